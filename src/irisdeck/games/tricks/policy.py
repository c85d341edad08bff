"""Rainbow tricks: come early where the prizes differ, keep runs and sets together, and neither rush nor lag behind.

Clauses cited as T8 are those of docs/rules/tricks.md. The numbers were learned by self-play: plays were sampled, those
of greater weight more often, and after each game the weights of plays that had paid off were raised.
"""

from __future__ import annotations

from irisdeck.engine.state import Dice, random
from irisdeck.games.tricks.rules import HIGHEST, LOW_FIRST, ONES, TAKE, State, cards, points, score, total

OTHERS = 1  # search plans the moves of the others, too
OPEN_END = 14  # cards in both hands from which the game can be solved

# -- What counts, in hundredths of a point; first for two players, then for more --

STAKES = (9, 6)  # per squared point of the prize: a big prize is worth more than its points
EARLY = (4, 9)  # per point of the prize and card left: a prize is worth more early
LEADING = (91, 77)  # to lead the next trick
LEADING_EARLY = (-22, -33)  # the same, per card left
GIVEN = (-40, -39)  # per point played, which is a prize of the next trick (T15)
RUN_KEPT = (123, 142)  # per card of the longest run left
SETS_KEPT = (0, 16)  # per squared count of every rank left
OPENING = (175, 196)  # to lead with more than one card, so that others follow with the same kind or a single (T8)
OUT = (-189, 202)  # to run out of cards
FINISH = (48, 63)  # to end the game, per point ahead
RUSH = (-30, -84)  # per card left fewer than in the smallest of the other hands
SPEND_MANY = (-8, -2)  # per card played and card held
SPEND_THEIRS = (-1, -10)  # per card played and card in an average hand of the others
SPEND_LATE = (-69, 195)  # per card played when another hand is empty (T18)
SPEND_AHEAD = 6  # per card played and point ahead
SPEND_OWN_LAST = -63  # per card played when the own face-down pile has been taken up (T19)
SPEND_THEIR_LAST = 103  # per card played when the other's has been

# The chance that somebody plays a bigger combo, in percent, by the size of the combo; its highest rank is 1, or 6.
CHANCE_LOW = (0, 94, 64, 50, 31, 16, 2, 0, 0, 0, 0)
CHANCE_HIGH = (0, 66, 41, 25, 12, 5, 0, 0, 0, 0, 0)
CHANCE = tuple(
    (CHANCE_LOW[combo >> 3] * (HIGHEST - (combo & 7)) + CHANCE_HIGH[combo >> 3] * ((combo & 7) - 1)) // 5
    for combo in range(88)
)


def weight(s: State, move: int) -> int:
    """For a stack its points; for a combo what it may earn, what it leaves in hand, and how it speeds up the end."""
    if move & TAKE:
        return points(cards(move & 127))
    hand = s.hand[s.seat] - cards(move)
    more = 1 if s.players > 2 else 0
    return earned(s, move, total(hand), more) + kept(hand, more) + hastened(s, move, total(hand), more)


def earned(s: State, combo: int, left: int, more: int) -> int:
    """T11, T17: the stack and the lead to expect, against what is given to the next trick."""
    place = 0
    for k in range(s.laid):
        if s.trick[k] >> 3 & 127 >= combo & 127:
            place += 100
    first = 100 if place == 0 else 0
    for turn in range(s.turns + 1, s.players if more else 4):
        seat = (s.leader + turn) % s.players
        held = left if seat == s.seat else total(s.hand[seat])
        chance = CHANCE[combo & 127] * min(5, max(0, held - (combo >> 3 & 15) + 1)) // 5
        place += chance
        first = first * (100 - chance) // 100
    prize = prize_at(s, place)
    value = prize + STAKES[more] * prize * prize // 10_000 + EARLY[more] * left * prize // 100
    value += first * (LEADING[more] + LEADING_EARLY[more] * left) // 100
    if s.laid == 0 and combo >> 3 & 15 > 1:
        value += OPENING[more]
    return value + GIVEN[more] * points(cards(combo))


def prize_at(s: State, place: int) -> int:
    """The points of the stack at a place in the queue, both in hundredths: place 150 lies between 2nd and 3rd."""
    prizes = 0
    for stack in LOW_FIRST:
        rank = stack & 7
        heap = s.pairs if stack > 8 else s.singles
        for _ in range(heap >> 4 * rank & 15):
            prizes = prizes << 4 | (2 * rank if stack > 8 else rank)
    prizes >>= 4 * (place // 100)
    return (prizes & 15) * (100 - place % 100) + (prizes >> 4 & 15) * (place % 100)


def kept(hand: int, more: int) -> int:
    """T6: the combos that are left for later."""
    held = (hand | hand >> 1 | hand >> 2 | hand >> 3) & ONES
    value = 0
    while held:
        value += RUN_KEPT[more]
        held &= held >> 4
    for rank in range(1, HIGHEST + 1):
        value += SETS_KEPT[more] * (hand >> 4 * rank & 15) ** 2
    return value


def hastened(s: State, combo: int, left: int, more: int) -> int:
    """T18, T19: cards should last as long as those of the others, or until the game is won."""
    size = combo >> 3 & 15
    others = 0
    fewest = 15
    for seat in range(s.players):
        if seat != s.seat:
            others += total(s.hand[seat])
            fewest = min(fewest, total(s.hand[seat]))
    spend = SPEND_MANY[more] * (left + size) + SPEND_THEIRS[more] * others // (s.players - 1)
    if fewest == 0:
        spend += SPEND_LATE[more]
    if not more:
        spend += SPEND_AHEAD * ahead(s)
        spend += SPEND_OWN_LAST * (s.raised >> s.seat & 1) + SPEND_THEIR_LAST * (s.raised >> 1 - s.seat & 1)
    value = spend * size + RUSH[more] * max(0, fewest - left)
    if left == 0:
        value += OUT[more]
        if fewest == 0 if more else s.raised >> s.seat & 1:
            value += FINISH[more] * ahead(s)
    return value


def ahead(s: State) -> int:
    """The points ahead of the best other seat, or behind it; 20 at most."""
    best = 0
    for seat in range(s.players):
        if seat != s.seat:
            best = max(best, points(s.taken[seat]))
    return max(-20, min(20, points(s.taken[s.seat]) - best))


def mark(s: State) -> int:
    """Nothing is settled before the end of the game."""
    return 0


def worth(s: State, seat: int) -> int:
    """T20: the share of the others that a seat leaves behind, ties being half.

    Between two that is the victory. Among more it tells good games from bad ones long before a victory is in sight, so
    that a search for it even wins more often than a search for victories.
    """
    own = score(s, seat)
    halves = -1  # itself
    for other in range(s.players):
        halves += (score(s, other) <= own) + (score(s, other) < own)
    return 5_000 * halves // (s.players - 1)


def revealed(s: State) -> bool:
    """T19: with two players, when both face-down piles are taken up, the other holds whatever has not been seen."""
    return s.players == 2 and s.raised == 3 and total(s.hand[0]) + total(s.hand[1]) <= OPEN_END


def sight(s: State, move: int) -> int:
    """Nothing: players know the cards they play, and everything else is public."""
    return 0


# -- Worlds (T21) --


def reshuffle(s: State, seat: int, dice: Dice) -> None:
    """T21: reshuffle the other hands, both face-down piles and the cards set aside."""
    s.rng = random(dice, 1 << 31) << 31 | random(dice, 1 << 31)
    unseen = s.aside + s.pile[0] + s.pile[1]
    for other in range(s.players):
        if other != seat:
            unseen += s.hand[other]
    for other in range(s.players):
        if other != seat:
            s.hand[other] = drawn(unseen, total(s.hand[other]), dice)
            unseen -= s.hand[other]
    for owner in range(2):
        s.pile[owner] = drawn(unseen, total(s.pile[owner]), dice)
        unseen -= s.pile[owner]
    s.aside = unseen


def drawn(heap: int, size: int, dice: Dice) -> int:
    """A number of cards of a heap, drawn at random."""
    left = total(heap)
    if size == left:
        return heap
    hand = 0
    for _ in range(size):
        place = random(dice, left)
        shift = 4
        while place >= heap >> shift & 15:
            place -= heap >> shift & 15
            shift += 4
        heap -= 1 << shift
        hand += 1 << shift
        left -= 1
    return hand
