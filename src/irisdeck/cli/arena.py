"""`irisdeck arena`: bots rated against each other."""

from __future__ import annotations

import json
from contextlib import nullcontext
from typing import TYPE_CHECKING

from irisdeck.cli.arguments import Failure, add_command, add_game, add_workers, chosen_game, whole, workers_of
from irisdeck.cli.files import writing_records
from irisdeck.cli.runs import joined, reporting_lost_workers, resume_hint

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from irisdeck.cli.arguments import Commands
    from irisdeck.research.arena import Arena, ArenaReport, ArenaResults, Sprt

COPIES = 8  # how often bots are asked again where results are sharpened
DEFAULT_GAMES = 400  # unless a number is given, or a sequential test decides


def register(commands: Commands) -> None:
    """Register the command."""
    command = add_command(
        commands,
        "arena",
        run_arena,
        "Rate bots against each other: every deal from every seat, with error bars.",
        "arena red7 --bots medium,greedy,random --games 400",
        "arena tricks --players 4 --bots medium,easy,greedy,random --games 2000 --log tricks.jsonl --plot tricks.svg",
        "arena duel --bots strong:2000,strong:500 --sprt --elo1 30",
        "arena red7 --bots medium,easy --sharpen --games 200",
    )
    add_game(command)
    command.add_argument("--bots", required=True, help="two or more: a,b,c; one named twice plays twice, as a and a#2")
    command.add_argument(
        "--games",
        type=whole(1),
        help=f"how many, rounded up to whole deals (default: {DEFAULT_GAMES}; with --sprt as many as it takes)",
    )
    command.add_argument("--seed", type=whole(0), default=0, help="same seed, same games (default: 0)")
    add_workers(command)
    command.add_argument(
        "--sharpen",
        type=whole(1),
        nargs="?",
        const=COPIES,
        default=0,
        metavar="N",
        help=f"ask every bot N times more ({COPIES} if left out) to take away the luck of its dice: fewer games tell as"
        " much, but each takes longer",
    )
    command.add_argument("--log", metavar="FILE", help="save every finished game here; if the file exists, resume")
    command.add_argument("--records", metavar="FILE", help="write the records here, one a line; - is standard output")
    command.add_argument("--plot", metavar="FILE", help="draw the ratings as SVG: name.svg")
    command.add_argument("--json", action="store_true", help="print the result as JSON")
    command.add_argument("--sprt", action="store_true", help="two bots: stop as soon as it is clear who is stronger")
    command.add_argument("--elo0", type=float, help="H0: the first bot is stronger by this much or less (default: 0)")
    command.add_argument("--elo1", type=float, help="H1: it is stronger by this much or more (default: 20)")
    command.add_argument("--alpha", type=float, help="risk of accepting elo1 wrongly (default: 0.05)")
    command.add_argument("--beta", type=float, help="risk of accepting elo0 wrongly (default: 0.05)")


def run_arena(args: argparse.Namespace) -> None:
    """Play the games, and print the ratings."""
    from irisdeck.research.arena import Arena, ArenaReport
    from irisdeck.research.charts import check_path

    arena = Arena(chosen_game(args), tuple(args.bots.split(",")), args.seed, bool(args.records), args.sharpen)
    test = sequential_test(args)
    if args.plot:
        check_path(args.plot)
    with writing_records(args.records) if args.records else nullcontext() as file:
        with reporting_lost_workers(lambda: resume_hint(args)):
            results = compete(arena, test, args, (lambda line: file.write(line + "\n")) if file else None)
        if args.records != "-":
            print_report(ArenaReport(results), args)
        if results.interrupted:  # raised in here, so that half of the records does not get the final name
            raise Failure(joined(f"stopped after {len(results.deals)} deals", resume_hint(args)), 130)


def sequential_test(args: argparse.Namespace) -> Sprt | None:
    """The sequential test, if one is asked for."""
    from irisdeck.research.arena import Sprt

    names = ("elo0", "elo1", "alpha", "beta")
    settings = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    if settings and not args.sprt:
        raise Failure(f"--{next(iter(settings))} is a setting of --sprt", 2)
    return Sprt(**settings) if args.sprt else None


def compete(
    arena: Arena, test: Sprt | None, args: argparse.Namespace, write: Callable[[str], object] | None
) -> ArenaResults:
    """Run an arena with a progress bar, which shows on a terminal only."""
    from tqdm import tqdm

    from irisdeck.research import arena as research

    games = args.games or (None if test else DEFAULT_GAMES)
    total = None if games is None else -(-games // arena.games_per_deal) * arena.games_per_deal
    with tqdm(total=total, unit=" games", disable=None, leave=False) as bar:

        def progress(played: int) -> None:
            if test:
                bar.set_postfix_str(f"LLR {test.llr:+.2f}", refresh=False)
            bar.update(played)

        return research.compete(arena, games, sprt=test, write=write, progress=progress, **workers_of(args))


def print_report(report: ArenaReport, args: argparse.Namespace) -> None:
    """Print the ratings, for people or as JSON, and draw them if asked."""
    if not report:
        raise Failure("stopped before the first deal was finished", 130)
    print(json.dumps(report.to_dict()) if args.json else report)
    if args.plot:
        try:
            report.plot(args.plot)
        except OSError as error:
            raise Failure(f"cannot write {args.plot}: {error.strerror or error}") from None
