"""Whole games as rows: what the seat to act knew and could do, and what it did, decision after decision.

Written against the names of a game's rules, observations and policy, and linked with them (engine/compile.py).
"""

# The names below are bound by irisdeck.engine.compile.
# mypy: disable-error-code="name-defined, no-untyped-def, no-untyped-call"
# ruff: noqa: F821, ANN001, ANN201

from irisdeck.engine.memory import clear, line, put
from irisdeck.engine.state import random, stream


def write_games(
    states,
    blank,
    dice,
    by_weight,
    seed,
    first,
    at,
    index,
    out,
    obs,
    width,
    mask,
    actions,
    seats,
    chosen,
    last,
    ends,
    rewards,
    scores,
):
    """Plays the games number `first` and on of a seed and writes their decisions, while there is room for whole games.

    A seat with 1 in `by_weight` plays a move of greatest weight, any other plays at random. Game i ends before row
    `ends[i]`; `last` is 1 in the last row of each seat in each game. Returns how many games are written.
    """
    n = 0
    for i in range(len(ends)):
        own = stream(seed, first + i)
        states[0] = blank[0].copy()
        deal(states[0], stream(own, 0))
        shake(dice, states[0].players, own)
        start = n
        while not states[0].over:
            if n == len(seats):
                return i
            write_decision(states[0], n, at, index, out, obs, width, mask, actions)
            seat = states[0].seat
            if by_weight[seat]:
                move = choose(states[0], dice[seat], out)
            else:
                move = out[random(dice[seat], moves(states[0], out))]
            seats[n] = seat
            chosen[n] = index[move]
            apply(states[0], move)
            n += 1
        mark_last(start, n, states[0].players, seats, last)
        settle_up(states[0], i, rewards, scores)
        ends[i] = n
    return len(ends)


def write_decision(s, n, at, index, out, obs, width, mask, actions):
    """Writes what the seat to act knows and may do into the n-th rows."""
    observe(s, s.seat, at, line(obs, width, n), width)
    row = line(mask, actions, n)
    clear(row, 0, actions)
    for k in range(moves(s, out)):
        put(row, index[out[k]], 1)


def mark_last(start, end, players, seats, last):
    """Marks the last row of each seat."""
    unmarked = (1 << players) - 1
    for n in range(end - 1, start - 1, -1):
        last[n] = unmarked >> seats[n] & 1
        unmarked &= ~(1 << seats[n])
