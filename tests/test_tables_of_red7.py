"""The table of Red7 in the browser: one screen, fixed places, cards laid by mouse, touch, drag and keys, and guards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from fitting import PLACES, SHIFTS, Somebody, ann_at, fits_every_window
from people import MOTION, PHONE, be, lay_out, play_on, played_table, serious, serious_in_the_dark
from playwright.sync_api import expect

from irisdeck.table.table import Table
from irisdeck.words import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from serving import Server

SHOWN = (
    ".others .seat, .others .card:not(.backs *), #canvas, .easel .card, #strip > ul > li, .own, .own .card, #hand, "
    "#hand .card, #hand .main"
)
FIXED = ".others, .others .seat, #canvas, #strip, .own, #hand, #hand .main"
LEGAL = "#hand li:has(button[name=move]:not([aria-disabled]):not(.risky))"
NUMBER = "before => document.querySelector('[name=number]').value > before"


def table_for(running: Server, players: int = 2, moves: int = 4, seed: int = 39, **options: Any) -> str:
    return lay_out(running, played_table("red7", moves, players, seed=seed, bots=True, **options))


# -- One screen, fixed places --


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"advanced": True, "actions": True}], ids=["plain", "both options"])
def test_every_table_fits_every_window(
    somebody: Somebody, running: Server, players: int, options: dict[str, Any]
) -> None:
    page = ann_at(somebody, running, table_for(running, players, **options)).page
    fits_every_window(page, SHOWN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_need_no_more_room(somebody: Somebody, running: Server, language: str) -> None:
    page = ann_at(somebody, running, table_for(running, 4, actions=True), locale=language).page
    fits_every_window(page, SHOWN)


def test_palettes_of_ten_cards_and_a_hand_of_sixteen_stay_in_their_places(somebody: Somebody, running: Server) -> None:
    page = ann_at(somebody, running, table_for(running, 4, 0)).page
    page.evaluate("""async () => {
      const fill = (list, count) => {
        while (list.children.length < count) list.append(list.firstElementChild.cloneNode(true));
      };
      for (const palette of document.querySelectorAll(".palette")) fill(palette, 10);
      fill(document.querySelector(".fan"), 16);
      const { spread } = await import(document.querySelector("script[type=module]").src.replace("live.js", "hand.js"));
      spread();
    }""")
    fits_every_window(page, SHOWN)


def test_with_text_of_twice_the_size_the_hand_stays_in_view(somebody: Somebody, running: Server) -> None:
    page = ann_at(somebody, running, table_for(running, 3)).page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    fits_every_window(page, "#hand .card, #hand .main")


def test_nothing_changes_place_while_one_plays(somebody: Somebody, running: Server) -> None:
    ann = somebody(viewport={"width": 390, "height": 844})
    ann.context.add_init_script(SHIFTS)
    ann = ann_at(lambda **_: ann, running, table_for(running, 3, 0))
    page = ann.page
    page.evaluate("window.shifted = 0")
    before = page.evaluate(PLACES, FIXED)
    for _ in range(8):
        if ann.over:
            break
        play_on(ann, moves=1)
        if not ann.over:
            assert page.evaluate(PLACES, FIXED) == before
    assert page.evaluate("window.shifted") < 0.05


@pytest.mark.parametrize("seat", ["open", "1"])
def test_replays_fit_every_window(somebody: Somebody, running: Server, seat: str) -> None:
    path = table_for(running, 4, 1000, advanced=True)
    page = ann_at(somebody, running, f"{path}/replay?at=9&seat={seat}").page
    fits_every_window(page, ".others .seat, #canvas, .easel .card, .palette .card, #steps")


# -- Ways to lay a card --


def lay(ann: Any, page: Page) -> tuple[Any, Any]:
    """A card that may be laid somewhere, and a target that takes it."""
    card = page.locator(LEGAL).first
    button = card.locator("button[name=move]:not([aria-disabled]):not(.risky)").first
    return card, page.locator(f'[data-drop="{(button.get_attribute("value") or "")[0]}"]')


def test_a_card_that_is_tapped_shows_what_would_happen_where(somebody: Somebody, running: Server) -> None:
    ann = ann_at(somebody, running, table_for(running, 3))
    page, before = ann.page, ann.number
    card, target = lay(ann, page)
    card.locator(".card").click(position={"x": 8, "y": 30})
    expect(card).to_have_class("up")
    expect(target.locator("> .verdict")).to_contain_text("lead")
    assert ann.number == before
    page.locator("#strip-name").click()  # beside everything
    expect(page.locator(".verdict")).to_have_count(0)
    card.locator(".card").click(position={"x": 8, "y": 30})
    target.locator("> .verdict").wait_for()
    target.click(position={"x": 12, "y": 12})
    page.wait_for_function(NUMBER, arg=before)
    expect(page.locator(".verdict")).to_have_count(0)


def test_a_card_is_laid_by_touch(somebody: Somebody, running: Server) -> None:
    ann = ann_at(somebody, running, table_for(running, 3), **PHONE)
    card, target = lay(ann, ann.page)
    before = ann.number
    card.locator(".card").tap(position={"x": 8, "y": 30})
    target.tap(position={"x": 12, "y": 12})
    ann.page.wait_for_function(NUMBER, arg=before)


@pytest.mark.parametrize("far", [True, False], ids=["to its target", "not far enough"])
def test_a_card_is_dragged(somebody: Somebody, running: Server, far: bool) -> None:
    ann = ann_at(somebody, running, table_for(running, 3))
    page, before = ann.page, ann.number
    card, target = lay(ann, page)
    start, end = card.locator(".card").bounding_box(), target.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 10, start["y"] + 40)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] + 10, steps=3)
    expect(card).to_have_class("up dragged")
    if far:
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
        expect(target).to_have_class(re.compile("over"))
    page.mouse.up()
    if far:
        page.wait_for_function(NUMBER, arg=before)
    else:
        expect(page.locator(".dragged")).to_have_count(0)
        assert ann.number == before


def test_a_card_is_laid_by_keys(somebody: Somebody, running: Server) -> None:
    ann = ann_at(somebody, running, table_for(running, 3))
    page, before = ann.page, ann.number
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#hand li.up")).to_have_count(1)
    first = page.locator("#hand li.up").get_attribute("id")
    page.keyboard.press("ArrowRight")
    assert page.locator("#hand li.up").get_attribute("id") != first
    place = page.locator("#hand li").evaluate_all(
        "cards => 1 + cards.findIndex(card => card.querySelector('button[name=move]:not([aria-disabled]):not(.risky)'))"
    )
    page.keyboard.press(str(place))
    while page.evaluate("document.activeElement.matches('[aria-disabled], .risky')"):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function(NUMBER, arg=before)
    page.keyboard.press("u")
    page.wait_for_function("before => document.querySelector('[name=number]').value == before", arg=before)


def test_without_scripts_every_move_is_a_button_that_can_be_seen(somebody: Somebody, running: Server) -> None:
    path = table_for(running, 3)
    ann = ann_at_without_scripts(somebody, running, path)
    button = ann.page.locator("#hand .chips button[name=move]:not([aria-disabled]):not(.risky)").first
    expect(button).to_be_visible()
    before = ann.number
    button.click()
    assert ann.number > before


def ann_at_without_scripts(somebody: Somebody, running: Server, path: str) -> Any:
    ann = somebody(java_script_enabled=False)
    be(ann, "Ann", running.folder)
    ann.goto(path)
    return ann


# -- Nothing lost by a slip --


def test_passing_is_asked_again_elsewhere_and_escape_keeps_the_turn(somebody: Somebody, running: Server) -> None:
    ann = ann_at(somebody, running, table_for(running, 3))
    page, before = ann.page, ann.number
    page.locator("button[value=pass]").click()
    expect(page.locator("#sure")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#sure")).to_be_hidden()
    assert ann.number == before
    page.keyboard.press("p")
    page.locator("#sure-yes").click()
    page.wait_for_function(NUMBER, arg=before)


def test_end_turn_keeps_its_place_and_nothing_else_takes_it(somebody: Somebody, running: Server) -> None:
    ann = ann_at(somebody, running, table_for(running, 2, 0, advanced=True, actions=True))
    page = ann.page
    spot = page.evaluate(PLACES, "#hand .main")
    middle = """() => { const { x, y, width, height } = document.querySelector("#hand .main").getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2).closest("button").matches(".main"); }"""
    for _ in range(10):
        if ann.over:
            break
        play_on(ann, moves=1)
        if not ann.over:
            assert page.evaluate(PLACES, "#hand .main") == spot
            assert page.evaluate(middle)


def test_a_tap_while_cards_fly_reaches_nothing(somebody: Somebody, running: Server) -> None:
    ann = ann_at(somebody, running, table_for(running, 2), **MOTION)
    page, before = ann.page, ann.number
    page.evaluate("document.documentElement.style.setProperty('--fly', '600s')")  # longer than the test
    card, target = lay(ann, page)
    card.locator(".card").click(position={"x": 8, "y": 30})
    target.click(position={"x": 12, "y": 12})
    page.wait_for_function(NUMBER, arg=before)
    page.locator("#hand li .card").first.click(position={"x": 8, "y": 30}, force=True)
    assert page.locator("#hand li.up").count() == 0


# -- One sees what happened --


def test_leader_and_rule_change_when_the_card_has_landed(somebody: Somebody, running: Server) -> None:
    ann = ann_at(somebody, running, table_for(running), **MOTION)
    page, before = ann.page, ann.number
    shown = "[document.getElementById('canvas').className, document.getElementById('strip').innerHTML]"
    painting = page.locator("#hand button[value^='>']:not([aria-disabled]):not(.risky)").first
    page.evaluate("document.documentElement.style.setProperty('--fly', '600s')")  # longer than the test
    was = page.evaluate(shown)
    painting.press("Enter")
    page.wait_for_function(NUMBER, arg=before)
    page.wait_for_function(
        "document.getAnimations().some(({ effect }) => effect.pseudoElement?.includes('transition'))"
    )
    assert page.evaluate(shown) == was
    page.evaluate("for (const flight of document.getAnimations()) flight.finish()")
    page.wait_for_function(f"was => {shown}.every((one, at) => one !== was[at])", arg=was)


def test_a_round_ends_with_its_reason_and_goes_on_at_a_tap(somebody: Somebody, running: Server) -> None:
    log = played_table("red7", 0, 2, seed=5, advanced=True)
    table = Table(log)
    while not table.closing:  # up to the pass that ends the first round
        assert table.state
        log.append(table.decide_move("pass" if "pass" in table.state.legal_moves else table.state.legal_moves[0]).event)
        table.apply(log[-1])
    last = log.pop()
    seat = Table(log).turn
    name = ("Ann", "Bob")[seat or 0]
    ann = somebody(**MOTION)
    page = ann.page
    page.clock.install()
    ann_at(lambda: ann, running, lay_out(running, log))
    mover = ann if name == "Ann" else somebody()
    if mover is not ann:
        be(mover, "Bob", running.folder)
        mover.goto(page.url)
    before = page.locator("#canvas small").first.inner_text()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    mover.page.locator(f"button[value='{last['move']}']").press("Enter")
    if mover.page.locator("#sure").is_visible():
        mover.page.locator("#sure-yes").click()
    for _ in range(20):  # a card is lifted, and flies; the clock of the page stands still in between
        if page.locator("#round.frozen").count():
            break
        page.clock.run_for(100)
        page.wait_for_timeout(100)
    expect(page.locator("#round.frozen")).to_contain_text(" against ")
    expect(page.locator("#round .sides li")).to_have_count(2)
    assert page.locator("#canvas small").first.inner_text() == before  # the next is not dealt yet
    page.locator("#round").click(position={"x": 20, "y": 20})
    expect(page.locator("#round.frozen")).to_have_count(0)
    page.clock.resume()
    expect(page.locator("#canvas small").first).not_to_have_text(before)


def test_the_card_beneath_stays_on_the_canvas(somebody: Somebody, running: Server) -> None:
    page = ann_at(somebody, running, table_for(running, 3, 9)).page
    painted = page.locator(".easel > .card")
    expect(painted).to_have_count(1)
    if painted.get_attribute("data-face") != "start":
        assert page.locator(".easel .under .card").count() in (0, 1)


def test_axe_finds_nothing_serious_with_a_card_chosen(somebody: Somebody, running: Server) -> None:
    page = ann_at(somebody, running, table_for(running, 4, actions=True)).page
    page.keyboard.press("ArrowRight")
    assert serious(page) == []
    assert serious_in_the_dark(page) == []
