"""Live tables: a cache of the log, with the bots that sit at them. Any process may serve any table.

Whatever happens goes the same way: the table turns a wish into an event, the store writes it, and only then the table
takes it in and those who watch are told, here and, over the bus, in other processes. The number of an event is its key
in the log, so of two processes that write at once one is refused, takes in what the other wrote, and asks again.
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
from irisdeck.server import metrics
from irisdeck.server.bus import Bus
from irisdeck.server.hints import Hints
from irisdeck.server.store import Taken
from irisdeck.table import courtesy
from irisdeck.table.table import Refused, Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator, Mapping

    from irisdeck.game import Move, View
    from irisdeck.server.bus import News
    from irisdeck.server.hints import Hint
    from irisdeck.server.store import Store
    from irisdeck.table.table import Event

log = logging.getLogger(__name__)
KEPT = 20  # tables in memory that nobody looks at
GRACE = 8  # seconds after which somebody without a connection is away: a reload is quicker
TRIES = 20  # at one wish, while other processes write to the same table
ALIVE = 2  # seconds between two signs of life of a process; after five times as long it is gone
LATE = 0.5  # seconds that a move may be under way when time is up
SWEEP = 3  # seconds between two looks at the log for news that were lost
STALLED = 10  # seconds after which another process's bot has thought for too long: that process may be gone
LATELY = 120  # seconds for which a table of another process is worth watching after something happened there
PATIENCE = 60  # seconds after which the others may let a bot play for somebody who is away


class Missing(IrisdeckError):
    """There is no such table."""


class Live:
    """A table that is looked at or played at just now."""

    def __init__(self, table_id: str, listening: Collection[str], patience: float) -> None:
        self.id = table_id
        self.listening = listening  # players who hear of all their tables
        self.patience = patience
        self.table = Table()
        self.lock = asyncio.Lock()
        self.watchers: set[Callable[[], None]] = set()  # called when something has happened
        self.here: Counter[str] = Counter()  # how many pages each player has open
        self.seen: dict[str, float] = {}  # when each was here last
        self.elsewhere: dict[str, frozenset[str]] = {}  # who looks at it in other processes
        self.since = time.monotonic()  # before, nobody could be seen
        self.hints = Hints()
        self.thinking: asyncio.Task[None] | None = None  # the bots' turn
        self.alarm: asyncio.TimerHandle | None = None  # rings when somebody's time is up

    def tell(self) -> None:
        """Wakes those who watch."""
        for watcher in self.watchers:
            watcher()

    def away(self) -> tuple[int, ...]:
        """Seats whose players are not here."""
        return tuple(number for number, seat in enumerate(self.table.seats) if seat.player and self._gone(seat.player))

    def _gone(self, player: str) -> bool:
        return not self.looks(player) and self.seen.get(player, 0) < time.monotonic() - GRACE

    @property
    def attended(self) -> bool:
        """Whether somebody who sits here is here."""
        return any(seat.player and not self._gone(seat.player) for seat in self.table.seats)

    def looks(self, player: str) -> bool:
        """Whether somebody has the table open."""
        here = self.here[player] or player in self.listening
        return bool(here) or any(player in others for others in self.elsewhere.values())

    def hear_who_looks(self, process: str, players: frozenset[str]) -> None:
        """Those who look at it in another process."""
        gone = self.elsewhere.get(process, frozenset()) - players
        self.seen |= dict.fromkeys(gone, time.monotonic())
        self.elsewhere[process] = players
        if gone:
            self.notice_absence()
        self.tell()

    def notice_absence(self) -> None:
        """Lets those who watch see, in time, that somebody has not come back."""
        for seconds in (GRACE, self.patience):
            asyncio.get_running_loop().call_later(seconds + 0.1, self.tell)

    def absent(self) -> tuple[int, ...]:
        """Seats whose players have not been here for so long that the others lose patience."""
        before = time.monotonic() - self.patience
        return tuple(
            number
            for number, seat in enumerate(self.table.seats)
            if seat.player and not self.looks(seat.player) and self.seen.get(seat.player, self.since) < before
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

    def __init__(
        self,
        store: Store,
        thinkers: int = 2,
        pace: float = 0,
        bus: Bus | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.store = store
        self.bus = bus or Bus()
        self.others: dict[str, float] = {}  # other processes, and when each gave a sign of life
        self.heard: dict[str, float] = {}  # tables for strangers where something happened in another process, and when
        self.keeping: list[asyncio.Task[None]] = []  # what is done again and again
        self.beside: set[asyncio.Task[None]] = set()  # what is done once, beside everything else
        self.pace = pace  # seconds that a bot takes at least, so that people can follow
        self.patience = patience
        self.live: dict[str, Live] = {}
        self.loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.listeners: dict[str, set[Callable[[str], None]]] = {}  # called with the name of a table of theirs
        self.thinkers = ThreadPoolExecutor(thinkers, "bot")  # search runs compiled, without Python's lock

    async def open_up(self) -> None:
        """Begins to hear from other processes."""
        metrics.TABLES.set_function(lambda: len(self.live))
        metrics.PAGES.set_function(lambda: sum(len(live.watchers) for live in list(self.live.values())))
        await self.bus.open(self._hear, lambda: self._soon(self._sweep()))
        chores = [(SWEEP, self._look_at_clocks)]
        if self.bus.shared:
            chores += [(ALIVE, self._live_on), (SWEEP, self._sweep)]
        self.keeping = [asyncio.create_task(every(seconds, work)) for seconds, work in chores]

    async def close(self) -> None:
        """Lets the bots stop thinking."""
        await self.bus.close()
        for live in self.live.values():
            self._silence(live)
        tasks = [*self.keeping, *self.beside, *(live.thinking for live in self.live.values() if live.thinking)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.shutdown(wait=False, cancel_futures=True)

    async def open(self, *events: Event) -> str:
        """A new table at which some things have happened already; its name cannot be guessed."""
        live = Live(secrets.token_urlsafe(12), self.listeners, self.patience)
        for event in events:
            await self._happen(live, event)
        self._keep(live)
        return live.id

    async def rematch(self, table_id: str, player: str) -> str:
        """The same people again, everybody one seat further, at a table of its own; the old one knows where."""
        live = await self._fresh(table_id)
        async with live.lock:
            while not live.table.rematch:  # two may ask at once
                live.table.ask(player, {"do": "rematch", "table": ""})  # refused before a table is made
                again = await self.open(*live.table.again(time.time()))
                try:
                    await self._happen(live, live.table.ask(player, {"do": "rematch", "table": again}))
                except Taken:  # in another process
                    await self._catch_up(live)
            return live.table.rematch

    async def running(self, player: str, most: int = 20) -> list[tuple[str, Table]]:
        """Where somebody sits and the game is not over."""
        found = [(name, await self.get(name)) for name in await self.store.running(player, most)]
        return [(name, table) for name, table in found if table.seat_of(player) is not None]

    async def watchable(self, most: int = 12) -> list[tuple[str, Table]]:
        """Tables that strangers may watch, at which something is going on, here or in another process."""
        lately = time.monotonic() - LATELY
        self.heard = {name: at for name, at in self.heard.items() if at > lately}
        for name in list(self.heard)[-most:]:
            await self._live(name)  # it is taken in, and so among those below
        found = [
            (name, live.table)
            for name, live in reversed(self.live.items())
            if (live.watchers or name in self.heard) and live.table.running and live.table.first.get("listed")
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

    async def look(self, table_id: str, player: str) -> Live:
        """A table as somebody finds it who comes to it now."""
        live = await self._fresh(table_id)
        live.seen[player] = time.monotonic()
        if not live.here[player] and live.table.seat_of(player) is not None:
            live.notice_absence()
            await self._welcome(live, player)
        return live

    async def act(self, table_id: str, player: str, wish: Mapping[str, Any]) -> None:
        """Somebody gets what they want, on disk, or Refused."""
        live = await (self._fresh if wish.get("do") == "hint" else self._live)(table_id)
        live.seen[player] = time.monotonic()
        if wish.get("do") == "hint":
            await self._hint(live, player, wish)
        elif wish.get("do") == "close":
            self._close_hint(live, player)
        else:
            await self._act(live, player, wish)

    async def _act(self, live: Live, player: str, wish: Mapping[str, Any]) -> None:
        async with live.lock:
            for _ in range(TRIES):
                try:
                    await self._happen(live, live.table.ask(player, self._informed(live, wish), time.time()))
                    break
                except Taken:  # another process was faster: what is wanted may still be possible
                    metrics.TAKEN.inc()
                    await self._catch_up(live)
                except Refused:
                    if not await self._late_news(live):
                        raise
            else:
                raise Refused("stale")
        self._wake_bots(live)

    async def _late_news(self, live: Live) -> bool:
        """Whether another process has written something that is not known here yet: then a refusal may be wrong."""
        number = live.table.number
        if self.bus.shared:
            await self._catch_up(live)
        return live.table.number > number

    def _informed(self, live: Live, wish: Mapping[str, Any]) -> Mapping[str, Any]:
        """A wish with what the table cannot know, and nobody may say of others: who is not here."""
        return {**wish, "away": live.away(), "absent": live.absent()} if wish.get("do") in courtesy.ASKED else wish

    @asynccontextmanager
    async def watching(self, table_id: str, player: str, wake: Callable[[], None]) -> AsyncIterator[Live]:
        """A table, as long as somebody looks at it; `wake` is called whenever something has happened there."""
        live = await self._fresh(table_id)
        live.watchers.add(wake)
        live.here[player] += 1
        live.tell()
        self._tell_who_looks(live)
        try:
            await self._welcome(live, player)
            yield live
        finally:
            live.watchers.discard(wake)
            live.here[player] -= 1
            live.seen[player] = time.monotonic()
            self._tell_who_looks(live)
            live.notice_absence()

    # -- Coming and going --

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
            live.table.ask(player, wish, time.time())  # refused before it is counted
            live.hints.count(player)
            await self._act(live, player, wish)
            assert live.table.state
            hint = live.hints.think(player, live.table.state, self.thinkers, live.tell)
        hint.shown = True
        live.tell()
        self.bus.tell(table=live.id, hint=player, shown=True)

    def _close_hint(self, live: Live, player: str) -> None:
        if hint := live.hint(player):
            hint.shown = False
            live.tell()
        self.bus.tell(table=live.id, hint=player, shown=False)

    async def _hear_of_hint(self, live: Live, player: str, shown: bool) -> None:
        """Somebody who looks at a table here has asked for a hint in another process, or closed it."""
        await self._catch_up_alone(live)
        table = live.table
        hint = live.hints.of(player, table.state)
        if hint is None and shown and table.state and table.to_act(table.seat_of(player)):
            hint = live.hints.think(player, table.state, self.thinkers, live.tell)
        if hint:
            hint.shown = shown
            live.tell()

    async def advised(self, table_id: str, player: str) -> None:
        """Waits until somebody has the hint that they asked for."""
        if hint := (await self._live(table_id)).hint(player):
            await asyncio.wait([hint.answer])

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
                self._tell_who_looks(live)
                live.notice_absence()

    # -- Inside --

    async def _live(self, table_id: str) -> Live:
        if table_id in self.live:
            return self.live[table_id]
        async with self.loading[table_id]:  # so that two who ask get the same table
            if table_id not in self.live:
                live = Live(table_id, self.listeners, self.patience)
                await self._catch_up(live)
                if live.table.game is None:
                    raise Missing(f"there is no table {table_id}")
                self._keep(live)
        self.loading.pop(table_id, None)
        return self.live[table_id]

    async def _fresh(self, table_id: str) -> Live:
        """A table as it stands now, for somebody who comes: news of another process may have been lost with it."""
        live = await self._live(table_id)
        if self.bus.shared:
            async with live.lock:
                await self._catch_up(live)
        return live

    def _keep(self, live: Live) -> None:
        """Takes a table in, and lets others go where there are too many."""
        self.live[live.id] = live
        self.bus.tell(table=live.id, who=True)
        self._tell(live)
        self._wake_bots(live)
        live.notice_absence()
        idle = [name for name, old in self.live.items() if old.idle and old is not live]
        for name in idle[:-KEPT]:
            self._silence(self.live.pop(name))  # if its alarm is due, it is found in the database

    async def _catch_up(self, live: Live) -> None:
        """Takes in what another process has written."""
        if new := await self.store.events(live.id, live.table.number):
            self._take_in(live, new)

    def _take_in(self, live: Live, new: list[Event]) -> None:
        for event in new:
            live.table.take(event)
        self._tell(live)
        self._wind_up(live)
        if live.table.bot_to_act:  # whoever wrote that lets the bot play, unless they are gone
            asyncio.get_running_loop().call_later(STALLED, self._wake_stalled, live, live.table.number)

    def _tell(self, live: Live) -> None:
        """Wakes those who look, and those who sit there and listen; a table that is still being made has neither."""
        live.tell()
        if self.live.get(live.id) is live and self.listeners:
            for seat in live.table.seats:
                for call in self.listeners.get(seat.player or "", ()):
                    call(live.id)

    async def _happen(self, live: Live, event: Event) -> None:
        due = live.table.due(event) if "at" in event else None
        await self.store.append(live.id, live.table.number, event, live.table.ending(event), due)
        metrics.EVENTS.labels(event["kind"]).inc()
        live.table.take(event)
        self._tell(live)
        if self.bus.shared:
            players = [seat.player for seat in live.table.seats if seat.player]
            listed = bool(live.table.first.get("listed"))
            self.bus.tell(table=live.id, number=live.table.number, event=event, players=players, listed=listed)
        self._wind_up(live)

    # -- Clocks --

    def _wind_up(self, live: Live) -> None:
        """Sets the alarm for the seat to act."""
        self._silence(live)
        deadline = live.table.deadline
        if deadline is not None:
            wait = max(0.0, deadline - time.time()) + LATE
            live.alarm = asyncio.get_running_loop().call_later(wait, lambda: self._soon(self._ring(live)))

    def _silence(self, live: Live) -> None:
        if live.alarm:
            live.alarm.cancel()

    async def _ring(self, live: Live) -> None:
        """Somebody's time is up: the game is lost, or a bot makes the move, as the table has agreed."""
        while live.table.late(time.time()):
            number, seat, clock = live.table.number, live.table.turn, live.table.clock
            move, view = None, live.table.view(seat)
            if clock and view and clock.then == "bot":
                move = await asyncio.get_running_loop().run_in_executor(self.thinkers, answer, bots.USUAL, view)
            async with live.lock:
                if live.table.number != number:
                    continue  # they were faster
                event = {**live.table.moved(move), "late": True} if move else live.table.timed_out()
                try:
                    await self._happen(live, live.table.stamped(event, time.time()))
                except Taken:
                    await self._catch_up(live)
        self._wake_bots(live)

    async def _look_at_clocks(self) -> None:
        """Wakes tables at which somebody's time is up and nobody looks."""
        for name in await self.store.overdue(time.time() - 2 * LATE):
            live = await self._live(name)
            await self._ring(live)

    # -- Other processes --

    def _hear(self, news: News) -> None:
        """What another process tells: that it lives, what happened at a table, who looks at it."""
        self.others[news["by"]] = time.monotonic()
        if news.get("listed"):
            self.heard[news["table"]] = time.monotonic()
        live = self.live.get(news.get("table", ""))
        if live is None:
            if not self.listeners.keys().isdisjoint(news.get("players", ())):
                self._soon(self._call_listeners(news["table"]))
            return
        if (number := news.get("number", 0)) == live.table.number + 1 and not live.lock.locked():
            self._take_in(live, [news["event"]])  # it is in the log: that comes before it is told
        elif number > live.table.number:
            self._soon(self._catch_up_alone(live))
        if live.here[news.get("hint", "")]:
            self._soon(self._hear_of_hint(live, news["hint"], news["shown"]))
        if "here" in news:
            live.hear_who_looks(news["by"], frozenset(news["here"]))
        if news.get("who"):
            self._tell_who_looks(live)

    async def _call_listeners(self, table_id: str) -> None:
        """Something has happened, in another process, at a table of somebody who listens here."""
        self._tell(await self._live(table_id))

    def _tell_who_looks(self, live: Live) -> None:
        listening = [seat.player for seat in live.table.seats if seat.player in self.listeners]
        self.bus.tell(table=live.id, here=[*listening, *(player for player, pages in live.here.items() if pages)])

    async def _live_on(self) -> None:
        """Gives a sign of life, and forgets those who look at tables in processes that give none."""
        self.bus.tell()
        silent = [name for name, at in self.others.items() if at < time.monotonic() - 5 * ALIVE]
        for name in silent:
            del self.others[name]
            for live in self.live.values():
                if name in live.elsewhere:
                    live.hear_who_looks(name, frozenset())
                    del live.elsewhere[name]

    async def _sweep(self) -> None:
        """Looks in the log for what nobody has told."""
        numbers = await self.store.numbers(list(self.live))
        for name, number in numbers.items():
            if (live := self.live.get(name)) and number > live.table.number:
                await self._catch_up_alone(live)

    async def _catch_up_alone(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up(live)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something beside; it is held until it is done."""
        task = asyncio.create_task(work)
        self.beside.add(task)
        task.add_done_callback(self.beside.discard)

    # -- Bots --

    def _wake_bots(self, live: Live) -> None:
        if live.table.bot_to_act and (live.thinking is None or live.thinking.done()):
            live.thinking = asyncio.create_task(self._play_bots(live))

    def _wake_stalled(self, live: Live, number: int) -> None:
        """Lets a bot play that another process has left alone."""
        if live.table.number == number and live.watchers:
            self._wake_bots(live)

    async def _play_bots(self, live: Live) -> None:
        """Plays until it is a person's turn."""
        while spec := live.table.bot_to_act:
            state = live.table.state
            move, _ = await asyncio.gather(self._answer(live.table, spec), asyncio.sleep(self.pace))
            async with live.lock:
                if live.table.state is state and live.table.bot_to_act == spec:  # nobody left, resigned or came back
                    with suppress(Taken):
                        await self._happen(live, live.table.stamped(live.table.moved(move), time.time()))
                        continue
                    await self._catch_up(live)

    async def _answer(self, table: Table, spec: str) -> str:
        """The coach of a lesson plays by its script; other bots think."""
        view = table.view(table.turn)
        assert view
        if table.reply:
            return table.reply
        return await asyncio.get_running_loop().run_in_executor(self.thinkers, answer, spec, view)


async def every(seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Does something again and again; if it fails once, the next time may be better."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except IrisdeckError:
            log.exception("something that is done every %s s failed", seconds)


def answer(spec: str, view: View) -> Move:
    """A bot's move; where a bot fails, any legal one, so that a table never stands still."""
    try:
        with metrics.THINKING.labels(spec).time():
            return bots.bot(spec).act(view)
    except Exception:
        log.exception("the bot %s failed at %s", spec, view.game.name)  # no cards: the log tells no secrets
        return bots.bot("random").act(view)
