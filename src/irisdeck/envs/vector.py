"""The vector environment: thousands of games a step, in arrays that are reused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from gymnasium.vector import AutoresetMode

from irisdeck.engine.memory import rows
from irisdeck.engine.state import zeros
from irisdeck.engine.threads import Job, positive
from irisdeck.envs.rows import Rows
from irisdeck.game import InvalidOption, short

if TYPE_CHECKING:
    from irisdeck.engine.compile import Speed
    from irisdeck.envs.layout import Layout


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


class Vector(Rows):
    """Many games of one kind, stepped together on all cores; a game that ends gives way to another at once.

    What a step returns are the same arrays every time, overwritten by the next step: copy what you want to keep.
    Row i shows game i to the seat whose turn it is there, `to_act[i]`.
    """

    metadata = {  # noqa: RUF012  # as the base class has it
        "autoreset_mode": AutoresetMode.SAME_STEP
    }
    _unpickled = (*Rows._unpickled, "_plan", "_targets")

    def __init__(self, layout: Layout, n: int, seed: int | None, threads: int | None, speed: Speed) -> None:
        self._kept_per_game = layout.game.players
        super().__init__(layout, n, seed, threads, speed)
        self.rewards = zeros((n, self.game.players), np.float32)
        self.to_act = zeros(n, np.int64)
        self._prepare()

    def _prepare(self) -> None:
        engine = self.layout.engine(self._speed)
        self._plan, self._targets = engine.buffer(3), engine.buffer(len(Rollout._fields))  # of a rollout
        super()._prepare()

    def _loops(self, part: slice) -> dict[str, tuple[Any, ...]]:
        engine, compiled = self._engine, self._engine.compiled
        recorded = [array[part] for array in self._recorded()]
        obs, mask, to_act, drawn, rewards, terminated, scores = recorded
        sources, widths = engine.buffer(len(recorded)), engine.buffer(len(recorded))
        sources[:] = [rows(array, compiled) for array in recorded]
        widths[:] = [array.nbytes // len(array) for array in recorded]
        at, index, codes = self.layout.tables(compiled)
        shown = (
            at,
            index,
            engine.buffer(engine.max_moves),
            self._sliced(part, self._dice),
            rows(self._kept[part], compiled) if engine.KEPT else 0,
            rows(obs, compiled),
            self.layout.width,
            rows(mask, compiled),
            self.layout.actions,
            to_act,
            drawn,
        )
        games = self._sliced(part, self._states), engine.states(self.game.blank(), 1)
        seeds, numbers, strides = self._seeds[part], self._numbers[part], self._strides[part]
        played = codes, seeds, numbers, strides, rewards, scores, terminated, *shown
        rolled = self._plan, BLOCK, sources, self._targets, widths, self.num_envs, part.start
        return {
            **super()._loops(part),
            "reset_many": (*games, self._marked[part], seeds, numbers, *shown),
            "step_many": (*games, self._chosen[part], *played),
            "roll_many": (*rolled, *games, drawn, *played),
        }

    def _begin(self, fresh: Any) -> tuple[Any, dict[str, Any]]:
        self._marked[:] = fresh
        self._run("reset_many")
        return self.obs, self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Takes an action in every game; an illegal one raises IllegalMove before anything has changed."""
        with self._team.lock:
            self._refuse_illegal(self._checked(actions))
            self._run("step_many")
        return self.obs, self.rewards, self.terminated, self.truncated, self._infos()

    def rollout(self, steps: int, out: Rollout | None = None) -> Rollout:
        """Takes so many random actions in every game and returns all of it, in new arrays or in those of `out`.

        It is what as many calls of `step(random_actions)` bring, but faster, because the threads need not meet in
        between. Afterwards the arrays of the vector show what is next, as after a step.
        """
        self._refuse_steps(steps)
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
        self._refuse_steps(steps)
        with self._team.lock:
            self._roll(steps, record=False)

    def _roll(self, steps: int, record: bool) -> None:
        at_once = max(1, UNINTERRUPTED // self.num_envs)
        for start in range(0, steps, at_once):
            self._plan[:] = [start, min(start + at_once, steps), int(record)]
            self._run("roll_many")

    def _recorded(self) -> Rollout:
        """The arrays that a rollout records."""
        seen = self.obs, self._mask, self.to_act, self.random_actions
        return Rollout(*seen, self.rewards, self.terminated, self.scores)

    def _refuse_steps(self, steps: Any) -> None:
        self._refuse_unready()
        if not positive(steps):
            raise InvalidOption(f"the steps are a whole number from 1 on, not {short(steps)}")

    def _infos(self) -> dict[str, Any]:
        """As Gymnasium has it, `_name` says in which rows `name` is new; where it is missing, in all."""
        scores = {"final_scores": self.scores, "_final_scores": self.terminated}
        return {"action_mask": self.mask, "to_act": self.to_act, **scores}

    def observe_all(self) -> Any:
        """The observations of all seats: (num_envs, players, bytes), for critics that may see all hands."""
        self._refuse_unready()
        seen = np.zeros((self.num_envs, self.game.players, self.layout.width), np.uint8)
        compiled, width = self._engine.compiled, self.layout.width
        at, _, _ = self.layout.tables(compiled)
        parts = [(self._sliced(part, self._states), at, rows(seen[part], compiled), width) for part in self._parts]
        with self._team.lock:
            self._team.run(Job(self._engine, "observe_many", parts))
        return seen
