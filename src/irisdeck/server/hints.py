"""Hints: what the strongest bot thinks of the moves of whoever asks, in a second, on the bots' threads.

A hint is made from the view of a seat, for one position, and for whoever asked: nobody else is sent it, and it is gone
with the position.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from irisdeck import fast
from irisdeck.bots import Best
from irisdeck.bots.levels import thinking
from irisdeck.table import Refused

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor

    from irisdeck.bots import Thought
    from irisdeck.game import State, View

log = logging.getLogger(__name__)
BUDGET = 1.0  # seconds from the question to the answer
SHORTEST = 0.2  # seconds of thought if all threads were busy so long
LATELY, MOST = 60, 20  # hints that somebody may ask for within so many seconds
KEPT = 12  # hints of a table, so that asking again, or after taking back, gives the same answer


class Adviser(Best):
    """The strongest bot, at a speed that is there already: compiling takes longer than anybody waits."""

    compiled: ClassVar[dict[str, bool]] = {}  # games whose thinking is compiled in this process, or will be

    def engine(self, game: str) -> fast.Engine:
        return thinking(game, "auto" if self.compiled.get(game) else "python")


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
        hint = Hint(player, state, loop.run_in_executor(thinkers, advice, view, time.monotonic() + BUDGET))
        hint.answer.add_done_callback(lambda _: wake())
        self.kept.append(hint)
        if fast.available() and view.game.name not in Adviser.compiled:
            Adviser.compiled[view.game.name] = False
            threading.Thread(target=compile_thinking, args=[view], name="compiler", daemon=True).start()
        return hint

    @property
    def idle(self) -> bool:
        """Whether nobody waits for an answer."""
        return all(hint.answer.done() for hint in self.kept)


def advice(view: View, until: float) -> list[Thought]:
    """What the strongest bot thinks; nothing if it fails."""
    seconds = max(SHORTEST, until - time.monotonic())
    try:
        return Adviser(milliseconds=1000 * seconds).think(view)
    except Exception:
        log.exception("the adviser failed at %s", view.game.name)  # no cards: the log tells no secrets
        return []


def compile_thinking(view: View) -> None:
    """Compiles what is thought with, so that the next hint is a better one."""
    try:
        Best(simulations=1).think(view)
        Adviser.compiled[view.game.name] = True
    except Exception:
        log.exception("the thinking of %s cannot be compiled", view.game.name)
