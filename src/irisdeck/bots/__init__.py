"""Bots: a view in, a move out."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from irisdeck.bots.base import Bot, Thought
from irisdeck.bots.greedy import Greedy
from irisdeck.bots.levels import Best, Easy, Medium, Strong
from irisdeck.bots.random import Random
from irisdeck.game import InvalidOption, alternatives, short

if TYPE_CHECKING:
    from collections.abc import Mapping

    from irisdeck.game import Game

BOTS: dict[str, type[Bot]] = {
    "random": Random,
    "easy": Easy,
    "greedy": Greedy,
    "medium": Medium,
    "strong": Strong,
    "best": Best,
}
USUAL = "medium"  # the opponent for whoever names none


@cache
def kinds() -> Mapping[str, type[Bot]]:
    """All bots by name: ours, and those of installed packages that name them under the entry point irisdeck.bots."""
    from importlib.metadata import entry_points  # slow to import, and needed only here

    return {**{found.name: found.load() for found in entry_points(group="irisdeck.bots")}, **BOTS}


def bot(spec: str, seed: int | None = None) -> Bot:
    """A bot by its name, with a budget where it takes one: strong, strong:50ms, strong:3000 (simulations).

    The same seed makes it play the same game again, unless its budget is a time.
    """
    name, _, budget = spec.partition(":")
    if name not in kinds():
        raise InvalidOption(f"there is no bot {short(name)}: there are {alternatives(kinds(), 'and')}")
    return kinds()[name].made(budget, seed)


@cache
def ratings() -> Mapping[str, Any]:
    """What the arena found (benchmarks/ratings.py): the date, the budgets, and Elo above random by game and bot."""
    import json
    from pathlib import Path  # slow to import, and needed only here

    found: Mapping[str, Any] = json.loads(Path(__file__).with_name("ratings.json").read_text(encoding="utf-8"))
    return found


def check_bot(spec: str, game: Game) -> str:
    """The spec, if there is such a bot and it plays the game."""
    made = bot(spec)
    if game.name not in made.games:
        raise InvalidOption(f"{spec} does not play {game.name}: it plays {alternatives(made.games, 'and')}")
    return spec


__all__ = [
    "BOTS",
    "USUAL",
    "Best",
    "Bot",
    "Easy",
    "Greedy",
    "Medium",
    "Random",
    "Strong",
    "Thought",
    "bot",
    "check_bot",
    "kinds",
    "ratings",
]
