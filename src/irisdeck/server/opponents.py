"""Finding an opponent: a seat at a stranger's table, or a table of one's own that is listed until somebody comes.

The log decides who gets a seat, so it does not matter how many people look at once, nor in which processes. Two who
open a table at the same moment would both wait for ever: so whoever has opened one looks again, and leaves the younger
table for the older.
"""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from irisdeck.table.commands import Begin, Leave, Sit
from irisdeck.table.faces import PERSON
from irisdeck.table.table import Refused, sat

if TYPE_CHECKING:
    from collections.abc import Collection

    from irisdeck.server.tables import Tables
    from irisdeck.table.table import Event, Table

LATELY = 20  # seconds after which a table is not offered any more at which nobody was seen
OFFERED = 50  # tables that are looked at
ATTEMPTS = 12  # to find somebody who opened a table at the same moment
PAUSE = 0.2  # seconds, at most, in which they may come over
PATIENT = 3  # how often the older table is left all the same: the other one may have looked too early to see it
TERMS = ("clock", "rated", "series")  # in these a table must be what somebody wants, even if they want nothing special


async def waiting(tables: Tables, **wanted: str) -> list[tuple[str, Table]]:
    """Tables with a free seat where somebody waits for strangers, the oldest first; `game` narrows it down."""
    names = await tables.store.waiting_tables(time.time() - LATELY, OFFERED, **wanted)
    found = []
    for name in names:
        with suppress(Refused):  # a newer version has gone on with it
            table = await tables.get(name)
            if not table.waiting:  # here; another process may know more
                table = await tables.fresh(name)
            if table.waiting:
                found.append((name, table))
    return found


async def find(tables: Tables, player: str, sit: Sit, wanted: Event, given: Collection[str] = ()) -> str:
    """Seat a player at a table that suits them, or open one; returns its id.

    `wanted`: the first event of the table that is opened. `given`: the keys of it that somebody else's table must have
    alike; the terms of clock and rating always count.
    """

    async def suitable() -> list[tuple[str, Table]]:
        keys = {*given, *TERMS}
        found = await waiting(tables, game=wanted["game"])
        return [(name, table) for name, table in found if alike(table.first, wanted, keys)]

    for name, table in await suitable():
        if table.seat_of(player) is not None or await join(tables, name, player, sit):
            return name
    own = await tables.open(wanted, sat(0, player, sit.name or "", sit.face or PERSON))
    for attempt in range(1, ATTEMPTS + 1):
        names = [name for name, _ in await suitable()]
        others = [name for name in names if name != own]
        if not others:
            break
        if names[0] == own and attempt % PATIENT:
            await asyncio.sleep(PAUSE * random.random())  # who has opened the other table comes to this one
            continue
        if not await tables.act_while(alone, own, player, Leave()):
            break  # somebody has come
        if await join(tables, others[0], player, sit):
            return others[0]
        await tables.act(own, player, sit)
    return own


def alike(first: Event, wanted: Event, keys: Collection[str]) -> bool:
    """Whether two tables are opened alike, as far as it counts."""
    return all(first.get(key) == wanted.get(key) for key in keys)


async def join(tables: Tables, table_id: str, player: str, sit: Sit) -> bool:
    """Sit down where somebody waits, and deal if that was the last free seat; False if others were faster."""
    if not await tables.act_while(lambda table: table.waiting, table_id, player, sit):
        return False
    if not any(seat.empty for seat in (await tables.get(table_id)).seats):
        with suppress(Refused):  # somebody else has dealt
            await tables.act(table_id, player, Begin())
    return True


def alone(table: Table) -> bool:
    """Whether nobody has come yet to somebody who waits."""
    return table.waiting and sum(not seat.empty for seat in table.seats) == 1
