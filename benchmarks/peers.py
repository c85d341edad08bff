"""Measure Irisdeck against its peers, as ratios in one run on this machine.

    irisdeck bench --peers
    irisdeck bench --peers --quick

Our repetitions and the peer's alternate, and a ratio is the median of the ratios of neighbors, so that other load slows
both. Rates are decisions per second of CPU time on the same core; start-up and threads are measured in
wall time. A compiled batch is played from blank states to the end, dealing included; resetting the states is not timed.

g++ builds the C++ twins, pip installs the peers, and one game of PufferLib, which has no wheels, is compiled from its
sources, all in benchmarks/build. A peer that cannot be installed is reported and left out. The exit status is always 0.
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
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from statistics import StatisticsError, median
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import irisdeck
import irisdeck.engine.compile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HERE = Path(__file__).parent
BUILD = HERE / "build"
BATCH = 4096  # games of a batch
GXX = ("g++", "-O3", "-march=native", "-std=c++17")
CC = ("cc", "-O2", "-flto", "-fPIC", "-shared", "-w", "-Wl,-z,lazy")  # optimized as in PufferLib's own build
PUFFERLIB = "3.0.0"  # the version whose file layout is known
FULL_FORCE = 0.93  # of the threads' possible CPU time; with less, other programs used the cores


class Setup(NamedTuple):
    """A game with its options, and its name in the table."""

    words: str
    name: str
    players: int
    advanced: bool = False
    actions: bool = False

    def options(self) -> dict[str, bool]:
        return {"advanced": self.advanced, "actions": self.actions} if self.name == "red7" else {}

    def game(self) -> irisdeck.Game:
        return irisdeck.game(self.name, players=self.players, **self.options())

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
    starts: int  # processes started, of which the fastest counts


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
    """Print progress to standard error."""
    print(text, file=sys.stderr, flush=True)


# -- Measuring --


class Played(NamedTuple):
    """The result of a repetition; equal decisions and scores mean the same games."""

    decisions: int
    seconds: float
    scores: tuple[int, ...]

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


def compare(what: str, pairs: Iterator[tuple[float, float]], wanted: float | None) -> Row:
    """The row that compares our rate with the peer's, measured in turn."""
    say(f"{what} ...")
    measured = list(pairs)
    ratio = median(ours / peer for ours, peer in measured)
    ours, peer = (median(rates) for rates in zip(*measured, strict=True))
    if wanted is None:
        return Row(what, per_second(ours), per_second(peer), f"{ratio:.2f}", "-", "-")
    return Row(what, per_second(ours), per_second(peer), f"{ratio:.2f}", f">= {wanted:g}", yes(ratio >= wanted))


@contextmanager
def pinned() -> Iterator[None]:
    """Pin this thread to the core of the peers."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    yield
    os.sched_setaffinity(0, cores)


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
        self.engine = engine = irisdeck.engine.compile.engine(irisdeck.GAMES[setup.name].rules, "numba")
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
        """Play some batches and return the number of decisions."""
        total = 0
        for number in range(batches):
            self.play_batch(1, number)
            total += int(self.lengths.sum())
        return total

    def play_batch(self, seed: int, number: int) -> float:
        """Play one batch and return its CPU seconds."""
        self.states[:] = self.blank
        start = time.thread_time()
        self.engine.play_many(self.states, self.dice, seed, number * BATCH, self.out, self.lengths)
        return time.thread_time() - start

    def batches_in(self, span: float) -> int:
        """The number of batches that take about `span` seconds."""
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
    """The rows of the twins: the same games written by hand in C++."""
    for setup in (RED7, RED7_ALL, RED7_FOUR, DUEL):
        if binary := built(setup.name):
            what = f"{setup.words}: compiled / C++ twin"
            try:
                yield compare(what, twin_pairs(setup, binary, effort), 0.9)
            except DifferentGames as difference:
                yield Row(what, "-", "-", f"not compared: {difference}", ">= 0.9", "no")


def built(name: str) -> Path | None:
    """Compile the twin of a game; None if there is no compiler or it fails."""
    binary = BUILD / name
    if not shutil.which(GXX[0]):
        say(f"{name}: no twin, because there is no {GXX[0]}")
        return None
    build = subprocess.run([*GXX, "-o", binary, HERE / f"{name}.cpp"], capture_output=True, text=True)
    if build.returncode:
        say(f"{name}: no twin, because {GXX[0]} failed:\n{build.stderr}")
        return None
    return binary


class DifferentGames(Exception):
    """The twin and ours did not play the same games, so their speeds cannot be compared."""


def twin_pairs(setup: Setup, binary: Path, effort: Effort) -> Iterator[tuple[float, float]]:
    """Our rates and the twin's, on the same games, which are compared each time."""
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
    """A peer is installed but does not run."""


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

    def rate(self, way: str, game: str) -> Callable[[float], float]:
        def rate(span: float) -> float:
            if self.process.poll() is None and self.process.stdin:
                self.process.stdin.write(f"{way} {game} {span}\n")
                self.process.stdin.flush()
            return float(self._answer()["rate"])

        rate(0.1)  # warms up: the first call is not measured
        return rate


def peers_python() -> Path:
    """The interpreter of the peers' environment, created if needed; our own if that fails."""
    place = BUILD / "peers-venv"
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        say("making an environment for the peers ...")
        if not succeeds(sys.executable, "-m", "venv", place):
            say("peers left out: venv cannot make an environment for them")
            return Path(sys.executable)
    for package in ("open_spiel", "rlcard", "pgx", "pettingzoo", "pygame", "shimmy"):
        say(f"{package}: installing, unless it is there ...")
        if not succeeds(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", package):
            say(f"{package} left out: pip cannot install it")
    return python


def build_pufferlib(python: Path) -> None:
    """Compile PufferLib's card game as its own setup would, but without graphics; do nothing if it is compiled already.

    That setup needs PyTorch and the network. So pip only downloads the sources, and leaves them in place when the setup
    fails.
    """
    place = BUILD / "pufferlib"
    extension = place / "tripletriad" / "binding.so"
    if extension.exists():
        return
    say(f"pufferlib {PUFFERLIB}: compiling tripletriad ...")
    extension.parent.mkdir(parents=True, exist_ok=True)
    how = ("--no-clean", "--no-deps", "--no-build-isolation", "--no-binary", "pufferlib", "-d", str(place))
    command = [str(python), "-m", "pip", "download", *how, f"pufferlib=={PUFFERLIB}"]
    subprocess.run(command, capture_output=True, env=os.environ | {"TMPDIR": str(place), "NO_OCEAN": "1"})
    source = next(place.rglob("ocean/tripletriad/binding.c"), None)
    if source is None:
        say("pufferlib left out: pip cannot get its sources")
        return
    headers = [*extension_headers(python), *(header.parent for header in place.rglob("raylib.h"))]
    if not shutil.which(CC[0]) or not succeeds(*CC, *(f"-I{path}" for path in headers), "-o", extension, source):
        say(f"pufferlib left out: {CC[0]} cannot compile it")


def succeeds(*command: str | Path) -> bool:
    return subprocess.run(command, capture_output=True).returncode == 0


def extension_headers(python: Path) -> list[str]:
    """The include folders of an interpreter and its NumPy."""
    code = "import numpy, sysconfig; print(sysconfig.get_path('include'), numpy.get_include(), sep='\\n')"
    return subprocess.run([python, "-c", code], capture_output=True, text=True).stdout.splitlines()


def rollout_rows(peers: Peers, effort: Effort) -> Iterator[Row]:
    """Compiled play against random rollouts in OpenSpiel's C++."""
    crazy_eights = peers.rate("rollouts", "crazy_eights")
    for setup, wanted in ((DUEL, 2.0), (TRICKS, 2.0), (RED7, 1.0), (RED7_ALL, 1.0)):
        what = f"{setup.words}: compiled / OpenSpiel crazy_eights rollouts"
        yield compare(what, alternate(Compiled(setup).rate, crazy_eights, effort), wanted)
    what = f"{TRICKS.words}: compiled / OpenSpiel hearts rollouts"
    yield compare(what, alternate(Compiled(TRICKS).rate, peers.rate("rollouts", "hearts"), effort), None)


def step_rows(peers: Peers, effort: Effort) -> Iterator[Row]:
    """The public surface in CPython against RLCard's."""
    uno = peers.rate("steps", "uno")
    for setup, wanted in ((DUEL, 1.0), (TRICKS, 1.0), (RED7, 0.5), (RED7_ALL, 0.5)):
        what = f"{setup.words}: public surface / RLCard uno env.step"
        yield compare(what, alternate(interpreted(setup), uno, effort), wanted)


# -- Environments for learners --

ENVIRONMENTS = (DUEL, TRICKS, RED7, RED7_ALL)


class Rival(NamedTuple):
    """A peer's environment, its request to benchmarks/peer_rates.py, and how many times as fast ours should be."""

    words: str
    way: str
    game: str
    wanted: float


VECTOR_RIVALS = (
    Rival("PufferLib tripletriad, a C call", "batches", "tripletriad", 1),
    Rival("Pgx kuhn_poker, a jitted call", "calls", "kuhn_poker", 3),
    Rival("Pgx kuhn_poker, a jitted scan", "scans", "kuhn_poker", 3),
    Rival("Pgx leduc_holdem, a jitted call", "calls", "leduc_holdem", 3),
    Rival("Pgx leduc_holdem, a jitted scan", "scans", "leduc_holdem", 3),
    Rival("Pgx bridge_bidding, a jitted call", "calls", "bridge_bidding", 3),
    Rival("Pgx bridge_bidding, a jitted scan", "scans", "bridge_bidding", 3),
    Rival("OpenSpiel rl_environment hearts", "rl_environment", "hearts", 100),
    Rival("OpenSpiel rl_environment crazy_eights", "rl_environment", "crazy_eights", 100),
    Rival("OpenSpiel rl_environment leduc_poker", "rl_environment", "leduc_poker", 100),
    Rival("RLCard env.step uno", "steps", "uno", 100),
    Rival("RLCard env.step leduc-holdem", "steps", "leduc-holdem", 100),
    Rival("RLCard env.run uno", "runs", "uno", 100),
    Rival("RLCard env.run leduc-holdem", "runs", "leduc-holdem", 100),
)
AEC_RIVALS = (
    Rival("PettingZoo leduc_holdem_v4", "aec", "leduc_holdem_v4", 3),
    Rival("PettingZoo texas_holdem_v4", "aec", "texas_holdem_v4", 3),
    Rival("PettingZoo hanabi_v5", "aec", "hanabi_v5", 3),
    Rival("RLCard env.step uno", "steps", "uno", 3),
)


def environment_table(peers: Peers, effort: Effort) -> Iterator[str]:
    """Our environments against those of the peers, as Markdown; the games are columns."""
    import envs

    def ours(step: Callable[[], int]) -> Callable[[float], float]:
        return lambda span: envs.stretch(step, time.thread_time, span)

    yield f"| | rate | {' | '.join(setup.words for setup in ENVIRONMENTS)} | wanted | reached |"
    yield f"| --- | ---: | {'---: | ' * len(ENVIRONMENTS)}---: | --- |"
    vectors = [ours(envs.vector(setup.name, setup.players, setup.options(), threads=1)) for setup in ENVIRONMENTS]
    yield from environment_rows(f"vector of {BATCH:,}", vectors, VECTOR_RIVALS, peers, effort)
    cycles = [ours(envs.aec(setup.name, setup.players, setup.options())) for setup in ENVIRONMENTS]
    yield from environment_rows("AEC", cycles, AEC_RIVALS, peers, effort)


def environment_rows(
    kind: str, rates: list[Callable[[float], float]], rivals: tuple[Rival, ...], peers: Peers, effort: Effort
) -> Iterator[str]:
    """Our rates, then the ratios to each of the peers that run here."""
    say(f"{kind} ...")
    cells = [per_second(median(rate(effort.span) for _ in range(effort.repetitions))) for rate in rates]
    yield f"| {kind} | | {' | '.join(cells)} | | |"
    for rival in rivals:
        try:
            yield environment_row(f"{kind} / {rival.words}", rates, rival, peers, effort)
        except PeerFailed as failure:
            say(f"row left out: {failure}")


def environment_row(
    what: str, rates: list[Callable[[float], float]], rival: Rival, peers: Peers, effort: Effort
) -> str:
    """The row of one peer, measured in turn with all of ours."""
    say(f"{what} ...")
    theirs = peers.rate(rival.way, rival.game)
    rounds = [[theirs(effort.span), *(rate(effort.span) for rate in rates)] for _ in range(effort.repetitions)]
    peer, *_ = (median(column) for column in zip(*rounds, strict=True))
    ratios = [median(measured[k] / measured[0] for measured in rounds) for k in range(1, len(rates) + 1)]
    fast_enough = sum(ratio >= rival.wanted for ratio in ratios)
    cells = " | ".join(f"{ratio:.0f}" if ratio >= 100 else f"{ratio:.2f}" for ratio in ratios)
    reached = f"{fast_enough} of {len(ratios)}" if 0 < fast_enough < len(ratios) else yes(fast_enough > 0)
    return f"| {what} | {per_second(peer)} | {cells} | >= {rival.wanted:g} | {reached} |"


# -- Start-up and threads, by the wall clock --

IMPORTED = "import irisdeck, sys; print(*[m for m in ('numpy', 'numba') if m in sys.modules] or ['neither'])"
FIRST_CALL = """
import irisdeck, irisdeck.engine.compile
for name in irisdeck.GAMES:
    blank, rules = irisdeck.game(name).blank(), irisdeck.engine.compile.engine(irisdeck.GAMES[name].rules, "numba")
    states, dice = rules.states(blank, 8), rules.dice(blank.players)
    rules.play_many(states, dice, 1, 0, rules.buffer(rules.max_moves), rules.buffer(8))
"""


def python_takes(code: str, **environment: str) -> float:
    """Seconds from the start of a fresh interpreter to its end."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env=os.environ | environment)
    return time.perf_counter() - start


def import_row(effort: Effort) -> Row:
    """The time that `import irisdeck` adds to a bare interpreter, with cached bytecode."""
    say("import irisdeck ...")
    cached = {"PYTHONPYCACHEPREFIX": str(BUILD / "bytecode"), "PYTHONDONTWRITEBYTECODE": ""}
    python_takes("import irisdeck", **cached)
    took = [(python_takes("import irisdeck", **cached), python_takes("pass", **cached)) for _ in range(effort.starts)]
    ours, bare = (min(times) for times in zip(*took, strict=True))
    modules = subprocess.check_output([sys.executable, "-c", IMPORTED], text=True).strip()
    what = f"import irisdeck, over a bare interpreter (of numpy and numba it imports {modules})"
    return limit(what, ours - bare, 0.050)


def compile_rows(effort: Effort) -> Iterator[Row]:
    """The time of a process that plays a few compiled games of each kind, with an empty and with a full cache."""
    with tempfile.TemporaryDirectory() as folder:
        say("first compiled call, empty cache ...")
        yield limit("first compiled call of all three games, empty cache", play_all(folder), 20)
        say("later starts ...")
        yield limit("later starts of the same", min(play_all(folder) for _ in range(effort.starts)), 1)


def play_all(cache: str) -> float:
    return python_takes(FIRST_CALL, IRISDECK_CACHE_DIR=cache)


def limit(what: str, seconds: float, below: float) -> Row:
    text = f"{seconds:.2f} s" if below >= 1 else f"{seconds * 1e3:.0f} ms"
    wanted = f"< {below:g} s" if below >= 1 else f"< {below * 1e3:g} ms"
    return Row(what, text, "-", "-", wanted, yes(seconds < below))


def thread_row(setup: Setup, effort: Effort) -> Row:
    """Two Python threads, each with its own batches, against one."""
    what = f"{setup.words}: two threads / one"
    try:
        return compare(what, islice(calm_pairs(setup, effort), effort.repetitions), 1.8)
    except StatisticsError:
        return Row(what, "-", "-", "not measured: others used the machine", ">= 1.8", "-")


def calm_pairs(setup: Setup, effort: Effort) -> Iterator[tuple[float, float]]:
    """Rates of two threads and of one, without repetitions in which other programs used the cores."""
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
    """All rows that can be measured on this machine."""
    compiled = irisdeck.engine.compile.available()
    if compiled:
        yield from twin_rows(effort)
    else:
        say("no compiled rules here: numba is missing")
    with pinned():
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
    """The rows up to the first failure of a peer."""
    try:
        yield from measured
    except PeerFailed as failure:
        say(f"rows left out: {failure}")


def surroundings(peers: Peers) -> Iterator[str]:
    """What the figures depend on."""
    yield f"- Machine: {processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"
    yield f"- Python {platform.python_version()}, numba {version('numba')}"
    built = {"pufferlib": PUFFERLIB if any(BUILD.glob("pufferlib/*/binding.so")) else None}
    yield "- Peers: " + ", ".join(
        f"{name} {version or 'missing'}" for name, version in (peers.versions | built).items()
    )
    yield f"- C++: {compiler()}"
    yield f"- Command: `{' '.join(['irisdeck bench --peers', *sys.argv[1:]])}`"


def processor() -> str:
    """The model of the CPU, if the system reports it."""
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
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description="This machine against the peers, as a Markdown table.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter repetitions: a rough picture")
    effort = QUICK if parser.parse_args().quick else THOROUGH
    BUILD.mkdir(exist_ok=True)
    python = peers_python()
    build_pufferlib(python)
    with Peers(python) as peers:
        print("\n".join([*surroundings(peers), "", *markdown(list(rows(peers, effort)))]), flush=True)
        if not (irisdeck.engine.compile.available() and find_spec("gymnasium") and find_spec("pettingzoo")):
            say("no environments measured: they want irisdeck[fast,envs]")
            return
        with pinned():
            for line in ("", *environment_table(peers, effort)):
                print(line, flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
