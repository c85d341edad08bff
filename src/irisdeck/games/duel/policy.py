"""Rainbow duel: the expected value of the best turn, counted in cards, and the value of the row that it leaves.

Clauses cited as D8 are those of docs/rules/duel.md. Values are hundredths of a card of difference between the piles. A
turn is searched to its end: cards laid, faces turned, each possible face weighted by how often the deck has it. What a
row is worth to the player who must go on was learned by self-play: rounds were played out and the numbers fitted to
the results, several times, each time with the policy fitted before.

A set of colors holds the bit of every color, and that of VEILED for a card whose color nobody knows yet.
"""

from __future__ import annotations

from math import erf

from irisdeck.engine.state import Dice, random
from irisdeck.games.duel.rules import CARDS, EMPTY, END, LIGHT, SHADE, TURN, State, face

OTHERS = 0  # search plans its own turn only; the others then play by these rules of thumb

# -- What a row is worth to the player who must go on, by its length --

# fmt: off
BASE = (  # and by how many colors it shows, 0 to 6
    0, 0, 0, 0, 0, 0, 0,
    -215, -264, -264, -264, -264, -264, -264,
    -20, 109, 134, 134, 134, 134, 134,
    -62, -62, -121, -237, -237, -237, -237,
    57, 57, 57, 24, -59, -59, -59,
    374, 374, 374, 374, 400, 348, 348,
)
# fmt: on
COLORS_HELD = (0, -1, -100, 3, -36, 28)  # for each color that the player who leaves the row could add to it
LIGHTS_HELD = (0, -18, -179, -6, -43, 1)  # for each light they hold
BACKS_FIT = (0, 102, -6, 135, 13, 29)  # for each card of the player who must go on whose back fits
TURNS_SAFE = (0, 126, -35, 68, 162, 48)  # for each card that can be turned without harm, as far as is known
TURNS_DARK = (0, 141, 15, 74, 131, 3)  # for each card whose other face the player who leaves the row does not know
OPENING = 80  # the cost of winning: the loser opens the next round (D18)

NEVER = -(1 << 30)
WON, DRAWN = 1000, 0  # the value of the game if this round is the last
NOTHING, VEILED = 9, 10  # in place of a face: none comes up; one that nobody knows yet
SAME, STOP = -1, 3  # in place of a card of the row: none is turned; of a card in hand: none is laid

# How many cards of the deck have two faces, four bits for each face (D2).
PARTNERS = (
    0x112222220, 0x112222202, 0x112222022, 0x112220222, 0x112202222, 0x112022222, 0x110222222, 0x101111111, 0x011111111,
)  # fmt: skip


def weight(s: State, move: int) -> int:
    """The best expected value of a move until the turn ends; of equal ones the shorter turn."""
    if move < TURN:
        return after_laying(s, move % 3, move // 3)
    if move == END:
        return after_turning(s, SAME, 0)
    return after_turning(s, move - TURN, 0) - 1


def after_laying(s: State, place: int, blind: int) -> int:
    """D10: a card laid with the face up that is seen or, blind, the other; then the best way to go on."""
    colors = s.colors
    up = face(s, s.hand[3 * s.seat + place], s.seat)
    risk = 0
    if blind:
        risk = danger(s, up, colors)
        up = VEILED
    elif not fits(colors, up):
        risk = 1000
    put_down(s, place, up)
    value = ended(s, 6)
    if s.length < 6:
        veil = 1 << s.length >> 1 if blind else 0
        value = after_turning(s, SAME, veil)
        if s.laid < 3 and risk < 1000:
            for turned in range(s.length):
                if not veil >> turned & 1:
                    value = max(value, after_turning(s, turned, veil))
    loss = ended(s, -s.length)
    take_back(s, place, colors)
    return value + (loss - value) * risk // 1000


def after_turning(s: State, place: int, veil: int) -> int:
    """D9: a card of the row turned, or none and the turn ended; `veil` marks cards whose face is only assumed."""
    colors = s.colors
    faces = 1 << 4 * NOTHING
    rest = colors
    swapped = 0
    if place != SAME:
        card = s.row[place] >> 1
        side = s.row[place] & 1
        rest &= ~bit(face(s, card, side))
        faces = behind(s, card, side)
        if knows(s, card, 1 - side):
            swapped = 1
        else:
            veil |= 1 << place
        s.row[place] ^= swapped
    total = 0
    count = 0
    for up in range(NOTHING + 1):
        times = faces >> 4 * up & 15
        if times:
            s.colors = rest | bit(up)
            value = best_lay(s, place, veil) if fits(rest, up) else ended(s, -s.length)
            total += times * value
            count += times
    if swapped:
        s.row[place] ^= 1
    s.colors = colors
    return total // max(1, count)


def best_lay(s: State, turned: int, veil: int) -> int:
    """The best card to lay after a turned one, or the end of the turn where it is allowed (D11)."""
    if turned == SAME:
        return after_last(s, STOP, veil)
    best = after_last(s, STOP, veil) if s.laid and s.end_after_flip else NEVER
    for place in range(3):
        if s.hand[3 * s.seat + place] != EMPTY:
            best = max(best, after_last(s, place, veil))
    return best


def after_last(s: State, place: int, veil: int) -> int:
    """A last card laid, blind if its face does not fit, or none; then the row is left to the other."""
    if place == STOP:
        return left_behind(s, veil)
    colors = s.colors
    risk = 0
    up = face(s, s.hand[3 * s.seat + place], s.seat)
    if not fits(colors, up):
        risk = danger(s, up, colors)
        up = VEILED
        veil |= 1 << s.length
    put_down(s, place, up)
    value = ended(s, 6)
    if s.length < 6:
        value = left_behind(s, veil)
        if s.length == 5 and s.laid < 3:
            value = max(value, sixth(s, veil))
    loss = ended(s, -s.length)
    take_back(s, place, colors)
    return value + (loss - value) * risk // 1000


def sixth(s: State, veil: int) -> int:
    """With five cards in the row and one that may still be laid: the best card to turn before it."""
    best = NEVER
    for place in range(5):
        if not veil >> place & 1:
            card = s.row[place] >> 1
            side = s.row[place] & 1
            rest = s.colors & ~bit(face(s, card, side))
            faces = behind(s, card, side)
            total = 0
            count = 0
            for up in range(NOTHING):
                times = faces >> 4 * up & 15
                total += times * (rainbow(s, rest | bit(up)) if fits(rest, up) else ended(s, -5))
                count += times
            best = max(best, total // max(1, count))
    return best


def rainbow(s: State, colors: int) -> int:
    """The best card to complete a row of these colors with, blind if it must be."""
    best = -500
    for place in range(3):
        card = s.hand[3 * s.seat + place]
        if card != EMPTY:
            up = face(s, card, s.seat)
            doubles = (colors & ~bit(up)).bit_count()
            best = max(best, 600 if fits(colors, up) else 600 - 1200 * (2 * doubles + 1) // 14)
    return best


# -- The end of a turn --


def ended(s: State, cards: int) -> int:
    """D17, D18: the value of so many cards won, or lost if negative; of the game if the round is its last (D20)."""
    if s.laid > s.back - s.front:
        ahead = s.pile[s.seat].bit_count() - s.pile[1 - s.seat].bit_count() + cards
        return WON if ahead > 0 else -WON if ahead < 0 else DRAWN
    return 100 * cards + (OPENING if cards < 0 else -OPENING if cards else 0)


def left_behind(s: State, veil: int) -> int:
    """D11: the row as it stands, left to the other."""
    if s.laid > s.back - s.front:
        return ended(s, 0)
    length = s.length
    value = BASE[7 * length + s.colors.bit_count()]
    value += held(s, length)
    for place in range(length):
        card = s.row[place] >> 1
        side = s.row[place] & 1
        if veil >> place & 1:
            value += TURNS_SAFE[length]
        elif not knows(s, card, 1 - side):
            value += TURNS_DARK[length]
        elif fits(s.colors & ~bit(face(s, card, side)), face(s, card, 1 - side)):
            value += TURNS_SAFE[length]
    return -value


def held(s: State, length: int) -> int:
    """What both hands can do with a row, as far as this seat sees them (D22); the next card counts as held (D5)."""
    value = 0
    fitting = 0
    for place in range(3):
        if fits(s.colors, face(s, s.hand[3 - 3 * s.seat + place], s.seat)):
            value += BACKS_FIT[length]
    for place in range(4):
        up = SHADE
        if place == 3:
            if s.front < s.back:
                up = face(s, s.front if s.seat == 0 else s.back - 1, s.seat)
        elif s.hand[3 * s.seat + place] != EMPTY:
            up = face(s, s.hand[3 * s.seat + place], s.seat)
        if up == LIGHT:
            value += LIGHTS_HELD[length]
        elif fits(s.colors, up):
            fitting |= 1 << up
    return value + COLORS_HELD[length] * fitting.bit_count()


# -- Cards and what is known of them --


def put_down(s: State, place: int, up: int) -> None:
    """Move a card from hand to the end of the row, until `take_back`."""
    s.row[s.length] = 2 * s.hand[3 * s.seat + place] + s.seat
    s.hand[3 * s.seat + place] = EMPTY
    s.length += 1
    s.laid += 1
    s.colors |= bit(up)


def take_back(s: State, place: int, colors: int) -> None:
    """Undo `put`."""
    s.length -= 1
    s.laid -= 1
    s.hand[3 * s.seat + place] = s.row[s.length] >> 1
    s.colors = colors


def bit(up: int) -> int:
    """A face in a set of colors; light, shade and nothing have no color."""
    return 1 << up & 0x47F


def fits(colors: int, up: int) -> bool:
    """D13, D15: whether a face may come up beside these colors."""
    return up != SHADE and not colors >> up & 1


def knows(s: State, card: int, side: int) -> bool:
    """D22, D23: whether the seat to act has seen a side of a card."""
    return side == s.seat or s.shown[side] >> card & 1 == 1


def behind(s: State, card: int, side: int) -> int:
    """The faces that may lie on the other side of a card, four bits for how often each."""
    if knows(s, card, 1 - side):
        return 1 << 4 * face(s, card, 1 - side)
    return partners(s, face(s, card, side))


def partners(s: State, up: int) -> int:
    """The faces that may be behind a face, on cards not seen from both sides, four bits for how often each."""
    left = PARTNERS[up]
    seen = s.shown[1 - s.seat]
    while seen:
        card = (seen & -seen).bit_length() - 1
        seen &= seen - 1
        one = s.deck[card] & 15
        two = s.deck[card] >> 4
        if two == up:
            two = one
            one = up
        if one == up and left >> 4 * two & 15:
            left -= 1 << 4 * two
    return left


def danger(s: State, up: int, colors: int) -> int:
    """The chance, in thousandths, that what lies behind a face does not fit beside these colors."""
    faces = partners(s, up)
    count = 0
    bad = 0
    for other in range(NOTHING):
        times = faces >> 4 * other & 15
        count += times
        if not fits(colors, other):
            bad += times
    return 1000 * bad // max(1, count)


# -- For search --

# The standard deviation of what the rest of a game adds to a lead, in tenths of a card, by cards in the holder.
SPREAD = tuple(int(10 * max(4, 5.5 * left - 8) ** 0.5) for left in range(CARDS + 1))
# The chance that a lead lasts, in ten-thousandths, by sixteenths of that standard deviation.
ODDS = tuple(round(5000 * (1 + erf(sixteenths / 16 / 2**0.5))) for sixteenths in range(64))


def mark(s: State) -> int:
    """The round: search plays it to its end."""
    return s.pile[0] | s.pile[1]


def worth(s: State, seat: int) -> int:
    """D21: the chance that a lead lasts, as if the rest of the game were normally distributed."""
    ahead = s.pile[seat].bit_count() - s.pile[1 - seat].bit_count()
    if s.over:
        return 10_000 if ahead > 0 else 5_000 if ahead == 0 else 0
    lasts = ODDS[min(63, 160 * abs(ahead) // SPREAD[s.back - s.front])]
    return lasts if ahead > 0 else 10_000 - lasts


def revealed(s: State) -> bool:
    """Never: faces stay hidden to the end."""
    return False


def sight(s: State, move: int) -> int:
    """D9, D10: the face that comes up, if its mover has never seen it."""
    if move == END:
        return 0
    if move >= TURN:
        card = s.row[move - TURN] >> 1
        side = s.row[move - TURN] & 1 ^ 1
    else:
        card = s.hand[3 * s.seat + move % 3]
        side = s.seat ^ move // 3
    return 0 if knows(s, card, side) else 1 + face(s, card, side)


# -- For beginners --


def forget(s: State, dice: Dice) -> None:
    """D23, D24: forget half of the faces seen before, at random, but none that lies face up."""
    for side in range(2):
        s.shown[side] &= ~(random(dice, 1 << 31) << 31 | random(dice, 1 << 31))
    for place in range(s.length):
        s.shown[s.row[place] & 1] |= 1 << (s.row[place] >> 1)


# -- Worlds (D25) --

TRADES, RINGS = 4, 8  # steps for each world: enough to make it independent of its start


def reshuffle(s: State, seat: int, dice: Dice) -> None:
    """D25: all arrangements of the unseen faces are equally likely.

    Cards of which nothing is seen are shuffled. A card of which one face is seen trades places with one of those that
    has the same face, or passes its other face on. Every step is as likely as its reverse.
    """
    s.rng = random(dice, 1 << 31) << 31 | random(dice, 1 << 31)
    low = s.front + 1 - seat if s.front < s.back else s.front
    high = s.back - seat if s.front < s.back else s.front
    half = (1 << low) - 1 | (1 << CARDS) - (1 << high)
    half &= ~s.shown[1 - seat]
    shuffle(s, low, high, dice)
    if high > low:
        for _ in range(TRADES):
            trade(s, seat, half, low, high, dice)
    mix(s, seat, half, dice)
    for _ in range(RINGS + random(dice, 2)):  # at times one more: a lone ring would only alternate
        ring(s, seat, half, dice)


def turned_over(card: int) -> int:
    """The same card in the other orientation."""
    return card >> 4 | (card & 15) << 4


def shuffle(s: State, low: int, high: int, dice: Dice) -> None:
    """Shuffle the order and orientation of the cards of which nothing is seen."""
    for last in range(high - 1, low - 1, -1):
        pick = random(dice, 2 * (last - low + 1))
        place = low + (pick >> 1)
        card = s.deck[place]
        s.deck[place] = s.deck[last]
        s.deck[last] = turned_over(card) if pick & 1 else card


def trade(s: State, seat: int, half: int, low: int, high: int, dice: Dice) -> None:
    """Swap every card of which one face is seen with a random unseen one, if that has the same face."""
    while half:
        place = (half & -half).bit_length() - 1
        half &= half - 1
        wanted = face(s, place, seat)
        other = low + random(dice, high - low)
        card = s.deck[other]
        if face(s, other, 1 - seat) == wanted:
            card = turned_over(card)
        if card >> 4 * seat & 15 == wanted:
            s.deck[other] = turned_over(s.deck[place]) if random(dice, 2) else s.deck[place]
            s.deck[place] = card


def mix(s: State, seat: int, half: int, dice: Dice) -> None:
    """Shuffle cards that show the same face among themselves."""
    rest = half
    while rest:
        place = (rest & -rest).bit_length() - 1
        rest &= rest - 1
        other = place_showing(s, seat, half & (2 << place) - 1, face(s, place, seat), dice)
        card = s.deck[place]
        s.deck[place] = s.deck[other]
        s.deck[other] = card


def place_showing(s: State, seat: int, places: int, up: int, dice: Dice) -> int:
    """One of the places whose card shows a face, all equally likely; -1 if none does."""
    same = 0
    chosen = -1
    while places:
        place = (places & -places).bit_length() - 1
        places &= places - 1
        if face(s, place, seat) == up:
            same += 1
            if random(dice, same) == 0:
                chosen = place
    return chosen


def ring(s: State, seat: int, half: int, dice: Dice) -> None:
    """Pass hidden faces on along a ring: A|B, B|C, C|A become B|A, C|B, A|C. A dead end is undone."""
    if half == 0:
        return
    rest = half
    for _ in range(random(dice, half.bit_count())):
        rest &= rest - 1
    start = (rest & -rest).bit_length() - 1
    home = face(s, start, seat)
    before = home
    at = face(s, start, 1 - seat)
    path = 0
    steps = 0
    place = start
    while at != home and steps < 10 and place >= 0:
        place = place_showing(s, seat, half, at, dice)
        if place >= 0:
            path = path << 6 | place
            steps += 1
            following = face(s, place, 1 - seat)
            set_other(s, place, seat, before)
            before = at
            at = following
    if at == home:
        set_other(s, start, seat, before)
        return
    while steps:
        place = path & 63
        path >>= 6
        steps -= 1
        set_other(s, place, seat, at)
        at = face(s, place, seat)


def set_other(s: State, place: int, seat: int, up: int) -> None:
    """Set the face of a card that a seat does not see."""
    s.deck[place] = s.deck[place] & 15 << 4 * seat | up << 4 * (1 - seat)
