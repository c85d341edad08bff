"""Red7: how players go out, under which rule rounds end, and what they bring."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from irisdeck.engine.counting import BY_OWN, BY_OWN_TOO, OWN, ROUNDS, TURNS, count_into
from irisdeck.games.red7.rules import (
    CANVAS,
    DRAW,
    DRAW_LAST,
    END,
    FIVE,
    GOAL,
    KEEP,
    LAY,
    ONE,
    PAINT,
    PAINT_BY_7,
    PASS,
    SEVEN,
    START,
    TAKE_BY_1,
    State,
    counting,
    leads,
    number,
    points,
    score,
)

PASSED, STUCK, FAILED, STAYS = range(4)  # passed; passed, having no other move; did not lead (R6); is still in
WENT_OUT = OWN
WENT = WENT_OUT + 1  # players who went out, by how
ENDED = WENT + 3  # rounds, by how the last but one went out
ENDED_DECISIONS = ENDED + 3
ENDED_TURNS = ENDED_DECISIONS + 3
RULED = ENDED_TURNS + 3  # rounds by the rule at their end, from violet to red
RULED_POINTS = RULED + 7
RULED_CARDS = RULED_POINTS + 7
RULED_TURNS = RULED_CARDS + 7
SET_BY = RULED_TURNS + 7  # rounds whose last rule was set by the winner, by another, by the start card
DID = SET_BY + 3  # turns: palette only, canvas only, both, pass (R4)
ACTED = DID + 4  # actions carried out: 1, 3, 5, 7 (R16)
PLACE_ROUNDS = ACTED + 4  # rounds won by place in their order of play
DRAWN = PLACE_ROUNDS + 4
KEPT = DRAWN + 1
GOALS = KEPT + 1  # games that ended because somebody had enough points (R14)
HAND_LEFT = GOALS + 1  # cards in the winner's hand
PALETTE_LEFT = HAND_LEFT + 1  # and palette
ROUND_POINTS = PALETTE_LEFT + 1
COLUMNS = ROUND_POINTS + 1

# Indexes of the memo, which is kept from move to move. SETTER is the seat that set the rule, plus 1.
HOW, OPENER, IN_ROUND, TURNS_IN_ROUND, SETTER, LAYING, PAINTING, PASSING, NEW = range(9)


def asked(s: State) -> int:
    """The kind of decision: the start of a turn; the action of a 7, a 5, a 1; the canvas card; a draw."""
    if s.phase == SEVEN:
        return 1
    if s.phase == FIVE:
        return 2
    if s.phase == ONE:
        return 3
    if s.phase == CANVAS:
        return 4
    return 5 if s.phase >= DRAW_LAST else 0


def begin(s: State, memo: MutableSequence[int]) -> None:
    """Note who opens the first round."""
    memo[OPENER] = s.seat


def before(
    s: State, move: int, count: int, row: MutableSequence[int], memo: MutableSequence[int], bins: MutableSequence[Any]
) -> None:
    """Count the move, and whether its player goes out; nobody goes out in a turn that ends with a canvas card."""
    kind = move & ~63
    memo[IN_ROUND] += 1
    memo[HOW] = STAYS
    if kind == PASS:
        memo[HOW] = STUCK if count == 1 else PASSED
        memo[PASSING] = 1
    elif kind == END and not leads(s, s.rule):
        memo[HOW] = FAILED
    count_kind(s, kind, move & 63, row, memo)
    if memo[HOW] != STAYS:
        row[WENT_OUT] += 1
        row[WENT + memo[HOW]] += 1
        if s.alive.bit_count() == 2:
            count_round(s, row, memo, bins)


def count_kind(s: State, kind: int, card: int, row: MutableSequence[int], memo: MutableSequence[int]) -> None:
    """R4, R11, R16: count cards that are laid, painted and drawn, and actions."""
    if kind == LAY:
        memo[LAYING] = 1
        if s.phase == FIVE:
            row[ACTED + 2] += 1
        if s.actions and number(card) == 3 and s.top < s.cards:
            row[ACTED + 1] += 1
    elif kind == PAINT:
        memo[PAINTING] = 1
        memo[SETTER] = 1 + s.seat
    elif kind == PAINT_BY_7:
        memo[SETTER] = 1 + s.seat
        row[ACTED + 3] += 1
    elif kind == TAKE_BY_1:
        row[ACTED] += 1
    elif kind == DRAW:
        row[DRAWN] += 1
    elif kind == KEEP:
        row[KEPT] += 1


def count_round(s: State, row: MutableSequence[int], memo: MutableSequence[int], bins: MutableSequence[Any]) -> None:
    """R7, R12: count a round that is won by the last player in, under the rule in force."""
    winner = (s.alive ^ 1 << s.seat).bit_length() - 1
    cards = counting(s.palette[winner], s.rule)
    rule = s.rule - 1
    turns = memo[TURNS_IN_ROUND] + 1
    row[ROUNDS] += 1
    row[ENDED + memo[HOW]] += 1
    row[ENDED_DECISIONS + memo[HOW]] += memo[IN_ROUND]
    row[ENDED_TURNS + memo[HOW]] += turns
    row[RULED + rule] += 1
    row[RULED_CARDS + rule] += cards.bit_count()
    row[RULED_TURNS + rule] += turns
    if s.advanced:
        row[RULED_POINTS + rule] += points(cards)
        row[ROUND_POINTS] += points(cards)
        count_into(bins, BY_OWN_TOO, points(cards))
    row[SET_BY + (2 if memo[SETTER] == 0 else 0 if memo[SETTER] == 1 + winner else 1)] += 1
    row[PLACE_ROUNDS + (winner - memo[OPENER] + s.players) % s.players] += 1
    row[HAND_LEFT] += s.hand[winner].bit_count()
    row[PALETTE_LEFT] += s.palette[winner].bit_count()
    count_into(bins, BY_OWN, turns)
    memo[NEW] = 1


def after(s: State, row: MutableSequence[int], memo: MutableSequence[int], bins: MutableSequence[Any]) -> None:
    """Count a turn that is over, and reset the memo after a round."""
    if s.phase != START:
        return
    row[TURNS] += 1
    row[DID + (3 if memo[PASSING] else memo[LAYING] + 2 * memo[PAINTING] - 1)] += 1
    memo[TURNS_IN_ROUND] += 1
    memo[LAYING] = 0
    memo[PAINTING] = 0
    memo[PASSING] = 0
    if memo[NEW]:
        memo[NEW] = 0
        memo[OPENER] = s.seat
        memo[IN_ROUND] = 0
        memo[TURNS_IN_ROUND] = 0
        memo[SETTER] = 0


def conclude(s: State, row: MutableSequence[int]) -> None:
    """R14: count whether somebody had enough points."""
    for seat in range(s.players):
        if s.advanced and score(s, seat) >= GOAL[s.players]:
            row[GOALS] = 1
