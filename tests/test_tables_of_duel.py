"""The table of the duel in the browser: one screen, fixed places, cards laid by tap, drag and keys, rows won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from fitting import OUTSIDE, OVERLAPS, SHIFTS, SIZES, Somebody
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

from irisdeck.table import boards
from irisdeck.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from people import Person, Site
    from playwright.sync_api import Page

Log = list[dict[str, Any]]
SHOWN = ".fan .card, .held .card, .lane > li, .deck .card, .pile, #hand .main, #hand .plate"
PARTS = ["#seat-top .held", "#seat-top .owner", "#holder", "#row .lane", "#hand .fan", "#hand .owner", "#hand .acts"]
FIXED = ".fan > li, .held > li, .lane:not(.taken) > li, .pile, #holder .deck, #hand .main"
PLACES = """fixed => [...document.querySelectorAll(fixed)]
  .map((one) => one.getBoundingClientRect()).flatMap(({ x, y }) => [x, y])"""


def found(fits: Callable[[Table], bool], **how: Any) -> Log:
    """The log of a table at which Ann is to act, at a position that fits."""
    for seed in range(200):
        for moves in (0, 8, 16, 24):
            log = played_table("duel", moves, seed=seed, **how)
            table = Table(log)
            if table.running and table.turn == 0 and fits(table):
                return log
    raise AssertionError("there is no such position")


def seen(table: Table) -> dict[str, Any]:
    assert table.state
    return table.state.view(0).seen


def then(table: Table, move: str) -> str:
    """What the table says that a legal move would lead to."""
    assert table.state
    view = table.state.view(0)
    return str(view.outlook(move).then) if move in view.legal_moves else ""


def rests(table: Table) -> bool:
    """Whether it is Ann's first action of a turn, with cards in the row."""
    return bool(seen(table)["row"]) and not seen(table)["laid"] and not seen(table)["turned"]


def fitting(table: Table) -> bool:
    """Whether Ann's first card fits into the row."""
    return rests(table) and then(table, "n1").startswith("it fits")


def doubling(table: Table) -> bool:
    """Whether Ann's first card would make a double."""
    return rests(table) and then(table, "n1").startswith("a double")


def decided(how: str) -> Log:
    """The log of a table at which the last move has decided a row like this, and Ann opens the next."""
    for seed in range(200):
        log = played_table("duel", 8, seed=seed)
        table = Table(log)
        while table.running and not table.closing:
            assert table.state
            legal = table.state.legal_moves
            log.append(table.decide_move(legal[(seed + 7 * table.moves) % len(legal)]).event)
            table.apply(log[-1])
        if table.closing.get("how") == how and table.turn == 0:
            return log
    raise AssertionError(how)


def ann_at(somebody: Somebody, running: Site, log: Log, **kind: Any) -> Person:
    """Ann at a table, where nobody offers her a lesson any more."""
    ann: Person = somebody(**kind)
    be(ann, "Ann", running)
    ann.goto(lay_out(running, log)).evaluate("document.getElementById('first-game')?.remove()")
    return ann


def fits_every_window(page: Page, shown: str = SHOWN) -> None:
    """Nothing is outside of the window, nothing is covered, nothing can be scrolled."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUTSIDE, shown) == [], (width, height)
        assert page.evaluate(OVERLAPS, PARTS) == [], (width, height)


def moved(ann: Person, number: int) -> None:
    """Wait until the page shows so many moves."""
    expect(ann.page.locator("[name=number]")).to_have_value(str(number))


# -- One screen, fixed places --


@pytest.mark.parametrize("language", ["en", "de", "fr", "hu", "cs", "sk", "pl", "ru"])
def test_the_table_fits_every_window_in_every_language(somebody: Somebody, running: Site, language: str) -> None:
    page = ann_at(somebody, running, found(rests, aids=True, hints=True), locale=language).page
    fits_every_window(page)
    page.locator("#mine-1").click()
    fits_every_window(page, f"{SHOWN}, .fan .up button, .verdict, .blind")


@pytest.mark.parametrize("how", ["rainbow", "double", "shade"])
def test_a_decided_row_fits_every_window_and_shows_what_decided_it(somebody: Somebody, running: Site, how: str) -> None:
    """D14-D16"""
    log = decided(how)
    page = ann_at(somebody, running, log).page
    fits_every_window(page, f"{SHOWN}, .taken .card, .outcome")
    row, last = Table(log).closing["row"], Table(log).closing["decided"]
    counting = {"rainbow": row, "double": [row[last]] * 2, "shade": ["K"]}[how]
    lit = [card.get_attribute("data-face") for card in page.locator("#row .taken .lit").all()]
    assert lit == counting
    expect(page.locator("#row .outcome")).to_contain_text("Bob wins the row")


def test_with_text_twice_as_large_the_hand_stays_whole(somebody: Somebody, running: Site) -> None:
    page = ann_at(somebody, running, found(rests)).page
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUTSIDE, ".fan .card, .lane > li, #hand .main") == [], (width, height)


@both
def test_nothing_changes_place_while_one_plays(somebody: Somebody, running: Site) -> None:
    ann = somebody(**PHONE)
    ann.run_first(SHIFTS)
    be(ann, "Ann", running)
    page = ann.goto(lay_out(running, played_table("duel", 0, seed=3, bots=True)))
    page.evaluate("document.getElementById('first-game')?.remove(); window.shifted = 0")
    places = page.evaluate(PLACES, FIXED)
    for _ in range(12):
        play_on(ann, moves=1)
        if ann.over:
            break
        assert page.evaluate(PLACES, FIXED) == pytest.approx(places, abs=1.5)
    assert page.evaluate("window.shifted") < 0.05


# -- Laying and turning cards --


@both
def test_a_card_is_laid_by_mouse_in_the_open_place_which_says_what_follows(somebody: Somebody, running: Site) -> None:
    log = found(fitting)
    ann = ann_at(somebody, running, log)
    page, number = ann.page, ann.number
    page.locator("#mine-1").click()
    expect(page.locator("#row .slot.may .verdict")).to_contain_text("it fits")
    expect(page.locator("#row .ghost")).to_be_visible()
    expect(page.locator("#row .blind .verdict")).to_have_text("anything may be on it")
    length = page.locator("#row .card[data-face]").count()
    page.locator("#row .slot.may").click(position={"x": 20, "y": 30})
    moved(ann, number + 1)
    expect(page.locator("#row .card[data-face]")).to_have_count(length + 1)
    expect(page.locator("#mine-1 .gap")).to_have_count(1)
    expect(page.locator(".may, .ghost")).to_have_count(0)


@both
def test_a_card_is_laid_blind_by_touch(somebody: Somebody, running: Site) -> None:
    """D10"""
    ann = ann_at(somebody, running, found(fitting), **PHONE)
    page, number = ann.page, ann.number
    page.locator("#mine-2").tap()
    page.locator("#row .blind.may").tap()
    moved(ann, number + 1)
    expect(page.locator("#last")).to_contain_text("hand card 2 blind")


@both
def test_a_card_is_dragged_into_the_row(somebody: Somebody, running: Site) -> None:
    ann = ann_at(somebody, running, found(fitting))
    page, number = ann.page, ann.number
    box, goal = page.locator("#mine-1").bounding_box(), page.locator("#row .slot.free").bounding_box()
    assert box
    assert goal
    page.mouse.move(box["x"] + 40, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 20)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    expect(page.locator("#row .slot.may.over")).to_have_count(1)
    page.mouse.up()
    moved(ann, number + 1)
    expect(page.locator("#last")).to_contain_text("hand card 1")


def test_a_turn_is_played_by_keys(somebody: Somebody, running: Site) -> None:
    """A digit is a place of the hand, also when another place is empty (D9)."""
    ann = ann_at(somebody, running, found(fitting))
    page, number = ann.page, ann.number
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    moved(ann, number + 1)
    page.keyboard.press("1")
    expect(page.locator("li.up")).to_have_count(0)
    page.keyboard.press("3")
    expect(page.locator("#mine-3")).to_have_class("up")
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    moved(ann, number + 2)
    expect(page.locator("#status.mine")).to_have_count(0)


@both
def test_what_cannot_be_done_yet_says_why_at_the_place(somebody: Somebody, running: Site) -> None:
    """D9"""
    ann = ann_at(somebody, running, found(fitting))
    page, number = ann.page, ann.number
    page.locator("#hand .main").click(force=True)
    expect(page.locator("#refused")).to_contain_text("Lay at least one card first")
    page.locator("#mine-1").click()
    page.locator("#row .slot.may").click(position={"x": 20, "y": 30})
    moved(ann, number + 1)
    page.locator("#mine-2").click()
    expect(page.locator("#row .slot.may.not .verdict")).to_contain_text("Turn a card of the row over")
    expect(page.locator("#row .ghost")).to_have_count(0)


@both
def test_a_card_of_the_row_is_turned_by_its_corner_and_says_what_follows(somebody: Somebody, running: Site) -> None:
    ann = ann_at(somebody, running, found(rests))
    page, number = ann.page, ann.number
    turn = page.locator("#row-1 button.turn")
    expect(turn.locator("b")).to_be_hidden()
    turn.hover()
    expect(turn.locator("b")).to_be_visible()
    expect(turn.locator("b")).to_have_text("anything may be on it")
    turn.click()
    moved(ann, number + 1)


@both
def test_a_card_that_loses_the_row_is_asked_for_again(somebody: Somebody, running: Site) -> None:
    ann = ann_at(somebody, running, found(doubling))
    page, number = ann.page, ann.number
    page.locator("#mine-1").click()
    expect(page.locator("#row .slot.risk .verdict")).to_have_text("a double: you lose the row")
    page.locator("#row .slot.may").click(position={"x": 20, "y": 30})
    expect(page.locator("#sure")).to_contain_text("you would lose the row")
    page.locator("#sure-no").click()
    assert ann.number == number


def test_steps_of_a_turn_are_shown_beside_the_button_that_ends_it(somebody: Somebody, running: Site) -> None:
    """D8, D9: turn, lay, turn, lay, turn, lay."""
    ann = ann_at(somebody, running, found(fitting))
    page, number = ann.page, ann.number
    spot = page.locator("#hand .main").bounding_box()
    expect(page.locator(".phases.p0")).to_contain_text("0 of 3 cards laid this turn")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    moved(ann, number + 1)
    expect(page.locator(".phases.p2")).to_contain_text("1 of 3 cards laid this turn")
    assert page.locator("#hand .main").bounding_box() == spot
    page.keyboard.press("e")
    expect(page.locator("#status.mine")).to_have_count(0)
    assert page.locator("#hand .main").bounding_box() == spot
    expect(page.locator("#hand .main")).to_be_disabled()


def test_without_scripts_what_can_be_done_stands_above_each_card(somebody: Somebody, running: Site) -> None:
    log = found(fitting)
    for kind in ({"viewport": {"width": 1280, "height": 720}}, PHONE):
        ann: Person = somebody(java_script_enabled=False, **kind)
        be(ann, "Ann", running)
        page, number = ann.goto(lay_out(running, log)), ann.number
        page.locator("#mine-1 button[value=n1]").click()
        assert ann.number == number + 1
        page.locator("#row-1 button[value=f1]").click()
        assert ann.number == number + 2


# -- What happened --


FLIGHTS = """window.flights = [];
const start = document.startViewTransition.bind(document);
document.startViewTransition = (change) => {
  const cards = [...document.querySelectorAll("[style*=view-transition-name]")];
  window.flights.push(cards.map((card) => card.closest("li").id));
  return start(change);
};
null"""


@both
def test_a_card_flies_from_its_place_of_the_hand(somebody: Somebody, running: Site) -> None:
    """D10: also if it lands on its other side."""
    ann = ann_at(somebody, running, found(fitting), **MOTION)
    page, number = ann.page, ann.number
    page.evaluate(FLIGHTS)
    page.locator("button[value=b2]").press("Enter")
    moved(ann, number + 1)
    assert page.evaluate("window.flights")[0] == ["mine-2"]


def test_a_won_row_stops_with_its_reason_and_is_swept_to_the_pile(somebody: Somebody, running: Site) -> None:
    """D14, D17"""
    ann = ann_at(somebody, running, found(doubling), **MOTION)
    page, number = ann.page, ann.number
    page.evaluate("""
        const start = AudioBufferSourceNode.prototype.start;
        AudioBufferSourceNode.prototype.start = function (at) { window.rustles += 1; return start.call(this, at); };
        window.rustles = 0;
    """)
    page.locator("button[value=n1]").press("Enter")
    page.locator("#sure-yes").click()
    expect(page.locator("#round.frozen")).to_contain_text("You bring up")
    expect(page.locator("#row .taken .lit")).to_have_count(2)
    expect(page.locator("#mine-1 .card")).to_have_count(0)  # it lies in the row, and no other has been drawn yet
    before = int(page.locator("#seat-top .count").inner_text().split()[-1])
    heard = page.evaluate("window.rustles")
    assert heard > 0  # the card
    page.keyboard.press("Enter")
    until(page, "heard => window.rustles >= heard + 3", heard)  # the row is taken
    moved(ann, number + 1)
    expect(page.locator("#taken.swept")).to_have_count(1)
    expect(page.locator("#row .outcome")).to_be_visible()
    expect(page.locator("#mine-1 .card[data-face]")).to_have_count(1)
    assert int(page.locator("#seat-top .count").inner_text().split()[-1]) > before
    expect(page.locator("[style*=view-transition-name]")).to_have_count(0)  # until then no command is sent
    page.locator(".fan button[value^=n]:not(.risky)").first.press("Enter")
    expect(page.locator("#taken")).to_have_count(0)


def test_bands_of_the_rainbow_shine_for_the_colors_in_the_row(somebody: Somebody, running: Site) -> None:
    log = found(rests)
    page = ann_at(somebody, running, log).page
    shining = "[...document.querySelectorAll('.arc i')].map((band) => +getComputedStyle(band).opacity > .5)"
    assert page.evaluate(shining) == [color in seen(Table(log))["row"] for color in "ROYGBIV"]


def test_the_memory_aid_shows_other_sides_on_folded_corners(somebody: Somebody, running: Site) -> None:
    """D23"""

    def known(table: Table) -> bool:
        assert table.state
        return rests(table) and any("?" not in card for card in table.state.view(0).remembered["row"])

    with_aid = ann_at(somebody, running, found(known, aids=True)).page
    expect(with_aid.locator("#row .fold").first).to_contain_text("Other side")
    with_aid.locator(".i-eye").click()
    expect(with_aid.locator("#memory")).to_be_visible()
    without = ann_at(somebody, running, found(known)).page
    expect(without.locator(".fold, .i-eye")).to_have_count(0)


def test_watchers_and_replays_show_the_same_table(somebody: Somebody, running: Site) -> None:
    """D22: a watcher sees no hands; a replay may show both sides of all cards."""
    watcher = somebody().goto(lay_out(running, found(rests)))
    expect(watcher.locator("#holder")).to_contain_text("Next card: Ann")
    expect(watcher.locator(".fan .c-hidden")).to_have_count(3)
    expect(watcher.locator("#hand .main")).to_have_count(0)
    fits_every_window(watcher, SHOWN.replace("#hand .main, ", ""))
    path = lay_out(running, played_table("duel", 1000, seed=34))
    replay = somebody().goto(f"{path}/replay?at=21&seat=open")
    expect(replay.locator(".fan .fold").first).to_be_visible()
    expect(replay.locator("#holder .deck > li")).to_have_count(2)
    for width, height in SIZES:
        replay.set_viewport_size({"width": width, "height": height})
        assert replay.evaluate(OUTSIDE, ".fan .card, .held .card, .lane > li, .deck .card") == [], (width, height)


def test_in_the_lesson_what_to_press_is_in_view_at_every_size(somebody: Somebody, running: Site) -> None:
    pupil = somebody()
    page = pupil.goto("/")
    page.locator("button[name=lesson][value=duel]").first.evaluate("button => button.click()")
    page.wait_for_selector("#lesson")
    for _ in range(40):
        if page.locator("#lesson button[name=bot]").count():
            return
        number = pupil.number
        wanted = page.locator("#continue, button.wanted")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OUTSIDE, "#continue, button.wanted") == [], (width, height)
        wanted.first.click()
        until(
            page,
            "before => +document.querySelector('[name=number]').value > before"
            " && document.querySelector('#status.mine, #lesson button[name=bot]')",
            number,
        )
    raise AssertionError("the lesson does not end")


@both
def test_nothing_keeps_people_out(somebody: Somebody, running: Site) -> None:
    page = ann_at(somebody, running, found(rests, aids=True)).page
    page.locator("#mine-1").click()
    assert serious(page) == []
    assert serious_in_the_dark(page) == []
    page = ann_at(somebody, running, decided("double")).page
    assert serious(page) == []
    assert serious_in_the_dark(page) == []


# -- The parts --


def test_the_row_says_where_the_card_was_that_moved_last() -> None:
    log = found(fitting)
    table = Table(log)
    for move, where in (("n1", "mine-1"), ("f1", "row-1")):
        table.apply(table.decide_move(move))
        if table.closing:
            break
        parts = [boards.parts(table, "t", boards.Viewer(seat))["row"].values["moved"] for seat in (0, 1)]
        assert parts[0][1] == where
        assert parts[1][1] == where.replace("mine", "their")
