"""`irisdeck simulate`: games between bots."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import IO, TYPE_CHECKING

from irisdeck.cli.arguments import Failure, add_command, add_game, add_workers, chosen_game, whole, workers_of
from irisdeck.cli.files import unfinished_path, writing_records
from irisdeck.cli.runs import reporting_lost_workers, resume_hint, stopped, warn_if_slow
from irisdeck.record_files import format_of

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from irisdeck.cli.arguments import Commands, Parser
    from irisdeck.research.simulate import Job, Tally


def register(commands: Commands) -> None:
    """Register the command."""
    command = add_command(
        commands,
        "simulate",
        run_simulate,
        "Play bots against each other and write the records.",
        "simulate red7 --bots greedy,random --games 1000",
        "simulate tricks --players 5 --bots random --games 10000 --records out.jsonl",
        "simulate duel --bots medium --games 10000 --records games.parquet",
        "simulate red7 --games 10000000 --ray auto --log red7.log",
    )
    add_games(command)
    add_workers(command)
    command.add_argument("--log", metavar="FILE", help="save the sums so far here; if the file exists, resume from it")
    command.add_argument(
        "--records", metavar="FILE", help="write the records here: .jsonl, .jsonl.gz or .parquet; - is standard output"
    )
    command.add_argument("--resume", action="store_true", help="resume from the records of an interrupted run")
    command.add_argument("--trace", action="store_true", help="write legal moves and views into the records, too")
    command.add_argument("--json", action="store_true", help="print the result as JSON")


def run_simulate(args: argparse.Namespace) -> None:
    """Play the games, and print the result or write the records."""
    job = chosen_job(args, bool(args.records), args.trace)
    if args.resume and not args.records:
        raise Failure("--resume goes on with a file of records: name one with --records", 2)
    if args.log and args.records:
        raise Failure("--log keeps the sums of games without records; with --records, --resume goes on", 2)
    if job.uniform and args.games >= 1000:
        warn_if_slow(job.game.rules)
    if args.records:
        write_records(job, args)
        return
    with reporting_lost_workers(lambda: resume_hint(args)):
        tally = play(job, args)
    if tally.games:
        print_tally(job, tally, args.json)
    if tally.interrupted:
        raise stopped(tally.games, args.games, resume_hint(args))


def add_games(command: Parser) -> None:
    """Add the arguments that say what is played."""
    add_game(command)
    command.add_argument("--bots", default="random", help="one for all seats, or one for each: a,b,c (default: random)")
    command.add_argument("--games", type=whole(1), default=1000, help="how many (default: 1000)")
    command.add_argument("--seed", type=whole(0), default=0, help="same seed, same games (default: 0)")


def chosen_job(args: argparse.Namespace, records: bool = False, trace: bool = False) -> Job:
    """What is to be played; several bots say how many players there are."""
    from irisdeck.research.simulate import Job, seats

    names = args.bots.split(",")
    if args.players is None and len(names) > 1:
        args.players = len(names)
    game = chosen_game(args)
    return Job(game, seats(names, game.players), args.seed, records, trace)


def write_records(job: Job, args: argparse.Namespace) -> None:
    """Play games and write their records; those of an interrupted run are kept for --resume."""
    part = unfinished_path(args.records)
    if args.records != "-":
        format_of(args.records)  # refuses an unknown ending before records to resume from are read
    earlier = earlier_games(job, part, args) if args.resume else None
    with writing_records(args.records, part if args.resume else None) as file:
        with reporting_lost_workers(lambda: keep(file, part)):
            tally = play(job, args, lambda line: file.write(line + "\n"), earlier)
        if tally.interrupted:  # raised in here, so that half of the records does not get the final name
            raise stopped(tally.games, args.games, keep(file, part))
    if args.records != "-":
        print_tally(job, tally, args.json)


def earlier_games(job: Job, part: Path, args: argparse.Namespace) -> Tally | None:
    """The games that an interrupted run has left behind, if any."""
    from irisdeck.research import simulate

    if args.records == "-" or part.exists() != part.is_file():
        raise Failure("--resume goes on with a file of records: name one with --records", 2)
    if not part.exists():
        return None
    tally = simulate.resumed(job, part)
    simulate.refuse_more(tally.games, args.games, str(part))
    print(f"irisdeck: {tally.games} games are in {part} already", file=sys.stderr)
    return tally


def keep(file: IO[str], part: Path) -> str:
    """Put the records of an interrupted run where --resume looks for them, and say so."""
    file.flush()
    written = Path(str(file.name))
    if file is sys.stdout or not written.is_file() or not written.stat().st_size:
        return ""
    written.replace(part)
    return f"the records so far are in {part}, and the same command with --resume goes on from there"


def play(
    job: Job,
    args: argparse.Namespace,
    write: Callable[[str], object] | None = None,
    earlier: Tally | None = None,
) -> Tally:
    """Run a simulation with a progress bar, which shows on a terminal only."""
    from tqdm import tqdm

    from irisdeck.research.simulate import simulate

    done = earlier.games if earlier else 0
    with tqdm(total=args.games, initial=done, unit=" games", unit_scale=True, disable=None, leave=False) as bar:
        return simulate(job, args.games, write=write, progress=bar.update, total=earlier, **workers_of(args))


def print_tally(job: Job, tally: Tally, as_json: bool) -> None:
    """Print the result of a simulation, for people or as JSON."""
    game = job.game
    seats = [(seat, name, tally.share(seat), tally.points(seat)) for seat, name in enumerate(job.bots)]
    if as_json:
        about = {"game": game.name, "players": game.players, "options": game.options, "seed": job.seed}
        rows = [dict(zip(("seat", "bot", "wins", "points"), row, strict=True)) for row in seats]
        print(json.dumps({**about, "games": tally.games, "decisions": tally.decisions, "seats": rows}))
        return
    mean = tally.decisions / tally.games
    print(f"{game.name}, {game.players} players, seed {job.seed}: {tally.games} games, ", end="")
    print(f"{tally.decisions} decisions ({mean:.1f} a game)")
    print("seat  bot         wins (95 %)          points (95 %)")
    for seat, name, wins, points in seats:
        share = f"{100 * wins.value:6.2f} % ± {100 * wins.width:.2f}"
        print(f"{seat:4}  {name:10}  {share:20} {points.value:7.2f} ± {points.width:.2f}")
