"""Games are analyzed here: those of the queue, one after the other, and what is kept of them.

Decisions are judged one by one on threads that yield to everybody else, so no player's move ever waits for them. A
game is analyzed once, for all who look at it; whoever asked for it can cancel it, unless somebody else asked, too. The
queue is in the database (queue.py): any process tells how far a game is, and none is lost when the server is killed.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import select

from irisdeck.analysis import Analysis, Cancelled, Decision, Work
from irisdeck.analysis.work import LONGEST, judged_here
from irisdeck.record import Record
from irisdeck.server import queue
from irisdeck.server.schema import JUDGED
from irisdeck.server.store import StoreError, Taken
from irisdeck.server.thinkers import yield_to_players
from irisdeck.table.table import Refused
from irisdeck.web.analysis import Progress

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sqlalchemy import Connection

    from irisdeck.engine.compile import Engine
    from irisdeck.server.store import Store

T = TypeVar("T")
log = logging.getLogger(__name__)
KEPT = 32  # finished analyses in memory
BEAT = 3  # seconds between two signs of life
SWEEP = 5  # seconds after which a process without work looks for a game that another one has left


@dataclass
class Job:
    """The game that is being analyzed by this process."""

    claim: queue.Claim
    work: Work = field(init=False)
    cancelled: bool = False


class Analyses:
    """The games that this process analyzes, and what all processes know of the queue."""

    def __init__(self, store: Store, simulations: int, shared: bool = False) -> None:
        """`shared`: there are other processes, too."""
        self.store = store
        self.simulations = simulations
        self.shared = shared
        self.threads = os.cpu_count() or 1
        self.pool = ThreadPoolExecutor(self.threads, "analysis", yield_to_players)
        self.job: Job | None = None
        self.kept: dict[str, Analysis] = {}
        self.running: asyncio.Task[None] | None = None
        self.woken = False

    async def sweep(self) -> None:
        """Go on with what was left, now and whenever another process dies."""
        while True:
            self.wake()
            await asyncio.sleep(SWEEP)

    def wake(self) -> None:
        """Look for work."""
        self.woken = True
        if self.running is None:
            self.running = asyncio.create_task(self._run())

    def close(self) -> None:
        """Stop; the queue stays, with all that is judged."""
        if self.job:
            self.job.cancelled = True
        if self.running:
            self.running.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)

    # -- Asking --

    async def start(
        self, key: str, player: str, record: Record, result: Sequence[float] | None = None, network: str = ""
    ) -> None:
        """Queue a game, unless it is analyzed already; refuse a second one of a player, and what is too much.

        `network`: from where it is asked for, as a pseudonym.
        """
        if await self.finished(key):
            return
        if moves_of(record) > LONGEST:
            raise Refused("analysis-long")
        told = None if result is None else json.dumps(result)
        game = {"record": record.to_json(), "result": told, "moves": moves_of(record), "network": network}
        enter = partial(queue.enter, key=key, player=player, game=game, now=time.time())
        try:
            why = await self._written(enter)
        except Taken:  # somebody has just queued it in another process: join them
            why = await self._written(enter)
        if why:
            raise Refused(why)
        self.wake()

    async def cancel(self, key: str, player: str) -> None:
        """A player no longer wants a game to be analyzed; if nobody else does, it is not."""
        if await self._written(partial(queue.leave, key=key, player=player)) and self.job and self.job.claim.key == key:
            self.job.cancelled = True

    # -- Looking --

    async def look(self, key: str, player: str) -> tuple[Progress, Analysis | None]:
        """How far the analysis of a game is, and what is there of it."""
        rows = await self.store.read(select(*queue.STANDING).order_by(*queue.ORDER))
        if done := await self.finished(key):  # after the queue was read: what is in neither of both is not wanted
            moves = len(done.decisions)
            return Progress("done", 0, moves, moves), done
        row = next((row for row in rows if row.game_key == key), None)
        if row is None or row.failed:
            return Progress("failed" if row else ""), None
        mine = player in queue.owners_of(row)
        if row.about is None:
            place = [row.game_key for row in rows if not row.failed].index(key) + 1
            return Progress("waiting" if place > 1 else "running", place, 0, row.moves, mine), None
        so_far = await self._so_far(key, row.about)
        return Progress("running", 1, so_far.done, row.moves, mine), so_far

    async def _so_far(self, key: str, about: str) -> Analysis:
        """The decisions of a game that are judged."""
        values = json.loads(about)
        decisions = [None] * (len(values["kinds"]) - 1)
        for row in await self.store.read(select(JUDGED).where(JUDGED.c.game_key == key)):
            decisions[row.number] = json.loads(row.body)
        return Analysis.from_dict({**values, "decisions": decisions})

    async def finished(self, key: str) -> Analysis | None:
        """The whole analysis of a game, if it was made."""
        done = self.kept.pop(key, None)
        if done is None:
            body = await self.store.analysis(key)
            done = None if body is None else Analysis.from_dict(json.loads(body))
        if done:
            self.kept[key] = done  # the last one used stands last
            for old in list(self.kept)[:-KEPT]:
                del self.kept[old]
        return done

    # -- Doing it --

    async def _written(self, work: Callable[[Connection], T]) -> T:
        """Write in one transaction; what that answers."""
        answers: list[T] = []
        await self.store.do(lambda connection: answers.append(work(connection)))
        return answers[-1]

    async def _run(self) -> None:
        """Analyze one game after the other, until none is left that this process can have."""
        try:
            while self.woken:
                self.woken = False
                while claim := await self._written(partial(queue.claim, now=time.time(), alone=not self.shared)):
                    await self._try(claim)
        except StoreError as wrong:
            log.warning("no game can be analyzed now: %s", wrong)  # the next sweep tries again
        finally:
            self.running = None

    async def _try(self, claim: queue.Claim) -> None:
        """Analyze a game, and note if that fails."""
        self.job = job = Job(claim)
        beating = asyncio.create_task(self._beat(job))
        try:
            await self._analyze(job)
        except (Cancelled, StoreError):
            if not job.cancelled:
                raise
        except Exception:
            log.exception("an analysis failed")
            await self._written(partial(queue.fail, claim=claim))
        finally:
            job.cancelled = True  # the other threads stop, too
            beating.cancel()
            self.job = None

    async def _beat(self, job: Job) -> None:
        """Say that this process still works at a game, and notice if it was cancelled."""
        while not job.cancelled:
            await asyncio.sleep(BEAT)
            with suppress(StoreError):
                job.cancelled |= not await self._written(partial(queue.beat, claim=job.claim, now=time.time()))

    async def _analyze(self, job: Job) -> None:
        """Judge all decisions of a game that are not judged, on all threads, and keep the result."""
        loop = asyncio.get_running_loop()
        record = Record.from_json(job.claim.record)
        job.work = work = await loop.run_in_executor(self.pool, Work, record, self.simulations, job.claim.result)
        about = {name: value for name, value in work.analysis.to_dict().items() if name in ABOUT}
        for number, body in (await self._written(partial(queue.begin, claim=job.claim, about=about))).items():
            work.decisions[number] = Decision.from_dict(json.loads(body))
        engine = await loop.run_in_executor(self.pool, work.engine)
        left = iter([number for number, decision in enumerate(work.decisions) if decision is None])
        await asyncio.gather(*(self._judge(job, engine, left) for _ in range(self.threads if engine.compiled else 1)))
        body = json.dumps(work.analysis.to_dict(), separators=(",", ":"))
        await self._written(partial(queue.finish, claim=job.claim, body=body, now=time.time()))

    async def _judge(self, job: Job, engine: Engine, numbers: Iterator[int]) -> None:
        """Judge decisions on a thread and keep each of them, as long as the game is wanted."""
        loop = asyncio.get_running_loop()
        for number in numbers:
            words = job.work, number, engine, lambda: job.cancelled
            job.work.keep(number, await loop.run_in_executor(self.pool, judged_here, *words))
            decision = job.work.decisions[number]
            assert decision
            body = json.dumps(decision.to_dict(), separators=(",", ":"))
            keep = partial(queue.keep, claim=job.claim, number=number, body=body, now=time.time())
            if not await self._written(keep):
                job.cancelled = True
                raise Cancelled


ABOUT = ("game", "players", "simulations", "kinds", "result")  # of an analysis, besides its decisions


def moves_of(record: Record) -> int:
    """How many moves a game has."""
    return sum("move" in event for event in record.events)
