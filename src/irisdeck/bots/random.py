"""The opponent that has not read the rules' purpose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irisdeck.bots.base import Bot

if TYPE_CHECKING:
    from irisdeck.game import Move, View


class Random(Bot):
    """Plays any legal move, all equally likely."""

    level = "none"
    memoryless = True

    def act(self, view: View) -> Move:
        return self.pick(view.legal_moves)
