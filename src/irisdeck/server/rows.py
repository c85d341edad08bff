"""The rows beside the log: a line for each game, and who sat where. They follow from the table, never from events.

The table is the one interpreter of events. Its summary before and after an event is compared, and what differs is
written.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, insert, update

from irisdeck.server.schema import DAILY, GAMES, SITTINGS
from irisdeck.table import daily, faces
from irisdeck.web.lists import DRAW

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Delete, Insert, Update

    from irisdeck.table.table import Ending, Event, Player, Result, Table

    Statement = Delete | Insert | Update

encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Sitting(NamedTuple):
    """A player at a table: whether the game is over for them, and where they came in."""

    seat: int
    over: bool
    place: int | None


class DailyRow(NamedTuple):
    """The first game of somebody with a deal of the day, and what they made of it."""

    day: str
    kind: str
    player: str
    name: str
    share: float | None = None
    score: int | None = None


class Summary(NamedTuple):
    """What the rows say about a table."""

    first: Event | None = None  # how it was opened
    begun: bool = False
    over: bool = False
    deadline: float | None = None
    sittings: tuple[tuple[str, Sitting], ...] = ()  # of each player
    bots_by: str | None = None  # who began it with bots
    waiting: bool = False  # whether strangers may sit down
    daily: DailyRow | None = None


class Change(NamedTuple):
    """A table before and after an event; `ending`: how the event ended the game."""

    before: Summary = Summary()
    after: Summary = Summary()
    ending: Ending | None = None


def change(table: Table, result: Result) -> Change | None:
    """What a result changes at a table to which it has not been applied yet.

    Nothing, if it is a move that does not end the game, and no clock runs: so it is with nearly all events.
    """
    if result.event["kind"] == "move" and not result.table.over and table.clock is None:
        return None
    return Change(summary(table), summary(result.table), result.ending)


def summary(table: Table) -> Summary:
    """What the rows say about a table as it stands."""
    bots_by = table.begun_by or None if any(seat.bot for seat in table.seats) else None
    begun = table.state is not None
    return Summary(
        table.first or None,
        begun,
        table.over,
        table.deadline,
        sittings(table),
        bots_by,
        table.waiting,
        daily_row(table),
    )


def daily_row(table: Table) -> DailyRow | None:
    """The row of a game that counts as somebody's first with a deal of the day."""
    if not (table.daily and table.daily.counts and table.state):
        return None
    person = table.playing[daily.SEAT]
    row = DailyRow(table.daily.day, table.daily.kind, person.who, person.name)
    score = daily.score_at(table)
    return row._replace(**score._asdict()) if score else row


def sittings(table: Table) -> tuple[tuple[str, Sitting], ...]:
    """All players: those who sit there, and those who began the game and have gone; the result is only theirs."""
    places = table.ending.places if table.ending else ()
    if table.drawn and len(set(places)) == 1:  # nobody has left
        places = (DRAW,) * len(places)
    rows = {seat.player: Sitting(number, table.over, None) for number, seat in enumerate(table.seats) if seat.player}
    for number, player in enumerate(table.playing):
        if not player.bot:
            gone = table.seat_of(player.who) is None
            rows[player.who] = Sitting(number, table.over or gone, places[number] if places else None)
    return tuple(rows.items())


def statements(table_id: str, change: Change, at: float) -> Iterator[Statement]:
    """What to write for a change; `at`: when it happened."""
    before, after = change.before, change.after
    if before.first is None and after.first is not None:
        yield opened(table_id, after.first, at)
    if values := game_values(change, at):
        yield update(GAMES).where(GAMES.c.table_id == table_id).values(**values)
    if before.sittings != after.sittings:
        yield from moved_seats(table_id, change, at)
    if after.daily and before.daily is None:
        yield insert(DAILY).values(table_id=table_id, at=at, **after.daily._asdict())
    elif after.daily and before.daily != after.daily:
        key = [DAILY.c[name] == getattr(after.daily, name) for name in ("day", "kind", "player")]
        yield update(DAILY).where(*key).values(share=after.daily.share, score=after.daily.score)


def opened(table_id: str, first: Event, at: float) -> Insert:
    """The line of a new table."""
    return insert(GAMES).values(
        table_id=table_id,
        game=first["game"],
        players=first["players"],
        options=encode(first["options"]),
        listed=bool(first.get("listed")),
        rated=bool(first.get("rated")),
        opened_at=at,
    )


def game_values(change: Change, at: float) -> dict[str, Any]:
    """The columns of the game's line that change."""
    before, after = change.before, change.after
    values: dict[str, Any] = {}
    if after.begun and not before.begun:
        values |= {"begun_at": at, "bots_by": after.bots_by}
    if after.deadline != before.deadline:
        values["deadline"] = after.deadline
    if after.waiting != before.waiting:
        values["waiting_at"] = at if after.waiting else None
    if after.over and not before.over:
        players = change.ending.players if change.ending else ()  # a lesson names nobody
        values |= {"ended_at": at, "names": encode([listed(player) for player in players])}
    return values


def listed(player: Player) -> dict[str, str]:
    """A player as the line of a game has them: people and bots are told apart by the key, never by their names."""
    if player.bot:
        return {"bot": player.bot}
    return {"name": player.name, **({} if player.face == faces.PERSON else {"face": player.face})}


def moved_seats(table_id: str, change: Change, at: float) -> Iterator[Statement]:
    """The rows of players who came, went, or finished."""
    before, after = dict(change.before.sittings), dict(change.after.sittings)
    for player in sorted({*before, *after}):
        old, new = before.get(player), after.get(player)
        mine = SITTINGS.c.table_id == table_id, SITTINGS.c.player == player
        if old == new:
            continue
        if new is None or old is None:
            yield delete(SITTINGS).where(*mine)
        if new and old is None:
            yield insert(SITTINGS).values(table_id=table_id, player=player, at=at, **new._asdict())
        elif new and old:
            back = {"at": at} if old.over and not new.over else {}
            yield update(SITTINGS).where(*mine).values(**new._asdict(), **back)
