"""What a seat of tricks knows, as a row of bytes (T21). Like the rules, it runs interpreted or compiled.

Seats are counted from the one that looks, clockwise. A heap of cards is six bytes, the number of cards of each rank.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

from irisdeck.engine.memory import Feature, apart, nth, put, put8, put48
from irisdeck.games.tricks.rules import State, cards, total

if TYPE_CHECKING:
    from irisdeck.engine.memory import PictureRow
    from irisdeck.game import View


def turns(players: int) -> int:
    """T7: how many combos a trick can have."""
    return 4 if players == 2 else players


PARTS = (
    Feature("hands", lambda players: players, 14, "How many cards everybody holds."),
    Feature(
        "down", lambda players: 2 * (players == 2), 14, "Cards in the face-down piles of two players, yours first."
    ),
    Feature("hand", 6, 10, "Your hand: how many cards of each rank 1 to 6."),
    Feature("singles", 6, 10, "Stacks of one card in the middle, by rank."),
    Feature("pairs", 6, 5, "Stacks of two cards in the middle, by rank."),
    Feature("discarded", 6, 10, "Cards that have left the game, by rank."),
    Feature("taken", lambda players: 6 * players, 10, "Everybody's score pile, by rank."),
    Feature(
        "trick",
        lambda players: 6 * turns(players),
        10,
        "The combos of the trick in order of playing: the cards of each, by rank.",
    ),
    Feature("unseen", 6, 10, "Cards you do not see: in other hands, face-down piles or set aside, by rank."),
    Feature("kind", 2, 1, "A set was played in this trick; a run was played."),
    Feature("owners", lambda players: players * turns(players), 1, "Who played each of them: a seat each."),
    Feature("claimed", turns, 1, "1 for combos that have had their stack, or whose owner is choosing it."),
    Feature("taking", 1, 1, "1 while stacks are taken."),
    Feature(
        "leader",
        lambda players: players,
        1,
        "Who leads this trick; once stacks are taken, who played the biggest combo.",
    ),
    Feature("turn", lambda players: players, 1, "Whose turn it is; the first byte means yours."),
)
(
    HANDS,
    DOWN,
    HAND,
    SINGLES,
    PAIRS,
    DISCARDED,
    TAKEN,
    TRICK,
    UNSEEN,
    KIND,
    OWNERS,
    CLAIMED,
    TAKING,
    LEADER,
    TO_MOVE,
) = range(len(PARTS))
KINDS = (
    (6, "play a single card"),
    (54, "play a set: two of a rank, three, ... up to ten"),
    (15, "play a run: of two, of three, ... of six"),
    (6, "take a stack of one"),
    (6, "take a stack of two"),
)
ALL_CARDS = 0xAAAAAA0  # the heap of the whole deck
COLUMNS = tuple(sum(1 << 6 * size for size in range(min(count, 10))) for count in range(16))


def runs_of(ranks: int) -> int:
    """The runs that a set of ranks makes, in the order of the actions: of two, of three, ..., the lowest first."""
    runs = 0
    place = 0
    for length in range(2, 7):
        for low in range(7 - length):
            row = (1 << length) - 1 << low
            runs |= (ranks & row == row) << place
            place += 1
    return runs


RUNS = tuple(runs_of(ranks) for ranks in range(64))


def notice(s: State, seat: int, at: Sequence[int], row: Any) -> None:
    """Write the observation into bytes that are 0; heaps in order, because each overwrites the two bytes after it."""
    seen = s.hand[seat] + s.singles + 2 * s.pairs + s.discarded
    notice_heap(s.hand[seat], at[HAND], row)
    notice_heap(s.singles, at[SINGLES], row)
    notice_heap(s.pairs, at[PAIRS], row)
    notice_heap(s.discarded, at[DISCARDED], row)
    owner = seat
    for place in range(s.players):
        seen += s.taken[owner]
        notice_heap(s.taken[owner], at[TAKEN] + 6 * place, row)
        put(row, at[HANDS] + place, total(s.hand[owner]))
        owner = owner + 1 if owner + 1 < s.players else 0
    for place in range(s.laid):
        combo = cards(s.trick[place] >> 3)
        seen += combo
        notice_heap(combo, at[TRICK] + 6 * place, row)
        put(row, at[OWNERS] + s.players * place + relative(s, seat, s.trick[place] & 7), 1)
        put(row, at[CLAIMED] + place, s.claimed >> place & 1)
    notice_heap(ALL_CARDS - seen, at[UNSEEN], row)
    if s.kind:
        put(row, at[KIND] + s.kind - 1, 1)
    if s.players == 2:
        put(row, at[DOWN], total(s.pile[seat]))
        put(row, at[DOWN] + 1, total(s.pile[1 - seat]))
    put(row, at[TAKING], 0 if s.over else s.taking)
    put(row, at[LEADER] + relative(s, seat, s.leader), 1)
    put(row, at[TO_MOVE] + relative(s, seat, s.seat), 1)


def notice_heap(heap: int, start: int, row: Any) -> None:
    """Write the ranks of a heap, a byte each, and clear the two bytes after them."""
    put8(row, start, apart(heap >> 4))


def allow(s: State, index: Sequence[int], buffer: MutableSequence[int], row: Any, width: int) -> int:
    """Mark the legal actions of the seat to act and return how many they are; their sets are kept in the buffer.

    They are the moves of the rules, but looked up in tables, because loops over the hand cost more than all the rest.
    """
    playing = 1 - s.taking
    some = held(s.hand[s.seat]) * playing
    ranks = some & 63
    if s.kind == 2:
        some = ranks
    more = RUNS[ranks] if s.kind != 1 else 0
    more |= (held(s.singles) & 63 | (held(s.pairs) & 63) << 6) * s.taking << 15
    put48(row, 0, some)
    put48(row, 39, some >> 39 | more << 21)  # the last 48 of 60 singles and sets, 15 runs, 12 stacks
    buffer[0] = some
    buffer[1] = more
    return some.bit_count() + more.bit_count()


def held(heap: int) -> int:
    """Of a heap, a bit for every number of cards of every rank that can be taken from it: bit 6 * cards + rank - 7."""
    return (
        COLUMNS[heap >> 4 & 15]
        | COLUMNS[heap >> 8 & 15] << 1
        | COLUMNS[heap >> 12 & 15] << 2
        | COLUMNS[heap >> 16 & 15] << 3
        | COLUMNS[heap >> 20 & 15] << 4
        | COLUMNS[heap >> 24 & 15] << 5
    )


def allowed(index: Sequence[int], buffer: Sequence[int], k: int) -> int:
    """The k-th of the actions just marked."""
    count = buffer[0].bit_count()
    if k < count:
        return nth(buffer[0], k)
    return 60 + nth(buffer[1], k - count)  # they come after the singles and sets


def relative(s: State, seat: int, other: int) -> int:
    """How many places clockwise from a seat another one sits."""
    return other - seat if other >= seat else other - seat + s.players


# -- The picture that environments render --


def picture_rows(view: View) -> list[PictureRow]:
    """Labels and cards: the other hands, the middle, a row for each combo of the trick, and the own hand."""
    seen, players = view.seen, view.game.players
    trick = [(f"P{play['seat']}", picture_ranks(play["combo"])) for play in seen["trick"]]
    none: list[PictureRow] = [("", [])] * (max(4, players) - len(trick))
    return [
        ("OTHERS", [(str(count), "") for seat, count in enumerate(seen["hands"]) if seat != view.seat]),
        ("MIDDLE", picture_ranks(seen["middle"])),
        *trick,
        *none,
        ("YOU", picture_ranks(seen["hand"].split())),
    ]


def picture_ranks(stacks: Sequence[str]) -> list[tuple[str, str]]:
    """Cards or stacks, each rank in a color of its own."""
    return [(stack, "ROYGBV"[int(stack[0]) - 1]) for stack in stacks]
