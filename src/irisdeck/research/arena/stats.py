"""What the games of an arena prove: shares, ratings and a sequential test, from numbers alone.

The games of one deal are no independent trials, because the same cards come back in every seat. So the deal is the
observation everywhere: intervals, errors of ratings and the sequential test all look at how much deals differ.

Who has won everything has not proved everything: every estimate stays uncertain by a few games that were not played.
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

ELO = 400 / log(10)  # points for each unit of log-odds: ten to one is 400
WIDEST = 1000  # Elo that a sequential test may ask for: beyond, hardly a game is lost

Meetings = dict[tuple[int, int], tuple[float, float]]  # of two bots, the lower first: games, and those the first won
Matrix = list[list[float]]


# -- Two players --


def odds(difference: float) -> float:
    """The chance of winning at a difference in log-odds."""
    return 1 / (1 + exp(-difference))


def expected(elo: float) -> float:
    """The share of games won by whoever is so many points stronger."""
    return odds(elo / ELO)


def bradley_terry(bots: int, deals: Sequence[Meetings], virtual: float = 1.0) -> list[Estimate]:
    """Elo ratings with mean 0 that make the results most likely.

    Any two bots have played `virtual` games more, half of them won by each, so that no rating is infinite.
    The errors are those of the sandwich estimator: they come from how much deals differ.
    """
    played = total([*deals, dict.fromkeys(combinations(range(bots), 2), (virtual, virtual / 2))])
    strengths = [0.0] * bots
    for _ in range(100):
        curved = inverse(curvature(strengths, played))
        steps = product(curved, slope(strengths, played))
        strengths = [old + max(-1.0, min(1.0, step)) for old, step in zip(strengths, steps, strict=True)]
        if max(map(abs, steps)) < 1e-9:
            break
    errors = standard_errors(strengths, deals, virtual, curved)
    return [Estimate(ELO * strength, ELO * Z * error) for strength, error in zip(strengths, errors, strict=True)]


def total(deals: Iterable[Meetings]) -> Meetings:
    """All meetings added up."""
    sums: Meetings = {}
    for deal in deals:
        for pair, (games, won) in deal.items():
            before = sums.get(pair, (0.0, 0.0))
            sums[pair] = before[0] + games, before[1] + won
    return sums


def slope(strengths: Sequence[float], meetings: Meetings) -> list[float]:
    """By how many wins each bot did better than its strength promises: the gradient of the log-likelihood."""
    gains = [0.0] * len(strengths)
    for (one, other), (games, won) in meetings.items():
        gain = won - games * odds(strengths[one] - strengths[other])
        gains[one] += gain
        gains[other] -= gain
    return gains


def curvature(strengths: Sequence[float], meetings: Meetings) -> Matrix:
    """The information in the games, with strengths pinned to mean 0."""
    rows = [[1.0] * len(strengths) for _ in strengths]
    for (one, other), (games, _) in meetings.items():
        chance = odds(strengths[one] - strengths[other])
        weight = games * chance * (1 - chance)
        rows[one][one] += weight
        rows[other][other] += weight
        rows[one][other] -= weight
        rows[other][one] -= weight
    return rows


def standard_errors(
    strengths: Sequence[float], deals: Sequence[Meetings], virtual: float, curved: Matrix
) -> list[float]:
    """Of each strength: what every deal contributed, real or virtual, carried through the curvature."""
    pairs = [*combinations(range(len(strengths)), 2)]
    imagined: list[Meetings] = [{pair: (virtual / 2, won)} for pair in pairs for won in (0.0, virtual / 2)]
    moved = [product(curved, slope(strengths, deal)) for deal in [*deals, *imagined]]
    return [sqrt(sum(row[bot] ** 2 for row in moved)) for bot in range(len(strengths))]


def product(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    """A matrix times a vector."""
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """Of a symmetric positive definite matrix, by Gauss and Jordan: such a matrix needs no pivoting."""
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
    """OpenSkill ratings from the bots and ranks of each game; they start at 25, and the errors are OpenSkill's own."""
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

    The log-likelihood ratio is that of a normal distribution with the variance seen between deals, which holds whatever
    a deal can give (fishtest's pentanomial test is the same for two games of three results). Two virtual deals, one won
    and one lost, go into the variance: else the first few that end alike would decide.
    """

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05  # the chance to find elo1 where elo0 is true
    beta: float = 0.05  # the chance to find elo0 where elo1 is true
    deals: int = 0
    score: float = 0.0
    squares: float = 0.0

    def __post_init__(self) -> None:
        if not -WIDEST <= self.elo0 < self.elo1 <= WIDEST:
            said = f"not {self.elo0:g} and {self.elo1:g}"
            raise InvalidOption(f"elo0 must be less than elo1, both between -{WIDEST} and {WIDEST}, {said}")
        for name, risk in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < risk < 0.5:
                raise InvalidOption(f"{name} must lie between 0 and 0.5, not {risk:g}")

    def add(self, score: float) -> None:
        """Counts a deal by the share of its games that the first bot won."""
        self.deals += 1
        self.score += score
        self.squares += score * score

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the log-likelihood ratio decides."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    @property
    def llr(self) -> float:
        """How much likelier the deals are under elo1 than under elo0, as a logarithm."""
        low, high = expected(self.elo0), expected(self.elo1)
        count = self.deals + 2
        middle = (self.score + 1) / count
        variance = (self.squares + 1) / count - middle * middle
        return (high - low) * (self.score - self.deals * (low + high) / 2) / variance

    @property
    def verdict(self) -> str | None:
        """H0 or H1 once it is clear."""
        low, high = self.bounds
        return "H0" if self.llr <= low else "H1" if self.llr >= high else None
