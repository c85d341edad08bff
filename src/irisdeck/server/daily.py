"""The pages of the deal of the day: today's deals, and what everybody made of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import MediaType, Response, get, post

from irisdeck.server.deals import SETTING
from irisdeck.server.site import SiteRequest, guest, site_of, tables_of
from irisdeck.table.daily import day_before, kind_of, kinds
from irisdeck.table.table import Refused
from irisdeck.web import daily as pages
from irisdeck.web import preferences

if TYPE_CHECKING:
    from irisdeck.server import identity

PATIENCE = 3  # seconds that a page waits for the bots


@get("/daily", media_type=MediaType.HTML)
async def daily_page(request: SiteRequest) -> Response[str]:
    """Today's deals, and those of yesterday."""
    site = site_of(request)
    deals = site.deals
    person, today = site.person(request), deals.today
    yesterday = day_before(today)
    entries = await deals.own(person.id, today, yesterday)
    played = await deals.store.known_setting(f"{SETTING}{yesterday}") is not None
    values = pages.overview(kinds(), entries, today, yesterday if played else "")
    return await site.page(request, "daily.html", person, **values)


@post("/daily/{kind:str}")
async def play_daily(request: SiteRequest, kind: str) -> Response[Any]:
    """Begin today's deal, or go on with it."""
    site = site_of(request)
    deals = site.deals
    person = site.person(request)
    table_id = await deals.open(kind, *await player_of(request, person))
    return site.go(request, f"/tables/{table_id}", person)


@get("/daily/{day:str}/{kind:str}", media_type=MediaType.HTML)
async def daily_results(request: SiteRequest, day: str, kind: str) -> Response[str]:
    """What everybody has made of a deal; who could still play it gets to the page where that is done."""
    site = site_of(request)
    deals = site.deals
    person = site.person(request)
    try:
        comparison = await deals.results(day, kind, person.id, PATIENCE)
    except Refused as refused:
        if refused.message != "daily-not-over":
            raise
        return site.go(request, "/daily", person)
    values = pages.results(comparison, kind_of(kind), day, person.id)
    return await site.page(request, "daily_results.html", person, **values)


@post("/daily/{day:str}/{kind:str}")
async def play_daily_again(request: SiteRequest, day: str, kind: str) -> Response[Any]:
    """Play a deal that does not count any more."""
    site = site_of(request)
    deals = site.deals
    person = site.person(request)
    table_id = await deals.open_again(day, kind, *await player_of(request, person))
    return site.go(request, f"/tables/{table_id}", person)


async def player_of(request: SiteRequest, person: identity.Person) -> tuple[str, str, str]:
    """Id, name and avatar of whoever sits down."""
    face = (await preferences.profile_of(tables_of(request).store, person.id)).face
    return person.id, person.name or guest(person.language), face


ROUTES = [daily_page, play_daily, daily_results, play_daily_again]
