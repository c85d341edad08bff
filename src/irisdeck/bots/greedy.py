"""A quick bot that maximizes a rule of thumb for the current turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irisdeck.bots.base import Bot
from irisdeck.bots.levels import thinking

if TYPE_CHECKING:
    from collections.abc import Callable

    from irisdeck.engine.state import Dice
    from irisdeck.game import Game, Move, View

    Worth = Callable[[View, Move, Dice], float]


class Greedy(Bot):
    """Looks to the end of its own turn with a rule of thumb for each game, and plays any of the best moves."""

    level = "easy"
    memoryless = True

    def act(self, view: View) -> Move:
        worth = worth_in(view.game)
        values = [(worth(view, move, self.dice), move) for move in view.legal_moves]
        best = max(value for value, _ in values)
        return self.pick([move for value, move in values if value == best])


def worth_in(game: Game) -> Worth:
    """The rule of thumb that a game declares in its greedy.py, or else the weight of its policy."""
    if module := game.module("greedy"):
        declared: Worth = module.worth
        return declared
    return policy_weight


def policy_weight(view: View, move: Move, dice: Dice) -> float:
    """What the policy of the game says of a move; 0 for a game without a policy."""
    return int(thinking(view.game, "python").weight(view._fields.copy(), view.game.codes[move]))
