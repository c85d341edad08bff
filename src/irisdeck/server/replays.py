"""Replays: games that are over, and records from elsewhere, seen again move by move.

Where somebody stands in a replay is all in the address: after how many moves, from which seat or with open hands. So
every position is a link, and everything works with scripts off; with scripts on, live.js fetches the next position and
morphs it in.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from urllib.parse import urlencode

from litestar import MediaType, Response, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import NotFoundException

from irisdeck.record import Record
from irisdeck.server import identity, pages, previews
from irisdeck.server.forms import DIGITS
from irisdeck.server.limits import SlidingWindow, network
from irisdeck.server.site import MINUTE, SiteRequest, site_of, tables_of
from irisdeck.table import boards
from irisdeck.table.boards import Part
from irisdeck.table.replay import Replay, look_at, names_in, records_in, replay_of_record, replay_of_table, winners_in
from irisdeck.table.table import Refused
from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from markupsafe import Markup

    from irisdeck.server.identity import Person
    from irisdeck.table.table import Table
    from irisdeck.words import Said

KEPT = 32  # replays in memory: a game of 200 moves takes half a megabyte
LARGEST = 1 << 20  # bytes of a file with records
QUOTA = 20 << 20  # bytes that the kept records of one person may take up
NETWORK_QUOTA = 60 << 20  # and all from one network: a household, a school
LARGEST_FORM = LARGEST + (64 << 10)  # with all that is around it
SPEEDS = {"slow": 4, "normal": 2, "fast": 1}  # seconds between two moves
USUAL = "normal"


class ReplayCache:
    """A cache of replays, so that stepping through one does not rebuild it each time."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, int], Replay] = {}

    def find(self, key: tuple[str, int]) -> Replay | None:
        """A cached replay."""
        replay = self.kept.pop(key, None)
        if replay:
            self.kept[key] = replay  # the last one used stands last
        return replay

    def keep(self, key: tuple[str, int], replay: Replay) -> Replay:
        """Cache a replay, and drop the least recently used."""
        self.kept[key] = replay
        for old in list(self.kept)[:-KEPT]:
            del self.kept[old]
        return replay


Work = TypeVar("Work")


class RecordChecker:
    """Checks and replays records one at a time, on its own thread: those that read the database stay free."""

    def __init__(self, limit: int) -> None:
        self.thread = ThreadPoolExecutor(1, "records")
        self.uploads = SlidingWindow(max(1, limit // 3), MINUTE)  # from one network
        self.checking: set[str] = set()  # networks whose upload is being checked

    async def run(self, work: Callable[..., Work], *words: Any) -> Work:
        """Do something when it is its turn."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *words)

    @contextmanager
    def turn(self, where: str) -> Iterator[None]:
        """While an upload from a network is checked: only one at a time, and not too many in a minute."""
        if where in self.checking or not self.uploads.allow(where):
            raise Refused("too-fast")
        self.checking.add(where)
        try:
            yield
        finally:
            self.checking.discard(where)


def checker_of(request: SiteRequest) -> RecordChecker:
    """The checker of a request's site."""
    checker: RecordChecker = request.app.state.checker
    return checker


def cache_of(request: SiteRequest) -> ReplayCache:
    """The cache of a request's site."""
    cache: ReplayCache = request.app.state.replays
    return cache


# -- Where somebody stands --


class Spot(NamedTuple):
    """A position of a replay and how it is shown, as in the address of its page."""

    path: str
    game: int | None  # its number in a file of several
    at: int
    seat: int | None  # none: all hands are open
    speed: str = USUAL
    playing: bool = False

    def link(self, **other: Any) -> str:
        """The address of this spot, or of one with other values."""
        spot = self._replace(**other)
        query = {
            **({} if spot.game is None else {"game": spot.game}),
            "at": spot.at,
            "seat": "open" if spot.seat is None else spot.seat,
            **({} if spot.speed == USUAL else {"speed": spot.speed}),
            **({"play": "on"} if spot.playing else {}),
        }
        return f"{spot.path}?{urlencode(query)}"


def spot_of(request: SiteRequest, replay: Replay, own: int | None, game: int | None = None) -> Spot:
    """The spot of an address; by default the deal, from one's own seat or with open hands."""
    asked = request.query_params
    at = number_in(asked.get("at", "0"))
    if at is None:
        raise Refused("not-understood")
    if at > replay.last:
        raise Refused("no-such-move", moves=replay.last)
    seat = own
    if "seat" in asked:
        seat = None if asked["seat"] == "open" else number_in(asked["seat"])
        if asked["seat"] != "open" and seat not in range(len(replay.names)):
            raise Refused("no-such-seat")
    speed = asked.get("speed", USUAL)
    if speed not in SPEEDS:
        raise Refused("not-understood")
    return Spot(request.url.path, game, at, seat, speed, "play" in asked and at < replay.last)


def number_in(text: str) -> int | None:
    """A number in an address."""
    return int(text) if text.isdecimal() and len(text) < DIGITS else None


# -- What is shown --


def parts(replay: Replay, spot: Spot, own: int | None) -> dict[str, Part]:
    """The parts that differ from position to position."""
    look = look_at(replay, spot.at, spot.seat, own)
    strip = boards.strip(look)
    return {
        "status": status(replay, spot, own),
        "seen-by": seen_by(replay, spot),
        **boards.board(look),
        **({"strip": strip} if strip else {}),
        "steps": steps(replay, spot),
    }


def reader_of(replay: Replay, spot: Spot, own: int | None) -> str | None:
    """Who reads the moves as their own: a player who looks at the game from the seat where they sat."""
    return None if own is None or own != spot.seat else getattr(replay.names[own], "player", None)


def status(replay: Replay, spot: Spot, own: int | None) -> Part:
    """Which move this is, what it did, and who is to act."""
    state, told, _ = replay.positions[spot.at]
    over = spot.at == replay.last
    reader = reader_of(replay, spot, own)
    names = boards.names_for(replay.names, own if reader else None)
    return Part(
        "replay_status",
        {
            "text": say("replay-at", at=spot.at, moves=replay.last),
            "next": "" if over else say("table-turn-of", name=names[state.seat]),
            "last": boards.read_by(reader, told),
            "turn": "" if over else state.seat,
        },
    )


def seen_by(replay: Replay, spot: Spot) -> Part:
    """The seats from which it can be seen."""
    views = [(None, say("replay-open")), *enumerate(replay.names)]
    links = [(name, spot.link(seat=seat, playing=False), seat == spot.seat) for seat, name in views]
    return Part("replay_seen_by", {"views": links})


def steps(replay: Replay, spot: Spot) -> Part:
    """The links to the first, previous, next and last position, and to play."""
    at, last = spot.at, replay.last
    still = spot._replace(playing=False)
    playing = spot.link(at=at if at < last else 0, playing=True) if last else still.link()
    return Part(
        "replay_steps",
        {
            "back": (still.link(at=0), still.link(at=max(at - 1, 0)), at == 0),
            "play": still.link() if spot.playing else playing,
            "playing": spot.playing,
            "on": (still.link(at=min(at + 1, last)), still.link(at=last), at == last),
            "here": still.link(),
            "next": spot.link(at=at + 1) if spot.playing else "",
            "wait": SPEEDS[spot.speed],
        },
    )


def controls(replay: Replay, spot: Spot) -> Part:
    """The links, the slider and the speed."""
    return Part(
        "replay_controls",
        {
            "steps": steps(replay, spot).values.values(),
            "spot": spot,
            "last": replay.last,
            "now": say("replay-at", at=spot.at, moves=replay.last),
            "speeds": zip(SPEEDS, (say("replay-slow"), say("replay-normal"), say("replay-fast")), strict=True),
        },
    )


def moves(replay: Replay, spot: Spot, own: int | None = None) -> Part:
    """Every move in words, with a link to the position after it."""
    still, reader = spot._replace(playing=False), reader_of(replay, spot, own)
    rounds = [
        (round_, [(number, still.link(at=number), boards.read_by(reader, lines)) for number, lines in told])
        for round_, told in replay.rounds()
    ]
    return Part("replay_moves", {"rounds": rounds, "several": len(rounds) > 1, "at": spot.at})


async def shown(request: SiteRequest, replay: Replay, spot: Spot, own: int | None, back: str) -> Response[str]:
    """The page of a replay, or, for a page that is already open, the parts that differ."""
    site = site_of(request)
    person = site.person(request)
    if request.headers.get("x-live"):
        return Response(
            pages.drawn(parts(replay, spot, own).items(), person.language),
            media_type=MediaType.HTML,
            headers={"Cache-Control": "no-store"},
        )
    return await site.page(
        request,
        "replay.html",
        person,
        table=whole(replay, spot, own, person, back),
        game=replay.game,
        next=spot.link(at=spot.at + 1) if spot.playing else "",
        wait=SPEEDS[spot.speed],
        preview=previews.replay_preview(replay, person.language),
    )


def whole(replay: Replay, spot: Spot, own: int | None, person: Person, back: str) -> Markup:
    """The whole replay as HTML."""
    menu = Part("replay_menu", {"back": back, "names": replay.names})
    inside = parts(replay, spot, own) | {"menu": menu, "steps": controls(replay, spot)}
    inside["moves"] = moves(replay, spot, own)
    return pages.framed(inside, person.language, replay.game)


# -- Games of this site --


@get("/tables/{table_id:str}/replay", media_type=MediaType.HTML)
async def table_replay(request: SiteRequest, table_id: str) -> Response[str]:
    """A finished game, for everybody who has the link."""
    table, cache = await tables_of(request).get(table_id), cache_of(request)
    replay = cache.find((table_id, 0)) or cache.keep(
        (table_id, 0), await checker_of(request).run(replay_of_table, table)
    )
    own = seat_of(table, site_of(request).person(request))
    return await shown(request, replay, spot_of(request, replay, own), own, f"/tables/{table_id}")


def seat_of(table: Table, person: Person) -> int | None:
    """Where somebody sits, or sat when the game began."""
    began = [player.who for player in table.playing]
    seat = table.seat_of(person.id)
    return began.index(person.id) if seat is None and person.id in began else seat


# -- Records from elsewhere --


@get("/replays", media_type=MediaType.HTML)
async def open_page(request: SiteRequest) -> Response[str]:
    """The page where records are opened."""
    return await opening(request)


async def opening(request: SiteRequest, pasted: str = "", wrong: Said | None = None) -> Response[str]:
    """The page where records are opened, with the reason why the last one was refused."""
    site = site_of(request)
    person, status = site.person(request), 409 if wrong else 200
    return await site.page(request, "replays.html", person, status, wrong=wrong, pasted=pasted, largest=LARGEST)


@post("/replays", request_max_body_size=LARGEST_FORM)
async def open_records(request: SiteRequest) -> Response[Any]:
    """Check and keep records; from then on they have a link."""
    site = site_of(request)
    form = await request.form()
    file, pasted = form.get("file"), form.get("record")
    pasted = pasted if isinstance(pasted, str) else ""
    data = await file.read(LARGEST + 1) if isinstance(file, UploadFile) and file.filename else None
    person, where = site.person(request), network(request.client.host if request.client else "")
    try:
        if data is None and not pasted.strip():
            raise Refused("no-record")
        with checker_of(request).turn(where):
            name = await keep(request, pasted.strip().encode() if data is None else data, person.id, where)
    except Refused as refused:
        return await opening(request, pasted, refused.said)
    return site.go(request, f"/replays/{name}", person)


async def keep(request: SiteRequest, data: bytes, player: str, where: str) -> str:
    """Check the records of a file, and keep them within the quota of who sends them; returns their name."""
    store = tables_of(request).store
    where = identity.pseudonym(where, site_of(request).secret)
    mine, all_from_there = await store.records_size(player, where)
    if mine + len(data) > QUOTA or all_from_there + len(data) > NETWORK_QUOTA:
        raise Refused("record-quota")
    return await store.keep_record(await checker_of(request).run(checked, data), player, where)


def checked(data: bytes) -> str:
    """The records of a file as they are kept; raises Refused if it is too large or one of them is wrong."""
    if len(data) > LARGEST:
        raise Refused("too-large")
    return "\n".join(record.to_json() for record in records_in(data))


@get("/replays/{name:str}", media_type=MediaType.HTML)
async def record_replay(request: SiteRequest, name: str) -> Response[str]:
    """The replay of a record, or the list of games in a file of several."""
    cache = cache_of(request)
    game = number_in(request.query_params.get("game", "0"))
    key = name, game or 0
    replay = cache.find(key)
    if replay is None:
        records = await kept_records(request, name)
        if not game and len(records) > 1:
            return await listed(request, name, records)
        if game is None or game > len(records):
            raise NotFoundException
        replay = cache.keep(key, await checker_of(request).run(replay_of_record, records[max(game, 1) - 1]))
    return await shown(
        request, replay, spot_of(request, replay, None, game or None), None, f"/replays/{name}" if game else ""
    )


async def kept_records(request: SiteRequest, name: str) -> list[Record]:
    """The records that were kept under a name."""
    body = await tables_of(request).store.kept_record(name)
    if body is None:
        raise NotFoundException
    return await checker_of(request).run(lambda: [Record.from_json(line) for line in body.split("\n")])


async def listed(request: SiteRequest, name: str, records: list[Record]) -> Response[str]:
    """The games of a file."""
    site = site_of(request)
    games = [
        {
            "link": f"/replays/{name}?game={number}",
            "game": record.game,
            "names": names_in(record),
            "winners": winners_in(record),
            "moves": sum("move" in event for event in record.events),
        }
        for number, record in enumerate(records, 1)
    ]
    return await site.page(request, "records.html", site.person(request), games=games)
