"""Rainbow, by Mito Sazuki: what you play to win this trick is the prize of the next.

Clauses cited as T8 are those of docs/rules/tricks.md.
A heap of cards is one int with four bits per rank: rank r is counted at bit 4 * r. The lowest four bits count
cards of unknown rank: always 0 in the rules, used where a view hides cards.
A combo is its size << 3 plus its highest rank, plus RUN for a run: the bigger one by T11 is the greater & 127.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from irisdeck.engine.state import Fields, ints, random, shuffle_deck, state

# -- Cards and state --

CARDS = 60
HIGHEST = 6  # rank
MIDDLE = (0, 0, 4, 3, 4, 5, 6)  # stacks in the middle at first, by number of players (T2)
HAND_SIZE = (0, 0, 14, 14, 14, 11, 9)  # T3, T4
DECK = tuple(1 + card // 10 for card in range(CARDS))  # T1
ONES = 0x1111110  # one card of every rank
ROWS = (0, 0x1, 0x11, 0x111, 0x1111, 0x11111, 0x111111)  # by length: a run that begins at bit 0

SET, RUN, TAKE = 0, 1 << 7, 1 << 8  # moves: a combo as above; TAKE + size << 3 + rank of the stack
MAX_MOVES = 32  # 14 singles and sets, 15 runs
LOW_FIRST = (1, 2, 9, 3, 4, 10, 5, 6, 11, 12, 13, 14)  # stacks by rising points: rank, + 8 for a pair (T16)


@state
class State(Fields):
    """A position; `seat` is to act."""

    rng: int = 0
    players: int = 0
    first: int = 0  # who leads the first trick; -1: decided by the deal
    seat: int = 0
    over: int = 0
    redeals: int = 0  # always 0: one deal makes a game
    leader: int = 0  # who leads this trick; once stacks are being taken: who played the biggest combo
    turns: int = 0  # turns of this trick that have been played or skipped
    laid: int = 0  # combos in this trick
    kind: int = 0  # 0: singles only so far; 1: a set was played; 2: a run was played (T8)
    taking: int = 0  # 1 while stacks are taken
    claimed: int = 0  # set of the combos of the trick that have taken their stack
    singles: int = 0  # heap: stacks of one in the middle
    pairs: int = 0  # heap: stacks of two, counted as stacks
    discarded: int = 0  # heap (T16)
    aside: int = 0  # heap: never seen (T3)
    raised: int = 0  # set of the seats that have taken up their face-down pile (T19)
    deck: list[int] = ints(60)
    hand: list[int] = ints(6)  # heaps
    pile: list[int] = ints(2)  # heaps: the face-down piles of two players (T4)
    taken: list[int] = ints(6)  # heaps: the score piles
    trick: list[int] = ints(6)  # in order of playing: combo << 3 plus seat


def total(heap: int) -> int:
    """The number of cards in a heap."""
    heap = (heap & 0xF0F0F0F) + (heap >> 4 & 0xF0F0F0F)
    return (heap * 0x1010101 >> 24) & 255


def points(heap: int) -> int:
    """T1: what the cards of a heap are worth."""
    value = 0
    for rank in range(1, HIGHEST + 1):
        value += rank * (heap >> 4 * rank & 15)
    return value


def cards(combo: int) -> int:
    """The heap a combo or a stack consists of."""
    size = combo >> 3 & 15
    rank = combo & 7
    if combo & RUN:
        return ROWS[size] << 4 * (rank - size + 1)
    return size << 4 * rank


# -- Deal --


def deal(s: State, seed: int) -> None:
    """T2-T5: shuffles and deals; `s` holds the options and the cards."""
    s.rng = seed
    if s.first < 0:
        s.first = random(s, s.players)
    shuffle_deck(s, s.deck, CARDS)
    lay_out(s)


def lay_out(s: State) -> None:
    """T2-T4: the middle, the hands, the face-down piles and the cards set aside, in the order of the deck."""
    start = MIDDLE[s.players]
    s.singles = heap_of(s, 0, start)
    size = HAND_SIZE[s.players]
    for seat in range(s.players):
        s.hand[seat] = heap_of(s, start, start + size)
        start += size
    if s.players == 2:
        for seat in range(2):
            s.pile[seat] = heap_of(s, start, start + size)
            start += size
    s.aside = heap_of(s, start, CARDS)
    s.leader = s.first
    s.seat = s.first


def heap_of(s: State, start: int, stop: int) -> int:
    """The heap of a stretch of the deck."""
    heap = 0
    for place in range(start, stop):
        heap += 1 << 4 * s.deck[place]
    return heap


# -- Moves (T6-T9, T13) --


def moves(s: State, out: MutableSequence[int]) -> int:
    """Write the legal moves to `out` and return how many they are."""
    if s.taking:
        return takes(s, out)
    n = sets(s.hand[s.seat], s.kind == 2, out)
    if s.kind != 1:
        n = runs(s.hand[s.seat], out, n)
    return n


def sets(hand: int, single: int, out: MutableSequence[int]) -> int:
    """T6: the singles of a hand and, unless only singles are wanted, its sets."""
    n = 0
    for rank in range(1, HIGHEST + 1):
        count = hand >> 4 * rank & 15
        if single:
            count = min(count, 1)
        for size in range(count):
            out[n] = SET + (size << 3) + 8 + rank
            n += 1
    return n


def runs(hand: int, out: MutableSequence[int], n: int) -> int:
    """T6: the runs of a hand, written from place n on."""
    for low in range(1, HIGHEST):
        high = low
        while high <= HIGHEST and hand >> 4 * high & 15:
            if high > low:
                out[n] = RUN + (high - low << 3) + 8 + high
                n += 1
            high += 1
    return n


def takes(s: State, out: MutableSequence[int]) -> int:
    """T11, T13: the stacks in the middle, each kind once."""
    n = 0
    for rank in range(1, HIGHEST + 1):
        if s.singles >> 4 * rank & 15:
            out[n] = TAKE + 8 + rank
            n += 1
        if s.pairs >> 4 * rank & 15:
            out[n] = TAKE + 16 + rank
            n += 1
    return n


# -- Apply --


def apply(s: State, move: int) -> None:
    """Apply a legal move and its automatic consequences."""
    if s.taking:
        take(s, move & 7, move >> 3 & 3)
    else:
        play(s, move)


def play(s: State, combo: int) -> None:
    """T7: a combo from hand into the trick."""
    s.hand[s.seat] -= cards(combo)
    s.trick[s.laid] = combo << 3 | s.seat
    s.laid += 1
    s.turns += 1
    if combo >> 3 & 15 > 1:
        s.kind = 2 if combo & RUN else 1
    next_player(s)


def next_player(s: State) -> None:
    """T7, T9, T10: clockwise from the leader, once or (2 players) twice round, skipping empty hands."""
    turns = 4 if s.players == 2 else s.players
    while s.turns < turns:
        s.seat = (s.leader + s.turns) % s.players
        if s.hand[s.seat]:
            return
        s.turns += 1
    s.taking = 1
    s.leader = s.trick[biggest(s)] & 7
    next_taker(s)


def biggest(s: State) -> int:
    """T11: the place in the trick of the biggest combo that has not taken its stack; -1 if all have."""
    best = -1
    size = 0
    for place in range(s.laid):
        if not s.claimed >> place & 1 and s.trick[place] >> 3 & 127 > size:
            size = s.trick[place] >> 3 & 127
            best = place
    return best


def next_taker(s: State) -> None:
    """T11-T13: the owner of the biggest combo left takes, as long as there are stacks."""
    place = biggest(s)
    if place < 0 or s.singles | s.pairs == 0:
        end_trick(s)
        return
    s.claimed |= 1 << place
    s.seat = s.trick[place] & 7


def take(s: State, rank: int, size: int) -> None:
    """T13, T14: one stack, whole, onto the score pile."""
    if size == 2:
        s.pairs -= 1 << 4 * rank
    else:
        s.singles -= 1 << 4 * rank
    s.taken[s.seat] += size << 4 * rank
    next_taker(s)


# -- End of trick and game (T15-T19a) --


def end_trick(s: State) -> None:
    """T19a: the end test, the face-down piles, the next middle, the next leader."""
    if finished(s):
        s.over = 1
        return
    if s.players == 2:
        raise_piles(s)
    restack(s)
    while s.hand[s.leader] == 0:
        s.leader = (s.leader + 1) % s.players
    s.seat = s.leader
    s.turns = 0
    s.laid = 0
    s.kind = 0
    s.taking = 0
    s.claimed = 0


def finished(s: State) -> bool:
    """T18: two or more are out of cards. T19: one of two players has run out a second time."""
    empty = 0
    for seat in range(s.players):
        if s.hand[seat] == 0:
            empty |= 1 << seat
    if s.players == 2:
        return empty & s.raised != 0
    return empty.bit_count() > 1


def raise_piles(s: State) -> None:
    """T19: an empty hand takes up its face-down pile."""
    for seat in range(2):
        if s.hand[seat] == 0:
            s.hand[seat] = s.pile[seat]
            s.pile[seat] = 0
            s.raised |= 1 << seat


def restack(s: State) -> None:
    """T15: what was played or left is stacked by rank into pairs and singles."""
    heap = s.singles + 2 * s.pairs
    for place in range(s.laid):
        heap += cards(s.trick[place] >> 3)
    s.singles = heap & ONES
    s.pairs = heap >> 1 & 7 * ONES
    discard(s, total(s.singles) + total(s.pairs) - stacks(s))


def stacks(s: State) -> int:
    """T16: how many stacks stay: one per player still in; four for two players."""
    if s.players == 2:
        return 4
    playing = 0
    for seat in range(s.players):
        playing += s.hand[seat] != 0
    return playing


def discard(s: State, extra: int) -> None:
    """T16: so many of the stacks worth least leave the game."""
    for stack in LOW_FIRST:
        rank = stack & 7
        heap = s.pairs if stack > 8 else s.singles
        gone = min(max(extra, 0), heap >> 4 * rank & 15)
        extra -= gone
        if stack > 8:
            s.pairs -= gone << 4 * rank
            s.discarded += 2 * gone << 4 * rank
        else:
            s.singles -= gone << 4 * rank
            s.discarded += gone << 4 * rank


def score(s: State, seat: int) -> int:
    """T19, T20: points taken, and at the end of a game of two a point per card still in hand."""
    bonus = total(s.hand[seat]) if s.over and s.players == 2 else 0
    return points(s.taken[seat]) + bonus
