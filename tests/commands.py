"""Commands of the program, in this process: as many as a test likes, for no process takes its time to start."""

from __future__ import annotations

import fcntl
import io
import os
import signal
import sys
import tempfile
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from unittest import mock

from irisdeck.cli import main

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Keeps other workers of a test run out: a Ray cluster, for one, is seen by the whole machine."""
    with (Path(tempfile.gettempdir()) / f"irisdeck-tests-{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class Done(NamedTuple):
    """What subprocess.run would tell of a command."""

    returncode: int
    stdout: str
    stderr: str


def command(*words: object, given: str = "") -> Done:
    """Run a command in English; whatever happens, no traceback."""
    kept = signal.getsignal(signal.SIGTERM)
    english = mock.patch.dict(os.environ, LC_ALL="C.UTF-8")
    told, complained = _stream(), _stream()
    entered = io.TextIOWrapper(io.BufferedReader(io.BytesIO(given.encode())))
    with redirect_stdout(told), redirect_stderr(complained), english, mock.patch.object(sys, "stdin", entered):
        try:
            status = main(list(map(str, words)))
        except SystemExit as left:  # argparse leaves so
            status = left.code if isinstance(left.code, int) else 1
        finally:
            signal.signal(signal.SIGTERM, kept)
    done = Done(status, _written(told), _written(complained))
    assert "Traceback" not in done.stderr + done.stdout
    return done


def _stream() -> io.TextIOWrapper:
    """A stream with bytes beneath, as a pipe has."""
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="")


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()
