"""The vector environment: thousands of games a step, in arrays that are reused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from gymnasium import error
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from irisdeck.engine.memory import rows
from irisdeck.engine.state import Dice, mixed, seed_of, zeros
from irisdeck.engine.threads import Job, Team, cores, division, positive
from irisdeck.game import IllegalMove, InvalidOption, State, short

if TYPE_CHECKING:
    from irisdeck.engine.compile import Speed
    from irisdeck.envs.layout import Layout
    from irisdeck.game import View


BLOCK = 256  # games that a thread takes many steps in before it goes on to others: their states fit into its cache
UNINTERRUPTED = 1 << 22  # steps of single games after which Ctrl-C is heard


class Rollout(NamedTuple):
    """Steps of many games in arrays whose first two axes are step and game."""

    obs: Any
    mask: Any
    to_act: Any  # the seat that saw this
    actions: Any  # and did that
    rewards: Any  # of all seats, for this action
    terminated: Any  # whether it ended the game
    scores: Any  # of all seats in the last game of the row that has ended


class Vector(VectorEnv[Any, Any, Any]):
    """Many games of one kind, stepped together on all cores; a game that ends gives way to another at once.

    What a step returns are the same arrays every time, overwritten by the next step: copy what you want to keep.
    Row i shows game i to the seat whose turn it is there, `to_act[i]`. The first game of row i is number i of the seed,
    the next one number i + num_envs, and so on, whatever the number of threads.
    """

    metadata = {  # noqa: RUF012  # as the base class has it
        "autoreset_mode": AutoresetMode.SAME_STEP
    }

    def __init__(self, layout: Layout, n: int, seed: int | None, threads: int | None, speed: Speed) -> None:
        if not all(positive(count) for count in (n, 1 if threads is None else threads)):
            raise InvalidOption("a vector of environments needs at least one game and one thread, in whole numbers")
        self.layout = layout
        self.game = layout.game
        self.num_envs = n
        self.single_observation_space = layout.observation_space()
        self.single_action_space = layout.action_space()
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)

        players = self.game.players
        self.obs = zeros((n, layout.width), np.uint8)
        self.mask = zeros((n, layout.actions), np.int8)
        self.rewards = zeros((n, players), np.float32)
        self.terminated = zeros(n, np.bool_)
        self.truncated = zeros(n, np.bool_)  # every game is played to its end
        self.to_act = zeros(n, np.int64)
        self.scores = zeros((n, players), np.int64)  # of the last game of each row that has ended
        self.random_actions = zeros(n, np.int64)  # one that may be taken in each game, drawn anew by every step

        self._dealt = False
        self._engine = layout.engine(speed)
        self._states = self._engine.states(self.game.blank(), n)
        self._seed, self._chosen, self._plan = (self._engine.buffer(length) for length in (1, n, 3))
        self._targets = self._engine.buffer(len(Rollout._fields))
        self._seed[0] = seed_of(seed)
        workers, parts = division(n, threads or cores()) if self._engine.compiled else (1, [(0, n)])
        self._parts = [Part(self, *ends) for ends in parts]
        self._team = Team(workers, len(parts))
        self._jobs: dict[str, Job] = {}

    def _run(self, name: str) -> list[Any]:
        """Runs one of the loops on all threads."""
        if name not in self._jobs:  # made by the first call, which compiles it
            self._jobs[name] = Job(self._engine, name, [part.arguments[name] for part in self._parts])
        return self._team.run(self._jobs[name])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals all games: those of a seed, or without one the next seed's."""
        self._refuse_closed()
        with self._team.lock:
            if seed is not None:
                self._seed[0] = seed_of(seed)
            elif self._dealt:
                self._seed[0] = mixed(int(self._seed[0]) + 1)
            self._dealt = True
            self.rewards[:], self.terminated[:], self.scores[:] = 0, False, 0
            self._run("reset_many")
        return self.obs, self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Takes an action in every game; an illegal one raises IllegalMove before anything has changed."""
        with self._team.lock:
            self._prove(actions)
            self._run("step_many")
        return self.obs, self.rewards, self.terminated, self.truncated, self._infos()

    def rollout(self, steps: int, out: Rollout | None = None) -> Rollout:
        """Takes so many random actions in every game and returns all of it, in new arrays or in those of `out`.

        It is what as many calls of `step(random_actions)` bring, but faster, because the threads need not meet in
        between. Afterwards the arrays of the vector show what is next, as after a step.
        """
        self._refuse_unready(steps)
        shapes = [((steps, *array.shape), array.dtype) for array in self._recorded()]
        if out is None:
            out = Rollout(*(np.empty(*shape) for shape in shapes))
        elif not isinstance(out, Rollout) or [(array.shape, array.dtype) for array in out] != shapes:
            raise InvalidOption(f"`out` is no rollout of {steps} steps of these games")
        elif not all(array.flags.c_contiguous and array.flags.writeable for array in out):
            raise InvalidOption("`out` is no rollout as it was returned: an array is cut or locked")
        with self._team.lock:
            self._targets[:] = [rows(array, self._engine.compiled) for array in out]
            self._roll(steps, record=True)
        return out

    def skip(self, steps: int) -> None:
        """Takes so many random actions in every game and keeps nothing: afterwards the games are of all ages."""
        self._refuse_unready(steps)
        with self._team.lock:
            self._roll(steps, record=False)

    def _roll(self, steps: int, record: bool) -> None:
        at_once = max(1, UNINTERRUPTED // self.num_envs)
        for start in range(0, steps, at_once):
            self._plan[:] = [start, min(start + at_once, steps), int(record)]
            self._run("roll_many")

    def _recorded(self) -> Rollout:
        """The arrays that a rollout records."""
        seen = self.obs, self.mask, self.to_act, self.random_actions
        return Rollout(*seen, self.rewards, self.terminated, self.scores)

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.mask, "to_act": self.to_act, "final_scores": self.scores}

    def close_extras(self, **_: Any) -> None:
        """Ends the threads."""
        self._team.close()

    def __reduce__(self) -> Any:
        raise TypeError("a vector of environments has threads: it cannot be copied or pickled")

    def observe_all(self) -> Any:
        """The observations of all seats: (num_envs, players, bytes), for critics that may see all hands."""
        self._refuse_unready()
        seen = np.zeros((self.num_envs, self.game.players, self.layout.width), np.uint8)
        parts = [part.observing(seen, self._engine.compiled) for part in self._parts]
        with self._team.lock:
            self._team.run(Job(self._engine, "observe_many", parts))
        return seen

    def view(self, number: int) -> View:
        """The view of the seat to act in game `number`."""
        fields = self._states[number]
        if self._engine.compiled:
            fields = type(self.game.blank()).from_record(fields)
        return State(self.game, fields.copy(), None, ()).view(fields.seat)

    def _prove(self, actions: Any) -> None:
        """Notes the actions to be taken, if all of them are legal."""
        self._refuse_unready()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise InvalidOption(f"actions are {self.num_envs} whole numbers, not {given.dtype} of shape {given.shape}")
        self._chosen[:] = given if self._engine.compiled else given.tolist()
        wrong = self._run("first_masked")
        if max(wrong) >= 0:
            place = next(part.first + own for part, own in zip(self._parts, wrong, strict=True) if own >= 0)
            number = int(given[place])
            move = self.layout.notation[number] if 0 <= number < self.layout.actions else "no move"
            raise IllegalMove(f"action {number} ({move}) is not legal in game {place}")

    def _refuse_closed(self) -> None:
        if self.closed:
            raise error.ClosedEnvironmentError("this vector is closed")

    def _refuse_unready(self, steps: Any = 1) -> None:
        self._refuse_closed()
        if not self._dealt:
            raise error.ResetNeeded("call reset before the first step")
        if not positive(steps):
            raise InvalidOption(f"the steps are a whole number from 1 on, not {short(steps)}")


class Part:
    """A slice of the games, which one thread plays at a time: the arguments of each loop."""

    def __init__(self, vector: Vector, first: int, last: int) -> None:
        layout, engine, blank = vector.layout, vector._engine, vector.game.blank()
        self.first, part, count = first, slice(first, last), last - first

        def rows_of(array: Any) -> Any:
            return rows(array, engine.compiled)

        def sliced(games: Any) -> Any:
            """A slice of a list would be a copy: interpreted, there is one part of all games."""
            return games[part] if engine.compiled else games

        recorded = Rollout(*(array[part] for array in vector._recorded()))
        obs, mask, to_act, drawn, rewards, terminated, scores = recorded
        sources, widths = engine.buffer(len(recorded)), engine.buffer(len(recorded))
        sources[:] = [rows_of(array) for array in recorded]
        widths[:] = [array.nbytes // count for array in recorded]
        self.kept = zeros((count, blank.players * engine.KEPT), np.uint8)
        at, index, codes = layout.tables(engine.compiled)
        shown = (
            at,
            index,
            engine.buffer(engine.max_moves),
            engine.states(Dice(), count),
            rows_of(self.kept) if engine.KEPT else 0,
            rows_of(obs),
            layout.width,
            rows_of(mask),
            layout.actions,
            to_act,
            drawn,
            engine.buffer(count),
        )
        games = sliced(vector._states), engine.states(blank, 1), vector._seed
        chosen, outcome = sliced(vector._chosen), (rewards, scores, terminated)
        rolled = vector._plan, BLOCK, sources, vector._targets, widths, first
        self.arguments = {
            "reset_many": (*games, first, *shown),
            "first_masked": (chosen, rows_of(mask), layout.actions),
            "step_many": (*games, vector.num_envs, chosen, codes, *outcome, *shown),
            "roll_many": (*rolled, *games, vector.num_envs, drawn, codes, *outcome, *shown),
        }
        self.observed = (games[0], at, part, layout.width)

    def observing(self, seen: Any, compiled: bool) -> tuple[Any, ...]:
        """The arguments of the loop that writes what all seats know."""
        states, at, part, width = self.observed
        return states, at, rows(seen[part], compiled), width
