"""The processes that tests start: interrupts reach them, and none of them outlives the run."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Collection
    from types import FrameType

PR_SET_CHILD_SUBREAPER = 36
GRACE = 5  # seconds from SIGTERM to SIGKILL
LINUX = sys.platform == "linux"  # elsewhere fixtures alone stop what they started
KEPT = (b"multiprocessing.resource_tracker",)  # ends by itself, and Python warns if somebody else ends it


def take_over() -> None:
    """Restore the default signal handlers, which children inherit, and become the parent of all orphans.

    Under nohup, or in the background of a script, SIGINT is ignored, and so it would be in every command that a test
    interrupts. SIGTERM interrupts the run as Ctrl-C does, so that fixtures are torn down.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, _interrupt)
    if LINUX:
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def children(pid: int | None = None) -> set[int]:
    """The processes that a process, or this one, has started or adopted."""
    found: set[int] = set()
    for task in Path(f"/proc/{pid or os.getpid()}/task").glob("*/children") if LINUX else ():
        try:
            found.update(map(int, task.read_text().split()))
        except OSError:  # a thread, or the process, has ended meanwhile
            pass
    return found


def stop(pids: Collection[int]) -> list[str]:
    """End processes and all their descendants; return the command lines of those that ran."""
    running = [pid for pid in _with_descendants(pids) if (command := command_line(pid)) and not _kept(command)]
    commands = [command_line(pid).replace(b"\0", b" ").decode(errors="replace").strip() for pid in running]
    _send(running, signal.SIGTERM)
    end = time.monotonic() + GRACE
    while any(map(command_line, running)) and time.monotonic() < end:
        time.sleep(0.02)
    _send(running, signal.SIGKILL)
    return commands


def _with_descendants(pids: Collection[int]) -> list[int]:
    found, further = set(pids), set(pids)
    while further:
        further = {child for pid in further for child in children(pid)} - found
        found |= further
    return sorted(found)


def command_line(pid: int) -> bytes:
    """The command line of a process; empty if it has ended, even if nobody has waited for it."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def _kept(command: bytes) -> bool:
    return any(name in command for name in KEPT)


def _send(pids: Collection[int], number: signal.Signals) -> None:
    for pid in pids:
        if command_line(pid):
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                pass
