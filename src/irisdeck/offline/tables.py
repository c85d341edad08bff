"""Tables on this device: opened, resumed, listed, exported and imported.

The log is the truth, as on a server. The row beside it is written in the same transaction and tells lists what they
show, so that the home page need not replay a hundred games.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.game import IrisdeckError, Refused
from irisdeck.offline.storage import Addition
from irisdeck.table import boards, daily
from irisdeck.table.boards import Part
from irisdeck.table.commands import Rematch
from irisdeck.table.daily import Entry, Score
from irisdeck.table.local import LocalTable, person, refusing
from irisdeck.table.table import Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable

    from irisdeck.offline.storage import Storage
    from irisdeck.table.local import Bots
    from irisdeck.table.table import Event, Result

ID_LENGTH = 9  # bytes of a table's id
EXPORT = "irisdeck-games"  # how a file of all games begins
LARGEST = 64 << 20  # bytes of such a file
# What a foreign log may raise.
WRONG = (
    ValueError, KeyError, TypeError, IndexError, AttributeError, AssertionError, OverflowError, RecursionError,
    IrisdeckError,
)  # fmt: skip


class Missing(IrisdeckError):
    """There is no such table, page or record."""


def line_of(event: Event) -> str:
    """An event as a line of a log."""
    return json.dumps(event, ensure_ascii=False, separators=(",", ":"))


class Row(NamedTuple):
    """A table in lists: who plays what, and how it ended for whom."""

    id: str
    game: str
    at: float  # when something happened there last
    players: list[dict[str, str]]  # name and avatar of a person, or the level of a bot
    people: list[int]  # the seats of people
    lesson: bool = False
    over: bool = False
    places: list[int] | None = None  # by seat, once the game is over
    drawn: bool = False
    daily: dict[str, Any] | None = None  # which deal of which day, whether it counts, and what was made of it

    @classmethod
    def of(cls, table_id: str, table: Table) -> Row:
        """The row of a table as it stands."""
        assert table.game
        seats = table.seats
        players = [
            {"bot": seat.bot} if seat.bot and not seat.player else {"name": seat.name, "face": seat.chosen}
            for seat in seats
        ]
        ending = table.ending
        return cls(
            table_id,
            table.game.name,
            time.time(),
            [{name: str(value) for name, value in player.items()} for player in players],
            [number for number, seat in enumerate(seats) if seat.player],
            "lesson" in table.first,
            table.over,
            list(ending.places) if ending else None,
            table.drawn or table.agreed,
            daily_of(table),
        )

    @property
    def text(self) -> str:
        """The row as it is stored."""
        return line_of({name: value for name, value in self._asdict().items() if name != "id"})


def daily_of(table: Table) -> dict[str, Any] | None:
    """The deal of the day that is played at a table, who plays it, and the result."""
    if not (deal := table.daily) or not table.playing:
        return None
    player, score = table.playing[daily.SEAT], daily.score_at(table)
    who = {"name": player.name, "face": player.face}
    return {"day": deal.day, "kind": deal.kind, "counts": deal.counts, **who, "score": score}


class KeptTable(LocalTable):
    """A table whose events are in the storage of this device; other windows may write to it, too."""

    def __init__(self, table_id: str, table: Table, storage: Storage, bots: Bots) -> None:
        self.id = table_id
        self.storage = storage
        self.watchers: set[Callable[[], None]] = set()  # called after every change
        self.running: asyncio.Task[None] | None = None  # plays the bots while somebody watches
        super().__init__(table, bots, self.notify)

    def notify(self) -> None:
        """Notify watchers."""
        for watcher in [*self.watchers]:
            watcher()

    # -- What happens --

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """While nothing else happens at this table, in no window; first catches up with what others have written."""
        async with super().alone(), self.storage.lock(f"table {self.id}"):
            await self._catch_up()
            yield

    async def write(self, result: Result) -> None:
        row = Row.of(self.id, result.table)
        await self.storage.append(Addition(self.id, result.number, [line_of(result.event)], row.text))

    async def catch_up(self) -> None:
        """Apply what another window has written; raises Missing if it has deleted the table."""
        async with super().alone():
            await self._catch_up()

    async def _catch_up(self) -> None:
        with refusing():
            lines = await self.storage.events(self.id, self.table.number - 1)
        if not lines:
            raise Missing(self.id)
        for line in lines[1:]:
            self.table.apply(json.loads(line))
        if lines[1:]:
            self.problem = ""
            self._changes.set()
            self.notify()

    async def run(self) -> None:
        with suppress(Missing):  # another window has deleted everything
            await super().run()

    @asynccontextmanager
    async def watched(self, wake: Callable[[], None]) -> AsyncIterator[None]:
        """While a page shows the table; its bots play as long."""
        self.watchers.add(wake)
        if self.running is None:
            self.running = asyncio.ensure_future(self.run())
        try:
            yield
        finally:
            self.watchers.discard(wake)
            if not self.watchers and self.running:
                self.running.cancel()
                self.running = None

    # -- What is seen --

    @property
    def seat(self) -> int | None:
        """The seat from which the table is seen; none behind a curtain, and when all look at the result together."""
        together = self.table.over and len(self.people) > 1
        return None if self.covered or together else self.viewer

    def parts(self) -> dict[str, Part]:
        """The parts of the page. While the device is handed on, only what all players may see lies under a curtain."""
        parts = boards.parts(self.table, self.id, boards.Viewer(self.seat, hint=self.hint), problem=self.problem)
        parts.pop("talk", None)  # whoever shares a screen can talk
        for name, value in (("status", {"watching": False}), ("result", {"seated": True})):
            if name in parts:  # nobody here only watches
                parts[name] = Part(parts[name].kind, {**parts[name].values, **value})
        if self.covered:
            parts["curtain"] = Part("curtain", {"name": self.covered})
        return parts


class Tables:
    """All tables of this device."""

    def __init__(self, storage: Storage, bots: Bots) -> None:
        self.storage = storage
        self.bots = bots
        self.open_tables: dict[str, KeptTable] = {}

    async def open(self, events: Iterable[Event]) -> str:
        """Open a table with its first events."""
        table_id, events = secrets.token_urlsafe(ID_LENGTH), [*events]
        row = Row.of(table_id, Table(events))
        with refusing():
            await self.storage.append(Addition(table_id, 0, [line_of(event) for event in events], row.text))
        return table_id

    async def get(self, table_id: str) -> KeptTable:
        """A table, as it stands in the log."""
        kept = self.open_tables.get(table_id)
        if kept is None:
            lines = await self.storage.events(table_id)
            if not lines:
                raise Missing(table_id)
            table = Table([json.loads(line) for line in lines], remembered=None)
            kept = self.open_tables.setdefault(table_id, KeptTable(table_id, table, self.storage, self.bots))
        await kept.catch_up()
        return kept

    async def news(self, table_id: str) -> None:
        """Another window has written to a table, or, without an id, has deleted all of them."""
        if not table_id:
            self.open_tables.clear()
        elif table_id in self.open_tables:
            await self.open_tables[table_id].catch_up()

    async def rematch(self, kept: KeptTable) -> str:
        """Open a table for the same players, everybody one seat further; the old one remembers which."""
        async with kept.alone():
            table, player = kept.table, kept.table.seats[kept.acting].player or ""
            if not table.rematch:
                table.decide(player, Rematch())  # refused before a table is opened
                await kept._apply(table.decide(player, Rematch(), rematch=await self.open(table.again())))
            assert table.rematch
            return table.rematch

    async def rows(self) -> list[Row]:
        """All tables in lines, the newest first; those that another version has written differently are left out."""
        rows = []
        for table_id, text in (await self.storage.rows()).items():
            with suppress(*WRONG):
                rows.append(Row(table_id, **json.loads(text)))
        return sorted(rows, key=lambda row: -row.at)

    async def dailies(self) -> dict[tuple[str, str], Entry]:
        """The deals of the day that were begun here, by day and kind: the first game with each, which counts."""
        entries: dict[tuple[str, str], Entry] = {}
        for row in await self.rows():
            if row.daily and row.daily["counts"]:
                deal, score = row.daily, row.daily["score"]
                entries[deal["day"], deal["kind"]] = Entry(
                    person(daily.SEAT), deal["name"], Score(*score) if score else None, row.id, deal["face"]
                )
        return entries

    async def running(self, most: int = 20) -> list[KeptTable]:
        """The tables whose games are not over, the newest first."""
        tables: list[KeptTable] = []
        for row in await self.rows():
            if not row.over and len(tables) < most:
                with suppress(*WRONG):  # a newer version has gone on with it
                    tables.append(await self.get(row.id))
        return tables

    # -- All games as one file --

    async def exported(self) -> str:
        """All tables as lines of JSON: what kind of file it is, then each table with its events."""
        lines = [line_of({"file": EXPORT, "version": 1})]
        for row in reversed(await self.rows()):
            events = [json.loads(line) for line in await self.storage.events(row.id)]
            lines.append(line_of({"table": row.id, "at": row.at, "events": events}))
        return "".join(f"{line}\n" for line in lines)

    async def imported(self, data: bytes) -> int:
        """Add the tables of such a file that are not here, or that went on elsewhere; returns how many.

        Everything is read and replayed before anything is written: a wrong file changes nothing.
        """
        if len(data) > LARGEST:
            raise Refused("too-large")
        additions = []
        for table_id, (lines, row) in self._read(data).items():
            known = await self.storage.events(table_id)
            if len(lines) > len(known) and lines[: len(known)] == known:
                additions.append(Addition(table_id, len(known), lines[len(known) :], row.text))
        with refusing():
            await self.storage.append(*additions)
        for addition in additions:
            await self.news(addition.table_id)
        return len(additions)

    def _read(self, data: bytes) -> dict[str, tuple[list[str], Row]]:
        try:
            first, *lines = [json.loads(line) for line in data.decode().split("\n") if line.strip()]
            if first["file"] != EXPORT:
                raise ValueError(first["file"])
            return {line["table"]: self._replayed(line) for line in lines}
        except WRONG:
            raise Refused("no-games-file") from None

    def _replayed(self, line: dict[str, Any]) -> tuple[list[str], Row]:
        """The log and the row of a table that was exported; raises one of WRONG."""
        table_id, events, at, now = line["table"], line["events"], float(line["at"]), time.time()
        row = Row.of(table_id, Table(events))
        if not row.people or not table_id.replace("-", "").replace("_", "").isalnum():
            raise ValueError(table_id)
        return [line_of(event) for event in events], row._replace(at=at if 0 <= at <= now else now)
