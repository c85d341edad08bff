"""The home page: posters, opponents by face, one tap to play, on every window, with and without scripts."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any

import pytest
from people import PHONE, Person, be, both, company, lay_out, played_table, serious, serious_in_the_dark
from playwright.sync_api import expect
from serving import Server
from test_web import Browser

import irisdeck
from irisdeck.bots import BOTS
from irisdeck.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from people import Site
    from playwright.sync_api import Browser as Chromium
    from playwright.sync_api import Page

Somebody = Any  # what `somebody` gives: Callable[..., Person]
MOST = 100_000  # bytes of the first page, with all that it loads
DESKS = ((1280, 720), (1920, 1080))
PHONES = ((360, 640), (390, 844))
LOADED = "performance.getEntries().reduce((sum, entry) => sum + (entry.transferSize || 0), 0)"
STICKS_OUT = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"


class Form(HTMLParser):
    """The fields that a poster would send as it stands."""

    def __init__(self, html: str, game: str) -> None:
        super().__init__()
        self.fields: dict[str, str] = {}
        self.select = ""
        self.feed(html.partition(f'<section class="poster {game}"')[2].partition("</form>")[0])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name, value = given.get("name") or "", given.get("value") or ""
        if tag == "select":
            self.select = name
        elif tag == "option" and ("selected" in given or self.select not in self.fields):
            self.fields[self.select] = value
        elif tag == "input" and (given["type"] == "hidden" or "checked" in given):
            self.fields[name] = value


def playing(browser: Browser, game: str) -> dict[str, str]:
    """What *Play* of a game sends."""
    fields = Form(browser.get("/"), game).fields
    del fields["_csrf_token"]
    return fields


# -- Without scripts --


@pytest.mark.parametrize("game", irisdeck.GAMES)
def test_play_begins_a_game_as_most_play_it(running: Server, game: str) -> None:
    ann = Browser(running)
    fields = playing(ann, game)
    assert {"game": game, "players": "2", "bot": "medium", "listed": "on"}.items() <= fields.items()
    ann.post("/tables", **fields)
    assert ann.status == 200
    assert 'id="hand"' in ann.html


def test_play_begins_what_was_played_last(running: Server) -> None:
    ann = Browser(running)
    chosen = {"players": "3", "bot": "easy", "option-advanced": "on", "option-actions": "on", "clock-move": "60"}
    ann.post("/tables", **{**playing(ann, "red7"), **chosen})
    assert ann.html.count('data-place="hand-') >= 2
    assert 'id="clock"' in ann.html
    again = playing(ann, "red7")
    assert chosen.items() <= again.items()
    ann.post("/tables", **again)
    assert ann.status == 200
    assert playing(ann, "tricks")["bot"] == "medium", "each game has its own"
    assert playing(Browser(running), "red7")["bot"] == "medium", "and so has each person"


def test_all_lessons_and_the_rules_stand_under_learn(running: Server) -> None:
    ann = Browser(running)
    menu = ann.get("/").partition('id="learn-red7"')[2].partition("</section>")[0]
    titles = re.findall(r'name="lesson"[^>]*>([^<]+)<', menu)
    assert titles == ["Learn to play", "Lesson 2: drawing, points, actions"]
    assert "·" not in menu
    assert 'href="/rules/red7"' in menu


def test_home_says_how_long_a_game_takes_and_who_made_it(running: Server) -> None:
    home = Browser(running).get("/")
    assert "2 players · 10 to 20 minutes · ages 7 and up" in home
    assert "by Carl Chudyk and Chris Cieslik" in home


# -- In a browser --


@both
def test_an_opponent_is_chosen_by_face(somebody: Somebody) -> None:
    page = somebody().goto("/")
    poster = page.locator(".poster.duel")
    expect(poster.locator(".foes label")).to_have_count(len(BOTS))
    poster.locator(".foes label", has=page.locator(".f-cat")).click()
    expect(poster.locator(".foes label:has(:checked) > span")).to_have_text("Cat (easy)")
    poster.get_by_role("button", name="Play: Rainbow, the duel").click()
    page.wait_for_selector("#hand")
    expect(page.locator("#table")).to_contain_text("Cat")


@both
def test_options_for_playing_alone_stand_in_a_popup(somebody: Somebody) -> None:
    page = somebody().goto("/")
    page.get_by_role("button", name="Options: Red7").click()
    popup = page.locator("#options-red7")
    popup.get_by_label("4", exact=True).check(force=True)
    popup.get_by_label("Advanced").check()
    expect(page.locator(".poster.red7 .foes label:has(:checked) > span")).to_have_css("opacity", "1")
    popup.get_by_role("button", name="Play").click()
    page.wait_for_selector("#hand")
    expect(page.locator(".others .seat")).to_have_count(3)


@pytest.fixture(scope="module")
def busy(running: Site) -> Site:
    """A site where Ann has games that are not over."""
    for name, players in (("duel", 2), ("tricks", 4), ("red7", 4)):
        lay_out(running, played_table(name, 6, players), f"{name}-midway")
    lay_out(running, played_table("red7", 1000, 3), "red7-over")
    if isinstance(running, Server):
        lay_out(running, played_table("tricks", 6, 4)[:2], "waiting")
    return running


@pytest.fixture(scope="module")
def ann(browser: Chromium, busy: Site) -> Iterator[Person]:
    with company(lambda: Person(browser, busy)) as make:
        person = make()
        be(person, "Ann", busy)
        if isinstance(busy, Server):
            stranger = make()
            stranger.open_table("tricks", "Eve", listed="listed")  # somebody waits, and is listed
            player = make()
            player.play_now("red7", 4)  # somebody plays in public
        yield person


def speak(page: Page, language: str) -> None:
    """Choose a language of the page."""
    page.locator("#language").select_option(language)
    page.wait_for_selector(f"html[lang={language}]")


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_home_fits_one_screen_on_desks_and_nothing_sticks_out_on_phones(ann: Person, language: str) -> None:
    page = ann.goto("/")
    speak(page, language)
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0, (width, height)
        assert page.evaluate(STICKS_OUT) <= 0
        assert cut(page) == []
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(STICKS_OUT) <= 0, (width, height)
        assert cut(page) == []
    box = page.locator("#language").bounding_box()
    assert box
    assert box["x"] + box["width"] <= PHONES[-1][0]
    page.set_viewport_size({"width": 844, "height": 390})  # a phone on its side
    assert page.evaluate(STICKS_OUT) <= 0
    assert cut(page) == []
    for game in irisdeck.GAMES:
        expect(page.locator(f".poster.{game} .go .main")).to_be_in_viewport(ratio=1)
        expect(page.locator(f".poster.{game} .foes label").first).to_be_in_viewport(ratio=1)
    speak(page, "en")


def cut(page: Page) -> list[str]:
    """Buttons of posters whose words do not fit, or that overlap."""
    found: list[str] = page.evaluate(
        """[...document.querySelectorAll('.go')].flatMap((row) => {
          const all = [...row.children].map((one) => [one, one.getBoundingClientRect()]);
          const poster = row.closest('.poster').getBoundingClientRect();
          return all.filter(([one, box], at) => one.scrollWidth > one.clientWidth + 1 || box.right > poster.right
            || (at && all[at - 1][1].right > box.left + 1 && all[at - 1][1].bottom > box.top + 1))
            .map(([one]) => one.textContent);
        })"""
    )
    return found


@both
def test_games_that_go_on_stand_on_top_with_those_first_that_wait_for_you(ann: Person) -> None:
    page = ann.goto("/")
    chips = page.locator("#running ~ .list a")
    expect(chips).to_have_count(3 if ann.static else 4)
    turns = [chip.locator(".tag.turn").count() for chip in chips.all()]
    assert turns == sorted(turns, reverse=True)
    assert sum(turns) > 0
    top, posters = chips.first.bounding_box(), page.locator(".posters").bounding_box()
    assert top
    assert posters
    assert top["y"] < posters["y"]


def test_strangers_meet_from_the_home_page(somebody: Somebody) -> None:
    eve, bob = somebody(), somebody()
    page = eve.goto("/")
    page.get_by_role("button", name="Find an opponent").click()
    page.locator("#find-where").get_by_role("button", name="Rainbow, the duel").click()
    expect(page.locator("#lobby")).to_contain_text("Your table is listed on the home page.")
    table = page.url.rpartition("/")[2].partition("?")[0]  # others may wait, too
    bob.goto("/").locator(f"#opponent ~ .list button[value='{table}']").click()
    bob.page.wait_for_selector("#hand")
    page.wait_for_selector("#hand")
    expect(page.locator("#invite")).to_have_count(0)


@pytest.mark.parametrize(
    ("running", "popup"),
    [
        *(("served", popup) for popup in ("", "options-red7", "options-duel", "learn-tricks", "find-where")),
        *(("static", popup) for popup in ("", "options-red7", "learn-tricks")),
    ],
    indirect=["running"],
)
def test_axe_finds_nothing_at_home(ann: Person, popup: str) -> None:
    page = ann.goto("/")
    if popup:
        page.locator(f"[popovertarget={popup}]").first.click()
    assert serious(page) == []
    assert serious_in_the_dark(page) == []


@both
@pytest.mark.parametrize("path", ["/games", "/ratings?game=tricks", "/replays", "/rules/red7", "/new/tricks"])
def test_axe_finds_nothing_on_other_pages(ann: Person, path: str) -> None:
    page = ann.goto(path)
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert serious(page) == []
    assert serious_in_the_dark(page) == []
    page.set_viewport_size(PHONE["viewport"])
    assert page.evaluate(STICKS_OUT) <= 0


def test_an_invited_friend_sees_who_invites_and_one_button(browser: Chromium, ann: Person) -> None:
    bob = Person(browser, ann.address)
    page = bob.goto("/tables/waiting")
    expect(page.locator("#lobby h2")).to_have_text("Ann invites you to play Rainbow, the trick game")
    expect(page.locator("main button:visible", has_text="Sit down")).to_have_count(1)
    expect(page.locator("#invite")).to_be_hidden()
    page.locator("#lobby [name=name]").fill("Bob")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#lobby")).to_contain_text("Leave the seat")
    expect(page.locator("#invite")).to_be_visible()
    assert serious(page) == []
    bob.context.close()


def test_the_first_page_is_small(somebody: Somebody) -> None:
    page = somebody().goto("/")
    page.wait_for_load_state("networkidle")
    assert page.evaluate(LOADED) < MOST
