"""Rainbow tricks in OpenSpiel: cards dealt one by one, from whole or smaller decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from irisdeck.envs.openspiel_dealer import FIRST, CardDealer, Gap
from irisdeck.game import WATCHER, InvalidOption
from irisdeck.games.tricks import game as tricks
from irisdeck.games.tricks import rules

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from irisdeck.envs.openspiel_dealer import Event


class Dealer(CardDealer):
    """Cards not dealt yet, and face-down piles until they are taken up, are counted as cards of unknown rank."""

    game = tricks.Tricks
    sizes: ClassVar = {"ranks": 6, "copies": 10, "hand": 0}
    private = frozenset({"hand", "unseen"})
    first_outcome = rules.HIGHEST

    def __init__(self, players: int | None = None, **params: Any) -> None:
        super().__init__(players, **params)
        self.check_size("ranks", range(1, 7))
        self.check_size("copies", range(1, 11))
        self.hand = self.size["hand"] or rules.HAND_SIZE[self.players]
        self.check_size("hand", range(15))
        self.middle = rules.MIDDLE[self.players]
        self.cards = self.size["ranks"] * self.size["copies"]
        hands = 4 if self.players == 2 else self.players  # and two face-down piles
        self.aside = self.cards - self.middle - hands * self.hand
        if not 0 <= self.aside <= 15:
            wrong = "too few" if self.aside < 0 else "too many"
            raise InvalidOption(
                f"tricks: {self.cards} cards are {wrong} for {self.middle} in the middle and hands of {self.hand}: "
                f"{self.aside} would be left over, not 0 to 15"
            )

    def start(self) -> rules.State:
        s = self.variant.blank()
        s.deck = [0] * rules.CARDS
        s.discarded = sum(
            10 - (self.size["copies"] if rank <= self.size["ranks"] else 0) << 4 * rank for rank in tricks.RANKS
        )
        s.singles = self.middle
        s.hand = [self.hand] * self.players + [0] * (6 - self.players)
        s.pile = [self.hand] * 2 if self.players == 2 else [0, 0]
        s.aside = self.aside
        if s.first >= 0:
            self.begin(s, s.first)
        return s  # type: ignore[no-any-return]

    def begin(self, fields: rules.State, seat: int) -> None:
        fields.first = fields.seat = fields.leader = seat

    def gap(self, fields: rules.State) -> Gap | None:
        if fields.first < 0:
            return Gap(WATCHER, FIRST)
        if fields.singles & 15:
            return Gap(WATCHER, 0)
        for seat in range(self.players):
            if fields.hand[seat] & 15:
                return Gap(seat, 0)
        return None

    def left(self, fields: rules.State) -> dict[int, int]:
        counts = dict(enumerate(tricks.unseen(fields)))
        return {card: count for card, count in counts.items() if count}

    def fill(self, fields: rules.State, gap: Gap, card: int) -> None:
        known = (1 << 4 * (card + 1)) - 1  # one more card of this rank, one less of unknown rank
        if gap.owner == WATCHER:
            fields.singles += known
        else:
            fields.hand[gap.owner] += known

    def show_card(self, card: int) -> str:
        return str(card + 1)

    def news(self, before: rules.State | None, after: rules.State, seat: int) -> str:
        if seat == WATCHER:
            return f"first {after.first} middle {_heap(after.singles)}" if before is None else ""
        if before is not None and (before.raised ^ after.raised) >> seat & 1 == 0:
            return ""
        return _heap(after.hand[seat])

    def retell(self, events: Sequence[Event], worlds: Sequence[Any], seat: int, rng: Random) -> list[int]:
        """Cards that a player has played are dealt first, then the hand; only an empty hand takes up its pile."""
        (world,) = worlds
        cards = [
            [card for who, code in events if who == owner and not code & rules.TAKE for card in _ranks(code)]
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
    return tricks.show_heap(heap, "")


def _ranks(combo: int) -> list[int]:
    return [int(rank) for rank in _heap(rules.cards(combo))]
