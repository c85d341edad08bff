"""PPO of Tianshou against a bot, in a vector of games (docs/training.md).

pip install 'irisdeck[envs,fast]' tianshou
python examples/tianshou_ppo.py --game tricks --opponent medium --epochs 10
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import torch
from tianshou.algorithm import PPO
from tianshou.algorithm.modelfree.reinforce import DiscreteActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Batch, Collector, CollectStats, VectorReplayBuffer
from tianshou.env import BaseVectorEnv
from tianshou.trainer import OnPolicyTrainerParams
from torch import nn

from irisdeck import envs


class Games(BaseVectorEnv):  # type: ignore[misc]  # where types are checked there is no Tianshou
    """A vector of one-seat games as Tianshou's collectors step it: games it does not name play on at random."""

    def __init__(self, vec: envs.Singles) -> None:
        self.vec, self.env_num, self.is_async, self.is_closed = vec, vec.num_envs, False, False

    def get_env_attr(self, key: str, id: Any = None) -> list[Any]:
        """What Tianshou asks of each game: the space of its actions."""
        return [getattr(self.vec, f"single_{key}", None)] * self.env_num

    def reset(self, env_id: Any = None, **how: Any) -> tuple[Any, Any]:
        """Deal some games, or all."""
        ids = np.asarray(self._wrap_id(env_id))
        mask = np.zeros(self.env_num, np.bool_)
        mask[ids] = True
        obs, _ = self.vec.reset(options=None if mask.all() else {"reset_mask": mask}, **how)
        return self._shown(obs, ids), np.array([{"env_id": number} for number in ids])

    def step(self, action: Any, id: Any = None) -> tuple[Any, Any, Any, Any, Any]:
        """Step some games, or all."""
        ids, actions = np.asarray(self._wrap_id(id)), self.vec.random_actions.copy()
        if self.vec.terminated.any():  # games that the collector has done with
            self.vec.reset(options={"reset_mask": self.vec.terminated.copy()})
            actions = self.vec.random_actions.copy()
        actions[ids] = action
        obs, rewards, terminated, truncated, _ = self.vec.step(actions)
        infos = np.array([{"env_id": number} for number in ids])
        return self._shown(obs, ids), rewards[ids], terminated[ids], truncated[ids], infos

    def _shown(self, obs: Any, ids: Any) -> Any:
        return Batch(obs=obs["observation"][ids], mask=obs["action_mask"][ids].astype(np.bool_))

    def close(self) -> None:
        """Stop the threads."""
        self.vec.close()


class Net(nn.Module):  # type: ignore[misc]
    """Scores of the actions, those that are illegal lowest; or, with one output, the expected reward."""

    def __init__(self, vec: envs.Singles, outputs: int) -> None:
        super().__init__()
        high = vec.layout.observation_space().high
        self.register_buffer("high", torch.from_numpy(high).float())
        layers = [nn.Linear(len(high), 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, outputs)]
        self.body = nn.Sequential(*layers)

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> Any:
        scores = self.body(torch.as_tensor(obs.obs) / self.high)
        if scores.shape[1] == 1:
            return scores
        return scores.masked_fill(~torch.as_tensor(obs.mask), -1e9), state


def main() -> None:
    """Train; Tianshou prints the mean reward of 1,000 other games after every epoch."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tricks", help="tricks (default), duel or red7")
    parser.add_argument("--opponent", default="easy", help="the bot to learn against (default: easy)")
    parser.add_argument("--epochs", type=int, default=10, help="of 50,000 steps of the learner (default: 10)")
    parser.add_argument("--games", type=int, default=256, help="played side by side (default: 256)")
    args = parser.parse_args()

    how: dict[str, Any] = {"opponents": args.opponent, "autoreset_mode": "Disabled", "dict_obs": True}
    vec, other = (envs.singles(args.game, n=args.games, seed=seed, **how) for seed in (1, 2))
    policy = DiscreteActorPolicy(actor=Net(vec, vec.layout.actions), action_space=vec.single_action_space)
    algorithm = PPO(policy=policy, critic=Net(vec, 1), optim=AdamOptimizerFactory(lr=1e-3))
    rollout = 64 * args.games
    result = algorithm.run_training(
        OnPolicyTrainerParams(
            training_collector=Collector(algorithm, Games(vec), VectorReplayBuffer(rollout, args.games)),
            test_collector=Collector[CollectStats](algorithm, Games(other)),
            max_epochs=args.epochs,
            epoch_num_steps=50_000,
            collection_step_num_env_steps=rollout,
            update_step_num_repetitions=3,
            batch_size=4096,
            test_step_num_episodes=1000,
            test_in_training=False,
        )
    )
    print(f"best mean reward {result.best_reward:.3f} against {args.opponent}")


if __name__ == "__main__":
    main()
