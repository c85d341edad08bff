"""Numbers with 95 % confidence intervals, from sums over games.

Games are independent; what happens within one is not. So the game is the observation everywhere: the interval of a
ratio looks at how much the games differ from it, each with all its rounds or decisions together.
"""

from __future__ import annotations

from itertools import accumulate
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from irisdeck.engine.counting import GAMES
from irisdeck.research import intervals
from irisdeck.research.intervals import Estimate, Z

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.research.study.count import Counts
    from irisdeck.research.study.figures import Figure


def estimate(counts: Counts, figure: Figure) -> Estimate | None:
    """A figure with its interval; None where its denominator came up in fewer than two games.

    A ratio of sums has the variance of how far each game is off from it, by the first term of Taylor's series (the
    delta method); over the number of games it is the plain mean. The games that count are those that have any of the
    denominator: the square of its sum over the sum of its squares, which is their number if all have the same (Kish).
    """
    below, below_squares, _ = counts.sums[figure.per]
    top, squares, products = counts.sums[figure.top]
    games = below * below / below_squares if below else 0.0
    if games < 2:
        return None
    if figure.per == GAMES:  # the products were formed with the column's other denominator
        products = top
    # Exact until the last step: of numbers this large a difference of floats would keep few digits.
    off = squares * below * below - 2 * top * below * products + top * top * below_squares
    error = sqrt(max(0, off) / (below * below) * games / (games - 1)) / below / figure.whole
    value = top / below / figure.whole
    if not figure.share:
        return intervals.mean(value, error, games)
    return intervals.share(value, error, games, trials=below if off else games)  # if all are alike, a game is one trial


def difference(one: Estimate, other: Estimate) -> Estimate:
    """By how much the second of two independent figures is larger."""
    return Estimate(other.value - one.value, sqrt(one.width**2 + other.width**2))


class Quantile(NamedTuple):
    """A value that a part of the games does not exceed, and between which values that holds with 95 % confidence."""

    value: int
    low: int
    high: int


def quantile(bins: Sequence[int], part: float) -> Quantile:
    """From the order of the values alone: so many of n are below with a binomial spread, whatever they look like."""
    games = sum(bins)
    spread = Z * sqrt(games * part * (1 - part))
    reached = [*accumulate(bins)]

    def at(rank: float) -> int:
        return next(value for value, count in enumerate(reached) if count >= min(max(rank, 1), games))

    return Quantile(at(games * part), at(games * part - spread), at(games * part + spread + 1))
