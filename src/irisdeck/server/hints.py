"""Hints: what the strongest bot thinks of the moves of whoever asks, in a second, on the bots' threads.

A hint is made from the view of a seat, for one position, and for whoever asked: nobody else is sent it, and it is gone
with the position.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from irisdeck.bots import adviser
from irisdeck.server.limits import SlidingWindow
from irisdeck.table.table import Refused

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from irisdeck.bots import Thought
    from irisdeck.game import State
    from irisdeck.server.thinkers import Thinkers

MOST, MINUTE = 20, 60  # hints that a player may ask for at a table within so many seconds
KEPT = 12  # hints of a table, so that asking again, or after taking back, gives the same answer


@dataclass
class Answer:
    """The answer to a request for a hint, or none yet; `shown` until it is closed."""

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
        self.kept: list[Answer] = []
        self.limit = SlidingWindow(MOST, MINUTE)

    def of(self, player: str, state: State | None) -> Answer | None:
        """The hint of a player for a position."""
        return next((hint for hint in self.kept if hint.player == player and hint.state is state), None)

    def count(self, player: str) -> None:
        """Count a request; refuse a player who asks too often."""
        if not self.limit.allow(player):
            raise Refused("too-many-hints")

    def think(self, player: str, state: State, thinkers: Thinkers, wake: Callable[[], None]) -> Answer:
        """Let the bot think about a position for the player to act; `wake` is called when it has an answer."""
        view = state.view(state.seat)
        until = time.monotonic() + adviser.BUDGET
        hint = Answer(player, state, thinkers.ask(player, adviser.advice, view, until))
        hint.answer.add_done_callback(lambda _: wake())
        self.kept = [*self.kept[1 - KEPT :], hint]
        adviser.prepare(view)
        return hint

    @property
    def idle(self) -> bool:
        """Whether no answer is pending."""
        return all(hint.answer.done() for hint in self.kept)
