"""What a study reports of a game, with a default for each name: figures, groups, distributions and chapters.

A figure is one column of the counts over another (irisdeck.engine.counting): rounds that ended in a draw, of all
rounds. Where the other column is the number of games it is a plain mean.

A game's figures.py declares these names. What it leaves out is taken from here:

- `ROUND`, `TURN`: what a round and a turn are called.
- `UNIT`: what scores are counted in.
- `LENGTH`: a sentence on what counts as a decision.
- `BEGINS`: a sentence on who begins.
- `STRETCH`: the mean number of decisions in a turn, or in a round.
- `asked(game)`: the kinds of decision that a variant has, named, by the numbers of `asked` in its counts.py.
- `sections(game)`: the game's own chapters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from irisdeck.engine.counting import DECISIONS, GAMES, TURNS

if TYPE_CHECKING:
    from irisdeck.game import Game

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


@dataclass(frozen=True)
class Figure:
    """A number with an interval: the sum of column `top` over the sum of column `per`."""

    key: str
    label: str
    unit: str
    top: int
    per: int = GAMES
    share: bool = False  # shown in per cent
    whole: int = 1  # the column counts in parts of 1 / whole


@dataclass(frozen=True)
class Group:
    """Figures shown together: in a table, as bars, or along a line."""

    title: str
    figures: tuple[Figure, ...]
    drawn: str = ""  # "bars" or "line"
    axis: str = ""
    fair: float | None = None  # what every figure would be if nothing favored anybody


@dataclass(frozen=True)
class Spread:
    """A distribution: how often each value came up. Values of games are independent; values within a game are not."""

    key: str
    title: str
    axis: str  # what the values are
    of: str  # what is counted
    bins: int

    @property
    def independent(self) -> bool:
        """Whether every game counts once, so that each count is binomial."""
        return self.of == "games"


@dataclass(frozen=True)
class Section:
    """A chapter of the report."""

    title: str
    lead: str
    parts: tuple[Group | Spread, ...]


def by_kind(names: tuple[str, ...], key: str, unit: str, top: int, under: int) -> tuple[Figure, ...]:
    """A mean for each of several kinds, whose columns follow each other from `top` and `under` on."""
    return tuple(Figure(f"{key}.{slug(name)}", name, unit, top + k, under + k) for k, name in enumerate(names))


def shares(names: tuple[str, ...], key: str, top: int, per: int) -> tuple[Figure, ...]:
    """The share of each of several kinds, whose columns follow each other from `top` on."""
    return tuple(Figure(f"{key}.{slug(name)}", name, "", top + k, per, share=True) for k, name in enumerate(names))


def slug(name: str) -> str:
    """A name as part of a key: `a rainbow` is `a_rainbow`."""
    return "".join(sign if sign.isalnum() else "_" for sign in name.lower()).replace("__", "_").strip("_")


# -- Defaults --

ROUND = "round"
TURN = "turn"
UNIT = "points"
LENGTH = ""
BEGINS = ""
STRETCH = Figure("length.decisions_per_turn", "Decisions in a turn", "decisions", DECISIONS, TURNS)


def asked(game: Game) -> dict[int, str]:
    """No kinds of decision are told apart."""
    return {}


def sections(game: Game) -> list[Section]:
    """No chapters of its own."""
    return []
