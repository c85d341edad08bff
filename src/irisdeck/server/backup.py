"""Backup and restore: the whole database in one file, from any kind of database into any other.

The file is compressed JSON Lines: first what it is, then rows, at last how many there were and a digest of all lines
before. It is taken from one moment while the server runs on, and holds the server's secret, so it is nobody else's to
read. All of it is read and checked before any of it is restored.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import sys
import tempfile
import zlib
from contextlib import contextmanager
from functools import cache
from typing import IO, TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from sqlalchemy import MetaData, create_engine, delete, insert, select
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from irisdeck.folders import replacing
from irisdeck.game import IrisdeckError, short
from irisdeck.server import identity, schema
from irisdeck.server.store import engine, reason

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Column, Connection, Table

    from irisdeck.server.site import Settings

CHUNK = 100  # rows in a line
LONGEST_LINE = 1 << 30  # bytes: earlier versions wrote 500 rows in a line, and a record has up to 1 MiB
WholeNumber = Annotated[int, msgspec.Meta(ge=-(1 << 63), le=(1 << 63) - 1)]  # databases have no others
OWN_FILES = ("tables.db", "tables.db-wal", "tables.db-shm", "secret.key")
DAMAGE = (EOFError, gzip.BadGzipFile, zlib.error, UnicodeDecodeError, msgspec.MsgspecError, RecursionError)


class BackupError(IrisdeckError):
    """A backup cannot be made or restored; the message says why."""


class Header(msgspec.Struct):
    """The first line of a backup."""

    irisdeck: Literal["backup"]
    schema: str
    secret: str


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """Any other line: some rows of a table, or the end. Backups of earlier versions have no digest."""

    table: str = ""
    rows: msgspec.Raw = msgspec.Raw(b"[]")
    end: int | None = None
    sha256: str | None = None


# -- Backup --


def backup(settings: Settings, path: Path | None) -> int:
    """Write everything to a file, which is replaced at the end, or to standard output; returns the number of rows."""
    if path and path.name in OWN_FILES and path.resolve().parent == settings.folder.resolve():
        raise BackupError(f"{path} belongs to the server: a backup needs a file of its own")
    with (
        opened(settings) as connection,
        replacing(path) if path else _standard_output() as raw,
        gzip.open(raw, "wb") as file,
    ):
        return write(connection, settings, file)


@contextmanager
def _standard_output() -> Iterator[IO[bytes]]:
    yield sys.stdout.buffer
    sys.stdout.buffer.flush()


def write(connection: Connection, settings: Settings, file: gzip.GzipFile) -> int:
    """All rows as they are at one moment."""
    if schema.version(connection) != schema.HEAD:
        raise BackupError("the database is not of this version: start the server once, which brings it up to date")
    rows, digest = 0, hashlib.sha256()

    def write_line(values: dict[str, Any]) -> None:
        line = json.dumps(values, ensure_ascii=False).encode() + b"\n"
        digest.update(line)
        file.write(line)

    write_line({"irisdeck": "backup", "schema": schema.HEAD, "secret": secret(connection, settings).hex()})
    for table in schema.SCHEMA.sorted_tables:
        result = connection.execute(select(table).execution_options(yield_per=CHUNK))
        for some in result.mappings().partitions(CHUNK):
            write_line({"table": table.name, "rows": [dict(row) for row in some]})
            rows += len(some)
    write_line({"end": rows, "sha256": digest.hexdigest()})
    return rows


# -- Restore --


def restore(settings: Settings, path: Path | None) -> int:
    """Fill an empty database from a file or from standard input, all or nothing; returns the number of rows."""
    name = str(path or "standard input")
    with rereadable(path) as file:
        header, rows = checked(file, name)
        file.seek(0)
        with opened(settings, writing=True) as connection:
            try:
                fill(connection, header.schema, chunks(file, header.schema))
            except (IntegrityError, DataError) as wrong:
                raise BackupError(f"{name} is not a whole backup of Irisdeck: {reason(wrong)}") from None
            except (LookupError, ValueError, TypeError, AttributeError):  # of a migration that reads the events
                raise BackupError(f"{name} is not a whole backup of Irisdeck: its events cannot be read") from None
            with replaced_secret(connection, settings, identity.secret_of(header.secret)):
                connection.commit()
    return rows


@contextmanager
def rereadable(path: Path | None) -> Iterator[IO[bytes]]:
    """Open a file that can be read twice; what comes from a pipe is copied."""
    try:
        with path.open("rb") if path else sys.stdin.buffer as raw:
            if path and raw.seekable():
                yield raw
                return
            with tempfile.TemporaryFile() as copy:
                shutil.copyfileobj(raw, copy)
                copy.seek(0)
                yield copy
    except OSError as wrong:
        raise BackupError(f"cannot read {path or 'standard input'}: {wrong.strerror or wrong}") from None


def checked(file: IO[bytes], name: str) -> tuple[Header, int]:
    """The header of a backup and the number of its rows, after reading all of it; raises BackupError if it is damaged.

    At the end of the file gzip compares its checksum.
    """
    try:
        header = msgspec.json.decode(next(lines(file), b""), type=Header)
        identity.secret_of(header.secret)
    except (*DAMAGE, identity.WrongKeys):
        raise BackupError(f"{name} is not a backup of Irisdeck") from None
    if header.schema not in (known := schema.versions()):
        newer = f"it was made by a newer version, {short(header.schema)}, and this one knows {known[-1]}"
        raise BackupError(f"{name} is not a backup of Irisdeck that can be read here: {newer}")
    file.seek(0)
    try:
        return header, sum(len(rows) for _, rows in chunks(file, header.schema))
    except DAMAGE:
        raise BackupError(f"{name} is not a whole backup of Irisdeck: it is damaged") from None


def chunks(file: IO[bytes], version: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup of a version, some at a time, with the names of their tables; raises one of DAMAGE."""
    decoders = row_decoders(version)
    count, digest, read = 0, hashlib.sha256(), lines(file)
    digest.update(next(read, b""))  # the header
    for text in read:
        line = msgspec.json.decode(text, type=Line)
        if line.end is not None:
            if line.end != count or line.sha256 not in (None, digest.hexdigest()) or next(read, None) is not None:
                raise msgspec.DecodeError("the end does not fit")
            return
        if line.table not in decoders:
            raise msgspec.DecodeError("there is no such table")
        digest.update(text)
        rows = [msgspec.structs.asdict(row) for row in decoders[line.table].decode(line.rows)]
        count += len(rows)
        yield line.table, rows
    raise EOFError


def lines(file: IO[bytes]) -> Iterator[bytes]:
    """The lines of a compressed file."""
    with gzip.open(file, "rb") as text:
        while line := text.readline(LONGEST_LINE):
            if not line.endswith(b"\n"):
                raise msgspec.DecodeError("a line is cut off, or too long")
            yield line


@cache
def row_decoders(version: str) -> dict[str, msgspec.json.Decoder[Any]]:
    """What decodes the rows of each table, as the tables of a version have them: every column, of its type."""
    memory = create_engine("sqlite://")
    with memory.connect() as connection:
        schema.upgrade(connection, version)
        tables = reflected(connection).values()
    memory.dispose()
    return {table.name: msgspec.json.Decoder(list[row_type(table)]) for table in tables}  # type: ignore[misc]


def row_type(table: Table) -> type[msgspec.Struct]:
    """A row of a table."""
    fields = [(str(column.name), value_type(column)) for column in table.columns]
    return msgspec.defstruct(table.name, fields, forbid_unknown_fields=True)


def value_type(column: Column[Any]) -> Any:
    """What a column holds."""
    kind: Any = column.type.python_type
    kind = WholeNumber if kind is int else kind
    return kind | None if column.nullable else kind


@contextmanager
def opened(settings: Settings, writing: bool = False) -> Iterator[Connection]:
    """A transaction: a snapshot to read, or exclusive to write."""
    if not settings.database and not writing and not (settings.folder / "tables.db").exists():
        raise BackupError(f"there is no database in {settings.folder}")
    settings.folder.mkdir(parents=True, exist_ok=True)
    database = engine(settings.where)
    try:
        with database.connect() as connection:
            if database.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
            else:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
    except SQLAlchemyError as wrong:
        raise BackupError(f"the database cannot be used: {reason(wrong)}") from None
    except OSError as wrong:
        raise BackupError(f"{wrong.filename or settings.folder}: {wrong.strerror}") from None
    finally:
        database.dispose()


def fill(connection: Connection, version: str, rows: Iterator[tuple[str, list[dict[str, Any]]]]) -> None:
    """Insert the rows into tables of that version, and migrate them."""
    refuse_used(connection)
    drop(connection)  # the empty tables may be newer than the backup
    schema.upgrade(connection, version)
    tables = reflected(connection)
    for name, some in rows:
        if some:
            connection.execute(insert(tables[name]), some)
    schema.upgrade(connection)


def refuse_used(connection: Connection) -> None:
    """Refuse a database in which something would be lost; settings are made when a server starts."""
    for name, table in reflected(connection).items():
        if name != schema.SETTINGS.name and connection.execute(select(table).limit(1)).first():
            raise BackupError("there are tables in this database: a backup is restored into an empty one")


def reflected(connection: Connection) -> dict[str, Table]:
    """The tables that a database has, without Alembic's own."""
    tables = MetaData()
    tables.reflect(connection)
    return {name: table for name, table in tables.tables.items() if name != "alembic_version"}


def drop(connection: Connection) -> None:
    """Drop all tables."""
    tables = MetaData()
    tables.reflect(connection)
    tables.drop_all(connection)


# -- The secret: cookies and recovery codes hang on it --


def secret(connection: Connection, settings: Settings) -> bytes:
    """The keys of the server."""
    if not settings.database:
        return identity.secret(settings.folder / "secret.key")
    stored = select(schema.SETTINGS.c.value).where(schema.SETTINGS.c.name == "secret")
    return identity.shared_secret(connection.execute(stored).scalar() or "")


@contextmanager
def replaced_secret(connection: Connection, settings: Settings, value: bytes) -> Iterator[None]:
    """Put other keys in place, so that cookies and codes stay valid; if the commit fails, the old ones come back."""
    connection.execute(delete(schema.SETTINGS).where(schema.SETTINGS.c.name == "secret"))
    if settings.database:
        connection.execute(insert(schema.SETTINGS).values(name="secret", value=value.hex()))
        yield
        return
    path = settings.folder / "secret.key"
    old = path.read_bytes() if path.exists() else None
    identity.write_secret(path, value)
    try:
        yield
    except BaseException:
        path.unlink() if old is None else identity.write_secret(path, old)
        raise
