"""The analysis of a game as people meet it: real browsers, by mouse and keys, with scripts off, in both themes."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from people import (
    DESK,
    PHONE,
    Person,
    be,
    both,
    company,
    lay_out,
    play_to_the_end,
    played_table,
    serious,
    serious_in_the_dark,
)
from playwright.sync_api import expect
from serving import server

import irisdeck
from irisdeck.analysis import analyze
from irisdeck.table.table import Table
from irisdeck.words import say, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from people import Site
    from playwright.sync_api import Browser, Page
    from serving import Server

    from irisdeck.analysis import Analysis, Decision

SMALL = 16  # simulations of a move
LOG = played_table("red7", 100_000, seed=6)
FITS = ("de", "ru")  # languages with long words
Somebody = Any  # what `somebody` gives: Callable[..., Person]


@cache
def whole() -> Analysis:
    """The analysis of the game, as the server must make it."""
    return analyze(Table(LOG).record(), SMALL, workers=1)


def costly() -> list[Decision]:
    return whole().costliest(0)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("site"), words=("--simulations", str(SMALL))) as made:
        yield made


@pytest.fixture
def somebody(browser: Browser, running: Site) -> Iterator[Callable[..., Person]]:
    lay_out(running, LOG, "game")

    def person(who: str = "", **kind: Any) -> Person:
        made = Person(browser, running, **kind)
        if who:
            be(made, who, running)
        return made

    with company(person) as make:
        yield make


def analyzed(person: Person) -> Page:
    """The whole analysis of the game."""
    page = person.goto("/tables/game/analysis")
    if page.locator(".start .main").count():
        page.locator(".start .main").click()
    expect(page.locator("#analysis:not([data-wait]) .accounts")).to_have_count(1)
    return page


def test_from_the_result_to_a_better_move(somebody: Somebody) -> None:
    page = somebody("Ann").goto("/tables/game")
    page.locator("#to-analysis").click()
    expect(page.locator("#analysis:not([data-wait]) .accounts")).to_have_count(1)
    expect(page.locator(".finds li")).to_have_count(len(costly()))
    expect(page.locator(".chart polyline").first).to_be_attached()
    expect(page.locator(".bars svg")).to_have_count(4)
    page.locator(".finds a").first.click()
    first, game = costly()[0], irisdeck.game("red7")
    bad = next(
        chance.move
        for chance in first.judgment.chances[::-1]
        if not first.good_enough(chance.move) and chance.move != first.move
    )
    solution = game.instruction(first.best)
    page.locator(f"#try button[value='{bad}']").press("Enter")
    expect(page.locator(".verdict-words.not-yet")).to_be_visible()
    expect(page.locator("#lesson")).not_to_contain_text(solution)
    page.locator(f"#try button[value='{first.best}']").press("Enter")
    expect(page.locator(".verdict-words.good")).to_have_text(re.compile("Yes, that is the best move!"))
    expect(page.locator("#lesson")).to_contain_text(solution)
    page.get_by_role("link", name="Next decision").click()
    expect(page.locator("#lesson")).to_contain_text("Step 2 of 3")
    page.locator("#show-me").click()
    expect(page.locator("#lesson")).to_contain_text(game.instruction(costly()[1].best))
    page.get_by_role("link", name="See it in the game").click()
    expect(page.locator("#turn")).to_contain_text(f"Move {costly()[1].number} of {len(whole().decisions)}")


def test_a_card_is_dragged_or_tapped_to_try_it(somebody: Somebody) -> None:
    page = analyzed(somebody("Ann"))
    decision = next(one for one in costly() if any(chance.move[0] == "+" for chance in one.judgment.chances))
    move = next(chance.move for chance in decision.judgment.chances if chance.move[0] == "+")
    page.locator(f".finds a[href*='find={decision.number}&']").click()
    page.wait_for_url("**find=*")  # with its scripts: a card that is clicked before they run is not taken up
    page.locator(f"#hand li[data-key='{move[1:]}'] .card").click()
    page.locator("[data-drop~='+'].may").click(position={"x": 8, "y": 8})
    expect(page.locator(".verdict-words")).to_be_visible()
    expect(page).to_have_url(re.compile(r"move=%2B"))


@both
def test_stepping_shows_the_list_of_the_bot(somebody: Somebody) -> None:
    page = analyzed(somebody("Ann"))
    page.get_by_role("link", name="Step through the game").click()
    for number, decision in enumerate(whole().decisions):
        assert decision
        expect(page.locator("#turn")).to_contain_text(f"Move {number} of")
        expect(page.locator("#judged > .thoughts > li.best, #judged-told > .thoughts > li.best")).to_have_count(1)
        expect(page.locator("#all-moves [aria-current]")).to_have_attribute("data-at", str(number))
        assert page.locator("#judged-told").count() == (decision in costly())
        page.keyboard.press("ArrowRight")
    expect(page.locator("#judged")).to_contain_text("The game is over")
    page.locator(".chances .columns a").nth(3).click()
    expect(page.locator("#turn")).to_contain_text("Move 3 of")
    expect(page.locator("#there")).not_to_have_attribute("open", "")
    page.locator("#there > summary").click()
    expect(page.locator("#there .quiet")).to_contain_text("With all cards open")
    page.locator(".to-overview a").click()
    expect(page.locator(".finds li")).to_have_count(len(costly()))
    page.locator(".chart .columns a").nth(5).click()
    expect(page.locator("#turn")).to_contain_text("Move 5 of")


def test_everything_works_with_scripts_off(somebody: Somebody) -> None:
    page = somebody("Ann", java_script_enabled=False).goto("/tables/game")
    page.locator("#to-analysis").click()
    while not page.locator(".accounts").count():
        page.reload()
    page.locator(".finds a").first.click()
    page.locator(f"#try button[value='{costly()[0].best}']").first.click()
    expect(page.locator(".verdict-words.good")).to_be_visible()
    page.get_by_role("link", name="See it in the game").click()
    page.locator("#step-on").click()
    expect(page.locator("#turn")).to_contain_text(f"Move {costly()[0].number + 1} of")


@both
def test_a_game_just_played_is_analyzed(somebody: Somebody) -> None:
    person = somebody()
    person.play_now("red7")
    play_to_the_end(person)
    person.page.locator("#to-analysis").click()
    expect(person.page.locator("#analysis:not([data-wait]) .accounts")).to_have_count(1)
    expect(person.page.locator("#analysis")).to_contain_text("Luck and skill")


def pages() -> dict[str, str]:
    first = costly()[0].number
    return {
        "overview": "/tables/game/analysis",
        "all": "/tables/game/analysis?seat=open",
        "find": f"/tables/game/analysis?find={first}",
        "told": f"/tables/game/analysis?find={first}&show=on",
        "step": "/tables/game/analysis?at=1&seat=0",
        "costly": f"/tables/game/analysis?at={first}&seat=0",
    }


@pytest.mark.parametrize(
    "size", [PHONE, DESK, {"viewport": {"width": 320, "height": 640}}], ids=["phone", "desk", "320"]
)
def test_nothing_sticks_out_and_axe_finds_nothing_serious(somebody: Somebody, size: dict[str, Any]) -> None:
    person = somebody("Ann", **size)
    analyzed(person)
    for name, path in pages().items():
        page = person.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        if size is not DESK:
            continue
        assert serious(page) == [], name
        assert serious_in_the_dark(page) == [], name


@pytest.mark.parametrize("language", FITS)
def test_an_analysis_in_long_words_fits_a_phone(somebody: Somebody, language: str) -> None:
    person = somebody(locale=language, **PHONE)
    page = analyzed(person)
    expect(page.locator("#analysis")).to_contain_text(tell(say("analysis-luck-skill"), language))
    for path in (pages()["overview"], pages()["told"], pages()["step"]):
        person.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    person.goto(pages()["told"])
    expect(page.locator("#lesson .acts .button")).to_be_visible()
