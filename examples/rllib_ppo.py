"""PPO of RLlib against a bot, in a vector of games (docs/training.md).

pip install 'irisdeck[envs,fast]' 'ray[rllib]' torch
python examples/rllib_ppo.py --game tricks --opponent medium --iterations 20
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import ray
from gymnasium import spaces
from gymnasium.vector import VectorObservationWrapper
from gymnasium.vector.utils import batch_space
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune import register_env

from irisdeck import envs


class Named(VectorObservationWrapper):
    """Observations with the names and numbers that RLlib's module for masks expects."""

    def __init__(self, vec: envs.Singles) -> None:
        super().__init__(vec)
        self.high = vec.layout.observation_space().high
        floats = spaces.Box(0, 1, self.high.shape, np.float32)
        mask = spaces.Box(0, 1, (vec.layout.actions,), np.float32)
        self.single_observation_space = spaces.Dict({"observations": floats, "action_mask": mask})
        self.observation_space = batch_space(self.single_observation_space, vec.num_envs)

    def observations(self, observations: Any) -> Any:
        scaled = (observations["observation"] / self.high).astype(np.float32)
        return {"observations": scaled, "action_mask": observations["action_mask"].astype(np.float32)}


def made(config: dict[str, Any]) -> Named:
    """The vector of an environment runner."""
    how: dict[str, Any] = {"opponents": config["opponent"], "dict_obs": True, "threads": 1}
    return Named(envs.singles(config["game"], n=config.get("num_envs", 1), **how))


def main() -> None:
    """Train, and print the mean reward after every iteration."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tricks", help="tricks (default), duel or red7")
    parser.add_argument("--opponent", default="easy", help="the bot to learn against (default: easy)")
    parser.add_argument("--iterations", type=int, default=20, help="of 16,384 steps of the learner (default: 20)")
    parser.add_argument("--games", type=int, default=256, help="played side by side (default: 256)")
    args = parser.parse_args()

    register_env("irisdeck", made)
    config = (
        PPOConfig()  # type: ignore[no-untyped-call]
        .environment("irisdeck", env_config={"game": args.game, "opponent": args.opponent})
        .env_runners(
            num_env_runners=0,
            num_envs_per_env_runner=args.games,
            gym_env_vectorize_mode="vector_entry_point",
            rollout_fragment_length="auto",
        )
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(train_batch_size_per_learner=16_384, minibatch_size=4096, num_epochs=3, lr=1e-3, entropy_coeff=0.01)
    )
    ray.init("local", include_dashboard=False, log_to_driver=False)
    algorithm: Any = config.build_algo()
    for iteration in range(args.iterations):
        result = algorithm.train()["env_runners"]
        steps, mean = result["num_env_steps_sampled_lifetime"], result["episode_return_mean"]
        print(f"iteration {iteration + 1}: {steps:,.0f} steps, mean reward {mean:.3f} against {args.opponent}")
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
