"""The table in the browser: pages rendered here, moves as form posts, changes pushed to all who look.

Everything works with scripts off; with scripts on, live.js keeps the page fresh over a WebSocket (or, where that is
blocked, server-sent events) and sends its moves there.
"""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import segno
from litestar import Litestar, MediaType, Response, get, post
from litestar.config.csrf import CSRFConfig
from litestar.datastructures.headers import CacheControlHeader
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.static_files import create_static_files_router

from irisdeck import rulebook
from irisdeck.bots import BOTS
from irisdeck.game import GAMES
from irisdeck.server import boards, identity, pages
from irisdeck.server.push import Sockets, events, seen_by, whole
from irisdeck.server.site import YEAR, Asked, Site, form_of, refused, site_of, tables_of, wish_of
from irisdeck.server.tables import PATIENCE, Missing
from irisdeck.table import Refused, clean_name, opened
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from pathlib import Path

    from irisdeck.table import Table
    from irisdeck.words import Said

MINUTES = {"duel": 20, "tricks": 20, "red7": 10}
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


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
    return {"id": table_id, "game": table.game.name, "names": names, "mine": table.to_act(seat)}


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
    """Another name; whether others are heard; or, by a code, who one is elsewhere."""
    site, form = site_of(request), await form_of(request)
    person = site.person(request)
    if "talk" in form:
        return you_page(request, replace(person, quiet="quiet" in form), say("you-kept"))
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
    more = {name: name in form for name in ("aids", "hints", "listed")}
    return opened(form.get("game", ""), count, options, **more)


def guest(person: identity.Person) -> str:
    """What somebody is called who has not said."""
    return tell(say("guest"), person.language)


@get("/tables/{table_id:str}", media_type=MediaType.HTML)
async def table_page(request: Asked, table_id: str) -> Response[str]:
    """A table, for whoever sits there or watches."""
    site = site_of(request)
    person = site.person(request)
    live = await tables_of(request).look(table_id, person.id)
    table, shown = live.table, seen_by(live, person, "strip" in request.query_params)
    assert table.game
    return site.page(
        request,
        "page.html",
        person,
        table=whole(table, table_id, shown, person.language, person.quiet),
        table_id=table_id,
        game=table.game.name,
        mine=table.to_act(table.seat_of(person.id)),
        begun=table.state is not None,
        over=table.over,
        invitation=invitation_to(request, table_id),
        only_here=request.url.hostname in ("localhost", "127.0.0.1"),
    )


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
    live = request.headers.get("x-live")
    if wish["do"] == "hint" and not live:
        await tables.advised(table_id, person.id)
        where += "#hint"
    if live:
        return Response(where, status_code=200, media_type=MediaType.TEXT, cookies=[site.cookie(person, request)])
    return site.go(request, where, person)


@get("/tables/{table_id:str}/log", media_type=MediaType.HTML)
async def whole_log(request: Asked, table_id: str) -> Response[str]:
    """All that happened at a table."""
    site, table = site_of(request), await tables_of(request).whole(table_id)
    assert table.game
    person = site.person(request)
    told = boards.told(table, person.quiet)
    return site.page(request, "log.html", person, told=told, table_id=table_id, game=table.game.name)


@get("/tables/{table_id:str}/record")
async def record(request: Asked, table_id: str) -> Response[str]:
    """The record of a finished game."""
    table = await tables_of(request).get(table_id)
    if table.state is None or not table.over:
        raise Refused("not-over")  # a record tells all cards
    headers = {"Content-Disposition": f'attachment; filename="{table.state.game.name}-{table_id}.jsonl"'}
    text = table.state.record([str(name) for name in table.names]).to_json() + "\n"
    return Response(text, media_type="application/jsonl", headers=headers)


# -- The whole --


def create_app(folder: Path, pace: float = 0, limit: int = 60, patience: float = PATIENCE) -> Sockets:
    """The site over a folder that keeps its database and its secret; `limit`: requests a second from one address."""
    site = Site(folder, pace, limit, patience)
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
        [*routes, events, static],
        lifespan=[site.run],
        csrf_config=CSRFConfig(secret=site.key.hex(), cookie_samesite="lax"),
        middleware=[RateLimitConfig(("second", limit), exclude=["/static"]).middleware],
        exception_handlers={HTTPException: refused, Exception: refused},
        response_headers=HEADERS,
        request_max_body_size=64 << 10,
        openapi_config=None,
    )
    app.state.site = site
    return Sockets(site, app)
