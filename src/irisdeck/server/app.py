"""The table in the browser: pages rendered here, moves as form posts, changes pushed to all who look.

Everything works with scripts off; with scripts on, live.js keeps the page fresh over a WebSocket.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import Cookie
from litestar.enums import RequestEncodingType
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import Body
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.utils.empty import value_or_default
from litestar.utils.scope.state import ScopeState
from markdown_it import MarkdownIt
from markupsafe import Markup

from irisdeck.bots import BOTS, USUAL
from irisdeck.game import GAMES, InvalidOption
from irisdeck.rulebook import page
from irisdeck.server import boards, identity
from irisdeck.server.store import Store
from irisdeck.server.tables import Missing, Tables
from irisdeck.table import Refused, clean_name, opened
from irisdeck.words import LANGUAGES, preferred, say, tell

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from irisdeck.table import Table

log = logging.getLogger(__name__)
HERE = Path(__file__).parent
MINUTES = {"duel": 20, "tricks": 20, "red7": 10}
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-store",
}
YEAR = 365 * 24 * 3600
Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]


def environment() -> Environment:
    """Templates that escape what they show and refuse what they do not know."""
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(lines=boards.lines, LANGUAGES=LANGUAGES, SYMBOLS=boards.SYMBOLS)
    made.filters.update(rules=rules_as_html)
    return made


def rules_as_html(text: str) -> Markup:
    """Our rules pages are Markdown; whatever looks like HTML in them is shown as it stands."""
    return Markup(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))


class Site:
    """What every page needs: who asks, in which language, and the tables."""

    def __init__(self, folder: Path, pace: float = 0) -> None:
        self.folder = folder
        self.pace = pace
        folder.mkdir(parents=True, exist_ok=True)
        self.key = identity.secret(folder / "secret.key")
        self.templates = environment()
        self.tables: Tables | None = None

    @asynccontextmanager
    async def run(self, _: Litestar) -> AsyncIterator[None]:
        """As long as the server runs."""
        async with Store(self.folder / "tables.db") as store:
            self.tables = Tables(store, pace=self.pace)
            yield
            await self.tables.close()

    def person(self, request: Any) -> identity.Person:
        """Whoever asks; a new one if they have not been here."""
        person = identity.read(request.cookies.get("person"), self.key) or identity.Person()
        if not person.language:
            person = replace(person, language=preferred(request.headers.get("accept-language", "")))
        return person

    def cookie(self, person: identity.Person) -> Cookie:
        """Lets the browser remember who they are."""
        return Cookie("person", value=identity.signed(person, self.key), httponly=True, samesite="lax", max_age=YEAR)

    def page(
        self, request: Request[Any, Any, Any], template: str, person: identity.Person, status: int = 200, **values: Any
    ) -> Response[str]:
        """A whole page."""
        csrf = value_or_default(ScopeState.from_scope(request.scope).csrf_token, "")
        text = self.render(template, person, csrf=csrf, path=request.url.path, **values)
        return Response(text, media_type=MediaType.HTML, status_code=status, cookies=[self.cookie(person)])

    def render(self, template: str, person: identity.Person, **values: Any) -> str:
        """A template in the reader's language: t("message") says something, tell(line) what was said already."""

        def t(message: str, **more: Any) -> str:
            return tell(say(message, **more), person.language)

        found = self.templates.get_template(template)
        return found.render(t=t, tell=lambda said: tell(said, person.language), person=person, **values)

    def table_values(self, table: Table, table_id: str, person: identity.Person) -> dict[str, Any]:
        """What the template of a table shows to somebody."""
        seat = table.seat_of(person.id)
        return {
            "table": table,
            "table_id": table_id,
            "seat": seat,
            "board": boards.board(table, seat) if table.state else None,
            "names": boards.names_of(table, seat),
            "won_by": ", ".join(tell(boards.name_of(table, one, seat), person.language) for one in table.winners),
            "bots": list(BOTS),
            "usual": USUAL,
        }


def site_of(request: Any) -> Site:
    """The site that a request asks."""
    site: Site = request.app.state.site
    return site


def tables_of(request: Any) -> Tables:
    """Its tables."""
    tables = site_of(request).tables
    assert tables
    return tables


# -- Home, rules, language --


@get("/", media_type=MediaType.HTML)
async def home(request: Request[Any, Any, Any]) -> Response[str]:
    """The three games."""
    site = site_of(request)
    person = site.person(request)
    running = [(name, table) for name, table in current(tables_of(request)) if table.seat_of(person.id) is not None]
    kinds = [(name, kind, MINUTES[name]) for name, kind in GAMES.items()]
    return site.page(request, "home.html", person, kinds=kinds, running=running, bots=list(BOTS), usual=USUAL)


def current(tables: Tables) -> list[tuple[str, Table]]:
    """Tables in memory at which a game is not over, the newest first."""
    return [(name, live.table) for name, live in reversed(tables.live.items()) if not live.table.over][:50]


@get("/rules/{name:str}", media_type=MediaType.HTML)
async def rules_page(request: Request[Any, Any, Any], name: str) -> Response[str]:
    """The rules of a game, in the reader's language."""
    site = site_of(request)
    person = site.person(request)
    if name not in GAMES:
        raise Missing(name)
    return site.page(request, "rules.html", person, name=name, text=page(name, person.language))


@post("/language")
async def language(request: Request[Any, Any, Any], data: Form) -> Response[Any]:
    """Another language from now on."""
    site = site_of(request)
    person = site.person(request)
    wanted = data.get("language", "")
    if wanted in LANGUAGES:
        person = replace(person, language=wanted)
    back = data.get("back", "/")
    back = back if back.startswith("/") and not back.startswith("//") else "/"
    return Redirect(back, status_code=303, cookies=[site.cookie(person)])


# -- Tables --


@post("/tables")
async def open_table(request: Request[Any, Any, Any], data: Form) -> Response[Any]:
    """A new table: against bots at once, or with friends who come by the link."""
    site, tables = site_of(request), tables_of(request)
    person = site.person(request)
    person = replace(person, name=clean_name(data.get("name") or person.name))
    players = data.get("players", "2")
    options = {key.removeprefix("option-"): value for key, value in data.items() if key.startswith("option-")}
    first = opened(data.get("game", ""), int(players) if players.isdecimal() and len(players) < 3 else 0, options)
    bot = data.get("bot", "")
    table_id = await tables.open(first)
    await tables.act(table_id, person.id, {"do": "sit", "seat": 0, "name": person.name})
    if bot:
        for seat in range(1, first["players"]):
            await tables.act(table_id, person.id, {"do": "bot", "seat": seat, "bot": bot})
        await tables.act(table_id, person.id, {"do": "begin"})
    return Redirect(f"/tables/{table_id}", status_code=303, cookies=[site.cookie(person)])


@get("/tables/{table_id:str}", media_type=MediaType.HTML)
async def table_page(request: Request[Any, Any, Any], table_id: str) -> Response[str]:
    """A table, for whoever sits there or watches."""
    site = site_of(request)
    person = site.person(request)
    table = await tables_of(request).get(table_id)
    invitation = str(request.base_url).rstrip("/") + f"/tables/{table_id}"
    values = site.table_values(table, table_id, person)
    return site.page(request, "page.html", person, **values, invitation=invitation)


@post("/tables/{table_id:str}")
async def act(request: Request[Any, Any, Any], table_id: str, data: Form) -> Response[Any]:
    """Whatever somebody does at a table."""
    site, tables = site_of(request), tables_of(request)
    person = site.person(request)
    wish: dict[str, Any] = {"do": data.get("do", "move"), **data}
    for key in ("seat", "number"):
        if str(wish.get(key, "")).isdecimal():
            wish[key] = int(wish[key])
    if wish["do"] == "sit":
        person = replace(person, name=clean_name(data.get("name") or person.name))
        wish["name"] = person.name
    wish.pop("seed", None)  # nobody chooses the cards
    await tables.act(table_id, person.id, wish)
    if request.headers.get("x-live"):
        return Response(None, status_code=204, cookies=[site.cookie(person)])
    return Redirect(f"/tables/{table_id}", status_code=303, cookies=[site.cookie(person)])


@get("/tables/{table_id:str}/record")
async def record(request: Request[Any, Any, Any], table_id: str) -> Response[str]:
    """The record of a finished game."""
    table = await tables_of(request).get(table_id)
    if table.state is None or not table.over:
        raise Refused("not-over")  # a record tells all cards
    names = [tell(name, "en") for name in boards.names_of(table)]
    headers = {"Content-Disposition": f'attachment; filename="{table.state.game.name}-{table_id}.jsonl"'}
    text = table.state.record(names).to_json() + "\n"
    return Response(text, media_type="application/jsonl", headers=headers)


@websocket("/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Sends the table whenever it has changed, as its viewer sees it."""
    origin = socket.headers.get("origin", "")
    if origin and origin.partition("://")[2] != socket.headers.get("host"):
        await socket.close(code=4403)
        return
    await socket.accept()
    site = site_of(socket)
    person = site.person(socket)
    tables = tables_of(socket)
    listening = asyncio.create_task(drained(socket))
    try:
        async with tables.watching(table_id) as changed:
            shown = -1
            while not listening.done():
                table = await tables.get(table_id)
                if table.number != shown:
                    shown = table.number
                    await socket.send_text(fragment(site, table, table_id, person))
                changed.clear()
                waiting = asyncio.create_task(changed.wait())
                await asyncio.wait({waiting, listening}, return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
    except (Missing, WebSocketDisconnect):
        return
    finally:
        listening.cancel()


async def drained(socket: WebSocket[Any, Any, Any]) -> None:
    """Reads until the other side is gone."""
    try:
        while True:
            await socket.receive_text()
    except WebSocketDisconnect:
        return


def fragment(site: Site, table: Table, table_id: str, person: identity.Person) -> str:
    """The part of the page that changes."""
    values = site.table_values(table, table_id, person)
    return site.render("table.html", person, csrf="", **values)  # live.js sends the token of the page it is on


# -- What goes wrong --


def refused(request: Request[Any, Any, Any], wrong: Exception) -> Response[Any]:
    """One sentence in the reader's language; nothing has changed."""
    site = site_of(request)
    person = site.person(request)
    status, words = 409, say("refused-not-understood")
    if isinstance(wrong, Refused):
        words = say(f"refused-{wrong.message}", **wrong.values)
    elif isinstance(wrong, Missing):
        status, words = 404, say("refused-no-such-table")
    elif isinstance(wrong, HTTPException):
        status = wrong.status_code
        words = say("refused-too-fast") if status == 429 else words
    elif isinstance(wrong, InvalidOption):
        status = 400
    else:
        log.error("%s %s failed", request.method, request.url.path, exc_info=wrong)  # tells no cards
        status, words = 500, say("refused-failed")
    if request.headers.get("x-live"):
        return Response(tell(words, person.language), media_type=MediaType.TEXT, status_code=status)
    return site.page(request, "error.html", person, status, words=words)


def create_app(folder: Path, pace: float = 0, limit: int = 60) -> Litestar:
    """The site over a folder that keeps its database and its secret; `limit`: requests a second from one address."""
    site = Site(folder, pace)
    static = create_static_files_router("/static", [HERE / "static"], cache_control=None)
    app = Litestar(
        [home, rules_page, language, open_table, table_page, act, record, live, static],
        lifespan=[site.run],
        csrf_config=CSRFConfig(secret=site.key.hex(), cookie_samesite="lax", exclude=["/tables/.*/live"]),
        middleware=[RateLimitConfig(("second", limit), exclude=["/static"]).middleware],
        exception_handlers={
            HTTPException: refused,
            Exception: refused,
        },
        response_headers=HEADERS,
        request_max_body_size=64 << 10,
        openapi_config=None,
    )
    app.state.site = site
    return app
