"""The table in the browser: pages rendered here, moves as form posts, changes pushed to all who look.

Everything works with scripts off; with scripts on, live.js keeps the page fresh over a WebSocket (or, where that is
blocked, server-sent events) and sends its moves there.
"""

from __future__ import annotations

import asyncio
import gc
import io
import logging
import time
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

import segno
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import Cookie
from litestar.datastructures.headers import CacheControlHeader
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.response import Redirect, ServerSentEvent
from litestar.static_files import create_static_files_router
from litestar.utils.empty import value_or_default
from litestar.utils.scope.state import ScopeState
from markupsafe import Markup

from irisdeck import rulebook
from irisdeck.bots import BOTS
from irisdeck.game import GAMES, InvalidOption
from irisdeck.server import boards, identity, pages
from irisdeck.server.store import Store
from irisdeck.server.tables import Missing, Tables
from irisdeck.table import Refused, clean_name, opened
from irisdeck.words import LANGUAGES, preferred, say, tell

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from irisdeck.server.tables import Live
    from irisdeck.table import Table
    from irisdeck.words import Said

log = logging.getLogger(__name__)
MINUTES = {"duel": 20, "tricks": 20, "red7": 10}
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
YEAR = 365 * 24 * 3600
TIDY = 300  # seconds between two collections of garbage
FIELDS = 100  # in one form
DIGITS = 10  # of a number in it
Asked = Request[Any, Any, Any]


def read_form(text: str) -> dict[str, Any]:
    """The fields of a form; cards that were picked come together."""
    try:
        pairs = parse_qsl(text, keep_blank_values=True, max_num_fields=FIELDS, errors="strict")
    except ValueError:
        raise Refused("not-understood") from None
    return {**dict(pairs), "cards": "".join(sorted(value for name, value in pairs if name == "card"))}


def wish_of(form: dict[str, Any]) -> dict[str, Any]:
    """What somebody wants of a table: numbers are numbers, and sit-2 is seat 2."""
    kind, _, seat = form.get("do", "move").partition("-")
    wish = {**form, "do": kind, **({"seat": seat} if seat else {})}
    wish.pop("seed", None)  # nobody chooses the cards,
    wish.pop("table", None)  # nor where a rematch is
    for key in ("seat", "number"):
        if (text := str(wish.get(key, ""))).isdecimal() and len(text) < DIGITS:
            wish[key] = int(text)
    return wish


class Site:
    """What every page needs: who asks, in which language, and the tables."""

    def __init__(self, folder: Path, pace: float = 0, limit: int = 60) -> None:
        self.folder = folder
        self.pace = pace
        self.limit = limit  # requests a second from one address, wishes a second over one connection
        folder.mkdir(parents=True, exist_ok=True)
        self.key = identity.secret(folder / "secret.key")
        self.tables: Tables | None = None

    @asynccontextmanager
    async def run(self, _: Litestar) -> AsyncIterator[None]:
        """As long as the server runs."""
        async with Store(self.folder / "tables.db") as store:
            self.tables = Tables(store, pace=self.pace)
            tidying = asyncio.create_task(tidy())
            yield
            tidying.cancel()
            await self.tables.close()

    def person(self, request: Any) -> identity.Person:
        """Whoever asks; a new one if they have not been here."""
        person = identity.read(request.cookies.get("person"), self.key) or identity.Person()
        if not person.language:
            person = replace(person, language=preferred(request.headers.get("accept-language", "")))
        return person

    def cookie(self, person: identity.Person, request: Asked) -> Cookie:
        """Lets the browser remember who they are."""
        safe = request.url.scheme == "https"
        value = identity.signed(person, self.key)
        return Cookie("person", value=value, httponly=True, samesite="lax", secure=safe, max_age=YEAR)

    def page(
        self, request: Asked, template: str, person: identity.Person, status: int = 200, **values: Any
    ) -> Response[str]:
        """A whole page."""
        csrf = value_or_default(ScopeState.from_scope(request.scope).csrf_token, "")
        text = pages.page(template, person.language, person=person, csrf=csrf, path=request.url.path, **values)
        return Response(
            text,
            media_type=MediaType.HTML,
            status_code=status,
            cookies=[self.cookie(person, request)],
            headers={"Cache-Control": "no-store"},
        )

    def go(self, request: Asked, where: str, person: identity.Person) -> Response[Any]:
        """On to another page, after something was done."""
        return Redirect(where, status_code=303, cookies=[self.cookie(person, request)])


async def tidy() -> None:
    """Collects garbage by the clock: left to itself, Python looks through all tables at any moment, for a long one."""
    gc.freeze()  # what is here now stays for good
    gc.set_threshold(50_000, 20, 100_000)
    while True:
        await asyncio.sleep(TIDY)
        gc.collect()


def site_of(request: Any) -> Site:
    """The site that a request asks."""
    site: Site = request.app.state.site
    return site


def tables_of(request: Any) -> Tables:
    """Its tables."""
    tables = site_of(request).tables
    assert tables
    return tables


async def form_of(request: Asked) -> dict[str, Any]:
    """What was posted."""
    return read_form((await request.body()).decode("utf-8", "replace"))


# -- Home, rules, language, you --


@get("/", media_type=MediaType.HTML)
async def home(request: Asked) -> Response[str]:
    """The three games."""
    site, tables = site_of(request), tables_of(request)
    person = site.person(request)
    mine = await tables.running(person.id)
    return site.page(
        request,
        "home.html",
        person,
        kinds=[(name, kind, MINUTES[name]) for name, kind in GAMES.items()],
        running=[summary(name, table, person) for name, table in mine],
        watchable=[
            summary(name, table, person) for name, table in tables.watchable() if table.seat_of(person.id) is None
        ],
    )


def summary(table_id: str, table: Table, person: identity.Person) -> dict[str, Any]:
    """A table in one line."""
    assert table.game
    seat = table.seat_of(person.id)
    names = [name for number, name in enumerate(table.names) if number != seat]
    return {"id": table_id, "game": table.game.name, "names": names, "mine": seat is not None and table.turn == seat}


@get("/new/{name:str}", media_type=MediaType.HTML)
async def new_table(request: Asked, name: str) -> Response[str]:
    """The options of a table with friends."""
    site = site_of(request)
    return site.page(request, "new.html", site.person(request), name=known_game(name), kind=GAMES[name])


@get("/rules/{name:str}", media_type=MediaType.HTML)
async def rules_page(request: Asked, name: str) -> Response[str]:
    """The rules of a game, in the reader's language."""
    site = site_of(request)
    person = site.person(request)
    text = rulebook.page(known_game(name), person.language)
    return site.page(request, "rules.html", person, name=name, text=text)


def known_game(name: str) -> str:
    """A game, or no page."""
    if name not in GAMES:
        raise Missing(name)
    return name


@post("/language")
async def language(request: Asked) -> Response[Any]:
    """Another language from now on."""
    site, form = site_of(request), await form_of(request)
    person = site.person(request)
    if form.get("language") in LANGUAGES:
        person = replace(person, language=form["language"])
    back = form.get("back", "/")
    return site.go(request, back if back.startswith("/") and not back.startswith("//") else "/", person)


@get("/you", media_type=MediaType.HTML)
async def you(request: Asked) -> Response[str]:
    """Name, and the code by which to come back on another device."""
    return you_page(request, site_of(request).person(request))


def you_page(request: Asked, person: identity.Person, notice: Said | None = None) -> Response[str]:
    """The page of whoever looks."""
    site = site_of(request)
    return site.page(request, "you.html", person, code=identity.code(person.id, site.key), notice=notice)


@post("/you", status_code=200)
async def change_you(request: Asked) -> Response[str]:
    """Another name; or, by a code, who one is elsewhere."""
    site, form = site_of(request), await form_of(request)
    person = site.person(request)
    if "code" not in form:
        return you_page(request, replace(person, name=clean_name(form.get("name"))), say("you-name-kept"))
    found = identity.coded(form["code"], site.key)
    if found is None:
        raise Refused("no-such-code")
    return you_page(request, replace(person, id=found), say("you-are-back"))


# -- Tables --


@post("/tables")
async def open_table(request: Asked) -> Response[Any]:
    """A new table: against bots at once, or with friends who come by the link."""
    site, tables, form = site_of(request), tables_of(request), await form_of(request)
    person = site.person(request)
    if form.get("name"):
        person = replace(person, name=clean_name(form["name"]))
    first = opening(form)
    events = [first, {"kind": "sit", "seat": 0, "player": person.id, "name": person.name or guest(person)}]
    if bot := form.get("bot"):
        if bot not in BOTS:
            raise Refused("no-such-bot")
        events += [{"kind": "bot", "seat": seat, "bot": bot} for seat in range(1, first["players"])]
    table_id = await tables.open(*events)
    if bot:
        await tables.act(table_id, person.id, {"do": "begin"})
    return site.go(request, f"/tables/{table_id}", person)


def opening(form: dict[str, Any]) -> dict[str, Any]:
    """The first event of a table from what was filled in; an empty field is not filled in."""
    players = form.get("players", "2")
    options = {key.removeprefix("option-"): value for key, value in form.items() if key.startswith("option-") and value}
    if "deck" in options:
        options["deck"] = " ".join(options["deck"].upper().split())
    count = int(players) if players.isdecimal() and len(players) < 3 else 0
    return opened(form.get("game", ""), count, options, aids="aids" in form, listed="listed" in form)


def guest(person: identity.Person) -> str:
    """What somebody is called who has not said."""
    return tell(say("guest"), person.language)


@get("/tables/{table_id:str}", media_type=MediaType.HTML)
async def table_page(request: Asked, table_id: str) -> Response[str]:
    """A table, for whoever sits there or watches."""
    site = site_of(request)
    person = site.person(request)
    table, away = await tables_of(request).look(table_id, person.id)
    looking = viewer(request, table, person)
    assert table.game
    return site.page(
        request,
        "page.html",
        person,
        table=whole(table, table_id, boards.parts(table, table_id, looking, away), person.language),
        table_id=table_id,
        game=table.game.name,
        mine=looking.seat is not None and table.turn == looking.seat,
        begun=table.state is not None,
        over=table.over,
        invitation=invitation_to(request, table_id),
        only_here=request.url.hostname in ("localhost", "127.0.0.1"),
    )


def viewer(request: Any, table: Table, person: identity.Person) -> boards.Viewer:
    """Whoever looks, and what they asked for in the address."""
    return boards.Viewer(table.seat_of(person.id), person.name, "strip" in request.query_params)


@get("/tables/{table_id:str}/qr")
async def qr(request: Asked, table_id: str) -> Response[bytes]:
    """The invitation for a telephone's camera."""
    drawing = io.BytesIO()
    segno.make(invitation_to(request, table_id), error="m").save(drawing, kind="svg", scale=4, border=2, light="#fff")
    return Response(drawing.getvalue(), media_type="image/svg+xml")


def invitation_to(request: Asked, table_id: str) -> str:
    """The link of a table."""
    return str(request.base_url).rstrip("/") + f"/tables/{table_id}"


@post("/tables/{table_id:str}")
async def act(request: Asked, table_id: str) -> Response[Any]:
    """Whatever somebody does at a table."""
    site, tables = site_of(request), tables_of(request)
    person, wish = site.person(request), wish_of(await form_of(request))
    where = f"/tables/{table_id}"
    if wish["do"] == "rematch":
        where = f"/tables/{await tables.rematch(table_id, person.id)}"
    else:
        if wish["do"] == "sit":
            person = replace(person, name=clean_name(wish.get("name") or person.name))
            wish["name"] = person.name
        await tables.act(table_id, person.id, wish)
    if request.headers.get("x-live"):
        return Response(where, status_code=200, media_type=MediaType.TEXT, cookies=[site.cookie(person, request)])
    return site.go(request, where, person)


@get("/tables/{table_id:str}/log", media_type=MediaType.HTML)
async def whole_log(request: Asked, table_id: str) -> Response[str]:
    """All that happened at a table."""
    site, table = site_of(request), await tables_of(request).whole(table_id)
    assert table.game
    told = [lines for _, lines in table.told]
    return site.page(request, "log.html", site.person(request), told=told, table_id=table_id, game=table.game.name)


@get("/tables/{table_id:str}/record")
async def record(request: Asked, table_id: str) -> Response[str]:
    """The record of a finished game."""
    table = await tables_of(request).get(table_id)
    if table.state is None or not table.over:
        raise Refused("not-over")  # a record tells all cards
    headers = {"Content-Disposition": f'attachment; filename="{table.state.game.name}-{table_id}.jsonl"'}
    text = table.state.record([str(name) for name in table.names]).to_json() + "\n"
    return Response(text, media_type="application/jsonl", headers=headers)


# -- What is pushed --


async def changes(request: Any, live: Live, changed: asyncio.Event, person: identity.Person) -> AsyncIterator[str]:
    """A table as somebody sees it: first all of it, then what has changed, whenever something has."""
    shown: dict[str, boards.Part] = {}
    told = 0
    while True:
        changed.clear()
        table, number = live.table, live.table.number
        parts = boards.parts(table, live.id, viewer(request, table, person), live.away())
        if parts.keys() != shown.keys():
            yield whole(table, live.id, parts, person.language)
        elif new := [(name, part) for name, part in parts.items() if part != shown[name]]:
            yield pages.drawn(new + boards.news(table, told), person.language)
        shown, told = parts, number
        await changed.wait()


def whole(table: Table, table_id: str, parts: dict[str, boards.Part], language: str) -> Markup:
    """The table with everything on it."""
    assert table.game
    inside = pages.drawn([*parts.items(), ("log", boards.log(table, table_id))], language)
    frame = Markup('<div id="table" class="table {}" data-live="/tables/{}">{}</div>')
    return frame.format(table.game.name, table_id, inside)


@websocket("/tables/{table_id:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Sends changes and takes wishes: the same fields as a form, in one line of text."""
    origin = socket.headers.get("origin", "")
    if origin and origin.partition("://")[2] != socket.headers.get("host"):
        await socket.close(code=4403)
        return
    await socket.accept()
    site, tables = site_of(socket), tables_of(socket)
    person = site.person(socket)
    try:
        async with tables.watching(table_id, person.id) as (live, changed):
            pushing = asyncio.create_task(push(socket, changes(socket, live, changed, person)))
            try:
                await take_wishes(socket, site, tables, table_id, person)
            finally:
                pushing.cancel()
    except (Missing, WebSocketDisconnect):
        return


async def push(socket: WebSocket[Any, Any, Any], changing: AsyncIterator[str]) -> None:
    """Sends what changes until the other side is gone."""
    with suppress(WebSocketDisconnect):
        async for html in changing:
            await socket.send_text(html)


async def take_wishes(
    socket: WebSocket[Any, Any, Any], site: Site, tables: Tables, table_id: str, person: identity.Person
) -> None:
    """Reads until the other side is gone; what is refused is answered with ! and why."""
    second, count = 0, 0
    while True:
        text = await socket.receive_text()
        now = int(time.monotonic())
        second, count = now, count + 1 if now == second else 1
        try:
            if count > site.limit:
                raise Refused("too-fast")
            await tables.act(table_id, person.id, wish_of(read_form(text)))
        except Exception as wrong:  # whatever it is, the connection stays
            await socket.send_text("!" + tell(complaint(wrong)[1], person.language))


@get("/tables/{table_id:str}/events")
async def events(request: Asked, table_id: str) -> ServerSentEvent:
    """The same for networks that let no WebSocket through."""
    tables, person = tables_of(request), site_of(request).person(request)
    await tables.get(table_id)

    async def stream() -> AsyncIterator[str]:
        async with tables.watching(table_id, person.id) as (live, changed):
            async for html in changes(request, live, changed, person):
                yield html

    return ServerSentEvent(stream())


# -- What goes wrong --


def complaint(wrong: Exception) -> tuple[int, Said]:
    """The status, and one sentence."""
    if isinstance(wrong, Refused):
        return 409, say(f"refused-{wrong.message}", **wrong.values)
    if isinstance(wrong, Missing):
        return 404, say("refused-no-such-table")
    if isinstance(wrong, InvalidOption):
        return 400, say("refused-no-such-game")
    if isinstance(wrong, HTTPException):
        words = {404: "refused-no-such-page", 429: "refused-too-fast", 403: "refused-stale-page"}
        return wrong.status_code, say(words.get(wrong.status_code, "refused-not-understood"))
    log.error("something failed", exc_info=wrong)  # tells no cards
    return 500, say("refused-failed")


def refused(request: Asked, wrong: Exception) -> Response[Any]:
    """One sentence in the reader's language; nothing has changed."""
    site = site_of(request)
    person = site.person(request)
    status, words = complaint(wrong)
    if request.headers.get("x-live"):
        return Response(tell(words, person.language), media_type=MediaType.TEXT, status_code=status)
    return site.page(request, "error.html", person, status, words=words, code=status)


# -- The whole --


def create_app(folder: Path, pace: float = 0, limit: int = 60) -> Litestar:
    """The site over a folder that keeps its database and its secret; `limit`: requests a second from one address."""
    site = Site(folder, pace, limit)
    kept = CacheControlHeader(max_age=YEAR, immutable=True)
    static = create_static_files_router("/static", [pages.HERE / "static"], cache_control=kept)
    routes = [
        home,
        new_table,
        rules_page,
        language,
        you,
        change_you,
        open_table,
        table_page,
        act,
        qr,
        whole_log,
        record,
    ]
    app = Litestar(
        [*routes, live_table, events, static],
        lifespan=[site.run],
        csrf_config=CSRFConfig(secret=site.key.hex(), cookie_samesite="lax", exclude=["/tables/.*/live"]),
        middleware=[RateLimitConfig(("second", limit), exclude=["/static"]).middleware],
        exception_handlers={HTTPException: refused, Exception: refused},
        response_headers=HEADERS,
        request_max_body_size=64 << 10,
        openapi_config=None,
    )
    app.state.site = site
    return app
