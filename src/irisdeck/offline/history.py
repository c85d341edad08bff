"""The finished games of a device in lines, and how often who won."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.bots import BOTS
from irisdeck.game import GAMES
from irisdeck.web.lists import DRAW, face_of, named, result
from irisdeck.words import say

if TYPE_CHECKING:
    from irisdeck.offline.tables import Row
    from irisdeck.words import Said

RESULTS = ("won", "draw", "lost")


def place_of(row: Row) -> int | None:
    """Where whoever plays alone came in; unknown where several people share a device."""
    if len(row.people) != 1:
        return None
    if row.drawn:
        return DRAW
    return row.places[row.people[0]] if row.places else None


def outcome(row: Row) -> str:
    """Won, lost or a draw, for whoever plays alone."""
    place = place_of(row)
    return "" if place is None else {DRAW: "draw", 1: "won"}.get(place, "lost")


def line(row: Row) -> dict[str, Any]:
    """A game in a list."""
    alone = len(row.people) == 1
    others = [player for seat, player in enumerate(row.players) if not (alone and seat in row.people)]
    place = place_of(row)
    return {
        "id": row.id,
        "game": row.game,
        "names": [named(player) for player in others],
        "faces": [face_of(player) for player in others],
        "result": result(place, len(row.players)) if alone else winner(row),
        "won": place == 1,
        "rated": False,
        "when": time.strftime("%Y-%m-%d %H:%M", time.localtime(row.at)),
    }


def winner(row: Row) -> Said:
    """Who won among people who share a device."""
    if row.drawn or not row.places:
        return say("history-draw")
    winners = [named(player) for player, place in zip(row.players, row.places, strict=True) if place == 1]
    return say("line-winner", name=winners[0]) if len(winners) == 1 else say("table-shared", names=" · ".join(winners))


class Tally(NamedTuple):
    """Games alone against bots of one level: how many were played, won and drawn."""

    game: str
    against: Said | str
    played: int
    won: int
    drawn: int

    @property
    def percent(self) -> int:
        """How many were won, in whole percent."""
        return round(100 * self.won / self.played)


def tallies(rows: list[Row]) -> list[Tally]:
    """How often whoever plays alone here has won, by game and level; games against several levels are left out."""
    counts: dict[tuple[str, str], list[int]] = {}
    for row in rows:
        levels = [*{player["bot"] for player in row.players if "bot" in player}]
        if (ended := outcome(row)) and len(levels) == 1:
            count = counts.setdefault((row.game, levels[0]), [0, 0, 0])
            count[0] += 1
            count[1] += ended == "won"
            count[2] += ended == "draw"
    order = [(game, level) for game in GAMES for level in BOTS if (game, level) in counts]
    return [Tally(game, named({"bot": level}), *counts[game, level]) for game, level in order]
