"""How much faster many workers are than one: the same games, in turns, in one run on one machine.

    python benchmarks/scale.py                    # 1, 2, 4, ... workers, up to the cores of this machine
    python benchmarks/scale.py --ray local        # the same on a Ray cluster

The rate is that of a whole call, from nothing to the sums: processes are begun, pieces are cut, results are combined.
Of several rounds, in which the numbers of workers take turns, the fastest of each counts: whatever else the machine does
makes a call slower, never faster. The median of the ratios of the rounds stands beside it.
"""

from __future__ import annotations

import argparse
import os
import time
from statistics import median
from typing import Protocol

from irisdeck import game
from irisdeck.sim import Job, simulate
from irisdeck.study import Variant, study


class Play(Protocol):
    """Plays so many games with so many workers."""

    def __call__(self, games: int, workers: int) -> object: ...


def works(ray: str | None) -> dict[str, Play]:
    """What is measured."""
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


def rate(play: Play, games: int, workers: int) -> float:
    """Games a second."""
    start = time.perf_counter()
    play(games, workers)
    return games / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10, help="of one worker, each time (default: 10)")
    parser.add_argument("--rounds", type=int, default=5, help="in which the numbers of workers take turns (default: 5)")
    parser.add_argument("--ray", help="local, auto or an address (default: none)")
    args = parser.parse_args()
    cores = os.cpu_count() or 1
    numbers = [1, *(n for n in (2, 4, 8, 16, 32, 64, 128) if n < cores), *([cores] if cores > 1 else [])]
    print(f"{cores} cores{f', Ray {args.ray}' if args.ray else ''}")
    print("| what | workers | games/s | ratio | median | wanted |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    for name, play in works(args.ray).items():
        play(50, 1)  # compiles
        games = max(100, round(args.seconds * rate(play, max(100, round(rate(play, 100, 1))), 1)))
        rates: dict[int, list[float]] = {number: [] for number in numbers}
        for _ in range(args.rounds):
            for number in numbers:
                rates[number].append(rate(play, games, number))
        for number in numbers:
            ratio = max(rates[number]) / max(rates[1])
            usual = median(many / one for many, one in zip(rates[number], rates[1], strict=True))
            figures = f"{max(rates[number]):,.0f} | {ratio:.2f} | {usual:.2f}"
            print(f"| {name} | {number} | {figures} | {0.9 * number:.1f} |", flush=True)


if __name__ == "__main__":
    main()
