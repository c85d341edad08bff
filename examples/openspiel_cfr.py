"""Counterfactual regret minimization on a small Irisdeck game: python openspiel_cfr.py [game] [iterations]."""

import argparse
import time

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import irisdeck.envs.openspiel_games  # noqa: F401  # registers the games

GAME = "irisdeck_red7(colors=3,numbers=3,hand=1)"


def main(name: str, iterations: int) -> None:
    """Run CFR+ and print the exploitability of its average policy as it falls."""
    game = pyspiel.load_game(name)
    start = time.perf_counter()
    solver = cfr.CFRPlusSolver(game)
    for number in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if number & (number - 1) == 0 or number == iterations:
            left = exploitability.exploitability(game, solver.average_policy())
            print(f"{number:5} iterations  exploitability {left:.5f}  {time.perf_counter() - start:6.1f} s", flush=True)
    print(f"{len(solver.average_policy().states)} information states")


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("name", nargs="?", default=GAME, help="a game of OpenSpiel: %(default)s")
    arguments.add_argument("iterations", nargs="?", type=int, default=50, help="%(default)s")
    main(**vars(arguments.parse_args()))
