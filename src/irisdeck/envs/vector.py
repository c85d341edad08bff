"""The vector environment: thousands of games a step, in arrays that are reused."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import error
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from irisdeck.engine.memory import rows
from irisdeck.engine.state import Dice, mixed, seed_of
from irisdeck.game import IllegalMove, InvalidOption, State

if TYPE_CHECKING:
    from collections.abc import Callable

    from irisdeck.engine.compile import Speed
    from irisdeck.envs.layout import Layout
    from irisdeck.game import View


class Vector(VectorEnv[Any, Any, Any]):
    """Many games of one kind, stepped together on all cores; a game that ends gives way to another at once.

    What a step returns are the same arrays every time, overwritten by the next step: copy what you want to keep.
    Row i shows game i to the seat whose turn it is there, `to_act[i]`. The first game of row i is number i of the seed,
    the next one number i + num_envs, and so on, whatever the number of threads.
    """

    metadata = {  # noqa: RUF012  # as the base class has it
        "autoreset_mode": AutoresetMode.SAME_STEP
    }
    _pool: ThreadPoolExecutor | None = None

    def __init__(self, layout: Layout, n: int, seed: int | None, threads: int | None, speed: Speed) -> None:
        if not all(isinstance(count, int) and count > 0 for count in (n, 1 if threads is None else threads)):
            raise InvalidOption("a vector of environments needs at least one game and one thread")
        self.layout = layout
        self.game = layout.game
        self.num_envs = n
        self.single_observation_space = layout.observation_space()
        self.single_action_space = layout.action_space()
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)

        players = self.game.players
        self.obs = np.zeros((n, layout.width), np.uint8)
        self.mask = np.zeros((n, layout.actions), np.int8)
        self.rewards = np.zeros((n, players), np.float32)
        self.terminated = np.zeros(n, np.bool_)
        self.truncated = np.zeros(n, np.bool_)  # every game is played to its end
        self.to_act = np.zeros(n, np.int64)
        self.scores = np.zeros((n, players), np.int64)  # of the last game of each row that has ended
        self.random_actions = np.zeros(n, np.int64)  # one that may be taken in each game, drawn anew by every step

        self._seed, self._dealt = seed_of(seed), False
        self._engine = layout.engine(speed)
        self._states = self._engine.states(self.game.blank(), n)
        workers = min(threads or os.cpu_count() or 1, n) if self._engine.compiled else 1
        edges = [n * part // workers for part in range(workers + 1)]
        self._stretches = [Stretch(self, *ends) for ends in pairwise(edges)]
        if workers > 1:
            self._pool = ThreadPoolExecutor(workers - 1)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals all games: those of a seed, or without one the next seed's."""
        if seed is not None:
            self._seed = seed_of(seed)
        elif self._dealt:
            self._seed = mixed(self._seed + 1)
        self._dealt = True
        self.rewards[:], self.terminated[:], self.scores[:] = 0, False, 0
        self._share(lambda stretch: stretch.reset(self._seed))
        return self.obs, self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Takes an action in every game; an illegal one raises IllegalMove before anything has changed."""
        chosen = self._proved(actions)
        self._share(lambda stretch: stretch.step(self._seed, chosen))
        return self.obs, self.rewards, self.terminated, self.truncated, self._infos()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.mask, "to_act": self.to_act, "final_scores": self.scores}

    def close_extras(self, **_: Any) -> None:
        """Stops the threads."""
        if self._pool:
            self._pool.shutdown()

    def observe_all(self) -> Any:
        """The observations of all seats: (num_envs, players, bytes), for critics that may see all hands."""
        seen = np.zeros((self.num_envs, self.game.players, self.layout.width), np.uint8)
        at, _, _ = self.layout.tables(self._engine.compiled)
        self._engine.observe_many(self._states, at, rows(seen, self._engine.compiled), self.layout.width)
        return seen

    def view(self, number: int) -> View:
        """The view of the seat to act in game `number`."""
        fields = self._states[number]
        if self._engine.compiled:
            fields = type(self.game.blank()).from_record(fields)
        return State(self.game, fields.copy(), None, ()).view(fields.seat)

    def _proved(self, actions: Any) -> Any:
        if not self._dealt:
            raise error.ResetNeeded("call reset before the first step")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise InvalidOption(f"actions are {self.num_envs} whole numbers, not {given.dtype} of shape {given.shape}")
        chosen = np.ascontiguousarray(given, np.int64)
        mask = rows(self.mask, self._engine.compiled)
        wrong = int(self._engine.first_masked(chosen, mask, self.layout.actions))
        if wrong >= 0:
            number = int(chosen[wrong])
            move = self.layout.notation[number] if 0 <= number < self.layout.actions else "no move"
            raise IllegalMove(f"action {number} ({move}) is not legal in game {wrong}")
        return chosen

    def _share(self, work: Callable[[Stretch], None]) -> None:
        """Runs a function on every thread, this one included, each with its slice of the games."""
        others = [self._pool.submit(work, stretch) for stretch in self._stretches[1:]] if self._pool else []
        work(self._stretches[0])
        for other in others:
            other.result()


class Stretch:
    """The slice of the games that one thread plays, with the buffers that the loops need."""

    def __init__(self, vector: Vector, first: int, last: int) -> None:
        layout, engine, blank = vector.layout, vector._engine, vector.game.blank()
        self.engine, self.first, self.stride, self.part = engine, first, vector.num_envs, slice(first, last)
        # A slice of a list would be a copy: interpreted, there is one stretch of all games.
        self.states = vector._states[self.part] if engine.compiled else vector._states
        self.blank = engine.states(blank, 1)
        self.outcome = (vector.rewards[self.part], vector.scores[self.part], vector.terminated[self.part])
        self.kept = np.zeros((last - first, blank.players * engine.KEPT), np.uint8)
        at, index, self.codes = layout.tables(engine.compiled)
        self.rest = (
            at,
            index,
            engine.buffer(engine.max_moves),
            engine.states(Dice(), last - first),
            rows(self.kept, engine.compiled) if engine.KEPT else 0,
            rows(vector.obs[self.part], engine.compiled),
            layout.width,
            rows(vector.mask[self.part], engine.compiled),
            layout.actions,
            vector.to_act[self.part],
            vector.random_actions[self.part],
            engine.buffer(last - first),
        )

    def reset(self, seed: int) -> None:
        """Deals the first games."""
        self.engine.reset_many(self.states, self.blank, seed, self.first, *self.rest)

    def step(self, seed: int, chosen: Any) -> None:
        """Takes an action in each game."""
        own = chosen[self.part] if self.engine.compiled else chosen.tolist()
        self.engine.step_many(self.states, self.blank, seed, self.stride, own, self.codes, *self.outcome, *self.rest)
