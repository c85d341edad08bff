"""Red7: stay in the round with as few cards as possible.

Clauses cited as R8 are those of docs/rules/red7.md.
"""

from __future__ import annotations

from irisdeck.engine.state import Dice, random
from irisdeck.games.red7.rules import (
    CANVAS,
    CARDS,
    END,
    GOAL,
    KEEP,
    LAY,
    NUMBER,
    PAINT,
    PASS,
    State,
    bit,
    leads,
    paintable,
    points,
)

OTHERS = 1  # search plans the moves of the others, too


def weight(s: State, move: int) -> int:
    """First moves that stay in, for a single card if possible; then moves that may help; then the pass."""
    kind = move & ~63
    if kind == PASS:
        return 0
    if kind == LAY:
        return after_laying(s, move & 63)
    if kind == PAINT:
        return 40 if s.phase != CANVAS or not leads(s, s.rule) else 20
    if kind == END:
        return 30 if leads(s, s.rule) else 1
    if kind == KEEP:
        return 0
    return 10


def after_laying(s: State, card: int) -> int:
    """40 if the palette leads with the card, 20 if a canvas card could then make it lead, else 1."""
    s.hand[s.seat] ^= bit(card)
    s.palette[s.seat] ^= bit(card)
    value = 40 if leads(s, s.rule) else 20 if paintable(s) else 1
    s.hand[s.seat] ^= bit(card)
    s.palette[s.seat] ^= bit(card)
    return value


def mark(s: State) -> int:
    """The round: search plays it to its end."""
    return s.redeals


def worth(s: State, seat: int) -> int:
    """In a game of one round, all for the winner; of several, by the points still missing (R14)."""
    if not s.advanced:
        return 10_000 if s.alive == 1 << seat else 0
    best = 0
    winners = 0
    for other in range(s.players):
        best = max(best, points(s.scored[other]))
    if s.over:
        for other in range(s.players):
            winners += points(s.scored[other]) == best
        return 10_000 // winners if points(s.scored[seat]) == best else 0
    total = 0
    for other in range(s.players):
        total += nearness(s, other)
    return 10_000 * nearness(s, seat) // total


def nearness(s: State, seat: int) -> int:
    """Grows as the points still missing shrink."""
    missing = GOAL[s.players] - points(s.scored[seat])
    return 1_000_000 // (missing + 6) ** 2


def revealed(s: State) -> bool:
    """Never: solving open worlds does not pay here, practical chances are worth more than certain losses."""
    return False


def sight(s: State, move: int) -> int:
    """Nothing: only the player who draws a card sees it."""
    return 0


def reshuffle(s: State, seat: int, dice: Dice) -> None:
    """R21: reshuffle the other hands and the deck, except cards that everybody knows; `seat` is to act."""
    s.rng = random(dice, 1 << 31) << 31 | random(dice, 1 << 31)
    bottom = s.top + s.open
    unseen = 0
    for place in range(bottom, s.cards):
        unseen |= bit(s.deck[place])
    for other in range(s.players):
        if other != seat:
            unseen |= s.hand[other] & ~s.known[other]
    left = redeal_hands(s, seat, unseen, dice)
    while not ones_are_held(s):
        left = redeal_hands(s, seat, unseen, dice)
    for place in range(bottom, s.cards):
        s.deck[place] = (left & -left).bit_length()
        left &= left - 1
    if s.advanced or s.actions:
        for last in range(s.cards - 1, bottom, -1):
            pick = bottom + random(dice, last - bottom + 1)
            card = s.deck[pick]
            s.deck[pick] = s.deck[last]
            s.deck[last] = card


def redeal_hands(s: State, seat: int, unseen: int, dice: Dice) -> int:
    """Replace the hidden cards of the other hands by unseen ones; return those left over."""
    for other in range(s.players):
        if other != seat:
            size = s.hand[other].bit_count()
            s.hand[other] = s.known[other]
            for _ in range(size - s.known[other].bit_count()):
                card = 0
                while not card & unseen:
                    card = 1 << random(dice, CARDS)
                unseen ^= card
                s.hand[other] |= card
    return unseen


def ones_are_held(s: State) -> bool:
    """R16: whether the hands that must hold ones do."""
    for seat in range(s.players):
        if (s.hand[seat] & NUMBER).bit_count() < s.ones[seat]:
            return False
    return True
