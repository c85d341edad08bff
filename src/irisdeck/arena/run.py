"""An arena at work: on all cores, in the order of its schedule, and going on where it was stopped."""

from __future__ import annotations

import json
import os
import signal
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from irisdeck import __version__
from irisdeck.arena.play import Arena, Outcome, Seating
from irisdeck.game import InvalidOption, IrisdeckError, short

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from irisdeck.arena.stats import Sprt

FORMAT = "irisdeck-arena/1"
AHEAD = 4  # games in the hands of the workers, for each of them


class WorkerDied(IrisdeckError):
    """A process that played is gone: it was killed, or a bot brought Python itself down."""


@dataclass
class Results:
    """What was played, deal by deal. A deal that is not finished does not count."""

    arena: Arena
    sprt: Sprt | None = None
    deals: list[list[Outcome]] = field(default_factory=list)
    unfinished: list[Outcome] = field(default_factory=list)
    interrupted: bool = False

    def add(self, outcome: Outcome) -> None:
        """Counts a game; they come in the order of the schedule."""
        self.unfinished.append(replace(outcome, record=None))
        if len(self.unfinished) == self.arena.games_per_deal:
            self.deals.append(self.unfinished)
            self.unfinished = []
            if self.sprt:
                self.sprt.add(sum(game.share(0) for game in self.deals[-1]) / len(self.deals[-1]))

    @property
    def decided(self) -> bool:
        """Whether a sequential test has found its answer."""
        return self.sprt is not None and self.sprt.verdict is not None


def compete(
    arena: Arena,
    games: int | None,
    *,
    sprt: Sprt | None = None,
    workers: int | None = None,
    log: str | os.PathLike[str] | None = None,
    write: Callable[[str], object] | None = None,
    progress: Callable[[int], object] = lambda games: None,
) -> Results:
    """Plays so many games, rounded up to whole deals, or until the sequential test has its answer.

    With a `log` every finished game is kept in that file, and games that are in it already are not played again.
    Records go to `write` in the order of the schedule. Ctrl-C ends the run, not the results.
    """
    schedule = arena.schedule(deals_for(arena, games, sprt))
    results = Results(arena, sprt)
    try:
        with closing(_outcomes(arena, schedule, workers or os.cpu_count() or 1, log)) as outcomes:
            for outcome in outcomes:
                results.add(outcome)
                if write and outcome.record:
                    write(as_line(outcome.record))
                progress(1)
                if results.decided:
                    break
    except KeyboardInterrupt:
        results.interrupted = True
    return results


def deals_for(arena: Arena, games: int | None, sprt: Sprt | None = None) -> int | None:
    """How many deals make so many games; no number where a sequential test alone decides."""
    if sprt and len(arena.bots) != 2:
        raise InvalidOption(f"a sequential test compares two bots, not {len(arena.bots)}")
    if games is None and not sprt:
        raise InvalidOption("only a sequential test needs no number of games")
    if games is not None and games < 1:
        raise InvalidOption(f"an arena plays one game or more, not {games}")
    return None if games is None else -(-games // arena.games_per_deal)


def _outcomes(
    arena: Arena, schedule: Iterator[Seating], workers: int, log: str | os.PathLike[str] | None
) -> Generator[Outcome]:
    """Games in the order of the schedule: those in the log, then the others as they are played."""
    if log is None:
        yield from _played(arena, schedule, workers)
        return
    with _opened(Path(log)) as file:
        begin_log(file, arena)
        yield from logged(file, schedule)
        with closing(_played(arena, schedule, workers)) as fresh:
            for outcome in fresh:
                file.write(to_json(outcome).encode() + b"\n")
                file.flush()
                yield outcome


# -- Workers --


def _played(arena: Arena, schedule: Iterator[Seating], workers: int) -> Generator[Outcome]:
    """Games in the order of the schedule, whoever plays them; only a few are under way at a time."""
    if workers == 1:
        yield from map(arena.play, schedule)
        return
    try:
        with _pool(workers) as pool:
            waiting = deque(pool.submit(arena.play, seating) for seating in islice(schedule, AHEAD * workers))
            while waiting:
                outcome = waiting.popleft().result()
                waiting.extend(pool.submit(arena.play, seating) for seating in islice(schedule, 1))
                yield outcome
    except BrokenProcessPool:
        why = "it was killed, perhaps for want of memory, or a bot brought Python down"
        raise WorkerDied(f"a process that played is gone: {why}") from None


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that leave Ctrl-C to us; when we stop early, what they are playing is not waited for."""
    leave_ctrl_c = partial(signal.signal, signal.SIGINT, signal.SIG_IGN)
    pool = ProcessPoolExecutor(workers, get_context("spawn"), leave_ctrl_c)
    try:
        yield pool
    except BaseException:
        for process in [*(pool._processes or {}).values()]:  # `terminate_workers` from Python 3.14 on
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


# -- The log: a line that says which arena it is, then a line for each game --


@contextmanager
def _opened(path: Path) -> Iterator[IO[bytes]]:
    try:
        file = path.open("a+b")
    except OSError as wrong:
        raise InvalidOption(f"cannot write {path}: {wrong.strerror or wrong}") from None
    with file:
        yield file


def as_line(values: dict[str, Any]) -> str:
    """JSON as records and logs write it."""
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def to_json(outcome: Outcome) -> str:
    """A game as a line of the log."""
    return as_line({key: value for key, value in asdict(outcome).items() if value is not None})


def header(arena: Arena) -> dict[str, Any]:
    """What must be the same for a log to be gone on with."""
    return {
        "format": FORMAT,
        "irisdeck": __version__,
        "game": arena.game.name,
        "players": arena.game.players,
        "options": arena.game.options,
        "bots": list(arena.bots),
        "seed": arena.seed,
        "records": arena.records,
    }


def begin_log(file: IO[bytes], arena: Arena) -> None:
    """Writes the first line of a new log, or proves that of an old one."""
    wanted = as_line(header(arena)).encode() + b"\n"
    file.seek(0)
    found = file.readline()
    if found == wanted:
        return
    if not wanted.startswith(found):  # else the file is new, or the crash came early
        raise InvalidOption(f"{file.name} {_difference(found, json.loads(wanted))}; choose another file")
    file.truncate(0)
    file.write(wanted)
    file.flush()


def _difference(line: bytes, wanted: dict[str, Any]) -> str:
    """Why a log cannot be gone on with."""
    try:
        found = json.loads(line)
        if found["format"] != FORMAT:
            return "is no log of an arena"
        key = next(key for key in wanted if found[key] != wanted[key])
    except (ValueError, LookupError, TypeError, StopIteration):
        return "is no log of an arena"
    return f"is the log of another arena: {key} is {short(found[key])} there and {short(wanted[key])} here"


def logged(file: IO[bytes], schedule: Iterator[Seating]) -> Iterator[Outcome]:
    """The games of a log; a last line that was not written to its end is dropped."""
    number, start = 2, file.tell()
    while line := file.readline():
        if not line.endswith(b"\n"):
            file.truncate(start)
            return
        seating = next(schedule, None)
        if seating is None:
            return
        try:
            outcome = from_json(line, seating)
        except (ValueError, LookupError, TypeError, AttributeError):
            raise InvalidOption(f"{file.name}: line {number} is not the game that was due there") from None
        yield outcome
        number, start = number + 1, file.tell()


def from_json(line: bytes, seating: Seating) -> Outcome:
    """Reads a game back, or fails if it is not the one of this seating."""
    values: dict[str, Any] = json.loads(line)
    parts: Any = {key: tuple(value) if isinstance(value, list) else value for key, value in values.items()}
    outcome = Outcome(**parts)
    if Seating(outcome.deal, outcome.seats) != seating or len(outcome.ranks) != len(seating.seats):
        raise ValueError
    if min(outcome.ranks) != 1 or (outcome.forfeit is None) != (outcome.error is None):
        raise ValueError
    return outcome
