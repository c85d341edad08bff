"""Tables on a device whose storage other windows use, too."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from people import played_table

from irisdeck.offline.storage import Memory
from irisdeck.offline.tables import Missing, Tables
from irisdeck.table.commands import Move

if TYPE_CHECKING:
    from irisdeck.bots import Thought
    from irisdeck.game import View


class Slow(Memory):
    """A storage that takes its time, so that others come in between."""

    async def events(self, table_id: str, since: int = 0) -> list[str]:
        lines = await super().events(table_id, since)
        await asyncio.sleep(0.01)
        return lines


class EasyBots:
    """Bots that think at once."""

    async def move(self, view: View, bot: str, seed: int | None = None) -> str:
        return view.legal_moves[0]

    async def advice(self, view: View) -> list[Thought]:
        return []


def test_what_another_window_has_written_is_applied_once() -> None:
    async def play() -> None:
        storage = Slow()
        mine, theirs = Tables(storage, EasyBots()), Tables(storage, EasyBots())
        events = played_table("duel", 0, players=2)
        table_id = await mine.open(events)
        here, there = await mine.get(table_id), await theirs.get(table_id)
        state = here.table.state
        assert state
        here.viewer = state.seat
        await here.perform(Move(state.legal_moves[0], here.table.moves))
        await asyncio.gather(there.catch_up(), theirs.news(table_id), theirs.get(table_id), there.catch_up())
        assert there.table.number == here.table.number == len(events) + 1
        await storage.clear()
        await theirs.news("")
        for gone in (there.catch_up(), theirs.get(table_id)):
            with pytest.raises(Missing):
                await gone

    asyncio.run(play())
