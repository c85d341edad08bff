"""Rainbow duel in OpenSpiel: two-sided cards dealt one by one, from whole or smaller decks."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from irisdeck.envs.openspiel_dealer import FIRST, CardDealer, Gap
from irisdeck.game import WATCHER, InvalidOption, alternatives
from irisdeck.games.duel import game as duel
from irisdeck.games.duel import rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from irisdeck.envs.openspiel_dealer import Event

BLANK = duel.UNKNOWN << 4 | duel.UNKNOWN  # a card that is not dealt yet
CARDS = tuple(a | b << 4 for a in range(9) for b in range(9) if a != b)  # both ways round: the outcomes of chance
UNTURNED = {card: duel.unturned(card) for card in CARDS}
BOX = rules.LIGHT | rules.SHADE << 4  # stands for all cards that are not in the deck
# Every card is laid once, with a turned card before it and an end after it; and a card that is turned before anything
# is laid can end a round.
LONGEST_DUEL = 4 * rules.CARDS


class Dealer(CardDealer):
    """A card is dealt with both sides once somebody sees one of them; the rest of the holder is gaps."""

    game = duel.Duel
    sizes: ClassVar = {"colors": 7, "hand": 3, "row": 0}
    private = frozenset({"own_pile", "other_pile", "hand", "opponent", "next", "row_below"})
    first_outcome = len(CARDS)

    def __init__(self, players: int | None = None, deck: str = "default", **params: Any) -> None:
        super().__init__(players, **params)
        self.check_size("colors", range(2, 8))
        self.check_size("hand", range(1, 4))
        self.row = self.size["row"] or min(6, self.size["colors"])
        if self.row not in range(2, 7):
            raise InvalidOption(f"duel: row must be {alternatives(range(2, 7))}, not {self.row}")
        self.hand = self.size["hand"]
        cards = reduced_deck(self.size["colors"]) if deck == "default" else read_deck(deck)
        if not 2 * self.hand <= len(cards) <= rules.CARDS:
            raise InvalidOption(f"duel: a deck has {2 * self.hand} to {rules.CARDS} cards, not {len(cards)}")
        if Counter(cards) != Counter(map(duel.unturned, rules.DECK)):
            boxed = [*cards, *[BOX] * (rules.CARDS - len(cards))]
            text = " ".join(map(duel.show_card, boxed))
            self.variant = self.game(players, **(self.variant.options | {"deck": text}))
        self.cards = Counter(cards)
        self.box = rules.CARDS - len(cards)  # the number of places of the deck that hold no card of the game

    def start(self) -> rules.State:
        s = self.variant.blank()
        s.deck = [BOX] * self.box + [BLANK] * (rules.CARDS - self.box)
        s.shown = [(1 << self.box) - 1] * 2
        for place in range(3):
            there = place < self.hand
            s.hand[place] = self.box + place if there else 0
            s.hand[3 + place] = rules.CARDS - 1 - place if there else 0
        s.front = self.box + self.hand
        s.back = rules.CARDS - self.hand
        s.seat = s.first
        return s  # type: ignore[no-any-return]

    def gap(self, fields: rules.State) -> Gap | None:
        if fields.first < 0:
            return Gap(WATCHER, FIRST)
        more = fields.front < fields.back  # the next card at either end is seen, too
        for place in range(self.box, fields.front + more):
            if fields.deck[place] == BLANK:
                return Gap(0, place)
        for place in range(rules.CARDS - 1, fields.back - 1 - more, -1):
            if fields.deck[place] == BLANK:
                return Gap(1, place)
        return None

    def left(self, fields: rules.State) -> dict[int, int]:
        left = dict(self.cards)
        for card in fields.deck[self.box :]:
            if card != BLANK:
                left[UNTURNED[card]] -= 1
        return {outcome: count for outcome, card in enumerate(CARDS) if (count := left.get(UNTURNED[card], 0))}

    def fill(self, fields: rules.State, gap: Gap, card: int) -> None:
        fields.deck[gap.place] = CARDS[card]

    def moves(self, fields: rules.State) -> Sequence[int]:
        codes = super().moves(fields)
        return codes if self.hand == 3 else [code for code in codes if code >= rules.TURN or code % 3 < self.hand]

    def apply(self, fields: rules.State, code: int) -> None:
        """End the round at a shorter row, or the turn after fewer cards, in the order of the rules: D16, then D8."""
        super().apply(fields, code)
        if code < rules.TURN and fields.laid:  # the card was laid, and nothing has ended by it yet
            if fields.length == self.row:
                rules.end_round(fields, fields.seat)
            elif fields.laid == self.hand:
                rules.end_turn(fields)

    def shown(self, fields: rules.State) -> rules.State:
        """The state with unused places of a smaller hand as empty, which the rules would otherwise fill up."""
        if self.hand == 3:
            return fields
        shown = fields.copy()
        shown.hand = [card if card >= self.box else rules.EMPTY for card in fields.hand]
        return shown

    def show_card(self, card: int) -> str:
        return duel.show_card(CARDS[card])

    def revealed(self, before: rules.State, code: int) -> str:
        if code == rules.END:
            return ""
        return f"={duel.FACES[rules.face(before, *duel.uncovered(before, code))]}"

    def news(self, before: rules.State | None, after: rules.State, seat: int) -> str:
        if seat == WATCHER:
            return f"first {after.first}" if before is None else ""
        if before is not None and (before.front, before.back) == (after.front, after.back):
            return ""
        own, other = (after.hand[3 * owner : 3 * owner + self.hand] for owner in (seat, 1 - seat))
        following = duel.next_card(after, seat)
        shown = [[card for card in cards if card != rules.EMPTY] for cards in (own, other, [following])]
        return "/".join("".join(duel.FACES[rules.face(after, card, seat)] for card in cards) for cards in shown)

    def dealt_to(self, seat: int, cards: Iterable[tuple[Gap, int]]) -> str:
        mine = [(gap, card) for gap, card in cards if gap.owner == seat]
        return " ".join(
            sorted(self.show(card)[max(seat, 0)] if gap.place != FIRST else self.show(card) for gap, card in mine)
        )

    def retell(self, events: Sequence[Event], worlds: Sequence[Any], seat: int, rng: Random) -> list[int]:
        """A card keeps its place in the deck, so the sampled world tells which card lies there."""
        (world,) = worlds
        return [
            value if gap.place == FIRST else CARDS.index(world.deck[gap.place])
            for gap, value in events
            if isinstance(gap, Gap)
        ]

    @property
    def longest(self) -> int:
        return LONGEST_DUEL

    @property
    def most_dealt(self) -> int:
        return 1 + self.cards.total()


def reduced_deck(colors: int) -> list[int]:
    """D2, with fewer colors: every pair of colors twice, each with light and with shade, and light with shade."""
    used = [*range(colors), rules.LIGHT, rules.SHADE]
    cards = [a | b << 4 for a, b in combinations(used, 2) for _ in range(2 if b < rules.LIGHT else 1)]
    return list(map(duel.unturned, cards))


def read_deck(text: str) -> list[int]:
    """Parse any number of cards."""
    cards = text.split()
    faces = duel.FACES
    for card in cards:
        if len(card) != 2 or card[0] not in faces or card[1] not in faces or card[0] == card[1]:
            raise InvalidOption(f"duel: {card!r:.40} is no card: a card is two different faces of {faces} (D1)")
    return [duel.unturned(faces.index(card[0]) | faces.index(card[1]) << 4) for card in cards]
