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
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from irisdeck import bots
from irisdeck.game import IrisdeckError
from irisdeck.server.hints import Hints
from irisdeck.server.store import Taken
from irisdeck.table import Refused, Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping

    from irisdeck.game import Move, View
    from irisdeck.server.hints import Hint
    from irisdeck.server.store import Store
    from irisdeck.table import Event

log = logging.getLogger(__name__)
KEPT = 200  # tables in memory that nobody looks at
GRACE = 8  # seconds after which somebody without a connection is away: a reload is quicker
PATIENCE = 60  # seconds after which the others may let a bot play for somebody who is away


class Missing(IrisdeckError):
    """There is no such table."""


class Live:
    """A table that is looked at or played at just now."""

    def __init__(self, table_id: str, patience: float) -> None:
        self.id = table_id
        self.patience = patience
        self.table = Table()
        self.lock = asyncio.Lock()
        self.watchers: set[Callable[[], None]] = set()  # called when something has happened
        self.here: Counter[str] = Counter()  # how many pages each player has open
        self.seen: dict[str, float] = {}  # when each was here last
        self.since = time.monotonic()  # before, nobody could be seen
        self.hints = Hints()
        self.thinking: asyncio.Task[None] | None = None  # the bots' turn

    def tell(self) -> None:
        """Wakes those who watch."""
        for watcher in self.watchers:
            watcher()

    def away(self) -> tuple[int, ...]:
        """Seats whose players are not here."""
        lately = time.monotonic() - GRACE
        return tuple(
            number
            for number, seat in enumerate(self.table.seats)
            if seat.player and not self.here[seat.player] and self.seen.get(seat.player, 0) < lately
        )

    def absent(self) -> tuple[int, ...]:
        """Seats whose players have not been here for so long that the others lose patience."""
        before = time.monotonic() - self.patience
        return tuple(
            number
            for number, seat in enumerate(self.table.seats)
            if seat.player and not self.here[seat.player] and self.seen.get(seat.player, self.since) < before
        )

    def hint(self, player: str) -> Hint | None:
        """The hint that somebody has asked for and not closed, as long as nothing has changed."""
        found = self.hints.of(player, self.table.state)
        return found if found and found.shown else None

    @property
    def idle(self) -> bool:
        """Whether it can be forgotten and read again when somebody comes."""
        thinking = (self.thinking is not None and not self.thinking.done()) or not self.hints.idle
        return not self.watchers and not self.lock.locked() and not thinking


class Tables:
    """All tables of a store; close with `await tables.close()`."""

    def __init__(self, store: Store, thinkers: int = 2, pace: float = 0, patience: float = PATIENCE) -> None:
        self.store = store
        self.pace = pace  # seconds that a bot takes at least, so that people can follow
        self.patience = patience
        self.live: dict[str, Live] = {}
        self.loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
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
        live = Live(secrets.token_urlsafe(12), self.patience)
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

    async def get(self, table_id: str) -> Table:
        """A table as it stands."""
        return (await self._live(table_id)).table

    async def whole(self, table_id: str) -> Table:
        """A table that can tell all that happened since it was opened."""
        await self._live(table_id)
        return Table(await self.store.events(table_id), remembered=None)

    async def look(self, table_id: str, player: str) -> Live:
        """A table as somebody finds it who comes to it now."""
        live = await self._live(table_id)
        live.seen[player] = time.monotonic()
        if not live.here[player] and live.table.seat_of(player) is not None:
            self._notice_absence(live)
            await self._welcome(live, player)
        return live

    async def act(self, table_id: str, player: str, wish: Mapping[str, Any]) -> None:
        """Somebody gets what they want, on disk, or Refused."""
        live = await self._live(table_id)
        live.seen[player] = time.monotonic()
        if wish.get("do") == "hint":
            await self._hint(live, player, wish)
        elif wish.get("do") == "close":
            self._close_hint(live, player)
        else:
            await self._act(live, player, wish)

    async def _act(self, live: Live, player: str, wish: Mapping[str, Any]) -> None:
        async with live.lock:
            try:
                await self._happen(live, live.table.ask(player, {**wish, **self._presence(live)}))
            except Taken:
                await self._catch_up(live)
                raise Refused("stale") from None
        self._wake_bots(live)

    def _presence(self, live: Live) -> dict[str, Any]:
        """What the table cannot know, and nobody may say of others."""
        return {"away": live.away(), "absent": live.absent()}

    @asynccontextmanager
    async def watching(self, table_id: str, player: str, wake: Callable[[], None]) -> AsyncIterator[Live]:
        """A table, as long as somebody looks at it; `wake` is called whenever something has happened there."""
        live = await self._live(table_id)
        live.watchers.add(wake)
        live.here[player] += 1
        live.tell()
        try:
            await self._welcome(live, player)
            yield live
        finally:
            live.watchers.discard(wake)
            live.here[player] -= 1
            live.seen[player] = time.monotonic()
            self._notice_absence(live)

    # -- Coming and going --

    def _notice_absence(self, live: Live) -> None:
        """Lets those who watch see, in time, that somebody has not come back."""
        for seconds in (GRACE, self.patience):
            asyncio.get_running_loop().call_later(seconds + 0.1, live.tell)

    async def _welcome(self, live: Live, player: str) -> None:
        """Whoever comes back before a bot plays for them is not voted on any more."""
        seat = live.table.seat_of(player)
        if seat is not None and live.table.courtesy.votes.get(seat):
            with suppress(Refused):  # a bot plays already, or the game is over
                await self._act(live, player, {"do": "back"})

    # -- Hints --

    async def _hint(self, live: Live, player: str, wish: Mapping[str, Any]) -> None:
        """Somebody asks the strongest bot; a second time they are told the same."""
        hint = live.hints.of(player, live.table.state)
        if hint is None:
            live.table.ask(player, wish)  # refused before it is counted
            live.hints.count(player)
            await self._act(live, player, wish)
            assert live.table.state
            hint = live.hints.think(player, live.table.state, self.thinkers, live.tell)
        hint.shown = True
        live.tell()

    def _close_hint(self, live: Live, player: str) -> None:
        if hint := live.hint(player):
            hint.shown = False
            live.tell()

    async def advised(self, table_id: str, player: str) -> None:
        """Waits until somebody has the hint that they asked for."""
        if hint := (await self._live(table_id)).hint(player):
            await asyncio.wait([hint.answer])

    # -- Inside --

    async def _live(self, table_id: str) -> Live:
        if table_id in self.live:
            return self.live[table_id]
        async with self.loading[table_id]:  # so that two who ask get the same table
            if table_id not in self.live:
                live = Live(table_id, self.patience)
                await self._catch_up(live)
                if live.table.game is None:
                    raise Missing(f"there is no table {table_id}")
                self._keep(live)
        self.loading.pop(table_id, None)
        return self.live[table_id]

    def _keep(self, live: Live) -> None:
        """Takes a table in, and lets others go where there are too many."""
        self.live[live.id] = live
        self._wake_bots(live)
        self._notice_absence(live)
        idle = [name for name, old in self.live.items() if old.idle and old is not live]
        for name in idle[:-KEPT]:
            del self.live[name]

    async def _catch_up(self, live: Live) -> None:
        """Takes in what another process has written."""
        for event in await self.store.events(live.id, live.table.number):
            live.table.take(event)
        live.tell()

    async def _happen(self, live: Live, event: Event) -> None:
        await self.store.append(live.id, live.table.number, event, live.table.ending(event))
        live.table.take(event)
        live.tell()

    # -- Bots --

    def _wake_bots(self, live: Live) -> None:
        if live.table.bot_to_act and (live.thinking is None or live.thinking.done()):
            live.thinking = asyncio.create_task(self._play_bots(live))

    async def _play_bots(self, live: Live) -> None:
        """Plays until it is a person's turn."""
        while spec := live.table.bot_to_act:
            state, view = live.table.state, live.table.view(live.table.turn)
            assert view
            thought = asyncio.get_running_loop().run_in_executor(self.thinkers, answer, spec, view)
            move, _ = await asyncio.gather(thought, asyncio.sleep(self.pace))
            async with live.lock:
                if live.table.state is state and live.table.bot_to_act == spec:  # nobody left, resigned or came back
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
