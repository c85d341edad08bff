"""A series: the same deal from every seat, in as many rounds as there are seats.

Each round has a table of its own; a rematch is the next round, with everybody one seat further. What was made of the
rounds before stands in the opening event, by player: who sat at seat p in the first round sits at p + 1 in the second.
The cards come again, so nobody may replay a round before the last one is over.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.table.daily import Chance
from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from irisdeck.table.table import Table
    from irisdeck.words import Said

KEY_LENGTH = 32  # bytes


class Total(NamedTuple):
    """What a player made of all rounds so far."""

    seat: int  # where they sit now
    share: float  # of the victories
    score: int


class Series(NamedTuple):
    """A round of a series; `results`: share and score of every player in each round before it."""

    key: str
    players: int
    results: list[list[list[float]]]

    @classmethod
    def new(cls, players: int) -> dict[str, Any]:
        """A series as an opening event has it; nobody can guess its cards."""
        return cls(secrets.token_hex(KEY_LENGTH), players, [])._asdict()

    @classmethod
    def of(cls, first: Mapping[str, Any]) -> Series | None:
        """The series that the opening event of a table names, if it does."""
        return cls(**first["series"]) if "series" in first else None

    @property
    def round(self) -> int:
        """Which round this is, from 1."""
        return len(self.results) + 1

    @property
    def last(self) -> bool:
        """Whether no round follows."""
        return self.round == self.players

    @property
    def chance(self) -> Chance:
        """From where cards and dice of every round come."""
        return Chance(self.key, "series")

    @property
    def words(self) -> Said:
        """Which round this is, in words."""
        return say("series-round", round=self.round, rounds=self.players)

    def seat(self, player: int) -> int:
        """Where a player sits in this round."""
        return (player + self.round - 1) % self.players

    def after(self, table: Table) -> list[list[list[float]]]:
        """The results with those of this round, once it is over."""
        assert table.state
        places = table.ending.places if table.ending else ()
        mine = []
        for seat in map(self.seat, range(self.players)):
            share = 1 / places.count(1) if places and places[seat] == 1 else 0.0
            mine.append([share, 0 if table.gave_up(seat) else table.state.scores[seat]])
        return [*self.results, mine]

    def totals(self, table: Table) -> list[Total]:
        """What everybody made of all rounds so far, the best first."""
        rounds = self.after(table) if table.over else self.results
        totals = [
            Total(self.seat(player), sum(one[player][0] for one in rounds), int(sum(one[player][1] for one in rounds)))
            for player in range(self.players)
        ]
        return sorted(totals, key=lambda total: (-total.share, -total.score, total.seat))

    def next(self, table: Table) -> dict[str, Any]:
        """The series of the next table: the next round, or, after the last, another one."""
        return Series.new(self.players) if self.last else self._replace(results=self.after(table))._asdict()
