"""Chance as OpenSpiel wants it: cards are dealt one by one as they come into sight, from whole or smaller decks.

The rules shuffle once and then look into the deck. A `CardDealer` runs the same rules on states whose cards are not
chosen yet. It finds the next gap, lists the cards that may lie there with their probabilities, and puts one in. A card
that no player can have seen stays a gap. Smaller games need no rules of their own: cards that are not in the deck lie
where all can see them and never move, and a shorter row, hand or turn ends where the rules end a long one.

A game is offered in OpenSpiel if its folder has a file openspiel.py with a class `Dealer`, a subclass of `CardDealer`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from irisdeck.game import GAMES, InvalidOption, State, alternatives, legal_codes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from irisdeck.game import Game


class Gap(NamedTuple):
    """A card that is not dealt yet: the only seat that will see it, or WATCHER, and its place as the game counts."""

    owner: int
    place: int


FIRST = -1  # in place of a place: who begins is decided
RANDOM = -1  # the parameter `first`: chance decides

Event = tuple[Gap | int, int]  # what was dealt into a gap; or a seat and the move it made


class CardDealer(ABC):
    """Deals one variant of a game: `variant` has the rules and the views, `size` says how much of the deck is used."""

    game: ClassVar[type[Game]]
    sizes: ClassVar[dict[str, int]]  # what may be smaller than in the rules; 0: as the rules say
    private: ClassVar[frozenset[str]]  # the parts of an observation that not everybody knows
    first_outcome: ClassVar[int]  # outcomes from here on decide who begins; those before are cards
    variant: Game

    def __init__(self, players: int | None = None, **params: Any) -> None:
        self.size: dict[str, int] = self.sizes | {size: params.pop(size) for size in self.sizes if size in params}
        self.variant = self.game(players, **params)
        self.players = self.variant.players
        for size, value in self.size.items():
            if type(value) is not int:
                raise InvalidOption(f"{self.game.name}: {size} must be a whole number, not {value!r:.40}")

    @classmethod
    def defaults(cls) -> dict[str, Any]:
        """All parameters with their defaults; OpenSpiel wants each to be of one type."""
        variant = cls.game()
        options = {option: RANDOM if value == "random" else value for option, value in variant.options.items()}
        return {"players": variant.players, **options, **cls.sizes}

    @classmethod
    def from_params(cls, **params: Any) -> Self:
        """The dealer for OpenSpiel's parameters; wrong ones raise at once."""
        known = cls.defaults()
        for param in params:
            if param not in known:
                has = alternatives(known, "and")
                raise InvalidOption(f"irisdeck_{cls.game.name} has no parameter {param!r}: it has {has}")
        if params.get("first") == RANDOM:
            params["first"] = "random"
        return cls(**params)

    def check_size(self, size: str, allowed: Iterable[int]) -> None:
        """Raises if a size is not one of those allowed."""
        if self.size[size] not in allowed:
            raise InvalidOption(f"{self.game.name}: {size} must be {alternatives(allowed)}, not {self.size[size]}")

    @abstractmethod
    def start(self) -> Any:
        """A state before anything is dealt."""

    @abstractmethod
    def gap(self, fields: Any) -> Gap | None:
        """Where the next card is dealt; None while players act."""

    @abstractmethod
    def left(self, fields: Any) -> dict[int, int]:
        """The cards that may be dealt, each with its number of chances."""

    @abstractmethod
    def fill(self, fields: Any, gap: Gap, card: int) -> None:
        """Deals a card into a gap."""

    def outcomes(self, fields: Any, gap: Gap) -> list[tuple[int, float]]:
        """All outcomes of chance at a gap with their probabilities."""
        if gap.place == FIRST:
            return [(self.first_outcome + seat, 1 / self.players) for seat in range(self.players)]
        left = self.left(fields)
        total = sum(left.values())
        return [(card, left[card] / total) for card in sorted(left)]

    def happen(self, fields: Any, gap: Gap, outcome: int) -> None:
        """Applies an outcome of chance."""
        if gap.place == FIRST:
            self.begin(fields, outcome - self.first_outcome)
        else:
            self.fill(fields, gap, outcome)

    def begin(self, fields: Any, seat: int) -> None:
        """Sets the seat that begins."""
        fields.first = fields.seat = seat

    def moves(self, fields: Any) -> Sequence[int]:
        """The legal moves."""
        return legal_codes(self.variant, fields)

    def apply(self, fields: Any, code: int) -> None:
        """Applies a move; cards that it draws become gaps."""
        self.variant.rules.apply(fields, code)

    def shown(self, fields: Any) -> Any:
        """A state without gaps as players see it."""
        return fields

    def whole(self, fields: Any) -> Any:
        """The same position in a game with the whole deck, in which cards that are not dealt here can come no more."""
        return self.shown(fields)

    # -- As text --

    @abstractmethod
    def show_card(self, card: int) -> str:
        """A card that may be dealt."""

    def show(self, outcome: int) -> str:
        """An outcome of chance."""
        if outcome < self.first_outcome:
            return self.show_card(outcome)
        return f"seat {outcome - self.first_outcome} begins"

    def revealed(self, before: Any, code: int) -> str:
        """What a move reveals to all that its notation does not say."""
        return ""

    @abstractmethod
    def news(self, before: Any | None, after: Any, seat: int) -> str:
        """What a deal has shown to a seat, or to all for WATCHER; empty if nothing."""

    def dealt_to(self, seat: int, cards: Iterable[tuple[Gap, int]]) -> str:
        """What a seat, or all for WATCHER, can see while cards are dealt: its own cards."""
        return " ".join(sorted(self.show(card) for gap, card in cards if gap.owner == seat))

    # -- Resampling --

    def sample(self, fields: Any, seat: int, rng: Random) -> Any:
        """A state that a seat cannot tell from this one, with no gaps in what lies before anybody."""
        return State(self.variant, fields, None, ()).view(seat).sample(rng)._fields

    @abstractmethod
    def retell(self, events: Sequence[Event], worlds: Sequence[Any], seat: int, rng: Random) -> list[int]:
        """The outcomes of chance, in order, that lead to sampled states, one state for each round."""

    # -- Bounds --

    @property
    @abstractmethod
    def longest(self) -> int:
        """No game has more moves."""

    @property
    @abstractmethod
    def most_dealt(self) -> int:
        """No game has more chance events."""


def dealers() -> dict[str, type[CardDealer]]:
    """The dealers of all games that have one, by the name of the game."""
    modules = {name: game.module("openspiel") for name, game in GAMES.items()}
    return {name: module.Dealer for name, module in modules.items() if module}
