"""The screen of the terminal against its limits: start to the first screen, and a key while a bot thinks.

    python benchmarks/terminal.py

In a real pseudo-terminal, as a person would meet it: from starting the command to the first screen drawn, and from
a key to the change that it makes on the screen, while the strongest bot thinks, in a process of its own.
"""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

STARTS, KEYS = 10, 100
LIMITS = {"first screen": 1.0, "key": 0.05}  # seconds
BOT = "best"


class Screen:
    """A program in a terminal, and when it wrote what."""

    def __init__(self, folder: Path) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "irisdeck", "tui", "--language", "en", "--folder", str(folder)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "xterm-256color"},
        )
        os.close(slave)
        self.seen = b""

    def until(self, words: bytes, patience: float = 60) -> float:
        """When words were on the screen."""
        while words not in re.sub(rb"\x1b\[[0-9;?:=>]*[A-Za-z]", b"", self.seen):
            if not select.select([self.master], [], [], patience)[0]:
                raise SystemExit(f"{words!r} did not come: {self.seen[-500:]!r}")
            self.seen += os.read(self.master, 1 << 16)
        return time.perf_counter()

    def key(self, key: bytes) -> tuple[float, float]:
        """Seconds until the screen begins to change, and until it is still."""
        self.seen = b""
        before = time.perf_counter()
        os.write(self.master, key)
        select.select([self.master], [], [], 60)
        first = last = time.perf_counter()
        while select.select([self.master], [], [], 0.02)[0]:
            self.seen += os.read(self.master, 1 << 16)
            last = time.perf_counter()
        return first - before, last - before

    def end(self) -> None:
        """Leaves."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)


def starts(folder: Path) -> list[float]:
    """Seconds from the command to the first screen."""
    found = []
    for _ in range(STARTS):
        screen = Screen(folder)
        found.append(screen.until(b"Quit") - screen.began)
        screen.end()
    return found


def keys(folder: Path) -> list[tuple[float, float]]:
    """Seconds from a key to what it changes, while a bot thinks: who would lead, shown and hidden."""
    chosen = {"game": "red7", "chosen-red7": {"opponents": [BOT] * 3, "players": 4}}
    (folder / "terminal.json").write_text(json.dumps(chosen))
    found: list[tuple[float, float]] = []
    while len(found) < KEYS:
        screen = Screen(folder)
        screen.until(b"Quit")
        time.sleep(0.3)
        os.write(screen.master, b"\r")
        screen.until(b"Your hand")
        time.sleep(0.3)
        until = time.monotonic() + 1.5  # three bots think for a second each, and longer before anything is compiled
        while time.monotonic() < until and len(found) < KEYS:
            found.append(screen.key(b"s"))
        screen.end()
        for file in (folder / "terminal" / "games").glob("*"):
            file.unlink()
    return found


def main() -> None:
    """Measures and prints, as seconds and as parts of the limits."""
    print("| what | median | 95 % | most | limit | median : limit |\n|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        shown, pressed = starts(Path(folder)), keys(Path(folder))
        begun, done = map(list, zip(*pressed, strict=True))
        for what, times in (("first screen", shown), ("key, first change", begun), ("key, all drawn", done)):
            times.sort()
            median, high = statistics.median(times), times[int(0.95 * len(times))]
            limit = LIMITS[what.partition(",")[0]]
            row = [f"{1000 * one:.0f} ms" for one in (median, high, times[-1], limit)]
            print(f"| {what} | {' | '.join(row)} | {median / limit:.2f} |")


if __name__ == "__main__":
    main()
