"""The server against boardgame.io 0.50.2: moves a second, latency, memory, and what a page weighs.

    make bench-server
    make bench-server ARGS='--rounds 1 --minutes 0.5'

Both are driven by the same load generator (benchmarks/server/load.mjs, Node): two people at every table, each with a
connection, one move in flight at a table; a move is done when it has reached the other player. Ours keeps every move on
disk before it answers, and draws and pushes both pages; boardgame.io is asked once without a disk and once with its
file storage. Rounds alternate, and a ratio is the median of the ratios of a round, so that whatever else the machine
does falls on both. Needs Node and npm, and Chromium for the page. The exit status is 0 whatever the figures are.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.request import urlopen

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent
BUILD = HERE / "build" / "server"
GAME = 120  # moves of one of our games under this load; boardgame.io gets a new table after as many
LONG = 200  # moves of a game that is replayed
OURS, PEER = 8137, 8138  # ports


STOPWATCH = """
document.addEventListener("click", () => { window.hintAsked = performance.now(); }, true);
new MutationObserver(() => {
  if (document.getElementById("hint")) window.hintShown ??= performance.now();
}).observe(document.body, { childList: true, subtree: true });
"""


class Running(NamedTuple):
    """A server under test."""

    pid: int
    started: float  # seconds until it answered

    @property
    def memory(self) -> float:
        """Its resident memory, in MiB."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def prepare() -> None:
    """Copy the load generator and install boardgame.io."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for file in (HERE / "server").iterdir():
        shutil.copy(file, BUILD)
    if not (BUILD / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=BUILD, check=True)


@contextmanager
def ours() -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", str(OURS), "--folder", folder, "--no-browser", "--limit", "1000000"]
        with process([sys.executable, "-m", "irisdeck", *words], f"http://localhost:{OURS}/") as running:
            yield running


@contextmanager
def boardgame(storage: str) -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder:
        command = ["node", "peer.cjs", str(PEER), storage, folder]
        with process(command, f"http://localhost:{PEER}/games") as running:
            yield running


@contextmanager
def process(command: list[str], address: str) -> Iterator[Running]:
    begun = time.perf_counter()
    server = subprocess.Popen(command, cwd=BUILD, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not answers(address):
            if server.poll() is not None:
                raise SystemExit(f"{' '.join(command)} does not start")
            time.sleep(0.01)
        yield Running(server.pid, time.perf_counter() - begun)
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()


def answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=1):
            return True
    except OSError:
        return False


def load(server: str, tables: int, seconds: float, *more: str) -> dict[str, Any]:
    """Run the load generator and return its figures."""
    command = ["node", "load.mjs", server, f"http://localhost:{OURS if server == 'irisdeck' else PEER}"]
    command += ["--tables", str(tables), "--seconds", str(seconds), *more]
    done = subprocess.run(command, cwd=BUILD, check=True, capture_output=True, text=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


# -- The figures --


def full_speed(rounds: int, seconds: float) -> None:
    """Measure 50 tables at full speed."""
    rates: list[tuple[float, float, float]] = []
    for _ in range(rounds):
        with boardgame("memory"):
            memory = load("boardgame", 50, seconds, "--replace", str(GAME))["moves_per_second"]
        with ours():
            result = load("irisdeck", 50, seconds)
        with boardgame("file"):
            file = load("boardgame", 50, seconds, "--replace", str(GAME))["moves_per_second"]
        rates.append((result["moves_per_second"], memory, file))
        print(f"  ours {rates[-1][0]:.0f}, boardgame.io {memory:.0f} in memory, {file:.0f} on files", file=sys.stderr)
    row("50 tables at full speed, moves/s", f"{median(mine for mine, _, _ in rates):.0f}")
    row("... of boardgame.io in memory", f"{median(mine / memory for mine, memory, _ in rates):.2f} x", ">= 1 x")
    row("... of boardgame.io on files", f"{median(mine / file for mine, _, file in rates):.2f} x", ">= 4 x")
    row("bytes a move costs a watcher", f"{result['bytes_per_watcher_per_move'] / 1000:.1f} kB", "< 15 kB")


def at_ease(minutes: float) -> None:
    """Measure 500 tables with one move a second each: latency and memory."""
    with boardgame("memory"):
        peer = load("boardgame", 500, 20, "--rate", "1", "--replace", str(GAME))
    with ours() as running:
        empty = running.memory
        held: list[float] = []
        script = ["load.mjs", "irisdeck", f"http://localhost:{OURS}", "--tables", "500", "--rate", "1"]
        command = ["node", *script, "--seconds", str(minutes * 60), "--warmup", "10"]
        generator = subprocess.Popen(command, cwd=BUILD, stdout=subprocess.PIPE, text=True)
        while generator.poll() is None:
            time.sleep(5)
            held.append(running.memory)
        assert generator.stdout
        figures = json.loads(generator.stdout.read())
        generator.stdout.close()
    settled = held[len(held) // 4 : -1] or held
    row("start to first page", f"{running.started:.2f} s", "< 2 s")
    row("memory, empty", f"{empty:.0f} MiB", "< 100 MiB")
    row("memory for each of 500 busy tables", f"{(max(settled) - empty) * 1024 / 500:.0f} KiB", "< 100 KiB")
    row(f"500 tables, 1 move/s each, {minutes:g} min: p99", f"{figures['p99_ms']:.1f} ms", "< 25 ms")
    row("... moves made, failed", f"{figures['moves']}, {figures['failed']}", "none failed")
    row("... memory after a quarter of the time, at the end", f"{settled[0]:.0f}, {settled[-1]:.0f} MiB", "flat")
    row("... p99 of boardgame.io", f"{peer['p99_ms']:.1f} ms")


def first_page() -> None:
    """Measure the first page and the first click, in a browser with an empty cache."""
    sys.path.insert(0, str(HERE.parent / "tests"))
    from people import Person, chromium

    with ours(), chromium() as browser:
        person = Person(browser, f"http://localhost:{OURS}")
        received: list[float] = []
        spy = person.context.new_cdp_session(person.page)
        spy.send("Network.enable")
        spy.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
        person.goto("/")
        person.page.wait_for_load_state("networkidle")
        weight = sum(received)
        waits = []
        for _ in range(5):
            person.play_now("tricks")
            person.page.wait_for_selector("#status.mine")
            address = person.page.url
            begun = time.perf_counter()
            person.goto(address)
            person.page.locator("#hand .rank label, #middle button[name=move]").first.wait_for()
            waits.append(time.perf_counter() - begun)
        person.context.close()
    row("first page over the wire", f"{weight / 1000:.1f} kB", "< 100 kB")
    row("table opened to first legal click", f"{median(waits):.2f} s", "< 1 s")


def around() -> None:
    """Measure the replay of a long game, and the hint of the strongest bot."""
    sys.path.insert(0, str(HERE.parent / "tests"))
    from people import Person, chromium, played_table
    from people import prepare as write_table

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "site"
        games = (played_table("red7", 10_000, 4, seed, advanced=True, actions=True) for seed in range(1, 500))
        long = next(game for game in games if sum(event["kind"] == "move" for event in game) > LONG)
        write_table(folder, long, "long")
        words = ["serve", "--port", str(OURS), "--folder", str(folder), "--no-browser", "--pace", "0"]
        address = f"http://localhost:{OURS}"
        with process([sys.executable, "-m", "irisdeck", *words], address), chromium() as browser:
            person = Person(browser, address)
            begun = time.perf_counter()
            person.goto(f"/tables/long/replay?at={LONG}")
            person.page.wait_for_selector("#steps")
            opened = time.perf_counter() - begun
            waits = [hinted(person) for _ in range(6)][1:]  # the first may have to compile
            person.context.close()
    row(f"replay of a game of {LONG} moves and more, opened", f"{opened:.2f} s", "< 1 s")
    row("hint, of a budget of 1 s: median and longest of five", f"{median(waits):.2f}, {max(waits):.2f} s", "< 1.2 s")


def hinted(person: Any) -> float:
    """Seconds from the button to the hint, by the clock of the page."""
    person.play_now("red7")
    person.page.wait_for_selector("#status.mine")
    person.page.evaluate(STOPWATCH)
    person.page.locator("#ask-hint").click()
    person.page.wait_for_selector("#hint")
    return float(person.page.evaluate("hintShown - hintAsked")) / 1000


def row(what: str, found: str, wanted: str = "") -> None:
    print(f"| {what} | {found} | {wanted} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--minutes", type=float, default=10)
    chosen = parser.parse_args()
    if not shutil.which("npm"):
        raise SystemExit("bench-server needs Node and npm, for boardgame.io")
    prepare()
    print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}\n\n| | found | wanted |\n|---|---|---|")
    full_speed(chosen.rounds, chosen.seconds)
    first_page()
    around()
    at_ease(chosen.minutes)


if __name__ == "__main__":
    main()
