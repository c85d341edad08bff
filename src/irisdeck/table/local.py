"""Local tables: games on one device, with bots, and with people who share its screen.

An event is written before it is shown. So a game can be left at any moment, by a key or by a power cut, and resumed
where it was. Where events are written, and where bots think, is for the skin to say: the terminal has files and a
process, the page without a server has the browser's database and a worker.
"""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from irisdeck.bots.base import Stopped
from irisdeck.game import Refused
from irisdeck.table.commands import Close, Hint

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from irisdeck.bots import Thought
    from irisdeck.game import State, View
    from irisdeck.table.commands import AnyCommand
    from irisdeck.table.table import Result, Table
    from irisdeck.words import Said

TRIES = 2  # of a bot that has stopped
PAUSES = (0.5, 8)  # seconds until a bot's failed write is tried again, at first and at most


def person(seat: int) -> str:
    """The id of the person in a seat of a local table."""
    return f"person:{seat}"


@contextmanager
def refusing() -> Iterator[None]:
    """Turn an error of what keeps the log into Refused, with its reason."""
    try:
        yield
    except OSError as wrong:
        raise Refused("cannot-keep", why=wrong.strerror or str(wrong)) from None


class Bots(Protocol):
    """Where bots think."""

    async def move(self, view: View, bot: str, seed: int | None = None) -> str:
        """A bot's move; raises Stopped. `seed`: of its dice, where they are agreed."""

    async def advice(self, view: View) -> list[Thought]:
        """The strongest bot's opinion of all moves; raises Stopped."""


@dataclass
class HintRequest:
    """A hint that was asked for: its position, and the answer once it has come."""

    state: State | None
    thoughts: list[Thought] | None = None


class LocalTable:
    """A local game that is open on the screen; `run` plays its bots."""

    problem: Said | str = ""  # why a bot's move is not saved, in words

    def __init__(self, table: Table, bots: Bots, changed: Callable[[], None]) -> None:
        self.table = table
        self.rest = 0.0  # least seconds for a bot's move, so that people can follow
        self._bots = bots
        self._changed = changed
        self._changes = asyncio.Event()
        self._lock = asyncio.Lock()  # one thing happens at a time
        self._hint: HintRequest | None = None
        people = self.people
        self.viewer = people[0] if len(people) == 1 else None  # whose cards are shown

    @abstractmethod
    async def write(self, result: Result) -> None:
        """Write the event of a result; raises OSError if that fails, and then nothing has changed."""

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """While nothing else happens at this table."""
        async with self._lock:
            yield

    # -- Who sees what --

    @property
    def people(self) -> list[int]:
        """Seats of people."""
        return [number for number, seat in enumerate(self.table.seats) if seat.player]

    @property
    def covered(self) -> Said | str:
        """The name of the person who must take the screen before cards are shown; empty if only one person plays."""
        table = self.table
        if len(self.people) < 2 or not table.to_act(table.turn) or table.turn == self.viewer:
            return ""
        assert table.turn is not None
        return table.names[table.turn]

    def uncover(self) -> None:
        """Show the cards of the seat to act."""
        self.viewer = self.table.turn
        self._changed()

    @property
    def hint(self) -> HintRequest | None:
        """The hint that was asked for, as long as the position is the same."""
        return self._hint if self._hint and self._hint.state is self.table.state else None

    # -- What happens --

    async def perform(self, command: AnyCommand) -> None:
        """Apply a command of whoever is at the screen and write its event, or raise Refused."""
        if isinstance(command, Close):
            self._hint = None
            self._changed()
            return
        async with self.alone():
            await self._apply(self.table.decide(self.table.seats[self.acting].player or "", command))
        if isinstance(command, Hint):
            await self._advise()

    @property
    def acting(self) -> int:
        """The seat that commands come from: the viewer, or the seat to act."""
        if self.viewer is not None:
            return self.viewer
        turn = self.table.turn
        return turn if turn is not None and self.table.to_act(turn) else self.people[0]

    async def _apply(self, result: Result) -> None:
        """Write the event of a result, then apply it."""
        with refusing():
            await self.write(result)
        self.table.apply(result)
        self.problem = ""
        self.applied()
        self._changes.set()
        self._changed()

    def applied(self) -> None:
        """What else follows when something has happened."""

    async def _advise(self) -> None:
        """Ask the strongest bot for a hint, and show that it thinks."""
        state = self.table.state
        assert state
        if self.hint:
            return
        asked = self._hint = HintRequest(state)
        self._changed()
        try:
            asked.thoughts = await self._bots.advice(state.view(state.seat))
        except Stopped:
            asked.thoughts = []
        self._changed()

    async def run(self) -> None:
        """Play the bots' moves until cancelled; retry what cannot be saved, after longer and longer pauses."""
        pause, longest = PAUSES
        while True:
            self._changes.clear()
            while self.table.bot_to_act:
                try:
                    await self._bot()
                    pause = PAUSES[0]
                except Refused as refused:
                    self.problem = refused.said
                    self._changed()
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, longest)
            await self._changes.wait()

    async def _bot(self) -> None:
        """Play one move of a bot, not faster than people can follow."""
        table, began = self.table, time.monotonic()
        state, bot = table.state, table.bot_to_act
        assert state
        move = table.reply or await self._choose(bot or "easy")
        await asyncio.sleep(max(0.0, self.rest - (time.monotonic() - began)))
        async with self.alone():
            if table.state is state and table.bot_to_act:  # nobody has resigned meanwhile
                await self._apply(table.decide_move(move))

    async def _choose(self, bot: str) -> str:
        """A bot's move; any legal one if what it thinks on keeps failing."""
        state = self.table.state
        assert state
        for _ in range(TRIES):
            with suppress(Stopped):
                return await self._bots.move(state.view(state.seat), bot, self.table.dice)
        return state.legal_moves[0]
