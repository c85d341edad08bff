"""`irisdeck replay`: recorded games, shown move by move, checked or traced."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from irisdeck.cli.arguments import Failure, add_command, add_voice, chosen_language, whole
from irisdeck.cli.files import chosen_records, records_in, writing_records
from irisdeck.record import WrongRecord

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from irisdeck.cli.arguments import Commands
    from irisdeck.record import Record


def register(commands: Commands) -> None:
    """Register the command."""
    command = add_command(
        commands,
        "replay",
        run_replay,
        "Walk through recorded games, or check them.",
        "replay out.jsonl",
        "replay out.jsonl --only 3 --language fr",
        "replay out.jsonl --check",
        "replay out.jsonl --trace traced.jsonl",
    )
    command.add_argument("file", metavar="FILE", help="records: .jsonl, .jsonl.gz or .parquet; - is standard input")
    command.add_argument("--check", action="store_true", help="verify every move, score and winner")
    command.add_argument(
        "--trace", metavar="OUT", help="write them again with legal moves and views, in any of these formats"
    )
    command.add_argument("--only", metavar="LINE", type=whole(1), help="walk through the game of this line alone")
    add_voice(command)


def run_replay(args: argparse.Namespace) -> None:
    """Check the records, trace them, or walk through them."""
    if args.check:
        check_file(args.file)
    if args.trace:
        trace_file(args.file, args.trace)
    if not args.check and not args.trace:
        walk_file(args)


@contextmanager
def naming_the_line(path: str, number: int) -> Iterator[None]:
    """Turn a wrong record into a failure that names its line."""
    try:
        yield
    except WrongRecord as error:
        raise Failure(f"{path}: line {number}: {error}") from None


def with_progress(records: Iterator[tuple[int, Record]]) -> Iterator[tuple[int, Record]]:
    """The same records, with a progress bar on a terminal."""
    from tqdm import tqdm

    yield from tqdm(records, unit=" games", disable=None, leave=False)


def check_file(path: str) -> None:
    """Check every record of a file; the first wrong one is named."""
    games = moves = 0
    for number, record in with_progress(records_in(path)):
        with naming_the_line(path, number):
            record.check()
        games += 1
        moves += sum("move" in event for event in record.events)
    print(f"{games} games, {moves} moves: all valid")  # a promise of the record format: programs read it


def trace_file(path: str, out: str) -> None:
    """Write the records again with the legal moves and views at each move."""
    with writing_records(out) as file:
        for number, record in with_progress(records_in(path)):
            with naming_the_line(path, number):
                file.write(record.traced().to_json() + "\n")


def walk_file(args: argparse.Namespace) -> None:
    """Show the games of a file move by move; on a terminal, Enter shows the next."""
    from irisdeck.terminal.voice import Quit, Voice
    from irisdeck.terminal.walk import walk

    voice = Voice(chosen_language(args, "words"), args.spell)
    for number, record in chosen_records(args.file, args.only):
        try:
            with naming_the_line(args.file, number):
                walk(record, number, voice)
        except Quit:
            return
