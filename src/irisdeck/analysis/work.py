"""The work of an analysis: a record in, decision after decision judged, on all cores or by somebody else.

analysis = analyze(record)                       # all of it, on all cores
work = Work(record)                              # or piece by piece, in any order
work.keep(number, run(work.steps(number), answer))
"""

from __future__ import annotations

import os
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from threading import Event
from typing import TYPE_CHECKING, Any

from irisdeck.analysis.judging import judge
from irisdeck.analysis.report import Analysis, Decision
from irisdeck.bots.levels import declares, thinking
from irisdeck.bots.questions import run, run_by
from irisdeck.engine import search
from irisdeck.engine.state import stream
from irisdeck.game import IrisdeckError, State, grown_from, reveals, short

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from irisdeck.analysis.judging import Judgment
    from irisdeck.analysis.report import Shares
    from irisdeck.bots.questions import Ask, Judge, Judged, Question
    from irisdeck.engine import compile
    from irisdeck.game import Move
    from irisdeck.record import Record

SIMULATIONS = 16_000  # of a move at most: two good moves and their difference are then known to a point
MOST = 100_000  # of a move: the tree of such a search takes 13 MB
LONGEST = 2_000  # moves: no game of people or bots has come near it


class CannotAnalyze(IrisdeckError, ValueError):
    """A game that cannot be analyzed, and why."""


class Cancelled(Exception):
    """The analysis was cancelled before it was complete."""


class Work:
    """The analysis of a game, as far as it is done."""

    def __init__(self, record: Record, simulations: int = SIMULATIONS, result: Sequence[float] | None = None) -> None:
        """`result`: what each seat got, where a game was not played to its end, say because somebody resigned."""
        if type(simulations) is not int or not 1 <= simulations <= MOST:
            raise CannotAnalyze(f"simulations must be a whole number from 1 to {MOST}, not {short(simulations)}")
        self.simulations = simulations
        states = list(checked(record))
        if result is None and not states[-1].over:
            raise CannotAnalyze("the game is not over: only finished games can be analyzed")
        self.game = states[0].game
        if result is not None and len(result) != self.game.players:
            raise CannotAnalyze(f"the result must have {self.game.players} numbers, one for each seat")
        self.points = points(record, states)
        if len(self.points) > LONGEST:
            raise CannotAnalyze(f"the game has {len(self.points)} moves: {LONGEST} can be analyzed at most")
        self.result: Shares = shares(states[-1]) if result is None else tuple(result)
        self.kinds = kinds(self.points, states[-1])
        self.seed = grown_from(states[0]._deals[0][1])
        self.decisions: list[Decision | None] = [None] * len(self.points)

    def steps(self, number: int) -> Generator[Judge, Judged, Judgment]:
        """The questions whose answers judge a decision."""
        state, move = self.points[number]
        return judge(state, move, stream(self.seed, number), self.simulations)

    def keep(self, number: int, judgment: Judgment) -> None:
        """Keep the judgment of a decision."""
        self.decisions[number] = Decision(number, self.points[number][0].seat, judgment)

    @property
    def analysis(self) -> Analysis:
        """The analysis as far as it is done."""
        decisions = tuple(self.decisions)
        return Analysis(self.game.name, self.game.players, self.simulations, decisions, self.kinds, self.result)

    def engine(self) -> compile.Engine:
        """The rules and the search that answer questions here."""
        return thinking(self.game)


def checked(record: Record) -> list[State]:
    """The states of a record after each of its events; raises WrongRecord if it breaks the rules."""
    record.check()
    return list(record.replay())


def points(record: Record, states: Sequence[State]) -> list[tuple[State, Move]]:
    """Every decision: the state before it, and the move that was played."""
    moves = [number for number, event in enumerate(record.events) if "move" in event]
    return [(states[number - 1], states[number].history[-1][1]) for number in moves]


def shares(state: State) -> Shares:
    """What each seat got at the end of a game."""
    worth = thinking(state.game, "python").worth
    return tuple(worth(state._fields, seat) / search.WHOLE for seat in range(state.game.players))


def kinds(points: Sequence[tuple[State, Move]], last: State) -> tuple[str, ...]:
    """What changed the chances before each decision and after the last, other than the decisions."""
    states = [*(state for state, _ in points), last]
    return ("deal", *(kind(state, move, new) for (state, move), new in zip(points, states[1:], strict=True)))


def kind(before: State, move: Move, after: State) -> str:
    """What a move was followed by: a deal, a face uncovered, a card drawn, or only what the next player held."""
    if len(after._deals) != len(before._deals):
        return "deal"
    if thinking(before.game, "python").sight(before._fields, before.game.codes[move]):
        return "uncovered"
    return "drawn" if reveals(before, after, before.seat) else "held"


# -- Doing it --


def analyze(
    record: Record | State,
    simulations: int = SIMULATIONS,
    *,
    result: Sequence[float] | None = None,
    workers: int | None = None,
    progress: Callable[[Analysis], Any] = lambda analysis: None,
    cancelled: Callable[[], bool] = lambda: False,
) -> Analysis:
    """Analyze a finished game: its record, or its last state.

    `progress` is called with what is done after every decision. Raises CannotAnalyze, WrongRecord or Cancelled.
    """
    work = Work(record.record() if isinstance(record, State) else record, simulations, result)
    engine = work.engine()
    threads = (workers or os.cpu_count() or 1) if engine.compiled else 1
    stopped = Event()
    with ThreadPoolExecutor(threads, "analysis") as pool:
        waiting = list(range(len(work.points)))
        busy: dict[Any, int] = {}
        try:
            while waiting or busy:
                while waiting and len(busy) < threads:
                    number = waiting.pop(0)
                    task = pool.submit(judged_here, work, number, engine, lambda: stopped.is_set() or cancelled())
                    busy[task] = number
                for future in wait(busy, return_when=FIRST_COMPLETED).done:
                    work.keep(busy.pop(future), future.result())
                    progress(work.analysis)
        finally:
            stopped.set()  # after Ctrl-C, say, the other threads need not finish what they do
    return work.analysis


def judged_here(work: Work, number: int, engine: compile.Engine, cancelled: Callable[[], bool]) -> Judgment:
    """Judge a decision on this thread."""

    def answer(question: Question) -> Any:
        if cancelled():
            raise Cancelled
        return question.answer(engine)

    return run(work.steps(number), answer)


async def judged_by(work: Work, number: int, ask: Ask) -> Judgment:
    """The same, with questions answered elsewhere; those of a game without `reshuffle` are answered here."""
    if not declares(work.game, "reshuffle"):
        return judged_here(work, number, thinking(work.game, "python"), lambda: False)
    return await run_by(work.steps(number), ask)
