"""The statistics of an arena: ratings and a sequential test, from plain numbers.

The games of one deal are not independent, because every seat plays the same cards. So the deal is the observation:
intervals, errors of ratings and the sequential test all use the variance between deals.

Virtual games keep estimates finite and uncertain even for a bot that won every game.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import TYPE_CHECKING

from irisdeck.game import InvalidOption
from irisdeck.research.intervals import Estimate, Z

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ELO = 400 / log(10)  # points per unit of log-odds: odds of ten to one are 400 points
WIDEST = 1000  # the largest Elo of a sequential test: beyond it hardly a game is lost

Meetings = dict[tuple[int, int], tuple[float, float]]  # by pair of bots, the lower first: games, and wins of the first
Matrix = list[list[float]]


# -- Two players --


def odds(difference: float) -> float:
    """The chance of winning at a difference in log-odds."""
    return 1 / (1 + exp(-difference))


def expected(elo: float) -> float:
    """The share of games that a bot wins if it is stronger by `elo` points."""
    return odds(elo / ELO)


def bradley_terry(bots: int, deals: Sequence[Meetings], virtual: float = 1.0) -> list[Estimate]:
    """Maximum-likelihood Elo ratings with mean 0.

    Every pair of bots gets `virtual` extra games, half of them won by each, so that no rating is infinite.
    The errors come from the sandwich estimator, which uses the variance between deals. Wins may be any numbers, as
    sharpened ones are; all together they count from none to all games.
    """
    real = {pair: (games, min(games, max(0.0, won))) for pair, (games, won) in total(deals).items()}
    played = total([real, dict.fromkeys(combinations(range(bots), 2), (virtual, virtual / 2))])
    strengths = [0.0] * bots
    for _ in range(100):
        inverted = inverse(curvature(strengths, played))
        steps = product(inverted, slope(strengths, played))
        strengths = [old + max(-1.0, min(1.0, step)) for old, step in zip(strengths, steps, strict=True)]
        if max(map(abs, steps)) < 1e-9:
            break
    errors = standard_errors(strengths, deals, virtual, inverted)
    return [Estimate(ELO * strength, ELO * Z * error) for strength, error in zip(strengths, errors, strict=True)]


def total(deals: Iterable[Meetings]) -> Meetings:
    """The sum of all meetings."""
    sums: Meetings = {}
    for deal in deals:
        for pair, (games, won) in deal.items():
            before = sums.get(pair, (0.0, 0.0))
            sums[pair] = before[0] + games, before[1] + won
    return sums


def slope(strengths: Sequence[float], meetings: Meetings) -> list[float]:
    """The gradient of the log-likelihood: each bot's wins minus its expected wins."""
    gains = [0.0] * len(strengths)
    for (first, second), (games, won) in meetings.items():
        gain = won - games * odds(strengths[first] - strengths[second])
        gains[first] += gain
        gains[second] -= gain
    return gains


def curvature(strengths: Sequence[float], meetings: Meetings) -> Matrix:
    """The Fisher information of the games, with strengths pinned to mean 0."""
    rows = [[1.0] * len(strengths) for _ in strengths]
    for (first, second), (games, _) in meetings.items():
        chance = odds(strengths[first] - strengths[second])
        weight = games * chance * (1 - chance)
        rows[first][first] += weight
        rows[second][second] += weight
        rows[first][second] -= weight
        rows[second][first] -= weight
    return rows


def standard_errors(
    strengths: Sequence[float], deals: Sequence[Meetings], virtual: float, inverted: Matrix
) -> list[float]:
    """The standard error of each strength, from the influence of every real and virtual deal on it."""
    pairs = [*combinations(range(len(strengths)), 2)]
    virtual_deals: list[Meetings] = [{pair: (virtual / 2, won)} for pair in pairs for won in (0.0, virtual / 2)]
    influences = [product(inverted, slope(strengths, deal)) for deal in [*deals, *virtual_deals]]
    return [sqrt(sum(row[bot] ** 2 for row in influences)) for bot in range(len(strengths))]


def product(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    """A matrix times a vector."""
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric positive definite matrix by Gauss-Jordan elimination, which needs no pivoting here."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [a - rows[j][i] * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


# -- Three and more players --


def plackett_luce(bots: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Estimate]:
    """OpenSkill ratings from the bots and ranks of each game; they start at 25, with OpenSkill's own errors."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots do not get better while they play
    ratings = [model.rating() for _ in range(bots)]
    for seats, ranks in games:
        after = model.rate([[ratings[bot]] for bot in seats], ranks=[float(rank) for rank in ranks])
        for bot, (rating,) in zip(seats, after, strict=True):
            ratings[bot] = rating
    return [Estimate(rating.mu, Z * rating.sigma) for rating in ratings]


# -- The sequential test --


@dataclass
class Sprt:
    """A generalized sequential probability ratio test: is the first of two bots `elo1` stronger, or only `elo0`?

    The log-likelihood ratio assumes a normal distribution with the observed variance between deals, so it works for any
    score that a deal can have (fishtest's pentanomial test is the case of two games with three results). Two virtual
    deals, one won and one lost, count in the variance: otherwise a few equal first deals would decide.
    """

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05  # the chance to accept elo1 if elo0 is true
    beta: float = 0.05  # the chance to accept elo0 if elo1 is true
    deals: int = 0
    score: float = 0.0
    squares: float = 0.0

    def __post_init__(self) -> None:
        if not -WIDEST <= self.elo0 < self.elo1 <= WIDEST:
            given = f"not {self.elo0:g} and {self.elo1:g}"
            raise InvalidOption(f"elo0 must be less than elo1, both between -{WIDEST} and {WIDEST}, {given}")
        for name, risk in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < risk < 0.5:
                raise InvalidOption(f"{name} must lie between 0 and 0.5, not {risk:g}")

    def add(self, score: float) -> None:
        """Add a deal by its score, the share of its games that the first bot won."""
        self.deals += 1
        self.score += score
        self.squares += score * score

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which H0 and H1 are accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    @property
    def llr(self) -> float:
        """The log-likelihood ratio of elo1 to elo0."""
        low, high = expected(self.elo0), expected(self.elo1)
        count = self.deals + 2
        mean = (self.score + 1) / count
        variance = (self.squares + 1) / count - mean * mean
        return (high - low) * (self.score - self.deals * (low + high) / 2) / variance

    @property
    def verdict(self) -> str | None:
        """H0 or H1, or None while the test is undecided."""
        low, high = self.bounds
        return "H0" if self.llr <= low else "H1" if self.llr >= high else None
