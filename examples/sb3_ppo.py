"""MaskablePPO of Stable-Baselines3 against a bot, in a vector of games (docs/training.md).

pip install 'irisdeck[envs,fast]' stable-baselines3 sb3-contrib
python examples/sb3_ppo.py --game tricks --opponent medium --steps 500000
"""

from __future__ import annotations

import argparse

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.vec_env import VecMonitor

from irisdeck import envs


def main() -> None:
    """Train, and print the mean reward of 1,000 other games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tricks", help="tricks (default), duel or red7")
    parser.add_argument("--opponent", default="easy", help="the bot to learn against (default: easy)")
    parser.add_argument("--steps", type=int, default=500_000, help="of the learner (default: 500000)")
    parser.add_argument("--games", type=int, default=256, help="played side by side (default: 256)")
    args = parser.parse_args()

    vec = VecMonitor(envs.stable_baselines3(args.game, n=args.games, opponents=args.opponent, seed=1))
    model = MaskablePPO("MlpPolicy", vec, n_steps=64, batch_size=4096, n_epochs=3, learning_rate=1e-3, verbose=1)
    model.learn(args.steps)
    other = VecMonitor(envs.stable_baselines3(args.game, n=args.games, opponents=args.opponent, seed=2))
    mean, deviation = evaluate_policy(model, other, n_eval_episodes=1000)
    print(f"mean reward {mean:.3f} ± {1.96 * deviation / 1000**0.5:.3f} against {args.opponent}")


if __name__ == "__main__":
    main()
