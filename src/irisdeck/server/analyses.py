"""The queue of games to be analyzed, one for the whole server, and what is kept of it.

Decisions are judged one by one on threads that yield to everybody else, so no player's move ever waits for them. A
game is analyzed once, for all who look at it; whoever asked for it can cancel it, unless somebody else asked, too.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

from irisdeck.analysis import Analysis, Cancelled, Work
from irisdeck.analysis.work import LONGEST, judged_here
from irisdeck.server.thinkers import yield_to_players
from irisdeck.table.table import Refused
from irisdeck.web.analysis import Progress

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from irisdeck.record import Record
    from irisdeck.server.store import Store

log = logging.getLogger(__name__)
MOST = 20  # games that wait or are being analyzed
KEPT = 32  # finished analyses in memory
FAILED = 100  # games whose analysis failed, which are remembered


@dataclass
class Job:
    """A game that is to be analyzed, and who has asked for that."""

    record: Record
    result: Sequence[float] | None
    owners: set[str]
    work: Work | None = None
    cancelled: bool = False


class Analyses:
    """The queue of games to be analyzed, the first of which is under way, and the analyses that are done."""

    def __init__(self, store: Store, simulations: int) -> None:
        self.store = store
        self.simulations = simulations
        self.threads = os.cpu_count() or 1
        self.pool = ThreadPoolExecutor(self.threads, "analysis", yield_to_players)
        self.jobs: dict[str, Job] = {}  # by game, in order
        self.kept: dict[str, Analysis] = {}
        self.failed: dict[str, None] = {}
        self.running: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Stop; what is not done is forgotten."""
        for job in self.jobs.values():
            job.cancelled = True
        if self.running:
            self.running.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)

    # -- Asking --

    async def start(self, key: str, player: str, record: Record, result: Sequence[float] | None = None) -> None:
        """Queue a game, unless it is analyzed already; refuse a second one of a player, and what is too much."""
        if await self.finished(key):
            return
        job = self.jobs.get(key)
        if any(player in other.owners for other in self.jobs.values() if other is not job):
            raise Refused("analysis-one")
        if job and not job.cancelled:
            job.owners.add(player)
            return
        if moves_of(record) > LONGEST:
            raise Refused("analysis-long")
        if len(self.jobs) >= MOST:
            raise Refused("analysis-full")
        self.failed.pop(key, None)
        self.jobs[key] = Job(record, result, {player})
        if self.running is None:
            self.running = asyncio.create_task(self._run())

    def cancel(self, key: str, player: str) -> None:
        """A player no longer wants a game to be analyzed; if nobody else does, it is not."""
        job = self.jobs.get(key)
        if job is None or player not in job.owners:
            return
        job.owners.discard(player)
        if not job.owners:
            job.cancelled = True
            if job.work is None and job is not next(iter(self.jobs.values())):
                del self.jobs[key]

    # -- Looking --

    async def look(self, key: str, player: str) -> tuple[Progress, Analysis | None]:
        """How far the analysis of a game is, and what is there of it."""
        if done := await self.finished(key):
            moves = len(done.decisions)
            return Progress("done", 0, moves, moves), done
        job = self.jobs.get(key)
        if job is None or job.cancelled:
            return Progress("failed" if key in self.failed else ""), None
        mine = player in job.owners
        if job.work is None or not job.work.points:
            place = [*self.jobs].index(key) + 1
            return Progress("waiting" if place > 1 else "running", place, 0, moves_of(job.record), mine), None
        so_far = job.work.analysis
        return Progress("running", 1, so_far.done, len(so_far.decisions), mine), so_far

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

    async def _run(self) -> None:
        """Analyze one game after the other, until none is left."""
        while self.jobs:
            key, job = next(iter(self.jobs.items()))
            try:
                if not job.cancelled:
                    await self._analyze(key, job)
            except Cancelled:
                pass
            except Exception:
                log.exception("an analysis failed")
                self.failed[key], job.cancelled = None, True  # the other threads stop, too
                for old in list(self.failed)[:-FAILED]:
                    del self.failed[old]
            finally:
                if self.jobs.get(key) is job:  # somebody may have asked again meanwhile
                    del self.jobs[key]
        self.running = None

    async def _analyze(self, key: str, job: Job) -> None:
        """Judge all decisions of a game, on all threads, and keep the result."""
        loop = asyncio.get_running_loop()
        job.work = work = await loop.run_in_executor(self.pool, Work, job.record, self.simulations, job.result)
        engine = await loop.run_in_executor(self.pool, work.engine)
        numbers = iter(range(len(work.points)))

        async def judge_some(numbers: Iterator[int]) -> None:
            for number in numbers:
                words = work, number, engine, lambda: job.cancelled
                work.keep(number, await loop.run_in_executor(self.pool, judged_here, *words))

        await asyncio.gather(*(judge_some(numbers) for _ in range(self.threads if engine.compiled else 1)))
        if job.cancelled:
            raise Cancelled
        await self.store.keep_analysis(key, json.dumps(work.analysis.to_dict(), separators=(",", ":")))


def moves_of(record: Record) -> int:
    """How many moves a game has."""
    return sum("move" in event for event in record.events)
