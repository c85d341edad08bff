"""How much there is to win in Red7 between two: a player who sees all cards and solves the round, against `strong`.

    python benchmarks/ceiling.py 200 1000      # deals, simulations of strong

In a lost position the seer does what `strong` would do, for the sake of practical chances.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from naive import summed_up

import irisdeck
from irisdeck.bots import Strong


def seers_move(state: irisdeck.State, strong: Strong) -> irisdeck.Move:
    moves = irisdeck.solve(state).moves
    return strong.pick(moves) if moves else strong.act(state.view(state.seat))


def share(simulations: int, deal: int) -> float:
    """The share that the seer wins of one deal, played from both seats."""
    won = 0
    for place in range(2):
        bots = [Strong(2 * deal + seat, simulations=simulations) for seat in range(2)]
        state = irisdeck.game("red7").deal(deal)
        while not state.over:
            sees, bot = state.seat == place, bots[state.seat]
            state = state.play(seers_move(state, bot) if sees else bot.act(state.view(state.seat)))
        won += place in state.winners
    return won / 2


def main() -> None:
    """Print the share of the seer with its 95 % interval over deals."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("deals", type=int)
    parser.add_argument("simulations", type=int)
    args = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        shares = list(pool.map(partial(share, args.simulations), range(args.deals)))
    print(f"red7 between two, a seer against strong:{args.simulations}: {summed_up(shares)}")


if __name__ == "__main__":
    main()
