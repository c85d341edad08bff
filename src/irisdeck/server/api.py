"""The same tables for programs: JSON under /api/v1, described by OpenAPI; /api shows the description to people.

A program comes with a token (tokens.py), never with a cookie. Whatever it is told of a game is made from a view.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator  # noqa: TC003  # Litestar reads the annotations
from datetime import UTC, date, datetime, time
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

import msgspec
from litestar import HttpMethod, MediaType, Response, Router, get, post, route
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import Body, Parameter
from litestar.response import ServerSentEvent, ServerSentEventMessage, Stream

from irisdeck.bots import BOTS, USUAL
from irisdeck.game import GAMES
from irisdeck.server import identity, tokens
from irisdeck.server.bodies import (
    BODIES,
    AnyGame,
    BoardShown,
    BotShown,
    Done,
    Entered,
    GameShown,
    Happening,
    Language,
    Me,
    Newcomer,
    Opening,
    OptionShown,
    Problem,
    Shelf,
    TableShown,
    board_shown,
    line_of,
    shown,
)
from irisdeck.server.limits import network
from irisdeck.server.perform import perform
from irisdeck.server.push import seen_by
from irisdeck.server.site import SiteRequest, complaint, guest, site_of, tables_of
from irisdeck.table import clock
from irisdeck.table.commands import AnyCommand, parse
from irisdeck.table.table import PROGRAM, Refused, Table, clean_name, opened
from irisdeck.words import preferred, say, tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar

    from irisdeck.options import Option
    from irisdeck.server.store import Store
    from irisdeck.server.tables import Live, Tables
    from irisdeck.table.table import Event

PATH = "/api/v1"
BEAT = 15  # seconds without news after which a stream shows that it is alive
MANY = 100  # tables of one player that are told
DAY = 24 * 3600
PAGE = 200  # finished games that are looked up at once
PUBLIC = ("seat", "name", "bot", "move", "table")  # of an event: who somebody is and how cards lie is not told


async def happenings(tables: Tables, table_id: str, since: int, language: str) -> list[Happening]:
    """What happened at a table from a number on, as everybody may know."""
    events = await tables.store.events(table_id, since)
    told = (await tables.get(table_id)).told
    if told and told[0][0] > since:
        told = (await tables.whole(table_id)).told
    words = {number: [tell(line, language) for line in lines] for number, lines in told}
    return [
        Happening(number, event["kind"], words.get(number, []), **{key: event[key] for key in PUBLIC if key in event})
        for number, event in enumerate(events, since)
    ]


# -- Doors --


WRONG = {
    400: "The request is not understood.",
    401: "There is no token, or it is not known (any more).",
    403: "The token may not do this.",
    404: "There is no such table.",
    409: "The table does not allow it now.",
    413: "The request is too long.",
    422: "There is no such game, option, seat, bot, move or code.",
    429: "Too many requests.",
}
STATUSES = {
    "token-missing": 401,
    "token-unknown": 401,
    "scope-missing": 403,
    "no-such-game": 422,
    "no-such-bot": 422,
    "no-such-seat": 422,
    "no-such-code": 422,
    "name-missing": 422,
    "name-too-long": 422,
    "not-understood": 422,
    "no-such-phrase": 422,
    "no-such-program": 422,
    "too-fast": 429,
    "wrong-request": 400,
}
Found = Annotated[str, Parameter(description="The table, as in its link.", max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Seconds = Annotated[int, Parameter(description="The stream ends after so many; then ask again.", gt=-1, le=DAY)]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What else may be answered."""
    made = {status: WRONG[status] for status in sorted({400, 429, *statuses})}
    return {status: ResponseSpec(Problem, description=text, generate_examples=False) for status, text in made.items()}


def door(scope: str, summary: str, *wrong: int) -> dict[str, Any]:
    """What all doors have: a token that may, a line that tells what for, and what can go wrong."""
    security = [{"token": [scope]}]
    return {
        "guards": [tokens.needs(scope)],
        "security": security,
        "summary": summary,
        "responses": problems(401, 403, *wrong),
    }


def refused(request: SiteRequest, wrong: Exception) -> Response[Problem]:
    """The reason, in the language that was asked for; nothing has changed."""
    status, words = complaint(wrong)
    if isinstance(wrong, HTTPException) and status == 400:
        words = say("refused-wrong-request", why=faults(wrong))
    elif status == 413:
        words = say("refused-too-long")
    name = words.message.removeprefix("refused-")
    language = preferred(request.headers.get("accept-language", ""))
    headers: dict[str, str] = {}
    if isinstance(wrong, HTTPException):
        headers |= wrong.headers or {}
    else:
        status = STATUSES.get(name, status)
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(Problem(name, tell(words, language)), status_code=status, headers=headers)


def faults(wrong: HTTPException) -> str:
    """What is wrong with a request, for whoever writes the program."""
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    found = [" ".join(str(one[part]) for part in ("key", "message") if one.get(part)) for one in extra]
    return "; ".join(found) or wrong.detail


async def strictly(request: SiteRequest, kind: Any) -> Any:
    """The body once more: Litestar would take 0 for false, and "2" for 2."""
    try:
        return msgspec.convert(READER.decode(await request.body()), kind)
    except msgspec.ValidationError as wrong:
        raise ValidationException(str(wrong)) from None


def whole(text: str) -> float:
    """A number: to JSON, 2.0 is the same as 2."""
    number = float(text)
    return int(number) if number.is_integer() else number


READER = msgspec.json.Decoder(float_hook=whole)


# -- People --


@post("/people", summary="Be somebody here", responses=problems(413, 422))
async def enter(request: SiteRequest, data: Annotated[Newcomer, Body(description="Who comes.")]) -> Entered:
    """For programs in which people play: no token is needed, but given. Few may come from one address in a minute."""
    site, data = site_of(request), await strictly(request, Newcomer)
    if not site.newcomers.allow(network(request.client.host if request.client else "")):
        raise Refused("too-fast")
    person = identity.Person().id if data.code is None else site.person_of_code(data.code)
    language = preferred(request.headers.get("accept-language", ""))
    name = clean_name(data.name) if data.name else await called_lately(tables_of(request), person)
    token = await tokens.let_in(tables_of(request).store, person)
    return Entered(token, name or guest(language), site.code_of(person))


async def called_lately(tables: Tables, person: str) -> str:
    """What somebody was called at the table where they sat down last."""
    for table_id in await tables.store.sat_lately(person):
        table = await tables.get(table_id)
        return dict([*table.playing, *((seat.player or "", seat.name) for seat in table.seats)]).get(person, "")
    return ""


# -- Games, bots, me --


@get("/games", **door("read", "The games and their options"))
async def games(request: SiteRequest) -> list[GameShown]:
    """What can be played here."""
    language = request.state.caller.language
    return [
        GameShown(
            name=name,
            title=tell(say(f"{name}-title"), language),
            line=tell(say(f"{name}-line"), language),
            players=list(kind.seats),
            options=[option_shown(*option) for option in kind.options_for(max(kind.seats)).items()],
            rules=f"/rules/{name}",
        )
        for name, kind in GAMES.items()
    ]


def option_shown(name: str, option: Option) -> OptionShown:
    """An option in words."""
    kind: Literal["switch", "seat", "text"] = "switch" if isinstance(option.default, bool) else "text"
    return OptionShown(name, "seat" if name == "first" else kind, option.default, option.allowed, option.help)


@get("/bots", **door("read", "The bots that can be given a seat"))
async def bots(request: SiteRequest) -> list[BotShown]:
    """From the weakest to the strongest."""
    language = request.state.caller.language
    return [BotShown(name, tell(say(f"level-{name}"), language), name == USUAL) for name in BOTS]


@get("/me", **door("read", "Whom the token speaks for"))
async def me(request: SiteRequest) -> Me:
    """The program itself, and what it may do."""
    caller = request.state.caller
    return Me(caller.name, caller.program, sorted(caller.scopes))


# -- Tables --


@get("/tables", **door("read", "Tables to go to"))
async def list_tables(request: SiteRequest) -> Shelf:
    """One's own, and those that strangers may watch or join."""
    tables, caller = tables_of(request), request.state.caller
    mine = await tables.running(caller.player, MANY)
    listed = [(name, table) for name, table in tables.listed() if table.seat_of(caller.player) is None]
    return Shelf(*([line_of(table, name, caller) for name, table in some] for some in (mine, listed)))


@post("/tables", **door("open", "Open a table", 413, 422))
async def open_table(request: SiteRequest, data: Annotated[Opening, Body(description="The table.")]) -> TableShown:
    """A new table, with bots where they are wanted. Others come by its link."""
    tables, caller = tables_of(request), request.state.caller
    data = await strictly(request, Opening)
    if data.sit and "play" not in caller.scopes:
        raise Refused("scope-missing", scope="play")
    table_id = await tables.open(*opening(data, caller))
    table = await tables.get(table_id)
    return shown(table, table_id, table.seat_of(caller.player), caller.language)


@route("/tables", http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
async def table_methods() -> Response[None]:
    """By itself Litestar names only the first of two doors at one address."""
    return Response(None, status_code=204, headers={"Allow": "GET, OPTIONS, POST"})


def opening(data: Opening, caller: tokens.Caller) -> list[Event]:
    """How a table begins."""
    players = data.players or GAMES[data.game].seats[0]
    more = {name: getattr(data, name) for name in ("aids", "hints", "listed", "rated")}
    terms = clock.agreed(data.clock.move, data.clock.game, data.clock.then) if data.clock else None
    events = [opened(data.game, players, data.options, clock=terms, **more)]
    if data.sit:
        events.append({"kind": "sit", "seat": 0, "player": caller.player, "name": called(data.name, caller)})
    if len(data.bots) > players - data.sit:
        raise Refused("no-such-seat")
    events += [{"kind": "bot", "seat": seat, "bot": bot} for seat, bot in enumerate(data.bots, int(data.sit))]
    table = Table(events)
    if any(seat.empty for seat in table.seats):
        return events
    return [*events, table.deal(now=datetime.now(UTC).timestamp())]


def called(name: str | None, caller: tokens.Caller) -> str:
    """What the caller is called at a table; a program has its own name, and shows it."""
    if caller.program:
        return caller.name
    return clean_name(name) if name else guest(caller.language)


@get("/tables/{table_id:str}", **door("read", "A table", 404))
async def one_table(request: SiteRequest, table_id: Found) -> TableShown:
    """As the caller's seat may see it, or, without a seat, as everybody may."""
    table, caller = await tables_of(request).get(table_id), request.state.caller
    return shown(table, table_id, table.seat_of(caller.player), caller.language)


@get("/tables/{table_id:str}/board", **door("read", "A table in parts, as it is drawn", 404))
async def one_board(request: SiteRequest, table_id: Found) -> BoardShown:
    """What the page of the table shows to the caller, for programs that draw it by themselves."""
    caller = request.state.caller
    return board_of(await tables_of(request).look(table_id, caller.player), caller, link_to(request, table_id))


def board_of(live: Live, caller: tokens.Caller, link: str) -> BoardShown:
    """A table as the caller is shown it, the strip of rules included."""
    person = identity.Person(caller.player, caller.name if caller.program else "", caller.language)
    return board_shown(live.table, live.id, seen_by(live, person, strip=True), link, caller.language)


def link_to(request: SiteRequest, table_id: str) -> str:
    """Where a table is in the browser."""
    return str(request.base_url).rstrip("/") + f"/tables/{table_id}"


@post("/tables/{table_id:str}/wishes", status_code=200, **door("play", "Do something at a table", 404, 409, 413, 422))
async def command(
    request: SiteRequest, table_id: Found, data: Annotated[AnyCommand, Body(description="The command.")]
) -> Done:
    """Sit down, move, resign and so on. What is refused changes nothing."""
    tables, caller = tables_of(request), request.state.caller
    await tables.get(table_id)
    data = parse(READER.decode(await request.body()))  # once more: Litestar would take 0 for false, and "2" for 2
    name = caller.name if caller.program else ""
    player = identity.Player(caller.player, name, guest(caller.language), caller.program)
    table_id = await perform(tables, table_id, player, data)
    table = await tables.get(table_id)
    return Done(table_id, table.moves, table.number)


@get("/tables/{table_id:str}/log", **door("read", "All that happened at a table", 404))
async def whole_log(
    request: SiteRequest,
    table_id: Found,
    language: Annotated[Language, Parameter(description="If empty, that of Accept-Language.")] = "",
) -> list[Happening]:
    """From its opening on, with words in a language."""
    tables = tables_of(request)
    await tables.get(table_id)
    return await happenings(tables, table_id, 0, language or request.state.caller.language)


@get("/tables/{table_id:str}/record", **door("read", "The record of a finished game", 404, 409))
async def record(request: SiteRequest, table_id: Found) -> dict[str, Any]:
    """All cards and moves, in the format of docs/notation.md, from which the game can be replayed."""
    table = await tables_of(request).get(table_id)
    return table.record([str(name) for name in table.names]).to_dict()


# -- Streams --

NEVER = -1  # the event of a program that has seen none


@get("/tables/{table_id:str}/events", media_type="text/event-stream", **door("read", "A table as it changes", 404))
async def table_events(
    request: SiteRequest,
    table_id: Found,
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
    "/tables/{table_id:str}/board/events", media_type="text/event-stream", **door("read", "A board as it changes", 404)
)
async def board_events(request: SiteRequest, table_id: Found, seconds: Seconds = DAY) -> ServerSentEvent:
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


class Follower:
    """A program that follows a table, and what it has been told of it."""

    def __init__(self, tables: Tables, table: Table, table_id: str, caller: tokens.Caller, last_event: int) -> None:
        self.tables = tables
        self.table = table
        self.id = table_id
        self.caller = caller
        self.known: dict[str, Any] | None = None
        self.told = last_event if last_event <= table.number else NEVER

    async def news(self) -> ServerSentEventMessage | None:
        """What has changed since it was last asked; often nothing."""
        table = self.table
        seat, number = table.seat_of(self.caller.player), table.number
        now = msgspec.to_builtins(shown(table, self.id, seat, self.caller.language))
        known, self.known = self.known, now
        told, self.told = self.told, number
        if told == NEVER:
            return message("table", now, number)
        if told == number:
            return None
        happened = await happenings(self.tables, self.id, told, self.caller.language)
        fresh = {key: value for key, value in now.items() if known is None or known[key] != value}
        return message("change", {"happened": happened[: number - told], "changed": fresh}, number)


@get("/me/events", media_type="text/event-stream", **door("read", "Whatever concerns the caller, at any table"))
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
    """What somebody has to be told of a table where they sit, unless they know."""
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
    """An event as it is sent."""
    return ServerSentEventMessage(data=msgspec.json.encode(data), event=kind, id=number)


async def beats(changed: asyncio.Event, seconds: int) -> AsyncIterator[bool]:
    """At once, and after every change: true; now and then between them: false. Ends when the time is up."""
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


# -- Records --


@get("/records.jsonl", media_type="application/jsonl", **door("read", "All finished public games, as records"))
async def records(
    request: SiteRequest,
    game: Annotated[AnyGame, Parameter(description="Only this game; if empty, all.")] = "",
    since: Annotated[date, Parameter(description="The first day (UTC) on which a game may have ended.")] = date.min,
    until: Annotated[date, Parameter(description="The day (UTC) after the last.")] = date.max,
) -> Stream:
    """JSON Lines: a record (docs/notation.md) on each line, in the order in which the games ended, with `ended` and,
    where somebody gave up, `resigned`. Names tell bots (bot:easy) and programs (program:Name); people have none.
    """
    store = tables_of(request).store

    async def lines() -> AsyncIterator[str]:
        async for table_id, ended in finished(store, game, day(since), day(until)):
            yield await asyncio.to_thread(record_line, await store.events(table_id), ended)

    return Stream(lines(), media_type="application/jsonl")


def day(when: date) -> float:
    """The beginning of a day."""
    return datetime.combine(when, time(), UTC).timestamp()


async def finished(store: Store, game: str, since: float, until: float) -> AsyncIterator[tuple[str, float]]:
    """All finished public games of a span, page by page."""
    last: set[str] = set()  # those told already that ended when the next page begins
    while found := [one for one in await store.finished(game, since, until, PAGE + len(last)) if one[0] not in last]:
        for table_id, ended in found:
            last = {*last, table_id} if ended == since else {table_id}
            since = ended
            yield table_id, ended


def record_line(events: list[Event], ended: float) -> str:
    """A finished game without the names of people."""
    table = Table(events)
    assert table.state
    record = table.state.record([public_name(who, name) for who, name in table.playing])
    record.others["ended"] = datetime.fromtimestamp(ended, UTC).isoformat(timespec="seconds")
    if table.resigned is not None:
        record.others["resigned"] = table.resigned
    return record.to_json() + "\n"


def public_name(who: str, name: str) -> str:
    """Bots and programs have names, people none."""
    if who.startswith(PROGRAM):
        return f"{PROGRAM}{name}"
    return who if who.startswith("bot:") else ""


# -- The description --


class Document(JsonRenderPlugin):
    """The description as it is given out."""

    def render(self, request: SiteRequest, openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(precise(openapi_schema))


def precise(document: dict[str, Any]) -> dict[str, Any]:
    """The description with bodies as msgspec reads them: Litestar's forgets bounds, and that other keys are wrong."""
    _, schemas = msgspec.json.schema_components(BODIES, ref_template="#/components/schemas/{name}")
    document["components"]["schemas"] = schemas
    return document


@cache
def document(app: Litestar) -> dict[str, Any]:
    """The description of a server; it never changes."""
    return precise(app.openapi_schema.to_schema())


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """All doors: the method, the path, and what is said of it."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def description() -> OpenAPIConfig:
    """How programs read what is here."""
    token = SecurityScheme(type="http", scheme="bearer", description="A token made on the page /you.")
    return OpenAPIConfig(
        title="Irisdeck",
        version="1.0.0",
        description="Tables of three card games for programs. Refusals are told in the language of Accept-Language.",
        components=Components(security_schemes={"token": token}),
        path=f"{PATH}/openapi.json",  # and no more: beneath its path Litestar answers whatever nobody else does
        render_plugins=[Document(path=["/", "/openapi.json"], media_type=MediaType.JSON)],
        use_handler_docstrings=True,
    )


class Shape(NamedTuple):
    """A body of requests or answers, for people."""

    name: str
    about: str
    fields: list[tuple[str, str, str, str, bool]]  # name, type, meaning, an example, whether it must be there


def shapes(document: dict[str, Any]) -> list[Shape]:
    """All bodies."""
    made = []
    for name, schema in document["components"]["schemas"].items():
        needed = schema.get("required", ())
        fields = [
            (key, type_in_words(value), value.get("description", ""), example_of(value), key in needed)
            for key, value in schema.get("properties", {}).items()
        ]
        made.append(Shape(name, schema.get("description", ""), fields))
    return sorted(made)


def example_of(schema: dict[str, Any]) -> str:
    """As it would be sent, if there is one."""
    return json.dumps(schema["examples"][0], ensure_ascii=False) if "examples" in schema else ""


def type_in_words(schema: dict[str, Any]) -> str:
    """'list of SeatShown', 'integer or null', '"sit"'."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema or "const" in schema:
        return " | ".join(f'"{one}"' for one in schema.get("enum", [schema.get("const")]))
    for key in ("allOf", "anyOf", "oneOf"):
        if key in schema:
            return " | ".join(type_in_words(one) for one in schema[key])
    if schema.get("type") == "array":
        return f"list of {type_in_words(schema['items'])}"
    return str(schema.get("type", "anything"))


DOORS = [enter, games, bots, me, my_events, table_methods, list_tables, open_table, one_table, command]
DOORS += [one_board, board_events, table_events, whole_log, record, records]
router = Router(PATH, route_handlers=DOORS, include_in_schema=True)
