"""The log of all tables: the one place where a move becomes a fact.

`append` returns when the event is on disk. An event's place in its table is its key, so of two that claim the same
place one is refused: nothing happens twice, whoever writes. All that wait are committed together, which makes full
durability affordable (group commit).
"""

from __future__ import annotations

import asyncio
import json
import threading
import time
from contextlib import suppress
from itertools import chain
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError

from irisdeck.game import IrisdeckError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection, Delete, Insert, Select, Update

    from irisdeck.table import Event

MOST = 512  # events in one commit
TIDY = 0.5  # seconds between two tidyings of SQLite's log
LONGEST_LOG = 8192  # pages of SQLite's log after which it is begun anew
SCHEMA = MetaData()
EVENTS = Table(
    "events",
    SCHEMA,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),  # seconds since 1970
    sqlite_with_rowid=False,  # an event is one place on disk, not two
)
SITTINGS = Table(  # who sat down where: made from the events, so that nobody has to read them all
    "sittings",
    SCHEMA,
    Column("player", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True, index=True),
    Column("at", Float, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
)


# All rows in one plain statement: every statement gives Python's lock away and waits to get it back.
INSERT = "INSERT INTO events (table_id, number, body, at) VALUES "
encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class StoreError(IrisdeckError):
    """The database cannot be used; the message says why."""


class Taken(IrisdeckError):
    """Another event has this number: look again at what happened."""


class Entry(NamedTuple):
    """An event that waits to be written."""

    table_id: str
    number: int
    what: Event
    at: float
    written: asyncio.Future[None]

    @property
    def row(self) -> tuple[str, int, str, float]:
        """As the database has it."""
        return self.table_id, self.number, encode(self.what), self.at


Outcome = tuple[Entry, IrisdeckError | None]


class Store:
    """Open with `async with Store(path)`.

    All writing is done by one thread of its own: a commit waits for the disk, and every hand-over between threads
    costs more than the insert itself, so a whole batch is handed over at once.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = create_engine(f"sqlite:///{path}")
        event.listen(self.engine, "connect", _prepare)
        self.waiting: SimpleQueue[Entry | None] = SimpleQueue()
        self.writer: threading.Thread | None = None
        self.tidier: threading.Thread | None = None
        self.closed = threading.Event()

    async def __aenter__(self) -> Store:
        try:
            await asyncio.to_thread(self._open)
        except (OSError, SQLAlchemyError) as wrong:
            self.engine.dispose()
            raise StoreError(f"the database {self.path} cannot be used: {reason(wrong)}") from None
        self.writer = threading.Thread(target=self._write, args=[asyncio.get_running_loop()], name="store", daemon=True)
        self.writer.start()
        self.tidier = threading.Thread(target=self._tidy, name="tidy", daemon=True)
        self.tidier.start()
        return self

    def _open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        SCHEMA.create_all(self.engine)
        with self.engine.connect() as connection:
            connection.execute(select(func.count()).select_from(EVENTS))
            connection.rollback()
            connection.execute(delete(SITTINGS).where(SITTINGS.c.player == ""))  # nobody: can it be written?
            connection.rollback()

    async def __aexit__(self, *_: object) -> None:
        if self.writer:
            writer, self.writer = self.writer, None
            self.waiting.put(None)
            self.closed.set()
            await asyncio.to_thread(writer.join)
        if self.tidier:
            await asyncio.to_thread(self.tidier.join)
        self.engine.dispose()

    async def append(self, table_id: str, number: int, what: Event) -> None:
        """Writes an event; raises Taken where its number is, StoreError where nothing can be written."""
        if self.writer is None or not self.writer.is_alive():
            raise StoreError("the database is closed")
        entry = Entry(table_id, number, what, time.time(), asyncio.get_running_loop().create_future())
        self.waiting.put(entry)
        await entry.written

    async def events(self, table_id: str, start: int = 0) -> list[Event]:
        """The events of a table from a number on."""
        wanted = select(EVENTS.c.body).where(EVENTS.c.table_id == table_id, EVENTS.c.number >= start)
        return [json.loads(body) for body in await self._read(wanted.order_by(EVENTS.c.number))]

    async def running(self, player: str, most: int) -> list[str]:
        """The tables where somebody sits and the game is not over, the newest first."""
        wanted = select(SITTINGS.c.table_id).where(SITTINGS.c.player == player, ~SITTINGS.c.over)
        return await self._read(wanted.order_by(SITTINGS.c.at.desc()).limit(most))

    async def _read(self, wanted: Select[tuple[str]]) -> list[str]:
        def read() -> list[str]:
            with self.engine.connect() as connection:
                return list(connection.scalars(wanted))

        return await asyncio.to_thread(read)

    # -- The writer --

    def _write(self, loop: asyncio.AbstractEventLoop) -> None:
        """Commits whatever has come together while the last commit was under way."""
        with self.engine.connect() as connection:
            open_ = True
            while open_:
                batch = [self.waiting.get()]
                while not self.waiting.empty() and len(batch) < MOST:
                    batch.append(self.waiting.get())
                open_ = None not in batch
                outcomes = self._commit(connection, [entry for entry in batch if entry is not None])
                loop.call_soon_threadsafe(settle, outcomes)

    def _tidy(self) -> None:
        """Brings what was written from SQLite's log into its file, beside the writer; left to itself SQLite lets a
        commit do so now and then, and all who play wait for it."""
        with self.engine.connect() as connection:
            while not self.closed.wait(TIDY):
                with suppress(SQLAlchemyError):  # a full disk, say: whoever writes is told
                    _, pages, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
                    if pages > LONGEST_LOG:  # most of it is in the file by now: to begin it anew takes a moment
                        connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")
                connection.rollback()

    def _commit(self, connection: Connection, entries: list[Entry]) -> list[Outcome]:
        """All entries in one transaction; if one of them is refused, each in its own."""
        try:
            with connection.begin():
                if entries:
                    rows = ", ".join(["(?, ?, ?, ?)"] * len(entries))
                    connection.exec_driver_sql(INSERT + rows, tuple(chain(*(entry.row for entry in entries))))
                for entry in entries:
                    for statement in sittings(entry):
                        connection.execute(statement)
        except IntegrityError:
            if len(entries) == 1:
                return [(entries[0], Taken(f"{entries[0].table_id} has an event {entries[0].number}"))]
            return [outcome for entry in entries for outcome in self._commit(connection, [entry])]
        except Exception as wrong:  # whatever it is, those who wait are told, and the writer lives on
            return [(entry, StoreError(f"nothing can be written: {reason(wrong)}")) for entry in entries]
        return [(entry, None) for entry in entries]


def sittings(entry: Entry) -> Iterator[Delete | Insert | Update]:
    """What an event changes in the list of who sits where."""
    here = SITTINGS.c.table_id == entry.table_id
    if entry.what.get("kind") == "sit":
        player = entry.what["player"]
        yield delete(SITTINGS).where(here, SITTINGS.c.player == player)  # who has sat here before
        yield insert(SITTINGS).values(player=player, table_id=entry.table_id, at=entry.at)
    if entry.what.get("ends"):
        yield update(SITTINGS).where(here).values(over=True)


def settle(outcomes: list[Outcome]) -> None:
    """Tells whoever waits; they may have gone."""
    for entry, wrong in outcomes:
        if entry.written.done():
            continue
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
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "wal_autocheckpoint=0",
        "cache_size=-8192",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
