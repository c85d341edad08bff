"""Rainbow, by Mathias Spaan: complete the six-color row, or lure the other into a double or a shade.

Clauses cited as D8 are those of docs/rules/duel.md.
A face is 0..6 for red to violet, 7 for light, 8 for shade. A card is its 0-face plus its 1-face << 4.
A card is known by its place in the dealt deck, 0..56; a set of cards is an int with one bit per place.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from irisdeck.engine.state import Fields, ints, random, state

# -- Cards and state --

RED, ORANGE, YELLOW, GREEN, BLUE, INDIGO, VIOLET, LIGHT, SHADE = range(9)
CARDS = 57
DECK = (
    *(a | b << 4 for a in range(7) for b in range(a + 1, 7) for _ in range(2)),
    *(color | LIGHT << 4 for color in range(7)),
    *(color | SHADE << 4 for color in range(7)),
    LIGHT | SHADE << 4,
)  # D2

EMPTY = -1  # a place in hand whose card was played

NORMAL, BLIND, TURN, END = 0, 3, 6, 12  # moves: plus the place in hand (0..2) or in the row (0..5)
MAX_MOVES = 12


@state
class State(Fields):
    """A position; `seat` is to act."""

    rng: int = 0
    players: int = 0
    first: int = 0  # who opens the game; -1: decided by the deal
    end_after_flip: int = 0
    seat: int = 0
    over: int = 0
    redeals: int = 0  # always 0: one deal makes a game
    laid: int = 0  # cards laid in this turn
    turned: int = 0  # 1 if the last thing done in this turn was to turn a card
    front: int = 0  # deck[front:back] still stands in the holder
    back: int = 0
    length: int = 0  # of the row
    colors: int = 0  # set of the colors that upper faces of the row show
    deck: list[int] = ints(57)
    hand: list[int] = ints(6)  # seat 0's three places, then seat 1's: a card or EMPTY
    row: list[int] = ints(6)  # 2 * card + the face that is up
    shown: list[int] = ints(2)  # sets: the cards whose 0-face, whose 1-face was ever up (D23)
    pile: list[int] = ints(2)  # sets: the cards each seat has won


def face(s: State, card: int, side: int) -> int:
    """D3: the face of a card that points at seat 0 or 1."""
    return s.deck[card] >> 4 * side & 15


# -- Deal --


def deal(s: State, seed: int) -> None:
    """D3, D4, D6: shuffles order and orientation, and deals; `s` holds the options and the cards."""
    s.rng = seed
    if s.first < 0:
        s.first = random(s, 2)
    for last in range(CARDS - 1, -1, -1):
        pick = random(s, 2 * last + 2)
        card = s.deck[pick >> 1]
        s.deck[pick >> 1] = s.deck[last]
        s.deck[last] = card >> 4 | (card & 15) << 4 if pick & 1 else card
    lay_out(s)


def lay_out(s: State) -> None:
    """D4: three cards for each player from their own end of the deck."""
    for place in range(3):
        s.hand[place] = place
        s.hand[3 + place] = CARDS - 1 - place
    s.front = 3
    s.back = CARDS - 3
    s.seat = s.first


# -- Moves (D8-D11) --


def moves(s: State, out: MutableSequence[int]) -> int:
    """Write the legal moves to `out` and return how many they are."""
    n = 0
    if s.turned or s.laid == 0:
        for place in range(3):
            if s.hand[3 * s.seat + place] != EMPTY:
                out[n] = NORMAL + place
                out[n + 1] = BLIND + place
                n += 2
    if not s.turned:
        for place in range(s.length):
            out[n] = TURN + place
            n += 1
    if s.laid and (s.end_after_flip or not s.turned):
        out[n] = END
        n += 1
    return n


# -- Apply --


def apply(s: State, move: int) -> None:
    """Apply a legal move and its automatic consequences."""
    if move == END:
        end_turn(s)
    elif move >= TURN:
        turn(s, move - TURN)
    else:
        lay(s, move % 3, move // 3)


def lay(s: State, place: int, blind: int) -> None:
    """D10: a card from hand to the end of the row, the face you see up or the other."""
    card = s.hand[3 * s.seat + place]
    s.hand[3 * s.seat + place] = EMPTY
    s.row[s.length] = 2 * card + (s.seat ^ blind)
    s.length += 1
    s.laid += 1
    s.turned = 0
    settle(s, card, s.seat ^ blind)


def turn(s: State, place: int) -> None:
    """D9: a card of the row turned over."""
    card = s.row[place] >> 1
    side = s.row[place] & 1
    s.colors &= ~(1 << face(s, card, side))
    s.row[place] ^= 1
    s.turned = 1
    settle(s, card, side ^ 1)


def settle(s: State, card: int, side: int) -> None:
    """D13-D16: the effect of a face that has just come up."""
    s.shown[side] |= 1 << card
    up = face(s, card, side)
    if up == SHADE or s.colors >> up & 1:
        end_round(s, 1 - s.seat)
        return
    if up != LIGHT:
        s.colors |= 1 << up
    if s.length == 6:
        end_round(s, s.seat)
    elif s.laid == 3:
        end_turn(s)


# -- End of turn, round and game --


def end_round(s: State, winner: int) -> None:
    """D17, D18: the winner takes the row, the loser opens the next."""
    for place in range(s.length):
        s.pile[winner] |= 1 << (s.row[place] >> 1)
    s.length = 0
    s.colors = 0
    mover = s.seat
    s.seat = 1 - winner
    refill(s, mover)


def end_turn(s: State) -> None:
    """D11: the other player is next."""
    mover = s.seat
    s.seat = 1 - mover
    refill(s, mover)


def refill(s: State, seat: int) -> None:
    """D19, D20: the hand that was played from is filled up, or the game ends; the other hand is full."""
    s.laid = 0
    s.turned = 0
    missing = 0
    for place in range(3):
        missing += s.hand[3 * seat + place] == EMPTY
    if missing > s.back - s.front:
        s.over = 1
        return
    for place in range(3 * seat, 3 * seat + 3):
        if s.hand[place] == EMPTY:
            if seat == 0:
                s.hand[place] = s.front
                s.front += 1
            else:
                s.back -= 1
                s.hand[place] = s.back


def score(s: State, seat: int) -> int:
    """D21: cards in the pile."""
    return s.pile[seat].bit_count()
