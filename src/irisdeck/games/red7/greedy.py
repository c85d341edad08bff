"""Red7: the rule of thumb of the greedy bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from irisdeck.engine.state import Dice
    from irisdeck.game import Move, State, View


def worth(view: View, move: Move, dice: Dice) -> float:
    """Stay in the round; if this move is not enough, then with the next one."""
    from random import Random  # slow to import, and not needed before a bot acts

    if move == "pass":
        return -1
    after = view.sample(Random(dice.rng)).play(move)
    if after.seat != view.seat or after.over:
        return 2 if still_in(after, view.seat) else -1
    return 1 if any(still_in(after.play(then), view.seat) for then in after.legal_moves) else 0


def still_in(state: State, seat: int) -> bool:
    """Whether a seat is in the round, or has just won it."""
    return (state.over and seat in state.winners) or bool(state.view(seat).seen["in"][seat])
