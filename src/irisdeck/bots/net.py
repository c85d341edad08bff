"""A bot that plays by a net, without any search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from irisdeck.bots.base import Bot
from irisdeck.game import InvalidOption

if TYPE_CHECKING:
    from irisdeck.game import Game, Move, View
    from irisdeck.nets import Net


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
