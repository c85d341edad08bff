"""Red7, by Carl Chudyk and Chris Cieslik: be winning when your turn ends.

Clauses cited as R8 are those of docs/rules/red7.md.
A card is 1..49 and the higher card beats the lower: 7 * (number - 1) + color, with colors 1 (violet) to 7 (red).
A set of cards is an int with bit card - 1 for each. A move is its kind plus the card it moves.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from irisdeck.engine.state import Fields, ints, shuffle_deck, state

# -- Cards and state --

CARDS = 49
VIOLET, INDIGO, BLUE, GREEN, YELLOW, ORANGE, RED = range(1, 8)
NUMBER = 0b1111111  # the seven ones; << 7 * k for the other numbers
COLOR = sum(1 << 7 * k for k in range(7))  # the seven violets; << k for the other colors
EVEN = NUMBER << 7 | NUMBER << 21 | NUMBER << 35
LOW = NUMBER | NUMBER << 7 | NUMBER << 14
ALL = (1 << CARDS) - 1
UNKNOWN = CARDS  # in a view, bits from this one on count the cards of a hand that are not known
GOAL = (0, 0, 40, 35, 30)  # points that end the game, by number of players (R14)

LAY, PAINT, PAINT_BY_7, TAKE_BY_1 = 0, 1 << 6, 2 << 6, 3 << 6  # kinds of move, plus the card
DRAW, KEEP, END, PASS = 4 << 6, 5 << 6, 6 << 6, 7 << 6
MAX_MOVES = 100  # a hand to the palette, a hand to the canvas, the pass
CALLED = ("end_round",)  # so rare that a call costs nothing; inlined, it would be compiled three times

# What the seat is asked for: the start of the turn; the action of a 7, a 5 or a 1; the canvas card;
# the draw that a canvas card earned, at the end of the turn or, after a 7's action, in its middle.
START, SEVEN, FIVE, ONE, CANVAS, DRAW_LAST, DRAW_MID = range(7)


@state
class State(Fields):
    """A position; `seat` is to act."""

    rng: int = 0
    players: int = 0
    advanced: int = 0
    actions: int = 0
    seat: int = 0
    over: int = 0
    phase: int = 0
    redeals: int = 0  # rounds before this one
    alive: int = 0  # set of the seats still in
    rule: int = 0  # color on top of the canvas
    canvas: int = 0  # set of the cards laid on it
    cover: int = 0  # the card on top of it; 0 for the red start card
    last: int = 0  # the card last laid into the palette in this turn
    bound: int = 0  # 1 if this turn must end in the lead (R17)
    top: int = 0  # deck[top:cards] is the draw deck
    cards: int = 0  # in the game: 49 less those scored (R12)
    open: int = 0  # how many cards on top of the deck everybody knows (R16, R21)
    deck: list[int] = ints(49)
    hand: list[int] = ints(4)  # sets of cards
    palette: list[int] = ints(4)
    known: list[int] = ints(4)  # the cards of each hand that everybody knows (R21)
    ones: list[int] = ints(4)  # how many cards of each hand must be ones, because a 5 asked for no other (R16, R17)
    scored: list[int] = ints(4)


def hand_size(s: State, seat: int) -> int:
    """The number of cards in a hand, known or not."""
    return (s.hand[seat] & ALL).bit_count() + (s.hand[seat] >> UNKNOWN)


def bit(card: int) -> int:
    """The set that holds one card, or none for card 0."""
    return 1 << card >> 1


def number(card: int) -> int:
    """1 to 7."""
    return (card + 6) // 7


def color(card: int) -> int:
    """VIOLET to RED."""
    return (card - 1) % 7 + 1


# -- The seven rules of the canvas (R9) --


def counting(palette: int, rule: int) -> int:
    """R9, R10: the cards of a palette that count under a rule."""
    if rule == RED:
        return bit(palette.bit_length())
    if rule == GREEN:
        return palette & EVEN
    if rule == VIOLET:
        return palette & LOW
    if rule == ORANGE:
        return best_group(palette, NUMBER, 7)
    if rule == YELLOW:
        return best_group(palette, COLOR, 1)
    if rule == BLUE:
        return highest_of_each_color(palette)
    return best_run(palette)


def best_group(palette: int, group: int, step: int) -> int:
    """The most cards of one number or of one color."""
    best = 0
    for _ in range(7):
        if palette & group:
            best = stronger(palette & group, best)
        group <<= step
    return best


def highest_of_each_color(palette: int) -> int:
    """One card of every color there is."""
    cards = 0
    while palette:
        card = palette.bit_length()
        cards |= bit(card)
        palette &= ~(COLOR << (card - 1) % 7)
    return cards


def best_run(palette: int) -> int:
    """The longest run of numbers, the highest card of each."""
    best = 0
    run = 0
    same = NUMBER
    for _ in range(7):
        if palette & same:
            run |= bit((palette & same).bit_length())
            best = stronger(run, best)
        else:
            run = 0
        same <<= 7
    return best


def strength(cards: int) -> int:
    """R8: more cards, then the higher highest card; 0 for no card."""
    return cards.bit_count() * 64 + cards.bit_length()


def stronger(a: int, b: int) -> int:
    """The set that compares higher."""
    return a if strength(a) > strength(b) else b


def leads(s: State, rule: int) -> bool:
    """R8: whether the seat to act leads under a rule."""
    mine = power(s.palette[s.seat], rule)
    if mine == 0:
        return False
    for seat in range(s.players):
        if seat != s.seat and s.alive >> seat & 1 and power(s.palette[seat], rule) > mine:
            return False
    return True


# -- The same without collecting the cards: the code that runs most often --


def longest_run(numbers: int) -> int:
    """For a set of numbers in seven bits: the length of the best run << 6, plus the highest card of its last number."""
    best = 0
    length = 0
    for k in range(7):
        length = length + 1 if numbers >> k & 1 else 0
        if length:
            best = max(best, length << 6 | 7 * (k + 1))
    return best


RUNS = tuple(longest_run(numbers) for numbers in range(128))
GATHER = sum(1 << 42 - 6 * k for k in range(7))  # times this, bit 7 * k stands at 42 + k


def led(s: State, rules: int) -> int:
    """R8: of a set of rules, violet lowest, those under which the seat to act leads."""
    other = s.seat
    for _ in range(s.players - 1):
        other = other + 1 if other + 1 < s.players else 0
        if s.alive >> other & 1 and rules:
            rules &= outdoes(s.palette[s.seat], s.palette[other])
    return rules


def outdoes(mine: int, theirs: int) -> int:
    """The rules under which one palette is stronger than another, all at once because most of them are needed anyway.

    Two palettes tie only if no card of either counts, and then neither leads.
    """
    return (
        (strength(mine & LOW) > strength(theirs & LOW))
        | (power_of_a_run(mine) > power_of_a_run(theirs)) << 1
        | (power_of_the_colors(mine) > power_of_the_colors(theirs)) << 2
        | (strength(mine & EVEN) > strength(theirs & EVEN)) << 3
        | (power_of_a_color(mine) > power_of_a_color(theirs)) << 4
        | (power_of_a_number(mine) > power_of_a_number(theirs)) << 5
        | (mine > theirs) << 6
    )


def power(palette: int, rule: int) -> int:
    """R8-R10: the strength of the cards of a palette that count under a rule."""
    if rule == RED:
        return strength(bit(palette.bit_length()))
    if rule == GREEN:
        return strength(palette & EVEN)
    if rule == VIOLET:
        return strength(palette & LOW)
    if rule == ORANGE:
        return power_of_a_number(palette)
    if rule == YELLOW:
        return power_of_a_color(palette)
    if rule == BLUE:
        return power_of_the_colors(palette)
    return power_of_a_run(palette)


def power_of_the_colors(palette: int) -> int:
    """Blue: the strength of all colors, with all numbers folded into one."""
    return colors_of(palette).bit_count() * 64 + palette.bit_length()


def colors_of(cards: int) -> int:
    """The colors there are, violet lowest."""
    cards |= cards >> 28
    cards |= cards >> 14
    return (cards | cards >> 7) & NUMBER


def power_of_a_number(palette: int) -> int:
    """Orange: counts all numbers at once, by adding bits in pairs, then pairs of pairs, then all seven."""
    counts = (palette & 0b1010101 * COLOR) + (palette >> 1 & 0b0010101 * COLOR)
    counts = (counts & 0b0110011 * COLOR) + (counts >> 2 & 0b0010011 * COLOR)
    counts = (counts & 0b111 * COLOR) + (counts >> 4 & 0b111 * COLOR)
    best = most(COLOR, counts >> 2, counts >> 1, counts)
    lowest = (best & ALL).bit_length() - 1
    return (best >> CARDS) * 64 + (palette & NUMBER << lowest).bit_length()


def power_of_a_color(palette: int) -> int:
    """Yellow: counts all colors at once, with bitwise adders for three numbers, three more and the last."""
    low = palette ^ palette >> 7 ^ palette >> 14
    low_twos = palette & palette >> 7 | (palette ^ palette >> 7) & palette >> 14
    high = palette >> 21 ^ palette >> 28 ^ palette >> 35
    high_twos = palette >> 21 & palette >> 28 | (palette >> 21 ^ palette >> 28) & palette >> 35
    twos = low & high | (low ^ high) & palette >> 42
    fours = low_twos & high_twos | (low_twos ^ high_twos) & twos
    best = most(NUMBER, fours, low_twos ^ high_twos ^ twos, low ^ high ^ palette >> 42)
    return (best >> CARDS) * 64 + (palette & COLOR * (best & NUMBER)).bit_length()


def most(places: int, fours: int, twos: int, ones: int) -> int:
    """The places whose count, written in bits, is the highest; and, from bit CARDS on, that count."""
    count = 0
    if places & fours:
        places &= fours
        count = 4
    if places & twos:
        places &= twos
        count += 2
    if places & ones:
        places &= ones
        count += 1
    return count << CARDS | places


def power_of_a_run(palette: int) -> int:
    """Indigo: collects the numbers of the palette into seven bits, and looks up their longest run."""
    numbers = ((palette & 63 * COLOR) + 63 * COLOR | palette) >> 6 & COLOR
    run = RUNS[(numbers * GATHER & ALL) >> 42]
    return (run & ~63) + (palette & (1 << (run & 63)) - 1).bit_length()


def points(cards: int) -> int:
    """R12: each card is worth its number."""
    value = 0
    for k in range(7):
        value += (k + 1) * (cards & NUMBER << 7 * k).bit_count()
    return value


# -- Deal --


def deal(s: State, seed: int) -> None:
    """R2, R3: the first round; `s` holds the options."""
    s.rng = seed
    shuffle(s)
    lay_out(s)


def shuffle(s: State) -> None:
    """R13: all cards that nobody has scored, in any order."""
    gone = s.scored[0] | s.scored[1] | s.scored[2] | s.scored[3]
    cards = 0
    for card in range(1, CARDS + 1):
        s.deck[cards] = card  # overwritten by the next one if this one is gone
        cards += 1 - (gone >> card - 1 & 1)
    for place in range(cards, CARDS):
        s.deck[place] = 0
    s.cards = cards
    shuffle_deck(s, s.deck, cards)


def lay_out(s: State) -> None:
    """R3: seven cards for each hand, then one for each palette, in the order of the deck."""
    highest = 0
    for seat in range(s.players):
        s.known[seat] = 0
        s.ones[seat] = 0
        hand = 0
        for place in range(7 * seat, 7 * seat + 7):
            hand |= bit(s.deck[place])
        s.hand[seat] = hand
        s.palette[seat] = bit(s.deck[7 * s.players + seat])
        if s.palette[seat] > s.palette[highest]:
            highest = seat
    s.seat = (highest + 1) % s.players
    s.top = 8 * s.players
    s.alive = (1 << s.players) - 1
    s.rule = RED
    s.canvas = 0
    s.cover = 0
    s.open = 0
    start_turn(s)


def start_turn(s: State) -> None:
    """R4: nothing done yet."""
    s.phase = START
    s.last = 0
    s.bound = 0


# -- Moves (R4, R16) --


def moves(s: State, out: MutableSequence[int]) -> int:
    """Write the legal moves to `out` and return how many they are."""
    choices(s, out)
    paint = out[1]
    by_7 = out[2]
    by_1 = out[3]
    plain = out[4]
    n = write(out, 0, LAY, out[0])
    n = write(out, n, PAINT, paint)
    n = write(out, n, PAINT_BY_7, by_7)
    n = write(out, n, TAKE_BY_1, by_1)
    for k in range(4):
        if plain >> k & 1:
            out[n] = DRAW + (k << 6)
            n += 1
    return n


def choices(s: State, out: MutableSequence[int]) -> None:
    """Write the legal moves as sets: cards for LAY, PAINT, PAINT_BY_7 and TAKE_BY_1; then DRAW, KEEP, END and PASS."""
    out[0] = layable(s) if s.phase == START or s.phase == FIVE else 0
    out[1] = paintable(s) if s.phase == START or s.phase == CANVAS else 0
    out[2] = paintable_by_7(s) if s.phase == SEVEN else 0
    out[3] = takeable(s) if s.phase == ONE else 0
    if s.phase == START:
        out[4] = 8
    elif s.phase == CANVAS:
        out[4] = 4 if not s.bound or leads(s, s.rule) else 0
    else:
        out[4] = 3 if s.phase >= DRAW_LAST else 0


def write(out: MutableSequence[int], n: int, kind: int, cards: int) -> int:
    """Write a move of one kind for each card of a set, from place n on; return the place after them."""
    while cards:
        low = cards & -cards
        out[n] = kind + low.bit_length()
        cards ^= low
        n += 1
    return n


def paintable(s: State) -> int:
    """R5: the hand cards that may go onto the canvas."""
    hand = s.hand[s.seat]
    return hand & COLOR * led(s, colors_of(hand))


def layable(s: State) -> int:
    """R4, R17: the hand cards that may go into the palette."""
    hand = s.hand[s.seat]
    ones = hand & NUMBER
    if not s.actions or not ones or not victims(s):
        return hand
    cards = hand ^ ones
    while ones:
        one = ones & -ones
        ones ^= one
        s.hand[s.seat] ^= one
        s.palette[s.seat] ^= one
        if takeable(s):
            cards |= one
        s.hand[s.seat] ^= one
        s.palette[s.seat] ^= one
    return cards


def paintable_by_7(s: State) -> int:
    """R16: the other palette cards that a 7 may send to the canvas."""
    rest = s.palette[s.seat] & ~bit(s.last)
    cards = 0
    while rest:
        low = rest & -rest
        rest ^= low
        s.palette[s.seat] ^= low
        if leads(s, color(low.bit_length())):
            cards |= low
        s.palette[s.seat] ^= low
    return cards


def victims(s: State) -> int:
    """R16: the set of the others still in who have more than one palette card."""
    seats = 0
    for seat in range(s.players):
        if seat != s.seat and s.alive >> seat & 1 and s.palette[seat] & s.palette[seat] - 1:
            seats |= 1 << seat
    return seats


def takeable(s: State) -> int:
    """R16, R17: the cards a 1 may take: afterwards some way must be left to end the turn in the lead."""
    seats = victims(s)
    ways = colors_of(s.hand[s.seat])
    cards = 0
    for seat in range(s.players):
        rest = s.palette[seat] if seats >> seat & 1 else 0
        while rest:
            low = rest & -rest
            rest ^= low
            s.palette[seat] ^= low
            if leads(s, s.rule) or led(s, ways):
                cards |= low
            s.palette[seat] ^= low
    return cards


# -- Apply --


def apply(s: State, move: int) -> None:
    """Apply a legal move and its automatic consequences."""
    kind = move & ~63
    card = move & 63
    if kind == LAY:
        lay(s, card)
    elif kind == PAINT:
        leave_hand(s, card)
        if paint(s, card):
            s.phase = DRAW_LAST
        else:
            end_turn(s)
    elif kind == PAINT_BY_7:
        s.palette[s.seat] ^= bit(card)
        s.phase = DRAW_MID if paint(s, card) else CANVAS
    elif kind == TAKE_BY_1:
        take(s, card)
    elif kind == PASS:
        go_out(s)
    else:
        if kind == DRAW:
            draw(s)
        if s.phase == DRAW_MID:
            s.phase = CANVAS
        else:
            end_turn(s)


def leave_hand(s: State, card: int) -> None:
    """Remove a card from the hand, which everybody sees."""
    s.hand[s.seat] ^= bit(card)
    s.known[s.seat] &= ~bit(card)
    if s.ones[s.seat] and number(card) == 1:
        s.ones[s.seat] -= 1


def lay(s: State, card: int) -> None:
    """R4, R16: a card from hand into the palette, and the action of an odd one."""
    leave_hand(s, card)
    s.palette[s.seat] |= bit(card)
    s.last = card
    s.phase = CANVAS
    if s.actions:
        act(s, number(card))


def act(s: State, odd: int) -> None:
    """R16: the action of the card just laid, if it is possible."""
    if odd == 7 and paintable_by_7(s):
        s.phase = SEVEN
    elif odd == 5:
        if layable(s):
            s.phase = FIVE
        else:
            s.ones[s.seat] = s.hand[s.seat].bit_count()
    elif odd == 3:
        draw(s)
    elif odd == 1 and victims(s):
        s.phase = ONE
        s.bound = 1


def draw(s: State) -> None:
    """The top card of the deck, if there is one, into the hand of the seat to act."""
    if s.top == s.cards:
        return
    card = bit(s.deck[s.top])
    s.top += 1
    s.hand[s.seat] |= card
    if s.open:
        s.open -= 1
        s.known[s.seat] |= card


def paint(s: State, card: int) -> bool:
    """R5, R11, R18: a card onto the canvas; whether it earns a draw."""
    s.canvas |= bit(card)
    s.cover = card
    s.rule = color(card)
    earned = number(card) > s.palette[s.seat].bit_count()
    return earned and s.advanced != 0 and s.top < s.cards


def take(s: State, card: int) -> None:
    """R16: a card from another palette, face down onto the deck."""
    for seat in range(s.players):
        s.palette[seat] &= ~bit(card)
    s.top -= 1
    s.deck[s.top] = card
    s.open += 1
    s.phase = CANVAS


# -- End of turn, round and game --


def end_turn(s: State) -> None:
    """R6: who does not lead now is out."""
    if leads(s, s.rule):
        next_turn(s)
    else:
        go_out(s)


def go_out(s: State) -> None:
    """R6, R7: out of the round; the last one in wins it."""
    s.alive ^= 1 << s.seat
    next_turn(s)
    if s.alive == 1 << s.seat:
        end_round(s)


def next_turn(s: State) -> None:
    """R3: clockwise among those still in."""
    s.seat = (s.seat + 1) % s.players
    while not s.alive >> s.seat & 1:
        s.seat = (s.seat + 1) % s.players
    start_turn(s)


def end_round(s: State) -> None:
    """R12-R15: the winner scores, and the next round is dealt or the game is over."""
    if not s.advanced:
        s.over = 1
        return
    cards = counting(s.palette[s.seat], s.rule)
    s.scored[s.seat] |= cards
    s.palette[s.seat] ^= cards
    left = CARDS
    for seat in range(s.players):
        left -= s.scored[seat].bit_count()
    if left < 8 * s.players or points(s.scored[s.seat]) >= GOAL[s.players]:
        s.over = 1
        return
    s.redeals += 1
    shuffle(s)
    lay_out(s)


def score(s: State, seat: int) -> int:
    """R12, R15: points; in a game of one round 1 for its winner."""
    if s.advanced:
        return points(s.scored[seat])
    return 1 if s.over and s.alive >> seat & 1 else 0
