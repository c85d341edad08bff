"""Search and play in WebAssembly (Node) against the same in machine code (numba), measured in turns.

    make bench-kernels
    make bench-kernels ARGS='--rounds 5'

Both run the same simulations from the same position, one after the other, several times; a figure is the median, after
some rounds in which Node compiles better code for what runs often. Random play in Node includes copying the states in
and out. A move of strong:1000 is timed in Node, from the question to the answer; the first also compiles.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from itertools import count, islice
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from node import Node, running_node
from positions import played

import irisdeck
from irisdeck.bots import Strong
from irisdeck.bots.levels import thinking
from irisdeck.bots.questions import Simulate
from irisdeck.engine import compile, search

if TYPE_CHECKING:
    from collections.abc import Callable

    from irisdeck import Game, View
    from irisdeck.bots.questions import Question

SIMULATIONS, GAMES, MOVES, WARM = 4000, 2000, 50, 4


def in_turns(rounds: int, *measures: Callable[[], float]) -> list[float]:
    """The median of each measure; the first rounds do not count."""
    figures = [[measure() for measure in measures] for _ in range(WARM + rounds)]
    return [median(column) for column in zip(*figures[WARM:], strict=True)]


def think_rates(game: Game, kernels: Node, rounds: int) -> list[float]:
    """Simulations a second, native and in Node."""
    state = game.deal(3)
    rows = 2 * SIMULATIONS + 100
    asked = Simulate(game.name, state._fields, state.seat, 12345, SIMULATIONS, 0, rows, search.CODES)

    def native() -> float:
        start = time.perf_counter()
        asked.answer(thinking(game, "numba"))
        return SIMULATIONS / (time.perf_counter() - start)

    return in_turns(rounds, native, lambda: 1000 * SIMULATIONS / float(kernels.ask(asked.plain())["milliseconds"]))


def play_rates(game: Game, kernels: Node, rounds: int) -> list[float]:
    """Decisions a second of random play, native and in Node."""
    engine = compile.engine(game.rules, "numba")

    def buffers() -> tuple[Any, ...]:
        states, dice = engine.states(game.blank(), GAMES), engine.dice(game.players)
        return states, dice, 1, 0, engine.buffer(engine.max_moves), engine.buffer(GAMES)

    def native() -> float:
        values = buffers()
        start = time.perf_counter()
        decisions = engine.play_many(*values)
        return float(decisions / (time.perf_counter() - start))

    def there() -> float:
        values = [value if isinstance(value, int) else value.tobytes() for value in buffers()]
        answer = kernels.ask({"call": [game.name, "play_many", *values]})
        return 1000 * float(answer["result"] / answer["milliseconds"])

    return in_turns(rounds, native, there)


def move_times(game: Game, kernels: Node) -> list[float]:
    """Milliseconds in Node for moves of strong:1000, all questions of a move together, where there is a choice."""
    states = (played(game, seed, moves) for seed in count() for moves in (0, 2, 6, 14, 30))
    views = (state.view(state.seat) for state in states if len(state.legal_moves) > 1)
    return [move_time(view, kernels) for view in islice(views, MOVES)]


def move_time(view: View, kernels: Node) -> float:
    times = []

    async def ask(question: Question) -> Any:
        answer = kernels.ask(question.plain())
        times.append(float(answer["milliseconds"]))
        return question.read(answer)

    asyncio.run(Strong(1, simulations=1000).act_by(view, ask))
    return sum(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=11, help="that count (default: 11)")
    rounds = parser.parse_args().rounds
    print(f"{'':22}{'native':>14}{'Node':>14}{'ratio':>8}")
    for name in irisdeck.GAMES:
        game = irisdeck.game(name)
        with running_node() as kernels:
            times = move_times(game, kernels)
            for what, rates in (("think", think_rates), ("play_many", play_rates)):
                native, there = rates(game, kernels, rounds)
                print(f"{name + ' ' + what:22}{native:>14,.0f}{there:>14,.0f}{there / native:>8.2f}")
            later = move_times(game, kernels)
        shown = f"{times[0]:.0f} ms first, then median {median(later):.1f}, longest {max(later):.1f}"
        print(f"{name} strong:1000 in Node, {MOVES} moves: {shown}")


if __name__ == "__main__":
    main()
