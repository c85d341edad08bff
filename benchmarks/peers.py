"""This machine against the peers: what Irisdeck promises about speed, measured as ratios in one run.

    make bench
    make bench ARGS=--quick

Ours and the peer's repetitions alternate, and a ratio is the median of the ratios of neighbors, so that whatever else
the machine does falls on both. Rates are decisions per second of CPU time; start-up and threads go by the wall clock.
A compiled batch is played from blank states to the end, dealing included; making the states blank again is not timed.

The C++ twins are built with g++, and the peers installed by pip, into benchmarks/build. What is not to be had is said
and left out. The exit status is 0 whatever the figures are.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import platform
import random
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from statistics import StatisticsError, median
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import irisdeck
import irisdeck.fast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HERE = Path(__file__).parent
BUILD = HERE / "build"
BATCH = 4096  # games
GXX = ("g++", "-O3", "-march=native", "-std=c++17")
FULL_FORCE = 0.93  # of the CPU time that so many threads could have had: less, and others took it


class Setup(NamedTuple):
    """How a game is set up, under the words the table uses for it."""

    words: str
    name: str
    players: int
    advanced: bool = False
    actions: bool = False

    def game(self) -> irisdeck.Game:
        options = {"advanced": self.advanced, "actions": self.actions} if self.name == "red7" else {}
        return irisdeck.game(self.name, players=self.players, **options)

    def twin_arguments(self) -> list[int]:
        return [self.players, int(self.advanced), int(self.actions)] if self.name == "red7" else []


DUEL = Setup("duel", "duel", 2)
TRICKS = Setup("tricks, 4 players", "tricks", 4)
RED7 = Setup("red7, 2 players", "red7", 2)
RED7_ALL = Setup("red7, 2 players, advanced, actions", "red7", 2, advanced=True, actions=True)
RED7_FOUR = Setup("red7, 4 players, advanced, actions", "red7", 4, advanced=True, actions=True)


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    repetitions: int
    span: float  # seconds of each repetition
    starts: int  # processes started to find the least time


QUICK = Effort(3, 0.15, 3)
THOROUGH = Effort(9, 0.4, 10)


class Row(NamedTuple):
    """A line of the table, as text."""

    what: str
    ours: str
    peer: str
    ratio: str
    wanted: str
    reached: str


def say(text: str) -> None:
    """Progress, to standard error."""
    print(text, file=sys.stderr, flush=True)


# -- Measuring --


class Played(NamedTuple):
    """What a repetition did: the same decisions and scores mean the same games."""

    decisions: int
    seconds: float
    scores: tuple[int, ...]

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


def compare(what: str, pairs: Iterator[tuple[float, float]], wanted: float | None) -> Row:
    """The row of two rates, ours and the peer's, measured in turn."""
    say(f"{what} ...")
    measured = list(pairs)
    ratio = median(ours / peer for ours, peer in measured)
    ours, peer = (median(rates) for rates in zip(*measured, strict=True))
    if wanted is None:
        return Row(what, per_second(ours), per_second(peer), f"{ratio:.2f}", "-", "-")
    return Row(what, per_second(ours), per_second(peer), f"{ratio:.2f}", f">= {wanted:g}", yes(ratio >= wanted))


def alternate(
    ours: Callable[[float], float], peer: Callable[[float], float], effort: Effort
) -> Iterator[tuple[float, float]]:
    for _ in range(effort.repetitions):
        yield ours(effort.span), peer(effort.span)


def per_second(rate: float) -> str:
    return f"{rate / 1e6:.2f} M/s" if rate >= 1e6 else f"{rate / 1e3:.1f} k/s"


def yes(reached: bool) -> str:
    return "yes" if reached else "no"


# -- Ours, compiled and interpreted --


class Compiled:
    """Compiled random play, a batch of games at a time."""

    def __init__(self, setup: Setup) -> None:
        blank = setup.game().blank()
        self.engine = engine = irisdeck.fast.engine(setup.name, "numba")
        self.blank = blank.to_records(1)[0]
        self.states = engine.states(blank, BATCH)
        self.dice = engine.dice(setup.players)
        self.out = engine.buffer(engine.max_moves)
        self.lengths = engine.buffer(BATCH)
        self.scores = engine.buffer(setup.players, BATCH)
        self.play(0, 1)  # compiles

    def play(self, seed: int, batches: int) -> Played:
        """The first games of a seed."""
        decisions, seconds, scores = 0, 0.0, self.scores[0] * 0
        for number in range(batches):
            seconds += self.play_batch(seed, number)
            decisions += int(self.lengths.sum())
            self.engine.score_many(self.states, self.scores)
            scores = scores + self.scores.sum(axis=0)
        return Played(decisions, seconds, tuple(scores.tolist()))

    def decisions(self, batches: int) -> int:
        """Plays so many batches and only counts."""
        total = 0
        for number in range(batches):
            self.play_batch(1, number)
            total += int(self.lengths.sum())
        return total

    def play_batch(self, seed: int, number: int) -> float:
        """One batch; returns the CPU seconds it took."""
        self.states[:] = self.blank
        start = time.thread_time()
        self.engine.play_many(self.states, self.dice, seed, number * BATCH, self.out, self.lengths)
        return time.thread_time() - start

    def batches_in(self, span: float) -> int:
        """How many batches take about so long."""
        return max(1, round(span / min(self.play_batch(0, number) for number in range(3))))

    def rate(self, span: float) -> float:
        return self.play(1, self.batches_in(span)).rate


def interpreted(setup: Setup) -> Callable[[float], float]:
    """The rate of random play through the public surface in CPython, one game at a time, dealing included."""
    game = setup.game()
    rng = random.Random(1)

    def rate(span: float) -> float:
        decisions = deals = 0
        start = time.thread_time()
        while (spent := time.thread_time() - start) < span:
            state = game.deal(seed=deals)
            deals += 1
            while not state.over:
                state = state.play(rng.choice(state.legal_moves))
                decisions += 1
        return decisions / spent

    return rate


# -- The C++ twins --


def twin_rows(effort: Effort) -> Iterator[Row]:
    """The same games by hand in C++."""
    for setup in (RED7, RED7_ALL, RED7_FOUR, DUEL):
        if binary := built(setup.name):
            what = f"{setup.words}: compiled / C++ twin"
            try:
                yield compare(what, twin_pairs(setup, binary, effort), 0.9)
            except DifferentGames as difference:
                yield Row(what, "-", "-", f"not compared: {difference}", ">= 0.9", "no")


def built(name: str) -> Path | None:
    """The twin of a game, compiled if there is a compiler."""
    binary = BUILD / name
    if not shutil.which(GXX[0]):
        say(f"{name}: no twin, because there is no {GXX[0]}")
        return None
    made = subprocess.run([*GXX, "-o", binary, HERE / f"{name}.cpp"], capture_output=True, text=True)
    if made.returncode:
        say(f"{name}: no twin, because {GXX[0]} failed:\n{made.stderr}")
        return None
    return binary


class DifferentGames(Exception):
    """The twin and ours did not play the same games, so their speeds say nothing about each other."""


def twin_pairs(setup: Setup, binary: Path, effort: Effort) -> Iterator[tuple[float, float]]:
    """Rates of ours and of the twin, on the same games and checked each time."""
    batch = Compiled(setup)
    batches = batch.batches_in(effort.span)
    for seed in range(effort.repetitions):
        ours = batch.play(seed, batches)
        theirs = twin_plays(setup, binary, seed, batches)
        if (ours.decisions, ours.scores) != (theirs.decisions, theirs.scores):
            raise DifferentGames(f"{ours.decisions} decisions, scores {ours.scores} against {theirs}")
        yield ours.rate, theirs.rate


def twin_plays(setup: Setup, binary: Path, seed: int, batches: int) -> Played:
    arguments = map(str, [*setup.twin_arguments(), seed, BATCH, batches])
    decisions, seconds, *scores = subprocess.check_output([binary, *arguments], text=True).split()
    return Played(int(decisions), float(seconds), tuple(map(int, scores)))


# -- The peers, in an environment of their own --


class PeerFailed(Exception):
    """A peer that is installed and does not run."""


class Peers:
    """A process that measures the peers on request (benchmarks/peer_rates.py)."""

    def __init__(self, python: Path) -> None:
        command = [python, HERE / "peer_rates.py"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.versions: dict[str, str | None] = self._answer()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()

    def _answer(self) -> Any:
        assert self.process.stdout
        answer = json.loads(self.process.stdout.readline() or '{"error": "the process of the peers has ended"}')
        if "error" in answer:
            raise PeerFailed(answer["error"])
        return answer

    def rate(self, game: str) -> Callable[[float], float]:
        def rate(span: float) -> float:
            assert self.process.stdin
            self.process.stdin.write(f"{game} {span}\n")
            self.process.stdin.flush()
            return float(self._answer()["rate"])

        rate(0.1)  # what the first call prepares is not measured
        return rate


def peers_python() -> Path:
    """The interpreter of the peers' environment, made if need be, or our own, where they are missing."""
    place = BUILD / "peers-venv"
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        say("making an environment for the peers ...")
        if not succeeds(sys.executable, "-m", "venv", place):
            say("peers left out: venv cannot make an environment for them")
            return Path(sys.executable)
    for package in ("open_spiel", "rlcard"):
        say(f"{package}: installing, unless it is there ...")
        if not succeeds(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", package):
            say(f"{package} left out: pip cannot install it")
    return python


def succeeds(*command: str | Path) -> bool:
    return subprocess.run(command, capture_output=True).returncode == 0


def rollout_rows(peers: Peers, effort: Effort) -> Iterator[Row]:
    """Compiled play against random rollouts in OpenSpiel's C++."""
    crazy_eights = peers.rate("crazy_eights")
    for setup, wanted in ((DUEL, 2.0), (TRICKS, 2.0), (RED7, 1.0), (RED7_ALL, 1.0)):
        what = f"{setup.words}: compiled / OpenSpiel crazy_eights rollouts"
        yield compare(what, alternate(Compiled(setup).rate, crazy_eights, effort), wanted)
    what = f"{TRICKS.words}: compiled / OpenSpiel hearts rollouts"
    yield compare(what, alternate(Compiled(TRICKS).rate, peers.rate("hearts"), effort), None)


def step_rows(peers: Peers, effort: Effort) -> Iterator[Row]:
    """The public surface in CPython against RLCard's."""
    uno = peers.rate("uno")
    for setup, wanted in ((DUEL, 1.0), (TRICKS, 1.0), (RED7, 0.5), (RED7_ALL, 0.5)):
        what = f"{setup.words}: public surface / RLCard uno env.step"
        yield compare(what, alternate(interpreted(setup), uno, effort), wanted)


# -- Start-up and threads, by the wall clock --

IMPORTED = "import irisdeck, sys; print(*[m for m in ('numpy', 'numba') if m in sys.modules] or ['neither'])"
FIRST_CALL = """
import irisdeck, irisdeck.fast
for name in irisdeck.GAMES:
    blank, rules = irisdeck.game(name).blank(), irisdeck.fast.engine(name, "numba")
    states, dice = rules.states(blank, 8), rules.dice(blank.players)
    rules.play_many(states, dice, 1, 0, rules.buffer(rules.max_moves), rules.buffer(8))
"""


def python_takes(code: str, **environment: str) -> float:
    """Seconds from the start of a fresh interpreter to its end."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env=os.environ | environment)
    return time.perf_counter() - start


def import_row(effort: Effort) -> Row:
    """What `import irisdeck` adds to a bare interpreter, once Python has cached the bytecode, as it does by itself."""
    say("import irisdeck ...")
    cached = {"PYTHONPYCACHEPREFIX": str(BUILD / "bytecode"), "PYTHONDONTWRITEBYTECODE": ""}
    python_takes("import irisdeck", **cached)
    took = [(python_takes("import irisdeck", **cached), python_takes("pass", **cached)) for _ in range(effort.starts)]
    ours, bare = (min(times) for times in zip(*took, strict=True))
    modules = subprocess.check_output([sys.executable, "-c", IMPORTED], text=True).strip()
    what = f"import irisdeck, over a bare interpreter (of numpy and numba it imports {modules})"
    return limit(what, ours - bare, 0.050)


def compile_rows(effort: Effort) -> Iterator[Row]:
    """A process that plays a few compiled games of each kind, with the cache empty and then full."""
    with tempfile.TemporaryDirectory() as folder:
        say("first compiled call, empty cache ...")
        yield limit("first compiled call of all three games, empty cache", play_all(folder), 20)
        say("later starts ...")
        yield limit("later starts of the same", min(play_all(folder) for _ in range(effort.starts)), 1)


def play_all(cache: str) -> float:
    return python_takes(FIRST_CALL, IRISDECK_CACHE_DIR=cache)


def limit(what: str, seconds: float, below: float) -> Row:
    shown = f"{seconds:.2f} s" if below >= 1 else f"{seconds * 1e3:.0f} ms"
    wanted = f"< {below:g} s" if below >= 1 else f"< {below * 1e3:g} ms"
    return Row(what, shown, "-", "-", wanted, yes(seconds < below))


def thread_row(setup: Setup, effort: Effort) -> Row:
    """Two Python threads, each with its own batches, against one."""
    what = f"{setup.words}: two threads / one"
    try:
        return compare(what, islice(calm_pairs(setup, effort), effort.repetitions), 1.8)
    except StatisticsError:
        return Row(what, "-", "-", "not measured: others used the machine", ">= 1.8", "-")


def calm_pairs(setup: Setup, effort: Effort) -> Iterator[tuple[float, float]]:
    """Rates of two threads and of one, as long as the threads had the cores to themselves; gives up after a while."""
    batches = [Compiled(setup), Compiled(setup)]
    count = batches[0].batches_in(effort.span)
    for _ in range(3 * effort.repetitions):
        (two, calm), (one, calm_too) = together(batches, count), together(batches[:1], count)
        if calm and calm_too:
            yield two, one


def together(batches: list[Compiled], count: int) -> tuple[float, bool]:
    """Decisions per second of wall time, and whether the threads had the cores to themselves."""
    start, used = time.perf_counter(), time.process_time()
    with ThreadPoolExecutor(len(batches)) as pool:
        decisions = sum(pool.map(lambda batch: batch.decisions(count), batches))
    wall, used = time.perf_counter() - start, time.process_time() - used
    return decisions / wall, used > FULL_FORCE * len(batches) * wall


# -- The table --


def rows(peers: Peers, effort: Effort) -> Iterator[Row]:
    """Everything that this machine can measure."""
    compiled = irisdeck.fast.available()
    if compiled:
        yield from twin_rows(effort)
    else:
        say("no compiled rules here: numba is missing")
    if compiled and peers.versions["open_spiel"]:
        yield from unless_it_fails(rollout_rows(peers, effort))
    if peers.versions["rlcard"]:
        yield from unless_it_fails(step_rows(peers, effort))
    yield import_row(effort)
    if compiled:
        yield from compile_rows(effort)
    if compiled and (os.cpu_count() or 1) > 1:
        yield from (thread_row(setup, effort) for setup in (DUEL, TRICKS, RED7_ALL))


def unless_it_fails(measured: Iterator[Row]) -> Iterator[Row]:
    """The rows up to where a peer breaks down."""
    try:
        yield from measured
    except PeerFailed as failure:
        say(f"rows left out: {failure}")


def surroundings(peers: Peers) -> Iterator[str]:
    """What the figures depend on."""
    yield f"- Machine: {processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"
    yield f"- Python {platform.python_version()}, numba {version('numba')}"
    yield "- Peers: " + ", ".join(f"{name} {version or 'missing'}" for name, version in peers.versions.items())
    yield f"- C++: {compiler()}"
    yield f"- Command: `python {' '.join(['benchmarks/peers.py', *sys.argv[1:]])}`"


def processor() -> str:
    """The model of the CPU, as far as the system tells."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    return next((line.split(": ", 1)[1] for line in lines if line.startswith("model name")), platform.processor())


def version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "missing"


def compiler() -> str:
    if not shutil.which(GXX[0]):
        return "missing"
    first = subprocess.check_output([GXX[0], "--version"], text=True).splitlines()[0]
    return f"{first}, `{' '.join(GXX)}`"


def markdown(table: list[Row]) -> Iterator[str]:
    yield "| what | ours | peer | ratio | wanted | reached |"
    yield "| --- | ---: | ---: | ---: | ---: | --- |"
    yield from (f"| {' | '.join(row)} |" for row in table)


def main() -> None:
    """Measures and prints the table."""
    parser = argparse.ArgumentParser(description="This machine against the peers, as a Markdown table.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter repetitions: a rough picture")
    effort = QUICK if parser.parse_args().quick else THOROUGH
    BUILD.mkdir(exist_ok=True)
    with Peers(peers_python()) as peers:
        table = list(rows(peers, effort))
        print("\n".join([*surroundings(peers), "", *markdown(table)]))


if __name__ == "__main__":
    main()
