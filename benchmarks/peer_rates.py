"""How fast the peers play at random, measured on request: benchmarks/peers.py runs this in an environment of its own.

The first line it prints is a JSON object with the version of each peer, null where it is missing. After that it reads
lines that each name a peer's game and a time (`uno 0.4`), plays for so many seconds of CPU time and answers each
with one JSON object: {"rate": decisions per CPU second}, or {"error": why not}.
"""

from __future__ import annotations

import importlib.metadata
import json
import random
import sys
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

HANDS = 8  # dealt positions that the rollouts start from
SAMPLES = 400  # games played from each of them to learn how many decisions a rollout takes
ROLLOUTS = 50  # from each of them in turn


def versions() -> dict[str, str | None]:
    """Of the peers that are installed."""
    return {name: version(name) for name in ("open_spiel", "rlcard")}


def version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


# -- OpenSpiel: random rollouts from dealt hands, in C++ --


def rollouts(name: str) -> Callable[[float], float]:
    """The rate of the evaluator of OpenSpiel's own tree search; dealing is not in it.

    Python reaches it only through a search, and a search of a single simulation is nothing but rollouts from its root.
    """
    import pyspiel

    rng = random.Random(1)
    game = pyspiel.load_game(name)
    hands = [dealt(game, rng) for _ in range(HANDS)]
    decisions = sum(played_out(hand.clone(), rng) for hand in hands for _ in range(SAMPLES)) / SAMPLES
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def rate(span: float) -> float:
        rounds = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < span:
            for hand in hands:
                search.mcts_search(hand)
            rounds += 1
        return rounds * ROLLOUTS * decisions / spent

    return rate


def dealt(game: Any, rng: random.Random) -> Any:
    """A position in which the cards are dealt and nobody has acted."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance(state, rng))
    return state


def chance(state: Any, rng: random.Random) -> int:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(actions, weights)[0])


def played_out(state: Any, rng: random.Random) -> int:
    """How many decisions a random game from here takes; chance is no decision."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


# -- RLCard: one game at a time, from Python --


def steps(game: str) -> Callable[[float], float]:
    """The rate of `env.step` under random legal agents, `env.reset` included."""
    import rlcard

    env = rlcard.make(game)
    rng = random.Random(1)

    def rate(span: float) -> float:
        decisions = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < span:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions / spent

    return rate


GAMES = {"crazy_eights": rollouts, "hearts": rollouts, "uno": steps}


def main() -> None:
    """Answers requests until there are no more."""
    print(json.dumps(versions()), flush=True)
    rates: dict[str, Callable[[float], float]] = {}
    for line in sys.stdin:
        print(json.dumps(answer(line, rates)), flush=True)


def answer(request: str, rates: dict[str, Callable[[float], float]]) -> dict[str, float | str]:
    """One measurement; `rates` keeps what has been prepared."""
    game, span = request.split()
    try:
        if game not in rates:
            rates[game] = GAMES[game](game)
        return {"rate": rates[game](float(span))}
    except Exception as failure:  # theirs, whatever it is: told and not died of
        return {"error": f"{game}: {failure!r}"}


if __name__ == "__main__":
    main()
