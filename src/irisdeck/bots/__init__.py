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
    from importlib.metadata import EntryPoint

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


def kinds() -> Mapping[str, type[Bot]]:
    """All bots by name: ours, those entered into BOTS, and those of installed packages."""
    return {**{name: made for name, made in installed().items() if not isinstance(made, Exception)}, **BOTS}


@cache
def installed() -> Mapping[str, type[Bot] | Exception]:
    """What packages name under the entry point irisdeck.bots: bots, or why they cannot be had."""
    from importlib.metadata import entry_points  # slow to import, and needed only here

    return {found.name: _loaded(found) for found in entry_points(group="irisdeck.bots")}


def _loaded(found: EntryPoint) -> type[Bot] | Exception:
    try:
        made: type[Bot] = found.load()
    except Exception as wrong:  # a stranger's, whatever it is: it must not take our own bots away
        return wrong
    return made


def bot(spec: str, seed: int | None = None) -> Bot:
    """A bot by its name, with a budget where it takes one: strong, strong:50ms, strong:3000 (simulations).

    The same seed makes it play the same game again, unless its budget is a time.
    """
    name, _, budget = spec.partition(":")
    if made := kinds().get(name):
        return made.made(budget, seed)
    if name in installed():
        raise InvalidOption(f"the bot {short(name)} is installed, but cannot be loaded: {installed()[name]}")
    raise InvalidOption(f"there is no bot {short(name)}: there are {alternatives(kinds(), 'and')}")


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
