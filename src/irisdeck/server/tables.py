"""Live tables: a cache of the log, with the bots that sit at them. Any process may serve any table.

Whatever happens goes the same way: the table turns a wish into an event, the store writes it, and only then the table
takes it in and those who watch are told.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import TYPE_CHECKING, Any

from irisdeck import bots
from irisdeck.game import IrisdeckError
from irisdeck.server.store import Taken
from irisdeck.table import Refused, Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping

    from irisdeck.game import Move, View
    from irisdeck.server.store import Store
    from irisdeck.table import Event

log = logging.getLogger(__name__)
KEPT = 200  # tables in memory that nobody looks at
GRACE = 8  # seconds after which somebody without a connection is away: a reload is quicker


class Missing(IrisdeckError):
    """There is no such table."""


class Live:
    """A table that is looked at or played at just now."""

    def __init__(self, table_id: str, listening: Collection[str]) -> None:
        self.id = table_id
        self.listening = listening  # players who hear of all their tables
        self.table = Table()
        self.lock = asyncio.Lock()
        self.watchers: set[Callable[[], None]] = set()  # called when something has happened
        self.here: Counter[str] = Counter()  # how many pages each player has open
        self.seen: dict[str, float] = {}  # when each was here last
        self.thinking: asyncio.Task[None] | None = None  # the bots' turn

    def tell(self) -> None:
        """Wakes those who watch."""
        for watcher in self.watchers:
            watcher()

    def away(self) -> tuple[int, ...]:
        """Seats whose players are not here."""
        return tuple(number for number, seat in enumerate(self.table.seats) if seat.player and self._gone(seat.player))

    def _gone(self, player: str) -> bool:
        here = self.here[player] or player in self.listening
        return not here and self.seen.get(player, 0) < time.monotonic() - GRACE

    @property
    def attended(self) -> bool:
        """Whether somebody who sits here is here."""
        return any(seat.player and not self._gone(seat.player) for seat in self.table.seats)

    @property
    def idle(self) -> bool:
        """Whether it can be forgotten and read again when somebody comes."""
        return not self.watchers and not self.lock.locked() and (self.thinking is None or self.thinking.done())


class Tables:
    """All tables of a store; close with `await tables.close()`."""

    def __init__(self, store: Store, thinkers: int = 2, pace: float = 0) -> None:
        self.store = store
        self.pace = pace  # seconds that a bot takes at least, so that people can follow
        self.live: dict[str, Live] = {}
        self.loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.listeners: dict[str, set[Callable[[str], None]]] = {}  # called with the name of a table of theirs
        self.thinkers = ThreadPoolExecutor(thinkers, "bot")  # search runs compiled, without Python's lock

    async def close(self) -> None:
        """Lets the bots stop thinking."""
        tasks = [live.thinking for live in self.live.values() if live.thinking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.shutdown(wait=False, cancel_futures=True)

    async def open(self, *events: Event) -> str:
        """A new table at which some things have happened already; its name cannot be guessed."""
        live = Live(secrets.token_urlsafe(12), self.listeners)
        for event in events:
            await self._happen(live, event)
        self._keep(live)
        return live.id

    async def rematch(self, table_id: str, player: str) -> str:
        """The same people again, everybody one seat further, at a table of its own; the old one knows where."""
        live = await self._live(table_id)
        async with live.lock:
            if live.table.rematch:
                return live.table.rematch  # two asked at once
            live.table.ask(player, {"do": "rematch", "table": ""})  # refused before a table is made
            again = await self.open(*live.table.again())
            await self._happen(live, live.table.ask(player, {"do": "rematch", "table": again}))
        return again

    async def running(self, player: str, most: int = 20) -> list[tuple[str, Table]]:
        """Where somebody sits and the game is not over."""
        found = [(name, await self.get(name)) for name in await self.store.running(player, most)]
        return [(name, table) for name, table in found if table.seat_of(player) is not None]

    def watchable(self, most: int = 12) -> list[tuple[str, Table]]:
        """Tables that strangers may watch, at which something is going on."""
        found = [
            (name, live.table)
            for name, live in reversed(self.live.items())
            if live.watchers and live.table.running and live.table.first.get("listed")
        ]
        return found[:most]

    def listed(self, most: int = 50) -> list[tuple[str, Table]]:
        """Tables that strangers may watch or sit down at, and at which somebody is."""
        found = [
            (name, live.table)
            for name, live in reversed(self.live.items())
            if live.table.first.get("listed") and not live.table.over and (live.watchers or live.attended)
        ]
        return found[:most]

    async def get(self, table_id: str) -> Table:
        """A table as it stands."""
        return (await self._live(table_id)).table

    async def whole(self, table_id: str) -> Table:
        """A table that can tell all that happened since it was opened."""
        await self._live(table_id)
        return Table(await self.store.events(table_id), remembered=None)

    async def look(self, table_id: str, player: str) -> tuple[Table, tuple[int, ...]]:
        """A table as somebody finds it who comes to it now, and the seats whose players are away."""
        live = await self._live(table_id)
        live.seen[player] = time.monotonic()
        return live.table, live.away()

    async def act(self, table_id: str, player: str, wish: Mapping[str, Any]) -> None:
        """Somebody gets what they want, on disk, or Refused."""
        live = await self._live(table_id)
        async with live.lock:
            try:
                await self._happen(live, live.table.ask(player, wish))
            except Taken:
                await self._catch_up(live)
                raise Refused("stale") from None
        self._wake_bots(live)

    @asynccontextmanager
    async def watching(self, table_id: str, player: str, wake: Callable[[], None]) -> AsyncIterator[Live]:
        """A table, as long as somebody looks at it; `wake` is called whenever something has happened there."""
        live = await self._live(table_id)
        live.watchers.add(wake)
        live.here[player] += 1
        live.tell()
        try:
            yield live
        finally:
            live.watchers.discard(wake)
            live.here[player] -= 1
            live.seen[player] = time.monotonic()
            asyncio.get_running_loop().call_later(GRACE + 0.1, live.tell)

    @contextmanager
    def listening(self, player: str, call: Callable[[str], None]) -> Iterator[None]:
        """As long as somebody wants to hear of all their tables; `call` is given the table where something happened."""
        self.listeners.setdefault(player, set()).add(call)
        self._greet(player)
        try:
            yield
        finally:
            self.listeners[player].discard(call)
            if not self.listeners[player]:
                del self.listeners[player]
            self._greet(player)

    def _greet(self, player: str) -> None:
        """Somebody has come to all their tables, or gone."""
        for live in self.live.values():
            if live.table.seat_of(player) is not None:
                live.seen[player] = time.monotonic()
                live.tell()
                asyncio.get_running_loop().call_later(GRACE + 0.1, live.tell)

    # -- Inside --

    async def _live(self, table_id: str) -> Live:
        if table_id in self.live:
            return self.live[table_id]
        async with self.loading[table_id]:  # so that two who ask get the same table
            if table_id not in self.live:
                live = Live(table_id, self.listeners)
                await self._catch_up(live)
                if live.table.game is None:
                    raise Missing(f"there is no table {table_id}")
                self._keep(live)
        self.loading.pop(table_id, None)
        return self.live[table_id]

    def _keep(self, live: Live) -> None:
        """Takes a table in, and lets others go where there are too many."""
        self.live[live.id] = live
        self._tell(live)
        self._wake_bots(live)
        idle = [name for name, old in self.live.items() if old.idle and old is not live]
        for name in idle[:-KEPT]:
            del self.live[name]

    async def _catch_up(self, live: Live) -> None:
        """Takes in what another process has written."""
        for event in await self.store.events(live.id, live.table.number):
            live.table.take(event)
        self._tell(live)

    def _tell(self, live: Live) -> None:
        """Wakes those who look, and those who sit there and listen; a table that is still being made has neither."""
        live.tell()
        if self.live.get(live.id) is live and self.listeners:
            for seat in live.table.seats:
                for call in self.listeners.get(seat.player or "", ()):
                    call(live.id)

    async def _happen(self, live: Live, event: Event) -> None:
        await self.store.append(live.id, live.table.number, event, live.table.ending(event))
        live.table.take(event)
        self._tell(live)

    # -- Bots --

    def _wake_bots(self, live: Live) -> None:
        if live.table.bot_to_act and (live.thinking is None or live.thinking.done()):
            live.thinking = asyncio.create_task(self._play_bots(live))

    async def _play_bots(self, live: Live) -> None:
        """Plays until it is a person's turn."""
        while spec := live.table.bot_to_act:
            number, seat = live.table.number, live.table.turn
            view = live.table.view(seat)
            assert view
            thought = asyncio.get_running_loop().run_in_executor(self.thinkers, answer, spec, view)
            move, _ = await asyncio.gather(thought, asyncio.sleep(self.pace))
            async with live.lock:
                if live.table.number == number:  # nobody left, resigned or was faster meanwhile
                    with suppress(Taken):
                        await self._happen(live, live.table.moved(move))
                        continue
                    await self._catch_up(live)


def answer(spec: str, view: View) -> Move:
    """A bot's move; where a bot fails, any legal one, so that a table never stands still."""
    try:
        return bots.bot(spec).act(view)
    except Exception:
        log.exception("the bot %s failed at %s", spec, view.game.name)  # no cards: the log tells no secrets
        return bots.bot("random").act(view)
