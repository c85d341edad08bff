"""Red7: what its puzzles are about, decided from the position and the best move."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from irisdeck.games.red7 import rules
from irisdeck.games.red7.rules import LAY, PAINT, PAINT_BY_7, TAKE_BY_1, bit

if TYPE_CHECKING:
    from irisdeck.game import Move, State

THEMES = ("defense", "rule", "action", "two-steps", "keep", "few-cards", "lead")
WORLDS = 40  # in which a move must win against any defense
LIMIT = 20_000  # positions that the solver looks at in each
FEW = 3  # cards in hand


def theme(state: State, best: Move, wrong: Move) -> str:
    """What a puzzle is about, in a word."""
    fields, code = state._fields, state.game.codes[best]
    kind, card = code & ~63, code & 63
    if wins_by_force(state, best):
        return "defense"
    if kind == PAINT:
        return "rule"
    if kind in (PAINT_BY_7, TAKE_BY_1) or (kind == LAY and fields.actions and rules.number(card) & 1):
        return "action"
    if kind == LAY and not leads_with(fields, card):
        return "two-steps"
    other = state.game.codes[wrong] & 63
    if other > card and state.game.codes[wrong] & ~63 in (LAY, PAINT):
        return "keep"
    return "few-cards" if fields.hand[state.seat].bit_count() <= FEW else "lead"


def leads_with(fields: rules.State, card: int) -> bool:
    """R8: whether a card laid into the palette brings the lead at once."""
    after = fields.copy()
    after.palette[after.seat] |= bit(card)
    return bool(rules.leads(after, after.rule))


def wins_by_force(state: State, move: Move) -> bool:
    """Whether a move wins a single round of two against any defense, in every world that its player thinks possible.

    The defense knows all cards there, which is more than any opponent does.
    """
    if state.game.players != 2 or state.game.options["advanced"] or state.game.options["actions"]:
        return False
    from irisdeck.games.red7.solve import Unsolved, solve

    view, rng = state.view(state.seat), Random(len(state.history))
    try:
        return all(move in solve(view.sample(rng), LIMIT).moves for _ in range(WORLDS))
    except Unsolved:
        return False
