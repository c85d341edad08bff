"""Games between bots: many, on all cores, the same for the same seed whoever computes them."""

from __future__ import annotations

import os
import signal
from collections import deque
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from irisdeck import fast
from irisdeck.bots import bot, check_bot
from irisdeck.game import InvalidOption
from irisdeck.record import Record
from irisdeck.rules.loops import DEAL
from irisdeck.state import MASK, stream

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from irisdeck.game import Game, State

WHOLE = 60  # a victory in whole numbers, however many seats share it
QUICK, SLOW = 4096, 32  # games a worker is given at once: compiled without records, and otherwise


@dataclass
class Tally:
    """Sums over games: exact, so that their order does not matter."""

    players: int
    games: int = 0
    decisions: int = 0
    sums: list[list[int]] = field(default_factory=list)  # of each seat: as rules/loops.py tallies them
    lines: list[str] = field(default_factory=list)  # records, where they are wanted

    def __post_init__(self) -> None:
        self.sums = self.sums or [[0] * 4 for _ in range(self.players)]

    def add(self, other: Tally) -> None:
        """Adds the sums of other games; their records are not kept."""
        self.games += other.games
        self.decisions += other.decisions
        self.sums = [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(self.sums, other.sums, strict=True)]

    def share(self, seat: int) -> tuple[float, float]:
        """The share of victories of a seat, and half the width of its 95 % confidence interval."""
        return self._mean(self.sums[seat][0] / WHOLE, self.sums[seat][2] / WHOLE**2)

    def points(self, seat: int) -> tuple[float, float]:
        """The mean score of a seat, and half the width of its 95 % confidence interval."""
        return self._mean(self.sums[seat][1], self.sums[seat][3])

    def _mean(self, total: float, squares: float) -> tuple[float, float]:
        mean = total / self.games
        variance = max(0.0, squares / self.games - mean * mean)
        return mean, 1.96 * (variance / self.games) ** 0.5


@dataclass(frozen=True)
class Job:
    """What is to be played."""

    game: Game
    bots: tuple[str, ...]
    seed: int = 0
    records: bool = False
    trace: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", self.seed & MASK)  # the compiled loops know no larger numbers
        for name in self.bots:
            check_bot(name, self.game)
        if len(self.bots) != self.game.players:
            raise InvalidOption(f"{self.game.players} players need {self.game.players} bots, not {len(self.bots)}")

    @property
    def uniform(self) -> bool:
        """Whether the compiled loops can play it: all bots play at random."""
        return set(self.bots) == {"random"}

    def play(self, first: int, count: int) -> Tally:
        """Plays the games number `first` and on."""
        if self.uniform and not self.records:
            return self._play_batch(first, count)
        tally = Tally(self.game.players)
        for number in range(first, first + count):
            record = self._log(number) if self.uniform else self._play(number)
            tally.add(_tally_of(record))
            if self.records:
                tally.lines.append((record.traced() if self.trace else record).to_json())
        return tally

    def _play_batch(self, first: int, count: int) -> Tally:
        engine, players = fast.engine(self.game.name), self.game.players
        states, dice = engine.states(self.game.blank(), count), engine.dice(players)
        sums = engine.buffer(4, rows=players)
        decisions = engine.play_many(
            states, dice, self.seed, first, engine.buffer(engine.max_moves), engine.buffer(count)
        )
        engine.tally(states, sums)
        return Tally(players, count, int(decisions), [[int(value) for value in row] for row in sums])

    def _log(self, number: int) -> Record:
        """One game at random, played by the compiled loops and told by their log."""
        engine, game = fast.engine(self.game.name), self.game
        room, end = 4096, -1
        while end < 0:
            states, log = engine.states(game.blank(), 1), engine.buffer(room)
            seed = stream(self.seed, number)
            end = engine.log_game(states[0], engine.dice(game.players), seed, engine.buffer(engine.max_moves), log)
            room *= 4
        scores = [int(engine.score(states[0], seat)) for seat in range(game.players)]
        record = Record(
            game.name, game.players, dict(game.options), self._events(list(map(int, log[:end]))), self._names()
        )
        if "first" in record.options:
            record.options["first"] = int(states[0].first if not engine.compiled else states[0]["first"])
        record.scores = scores
        record.winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return record

    def _events(self, log: list[int]) -> list[dict[str, Any]]:
        events: list[dict[str, Any]] = []
        size = len(self.game.blank().deck)
        place = 0
        while place < len(log):
            if log[place] == DEAL:
                events.append({"deal": self.game.show_deck(log[place + 1 : place + 1 + size])})
                place += size
            else:
                seat, code = divmod(log[place], 1 << 9)
                events.append({"seat": seat, "move": str(self.game.notation[code])})
            place += 1
        return events

    def _play(self, number: int) -> Record:
        """One game between any bots, through the doors everybody uses."""
        seed = stream(self.seed, number)
        players = [bot(name, stream(seed, 1 + seat)) for seat, name in enumerate(self.bots)]
        state: State = self.game.deal(stream(seed, 0))
        while not state.over:
            state = state.play(players[state.seat].act(state.view(state.seat)))
        return state.record(self._names())

    def _names(self) -> list[str]:
        return [f"bot:{name}" for name in self.bots]


def _tally_of(record: Record) -> Tally:
    assert record.scores is not None
    assert record.winners is not None
    tally = Tally(record.players, 1, sum("move" in event for event in record.events))
    for seat, points in enumerate(record.scores):
        victory = WHOLE // len(record.winners) if seat in record.winners else 0
        tally.sums[seat] = [victory, points, victory**2, points**2]
    return tally


def simulate(
    job: Job,
    games: int,
    workers: int | None = None,
    write: Callable[[str], object] | None = None,
    progress: Callable[[int], object] = lambda games: None,
) -> Tally:
    """Plays so many games, hands their records to `write` in order, and adds them up."""
    total = Tally(job.game.players)
    for tally in _chunks(job, games, workers or os.cpu_count() or 1):
        total.add(tally)
        for line in tally.lines:
            assert write is not None
            write(line)
        progress(tally.games)
    return total


def _chunks(job: Job, games: int, workers: int) -> Iterator[Tally]:
    """The tallies of stretches of games, in order; only a few are in memory at a time."""
    threads = job.uniform and not job.records and fast.engine(job.game.name).compiled
    size = QUICK if threads else SLOW
    stretches = ((first, min(size, games - first)) for first in range(0, games, size))
    if workers == 1 or games <= size:
        yield from (job.play(*stretch) for stretch in stretches)
        return
    with _executor(workers, threads) as executor:
        waiting: deque[Future[Tally]] = deque()
        for stretch in stretches:
            waiting.append(executor.submit(job.play, *stretch))
            if len(waiting) > 4 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def _executor(workers: int, threads: bool) -> Iterator[Executor]:
    """Threads for the compiled loops, which hold no lock; processes for everything else."""
    executor: Executor
    if threads:
        executor = ThreadPoolExecutor(workers)
    else:
        leave_ctrl_c = partial(signal.signal, signal.SIGINT, signal.SIG_IGN)
        executor = ProcessPoolExecutor(workers, get_context("spawn"), leave_ctrl_c)
    try:
        yield executor
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def seats(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The bots of all seats: one name fills them all."""
    return tuple(names) * players if len(names) == 1 else tuple(names)
