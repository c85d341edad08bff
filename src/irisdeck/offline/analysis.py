"""Analyses on this device: one game at a time, decision by decision, while the page goes on.

What is judged is kept from time to time, so whoever closes the page goes on later where it was.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from irisdeck.analysis import SIMULATIONS, Analysis, Cancelled, Work
from irisdeck.analysis.work import judged_by
from irisdeck.bots.levels import thinking
from irisdeck.game import GAMES, Refused
from irisdeck.offline.tables import WRONG
from irisdeck.web.analysis import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.bots.questions import Ask, Question
    from irisdeck.offline.storage import Storage
    from irisdeck.record import Record

log = logging.getLogger(__name__)
FIRST = 0.2  # seconds until the work begins: the page comes first, and Python does one thing at a time here
KEEP = 5  # seconds after which what is done is kept


async def answered_here(question: Question) -> Any:
    """The answer to a question by interpreted rules, where nobody else answers."""
    return question.answer(thinking(GAMES[question.game], "python"))


class Analyses:
    """The analyses of this device."""

    def __init__(self, storage: Storage, ask: Ask, simulations: int = SIMULATIONS) -> None:
        self.storage = storage
        self.ask = ask
        self.simulations = simulations
        self.key = ""  # of the game that is being analyzed
        self.work: Work | None = None
        self.running: asyncio.Task[None] | None = None
        self.failed = ""  # the game whose analysis failed last

    async def kept(self, key: str) -> Analysis | None:
        """What is kept of the analysis of a game; nothing if another version has written it."""
        text = await self.storage.text(f"analysis {key}")
        with suppress(*WRONG):
            return Analysis.from_dict(json.loads(text)) if text else None
        return None

    async def start(self, key: str, record: Record, result: Sequence[float] | None = None) -> None:
        """Begin to analyze a game, or go on with it; refused while another one is being analyzed."""
        if self.running:
            if self.key == key:
                return
            raise Refused("analysis-one")
        done = await self.kept(key)
        if done is None or not done.complete:
            self.key, self.failed = key, ""
            self.running = asyncio.ensure_future(self._run(key, record, result, done))

    def cancel(self) -> None:
        """Stop the analysis that is under way."""
        self.key, self.work = "", None

    async def look(self, key: str) -> tuple[Progress, Analysis | None]:
        """How far the analysis of a game is, and what is there of it."""
        if self.key == key and self.running:
            so_far = self.work.analysis if self.work else await self.kept(key)
            counts = (so_far.done, len(so_far.decisions)) if so_far else (0, 0)
            return Progress("running", 1, *counts, True), so_far
        kept = await self.kept(key)
        if kept is None:
            return Progress("failed" if self.failed == key else ""), None
        return Progress("done" if kept.complete else "", 0, kept.done, len(kept.decisions)), kept

    async def _run(self, key: str, record: Record, result: Sequence[float] | None, done: Analysis | None) -> None:
        try:
            await asyncio.sleep(FIRST)
            await self._analyze(key, Work(record, self.simulations, result), done)
        except Cancelled:
            pass
        except Exception:
            log.exception("an analysis failed")
            self.failed = key
        finally:
            self.key, self.work, self.running = "", None, None

    async def _analyze(self, key: str, work: Work, done: Analysis | None) -> None:
        """Judge what is not judged yet, and keep it."""
        if done and done.simulations == work.simulations and len(done.decisions) == len(work.decisions):
            work.decisions = list(done.decisions)
        self.work, kept = work, time.monotonic()

        async def ask(question: Question) -> Any:
            if self.key != key:
                raise Cancelled
            return await self.ask(question)

        for number, decision in enumerate(work.decisions):
            if decision is None:
                work.keep(number, await judged_by(work, number, ask))
                await asyncio.sleep(0)
            if time.monotonic() - kept > KEEP:
                await self._keep(key, work)
                kept = time.monotonic()
        await self._keep(key, work)

    async def _keep(self, key: str, work: Work) -> None:
        if self.key == key:
            await self.storage.keep(f"analysis {key}", json.dumps(work.analysis.to_dict(), separators=(",", ":")))
