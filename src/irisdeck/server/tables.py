"""Live tables: a cache of the log, with the bots that sit at them. Any process may serve any table.

Every command goes the same way: the table decides, the store writes the event, and only then the result is applied and
watchers are notified, here and, over the bus, in other processes. The number of an event is its key in the log, so of
two processes that write at once one is refused; it replays what the other wrote, and retries.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from contextlib import asynccontextmanager, contextmanager, suppress
from math import ceil
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakValueDictionary, ref

from irisdeck import bots
from irisdeck.game import IrisdeckError
from irisdeck.server import identity, metrics
from irisdeck.server.bus import Bus
from irisdeck.server.hints import Hints
from irisdeck.server.rows import change
from irisdeck.server.store import GENERATION, RENEWALS, StoreError, Taken
from irisdeck.server.thinkers import Thinkers
from irisdeck.table.clock import GRACE
from irisdeck.table.commands import Back, Begin, Close, Hint, Rematch
from irisdeck.table.table import Refused, Table
from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Hashable, Iterator

    from irisdeck.game import Move, View
    from irisdeck.server.bus import News
    from irisdeck.server.hints import Answer
    from irisdeck.server.store import Store
    from irisdeck.table.commands import Command
    from irisdeck.table.table import Event, Result
    from irisdeck.words import Said

T = TypeVar("T")
log = logging.getLogger(__name__)
CACHED = 50  # tables in memory that nobody watches
LOGS, LOGGED = 16, 2000  # tables whose whole log is cached, and how many events of each are told
SLICE = 0.002  # seconds for which a log may be replayed before others have their turn
RELOAD = 8  # seconds after which a player without a connection is away: a reload is quicker
TRIES = 20  # at one command, while other processes write to the same table
HEARTBEAT = 2  # seconds between two heartbeats of a process; after five times as long it is gone
SWEEP = 3  # seconds between two looks at the log for lost news
STALLED = 10  # seconds after which another process's bot has thought for too long: that process may be gone
ACTIVE = 120  # seconds for which a table of another process is worth watching after an event there
BOT_TABLES = 20  # games with bots that a person may have begun within a day and not finished
DAY = 86_400
GLANCE = 10  # seconds for which bots play on among themselves after somebody has looked
PAUSES = (0.5, 8)  # seconds until a bot's failed write is tried again, at first and at most
PATIENCE = 300  # seconds after which the others may let a bot play for somebody who is away, if the table says nothing


class Missing(IrisdeckError):
    """There is no such table."""


class Live:
    """A table in memory, with its watchers and who is present."""

    def __init__(self, table_id: str, listening: Collection[str], patience: float) -> None:
        self.id = table_id
        self.listening = listening  # players who are notified of all their tables
        self.usual_patience = patience  # of tables that say nothing
        self.table = Table()
        self.lock = asyncio.Lock()
        self.watchers: set[Callable[[], None]] = set()  # called after every event
        self.here: Counter[str] = Counter()  # how many pages each player has open
        self.seen: dict[str, float] = {}  # when each was present last
        self.elsewhere: dict[str, frozenset[str]] = {}  # who watches it in other processes
        self.since = time.monotonic()  # before, presence was not known
        self.noticing: set[int] = set()  # times at which watchers are notified that somebody is away
        self.moment: Any = None  # when the shared values were made
        self.made: dict[Hashable, Any] = {}
        self.hints = Hints()
        self.looked = 0.0  # when somebody looked at it, whoever it was
        self.ratings: dict[int, dict[str, Any]] = {}  # of the seats of a rated game, once it is over
        self.problem: Said | str = ""  # why the game does not go on, in words
        self.thinking: asyncio.Task[None] | None = None  # the bots' turn
        self.alarm: asyncio.TimerHandle | None = None  # rings when somebody's time is up

    def notify(self) -> None:
        """Notify watchers."""
        if self.made and self.moment[0] != self.table.number:
            self.made = {}  # whoever it was made for may have gone: a whole page would stay with every table
        for watcher in self.watchers:
            watcher()

    def shared(self, key: Hashable, make: Callable[[], T]) -> T:
        """A value that is made once for all who watch, until something changes at the table."""
        second = int(time.time()) if self.table.clock else 0
        moment = self.table.number, self.away(), self.absent(), self.problem, second, bool(self.ratings)
        if moment != self.moment:
            self.moment, self.made = moment, {}
        if key not in self.made:
            self.made[key] = make()
        value: T = self.made[key]
        return value

    def saw(self, player: str) -> None:
        """Note that a player is present; nobody asks when strangers were."""
        if self.table.seat_of(player) is not None:
            self.seen[player] = time.monotonic()

    def report(self, problem: Said | str) -> None:
        """Show why the game does not go on; empty once it does."""
        if self.problem != problem:
            self.problem = problem
            self.notify()

    def away(self) -> tuple[int, ...]:
        """Seats whose players are not here."""
        if self.full_house:
            return ()
        return tuple(number for number, seat in enumerate(self.table.seats) if seat.player and self._gone(seat.player))

    @property
    def full_house(self) -> bool:
        """Whether everybody who sits here has the table open in this process: so it is nearly always."""
        return self.table.sitting <= self.here.keys()

    def _gone(self, player: str) -> bool:
        return not self.is_present(player) and self.seen.get(player, 0) < time.monotonic() - RELOAD

    @property
    def attended(self) -> bool:
        """Whether somebody who sits here is present."""
        return any(seat.player and not self._gone(seat.player) for seat in self.table.seats)

    def is_present(self, player: str) -> bool:
        """Whether a player has the table open, here or in another process."""
        if player in self.here or player in self.listening:
            return True
        return any(player in others for others in self.elsewhere.values())

    def on_presence(self, process: str, players: frozenset[str]) -> None:
        """Note who watches the table in another process."""
        gone = self.elsewhere.get(process, frozenset()) - players
        self.seen |= dict.fromkeys(gone, time.monotonic())
        self.elsewhere[process] = players
        if gone:
            self.notice_absence()
        self.notify()

    def notice_absence(self) -> None:
        """Notify watchers again when a player who left now counts as away, and as absent."""
        loop = asyncio.get_running_loop()
        for seconds in (RELOAD, self.patience):
            due = ceil(loop.time() + seconds)  # those who leave within a second are noticed together
            if due not in self.noticing:
                self.noticing.add(due)
                loop.call_at(due + 0.1, notify_of_absence, ref(self), due)

    @property
    def played_on(self) -> bool:
        """Whether its bots play: where they are among themselves, only while somebody watches or has just looked."""
        return not self.table.only_bots or bool(self.watchers) or self.looked > time.monotonic() - GLANCE

    @property
    def patience(self) -> float:
        """Seconds after which the others may let a bot play for somebody who is away."""
        return float(self.table.first.get("patience", self.usual_patience))

    def absent(self) -> tuple[int, ...]:
        """Seats whose players have not been here for so long that the others lose patience."""
        if self.full_house:
            return ()
        before = time.monotonic() - self.patience
        return tuple(
            number
            for number, seat in enumerate(self.table.seats)
            if seat.player and not self.is_present(seat.player) and self.seen.get(seat.player, self.since) < before
        )

    def hint(self, player: str) -> Answer | None:
        """The hint that a player has asked for and not closed, as long as the position is the same."""
        hint = self.hints.of(player, self.table.state)
        return hint if hint and hint.shown else None

    @property
    def idle(self) -> bool:
        """Whether it can be dropped from the cache and read again when somebody comes."""
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
        self.generations: dict[str, int] = {}  # how often people have signed out everywhere,
        self.renewals: dict[str, int] = {}  # and how often they have renewed their recovery code
        self.others: dict[str, float] = {}  # other processes, and when each sent its last heartbeat
        self.active: dict[str, float] = {}  # listed tables with an event in another process, and when
        self.periodic: list[asyncio.Task[None]] = []
        self.background: set[asyncio.Task[None]] = set()
        self.pace = pace  # seconds that a bot takes at least, so that people can follow
        self.patience = patience
        self.live: dict[str, Live] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of tables that are being read
        self.replaying = asyncio.Lock()  # one log at a time: many at once would take the turns of everybody else
        self.logs: dict[str, Table] = {}  # tables that remember everything, the last one used last
        self.listeners: dict[str, set[Callable[[str], None]]] = {}  # called with the id of a table of theirs
        self.thinkers = Thinkers(thinkers)
        self.beginning: Counter[str] = Counter()  # games with bots that are being begun, by who begins them

    async def start(self) -> None:
        """Subscribe to other processes, and start the periodic tasks."""
        metrics.TABLES.set_function(lambda: len(self.live))
        metrics.WAITING.set_function(lambda: self.thinkers.queued)
        metrics.PAGES.set_function(lambda: sum(len(live.watchers) for live in list(self.live.values())))
        await self._read_counts()
        await self.bus.open(self._on_news, lambda: self._spawn(self._sweep()))
        tasks = [(SWEEP, self._check_deadlines), (SWEEP, self._keep_waiting)]
        if self.bus.shared:
            tasks += [(HEARTBEAT, self._heartbeat), (SWEEP, self._sweep)]
        self.periodic = [asyncio.create_task(every(seconds, task)) for seconds, task in tasks]

    async def close(self) -> None:
        """Stop all tasks and bots."""
        await self.bus.close()
        for live in self.live.values():
            self._cancel_alarm(live)
        tasks = [*self.periodic, *self.background, *(live.thinking for live in self.live.values() if live.thinking)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()

    async def open(self, *events: Event) -> str:
        """Open a table with its first events; its id cannot be guessed."""
        if "clock" not in events[0] and "lesson" not in events[0]:
            events = ({"patience": self.patience, **events[0]}, *events[1:])  # a term that everybody sees
        live = Live(secrets.token_urlsafe(12), self.listeners, self.patience)
        live.looked = time.monotonic()
        owner = Table([*events]).owner if any(event["kind"] == "bot" for event in events) else ""
        async with self._room_for_bots(owner):
            for event in events:
                await self._commit(live, live.table.preview(event))
        self._cache(live)
        return live.id

    async def open_once(self, table_id: str, player: str, *events: Event) -> None:
        """Open a table under an id of its own, or complete one whose opening was interrupted.

        Whoever else opens it at the same time, in whatever process, gets the same table.
        """
        table = Table(await self.store.events(table_id))
        if table.number >= len(events):
            return
        async with self._room_for_bots(player):
            while table.number < len(events):
                result = table.preview(events[table.number])
                with suppress(Taken):
                    await self.store.append(table_id, result.number, result.event, change(table, result))
                table = Table(await self.store.events(table_id))
        if live := self.live.get(table_id):
            await self._catch_up_alone(live)

    @asynccontextmanager
    async def _room_for_bots(self, player: str) -> AsyncIterator[None]:
        """While a player begins a game with bots; refused if they have too many that are not over."""
        self.beginning[player] += 1
        try:
            beginning = self.beginning[player]
            if player and beginning + await self.store.bot_tables(player, time.time() - DAY) > BOT_TABLES:
                raise Refused("too-many-bot-tables")
            yield
        finally:
            self.beginning[player] -= 1
            if not self.beginning[player]:
                del self.beginning[player]

    # -- Who is signed in --

    def generation(self, player: str) -> int:
        """How often a person has signed out everywhere."""
        return self.generations.get(player, 0)

    def edition(self, player: str) -> str:
        """Which recovery code of a person is valid."""
        return identity.edition(self.generation(player), self.renewals.get(player, 0))

    async def renew_code(self, player: str) -> None:
        """Give a person a new recovery code; the old one is not accepted any more, in no process."""
        self.renewals[player] = await self.store.count(RENEWALS, player)
        self.bus.publish(renewed=player, renewals=self.renewals[player])

    async def _read_counts(self) -> None:
        """Read what may have been counted in other processes."""
        for kind, known in ((GENERATION, self.generations), (RENEWALS, self.renewals)):
            for player, count in (await self.store.counts(kind)).items():
                known[player] = max(count, known.get(player, 0))

    async def sign_out(self, player: str) -> int:
        """Sign a person out everywhere, in all processes; returns their new generation."""
        generation = await self.store.count(GENERATION, player)
        self._on_sign_out(player, generation)
        self.bus.publish(signed_out=player, generation=generation)
        return generation

    def _on_sign_out(self, player: str, generation: int) -> None:
        """Accept only the new generation, and wake the pages that the person has open, so that they close."""
        self.generations[player] = max(generation, self.generation(player))
        for live in self.live.values():
            if live.here[player]:
                live.notify()

    # -- Looking --

    async def running(self, player: str, most: int = 20) -> list[tuple[str, Table]]:
        """The tables where a player sits and the game is not over."""
        tables: list[tuple[str, Table]] = []
        for name in await self.store.running(player):
            with suppress(Refused):  # a newer version has gone on with it
                table = await self.get(name)
                if table.seat_of(player) is not None:  # rows of earlier versions may tell otherwise
                    tables.append((name, table))
            if len(tables) == most:
                break
        return tables

    async def watchable(self, most: int = 12) -> list[tuple[str, Table]]:
        """Listed tables with a running game that somebody watches, here or in another process."""
        lately = time.monotonic() - ACTIVE
        self.active = {name: at for name, at in self.active.items() if at > lately}
        for name in list(self.active)[-most:]:
            await self._live(name)  # it is cached, and so among those below
        tables = [
            (name, live.table)
            for name, live in reversed(self.live.items())
            if (live.watchers or name in self.active) and live.table.running and live.table.first.get("listed")
        ]
        return tables[:most]

    def listed(self, most: int = 50) -> list[tuple[str, Table]]:
        """Listed tables, to watch or to sit down at, where somebody is present."""
        tables = [
            (name, live.table)
            for name, live in reversed(self.live.items())
            if live.table.first.get("listed") and not live.table.over and (live.watchers or live.attended)
        ]
        return tables[:most]

    async def get(self, table_id: str) -> Table:
        """A table as it stands."""
        return (await self._live(table_id)).table

    async def fresh(self, table_id: str) -> Table:
        """A table as it stands in the log, whatever this process has heard of it."""
        return (await self._fresh(table_id)).table

    async def whole(self, table_id: str) -> Table:
        """A table that remembers everything since it was opened."""
        await self._live(table_id)
        async with self.replaying:
            table = self.logs.pop(table_id, None) or Table(remembered=LOGGED)
            await replay(table, await self.store.events(table_id, table.number))
            self.logs[table_id] = table
            for old in list(self.logs)[:-LOGS]:
                del self.logs[old]
        return table

    async def glance(self, table_id: str) -> Table:
        """A table for somebody who looks at it once; bots that are among themselves play on for a moment."""
        live = await self._live(table_id)
        live.looked = time.monotonic()
        self._wake_bots(live)
        return live.table

    async def look(self, table_id: str, player: str) -> Live:
        """A table for a player who has just come to it."""
        live = await self._fresh(table_id)
        await self.glance(table_id)
        await self._unseal(live)
        live.saw(player)
        if not live.here[player] and live.table.seat_of(player) is not None:
            live.notice_absence()
            await self._welcome(live, player)
        return live

    async def _unseal(self, live: Live) -> None:
        """Open the replay of a round once all rounds of its series are over."""
        last = live.table
        while last.sealed and last.rematch:
            last = await self.get(last.rematch)
        if live.table.sealed and last is not live.table and not last.sealed and last.over:
            async with live.lock:
                with suppress(Taken):  # in another process
                    await self._commit(live, live.table.preview({"kind": "unseal"}))

    # -- Commands --

    async def act(self, table_id: str, player: str, command: Command, *, seed: int | None = None) -> str:
        """Apply a player's command and persist its event, or raise Refused.

        Returns the table to look at: after a rematch, the new one. `seed`: of a deal.
        """
        live = await (self._fresh if isinstance(command, Hint | Rematch) else self._live)(table_id)
        live.saw(player)
        if isinstance(command, Rematch):
            return await self._rematch(live, player)
        if isinstance(command, Hint):
            await self._hint(live, player, command)
        elif isinstance(command, Close):
            self._close_hint(live, player)
        elif isinstance(command, Begin) and any(seat.bot for seat in live.table.seats):
            async with self._room_for_bots(player):
                await self._act(live, player, command, seed)
        else:
            await self._act(live, player, command, seed)
            live.saw(player)  # they may have sat down
        return table_id

    async def _act(self, live: Live, player: str, command: Command, seed: int | None = None) -> None:
        async with live.lock:
            for _ in range(TRIES):
                try:
                    await self._commit(live, self._decided(live, player, command, seed))
                    break
                except Taken:  # another process was faster: the command may still be possible
                    metrics.TAKEN.inc()
                    await self._catch_up(live)
                except Refused:
                    if not await self._late_news(live):
                        raise
            else:
                raise Refused("stale")
        self._wake_bots(live)

    async def act_while(self, holds: Callable[[Table], bool], table_id: str, player: str, command: Command) -> bool:
        """Apply a command if a condition holds at the table, whoever else writes; returns whether it was applied."""
        live = await self._fresh(table_id)
        async with live.lock:
            while holds(live.table):
                try:
                    await self._commit(live, self._decided(live, player, command))
                except Taken:
                    await self._catch_up(live)
                except Refused:
                    return False
                else:
                    live.saw(player)
                    return True
        return False

    def _decided(self, live: Live, player: str, command: Command, seed: int | None = None) -> Result:
        """What the table decides, given what only the server knows."""
        now, away, absent = time.time(), live.away(), live.absent()
        return live.table.decide(player, command, now=now, seed=seed, away=away, absent=absent)

    async def _late_news(self, live: Live) -> bool:
        """Whether another process has written something that is not known here yet: then a refusal may be wrong."""
        number = live.table.number
        if self.bus.shared:
            await self._catch_up(live)
        return live.table.number > number

    async def _rematch(self, live: Live, player: str) -> str:
        """Open a table for the same people, everybody one seat further; the old one remembers which."""
        async with live.lock:
            while not live.table.rematch:  # two may ask at once
                live.table.decide(player, Rematch())  # refused before a table is opened
                new = await self.open(*live.table.again(time.time(), by=player))
                try:
                    await self._commit(live, live.table.decide(player, Rematch(), now=time.time(), rematch=new))
                except Taken:  # in another process
                    await self._catch_up(live)
            return live.table.rematch

    @asynccontextmanager
    async def watching(self, table_id: str, player: str, wake: Callable[[], None]) -> AsyncIterator[Live]:
        """A table, as long as a player watches it; `wake` is called after every event."""
        live = await self._fresh(table_id)
        live.watchers.add(wake)
        live.here[player] += 1
        self._wake_bots(live)
        if live.here[player] == 1:
            self._on_presence(live, player)
        try:
            await self._welcome(live, player)
            yield live
        finally:
            live.watchers.discard(wake)
            live.here[player] -= 1
            if not live.here[player]:
                del live.here[player]
                self._on_presence(live, player)

    # -- Presence --

    def _on_presence(self, live: Live, player: str) -> None:
        """A player has opened the table, or left its last page; where they have no seat, it concerns nobody."""
        if live.table.seat_of(player) is not None:
            live.saw(player)
            live.notify()
            self._publish_presence(live)
            live.notice_absence()

    async def _welcome(self, live: Live, player: str) -> None:
        """End the vote about a player who comes back before a bot plays for them."""
        seat = live.table.seat_of(player)
        if seat is not None and live.table.courtesy.votes.get(seat):
            with suppress(Refused):  # a bot plays already, or the game is over
                await self._act(live, player, Back())

    # -- Hints --

    async def _hint(self, live: Live, player: str, command: Hint) -> None:
        """Ask the strongest bot for a player; the same position gets the same answer."""
        hint = live.hints.of(player, live.table.state)
        if hint is None:
            self._decided(live, player, command)  # refused before it is counted
            live.hints.count(player)
            await self._act(live, player, command)
            assert live.table.state
            hint = live.hints.think(player, live.table.state, self.thinkers, live.notify)
        hint.shown = True
        live.notify()
        self.bus.publish(table=live.id, hint=player, shown=True)

    def _close_hint(self, live: Live, player: str) -> None:
        if hint := live.hint(player):
            hint.shown = False
            live.notify()
        self.bus.publish(table=live.id, hint=player, shown=False)

    async def _on_hint(self, live: Live, player: str, shown: bool) -> None:
        """A player who watches the table here has asked for a hint in another process, or closed it."""
        await self._catch_up_alone(live)
        table = live.table
        hint = live.hints.of(player, table.state)
        if hint is None and shown and table.state and table.to_act(table.seat_of(player)):
            hint = live.hints.think(player, table.state, self.thinkers, live.notify)
        if hint:
            hint.shown = shown
            live.notify()

    async def wait_for_hint(self, table_id: str, player: str) -> None:
        """Wait until the hint that a player asked for is there."""
        if hint := (await self._live(table_id)).hint(player):
            await asyncio.wait([hint.answer])

    @contextmanager
    def listening(self, player: str, call: Callable[[str], None]) -> Iterator[None]:
        """Notify a player of all their tables; `call` is given the id of the table where something happened."""
        self.listeners.setdefault(player, set()).add(call)
        self._on_listening(player)
        try:
            yield
        finally:
            self.listeners[player].discard(call)
            if not self.listeners[player]:
                del self.listeners[player]
            self._on_listening(player)

    def _on_listening(self, player: str) -> None:
        """A player is present at all their tables now, or has gone."""
        for live in self.live.values():
            self._on_presence(live, player)

    # -- The cache --

    async def _live(self, table_id: str) -> Live:
        if table_id in self.live:
            return self.live[table_id]
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        async with lock:  # so that two requests get the same table
            if table_id not in self.live:
                await self._load(Live(table_id, self.listeners, self.patience))
        return self.live[table_id]

    async def _load(self, live: Live) -> None:
        """Read a table from its log, and cache it."""
        events = await self.store.events(live.id)
        if not events:
            raise Missing(f"there is no table {live.id}")
        async with self.replaying:
            await replay(live.table, events)
        await self._read_ratings(live)
        self._set_alarm(live)
        self._cache(live)

    async def _read_ratings(self, live: Live) -> None:
        """Read what a rated game has changed, once it is over."""
        ending = live.table.ending
        if ending and ending.rated and not live.ratings:
            try:
                changes = await self.store.rating_changes(live.id)
            except StoreError:  # the game counts all the same, and whoever opens the table later sees it
                log.exception("the ratings after a game cannot be read")
                return
            players = enumerate(ending.players)
            live.ratings = {seat: changes[player.who] for seat, player in players if player.who in changes}

    async def _fresh(self, table_id: str) -> Live:
        """A table as it stands in the log: news of another process may have been lost."""
        live = await self._live(table_id)
        if self.bus.shared:
            async with live.lock:
                await self._catch_up(live)
        return live

    def _cache(self, live: Live) -> None:
        """Cache a table, and drop idle ones where there are too many."""
        self.live[live.id] = live
        self.bus.publish(table=live.id, who=True)
        self._notify(live)
        self._wake_bots(live)
        live.notice_absence()
        idle = [name for name, old in self.live.items() if old.idle and old is not live]
        for name in idle[:-CACHED]:
            self._cancel_alarm(self.live.pop(name))  # its deadline is found in the database

    async def _catch_up(self, live: Live) -> None:
        """Replay what another process has written."""
        if new := await self.store.events(live.id, live.table.number):
            self._replay(live, new)
            await self._read_ratings(live)

    def _replay(self, live: Live, new: list[Event]) -> None:
        try:
            for event in new:
                live.table.apply(event)
        except Refused as newer:
            live.report(newer.said)
            raise
        live.problem = ""
        self._notify(live)
        self._on_seated(live, *new)
        self._set_alarm(live)
        if live.table.bot_to_act:  # the process that wrote that lets the bot play, unless it is gone
            asyncio.get_running_loop().call_later(STALLED, self._wake_stalled, live, live.table.number)

    def _notify(self, live: Live) -> None:
        """Notify watchers, and listeners who sit there; a table that is still being opened has neither."""
        live.notify()
        if self.live.get(live.id) is live and self.listeners:
            for seat in live.table.seats:
                for call in self.listeners.get(seat.player or "", ()):
                    call(live.id)

    async def _commit(self, live: Live, result: Result) -> None:
        """Write the event of a result, then apply it and broadcast it."""
        await self.store.append(live.id, result.number, result.event, change(live.table, result))
        metrics.EVENTS.labels(result.event["kind"]).inc()
        live.table.apply(result)
        live.problem = ""
        if result.ending:
            await self._read_ratings(live)
        self._notify(live)
        self._on_seated(live, result.event)
        if self.bus.shared:
            players = [seat.player for seat in live.table.seats if seat.player]
            listed = bool(live.table.first.get("listed"))
            self.bus.publish(table=live.id, number=live.table.number, players=players, listed=listed)
        self._set_alarm(live)

    def _on_seated(self, live: Live, *events: Event) -> None:
        """Tell other processes that somebody who sat down is here: of strangers they are not told."""
        if any(live.here[event["player"]] for event in events if event["kind"] == "sit"):
            self._publish_presence(live)

    # -- Clocks --

    def _set_alarm(self, live: Live) -> None:
        """Set the alarm for the deadline of the seat to act."""
        self._cancel_alarm(live)
        deadline = live.table.deadline
        if deadline is not None:
            wait = max(0.0, deadline + GRACE - time.time())
            live.alarm = asyncio.get_running_loop().call_later(wait, lambda: self._spawn(self._on_alarm(live)))

    def _cancel_alarm(self, live: Live) -> None:
        if live.alarm:
            live.alarm.cancel()

    async def _on_alarm(self, live: Live) -> None:
        """End somebody's time; what fails is tried again by the periodic look at all deadlines."""
        try:
            await self._on_deadline(live)
        except Exception as wrong:
            self._on_failure(live, wrong)

    async def _on_deadline(self, live: Live) -> None:
        """The time of the seat to act is up: the game is lost, or a bot makes the move, as the table has agreed."""
        while live.table.late(time.time()):
            number, seat, clock = live.table.number, live.table.turn, live.table.clock
            move, view = None, live.table.view(seat)
            if clock and view and clock.then == "bot":
                move = await self.thinkers.ask(live.table.owner, answer, bots.USUAL, view)
            async with live.lock:
                if live.table.number != number:
                    continue  # they were faster
                now, table = time.time(), live.table
                try:
                    await self._commit(
                        live, table.decide_move(move, now=now, late=True) if move else table.decide_timeout(now=now)
                    )
                except Taken:
                    await self._catch_up(live)
        self._set_alarm(live)  # timers may ring a little early
        self._wake_bots(live)

    async def _check_deadlines(self) -> None:
        """Find tables whose deadline has passed and that nobody watches."""
        for name in await self.store.overdue(time.time() - 2 * GRACE):
            try:
                await self._on_alarm(await self._live(name))
            except Refused:
                pass  # a newer version has gone on with it
            except Exception:  # one table that cannot be read must not stop the clocks of the others
                log.exception("a table with a deadline cannot be read")

    # -- Tables that wait for strangers --

    async def _keep_waiting(self) -> None:
        """Keep tables listed where somebody present waits for strangers."""
        if names := [name for name, live in self.live.items() if live.table.waiting and live.attended]:
            await self.store.still_waiting(names)

    # -- Other processes --

    def _on_news(self, news: News) -> None:
        """News of another process: a heartbeat, an event at a table, who watches it."""
        self.others[news["by"]] = time.monotonic()
        if "signed_out" in news:
            self._on_sign_out(news["signed_out"], news["generation"])
        if "renewed" in news:
            self.renewals[news["renewed"]] = max(news["renewals"], self.renewals.get(news["renewed"], 0))
        if news.get("listed"):
            self.active[news["table"]] = time.monotonic()
        live = self.live.get(news.get("table", ""))
        if live is None:
            if not self.listeners.keys().isdisjoint(news.get("players", ())):
                self._spawn(self._notify_listeners(news["table"]))
            return
        if (number := news.get("number", 0)) > live.table.number:
            self._spawn(self._catch_up_alone(live, number))
        if live.here[news.get("hint", "")]:
            self._spawn(self._on_hint(live, news["hint"], news["shown"]))
        if "here" in news:
            live.on_presence(news["by"], frozenset(news["here"]))
        if news.get("who"):
            self._publish_presence(live)

    async def _notify_listeners(self, table_id: str) -> None:
        """Notify players who listen here of an event in another process."""
        self._notify(await self._live(table_id))

    def _publish_presence(self, live: Live) -> None:
        players = [seat.player for seat in live.table.seats if seat.player]
        here = [player for player in players if player in self.listeners or live.here[player]]
        self.bus.publish(table=live.id, here=here)

    async def _heartbeat(self) -> None:
        """Send a heartbeat, and forget who watches tables in processes that send none."""
        self.bus.publish()
        silent = [name for name, at in self.others.items() if at < time.monotonic() - 5 * HEARTBEAT]
        for name in silent:
            del self.others[name]
            for live in self.live.values():
                if name in live.elsewhere:
                    live.on_presence(name, frozenset())
                    del live.elsewhere[name]

    async def _sweep(self) -> None:
        """Look in the database for what other processes have published while nobody listened."""
        await self._read_counts()
        numbers = await self.store.numbers(list(self.live))
        for name, number in numbers.items():
            if (live := self.live.get(name)) and number > live.table.number:
                await self._catch_up_alone(live)

    async def _catch_up_alone(self, live: Live, number: int | None = None) -> None:
        """Read the log, unless the table has so many events already; the next sweep retries what fails."""
        try:
            async with live.lock:
                if number is None or number > live.table.number:
                    await self._catch_up(live)
        except Refused:
            pass  # a newer version has gone on with it: the table says so
        except Exception:
            log.exception("the news of a table cannot be read")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background; it is referenced until it is done."""
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    # -- Bots --

    def _wake_bots(self, live: Live) -> None:
        if live.table.bot_to_act and live.played_on and (live.thinking is None or live.thinking.done()):
            live.thinking = asyncio.create_task(self._play_bots(live))

    def _wake_stalled(self, live: Live, number: int) -> None:
        """Let a bot play whose process seems to be gone."""
        if live.table.number == number and live.watchers:
            self._wake_bots(live)

    async def _play_bots(self, live: Live) -> None:
        """Let the bots play until it is a person's turn, or nobody looks; retry what fails, after growing pauses."""
        pause, longest = PAUSES
        while (spec := live.table.bot_to_act) and live.played_on:
            try:
                await self._play_bot(live, spec)
                pause = PAUSES[0]
            except Refused as newer:
                self._on_failure(live, newer)
                break  # a newer version plays on
            except Exception as wrong:  # the database is locked, or the disk full
                self._on_failure(live, wrong)
                await asyncio.sleep(pause)
                pause = min(2 * pause, longest)

    async def _play_bot(self, live: Live, spec: str) -> None:
        """Let a bot make a move."""
        state = live.table.state
        move, _ = await asyncio.gather(self._answer(live.table, spec), asyncio.sleep(self.pace))
        async with live.lock:
            if live.table.state is state and live.table.bot_to_act == spec:  # nobody left, resigned or came back
                try:
                    await self._commit(live, live.table.decide_move(move, now=time.time()))
                except Taken:
                    await self._catch_up(live)

    def _on_failure(self, live: Live, wrong: Exception) -> None:
        """Log what failed at a table, and show it there."""
        live.report(wrong.said if isinstance(wrong, Refused) else say("table-not-saved"))
        log.error("a table cannot go on: %s", wrong, exc_info=None if isinstance(wrong, IrisdeckError) else wrong)

    async def _answer(self, table: Table, spec: str) -> str:
        """The coach of a lesson plays by its script; other bots think."""
        view = table.view(table.turn)
        assert view
        if table.reply:
            return table.reply
        return await self.thinkers.ask(table.owner, answer, spec, view, table.dice)


async def replay(table: Table, events: list[Event]) -> None:
    """Apply the events of a log, a few at a time."""
    paused = time.monotonic()
    for event in events:
        table.apply(event)
        if time.monotonic() > paused + SLICE:
            await asyncio.sleep(0)
            paused = time.monotonic()


def notify_of_absence(table: ref[Live], due: int) -> None:
    """Notify the watchers of a table, if it is still in memory."""
    if live := table():
        live.noticing.discard(due)
        live.notify()


async def every(seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a periodic task; log failures and keep going."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:  # a task that ended here would be missed until the next start
            log.exception("a periodic task (every %s s) failed", seconds)


def answer(spec: str, view: View, seed: int | None = None) -> Move:
    """A bot's move, or that of the easy bot if it fails; `seed`: of its dice, where they are agreed."""
    with metrics.THINKING.labels(spec).time():
        return bots.safe_move(spec, view, seed)
