"""Bots: a view in, a move out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irisdeck.bots.bot import Bot
from irisdeck.bots.greedy import Greedy
from irisdeck.bots.random import Random
from irisdeck.game import InvalidOption, alternatives, short

if TYPE_CHECKING:
    from collections.abc import Mapping

BOTS: Mapping[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name; the same seed makes it play the same game again."""
    if name not in BOTS:
        raise InvalidOption(f"there is no bot {short(name)}: there are {alternatives(BOTS, 'and')}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "Greedy", "Random", "bot"]
