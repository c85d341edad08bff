"""`irisdeck analyze`: what every decision of recorded games was worth, and how luck and skill add up."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from irisdeck.cli.arguments import Failure, add_command, add_voice, chosen_language, whole
from irisdeck.cli.files import chosen_records
from irisdeck.cli.runs import warn_if_slow
from irisdeck.game import InvalidOption
from irisdeck.record import WrongRecord
from irisdeck.record_files import LONGEST_LINE

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from irisdeck.analysis import Analysis
    from irisdeck.cli.arguments import Commands
    from irisdeck.record import Record

QUICK = 100  # simulations that are suggested where the rules run interpreted


def register(commands: Commands) -> None:
    """Register the command."""
    command = add_command(
        commands,
        "analyze",
        run_analyze,
        "Analyze finished games: what each decision cost, what was better, and how luck and skill add up.",
        "analyze game.jsonl",
        "analyze games.jsonl --only 3 --seat 0",
        "simulate red7 --bots medium,easy --games 5 --records - | irisdeck analyze - --simulations 500",
        "analyze games.jsonl.gz --json > analyses.jsonl",
        "analyze --requests < requests.jsonl",
    )
    command.add_argument("file", metavar="FILE", nargs="?", help="records, one a line; - is standard input")
    command.add_argument("--only", "--game", metavar="LINE", type=whole(1), help="the game of this line alone")
    command.add_argument("--seat", type=whole(0), help="the decisions of this seat alone, counted from 0")
    command.add_argument("--simulations", metavar="N", type=whole(1), help="of each move at most (default: 16000)")
    command.add_argument("--workers", type=whole(1), help="cores to use (default: all)")
    command.add_argument("--json", action="store_true", help="print each game as a line of JSON (docs/analysis.md)")
    command.add_argument(
        "--requests",
        action="store_true",
        help="for other programs: a request as JSON on each line of standard input, answers in the order they are done",
    )
    add_voice(command)


def run_analyze(args: argparse.Namespace) -> None:
    """Analyze the games of a file, or answer requests."""
    if args.requests:
        refuse_with_requests(args)
        warn_if_slow()
        return answer_requests(args.workers)
    if args.file is None:
        raise Failure("name a file with records, or - for standard input (see irisdeck analyze --help)", 2)
    if args.json and args.seat is not None:
        raise Failure("--json has all seats, so it excludes --seat", 2)
    check_budget(args.simulations)
    warn()
    return analyze_file(args)


def refuse_with_requests(args: argparse.Namespace) -> None:
    """Refuse what a request says itself."""
    for name in ("file", "only", "seat", "simulations", "json"):
        if getattr(args, name):
            raise Failure(f"--requests excludes {name.upper() if name == 'file' else f'--{name}'}", 2)


def check_budget(simulations: int | None) -> None:
    """Refuse more simulations than can be made."""
    from irisdeck.analysis.work import MOST

    if simulations and simulations > MOST:
        raise Failure(f"--simulations must be {MOST} at most, not {simulations}", 2)


def warn() -> None:
    """Say so where an analysis takes long, and how to shorten it."""
    from irisdeck.engine import compile

    warn_if_slow()
    if not compile.available():
        print(f"irisdeck: a game may take many minutes; --simulations {QUICK} shortens it", file=sys.stderr)


# -- Files --


def analyze_file(args: argparse.Namespace) -> None:
    """Print the analyses of a file's games, each as soon as it is done; a wrong game is named, and the rest goes on."""
    from irisdeck.analysis import CannotAnalyze
    from irisdeck.analysis.requests import named
    from irisdeck.table.replay import names_in
    from irisdeck.terminal.analysis import told
    from irisdeck.terminal.voice import Voice

    voice, wrong = Voice(chosen_language(args, "words"), args.spell), False
    for number, record in chosen_records(args.file, args.only):
        try:
            check_seat(args.seat, record)
            analysis = analyzed(record, args.simulations, args.workers)
        except (WrongRecord, CannotAnalyze) as error:
            print(f"irisdeck: {args.file}: line {number}: {error}", file=sys.stderr)
            wrong = True
            continue
        if args.json:
            print(json.dumps({"line": number, **named(analysis, record.names)}), flush=True)
        else:
            title = voice.words("line-game", number=number)
            print("\n".join(told(analysis, record, names_in(record), title, voice, args.seat)), flush=True)
    if wrong:
        raise SystemExit(1)


def check_seat(seat: int | None, record: Record) -> None:
    """Refuse a seat that a game does not have."""
    if seat is not None and seat >= record.players:
        raise InvalidOption(f"there is no seat {seat}: seats are 0 to {record.players - 1}")


def analyzed(
    record: Record, simulations: int | None = None, workers: int | None = None, result: Sequence[float] | None = None
) -> Analysis:
    """The analysis of a game, with a progress bar on a terminal."""
    from tqdm import tqdm

    from irisdeck.analysis import SIMULATIONS, analyze

    moves = sum("move" in event for event in record.events if isinstance(event, dict))
    with tqdm(total=moves, unit=" decisions", disable=None, leave=False) as bar:
        return analyze(
            record,
            simulations or SIMULATIONS,
            result=result,
            workers=workers,
            progress=lambda part: bar.update(part.done - bar.n),
        )


# -- Requests --


def answer_requests(workers: int | None) -> None:
    """Answer requests on standard input until it ends, and all of them are answered."""
    from irisdeck.analysis.requests import Requests

    requests = Requests(lambda answer: print(json.dumps(answer), flush=True), workers)
    try:
        for line in request_lines():
            if line is None:
                requests.refuse(f"a line is longer than {LONGEST_LINE >> 20} MiB: not a request")
            else:
                requests.take(line)
        requests.finish()
    finally:
        requests.stop()


def request_lines() -> Iterator[bytes | None]:
    """The lines of standard input that are not empty; None in place of one that is too long."""
    while line := sys.stdin.buffer.readline(LONGEST_LINE):
        whole_line = len(line) < LONGEST_LINE or line.endswith(b"\n")
        while not whole_line:
            rest = sys.stdin.buffer.readline(LONGEST_LINE)
            whole_line = not rest or rest.endswith(b"\n")
            line = b""
        if not line:
            yield None
        elif line.strip():
            yield line
