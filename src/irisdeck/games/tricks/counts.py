"""Tricks: which combos are played, what a trick is worth, and how the game ends."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from irisdeck.engine.counting import BY_OWN, DECISIONS, OWN, ROUNDS, TURNS, count_into
from irisdeck.games.tricks.rules import RUN, State, points, total

SINGLES = OWN
SETS = SINGLES + 1  # of 2 to 10 cards
RUNS = SETS + 9  # of 2 to 6 cards
PLAYED = RUNS + 5  # cards
KIND = PLAYED + 1  # tricks of singles only, with a set, with a run (T8)
KIND_POINTS = KIND + 3
TRICK_POINTS = KIND_POINTS + 3
FIRST_POINTS = TRICK_POINTS + 1  # of the stack that was taken first
LEADER_FIRST = FIRST_POINTS + 1  # tricks in which whoever led also took first
STACKS = LEADER_FIRST + 1
PAIRS = STACKS + 1
OUT = PAIRS + 1  # games at whose end so many seats, 0 to 6, were out of cards (T18, T19)
OUT_DECISIONS = OUT + 7
UNRAISED = OUT_DECISIONS + 7  # face-down piles that were never taken up (T19)
HELD = UNRAISED + 1  # cards in hand at the end
LEFT_OVER = HELD + 1  # points that left the game (T16)
COLUMNS = LEFT_OVER + 1

# Indexes of the memo, which is kept from move to move.
LED, GAINED, TAKEN, WHICH = range(4)


def asked(s: State) -> int:
    """The kind of decision: leading; following singles, a set or a run; taking a stack."""
    if s.taking:
        return 4
    return 1 + s.kind if s.laid else 0


def begin(s: State, memo: MutableSequence[int]) -> None:
    """Note who leads."""
    memo[LED] = s.seat


def before(
    s: State, move: int, count: int, row: MutableSequence[int], memo: MutableSequence[int], bins: MutableSequence[Any]
) -> None:
    """Count a combo that is played, or a stack that is taken."""
    if s.taking:
        count_stack(s, move & 7, move >> 3 & 3, row, memo)
        return
    size = move >> 3 & 15
    row[TURNS] += 1
    row[PLAYED] += size
    if size == 1:
        row[SINGLES] += 1
    elif move & RUN:
        row[RUNS + size - 2] += 1
    else:
        row[SETS + size - 2] += 1


def count_stack(s: State, rank: int, size: int, row: MutableSequence[int], memo: MutableSequence[int]) -> None:
    """T11-T14: count a stack that is taken."""
    row[STACKS] += 1
    row[PAIRS] += size == 2
    if memo[TAKEN] == 0:
        row[FIRST_POINTS] += rank * size
        row[LEADER_FIRST] += s.seat == memo[LED]
    memo[TAKEN] += 1
    memo[GAINED] += rank * size
    memo[WHICH] = s.kind


def after(s: State, row: MutableSequence[int], memo: MutableSequence[int], bins: MutableSequence[Any]) -> None:
    """Count a trick that is over."""
    if not s.over and s.laid:
        return
    row[ROUNDS] += 1
    row[KIND + memo[WHICH]] += 1
    row[KIND_POINTS + memo[WHICH]] += memo[GAINED]
    row[TRICK_POINTS] += memo[GAINED]
    count_into(bins, BY_OWN, memo[GAINED])
    memo[LED] = s.seat
    memo[GAINED] = 0
    memo[TAKEN] = 0


def conclude(s: State, row: MutableSequence[int]) -> None:
    """T16, T18, T19: count how the game ended, and what was left."""
    out = 0
    for seat in range(s.players):
        out += s.hand[seat] == 0
        row[HELD] += total(s.hand[seat])
    row[OUT + out] = 1
    row[OUT_DECISIONS + out] = row[DECISIONS]
    row[LEFT_OVER] = points(s.discarded)
    if s.players == 2:
        row[UNRAISED] = 2 - s.raised.bit_count()
