"""Helpers for self-play: advantages of decisions, games against bots, a learning curve. They need only NumPy."""

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
    """The advantage of every decision (GAE), and a mask of the decisions for which it is known.

    All arrays are by step and row: the seat that decided, the value its net expected, the rewards of all seats, and
    whether the step ended the game. A row mixes the decisions of all seats, so the loop goes back from the last step
    and remembers for each seat what comes next: its next decision in the same game, or the end of the game and its
    reward, whoever made the last move. If the steps end in the middle of a game, the last decision of each seat has no
    next one: its value bootstraps the decision before, and its own advantage is not known.
    """
    advantages, known = np.zeros_like(values), np.zeros(values.shape, np.bool_)
    # By row and seat: rewards before the seat's next decision, the value and advantage of that, and whether it exists.
    paid, value, advantage = (np.zeros(rewards.shape[1:], values.dtype) for _ in range(3))
    follows = np.zeros(rewards.shape[1:], np.bool_)
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
    """The share of victories in each deal, played once from every seat against bots in the other seats."""
    return np.mean([_from_seat(seat, opponent, choose, name, players, deals, seed) for seat in range(players)], axis=0)


def _from_seat(seat: int, opponent: str, choose: Choose, name: str, players: int, deals: int, seed: int) -> Any:
    vec, other = envs.vector(name, players, deals, seed=seed, threads=1), bot(opponent, seed)
    vec.reset()
    won, playing = np.zeros(deals), np.ones(deals, np.bool_)
    while playing.any():
        actions = vec.random_actions.copy()  # for new games in rows that are finished
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
    """Refuse arguments that would otherwise fail only after training."""
    check_bot(opponent, game(name, players))
    if deals < 2:
        raise InvalidOption("measuring takes two deals or more")
    for path in filter(None, (save, out)):
        if not os.access(Path(path).parent, os.W_OK):
            raise InvalidOption(f"cannot write {path}: there is no such folder, or it is not yours")
    if out:
        charts.check_path(out)


def plot(curve: list[tuple[float, float, float]], path: str, what: str, opponent: str, players: int) -> None:
    """Draw a learning curve as SVG: minutes, share of victories, half its interval."""
    points = [(minutes, Estimate(100 * mean, 100 * width)) for minutes, mean, width in curve]
    xs = {tick: f"{tick:g}" for tick in charts.ticks(max(round(curve[-1][0], 1), 0.1), 10)}
    axes = (f"victories against {opponent}, %; {what}; 95 % intervals", "minutes")
    chart = charts.line(f"{what}: learning curve", [points], axes, xs, [0, 20, 40, 60, 80, 100], 100 / players, 540)
    charts.save(chart, path)
