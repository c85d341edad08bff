"""Rainbow tricks: what its puzzles are about, decided from the position and the best move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irisdeck.games.tricks.rules import RUN, TAKE, cards, points, total

if TYPE_CHECKING:
    from irisdeck.game import Move, State

THEMES = ("prize", "last-trick", "counting", "keep", "run", "win-it", "give-little")
FEW = 4  # cards in the smallest hand: the game may end with this trick


def theme(state: State, best: Move, wrong: Move) -> str:
    """What a puzzle is about, in a word."""
    fields, code, other = state._fields, state.game.codes[best], state.game.codes[wrong]
    if code & TAKE:
        return "prize"
    if total(fields.hand[state.seat]) == total(cards(code & 255)):
        return "last-trick"
    if state.game.players == 2 and fields.raised == 3:  # T21: the other holds whatever has not been seen
        return "counting"
    if min(total(hand) for hand in fields.hand[: state.game.players]) <= FEW:
        return "last-trick"
    if code >> 3 & 15 < other >> 3 & 15:
        return "keep"
    if code & RUN:
        return "run"
    return "win-it" if points(cards(code & 255)) > points(cards(other & 255)) else "give-little"
