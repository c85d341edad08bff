"""How long the expert takes for a decision, in plain Python and compiled: every net that comes with a game.

    python benchmarks/nets.py

Decisions with a choice of three random games each, processor time. Both speeds must give exactly the same scores.
"""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from irisdeck.nets import described, shipped
from irisdeck.research.bench import variants

if TYPE_CHECKING:
    from irisdeck.game import Game, View
    from irisdeck.nets import Evaluator


def views(game: Game) -> list[View]:
    """What seats see who have a choice."""
    seen = []
    for seed in range(3):
        state, rng = game.deal(seed), random.Random(seed)
        while not state.over:
            view = state.view(state.seat)
            if len(view.legal_moves) > 1:
                seen.append(view)
            state = state.play(rng.choice(view.legal_moves))
    return seen


def timed(evaluator: Evaluator, views: list[View]) -> tuple[float, list[list[tuple[int, int]]]]:
    """Seconds for a decision, and the scores."""
    evaluator.scores(views[0])  # what is worked out once is not counted
    begun = time.process_time()
    scores = [evaluator.scores(view) for view in views]
    return (time.process_time() - begun) / len(views), scores


def main() -> None:
    """Print a line for every net."""
    print("| net | plain Python | compiled |\n|---|--:|--:|")
    for game in variants():
        if net := shipped(game):
            seen = views(game)
            (plain, told), (fast, again) = (timed(evaluator, seen) for evaluator in (net.interpreted, net.compiled))
            assert told == again, f"{described(game)}: the speeds disagree"
            print(f"| {described(game)} | {plain * 1e3:.1f} ms | {fast * 1e6:.0f} µs |", flush=True)


if __name__ == "__main__":
    main()
