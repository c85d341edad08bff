"""The deal of the day on a server: a secret key for each day, a table for each person, and what all made of it.

A person's first game counts. Its table has an id that follows from the day and the person, so that it is opened once,
whatever is sent twice. Nobody is told anything of others before their own game is over.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import logging
import time
from typing import TYPE_CHECKING, Any

from irisdeck.server import identity
from irisdeck.server.tables import answer
from irisdeck.table import faces
from irisdeck.table.commands import Sit
from irisdeck.table.daily import (
    BOT,
    LEVELS,
    SEAT,
    Deal,
    Entry,
    Score,
    bot_id,
    compared,
    day_of,
    key_of,
    kind_of,
    played_by,
    read_day,
)
from irisdeck.table.table import PROGRAM, Refused, daily_opened

if TYPE_CHECKING:
    from sqlalchemy import Row

    from irisdeck.game import Move, View
    from irisdeck.server.tables import Tables
    from irisdeck.table.daily import Comparison

log = logging.getLogger(__name__)
SETTING = "daily:"  # how settings begin that hold the key of a day
KNOWN = 8  # days whose keys are cached


class DailyDeals:
    """The deals of a server."""

    def __init__(self, tables: Tables, secret: bytes) -> None:
        self.tables = tables
        self.store = tables.store
        self.secret = identity.keys(secret)[0]
        self.keys: dict[str, str] = {}
        self.playing: dict[tuple[str, str], asyncio.Task[None]] = {}  # bots that play a deal, by day and kind

    def close(self) -> None:
        """Stop the bots."""
        for task in self.playing.values():
            task.cancel()

    @property
    def today(self) -> str:
        """The day that has begun."""
        return day_of(time.time())

    # -- Deals --

    async def deal(self, day: str, kind: str, counts: bool = True) -> Deal:
        """A deal of today or of a day that was played here; raises Refused for others."""
        read_day(day, self.today)
        if day not in self.keys:
            if len(self.keys) >= KNOWN:
                self.keys.clear()
            self.keys[day] = await self._key(day)
        return Deal(self.keys[day], day, kind_of(kind).id, counts)

    async def _key(self, day: str) -> str:
        """The key of a day; it is stored, so that replacing the keys of the server changes no deal."""
        if day == self.today:
            return await self.store.setting(f"{SETTING}{day}", key_of(day, self.secret))
        key = await self.store.known_setting(f"{SETTING}{day}")
        if key is None:
            raise Refused("no-such-day")
        return key

    async def open(self, kind: str, player: str, name: str, face: str) -> str:
        """The table at which somebody plays today's deal; opened, if they have not begun it."""
        deal = await self.deal(self.today, kind)
        rows = await self.store.daily_of(player, deal.day)
        if known := [row.table_id for row in rows if row.kind == deal.kind]:
            await self._sit_again(known[0], player, name, face)
            return str(known[0])
        table_id = self._table_id(deal, player)
        await self.tables.open_once(table_id, player, *daily_opened(deal, player, name, face))
        self.start_bots(deal)
        return table_id

    async def _sit_again(self, table_id: str, player: str, name: str, face: str) -> None:
        """Give somebody who left the table their seat back."""
        table = await self.tables.get(table_id)
        if table.running and table.may_sit(player, SEAT):
            await self.tables.act(table_id, player, Sit(SEAT, name, face))

    def _table_id(self, deal: Deal, player: str) -> str:
        """The id of somebody's table, which nobody else can guess."""
        text = f"daily table {deal.day} {deal.kind} {player}"
        return base64.urlsafe_b64encode(hmac.new(self.secret, text.encode(), hashlib.sha256).digest()[:15]).decode()

    async def open_again(self, day: str, kind: str, player: str, name: str, face: str) -> str:
        """Another table with a deal whose results somebody may see; it does not count."""
        deal = await self.deal(day, kind, counts=False)
        await self.check(deal, player)
        return await self.tables.open(*daily_opened(deal, player, name, face))

    # -- Results --

    async def own(self, player: str, *days: str) -> dict[tuple[str, str], Entry]:
        """What somebody has begun on some days, by day and kind."""
        return {(row.day, row.kind): entry_of(row) for row in await self.store.daily_of(player, *days)}

    async def check(self, deal: Deal, player: str) -> None:
        """Raise Refused for somebody who may not see the results of a deal: whoever still plays it, or still can."""
        entry = (await self.own(player, deal.day)).get((deal.day, deal.kind))
        if entry.score is None if entry else deal.day == self.today:
            raise Refused("daily-not-over")

    async def results(self, day: str, kind: str, player: str, patience: float = 0) -> Comparison:
        """What everybody has made of a deal; waits a little for the bots."""
        deal = await self.deal(day, kind)
        await self.check(deal, player)
        rows = await self.store.daily_results(deal.day, deal.kind)
        if len({row.player for row in rows} & set(map(bot_id, LEVELS))) < len(LEVELS):
            await asyncio.wait([self.start_bots(deal)], timeout=patience)
            rows = await self.store.daily_results(deal.day, deal.kind)
        return compared(map(entry_of, rows), player)

    # -- Bots in the person's seat --

    def start_bots(self, deal: Deal) -> asyncio.Task[None]:
        """Let bots of all levels play a deal in the background, unless they do."""
        self.playing = {key: task for key, task in self.playing.items() if not task.done()}
        key = deal.day, deal.kind
        if key not in self.playing:
            self.playing[key] = asyncio.create_task(self._play_bots(deal))
        return self.playing[key]

    async def _play_bots(self, deal: Deal) -> None:
        rows = await self.store.daily_results(deal.day, deal.kind)
        known = {row.player for row in rows}
        for level in LEVELS:
            if bot_id(level) in known:
                continue
            try:
                score = await played_by(level, deal, self._think)
                values = {"player": bot_id(level), "name": level.partition(":")[0], **score._asdict()}
                await self.store.keep_daily(day=deal.day, kind=deal.kind, **values)
            except Exception:  # whoever looks at the results later tries again
                log.exception("a bot cannot play the deal of the day")

    async def _think(self, view: View, bot: str, seed: int) -> Move:
        return await self.tables.thinkers.ask("", answer, bot, view, seed)


def entry_of(row: Row[Any]) -> Entry:
    """A row as a result."""
    score = None if row.share is None else Score(row.share, row.score)
    if score and row.player.startswith(BOT):
        return Entry.of_bot(row.name, score)
    face = faces.ROBOT if row.player.startswith(PROGRAM) else faces.of_person(getattr(row, "face", None))
    return Entry(row.player, row.name, score, row.table_id, face)
