"""Train a net for every game, number of players and set of options, several at once, and measure them: `make nets`.

    python -m irisdeck.training.making build/nets --minutes 27 --jobs 7 --pause-after 9.5
    python -m irisdeck.training.making build/nets --step measure --matches 2000
    python -m irisdeck.training.making build/nets --step ship

The same command goes on where it was stopped or paused, so a machine may be used for a few minutes at a time. What
stands behind `--` is handed to every run: `-- --width 384 --earlier 0.1`. Each net is trained by `irisdeck train` in a
process of its own, whose messages are in a log beside the net, and measured by `irisdeck arena`.
"""

from __future__ import annotations

import argparse
import math
import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from irisdeck.engine.threads import cores
from irisdeck.game import InvalidOption, alternatives
from irisdeck.nets import described, read, shipped_path, variant
from irisdeck.research.bench import variants
from irisdeck.training import programs
from irisdeck.training.matches import Matches
from irisdeck.training.programs import INTERRUPTED, words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from irisdeck.game import Game

STEPS = ("train", "measure", "ship")


class Making(NamedTuple):
    """Which nets are to be trained, and how."""

    folder: Path
    games: list[Game]
    minutes: float  # for all of them together
    jobs: int  # at once
    seed: int = 1
    until: float = math.inf  # by time.monotonic(): what is not done by then goes on when this is called again
    start: Path | None = None  # a folder with nets of the same names, from which those that are there go on
    more: tuple[str, ...] = ()  # arguments of every run

    @property
    def each(self) -> float:
        """The minutes of every net: as many as fit one after the other into all."""
        return self.minutes / math.ceil(len(self.games) / self.jobs)

    def path(self, game: Game) -> Path:
        """The file of a net."""
        return self.folder / f"{label(game)}.net"

    def done(self, game: Game) -> bool:
        """Whether a net has learned for all of its time."""
        path = self.path(game)
        return path.exists() and not path.with_name(f"{path.name}.checkpoint").exists()

    def words(self, game: Game) -> list[str]:
        """The command that trains a net, without its first word."""
        limits = ["--minutes", f"{self.each:g}", "--seed", str(self.seed)]
        before = self.start / self.path(game).name if self.start else None
        start = ["--start", str(before)] if before and before.exists() else []
        return ["train", *words_of(game), *limits, *start, *self.more, "--out", str(self.path(game))]

    def train(self, tell: Callable[[str], object]) -> bool:
        """Train the nets that are not done yet, until the time is up; returns whether no run failed."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with ThreadPoolExecutor(self.jobs) as pool:
            try:
                ends = [*pool.map(lambda game: self._trained(game, tell), self.games)]
            except KeyboardInterrupt:  # the runs hear it, too, and keep what they have learned
                pool.shutdown(wait=True, cancel_futures=True)
                raise
        return all(ends)

    def _trained(self, game: Game, tell: Callable[[str], object]) -> bool:
        """Train one net in a process of its own, if there is time; returns whether it did not fail."""
        if self.done(game) or time.monotonic() >= self.until:
            return True
        log = self.path(game).with_suffix(".log")
        with log.open("ab") as messages:
            own = {"stdout": messages, "stderr": messages, "env": environment(self.jobs)}
            status, _, _ = programs.run(self.words(game), self.until, **own)
        tell(f"{described(game)}: {self.state(game) if status in (0, INTERRUPTED) else last_line(log)}")
        return status in (0, INTERRUPTED)

    def state(self, game: Game) -> str:
        """How far a net is, in words."""
        path = self.path(game)
        if not path.exists():
            return "not begun"
        made = read(path, game).made
        learned = f"{made['steps']:,} decisions in {made['minutes']:.1f} of {self.each:.1f} minutes"
        return f"done: {learned}" if self.done(game) else f"paused: {learned}"

    def ship(self) -> list[Path]:
        """Copy the nets that are done into the folders of their games."""
        shipped = []
        for game in filter(self.done, self.games):
            net = read(self.path(game), game)  # refused if it is damaged
            net.made["command"] = net.made["command"].replace(str(self.path(game)), self.path(game).name)
            place = shipped_path(game)
            place.parent.mkdir(exist_ok=True)
            net.write(place)
            shipped.append(place)
        return shipped


def label(game: Game) -> str:
    """A game with its players and switches, as the name of a file: red7-3-advanced."""
    return f"{game.name}-{variant(game)}"


def environment(jobs: int) -> dict[str, str]:
    """That of a run: its libraries share the cores with those of the others."""
    return {**os.environ, "OMP_NUM_THREADS": str(max(1, cores() // jobs)), "PYTHONUNBUFFERED": "1"}


def last_line(log: Path) -> str:
    """What a run said last."""
    lines = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    return f"failed: {lines[-1].removeprefix('irisdeck: ')}" if lines else f"failed without a word (see {log})"


def chosen(names: Sequence[str]) -> list[Game]:
    """The games of these names, such as red7 or red7-3-advanced; all, if none are named."""
    games = [*variants()]
    for name in names:
        if not any(name in (game.name, label(game)) for game in games):
            raise InvalidOption(f"there is no {name!r} to learn: there are {alternatives(map(label, games), 'and')}")
    return [game for game in games if not names or {game.name, label(game)} & {*names}]


# -- The command --


def main(words: Sequence[str] | None = None) -> int:
    """Train, measure or ship; returns the exit status."""
    words = [*(sys.argv[1:] if words is None else words), "--"]
    args, more = parser().parse_args(words[: words.index("--")]), words[words.index("--") + 1 : -1]
    until = time.monotonic() + 60 * args.pause_after
    signal.signal(signal.SIGINT, signal.default_int_handler)  # where it is ignored, our programs would not hear it
    try:
        making = Making(args.folder, chosen(args.only), args.minutes, args.jobs, args.seed, until, args.start, (*more,))
        right = True
        if "train" in args.step:
            right = making.train(lambda line: print(line, flush=True))
            done = sum(map(making.done, making.games))
            again = "" if done == len(making.games) else ": the same command goes on"
            print(f"{done} of {len(making.games)} nets are done{again}", flush=True)
        if "measure" in args.step:
            measure(making, args)
        if "ship" in args.step:
            print(*making.ship(), sep="\n")
    except (InvalidOption, OSError) as error:
        print(f"irisdeck: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("irisdeck: interrupted; the same command goes on", file=sys.stderr)
        return INTERRUPTED
    return 0 if right else 1


def measure(making: Making, args: argparse.Namespace) -> None:
    """Play the matches of all nets that are there, and write the report after each."""
    paths = {label(game): path for game in making.games if (path := making.path(game)).exists()}
    matches = Matches(making.folder, paths, args.against.split(","), args.matches, making.seed)
    for line in matches.play(making.until):
        print(line, flush=True)
    print(f"the report: {matches.write()}")


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    form = argparse.RawDescriptionHelpFormatter
    command = argparse.ArgumentParser(prog="make nets", description=__doc__, formatter_class=form)
    command.add_argument("folder", type=Path, help="where the nets, logs and the report go")
    command.add_argument("--step", nargs="+", choices=STEPS, default=STEPS[:2], help="default: train measure")
    command.add_argument("--only", nargs="+", default=[], metavar="NAME", help="games or nets: tricks, red7-3-advanced")
    command.add_argument("--minutes", type=above_zero, default=60, help="to train all nets (default: 60)")
    command.add_argument("--jobs", type=above_zero_whole, default=4, help="nets that learn at once (default: 4)")
    command.add_argument("--pause-after", type=above_zero, default=math.inf, metavar="MINUTES", help="go on next time")
    command.add_argument("--start", type=Path, metavar="FOLDER", help="go on from the nets of an earlier series")
    command.add_argument("--seed", type=int, default=1, help="of nets, deals and matches (default: 1)")
    command.add_argument("--against", default="medium,strong:1000", help="bots (default: medium,strong:1000)")
    command.add_argument("--matches", type=above_zero_whole, default=1000, help="games with each bot (default: 1000)")
    return command


def above_zero(text: str) -> float:
    """Read a number above 0."""
    if not 0 < float(text) < math.inf:
        raise ValueError
    return float(text)


def above_zero_whole(text: str) -> int:
    """Read a whole number from 1 on."""
    if int(text) < 1:
        raise ValueError
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
