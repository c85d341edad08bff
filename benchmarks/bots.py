"""Measure the bots: simulations a second on one core, the time of a medium move, and whether budgets are kept.

python benchmarks/bots.py
"""

from __future__ import annotations

import time
from statistics import median
from typing import TYPE_CHECKING

import irisdeck
from irisdeck.bots import Strong, bot

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES: list[tuple[str, int, dict[str, bool]]] = [
    ("red7", 2, {}),
    ("red7", 4, {"advanced": True, "actions": True}),
    ("tricks", 2, {}),
    ("tricks", 4, {}),
    ("duel", 2, {}),
]
BUDGETS = (10, 50, 200)  # milliseconds


def views(game: irisdeck.Game, deals: int) -> Iterator[irisdeck.View]:
    """The views of games between medium bots in which there is more than one legal move."""
    for deal in range(deals):
        state, bots = game.deal(deal), [bot("medium", seat) for seat in range(game.players)]
        while not state.over:
            view = state.view(state.seat)
            if len(view.legal_moves) > 1:
                yield view
            state = state.play(bots[state.seat].act(view))


def rate(game: irisdeck.Game, simulations: int = 20_000) -> float:
    """Simulations a second of CPU time, from the first moves of ten deals."""
    firsts = [game.deal(deal).view(game.deal(deal).seat) for deal in range(10)]
    Strong(1, simulations=10).think(firsts[0])  # compiles, if numba is installed
    start = time.process_time()
    for view in firsts:
        Strong(1, simulations=simulations).think(view)
    return len(firsts) * simulations / (time.process_time() - start)


def spent(make: str, asked: list[irisdeck.View]) -> list[float]:
    """Milliseconds of each move."""
    player, times = bot(make, 1), []
    for view in (asked[0], asked[-1]):  # compiles, if numba is installed, also for the end of a game
        player.act(view)
    for view in asked:
        start = time.perf_counter()
        player.act(view)
        times.append(1000 * (time.perf_counter() - start))
    return times


def main() -> None:
    """Measure all games and print a table."""
    late = " | ".join(f"strong:{budget}ms, longest" for budget in BUDGETS)
    print(f"| game | simulations/s | medium, median ms | medium, longest ms | {late} |\n|---|{'--:|' * 6}")
    for name, players, options in GAMES:
        game = irisdeck.game(name, players, **options)
        asked = list(views(game, 6))
        medium = spent("medium", asked)
        longest = [max(spent(f"strong:{budget}ms", asked[: 4000 // budget])) for budget in BUDGETS]
        cells = " | ".join(f"{milliseconds:.1f}" for milliseconds in longest)
        words = ", ".join([name, f"{players} players", *options])
        print(f"| {words} | {rate(game):,.0f} | {median(medium):.2f} | {max(medium):.2f} | {cells} |", flush=True)


if __name__ == "__main__":
    main()
