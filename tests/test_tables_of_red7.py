"""The table of Red7 in the browser: one screen, fixed places, cards laid by mouse, touch, drag and keys, and guards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from fitting import PLACES, SHIFTS, SIZES, Somebody, ann_at, fits_every_window
from people import (
    MOTION,
    PHONE,
    be,
    both,
    lay_out,
    play_on,
    played_table,
    serious,
    serious_in_the_dark,
    until,
)
from playwright.sync_api import expect

from irisdeck.table.table import Table
from irisdeck.words import LANGUAGES

if TYPE_CHECKING:
    from people import Site
    from playwright.sync_api import Page

SHOWN = (
    ".others .seat, .others .card:not(.backs *), #canvas, .easel .card, #strip > ul > li, .own, .own .card, #hand, "
    "#hand .card, #hand .main"
)
FIXED = ".others, .others .seat, #canvas, #strip, .own, #hand, #hand .main"
LEGAL = "#hand li:has(button[name=move]:not([aria-disabled]):not(.risky))"
NUMBER = "before => document.querySelector('[name=number]').value > before"


def table_for(running: Site, players: int = 2, moves: int = 4, seed: int = 39, **options: Any) -> str:
    return lay_out(running, played_table("red7", moves, players, seed=seed, bots=True, **options))


# -- One screen, fixed places --


@both
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"advanced": True, "actions": True}], ids=["plain", "both options"])
def test_every_table_fits_every_window(
    somebody: Somebody, running: Site, players: int, options: dict[str, Any]
) -> None:
    page = ann_at(somebody, running, table_for(running, players, **options)).page
    fits_every_window(page, SHOWN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_need_no_more_room(somebody: Somebody, running: Site, language: str) -> None:
    page = ann_at(somebody, running, table_for(running, 4, actions=True), locale=language).page
    fits_every_window(page, SHOWN)


def test_palettes_of_ten_cards_and_a_hand_of_sixteen_stay_in_their_places(somebody: Somebody, running: Site) -> None:
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


def test_with_text_of_twice_the_size_the_hand_stays_in_view(somebody: Somebody, running: Site) -> None:
    page = ann_at(somebody, running, table_for(running, 3)).page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    fits_every_window(page, "#hand .card, #hand .main")


@both
def test_nothing_changes_place_while_one_plays(somebody: Somebody, running: Site) -> None:
    ann = somebody(viewport={"width": 390, "height": 844})
    ann.run_first(SHIFTS)
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


@both
@pytest.mark.parametrize("seat", ["open", "1"])
def test_replays_fit_every_window(somebody: Somebody, running: Site, seat: str) -> None:
    path = table_for(running, 4, 1000, advanced=True)
    page = ann_at(somebody, running, f"{path}/replay?at=9&seat={seat}").page
    fits_every_window(page, ".others .seat, #canvas, .easel .card, .palette .card, #steps")


# -- Ways to lay a card --


def lay(ann: Any, page: Page) -> tuple[Any, Any]:
    """A card that may be laid somewhere, and a target that takes it."""
    card = page.locator(LEGAL).first
    button = card.locator("button[name=move]:not([aria-disabled]):not(.risky)").first
    return card, page.locator(f'[data-drop="{(button.get_attribute("value") or "")[0]}"]')


@both
def test_a_card_that_is_tapped_shows_what_would_happen_where(somebody: Somebody, running: Site) -> None:
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
    until(page, NUMBER, before)
    expect(page.locator(".verdict")).to_have_count(0)


@both
def test_a_card_is_laid_by_touch(somebody: Somebody, running: Site) -> None:
    ann = ann_at(somebody, running, table_for(running, 3), **PHONE)
    card, target = lay(ann, ann.page)
    before = ann.number
    card.locator(".card").tap(position={"x": 8, "y": 30})
    target.tap(position={"x": 12, "y": 12})
    until(ann.page, NUMBER, before)


@both
@pytest.mark.parametrize("far", [True, False], ids=["to its target", "not far enough"])
def test_a_card_is_dragged(somebody: Somebody, running: Site, far: bool) -> None:
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
        until(page, NUMBER, before)
    else:
        expect(page.locator(".dragged")).to_have_count(0)
        assert ann.number == before


@both
def test_a_card_is_laid_by_keys(somebody: Somebody, running: Site) -> None:
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
    until(page, NUMBER, before)
    page.keyboard.press("u")
    until(page, "before => document.querySelector('[name=number]').value == before", before)


def test_without_scripts_every_move_is_a_button_that_can_be_seen(somebody: Somebody, running: Site) -> None:
    path = table_for(running, 3)
    ann = ann_at_without_scripts(somebody, running, path)
    button = ann.page.locator("#hand .chips button[name=move]:not([aria-disabled]):not(.risky)").first
    expect(button).to_be_visible()
    before = ann.number
    button.click()
    assert ann.number > before


def ann_at_without_scripts(somebody: Somebody, running: Site, path: str) -> Any:
    ann = somebody(java_script_enabled=False)
    be(ann, "Ann", running)
    ann.goto(path)
    return ann


# -- Nothing lost by a slip --


@both
def test_passing_is_asked_again_elsewhere_and_escape_keeps_the_turn(somebody: Somebody, running: Site) -> None:
    ann = ann_at(somebody, running, table_for(running, 3))
    page, before = ann.page, ann.number
    page.locator("button[value=pass]").click()
    expect(page.locator("#sure")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#sure")).to_be_hidden()
    assert ann.number == before
    page.keyboard.press("p")
    page.locator("#sure-yes").click()
    until(page, NUMBER, before)


@pytest.mark.parametrize("way", ["tapped", "dropped"])
def test_a_target_asks_again_at_another_place_than_it_was_pressed(somebody: Somebody, running: Site, way: str) -> None:
    page = ann_at(somebody, running, table_for(running, 3, seed=5)).page
    card, target = page.locator("#hand li:has(button.risky[value^='+'])").first, page.locator("[data-drop='+']")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        end = target.bounding_box()
        assert end
        x, y = end["x"] + end["width"] * 0.3, end["y"] + end["height"] * 0.9
        card.locator(".card").hover(position={"x": 8, "y": 30})
        page.mouse.down()
        if way == "tapped":
            page.mouse.up()
        page.mouse.move(x, y, steps=3)
        if way == "tapped":
            page.mouse.down()
        page.mouse.up()
        asked = page.locator("#sure").bounding_box()
        assert asked, (width, height)
        assert y < asked["y"] or y > asked["y"] + asked["height"], (width, height)
        page.locator("#sure-no").click()
        until(page, "() => !document.activeElement.closest('dialog')")
        page.keyboard.press("Escape")
        expect(page.locator("#hand li.up")).to_have_count(0)


@both
def test_whoever_wants_no_questions_is_asked_before_resigning_only(somebody: Somebody, running: Site) -> None:
    ann = ann_at(somebody, running, table_for(running, 3))
    page, before = ann.page, ann.number
    page.evaluate("document.documentElement.dataset.confirm = 'off'")
    page.locator("button[popovertarget=sheet]").click()
    page.locator("button[value=resign]").click()
    page.locator("#sure-no").click()
    page.locator("button[value=pass]").click()
    until(page, NUMBER, before)
    expect(page.locator("#sure")).to_be_hidden()


@both
def test_end_turn_keeps_its_place_and_nothing_else_takes_it(somebody: Somebody, running: Site) -> None:
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_end_turn_stays_where_it_is_when_one_is_asked_whether_to_draw(
    somebody: Somebody, running: Site, language: str
) -> None:
    log = played_table("red7", 0, seed=1, bots=True, advanced=True)
    ann = ann_at(somebody, running, lay_out(running, log), locale=language)
    asked = ann_at(somebody, running, lay_out(running, [*log, *asked_to_draw(log)]), locale=language)
    for width, height in SIZES:
        for page in (ann.page, asked.page):
            page.set_viewport_size({"width": width, "height": height})
        assert asked.page.evaluate(PLACES, "#hand .main") == ann.page.evaluate(PLACES, "#hand .main"), (width, height)
    expect(asked.page.locator("#hand .more button")).to_have_count(2)
    fits_every_window(asked.page, "#hand .acts button")


@both
@pytest.mark.parametrize(("key", "drawn"), [("d", 1), ("k", 0)])
def test_whether_to_draw_is_answered_by_keys(somebody: Somebody, running: Site, key: str, drawn: int) -> None:
    log = played_table("red7", 0, seed=1, bots=True, advanced=True)
    ann = ann_at(somebody, running, lay_out(running, [*log, *asked_to_draw(log)]))
    cards, before = ann.page.locator("#hand li").count(), ann.number
    ann.page.keyboard.press(key)
    until(ann.page, NUMBER, before)
    expect(ann.page.locator("#hand li")).to_have_count(cards + drawn)


def asked_to_draw(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events until Ann may draw for a card on the canvas."""
    table, more = Table(log), list[dict[str, Any]]()
    while table.state and (table.turn or "draw" not in table.state.legal_moves):
        legal = [move for move in table.state.legal_moves if move != "pass"]
        paints = [move for move in legal if move[0] == ">" and not table.turn]
        more.append(table.decide_move([*paints, *legal, "pass"][0]).event)
        table.apply(more[-1])
    return more


def test_a_tap_while_cards_fly_reaches_nothing(somebody: Somebody, running: Site) -> None:
    ann = ann_at(somebody, running, table_for(running, 2), **MOTION)
    page, before = ann.page, ann.number
    page.evaluate("document.documentElement.style.setProperty('--fly', '600s')")  # longer than the test
    card, target = lay(ann, page)
    card.locator(".card").click(position={"x": 8, "y": 30})
    target.click(position={"x": 12, "y": 12})
    until(page, NUMBER, before)
    page.locator("#hand li .card").first.click(position={"x": 8, "y": 30}, force=True)
    assert page.locator("#hand li.up").count() == 0


def test_a_tap_right_after_a_card_has_jumped_reaches_nothing_either(somebody: Somebody, running: Site) -> None:
    ann = ann_at(somebody, running, table_for(running, 2), motion=True)
    page, before = ann.page, ann.number
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    card, target = lay(ann, page)
    card.locator(".card").click(position={"x": 8, "y": 30})
    target.click(position={"x": 12, "y": 12})
    until(page, NUMBER, before)
    card = page.locator("#hand li .card").first
    card.click(position={"x": 8, "y": 30}, force=True)
    expect(page.locator("#hand li.up")).to_have_count(0)
    page.clock.run_for(2000)
    card.click(position={"x": 8, "y": 30})
    expect(page.locator("#hand li.up")).to_have_count(1)


# -- One sees what happened --


@both
def test_leader_and_rule_change_when_the_card_has_landed(somebody: Somebody, running: Site) -> None:
    ann = ann_at(somebody, running, table_for(running), **MOTION)
    page, before = ann.page, ann.number
    shown = "[document.getElementById('canvas').className, document.querySelectorAll('.own.leads').length]"
    painting = page.locator("#hand button[value^='>']:not([aria-disabled]):not(.risky)").first
    page.evaluate("document.documentElement.style.setProperty('--fly', '600s')")  # longer than the test
    was = page.evaluate(shown)
    painting.press("Enter")
    until(page, NUMBER, before)
    until(page, "document.getAnimations().some(({ effect }) => effect.pseudoElement?.includes('transition'))")
    assert page.evaluate(shown) == was
    page.evaluate("for (const flight of document.getAnimations()) flight.finish()")
    until(page, f"was => {shown}.every((one, at) => one !== was[at])", was)


def test_a_round_ends_with_its_reason_and_goes_on_at_a_tap(somebody: Somebody, running: Site) -> None:
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
        be(mover, "Bob", running)
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


def test_the_card_beneath_stays_on_the_canvas(somebody: Somebody, running: Site) -> None:
    page = ann_at(somebody, running, table_for(running, 3, 9)).page
    painted = page.locator(".easel > .card")
    expect(painted).to_have_count(1)
    if painted.get_attribute("data-face") != "start":
        assert page.locator(".easel .under .card").count() in (0, 1)


@both
def test_axe_finds_nothing_serious_with_a_card_chosen(somebody: Somebody, running: Site) -> None:
    page = ann_at(somebody, running, table_for(running, 4, actions=True)).page
    page.keyboard.press("ArrowRight")
    assert serious(page) == []
    assert serious_in_the_dark(page) == []
