"""Bots run in a process of their own: the screen stays responsive while they think, and they can be stopped.

The process reads pickled questions from standard input and writes pickled answers to standard output. It ends with its
input, so none is left behind when the terminal is closed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import signal
import struct
import sys
import time
from typing import TYPE_CHECKING, Any

from irisdeck.bots.base import Stopped

if TYPE_CHECKING:
    from irisdeck.bots import Thought
    from irisdeck.game import Move, View

LENGTH = struct.Struct("!I")


class BotProcess:
    """The process, started with the first question, and again after it was stopped."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._stopped: list[asyncio.subprocess.Process] = []  # until they are gone
        self._lock = asyncio.Lock()

    async def move(self, view: View, bot: str, seed: int | None = None) -> Move:
        """A bot's move; `seed`: of its dice, where they are agreed."""
        move: Move = await self._ask("act", view, bot, seed)
        return move

    async def advice(self, view: View) -> list[Thought]:
        """The strongest bot's opinion of all moves."""
        thoughts: list[Thought] = await self._ask("advise", view)
        return thoughts

    async def _ask(self, *question: Any) -> Any:
        async with self._lock:
            process = await self._started()
            assert process.stdin
            assert process.stdout
            body = pickle.dumps(question)
            try:
                process.stdin.write(LENGTH.pack(len(body)) + body)
                await process.stdin.drain()
                size = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
                return pickle.loads(await process.stdout.readexactly(size))
            except (OSError, asyncio.IncompleteReadError):
                self.stop()
                raise Stopped from None
            except asyncio.CancelledError:
                self.stop()  # nobody waits for the answer any more
                raise

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                __spec__.name,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C at the terminal is not for it
            )
        return self._process

    def stop(self) -> None:
        """Kill the process."""
        if self._process and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            self._stopped.append(self._process)
        self._process = None

    async def close(self) -> None:
        """Kill the process, and wait for it."""
        self.stop()
        for process in self._stopped:
            await process.wait()


# -- The process --


def act(view: View, spec: str, seed: int | None) -> Move:
    """A bot's move, or that of the easy bot if it fails."""
    from irisdeck.bots import safe_move

    return safe_move(spec, view, seed)


def advise(view: View) -> list[Thought]:
    """The strongest bot's opinion, in about a second; then compile what makes the next one faster."""
    from irisdeck.bots import adviser

    thoughts = adviser.advice(view, time.monotonic() + adviser.BUDGET)
    adviser.prepare(view)
    return thoughts


def serve() -> None:
    """Answer questions until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers: dict[str, Any] = {"act": act, "advise": advise}
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # whatever a bot prints is no answer
    while size := sys.stdin.buffer.read(LENGTH.size):
        kind, *question = pickle.loads(sys.stdin.buffer.read(LENGTH.unpack(size)[0]))
        body = pickle.dumps(answers[kind](*question))
        out.write(LENGTH.pack(len(body)) + body)
    os._exit(0)  # a compiler may still be at work


if __name__ == "__main__":
    serve()
