"""The layout of observations and actions: offsets, bounds, spaces, and the tables of the docs.

An observation is a row of bytes (uint8). All values are flags and small counts, and a byte takes a quarter of the time
of a float32 to write and to copy to the device, where learners convert it.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from gymnasium import spaces

from irisdeck.engine import compile, memory, observe, stepping
from irisdeck.engine.memory import Feature, rows
from irisdeck.game import GAMES, InvalidOption, game

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from irisdeck.game import Game, Move, State


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

    def engine(self, speed: compile.Speed) -> compile.Engine:
        """The rules, the observations and the loops of the game, linked."""
        return compile.engine(self.game.rules, speed, *self.game.linked(observe), memory, stepping)

    def tables(self, compiled: bool) -> tuple[Any, Any, Any]:
        """The offset of each part, the action of every move, and the move of every action."""
        index = [0] * (self.codes[-1] + 1)
        for action, code in enumerate(self.codes):
            index[code] = action
        at, codes = [part.start for part in self.slices], self.codes
        if not compiled:
            return at, index, codes
        return np.array(at, np.int64), np.array(index, np.int64), np.array(codes, np.int64)

    # -- One position, interpreted --

    def observe(self, state: State, seat: int) -> Any:
        """The observation of a seat."""
        row, (at, _, _) = np.zeros(self.width, np.uint8), self.tables(compiled=False)
        self.engine("python").observe(state._fields, seat, at, rows(row, compiled=False), self.width)
        return row

    def mask(self, moves: Iterable[Move]) -> Any:
        """1 for the actions of these moves."""
        mask = np.zeros(self.actions, np.int8)
        mask[[self.numbered(move) for move in moves]] = 1
        return mask

    # -- Spaces --

    def observation_space(self) -> spaces.Box:
        """Bytes up to the highest value of each."""
        high = [part.high for part in self.slices for _ in range(part.length)]
        return spaces.Box(np.zeros(self.width, np.uint8), np.array(high, np.uint8), dtype=np.uint8)

    def action_space(self) -> spaces.Discrete:
        """The numbers of the actions."""
        return spaces.Discrete(self.actions)

    def mask_space(self) -> spaces.Box:
        """1 for legal actions."""
        return spaces.Box(0, 1, (self.actions,), np.int8)


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


# -- The tables of docs/envs.md --


def markdown() -> str:
    """The layouts of all games, as Markdown."""
    names = [name for name, game in GAMES.items() if game.module("observe")]
    return "\n".join(line for name in names for line in (*_observation_table(name), *_action_table(name)))


def _observation_table(name: str) -> Iterator[str]:
    seats = GAMES[name].seats
    whole = {part.option: True for part in features(name) if part.option}
    layouts = [Layout(game(name, players, **whole)) for players in seats]
    yield f"### What a seat of {name} observes"
    yield ""
    yield f"| part | {' | '.join(f'{players} players' for players in seats)} | up to | meaning |"
    yield f"|---|{'---|' * len(seats)}--:|---|"
    for number, part in enumerate(features(name)):
        places = " | ".join(_span(layout.slices[number]) for layout in layouts)
        option = f" Only with `{part.option}`; without it, what follows moves up." if part.option else ""
        yield f"| `{part.name}` | {places} | {part.high} | {part.meaning}{option} |"
    yield f"| in all | {' | '.join(f'{layout.width} bytes' for layout in layouts)} | | |"
    yield ""


def _span(part: Slice) -> str:
    last = part.start + part.length - 1
    return "-" if part.length == 0 else f"{part.start}" if part.length == 1 else f"{part.start}-{last}"


def _action_table(name: str) -> Iterator[str]:
    written, first = Layout(game(name)).notation, 0
    yield f"### The {len(written)} actions of {name}"
    yield ""
    yield "| number | move | meaning |"
    yield "|---|---|---|"
    for count, meaning in observations(GAMES[name]).KINDS:
        last = first + count - 1
        shown = " ".join(f"`{move}`" for move in written[first : last + 1])
        if count > 10:
            shown = f"`{written[first]}` `{written[first + 1]}` ... `{written[last]}`"
        yield f"| {first if count == 1 else f'{first}-{last}'} | {shown} | {meaning} |"
        first += count
    yield ""
