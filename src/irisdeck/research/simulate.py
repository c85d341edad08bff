"""Simulate many games between bots on all cores; the same seed gives the same games on any number of workers."""

from __future__ import annotations

import json
import os
import time
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar

from irisdeck import __version__
from irisdeck.bots import check_player, checked_move, player_name, seated
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

    from irisdeck.bots import Acting
    from irisdeck.game import Game, State

FORMAT = "irisdeck-simulation/1"
WHOLE = 60  # a victory as an integer that any number of winners divides
FEW = 32  # so few games are played without workers
KEPT = 2.0  # seconds between two lines of a log
LEAST = 64  # a piece of the last games is no smaller than this part of others


class Sums(Protocol):
    """Exact sums over many games: the same however the games are cut into pieces."""

    games: int

    def add(self, other: Self) -> None:
        """Add the sums of other games."""

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
    sums: list[list[int]] = field(default_factory=list)  # for each seat, as engine/loops.py tallies them
    lines: list[str] = field(default_factory=list)  # records, where they are wanted
    interrupted: bool = False  # by Ctrl-C, before all games were played

    def __post_init__(self) -> None:
        self.sums = self.sums or [[0] * 4 for _ in range(self.players)]

    def add(self, other: Tally) -> None:
        """Add the sums of other games, without their records."""
        self.games += other.games
        self.decisions += other.decisions
        self.sums = [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(self.sums, other.sums, strict=True)]

    def blank(self) -> Tally:
        return Tally(self.players)

    def to_dict(self) -> dict[str, Any]:
        return {"games": self.games, "decisions": self.decisions, "sums": self.sums}

    @classmethod
    def from_dict(cls, values: dict[str, Any], players: int) -> Tally:
        """Parse what `to_dict` wrote."""
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
    """The game, bots and seed of a simulation."""

    game: Game
    bots: tuple[str | Acting, ...]  # names as `irisdeck.bot` understands them, or objects with `act(view)`
    seed: int = 0
    records: bool = False
    trace: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", self.seed & MASK)  # the compiled loops take no more than 62 bits
        for player in self.bots:
            check_player(player, self.game)
        if len(self.bots) != self.game.players:
            raise InvalidOption(f"{self.game.players} players need {self.game.players} bots, not {len(self.bots)}")

    @property
    def uniform(self) -> bool:
        """Whether all bots play at random, so that the compiled loops can play it."""
        return all(player == "random" for player in self.bots)

    @property
    def lockless(self) -> bool:
        """Whether all of the work is compiled, so that threads can share it."""
        return self.uniform and not self.records and compile.engine(self.game.rules).compiled

    def play(self, numbers: range) -> Tally:
        """Play the games with these numbers."""
        tally = Tally(self.game.players)
        if self.uniform and not self.records:
            return self._play_at_random(numbers)
        for number in numbers:
            record = self._log(number) if self.uniform else self.record(number)
            tally.add(_tally_of(record))
            if self.records:
                tally.lines.append((record.traced() if self.trace else record).to_json())
        return tally

    def _play_at_random(self, numbers: range) -> Tally:
        """Play games in one compiled call: whatever is done for each of them in Python, threads do one by one."""
        engine, players = compile.engine(self.game.rules), self.game.players
        sums = engine.buffer(4, rows=players)
        decisions = engine.play_and_tally(
            engine.states(self.game.blank(), 1),
            engine.states(self.game.blank(), 1),
            engine.dice(players),
            self.seed,
            numbers.start,
            len(numbers),
            engine.buffer(engine.max_moves),
            sums,
        )
        return Tally(players, len(numbers), int(decisions), [[int(value) for value in row] for row in sums])

    def _log(self, number: int) -> Record:
        """Play one game at random in the compiled loops, and turn their log into a record."""
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
        record.others = self._origin(number)
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
        record = self.end_of(number).record(self._names())
        record.others = self._origin(number)
        return record

    def end_of(self, number: int) -> State:
        """The last position of a game."""
        *_, state = self.positions(number)
        return state

    def positions(self, number: int) -> Iterator[State]:
        """The positions of a game, from the deal to the end."""
        seed = stream(self.seed, number)
        players = [seated(player, stream(seed, 1 + seat)) for seat, player in enumerate(self.bots)]
        state: State = self.game.deal(stream(seed, 0))
        yield state
        while not state.over:
            name = player_name(self.bots[state.seat])
            state = state.play(checked_move(players[state.seat], state.view(state.seat), name))
            yield state

    def _origin(self, number: int) -> dict[str, int]:
        """What a record says of where it comes from: with this and the bots' names the game can be played again."""
        return {"seed": self.seed, "number": number}

    def _names(self) -> list[str]:
        return [f"bot:{player_name(player)}" for player in self.bots]

    def about(self) -> dict[str, Any]:
        """All that the games depend on, as JSON values."""
        game = self.game
        settings = {"game": game.name, "players": game.players, "options": game.options}
        return {"irisdeck": __version__, **settings, "bots": [*map(player_name, self.bots)], "seed": self.seed}

    def recognized(self, line: bytes, number: int) -> Record:
        """Parse a record and check that it is game `number` of this job, or raise ValueError."""
        record = Record.from_line(line)
        expected = self.game.deal(stream(stream(self.seed, number), 0)).record(self._names())
        wanted = (expected.game, expected.players, expected.options, expected.names, expected.events[0])
        traced = any("legal" in event for event in record.events)
        if (record.game, record.players, record.options, record.names, record.events[0]) != wanted:
            raise ValueError
        if record.others not in ({}, self._origin(number)):  # earlier versions wrote none
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


# -- Many games --


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
    """Play games until there are `games` of them, pass their records to `write` in order, and return their sums.

    With a `log` the sums are saved in that file, and a run resumes from it. A `total` has the sums of games that were
    played before. Ctrl-C ends the run and returns what is finished.
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
    """Let a crew play until the total has `games` games; yield each part once it is added, in order.

    The log gets a line every few seconds, which begins with `about`.
    """
    left = range(total.games, games)
    unlogged = _Unlogged(kept, about or {}, total.games, total.blank)

    def take(size: int) -> range:
        """The next games; towards the end fewer at a time, so that no worker plays on alone for long."""
        nonlocal left
        if crew.workers > 1:
            size = min(size, max(1, size // LEAST, len(left) // (2 * crew.workers)))
        piece, left = left[:size], left[size:]
        return piece

    try:
        for part in crew.do(play, take):
            total.add(part)
            unlogged.parts.append(part)
            yield part
            if time.monotonic() > unlogged.due:
                unlogged.flush()
    finally:
        unlogged.flush()


@dataclass
class _Unlogged(Generic[S]):
    """Finished parts that are not in the log yet."""

    log: journal.Journal | None
    about: dict[str, Any]
    first: int  # the number of their first game
    blank: Callable[[], S]
    parts: list[S] = field(default_factory=list)
    due: float = field(default_factory=lambda: time.monotonic() + KEPT)

    def flush(self) -> None:
        """Write the sum of the parts as one line."""
        sums = self.blank()
        while self.parts:
            sums.add(self.parts.pop(0))
        if self.log and sums.games:
            self.log.write({**self.about, "first": self.first, **sums.to_dict()})
        self.first += sums.games
        self.due = time.monotonic() + KEPT


def refuse_more(held: int, games: int, file: str) -> None:
    """Refuse a file that holds more games than are wanted."""
    if held > games:
        raise InvalidOption(f"{file} holds {held} games already: ask for as many or more")


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
    """Check that the records of an interrupted run belong to this job, and return their sums.

    The deal of each must be that of the game of its number. An incomplete last line is cut off.
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
