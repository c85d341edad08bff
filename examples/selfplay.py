"""What self-play needs besides a learner: whose decision earned what, and games against bots. NumPy alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from irisdeck import bot, envs
from irisdeck.envs.memory import rows

if TYPE_CHECKING:
    from collections.abc import Callable

    from irisdeck import View

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


def interval(won: Any) -> tuple[float, float]:
    """The mean over deals, and half its 95 % interval; the games of one deal are not independent, its mean is."""
    return float(won.mean()), float(1.96 * won.std(ddof=1) / len(won) ** 0.5)


def observed(view: View, layout: envs.Layout) -> tuple[Any, Any]:
    """The observation and the mask of a view; its samples look all the same to the seat, so any of them will do."""
    row, mask = np.zeros(layout.width, np.uint8), np.zeros(layout.actions, np.int8)
    fields, (at, _, _) = view.sample(Random(0))._fields, layout.tables(compiled=False)
    layout.engine("python").observe(fields, view.seat, at, rows(row, compiled=False), layout.width)
    mask[[layout.numbered(move) for move in view.legal_moves]] = 1
    return row, mask
