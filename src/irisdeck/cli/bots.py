"""`irisdeck bots`: the list of bots."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from irisdeck.bots import BOTS, kinds, ratings
from irisdeck.cli.arguments import add_command
from irisdeck.game import GAMES

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from irisdeck.bots import Bot
    from irisdeck.cli.arguments import Commands


def register(commands: Commands) -> None:
    """Register the command."""
    command = add_command(
        commands,
        "bots",
        run_bots,
        "List the bots: how each thinks, and how long.",
        "bots",
        "play duel --against strong",
    )
    command.add_argument("--json", action="store_true", help="print the list as JSON")


def run_bots(args: argparse.Namespace) -> None:
    """Print every bot there is, for people or as JSON."""
    bots = [bot_entry(name, kind) for name, kind in kinds().items()]
    if args.json:
        print(json.dumps(bots))
        return
    rows = [("name", "level", "time per move", *(f"{game} elo" for game in GAMES), "how it thinks")]
    rows += [tuple(bot_row(bot)) for bot in bots]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
    for row in rows:
        print("  ".join([*(f"{cell:{width}}" for cell, width in zip(row[:-1], widths, strict=True)), row[-1]]))
    budgets = ", ".join(f"{name}{budget}" for name, budget in ratings()["budgets"].items() if budget)
    print(f"elo: above random, heads-up, measured on {ratings()['date']} with {budgets} (docs/bots.md); - is not rated")


def bot_entry(name: str, kind: type[Bot]) -> dict[str, Any]:
    """A bot as JSON values; only our own bots are rated."""
    lines = (kind.__doc__ or "").strip().splitlines()
    rating = {game: rated[name] for game, rated in ratings()["elo"].items() if name in rated and name in BOTS}
    return {
        "name": name,
        "level": kind.level,
        "games": list(kind.games),
        "time per move": kind.pace,
        "rating": rating,
        "how it thinks": lines[0] if lines else "",
    }


def bot_row(bot: dict[str, Any]) -> Iterator[str]:
    """The cells of a bot in the list."""
    yield from (bot["name"], bot["level"], bot["time per move"])
    for game in GAMES:
        if game not in bot["games"]:
            yield "does not play"
        elif game in bot["rating"]:
            value, width = bot["rating"][game]
            yield f"{value} ± {width}" if value else "0"
        else:
            yield "-"
    yield bot["how it thinks"]
