"""Files of records: JSON Lines, plain or packed with gzip, and Parquet with a row for each game.

The ending of a name says what is written; what is read is told by the first bytes of the file. docs/data.md describes
the columns. pyarrow is imported by what reads and writes Parquet, and by nothing else.
"""

from __future__ import annotations

import gzip
import json
import sys
import zlib
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Literal

from irisdeck.folders import is_special, replacing
from irisdeck.game import InvalidOption
from irisdeck.record import InvalidRecord, Record

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Iterator

    from pyarrow import Schema, Table

Format = Literal["lines", "gzip", "parquet"]
LINES = ("", ".jsonl", ".ndjson", ".json", ".txt")  # endings of JSON Lines; with .gz behind, they are packed
LONGEST_LINE = 64 << 20  # bytes: far more than any traced game, far less than memory
GROUP = 16 << 20  # characters of JSON Lines in a row group of Parquet: they are in memory at once
ROWS = 64  # of Parquet that are in memory at once when it is read


class WrongLine(InvalidRecord):
    """A line of a file, or a row of Parquet, that is not a record."""

    def __init__(self, path: object, number: int, why: str) -> None:
        self.number, self.why = number, why
        super().__init__(f"{path}: line {number}: {why}")


def format_of(path: str | os.PathLike[str]) -> Format:
    """What the ending of a name says is to be written; refuses an unknown ending, and Parquet without pyarrow."""
    name = Path(path)
    packed = name.suffix == ".gz"
    ending = name.with_suffix("").suffix if packed else name.suffix
    if ending in LINES and not packed:
        return "lines"
    if ending not in (LINES if packed else [".parquet"]):
        raise InvalidOption(f"cannot write {path}: records are written as .jsonl, .jsonl.gz and .parquet")
    if is_special(name):
        raise InvalidOption(f"cannot write {path}: it is no file, so its name must not end in {name.suffix}")
    if not packed:
        need_pyarrow()
    return "gzip" if packed else "parquet"


def need_pyarrow() -> None:
    """Refuse to go on without pyarrow."""
    if find_spec("pyarrow") is None:
        raise InvalidOption("Parquet needs pyarrow: pip install 'irisdeck[data]'")


# -- Reading --


def read_records(path: str | os.PathLike[str]) -> Iterator[Record]:
    """The records of a file of any format, one at a time; raises InvalidRecord for what is none."""
    return (record for _, record in numbered_records(path))


def numbered_records(path: str | os.PathLike[str]) -> Iterator[tuple[int, Record]]:
    """The same with the numbers of their lines or rows, from 1 on; - is standard input."""
    number = 0
    try:
        with _opened(path) as file:
            for number, line in _lines_in(path, file):
                try:
                    record = Record.from_line(line)
                except (InvalidRecord, InvalidOption) as wrong:
                    raise WrongLine(path, number, str(wrong)) from None
                yield number, record
    except (EOFError, gzip.BadGzipFile, zlib.error) as wrong:
        raise InvalidRecord(f"cannot read {path}: {wrong}") from None
    if number == 0:
        raise InvalidRecord(f"{path}: the file is empty")


@contextmanager
def _opened(path: str | os.PathLike[str]) -> Iterator[Any]:
    if path == "-":
        yield sys.stdin.buffer
    else:
        with Path(path).open("rb") as file:
            yield file


def _lines_in(path: object, file: Any) -> Iterator[tuple[int, bytes]]:
    """The records of a file as numbered lines of JSON, unpacked."""
    start = file.peek(4)[:4]
    if start == b"PAR1":
        return enumerate(_rows_in(path, file), 1)
    return enumerate(_short_lines_in(path, gzip.GzipFile(fileobj=file) if start[:2] == b"\x1f\x8b" else file), 1)


def _short_lines_in(path: object, file: IO[bytes] | gzip.GzipFile) -> Iterator[bytes]:
    number = 0
    while line := file.readline(LONGEST_LINE):
        number += 1
        if len(line) == LONGEST_LINE:
            raise InvalidRecord(f"{path}: line {number} is longer than {LONGEST_LINE >> 20} MiB: not a record")
        yield line


# -- Writing --


def write_records(path: str | os.PathLike[str], records: Iterable[Record]) -> None:
    """Write records into a file, in the format that the ending of its name says. It replaces an older one when done."""
    _write(Path(path), format_of(path), (record.to_json() + "\n" for record in records))


def pack(lines: Path, path: Path, form: Format) -> None:
    """Write a file of JSON Lines again in another format."""
    with lines.open(encoding="utf-8", newline="\n") as text:
        _write(path, form, text)


def _write(path: Path, form: Format, lines: Iterable[str]) -> None:
    """The same lines make the same bytes."""
    with replacing(path, 0o666) as file:
        if form == "parquet":
            _write_parquet(file, lines)
        elif form == "gzip":
            with gzip.GzipFile("", "wb", 6, file, mtime=0) as packed:
                packed.writelines(line.encode() for line in lines)
        else:
            file.writelines(line.encode() for line in lines)


# -- Parquet --

SAME = ("format", "game", "players", "names", "scores", "winners")  # columns with what the record has by these names
NUMBERS = ("seed", "number")  # what `simulate` adds to a record; all else that others add is JSON
EVENT = ("deal", "seat", "move", "legal")  # parts of an event that are as the record has them


def schema() -> Schema:
    """The columns: a row is a game."""
    import pyarrow as pa

    text, texts, integers = pa.string(), pa.list_(pa.string()), pa.list_(pa.int32())
    event = {"deal": text, "seat": pa.int32(), "move": text, "legal": texts, "views": texts, "others": text}
    ids = {"format": text, "game": text, "players": pa.int32(), "options": text, "names": texts}
    numbers = dict.fromkeys(NUMBERS, pa.int64())
    played = {"events": pa.list_(pa.struct(event.items())), "scores": integers, "winners": integers, "others": text}
    return pa.schema({**ids, **numbers, **played}.items())


def _write_parquet(file: IO[bytes], lines: Iterable[str]) -> None:
    import pyarrow.parquet as pq

    with pq.ParquetWriter(file, schema(), compression="zstd") as writer:
        for group in _groups(lines):
            writer.write_table(_table(group))


def _groups(lines: Iterable[str]) -> Iterator[list[str]]:
    """The lines in groups of about GROUP characters."""
    group: list[str] = []
    size = 0
    for line in lines:
        group.append(line)
        size += len(line)
        if size >= GROUP:
            yield group
            group, size = [], 0
    if group:
        yield group


def _table(lines: Iterable[str]) -> Table:
    import pyarrow as pa

    try:
        return pa.Table.from_pylist([_row(json.loads(line)) for line in lines], schema())
    except (pa.ArrowException, TypeError, ValueError, AttributeError, OverflowError) as wrong:
        raise InvalidRecord(f"a record cannot be written as Parquet: {wrong}") from None


def _row(record: dict[str, Any]) -> dict[str, Any]:
    numbers = {
        name: record[name] for name in NUMBERS if type(record.get(name)) is int and record[name].bit_length() < 64
    }
    known = {*SAME, *numbers, "options", "events"}
    others = {name: value for name, value in record.items() if name not in known}
    return {
        **{name: record.get(name) for name in SAME},
        **numbers,
        "options": _json(record["options"]),
        "events": [_event(event) for event in record["events"]],
        "others": _json(others) if others else None,
    }


def _event(event: dict[str, Any]) -> dict[str, Any]:
    if len(event) <= 2 and "views" not in event and event.keys() <= {*EVENT}:
        return event
    others = {name: value for name, value in event.items() if name not in (*EVENT, "views")}
    views = [_json(view) for view in event["views"]] if "views" in event else None
    return {**{name: event.get(name) for name in EVENT}, "views": views, "others": _json(others) if others else None}


def _rows_in(path: object, file: IO[bytes]) -> Iterator[bytes]:
    """The games of a Parquet file, each as the line of JSON that it was made of."""
    need_pyarrow()
    import pyarrow as pa
    import pyarrow.parquet as pq

    if not file.seekable():
        raise InvalidRecord(f"cannot read {path}: Parquet is read from a file, not from a pipe")
    number = 0
    try:
        table = pq.ParquetFile(file)
        if missing := [name for name in schema().names if name not in table.schema_arrow.names]:
            raise InvalidRecord(f"{path}: these are not records: there is no column {missing[0]!r}")
        for batch in table.iter_batches(ROWS):
            for row in batch.to_pylist():
                number += 1
                yield _line(path, number, row)
    except (pa.ArrowException, OSError) as wrong:
        raise InvalidRecord(f"cannot read {path}: {' '.join(str(wrong).split())}") from None


def _line(path: object, number: int, row: dict[str, Any]) -> bytes:
    try:
        events = [_event_of(event) for event in row["events"]]
        parts = {
            **{name: row[name] for name in ("format", "game", "players")},
            "options": json.loads(row["options"]),
            "names": row["names"],
            "events": events,
            **{name: row[name] for name in ("scores", "winners", *NUMBERS)},
            **json.loads(row["others"] or "{}"),
        }
        return _json({name: value for name, value in parts.items() if value is not None}).encode()
    except (ValueError, TypeError, AttributeError, LookupError, RecursionError):
        raise WrongLine(path, number, "the row is not a record") from None


def _event_of(event: dict[str, Any]) -> dict[str, Any]:
    known = {name: event[name] for name in EVENT if event[name] is not None}
    views = {} if event["views"] is None else {"views": [json.loads(view) for view in event["views"]]}
    return {**known, **views, **json.loads(event["others"] or "{}")}


def _json(values: Any) -> str:
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))
