"""Measure on request how fast the peers play at random; benchmarks/peers.py runs this in a separate environment.

The first line it prints is a JSON object with the version of each peer, null where it is missing. After that it reads
requests, one per line, with a way to play, a peer's game and a time (`steps uno 0.4`), plays for so many seconds of CPU
time of all threads, and answers with one JSON object: {"rate": decisions per CPU second}, or {"error": why not}.
It is pinned to one core, so that libraries cannot use several.
"""

from __future__ import annotations

import importlib.metadata
import json
import os
import random
import sys
import tempfile
import time
from contextlib import redirect_stdout
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

HANDS = 8  # dealt positions that the rollouts start from
SAMPLES = 400  # games played from each of them to estimate the decisions of a rollout
ROLLOUTS = 50  # from each of them in turn
BATCH = 4096  # games that step together
SCANNED = 64  # steps of a compiled loop
PUFFERLIB = Path(__file__).parent / "build" / "pufferlib"  # benchmarks/peers.py builds its extension here


def versions() -> dict[str, str | None]:
    """The versions of the installed peers."""
    return {name: version(name) for name in ("open_spiel", "rlcard", "pettingzoo", "pgx", "jax", "numpy")}


def version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


# -- OpenSpiel: random rollouts from dealt hands, in C++ --


def rollouts(name: str) -> Callable[[float], float]:
    """The rate of the rollout evaluator of OpenSpiel's own tree search, without dealing.

    Python can call it only through a search, and a search with one simulation consists of rollouts from its root.
    """
    import pyspiel

    rng = random.Random(1)
    game = pyspiel.load_game(name)
    hands = [dealt(game, rng) for _ in range(HANDS)]
    decisions = sum(played_out(hand.clone(), rng) for hand in hands for _ in range(SAMPLES)) / SAMPLES
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def play() -> int:
        for hand in hands:
            search.mcts_search(hand)
        return round(ROLLOUTS * decisions)

    return timed(play)


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
    """The number of decisions of a random game from here, without chance nodes."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


# -- One game at a time, from Python --


def timed(play: Callable[[], int]) -> Callable[[float], float]:
    """The rate of a function that plays and returns its number of decisions."""

    def rate(span: float) -> float:
        decisions = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < span:
            decisions += play()
        return decisions / spent

    return rate


def steps(name: str) -> Callable[[float], float]:
    """RLCard's `env.step` under random legal agents, `env.reset` included."""
    import rlcard

    env, rng = rlcard.make(name), random.Random(1)

    def play() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return timed(play)


def runs(name: str) -> Callable[[float], float]:
    """RLCard's `env.run` with its own random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before = env.timestep
        env.run()
        return int(env.timestep - before)

    return timed(play)


def rl_environment(name: str) -> Callable[[float], float]:
    """OpenSpiel's environment for learners: information state and legal actions at every step."""
    from open_spiel.python import rl_environment

    env, rng = rl_environment.Environment(name), random.Random(1)

    def play() -> int:
        decisions, seen = 0, env.reset()
        while not seen.last():
            legal = seen.observations["legal_actions"][seen.observations["current_player"]]
            seen = env.step([rng.choice(legal)])
            decisions += 1
        return decisions

    return timed(play)


def aec(name: str) -> Callable[[float], float]:
    """PettingZoo's `last` and `step`, in the wrappers that its `env` puts round a game, resets included."""
    env, rng = import_module(f"pettingzoo.classic.{name}").env(), random.Random(1)
    env.reset(seed=1)

    def play() -> int:
        decisions = 0
        env.reset()
        while True:
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                return decisions
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            env.step(rng.choice(mask.nonzero()[0].tolist()))
            decisions += 1

    return timed(play)


# -- Many games at a time --


def batches(name: str) -> Callable[[float], float]:
    """PufferLib's own extension for a game in C: actions copied in, one call, observations written.

    Actions are drawn from all actions, as in its own benchmark; most of them are illegal, and such steps change little.
    """
    import numpy as np

    sys.path.insert(0, str(PUFFERLIB / name))
    sys.setdlopenflags(os.RTLD_LAZY)  # the drawing functions are missing, and never called
    binding = import_module("binding")
    seen, actions, rewards = np.zeros((BATCH, 114), np.float32), np.zeros(BATCH, np.int32), np.zeros(BATCH, np.float32)
    buffers = seen, actions, rewards, *np.zeros((2, BATCH), np.uint8)
    games = binding.vec_init(*buffers, BATCH, 0, width=990, height=690, card_width=192, card_height=224)
    binding.vec_reset(games, 0)
    drawn = np.random.default_rng(1).integers(0, 14, (64, BATCH), np.int32)
    turn = 0

    def play() -> int:
        nonlocal turn
        buffers[1][:] = drawn[turn % len(drawn)]  # the closure keeps all buffers alive while games write to them
        binding.vec_step(games)
        turn += 1
        return BATCH

    return timed(play)


def jitted(name: str, length: int) -> Callable[[float], float]:
    """Pgx: `length` steps per compiled call, with random legal actions and new deals inside it."""
    import jax

    env = pgx_game(name)
    init, step = jax.vmap(env.init), jax.vmap(import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init))

    def advance(state: Any, key: Any) -> tuple[Any, None]:
        drawing, chance = jax.random.split(key)
        chosen = jax.random.categorical(drawing, jax.numpy.log(state.legal_action_mask), axis=-1)
        return step(state, chosen, jax.random.split(chance, BATCH)), None

    called = jax.jit(lambda state, key: jax.lax.scan(advance, state, jax.random.split(key, length))[0])
    state, key = jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), BATCH)), jax.random.PRNGKey(1)

    def play() -> int:
        nonlocal state, key
        key, own = jax.random.split(key)
        state = jax.block_until_ready(called(state, own))
        return BATCH * length

    play()
    return timed(play)


def pgx_game(name: str) -> Any:
    """A game of Pgx; bridge uses the few deals of its tests, because its table of millions is a download."""
    import numpy as np
    import pgx

    if name != "bridge_bidding":
        return pgx.make(name)
    bridge = import_module("pgx.bridge_bidding")
    with tempfile.TemporaryDirectory() as folder, redirect_stdout(sys.stderr):
        np.save(f"{folder}/deals.npy", np.stack(bridge._load_sample_hash()))
        return bridge.BridgeBidding(f"{folder}/deals.npy")


# -- On request --

WAYS: dict[str, Callable[[str], Callable[[float], float]]] = {
    "rollouts": rollouts,
    "steps": steps,
    "runs": runs,
    "rl_environment": rl_environment,
    "aec": aec,
    "batches": batches,
    "calls": partial(jitted, length=1),
    "scans": partial(jitted, length=SCANNED),
}


def main() -> None:
    """Answer requests until the input ends."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(json.dumps(versions()), flush=True)
    rates: dict[tuple[str, str], Callable[[float], float]] = {}
    for line in sys.stdin:
        print(json.dumps(answer(line, rates)), flush=True)


def answer(request: str, rates: dict[tuple[str, str], Callable[[float], float]]) -> dict[str, float | str]:
    """Answer one request; `rates` caches prepared games."""
    way, game, span = request.split()
    try:
        if (way, game) not in rates:
            rates[way, game] = WAYS[way](game)
        return {"rate": rates[way, game](float(span))}
    except Exception as failure:  # any failure of a peer is reported
        return {"error": f"{way} {game}: {failure!r}"}


if __name__ == "__main__":
    main()
