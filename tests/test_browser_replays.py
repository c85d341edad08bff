"""Replays as people meet them: real browsers, by keys, slider, mouse and touch, with scripts off, and read aloud."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from people import (
    DESK,
    MOTION,
    PATIENCE,
    PHONE,
    Person,
    be,
    both,
    both_always,
    both_and_plain,
    company,
    lay_out,
    play_to_the_end,
    played_table,
    serious,
    serious_in_the_dark,
)
from playwright.sync_api import expect

from irisdeck.table.replay import replay_of_table
from irisdeck.table.table import Table
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from people import Site
    from playwright.sync_api import Browser, Page

RECORDS = Path(__file__).parent / "data" / "records"
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "duel": ("duel", 2, {}),
    "tricks-2": ("tricks", 2, {}),
    "tricks-4": ("tricks", 4, {}),
    "red7": ("red7", 3, {"advanced": True}),
    "short": ("red7", 2, {"seed": 15}),
}
LOGS = {name: played_table(game, 100_000, players, **options) for name, (game, players, options) in GAMES.items()}
MOVES = {name: Table(log).moves for name, log in LOGS.items()}
Somebody = Any  # what `somebody` gives: Callable[..., Person]


@pytest.fixture
def somebody(browser: Browser, running: Site) -> Iterator[Callable[..., Person]]:
    def person(who: str = "", **kind: Any) -> Person:
        made = Person(browser, running, **kind)
        if who:
            be(made, who, running)
        return made

    with company(person) as make:
        yield make


@pytest.fixture(scope="module", autouse=True)
def tables(running: Site) -> None:
    """The games of LOGS, on every site."""
    for name, log in LOGS.items():
        lay_out(running, log, name)


def stands_at(page: Page, at: int, name: str) -> None:
    """Words, slider, list and address agree."""
    expect(page.locator("#turn")).to_contain_text(f"Move {at} of {MOVES[name]}")
    expect(page.locator("#all-moves [aria-current]")).to_have_count(1)
    expect(page.locator("#all-moves [aria-current]")).to_have_attribute("data-at", str(at))
    expect(page.locator("#at")).to_have_value(str(at))
    expect(page.locator("#at")).to_have_attribute("aria-valuetext", f"Move {at} of {MOVES[name]}")


def open_the_menu(page: Page) -> None:
    page.locator("[popovertarget=sheet]").click()


# -- Stepping --


@both
def test_keys_step_jump_and_play(somebody: Somebody) -> None:
    page = somebody().goto("/tables/duel/replay?seat=1")
    last = MOVES["duel"]
    expect(page.locator("#keys")).to_contain_text("← and →")
    page.evaluate("window.same = true")
    for key, at in (
        ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowRight", last), ("Home", 0),
        ("ArrowLeft", 0), ("ArrowRight", 1),
    ):  # fmt: skip
        page.keyboard.press(key)
        stands_at(page, at, "duel")
    expect(page).to_have_url(re.compile(r"at=1&seat=1$"))
    page.locator("#speed").select_option("fast")
    page.locator("#speed").blur()
    page.keyboard.press(" ")
    expect(page.locator("#step-play")).to_contain_text("Pause")
    expect(page.locator("#turn")).to_contain_text("Move 3 of")
    page.keyboard.press(" ")
    expect(page.locator("#step-play")).to_contain_text("Play")
    assert page.evaluate("window.same"), "the page was never loaded anew"
    assert "play=on" not in page.url


@both
def test_many_steps_in_a_moment_lead_as_far(somebody: Somebody) -> None:
    page = somebody().goto("/tables/tricks-4/replay")
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    page.evaluate("for (let i = 0; i < 4; i++) document.getElementById('step-on').click()")
    stands_at(page, 12, "tricks-4")
    page.reload()
    stands_at(page, 12, "tricks-4")


@both
def test_the_slider_and_the_list_lead_anywhere(somebody: Somebody) -> None:
    page = somebody().goto("/tables/red7/replay?seat=open")
    slider = page.locator("#at")
    slider.fill("40")
    stands_at(page, 40, "red7")
    slider.press("ArrowRight")
    stands_at(page, 41, "red7")
    last = MOVES["red7"]
    page.keyboard.press("End")
    stands_at(page, last, "red7")
    inside = "move => { const [a, b] = [move, move.closest('#all-moves')].map((x) => x.getBoundingClientRect());"
    inside += " return a.top >= b.top && a.bottom <= b.bottom; }"
    assert page.locator("#all-moves [aria-current]").evaluate(inside), "the current move is in view"
    page.locator("#all-moves [data-at='5']").click()
    stands_at(page, 5, "red7")
    assert page.locator("#all-moves [aria-current]").evaluate(inside)
    expect(page.locator("#all-moves h3").first).to_have_text("Round 1")
    page.locator("#step-last").click()
    stands_at(page, last, "red7")
    page.locator("#step-back").click()
    stands_at(page, last - 1, "red7")
    assert page.evaluate("document.activeElement.id") == "step-back", "who steps by Enter keeps the focus"


@both
def test_a_whole_game_plays_by_itself_and_stops(somebody: Somebody) -> None:
    last = MOVES["short"]
    page = somebody().goto(f"/tables/short/replay?at={last - 3}&speed=fast")
    page.locator("#step-play").click()
    expect(page.locator("#turn")).to_contain_text(f"Move {last} of", timeout=PATIENCE)
    stands_at(page, last, "short")
    expect(page.locator("#step-play")).to_contain_text("Play")
    expect(page.locator("#last")).to_contain_text("wins")
    page.locator("#step-play").click()
    expect(page.locator("#turn")).to_contain_text("Move 1 of")
    page.locator("#step-back").click()
    stands_at(page, 0, "short")
    expect(page.locator("#step-play")).to_contain_text("Play")


def test_a_link_to_a_position_shows_others_the_same(somebody: Somebody) -> None:
    ann, eve = somebody("Ann"), somebody()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ann.goto("/tables/duel")
    page.locator("#replay").click()
    expect(page.locator("#seen-by [aria-current]")).to_have_text("Ann")
    expect(page.locator("#hand-name")).to_contain_text("Your hand")
    page.locator("#seen-by").get_by_text("Bob").click()
    page.locator("#at").fill("9")
    stands_at(page, 9, "duel")
    open_the_menu(page)
    page.locator("#copy").click()
    expect(page.locator("#copy")).to_have_class("done")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    board = ".others .seat, #row, #holder, #hand"
    seen = page.locator(board).all_inner_texts()
    other = eve.goto(link)
    stands_at(other, 9, "duel")
    assert other.locator(board).all_inner_texts() == seen
    expect(other.locator("#hand-name")).to_contain_text("Hand: Bob")


@both
def test_another_seat_is_chosen_at_the_same_position(somebody: Somebody) -> None:
    page = somebody().goto("/tables/tricks-4/replay?seat=open")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    stands_at(page, 2, "tricks-4")
    expect(page.locator("#seat-1 .open .card").first).to_be_visible()
    cleo = page.locator("#seen-by a[href$='seat=2']")
    name = cleo.inner_text()
    cleo.click()
    stands_at(page, 2, "tricks-4")
    expect(page.locator("#seat-1 .backs").first).to_be_attached()
    expect(page.locator("#hand-name")).to_contain_text(f"Hand: {name}")


@both
def test_cards_glide_unless_somebody_wants_no_motion(somebody: Somebody) -> None:
    spy = """
        window.moved = 0;
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => { window.moved += 1; return start(change); };
    """
    for kind, moves in ((MOTION, True), ({}, False)):
        person = somebody(**kind)
        person.run_first(spy)
        page = person.goto("/tables/red7/replay?seat=open")
        for at in range(1, 6):
            page.keyboard.press("ArrowRight")
            stands_at(page, at, "red7")
        assert bool(page.evaluate("window.moved")) is moves


def test_a_lost_connection_is_told_and_stepping_goes_on_when_it_is_back(somebody: Somebody) -> None:
    person = somebody()
    page = person.goto("/tables/duel/replay")
    person.context.set_offline(True)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#offline")).to_be_visible()
    person.context.set_offline(False)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#offline")).to_be_hidden()
    stands_at(page, 1, "duel")
    person.complaints.clear()  # a lost connection is an error to the console


@both
def test_another_language_is_chosen_where_one_stands(somebody: Somebody) -> None:
    page = somebody().goto("/tables/duel/replay?seat=0")
    page.keyboard.press("ArrowRight")
    stands_at(page, 1, "duel")
    open_the_menu(page)
    page.get_by_label("Language").select_option("hu")
    expect(page.locator("html[lang=hu]")).to_have_count(1)
    expect(page).to_have_url(re.compile(r"at=1&seat=0$"))


@both_always
def test_a_game_just_played_can_be_replayed(somebody: Somebody) -> None:
    person = somebody()
    person.play_now("red7")
    play_to_the_end(person)
    person.page.locator("#replay").click()
    expect(person.page.locator("#turn")).to_contain_text("Move 0 of")
    expect(person.page.locator("#hand-name")).to_have_text("Your hand")


# -- Scripts off --


def test_with_scripts_off_everything_is_links_and_forms(somebody: Somebody) -> None:
    page = somebody(java_script_enabled=False).goto("/tables/short/replay")
    page.locator("#step-on").click()
    expect(page.locator("#turn")).to_contain_text("Move 1 of")
    page.locator("#all-moves [data-at='4']").click()
    expect(page.locator("#turn")).to_contain_text("Move 4 of")
    page.locator("#seen-by").get_by_text("Bob").click()
    expect(page.locator("#hand-name")).to_have_text("Hand: Bob")
    page.locator("#at").focus()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Go there").click()
    expect(page.locator("#turn")).to_contain_text("Move 5 of")
    expect(page.locator("#hand-name")).to_have_text("Hand: Bob")
    page.locator("#speed").select_option("fast")
    page.get_by_role("button", name="Go there").click()
    page.locator("#step-play").click()
    expect(page.locator("#turn")).to_contain_text("Move 7 of")
    page.locator("#step-play").click()
    expect(page.locator("#step-play")).to_contain_text("Play")
    expect(page.locator("#keys")).to_be_hidden()


# -- Records --


@both_and_plain
def test_a_record_file_is_opened(somebody: Somebody, scripts: bool) -> None:
    person = somebody(java_script_enabled=scripts, **PHONE)
    page = person.goto("/")
    page.get_by_role("link", name="Open a recorded game").click()
    page.get_by_label("File with records").set_input_files(RECORDS / "tricks-3.jsonl")
    page.get_by_role("button", name="Check and open").click()
    expect(page.locator(".list li")).to_have_count(12)
    assert (page.locator(".list").bounding_box() or {})["width"] < PHONE["viewport"]["width"], "nothing sticks out"
    page.locator(".list a").nth(4).click()
    page.locator("#step-last").click()
    expect(page.locator("#last")).to_contain_text("The game is over")
    open_the_menu(page)
    page.get_by_role("link", name="Other games of this file").click()
    expect(page.locator(".list li")).to_have_count(12)


@both_and_plain
def test_what_is_wrong_with_a_file_is_told(somebody: Somebody, tmp_path: Path, scripts: bool) -> None:
    person = somebody(java_script_enabled=scripts)
    page = person.goto("/replays")
    page.get_by_label("Or paste a record").fill('{"format": "irisdeck/1"}')
    page.get_by_role("button", name="Check and open").click()
    expect(page.get_by_role("alert")).to_have_text("Line 1: a record needs 'game'.")
    expect(page.get_by_label("Or paste a record")).to_have_value('{"format": "irisdeck/1"}')
    (tmp_path / "large.jsonl").write_bytes(b" " * (9 << 20))
    page.get_by_label("File with records").set_input_files(tmp_path / "large.jsonl")
    page.get_by_role("button", name="Check and open").click()
    expect(page.get_by_role("alert")).to_have_text("This is too large: a file may have at most 1 MB.")
    person.complaints.clear()  # a refusal is an error to the console


@both_always
def test_a_record_of_this_table_is_opened_again_from_its_file(somebody: Somebody) -> None:
    page = somebody().goto("/tables/duel/replay")
    open_the_menu(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    page.get_by_role("link", name="Open a recorded game").click()
    page.get_by_label("Or paste a record").fill(download.value.path().read_text())
    page.get_by_role("button", name="Check and open").click()
    stands_at(page, 0, "duel")
    page.keyboard.press("ArrowRight")
    stands_at(page, 1, "duel")
    expect(page.locator("#sheet")).to_contain_text("Ann, ")


# -- For everybody --

PAGES = {
    **{f"{name}-open": f"/tables/{name}/replay?at=7&seat=open" for name in GAMES},
    **{f"{name}-seat": f"/tables/{name}/replay?at=7&seat=1" for name in GAMES},
    "end": "/tables/red7/replay?at=0&seat=0",
    "opening": "/replays",
}


@both
def test_axe_finds_nothing_serious(somebody: Somebody) -> None:
    ann = somebody("Ann")
    for name, path in PAGES.items():
        page = ann.goto(path)
        assert serious(page) == [], name
        assert serious_in_the_dark(page) == [], name


@both
@pytest.mark.parametrize(
    "size", [PHONE, DESK, {"viewport": {"width": 320, "height": 640}}], ids=["phone", "desk", "320"]
)
def test_nothing_sticks_out_and_the_controls_are_in_view(somebody: Somebody, size: dict[str, Any]) -> None:
    person = somebody(**size)
    for name, path in PAGES.items():
        page = person.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        if "replay?" in path:
            expect(page.locator("#step-on"), name).to_be_in_viewport(ratio=1)
            expect(page.locator("#at"), name).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_in_every_language_fits_a_phone(somebody: Somebody, language: str) -> None:
    page = somebody(locale=language, **PHONE).goto("/tables/duel/replay?at=3&seat=open")
    expect(page.locator("#step-play")).to_contain_text(tell(say("replay-play"), language))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#step-on").tap()
    expect(page.locator("#all-moves [aria-current]")).to_have_attribute("data-at", "4")


@both
def test_each_step_is_announced(somebody: Somebody) -> None:
    page = somebody().goto("/tables/short/replay?seat=open")
    last = page.locator("#last")
    expect(last).to_have_attribute("aria-live", "polite")
    expect(last).to_have_text("The cards are dealt")
    told = replay_of_table(Table(LOGS["short"])).positions[1].told[0]
    page.keyboard.press("ArrowRight")
    expect(last).to_contain_text(told.partition(" ")[2])  # whoever it was
    heard = page.locator("#controls").aria_snapshot()
    for name in ("To the beginning", "One move back", "Play", "One move forward", "To the end"):
        assert f'link "{name}"' in heard
    assert 'slider "Move"' in heard
    assert 'combobox "Speed"' in heard
