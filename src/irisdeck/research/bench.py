"""How fast this machine plays, and a signature that changes only when the rules do."""

from __future__ import annotations

import os
import platform
import random
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from irisdeck.engine import compile
from irisdeck.engine.state import mixed
from irisdeck.game import GAMES, game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from irisdeck.game import Game

BATCH = 4096
SIGNED = 50  # games of each variant that make the signature


def variants() -> Iterator[Game]:
    """Every game with every number of players and every option that changes its rules."""
    for name, kind in GAMES.items():
        for players in kind.seats:
            switches = [key for key, option in kind.options_for(players).items() if isinstance(option.default, bool)]
            for values in product((False, True), repeat=len(switches)):
                yield game(name, players, **dict(zip(switches, values, strict=True)))


def shown_variants() -> list[Game]:
    """The variants that benchmarks show: of each game a few that differ much, the games with fewest variants first."""
    return [variant for shown in sorted(map(_shown, GAMES.values()), key=len) for variant in shown]


def _shown(kind: type[Game]) -> list[Game]:
    """The smallest table and one of four, and that with all switches on which are usually off."""
    players = [kind.seats[0], *([4] if 4 in kind.seats[1:] else [])]
    off = [key for key, option in kind.options_for(players[-1]).items() if option.default is False]
    more = [kind(players[-1], **dict.fromkeys(off, True))] if off else []
    return [*(kind(count) for count in players), *more]


def signature(speed: compile.Speed = "auto") -> str:
    """Of all variants together; the same interpreted and compiled."""
    total = 0
    for variant in variants():
        engine = compile.engine(variant.rules, speed)
        states, out = engine.states(variant.blank(), SIGNED), engine.buffer(engine.max_moves)
        total = mixed(total ^ int(engine.fingerprint(states, 7, out)))
    return f"{total:016x}"


# -- Rates, in decisions a second --


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second of `play`, which is called with 1, 2, ...; a first call, which may compile, is not timed."""
    play(0)
    decisions = calls = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        calls += 1
        decisions += play(calls)
    return decisions / spent


def batches(variant: Game, speed: compile.Speed, size: int = BATCH) -> Callable[[int], int]:
    """Random play of whole batches by the rules themselves."""
    engine, players = compile.engine(variant.rules, speed), variant.players
    state, blank, dice = engine.states(variant.blank(), 1), engine.states(variant.blank(), 1), engine.dice(players)
    rest = engine.buffer(engine.max_moves), engine.buffer(4, rows=players)

    def play(call: int) -> int:
        return int(engine.play_and_tally(state, blank, dice, 1, call * size, size, *rest))

    return play


def surface(variant: Game) -> Callable[[int], int]:
    """Random play of one game through the public surface."""

    def play(call: int) -> int:
        rng, state, decisions = random.Random(call), variant.deal(call), 0
        while not state.over:
            state = state.play(rng.choice(state.legal_moves))
            decisions += 1
        return decisions

    return play


def on_cores(variant: Game, cores: int, seconds: float) -> float:
    """The rate of compiled batches on so many threads together."""
    with ThreadPoolExecutor(cores) as pool:
        runs = [pool.submit(rate, batches(variant, "numba"), seconds) for _ in range(cores)]
        return sum(run.result() for run in runs)


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    versions = {"python": platform.python_version(), "cores": os.cpu_count() or 1, "cpu": _cpu()}
    if compile.available():
        import numba
        import numpy

        versions |= {"numba": numba.__version__, "numpy": numpy.__version__}
    return versions


def _cpu() -> str:
    try:
        with Path("/proc/cpuinfo").open(encoding="utf-8") as info:
            return next(line.split(":", 1)[1].strip() for line in info if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def measure(variant: Game, seconds: float) -> dict[str, float]:
    """The rates of one game at every speed there is here."""
    rates = {"surface": rate(surface(variant), seconds), "python": rate(batches(variant, "python", 16), seconds)}
    if compile.available():
        rates["compiled"] = rate(batches(variant, "numba"), seconds)
        rates["cores"] = on_cores(variant, os.cpu_count() or 1, seconds)
    return rates
