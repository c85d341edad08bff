"""Rainbow tricks: come early where the prizes differ, with as few good cards as it takes.

Clauses cited as T8 are those of docs/rules/tricks.md.
"""

from __future__ import annotations

from irisdeck.rules.tricks import TAKE, State, cards, points, score, total
from irisdeck.state import Dice, random


def weight(s: State, move: int) -> int:
    """The stack worth most; many cards, few points."""
    if move & TAKE:
        return points(cards(move & 127))
    return 100 * (move >> 3 & 15) - points(cards(move))


def mark(s: State) -> int:
    """Nothing is settled before the end of the game."""
    return 0


def worth(s: State, seat: int) -> int:
    """T20: the victory, shared by all who have the most points."""
    own = score(s, seat)
    winners = 0
    for other in range(s.players):
        if score(s, other) > own:
            return 0
        winners += score(s, other) == own
    return 10_000 // winners


def sight(s: State, move: int) -> int:
    """What is played was known to who plays it, and everything else lies open."""
    return 0


# -- Worlds (T21) --


def reshuffle(s: State, seat: int, dice: Dice) -> None:
    """T21: the other hands, both face-down piles and the cards put away."""
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
    """So many cards of a heap, any as likely as any other."""
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
