"""OpenSpiel's reinforcement learning on Irisdeck: python openspiel_learning.py [game] [games to learn from].

Two learners play each other; what they have learned is shown against random play. They are deep Q-networks where
PyTorch and dm-tree are there, and tables otherwise, for which a small game is best.
"""

import argparse
from typing import Any

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent, tabular_qlearner

import irisdeck.envs.openspiel_games  # noqa: F401  # registers the games

try:
    from open_spiel.python.pytorch import dqn
except ImportError:
    dqn = None

GAME = "irisdeck_red7(colors=3,numbers=3,hand=2)"


def learner(env: Any, player: int) -> Any:
    """A deep Q-network, or a table."""
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    if dqn is None:
        return tabular_qlearner.QLearner(player, actions)
    return dqn.DQN(player, size, actions, [128, 128], epsilon_decay_duration=20_000, min_buffer_size_to_learn=256)


def play(env: Any, agents: list[Any], learn: bool) -> list[float]:
    """Play one game and return the rewards of all players."""
    step, acted = env.reset(), set()
    while not step.last():
        player = step.observations["current_player"]
        acted.add(player)
        step = env.step([agents[player].step(step, is_evaluation=not learn).action])
    if learn:
        for player in acted:  # a player without a turn has nothing to learn, and a tabular learner would fail
            agents[player].step(step)
    return list(step.rewards)


def main(name: str, games: int, checks: int) -> None:
    """Train, and print ten times how well the learners do against random play, from every seat."""
    env = rl_environment.Environment(pyspiel.load_game(name))
    agents = [learner(env, player) for player in range(env.num_players)]
    others = [random_agent.RandomAgent(player, env.action_spec()["num_actions"]) for player in range(env.num_players)]
    print(f"{type(agents[0]).__name__} on {name}")
    for part in range(10):
        for _ in range(games // 10):
            play(env, agents, learn=True)
        won = 0.0
        for check in range(checks):
            seat = check % env.num_players
            mixed = [agents[player] if player == seat else others[player] for player in range(env.num_players)]
            won += play(env, mixed, learn=False)[seat]
        print(f"{(part + 1) * games // 10:7} games  {won / checks:+.3f} a game against random play", flush=True)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("name", nargs="?", default=GAME, help="a game of OpenSpiel: %(default)s")
    arguments.add_argument("games", nargs="?", type=int, default=20000, help="games to learn from: %(default)s")
    arguments.add_argument("checks", nargs="?", type=int, default=300, help="games against random play: %(default)s")
    main(**vars(arguments.parse_args()))
