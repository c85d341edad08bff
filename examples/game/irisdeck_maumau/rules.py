"""Mau-Mau, a traditional game for two to five: be the first without a card.

Clauses cited as M4 are those of rules.md. A card is a number from 0 to 31: eight times its suit plus its rank. A set of
cards is an int with one bit per card.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from irisdeck.engine.state import Fields, ints, random, shuffle_deck, state

# -- Cards and state --

CARDS = 32
HAND_SIZE = 5  # M2
SEVEN, EIGHT, JACK = 0, 1, 4  # ranks: 7 8 9 10 J Q K A
POINTS = (7, 8, 9, 10, 2, 3, 4, 11)  # M8

LAY, WISH, DRAW, PASS = 0, 32, 48, 49  # moves: LAY + card; WISH + 4 * suit of the jack + suit wished for
MAX_MOVES = 45  # 28 cards, four jacks with four wishes each, and draw


@state
class State(Fields):
    """A position; `seat` is to act."""

    rng: int = 0
    players: int = 0
    first: int = 0  # who begins; -1: decided by the deal
    seat: int = 0
    over: int = 0
    redeals: int = 0  # always 0: one deal makes a game
    taken: int = 0  # cards of the deck that have left the stock
    top: int = 0  # the card on the pile
    suit: int = 0  # what it asks for
    pile: int = 0  # set: the cards beneath it
    passes: int = 0  # in a row
    deck: list[int] = ints(32)
    hand: list[int] = ints(5)  # sets


def rank(card: int) -> int:
    """From 0, a seven, to 7, an ace."""
    return card & 7


def points(cards: int) -> int:
    """M8: what a set of cards counts."""
    total = 0
    for card in range(CARDS):
        total += POINTS[rank(card)] * (cards >> card & 1)
    return total


# -- Deal --


def deal(s: State, seed: int) -> None:
    """M2, M3: shuffles and deals; `s` holds the options and the cards."""
    s.rng = seed
    if s.first < 0:
        s.first = random(s, s.players)
    shuffle_deck(s, s.deck, CARDS)
    lay_out(s)


def lay_out(s: State) -> None:
    """M2: the hands and the first card of the pile, from the deck as it stands."""
    for seat in range(s.players):
        take(s, seat, HAND_SIZE)
    s.top = s.deck[s.taken]
    s.suit = s.top >> 3
    s.taken += 1
    s.seat = s.first


def take(s: State, seat: int, count: int) -> None:
    """M5: a seat takes cards from the stock, as far as there are any."""
    for _ in range(min(count, CARDS - s.taken)):
        s.hand[seat] |= 1 << s.deck[s.taken]
        s.taken += 1


# -- Moves (M4) --


def moves(s: State, out: MutableSequence[int]) -> int:
    """Writes the legal moves and returns how many they are."""
    n = 0
    for card in range(CARDS):
        if s.hand[s.seat] >> card & 1 and fits(s, card):
            for wish in range(4 if rank(card) == JACK else 1):
                out[n] = WISH + 4 * (card >> 3) + wish if rank(card) == JACK else LAY + card
                n += 1
    out[n] = DRAW if s.taken < CARDS else PASS
    return n + 1


def fits(s: State, card: int) -> bool:
    """M4: the suit that is asked for, the rank of the pile, or a jack on anything but a jack."""
    if rank(card) == JACK:
        return rank(s.top) != JACK
    return card >> 3 == s.suit or rank(card) == rank(s.top)


# -- Apply, end --


def apply(s: State, move: int) -> None:
    """Does what a legal move says and all that follows by itself."""
    if move < DRAW:
        lay(s, move if move < WISH else 8 * (move - WISH >> 2) + JACK)
        if move >= WISH:
            s.suit = move - WISH & 3  # M6
    elif move == DRAW:
        take(s, s.seat, 1)
        s.seat = following(s, 1)
    else:
        s.passes += 1
        s.over = s.passes == s.players  # M7
        s.seat = following(s, 1)


def lay(s: State, card: int) -> None:
    """M4-M7: a card from hand onto the pile, and what it does."""
    s.hand[s.seat] ^= 1 << card
    s.pile |= 1 << s.top
    s.top = card
    s.suit = card >> 3
    s.passes = 0
    if s.hand[s.seat] == 0:
        s.over = 1
        return
    if rank(card) == SEVEN:
        take(s, following(s, 1), 2)
    s.seat = following(s, 2 if rank(card) <= EIGHT else 1)


def following(s: State, steps: int) -> int:
    """The seat so many places further, clockwise."""
    return (s.seat + steps) % s.players


def score(s: State, seat: int) -> int:
    """M8: the points in all other hands."""
    total = 0
    for other in range(s.players):
        if other != seat:
            total += points(s.hand[other])
    return total
