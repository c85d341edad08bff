"""How much faster many workers are than one: the same games, in turns, in one run on one machine.

    python benchmarks/scale.py                    # 1, 2, 4, ... workers, up to the cores of this machine
    python benchmarks/scale.py --ray local        # the same on a Ray cluster

The rate is that of a whole call, from nothing to the sums: processes are begun, pieces are cut, results are combined.
Of several rounds, in which the numbers of workers take turns, the fastest call of each counts: whatever else the
machine does makes a call slower, never faster. How many cores other programs had meanwhile is told beside it: where
that is not next to nothing, the ratio says little.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import NamedTuple, Protocol

from irisdeck import game
from irisdeck.research.simulate import Job, simulate
from irisdeck.research.study import Variant, study


class Play(Protocol):
    """A function that plays `games` games with `workers` workers."""

    def __call__(self, games: int, workers: int) -> object: ...


class Call(NamedTuple):
    """The games a second of a call, and the cores that other programs used meanwhile."""

    rate: float
    others: float


def works(ray: str | None) -> dict[str, Play]:
    """The runs to measure, by name."""
    red7, duel = game("red7", 4, advanced=True, actions=True), game("duel")

    def simulated(job: Job) -> Play:
        return lambda games, workers: simulate(job, games, workers, lambda line: None, ray=ray)

    def studied(bots: str) -> Play:
        return lambda games, workers: study([Variant(red7, (bots,) * 4, games)], workers=workers, ray=ray)

    return {
        "simulate red7, 4 players, advanced, actions; random": simulated(Job(red7, ("random",) * 4)),
        "simulate duel; random, with records": simulated(Job(duel, ("random",) * 2, records=True)),
        "simulate duel; medium": simulated(Job(duel, ("medium",) * 2)),
        "stats red7, 4 players, advanced, actions; random": studied("random"),
        "stats red7, 4 players, advanced, actions; medium": studied("medium"),
    }


def measured(play: Play, games: int, workers: int) -> Call:
    """Measure one call."""
    start, busy, own = time.perf_counter(), busy_seconds(), sum(os.times()[:4])
    play(games, workers)
    seconds = time.perf_counter() - start
    return Call(games / seconds, max(0.0, busy_seconds() - busy - sum(os.times()[:4]) + own) / seconds)


def busy_seconds() -> float:
    """The busy seconds of all cores since boot; 0 without Linux's /proc/stat."""
    try:
        user, nice, system, _, _, irq, soft = Path("/proc/stat").read_text().split()[1:8]
    except OSError:
        return 0.0
    return sum(map(int, (user, nice, system, irq, soft))) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10, help="of one worker, each time (default: 10)")
    parser.add_argument("--rounds", type=int, default=5, help="in which the numbers of workers take turns (default: 5)")
    parser.add_argument("--only", default="", help="what has this in its name (default: all)")
    parser.add_argument("--ray", help="local, auto or an address (default: none)")
    args = parser.parse_args()
    cores = os.cpu_count() or 1
    numbers = [1, *(n for n in (2, 4, 8, 16, 32, 64, 128) if n < cores), *([cores] if cores > 1 else [])]
    print(f"{cores} cores{f', Ray {args.ray}' if args.ray else ''}")
    print("| what | workers | games/s | others | ratio | wanted |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    for name, play in works(args.ray).items():
        if args.only not in name:
            continue
        play(50, 1)  # compiles
        rough = measured(play, max(100, round(measured(play, 100, 1).rate)), 1)
        games = max(100, round(args.seconds * rough.rate))
        rounds = [[measured(play, games, number) for number in numbers] for _ in range(args.rounds)]
        best = [max(calls) for calls in zip(*rounds, strict=True)]
        for number, call in zip(numbers, best, strict=True):
            figures = f"{call.rate:,.0f} | {call.others:.2f} | {call.rate / best[0].rate:.2f}"
            print(f"| {name} | {number} | {figures} | {0.9 * number:.1f} |", flush=True)


if __name__ == "__main__":
    main()
