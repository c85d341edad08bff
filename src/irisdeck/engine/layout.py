"""The layout of observations and actions: which byte tells what, and which number stands for which move."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.engine import compile, memory, observe, stepping
from irisdeck.game import GAMES, InvalidOption

if TYPE_CHECKING:
    from types import ModuleType

    from irisdeck.engine.memory import Feature
    from irisdeck.game import Game, Move


class Slice(NamedTuple):
    """A part of an observation at its place: `observation[start : start + length]`."""

    name: str
    start: int
    length: int
    high: int
    meaning: str


class Layout:
    """The layout of a game with its players and options."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.slices = _placed(features(game.name), game)
        self.width = self.slices[-1].start + self.slices[-1].length
        self.codes = sorted(game.notation)  # the move of every action, as the rules number it
        self.actions = len(self.codes)

    @property
    def notation(self) -> list[Move]:
        """The move of every action, as it is written."""
        return [self.game.notation[code] for code in self.codes]

    def numbered(self, move: str) -> int:
        """The action of a move."""
        return self.codes.index(self.game.codes[move])

    # -- For the loops --

    def engine(self, speed: compile.Speed, *more: ModuleType) -> compile.Engine:
        """The rules, the observations and the loops of the game, linked, also with more modules."""
        return compile.engine(self.game.rules, speed, *self.game.linked(observe), memory, stepping, *more)

    def tables(self, compiled: bool) -> tuple[Any, Any, Any]:
        """The offset of each part, the action of every move, and the move of every action."""
        index = [0] * (self.codes[-1] + 1)
        for action, code in enumerate(self.codes):
            index[code] = action
        at, codes = [part.start for part in self.slices], self.codes
        if not compiled:
            return at, index, codes
        import numpy as np

        return np.array(at, np.int64), np.array(index, np.int64), np.array(codes, np.int64)


def features(name: str) -> tuple[Feature, ...]:
    """The parts of an observation that a game declares, in order."""
    declared: tuple[Feature, ...] = observations(GAMES[name]).PARTS
    return declared


def observations(game: Game | type[Game]) -> Any:
    """The file of a game that writes what a seat observes."""
    if module := game.module("observe"):
        return module
    raise InvalidOption(f"{game.name} has no environments: its folder has no observe.py")


def _placed(declared: tuple[Feature, ...], game: Game) -> list[Slice]:
    lengths = [_length(part, game.players) if game.options.get(part.option, True) else 0 for part in declared]
    return [
        Slice(part.name, start, length, part.high, part.meaning)
        for part, start, length in zip(declared, accumulate(lengths, initial=0), lengths, strict=False)
    ]


def _length(part: Feature, players: int) -> int:
    return part.length if isinstance(part.length, int) else part.length(players)
