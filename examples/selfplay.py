"""What self-play needs besides a learner: whose decision earned what, games against bots, a curve. NumPy alone."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from irisdeck import InvalidOption, bot, envs, game
from irisdeck.bots import check_bot
from irisdeck.research import charts, intervals
from irisdeck.research.intervals import Estimate

if TYPE_CHECKING:
    from collections.abc import Callable

    Choose = Callable[[Any, Any], Any]  # observations and masks in, an action for each row out


def credit(seats: Any, values: Any, rewards: Any, terminated: Any, trace: float = 0.95) -> tuple[Any, Any]:
    """How much better every decision turned out than was expected of it (GAE), and for which decisions that is known.

    All arrays go by step and row: whose decision it was, what that seat's net expected to win, what the step paid to
    every seat, and whether it ended the game. Row by row the decisions of all seats stand mixed, so what comes next
    is remembered for each seat apart, from the last step back: its next decision in the same game, or the end of the
    game and what it paid to this seat, whoever made the last move. Where the steps break off in the middle of a
    game, the last decision of each seat has no next one. It lends its value to the one before, and is not known.
    """
    advantages, known = np.zeros_like(values), np.zeros(values.shape, np.bool_)
    paid, value, advantage = (np.zeros(rewards.shape[1:], values.dtype) for _ in range(3))  # by row and seat: what
    follows = np.zeros(rewards.shape[1:], np.bool_)  # the seat gets before its next decision, and what that was worth
    row = np.arange(values.shape[1])
    for step in reversed(range(len(values))):
        ended, own = terminated[step], (row, seats[step])
        paid[ended], value[ended], advantage[ended], follows[ended] = 0, 0, 0, True
        paid += rewards[step]
        known[step] = follows[own]
        surprise = paid[own] + value[own] - values[step]
        advantages[step] = np.where(known[step], surprise + trace * advantage[own], 0)
        paid[own], value[own], advantage[own], follows[own] = 0, values[step], advantages[step], True
    return advantages, known


def shares(opponent: str, choose: Choose, name: str, players: int, deals: int, seed: int) -> Any:
    """The part of the victory won in each of so many deals, each played once from every seat, the others being bots."""
    return np.mean([_from_seat(seat, opponent, choose, name, players, deals, seed) for seat in range(players)], axis=0)


def _from_seat(seat: int, opponent: str, choose: Choose, name: str, players: int, deals: int, seed: int) -> Any:
    vec, other = envs.vector(name, players, deals, seed=seed, threads=1), bot(opponent, seed)
    vec.reset()
    won, playing = np.zeros(deals), np.ones(deals, np.bool_)
    while playing.any():
        actions = vec.random_actions.copy()  # for the games that follow those that count
        ours = playing & (vec.to_act == seat)
        if ours.any():
            actions[ours] = choose(vec.obs[ours], vec.mask[ours])
        for row in np.flatnonzero(playing & ~ours).tolist():
            actions[row] = vec.layout.numbered(other.act(vec.view(row)))
        vec.step(actions)
        over = playing & vec.terminated
        won[over] = (vec.rewards[over, seat] * (players - 1) + 1) / players
        playing &= ~over
    return won


def interval(won: Any) -> Estimate:
    """The mean over deals with its 95 % interval; the games of one deal are not independent, so a deal counts once."""
    return intervals.share_of(won.tolist(), trials=len(won))


# -- The program around a learner --


def check(name: str, players: int, opponent: str, deals: int, save: str, out: str | None) -> None:
    """Refuses what would fail only in the end."""
    check_bot(opponent, game(name, players))
    if deals < 2:
        raise InvalidOption("measuring takes two deals or more")
    for path in filter(None, (save, out)):
        if not os.access(Path(path).parent, os.W_OK):
            raise InvalidOption(f"cannot write {path}: there is no such folder, or it is not yours")
    if out:
        charts.check_path(out)


def plot(curve: list[tuple[float, float, float]], path: str, what: str, opponent: str, players: int) -> None:
    """Draw a learning curve as SVG: minutes, share of the victories, half its interval."""
    points = [(minutes, Estimate(100 * mean, 100 * width)) for minutes, mean, width in curve]
    xs = {tick: f"{tick:g}" for tick in charts.ticks(max(round(curve[-1][0], 1), 0.1), 10)}
    axes = (f"victories against {opponent}, %; {what}; 95 % intervals", "minutes")
    drawn = charts.line(f"{what}: learning curve", [points], axes, xs, [0, 20, 40, 60, 80, 100], 100 / players, 540)
    charts.save(drawn, path)
