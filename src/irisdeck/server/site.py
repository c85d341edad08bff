"""What every page needs: settings, the visitor, the form, the tables, and answers to errors."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.response import Redirect
from litestar.utils.empty import value_or_default
from litestar.utils.scope.state import ScopeState

from irisdeck.analysis import SIMULATIONS
from irisdeck.game import InvalidOption
from irisdeck.server import identity, metrics
from irisdeck.server.analyses import Analyses
from irisdeck.server.bus import Bus, bus
from irisdeck.server.deals import DailyDeals
from irisdeck.server.limits import SlidingWindow, network
from irisdeck.server.store import Store, StoreError
from irisdeck.server.tables import PATIENCE, Missing, Tables, every
from irisdeck.table.table import Refused
from irisdeck.web import pages, preferences, previews
from irisdeck.web.forms import Malformed, read_form
from irisdeck.web.preferences import Profile
from irisdeck.words import preferred, say, tell

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from irisdeck.words import Said

log = logging.getLogger(__name__)
TIDY = 3600  # seconds between two garbage collections: there is little garbage, and a collection stops everything
MINUTE = 60
HOUR = 3600
KEPT_RECORDS = 90 * 24 * HOUR  # seconds for which a record from elsewhere is kept after it was last opened
EXCESS = 10  # seconds for which commands over the limit are remembered
TOO_LARGE = 413
DRAINED = 64 << 20  # bytes of a refused request that are read all the same
PROFILES = 1000  # people whose settings are remembered
SiteRequest = Request[Any, Any, Any]


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    folder: Path
    database: str = ""  # the address of a PostgreSQL database; without one there is SQLite in the folder
    fanout: str = ""  # the address of the bus between several processes
    pace: float = 0  # seconds that a bot takes at least
    limit: int = 60  # requests a second from one address, and commands a second over its WebSockets
    patience: float = PATIENCE  # seconds until a bot may play for somebody who is away, where a table says nothing
    log: str = "text"  # or json
    app: Path | None = None  # where the site without a server was built, if it is offered
    simulations: int = SIMULATIONS  # of each move at most, in an analysis

    @property
    def where(self) -> Path | str:
        """The database."""
        return self.database or self.folder / "tables.db"

    async def prepare(self) -> bytes:
        """Try database and bus once, so that errors show before the first request; returns the secret.

        It is kept in the folder, or, where processes share a database, in that.
        """
        async with Store(self.where) as store:
            if self.database:
                secret = identity.shared_secret(await store.setting("secret", secrets.token_hex(identity.KEY_LENGTH)))
            else:
                secret = identity.secret(self.folder / "secret.key")
            tables = Tables(store, bus=self.bus(secret))
            await tables.start()
            await tables.close()
        return secret

    def bus(self, secret: bytes) -> Bus:
        """The bus between processes; without an address of its own it is the PostgreSQL database."""
        return bus(self.fanout or self.database, secret)


class Site:
    """The site: its settings, its keys, and its tables while it runs."""

    def __init__(self, settings: Settings, secret: bytes) -> None:
        self.settings = settings
        self.secret = secret
        self.commands = SlidingWindow(settings.limit, 1)  # over WebSockets
        self.excess = SlidingWindow(settings.limit, EXCESS)  # commands over that limit, before a WebSocket is closed
        self.newcomers = SlidingWindow(max(1, settings.limit // 6), MINUTE)  # people who register by the API
        self.tables: Tables | None = None
        self.analyses: Analyses | None = None
        self.daily: DailyDeals | None = None  # while the server runs
        self.profiles: dict[str, Profile] = {}  # of those who came lately: an error page is drawn without the database

    @asynccontextmanager
    async def run(self, _: Litestar) -> AsyncIterator[None]:
        """Keep database and tables open while the server runs."""
        async with Store(self.settings.where) as store:
            settings = self.settings
            self.tables = Tables(store, pace=settings.pace, bus=settings.bus(self.secret), patience=settings.patience)
            await self.tables.start()
            self.analyses = Analyses(store, settings.simulations, shared=self.tables.bus.shared)
            self.daily = DailyDeals(self.tables, self.secret)
            forget = partial(forget_records, store)
            endless = (tidy(), every(HOUR, forget), self.analyses.sweep())
            chores = [asyncio.create_task(chore) for chore in endless]
            yield
            for chore in chores:
                chore.cancel()
            self.analyses.close()
            self.daily.close()
            await self.tables.close()

    @property
    def deals(self) -> DailyDeals:
        """The deals of the day, while the server runs."""
        assert self.daily
        return self.daily

    @property
    def open_tables(self) -> Tables:
        """The tables, while the server runs."""
        assert self.tables
        return self.tables

    def person(self, request: Any) -> identity.Person:
        """Who sends a request; a new person if they have no valid cookie."""
        person = identity.read(request.cookies.get("person"), self.secret)
        if person is None or not self.signed_in(person):
            person = identity.Person()
        if not person.language:
            person = replace(person, language=preferred(request.headers.get("accept-language", "")))
        return person

    def signed_in(self, person: identity.Person) -> bool:
        """Whether a person has not signed out everywhere since their cookie was signed."""
        return self.open_tables.generation(person.id) == person.generation

    def person_of_code(self, code: str) -> str:
        """The person of a recovery code; raises Refused."""
        person = identity.coded(code, self.secret, self.open_tables.edition)
        if person is None:
            raise Refused("no-such-code")
        return person

    def code_of(self, person: str) -> str:
        """The recovery code of a person."""
        return identity.code(person, self.secret, self.open_tables.edition(person))

    def player(self, person: identity.Person) -> identity.Player:
        """A person as the tables know them."""
        return identity.Player(person.id, person.name, guest(person.language))

    async def profile(self, person: identity.Person) -> Profile:
        """What a person has chosen."""
        profile = await preferences.profile_of(self.open_tables.store, person.id)
        self.profiles.pop(person.id, None)
        self.profiles[person.id] = profile
        if len(self.profiles) > PROFILES:
            del self.profiles[next(iter(self.profiles))]
        return profile

    def cookie(self, person: identity.Person, request: SiteRequest) -> Cookie:
        """The cookie that identifies a visitor."""
        safe = request.url.scheme == "https"
        value = identity.signed(person, self.secret)
        return Cookie("person", value=value, httponly=True, samesite="lax", secure=safe, max_age=identity.YEAR)

    async def page(
        self, request: SiteRequest, template: str, person: identity.Person, status: int = 200, **values: Any
    ) -> Response[str]:
        """A whole page."""
        return self.drawn_page(request, template, person, await self.profile(person), status, **values)

    def drawn_page(
        self,
        request: SiteRequest,
        template: str,
        person: identity.Person,
        profile: Profile,
        status: int = 200,
        **values: Any,
    ) -> Response[str]:
        """A whole page for somebody whose settings are known."""
        csrf = value_or_default(ScopeState.from_scope(request.scope).csrf_token, "")
        here = {"path": request.url.path, "query": request.url.query, "base": base_of(request)}
        values = {"person": person, "profile": profile, "settings": asdict(profile.settings), **values}
        values.setdefault("preview", previews.home_preview(person.language))
        text = pages.page(template, person.language, csrf=csrf, **here, **values)
        return Response(
            text,
            media_type=MediaType.HTML,
            status_code=status,
            cookies=[self.cookie(person, request)],
            headers={"Cache-Control": "no-store"},
        )

    def go(self, request: SiteRequest, where: str, person: identity.Person) -> Response[Any]:
        """Redirect after a post."""
        return Redirect(where, status_code=303, cookies=[self.cookie(person, request)])


class DrainLarge:
    """An ASGI middleware: a request that is refused as too large is read to its end before the answer is sent.

    A browser that is cut off in the middle of a file shows no answer at all.
    """

    def __init__(self, rest: ASGIApp) -> None:
        self.rest = rest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        more = True

        async def received() -> Any:
            nonlocal more
            message = await receive()
            more = bool(message.get("more_body"))
            return message

        async def sent(message: Message) -> None:
            left = DRAINED if message["type"] == "http.response.start" and message["status"] == TOO_LARGE else 0
            while more and left > 0:
                left -= len((await received()).get("body", b""))
            await send(message)

        await self.rest(scope, received, sent)


async def forget_records(store: Store) -> None:
    """Drop the records from elsewhere that nobody has opened for long."""
    await store.drop_records(time.time() - KEPT_RECORDS)


async def tidy() -> None:
    """Collect garbage once an hour: left to itself, Python looks through all tables at any moment, for a long time."""
    gc.freeze()  # what is here now stays for good
    gc.set_threshold(50_000, 20, 100_000)
    while True:
        await asyncio.sleep(TIDY)
        gc.collect()


def site_of(request: Any) -> Site:
    """The site of a request."""
    site: Site = request.app.state.site
    return site


def tables_of(request: Any) -> Tables:
    """The tables of a request's site."""
    return site_of(request).open_tables


def network_of(request: SiteRequest) -> str:
    """Whom the address of a request belongs to."""
    return network(request.client.host if request.client else "")


def base_of(request: SiteRequest) -> str:
    """The address of the site, as whoever asks knows it."""
    return str(request.base_url).rstrip("/")


def link_to(request: SiteRequest, table_id: str) -> str:
    """The address of a table's page."""
    return f"{base_of(request)}/tables/{table_id}"


async def form_of(request: SiteRequest) -> dict[str, Any]:
    """The fields of a posted form."""
    return read_form((await request.body()).decode("utf-8", "replace"))


def guest(language: str) -> str:
    """The name of somebody who has not given one."""
    return tell(say("guest"), language)


# -- Errors --


def complaint(wrong: Exception) -> tuple[int, Said]:
    """The status and the sentence with which an error is answered; it is counted, and logged if it is ours."""
    metrics.REFUSED.labels(wrong.message if isinstance(wrong, Refused) else type(wrong).__name__).inc()
    if isinstance(wrong, Malformed) or unreadable(wrong):
        return 400, say("refused-not-understood")
    if isinstance(wrong, Refused):
        return 409, wrong.said
    if isinstance(wrong, Missing):
        return 404, say("refused-no-such-table")
    if isinstance(wrong, InvalidOption):
        return 400, say("refused-no-such-game")
    if isinstance(wrong, HTTPException):
        words = {
            404: "refused-no-such-page",
            429: "refused-too-fast",
            403: "refused-stale-page",
            TOO_LARGE: "refused-too-large",
        }
        return wrong.status_code, say(words.get(wrong.status_code, "refused-not-understood"))
    if isinstance(wrong, StoreError):
        log.error("%s", wrong)
        return 503, say("refused-failed")
    log.error("something failed", exc_info=wrong)  # tells no cards
    return 500, say("refused-failed")


def unreadable(wrong: Exception) -> bool:
    """Whether a body could not be read: not UTF-8, nested too deeply, or in an encoding that nobody knows."""
    return isinstance(wrong, UnicodeDecodeError | RecursionError) or type(wrong) is LookupError


def refused(request: SiteRequest, wrong: Exception) -> Response[Any]:
    """Answer an error with one sentence in the reader's language."""
    site = site_of(request)
    person = site.person(request)
    status, words = complaint(wrong)
    if request.headers.get("x-live"):
        return Response(tell(words, person.language), media_type=MediaType.TEXT, status_code=status)
    profile = site.profiles.get(person.id, Profile())
    return site.drawn_page(request, "error.html", person, profile, status, words=words, code=status)
