"""Red7 in OpenSpiel: cards dealt one by one, from whole or smaller decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from irisdeck.envs.openspiel_dealer import CardDealer, Gap
from irisdeck.game import WATCHER, InvalidOption
from irisdeck.games.red7 import game as red7
from irisdeck.games.red7 import rules

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from irisdeck.envs.openspiel_dealer import Event

ONE = 1 << rules.UNKNOWN  # a card in hand that is not known yet
DRAWN = -2  # in place of an index into the deck: the card is drawn into a hand
MOST_ROUNDS = 200  # there is no limit, because rounds may score nothing; sensible play never needs so many


class Dealer(CardDealer):
    """Hands and palettes are dealt first, and a card of the deck when it is drawn."""

    game = red7.Red7
    sizes: ClassVar = {"colors": 7, "numbers": 7, "hand": 7}
    private = frozenset({"hand"})
    first_outcome = rules.CARDS

    def __init__(self, players: int | None = None, **params: Any) -> None:
        super().__init__(players, **params)
        for size in self.sizes:
            self.check_size(size, range(1, 8))
        self.hand = self.size["hand"]
        self.deck = sum(
            rules.bit(card)
            for card in range(1, rules.CARDS + 1)
            if rules.number(card) <= self.size["numbers"] and rules.color(card) > 7 - self.size["colors"]
        )
        self.dealt = (self.hand + 1) * self.players  # cards at the start of a round
        if self.deck.bit_count() < self.dealt:
            raise InvalidOption(f"red7: {self.deck.bit_count()} cards are too few to deal {self.dealt}")

    def start(self) -> rules.State:
        s = self.variant.blank()
        self.collect(s)
        return s  # type: ignore[no-any-return]

    def collect(self, fields: rules.State) -> None:
        """R13: collect all cards for the next round; nobody is in it until they are dealt."""
        fields.rng = fields.alive = 0
        fields.deck = [0] * rules.CARDS
        fields.hand, fields.palette = [0] * 4, [0] * 4
        fields.cards = 8 * self.players + self.unscored(fields) - self.dealt

    def unscored(self, fields: rules.State) -> int:
        """R12: how many cards are still in the game."""
        return (self.deck & ~sum(fields.scored)).bit_count()

    def gap(self, fields: rules.State) -> Gap | None:
        if fields.alive:
            return next((Gap(seat, DRAWN) for seat in range(self.players) if fields.hand[seat] >= ONE), None)
        for seat in range(self.players):
            for place in range(7 * seat, 7 * seat + self.hand):
                if not fields.deck[place]:
                    return Gap(seat, place)
        for place in range(7 * self.players, 8 * self.players):
            if not fields.deck[place]:
                return Gap(WATCHER, place)
        return None

    def left(self, fields: rules.State) -> dict[int, int]:
        if fields.alive:
            gone = red7.visible(fields)
        else:
            gone = sum(fields.scored) | sum(map(rules.bit, fields.deck))
        return {card - 1: 1 for card in _cards(self.deck & ~gone)}

    def fill(self, fields: rules.State, gap: Gap, card: int) -> None:
        """R3: a smaller hand has seven places in the deck, too; some stay empty."""
        if gap.place == DRAWN:
            fields.hand[gap.owner] += rules.bit(card + 1) - ONE
            return
        fields.deck[gap.place] = card + 1
        if gap.place == 8 * self.players - 1:
            rules.lay_out(fields)

    def apply(self, fields: rules.State, code: int) -> None:
        before = fields.copy()
        super().apply(fields, code)
        if fields.redeals != before.redeals:
            self.next_round(before, fields)
        elif fields.top > before.top and not before.open:
            fields.hand[before.seat] += ONE

    def next_round(self, before: rules.State, fields: rules.State) -> None:
        """R13, R14: collect all cards again, or end the game if a smaller deck has too few."""
        if self.unscored(fields) >= self.dealt:
            self.collect(fields)
            return
        for name in fields.lengths:
            if name != "scored":
                setattr(fields, name, getattr(before, name))
        fields.over = 1

    def show_card(self, card: int) -> str:
        return red7.show_card(card + 1)

    def news(self, before: rules.State | None, after: rules.State, seat: int) -> str:
        dealt = before is None or before.redeals != after.redeals
        if seat == WATCHER:
            return "palettes " + "/".join(map(_shown, after.palette[: self.players])) if dealt else ""
        if dealt:
            return _shown(after.hand[seat])
        drawn = after.hand[seat] & ~before.hand[seat]  # type: ignore[union-attr]
        return f"+{_shown(drawn)}" if drawn else ""

    def whole(self, fields: rules.State) -> rules.State:
        """The position with the cards outside the deck on the canvas, under the others: they are in no hand."""
        boxed = fields.copy()
        boxed.canvas |= rules.ALL & ~self.deck
        return boxed

    def sample(self, fields: rules.State, seat: int, rng: Random) -> rules.State:
        world: rules.State = super().sample(self.whole(fields), seat, rng)
        return world

    def retell(self, events: Sequence[Event], worlds: Sequence[Any], seat: int, rng: Random) -> list[int]:
        story: list[Event] = []
        rounds: list[list[Event]] = []
        for event in events:
            if event[0] == Gap(0, 0):
                story = []
                rounds.append(story)
            story.append(event)
        retold = (self.retell_round(*each, seat, rng) for each in zip(rounds, worlds, strict=True))
        return [value for story in retold for gap, value in story if isinstance(gap, Gap)]

    def retell_round(self, story: list[Event], world: rules.State, seat: int, rng: Random) -> list[Event]:
        """The events of a round with the other hands taken from a sampled world."""
        story = list(story)
        owners = first_owners(story)
        for other in range(self.players):
            if other == seat:
                continue
            seen = {card for card, owner in owners.items() if owner == other}
            held = seen | {card for card in _cards(world.hand[other]) if owners.get(card, other) == other}
            mine = [number for number, (gap, _) in enumerate(story) if isinstance(gap, Gap) and gap.owner == other]
            for number in reversed(mine):  # the last draw first: it has the fewest choices
                gap, _ = story[number]
                may = held if gap.place != DRAWN else held - played_by(story[:number], other)  # type: ignore[union-attr]
                card = rng.choice(sorted(may))
                held.remove(card)
                story[number] = (gap, card - 1)
        return story

    @property
    def rounds(self) -> int:
        """The upper bound on the rounds of a game."""
        return MOST_ROUNDS if self.variant.options["advanced"] else 1

    @property
    def longest(self) -> int:
        return 8 * rules.CARDS * self.rounds  # few cards are laid twice, and none brings more than three other moves

    @property
    def most_dealt(self) -> int:
        return self.deck.bit_count() * self.rounds


def _cards(some: int) -> list[int]:
    return [card for card in range(1, rules.CARDS + 1) if some & rules.bit(card)]


def _shown(some: int) -> str:
    return "".join(red7.show_cards(some))


def from_hand(event: Event) -> int:
    """The card that a move takes from a hand; 0 if it is no such move."""
    who, code = event
    return code & 63 if not isinstance(who, Gap) and code & ~63 in (rules.LAY, rules.PAINT) else 0


def first_owners(story: Sequence[Event]) -> dict[int, int]:
    """Of every card that has come into sight, who had it first; a card taken by a 1 may be drawn by another."""
    owners: dict[int, int] = {}
    for who, value in story:
        if isinstance(who, Gap) and who.owner == WATCHER:
            owners[value + 1] = WATCHER
        elif card := from_hand((who, value)):
            owners.setdefault(card, int(who))  # type: ignore[arg-type]
    return owners


def played_by(story: Sequence[Event], seat: int) -> set[int]:
    """The cards that a seat has played from its hand."""
    return {from_hand(event) for event in story if event[0] == seat}
