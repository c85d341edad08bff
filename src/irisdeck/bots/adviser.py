"""Hints: what the strongest bot thinks of every move, in about a second."""

from __future__ import annotations

import logging
import threading
import time
from typing import TYPE_CHECKING, ClassVar

from irisdeck.bots.levels import Best, thinking

if TYPE_CHECKING:
    from irisdeck.bots.base import Thought
    from irisdeck.bots.questions import Ask
    from irisdeck.engine import compile
    from irisdeck.game import Game, View

log = logging.getLogger(__name__)
BUDGET = 1.0  # seconds from the question to the answer
SHORTEST = 0.2  # seconds of thought if all threads were busy so long


class Adviser(Best):
    """The strongest bot, interpreted until its code is compiled: compiling takes longer than anybody waits."""

    compiled: ClassVar[dict[str, bool]] = {}  # whether the search of a game is compiled; absent: not begun

    def engine(self, game: Game) -> compile.Engine:
        return thinking(game, "auto" if self.compiled.get(game.name) else "python")


def advice(view: View, until: float) -> list[Thought]:
    """What the strongest bot thinks of every move; empty if it fails."""
    try:
        return Adviser(milliseconds=milliseconds(until)).think(view)
    except Exception:
        log.exception("the adviser failed at %s", view.game.name)  # no cards: the log tells no secrets
        return []


async def advice_by(view: View, until: float, ask: Ask) -> list[Thought]:
    """The same, with what is slow asked of somebody else."""
    try:
        return await Best(milliseconds=milliseconds(until)).think_by(view, ask)
    except Exception:
        log.exception("the adviser failed at %s", view.game.name)
        return []


def milliseconds(until: float) -> float:
    """The time to think for an answer by then."""
    return 1000 * max(SHORTEST, until - time.monotonic())


def prepare(view: View) -> None:
    """Compiles the search of a game in a thread, so that the next hint is a better one."""
    from irisdeck.engine import compile  # slow to import, and not needed before somebody asks

    if compile.available() and view.game.name not in Adviser.compiled:
        Adviser.compiled[view.game.name] = False
        threading.Thread(target=compile_thinking, args=[view], name="compiler", daemon=True).start()


def compile_thinking(view: View) -> None:
    """Compiles the search of a game."""
    try:
        Best(simulations=1).think(view)
        Adviser.compiled[view.game.name] = True
    except Exception:
        log.exception("the thinking of %s cannot be compiled", view.game.name)
