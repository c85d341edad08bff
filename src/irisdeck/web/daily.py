"""The pages of the deal of the day: what is to be played, and how everybody did. Plain values for their templates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from irisdeck.game import GAMES
from irisdeck.table.daily import LEVELS, Kind, in_words, outcome, verdict
from irisdeck.web.lists import name_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from irisdeck.table.daily import Comparison, Entry, Mean, Score

SHOWN = 50  # results in a list
MINUS = "\N{MINUS SIGN}"


def overview(
    kinds: Iterable[Kind], entries: Mapping[tuple[str, str], Entry], today: str, yesterday: str = ""
) -> dict[str, Any]:
    """Today's deals, and those of yesterday if there were any; `entries`: what the reader has begun."""

    def lines(day: str) -> list[dict[str, Any]]:
        return [line(kind, day, entries.get((day, kind.id))) for kind in kinds]

    kinds = list(kinds)
    return {
        "day": today,
        "deals": lines(today),
        "yesterday": yesterday,
        "before": lines(yesterday) if yesterday else [],
        "kinds": GAMES,
    }


def line(kind: Kind, day: str, entry: Entry | None) -> dict[str, Any]:
    """A deal in a list: whether it waits, goes on or is over, and with which result."""
    return {
        "id": kind.id,
        "game": kind.game,
        "players": kind.players,
        "title": kind.title,
        "link": f"/daily/{day}/{kind.id}",
        "table": entry.table_id if entry else "",
        "state": "new" if entry is None else "done" if entry.score else "begun",
        "result": in_words(entry.score, kind) if entry and entry.score else "",
        "won": bool(entry and entry.score and entry.score.share == 1),
    }


def results(comparison: Comparison, kind: Kind, day: str, player: str) -> dict[str, Any]:
    """A deal that is over for its reader: their result, the field, and everybody in a list."""
    own, scored = comparison.own, kind.scored
    shown = [entry for place, entry in enumerate(comparison.entries) if place < SHOWN or entry.player == player]
    rows = [
        {
            "place": comparison.place(entry),
            "name": name_of(entry.player, entry.name),
            "face": entry.face,
            "mine": entry.player == player,
            "result": outcome(entry.score) if entry.score else "",
            "score": entry.score.score if entry.score else None,
        }
        for entry in shown
    ]
    field = [
        ("daily-people", mean_of(comparison.people)),
        ("daily-bots", mean_of(comparison.bots)),
        ("daily-field", mean_of(comparison.field)),
    ]
    mine = next((entry for entry in comparison.entries if entry.player == player), None)
    return {
        "day": day,
        "deal": kind,
        "kind": GAMES[kind.game],
        "own": in_words(own, kind) if own else "",
        "own_mean": mean_of_one(own) if own else None,
        "table": f"/tables/{mine.table_id}" if mine and mine.table_id else "",
        "field": [(message, values) for message, values in field if values],
        "verdict": verdict(comparison),
        "ahead": None if comparison.ahead is None else signed(100 * comparison.ahead),
        "points_ahead": None if comparison.points_ahead is None else signed(comparison.points_ahead, 1),
        "rows": rows,
        "scored": scored,
        "unit": GAMES[kind.game].unit,
        "waiting": sum(entry.bot != "" for entry in comparison.entries) < len(LEVELS),
    }


def mean_of(mean: Mean | None) -> dict[str, Any] | None:
    """The mean of several results, as it is shown."""
    if mean is None:
        return None
    return {
        "count": mean.games,
        "share": percent(mean.share),
        "score": "" if mean.score is None else decimal(mean.score, 1),
    }


def mean_of_one(score: Score) -> dict[str, Any]:
    """A single result, as means are shown."""
    return {
        "count": 1,
        "share": percent(score.share),
        "score": "" if score.score is None else str(score.score),
    }


def percent(share: float) -> str:
    """A share in whole percent, which no line break tears apart."""
    return f"{round(100 * share)}\N{NO-BREAK SPACE}%"


def signed(value: float, digits: int = 0) -> str:
    """A difference with its sign."""
    return f"{'+' if round(value, digits) > 0 else ''}{decimal(value, digits)}"


def decimal(value: float, digits: int) -> str:
    """A number with so many digits, and a true minus sign."""
    return f"{round(value, digits) + 0:.{digits}f}".replace("-", MINUS)
