"""Commands of this program in processes of their own, which are interrupted when the time is up."""

from __future__ import annotations

import math
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

from irisdeck.nets import switches

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.game import Game

INTERRUPTED = 130  # the exit status of a command after Ctrl-C
GRACE = 60.0  # seconds in which an interrupted command should have written what it has


def words_of(game: Game) -> list[str]:
    """A game as commands name it, with its players and switches where they are not the usual ones."""
    players = ["--players", str(game.players)] if game.players != game.seats[0] else []
    default = switches(type(game)(game.players))
    changed = {name: on for name, on in switches(game).items() if on != default[name]}
    return [game.name, *players, *(f"--option={name}={'on' if on else 'off'}" for name, on in changed.items())]


def run(words: Sequence[str], until: float, **how: Any) -> tuple[int, str, str]:
    """Run a command, and interrupt it as Ctrl-C does when `time.monotonic()` reaches `until`.

    Returns its exit status, and what it wrote to pipes, if there are any.
    """
    wait, interrupted = until - time.monotonic() if until < math.inf else None, False
    with subprocess.Popen([sys.executable, "-m", "irisdeck", *words], text=True, **how) as running:
        while True:
            try:
                text, messages = running.communicate(timeout=wait)
                status = INTERRUPTED if interrupted and running.returncode else running.returncode
                return status, text, messages  # a program that has just begun dies of the signal
            except subprocess.TimeoutExpired:
                running.send_signal(signal.SIGINT)
                wait, interrupted = GRACE, True
