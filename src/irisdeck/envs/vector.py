"""The vector environment: thousands of games a step, in arrays that are reused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.vector import AutoresetMode

from irisdeck.engine.memory import rows
from irisdeck.envs.rows import Rows

if TYPE_CHECKING:
    from irisdeck.engine.compile import Speed
    from irisdeck.envs.layout import Layout


class Vector(Rows):
    """Many games of one kind, stepped together on all cores; a game that ends gives way to another at once.

    What a step returns are the same arrays every time, overwritten by the next step: copy what you want to keep.
    Row i shows game i to the seat whose turn it is there, `to_act[i]`.
    """

    metadata = {  # noqa: RUF012  # as the base class has it
        "autoreset_mode": AutoresetMode.SAME_STEP
    }

    def __init__(self, layout: Layout, n: int, seed: int | None, threads: int | None, speed: Speed) -> None:
        self._kept_per_game = layout.game.players
        super().__init__(layout, n, seed, threads, speed)
        self.rewards = np.zeros((n, self.game.players), np.float32)
        self.to_act = np.zeros(n, np.int64)
        self._prepare()

    def _stretch(self, part: slice) -> Stretch:
        return Stretch(self, part)

    def _begin(self, fresh: Any) -> tuple[Any, dict[str, Any]]:
        self._share(lambda stretch: stretch.reset(fresh))
        return self.obs, self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Takes an action in every game; an illegal one raises IllegalMove before anything has changed."""
        chosen = self._chosen(actions)
        self._refuse_illegal(chosen)
        self._share(lambda stretch: stretch.step(chosen))
        return self.obs, self.rewards, self.terminated, self.truncated, self._infos()

    def _infos(self) -> dict[str, Any]:
        """As Gymnasium has it, `_name` says in which rows `name` is new; where it is missing, in all."""
        scores = {"final_scores": self.scores, "_final_scores": self.terminated}
        return {"action_mask": self.mask, "to_act": self.to_act, **scores}

    def observe_all(self) -> Any:
        """The observations of all seats: (num_envs, players, bytes), for critics that may see all hands."""
        seen = np.zeros((self.num_envs, self.game.players, self.layout.width), np.uint8)
        at, _, _ = self.layout.tables(self._engine.compiled)
        self._engine.observe_many(self._states, at, rows(seen, self._engine.compiled), self.layout.width)
        return seen


class Stretch:
    """The slice of the games that one thread plays, with the arguments of the loops."""

    def __init__(self, vector: Vector, part: slice) -> None:
        layout, engine = vector.layout, vector._engine
        self.engine, self.part = engine, part
        self.states, dice = vector._sliced(part, vector._states), vector._sliced(part, vector._dice)
        self.blank = engine.states(vector.game.blank(), 1)
        self.seeds, self.numbers, self.strides = vector._seeds[part], vector._numbers[part], vector._strides[part]
        self.outcome = (vector.rewards[part], vector.scores[part], vector.terminated[part])
        at, index, self.codes = layout.tables(engine.compiled)
        self.rest = (
            at,
            index,
            engine.buffer(engine.max_moves),
            dice,
            rows(vector._kept[part], engine.compiled) if engine.KEPT else 0,
            rows(vector.obs[part], engine.compiled),
            layout.width,
            rows(vector._mask[part], engine.compiled),
            layout.actions,
            vector.to_act[part],
            vector.random_actions[part],
        )

    def reset(self, fresh: Any) -> None:
        """Deals the next game of the fresh rows."""
        self.engine.reset_many(self.states, self.blank, fresh[self.part], self.seeds, self.numbers, *self.rest)

    def step(self, chosen: Any) -> None:
        """Takes an action in each game."""
        own = chosen[self.part] if self.engine.compiled else chosen.tolist()
        numbering = (self.seeds, self.numbers, self.strides)
        self.engine.step_many(self.states, self.blank, own, self.codes, *numbering, *self.outcome, *self.rest)
