"""A vector of one-seat games as a VecEnv of Stable-Baselines3, which must be installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stable_baselines3.common.vec_env import VecEnv

from irisdeck.envs.sb3 import Sb3

if TYPE_CHECKING:
    from irisdeck.envs.singles import Singles


class Sb3VecEnv(Sb3, VecEnv):  # type: ignore[misc]  # where types are checked it is not installed
    """What `irisdeck.envs.stable_baselines3` makes."""

    def __init__(self, vec: Singles) -> None:
        Sb3.__init__(self, vec)
        VecEnv.__init__(self, vec.num_envs, vec.single_observation_space, vec.single_action_space)
