"""Replays: games that are over, and records from elsewhere, seen again move by move.

What they look like stands in irisdeck.web.replays.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from litestar import MediaType, Response, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import NotFoundException

from irisdeck.record import Record
from irisdeck.server import identity
from irisdeck.server.limits import SlidingWindow
from irisdeck.server.site import MINUTE, SiteRequest, network_of, site_of, tables_of
from irisdeck.table.replay import Replay, replay_of_record, replay_of_table
from irisdeck.table.table import Refused
from irisdeck.web import pages, previews, replays
from irisdeck.web.replays import LARGEST, ReplayCache, checked, number_in, seat_of, spot_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from irisdeck.web.replays import Spot
    from irisdeck.words import Said

QUOTA = 20 << 20  # bytes that the kept records of one person may take up
NETWORK_QUOTA = 60 << 20  # and all from one network: a household, a school
LARGEST_FORM = LARGEST + (64 << 10)  # with all that is around it


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


async def shown(request: SiteRequest, replay: Replay, spot: Spot, own: int | None, back: str) -> Response[str]:
    """The page of a replay, or, for a page that is already open, the parts that differ."""
    site = site_of(request)
    person = site.person(request)
    if request.headers.get("x-live"):
        return Response(
            pages.drawn(replays.parts(replay, spot, own).items(), person.language),
            media_type=MediaType.HTML,
            headers={"Cache-Control": "no-store"},
        )
    return await site.page(
        request,
        "replay.html",
        person,
        **replays.page_values(replay, spot, own, person.language, back),
        preview=previews.replay_preview(replay, person.language),
    )


# -- Games of this site --


@get("/tables/{table_id:str}/replay", media_type=MediaType.HTML)
async def table_replay(request: SiteRequest, table_id: str) -> Response[str]:
    """A finished game, for everybody who has the link."""
    table, cache = await tables_of(request).get(table_id), cache_of(request)
    replay = cache.find((table_id, 0)) or cache.keep(
        (table_id, 0), await checker_of(request).run(replay_of_table, table)
    )
    own = seat_of(table, site_of(request).person(request).id)
    spot = spot_of(request.url.path, request.query_params, replay, own)
    return await shown(request, replay, spot, own, f"/tables/{table_id}")


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
    person, where = site.person(request), network_of(request)
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
    spot = spot_of(request.url.path, request.query_params, replay, None, game or None)
    return await shown(request, replay, spot, None, f"/replays/{name}" if game else "")


async def kept_records(request: SiteRequest, name: str) -> list[Record]:
    """The records that were kept under a name."""
    body = await tables_of(request).store.kept_record(name)
    if body is None:
        raise NotFoundException
    return await checker_of(request).run(lambda: [Record.from_json(line) for line in body.split("\n")])


async def listed(request: SiteRequest, name: str, records: list[Record]) -> Response[str]:
    """The games of a file."""
    site, games = site_of(request), replays.listed(f"/replays/{name}", records)
    return await site.page(request, "records.html", site.person(request), games=games)
