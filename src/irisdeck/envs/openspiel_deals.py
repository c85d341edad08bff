"""Chance laid open: the cards of a game dealt one by one, as they come into sight, from whole decks or smaller ones.

The rules shuffle once and then look into the deck. Here they run on states whose cards are not chosen yet: a `Dealer`
finds the next gap, says which cards may lie there and how likely each is, and puts one in. What no player can have seen
any part of stays a gap. Smaller games need no other rules: cards that are not in the deck lie where all can see them
and never move, and a row, a hand or a turn that is shorter ends where the rules end a long one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from irisdeck.game import WATCHER, InvalidOption, State, alternatives, game, legal_codes
from irisdeck.games.duel import game as duel_words
from irisdeck.games.duel import rules as duel
from irisdeck.games.red7 import game as red7_words
from irisdeck.games.red7 import rules as red7
from irisdeck.games.tricks import game as tricks_words
from irisdeck.games.tricks import rules as tricks

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from irisdeck.game import Game


class Gap(NamedTuple):
    """Where a card is to be dealt: who alone gets to see it, or WATCHER, and the place as the game counts places."""

    owner: int
    place: int


FIRST = -1  # in place of a place: who begins is decided
RANDOM = -1  # the parameter `first`: chance decides
DRAWN = -2  # or a card is drawn into a hand

Event = tuple[Gap | int, int]  # what was dealt into a gap; or a seat and the move it made


class Dealer(ABC):
    """Deals one variant of a game: `variant` says what is legal and seen, the sizes how much of the deck is there."""

    sizes: ClassVar[dict[str, int]]  # what may be smaller than in the rules; 0: as the rules say
    first_outcome: ClassVar[int]  # outcomes from here on decide who begins; those before are cards
    variant: Game

    def __init__(self, name: str, players: int | None, sizes: dict[str, int], **options: Any) -> None:
        self.variant = game(name, players, **options)
        self.players = self.variant.players
        self.size = {size: _whole(name, size, value) for size, value in (self.sizes | sizes).items()}

    def refuse(self, size: str, allowed: Iterable[int], why: str = "") -> None:
        """Raises for a size that cannot be."""
        if self.size[size] not in allowed:
            choices = alternatives(allowed)
            raise InvalidOption(f"{self.variant.name}: {size} must be {choices}{why}, not {self.size[size]}")

    @abstractmethod
    def start(self) -> Any:
        """A state before anything is dealt."""

    @abstractmethod
    def gap(self, fields: Any) -> Gap | None:
        """Where the next card is dealt; nothing while players act."""

    @abstractmethod
    def left(self, fields: Any) -> dict[int, int]:
        """What may be dealt as a card, and how many chances each has."""

    @abstractmethod
    def fill(self, fields: Any, gap: Gap, card: int) -> None:
        """Deals a card."""

    def outcomes(self, fields: Any, gap: Gap) -> list[tuple[int, float]]:
        """All that may happen at a gap, and how likely it is."""
        if gap.place == FIRST:
            return [(self.first_outcome + seat, 1 / self.players) for seat in range(self.players)]
        left = self.left(fields)
        total = sum(left.values())
        return [(card, left[card] / total) for card in sorted(left)]

    def happen(self, fields: Any, gap: Gap, outcome: int) -> None:
        """Lets one of the outcomes happen."""
        if gap.place == FIRST:
            self.begin(fields, outcome - self.first_outcome)
        else:
            self.fill(fields, gap, outcome)

    def begin(self, fields: Any, seat: int) -> None:
        """Decides who begins."""
        fields.first = fields.seat = seat

    def moves(self, fields: Any) -> Sequence[int]:
        """The legal moves."""
        return legal_codes(self.variant, fields)

    def apply(self, fields: Any, code: int) -> None:
        """Does what a move says; cards that it draws become gaps."""
        self.variant.rules.apply(fields, code)

    def shown(self, fields: Any) -> Any:
        """A state without gaps as players look at it."""
        return fields

    # -- In words --

    @abstractmethod
    def show_card(self, card: int) -> str:
        """A card that may be dealt."""

    def show(self, outcome: int) -> str:
        """An outcome of chance."""
        if outcome < self.first_outcome:
            return self.show_card(outcome)
        return f"seat {outcome - self.first_outcome} begins"

    def revealed(self, before: Any, code: int) -> str:
        """What a move shows to all that its notation does not say."""
        return ""

    @abstractmethod
    def news(self, before: Any | None, after: Any, seat: int) -> str:
        """What a seat, or WATCHER for all, has come to see by what was dealt; empty if nothing."""

    def dealt_to(self, seat: int, cards: Iterable[tuple[Gap, int]]) -> str:
        """What a seat, or WATCHER for all, can see while cards are dealt: those that are its own."""
        return " ".join(sorted(self.show(card) for gap, card in cards if gap.owner == seat))

    # -- Other worlds --

    def sample(self, fields: Any, seat: int, rng: Random) -> Any:
        """A state that a seat cannot tell from this one, with no gaps in what lies before anybody."""
        return State(self.variant, fields, None, ()).view(seat).sample(rng)._fields

    @abstractmethod
    def retell(self, events: Sequence[Event], worlds: Sequence[Any], seat: int, rng: Random) -> list[int]:
        """The outcomes of chance, in order, that lead to sampled worlds: one world for each round."""

    # -- Bounds --

    @property
    @abstractmethod
    def longest(self) -> int:
        """No game has more moves."""

    @property
    @abstractmethod
    def most_dealt(self) -> int:
        """No game has more chance events."""


def _whole(name: str, size: str, value: Any) -> int:
    if type(value) is not int:
        raise InvalidOption(f"{name}: {size} must be a whole number, not {value!r:.40}")
    return value


# -- Duel --

BLANK = duel_words.UNKNOWN << 4 | duel_words.UNKNOWN  # a card of which nothing is decided
CARDS = tuple(a | b << 4 for a in range(9) for b in range(9) if a != b)  # both ways round: the outcomes of chance
UNTURNED = {card: duel_words.unturned(card) for card in CARDS}
BOX = duel.LIGHT | duel.SHADE << 4  # stands for all cards that are not in the deck
LONGEST_DUEL = 4 * duel.CARDS  # every card is laid once, with a turned card before it and an end after it; and a card
# turned before anything is laid can end a round


class DuelDealer(Dealer):
    """Cards are dealt two-sided, once somebody sees one side; the rest of the holder is gaps."""

    sizes: ClassVar = {"colors": 7, "hand": 3, "row": 0}
    first_outcome = len(CARDS)

    def __init__(self, players: int | None = None, deck: str = "default", **given: Any) -> None:
        sizes = {size: given.pop(size) for size in self.sizes if size in given}
        super().__init__("duel", players, sizes, **given)
        self.refuse("colors", range(2, 8))
        self.refuse("hand", range(1, 4))
        self.row = self.size["row"] or min(6, self.size["colors"])
        if self.row not in range(2, 7):
            raise InvalidOption(f"duel: row must be {alternatives(range(2, 7))}, not {self.row}")
        self.hand = self.size["hand"]
        cards = reduced_deck(self.size["colors"]) if deck == "default" else read_deck(deck)
        if not 2 * self.hand <= len(cards) <= duel.CARDS:
            raise InvalidOption(f"duel: a deck has {2 * self.hand} to {duel.CARDS} cards, not {len(cards)}")
        if Counter(cards) != Counter(map(duel_words.unturned, duel.DECK)):
            boxed = [*cards, *[BOX] * (duel.CARDS - len(cards))]
            text = " ".join(map(duel_words.show_card, boxed))
            self.variant = game("duel", players, **(self.variant.options | {"deck": text}))
        self.cards = Counter(cards)
        self.box = duel.CARDS - len(cards)  # so many places of the deck hold nothing that is played with

    def start(self) -> duel.State:
        s = self.variant.blank()
        s.deck = [BOX] * self.box + [BLANK] * (duel.CARDS - self.box)
        s.shown = [(1 << self.box) - 1] * 2
        for place in range(3):
            there = place < self.hand
            s.hand[place] = self.box + place if there else 0
            s.hand[3 + place] = duel.CARDS - 1 - place if there else 0
        s.front = self.box + self.hand
        s.back = duel.CARDS - self.hand
        s.seat = s.first
        return s  # type: ignore[no-any-return]

    def gap(self, fields: duel.State) -> Gap | None:
        if fields.first < 0:
            return Gap(WATCHER, FIRST)
        more = fields.front < fields.back  # the next card at either end is seen, too
        for place in range(self.box, fields.front + more):
            if fields.deck[place] == BLANK:
                return Gap(0, place)
        for place in range(duel.CARDS - 1, fields.back - 1 - more, -1):
            if fields.deck[place] == BLANK:
                return Gap(1, place)
        return None

    def left(self, fields: duel.State) -> dict[int, int]:
        left = dict(self.cards)
        for card in fields.deck[self.box :]:
            if card != BLANK:
                left[UNTURNED[card]] -= 1
        return {outcome: count for outcome, card in enumerate(CARDS) if (count := left.get(UNTURNED[card], 0))}

    def fill(self, fields: duel.State, gap: Gap, card: int) -> None:
        fields.deck[gap.place] = CARDS[card]

    def moves(self, fields: duel.State) -> Sequence[int]:
        codes = super().moves(fields)
        return codes if self.hand == 3 else [code for code in codes if code >= duel.TURN or code % 3 < self.hand]

    def apply(self, fields: duel.State, code: int) -> None:
        """A shorter row is complete, a turn of fewer cards is over, in the order of the rules: D16, then D8."""
        super().apply(fields, code)
        if code < duel.TURN and fields.laid:  # the card was laid, and nothing has ended by it yet
            if fields.length == self.row:
                duel.end_round(fields, fields.seat)
            elif fields.laid == self.hand:
                duel.end_turn(fields)

    def shown(self, fields: duel.State) -> duel.State:
        """A place that a smaller hand does not have looks empty; to the rules it must not, or they would fill it."""
        if self.hand == 3:
            return fields
        shown = fields.copy()
        shown.hand = [card if card >= self.box else duel.EMPTY for card in fields.hand]
        return shown

    def show_card(self, card: int) -> str:
        return duel_words.show_card(CARDS[card])

    def revealed(self, before: duel.State, code: int) -> str:
        if code == duel.END:
            return ""
        return f"={duel_words.FACES[duel.face(before, *duel_words.uncovered(before, code))]}"

    def news(self, before: duel.State | None, after: duel.State, seat: int) -> str:
        if seat == WATCHER:
            return f"first {after.first}" if before is None else ""
        if before is not None and (before.front, before.back) == (after.front, after.back):
            return ""
        own, other = (after.hand[3 * owner : 3 * owner + self.hand] for owner in (seat, 1 - seat))
        following = duel_words.next_card(after, seat)
        shown = [[card for card in cards if card != duel.EMPTY] for cards in (own, other, [following])]
        return "/".join("".join(duel_words.FACES[duel.face(after, card, seat)] for card in cards) for cards in shown)

    def dealt_to(self, seat: int, cards: Iterable[tuple[Gap, int]]) -> str:
        mine = [(gap, card) for gap, card in cards if gap.owner == seat]
        return " ".join(
            sorted(self.show(card)[max(seat, 0)] if gap.place != FIRST else self.show(card) for gap, card in mine)
        )

    def retell(self, events: Sequence[Event], worlds: Sequence[Any], seat: int, rng: Random) -> list[int]:
        """A card keeps its place in the deck for good, and so the world says what lies there."""
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
    used = [*range(colors), duel.LIGHT, duel.SHADE]
    cards = [a | b << 4 for a, b in combinations(used, 2) for _ in range(2 if b < duel.LIGHT else 1)]
    return list(map(duel_words.unturned, cards))


def read_deck(text: str) -> list[int]:
    """Cards as text, as many as there are."""
    cards = text.split()
    faces = duel_words.FACES
    for card in cards:
        if len(card) != 2 or card[0] not in faces or card[1] not in faces or card[0] == card[1]:
            raise InvalidOption(f"duel: {card!r:.40} is no card: a card is two different faces of {faces} (D1)")
    return [duel_words.unturned(faces.index(card[0]) | faces.index(card[1]) << 4) for card in cards]


# -- Tricks --


class TricksDealer(Dealer):
    """Cards that are not dealt yet are counted as of unknown rank; a face-down pile is, until it is taken up."""

    sizes: ClassVar = {"ranks": 6, "copies": 10, "hand": 0}
    first_outcome = tricks.HIGHEST

    def __init__(self, players: int | None = None, **given: Any) -> None:
        sizes = {size: given.pop(size) for size in self.sizes if size in given}
        super().__init__("tricks", players, sizes, **given)
        self.refuse("ranks", range(1, 7))
        self.refuse("copies", range(1, 11))
        self.hand = self.size["hand"] or tricks.HAND_SIZE[self.players]
        self.refuse("hand", range(15))
        self.middle = tricks.MIDDLE[self.players]
        self.cards = self.size["ranks"] * self.size["copies"]
        hands = 4 if self.players == 2 else self.players  # and two face-down piles
        self.aside = self.cards - self.middle - hands * self.hand
        if not 0 <= self.aside <= 15:
            wrong = "too few" if self.aside < 0 else "too many"
            raise InvalidOption(
                f"tricks: {self.cards} cards are {wrong} for {self.middle} in the middle and hands of {self.hand}: "
                f"{self.aside} would be left over, not 0 to 15"
            )

    def start(self) -> tricks.State:
        s = self.variant.blank()
        s.deck = [0] * tricks.CARDS
        s.discarded = sum(
            10 - (self.size["copies"] if rank <= self.size["ranks"] else 0) << 4 * rank for rank in tricks_words.RANKS
        )
        s.singles = self.middle
        s.hand = [self.hand] * self.players + [0] * (6 - self.players)
        s.pile = [self.hand] * 2 if self.players == 2 else [0, 0]
        s.aside = self.aside
        if s.first >= 0:
            self.begin(s, s.first)
        return s  # type: ignore[no-any-return]

    def begin(self, fields: tricks.State, seat: int) -> None:
        fields.first = fields.seat = fields.leader = seat

    def gap(self, fields: tricks.State) -> Gap | None:
        if fields.first < 0:
            return Gap(WATCHER, FIRST)
        if fields.singles & 15:
            return Gap(WATCHER, 0)
        for seat in range(self.players):
            if fields.hand[seat] & 15:
                return Gap(seat, 0)
        return None

    def left(self, fields: tricks.State) -> dict[int, int]:
        counts = {rank - 1: tricks_words.unseen_of(fields, rank) for rank in tricks_words.RANKS}
        return {card: count for card, count in counts.items() if count}

    def fill(self, fields: tricks.State, gap: Gap, card: int) -> None:
        known = (1 << 4 * (card + 1)) - 1  # one of this rank more, one of unknown rank less
        if gap.owner == WATCHER:
            fields.singles += known
        else:
            fields.hand[gap.owner] += known

    def show_card(self, card: int) -> str:
        return str(card + 1)

    def news(self, before: tricks.State | None, after: tricks.State, seat: int) -> str:
        if seat == WATCHER:
            return f"first {after.first} middle {_heap(after.singles)}" if before is None else ""
        if before is not None and (before.raised ^ after.raised) >> seat & 1 == 0:
            return ""
        return _heap(after.hand[seat])

    def retell(self, events: Sequence[Event], worlds: Sequence[Any], seat: int, rng: Random) -> list[int]:
        """What somebody has played was dealt first; a pile is taken up when all else is gone."""
        (world,) = worlds
        cards = [
            [card for who, code in events if who == owner and not code & tricks.TAKE for card in _ranks(code)]
            for owner in range(self.players)
        ]
        for owner in range(self.players):
            cards[owner] += [int(rank) for rank in _heap(world.hand[owner])]
            cards[owner].reverse()
        return [
            value if gap.owner == WATCHER else cards[gap.owner].pop() - 1
            for gap, value in events
            if isinstance(gap, Gap)
        ]

    @property
    def longest(self) -> int:
        return 2 * self.cards  # every card is played once, and every combo may take a stack

    @property
    def most_dealt(self) -> int:
        return 1 + self.cards


def _heap(heap: int) -> str:
    return tricks_words.show_heap(heap, "")


def _ranks(combo: int) -> list[int]:
    return [int(rank) for rank in _heap(tricks.cards(combo))]


# -- Red7 --

ONE = 1 << red7_words.UNKNOWN  # a card in hand that is not known yet
MOST_ROUNDS = 200  # a round in which nobody scores can always be played; nobody who wants to win plays so many


class Red7Dealer(Dealer):
    """Hands and palettes are dealt first, and a card of the deck when it is drawn."""

    sizes: ClassVar = {"colors": 7, "numbers": 7, "hand": 7}
    first_outcome = red7.CARDS

    def __init__(self, players: int | None = None, **given: Any) -> None:
        sizes = {size: given.pop(size) for size in self.sizes if size in given}
        super().__init__("red7", players, sizes, **given)
        for size in self.sizes:
            self.refuse(size, range(1, 8))
        self.hand = self.size["hand"]
        self.deck = sum(
            red7.bit(card)
            for card in range(1, red7.CARDS + 1)
            if red7.number(card) <= self.size["numbers"] and red7.color(card) > 7 - self.size["colors"]
        )
        self.dealt = (self.hand + 1) * self.players  # cards at the start of a round
        if self.deck.bit_count() < self.dealt:
            raise InvalidOption(f"red7: {self.deck.bit_count()} cards are too few to deal {self.dealt}")

    def start(self) -> red7.State:
        s = self.variant.blank()
        self.collect(s)
        return s  # type: ignore[no-any-return]

    def collect(self, fields: red7.State) -> None:
        """R13: takes up all cards for the next round; nobody is in it until they are dealt."""
        fields.rng = fields.alive = 0
        fields.deck = [0] * red7.CARDS
        fields.hand, fields.palette = [0] * 4, [0] * 4
        fields.cards = 8 * self.players + self.unscored(fields) - self.dealt

    def unscored(self, fields: red7.State) -> int:
        """R12: how many cards are still in the game."""
        return (self.deck & ~sum(fields.scored)).bit_count()

    def gap(self, fields: red7.State) -> Gap | None:
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

    def left(self, fields: red7.State) -> dict[int, int]:
        if fields.alive:
            gone = red7_words.visible(fields)
        else:
            gone = sum(fields.scored) | sum(map(red7.bit, fields.deck))
        return {card - 1: 1 for card in _cards(self.deck & ~gone)}

    def fill(self, fields: red7.State, gap: Gap, card: int) -> None:
        """R3: the seven places of a hand in the deck are there for a smaller one, too; some stay empty."""
        if gap.place == DRAWN:
            fields.hand[gap.owner] += red7.bit(card + 1) - ONE
            return
        fields.deck[gap.place] = card + 1
        if gap.place == 8 * self.players - 1:
            red7.lay_out(fields)

    def apply(self, fields: red7.State, code: int) -> None:
        before = fields.copy()
        super().apply(fields, code)
        if fields.redeals != before.redeals:
            self.next_round(before, fields)
        elif fields.top > before.top and not before.open:
            fields.hand[before.seat] += ONE

    def next_round(self, before: red7.State, fields: red7.State) -> None:
        """R13, R14: all cards are taken up again; with a smaller deck they may be too few."""
        if self.unscored(fields) >= self.dealt:
            self.collect(fields)
            return
        for name in fields.lengths:
            if name != "scored":
                setattr(fields, name, getattr(before, name))
        fields.over = 1

    def show_card(self, card: int) -> str:
        return red7_words.show_card(card + 1)

    def news(self, before: red7.State | None, after: red7.State, seat: int) -> str:
        dealt = before is None or before.redeals != after.redeals
        if seat == WATCHER:
            return "palettes " + "/".join(map(_shown, after.palette[: self.players])) if dealt else ""
        if dealt:
            return _shown(after.hand[seat])
        drawn = after.hand[seat] & ~before.hand[seat]  # type: ignore[union-attr]
        return f"+{_shown(drawn)}" if drawn else ""

    def sample(self, fields: red7.State, seat: int, rng: Random) -> red7.State:
        boxed = fields.copy()
        boxed.canvas |= red7_words.ALL & ~self.deck  # all can see that these cards are in nobody's hand
        world: red7.State = super().sample(boxed, seat, rng)
        return world

    def retell(self, events: Sequence[Event], worlds: Sequence[Any], seat: int, rng: Random) -> list[int]:
        story: list[Event] = []
        rounds: list[list[Event]] = []
        for event in events:
            if event[0] == Gap(0, 0):
                story = []
                rounds.append(story)
            story.append(event)
        told = (self.retell_round(*each, seat, rng) for each in zip(rounds, worlds, strict=True))
        return [value for story in told for gap, value in story if isinstance(gap, Gap)]

    def retell_round(self, story: list[Event], world: red7.State, seat: int, rng: Random) -> list[Event]:
        """A round whose other hands are those of a world."""
        story = list(story)
        owners = first_owners(story)
        for other in range(self.players):
            if other == seat:
                continue
            seen = {card for card, owner in owners.items() if owner == other}
            held = seen | {card for card in _cards(world.hand[other]) if owners.get(card, other) == other}
            mine = [number for number, (gap, _) in enumerate(story) if isinstance(gap, Gap) and gap.owner == other]
            for number in reversed(mine):  # what was drawn last may be most of all: it was not played before
                gap, _ = story[number]
                may = held if gap.place != DRAWN else held - played_by(story[:number], other)  # type: ignore[union-attr]
                card = rng.choice(sorted(may))
                held.remove(card)
                story[number] = (gap, card - 1)
        return story

    @property
    def rounds(self) -> int:
        """No more are counted with."""
        return MOST_ROUNDS if self.variant.options["advanced"] else 1

    @property
    def longest(self) -> int:
        return 8 * red7.CARDS * self.rounds  # few cards are laid twice, and none brings more than three other moves

    @property
    def most_dealt(self) -> int:
        return self.deck.bit_count() * self.rounds


def _cards(some: int) -> list[int]:
    return [card for card in range(1, red7.CARDS + 1) if some & red7.bit(card)]


def _shown(some: int) -> str:
    return "".join(red7_words.show_cards(some))


def from_hand(event: Event) -> int:
    """The card that a move takes from a hand; 0 if it is no such move."""
    who, code = event
    return code & 63 if not isinstance(who, Gap) and code & ~63 in (red7.LAY, red7.PAINT) else 0


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


DEALERS: dict[str, type[Any]] = {"duel": DuelDealer, "tricks": TricksDealer, "red7": Red7Dealer}


def defaults(name: str) -> dict[str, Any]:
    """All parameters of a game, and what they are if nothing is said; OpenSpiel wants each to be of one type."""
    variant = game(name)
    options = {option: RANDOM if value == "random" else value for option, value in variant.options.items()}
    return {"players": variant.players, **options, **DEALERS[name].sizes}


def dealer(name: str, **params: Any) -> Dealer:
    """The dealer for parameters; wrong ones raise at once."""
    known = defaults(name)
    for param in params:
        if param not in known:
            raise InvalidOption(f"irisdeck_{name} has no parameter {param!r}: it has {alternatives(known, 'and')}")
    if params.get("first") == RANDOM:
        params["first"] = "random"
    made: Dealer = DEALERS[name](**params)
    return made
