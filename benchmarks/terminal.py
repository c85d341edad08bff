"""Measure the terminal's screen against its limits: the start, and a key while a bot thinks.

    python benchmarks/terminal.py

It runs in a real pseudo-terminal and measures the time from the command to the first screen, and from a key to the
change on the screen while the strongest bot thinks in another process.
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
    """`irisdeck tui` in a pseudo-terminal, with the times of its output."""

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
        """Wait for words on the screen and return the time."""
        while words not in re.sub(rb"\x1b\[[0-9;?:=>]*[A-Za-z]", b"", self.seen):
            if not select.select([self.master], [], [], patience)[0]:
                raise SystemExit(f"{words!r} did not come: {self.seen[-500:]!r}")
            self.seen += os.read(self.master, 1 << 16)
        return time.perf_counter()

    def key(self, key: bytes) -> tuple[float, float]:
        """Press a key; return the seconds to the first and to the last change of the screen."""
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
        """Kill the program."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)


def starts(folder: Path) -> list[float]:
    """Seconds from the command to the first screen."""
    times = []
    for _ in range(STARTS):
        screen = Screen(folder)
        times.append(screen.until(b"Quit") - screen.began)
        screen.end()
    return times


def keys(folder: Path) -> list[tuple[float, float]]:
    """Seconds from a key to its changes, while a bot thinks; the key shows and hides who would lead."""
    chosen = {"game": "red7", "chosen-red7": {"opponents": [BOT] * 3, "players": 4}}
    (folder / "terminal.json").write_text(json.dumps(chosen))
    times: list[tuple[float, float]] = []
    while len(times) < KEYS:
        screen = Screen(folder)
        screen.until(b"Quit")
        time.sleep(0.3)
        os.write(screen.master, b"\r")
        screen.until(b"Your hand")
        time.sleep(0.3)
        until = time.monotonic() + 1.5  # three bots think for a second each, and longer before anything is compiled
        while time.monotonic() < until and len(times) < KEYS:
            times.append(screen.key(b"s"))
        screen.end()
        for file in (folder / "terminal" / "games").glob("*"):
            file.unlink()
    return times


def main() -> None:
    """Measure and print a table of times and of their ratios to the limits."""
    print("| what | median | 95 % | most | limit | median : limit |\n|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        started, pressed = starts(Path(folder)), keys(Path(folder))
        begun, done = map(list, zip(*pressed, strict=True))
        for what, times in (("first screen", started), ("key, first change", begun), ("key, all drawn", done)):
            times.sort()
            median, high = statistics.median(times), times[int(0.95 * len(times))]
            limit = LIMITS[what.partition(",")[0]]
            row = [f"{1000 * seconds:.0f} ms" for seconds in (median, high, times[-1], limit)]
            print(f"| {what} | {' | '.join(row)} | {median / limit:.2f} |")


if __name__ == "__main__":
    main()
