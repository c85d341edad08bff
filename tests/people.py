"""People with real browsers (Chromium by Playwright), and tables prepared for them."""

from __future__ import annotations

import asyncio
import base64
import secrets
import shutil
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

from irisdeck.server import identity
from irisdeck.server.rows import change
from irisdeck.server.store import Store
from irisdeck.table.commands import Begin, Sit
from irisdeck.table.table import Table, opened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page
    from serving import Server

    from irisdeck.table.commands import Command

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
]  # fmt: skip
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
LIT = "button[name=move]:not([aria-disabled]):not(.risky):visible"
# Pages show moves at once unless somebody wants to see how cards move: a game would take minutes.
INSTANT = """new MutationObserver(() => {
  if (document.documentElement) document.documentElement.dataset.speed = "instant";
}).observe(document, {childList: true})"""
MOTION: dict[str, Any] = {"reduced_motion": "no-preference", "motion": True}
PATIENCE = 60_000  # milliseconds that a slow machine may take
expect.set_options(timeout=PATIENCE)


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's browser: a whole one, because the one without windows knows no notifications."""
    names = ("chromium", "chromium-browser", "google-chrome")
    program = next(filter(None, map(shutil.which, names)), None)
    assert program, "there is no Chromium: make test installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


class Person:
    """Somebody with a browser of their own; whatever its console complains of is kept."""

    def __init__(self, browser: Browser, address: str, *, motion: bool = False, **kind: Any) -> None:
        self.address = address
        # Cards that glide take most of the time of a game; those who want to see them say so.
        usual = {**DESK, "locale": "en-US", "reduced_motion": "reduce"}
        self.context: BrowserContext = browser.new_context(**{**usual, **kind})
        self.context.set_default_timeout(PATIENCE)
        if not motion:
            self.context.add_init_script(INSTANT)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda wrong: self.complaints.append(str(wrong)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.rng = Random(1)

    def goto(self, path: str) -> Page:
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
        self.page.wait_for_function(
            "before => document.getElementById('result') || document.querySelector('[name=number]').value > before",
            arg=before,
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
        person.context.close()
    assert complaints == []


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


def lay_out(where: Server, log: Sequence[dict[str, Any]]) -> str:
    """Add a table to a server that runs; return its path."""
    table_id = secrets.token_urlsafe(12)
    prepare(where.folder, log, table_id)
    return f"/tables/{table_id}"


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


def be(person: Person, who: str, folder: Path) -> None:
    """Lets somebody be a player of a prepared table."""
    key = identity.secret(folder / "secret.key")
    cookie = identity.signed(identity.Person(id=id_of(who), name=who, language=""), key)
    person.context.add_cookies([{"name": "person", "value": cookie, "url": person.address}])


def serious(page: Page, **options: Any) -> list[tuple[str, str]]:
    """What keeps people out of a page, as axe finds it: the rule, and the first part that breaks it."""
    found = Axe().run(page, options={"resultTypes": ["violations"], **options}).response["violations"]
    return [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in ("serious", "critical")]


def serious_in_the_dark(page: Page) -> list[tuple[str, str]]:
    """The same in the dark scheme, which has other colors and nothing else."""
    page.emulate_media(color_scheme="dark")
    try:
        return serious(page, runOnly=["color-contrast", "link-in-text-block"])
    finally:
        page.emulate_media(color_scheme="light")
