"""Rainbow duel: what its puzzles are about, decided from the position and the best move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irisdeck.games.duel.game import UNKNOWN, effect, face, uncovered
from irisdeck.games.duel.rules import BLIND, END, TURN

if TYPE_CHECKING:
    from irisdeck.game import Move, State

THEMES = ("rainbow", "blind", "counting", "memory", "threat", "trap", "last-row", "order")
LONG = 4  # cards in a row that the other may complete next
LATE = 6  # cards left in the holder


def theme(state: State, best: Move, wrong: Move) -> str:
    """What a puzzle is about, in a word."""
    view = state.view(state.seat)
    fields, code = view._fields, state.game.codes[best]
    if fields.back - fields.front <= LATE:
        return "last-row"
    if code == END:
        return "trap"
    up = face(fields, *uncovered(fields, code))
    if up != UNKNOWN and effect(fields, code, up) == "rainbow":
        return "rainbow"
    if code >= TURN:
        return "counting" if up == UNKNOWN else "memory"
    if code >= BLIND:
        return "blind"
    return "threat" if fields.length >= LONG else "order"
