"""Games between bots: many, on all cores, the same for the same seed whoever computes them."""

from __future__ import annotations

import json
import os
import time
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

from irisdeck import __version__
from irisdeck.bots import bot, check_bot
from irisdeck.engine import compile
from irisdeck.engine.loops import DEAL
from irisdeck.engine.state import MASK, stream
from irisdeck.game import InvalidOption, IrisdeckError
from irisdeck.record import Record
from irisdeck.research import intervals, journal
from irisdeck.research.crew import Crew
from irisdeck.research.intervals import Estimate

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence
    from pathlib import Path

    from irisdeck.game import Game, State

FORMAT = "irisdeck-simulation/1"
WHOLE = 60  # a victory in whole numbers, however many seats share it
BATCH = 4096  # games that are in memory side by side
FEW = 32  # games for which nobody else is asked to help
KEPT = 2.0  # seconds between two lines of a log


class Sums(Protocol):
    """What many games add up to; exact, so that it does not matter how they were cut into pieces."""

    games: int

    def add(self, other: Self) -> None:
        """Adds the sums of other games."""

    def blank(self) -> Self:
        """The sums of no games."""

    def to_dict(self) -> dict[str, Any]:
        """The sums as JSON values."""


S = TypeVar("S", bound=Sums)


@dataclass
class Tally:
    """The sums of many games: victories and points of each seat."""

    players: int
    games: int = 0
    decisions: int = 0
    sums: list[list[int]] = field(default_factory=list)  # of each seat, as engine/loops.py tallies them
    lines: list[str] = field(default_factory=list)  # records, where they are wanted
    interrupted: bool = False  # by Ctrl-C: then there are fewer games than were wanted

    def __post_init__(self) -> None:
        self.sums = self.sums or [[0] * 4 for _ in range(self.players)]

    def add(self, other: Tally) -> None:
        """Adds the sums of other games; their records are not kept."""
        self.games += other.games
        self.decisions += other.decisions
        self.sums = [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(self.sums, other.sums, strict=True)]

    def blank(self) -> Tally:
        return Tally(self.players)

    def to_dict(self) -> dict[str, Any]:
        return {"games": self.games, "decisions": self.decisions, "sums": self.sums}

    @classmethod
    def from_dict(cls, values: dict[str, Any], players: int) -> Tally:
        """Reads back what `to_dict` wrote."""
        tally = cls(players, values["games"], values["decisions"], values["sums"])
        if [len(row) for row in tally.sums] != [4] * players:
            raise ValueError
        return tally

    def share(self, seat: int) -> Estimate:
        """The share of victories of a seat; a shared victory counts in parts."""
        wins, squares = self.sums[seat][0] / WHOLE, self.sums[seat][2] / WHOLE**2
        error = intervals.standard_error(wins, squares, self.games)
        return intervals.share(wins / self.games, error, self.games, trials=self.games)

    def points(self, seat: int) -> Estimate:
        """The mean score of a seat; a single game has no interval."""
        points, squares = self.sums[seat][1], self.sums[seat][3]
        if self.games == 1:
            return Estimate(points, 0.0)
        return intervals.mean(points / self.games, intervals.standard_error(points, squares, self.games), self.games)


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

    @property
    def lockless(self) -> bool:
        """Whether threads can share the work: all of it is compiled."""
        return self.uniform and not self.records and compile.engine(self.game.rules).compiled

    def play(self, numbers: range) -> Tally:
        """Plays the games of these numbers."""
        tally = Tally(self.game.players)
        if self.uniform and not self.records:
            for batch in batches(numbers):
                tally.add(self._play_batch(batch.start, len(batch)))
            return tally
        for number in numbers:
            record = self._log(number) if self.uniform else self.record(number)
            tally.add(_tally_of(record))
            if self.records:
                tally.lines.append((record.traced() if self.trace else record).to_json())
        return tally

    def _play_batch(self, first: int, count: int) -> Tally:
        engine, players = compile.engine(self.game.rules), self.game.players
        states, dice = engine.states(self.game.blank(), count), engine.dice(players)
        sums = engine.buffer(4, rows=players)
        decisions = engine.play_many(
            states, dice, self.seed, first, engine.buffer(engine.max_moves), engine.buffer(count)
        )
        engine.tally(states, sums)
        return Tally(players, count, int(decisions), [[int(value) for value in row] for row in sums])

    def _log(self, number: int) -> Record:
        """Play one game at random in the compiled loops, and make a record of their log."""
        engine, game = compile.engine(self.game.rules), self.game
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

    def record(self, number: int) -> Record:
        """Play one game between any bots through the public surface, and return its record."""
        return self.end_of(number).record(self._names())

    def end_of(self, number: int) -> State:
        """The last position of a game."""
        seed = stream(self.seed, number)
        players = [bot(name, stream(seed, 1 + seat)) for seat, name in enumerate(self.bots)]
        state: State = self.game.deal(stream(seed, 0))
        while not state.over:
            state = state.play(players[state.seat].act(state.view(state.seat)))
        return state

    def _names(self) -> list[str]:
        return [f"bot:{name}" for name in self.bots]

    def about(self) -> dict[str, Any]:
        """What the games depend on: the same program plays the same games from it."""
        game = self.game
        settings = {"game": game.name, "players": game.players, "options": game.options}
        return {"irisdeck": __version__, **settings, "bots": list(self.bots), "seed": self.seed}

    def recognized(self, line: bytes, number: int) -> Record:
        """A record of this job's game of some number, or ValueError."""
        record = Record.from_line(line)
        dealt = self.game.deal(stream(stream(self.seed, number), 0)).record(self._names())
        wanted = (dealt.game, dealt.players, dealt.options, dealt.names, dealt.events[0])
        traced = any("legal" in event for event in record.events)
        if (record.game, record.players, record.options, record.names, record.events[0]) != wanted:
            raise ValueError
        if traced != self.trace or record.scores is None or len(record.scores) != record.players:
            raise ValueError
        return record


def _tally_of(record: Record) -> Tally:
    assert record.scores is not None
    assert record.winners is not None
    tally = Tally(record.players, 1, sum("move" in event for event in record.events))
    for seat, points in enumerate(record.scores):
        victory = WHOLE // len(record.winners) if seat in record.winners else 0
        tally.sums[seat] = [victory, points, victory**2, points**2]
    return tally


def batches(numbers: range) -> Iterator[range]:
    """The same numbers in batches that fit into memory."""
    return (numbers[start : start + BATCH] for start in range(0, len(numbers), BATCH))


# -- Many --


def simulate(
    job: Job,
    games: int,
    workers: int | None = None,
    write: Callable[[str], object] | None = None,
    progress: Callable[[int], object] = lambda games: None,
    *,
    ray: str | None = None,
    log: str | os.PathLike[str] | None = None,
    total: Tally | None = None,
) -> Tally:
    """Plays so many games, hands their records to `write` in order, and adds them up.

    With a `log` the sums are kept in that file, and games that are in it already are not played again. What is in
    `total` has been played before, too. Ctrl-C ends the run, not the results.
    """
    total = total or Tally(job.game.players)
    helpers = 1 if games <= FEW and not ray else workers
    threads = helpers != 1 and job.lockless
    try:
        with Crew(helpers, ray, threads=threads) as crew, _log_of(job, log) as kept:
            if kept:
                for tally in kept.read(lambda line: _next_of(total, json.loads(line)), "what comes next in it"):
                    total.add(tally)
                    progress(tally.games)
                refuse_more(total.games, games, str(log))
            with closing(add_up(crew, job.play, total, games, kept)) as parts:
                for tally in parts:
                    for line in tally.lines:
                        assert write is not None
                        write(line)
                    progress(tally.games)
    except KeyboardInterrupt:
        total.interrupted = True
    return total


def add_up(
    crew: Crew,
    play: Callable[[range], S],
    total: S,
    games: int,
    kept: journal.Journal | None = None,
    about: dict[str, Any] | None = None,
) -> Generator[S]:
    """Lets a crew play until the total holds so many games; gives the parts as they are added, in order.

    The log gets a line every few seconds, with what it is `about`.
    """
    start = first = total.games
    late = time.monotonic() + KEPT
    unkept: list[S] = []

    def take(size: int) -> range:
        nonlocal start
        piece = range(start, min(start + size, games))
        start = piece.stop
        return piece

    def keep() -> None:
        nonlocal first, late
        lately = total.blank()
        while unkept:
            lately.add(unkept.pop(0))
        if kept and lately.games:
            kept.write({**(about or {}), "first": first, **lately.to_dict()})
        first, late = first + lately.games, time.monotonic() + KEPT

    try:
        for part in crew.do(play, take):
            total.add(part)
            unkept.append(part)
            yield part
            if time.monotonic() > late:
                keep()
    finally:
        keep()


def refuse_more(found: int, games: int, file: str) -> None:
    """A file that holds more games than are wanted would have to be cut in two."""
    if found > games:
        raise InvalidOption(f"{file} holds {found} games already: ask for as many or more")


# -- Resuming --


def _log_of(job: Job, log: str | os.PathLike[str] | None) -> Any:
    if log is None:
        return nullcontext()
    return journal.opened(log, "simulation", {"format": FORMAT, **job.about()})


def _next_of(total: Tally, values: dict[str, Any]) -> Tally:
    if values["first"] != total.games:
        raise ValueError
    return Tally.from_dict(values, total.players)


def resumed(job: Job, path: Path) -> Tally:
    """The sums of the records that an interrupted run left behind, once they are proved to be those of this job.

    A record does not tell its seed, but its cards do: they must be those of the game of its number. A last line that
    was not written to its end is cut off.
    """
    total, end = Tally(job.game.players), 0
    with path.open("rb") as file:
        for line in file:
            if not line.endswith(b"\n"):
                break
            try:
                total.add(_tally_of(job.recognized(line, total.games)))
            except (IrisdeckError, ValueError, LookupError, TypeError):
                number = total.games
                raise InvalidOption(f"{path}: line {number + 1} is not game {number} of this simulation") from None
            end += len(line)
    os.truncate(path, end)
    return total


def seats(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The bots of all seats: one name fills them all."""
    return tuple(names) * players if len(names) == 1 else tuple(names)
