"""Files that commands read and write: records, and output that is never left half written."""

from __future__ import annotations

import gzip
import os
import sys
import zlib
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING

from irisdeck.cli.arguments import Failure
from irisdeck.folders import is_special, target_of
from irisdeck.game import InvalidOption
from irisdeck.record import InvalidRecord, Record

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager

LONGEST_LINE = 64 << 20  # bytes: far more than any traced game, far less than memory


@contextmanager
def writing(path: str, unfinished: Path | None = None) -> Iterator[IO[str]]:
    """Open a file to write. It is written beside its final name, and renamed when all went well.

    With `unfinished`, an interrupted run is resumed: that file is appended to, and stays if the run is interrupted
    again.
    """
    if path == "-":
        yield sys.stdout
        return
    special = is_special(path)  # a device or a pipe is written directly
    target = Path(path) if special else resolved(path)
    part = target if special else unfinished or target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with part.open("a" if unfinished else "w", encoding="utf-8", newline="\n") as file:
            yield file
        if not special:
            part.replace(target)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Failure(f"cannot write {path}: {error.strerror or error}") from None
    finally:
        if not special and not unfinished:
            with suppress(OSError):
                part.unlink()


def resolved(path: str) -> Path:
    """The file that a path leads to, through all links."""
    try:
        return target_of(path)
    except FileNotFoundError:
        raise Failure(f"cannot use {path}: the working folder was deleted") from None
    except OSError as error:
        raise Failure(f"cannot use {path}: {error.strerror}") from None


def unfinished_path(path: str) -> Path:
    """Where the records of an interrupted run are kept."""
    return Path(f"{resolved(path)}.part")


def records_in(path: str) -> Iterator[tuple[int, Record]]:
    """The records of a file with their line numbers, one at a time; - is standard input, and .gz is unpacked."""
    try:
        with _opened(path) as file:
            number = 0
            while line := file.readline(LONGEST_LINE):
                number += 1
                if len(line) == LONGEST_LINE:
                    raise Failure(f"{path}: line {number} is longer than {LONGEST_LINE >> 20} MiB: not a record", 2)
                yield number, _read(path, number, line)
    except (OSError, EOFError, zlib.error) as error:
        raise Failure(f"cannot read {path}: {getattr(error, 'strerror', None) or error}", 2) from None
    if number == 0:
        raise Failure(f"{path}: the file is empty", 2)


def _opened(path: str) -> AbstractContextManager[IO[bytes]]:
    if path == "-":
        return nullcontext(sys.stdin.buffer)
    return gzip.open(path) if path.endswith(".gz") else Path(path).open("rb")  # type: ignore[return-value]


def _read(path: str, number: int, line: bytes) -> Record:
    try:
        return Record.from_line(line)
    except (InvalidRecord, InvalidOption) as error:
        raise Failure(f"{path}: line {number}: {error}", 2) from None


def chosen_records(path: str, only: int | None) -> Iterator[tuple[int, Record]]:
    """All records of a file, or the one of line `only`."""
    any_chosen = False
    for number, record in records_in(path):
        if only is None or number == only:
            any_chosen = True
            yield number, record
    if not any_chosen:
        raise Failure(f"{path} has no line {only}", 2)
