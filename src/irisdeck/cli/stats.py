"""`irisdeck stats`: the study of a game."""

from __future__ import annotations

import argparse
import json
import shlex
from contextlib import contextmanager, nullcontext
from typing import IO, TYPE_CHECKING, Any

from irisdeck.cli.arguments import Failure, add_command, add_game, add_workers, options_in, whole, workers_of
from irisdeck.cli.files import writing
from irisdeck.cli.runs import reporting_lost_workers, resume_hint, stopped, warn_if_slow
from irisdeck.engine.state import stream
from irisdeck.game import game, short

if TYPE_CHECKING:
    from collections.abc import Iterator

    from irisdeck.cli.arguments import Commands
    from irisdeck.research.study import StudyReport, StudyResults, Variant


def register(commands: Commands) -> None:
    """Register the command."""
    command = add_command(
        commands,
        "stats",
        run_stats,
        "Study a game: length, choices, seats, scores and how rounds end, with confidence intervals.",
        "stats red7 --players 3 --games 1000000 --out red7.html",
        "stats red7 --against advanced=on --against 'advanced=on actions=on' --out red7.html --json red7.json",
        "stats duel --bots medium --against bots=random --games 2000 --log duel.log",
    )
    add_game(command)
    command.add_argument("--bots", default="random", help="one for all seats, or one for each: a,b,c (default: random)")
    command.add_argument(
        "--games", type=whole(2), help="of each variant (default: 100000 at random, 1000 by other bots)"
    )
    command.add_argument("--seed", type=whole(0), default=0, help="same seed, same figures (default: 0)")
    add_workers(command)
    command.add_argument(
        "--against",
        metavar="CHANGES",
        action="append",
        default=[],
        help="compare with a variant: options, players=N, bots=a,b; may be given several times",
    )
    command.add_argument("--log", metavar="FILE", help="save the sums so far here; if the file exists, resume from it")
    command.add_argument("--out", metavar="FILE", help="write the report as a page; - is standard output")
    command.add_argument("--json", metavar="FILE", help="write the report as JSON; - is standard output")


def run_stats(args: argparse.Namespace) -> None:
    """Play the games, and print or write the report."""
    if args.out == args.json == "-":
        raise Failure("standard output can take the page or the JSON, not both", 2)
    variants = chosen_variants(args)
    wanted = sum(variant.games for variant in variants)
    _warn_if_slow(variants)
    with report_files(args) as (page_file, json_file):
        with reporting_lost_workers(lambda: resume_hint(args)):
            results = study(variants, args)
        if results.counts[0].games < 2:
            raise stopped(results.games, wanted)
        report = report_of(results, args)
        write_report(report, page_file, json_file)
    if args.json != "-" and args.out != "-":
        print(report)
    if results.interrupted:
        raise stopped(results.games, wanted, resume_hint(args))


def _warn_if_slow(variants: list[Variant]) -> None:
    from irisdeck.research.study import linked

    if any(variant.job.uniform for variant in variants):
        warn_if_slow(variants[0].game.rules, more=linked(variants[0].game))


# -- The variants --


def chosen_variants(args: argparse.Namespace) -> list[Variant]:
    """The variant of the command line, and those it is compared with."""
    from irisdeck.research.study import MOST_VARIANTS

    if len(args.against) >= MOST_VARIANTS:
        raise Failure(f"one report compares {MOST_VARIANTS} variants at most", 2)
    settings = {"players": args.players, "bots": args.bots, **options_in(args.option)}
    changes = [{}, *map(changes_in, args.against)]
    return [chosen_variant(args, number, {**settings, **own}) for number, own in enumerate(changes)]


def chosen_variant(args: argparse.Namespace, number: int, settings: dict[str, Any]) -> Variant:
    """One variant; the first plays the seed itself, the others streams of it. Wrong bots raise at once."""
    from irisdeck.research.study import Variant, seats

    names = str(settings.pop("bots")).split(",")
    players = settings.pop("players") or (len(names) if len(names) > 1 else None)
    table = game(args.game, players, **settings)
    bots = seats(names, table.players)
    games = args.games or (100_000 if set(bots) == {"random"} else 1000)
    variant = Variant(table, bots, games, stream(args.seed, number) if number else args.seed)
    variant.job  # noqa: B018  checks the bots
    return variant


def changes_in(text: str) -> dict[str, Any]:
    """What a variant has otherwise, from a text such as `players=3 advanced=on bots=medium`."""
    try:
        changes: dict[str, Any] = options_in(shlex.split(text))
    except ValueError:
        raise Failure(f"--against {short(text)}: a quotation mark is not closed", 2) from None
    if "players" in changes:
        try:
            changes["players"] = whole(1)(changes["players"])
        except argparse.ArgumentTypeError as error:
            raise Failure(f"--against {short(text)}: {error}", 2) from None
    return changes


def study(variants: list[Variant], args: argparse.Namespace) -> StudyResults:
    """Run a study with a progress bar, which shows on a terminal only."""
    from tqdm import tqdm

    from irisdeck.research import study as research

    total = sum(variant.games for variant in variants)
    with tqdm(total=total, unit=" games", unit_scale=True, disable=None, leave=False) as bar:
        return research.study(variants, progress=bar.update, **workers_of(args))


# -- The report --


def report_of(results: StudyResults, args: argparse.Namespace) -> StudyReport:
    """The report on the variants that the run has got to."""
    from irisdeck.research.study import StudyReport, without_empty

    return StudyReport(without_empty(results), command_line(args, results.variants[0].game.players))


def command_line(args: argparse.Namespace, players: int) -> str:
    """The command that gives the same figures again, on any machine."""
    words = ["irisdeck", "stats", args.game, "--players", str(players)]
    for option in args.option:
        words += ["--option", option]
    words += ["--bots", args.bots]
    if args.games:
        words += ["--games", str(args.games)]
    words += ["--seed", str(args.seed)]
    for text in args.against:
        words += ["--against", text]
    return shlex.join(words)


@contextmanager
def report_files(args: argparse.Namespace) -> Iterator[tuple[IO[str] | None, IO[str] | None]]:
    """The files of a report, opened before anything is played, so that a wrong name fails at once."""
    with (
        writing(args.out) if args.out else nullcontext() as page_file,
        writing(args.json) if args.json else nullcontext() as json_file,
    ):
        yield page_file, json_file


def write_report(report: StudyReport, page_file: IO[str] | None, json_file: IO[str] | None) -> None:
    """Write the report as a page and as JSON, as far as these are asked for."""
    from irisdeck.research.study import page

    if page_file:
        page_file.write(page(report))
    if json_file:
        json_file.write(json.dumps(report.to_dict()) + "\n")
