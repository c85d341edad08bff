"""Measure how fast the environments of irisdeck.envs step with random actions.

    python benchmarks/envs.py
    python benchmarks/envs.py --quick
    python benchmarks/envs.py --learners        # one seat among medium bots, against Gymnasium's SyncVectorEnv

A step of a vector checks the actions, plays them, deals new games and writes observations and masks; the actions are
its own random ones. Rates of one core are per second of CPU time, those of all cores per second of wall time. AEC is
`last` and `step`, resets included.

Steps of a learner count its actions alone, not those of its opponents, nor the steps that only deal a game. Both
vectors are measured in turn, five times; the ratio is the median of the five.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from statistics import median
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np

import irisdeck.envs as envs

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = 4096
SETUPS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("duel", 2, {}),
    ("tricks", 2, {}),
    ("tricks", 4, {}),
    ("red7", 2, {}),
    ("red7", 4, {}),
    ("red7", 2, {"advanced": True, "actions": True}),
    ("red7", 4, {"advanced": True, "actions": True}),
)


def rate(step: Callable[[], int], clock: Callable[[], float], seconds: float) -> float:
    """Steps a second: the median of five stretches."""
    step()
    return median(stretch(step, clock, seconds) for _ in range(5))


def stretch(step: Callable[[], int], clock: Callable[[], float], seconds: float) -> float:
    start, steps = clock(), 0
    while (spent := clock() - start) < seconds:
        steps += step()
    return steps / spent


def vector(name: str, players: int, options: dict[str, Any], threads: int) -> Callable[[], int]:
    vec = envs.vector(name, players, n=GAMES, seed=1, threads=threads, **options)
    vec.reset()
    for _ in range(200):  # mixes games of all ages
        vec.step(vec.random_actions)

    def step() -> int:
        vec.step(vec.random_actions)
        return GAMES

    return step


def aec(name: str, players: int, options: dict[str, Any]) -> Callable[[], int]:
    env, rng = envs.aec(name, players, **options), random.Random(1)
    env.reset(seed=1)

    def step() -> int:
        env.reset()
        steps = 0
        while True:
            seen, _, terminated, _, _ = env.last()
            if terminated:
                return steps
            env.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
            steps += 1

    return step


def learner(vec: gymnasium.vector.VectorEnv[Any, Any, Any], warm: int) -> Callable[[], int]:
    """Steps of one seat, with random legal actions."""
    rng = np.random.default_rng(1)
    _, infos = vec.reset(seed=1)

    def step() -> int:
        nonlocal infos
        mask = infos["action_mask"] + 1e-9  # a game that is over has no legal action, and takes any
        actions = (rng.random(mask.shape, np.float32) * mask).argmax(1)
        _, _, terminated, _, infos = vec.step(actions)
        return int(vec.num_envs - terminated.sum())

    for _ in range(warm):
        step()
    return step


def own_learner(vec: envs.Singles, warm: int) -> Callable[[], int]:
    """The same with the random actions that the vector draws itself."""
    vec.reset()

    def step() -> int:
        return int(vec.num_envs - vec.step(vec.random_actions)[2].sum())

    for _ in range(warm):
        step()
    return step


def learners(seconds: float) -> None:
    """Print the table of one seat among medium bots."""
    print("| game | `singles`, a core | Gymnasium's SyncVectorEnv of `single` | ratio |")
    print("|---|--:|--:|--:|")
    for name, players, _ in SETUPS[:5]:
        how: dict[str, Any] = {"players": players, "opponents": "medium"}
        many = own_learner(envs.singles(name, n=GAMES, threads=1, seed=1, **how), 200)
        few = learner(gymnasium.make_vec(f"irisdeck/{name.capitalize()}-v0", 16, "sync", **how), 2)
        rates = [[stretch(step, time.thread_time, seconds) for step in (many, few)] for _ in range(5)]
        fast, slow = (median(column) for column in zip(*rates, strict=True))
        ratio = median(fast / slow for fast, slow in rates)
        print(f"| {name}, {players} players | {fast / 1e3:,.0f} k/s | {slow:,.0f}/s | {ratio:,.0f} |", flush=True)


def main() -> None:
    """Measure all games and print a table."""
    parser = argparse.ArgumentParser(description="Steps a second of the environments, as a Markdown table.")
    parser.add_argument("--quick", action="store_true", help="shorter stretches: a rough picture")
    parser.add_argument("--learners", action="store_true", help="one seat among medium bots, against SyncVectorEnv")
    args = parser.parse_args()
    seconds = 0.1 if args.quick else 0.5
    if args.learners:
        learners(2 * seconds)
        return
    cores = os.cpu_count() or 1
    print(f"| game | bytes | vector, a core | vector, {cores} threads | AEC |")
    print("|---|--:|--:|--:|--:|")
    for name, players, options in SETUPS:
        width = sum(part.length for part in envs.layout(name, players, **options))
        one_core = rate(vector(name, players, options, 1), time.thread_time, seconds)
        all_cores = rate(vector(name, players, options, cores), time.perf_counter, seconds)
        single = rate(aec(name, players, options), time.thread_time, seconds)
        words = ", ".join([name, f"{players} players", *options])
        vectors = f"{one_core / 1e6:.2f} M/s | {all_cores / 1e6:.2f} M/s"
        print(f"| {words} | {width} | {vectors} | {single / 1e3:.0f} k/s |", flush=True)


if __name__ == "__main__":
    main()
