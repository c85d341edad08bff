"""The reference that `strong` has to beat: plain information-set MCTS with random rollouts to the end of the game.

python benchmarks/naive.py duel 2 100 100ms 1000ms     # deals, budget of strong, budget of the reference
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path

import irisdeck
from irisdeck.bots import Strong
from irisdeck.engine import compile, policy, search
from irisdeck.research import intervals

sys.path.insert(0, str(Path(__file__).parent))


class Naive(Strong):
    """The same tree search without a policy: it knows nothing of the game beyond its rules."""

    def engine(self, game: irisdeck.Game) -> compile.Engine:
        return compile.engine(game.rules, "auto", *game.linked(policy), search, import_module("naive_policy"))


def share(game: irisdeck.Game, ours: str, theirs: str, deal: int) -> float:
    """The share that `strong` wins of one deal, played once from every seat against the reference in all others."""
    won = 0.0
    for place in range(game.players):
        makers = [Strong if seat == place else Naive for seat in range(game.players)]
        bots = [maker.made(ours if maker is Strong else theirs, deal + seat) for seat, maker in enumerate(makers)]
        state = game.deal(deal)
        while not state.over:
            state = state.play(bots[state.seat].act(state.view(state.seat)))
        won += (place in state.winners) / len(state.winners)
    return won / game.players


def summed_up(shares: list[float]) -> str:
    """The mean share of all deals with its 95 % interval."""
    mean, width = intervals.share_of(shares, trials=len(shares))
    return f"{100 * mean:.1f} % ± {100 * width:.1f} of {len(shares)} deals"


def main() -> None:
    """Print the share of `strong` with its 95 % interval over deals."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, kind in (("game", str), ("players", int), ("deals", int), ("strong", str), ("naive", str)):
        parser.add_argument(name, type=kind)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    args = parser.parse_args()
    game = irisdeck.game(args.game, args.players, **dict(option.split("=") for option in args.option))
    with ProcessPoolExecutor() as pool:
        shares = list(pool.map(partial(share, game, args.strong, args.naive), range(args.deals)))
    print(f"{game}: strong:{args.strong} against the reference at {args.naive}: {summed_up(shares)}")


if __name__ == "__main__":
    main()
