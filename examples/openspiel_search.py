"""OpenSpiel's search bots play a whole game: python openspiel_search.py [game] [simulations].

They are its Python bots. Those written in C++ (pyspiel.MCTSBot, pyspiel.ISMCTSBot) end the interpreter on any game that
is written in Python, also on OpenSpiel's own.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import irisdeck.envs.openspiel_games  # noqa: F401  # registers the games

GAME = "irisdeck_red7"


def main(name: str, simulations: int, seed: int = 1) -> None:
    """Seat 0 searches with what it knows, seat 1 cheats and sees all hands, others play at random."""
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=rng),
        mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=rng),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = rng.choice(outcomes, p=chances)
        elif player < len(bots):
            action = bots[player].step(state)
        else:
            action = rng.choice(state.legal_actions())
        if player >= 0:
            print(f"{player}: {state.action_to_string(action)}", flush=True)
        state.apply_action(action)
    print("returns", state.returns())


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("name", nargs="?", default=GAME, help="a game of OpenSpiel: %(default)s")
    arguments.add_argument("simulations", nargs="?", type=int, default=200, help="%(default)s")
    main(**vars(arguments.parse_args()))
