"""Backup and restore: the whole database in one file, from any kind of database into any other.

The file is compressed JSON Lines: first what it is, then rows, at last how many there were. It is taken from one moment
while the server runs on, and holds the server's secret, so it is nobody else's to read.
"""

from __future__ import annotations

import gzip
import json
import os
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any

from sqlalchemy import MetaData, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from irisdeck.game import IrisdeckError
from irisdeck.server import identity, schema
from irisdeck.server.store import engine, reason

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection

    from irisdeck.server.site import Settings

CHUNK = 500  # rows in a line


class BackupError(IrisdeckError):
    """A backup cannot be made or restored; the message says why."""


def backup(settings: Settings, path: Path) -> int:
    """Write everything to a file; returns the number of rows. An existing file is replaced at the end."""
    unfinished = path.with_name(path.name + ".unfinished")
    with opened(settings) as connection:
        try:
            with (
                os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw,
                gzip.open(raw, "wt", encoding="utf-8") as file,
            ):
                rows = write(connection, settings, file)
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)
    return rows


def write(connection: Connection, settings: Settings, file: IO[str]) -> int:
    """All rows as they are at one moment."""
    if schema.version(connection) != schema.HEAD:
        raise BackupError("the database is not of this version: start the server once, which brings it up to date")
    rows = 0
    print(json.dumps({"irisdeck": "backup", "schema": schema.HEAD, "secret": secret(connection, settings)}), file=file)
    for table in schema.SCHEMA.sorted_tables:
        result = connection.execute(select(table).execution_options(yield_per=CHUNK))
        for some in result.mappings().partitions(CHUNK):
            print(json.dumps({"table": table.name, "rows": [dict(row) for row in some]}, ensure_ascii=False), file=file)
            rows += len(some)
    print(json.dumps({"end": rows}), file=file)
    return rows


def restore(settings: Settings, path: Path) -> int:
    """Fill an empty database from a file, all or nothing; returns the number of rows."""
    with opened(settings, writing=True) as connection:
        try:
            with gzip.open(path, "rt", encoding="utf-8") as file:
                first = json.loads(next(file, "null"))
                if not isinstance(first, dict) or first.get("irisdeck") != "backup":
                    raise BackupError(f"{path} is not a backup of Irisdeck")
                rows = fill(connection, first["schema"], map(json.loads, file))
        except (EOFError, gzip.BadGzipFile, UnicodeDecodeError, json.JSONDecodeError):
            raise BackupError(f"{path} is not a whole backup of Irisdeck") from None
        keep_secret(connection, settings, first["secret"])
        connection.commit()
    return rows


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


def fill(connection: Connection, version: str, lines: Iterator[dict[str, Any]]) -> int:
    """Insert the rows into tables of that version, and migrate them."""
    if schema.version(connection) and connection.execute(select(func.count()).select_from(schema.EVENTS)).scalar():
        raise BackupError("there are tables in this database: a backup is restored into an empty one")
    drop(connection)  # the empty tables may be newer than the backup
    schema.upgrade(connection, version)
    tables = MetaData()
    tables.reflect(connection)
    rows = 0
    for line in lines:
        if line.get("end") == rows:
            schema.upgrade(connection)
            return rows
        connection.execute(insert(tables.tables[line["table"]]), line["rows"])
        rows += len(line["rows"])
    raise EOFError


def drop(connection: Connection) -> None:
    """Drop all tables."""
    tables = MetaData()
    tables.reflect(connection)
    tables.drop_all(connection)


# -- The secret: cookies and recovery codes hang on it --


def secret(connection: Connection, settings: Settings) -> str:
    """The keys of the server."""
    if not settings.database:
        return identity.secret(settings.folder / "secret.key").hex()
    return str(connection.execute(select(schema.SETTINGS.c.value).where(schema.SETTINGS.c.name == "secret")).scalar())


def keep_secret(connection: Connection, settings: Settings, value: str) -> None:
    """Restore the keys, so that cookies and codes stay valid."""
    connection.execute(delete(schema.SETTINGS).where(schema.SETTINGS.c.name == "secret"))
    if settings.database:
        connection.execute(insert(schema.SETTINGS).values(name="secret", value=value))
        return
    path = settings.folder / "secret.key"
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(bytes.fromhex(value))
