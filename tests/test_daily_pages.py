"""The deal of the day on a server: its pages with and without scripts, and the API. A real database, a real browser."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from people import PHONE, play_to_the_end, serious, serious_in_the_dark
from playwright.sync_api import expect
from test_api import Program, program
from test_web import Browser
from test_web import play_to_the_end as play_without_scripts

from irisdeck.table.daily import kinds
from irisdeck.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from people import Person
    from serving import Server

STICKS_OUT = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"


def rows(where: Server) -> list[tuple[Any, ...]]:
    """What the database has of people's deals."""
    with closing(sqlite3.connect(where.folder / "tables.db")) as database:
        return database.execute("SELECT kind, name, share FROM daily WHERE table_id != '' ORDER BY at").fetchall()


def visitor(where: Server, name: str, language: str = "en") -> Browser:
    browser = Browser(where, language)
    browser.get("/you")
    browser.post("/you", name=name)
    browser.get("/daily")
    return browser


def today(browser: Browser) -> str:
    found = re.search(r"<time>(.*?)</time>", browser.get("/daily"))
    assert found
    return found[1]


# -- Without scripts --


def test_today_s_deals_are_played_once_and_compared_afterwards(running: Server) -> None:
    ann, bob = visitor(running, "Ann"), visitor(running, "Bob")
    for kind in kinds():
        assert f'action="/daily/{kind.id}"' in ann.html
    ann.post("/daily/red7-2")
    table = ann.path
    assert table.startswith("/tables/")
    assert "this game counts" in ann.html
    assert "Go on: Red7, 2 players" in ann.get("/daily")
    ann.post("/daily/red7-2")
    assert ann.path == table, "it is begun once"
    bob.post("/daily/red7-2")
    assert bob.path != table

    day = today(bob)
    play_without_scripts(ann)
    assert f'href="/daily/{day}/red7-2"' in ann.html
    ann.get(f"/daily/{day}/red7-2")
    assert "Your result: " in ann.html
    assert "Ann" in ann.html

    for path in (f"/daily/{day}/red7-2", "/daily"):  # Bob still plays, Eve could
        for one in (bob, visitor(running, "Eve")):
            html = one.get(path)
            assert one.path == "/daily"
            assert "Ann" not in html
    bob.post("/daily/red7-2")
    play_without_scripts(bob)
    bob.get(f"/daily/{day}/red7-2")
    assert "Ann" in bob.html
    assert "Other people" in bob.html
    assert [name for kind, name, share in rows(running) if kind == "red7-2" and share is not None] == ["Ann", "Bob"]

    before = rows(running)
    bob.post(f"/daily/{day}/red7-2")
    assert bob.path.startswith("/tables/")
    assert "this game does not count" in bob.html
    bob.post(bob.path, do="resign", sure="on")
    assert rows(running) == before


def test_wrong_deals_are_refused_in_words(running: Server) -> None:
    ann = visitor(running, "Ann")
    day = today(ann)
    for path in ("/daily/chess-2", f"/daily/{day}/chess-2", "/daily/2020-01-01/red7-2", "/daily/9999-12-31/red7-2"):
        ann.get("/daily")
        ann.post(path)
        assert ann.status == 409
        assert "There is no" in ann.html
    for path in ("/daily/someday/red7-2", "/daily/2020-01-01/red7-2", f"/daily/{day}/chess-2"):
        ann.get(path)
        assert ann.status == 409
        assert "There is no" in ann.html
    ann.get("/daily")
    ann.post(f"/daily/{day}/duel-2")
    assert "Finish your own game first" in ann.html


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_reader_s_language(running: Server, language: str) -> None:
    html = Browser(running, language).get("/daily")
    assert f'<html lang="{language}"' in html
    assert ("Deal of the day" in html) == (language == "en")


# -- In a browser --


def test_a_deal_in_a_browser_from_home_to_the_comparison(somebody: Callable[..., Person]) -> None:
    ann = somebody()
    page = ann.goto("/")
    page.get_by_role("link", name="Deal of the day").click()
    expect(page.locator(".deals .banner")).to_have_count(len(kinds()))
    assert serious(page) == []
    assert serious_in_the_dark(page) == []
    page.get_by_role("button", name="Play: Red7, 4 players").click()
    page.wait_for_selector("#hand")
    expect(page.locator(".others .seat")).to_have_count(3)
    assert page.locator("#tools .hint").count() == 0
    play_to_the_end(ann)
    page.locator("#result").get_by_role("link", name="How others did").click()
    expect(page.locator("#own")).to_contain_text("Your result")
    expect(page.locator(".leaders tr.mine")).to_have_count(1)
    while not page.get_by_text("Otter (medium)").count():  # the animals may still play
        page.reload()
    expect(page.locator(".leaders")).to_contain_text("Cat (easy)")
    assert serious(page) == []
    assert serious_in_the_dark(page) == []
    page.set_viewport_size(PHONE["viewport"])
    assert page.evaluate(STICKS_OUT) <= 0
    page.get_by_role("button", name="Play it again").click()
    page.wait_for_selector("#hand")
    expect(page.locator("#sheet")).to_contain_text("does not count")


# -- The API --


def test_programs_play_the_deal_of_the_day(running: Server) -> None:
    asking: Program = program(running, "read", "play")
    told = asking.ask("/daily")
    assert asking.status == 200
    assert [deal["kind"] for deal in told["deals"]] == [kind.id for kind in kinds()]
    assert {deal["state"] for deal in told["deals"]} == {"new"}
    table = asking.ask("/daily/tricks-2", b"{}")
    assert asking.status == 200
    assert table["seat"] == 0
    assert not table["hints"]
    assert asking.ask("/daily/tricks-2", b"{}")["id"] == table["id"]
    refused = asking.ask(f"/daily/{told['day']}/tricks-2")
    assert (asking.status, refused["error"]) == (409, "daily-not-over")
    asking.wish(table["id"], "resign")
    results = asking.ask(f"/daily/{told['day']}/tricks-2")
    assert asking.status == 200
    [mine] = [result for result in results["results"] if result["mine"]]
    assert (mine["share"], mine["score"]) == (0, None)
    assert "key" not in str(results)
    for path, error in (("/daily/chess-2", "no-such-kind"), ("/daily/2020-01-01/duel-2", "no-such-day")):
        refused = asking.ask(path, b"{}" if path.count("/") == 2 else None)
        assert (asking.status, refused["error"]) == (404, error)
    deals = {deal["kind"]: deal for deal in asking.ask("/daily")["deals"]}
    assert deals["tricks-2"]["state"] == "done"
    assert program(running, "read").ask("/daily/duel-2", b"{}")["error"] == "scope-missing"


@pytest.mark.parametrize("running", ["static"], indirect=True)
def test_a_deal_without_a_server(somebody: Callable[..., Person]) -> None:
    ann = somebody()
    page = ann.goto("/")
    page.get_by_role("link", name="Deal of the day").click()
    page.get_by_role("button", name="Play: Red7, 2 players").click()
    page.wait_for_selector("#hand")
    play_to_the_end(ann)
    page.locator("#result").get_by_role("link", name="How others did").click()
    expect(page.locator("#own")).to_contain_text("Your result")
    while page.get_by_role("link", name="Look again").count():  # the animals may still play
        page.get_by_role("link", name="Look again").click()
        page.wait_for_timeout(500)
    for name in ("Cat (easy)", "Otter (medium)", "Fox (strong)"):
        expect(page.locator(".leaders")).to_contain_text(name)
    page.get_by_role("button", name="Play it again").click()
    page.wait_for_selector("#hand")
    expect(page.locator("#sheet")).to_contain_text("does not count")
