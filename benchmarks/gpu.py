"""Vectors on a GPU: that they play the games of the CPU, byte for byte, and how fast.

    python benchmarks/gpu.py --prove    # every game, number of players and options; exit status 1 if one differs
    python benchmarks/gpu.py            # M steps a second, with observations and masks, random actions

Both need a GPU of NVIDIA, PyTorch and numba.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from itertools import product
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from irisdeck import envs
from irisdeck.envs import cuda
from irisdeck.game import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

CASES: list[tuple[str, dict[str, Any], int]] = [  # with M steps a second that were wanted of 2^20 games
    ("duel", {}, 300),
    ("tricks", {"players": 4}, 400),
    ("red7", {"players": 2}, 200),
    ("red7", {"players": 4, "advanced": True, "actions": True}, 80),
]
NAMES = ("obs", "mask", "rewards", "terminated", "to_act", "scores", "random_actions")


def variants(names: list[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every game with every number of players and every combination of switches."""
    for name in names:
        for players in GAMES[name].seats:
            switches = [key for key, option in GAMES[name].options_for(players).items() if option.kind == "switch"]
            for values in product((False, True), repeat=len(switches)):
                yield name, {"players": players, **dict(zip(switches, values, strict=True))}


def prove(names: list[str], games: int, steps: int) -> bool:
    """Play the same games on both, and print whether all that is seen of them is the same after every step."""
    print(f"{torch.cuda.get_device_name()}, {games:,} games, {steps} random steps each\n")
    print("| game | options | games ended | every byte equal |")
    print("|---|---|--:|---|", flush=True)
    right = True
    for name, options in variants(names):
        there = envs.vector(name, n=games, seed=7, device="cuda", **options)
        here = envs.vector(name, n=games, seed=7, **options)
        there.reset()
        here.reset()
        ended, equal = 0, same(here, there)
        for _ in range(steps):
            here.step(here.random_actions)
            there.step(+there.random_actions)  # a copy, which is proven like anybody's
            ended += int(here.terminated.sum())
            equal = equal and same(here, there)
        there.check()
        equal = equal and bool((there.observe_all().cpu().numpy() == here.observe_all()).all())
        right = right and equal
        words = ", ".join(f"{key} {value}" for key, value in options.items())
        print(f"| {name} | {words} | {ended:,} | {'yes' if equal else '**no**'} |", flush=True)
    return right


def same(here: envs.Vector, there: Any) -> bool:
    """Whether two vectors show the same."""
    return all(np.array_equal(getattr(here, name), getattr(there, name).cpu().numpy()) for name in NAMES)


def speeds(sizes: list[int], threads: list[int], names: list[str]) -> None:
    """Print the speed of every case, by blocks of so many threads: plain steps, and steps of a CUDA graph."""
    print(f"{torch.cuda.get_device_name()}\n")
    print("| game | bytes a step | games | threads of a block | step, M/s | in a graph, M/s | wanted | ready after |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|", flush=True)
    for (name, options, wanted), games, block in product(CASES, sizes, threads):
        if name not in names:
            continue
        cuda.THREADS = block
        before = time.perf_counter()
        vector = envs.vector(name, n=games, seed=1, device="cuda", **options)
        vector.reset()
        vector.check()
        ready = time.perf_counter() - before
        for _ in range(200):  # games of all ages
            vector.step(vector.random_actions)
        plain = timed(vector, lambda vector=vector: vector.step(vector.random_actions), 1)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            for _ in range(10):
                vector.step(vector.random_actions)
        captured = timed(vector, graph.replay, 10)
        vector.check()
        size = f"{vector.layout.width} + {vector.layout.actions}"
        words = " ".join(f"{key}={value}" for key, value in options.items())
        rates = f"{plain:.0f} | {captured:.0f} | {wanted}"
        print(f"| {name} {words} | {size} | {games:,} | {block} | {rates} | {ready:.1f} s |", flush=True)
        vector.close()
        del vector, graph


def timed(vector: Any, act: Any, steps: int) -> float:
    """Millions of steps a second: the median of five rounds."""
    rates = []
    for _ in range(5):
        start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        start.record()
        for _ in range(20):
            act()
        end.record()
        end.synchronize()
        rates.append(20 * steps * vector.num_envs / start.elapsed_time(end) / 1000)
    return float(statistics.median(rates))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prove", action="store_true", help="compare with the CPU instead of measuring")
    parser.add_argument("--games", type=int, nargs="+", default=[1 << 16, 1 << 20], help="games at a time")
    parser.add_argument("--threads", type=int, nargs="+", default=[cuda.THREADS], help="of a block, a power of two")
    parser.add_argument("--only", nargs="+", default=list(GAMES), choices=list(GAMES), help="which games")
    parser.add_argument("--steps", type=int, default=100, help="of every game that is compared")
    args = parser.parse_args()
    if not torch.cuda.is_available():
        raise SystemExit("this needs a GPU that PyTorch can use")
    if args.prove:
        sys.exit(0 if prove(args.only, args.games[0] if len(args.games) == 1 else 2_000, args.steps) else 1)
    speeds(args.games, args.threads, args.only)


if __name__ == "__main__":
    main()
