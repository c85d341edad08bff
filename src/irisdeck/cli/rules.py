"""`irisdeck rules`: the rules of a game, clause by clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irisdeck.cli.arguments import add_command, add_language, chosen_language
from irisdeck.game import GAMES, kind

if TYPE_CHECKING:
    import argparse

    from irisdeck.cli.arguments import Commands


def register(commands: Commands) -> None:
    """Register the command."""
    command = add_command(
        commands,
        "rules",
        run_rules,
        "Print the rules of a game, clause by clause.",
        "rules duel",
        "rules red7 R17 --language de",
    )
    command.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    command.add_argument("clause", metavar="CLAUSE", nargs="?", help="one clause alone")
    add_language(command)


def run_rules(args: argparse.Namespace) -> None:
    """Print the rules page, or one clause of it."""
    from irisdeck.table import rulebook

    name, language = kind(args.game).name, chosen_language(args, "rules")
    print(rulebook.clause(name, args.clause, language) if args.clause else rulebook.page(name, language))
