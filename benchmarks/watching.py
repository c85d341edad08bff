"""What a move costs without a server, in processor time: the move itself, and what both players are shown.

    python benchmarks/watching.py                            # microseconds a move in every game
    python benchmarks/watching.py --trees . ../before        # two checkouts in turns, and the ratio of their times

Fifty tables of two people are played in turns, by moves at random; the watchers are those of the server, but nothing is
sent and nothing is written. On a busy machine times go up and down by half, the ratio of two trees by about a
hundredth: each slice of a hundred moves of one is compared with the slice of the other right after it.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import process_time_ns, time
from typing import NamedTuple

GAMES = {"red7": {"advanced": True}, "duel": {}, "tricks": {}}
TABLES, SLICE = 50, 100
LAST_RESORTS = ("end", "pass")  # as in the load of benchmarks/server.py


class Slice(NamedTuple):
    """Microseconds and bytes a move."""

    move: float
    news: float
    sent: float


def play(name: str) -> None:
    """Play as many moves as each line of the input says, and print a slice for each."""
    from irisdeck.server.push import Watcher
    from irisdeck.server.tables import Live
    from irisdeck.table.commands import Begin, Move, Sit
    from irisdeck.table.table import opened
    from irisdeck.web.preferences import Person

    rng = Random(1)

    def opened_table() -> tuple[Live, list[Watcher]]:
        live = Live("t" * 12, (), 60)
        table, people = live.table, [Person("a", "A", "en"), Person("b", "B", "en")]
        table.apply(opened(name, 2, GAMES[name]))
        for seat, person in enumerate(people):
            table.apply(table.decide(person.id, Sit(seat, person.name)))
            live.here[person.id] = 1
        table.apply(table.decide("a", Begin(), seed=rng.randrange(1 << 60)))
        watchers = [Watcher(live, person) for person in people]
        for watcher in watchers:
            watcher.news()
        return live, watchers

    tables = [opened_table() for _ in range(TABLES)]
    gc.freeze()
    gc.set_threshold(50_000, 20, 100_000)  # as on the server
    for line in sys.stdin:
        moving, showing, size, count = 0, 0, 0, int(line)
        for number in range(count):
            live, watchers = tables[number % TABLES]
            if live.table.over:
                live, watchers = tables[number % TABLES] = opened_table()
            table = live.table
            assert table.state
            legal = table.state.legal_moves
            move = rng.choice([move for move in legal if move not in LAST_RESORTS] or legal)
            begun = process_time_ns()
            command, away, absent = Move(str(move), table.moves), live.away(), live.absent()
            table.apply(table.decide("ab"[table.turn or 0], command, now=time(), away=away, absent=absent))
            moved = process_time_ns()
            size += sum(len(watcher.news()) for watcher in watchers)
            moving += moved - begun
            showing += process_time_ns() - moved
        print(moving / count / 1000, showing / count / 1000, size / count / len(watchers), flush=True)


class Tree:
    """A process that plays with the code of a checkout."""

    def __init__(self, folder: Path, name: str) -> None:
        command = [sys.executable, __file__, "--play", name]
        env = {**os.environ, "PYTHONPATH": str(folder.resolve() / "src")}
        self.folder = folder
        self.slices: list[Slice] = []
        self.process = subprocess.Popen(command, env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.ask(20 * SLICE)  # caches fill

    def ask(self, moves: int) -> Slice:
        """Have it play some moves."""
        assert self.process.stdin
        assert self.process.stdout
        print(moves, file=self.process.stdin, flush=True)
        return Slice(*map(float, self.process.stdout.readline().split()))

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


def main() -> None:
    """Print the medians of all games, and of the ratios to the last tree."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--trees", nargs="+", type=Path, default=[Path(__file__).parent.parent])
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--slices", type=int, default=60)
    parser.add_argument("--play", choices=GAMES, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        play(args.play)
        return
    for name in args.games.split(","):
        trees = [Tree(folder, name) for folder in args.trees]
        for _ in range(args.slices):
            for tree in trees:
                tree.slices.append(tree.ask(SLICE))
        for tree in trees:
            tree.close()
            move, news, sent = (median(column) for column in zip(*tree.slices, strict=True))
            pairs = zip(tree.slices, trees[-1].slices, strict=True)
            ratio = median((mine.move + mine.news) / (other.move + other.news) for mine, other in pairs)
            print(
                f"{name:7s} {tree.folder!s:20s} move {move:5.1f} us, shown to both {news:5.1f} us,"
                f" {sent / 1000:.1f} kB to each, {ratio:.2f} x"
            )


if __name__ == "__main__":
    main()
