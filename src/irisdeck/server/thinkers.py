"""The threads on which bots and hints think: whoever makes them work takes turns with all others.

A queue in order of arrival would let one person with fifty tables keep everybody else's bots waiting. Here each owner
has a queue of their own, and no owner has all threads: one is left for the others.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections import Counter, deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Answer = TypeVar("Answer")
NICE = 10  # of the threads of bots: each gets a tenth of what the thread that serves players gets, if both want it


class Question(NamedTuple):
    """Something to think about, and where the answer goes."""

    think: Callable[[], Any]
    answer: asyncio.Future[Any]


class Thinkers:
    """A pool of threads; search runs compiled, without Python's lock, so they share the cores."""

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, "bot", yield_to_players)
        self.threads = threads
        self.most = max(1, threads - 1)  # threads of one owner
        self.waiting: dict[str, deque[Question]] = {}  # by owner; whose turn is next stands first
        self.busy: Counter[str] = Counter()  # threads that work for each owner

    def ask(self, owner: str, think: Callable[..., Answer], *words: Any) -> asyncio.Future[Answer]:
        """Let a thread think when it is the owner's turn."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(Question(partial(think, *words), answer))
        self._start()
        return answer

    @property
    def queued(self) -> int:
        """How many questions wait for a thread."""
        return sum(map(len, self.waiting.values()))

    def close(self) -> None:
        """Take no more questions; those that wait get no answer."""
        self.waiting.clear()
        self.pool.shutdown(wait=False, cancel_futures=True)

    def _start(self) -> None:
        """Give work to idle threads."""
        while self.busy.total() < self.threads:
            owner = next((owner for owner in self.waiting if self.busy[owner] < self.most), None)
            if owner is None:
                return
            questions = self.waiting.pop(owner)
            question = questions.popleft()
            if questions:
                self.waiting[owner] = questions  # behind all others
            if not question.answer.cancelled():
                self._think(owner, question)

    def _think(self, owner: str, question: Question) -> None:
        self.busy[owner] += 1
        thought = asyncio.get_running_loop().run_in_executor(self.pool, question.think)
        thought.add_done_callback(lambda done: self._answer(owner, question, done))

    def _answer(self, owner: str, question: Question, done: asyncio.Future[Any]) -> None:
        self.busy[owner] -= 1
        if not self.busy[owner]:
            del self.busy[owner]
        if done.cancelled():
            question.answer.cancel()
        elif not question.answer.cancelled():
            if wrong := done.exception():
                question.answer.set_exception(wrong)
            else:
                question.answer.set_result(done.result())
        self._start()


def yield_to_players() -> None:
    """Let this thread think when no other one of the server wants the processor, where the system knows threads."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
