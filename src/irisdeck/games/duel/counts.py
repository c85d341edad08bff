"""Duel: how rounds are decided, and by what."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from irisdeck.engine.counting import BY_OWN, BY_OWN_TOO, OWN, ROUNDS, TURNS, count_into
from irisdeck.games.duel.rules import CARDS, END, SHADE, TURN, State, face, score

RAINBOW, DOUBLED, SHADED, UNDECIDED = range(4)  # how a round ends; the last one may stay undecided (D20)
ENDED = OWN
ENDED_DECISIONS = ENDED + 4
ENDED_TURNS = ENDED_DECISIONS + 4
ENDED_CARDS = ENDED_TURNS + 4  # in the row at the end
LOST = ENDED_CARDS + 4  # by a double that was laid, laid blind or turned up, then by a shade likewise
DECIDED = LOST + 6
OPENER_WON = DECIDED + 1
MADE = OPENER_WON + 1  # moves: laid, laid blind, turned, ended the turn
LAID = MADE + 4  # turns in which 0, 1, 2 or 3 cards were laid
NOBODYS = LAID + 4  # cards that nobody won
COLUMNS = NOBODYS + 1

# Indexes of the memo, which is kept from move to move.
FATE, WAY, MOVER, OPENER, IN_ROUND, TURNS_IN_ROUND, IN_TURN, LENGTH = range(8)


def asked(s: State) -> int:
    """The kind of decision: opening a round; beginning a turn; after a turned card; after a laid one."""
    if s.length == 0:
        return 0
    if s.turned:
        return 2
    return 3 if s.laid else 1


def begin(s: State, memo: MutableSequence[int]) -> None:
    """Note who opens the first round."""
    memo[OPENER] = s.seat


def before(
    s: State, move: int, count: int, row: MutableSequence[int], memo: MutableSequence[int], bins: MutableSequence[Any]
) -> None:
    """Count the move, and note how the round will end by it."""
    memo[FATE] = fate(s, move)
    memo[WAY] = 3 if move == END else 2 if move >= TURN else move // 3
    memo[MOVER] = s.seat
    memo[LENGTH] = s.length
    memo[IN_ROUND] += 1
    row[MADE + memo[WAY]] += 1
    if memo[WAY] < 2:
        memo[IN_TURN] += 1
        memo[LENGTH] += 1


def fate(s: State, move: int) -> int:
    """D13-D16: how the round will end by a move; UNDECIDED if it goes on."""
    if move == END:
        return UNDECIDED
    if move >= TURN:
        card = s.row[move - TURN] >> 1
        side = s.row[move - TURN] & 1 ^ 1
        others = s.colors & ~(1 << face(s, card, side ^ 1))
        length = s.length
    else:
        card = s.hand[3 * s.seat + move % 3]
        side = s.seat ^ move // 3
        others = s.colors
        length = s.length + 1
    up = face(s, card, side)
    if up == SHADE:
        return SHADED
    if others >> up & 1:
        return DOUBLED
    return RAINBOW if length == 6 else UNDECIDED


def after(s: State, row: MutableSequence[int], memo: MutableSequence[int], bins: MutableSequence[Any]) -> None:
    """Count a turn or a round that is over."""
    if s.laid == 0 and s.turned == 0:
        row[TURNS] += 1
        row[LAID + memo[IN_TURN]] += 1
        memo[TURNS_IN_ROUND] += 1
        memo[IN_TURN] = 0
    if memo[FATE] != UNDECIDED or s.over:
        end_count(s, row, memo, bins)


def end_count(s: State, row: MutableSequence[int], memo: MutableSequence[int], bins: MutableSequence[Any]) -> None:
    """Count a round that is over, or that the end of the game left undecided."""
    how = memo[FATE]
    row[ROUNDS] += 1
    row[ENDED + how] += 1
    row[ENDED_DECISIONS + how] += memo[IN_ROUND]
    row[ENDED_TURNS + how] += memo[TURNS_IN_ROUND]
    row[ENDED_CARDS + how] += memo[LENGTH]
    count_into(bins, BY_OWN, memo[TURNS_IN_ROUND])
    if how != UNDECIDED:
        winner = memo[MOVER] if how == RAINBOW else 1 - memo[MOVER]
        row[DECIDED] += 1
        row[OPENER_WON] += winner == memo[OPENER]
        count_into(bins, BY_OWN_TOO, memo[LENGTH])
        if how == DOUBLED:
            row[LOST + memo[WAY]] += 1
        elif how == SHADED:
            row[LOST + 3 + memo[WAY]] += 1
    memo[OPENER] = s.seat
    memo[IN_ROUND] = 0
    memo[TURNS_IN_ROUND] = 0


def conclude(s: State, row: MutableSequence[int]) -> None:
    """D20: count the cards that nobody won."""
    row[NOBODYS] = CARDS - score(s, 0) - score(s, 1)
