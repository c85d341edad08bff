"""How vectors, batches and simulations scale with threads, and what a step costs beside its games.

    python benchmarks/threads.py                              # 1, 2, 4, ... threads, up to the cores of this machine
    python benchmarks/threads.py --json threads.json          # the same figures for programs
    python benchmarks/threads.py --only variants --spins 0,500,2000 --shares 1,4 --parts 64,256 --blocks 16,64

Figures are steps of single games a second of wall time, in millions: the median of all calls in a stretch of time, so
a moment in which other programs had the cores counts little. How many cores they had meanwhile is written beside. All
is compiled beforehand by processes of its own; what does not fit into `--budget` seconds is left out, and named.

`step` proves and takes one action in every game, `skip` and `rollout` take many in one call, and `rollout` records
them. Of `skip` the threads meet only at its end, so it shows what the cores and the memory would allow.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, NamedTuple

from scale import busy_seconds

import irisdeck
from irisdeck import envs
from irisdeck.engine import compile, threads
from irisdeck.engine.threads import Job, Team
from irisdeck.research import bench
from irisdeck.research.simulate import Job as Simulation
from irisdeck.research.simulate import simulate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

GAMES = (("tricks", 4), ("red7", 2))
SIZES = (4096, 65_536)
STEPS = 16  # of a rollout
WANTED = {4096: 6, 65_536: 10}  # times one thread, with 16
COMPILED = """
import sys, irisdeck
from irisdeck import envs
name, players, what = sys.argv[1], int(sys.argv[2]), sys.argv[3]
if what == "batch":
    batch = irisdeck.Batch(irisdeck.game(name, players), 5)
    batch.apply([row[0] for row in batch.moves()[0]])
    batch.finish()
    from irisdeck.research.simulate import Job, simulate
    simulate(Job(irisdeck.game(name, players), ("random",) * players), 5)
else:
    vec = envs.vector(name, players, n=5)
    vec.reset()
    vec.step(vec.random_actions) if what == "step" else vec.skip(1)
"""


class Figure(NamedTuple):
    """What was measured, with how many threads, and how: games or calls a second, or microseconds."""

    table: str
    what: str
    threads: int
    value: float
    tenth: float  # the best tenth of the calls is at least as good
    others: float  # cores that other programs used meanwhile


class Bench:
    """Measures until its time is up."""

    def __init__(self, seconds: float, budget: float) -> None:
        self.seconds, self.end = seconds, time.perf_counter() + budget
        self.figures: list[Figure] = []
        self.left_out: list[str] = []

    @property
    def over(self) -> bool:
        return time.perf_counter() > self.end

    def measure(self, table: str, what: str, count: int, call: Callable[[], float], each: float) -> None:
        """Call again and again. `call` returns its seconds; a figure is `each` a second, or microseconds for 0."""
        if self.over:
            self.left_out.append(f"{table}: {what}, {count} threads")
            return
        call()
        start, busy, own, took = time.perf_counter(), busy_seconds(), time.process_time(), list[float]()
        while time.perf_counter() < start + self.seconds or len(took) < 2:
            took.append(call())
        others = (busy_seconds() - busy - time.process_time() + own) / (time.perf_counter() - start)
        middle, best = median(took), quantiles(took, n=10)[0]
        value, tenth = (each / middle, each / best) if each else (1e6 * middle, 1e6 * best)
        self.figures.append(Figure(table, what, count, value, tenth, max(0.0, others)))
        print(f"  {what}, {count} threads: {shown(value)} (best tenth {shown(tenth)})", file=sys.stderr, flush=True)


def timed(work: Callable[..., Any], *given: Any) -> Callable[[], float]:
    """A call that returns its seconds."""

    def call() -> float:
        start = time.perf_counter()
        work(*given)
        return time.perf_counter() - start

    return call


# -- What is measured --


def playing(name: str, players: int, n: int, count: int) -> envs.Vector:
    """A vector with games of all ages."""
    vec = envs.vector(name, players, n, seed=1, threads=count)
    vec.reset()
    vec.skip(20)
    return vec


def measure_vectors(own: Bench, counts: list[int], _: argparse.Namespace) -> None:
    for n in SIZES:
        for name, players in GAMES:
            for count in counts:
                vec, what = playing(name, players, n, count), f"{name}, {players} players, {n:,} games"
                own.measure("step", what, count, timed(vec.step, vec.random_actions), n)
                own.measure("skip", what, count, timed(vec.skip, STEPS), n * STEPS)
                out = vec.rollout(STEPS)
                own.measure("rollout", what, count, timed(vec.rollout, STEPS, out), n * STEPS)
                vec.close()


def measure_costs(own: Bench, counts: list[int], _: argparse.Namespace) -> None:
    """Microseconds of jobs with nothing to do, of small steps, and of steps after other work: then threads sleep."""
    engine = compile.engine(irisdeck.game("red7").rules, "numba")
    none = engine.states(irisdeck.game("red7").blank(), 1)[:0]
    name, players = GAMES[0]
    for count in [*counts, 2 * threads.cores()]:
        team, job = Team(count, parts=count), Job(engine, "deal_many", [(none, 0, 0)] * count)
        own.measure("microseconds", "a job without work", count, timed(team.run, job), 0)
        team.close()
        for n in (1024, 4096):
            vec = playing(name, players, n, count)
            step = timed(vec.step, vec.random_actions)
            own.measure("microseconds", f"a step of {n:,} games of {name}", count, step, 0)

            def after_other_work(step: Callable[[], float] = step) -> float:
                end = time.perf_counter() + 0.002
                while time.perf_counter() < end:
                    pass
                return step()

            own.measure(
                "microseconds", f"a step of {n:,} games of {name}, after 2 ms of other work", count, after_other_work, 0
            )
            vec.close()


def measure_batches(own: Bench, counts: list[int], _: argparse.Namespace) -> None:
    """Thousands of games: `irisdeck simulate` and a batch."""
    for name, players in (("red7", 2), ("duel", 2)):
        job = Simulation(irisdeck.game(name, players), ("random",) * players)
        simulate(job, 50, 1)
        rate = 20_000 / timed(simulate, job, 20_000, 1)()
        for count in counts:
            games = round(2 * rate * own.seconds * count)
            own.measure(
                "simulate and batches", f"simulate {name}, random", count, timed(simulate, job, games, count), games
            )
    game = irisdeck.game("red7", 2)
    for count in counts:
        batch = irisdeck.Batch(game, 65_536, threads=count)
        chosen = batch.moves()[0][:, 0].copy()
        own.measure("simulate and batches", "batch of red7: prove", count, timed(batch._prove, chosen), 65_536)
        own.measure("simulate and batches", "batch of red7: moves", count, timed(batch.moves), 65_536)

        def finish(count: int = count) -> float:
            batch = irisdeck.Batch(game, 65_536, threads=count)
            return timed(batch.finish)()

        own.measure("simulate and batches", "batch of red7: finish", count, finish, 65_536)


def measure_variants(own: Bench, counts: list[int], given: argparse.Namespace) -> None:
    """Each of the settings in turn, all others as they are, with the most threads."""
    count = counts[-1]
    for words, place, knob, values in (
        ("spins", threads, "SPINS", given.spins),
        ("shares of a thread", threads, "SHARES", given.shares),
        ("games of a part, at least", threads, "PART", given.parts),
        ("games of a block", sys.modules[envs.Vector.__module__], "BLOCK", given.blocks),
    ):
        usual = getattr(place, knob)
        for value in [] if own.over else values:
            setattr(place, knob, value)
            for name, players in GAMES:
                for n in SIZES:
                    vec, what = playing(name, players, n, count), f"{words} {value}: {name}, {n:,} games"
                    if knob == "BLOCK":
                        own.measure("variants", f"{what}, skip", count, timed(vec.skip, STEPS), n * STEPS)
                    else:
                        own.measure("variants", what, count, timed(vec.step, vec.random_actions), n)
                    vec.close()
        setattr(place, knob, usual)
    for name, players in GAMES if hasattr(os, "sched_setaffinity") else ():
        for n in SIZES:
            vec = playing(name, players, n, count)
            allowed = os.sched_getaffinity(0)
            pin(sorted(allowed))
            what = f"each thread on a core of its own: {name}, {n:,} games"
            own.measure("variants", what, count, timed(vec.step, vec.random_actions), n)
            os.sched_setaffinity(0, allowed)
            vec.close()


def pin(places: list[int]) -> None:
    for thread in threading.enumerate():
        if thread.name.startswith("irisdeck-"):
            assert thread.native_id
            os.sched_setaffinity(thread.native_id, {places[int(thread.name[9:]) % len(places)]})
    os.sched_setaffinity(0, {places[0]})


def measure_idle(own: Bench, counts: list[int], _: argparse.Namespace) -> None:
    """The share of a core that a vector takes while nobody steps it."""
    vec = playing("red7", 2, 4096, counts[-1])
    time.sleep(0.05)
    start, spent = time.perf_counter(), time.process_time()
    time.sleep(own.seconds)
    share = (time.process_time() - spent) / (time.perf_counter() - start)
    own.figures.append(Figure("idle", "share of a core while nobody steps", counts[-1], share, share, 0))
    vec.close()


MEASURES = {
    "vectors": measure_vectors,
    "costs": measure_costs,
    "batches": measure_batches,
    "idle": measure_idle,
    "variants": measure_variants,
}


# -- What is shown --


def shown(value: float) -> str:
    return f"{value / 1e6:.2f} M" if value >= 1e5 else f"{value:,.0f}" if value >= 1e3 else f"{value:.3g}"


def tables(figures: list[Figure]) -> Iterator[str]:
    """The figures as Markdown, a table for each kind, with times one thread behind those that are rates."""
    for table in dict.fromkeys(figure.table for figure in figures):
        own = [figure for figure in figures if figure.table == table]
        counts = sorted({figure.threads for figure in own})
        yield f"\n| {table} | {' | '.join(map(str, counts))} | most / one | wanted with 16 | others' cores |"
        yield f"|---|{'--:|' * (len(counts) + 3)}"
        for what in dict.fromkeys(figure.what for figure in own):
            row = {figure.threads: figure for figure in own if figure.what == what}
            cells = " | ".join(shown(row[count].value) if count in row else "" for count in counts)
            rates = 1 in row and len(row) > 1 and table != "microseconds"
            ratio = f"{row[max(row)].value / row[1].value:.1f}" if rates else ""
            size = next((n for n in SIZES if f"{n:,}" in what), 0) if table == "step" else 0
            others = max(figure.others for figure in row.values())
            yield f"| {what} | {cells} | {ratio} | {WANTED.get(size, '')} | {others:.2f} |"


def compile_all() -> None:
    """Compile in processes beside each other, into the cache."""
    whats = [(name, str(players), what) for name, players in GAMES for what in ("step", "skip", "batch")]
    command = [sys.executable, "-c", COMPILED]
    running = [subprocess.Popen([*command, *words]) for words in (*whats, ("duel", "2", "batch"))]
    for process in running:
        if process.wait():
            sys.exit("what is measured could not be compiled")


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def chosen(text: str) -> list[str]:
    names = text.split(",")
    if unknown := [name for name in names if name not in MEASURES]:
        raise argparse.ArgumentTypeError(f"there is no {unknown[0]!r}: choose from {', '.join(MEASURES)}")
    return names


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cores = threads.cores()
    usual = ",".join(map(str, [*(n for n in (1, 2, 4, 8, 16, 32, 64, 128) if n < cores), cores]))
    parser.add_argument("--threads", type=numbers, default=numbers(usual), help=f"(default: {usual})")
    words = ", ".join(MEASURES)
    parser.add_argument("--only", type=chosen, default=[*MEASURES], help=f"some of: {words} (default: all)")
    parser.add_argument("--seconds", type=float, default=0.2, help="for each figure (default: 0.2)")
    parser.add_argument("--budget", type=float, default=75, help="seconds for all (default: 75)")
    parser.add_argument("--spins", type=numbers, default=[0, 300, 2000, 10_000], help="(default: 0,300,2000,10000)")
    parser.add_argument("--shares", type=numbers, default=[1, 2, 4, 8], help="(default: 1,2,4,8)")
    parser.add_argument("--parts", type=numbers, default=[64, 256], help="multiples of 64 (default: 64,256)")
    parser.add_argument("--blocks", type=numbers, default=[16, 64, 256], help="(default: 16,64,256)")
    parser.add_argument("--json", type=Path, help="write all figures to a file")
    given = parser.parse_args()
    own, start = Bench(given.seconds, given.budget), time.perf_counter()
    compile_all()
    print(f"compiled in {time.perf_counter() - start:.1f} s", file=sys.stderr)
    for name in given.only:
        if own.over:
            own.left_out.append(name)
        else:
            MEASURES[name](own, sorted(given.threads), given)
    machine = bench.machine() | {"cores": cores, "load": os.getloadavg(), "seconds": time.perf_counter() - start}
    print(", ".join(f"{key} {value}" for key, value in machine.items()))
    print("\n".join(tables(own.figures)))
    if own.left_out:
        print(f"\nleft out for want of time: {'; '.join(own.left_out)}")
    whole = {**machine, "figures": [figure._asdict() for figure in own.figures], "left_out": own.left_out}
    if given.json:
        given.json.write_text(json.dumps(whole, indent=1))
    else:
        print(f"\n{json.dumps(whole)}")


if __name__ == "__main__":
    main()
