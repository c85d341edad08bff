"""The methods of Stable-Baselines3's VecEnv over a vector of one-seat games; sb3_vec_env.py makes it one.

They are apart from the class that inherits from VecEnv so that they need nothing installed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from irisdeck.envs.rows import check_options

if TYPE_CHECKING:
    from collections.abc import Iterable

    from irisdeck.envs.singles import Singles


class Sb3:
    """One-seat games as Stable-Baselines3 steps them; `env_method("action_masks")` has the masks for MaskablePPO."""

    def __init__(self, vec: Singles) -> None:
        self.vec = vec
        self.num_envs = vec.num_envs
        self.observation_space, self.action_space = vec.single_observation_space, vec.single_action_space
        self.reset_infos: list[dict[str, Any]] = []
        self._seeds: list[int | None] = [None] * vec.num_envs  # of the next reset
        self._options: list[dict[str, Any]] = [{}] * vec.num_envs
        self._actions: Any = None

    def seed(self, seed: int | None = None) -> list[int | None]:
        """Seeds for the games of the next reset: each game has one of its own."""
        first = int(np.random.default_rng().integers(1 << 32)) if seed is None else seed
        self._seeds = [first + number for number in range(self.num_envs)]
        return self._seeds

    def reset(self) -> Any:
        """Deals all games."""
        for options in self._options:
            check_options(options)
        seeded = any(seed is not None for seed in self._seeds)
        obs, infos = self.vec.reset(seed=self._seeds if seeded else None)
        self.reset_infos = [{"seat": seat} for seat in infos["seat"].tolist()]
        self._seeds = [None] * self.num_envs
        return obs

    def step_async(self, actions: Any) -> None:
        """Takes the actions of the next `step_wait`."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Steps all games; where one has ended, its info has the last observation and the row shows the next game."""
        obs, rewards, terminated, _, infos = self.vec.step(self._actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(terminated).tolist():
            told[i] = {"terminal_observation": infos["final_obs"][i], "TimeLimit.truncated": False}
            if infos["_final_scores"][i]:
                told[i]["scores"] = infos["final_scores"][i].tolist()
        return obs, rewards.astype(np.float32), terminated, told

    def close(self) -> None:
        """Stops the threads."""
        self.vec.close()

    # -- What is asked of single games --

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """What a method of the vector returns for each of these games."""
        results = getattr(self.vec, method_name)(*args, **kwargs)
        return [results[i] for i in self._games(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute of the vector, which all games share."""
        return [getattr(self.vec, attr_name) for _ in self._games(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Refused: games of a vector have no attributes of their own."""
        raise AttributeError(f"{attr_name} cannot be set: the games of a vector share all attributes")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No game is wrapped: wrap the vector, in VecMonitor for example."""
        return [False for _ in self._games(indices)]

    def get_images(self) -> list[None]:
        """Vectors are not rendered."""
        return [None] * self.num_envs

    def _games(self, indices: Any) -> Iterable[int]:
        return range(self.num_envs) if indices is None else [indices] if isinstance(indices, int) else indices
