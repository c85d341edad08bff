"""Streams of the API: server-sent events for programs that follow a table, a board, or all their tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator  # noqa: TC003  # Litestar reads the annotations
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import get
from litestar.params import Parameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from irisdeck.server import identity, tokens
from irisdeck.server.bodies import BoardShown, Happening, TableId, board_shown, shown
from irisdeck.server.openapi import route
from irisdeck.server.push import seen_by
from irisdeck.server.site import SiteRequest, link_to, tables_of
from irisdeck.words import tell

if TYPE_CHECKING:
    from irisdeck.server.tables import Live, Tables
    from irisdeck.table.table import Table

BEAT = 15  # seconds without news after which a stream sends a heartbeat
MANY = 100  # tables of one player that are listed
DAY = 24 * 3600
PUBLIC = ("seat", "name", "bot", "move", "table")  # keys of an event that all may know: no ids of people, no cards
Seconds = Annotated[int, Parameter(description="The stream ends after so many; then ask again.", gt=-1, le=DAY)]
NEVER = -1  # the event of a program that has seen none


@get("/tables/{table_id:str}/events", media_type="text/event-stream", **route("read", "A table as it changes", 404))
async def table_events(
    request: SiteRequest,
    table_id: TableId,
    seconds: Seconds = DAY,
    last_event_id: Annotated[
        int,
        Parameter(
            header="Last-Event-ID",
            description="The last event that came through; -1: none.",
            ge=NEVER,
            le=1_000_000_000,
        ),
    ] = NEVER,
) -> ServerSentEvent:
    """Server-sent events. First `table`: the whole, as from /tables/{id}. Then a `change` each time: what `happened`,
    and those keys of the table that have `changed`. With Last-Event-ID the first is a change, too, with all keys.
    """
    tables, caller = tables_of(request), request.state.caller
    await tables.get(table_id)

    async def stream() -> AsyncIterator[ServerSentEventMessage]:
        changed = asyncio.Event()
        async with tables.watching(table_id, caller.player, changed.set) as live:
            follower = Follower(tables, live.table, table_id, caller, last_event_id)
            async for new in beats(changed, seconds):
                if not await tokens.valid(tables.store, caller.token):
                    return
                if message := await follower.news() if new else ALIVE:
                    yield message

    return ServerSentEvent(stream())


@get(
    "/tables/{table_id:str}/board/events", media_type="text/event-stream", **route("read", "A board as it changes", 404)
)
async def board_events(request: SiteRequest, table_id: TableId, seconds: Seconds = DAY) -> ServerSentEvent:
    """Server-sent events: a `board`, whole, as from /tables/{id}/board, at once and whenever it has changed."""
    tables, caller, link = tables_of(request), request.state.caller, link_to(request, table_id)
    await tables.get(table_id)

    async def stream() -> AsyncIterator[ServerSentEventMessage]:
        changed, known = asyncio.Event(), None
        async with tables.watching(table_id, caller.player, changed.set) as live:
            async for new in beats(changed, seconds):
                if not await tokens.valid(tables.store, caller.token):
                    return
                board = board_of(live, caller, link) if new else known
                yield message("board", board, live.table.number) if board != known else ALIVE
                known = board

    return ServerSentEvent(stream())


async def happenings(tables: Tables, table_id: str, since: int, language: str) -> list[Happening]:
    """The events of a table from a number on, without what is secret."""
    events = await tables.store.events(table_id, since)
    lines_told = (await tables.get(table_id)).told
    if lines_told and lines_told[0][0] > since:
        lines_told = (await tables.whole(table_id)).told
    words = {number: [tell(line, language) for line in lines] for number, lines in lines_told}
    return [
        Happening(number, event["kind"], words.get(number, []), **{key: event[key] for key in PUBLIC if key in event})
        for number, event in enumerate(events, since)
    ]


def board_of(live: Live, caller: tokens.Caller, link: str) -> BoardShown:
    """The board of a table as the caller sees it."""
    person = identity.Person(caller.player, caller.name if caller.program else "", caller.language)
    seat = live.table.seat_of(caller.player)
    return board_shown(live.table, live.id, seen_by(live, person), link, caller.language, seat)


class Follower:
    """A program that follows a table, and what it has been sent so far."""

    def __init__(self, tables: Tables, table: Table, table_id: str, caller: tokens.Caller, last_event: int) -> None:
        self.tables = tables
        self.table = table
        self.id = table_id
        self.caller = caller
        self.known: dict[str, Any] | None = None
        self.sent = last_event if last_event <= table.number else NEVER

    async def news(self) -> ServerSentEventMessage | None:
        """What has changed since the last call; often nothing."""
        table = self.table
        seat, number = table.seat_of(self.caller.player), table.number
        now = msgspec.to_builtins(shown(table, self.id, seat, self.caller.language))
        known, self.known = self.known, now
        sent, self.sent = self.sent, number
        if sent == NEVER:
            return message("table", now, number)
        if sent == number:
            return None
        happened = await happenings(self.tables, self.id, sent, self.caller.language)
        fresh = {key: value for key, value in now.items() if known is None or known[key] != value}
        return message("change", {"happened": happened[: number - sent], "changed": fresh}, number)


@get("/me/events", media_type="text/event-stream", **route("read", "Whatever concerns the caller, at any table"))
async def my_events(request: SiteRequest, seconds: Seconds = DAY) -> ServerSentEvent:
    """Server-sent events: `seated` when the caller has got a seat, `turn` when it is to act, `over` when a game has
    ended, each with the whole table as from /tables/{id}. At first all tables where it sits are told. One stream is
    enough for a program that plays at many tables.
    """
    tables, caller = tables_of(request), request.state.caller

    async def stream() -> AsyncIterator[ServerSentEventMessage]:
        changed, waiting, known = asyncio.Event(), dict[str, None](), dict[str, tuple[str, int]]()

        def call(table_id: str) -> None:
            waiting[table_id] = None
            changed.set()

        with tables.listening(caller.player, call):
            waiting |= dict.fromkeys(name for name, _ in reversed(await tables.running(caller.player, MANY)))
            async for _ in beats(changed, seconds):
                if not await tokens.valid(tables.store, caller.token):
                    return
                if not waiting:
                    yield ALIVE
                while waiting:
                    table_id = next(iter(waiting))
                    del waiting[table_id]
                    if new := concern(await tables.get(table_id), table_id, caller, known):
                        yield new

    return ServerSentEvent(stream())


def concern(
    table: Table, table_id: str, caller: tokens.Caller, known: dict[str, tuple[str, int]]
) -> ServerSentEventMessage | None:
    """What a caller must be told of a table where they sit, unless they know."""
    seat = table.seat_of(caller.player)
    if seat is None:
        return None
    kind = "over" if table.over else "turn" if table.turn == seat else "seated"
    before, now = known.get(table_id), (kind, table.moves)
    known[table_id] = now
    if before == now or (before and kind == "seated"):
        return None
    return message(kind, shown(table, table_id, seat, caller.language), None)


ALIVE = ServerSentEventMessage(data=None, comment="")


def message(kind: str, data: Any, number: int | None) -> ServerSentEventMessage:
    """An event of a stream."""
    return ServerSentEventMessage(data=msgspec.json.encode(data), event=kind, id=number)


async def beats(changed: asyncio.Event, seconds: int) -> AsyncIterator[bool]:
    """True at once and after every change, false as a heartbeat between them; ends when the time is up."""
    clock = asyncio.get_running_loop().time
    end = clock() + seconds
    yield True
    while clock() < end:
        try:
            async with asyncio.timeout(min(BEAT, end - clock())):
                await changed.wait()
        except TimeoutError:
            yield False
        else:
            changed.clear()
            yield True
