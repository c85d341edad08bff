"""Logs from which a long run resumes: a header line that identifies the run, then a line for each finished piece."""

from __future__ import annotations

import json
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, TypeVar

from irisdeck.game import InvalidOption, short

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Iterator

T = TypeVar("T")
LONGEST_HEADER = 1 << 20  # bytes that are read of the header of another run, to say how it differs


def as_line(values: dict[str, Any]) -> str:
    """Values as one compact line of JSON, as records and logs have it."""
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


@contextmanager
def opened(path: str | os.PathLike[str], kind: str, header: dict[str, Any]) -> Iterator[Journal]:
    """Open the log of a run (an arena, a study), new or to be resumed; the log of another run is refused."""
    try:
        file = Path(path).open("a+b")  # noqa: SIM115
    except OSError as wrong:
        raise InvalidOption(f"cannot write {path}: {wrong.strerror or wrong}") from None
    with file:
        if not Path(path).is_file():
            raise InvalidOption(f"cannot write {path}: a log is read back, and this is a device")
        yield Journal(file, kind, header)


class Journal:
    """An open log."""

    def __init__(self, file: IO[bytes], kind: str, header: dict[str, Any]) -> None:
        self.file = file
        self.kind = kind
        self._begin(header)

    def _begin(self, header: dict[str, Any]) -> None:
        """Write the header of a new log, or check the header of an existing one."""
        wanted = as_line(header).encode() + b"\n"
        self.file.seek(0)
        line = self.file.readline(len(wanted) + LONGEST_HEADER)
        if line == wanted:
            return
        if not wanted.startswith(line):  # otherwise the file is new, or the run crashed while it wrote the header
            raise InvalidOption(f"{self.file.name} {self._difference(line, json.loads(wanted))}; choose another file")
        self.file.truncate(0)
        self.file.write(wanted)
        self.file.flush()

    def _difference(self, line: bytes, wanted: dict[str, Any]) -> str:
        """Why this log cannot be resumed."""
        article = "an" if self.kind[0] in "aeiou" else "a"
        try:
            header = json.loads(line)
            if header["format"] != wanted["format"]:
                return f"is no log of {article} {self.kind}"
            key = next(key for key in wanted if header[key] != wanted[key])
        except (ValueError, LookupError, TypeError, StopIteration):
            return f"is no log of {article} {self.kind}"
        return f"is the log of another {self.kind}: {key} is {short(header[key])} there and {short(wanted[key])} here"

    def read(self, parse: Callable[[bytes], T | None], due: str) -> Iterator[T]:
        """The entries as `parse` returns them, up to the first None; an incomplete last line is cut off.

        `parse` raises ValueError, LookupError or TypeError for a line that it does not expect.
        """
        number, start = 2, self.file.tell()
        while line := self.file.readline():
            if not line.endswith(b"\n"):
                self.file.truncate(start)
                return
            try:
                entry = parse(line)
            except (ValueError, LookupError, TypeError, AttributeError):
                raise InvalidOption(f"{self.file.name}: line {number} is not {due}") from None
            if entry is None:
                return
            yield entry
            number, start = number + 1, self.file.tell()

    def write(self, values: dict[str, Any]) -> None:
        """Append a line and flush it to the operating system."""
        self.file.write(as_line(values).encode() + b"\n")
        self.file.flush()
