"""A study at work: games of one or several variants, counted on all cores or on a cluster."""

from __future__ import annotations

import json
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from irisdeck.engine import compile, counting, counts
from irisdeck.engine.counting import BINS, LAST, LONGEST, MEMO
from irisdeck.engine.state import stream
from irisdeck.research import journal
from irisdeck.research.crew import Crew
from irisdeck.research.simulate import Job, add_up, refuse_more
from irisdeck.research.study.figures import columns, per

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Sequence
    from types import ModuleType

    from irisdeck.game import Game

FORMAT = "irisdeck-study-log/1"


@dataclass
class Counts:
    """Exact sums over games: of each column, of its squares, and of its products with the one it is told per."""

    width: int
    games: int = 0
    sums: list[list[int]] = field(default_factory=list)
    bins: list[list[int]] = field(default_factory=list)  # how often each value came up, from 0 to the largest seen

    def __post_init__(self) -> None:
        self.sums = self.sums or [[0] * 3 for _ in range(self.width)]
        self.bins = self.bins or [[] for _ in range(BINS)]

    def add(self, other: Counts) -> None:
        """Adds the sums of other games."""
        self.games += other.games
        self.sums = [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(self.sums, other.sums, strict=True)]
        self.bins = [added(*rows) for rows in zip(self.bins, other.bins, strict=True)]

    def blank(self) -> Counts:
        return Counts(self.width)

    def to_dict(self) -> dict[str, Any]:
        return {"games": self.games, "sums": self.sums, "bins": self.bins}

    @classmethod
    def from_dict(cls, values: dict[str, Any], width: int) -> Counts:
        """Reads back what `to_dict` wrote."""
        counts = cls(width, values["games"], values["sums"], values["bins"])
        if [len(row) for row in counts.sums] != [3] * width or len(counts.bins) != BINS:
            raise ValueError
        return counts


def added(one: list[int], other: list[int]) -> list[int]:
    """The sums of two lists, the shorter one being 0 beyond its end."""
    short, long = sorted((one, other), key=len)
    return [a + b for a, b in zip(short, long, strict=False)] + long[len(short) :]


def trimmed(numbers: Sequence[int]) -> list[int]:
    """Without the zeros at its end."""
    end = len(numbers)
    while end and not numbers[end - 1]:
        end -= 1
    return [int(number) for number in numbers[:end]]


@dataclass(frozen=True)
class Variant:
    """A game under given bots, and how many games of it are wanted."""

    game: Game
    bots: tuple[str, ...]
    games: int
    seed: int = 0

    @cached_property
    def job(self) -> Job:
        """What is played; wrong bots raise."""
        return Job(self.game, self.bots, self.seed)

    @property
    def name(self) -> str:
        """The variant in a few words: 3 players, advanced=true, medium."""
        usual = self.game.options_for(self.game.players)
        changed = [key for key, value in self.game.options.items() if value != usual[key].default]
        options = [f"{key}={str(self.game.options[key]).lower()}" for key in changed if key != "deck"]
        options += ["another deck"] if "deck" in changed else []
        bots = self.bots[0] if len(set(self.bots)) == 1 else ",".join(self.bots)
        return ", ".join([f"{self.game.players} players", *options, bots])

    @property
    def engine(self) -> compile.Engine:
        """The rules with the counts: compiled for play at random; bots take far longer than counting their moves."""
        return compile.engine(self.game.rules, "auto" if self.job.uniform else "python", *linked(self.game))

    def count(self, numbers: range) -> Counts:
        """Plays the games of these numbers and counts them."""
        engine, width = self.engine, columns(self.game)
        sums, bins, denominators = engine.buffer(3, width), engine.buffer(LAST + 1, BINS), engine.buffer(width)
        denominators[:] = per(self.game)
        rooms = [engine.buffer(size) for size in (engine.max_moves, LONGEST, width, MEMO)]
        for part in [numbers] if self.job.uniform else [numbers[i : i + 1] for i in range(len(numbers))]:
            play = self._at_random if self.job.uniform else self._by_bots
            play(engine, part, *rooms, denominators, sums, bins)
        return Counts(width, len(numbers), [[int(n) for n in row] for row in sums], [trimmed(row) for row in bins])

    def _at_random(self, engine: compile.Engine, numbers: range, *rooms: Any) -> None:
        state, blank = (engine.states(self.game.blank(), 1) for _ in range(2))
        dice = engine.dice(self.game.players)
        engine.count_many(state, blank, dice, self.job.seed, numbers.start, len(numbers), *rooms)

    def _by_bots(self, engine: compile.Engine, numbers: range, *rooms: Any) -> None:
        moves = [self.game.codes[move] for _, move in self.job.end_of(numbers.start).history]
        engine.count_given(self.game.blank(), stream(self.job.seed, numbers.start), moves, *rooms)


def linked(game: Game) -> tuple[ModuleType, ...]:
    """The modules that count a game: its own, where it has one, and the loops."""
    return *game.linked(counts), counting


@dataclass
class StudyResults:
    """What was counted, variant by variant."""

    variants: Sequence[Variant]
    counts: list[Counts]
    interrupted: bool = False

    @property
    def games(self) -> int:
        """Of all variants together."""
        return sum(counts.games for counts in self.counts)


def without_empty(results: StudyResults) -> StudyResults:
    """Only the variants that an interrupted run has got to."""
    begun = [pair for pair in zip(results.variants, results.counts, strict=True) if pair[1].games > 1]
    return StudyResults([variant for variant, _ in begun], [counts for _, counts in begun], results.interrupted)


def study(
    variants: Sequence[Variant],
    *,
    workers: int | None = None,
    ray: str | None = None,
    log: str | os.PathLike[str] | None = None,
    progress: Callable[[int], object] = lambda games: None,
) -> StudyResults:
    """Counts the games of all variants, one after the other.

    With a `log` the sums are kept in that file, and games that are in it already are not played again. Ctrl-C ends the
    run, not the results.
    """
    results = StudyResults(variants, [Counts(columns(variant.game)) for variant in variants])
    threads = all(variant.job.uniform and variant.engine.compiled for variant in variants)
    try:
        with Crew(workers, ray, threads=threads) as crew, _log_of(variants, log) as kept:
            if kept:
                _take_up(results, kept)
                progress(results.games)
            for number, (variant, counts) in enumerate(zip(variants, results.counts, strict=True)):
                with closing(add_up(crew, variant.count, counts, variant.games, kept, {"variant": number})) as parts:
                    for part in parts:
                        progress(part.games)
    except KeyboardInterrupt:
        results.interrupted = True
    return results


def _log_of(variants: Sequence[Variant], log: str | os.PathLike[str] | None) -> Any:
    if log is None:
        return nullcontext()
    return journal.opened(log, "study", {"format": FORMAT, "variants": [variant.job.about() for variant in variants]})


def _take_up(results: StudyResults, kept: journal.Journal) -> None:
    """Adds what a log holds."""

    def understood(line: bytes) -> bool:
        values = json.loads(line)
        counts = results.counts[values["variant"]]
        if values["first"] != counts.games:
            raise ValueError
        counts.add(Counts.from_dict(values, counts.width))
        return True

    for _ in kept.read(understood, "what comes next in it"):
        pass
    for variant, counted in zip(results.variants, results.counts, strict=True):
        refuse_more(counted.games, variant.games, f"{kept.file.name} ({variant.name})")
