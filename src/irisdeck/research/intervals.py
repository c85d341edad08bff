"""95 % confidence intervals: one formula for simulations, arenas and studies.

An observation is what is independent: a game, or a deal of an arena, whose games share their cards. The interval of a
mean is Student's t times the standard error over observations. That holds for any values. The formulas for yes or no
(Wilson, Agresti-Coull) do not, because a victory may be shared and the games of a deal count together.

The standard error fails where all observations are alike: at 0 % and at 100 % it is 0. But what never happened in n
trials may still happen in 3 of n (the rule of three, the 95 % bound of an exact binomial test). So the interval of a
share is never narrower than that.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

Z = 1.96  # standard errors to either side of a 95 % confidence interval


class Estimate(NamedTuple):
    """A number, and half the width of its 95 % confidence interval."""

    value: float
    width: float


def mean(value: float, error: float, observations: float) -> Estimate:
    """A mean with its standard error over two or more observations."""
    return Estimate(value, student(observations - 1) * error)


def share(value: float, error: float, observations: float, trials: float) -> Estimate:
    """A share, from 0 to 1, with its standard error; `trials` are the chances there were to count something.

    A single observation does not tell how much observations differ, so it leaves everything open.
    """
    if observations < 2:
        return Estimate(value, 1.0)
    return Estimate(value, min(1.0, max(student(observations - 1) * error, 3 / trials)))


def share_of(values: Sequence[float], trials: float) -> Estimate:
    """The share that is the mean of some observations, such as the share of victories in each deal."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return share(fmean(values), error, len(values), trials)


def standard_error(total: float, squares: float, observations: int) -> float:
    """Of the mean of observations, from their sum and the sum of their squares; 0 for a single one."""
    if observations < 2:
        return 0.0
    value = total / observations
    return sqrt(max(0.0, squares / observations - value * value) / (observations - 1))


def student(freedom: float) -> float:
    """Standard errors to either side of a 95 % interval: more than Z for few observations (by Fisher's series)."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
