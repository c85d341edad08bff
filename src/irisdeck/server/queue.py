"""The queue of games to be analyzed, in the database, where all processes of a server find it.

A process claims the first game at which nobody works, and says every few seconds that it is still there. Every decision
is written as soon as it is judged. So any process can tell how far a game is, and when one dies another goes on from
there. Whoever has lost a claim learns that from the next write, which changes nothing.
"""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, insert, or_, select, update

from irisdeck.server.schema import ANALYSES, JUDGED, QUEUE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection, Row

MOST = 20  # games that wait or are being analyzed
MOST_OF_ONE = 5  # of them from one network: who makes up people does not keep others out
FAILED = 100  # games whose analysis failed, which are remembered
TRIES = 10  # processes that may die over a game before it counts as failed, so that it does not take down all
STALE = 15  # seconds without a sign of life after which another process goes on with a game
LINE = QUEUE.c.failed.is_(False)
ORDER = QUEUE.c.at, QUEUE.c.game_key
STANDING = [
    QUEUE.c[name] for name in ("game_key", "moves", "owners", "network", "claim", "about", "failed")
]  # all but the record


class Claim(NamedTuple):
    """A game that this process works at."""

    key: str
    name: str  # of the claim: how many there have been, and what no other has
    record: str
    result: Sequence[float] | None

    @property
    def held(self) -> Any:
        """The row, as long as nobody else has claimed it, and it was not cancelled."""
        return (QUEUE.c.game_key == self.key) & (QUEUE.c.claim == self.name)


def owners_of(row: Row[Any]) -> list[str]:
    """Who has asked for a game."""
    return list(json.loads(row.owners))


# -- Asking --


def enter(connection: Connection, key: str, player: str, game: Mapping[str, Any], now: float) -> str:
    """Queue a game for a player; why not, if it is refused. `game`: its record, result, moves and network."""
    if connection.execute(select(ANALYSES.c.game_key).where(ANALYSES.c.game_key == key)).first():
        return ""
    rows = list(connection.execute(select(*STANDING).where(LINE).order_by(*ORDER).with_for_update()))
    if any(player in owners_of(row) for row in rows if row.game_key != key):
        return "analysis-one"
    if owners := next((owners_of(row) for row in rows if row.game_key == key), None):
        _write_owners(connection, key, {*owners, player})
        return ""
    if len(rows) >= MOST or sum(row.network == game["network"] for row in rows) >= MOST_OF_ONE:
        return "analysis-full"
    connection.execute(delete(QUEUE).where(QUEUE.c.game_key == key))  # it had failed
    connection.execute(insert(QUEUE).values(game_key=key, owners=json.dumps([player]), at=now, failed=False, **game))
    return ""


def leave(connection: Connection, key: str, player: str) -> bool:
    """Take a game from the queue if a player was the last who wanted it; whether nobody wants it now."""
    row = connection.execute(select(*STANDING).where(QUEUE.c.game_key == key, LINE).with_for_update()).first()
    if row is None or player not in (owners := owners_of(row)):
        return row is None
    if owners == [player]:
        _drop(connection, key)
        return True
    _write_owners(connection, key, {*owners} - {player})
    return False


def _write_owners(connection: Connection, key: str, owners: set[str]) -> None:
    connection.execute(update(QUEUE).where(QUEUE.c.game_key == key).values(owners=json.dumps(sorted(owners))))


def _drop(connection: Connection, key: str) -> None:
    connection.execute(delete(QUEUE).where(QUEUE.c.game_key == key))
    connection.execute(delete(JUDGED).where(JUDGED.c.game_key == key))


# -- Working --


def claim(connection: Connection, now: float, alone: bool) -> Claim | None:
    """Claim the first game at which nobody works. `alone`: there is no other process, so whoever did has died."""
    free = LINE if alone else LINE & or_(QUEUE.c.claim.is_(None), QUEUE.c.beat < now - STALE)
    first = select(QUEUE).where(free).order_by(*ORDER).limit(1)
    row = connection.execute(first.with_for_update(skip_locked=True)).first()
    if row is None:
        return None
    before, _, token = (row.claim or "").partition(" ")
    tries = int(before) + 1 if token else 1
    name = f"{tries} {secrets.token_hex(16)}"
    connection.execute(update(QUEUE).where(QUEUE.c.game_key == row.game_key).values(claim=name, beat=now))
    made = Claim(row.game_key, name, row.record, row.result and json.loads(row.result))
    if tries <= TRIES:
        return made
    fail(connection, made)
    return claim(connection, now, alone)


def begin(connection: Connection, claim: Claim, about: Mapping[str, Any]) -> dict[int, str]:
    """Note what the analysis is without its decisions; the decisions that are judged already, with the same budget."""
    row = connection.execute(select(QUEUE.c.about).where(claim.held)).first()
    if row and row.about and json.loads(row.about) != about:
        connection.execute(delete(JUDGED).where(JUDGED.c.game_key == claim.key))
    connection.execute(update(QUEUE).where(claim.held).values(about=json.dumps(about)))
    return {row.number: row.body for row in connection.execute(select(JUDGED).where(JUDGED.c.game_key == claim.key))}


def beat(connection: Connection, claim: Claim, now: float) -> bool:
    """Say that a game is still worked at; false if the claim was lost."""
    return connection.execute(update(QUEUE).where(claim.held).values(beat=now)).rowcount > 0


def keep(connection: Connection, claim: Claim, number: int, body: str, now: float) -> bool:
    """Keep a decision; false if the claim was lost."""
    if not beat(connection, claim, now):
        return False
    connection.execute(insert(JUDGED).values(game_key=claim.key, number=number, body=body))
    return True


def finish(connection: Connection, claim: Claim, body: str, now: float) -> None:
    """Keep a whole analysis, and take the game from the queue."""
    if beat(connection, claim, now):
        connection.execute(insert(ANALYSES).values(game_key=claim.key, body=body, at=now))
        _drop(connection, claim.key)


def fail(connection: Connection, claim: Claim) -> None:
    """Take a game from the queue whose analysis failed, and remember that for a while."""
    connection.execute(update(QUEUE).where(claim.held).values(failed=True, claim=None, about=None))
    connection.execute(delete(JUDGED).where(JUDGED.c.game_key == claim.key))
    failed = select(QUEUE.c.game_key).where(QUEUE.c.failed.is_(True)).order_by(QUEUE.c.at.desc()).offset(FAILED)
    for row in list(connection.execute(failed)):
        connection.execute(delete(QUEUE).where(QUEUE.c.game_key == row.game_key))
