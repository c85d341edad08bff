"""Real servers for tests: `irisdeck serve` in a process of its own."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path


PATIENT = 86_400  # seconds: nobody is thought to be away for long because the machine is slow


class Server:
    """`irisdeck serve`; what it complains of is in `complaints`."""

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        limit: int = 1_000_000,
        pace: float = 0,
        patience: float = PATIENT,
        words: Sequence[str] = (),
    ) -> None:
        usual = ["serve", "--port", str(port), "--folder", str(folder), "--no-browser", "--pace", str(pace)]
        usual += ["--limit", str(limit), "--patience", str(patience)]
        # A site that was built in this checkout would be on the home page: tests must not depend on that.
        command = [sys.executable, "-m", "irisdeck", *usual, "--no-app", *words]
        self.folder = folder
        self.tables: set[str] = set()  # that tests have added
        self.log = folder.with_name(f"{folder.name}.err")
        with self.log.open("a") as stderr:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True)
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", line)
        assert found, line + self.complaints
        self.port = int(found[1])
        self.address = f"http://localhost:{self.port}"

    @property
    def complaints(self) -> str:
        return self.log.read_text()

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        self.process.send_signal(how)
        self.process.communicate(timeout=20)


@contextmanager
def server(
    folder: Path,
    port: int = 0,
    limit: int = 1_000_000,
    pace: float = 0,
    patience: float = PATIENT,
    words: Sequence[str] = (),
) -> Iterator[Server]:
    made = Server(folder, port, limit, pace, patience, words)
    try:
        yield made
    finally:
        made.kill()
