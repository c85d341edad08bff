"""The site for browsers: pages rendered here, commands as form posts, changes pushed to open pages.

Everything works with scripts off; with scripts on, live.js keeps the page fresh over a WebSocket (or, where that is
blocked, server-sent events) and sends its moves there.
"""

from __future__ import annotations

import asyncio
import io
import mimetypes
from dataclasses import asdict, replace
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

import segno
from litestar import Litestar, MediaType, Response, get, post
from litestar.config.csrf import CSRFConfig
from litestar.datastructures.headers import CacheControlHeader
from litestar.exceptions import HTTPException, NotFoundException
from litestar.middleware import DefineMiddleware
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from irisdeck.bots import BOTS
from irisdeck.game import GAMES
from irisdeck.server import api, daily, identity, metrics, offline, openapi, opponents, tokens
from irisdeck.server.analysis import analyze_record, analyze_table, record_analysis, table_analysis
from irisdeck.server.gate import Gate, checked_by_token
from irisdeck.server.history import leaderboard, your_games
from irisdeck.server.metrics import logged
from irisdeck.server.offline import app_file
from irisdeck.server.perform import perform
from irisdeck.server.push import Sockets, events, whole_for
from irisdeck.server.puzzles import next_page, puzzle_page, puzzles_page, try_puzzle
from irisdeck.server.replays import RecordChecker, open_page, open_records, record_replay, table_replay
from irisdeck.server.site import (
    DrainLarge,
    Site,
    SiteRequest,
    base_of,
    form_of,
    guest,
    link_to,
    refused,
    site_of,
    tables_of,
)
from irisdeck.server.tables import Missing
from irisdeck.table import boards, rulebook
from irisdeck.table.commands import Begin, Hint, Sit
from irisdeck.table.courtesy import PATIENCES
from irisdeck.table.lessons import LESSONS
from irisdeck.table.table import Refused, clean_name, lesson_opened, sat
from irisdeck.web import pages, preferences, previews
from irisdeck.web.forms import clocks, command_of, opening, repeatable, way_back
from irisdeck.web.lists import last_games, open_seat, summary
from irisdeck.web.replays import ReplayCache
from irisdeck.words import LANGUAGES, say

if TYPE_CHECKING:
    from litestar.types import ASGIApp

    from irisdeck.server.site import Settings
    from irisdeck.server.tables import Tables
    from irisdeck.table.commands import AnyCommand
    from irisdeck.table.table import Table
    from irisdeck.words import Said

LASTING = CacheControlHeader(max_age=identity.YEAR, immutable=True).to_header()
DAY = 86_400  # seconds
SHOWN = 12  # tables in a list on the home page


# -- Home, rules, language, you --


@get("/", media_type=MediaType.HTML)
async def home(request: SiteRequest) -> Response[str]:
    """The home page: the games, the visitor's tables, and tables to watch."""
    site, tables = site_of(request), tables_of(request)
    person = site.person(request)
    mine, profile = await tables.running(person.id), await site.profile(person)
    newest = (await opponents.waiting(tables))[::-1]
    return site.drawn_page(
        request,
        "home.html",
        person,
        profile,
        kinds=GAMES,
        facts=boards.facts,
        running=[summary(name, table, table.seat_of(person.id)) for name, table in mine],
        lessons={table.lesson.lesson.name: name for name, table in reversed(mine) if table.lesson},
        clocks=clocks(),
        last=last_games(profile),
        app=offline.address(site),
        open_tables=[open_seat(name, table) for name, table in strangers(newest, person)],
        watchable=[
            summary(name, table, table.seat_of(person.id))
            for name, table in strangers(await tables.watchable(), person)
        ],
    )


def strangers(tables: list[tuple[str, Table]], person: identity.Person) -> list[tuple[str, Table]]:
    """The tables at which a visitor does not sit, and not too many."""
    return [(name, table) for name, table in tables if table.seat_of(person.id) is None][:SHOWN]


@get("/new/{name:str}", media_type=MediaType.HTML)
async def new_table(request: SiteRequest, name: str) -> Response[str]:
    """The form for a table with friends."""
    site = site_of(request)
    return await site.page(
        request,
        "new.html",
        site.person(request),
        name=known_game(name),
        kind=GAMES[name],
        options=GAMES[name].options_for(GAMES[name].seats[-1]),
        clocks=clocks(),
        patience=tables_of(request).patience,
        patiences=[(seconds, boards.length(seconds)) for seconds in patiences(tables_of(request))],
    )


@get("/rules/{name:str}", media_type=MediaType.HTML)
async def rules_page(request: SiteRequest, name: str) -> Response[str]:
    """The rules of a game, in the reader's language."""
    site = site_of(request)
    person = site.person(request)
    text = rulebook.page(known_game(name), person.language)
    return await site.page(request, "rules.html", person, name=name, kind=GAMES[name], text=text)


def known_game(name: str) -> str:
    """The name of a game; any other is 404."""
    if name not in GAMES:
        raise Missing(name)
    return name


@post("/language")
async def language(request: SiteRequest) -> Response[Any]:
    """Change the language of a visitor."""
    site, form = site_of(request), await form_of(request)
    person = site.person(request)
    if form.get("language") in LANGUAGES:
        person = replace(person, language=form["language"])
    return site.go(request, way_back(form), person)


@post("/lessons/{name:str}/no")
async def decline_lesson(request: SiteRequest, name: str) -> Response[Any]:
    """Stop offering the lesson of a game at its tables."""
    site, form = site_of(request), await form_of(request)
    if name not in LESSONS:
        raise Refused("no-such-lesson")
    person = site.person(request)
    declined = sorted({*person.declined.split(), name})
    return site.go(request, way_back(form), replace(person, declined=" ".join(declined)))


@get("/you", media_type=MediaType.HTML)
async def you(request: SiteRequest) -> Response[str]:
    """The page of a visitor: name, recovery code, and the programs that may act for them."""
    return await you_page(request, site_of(request).person(request))


async def you_page(
    request: SiteRequest, person: identity.Person, notice: Said | None = None, token: str = ""
) -> Response[str]:
    """The page of a visitor; a new token is shown on it once."""
    site = site_of(request)
    programs = [
        {
            "id": row.hash,
            "name": row.name,
            "may": [tokens.SCOPES[scope] for scope in row.scopes.split()],
            "used": row.used and datetime.fromtimestamp(row.used, UTC),
        }
        for row in await tables_of(request).store.tokens(person.id)
    ]
    code = site.code_of(person.id)
    return await site.page(request, "you.html", person, code=code, notice=notice, programs=programs, token=token)


@post("/you", status_code=200)
async def change_you(request: SiteRequest) -> Response[str]:
    """Change a visitor's name, avatar or what they hear of others, or sign in by a recovery code."""
    site, form = site_of(request), await form_of(request)
    person = site.person(request)
    if "face" in form:
        await preferences.keep_face(tables_of(request).store, person.id, form["face"])
        return await you_page(request, person, say("you-kept"))
    if "talk" in form:
        return await you_page(request, replace(person, quiet="quiet" in form), say("you-kept"))
    if "code" not in form:
        return await you_page(request, replace(person, name=clean_name(form.get("name"))), say("you-name-kept"))
    known = site.person_of_code(form["code"])
    generation = tables_of(request).generation(known)
    return await you_page(request, replace(person, id=known, generation=generation), say("you-are-back"))


@post("/you/settings")
async def change_settings(request: SiteRequest) -> Response[Any]:
    """Change some settings of a visitor, from any page."""
    site, form = site_of(request), await form_of(request)
    person = site.person(request)
    settings = await preferences.keep_settings(tables_of(request).store, person.id, form)
    if request.headers.get("x-live"):
        return Response(asdict(settings), status_code=200, cookies=[site.cookie(person, request)])
    return site.go(request, way_back(form), person)


@post("/you/code", status_code=200)
async def renew_code(request: SiteRequest) -> Response[str]:
    """Give a visitor a new recovery code; the old one is revoked, and they stay signed in everywhere."""
    person = site_of(request).person(request)
    await tables_of(request).renew_code(person.id)
    return await you_page(request, person, say("you-code-renewed"))


@post("/you/out", status_code=200)
async def sign_out(request: SiteRequest) -> Response[str]:
    """Sign a visitor out everywhere else: older cookies, terminals and the old recovery code are refused."""
    site, tables = site_of(request), tables_of(request)
    person = site.person(request)
    await tokens.revoke_terminals(tables.store, person.id)
    person = replace(person, generation=await tables.sign_out(person.id))
    return await you_page(request, person, say("you-signed-out"))


@post("/you/programs", status_code=200)
async def change_programs(request: SiteRequest) -> Response[str]:
    """Make a token for a program, or revoke one."""
    site, store, form = site_of(request), tables_of(request).store, await form_of(request)
    person = site.person(request)
    if "revoke" in form:
        await store.drop_token(form["revoke"], person.id)
        return await you_page(request, person, say("programs-revoked"))
    token = await tokens.make(store, person.id, form)
    return await you_page(request, person, say("programs-made", name=clean_name(form["name"])), token)


@get("/api", media_type=MediaType.HTML)
async def api_page(request: SiteRequest) -> Response[str]:
    """The API for people, made from its OpenAPI description."""
    site, document = site_of(request), openapi.document(request.app)
    return await site.page(
        request,
        "api.html",
        site.person(request),
        document=f"{openapi.PATH}/openapi.json",
        example=f'curl -H "Authorization: Bearer $TOKEN" {base_of(request)}{openapi.PATH}/tables',
        scopes=tokens.SCOPES,
        operations=list(openapi.operations(document)),
        refusals=openapi.REFUSALS,
        bodies=openapi.body_texts(document),
        type_in_words=openapi.type_in_words,
    )


# -- Tables --


@post("/tables")
async def open_table(request: SiteRequest) -> Response[Any]:
    """Open a table: against bots, which begins at once, or for friends who come by the link."""
    site, tables, form = site_of(request), tables_of(request), await form_of(request)
    person = site.person(request)
    if form.get("name"):
        person = replace(person, name=clean_name(form["name"]))
    if form.get("lesson"):
        return site.go(request, f"/tables/{await lesson_of(tables, person, form['lesson'])}", person)
    first = opening(form, patiences(tables))
    profile = await preferences.profile_of(tables.store, person.id)
    events = [first, sat(0, person.id, person.name or guest(person.language), profile.face)]
    if bot := form.get("bot"):
        if bot not in BOTS:
            raise Refused("no-such-bot")
        events += [{"kind": "bot", "seat": seat, "bot": bot} for seat in range(1, first["players"])]
    table_id = await tables.open(*events)
    if bot:
        await tables.act(table_id, person.id, Begin())
        await preferences.keep_last(tables.store, person.id, first["game"], repeatable(form))
    return site.go(request, f"/tables/{table_id}", person)


@post("/opponent")
async def find_opponent(request: SiteRequest) -> Response[Any]:
    """Sit down at a stranger's table: at the one that is named, or at any that suits; if there is none, open one."""
    site, tables, form = site_of(request), tables_of(request), await form_of(request)
    person = site.person(request)
    if form.get("name"):
        person = replace(person, name=clean_name(form["name"]))
    profile = await preferences.profile_of(tables.store, person.id)
    sit = Sit(None, person.name or guest(person.language), profile.face)
    if table_id := form.get("table"):
        if not await opponents.join(tables, table_id, person.id, sit):
            raise Refused("no-free-seat")
    else:
        wanted = opening({**form, "listed": "on"}, patiences(tables))
        given = {"players"} & form.keys() | ({"options"} if any(key.startswith("option-") for key in form) else set())
        table_id = await opponents.find(tables, person.id, sit, wanted, given)
    return site.go(request, f"/tables/{table_id}", person)


async def lesson_of(tables: Tables, person: identity.Person, name: str) -> str:
    """The table of a visitor's lesson: the one that is running, or a new one."""
    if name not in LESSONS:
        raise Refused("no-such-lesson")
    for table_id, table in await tables.running(person.id):
        if table.lesson and table.lesson.lesson.name == name:
            return table_id
    face = (await preferences.profile_of(tables.store, person.id)).face
    return await tables.open(*lesson_opened(name, person.id, person.name or guest(person.language), face))


def patiences(tables: Tables) -> list[float]:
    """What can be chosen for how long the others wait for somebody who is away; one of them is the server's default."""
    return sorted({*PATIENCES, tables.patience})


@get("/tables/{table_id:str}", media_type=MediaType.HTML)
async def table_page(request: SiteRequest, table_id: str) -> Response[str]:
    """The page of a table, for players and watchers."""
    site = site_of(request)
    person = site.person(request)
    live = await tables_of(request).look(table_id, person.id)
    table = live.table
    assert table.game
    seat = table.seat_of(person.id)
    newcomer = seat is not None and not table.over and await is_new(request, person, table_id, table)
    inviting = table.state is None and any(seat.empty for seat in table.seats)
    programs = await tokens.programs_of(tables_of(request).store, person.id) if inviting else {}
    return await site.page(
        request,
        "page.html",
        person,
        table=whole_for(live, person),
        table_id=table_id,
        game=table.game.name,
        players=table.game.players,
        kind=GAMES[table.game.name],
        offered=newcomer,
        mine=table.to_act(seat),
        begun=table.state is not None,
        over=table.over,
        invitation=link_to(request, table_id),
        programs={who: name for who, name in programs.items() if table.seat_of(who) is None},
        preview=previews.table_preview(table, person.language),
        only_here=request.url.hostname in ("localhost", "127.0.0.1"),
    )


async def is_new(request: SiteRequest, person: identity.Person, table_id: str, table: Table) -> bool:
    """Whether to offer a lesson: before the first move of a player's first game, unless they have declined."""
    name = table.game.name if table.game else ""
    if table.lesson or name not in LESSONS or name in person.declined.split():
        return False
    if table.seat_of(person.id) in table.movers:
        return False
    return not await tables_of(request).store.has_played(person.id, name, table_id)


@get("/tables/{table_id:str}/qr")
async def qr(request: SiteRequest, table_id: str) -> Response[bytes]:
    """The link to a table as a QR code."""
    drawing = io.BytesIO()
    segno.make(link_to(request, table_id), error="m").save(drawing, kind="svg", scale=4, border=2, light="#fff")
    return Response(drawing.getvalue(), media_type="image/svg+xml")


@post("/tables/{table_id:str}")
async def act(request: SiteRequest, table_id: str) -> Response[Any]:
    """Carry out a command at a table; the name under which somebody sits down is remembered."""
    site, tables, form = site_of(request), tables_of(request), await form_of(request)
    sure = form.pop("sure", "")
    person, command, live = site.person(request), command_of(form), request.headers.get("x-live")
    if not (live or sure) and (warning := await question(tables, table_id, person, command)):
        fields = {name: value for name, value in form.items() if name in ("move", "number", "do")}
        return await site.page(request, "sure.html", person, words=warning, fields=fields)
    where = f"/tables/{await perform(tables, table_id, site.player(person), command)}"
    if isinstance(command, Sit) and command.name:
        person = replace(person, name=clean_name(command.name))
    if isinstance(command, Hint) and not live:
        await tables.wait_for_hint(table_id, person.id)
        where += "#hint"
    if live:
        return Response(where, status_code=200, media_type=MediaType.TEXT, cookies=[site.cookie(person, request)])
    return site.go(request, where, person)


async def question(tables: Tables, table_id: str, person: identity.Person, command: AnyCommand) -> Said | None:
    """What to ask before a command of a page without scripts, unless its player wants no such questions."""
    warning = (await tables.get(table_id)).warning(person.id, command)
    settings = (await preferences.profile_of(tables.store, person.id)).settings if warning else None
    return warning if settings and settings.confirm == "on" else None


@get("/tables/{table_id:str}/log", media_type=MediaType.HTML)
async def whole_log(request: SiteRequest, table_id: str) -> Response[str]:
    """Everything that happened at a table."""
    site, table = site_of(request), await tables_of(request).whole(table_id)
    assert table.game
    person = site.person(request)
    lines = boards.told(table, person.quiet, seat=table.seat_of(person.id))
    return await site.page(request, "log.html", person, told=lines, table_id=table_id, game=table.game.name)


@get("/tables/{table_id:str}/record")
async def download_record(request: SiteRequest, table_id: str) -> Response[str]:
    """The record of a finished game."""
    table = await tables_of(request).get(table_id)
    record = table.record()
    headers = {"Content-Disposition": f'attachment; filename="{record.game}-{table_id}.jsonl"'}
    return Response(record.to_json() + "\n", media_type="application/jsonl", headers=headers)


@get(["/static/{name:str}", "/static/{version:str}/{name:str}"])
async def static_file(request: SiteRequest, name: str, version: str = "") -> Response[bytes]:
    """A file that pages load, compressed where browsers read that; they keep it if its address has its version."""
    if name not in pages.static_files():
        raise NotFoundException
    headers = {"Cache-Control": LASTING if version == pages.version() else "no-cache", "Vary": "Accept-Encoding"}
    content = pages.static_files()[name]
    if "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["Content-Encoding"] = pages.compressed(name), "gzip"
    return Response(content, media_type=mimetypes.guess_type(name)[0] or "application/octet-stream", headers=headers)


# -- Link previews, icons, manifest --


@get("/previews/{name:str}", cache_control=CacheControlHeader(max_age=DAY))
async def preview_picture(name: str) -> Response[bytes]:
    """The picture that a link preview shows."""
    picture = name.removesuffix(".png")
    if picture != previews.HOME and picture not in GAMES:
        raise NotFoundException
    return Response(await asyncio.to_thread(previews.picture, picture), media_type="image/png")


@get("/icons/{name:str}", cache_control=CacheControlHeader(max_age=DAY))
async def icon(name: str) -> Response[bytes]:
    """The icon of the site for home screens."""
    sizes = {f"{size}.png": size for size in previews.ICONS}
    if name not in sizes:
        raise NotFoundException
    return Response(await asyncio.to_thread(previews.icon, sizes[name]), media_type="image/png")


@get("/manifest.webmanifest")
async def manifest(request: SiteRequest) -> Response[dict[str, Any]]:
    """The web app manifest, in the reader's language."""
    language = site_of(request).person(request).language
    return Response(previews.manifest(language), media_type="application/manifest+json")


# -- For the operator --


@get("/health", status_code=200)
async def health(request: SiteRequest) -> Response[dict[str, str]]:
    """Whether the server can read and write its database, and if not, why."""
    if trouble := await tables_of(request).store.trouble():
        return Response({"status": "no database", "reason": trouble}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", media_type=MediaType.TEXT)
async def prometheus(request: SiteRequest) -> Response[bytes]:
    """Metrics for Prometheus, on the server's own network."""
    if request.scope["raw_path"] != b"/metrics" or not (request.client and is_private(request.client.host)):
        raise NotFoundException
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


def is_private(address: str) -> bool:
    """Whether an address belongs to a private network; what a proxy calls unknown does not."""
    try:
        return ip_address(address).is_private
    except ValueError:
        return False


# -- The application --


ROUTES = [
    home,
    new_table,
    rules_page,
    language,
    you,
    change_you,
    change_settings,
    renew_code,
    sign_out,
    decline_lesson,
    change_programs,
    api_page,
    open_table,
    find_opponent,
    table_page,
    act,
    qr,
    whole_log,
    download_record,
    leaderboard,
    your_games,
    static_file,
    app_file,
    preview_picture,
    icon,
    manifest,
    health,
    prometheus,
    table_replay,
    open_page,
    open_records,
    record_replay,
    puzzles_page,
    next_page,
    puzzle_page,
    try_puzzle,
    table_analysis,
    analyze_table,
    record_analysis,
    analyze_record,
    events,
    *daily.ROUTES,
]


def on_error(request: SiteRequest, wrong: Exception) -> Response[Any]:
    """Answer an error with a page, or with JSON under the API."""
    return (api.refused if request.url.path.startswith(f"{openapi.PATH}/") else refused)(request, wrong)


def create_app(settings: Settings, secret: bytes) -> ASGIApp:
    """The whole site; `secret` has the keys that sign cookies."""
    site = Site(settings, secret)
    csrf = CSRFConfig(secret=identity.keys(secret)[0].hex(), cookie_samesite="lax", exclude=[f"^{openapi.PATH}/"])
    app = Litestar(
        [*ROUTES, api.router],
        lifespan=[site.run],
        middleware=[DefineMiddleware(checked_by_token, config=csrf)],
        exception_handlers={HTTPException: on_error, Exception: on_error},
        request_max_body_size=64 << 10,
        openapi_config=openapi.config(),
        include_in_schema=False,
    )
    app.state.site = site
    app.state.replays = ReplayCache()
    app.state.checker = RecordChecker(settings.limit)
    asgi = Gate(site, Sockets(site, DrainLarge(app)))
    return logged(asgi) if settings.log == "json" else asgi
