"""The pages of analyses: of games that were played here, and of records from elsewhere.

What they look like stands in irisdeck.web.analysis, and who does the work in analyses.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Response, get, post
from litestar.exceptions import NotFoundException

from irisdeck.server import identity
from irisdeck.server.replays import cache_of, checker_of, kept_records
from irisdeck.server.site import SiteRequest, form_of, network_of, site_of, tables_of
from irisdeck.table.replay import replay_of_record, replay_of_table
from irisdeck.table.table import Refused
from irisdeck.web import analysis, previews
from irisdeck.web.analysis import Analyzed, result_of
from irisdeck.web.forms import read_form
from irisdeck.web.replays import number_in, seat_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.record import Record
    from irisdeck.server.analyses import Analyses
    from irisdeck.table.replay import Replay


def analyses_of(request: SiteRequest) -> Analyses:
    """The analyses of a request's site."""
    analyses = site_of(request).analyses
    assert analyses
    return analyses


# -- Games --


@dataclass(frozen=True)
class Subject:
    """A finished game that can be analyzed."""

    key: str
    record: Record
    replay: Replay
    own: int | None  # where the visitor sat
    back: str  # its page
    game: int | None = None  # its number in a file of several
    result: Sequence[float] | None = None  # where it was not played to its end


async def table_subject(request: SiteRequest, table_id: str, player: str) -> Subject:
    """The game of a table; refused before its end."""
    table, cache = await tables_of(request).get(table_id), cache_of(request)
    record, key = table.record(), (table_id, 0)
    replay = cache.find(key) or cache.keep(key, await checker_of(request).run(replay_of_table, table))
    return Subject(table_id, record, replay, seat_of(table, player), f"/tables/{table_id}", result=result_of(table))


async def record_subject(request: SiteRequest, name: str, asked: str) -> Subject:
    """A game of a file that somebody has opened; refused if it was not played to its end."""
    game, cache = number_in(asked), cache_of(request)
    records = await kept_records(request, name)
    if game is None or game > len(records):
        raise NotFoundException
    record, key = records[max(game, 1) - 1], (name, game)
    replay = cache.find(key) or cache.keep(key, await checker_of(request).run(replay_of_record, record))
    if not replay.positions[-1].state.over:
        raise Refused("not-over")
    back = f"/replays/{name}" + (f"?game={game}" if game else "")
    return Subject(f"{name}:{max(game, 1)}", record, replay, None, back, game or None)


# -- Pages --


async def shown(request: SiteRequest, subject: Subject) -> Response[str]:
    """The page of an analysis, or, for a page that is already open, what has changed."""
    site = site_of(request)
    person = site.person(request)
    progress, found = await analyses_of(request).look(subject.key, person.id)
    looked = Analyzed(subject.replay, request.url.path, subject.own, subject.back, progress, found, subject.game)
    asked = read_form(request.url.query)
    if request.headers.get("x-live"):
        text = analysis.changes(looked, asked, person.language)
        return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})
    template, values = analysis.page_of(looked, asked, person.language)
    preview = previews.replay_preview(subject.replay, person.language)
    return await site.page(request, template, person, **values, preview=preview)


async def asked(request: SiteRequest, subject: Subject, form: dict[str, str]) -> Response[Any]:
    """Start or cancel an analysis, and show its page."""
    site, analyses = site_of(request), analyses_of(request)
    person = site.person(request)
    if form.get("do") == "cancel":
        await analyses.cancel(subject.key, person.id)
    else:
        where = identity.pseudonym(network_of(request), site.secret)
        await analyses.start(subject.key, person.id, subject.record, subject.result, where)
    page = request.url.path + (f"?game={subject.game}" if subject.game else "")
    return site.go(request, page, person)


@get("/tables/{table_id:str}/analysis", media_type=MediaType.HTML)
async def table_analysis(request: SiteRequest, table_id: str) -> Response[str]:
    """The analysis of a finished game, for everybody who has the link."""
    return await shown(request, await table_subject(request, table_id, site_of(request).person(request).id))


@post("/tables/{table_id:str}/analysis")
async def analyze_table(request: SiteRequest, table_id: str) -> Response[Any]:
    """Start or cancel the analysis of a finished game."""
    subject = await table_subject(request, table_id, site_of(request).person(request).id)
    return await asked(request, subject, await form_of(request))


@get("/replays/{name:str}/analysis", media_type=MediaType.HTML)
async def record_analysis(request: SiteRequest, name: str) -> Response[str]:
    """The analysis of a recorded game."""
    return await shown(request, await record_subject(request, name, request.query_params.get("game", "0")))


@post("/replays/{name:str}/analysis")
async def analyze_record(request: SiteRequest, name: str) -> Response[Any]:
    """Start or cancel the analysis of a recorded game."""
    form = await form_of(request)
    return await asked(request, await record_subject(request, name, form.get("game", "0")), form)
