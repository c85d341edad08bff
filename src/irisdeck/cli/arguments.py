"""What the commands share: the parser, arguments that several commands have, and how a command fails."""

from __future__ import annotations

import argparse
import math
import os
import sys
from typing import TYPE_CHECKING, Any, NoReturn

from irisdeck.game import GAMES, game, short
from irisdeck.words import LANGUAGES, preferred

if TYPE_CHECKING:
    from collections.abc import Callable

    from irisdeck.game import Game

    Commands = argparse._SubParsersAction["Parser"]


class Failure(Exception):
    """A command that failed: the message for the user, and the exit status."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status


class Parser(argparse.ArgumentParser):
    """A parser that reports a wrong call in one line."""

    def error(self, message: str) -> NoReturn:
        raise Failure(f"{message} (see {self.prog} --help)", 2)

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        sys.stdout.flush()  # a help page that could not be written is a failure
        super().exit(status, message)


def add_command(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], None], promise: str, *examples: str
) -> Parser:
    """Register a command: its help is one sentence, and examples to copy."""
    text = "\n".join([promise, "", *(f"  irisdeck {example}" for example in examples)])
    form = argparse.RawDescriptionHelpFormatter
    command = commands.add_parser(name, help=promise, description=text, formatter_class=form)
    command.set_defaults(run=run)
    return command


# -- Readers of values --


def whole(low: int) -> Callable[[str], int]:
    """A reader of whole numbers from `low` on."""

    def read(text: str) -> int:
        try:
            if int(text) >= low:
                return int(text)
        except ValueError:
            pass
        raise argparse.ArgumentTypeError(f"{short(text)} is no whole number from {low} on")

    return read


def seconds(text: str) -> float:
    """Read a number of seconds, 0 or more."""
    try:
        if 0 <= float(text) < math.inf:
            return float(text)
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(f"{short(text)} is no number of seconds")


def options_in(texts: list[str]) -> dict[str, str]:
    """Options by name, from texts such as `advanced=on`."""
    options = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise Failure(f"an option is written key=value, not {short(text)}", 2)
        options[key] = value
    return options


# -- The game --


def add_game(command: Parser, nargs: str | None = None) -> None:
    """Add the arguments that choose a game."""
    command.add_argument("game", metavar="GAME", nargs=nargs, help=", ".join(GAMES))
    command.add_argument("--players", type=whole(1), help="how many (default: 2)")
    command.add_argument(
        "--option", metavar="KEY=VALUE", action="append", default=[], help="may be given several times"
    )
    command.epilog = "\n".join(["options:", *(line for kind in GAMES.values() for line in _options_of(kind))])


def _options_of(kind: type[Game]) -> list[str]:
    """The options of a game, as the end of a help page lists them."""
    first, last = kind.seats[0], kind.seats[-1]
    players = f"{first}-{last}" if first < last else f"{first}"
    options = kind.options_for(first).items()
    return [
        f"  {kind.name}, {players} players",
        *(f"    {key}={option.default}: {option.help} ({option.allowed})" for key, option in options),
    ]


def chosen_game(args: argparse.Namespace) -> Game:
    """The game named on the command line, with its options."""
    return game(args.game, args.players, **options_in(args.option))


# -- The language --


def add_language(command: Parser) -> None:
    """Add the argument that chooses a language."""
    command.add_argument("--language", help=f"{', '.join(LANGUAGES)} (default: that of the terminal)")


def add_voice(command: Parser) -> None:
    """Add the arguments that say how the prompt speaks."""
    add_language(command)
    command.add_argument("--spell", action="store_true", help="write cards in words: red 7 instead of R7")


def chosen_language(args: argparse.Namespace, what: str) -> str:
    """The language asked for, or that of the terminal; `what` is what there is none of in an unknown language."""
    if args.language is None:
        names = ("LC_ALL", "LC_MESSAGES", "LANG")
        return preferred(next((os.environ[name] for name in names if os.environ.get(name)), ""))
    if args.language not in LANGUAGES:
        known = ", ".join(f"{code} ({title})" for code, title in LANGUAGES.items())
        raise Failure(f"there are no {what} in {short(args.language)}: there are {known}", 2)
    return str(args.language)


# -- The workers --


def add_workers(command: Parser) -> None:
    """Add the arguments that say where the games are played."""
    command.add_argument("--workers", type=whole(1), help="cores to use (default: all)")
    command.add_argument(
        "--ray",
        metavar="CLUSTER",
        help="run on a Ray cluster: auto (the one this machine is in), local (one for this run) or an address",
    )


def workers_of(args: argparse.Namespace) -> dict[str, Any]:
    """Where the games are played, and the log to resume from, as `simulate`, `compete` and `study` take them."""
    return {"workers": args.workers, "ray": args.ray, "log": args.log}
