"""Bots that play by nets, without any search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from irisdeck.bots.base import Bot
from irisdeck.bots.levels import Strong
from irisdeck.game import InvalidOption

if TYPE_CHECKING:
    from irisdeck.bots.questions import Ask
    from irisdeck.game import Game, Move, View
    from irisdeck.nets import Net

SIMULATIONS = 200  # of the search that stands in where a game has no net


class NetPlayer(Bot):
    """Makes the move that a net likes best, at once: net:FILE, with a file of `irisdeck train`."""

    level = "as trained"
    memoryless = True

    def __init__(self, net: Net, seed: int | None = None) -> None:
        super().__init__(seed)
        self.net = net

    @classmethod
    def made(cls, budget: str, seed: int | None) -> Self:
        """The bot of a file."""
        from irisdeck import nets  # slow to import, and needed only here

        if not budget:
            raise InvalidOption("net plays by a file that irisdeck train has written: net:tricks.net")
        return cls(nets.opened(budget), seed)

    def check(self, game: Game) -> None:
        self.net.refuse_other(game)

    def act(self, view: View) -> Move:
        self.net.refuse_other(view.game)
        legal = view.legal_moves
        return legal[0] if len(legal) == 1 else self.net.best(view)


class Expert(Bot):
    """Plays at once by a net that has learned by playing itself; in a game that has none, it searches a little."""

    level = "expert"
    memoryless = True

    def act(self, view: View) -> Move:
        return self._known(view) or self._searching().act(view)

    async def act_by(self, view: View, ask: Ask) -> Move:
        return self._known(view) or await self._searching().act_by(view, ask)

    def _known(self, view: View) -> Move | None:
        """The move of the net, if there is one, or the only move."""
        from irisdeck import nets  # slow to import, and needed only here

        legal = view.legal_moves
        if len(legal) == 1:
            return legal[0]
        net = nets.shipped(view.game)
        return net.best(view) if net else None

    def _searching(self) -> Strong:
        return Strong(self.dice.rng, simulations=SIMULATIONS)
