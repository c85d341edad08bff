"""Measure how long the analysis of a game takes at the default budget, and how well its numbers are calibrated.

python benchmarks/analysis.py               # seconds for a game of each kind, on all cores
python benchmarks/analysis.py --grades 5    # error rates of bots, so many games of each
python benchmarks/analysis.py --luck 200    # mean luck of who begins over so many games of `medium`: 0 within its error
"""

from __future__ import annotations

import argparse
import time
from statistics import mean, median, stdev

import irisdeck
from irisdeck.analysis import SIMULATIONS, analyze
from irisdeck.bots import bot

WANTED = {("duel", 2): 30, ("tricks", 4): 20, ("red7", 2): 5}  # seconds on two cores
KINDS = [("red7", 2), ("red7", 4), ("tricks", 2), ("tricks", 4), ("duel", 2)]
BOTS = ("random", "easy", "medium", "strong:1000")
GAMES = 3  # that are timed
GRADED, LUCK = 1000, 200  # simulations


def finished(name: str, players: int, seed: int, spec: str) -> irisdeck.State:
    """A game between bots of one kind."""
    bots = [bot(spec, 1000 * seed + seat) for seat in range(players)]
    state = irisdeck.game(name, players).deal(seed)
    while not state.over:
        state = state.play(bots[state.seat].act(state.view(state.seat)))
    return state


def timed(count: int) -> None:
    """Seconds for a game of each kind, and of processor time."""
    titles = ("decisions", "median s", "longest", "CPU s", "wanted")
    print(f"{'game':18} {' '.join(f'{title:>9}' for title in titles)}   ({SIMULATIONS} simulations)")
    for name, players in KINDS:
        analyze(finished(name, players, 1, "random"), 1)  # compiles
        games = [finished(name, players, seed, "medium") for seed in range(1, count + 1)]
        took, busy = zip(*map(seconds, games), strict=True)
        row = (mean(len(state.history) for state in games), median(took), max(took), median(busy))
        cells = " ".join(f"{cell:9.{1 if place else 0}f}" for place, cell in enumerate(row))
        print(f"{name}, {players} players".ljust(18), cells, f"{WANTED.get((name, players), '-'):>9}", flush=True)


def seconds(state: irisdeck.State) -> tuple[float, float]:
    """How long the analysis of a game takes, by the clock and of processor time."""
    began, busy = time.perf_counter(), time.process_time()
    analyze(state)
    return time.perf_counter() - began, time.process_time() - busy


def graded(games: int) -> None:
    """What bots lose by a real choice."""
    print(f"{'points lost by a real choice':18} {' '.join(f'{name:>12}' for name in BOTS)}")
    for name, players in KINDS:
        rates = []
        for spec in BOTS:
            analyses = [analyze(finished(name, players, 100 + seed, spec), GRADED) for seed in range(games)]
            choices = [each for one in analyses for seat in range(players) for each in one.choices(seat)]
            rates.append(100 * mean(each.cost for each in choices))
        print(f"{name}, {players} players".ljust(28), " ".join(f"{rate:12.2f}" for rate in rates), flush=True)


def lucky(games: int, simulations: int) -> None:
    """The mean luck of the player who begins, after the deal, in points; 0 if chances are right."""
    for name, players in KINDS:
        luck = []
        for seed in range(games):
            analysis = analyze(finished(name, players, 500 + seed, "medium"), simulations)
            seat = next(analysis.judged).seat
            luck.append(100 * (analysis.account(seat).luck - analysis.luck[0].change[seat]))
        print(f"{name}, {players} players: {mean(luck):+.1f} ± {stdev(luck) / games**0.5:.1f}", flush=True)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--grades", type=int, metavar="GAMES", help="error rates of bots")
    parser.add_argument("--luck", type=int, metavar="GAMES", help="mean luck of the player who begins, after the deal")
    parser.add_argument("--simulations", type=int, default=LUCK, help=f"with --luck (default: {LUCK})")
    parser.add_argument("--games", type=int, default=GAMES, help=f"that are timed (default: {GAMES})")
    args = parser.parse_args()
    if args.grades:
        graded(args.grades)
    if args.luck:
        lucky(args.luck, args.simulations)
    if not args.grades and not args.luck:
        timed(args.games)


if __name__ == "__main__":
    main()
