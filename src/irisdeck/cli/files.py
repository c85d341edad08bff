"""Files that commands read and write: records, and output that is never left half written."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from irisdeck.cli.arguments import Failure
from irisdeck.folders import is_special, target_of
from irisdeck.record import InvalidRecord, Record
from irisdeck.record_files import Format, format_of, numbered_records, pack

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager


@contextmanager
def writing(
    path: str, unfinished: Path | None = None, finish: Callable[[Path, Path], object] = Path.replace
) -> Iterator[TextIO]:
    """Open a file to write. It is written beside its final name, and renamed when all went well.

    With `unfinished`, an interrupted run is resumed: that file is appended to, and stays if the run is interrupted
    again. `finish` makes the final file of it in another way.
    """
    if path == "-":
        yield sys.stdout
        return
    special = is_special(path)  # a device or a pipe is written directly
    target = Path(path) if special else resolved(path)
    part = target if special else unfinished or target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with part.open("a" if unfinished else "w", encoding="utf-8", newline="\n") as file:
            yield file
        if not special:
            finish(part, target)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Failure(f"cannot write {path}: {error.strerror or error}") from None
    finally:
        if not special and not unfinished:
            with suppress(OSError):
                part.unlink()


def writing_records(path: str, unfinished: Path | None = None) -> AbstractContextManager[TextIO]:
    """Open a file to write records, one a line; in the end it is made what the ending of its name says."""
    form = "lines" if path == "-" else format_of(path)
    return writing(path, unfinished, Path.replace if form == "lines" else partial(packed, form))


def packed(form: Format, lines: Path, target: Path) -> None:
    """Write records in their format; where that fails, they are kept where --resume looks for them."""
    try:
        pack(lines, target, form)
    except (OSError, KeyboardInterrupt) as error:
        kept = unfinished_path(str(target))
        lines.replace(kept)
        why = f"cannot write {target}: {getattr(error, 'strerror', None) or error}"
        why, status = ("interrupted", 130) if isinstance(error, KeyboardInterrupt) else (why, 1)
        raise Failure(f"{why}; the records are in {kept}, as JSON Lines", status) from None
    lines.unlink()


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
    """The records of a file with their line numbers, one at a time; - is standard input."""
    try:
        yield from numbered_records(path)
    except InvalidRecord as error:
        raise Failure(str(error), 2) from None
    except OSError as error:
        raise Failure(f"cannot read {path}: {error.strerror or error}", 2) from None


def chosen_records(path: str, only: int | None) -> Iterator[tuple[int, Record]]:
    """All records of a file, or the one of line `only`."""
    any_chosen = False
    for number, record in records_in(path):
        if only is None or number == only:
            any_chosen = True
            yield number, record
    if not any_chosen:
        raise Failure(f"{path} has no line {only}", 2)
