"""Red7 between two who see all cards: does the seat to act win the round?

A search over whole turns. Whoever ends a turn without the lead has lost the round (R6, R7), so only turns that end in
the lead are tried, those first that leave the other side the fewest answers; one that leaves none wins at once.

A set of rules is an int with bit PLACE[rule]. The bits are six apart, so that sets can be added up to count every rule.
The strengths of a palette under all rules (R8) stand side by side in two ints, twelve bits each with the topmost free:
one subtraction compares two palettes under four rules.

A deck is how many of its cards are left, and above that those that 1s have put on top (R16), six bits each, the topmost
lowest. There are never more than seven: each of them took a 1, and a 1 comes back into a hand only with one of them.

The search is not recursive but keeps its positions in lists: numba cannot cache recursive code, and the caller can
pause and resume the search.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from irisdeck.engine.state import MASK, Fields, ints, state
from irisdeck.games.red7.rules import (
    CARDS,
    COLOR,
    DRAW_MID,
    EVEN,
    FIVE,
    NUMBER,
    ONE,
    SEVEN,
    START,
    bit,
    color,
    counting,
    number,
    strength,
)

# -- The search, its memory, and turns as numbers --

DEPTH = 128  # more than any round has turns: cards come back into a hand only by 3s and by cards lost to the canvas

# The memory is one list: the results of positions, the strengths of palettes, and the turns still to be tried.
POSITIONS = 1 << 14  # more of them cost as much time as they save
PALETTES = 1 << 12
STRENGTHS = 5 * POSITIONS
STACK = STRENGTHS + 3 * PALETTES

# A turn as a number: the last palette card; the fives laid before it, a bit each; the card moved by its action (R16);
# the canvas card from hand; whether a card is drawn before that and after that; and, less is better, its promise.
FIVES, MOVED, PAINTED, DRAWN, DRAWN_LAST, PROMISE = 6, 13, 19, 25, 26, 27
FIVE_CARDS = NUMBER << 28

PLACE = (0, 11, 23, 35, 47, 5, 17, 29)  # of a rule in a set of rules
FREE_BITS = 1 << 11 | 1 << 23 | 1 << 35 | 1 << 47
LAST_BITS = 1 | 1 << 12 | 1 << 24 | 1 << 36

UNDECIDED, FULL = -1, -2  # results besides no (0) and yes (1)
CALLED = ("face", "strengths", "write_canvas")  # too large to be inlined wherever they are called


@state
class Search(Fields):
    """A search in progress: the positions from the one to solve (0) down to the current one (depth)."""

    advanced: int = 0
    actions: int = 0
    cards: int = 0  # deck[cards - left] is drawn next
    deck: list[int] = ints(49)
    nodes: int = 0  # positions searched
    top: int = 0  # the memory is free from here on
    full: int = 0  # 1 if the turns did not fit into it
    every: int = 0  # 1 if all turns are wanted, not just those that may be the only ones to win
    sure: int = 0  # 1 if a turn has been found that has no answer
    exact: int = 0  # 1 if the answers counted are all there are

    depth: int = 0
    mine: list[int] = ints(DEPTH)  # the hand of the seat to act
    palette: list[int] = ints(DEPTH)
    theirs: list[int] = ints(DEPTH)  # the other hand
    other: list[int] = ints(DEPTH)  # the other palette
    rule: list[int] = ints(DEPTH)
    left: list[int] = ints(DEPTH)  # the deck
    next: list[int] = ints(DEPTH)  # the turns still to be tried are memory[next:end]
    end: list[int] = ints(DEPTH)

    # What the other side may lay, nothing first: the strengths of its palette then, and the rules it may still paint.
    lines: int = 0
    low: list[int] = ints(50)
    high: list[int] = ints(50)
    paints: list[int] = ints(50)


# -- Palettes under all rules at once --


def graded(memory: MutableSequence[int], palette: int) -> int:
    """Where the memory holds the strengths of a palette, four rules in one number and three in the next."""
    place = STRENGTHS + 3 * ((palette * 0x1E3779B97F4A7C15 & MASK) >> 50)
    if memory[place] != palette:
        memory[place] = palette
        memory[place + 1] = strengths(palette, 1, 4)
        memory[place + 2] = strengths(palette, 5, 7)
    return place


def strengths(palette: int, first: int, last: int) -> int:
    """R8: of a palette under some rules, the first one lowest."""
    together = 0
    for rule in range(last, first - 1, -1):
        together = together << 12 | strength(counting(palette, rule))
    return together


def ahead(low: int, high: int, their_low: int, their_high: int) -> int:
    """R8: the set of the rules under which one palette leads the other.

    Two palettes tie only if no card of either counts, and then neither leads.
    """
    four = (low | FREE_BITS) - their_low - LAST_BITS & FREE_BITS
    three = (high | FREE_BITS) - their_high - LAST_BITS & FREE_BITS
    return four | three >> 6


def leading(memory: MutableSequence[int], palette: int, other: int) -> int:
    """The set of the rules under which a palette leads another."""
    place = graded(memory, palette)
    low, high = memory[place + 1], memory[place + 2]
    place = graded(memory, other)
    return ahead(low, high, memory[place + 1], memory[place + 2])


def colors(hand: int) -> int:
    """The rules that a hand could paint, as a set."""
    rules = 0
    for k in range(7):
        if hand & COLOR << k:
            rules |= 1 << PLACE[k + 1]
    return rules


def face(s: Search, memory: MutableSequence[int], hand: int, palette: int) -> None:
    """Prepare to count the answers of a hand and a palette."""
    s.lines = 0
    face_with(s, memory, palette, hand)
    rest = hand
    while rest:
        card = rest & -rest
        rest ^= card
        face_with(s, memory, palette | card, hand ^ card)


def face_with(s: Search, memory: MutableSequence[int], palette: int, hand: int) -> None:
    """Add one palette that the other side may have, and the hand it leaves them."""
    place = graded(memory, palette)
    s.low[s.lines] = memory[place + 1]
    s.high[s.lines] = memory[place + 2]
    s.paints[s.lines] = colors(hand)
    s.lines += 1


def answers(s: Search, low: int, high: int) -> int:
    """How the other side could take the lead from a palette.

    The number of palette cards under each rule, six bits each; from bit 50 on, the ways to paint under any rule.
    """
    rules = ahead(s.low[0], s.high[0], low, high)
    ways = (rules & s.paints[0]).bit_count() << 50
    for k in range(1, s.lines):
        rules = ahead(s.low[k], s.high[k], low, high)
        ways += (rules >> 5) + ((rules & s.paints[k]).bit_count() << 50)
    return ways


def answers_under(ways: int, rule: int) -> int:
    """How many of the answers there are under a rule."""
    return (ways >> 50) + (ways >> PLACE[rule] - 5 & 63)


# -- The deck --


def top_card(s: Search, deck: int) -> int:
    """The set that holds the card drawn next."""
    return bit(deck >> 6 & 63 if deck >> 6 else s.deck[s.cards - deck])


def without_top(deck: int) -> int:
    """The deck after a draw."""
    return deck >> 12 << 6 | deck & 63 if deck >> 6 else deck - 1


def with_top(deck: int, card: int) -> int:
    """The deck after a 1 has put a card on it."""
    return (deck >> 6 << 6 | card) << 6 | deck & 63


# -- Turns that end in the lead --


def write_turns(s: Search, memory: MutableSequence[int]) -> None:
    """R4: all turns of the seat to act; where one has no answer, the others may be missing."""
    d = s.depth
    face(s, memory, s.theirs[d], s.other[d])
    s.sure = 0
    s.exact = 0 if s.every or (s.actions and s.theirs[d] & ~EVEN) else 1
    laid = 0  # nothing first
    rest = 0 if s.actions else s.mine[d]
    while True:
        write_canvas(s, memory, s.mine[d] ^ laid, s.palette[d] | laid, s.rule[d], s.left[d], laid.bit_length())
        if rest == 0 or s.sure:
            break
        laid = rest & -rest
        rest ^= laid
    if s.actions:
        write_lays(s, memory)


def write_canvas(
    s: Search, memory: MutableSequence[int], hand: int, palette: int, rule: int, deck: int, turn: int
) -> None:
    """R5, R11: write the ways to end a turn: as it is, or by a canvas card, with or without the draw that it earns.

    A canvas card that changes nothing, not even by a draw, is left out: a card more in hand is never worse, unless a 5
    asks for it (R16).
    """
    place = graded(memory, palette)
    low, high = memory[place + 1], memory[place + 2]
    rules = ahead(low, high, s.low[0], s.high[0])
    if rules == 0:
        return
    ways = answers(s, low, high)
    size = hand.bit_count()
    stay = turn != 0 and rules >> PLACE[rule] & 1 == 1
    if stay:
        write_turn(s, memory, turn, answers_under(ways, rule), size)
    while hand:
        one = hand & -hand
        hand ^= one
        card = one.bit_length()
        new = color(card)
        if rules >> PLACE[new] & 1:
            painted = turn | card << PAINTED
            count = answers_under(ways, new)
            if s.advanced and deck and number(card) > palette.bit_count():
                write_turn(s, memory, painted | 1 << DRAWN_LAST, count, size)
            if not stay or new != rule or s.every or s.actions:
                write_turn(s, memory, painted, count, size - 1)


def write_turn(s: Search, memory: MutableSequence[int], turn: int, count: int, size: int) -> None:
    """Write a turn that leaves `count` answers and a hand of `size` cards."""
    if s.exact and count == 0:
        s.sure = 1
    if s.top == len(memory):
        s.full = 1
    else:
        memory[s.top] = (4 * count + CARDS - size) << PROMISE | turn
        s.top += 1


def write_lays(s: Search, memory: MutableSequence[int]) -> None:
    """R16: the turns that begin with a palette card: any fives, and a last card that is no 5 or asks for none."""
    hand = s.mine[s.depth]
    fives = hand & FIVE_CARDS
    chain = fives
    while True:
        rest = hand ^ chain
        while rest:
            card = rest & -rest
            rest ^= card
            if not (card & fives and chain & card - 1):  # fives in any order are the same turn: the last is the lowest
                write_actions(s, memory, chain, card)
        if chain == 0:
            break
        chain = chain - 1 & fives


def write_actions(s: Search, memory: MutableSequence[int], chain: int, card: int) -> None:
    """R16: the turns in which some fives and then a last card are laid into the palette."""
    d = s.depth
    hand, palette, deck = s.mine[d] ^ chain ^ card, s.palette[d] | chain | card, s.left[d]
    turn = card.bit_length() | chain >> 28 << FIVES
    odd = number(card.bit_length())
    if odd == 7 and movable(s, memory, palette, card):
        write_sevens(s, memory, hand, palette, turn)
    elif odd == 1 and s.other[d] & s.other[d] - 1:
        write_ones(s, memory, hand, palette, turn)
    elif odd != 5 or not asks(s, memory, hand, palette):
        if odd == 3 and deck:
            hand |= top_card(s, deck)
            deck = without_top(deck)
            turn |= 1 << DRAWN
        write_canvas(s, memory, hand, palette, s.rule[d], deck, turn)


def movable(s: Search, memory: MutableSequence[int], palette: int, last: int) -> int:
    """R16: the cards that the 7 laid last may move onto the canvas."""
    cards = 0
    rest = palette ^ last
    while rest:
        card = rest & -rest
        rest ^= card
        if leading(memory, palette ^ card, s.other[s.depth]) >> PLACE[color(card.bit_length())] & 1:
            cards |= card
    return cards


def write_sevens(s: Search, memory: MutableSequence[int], hand: int, palette: int, turn: int) -> None:
    """R16, R19: the ways to carry out the 7 laid last."""
    deck = s.left[s.depth]
    rest = movable(s, memory, palette, bit(turn & 63))
    while rest:
        one = rest & -rest
        rest ^= one
        card = one.bit_length()
        moved = turn | card << MOVED
        if s.advanced and deck and number(card) > (palette ^ one).bit_count():
            more = hand | top_card(s, deck)
            write_canvas(s, memory, more, palette ^ one, color(card), without_top(deck), moved | 1 << DRAWN)
        write_canvas(s, memory, hand, palette ^ one, color(card), deck, moved)


def write_ones(s: Search, memory: MutableSequence[int], hand: int, palette: int, turn: int) -> None:
    """R16, R17: the ways to carry out the 1 laid last."""
    d = s.depth
    rest = s.other[d]
    while rest:
        one = rest & -rest
        rest ^= one
        if ends_well(s, memory, hand, palette, s.other[d] ^ one):
            card = one.bit_length()
            face(s, memory, s.theirs[d], s.other[d] ^ one)
            write_canvas(s, memory, hand, palette, s.rule[d], with_top(s.left[d], card), turn | card << MOVED)
    face(s, memory, s.theirs[d], s.other[d])


def asks(s: Search, memory: MutableSequence[int], hand: int, palette: int) -> bool:
    """R16, R17: whether the 5 laid last finds a card in hand that may be laid."""
    other = s.other[s.depth]
    if hand & ~NUMBER or not other & other - 1:
        return hand != 0
    ones = hand
    while ones:
        one = ones & -ones
        ones ^= one
        rest = other
        while rest:
            card = rest & -rest
            rest ^= card
            if ends_well(s, memory, hand ^ one, palette | one, other ^ card):
                return True
    return False


def ends_well(s: Search, memory: MutableSequence[int], hand: int, palette: int, other: int) -> bool:
    """R17: whether a turn can end in the lead without another palette card."""
    return leading(memory, palette, other) & (colors(hand) | 1 << PLACE[s.rule[s.depth]]) != 0


def write_rest(s: Search, memory: MutableSequence[int], phase: int, last: int) -> int:
    """Write all ways to complete the turn at depth 0, in which `last` was laid last; return where they end, or FULL."""
    hand, palette, deck = s.mine[0], s.palette[0], s.left[0]
    s.top = STACK
    s.every = 1
    face(s, memory, s.theirs[0], s.other[0])
    if phase == START:
        write_turns(s, memory)
    elif phase == FIVE:
        write_lays(s, memory)
    elif phase == SEVEN:
        write_sevens(s, memory, hand, palette, last)
    elif phase == ONE:
        write_ones(s, memory, hand, palette, last)
    else:
        if phase == DRAW_MID:
            more = hand | top_card(s, deck)
            write_canvas(s, memory, more, palette, s.rule[0], without_top(deck), last | 1 << DRAWN)
        write_canvas(s, memory, hand, palette, s.rule[0], deck, last)
    s.every = 0
    s.end[0] = s.top
    return FULL if s.full else s.top


# -- The search --


def descend(s: Search, turn: int) -> None:
    """Go to the position after a turn, in which the other seat is to act."""
    d = s.depth
    laid = bit(turn & 63) | (turn >> FIVES & 127) << 28
    hand, palette, other, rule, deck = s.mine[d] & ~laid, s.palette[d] | laid, s.other[d], s.rule[d], s.left[d]
    moved = turn >> MOVED & 63
    if other & bit(moved):
        other ^= bit(moved)
        deck = with_top(deck, moved)
    elif moved:
        palette ^= bit(moved)
        rule = color(moved)
    for _ in range((turn >> DRAWN & 1) + (turn >> DRAWN_LAST & 1)):
        hand |= top_card(s, deck)
        deck = without_top(deck)
    painted = turn >> PAINTED & 63
    if painted:
        hand ^= bit(painted)
        rule = color(painted)
    s.depth = d + 1
    s.mine[d + 1] = s.theirs[d]
    s.palette[d + 1] = other
    s.theirs[d + 1] = hand
    s.other[d + 1] = palette
    s.rule[d + 1] = rule
    s.left[d + 1] = deck


def begin(s: Search, turn: int) -> None:
    """Start to search the position after a turn at depth 0."""
    s.depth = 0
    descend(s, turn)


def search(s: Search, memory: MutableSequence[int], budget: int) -> int:
    """Whether the other seat wins after the turn given to `begin`; UNDECIDED if `budget` positions are not enough."""
    for _ in range(budget):
        won = looked_at(s, memory)
        if s.full:
            return FULL
        while won >= 0:
            if s.depth == 1:
                return won
            s.depth -= 1
            won = tried(s, memory, won)
        descend(s, next_turn_of(s, memory))
    return UNDECIDED


def nodes(s: Search) -> int:
    """How many positions have been searched."""
    return s.nodes


def looked_at(s: Search, memory: MutableSequence[int]) -> int:
    """1 if the position is won at first sight, 0 if it is lost, UNDECIDED if its turns must be tried."""
    d = s.depth
    known = recalled(s, memory)
    if known != UNDECIDED:
        return known
    s.nodes += 1
    s.top = s.next[d] = s.end[d - 1]
    write_turns(s, memory)
    s.end[d] = s.top
    if s.sure:
        return 1
    return 0 if s.next[d] == s.end[d] else UNDECIDED


def tried(s: Search, memory: MutableSequence[int], answered: int) -> int:
    """The same after a turn has been tried; `answered` is 1 if the other side wins after it."""
    if answered and s.next[s.depth] < s.end[s.depth]:
        return UNDECIDED
    note(s, memory, 1 - answered)
    return 1 - answered


def place_of(s: Search) -> int:
    """The index of a position in the memory, whether or not it is stored there."""
    d = s.depth
    mix = s.mine[d] * 0x1E3779B97F4A7C15 + s.palette[d] * 0x2545F4914F6CDD1D + s.theirs[d] * 0x14D049BB133111EB
    mix += s.other[d] * 0x3F58476D1CE4E5B9 + (s.left[d] << 3 | s.rule[d]) * 0x0A0761D6478BD643
    return 5 * ((mix & MASK) >> 48)


def recalled(s: Search, memory: MutableSequence[int]) -> int:
    """The result of a position if the memory holds it, or UNDECIDED."""
    d = s.depth
    k = place_of(s)
    same = memory[k] == s.mine[d] and memory[k + 1] == s.palette[d]
    same = same and memory[k + 2] == s.theirs[d] and memory[k + 3] == s.other[d]
    same = same and memory[k + 4] >> 1 == s.left[d] << 3 | s.rule[d]
    return memory[k + 4] & 1 if same else UNDECIDED


def note(s: Search, memory: MutableSequence[int], won: int) -> None:
    """Store the result of a position, in place of the one stored there."""
    d = s.depth
    k = place_of(s)
    memory[k] = s.mine[d]
    memory[k + 1] = s.palette[d]
    memory[k + 2] = s.theirs[d]
    memory[k + 3] = s.other[d]
    memory[k + 4] = (s.left[d] << 3 | s.rule[d]) << 1 | won


def next_turn_of(s: Search, memory: MutableSequence[int]) -> int:
    """Takes the most promising of the turns still to be tried."""
    first = s.next[s.depth]
    for k in range(first + 1, s.end[s.depth]):
        if memory[k] < memory[first]:
            turn = memory[first]
            memory[first] = memory[k]
            memory[k] = turn
    s.next[s.depth] += 1
    return memory[first]
