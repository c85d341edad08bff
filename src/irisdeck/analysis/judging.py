"""What a decision was worth: the chances of every legal move, by what its player could know.

Every legal move is judged by search in the same sampled worlds (`search.judge`), so moves are compared world by world.
All are tried a little; those that may be the best, and the one that was played, are tried more often, until both are
known well. The result depends on the position, the seed and the budget alone, not on the machine or the speed.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from irisdeck.bots.levels import declares
from irisdeck.bots.questions import Judge
from irisdeck.engine import search
from irisdeck.engine.state import stream

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from irisdeck.bots.questions import Judged
    from irisdeck.engine.state import Fields
    from irisdeck.game import Move, State

SEARCHES, DEEP = 8, 2_000  # into so many searches a budget is split, as long as each has so many simulations at least
STAGES = (1 / 64, 1 / 16, 1 / 4, 1)  # of the first search: how often the moves are tried that are left at each stage
FEWEST = 16  # simulations of any move
ALONE = 700  # independent simulations that a search is worth at most: all of its own follow what one tree has learned
CLEAR = 2.6  # standard errors by which a move must be behind to be dropped: one in a hundred by mistake
CHARGED = 2.0  # standard errors by which another move must be better before the difference counts
WANTED = 0.01  # the standard error of both chances and of their difference at which a decision is known well enough
SHOWN_OPEN = 1 / 16  # of the budget: simulations of every move with open cards


class Chance(NamedTuple):
    """What a move is worth: the share of the victory that each seat can expect after it."""

    move: Move
    shares: tuple[float, ...]  # by seat, from 0 to 1; in games with `Game.ranked`, of the others left behind
    error: float  # one standard error of the mover's share
    simulations: int


class Judgment(NamedTuple):
    """All legal moves of a decision, the best first, and how surely the best is better than the one played."""

    chances: tuple[Chance, ...]
    played: Chance
    best: Chance  # the one played, unless another is better by more than chance explains
    error: float  # one standard error of the difference between both
    there: tuple[Chance, ...] = ()  # the same with all cards open, the best first


class Trial(NamedTuple):
    """The simulations of a move: those of one search, or of several with other dice."""

    answer: Judged
    seat: int
    searches: int = 1

    @property
    def values(self) -> list[int]:
        """What the mover got in each."""
        return self.answer.values

    @property
    def mean(self) -> float:
        """What the mover got on average, from 0 to 1."""
        return self.answer.sums[self.seat] / len(self.values) / search.WHOLE

    @property
    def error(self) -> float:
        """One standard error of the mean; as if one more simulation had been won and one lost."""
        return error_of([*self.values, 0, search.WHOLE], self.searches)

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat got on average."""
        sums = self.answer.sums
        return tuple(total / len(self.values) / search.WHOLE for total in sums[: len(sums) // 2])

    def and_then(self, answer: Judged) -> Trial:
        """The same with one more search."""
        sums = [one + other for one, other in zip(self.answer.sums, answer.sums, strict=True)]
        return Trial(type(answer)(sums, self.values + answer.values), self.seat, self.searches + 1)


def error_of(values: Sequence[int], searches: int) -> float:
    """One standard error of the mean of what simulations gave.

    More of them in one search tell less and less: with other dice its tree would have learned something else. Sums are
    of whole numbers, so that it is the same everywhere.
    """
    count, total, squares = len(values), sum(values), sum(value * value for value in values)
    independent = 1 / (1 / count + 1 / ALONE / searches)
    return sqrt(max(0, count * squares - total * total)) / count / sqrt(independent) / search.WHOLE


def difference(better: Trial, worse: Trial) -> tuple[float, float]:
    """By how much a move is better than another that was tried as often, and one standard error of that."""
    gaps = [one - other for one, other in zip(better.values, worse.values, strict=True)]
    error = error_of(gaps, better.searches) + 1 / len(gaps) / sqrt(len(gaps))
    return sum(gaps) / len(gaps) / search.WHOLE, error


def judge(state: State, move: Move, seed: int, simulations: int) -> Generator[Judge, Judged, Judgment]:
    """Judge the decision of the seat to act, who played a move, with so many simulations of a move at most."""
    trials = yield from tried_in_views(state, move, seed, simulations)
    there = yield from tried_openly(state, seed, max(FEWEST, int(simulations * SHOWN_OPEN)))
    played = trials[move]
    equals = [name for name, trial in trials.items() if len(trial.values) == len(played.values)]
    top = max(equals, key=lambda name: trials[name].mean)
    lead, error = difference(trials[top], played)
    best = top if lead > CHARGED * error else move
    chances = {name: Chance(name, trial.shares, trial.error, len(trial.values)) for name, trial in trials.items()}
    order = sorted(chances.values(), key=lambda chance: (chance.move != best, -chance.shares[state.seat]))
    return Judgment(tuple(order), chances[move], chances[best], error, there)


def tried_in_views(
    state: State, played: Move, seed: int, simulations: int
) -> Generator[Judge, Judged, dict[Move, Trial]]:
    """Trials of all legal moves in worlds that the seat to act cannot tell from the real one."""
    view = state.view(state.seat)
    question = asked_in_view(state, seed)
    searches = max(1, min(SEARCHES, simulations // DEEP))
    trials: dict[Move, Trial] = {}
    left = list(view.legal_moves)
    for number, count in rounds(simulations // searches, searches):
        dice = stream(question.seed, number) if number else question.seed
        for move in left:
            answer = yield question._replace(move=view.game.codes[move], simulations=count, seed=dice)
            trials[move] = trials[move].and_then(answer) if number else Trial(answer, state.seat)
        left = contenders({move: trials[move] for move in left}, played)
        if known_well(trials, left, played):
            break
    return trials


def rounds(simulations: int, searches: int) -> list[tuple[int, int]]:
    """The number of a search and its simulations, one after the other: the first one in stages, each from the start."""
    first = sorted({max(FEWEST, int(simulations * part)) for part in STAGES})
    return [*((0, count) for count in first), *((number, simulations) for number in range(1, searches))]


def tried_openly(state: State, seed: int, simulations: int) -> Generator[Judge, Judged, tuple[Chance, ...]]:
    """All legal moves for somebody who sees all cards, the best first."""
    question = asked(state, state._fields.copy(), search.OPEN, stream(seed, 2))._replace(simulations=simulations)
    chances = []
    for move in state.legal_moves:
        trial = Trial((yield question._replace(move=state.game.codes[move])), state.seat)
        chances.append(Chance(move, trial.shares, trial.error, simulations))
    return tuple(sorted(chances, key=lambda chance: -chance.shares[state.seat]))


def asked_in_view(state: State, seed: int) -> Judge:
    """The question about a position as the seat to act knows it."""
    view = state.view(state.seat)
    question = asked(state, view.sample(Random(stream(seed, 0)))._fields, state.seat, stream(seed, 1))
    if not declares(view.game, "reshuffle"):
        question = question._replace(another=lambda number: view.sample(Random(number))._fields)
    return question


def asked(state: State, fields: Fields, seat: int, seed: int) -> Judge:
    """The question about a position, before a move and a number of simulations are filled in."""
    stamps = max(search.CODES, max(state.game.notation) + 2)
    return Judge(state.game.name, state.game.players, fields, seat, 0, seed, 0, stamps)


def contenders(trials: dict[Move, Trial], played: Move) -> list[Move]:
    """The moves that may be the best, the likeliest first, and the one that was played."""
    best = max(trials, key=lambda move: trials[move].mean)
    left = []
    for move, trial in trials.items():
        lead, error = difference(trials[best], trial)
        if move in (best, played) or lead < CLEAR * error:
            left.append(move)
    left.sort(key=lambda move: (move != best, move != played, -trials[move].mean))
    return left


def known_well(trials: dict[Move, Trial], left: list[Move], played: Move) -> bool:
    """Whether the best move and the one that was played are known well enough, and no other may be the best."""
    best = left[0]
    _, error = difference(trials[best], trials[played])
    return not set(left) - {best, played} and max(trials[best].error, trials[played].error, error) <= WANTED
