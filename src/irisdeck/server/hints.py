"""Hints: what the strongest bot thinks of the moves of whoever asks, in a second, on the bots' threads.

A hint is made from the view of a seat, for one position, and for whoever asked: nobody else is sent it, and it is gone
with the position.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from irisdeck.bots import adviser
from irisdeck.table.table import Refused

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor

    from irisdeck.bots import Thought
    from irisdeck.game import State

LATELY, MOST = 60, 20  # hints that somebody may ask for within so many seconds
KEPT = 12  # hints of a table, so that asking again, or after taking back, gives the same answer


@dataclass
class Hint:
    """An answer, or none yet; `shown` until it is closed."""

    player: str
    state: State
    answer: asyncio.Future[list[Thought]]
    shown: bool = True

    @property
    def thoughts(self) -> list[Thought] | None:
        """The moves, the best first; nothing while the bot thinks."""
        return self.answer.result() if self.answer.done() and not self.answer.cancelled() else None


class Hints:
    """The hints of a table."""

    def __init__(self) -> None:
        self.kept: deque[Hint] = deque(maxlen=KEPT)
        self.asked: dict[str, deque[float]] = {}  # when somebody asked last, and before

    def of(self, player: str, state: State | None) -> Hint | None:
        """What somebody was told about a position, or will be."""
        return next((hint for hint in self.kept if hint.player == player and hint.state is state), None)

    def count(self, player: str) -> None:
        """Notes that somebody asks; refuses whoever asks too often."""
        times = self.asked.setdefault(player, deque(maxlen=MOST))
        if len(times) == MOST and times[0] > time.monotonic() - LATELY:
            raise Refused("too-many-hints")
        times.append(time.monotonic())

    def think(self, player: str, state: State, thinkers: Executor, wake: Callable[[], None]) -> Hint:
        """Lets the bot think about a position for somebody who is to act; `wake` is called when it has an answer."""
        loop, view = asyncio.get_running_loop(), state.view(state.seat)
        until = time.monotonic() + adviser.BUDGET
        hint = Hint(player, state, loop.run_in_executor(thinkers, adviser.advice, view, until))
        hint.answer.add_done_callback(lambda _: wake())
        self.kept.append(hint)
        adviser.prepare(view)
        return hint

    @property
    def idle(self) -> bool:
        """Whether nobody waits for an answer."""
        return all(hint.answer.done() for hint in self.kept)
