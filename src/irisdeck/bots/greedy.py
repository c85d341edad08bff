"""The opponent that takes what it can get now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irisdeck.bots.base import Bot

if TYPE_CHECKING:
    from irisdeck.game import Move, State, View


class Greedy(Bot):
    """Looks to the end of its own turn with a rule of thumb for each game, and plays any of the best moves."""

    level = "easy"

    def act(self, view: View) -> Move:
        worth = {"duel": self.duel, "tricks": self.tricks, "red7": self.red7}[view.game.name]
        values = [(worth(view, move), move) for move in view.legal_moves]
        best = max(value for value, _ in values)
        return self.pick([move for value, move in values if value == best])

    def duel(self, view: View, move: Move) -> float:
        """Lay what fits, stop as soon as the turn may end, neither turn nor lay blind without need."""
        if move == "end":
            return 2
        if not move.startswith("n"):
            return 0
        face = view.seen["hand"][int(move[1]) - 1]
        fits = face == "W" or face not in [*view.seen["row"], "K"]
        return 1 if fits else -1

    def tricks(self, view: View, move: Move) -> float:
        """Take the stack worth most; play many cards, and give few points away."""
        points = sum(map(int, move.lstrip("=")))
        return points if move.startswith("=") else len(move) - points / 100

    def red7(self, view: View, move: Move) -> float:
        """Stay in; if not by this move, then by the next."""
        from random import Random  # slow to import, and not needed before a bot thinks

        if move == "pass":
            return -1
        after = view.sample(Random(self.dice.rng)).play(move)
        if after.seat != view.seat or after.over:
            return 2 if still_in(after, view.seat) else -1
        return 1 if any(still_in(after.play(then), view.seat) for then in after.legal_moves) else 0


def still_in(state: State, seat: int) -> bool:
    """Whether a seat is in the round, or has just won it."""
    return (state.over and seat in state.winners) or bool(state.view(seat).seen["in"][seat])
