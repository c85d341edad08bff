"""Bots: a view in, a move out."""

from __future__ import annotations

import logging
from copy import copy
from functools import cache
from typing import TYPE_CHECKING, Any

from irisdeck.bots.base import Acting, Bot, BotFailed, Thought, checked_move, checked_move_by, in_words
from irisdeck.bots.greedy import Greedy
from irisdeck.bots.levels import Best, Decent, Easy, Medium, Novice, Strong
from irisdeck.bots.net import Expert, NetPlayer
from irisdeck.bots.random import Random
from irisdeck.engine.state import Dice, seed_of
from irisdeck.game import InvalidOption, IrisdeckError, alternatives, short

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.metadata import EntryPoint

    from irisdeck.bots.questions import Ask
    from irisdeck.game import Game, Move, View

log = logging.getLogger(__name__)
BOTS: dict[str, type[Bot]] = {
    "random": Random,
    "novice": Novice,
    "easy": Easy,
    "greedy": Greedy,
    "decent": Decent,
    "medium": Medium,
    "expert": Expert,
    "strong": Strong,
    "best": Best,
}
FROM_FILES: dict[str, type[Bot]] = {"net": NetPlayer}  # offered to nobody who could name our files from elsewhere
USUAL = "medium"  # the opponent for whoever names none


def kinds() -> Mapping[str, type[Bot]]:
    """All bots by name: ours, those added to BOTS, and those of installed packages."""
    ours = {**BOTS, **FROM_FILES}
    loaded = {name: kind for name, kind in installed().items() if not isinstance(kind, Exception)}
    return {**ours, **{name: kind for name, kind in loaded.items() if name not in ours}}


@cache
def installed() -> Mapping[str, type[Bot] | Exception]:
    """The bots that packages register by the entry point irisdeck.bots, or the error that loading one raised."""
    from importlib.metadata import entry_points  # slow to import, and needed only here

    return {entry.name: _loaded(entry) for entry in entry_points(group="irisdeck.bots")}


def _loaded(entry: EntryPoint) -> type[Bot] | Exception:
    try:
        kind: type[Bot] = entry.load()
    except Exception as error:  # another package's bug must not break our own bots
        return error
    return kind


def bot(spec: str, seed: int | None = None) -> Bot:
    """A bot by its name, with a budget where it takes one: strong, strong:50ms, strong:3000 (simulations).

    The same seed makes it play the same game again, unless its budget is a time.
    """
    name, _, budget = spec.partition(":")
    if kind := kinds().get(name):
        return kind.made(budget, seed)
    if name in installed():
        raise InvalidOption(f"the bot {short(name)} is installed, but cannot be loaded: {installed()[name]}")
    raise InvalidOption(f"there is no bot {short(name)}: there are {alternatives(kinds(), 'and')}")


def safe_move(spec: str, view: View, seed: int | None = None) -> Move:
    """A bot's move, or that of the easy bot if it fails, so that no table stops because of a broken bot.

    `seed`: of its dice, where the same view must get the same move.
    """
    try:
        return checked_move(bot(spec, seed), view, spec)
    except Exception as failed:
        return _substitute(spec, view, seed, failed)


async def safe_move_by(spec: str, view: View, ask: Ask, seed: int | None = None) -> Move:
    """The same, with what is slow asked of somebody else."""
    try:
        return await checked_move_by(bot(spec, seed), view, spec, ask)
    except Exception as failed:
        return _substitute(spec, view, seed, failed)


def _substitute(spec: str, view: View, seed: int | None, failed: Exception) -> Move:
    """The move of the easy bot in place of one that failed; the log tells no secrets, so not which move was illegal."""
    raised = failed.__cause__ if isinstance(failed, BotFailed) else failed
    log.error("the bot %s failed at %s", spec, view.game.name, exc_info=raised)
    return Easy(seed).act(view)


@cache
def ratings() -> Mapping[str, Any]:
    """The ratings of the bots (benchmarks/ratings.py): the date, the budgets, and Elo above random by game and bot."""
    import json
    from pathlib import Path  # slow to import, and needed only here

    values: Mapping[str, Any] = json.loads(Path(__file__).with_name("ratings.json").read_text(encoding="utf-8"))
    return values


def check_bot(spec: str, game: Game) -> str:
    """The spec, if there is such a bot, it can be made, and it plays the game."""
    try:
        made = bot(spec)
    except IrisdeckError:
        raise
    except Exception as error:  # another package's bug is reported in one line
        raise InvalidOption(f"bot {short(spec)} cannot be made: {in_words(error)}") from error
    if game.name not in made.games:
        raise InvalidOption(f"{spec} does not play {game.name}: it plays {alternatives(made.games, 'and')}")
    made.check(game)
    return spec


# -- Players: bots by name, or objects --


def check_player(player: str | Acting, game: Game) -> None:
    """Raise InvalidOption unless this is the name of a bot or an object with `act(view)`, and plays the game."""
    if isinstance(player, str):
        check_bot(player, game)
        return
    if isinstance(player, type) or not callable(getattr(player, "act", None)):
        made = f": make one, {player.__name__}(...)" if isinstance(player, type) else ""
        raise InvalidOption(f"a bot is a name, or an object with act(view), not {short(player)}{made}")
    games = getattr(player, "games", (game.name,))
    if game.name not in games:
        raise InvalidOption(f"{player_name(player)} does not play {game.name}: it plays {alternatives(games, 'and')}")
    if isinstance(player, Bot):
        player.check(game)


def seated(player: str | Acting, seed: int | None) -> Acting:
    """A player for one seat of one game; a bot that was given as an object gets dice of its own, other objects stay."""
    if isinstance(player, str):
        return bot(player, seed)
    if isinstance(player, Bot):
        player = copy(player)
        player.dice = Dice(rng=seed_of(seed))
    return player


def player_name(player: str | Acting) -> str:
    """What results and messages call a player: the name of a bot, or of an object's class."""
    return player if isinstance(player, str) else type(player).__name__


__all__ = [
    "BOTS",
    "USUAL",
    "Acting",
    "Best",
    "Bot",
    "BotFailed",
    "Decent",
    "Easy",
    "Expert",
    "Greedy",
    "Medium",
    "NetPlayer",
    "Novice",
    "Random",
    "Strong",
    "Thought",
    "bot",
    "check_bot",
    "check_player",
    "checked_move",
    "checked_move_by",
    "in_words",
    "kinds",
    "player_name",
    "ratings",
    "safe_move",
    "safe_move_by",
    "seated",
]
