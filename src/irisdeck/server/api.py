"""The API: the same tables as JSON under /api/v1. openapi.py describes it, and the page /api shows that to people.

A program comes with a token (tokens.py), never with a cookie. Whatever it is told of a game is made from a view.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator  # noqa: TC003  # Litestar reads the annotations
from contextlib import suppress
from datetime import UTC, date, datetime, time
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from litestar import HttpMethod, Response, Router, delete, get, post
from litestar import route as any_method
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import Body, Parameter
from litestar.response import Stream

from irisdeck.bots import BOTS, USUAL
from irisdeck.game import GAMES
from irisdeck.server import identity, puzzles, tokens
from irisdeck.server.analysis import analyses_of
from irisdeck.server.bodies import (
    AnalysisShown,
    AnyGame,
    BoardShown,
    BotShown,
    DailyResults,
    DailyShown,
    Day,
    DealKind,
    Done,
    Entered,
    GameShown,
    Happening,
    Language,
    Me,
    NewCode,
    Newcomer,
    OldCode,
    Opening,
    OptionShown,
    Problem,
    PuzzleGame,
    PuzzleId,
    PuzzlerShown,
    PuzzleShown,
    PuzzleTold,
    PuzzleTry,
    TableId,
    TableList,
    TableShown,
    daily_results,
    daily_shown,
    line_of,
    puzzle_shown,
    puzzler_shown,
    shown,
    solution_shown,
)
from irisdeck.server.openapi import PATH, problems, route
from irisdeck.server.perform import perform
from irisdeck.server.site import SiteRequest, complaint, guest, link_to, network_of, site_of, tables_of
from irisdeck.server.streams import MANY, board_events, board_of, happenings, my_events, table_events
from irisdeck.table import clock
from irisdeck.table.commands import AnyCommand, parse
from irisdeck.table.daily import SEAT
from irisdeck.table.puzzles import checked, found, with_puzzles
from irisdeck.table.table import PROGRAM, Refused, Table, clean_name, opened, sat
from irisdeck.web import preferences
from irisdeck.web.analysis import result_of
from irisdeck.words import preferred, say, tell

if TYPE_CHECKING:
    from irisdeck.analysis.puzzles import Puzzle
    from irisdeck.options import Option
    from irisdeck.server.store import Store
    from irisdeck.server.tables import Tables
    from irisdeck.table.table import Event, Player

PAGE = 200  # finished games that are looked up at once


# -- Refusals and bodies --


STATUSES = {
    "token-missing": 401,
    "token-unknown": 401,
    "scope-missing": 403,
    "no-such-kind": 404,
    "no-such-day": 404,
    "no-puzzles": 404,
    "no-such-puzzle": 404,
    "no-such-game": 422,
    "no-such-bot": 422,
    "no-such-seat": 422,
    "no-such-code": 422,
    "name-missing": 422,
    "name-too-long": 422,
    "not-understood": 422,
    "rated-with-hints": 422,
    "rated-with-series": 422,
    "no-such-phrase": 422,
    "no-such-program": 422,
    "too-fast": 429,
    "wrong-request": 400,
}


def refused(request: SiteRequest, wrong: Exception) -> Response[Problem]:
    """Answer an error with the reason, in the caller's language."""
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
    """What is wrong with a request, for programmers."""
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    texts = [" ".join(str(fault[part]) for part in ("key", "message") if fault.get(part)) for fault in extra]
    return "; ".join(texts) or wrong.detail


async def strict_body(request: SiteRequest, kind: Any) -> Any:
    """Parse the body again, strictly: Litestar takes 0 for false, and "2" for 2."""
    try:
        return msgspec.convert(await json_body(request), kind)
    except msgspec.ValidationError as wrong:
        raise ValidationException(str(wrong)) from None


async def json_body(request: SiteRequest) -> Any:
    """The body; raises ValidationException where it has a NUL, which no database keeps."""
    body = await request.body()
    if b"\\u0000" in body:
        raise ValidationException("there is a NUL in it")
    return READER.decode(body)


def whole(text: str) -> float:
    """A number: to JSON, 2.0 is the same as 2."""
    number = float(text)
    return int(number) if number.is_integer() else number


READER = msgspec.json.Decoder(float_hook=whole)


# -- People --


@post("/people", summary="Be somebody here", responses=problems(413, 422))
async def enter(request: SiteRequest, data: Annotated[Newcomer, Body(description="Who comes.")]) -> Entered:
    """For programs in which people play: no token is needed, but given. Few may come from one address in a minute."""
    site, data = site_of(request), await strict_body(request, Newcomer)
    if not site.newcomers.allow(network_of(request)):
        raise Refused("too-fast")
    person = identity.Person().id if data.code is None else site.person_of_code(data.code)
    language = preferred(request.headers.get("accept-language", ""))
    name = clean_name(data.name) if data.name else await called_lately(tables_of(request), person)
    token = await tokens.make_for_terminal(tables_of(request).store, person)
    return Entered(token, name or guest(language), site.code_of(person))


@post("/people/code", summary="Renew a recovery code", status_code=200, responses=problems(413, 422))
async def renew_code(request: SiteRequest, data: Annotated[OldCode, Body(description="The old code.")]) -> NewCode:
    """The old code is revoked; browsers and tokens stay signed in. Whoever has the code needs no token, and no token
    gets a code.
    """
    site, data = site_of(request), await strict_body(request, OldCode)
    if not site.newcomers.allow(network_of(request)):
        raise Refused("too-fast")
    person = site.person_of_code(data.code)
    await tables_of(request).renew_code(person)
    return NewCode(site.code_of(person))


async def called_lately(tables: Tables, person: str) -> str:
    """The name of a person at the table where they sat down last."""
    for table_id in await tables.store.sat_lately(person):
        table = await tables.get(table_id)
        names = {player.who: player.name for player in table.playing}
        return {**names, **{seat.player or "": seat.name for seat in table.seats}}.get(person, "")
    return ""


# -- Games, bots, me --


@get("/games", **route("read", "The games and their options"))
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


@get("/bots", **route("read", "The bots that can be given a seat"))
async def bots(request: SiteRequest) -> list[BotShown]:
    """From the weakest to the strongest."""
    language = request.state.caller.language
    return [BotShown(name, tell(say(f"level-{name}"), language), name == USUAL) for name in BOTS]


@get("/me", **route("read", "Whom the token speaks for"))
async def me(request: SiteRequest) -> Me:
    """The program itself, and what it may do."""
    caller = request.state.caller
    return Me(caller.name, caller.program, sorted(caller.scopes))


# -- Tables --


@get("/tables", **route("read", "Tables to go to"))
async def list_tables(request: SiteRequest) -> TableList:
    """One's own, and those that strangers may watch or join."""
    tables, caller = tables_of(request), request.state.caller
    mine = await tables.running(caller.player, MANY)
    listed = [(name, table) for name, table in tables.listed() if table.seat_of(caller.player) is None]
    return TableList(*([line_of(table, name, caller) for name, table in some] for some in (mine, listed)))


@post("/tables", **route("open", "Open a table", 413, 422))
async def open_table(request: SiteRequest, data: Annotated[Opening, Body(description="The table.")]) -> TableShown:
    """A new table, with bots where they are wanted. Others come by its link."""
    tables, caller = tables_of(request), request.state.caller
    data = await strict_body(request, Opening)
    if data.sit and "play" not in caller.scopes:
        raise Refused("scope-missing", scope="play")
    face = (await preferences.profile_of(tables.store, caller.player)).face
    table_id = await tables.open(*opening(data, caller, face))
    table = await tables.get(table_id)
    return shown(table, table_id, table.seat_of(caller.player), caller.language)


@any_method("/tables", http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
async def table_methods() -> Response[None]:
    """By itself Litestar names only the first of two routes at one address."""
    return Response(None, status_code=204, headers={"Allow": "GET, OPTIONS, POST"})


def opening(data: Opening, caller: tokens.Caller, face: str) -> list[Event]:
    """The first events of a table; `face`: the avatar of the caller."""
    players = data.players or GAMES[data.game].seats[0]
    more = {name: getattr(data, name) for name in ("aids", "hints", "listed", "rated", "series")}
    terms = clock.agreed(data.clock.move, data.clock.game, data.clock.then) if data.clock else None
    events = [opened(data.game, players, data.options, clock=terms, patience=data.patience, **more)]
    if data.sit:
        events.append(sat(0, caller.player, called(data.name, caller), face))
    if len(data.bots) > players - data.sit:
        raise Refused("no-such-seat")
    events += [{"kind": "bot", "seat": seat, "bot": bot} for seat, bot in enumerate(data.bots, int(data.sit))]
    table = Table(events)
    if any(seat.empty for seat in table.seats):
        return events
    return [*events, table.deal(now=datetime.now(UTC).timestamp(), by=caller.player)]


def called(name: str | None, caller: tokens.Caller) -> str:
    """The name of the caller at a table; a program has its own."""
    if caller.program:
        return caller.name
    return clean_name(name) if name else guest(caller.language)


@get("/tables/{table_id:str}", **route("read", "A table", 404))
async def one_table(request: SiteRequest, table_id: TableId) -> TableShown:
    """As the caller's seat may see it, or, without a seat, as everybody may."""
    table, caller = await tables_of(request).glance(table_id), request.state.caller
    return shown(table, table_id, table.seat_of(caller.player), caller.language)


@get("/tables/{table_id:str}/board", **route("read", "A table in parts, as it is drawn", 404))
async def one_board(request: SiteRequest, table_id: TableId) -> BoardShown:
    """What the page of the table shows to the caller, for programs that draw it by themselves."""
    caller = request.state.caller
    return board_of(await tables_of(request).look(table_id, caller.player), caller, link_to(request, table_id))


@post("/tables/{table_id:str}/wishes", status_code=200, **route("play", "Do something at a table", 404, 409, 413, 422))
async def command(
    request: SiteRequest, table_id: TableId, data: Annotated[AnyCommand, Body(description="The command.")]
) -> Done:
    """Sit down, move, resign and so on. What is refused changes nothing."""
    tables, caller = tables_of(request), request.state.caller
    await tables.get(table_id)
    data = parse(await json_body(request))  # again, strictly: Litestar takes "2" for 2
    name = caller.name if caller.program else ""
    player = identity.Player(caller.player, name, guest(caller.language), caller.program)
    table_id = await perform(tables, table_id, player, data)
    table = await tables.get(table_id)
    return Done(table_id, table.moves, table.number)


@get("/tables/{table_id:str}/log", **route("read", "All that happened at a table", 404))
async def whole_log(
    request: SiteRequest,
    table_id: TableId,
    language: Annotated[Language, Parameter(description="If empty, that of Accept-Language.")] = "",
) -> list[Happening]:
    """From its opening on, with words in a language."""
    tables = tables_of(request)
    await tables.get(table_id)
    return await happenings(tables, table_id, 0, language or request.state.caller.language)


@get("/tables/{table_id:str}/record", **route("read", "The record of a finished game", 404, 409))
async def record(request: SiteRequest, table_id: TableId) -> dict[str, Any]:
    """All cards and moves, in the format of docs/notation.md, from which the game can be replayed."""
    table = await tables_of(request).get(table_id)
    return table.record().to_dict()


# -- Analyses --


@get("/tables/{table_id:str}/analysis", **route("read", "The analysis of a finished game", 404, 409))
async def one_analysis(request: SiteRequest, table_id: TableId) -> AnalysisShown:
    """What every decision was worth, as far as it is known; refused while the game runs."""
    return await analysis_shown(request, table_id)


@post("/tables/{table_id:str}/analysis", status_code=200, **route("play", "Let a finished game be analyzed", 404, 409))
async def start_analysis(request: SiteRequest, table_id: TableId) -> AnalysisShown:
    """It waits in the server's queue, one game of each person at a time; what was analyzed once stays so."""
    table = await tables_of(request).get(table_id)
    where = identity.pseudonym(network_of(request), site_of(request).secret)
    player, record = request.state.caller.player, table.record()
    await analyses_of(request).start(table_id, player, record, result_of(table), where)
    return await analysis_shown(request, table_id)


@delete("/tables/{table_id:str}/analysis", status_code=200, **route("play", "Cancel an analysis", 404, 409))
async def cancel_analysis(request: SiteRequest, table_id: TableId) -> AnalysisShown:
    """It goes on if somebody else has asked for it, too; one that is done stays."""
    await tables_of(request).get(table_id)
    await analyses_of(request).cancel(table_id, request.state.caller.player)
    return await analysis_shown(request, table_id)


@any_method("/tables/{table_id:str}/analysis", http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
async def analysis_methods() -> Response[None]:
    """By itself Litestar names only one of several routes at one address."""
    return Response(None, status_code=204, headers={"Allow": "DELETE, GET, OPTIONS, POST"})


async def analysis_shown(request: SiteRequest, table_id: str) -> AnalysisShown:
    """How far the analysis of a table's game is; refused before its end."""
    (await tables_of(request).get(table_id)).record()
    progress, found = await analyses_of(request).look(table_id, request.state.caller.player)
    values = found.to_dict() if found else None
    state: Any = progress.state or "none"
    return AnalysisShown(state, progress.place, progress.done, progress.moves, progress.mine, values)


# -- The deal of the day --


@get("/daily", **route("read", "Today's deals"))
async def daily(request: SiteRequest) -> DailyShown:
    """The same cards for everybody, and how far the caller is with them."""
    deals = site_of(request).deals
    today = deals.today
    return daily_shown(today, await deals.own(request.state.caller.player, today))


@post("/daily/{kind:str}", status_code=200, **route("play", "Begin a deal of today, or go on with it", 404, 409))
async def begin_daily(request: SiteRequest, kind: DealKind) -> TableShown:
    """The table at which the caller plays it. The first game counts: it has no hints, and nothing is taken back."""
    tables, caller = tables_of(request), request.state.caller
    face = (await preferences.profile_of(tables.store, caller.player)).face
    table_id = await site_of(request).deals.open(kind, caller.player, called(None, caller), face)
    return shown(await tables.glance(table_id), table_id, SEAT, caller.language)


@get("/daily/{day:str}/{kind:str}", **route("read", "What everybody made of a deal", 404, 409))
async def compare_daily(request: SiteRequest, day: Day, kind: DealKind) -> DailyResults:
    """Refused before the caller's own game is over, or while they could still begin it."""
    caller = request.state.caller
    return daily_results(await site_of(request).deals.results(day, kind, caller.player), day, kind, caller)


# -- Puzzles --


@get("/puzzles", **route("read", "The games that have puzzles"))
async def puzzle_games(request: SiteRequest) -> list[PuzzlerShown]:
    """How far the caller is with each of them."""
    store, player = tables_of(request).store, request.state.caller.player
    return [puzzler_shown(name, await puzzles.puzzler(store, player, name)) for name in with_puzzles()]


@get("/puzzles/{name:str}", **route("read", "The next puzzle of a game", 404))
async def next_puzzle(
    request: SiteRequest,
    name: PuzzleGame,
    but: Annotated[str, Parameter(description="Not this one, which was just seen.", max_length=40)] = "",
) -> PuzzleShown:
    """One near the caller's level, which they have not tried as long as there are any."""
    if name not in with_puzzles():
        raise Refused("no-puzzles")
    puzzle = await puzzles.chosen(tables_of(request).store, request.state.caller.player, name, but)
    assert puzzle
    return await puzzle_as_asked(request, puzzle)


@get("/puzzles/{name:str}/{puzzle_id:str}", **route("read", "A puzzle", 404))
async def one_puzzle(request: SiteRequest, name: PuzzleGame, puzzle_id: PuzzleId) -> PuzzleShown:
    """The position, as the seat to move sees it."""
    return await puzzle_as_asked(request, found(name, puzzle_id))


@post(
    "/puzzles/{name:str}/{puzzle_id:str}/tries",
    status_code=200,
    **route("play", "Try a puzzle, or ask for its solution", 404, 409, 413, 422),
)
async def try_puzzle(
    request: SiteRequest,
    name: PuzzleGame,
    puzzle_id: PuzzleId,
    data: Annotated[PuzzleTry, Body(description="The try.")],
) -> PuzzleTold:
    """Whether a move solves it. The first try counts; the solution is told to those who found it, or ask for it."""
    store, caller = tables_of(request).store, request.state.caller
    puzzle, data = found(name, puzzle_id), await strict_body(request, PuzzleTry)
    solved = data.move is not None and puzzle.solved_by(checked(puzzle, data.move))
    counted = not await puzzles.has_tried(store, caller.player, puzzle)
    await puzzles.count(store, caller.player, puzzle, solved)
    told = solution_shown(puzzle, caller.language) if solved or data.move is None else None
    standing = puzzler_shown(name, await puzzles.puzzler(store, caller.player, name))
    return PuzzleTold(solved, counted, told, standing)


async def puzzle_as_asked(request: SiteRequest, puzzle: Puzzle) -> PuzzleShown:
    """A puzzle for whoever asks."""
    store, caller = tables_of(request).store, request.state.caller
    tried = await puzzles.has_tried(store, caller.player, puzzle)
    return puzzle_shown(puzzle, await puzzles.strength(store, puzzle), tried, caller.language)


# -- Records --


@get("/records.jsonl", media_type="application/jsonl", **route("read", "All finished public games, as records"))
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
            with suppress(Refused):  # a newer version has gone on with it, or its cards are played again
                yield await asyncio.to_thread(record_line, await store.events(table_id), ended)

    return Stream(lines(), media_type="application/jsonl")


def day(when: date) -> float:
    """The beginning of a day."""
    return datetime.combine(when, time(), UTC).timestamp()


async def finished(store: Store, game: str, since: float, until: float) -> AsyncIterator[tuple[str, float]]:
    """All finished public games of a span of time, read page by page."""
    last: set[str] = set()  # tables already yielded that ended when the next page begins
    while page := [row for row in await store.finished(game, since, until, PAGE + len(last)) if row[0] not in last]:
        for table_id, ended in page:
            last = {*last, table_id} if ended == since else {table_id}
            since = ended
            yield table_id, ended


def record_line(events: list[Event], ended: float) -> str:
    """A finished game without the names of people."""
    table = Table(events)
    assert table.state
    if table.sealed:
        raise Refused("series-goes-on")
    record = table.state.record([public_name(player) for player in table.playing])
    record.others["ended"] = datetime.fromtimestamp(ended, UTC).isoformat(timespec="seconds")
    if table.resigned is not None:
        record.others["resigned"] = table.resigned
    return record.to_json() + "\n"


def public_name(player: Player) -> str:
    """Bots and programs have names, people none."""
    return player.record_name if player.bot or player.who.startswith(PROGRAM) else ""


ROUTES = [enter, renew_code, games, bots, me, my_events, table_methods, list_tables, open_table, one_table, command]
ROUTES += [one_board, board_events, table_events, whole_log, record, records]
ROUTES += [analysis_methods, one_analysis, start_analysis, cancel_analysis]
ROUTES += [daily, begin_daily, compare_daily]
ROUTES += [puzzle_games, next_puzzle, one_puzzle, try_puzzle]
router = Router(PATH, route_handlers=ROUTES, include_in_schema=True)
