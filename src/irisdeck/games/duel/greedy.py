"""Rainbow duel: the rule of thumb of the greedy bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from irisdeck.engine.state import Dice
    from irisdeck.game import Move, View


def worth(view: View, move: Move, dice: Dice) -> float:
    """Lay what fits, end the turn as soon as possible, and neither turn nor lay blind without need."""
    if move == "end":
        return 2
    if not move.startswith("n"):
        return 0
    face = view.seen["hand"][int(move[1]) - 1]
    fits = face == "W" or face not in [*view.seen["row"], "K"]
    return 1 if fits else -1
