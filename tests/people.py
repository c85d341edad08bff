"""People with real browsers (Chromium by Playwright), and tables prepared for them."""

from __future__ import annotations

import asyncio
import base64
import secrets
import shutil
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, expect, sync_playwright
from static_site import StaticSite

from irisdeck.server import identity
from irisdeck.server.rows import change
from irisdeck.server.store import Store
from irisdeck.table.commands import Begin, Sit
from irisdeck.table.local import person as person_at
from irisdeck.table.table import Table, opened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page
    from serving import Server

    from irisdeck.table.commands import Command

    Site = Server | StaticSite

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
]  # fmt: skip
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
LIT = "button[name=move]:not([aria-disabled]):not(.risky):visible"
# Pages show moves at once unless somebody wants to see how cards move: a game would take minutes.
INSTANT = """new MutationObserver(() => {
  const root = document.documentElement;
  if (root && root.dataset.speed !== "instant") root.dataset.speed = "instant";
}).observe(document, { childList: true, subtree: true, attributeFilter: ["data-speed"] })"""
MOTION: dict[str, Any] = {"reduced_motion": "no-preference", "motion": True}
PATIENCE = 60_000  # milliseconds that a slow machine may take
expect.set_options(timeout=PATIENCE)
# What both sites have is tested on both: the fixture `running` is a server, or the site without one.
both = pytest.mark.parametrize("running", ["served", "static"], indirect=True)
static_always = pytest.param("static", marks=pytest.mark.always)
both_always = pytest.mark.parametrize("running", ["served", static_always], indirect=True)
# Without scripts there has to be a server.
both_and_plain = pytest.mark.parametrize(
    ("running", "scripts"),
    [("served", True), ("served", False), ("static", True)],
    indirect=["running"],
)


def program(*, whole: bool = False) -> str:
    """The system's browser: where there is one, the shell without windows, menus and profiles, twice as quick.

    A whole one is for what the shell does not know: notifications, and profiles on disk.
    """
    names = (*(() if whole else ("chromium-headless-shell",)), "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, "there is no Chromium: make test installs it"
    return found


@contextmanager
def chromium(*, whole: bool = False) -> Iterator[Browser]:
    """A browser without a profile."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(whole=whole), args=FLAGS)
        yield browser
        browser.close()


class Person:
    """Somebody with a browser of their own; whatever its console complains of is kept."""

    def __init__(self, browser: Browser, where: Site | str, *, motion: bool = False, **kind: Any) -> None:
        self.address = where if isinstance(where, str) else where.address
        self.static = where if isinstance(where, StaticSite) else None
        # Cards that glide take most of the time of a game; those who want to see them say so.
        usual = {**DESK, "locale": "en-US", "reduced_motion": "reduce"}
        self.kind = {**usual, **kind, "motion": motion}
        make = partial(self.new_page, browser)
        self.page: Page = self.static.borrow(self.kind, make) if self.static else make()
        self.context: BrowserContext = self.page.context
        self.known = False  # as somebody who sits at all prepared tables
        self.complaints: list[str] = []
        self.page.on("pageerror", self.on_error)
        self.page.on("console", self.on_console)
        self.rng = Random(1)

    def new_page(self, browser: Browser) -> Page:
        context = browser.new_context(**{name: value for name, value in self.kind.items() if name != "motion"})
        context.set_default_timeout(PATIENCE)
        if not self.kind["motion"]:
            context.add_init_script(INSTANT)
        return context.new_page()

    def on_error(self, wrong: object) -> None:
        self.complaints.append(str(wrong))

    def on_console(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    def run_first(self, script: str) -> None:
        """Run a script in every page, before all others."""
        if self.static:
            self.static.run_first(self.page, script)
        else:
            self.page.add_init_script(script)

    def leave(self) -> None:
        """Close the browser; what this person has done there is forgotten."""
        self.page.remove_listener("pageerror", self.on_error)
        self.page.remove_listener("console", self.on_console)
        if self.static:
            self.static.take_back(self.page, self.kind)
        else:
            self.context.close()

    def goto(self, path: str) -> Page:
        if self.static:
            self.static.open(self.page, path, self.known)
        else:
            self.page.goto(path if path.startswith("http") else self.address + path)
        return self.page

    def play_now(self, game: str, players: int = 2, level: str = "easy") -> None:
        """Home, a level, Play."""
        self.goto("/")
        poster = self.page.locator(f"section.poster.{game}")
        poster.locator(f"[name=bot][value={level}]").check(force=True)
        if players > 2:
            poster.locator(".go .i-options").click()
            poster.get_by_label(str(players), exact=True).check(force=True)
            self.page.locator(f"#options-{game} .main").click()
        else:
            poster.locator(".go .main").click()
        self.page.wait_for_selector("#hand")

    def open_table(self, game: str, name: str, players: int = 2, **fill: str) -> str:
        """A table for friends; answers with its link."""
        page = self.goto(f"/new/{game}")
        page.locator("[name=name]").fill(name)
        if players > 2:
            page.get_by_label(str(players), exact=True).check(force=True)
        for field in fill:
            page.locator(f"[name={field}]").check()
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_selector("#invite")
        return page.url

    def sit_down(self, link: str, name: str) -> None:
        page = self.goto(link)
        page.locator("#lobby [name=name]").fill(name)
        page.locator("#lobby button[value^=sit]").first.click()
        expect(page.locator("#lobby")).to_contain_text("Leave the seat")

    @property
    def number(self) -> int:
        """The moves made at the table, as this page knows."""
        return int(self.page.locator("[name=number]").input_value())

    @property
    def over(self) -> bool:
        return self.page.locator("#result").count() > 0

    def look(self) -> tuple[bool, bool]:
        """Whether the game is over, and whether it is this person's turn."""
        over, acts = self.page.evaluate("['#result', '#status.mine'].map((part) => !!document.querySelector(part))")
        return over, acts

    def acts(self) -> bool:
        return self.page.locator("#status.mine").count() > 0

    def make_a_move(self) -> None:
        """Presses any lit button, and waits until the page has taken it in."""
        before = self.number
        lit = self.page.locator(LIT)
        if self.page.locator("#play-cards").count():
            self.play_a_card()
        elif lit.count():
            lit.nth(self.rng.randrange(lit.count())).press("Enter")
        else:
            self.page.locator("button.risky[name=move]").first.press("Enter")
            self.page.locator("#sure-yes").click()
        until(
            self.page,
            "before => document.getElementById('result') || document.querySelector('[name=number]').value > before",
            before,
        )

    def play_a_card(self) -> None:
        """Picks any card where cards are picked one by one, and plays it."""
        columns = self.page.locator(".rank:has(label)")
        columns.nth(self.rng.randrange(columns.count())).locator("label").last.click()
        self.page.locator("#play-cards").click()


P = TypeVar("P", bound=Person)


@contextmanager
def company(made: Callable[..., P]) -> Iterator[Callable[..., P]]:
    """Makes people, and sees to it that nothing went wrong in any of their browsers."""
    people: list[P] = []

    def make(*words: Any, **kind: Any) -> P:
        people.append(made(*words, **kind))
        return people[-1]

    yield make
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.leave()
    assert complaints == []


def until(page: Page, script: str, arg: Any = None) -> None:
    """Wait until a script says yes. `wait_for_function` evaluates text in the page, which a site may forbid."""
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        with suppress(Error):  # another page is on its way
            if page.evaluate(script, arg):
                return
        page.wait_for_timeout(10)
    raise AssertionError(f"in vain: {script}")


def play_to_the_end(*people: Person) -> None:
    play_on(*people)
    assert all(person.over for person in people), "the game does not end"


def play_on(*people: Person, moves: int = 2000) -> None:
    """Play some moves more, or until the game is over."""
    for _ in range(4000):
        looks = [person.look() for person in people]
        if not moves or all(over for over, _ in looks):
            return
        for person, (over, acts) in zip(people, looks, strict=True):
            if acts and not over and moves:
                person.make_a_move()
                moves -= 1
        people[0].page.wait_for_timeout(5)


def lay_out(where: Site, log: Sequence[dict[str, Any]], table_id: str = "") -> str:
    """Add a table to a site that runs; return its path."""
    table_id = table_id or secrets.token_urlsafe(12)
    if isinstance(where, StaticSite):
        where.add(table_id, [here(event) for event in log])
    elif table_id not in where.tables:
        where.tables.add(table_id)
        prepare(where.folder, log, table_id)
    return f"/tables/{table_id}"


def here(event: dict[str, Any]) -> dict[str, Any]:
    """An event of a prepared table where there is no server: Ann is at the device, and bots play for all others."""
    if event["kind"] != "sit":
        return event
    if event["player"] == id_of("Ann"):
        return {**event, "player": person_at(0)}
    return {"kind": "bot", "seat": event["seat"], "bot": "easy"}


def prepare(folder: Path, events: Sequence[dict[str, Any]], table_id: str) -> None:
    """Writes the log of a table, as if it had been played."""

    async def write() -> None:
        async with Store(folder / "tables.db") as store:
            table = Table()
            for number, event in enumerate(events):
                result = table.preview(event)
                await store.append(table_id, number, event, change(table, result))
                table.apply(result)

    folder.mkdir(exist_ok=True)
    with ThreadPoolExecutor(1) as apart:  # Playwright has a loop of its own on this thread
        apart.submit(lambda: asyncio.run(write())).result()


def played_table(
    name: str, moves: int, players: int = 2, seed: int = 5, bots: bool = False, **options: Any
) -> list[dict[str, Any]]:
    """The log of a table at which Ann and others, or bots, have made so many random moves; the same every time."""
    more: dict[str, Any] = {kind: bool(options.pop(kind, False)) for kind in ("aids", "hints")}
    log = [opened(name, players, {"first": 0, **options} if name != "red7" else options, **more)]
    table, rng = Table(log), Random(seed)

    def do(player: str, command: Command, seed: int | None = None) -> None:
        result = table.decide(player, command, seed=seed)
        log.append(result.event)
        table.apply(result)

    for seat, player in enumerate(("Ann", *["Bob", "Cleo", "Dan"] * (not bots))[:players]):
        do(id_of(player), Sit(seat, player))
    for seat in range(1, players if bots else 0):
        log.append({"kind": "bot", "seat": seat, "bot": "easy"})
        table.apply(log[-1])
    do(id_of("Ann"), Begin(), seed)
    while table.running and (table.moves < moves or table.turn != 0):
        assert table.state
        legal = [move for move in table.state.legal_moves if move != "pass"] or table.state.legal_moves
        log.append(table.decide_move(rng.choice(legal)).event)
        table.apply(log[-1])
    return log


def almost_over(name: str, left: int, players: int = 2, bots: bool = False) -> list[dict[str, Any]]:
    """The log of a table at which Ann is to act and, if all play on at random, about so many moves are left."""
    whole = Table(played_table(name, 100_000, players, bots=bots))
    log = played_table(name, whole.moves - left, players, bots=bots)
    assert Table(log).running
    return log


def id_of(name: str) -> str:
    """Who somebody at a prepared table is."""
    return base64.urlsafe_b64encode(name.ljust(12).encode()).decode()


def be(person: Person, who: str, where: Site) -> None:
    """Lets somebody be a player of a prepared table."""
    if isinstance(where, StaticSite):
        assert who == "Ann", "nobody else is here"
        person.known = True
        return
    key = identity.secret(where.folder / "secret.key")
    cookie = identity.signed(identity.Person(id=id_of(who), name=who, language=""), key)
    person.context.add_cookies([{"name": "person", "value": cookie, "url": person.address}])


def serious(page: Page, **options: Any) -> list[tuple[str, str]]:
    """What keeps people out of a page, as axe finds it: the rule, and the first part that breaks it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    ask = "options => axe.run(options).then(found => found.violations)"
    found = page.evaluate(ask, {"resultTypes": ["violations"], **options})
    return [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in ("serious", "critical")]


def serious_in_the_dark(page: Page) -> list[tuple[str, str]]:
    """The same in the dark scheme, which has other colors and nothing else."""
    page.emulate_media(color_scheme="dark")
    try:
        return serious(page, runOnly=["color-contrast", "link-in-text-block"])
    finally:
        page.emulate_media(color_scheme="light")
