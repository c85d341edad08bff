"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, TypeVar

from irisdeck.state import Dice, random, seed_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.game import Move, View

T = TypeVar("T")


class Bot(ABC):
    """A question and an answer: `act(view) -> move`. Its randomness is its own."""

    def __init__(self, seed: int | None = None) -> None:
        self.dice = Dice(rng=seed_of(seed))

    @abstractmethod
    def act(self, view: View) -> Move:
        """One of the view's legal moves."""

    def pick(self, things: Sequence[T]) -> T:
        """Any of these, all equally likely."""
        return things[random(self.dice, len(things))]
