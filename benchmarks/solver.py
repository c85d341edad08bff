"""How long the open-hand solver of Red7 takes for random deals, beside a plain search in C++.

    python benchmarks/solver.py
    python benchmarks/solver.py --deals 20 --hard     # `advanced` and `actions` together, too: minutes

Ours finds all winning moves; the plain search (red7_solver.cpp, no table, no order of moves, no actions) stops as soon
as it knows the winner, and gives up after so many positions. Winners are compared. Times are of CPU time.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import irisdeck
from irisdeck.games.red7.solve import Unsolved, solve

HERE = Path(__file__).parent
GXX = ("g++", "-O3", "-march=native", "-std=c++17")
LIMIT = 10_000_000  # positions of the plain search
LIMIT_HARD = 40_000_000  # positions of ours where it takes long
HEAD = "| red7, 2 players | deals | median ms | 90 % | worst | median positions | 90 % | worst |"


class Solved(NamedTuple):
    """A solved deal; the winner is None if the search gave up."""

    winner: int | None
    positions: int
    milliseconds: float


def ours(game: irisdeck.Game, deals: int, limit: int | None) -> list[Solved]:
    timed(game.deal(0), 1000)  # compiles, if numba is installed
    return [timed(game.deal(seed), limit) for seed in range(deals)]


def timed(state: irisdeck.State, limit: int | None) -> Solved:
    start = time.process_time()
    try:
        winner, _, positions = solve(state, limit)
    except Unsolved:
        assert limit is not None
        return Solved(None, limit, 1000 * (time.process_time() - start))
    return Solved(winner, positions, 1000 * (time.process_time() - start))


def plain(game: irisdeck.Game, deals: int) -> list[Solved]:
    """The same deals, solved by the search in C++."""
    program = HERE / "build" / "red7_solver"
    program.parent.mkdir(exist_ok=True)
    subprocess.run([*GXX, "-o", str(program), str(HERE / "red7_solver.cpp")], check=True)
    decks = [" ".join(map(str, game.deal(seed)._fields.deck)) for seed in range(deals)]
    words = [str(program), str(int(game.options["advanced"])), str(LIMIT)]
    done = subprocess.run(words, input="\n".join(decks), capture_output=True, text=True, check=True)
    rows = [line.split() for line in done.stdout.splitlines()]
    return [Solved(int(who) if int(who) >= 0 else None, int(count), float(ms)) for who, count, ms in rows]


def row(words: str, solved: list[Solved]) -> str:
    """A row of the table; the figure of a deal that the search gave up is a lower bound."""
    cells = []
    for form, figures in (
        ("{:,.2f}", sorted((deal.milliseconds, deal.winner is None) for deal in solved)),
        ("{:,.0f}", sorted((deal.positions, deal.winner is None) for deal in solved)),
    ):
        for place in (len(solved) // 2, len(solved) * 9 // 10, len(solved) - 1):
            figure, given_up = figures[place]
            cells.append(("> " if given_up else "") + form.format(figure))
    return f"| {words} | {len(solved)} | {' | '.join(cells)} |"


def compare(words: str, game: irisdeck.Game, deals: int) -> None:
    """Print the rows of our solver and, if it knows these rules, of the plain search; compare their winners."""
    mine = ours(game, deals, None)
    print(row(words, mine), flush=True)
    if game.options["actions"] or not shutil.which("g++"):
        return
    theirs = plain(game, deals)
    print(row(f"{words}, plain C++, winner only", theirs), flush=True)
    for seed, (own, other) in enumerate(zip(mine, theirs, strict=True)):
        assert other.winner in (own.winner, None), f"deal {seed}: {own} against {other}"


def main() -> None:
    """Measure all kinds of deals and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200, help="how many of each kind (default: 200)")
    parser.add_argument("--hard", action="store_true", help=f"the hardest kind, too, {LIMIT_HARD:,} positions a deal")
    args = parser.parse_args()
    print(f"{HEAD}\n|---|{'--:|' * 7}")
    compare("basic", irisdeck.game("red7"), args.deals)
    compare("advanced", irisdeck.game("red7", advanced=True), args.deals)
    compare("actions", irisdeck.game("red7", actions=True), args.deals)
    if args.hard:
        both = irisdeck.game("red7", advanced=True, actions=True)
        print(row("advanced, actions", ours(both, args.deals, LIMIT_HARD)))
    print("Figures of deals that were given up are lower bounds (>).", file=sys.stderr)


if __name__ == "__main__":
    main()
