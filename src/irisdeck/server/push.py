"""Pushes a table to open pages: first all of it, then what changes, over a WebSocket or server-sent events.

WebSockets do not go through Litestar: its layers would wait in memory beneath every open page, and every message would
pass through them all.
"""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from litestar import get
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.response import ServerSentEvent

from irisdeck.server.connections import POLICY
from irisdeck.server.doors import DOOR, AsgiDoor
from irisdeck.server.limits import Turns, network
from irisdeck.server.perform import perform
from irisdeck.server.site import SiteRequest, complaint, site_of, tables_of
from irisdeck.server.tables import Missing
from irisdeck.table import boards
from irisdeck.table.table import Refused
from irisdeck.web import pages
from irisdeck.web.forms import command_of, read_form
from irisdeck.words import tell

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.types import ASGIApp, Receive, Scope, Send
    from markupsafe import Markup

    from irisdeck.server.doors import FastDoor
    from irisdeck.server.identity import Person
    from irisdeck.server.site import Site
    from irisdeck.server.tables import Live

LIVE = re.compile(r"/tables/([^/]+)/live")
TURNS = Turns()  # of watchers who are sent what has changed
SIGNED_OUT = 4401  # closes a WebSocket: the page connects again, as somebody new


class Watcher:
    """A page that watches a table, and what it has been sent so far."""

    __slots__ = ("live", "person", "sent", "shown")

    def __init__(self, live: Live, person: Person) -> None:
        self.live = live
        self.person = person
        self.shown: dict[str, pages.Piece] = {}
        self.sent = 0  # how many events the page knows of

    @property
    def plays(self) -> bool:
        """Whether this is the page of a player."""
        return self.live.table.seat_of(self.person.id) is not None

    def news(self) -> str:
        """What has changed since the last call, as HTML; at first everything, and often nothing."""
        live, table, person = self.live, self.live.table, self.person
        parts, shown, sent = shown_to(live, person), self.shown, self.sent
        self.shown, self.sent = parts, table.number
        if parts is shown and sent == table.number:
            return ""
        if not stranger(live, person):
            return changes(live, person, parts, shown, sent)

        def shared() -> tuple[str, Any]:
            return changes(live, person, parts, shown, sent), shown

        key = person.language, person.quiet, sent, id(shown) if shown else 0
        return live.shared(key, shared)[0]  # it holds on to what was shown: so no other has its id


Pieces = dict[str, pages.Piece]


def changes(live: Live, person: Person, parts: Pieces, shown: Pieces, sent: int) -> str:
    """What is different on a page that shows some parts and knows so many events; the whole, where they do not fit."""
    if not pages.fits(parts, shown):
        return whole_for(live, person)
    table = live.table
    return pages.news(table, parts, shown, sent, person.language, person.quiet, table.seat_of(person.id))


def stranger(live: Live, person: Person) -> bool:
    """Whether a person sees what everybody sees: they have never played here.

    Before the deal, the form to sit down has their name in it.
    """
    table = live.table
    if table.seat_of(person.id) is not None or any(player.who == person.id for player in table.playing):
        return False
    return not (person.name and table.state is None)


def seen_by(live: Live, person: Person) -> dict[str, boards.Part]:
    """The parts of a table as a person sees them now; their hint is for nobody else."""
    table, seat = live.table, live.table.seat_of(person.id)

    def parts() -> dict[str, boards.Part]:
        free = (
            [number for number in range(len(table.seats)) if table.may_sit(person.id, number)] if seat is None else ()
        )
        viewer = boards.Viewer(seat, person.name, live.hint(person.id), free)
        return boards.parts(table, live.id, viewer, live.away(), live.absent(), time.time(), live.problem, live.ratings)

    return live.shared("parts", parts) if stranger(live, person) else parts()


def shown_to(live: Live, person: Person) -> dict[str, pages.Piece]:
    """The same as they look on the page of a person."""

    def look() -> dict[str, pages.Piece]:
        return pages.pieces(seen_by(live, person).items(), person.language)

    return live.shared(("pieces", person.language), look) if stranger(live, person) else look()


def whole_for(live: Live, person: Person) -> Markup:
    """The whole table as HTML, as a person sees it."""

    def html() -> Markup:
        seat = live.table.seat_of(person.id)
        return pages.whole(live.table, live.id, seen_by(live, person), person.language, person.quiet, seat)

    key = "whole", person.language, person.quiet
    return live.shared(key, html) if stranger(live, person) else html()


@get("/tables/{table_id:str}/events")
async def events(request: SiteRequest, table_id: str) -> ServerSentEvent:
    """Server-sent events, for networks that block WebSockets."""
    site, tables = site_of(request), tables_of(request)
    person = site.person(request)
    await tables.get(table_id)

    async def stream() -> AsyncIterator[str]:
        changed = asyncio.Event()
        async with tables.watching(table_id, person.id, changed.set) as live:
            watcher = Watcher(live, person)
            while True:
                changed.clear()
                if not site.signed_in(person):
                    return
                if html := watcher.news():
                    yield html
                await changed.wait()

    return ServerSentEvent(stream())


# -- WebSockets --


class Sockets:
    """An ASGI middleware that serves WebSockets and passes everything else on."""

    def __init__(self, site: Site, rest: ASGIApp) -> None:
        self.site = site
        self.rest = rest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            door: Any = (scope.get("extensions") or {}).get(DOOR) or AsgiDoor(receive, send)
            await Socket(self.site, door).run(scope, receive, send)
        else:
            await self.rest(scope, receive, send)


class Socket:
    """A page that is open: it is sent changes, and sends commands, the fields of a form in one line of text.

    There may be thousands, most of them idle: none has a task of its own that waits for changes.
    """

    __slots__ = ("address", "behind", "door", "site", "warned", "watcher")

    def __init__(self, site: Site, door: AsgiDoor | FastDoor) -> None:
        self.site = site
        self.door = door
        self.address = ""  # whose commands are counted
        self.watcher: Watcher | None = None
        self.behind = False  # whether something has happened since the watcher was asked
        self.warned = False  # whether they were told that they send too much

    async def run(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve the connection from the handshake to the end."""
        asked: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        address, origin = LIVE.fullmatch(scope["path"]), asked.headers.get("origin", "")
        self.address = network(asked.client.host) if asked.client else ""
        await receive()
        if not address or (origin and origin.partition("://")[2] != asked.headers.get("host")):
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
            return
        person = self.site.person(asked)
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        del asked, receive, send
        cast("dict[str, Any]", scope).clear()  # it is read, and would stay as long as the page is open
        with suppress(Missing, Refused):  # no such table, or one of a newer version
            await self.watch(address[1], person)

    async def watch(self, table_id: str, person: Person) -> None:
        """Push changes and carry out commands until the other side is gone."""
        async with self.site.open_tables.watching(table_id, person.id, self.wake) as live:
            self.watcher = Watcher(live, person)
            self.behind = False
            self.wake()
            await self.door.serve(self)
        self.watcher = None

    def wake(self) -> None:
        """Push soon: something has happened. Those who play are first, then watchers, of whom there may be hundreds."""
        if self.behind:
            return
        self.behind = True
        loop = asyncio.get_running_loop()
        if self.watcher and not self.watcher.plays:
            TURNS.take(loop, self.push)
        else:
            loop.call_soon(self.push)

    def push(self) -> None:
        """Send what has changed, if the other side has taken what it was sent before."""
        if self.watcher is None or not self.behind or self.door.blocked:
            return
        self.behind = False
        if not self.site.signed_in(self.watcher.person):
            self.hang_up(SIGNED_OUT)
        elif html := self.watcher.news():
            self.door.send(html)

    def hang_up(self, code: int, reason: str = "") -> None:
        """Close the connection; nothing is sent after this."""
        self.watcher = None
        self.door.close(code, reason)

    async def obey(self, text: str) -> None:
        """Carry out a command. Who sends too much is told so once, and hung up on if they go on."""
        if self.watcher is None:
            return
        if self.site.commands.allow(self.address):
            self.warned = False
            await self.carry_out(self.watcher.live.id, self.watcher.person, text)
        elif not self.site.excess.allow(self.address):
            self.hang_up(POLICY, "too many messages")
        elif not self.warned:
            self.warned = True
            self.complain(Refused("too-fast"), self.watcher.person)

    async def carry_out(self, table_id: str, person: Person, text: str) -> None:
        """Carry out a command; no error closes the connection."""
        try:
            if not self.site.signed_in(person):
                raise Refused("stale-page")
            await perform(self.site.open_tables, table_id, self.site.player(person), command_of(read_form(text)))
        except Exception as wrong:
            self.complain(wrong, person)

    def complain(self, wrong: Exception, person: Person) -> None:
        """Answer an error with ! and the reason, unless the connection is being closed."""
        if self.watcher:
            self.door.send("!" + tell(complaint(wrong)[1], person.language))
