"""Observations and actions as arrays and spaces, and the tables of the docs.

An observation is a row of bytes (uint8). All values are flags and small counts, and a byte takes a quarter of the time
of a float32 to write and to copy to the device, where learners convert it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from irisdeck.engine import layout
from irisdeck.engine.layout import Slice, features, observations
from irisdeck.engine.memory import rows
from irisdeck.game import GAMES, game

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from irisdeck.game import Move, State, View

__all__ = ["Layout", "Slice", "features", "markdown", "observations"]


class Layout(layout.Layout):
    """The layout of a game with its players and options."""

    # -- One position, interpreted --

    def observe(self, state: State | View, seat: int) -> Any:
        """The observation of a seat: its view has all that it observes."""
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
