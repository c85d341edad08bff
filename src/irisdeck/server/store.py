"""The log of all tables: an event counts once it is written here.

`append` returns when the event is on disk. An event's place in its table is its key, so of two that claim the same
place one is refused: nothing happens twice, whoever writes. All that wait are committed together, which makes full
durability affordable (group commit).
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import threading
import time
from contextlib import suppress
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import create_engine, delete, event, func, insert, select, update
from sqlalchemy.exc import ArgumentError, DatabaseError, IntegrityError, OperationalError, SQLAlchemyError

from irisdeck.game import IrisdeckError
from irisdeck.server import metrics
from irisdeck.server.ratings import SETTLED, Rating, points, rate
from irisdeck.server.rows import Change, encode, statements
from irisdeck.server.schema import (
    ANALYSES,
    DAILY,
    EVENTS,
    GAMES,
    PEOPLE,
    RATED,
    RATINGS,
    REPLAYS,
    SCHEMA,
    SETTINGS,
    SITTINGS,
    TOKENS,
    NewerDatabase,
    migrate,
)
from irisdeck.table.faces import PERSON
from irisdeck.web.lists import DRAW

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Delete, Engine, Insert, Row, Select, Update

    from irisdeck.table.table import Event

log = logging.getLogger(__name__)
MOST = 512  # events in one commit
ASKED = 100  # tables whose news is read at once
DAY = 86_400  # seconds; when a record was opened is noted once a day
SLOW = 1  # seconds that a failing write takes where somebody holds a lock or the network is down: no use to try others
TIDY = 0.5  # seconds between two checkpoints of SQLite's log
GENERATION = "generation:"  # settings that tell how often a person has signed out everywhere
RENEWALS = "renewals:"  # and how often they have renewed their recovery code
PROBE = "probe"  # the setting that is written to try whether the database can be written
PROBED = 1  # seconds for which the answer counts
PATIENCE = 2  # seconds that it may take
DAMAGED = "it is damaged: restore a backup"
TROUBLES = {  # what is said in public, by words of the database's own message, which may name hosts and files
    "full": "the disk is full",
    "No space left": "the disk is full",
    "disk I/O error": "the disk fails",
    "locked": "it takes no writes: another program may hold a lock",
    "readonly": "it cannot be written",
    "malformed": DAMAGED,
    "not a database": DAMAGED,
    "invalid page": DAMAGED,
    "could not read block": DAMAGED,
}
NOTHING_CHOSEN = {"face": PERSON, "settings": "{}", "last": "{}"}  # by a person
LONGEST_LOG = 8192  # pages of SQLite's log after which it is restarted
# All rows in one plain statement: every statement gives Python's lock away and waits to get it back.
RESULTS = {"won": SITTINGS.c.place == 1, "draw": SITTINGS.c.place == DRAW, "lost": SITTINGS.c.place > 1}
SELECT = "SELECT table_id, number, body FROM events WHERE "
INSERT = "INSERT INTO events (table_id, number, body, at) VALUES "


class StoreError(IrisdeckError):
    """The database cannot be used; the message says why."""


class Taken(IrisdeckError):
    """Another event has this number: read the log and retry."""


class Entry(NamedTuple):
    """An event that waits to be written, and what it changes in the rows beside the log."""

    table_id: str
    number: int
    what: Event
    change: Change | None
    at: float
    written: asyncio.Future[None]

    @property
    def row(self) -> tuple[str, int, str, float]:
        """The row of the event."""
        return self.table_id, self.number, encode(self.what), self.at


class Chore(NamedTuple):
    """Another statement that waits to be written."""

    statement: Delete | Insert | Update | Callable[[Connection], object]  # a function may execute several
    written: asyncio.Future[None]


class Wish(NamedTuple):
    """The events of a table from a number on, which somebody waits for."""

    table_id: str
    start: int
    bodies: asyncio.Future[list[str]]


Outcome = tuple[Entry | Chore, IrisdeckError | None]


class Store:
    """Open with `async with Store(where)`: a file for SQLite, or the address of a PostgreSQL database.

    All writing is done by one thread of its own: a commit waits for the disk, and every hand-over between threads
    costs more than the insert itself. So what one turn of the event loop writes is handed over at once, and so are the
    outcomes of a commit.
    """

    def __init__(self, where: Path | str) -> None:
        self.where = where
        self.engine = engine(where)
        self.gathered: list[Entry | Chore] = []  # in this turn of the event loop
        self.waiting: SimpleQueue[list[Entry | Chore] | None] = SimpleQueue()
        self.wishes: list[Wish] = []  # to be read
        self.reading: asyncio.Task[None] | None = None
        self.writer: threading.Thread | None = None
        self.tidier: threading.Thread | None = None
        self.closed = threading.Event()
        self.probe: asyncio.Task[str] | None = None  # tries whether the database can be written
        self.probed = 0.0  # when it began
        self.damage = ""  # what was found damaged since the start

    @property
    def name(self) -> str:
        """The database for messages, without the password."""
        return str(self.where) if isinstance(self.where, Path) else str(self.engine.url)

    async def __aenter__(self) -> Store:
        try:
            await asyncio.to_thread(self._open)
        except (OSError, SQLAlchemyError, NewerDatabase) as wrong:
            self.engine.dispose()
            raise StoreError(f"the database {self.name} cannot be used: {reason(wrong)}") from None
        self.writer = threading.Thread(target=self._write, args=[asyncio.get_running_loop()], name="store", daemon=True)
        self.writer.start()
        if self.engine.dialect.name == "sqlite":
            self.tidier = threading.Thread(target=self._tidy, name="tidy", daemon=True)
            self.tidier.start()
        return self

    def _open(self) -> None:
        if isinstance(self.where, Path):
            self.where.parent.mkdir(parents=True, exist_ok=True)
        migrate(self.engine)
        with self.engine.connect() as connection:
            connection.execute(
                delete(SITTINGS).where(SITTINGS.c.player == "")
            )  # matches no row: it tries whether the database can be written
            connection.rollback()

    async def __aexit__(self, *_: object) -> None:
        if self.writer:
            if self.probe:
                self.probe.cancel()
            writer, self.writer = self.writer, None
            self._hand_over()
            self.waiting.put(None)
            self.closed.set()
            await asyncio.to_thread(writer.join)
        if self.tidier:
            await asyncio.to_thread(self.tidier.join)
        self.engine.dispose()

    # -- Events --

    async def append(self, table_id: str, number: int, what: Event, change: Change | None = None) -> None:
        """Write an event; raise Taken where its number is taken, StoreError where nothing can be written.

        `change`: what it changes in the rows beside the log.
        """
        await self._written(Entry(table_id, number, what, change, time.time(), _future()))

    async def do(self, work: Callable[[Connection], object]) -> None:
        """Write in one transaction; raise Taken where a row is there already."""
        await self._do(work)

    async def _do(self, statement: Delete | Insert | Update | Callable[[Connection], object]) -> None:
        await self._written(Chore(statement, _future()))

    async def _written(self, work: Entry | Chore) -> None:
        if self.writer is None or not self.writer.is_alive():
            raise StoreError("the database is closed")
        if not self.gathered:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self.gathered.append(work)
        await work.written

    def _hand_over(self) -> None:
        """Give the writer what was gathered."""
        gathered, self.gathered = self.gathered, []
        self.waiting.put(gathered)

    async def events(self, table_id: str, start: int = 0) -> list[Event]:
        """The events of a table from a number on."""
        if start:
            return await self._news(table_id, start)
        wanted = select(EVENTS.c.body).where(EVENTS.c.table_id == table_id, EVENTS.c.number >= start)
        return [json.loads(row.body) for row in await self._read(wanted.order_by(EVENTS.c.number))]

    async def _news(self, table_id: str, start: int) -> list[Event]:
        """The last events of a table: what is asked for while others are being read is read together."""
        wish = Wish(table_id, start, asyncio.get_running_loop().create_future())
        self.wishes.append(wish)
        if self.reading is None:
            self.reading = asyncio.create_task(self._read_news())
        return [json.loads(body) for body in await wish.bodies]

    async def _read_news(self) -> None:
        while self.wishes:
            wishes, self.wishes = self.wishes[:ASKED], self.wishes[ASKED:]
            for wish, found in zip(wishes, await self._bodies(wishes), strict=True):
                if wish.bodies.done():
                    continue  # whoever asked has gone
                if isinstance(found, StoreError):
                    wish.bodies.set_exception(found)
                else:
                    wish.bodies.set_result(found)
        self.reading = None

    async def _bodies(self, wishes: list[Wish]) -> list[list[str] | StoreError]:
        """What was asked for; if that fails, each by itself, so that only what cannot be read fails."""
        mark = "?" if self.engine.dialect.paramstyle == "qmark" else "%s"
        asked = " OR ".join([f"(table_id = {mark} AND number >= {mark})"] * len(wishes))
        words = tuple(chain(*((wish.table_id, wish.start) for wish in wishes)))

        def read() -> list[Row[Any]]:
            with self.engine.connect() as connection:
                return list(connection.exec_driver_sql(f"{SELECT}{asked} ORDER BY number", words))

        try:
            rows = await asyncio.to_thread(read)
        except Exception as wrong:  # any error goes to those who wait, and the reader goes on
            if len(wishes) == 1:
                return [self._told("nothing can be read", wrong)]
            return [(await self._bodies([wish]))[0] for wish in wishes]
        return [
            [row.body for row in rows if row.table_id == wish.table_id and row.number >= wish.start] for wish in wishes
        ]

    async def numbers(self, tables: list[str]) -> dict[str, int]:
        """How many events some tables have."""
        numbers: dict[str, int] = {}
        for start in range(0, len(tables), 500):  # SQLite takes no endless list
            some = EVENTS.c.table_id.in_(tables[start : start + 500])
            wanted = select(EVENTS.c.table_id, func.max(EVENTS.c.number).label("last")).where(some)
            numbers |= {row.table_id: row.last + 1 for row in await self._read(wanted.group_by(EVENTS.c.table_id))}
        return numbers

    async def overdue(self, now: float) -> list[str]:
        """Tables whose deadline has passed."""
        late = GAMES.c.deadline < now, GAMES.c.ended_at.is_(None)
        return [row.table_id for row in await self._read(select(GAMES.c.table_id).where(*late).limit(100))]

    async def bot_tables(self, player: str, since: float) -> int:
        """How many games with bots a player has begun since then that are not over."""
        mine = GAMES.c.bots_by == player, GAMES.c.ended_at.is_(None), GAMES.c.begun_at > since
        [row] = await self._read(select(func.count().label("games")).select_from(GAMES).where(*mine))
        return int(row.games)

    async def waiting_tables(self, since: float, most: int, **wanted: Any) -> list[str]:
        """Tables that wait for strangers, where somebody was seen since then, the oldest first; `game` narrows it down.

        The order is the same for everybody, so that two who look for each other sit down at the same table.
        """
        query = select(GAMES.c.table_id).where(GAMES.c.waiting_at > since)
        for column, value in wanted.items():
            query = query.where(GAMES.c[column] == value)
        rows = await self._read(query.order_by(GAMES.c.opened_at, GAMES.c.table_id).limit(most))
        return [row.table_id for row in rows]

    async def still_waiting(self, tables: list[str]) -> None:
        """Note that somebody is present at tables that wait for strangers."""
        some = GAMES.c.table_id.in_(tables[:500]), GAMES.c.begun_at.is_(None)
        await self._do(update(GAMES).where(*some).values(waiting_at=time.time()))

    async def running(self, player: str, most: int | None = None) -> list[str]:
        """The tables where a player sits and the game is not over, the newest first."""
        wanted = select(SITTINGS.c.table_id).where(SITTINGS.c.player == player, ~SITTINGS.c.over)
        return [row.table_id for row in await self._read(wanted.order_by(SITTINGS.c.at.desc()).limit(most))]

    async def sat_lately(self, player: str) -> list[str]:
        """The table where a player sat down last, if any."""
        wanted = select(SITTINGS.c.table_id).where(SITTINGS.c.player == player)
        return [row.table_id for row in await self._read(wanted.order_by(SITTINGS.c.at.desc()).limit(1))]

    async def has_played(self, player: str, game: str, but: str) -> bool:
        """Whether a player has begun a game or a lesson of this kind, at any table but one."""
        same = SITTINGS.c.table_id == GAMES.c.table_id, GAMES.c.game == game, GAMES.c.begun_at.is_not(None)
        mine = SITTINGS.c.player == player, SITTINGS.c.table_id != but
        return bool(await self._read(select(SITTINGS.c.table_id).where(*mine, *same).limit(1)))

    async def read(self, wanted: Select[Any]) -> list[Row[Any]]:
        """Rows, for who knows their tables."""
        return await self._read(wanted)

    async def _read(self, wanted: Select[Any]) -> list[Row[Any]]:
        def read() -> list[Row[Any]]:
            try:
                with self.engine.connect() as connection:
                    return list(connection.execute(wanted))
            except SQLAlchemyError as wrong:
                raise self._told("nothing can be read", wrong) from None

        return await asyncio.to_thread(read)

    async def finished(self, game: str | None, since: float, until: float, most: int = 500) -> list[tuple[str, float]]:
        """Listed games that ended in a span of time, the first first: tables and times."""
        wanted = select(GAMES.c.table_id, GAMES.c.ended_at).where(
            GAMES.c.listed, GAMES.c.ended_at >= since, GAMES.c.ended_at < until
        )
        if game:
            wanted = wanted.where(GAMES.c.game == game)
        rows = await self._read(wanted.order_by(GAMES.c.ended_at, GAMES.c.table_id).limit(most))
        return [(row.table_id, row.ended_at) for row in rows]

    async def setting(self, name: str, usual: str) -> str:
        """A setting that all processes share; the first process sets it."""
        with suppress(Taken):
            await self._do(insert(SETTINGS).values(name=name, value=usual))
        [row] = await self._read(select(SETTINGS.c.value).where(SETTINGS.c.name == name))
        return str(row.value)

    async def known_setting(self, name: str) -> str | None:
        """A setting that all processes share, if one of them has set it."""
        rows = await self._read(select(SETTINGS.c.value).where(SETTINGS.c.name == name))
        return str(rows[0].value) if rows else None

    async def counts(self, kind: str) -> dict[str, int]:
        """How often people have done something (GENERATION, RENEWALS); those who never did are not there."""
        rows = await self._read(select(SETTINGS).where(SETTINGS.c.name.startswith(kind)))
        return {row.name.removeprefix(kind): int(row.value) for row in rows}

    async def count(self, kind: str, player: str) -> int:
        """Count that a person does it once more; returns how often they have."""
        name, count = f"{kind}{player}", (await self.counts(kind)).get(player, 0) + 1
        if count == 1:
            await self.setting(name, "1")
        else:
            await self._do(update(SETTINGS).where(SETTINGS.c.name == name).values(value=str(count)))
        return count

    # -- Health --

    async def trouble(self) -> str:
        """Why the database cannot be read and written now; empty if it can. It is tried at most once a second."""
        now = time.monotonic()
        if self.probe is None or (self.probe.done() and self.probed < now - PROBED):
            self.probe, self.probed = asyncio.create_task(self._probe()), now
        await asyncio.wait([self.probe], timeout=max(0.0, self.probed + PATIENCE - now))
        return self.probe.result() if self.probe.done() else "it takes no writes: another program may hold a lock"

    async def _probe(self) -> str:
        """Write a row and read from every table; what was found damaged before stays so."""
        try:
            if not await self._read(select(SETTINGS).where(SETTINGS.c.name == PROBE)):
                await self.setting(PROBE, "")
            await self._do(update(SETTINGS).where(SETTINGS.c.name == PROBE).values(value=str(time.time())))
            for table in SCHEMA.sorted_tables:
                await self._read(select(table).limit(1))
        except StoreError as wrong:
            log.error("the database fails: %s", wrong)
            return self.damage or in_public(str(wrong))
        return self.damage

    def _told(self, failed: str, wrong: Exception) -> StoreError:
        """The error that people are told; damage is remembered."""
        told = StoreError(f"{failed}: {reason(wrong)}")
        if in_public(str(told)) == DAMAGED:
            self.damage = DAMAGED
        return told

    # -- History and ratings --

    async def history(self, player: str, most: int, before: float = 1e12, **wanted: Any) -> list[Row[Any]]:
        """Games that a player has finished, the newest first; `game`, `rated` and `result` narrow it down.

        Lessons are not among them: their rows name nobody.
        """
        columns = (GAMES, SITTINGS.c.seat, SITTINGS.c.place)
        query = select(*columns).join(SITTINGS, SITTINGS.c.table_id == GAMES.c.table_id)
        query = query.where(
            SITTINGS.c.player == player, GAMES.c.ended_at < before, GAMES.c.names.is_distinct_from("[]")
        )
        if wanted.get("game"):
            query = query.where(GAMES.c.game == wanted["game"])
        if wanted.get("rated"):
            query = query.where(GAMES.c.rated)
        if wanted.get("result") in RESULTS:
            query = query.where(RESULTS[wanted["result"]])
        return await self._read(query.order_by(GAMES.c.ended_at.desc()).limit(most))

    async def leaders(self, game: str, most: int) -> list[Row[Any]]:
        """The leaderboard of a game, with avatars: settled ratings first."""
        people = RATINGS.c.game == game, ~RATINGS.c.who.startswith("seat:")
        order = (RATINGS.c.sigma >= SETTLED, RATINGS.c.mu.desc())
        joined = RATINGS.outerjoin(PEOPLE, PEOPLE.c.player == RATINGS.c.who)
        chosen = select(RATINGS, PEOPLE.c.face).select_from(joined)
        return await self._read(chosen.where(*people).order_by(*order).limit(most))

    async def rating_changes(self, table_id: str) -> dict[str, dict[str, Any]]:
        """Of each player of a rated game: the rating in points before and after it, and whether it is settled."""
        earlier = RATED.alias()
        same = earlier.c.who == RATED.c.who, earlier.c.game == RATED.c.game, earlier.c.at < RATED.c.at
        before = select(earlier.c.mu).where(*same).order_by(earlier.c.at.desc()).limit(1).scalar_subquery()
        players = RATED.c.table_id == table_id, ~RATED.c.who.startswith("seat:")
        return {
            row.who: {
                "before": Rating().shown if row.before is None else points(row.before),
                "after": points(row.mu),
                "settled": row.sigma < SETTLED,
            }
            for row in await self._read(select(RATED, before.label("before")).where(*players))
        }

    async def career(self, player: str, game: str) -> list[Row[Any]]:
        """The ratings of a player after each rated game, the first first."""
        mine = RATED.c.who == player, RATED.c.game == game
        return await self._read(select(RATED).where(*mine).order_by(RATED.c.at))

    # -- What people have chosen --

    async def person(self, player: str) -> Row[Any] | None:
        """What a person has chosen, if anything."""
        rows = await self._read(select(PEOPLE).where(PEOPLE.c.player == player))
        return rows[0] if rows else None

    async def keep_person(self, player: str, **values: str) -> None:
        """Store what a person has chosen now; the rest stays as it is."""
        if await self.person(player) is None:
            with suppress(Taken):  # another request was faster
                await self._do(insert(PEOPLE).values(player=player, **NOTHING_CHOSEN))
        await self._do(update(PEOPLE).where(PEOPLE.c.player == player).values(**values))

    # -- The deal of the day --

    async def daily_of(self, player: str, *days: str) -> list[Row[Any]]:
        """The deals that a player has begun on some days."""
        return await self._read(select(DAILY).where(DAILY.c.player == player, DAILY.c.day.in_(days)))

    async def daily_results(self, day: str, kind: str) -> list[Row[Any]]:
        """Everybody who has begun a deal, bots included, with avatars."""
        joined = DAILY.outerjoin(PEOPLE, PEOPLE.c.player == DAILY.c.player)
        same = DAILY.c.day == day, DAILY.c.kind == kind
        return await self._read(select(DAILY, PEOPLE.c.face).select_from(joined).where(*same))

    async def keep_daily(self, **values: Any) -> None:
        """Keep what a bot has made of a deal; the first result stays."""
        with suppress(Taken):  # another process was faster, with the same result
            await self._do(insert(DAILY).values(table_id="", at=time.time(), **values))

    # -- Tokens --

    async def keep_token(self, token: str, player: str, name: str, scopes: str) -> None:
        """Keep the hash of a token; the token itself is not stored."""
        values = {"hash": hashed(token), "player": player, "name": name, "scopes": scopes, "at": time.time()}
        await self._do(insert(TOKENS).values(**values))

    async def token(self, token: str) -> Row[Any] | None:
        """The row of a token: its player and its scopes."""
        rows = await self._read(select(TOKENS).where(TOKENS.c.hash == hashed(token)))
        return rows[0] if rows else None

    async def tokens(self, player: str) -> list[Row[Any]]:
        """The tokens of a player, the newest first."""
        return await self._read(select(TOKENS).where(TOKENS.c.player == player).order_by(TOKENS.c.at.desc()))

    async def use_token(self, token_hash: str) -> None:
        """Note that a token was used now."""
        await self._do(update(TOKENS).where(TOKENS.c.hash == token_hash).values(used=time.time()))

    async def drop_token(self, token_hash: str, player: str) -> None:
        """Revoke a token, if it is this player's."""
        await self._do(delete(TOKENS).where(TOKENS.c.hash == token_hash, TOKENS.c.player == player))

    # -- Records from elsewhere --

    async def keep_record(self, body: str, player: str = "", network: str = "") -> str:
        """Keep a record under the hash of its text, which nobody can guess who does not have it.

        `player`, `network`: whose quota it counts against.
        """
        name = hashed(body)[:24]
        if await self.kept_record(name) is None:
            values = {"player": player, "network": network, "size": len(body.encode())}
            with suppress(Taken):  # another request has just kept it
                await self._do(insert(REPLAYS).values(id=name, body=body, at=time.time(), **values))
        return name

    async def kept_record(self, name: str) -> str | None:
        """A kept record; whoever opens it makes it last."""
        rows = await self._read(select(REPLAYS.c.body, REPLAYS.c.at).where(REPLAYS.c.id == name))
        if rows and rows[0].at < time.time() - DAY:
            await self._do(update(REPLAYS).where(REPLAYS.c.id == name).values(at=time.time()))
        return rows[0].body if rows else None

    async def records_size(self, player: str, network: str) -> tuple[int, int]:
        """How many bytes the kept records of a player take up, and those from a network."""
        size = func.coalesce(func.sum(REPLAYS.c.size), 0).label("bytes")
        [mine] = await self._read(select(size).where(REPLAYS.c.player == player))
        [there] = await self._read(select(size).where(REPLAYS.c.network == network))
        return int(mine.bytes), int(there.bytes)

    async def drop_records(self, before: float) -> None:
        """Drop the records that nobody has opened since then, and their analyses."""
        old = select(REPLAYS.c.id).where(REPLAYS.c.at < before)
        for row in await self._read(old):
            await self._do(delete(ANALYSES).where(ANALYSES.c.game_key.startswith(f"{row.id}:")))
        await self._do(delete(REPLAYS).where(REPLAYS.c.at < before))

    # -- Analyses --

    async def analysis(self, game_key: str) -> str | None:
        """The analysis of a game, if it was made."""
        rows = await self._read(select(ANALYSES.c.body).where(ANALYSES.c.game_key == game_key))
        return rows[0].body if rows else None

    async def keep_analysis(self, game_key: str, body: str) -> None:
        """Keep the analysis of a game."""
        with suppress(Taken):  # another process has made the same
            await self._do(insert(ANALYSES).values(game_key=game_key, body=body, at=time.time()))

    # -- The writer --

    def _write(self, loop: asyncio.AbstractEventLoop) -> None:
        """Commit in batches: whatever was queued during the last commit."""
        with self.engine.connect() as connection:
            open_ = True
            while open_:
                batch: list[Entry | Chore] = []
                while open_ and not (batch and self.waiting.empty()) and len(batch) < MOST:
                    some = self.waiting.get()
                    open_ = some is not None
                    batch += some or ()
                outcomes = self._commit(connection, batch)
                loop.call_soon_threadsafe(settle, outcomes)

    def _tidy(self) -> None:
        """Checkpoint SQLite's log beside the writer; left to itself SQLite does it in a commit, and players wait."""
        with self.engine.connect() as connection:
            while not self.closed.wait(TIDY):
                with suppress(SQLAlchemyError):  # a full disk, say: the writer reports it
                    _, pages, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
                    if pages > LONGEST_LOG:  # most of it is in the file by now: a restart is quick
                        connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")
                connection.rollback()

    def _commit(self, connection: Connection, batch: list[Entry | Chore], tries: int = 5) -> list[Outcome]:
        """Commit a batch in one transaction; if it fails, each write in its own, so that only a bad one fails."""
        begun = time.monotonic()
        try:
            with metrics.COMMIT.time(), connection.begin():
                self._put(connection, [work for work in batch if isinstance(work, Entry)])
                for work in batch:
                    if isinstance(work, Chore):
                        work.statement(connection) if callable(work.statement) else connection.execute(work.statement)
        except Exception as wrong:  # any error goes to those who wait, and the writer goes on
            if len(batch) > 1 and not (out_of_reach(wrong) and time.monotonic() - begun > SLOW):
                return self._commit_singly(connection, batch)
            if isinstance(wrong, IntegrityError) and taken(connection, batch[0]):
                return [(batch[0], Taken("another has this number"))]
            if collided(wrong) and tries:
                return self._commit(connection, batch, tries - 1)
            return [(work, self._told("nothing can be written", wrong)) for work in batch]
        return [(work, None) for work in batch]

    def _commit_singly(self, connection: Connection, batch: list[Entry | Chore]) -> list[Outcome]:
        """Commit each write in its own transaction; after one that failed slowly the rest is not tried."""
        outcomes: list[Outcome] = []
        for place, work in enumerate(batch):
            begun = time.monotonic()
            outcomes += self._commit(connection, [work])
            wrong = outcomes[-1][1]
            if isinstance(wrong, StoreError) and time.monotonic() - begun > SLOW:
                return [*outcomes, *((later, StoreError(str(wrong))) for later in batch[place + 1 :])]
        return outcomes

    def _put(self, connection: Connection, entries: list[Entry]) -> None:
        """Write events, the rows beside the log, and ratings."""
        if entries:
            mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
            rows = ", ".join([f"({mark}, {mark}, {mark}, {mark})"] * len(entries))
            connection.exec_driver_sql(INSERT + rows, tuple(chain(*(entry.row for entry in entries))))
        for entry in entries:
            if change := entry.change:
                for statement in statements(entry.table_id, change, entry.at):
                    connection.execute(statement)
                if change.ending and change.ending.rated:
                    rate(connection, entry.table_id, change.ending, entry.at)


def engine(where: Path | str) -> Engine:
    """The SQLAlchemy engine of a database."""
    if isinstance(where, Path):
        sqlite = create_engine(f"sqlite:///{where}")
        event.listen(sqlite, "connect", _prepare)
        return sqlite
    try:
        postgres = create_engine(where.replace("postgresql://", "postgresql+psycopg://", 1), pool_pre_ping=True)
        (postgres.url.host or "").encode("idna")  # a name that cannot be looked up is no host
        return postgres
    except (ArgumentError, ValueError):
        raise StoreError("the address of the database is not one: postgresql://user:password@host/name") from None
    except ModuleNotFoundError:
        raise StoreError("PostgreSQL needs more packages: pip install 'irisdeck[hosting]'") from None


def hashed(text: str) -> str:
    """The hash of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def taken(connection: Connection, work: Entry | Chore) -> bool:
    """Whether a failed write is there already."""
    if isinstance(work, Chore):
        return True
    same = EVENTS.c.table_id == work.table_id, EVENTS.c.number == work.number
    with suppress(SQLAlchemyError), connection.begin():
        return connection.execute(select(EVENTS.c.number).where(*same)).first() is not None
    return False


def collided(wrong: Exception) -> bool:
    """Whether two writers collided: at the same event, or at a rating of the same people."""
    return isinstance(wrong, IntegrityError) or "deadlock detected" in str(wrong)


def out_of_reach(wrong: Exception) -> bool:
    """Whether the database itself failed, not what was to be written."""
    return isinstance(wrong, OperationalError) and not collided(wrong)


def settle(outcomes: list[Outcome]) -> None:
    """Resolve the futures of those who wait; some may have gone."""
    for work, wrong in outcomes:
        if work.written.done():
            continue
        if wrong:
            work.written.set_exception(wrong)
        else:
            work.written.set_result(None)


def reason(wrong: Exception) -> str:
    """An error in one line, without the statement that failed."""
    if isinstance(wrong, DatabaseError):
        return str(wrong.orig).partition("\n")[0]
    return getattr(wrong, "strerror", None) or str(wrong)


def in_public(wrong: str) -> str:
    """A failure of the database in words that give nothing away."""
    return next((words for sign, words in TROUBLES.items() if sign in wrong), "it does not answer")


def _future() -> asyncio.Future[None]:
    return asyncio.get_running_loop().create_future()


def _prepare(connection: Any, _: object) -> None:
    """Set SQLite up: readers do not wait for the writer, and commits survive a power cut."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "wal_autocheckpoint=0",
        "cache_size=-2048",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
