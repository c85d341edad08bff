"""The deal of the day on this device: the key follows from the date, and results stay here."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from irisdeck.game import Refused
from irisdeck.offline.tables import WRONG
from irisdeck.table.daily import LEVELS, Deal, Entry, Score, compared, day_of, key_of, kind_of, played_by, read_day
from irisdeck.table.local import person
from irisdeck.table.table import daily_opened

if TYPE_CHECKING:
    from irisdeck.game import View
    from irisdeck.offline.tables import Tables
    from irisdeck.table.daily import Comparison

log = logging.getLogger(__name__)
PATIENCE = 3  # seconds that a page waits for the bots


class DailyDeals:
    """The deals of this device."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.playing: dict[Deal, asyncio.Task[None]] = {}  # bots that play a deal

    @property
    def today(self) -> str:
        """The day that has begun."""
        return day_of(time.time())

    def deal(self, day: str, kind: str, counts: bool = True) -> Deal:
        """A deal of today or of an earlier day; raises Refused for others."""
        return Deal(key_of(read_day(day, self.today)), day, kind_of(kind).id, counts)

    async def open(self, kind: str, player: str, name: str, face: str) -> str:
        """The table with today's deal; opened, if it was not begun."""
        deal = self.deal(self.today, kind)
        async with self.tables.storage.lock("daily"):
            if entry := (await self.tables.dailies()).get((deal.day, deal.kind)):
                return entry.table_id
            return await self.tables.open(daily_opened(deal, player, name, face))

    async def open_again(self, day: str, kind: str, player: str, name: str, face: str) -> str:
        """Another table with a deal whose results may be seen; it does not count."""
        deal = self.deal(day, kind, counts=False)
        await self._own(deal)
        return await self.tables.open(daily_opened(deal, player, name, face))

    async def _own(self, deal: Deal) -> Entry | None:
        """What was made of a deal here; raises Refused while it is played, or still can be."""
        entry = (await self.tables.dailies()).get((deal.day, deal.kind))
        if entry.score is None if entry else deal.day == self.today:
            raise Refused("daily-not-over")
        return entry

    async def results(self, day: str, kind: str) -> Comparison:
        """What was made of a deal here, beside what the bots make of it; waits a little for them."""
        deal = self.deal(day, kind)
        own = await self._own(deal)
        if len(bots := await self._bots(deal)) < len(LEVELS):
            if deal not in self.playing or self.playing[deal].done():
                self.playing[deal] = asyncio.ensure_future(self._play_bots(deal))
            await asyncio.wait([self.playing[deal]], timeout=PATIENCE)
            bots = await self._bots(deal)
        return compared([*bots, *([own] if own else [])], person(0))

    async def _bots(self, deal: Deal) -> list[Entry]:
        """What bots have made of a deal so far."""
        with suppress(*WRONG):
            kept = json.loads(await self.tables.storage.text(f"daily {deal.day} {deal.kind}") or "{}")
            return [Entry.of_bot(level, Score(*kept[level])) for level in LEVELS if level in kept]
        return []

    async def _play_bots(self, deal: Deal) -> None:
        """Let bots of all levels play a deal in the person's seat."""
        scores: dict[str, Score] = {}
        try:
            for level in LEVELS:
                scores[level] = await played_by(level, deal, self._think)
                await self.tables.storage.keep(f"daily {deal.day} {deal.kind}", json.dumps(scores))
        except Exception:  # whoever looks at the results later tries again
            log.exception("a bot cannot play the deal of the day")

    async def _think(self, view: View, bot: str, seed: int) -> str:
        return await self.tables.bots.move(view, bot, seed)
