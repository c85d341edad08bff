"""Rainbow duel: options, notation, views and words. The rules are in irisdeck/games/duel/rules.py."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from irisdeck.game import WATCHER, Game, InvalidDeal, Outlook, short
from irisdeck.games.duel import rules as rules
from irisdeck.games.duel.rules import BLIND, CARDS, DECK, EMPTY, END, NORMAL, SHADE, TURN, State
from irisdeck.options import first_seat, switch, text
from irisdeck.words import said, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from random import Random

    from irisdeck.game import Past
    from irisdeck.options import Option
    from irisdeck.words import Said

    Names = Sequence[Said | str]

FACES = "ROYGBIVWK"
COLOR_NAMES = ("red", "orange", "yellow", "green", "blue", "indigo", "violet")
FACE_NAMES = (*(f"color-{name}" for name in COLOR_NAMES), "color-light", "color-shade")  # messages
UNKNOWN = 15  # a face that a view does not show
SHOWN = FACES.ljust(UNKNOWN + 1, "?")
ALL = (1 << CARDS) - 1
STEPS = 10  # for each hidden card: more than enough to make a sample independent of its start


class Duel(Game):
    """Two players, two-sided cards: you see the front of your cards, your opponent the backs."""

    name = "duel"
    title = "Rainbow, by Mathias Spaan"
    line = "Complete the six-color row, or lure your opponent into a double or a black card."
    seats = range(2, 3)
    rules: ClassVar = rules
    clauses: ClassVar = {"deal": "D4", "turn": "D11", "move": "D8", "score": "D21"}
    minutes = (10, 20)
    age = 7
    picture = "R O Y G B W"
    letters = "ROYGBIVWK"
    unit = "cards"
    beginner_loss = 1.7
    aids = True
    draws = True

    @classmethod
    def options_for(cls, players: int) -> dict[str, Option]:
        """D2, D6, D11."""
        return {
            "first": first_seat(players),
            "end_after_flip": switch(
                True,
                "a turn may end after a turned card",
                "option-end-after-flip",
                worded=True,
                default_in={"fr": False},
            ),
            "deck": text(
                "default",
                f"default, or {CARDS} cards as text (RG OK ...)",
                read_deck,
                "the cards to play with",
                "option-deck",
                "RO RO RY …",
            ),
        }

    @classmethod
    def _moves(cls) -> Iterator[tuple[int, str]]:
        for place in range(3):
            yield NORMAL + place, f"n{place + 1}"
            yield BLIND + place, f"b{place + 1}"
        for place in range(6):
            yield TURN + place, f"f{place + 1}"
        yield END, "end"

    def blank(self) -> State:
        first = self.options["first"]
        deck = DECK if self.options["deck"] == "default" else read_cards(self.options["deck"])
        return State(
            players=2,
            first=-1 if first == "random" else first,
            end_after_flip=int(self.options["end_after_flip"]),
            deck=list(deck),
        )

    def set_deck(self, fields: State, deal: str) -> None:
        cards = read_cards(deal)
        if Counter(map(unturned, cards)) != Counter(map(unturned, fields.deck)):
            raise InvalidDeal("the deal does not hold the cards of the deck (D2)")
        fields.deck = cards

    def show_deck(self, deck: Sequence[int]) -> str:
        return " ".join(map(show_card, deck))

    def unreadable(self, text: str) -> str:
        return say("duel-moves-are")

    def refusal(self, fields: State, code: int) -> Said:
        if code == END:
            return said("duel-no-end-yet" if fields.laid == 0 else "duel-no-end-after-turn")
        if code >= TURN:
            return said("duel-no-second-turn") if fields.turned else said("duel-no-card-to-turn", cards=fields.length)
        if fields.laid and not fields.turned:
            return said("duel-no-lay-before-turn")
        return said("duel-no-card-there", place=code % 3 + 1)

    # -- What a player knows (D22-D25) --

    def conceal(self, fields: State, seat: int) -> None:
        covers = zip(fields.deck, *map(covered, range(2), known_sides(fields, seat)), strict=True)
        fields.deck = [card | front | back for card, front, back in covers]

    def imagine(self, fields: State, seat: int, rng: Random) -> None:
        """Any arrangement of the unseen faces that the deck allows, all equally likely."""
        cards = read_cards(self.options["deck"]) if self.options["deck"] != "default" else list(DECK)
        left = Counter(map(unturned, cards))
        wanted = {}  # place in the deck -> the face that is known to lie on this seat's side
        for place, card in enumerate(fields.deck):
            if face(fields, place, 1 - seat) != UNKNOWN:
                left[unturned(card)] -= 1
            else:
                wanted[place] = face(fields, place, seat)
        pool = list(left.elements())
        rng.shuffle(pool)
        for place, card in shuffled(matched(wanted, pool), wanted, rng).items():
            mine = wanted[place] if wanted[place] != UNKNOWN else rng.choice([card & 15, card >> 4])
            fields.deck[place] = make_card(seat, mine, (card & 15) + (card >> 4) - mine)

    def places(self, fields: State) -> dict[str, list[int]]:
        """A card is its place in the deck as it was dealt."""
        places = {f"holder {card}": [card] for card in range(fields.front, fields.back)}
        places |= {f"hand {place}": [card] for place, card in enumerate(fields.hand) if card != EMPTY}
        places |= {f"row {at}": [place >> 1] for at, place in enumerate(fields.row[: fields.length])}
        piles = enumerate(fields.pile)
        return places | {f"pile {seat}": [card for card in range(CARDS) if pile >> card & 1] for seat, pile in piles}

    def seen(self, fields: State, seat: int) -> dict[str, Any]:
        """D22; a watcher sees no faces but those in the row."""
        side = max(seat, 0)
        mine, theirs = fields.hand[3 * side : 3 * side + 3], fields.hand[3 - 3 * side : 6 - 3 * side]
        following = next_card(fields, side)
        return {
            "hand": [None if card == EMPTY else SHOWN[face(fields, card, side)] for card in mine],
            "opponent": [None if card == EMPTY else SHOWN[face(fields, card, side)] for card in theirs],
            "next": None if following == EMPTY else SHOWN[face(fields, following, side)],
            "row": [FACES[face(fields, place >> 1, place & 1)] for place in fields.row[: fields.length]],
            "piles": [pile.bit_count() for pile in fields.pile],
            "deck": fields.back - fields.front,
            "laid": fields.laid,
            "turned": bool(fields.turned),
        }

    def remembered(self, fields: State, seat: int) -> dict[str, Any]:
        def known(cards: Iterator[int]) -> list[str]:
            return [show_card(fields.deck[card]) for card in cards]

        return {
            "row": known(place >> 1 for place in fields.row[: fields.length]),
            "piles": [known(card for card in range(CARDS) if pile >> card & 1) for pile in fields.pile],
        }

    def laid_open(self, fields: State) -> dict[str, Any]:
        """Both faces of every card but those inside the holder, seat 0's first."""

        def both(card: int) -> str | None:
            return None if card == EMPTY else show_card(fields.deck[card])

        return {
            "hands": [[both(card) for card in fields.hand[start : start + 3]] for start in (0, 3)],
            "row": [both(place >> 1) for place in fields.row[: fields.length]],
            "next": [both(next_card(fields, seat)) for seat in range(2)],
        }

    def phrase(self, before: State, code: int, names: Names) -> Said:
        return sentence(self.notation[code], names[before.seat])

    def instruction(self, move: str) -> Said:
        if move == "end":
            return say("do-end-turn")
        kinds = {"n": "duel-do-lay", "b": "duel-do-blind", "f": "duel-do-turn"}
        return say(kinds[move[0]], place=int(move[1]))

    def consequences(self, before: State, code: int, after: State, names: Names) -> list[Said]:
        lines = [] if code == END else [said("duel-shows", face=face_name(face(before, *uncovered(before, code))))]
        closing = self.closing(before, code, after, None)
        if "how" in closing:
            lines.append(row_won(closing, names))
        return [*lines, say("duel-over")] if after.over else lines

    def closing(self, before: State, code: int, after: State, past: Past) -> dict[str, Any]:
        """D14-D17: the row as it lay, which card decided it, how, and for whom; D20: at the end at least the piles."""
        piles = [pile.bit_count() for pile in after.pile]
        winner = next((seat for seat in range(2) if after.pile[seat] != before.pile[seat]), None)
        if winner is None:
            return {"row": [], "piles": piles} if after.over else {}
        row = [FACES[face(before, place >> 1, place & 1)] for place in before.row[: before.length]]
        up = face(before, *uncovered(before, code))
        at = code - TURN if code >= TURN else before.length
        row[at : at + 1] = [FACES[up]]
        how = effect(before, code, up)
        return {"row": row, "decided": at, "how": how, "winner": winner, "mover": before.seat, "piles": piles}

    def farewell(self, kind: str, closing: Mapping[str, Any]) -> Said:
        won_by_rainbow = kind.startswith("won") and closing.get("how") == "rainbow"
        return say("duel-end-rainbow") if won_by_rainbow else super().farewell(kind, closing)

    def outlook(self, fields: State, code: int, names: Names, recall: bool) -> Outlook:
        """D13-D16: what a card does that is laid or turned, if its player sees what comes up, or remembers it."""
        if code == END:
            return Outlook(said("duel-then-end"))
        up = face(fields, *uncovered(fields, code)) if recall or code < BLIND else UNKNOWN
        if up == UNKNOWN:
            return Outlook(said("duel-then-unseen"))
        how = effect(fields, code, up)
        if how in ("double", "shade"):
            return Outlook(said(f"duel-then-{how}"), said(f"duel-warning-{how}"))
        if how == "rainbow":
            return Outlook(said("duel-then-rainbow"))
        if code < TURN:
            return Outlook(said("duel-then-fits", cards=fields.length + 1))
        return Outlook(said("duel-then-turned", face=face_name(up)))

    def known(self, fields: State) -> int:
        return sum((card & 15 != UNKNOWN) + (card >> 4 != UNKNOWN) for card in fields.deck)

    def seen_by(self, fields: State, seat: int) -> int:
        return sum([(cards & ALL).bit_count() for cards in known_sides(fields, seat)])


# -- Words --


def sentence(move: str, name: Said | str) -> Said:
    """A move as a sentence for the log."""
    if move == "end":
        return say("turn-ended", name=name)
    kinds = {"n": "duel-laid", "b": "duel-laid-blind", "f": "duel-turned"}
    return say(kinds[move[0]], place=int(move[1]), name=name)


def row_won(closing: dict[str, Any], names: Names) -> Said:
    """D17: who has won the row, how, and how many cards."""
    return say(f"duel-won-{closing['how']}", cards=len(closing["row"]), name=names[closing["winner"]])


# -- Cards --


def effect(fields: State, code: int, up: int) -> str:
    """D13-D16: what a face does that comes up by a move: "fits", or it is a "rainbow", a "double" or a "shade"."""
    colors = fields.colors
    if code >= TURN:
        old = fields.row[code - TURN]
        colors &= ~(1 << face(fields, old >> 1, old & 1))
    if up == SHADE:
        return "shade"
    if colors >> up & 1:
        return "double"
    return "rainbow" if code < TURN and fields.length == 5 else "fits"


def uncovered(fields: State, code: int) -> tuple[int, int]:
    """The card that a move lays or turns, and the side that comes up."""
    if code >= TURN:
        place = fields.row[code - TURN]
        return place >> 1, place & 1 ^ 1
    return fields.hand[3 * fields.seat + code % 3], fields.seat ^ code // 3


def face(fields: State, card: int, side: int) -> int:
    """The face of a card that points at a seat."""
    return rules.face(fields, card, side)


def face_name(up: int) -> Said:
    """A face in words."""
    return said(FACE_NAMES[up])


@lru_cache(1 << 10)
def covered(side: int, known: int) -> tuple[int, ...]:
    """For each card of the deck what hides its face on a side, if it is not in the set of those that are known."""
    return tuple(0 if known >> card & 1 else UNKNOWN << 4 * side for card in range(CARDS))


def known_sides(fields: State, seat: int) -> list[int]:
    """D22-D24: for each side, the cards of which a seat, or a watcher, knows it."""
    known = fields.shown[:]
    if seat != WATCHER:
        inside = (1 << fields.back) - (1 << fields.front)
        following = next_card(fields, seat)
        known[seat] = ~inside if following == EMPTY else ~inside | 1 << following
    return known


def make_card(seat: int, mine: int, other: int) -> int:
    """The card whose face towards a seat is `mine`."""
    return mine | other << 4 if seat == 0 else other | mine << 4


def unturned(card: int) -> int:
    """The same number for both orientations of a card."""
    return min(card, card >> 4 | (card & 15) << 4)


def show_card(card: int) -> str:
    """The 0-face, then the 1-face; ? where it is not known."""
    return SHOWN[card & 15] + SHOWN[card >> 4]


def read_cards(text: str) -> list[int]:
    """Parse 57 cards."""
    cards = text.split(" ")
    for card in cards:
        if len(card) != 2 or card[0] not in FACES or card[1] not in FACES or card[0] == card[1]:
            raise InvalidDeal(f"{short(card)} is no card: a card is two different faces of {FACES} (D1)")
    if len(cards) != CARDS:
        raise InvalidDeal(f"there are {len(cards)} cards, not {CARDS} (D1)")
    return [FACES.index(card[0]) | FACES.index(card[1]) << 4 for card in cards]


def read_deck(value: Any) -> str:
    """Parse the option `deck`: its name, or its cards."""
    if not isinstance(value, str):
        raise ValueError
    if value == "default":
        return value
    cards = " ".join(value.split())
    try:
        read_cards(cards.upper())
    except InvalidDeal:
        read_cards(cards)  # raises too, with the text as it was written
    return cards.upper()


def next_card(fields: State, seat: int) -> int:
    """D5: the card that shows at a seat's end of the holder."""
    if fields.front == fields.back:
        return EMPTY
    return fields.front if seat == 0 else fields.back - 1


# -- Sampling --


def matched(wanted: dict[int, int], pool: list[int]) -> dict[int, int]:
    """Assign to every place a card of the pool with the face wanted there, by augmenting paths."""
    holder: dict[int, int] = {}  # index in the pool -> place

    def give(place: int, tried: set[int]) -> bool:
        for index, card in enumerate(pool):
            if index not in tried and fits(card, wanted[place]):
                tried.add(index)
                if index not in holder or give(holder[index], tried):
                    holder[index] = place
                    return True
        return False

    for place in sorted(wanted, key=lambda place: wanted[place] == UNKNOWN):
        give(place, set())
    return {place: pool[index] for index, place in holder.items()}


def fits(card: int, wanted: int) -> bool:
    """Whether a card has the face that is known to lie at a place."""
    return wanted in (UNKNOWN, card & 15, card >> 4)


def shuffled(held: dict[int, int], wanted: dict[int, int], rng: Random) -> dict[int, int]:
    """Random walk over the arrangements that fit; a step is as likely as its reverse, so that all are equally likely.

    A step swaps two cards if both fit, or rotates a ring: a card moves to a place that wants its other face, the card
    there moves on, until one fits the place where the first card was.
    """
    places = list(held)
    by_face: dict[int, list[int]] = {}
    for place in places:
        by_face.setdefault(wanted[place], []).append(place)
    for _ in range(STEPS * len(places)):
        place, other = rng.choice(places), rng.choice(places)
        if fits(held[place], wanted[other]) and fits(held[other], wanted[place]):
            held[place], held[other] = held[other], held[place]
        if wanted[place] != UNKNOWN and rng.random() < 0.5:  # not always: a lone ring would only alternate
            turn_ring(held, wanted, by_face, place, rng)
    return held


def turn_ring(
    held: dict[int, int], wanted: dict[int, int], by_face: dict[int, list[int]], start: int, rng: Random
) -> None:
    """Move cards along their other faces from a place until one returns to it; give up if no place fits."""
    moved = dict[int, int]()
    card = held[start]
    at = wanted[start]
    while True:
        at = (card & 15) + (card >> 4) - at
        if at == wanted[start]:
            moved[start] = card
            held.update(moved)
            return
        if at not in by_face:
            return
        place = rng.choice(by_face[at])
        card, moved[place] = moved.get(place, held[place]), card
