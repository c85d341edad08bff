"""Mau-Mau: options, notation, views and words. The rules are in rules.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from irisdeck.game import WATCHER, Game, InvalidDeal, Outlook, short
from irisdeck.options import first_seat
from irisdeck.words import say
from irisdeck_maumau import rules
from irisdeck_maumau.rules import CARDS, DRAW, JACK, LAY, PASS, SEVEN, WISH, State, points, rank

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from irisdeck.options import Option
    from irisdeck.words import Said

RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("clubs", "diamonds", "hearts", "spades")
ALL = (1 << CARDS) - 1
UNKNOWN = CARDS  # in a view, bits from this one on count the cards of another's hand


def show_card(card: int) -> str:
    """Rank and suit: 10H."""
    return RANKS[rank(card)] + SUITS[card >> 3][0].upper()


def card_name(card: int) -> Said:
    """A card in words: 10 of hearts."""
    return say("maumau-card", rank=say(f"maumau-rank-{RANKS[rank(card)].lower()}"), suit=suit_name(card >> 3))


def suit_name(suit: int) -> Said:
    """A suit in words."""
    return say(f"maumau-{SUITS[suit]}")


def cards_in(cards: int) -> list[int]:
    """The known cards of a set."""
    return [card for card in range(CARDS) if cards >> card & 1]


class MauMau(Game):
    """Be the first without a card."""

    name = "maumau"
    title = "Mau-Mau, a traditional game"
    line = "Match suit or rank, and be the first without a card."
    seats = range(2, 6)
    rules: ClassVar = rules
    clauses: ClassVar = {"deal": "M2", "turn": "M3", "move": "M4", "score": "M8"}
    minutes = 10
    picture = "7H 8S JC AD"

    @classmethod
    def options_for(cls, players: int) -> dict[str, Option]:
        """M3."""
        return {"first": first_seat(players)}

    @classmethod
    def _moves(cls) -> Iterator[tuple[int, str]]:
        for card in range(CARDS):
            if rank(card) != JACK:
                yield LAY + card, show_card(card)
            else:
                for wish in range(4):
                    yield WISH + 4 * (card >> 3) + wish, f"{show_card(card)}:{SUITS[wish][0].upper()}"
        yield from ((DRAW, "draw"), (PASS, "pass"))

    def blank(self) -> State:
        first = self.options["first"]
        return State(players=self.players, first=-1 if first == "random" else first, deck=list(range(CARDS)))

    def set_deck(self, fields: State, deal: str) -> None:
        known = {show_card(card): card for card in range(CARDS)}
        cards = deal.split(" ")
        for card in cards:
            if card not in known:
                raise InvalidDeal(f"{short(card)} is no card: a card is a rank and a suit of CDHS (M1)")
        if len(cards) != CARDS or len(set(cards)) != CARDS:
            raise InvalidDeal("the deal does not hold each of the 32 cards once (M1)")
        fields.deck = [known[card] for card in cards]

    def show_deck(self, deck: Sequence[int]) -> str:
        return " ".join(map(show_card, deck))

    def unreadable(self, text: str) -> str:
        return say("maumau-moves-are")

    def refusal(self, fields: State, code: int) -> Said:
        if code >= DRAW:
            return say("maumau-no-pass" if code == PASS else "maumau-no-draw")
        card = laid_by(code)
        if not fields.hand[fields.seat] >> card & 1:
            return say("maumau-not-in-hand", card=card_name(card))
        return say("maumau-no-jack-on-jack" if rank(card) == JACK else "maumau-no-match", suit=suit_name(fields.suit))

    # -- What a player knows (M9) --

    def conceal(self, fields: State, seat: int) -> None:
        fields.deck = [0] * CARDS
        fields.hand = [hand if owner == seat else hand.bit_count() << UNKNOWN for owner, hand in enumerate(fields.hand)]

    def imagine(self, fields: State, seat: int, rng: Random) -> None:
        unseen = cards_in(ALL & ~(fields.hand[seat] | fields.pile | 1 << fields.top))
        rng.shuffle(unseen)
        for owner in range(self.players):
            if owner != seat:
                fields.hand[owner] = sum(1 << unseen.pop() for _ in range(fields.hand[owner] >> UNKNOWN))
        fields.deck[fields.taken :] = unseen

    def places(self, fields: State) -> dict[str, list[int]]:
        hands = {f"hand {seat}": cards_in(fields.hand[seat]) for seat in range(self.players)}
        stock = {f"stock {place}": [fields.deck[place]] for place in range(fields.taken, CARDS)}
        return hands | stock | {"pile": [fields.top, *cards_in(fields.pile)]}

    def seen(self, fields: State, seat: int) -> dict[str, Any]:
        counts = [hand >> UNKNOWN or (hand & ALL).bit_count() for hand in fields.hand[: self.players]]
        return {
            "hand": [] if seat == WATCHER else list(map(show_card, cards_in(fields.hand[seat]))),
            "hands": counts,
            "top": show_card(fields.top),
            "suit": SUITS[fields.suit],
            "stock": CARDS - fields.taken,
            "passes": fields.passes,
        }

    def remembered(self, fields: State, seat: int) -> dict[str, Any]:
        return {"pile": list(map(show_card, cards_in(fields.pile)))}

    def laid_open(self, fields: State) -> dict[str, Any]:
        return {"hands": [list(map(show_card, cards_in(hand))) for hand in fields.hand[: self.players]]}

    def known(self, fields: State) -> int:
        return sum((hand & ALL).bit_count() for hand in fields.hand) + fields.pile.bit_count()

    # -- Words --

    def phrase(self, before: State, code: int, names: Sequence[Said | str]) -> Said:
        name = names[before.seat]
        if code >= DRAW:
            return say("maumau-drew" if code == DRAW else "maumau-passed", name=name)
        if code >= WISH:
            return say("maumau-wished", name=name, card=card_name(laid_by(code)), suit=suit_name(code & 3))
        return say("maumau-laid", name=name, card=card_name(code))

    def instruction(self, move: str) -> Said:
        code = self.codes[move]
        if code >= DRAW:
            return say("maumau-do-draw" if code == DRAW else "maumau-do-pass")
        if code >= WISH:
            return say("maumau-do-wish", card=card_name(laid_by(code)), suit=suit_name(code & 3))
        return say("maumau-do-lay", card=card_name(code))

    def consequences(self, before: State, code: int, after: State, names: Sequence[Said | str]) -> list[Said]:
        if after.over:
            return [say("maumau-blocked" if code == PASS else "maumau-out", name=names[before.seat])]
        if code < WISH and rank(code) < 2:
            skipped = names[(before.seat + 1) % self.players]
            return [say("maumau-seven" if rank(code) == SEVEN else "maumau-eight", name=skipped)]
        return []

    def outlook(self, fields: State, code: int, names: Sequence[Said | str], recall: bool) -> Outlook:
        if code >= DRAW:
            return Outlook(say("maumau-then-wait"))
        return Outlook(say("maumau-then-lay", points=points(1 << laid_by(code))))


def laid_by(code: int) -> int:
    """The card that a move lays."""
    return code if code < WISH else 8 * (code - WISH >> 2) + JACK
