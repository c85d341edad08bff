"""Rainbow tricks: the rule of thumb of the greedy bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from irisdeck.engine.state import Dice
    from irisdeck.game import Move, View


def worth(view: View, move: Move, dice: Dice) -> float:
    """Take the stack worth most; play many cards, and give few points away."""
    points = sum(map(int, move.lstrip("=")))
    return points if move.startswith("=") else len(move) - points / 100
