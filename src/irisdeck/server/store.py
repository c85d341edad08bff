"""The log of all tables: the one place where a move becomes a fact.

`append` returns when the event is on disk. An event's place in its table is its key, so of two that claim the same
place one is refused: nothing happens twice, whoever writes. All that wait are committed together, which makes full
durability affordable (group commit).
"""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Column, Float, Integer, MetaData, String, Table, Text, event, func, insert, select
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from irisdeck.game import IrisdeckError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from irisdeck.table import Event

MOST = 512  # events in one commit
SCHEMA = MetaData()
EVENTS = Table(
    "events",
    SCHEMA,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),  # seconds since 1970
)


class StoreError(IrisdeckError):
    """The database cannot be used; the message says why."""


class Taken(IrisdeckError):
    """Another event has this number: look again at what happened."""


class Entry(NamedTuple):
    """An event that waits to be written."""

    table_id: str
    number: int
    body: str
    at: float
    written: asyncio.Future[None]

    @property
    def row(self) -> dict[str, Any]:
        """As the database has it."""
        return {"table_id": self.table_id, "number": self.number, "body": self.body, "at": self.at}


class Store:
    """Open with `async with Store(path)`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        event.listen(self.engine.sync_engine, "connect", _prepare)
        self.waiting: asyncio.Queue[Entry | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Store:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            async with self.engine.begin() as connection:
                await connection.run_sync(SCHEMA.create_all)
                await connection.execute(select(func.count()).select_from(EVENTS))
        except (OSError, SQLAlchemyError) as wrong:
            await self.engine.dispose()
            raise StoreError(f"the database {self.path} cannot be used: {reason(wrong)}") from None
        self.writer = asyncio.create_task(self._write())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.waiting.put(None)
        if self.writer:
            await self.writer
        await self.engine.dispose()

    async def append(self, table_id: str, number: int, what: Event) -> None:
        """Writes an event; raises Taken where its number is, StoreError where nothing can be written."""
        if self.writer is None or self.writer.done():
            raise StoreError("the database is closed")
        body = json.dumps(what, ensure_ascii=False, separators=(",", ":"))
        entry = Entry(table_id, number, body, time.time(), asyncio.get_running_loop().create_future())
        await self.waiting.put(entry)
        await entry.written

    async def events(self, table_id: str, start: int = 0) -> list[Event]:
        """The events of a table from a number on."""
        wanted = select(EVENTS.c.body).where(EVENTS.c.table_id == table_id, EVENTS.c.number >= start)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(EVENTS.c.number))
            return [json.loads(body) for (body,) in rows]

    async def tables(self) -> AsyncIterator[tuple[str, float]]:
        """All tables, the one that something happened at last first, with the time of that."""
        last = func.max(EVENTS.c.at).label("last")
        wanted = select(EVENTS.c.table_id, last).group_by(EVENTS.c.table_id).order_by(last.desc())
        async with self.engine.connect() as connection:
            for table_id, at in await connection.execute(wanted):
                yield table_id, at

    # -- The writer --

    async def _write(self) -> None:
        async with self.engine.connect() as connection:
            open_ = True
            while open_:
                batch = [await self.waiting.get()]
                while not self.waiting.empty() and len(batch) < MOST:
                    batch.append(self.waiting.get_nowait())
                open_ = None not in batch
                entries = [entry for entry in batch if entry is not None]
                if entries:
                    await self._commit(connection, entries)

    async def _commit(self, connection: AsyncConnection, entries: Sequence[Entry]) -> None:
        """All entries in one transaction; if one of them is refused, each in its own."""
        try:
            async with connection.begin():
                await connection.execute(insert(EVENTS), [entry.row for entry in entries])
        except IntegrityError:
            if len(entries) == 1:
                settle(entries[0], Taken(f"{entries[0].table_id} has an event {entries[0].number}"))
                return
            for entry in entries:
                await self._commit(connection, [entry])
        except SQLAlchemyError as wrong:
            for entry in entries:
                settle(entry, StoreError(f"nothing can be written: {reason(wrong)}"))
        else:
            for entry in entries:
                settle(entry, None)


def settle(entry: Entry, wrong: IrisdeckError | None) -> None:
    """Tells whoever waits; they may have gone."""
    if entry.written.done():
        return
    if wrong:
        entry.written.set_exception(wrong)
    else:
        entry.written.set_result(None)


def reason(wrong: Exception) -> str:
    """In one line, without the statement that failed."""
    if isinstance(wrong, DatabaseError):
        return str(wrong.orig)
    return getattr(wrong, "strerror", None) or str(wrong)


def _prepare(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and what is committed survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
