"""The table of tricks in the browser: one screen, fixed places, and cards picked by tap, slide and keys."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from fitting import OUTSIDE, OVERLAPS, PLACES, SHIFTS, SIZES, Somebody, ann_at
from people import PHONE, be, both, lay_out, play_on, played_table, serious, serious_in_the_dark, until
from playwright.sync_api import expect

from irisdeck.table.table import Table
from irisdeck.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from people import Site
    from playwright.sync_api import Page

SHOWN = "#hand .rank, #hand .card, .others .seat, .tray, .tray .card, .combo, .combo .card, #play-cards, #scored"
PARTS = [".others", ".places", ".tray", ".queue", ".next", ".only", ".own-place", ".ranks", "#play-cards", "#scored"]
FIXED = ".ranks, .rank, .tray, .tray > li, .others .seat, .combo, .own-place, .queue, #scored"


def laid_out(running: Site, players: int, fits: Callable[[Table], bool], seed: int = 32, **more: Any) -> str:
    """A table at which Ann is to act, after as few moves as it takes to fit."""
    for moves in range(80):
        log = played_table("tricks", moves, players, seed=seed, bots=True, **more)
        if Table(log).running and fits(Table(log)):
            return lay_out(running, log)
    raise AssertionError("there is no such position")


def plays(table: Table) -> bool:
    assert table.state
    return not takes(table)


def follows(table: Table) -> bool:
    assert table.state
    return plays(table) and bool(table.state.view(0).seen["trick"])


def takes(table: Table) -> bool:
    assert table.state
    return table.state.legal_moves[0].startswith("=")


def picked(page: Page) -> str:
    """The ranks of the cards that are picked."""
    return "".join(box.get_attribute("value") or "" for box in page.locator("[name=card]:checked").all())


def tap(page: Page, *ranks: int) -> None:
    for rank in ranks:
        page.locator(f"#rank-{rank} label").last.click()


def button(page: Page) -> Any:
    return page.locator("#play-cards")


def fits_every_window(page: Page) -> None:
    """Nothing is outside of the window, nothing is covered, nothing can be scrolled."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUTSIDE, SHOWN) == [], (width, height)
        assert page.evaluate(OVERLAPS, PARTS) == [], (width, height)


# -- One screen, fixed places --


@both
@pytest.mark.parametrize("players", range(2, 7))
def test_every_table_fits_every_window(somebody: Somebody, running: Site, players: int) -> None:
    for path in (laid_out(running, players, follows), laid_out(running, players, takes)):
        page = ann_at(somebody, running, path).page
        fits_every_window(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_need_no_more_room(somebody: Somebody, running: Site, language: str) -> None:
    page = ann_at(somebody, running, laid_out(running, 4, follows, aids=True), locale=language).page
    fits_every_window(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_turn_it_is_can_be_read_whole_on_phones(somebody: Somebody, running: Site, language: str) -> None:
    page = ann_at(somebody, running, lay_out(running, played_table("tricks", 0, 3, bots=True)), locale=language).page
    for width, height in ((360, 640), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("(pill => pill.scrollWidth <= pill.clientWidth)(document.getElementById('turn'))"), width
        assert page.evaluate("document.querySelector('.bar').scrollWidth") <= width


def test_a_column_of_ten_cards_and_a_long_run_stay_in_their_places(somebody: Somebody, running: Site) -> None:
    page = ann_at(somebody, running, laid_out(running, 4, follows)).page
    more = """(count) => {
      const column = document.querySelector(".rank:has(label)"), card = document.querySelector(".places .card");
      for (let at = 0; at < count; at += 1) {
        column.append(column.querySelector("label").cloneNode(true));
        if (at < 6) card.parentElement.append(card.cloneNode(true));
      }
    }"""
    page.evaluate(more, 8)
    fits_every_window(page)


@both
def test_nothing_changes_place_while_one_plays(somebody: Somebody, running: Site) -> None:
    """Whole tricks of four: the hand, the tray and every player's place stay where they are."""
    ann = somebody(viewport={"width": 390, "height": 844})
    ann.run_first(SHIFTS)
    be(ann, "Ann", running)
    page = ann.goto(lay_out(running, played_table("tricks", 0, 4, seed=32, bots=True)))
    page.wait_for_selector("#play-cards")
    page.evaluate("document.getElementById('first-game')?.remove(); window.shifted = 0")
    before = page.evaluate(PLACES, FIXED)
    for _ in range(12):
        play_on(ann, moves=1)
        page.mouse.move(195, 300)
        assert page.evaluate(PLACES, FIXED) == before
    assert page.evaluate("window.shifted") < 0.05


@pytest.mark.parametrize("seat", ["open", "1"])
def test_replays_fit_every_window(somebody: Somebody, running: Site, seat: str) -> None:
    for players in (2, 4, 6):
        path = lay_out(running, played_table("tricks", 1000, players, seed=32, bots=True))
        page = ann_at(somebody, running, f"{path}/replay?at=9&seat={seat}").page
        shown = ".tray, .tray .card, .others .seat, .others .card, .combo, .rank, .rank .card, #scored"
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OUTSIDE, shown) == [], (players, width, height)


# -- Picking cards --


def hand_of(path_log: Sequence[dict[str, Any]]) -> str:
    state = Table(list(path_log)).state
    assert state
    return str(state.view(0).seen["hand"])


@both
def test_one_tap_picks_a_card_another_one_more_and_past_the_last_none(somebody: Somebody, running: Site) -> None:
    log = played_table("tricks", 0, 3, seed=32, bots=True)
    held = hand_of(log).split()
    rank = int(max(held, key=held.count))
    page = ann_at(somebody, running, lay_out(running, log)).page
    expect(button(page)).to_have_text("Tap cards, or slide for a run")
    expect(button(page)).to_have_attribute("aria-disabled", "true")
    for number in range(1, held.count(str(rank)) + 1):
        tap(page, rank)
        assert picked(page) == str(rank) * number
        expect(button(page)).to_contain_text("Play the")
        expect(button(page)).not_to_have_attribute("aria-disabled", "true")
    tap(page, rank)
    assert picked(page) == ""
    tap(page, rank)
    page.mouse.click(640, 300)  # on the table, beside all cards
    assert picked(page) == ""


def longest_run(held: Sequence[str]) -> tuple[int, int]:
    ranks = sorted({int(rank) for rank in held})
    low = next(one for one, other in pairwise(ranks) if other == one + 1)
    high = low
    while high + 1 in ranks:
        high += 1
    return low, high


@both
def test_sliding_across_the_columns_picks_a_run(somebody: Somebody, running: Site) -> None:
    log = played_table("tricks", 0, 3, seed=32, bots=True)
    low, high = longest_run(hand_of(log).split())
    ann = ann_at(somebody, running, lay_out(running, log))
    page = ann.page
    run = "".join(map(str, range(low, high + 1)))
    slide(page, low, high)
    assert picked(page) == run
    expect(button(page)).to_contain_text(f"Play the run {' '.join(run)}")
    slide(page, high, low)  # back again
    assert picked(page) == run
    button(page).click()
    expect(page.locator(".own-place .card")).to_have_count(len(run))
    assert picked(page) == ""


def slide(page: Page, start: int, end: int) -> None:
    page.locator(f"#rank-{start} label").last.hover()
    page.mouse.down()
    for rank in range(start, end, 1 if end > start else -1):
        page.locator(f"#rank-{rank} label").last.hover()
    page.locator(f"#rank-{end} label").last.hover()
    page.mouse.up()


@both
def test_a_run_is_slid_and_a_stack_taken_by_touch(somebody: Somebody, running: Site) -> None:
    log = played_table("tricks", 0, 3, seed=32, bots=True)
    low, high = longest_run(hand_of(log).split())
    ann = ann_at(somebody, running, lay_out(running, log), **PHONE)
    page = ann.page
    touch = ann.context.new_cdp_session(page)
    boxes = [page.locator(f"#rank-{rank} label").last.bounding_box() for rank in range(low, high + 1)]
    for number, box in enumerate(boxes):
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        kind = "touchMove" if number else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    run = "".join(map(str, range(low, high + 1)))
    assert picked(page) == run
    button(page).tap()
    stack = page.locator("#middle button[name=move]").last
    worth = stack.locator("> b").inner_text()
    assert worth.startswith("+")
    stack.tap()
    expect(page.locator("#scored small").first).to_contain_text(f"{worth[1:]} point")


@both
def test_cards_that_are_no_combo_say_why_and_stay_picked(somebody: Somebody, running: Site) -> None:
    log = played_table("tricks", 0, 3, seed=32, bots=True)
    held = hand_of(log).split()
    page = ann_at(somebody, running, lay_out(running, log)).page
    low, high = int(min(held)), int(max(held))
    assert high - low > 1
    tap(page, low, low)
    expect(page.locator(".rank.dim")).to_have_count(len(set(held)) - 1)  # a set has one rank
    tap(page, high)
    expect(button(page)).to_have_attribute("aria-disabled", "true")
    expect(button(page)).to_contain_text("That is no combo")
    button(page).click(force=True)
    expect(page.locator("#refused")).to_contain_text("That is no combo")
    assert picked(page) == f"{low}{low}{high}"
    page.keyboard.press("Escape")
    assert picked(page) == ""


@both
def test_a_trick_that_is_bound_to_runs_says_so(somebody: Somebody, running: Site) -> None:
    """tricks T8"""

    def bound(table: Table) -> bool:
        assert table.state
        seen = table.state.view(0).seen
        held = seen["hand"].split()
        pair = any(held.count(rank) > 1 for rank in held)
        return plays(table) and pair and any(len(set(play["combo"])) > 1 for play in seen["trick"])

    page = ann_at(somebody, running, laid_out(running, 4, bound)).page
    expect(page.locator(".only")).to_have_text("Only runs and single cards")
    rank = int(page.locator(".rank.many").first.get_attribute("data-rank") or 0)
    tap(page, rank, rank)
    expect(button(page)).to_contain_text("A run was played: only singles or runs (T8).")
    tap(page, rank) if page.locator(f"#rank-{rank} label").count() == 2 else page.keyboard.press("Escape")
    tap(page, rank)
    button(page).click()
    expect(page.locator(".own-place .card")).to_have_count(1)


def test_picks_wait_for_ones_turn(somebody: Somebody, running: Site) -> None:
    log = played_table("tricks", 0, 2, seed=32)
    ann, bob = (ann_at(somebody, running, lay_out(running, log)), somebody())
    be(bob, "Bob", running)
    bob.goto(ann.page.url)
    ranks = bob.page.locator(".rank:has(label)")
    rank = int(ranks.first.get_attribute("data-rank") or 0)
    tap(bob.page, rank)
    expect(button(bob.page)).to_have_count(0)
    ann.make_a_move()
    expect(button(bob.page)).to_contain_text(f"Play the {rank}")
    assert picked(bob.page) == str(rank)


@both
def test_a_game_goes_by_keys(somebody: Somebody, running: Site) -> None:
    log = played_table("tricks", 0, 3, seed=32, bots=True)
    held = hand_of(log).split()
    ann = ann_at(somebody, running, lay_out(running, log))
    page = ann.page
    rank = max(held, key=held.count)
    page.locator("#play-cards[aria-disabled]").wait_for()  # by the script, which hears keys from now on
    page.keyboard.press(rank)
    page.keyboard.press(rank)
    assert picked(page) == rank * 2
    page.keyboard.press("Escape")
    assert picked(page) == ""
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    assert picked(page) == held[0]
    page.keyboard.press("ArrowDown")
    page.keyboard.press(rank)
    page.keyboard.press("Enter")
    expect(page.locator(".own-place .card")).to_have_count(1)
    stack = page.locator("#middle button[name=move]").first
    stack.wait_for()
    page.keyboard.press((stack.get_attribute("value") or "")[1])
    expect(page.locator("#middle button:focus")).to_have_count(1)
    before = ann.number
    page.keyboard.press("Enter")
    until(page, "before => document.querySelector('[name=number]').value > before", before)


@both
def test_all_plays_are_listed_and_can_be_pressed(somebody: Somebody, running: Site) -> None:
    log = played_table("tricks", 0, 3, seed=32, bots=True)
    state = Table(log).state
    assert state
    page = ann_at(somebody, running, lay_out(running, log)).page
    page.get_by_role("button", name="What you may play").click()
    listed = page.locator("#offers button[name=move]")
    assert sorted(one.get_attribute("value") or "" for one in listed.all()) == sorted(state.legal_moves)
    listed.last.click()
    expect(page.locator(".own-place .card")).not_to_have_count(0)


def test_without_scripts_cards_are_ticked_and_stacks_pressed(somebody: Somebody, running: Site) -> None:
    ann = somebody(java_script_enabled=False)
    be(ann, "Ann", running)
    page = ann.goto(laid_out(running, 3, plays))
    for card in page.locator(".rank.many").first.locator("label").all()[-2:]:
        card.click(position={"x": 8, "y": 4})  # the strip that shows behind the card before it
    button(page).click()
    expect(page.locator(".own-place .card")).to_have_count(2)
    page.goto(ann.address + laid_out(running, 3, takes))
    page.locator("#middle button[name=move]").first.click()
    expect(page.locator("#middle button[name=move]")).to_have_count(0)


# -- The lesson --

# Whether something is in the window and not covered, at the top edge of a card or in the middle of a button.
IN_VIEW = """one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = one.matches("label") ? [left + 8, top + 4] : [left + width / 2, top + height / 2];
  return one.contains(document.elementFromPoint(x, y)) || one.parentElement.contains(document.elementFromPoint(x, y));
}"""


def test_what_the_lesson_asks_for_is_in_view_at_every_size(somebody: Somebody, running: Site) -> None:
    page = somebody().goto("/")
    page.evaluate("document.querySelector('button[name=lesson][value=tricks]').click()")
    page.wait_for_selector("#lesson")
    wanted = page.locator(".board :is(label, button).wanted, #continue")
    for _ in range(60):
        page.wait_for_selector(".board .wanted, #continue, #lesson button[name=bot]")
        if page.locator("#lesson button[name=bot]").count():
            return
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for one in wanted.all():
                assert one.evaluate(IN_VIEW), (page.locator("#lesson-name").inner_text(), width, height)
            assert page.evaluate(OUTSIDE, "#hand .card, .tray .card") == [], (width, height)
        number = page.locator("[name=number]").input_value()
        cards = page.locator("label.wanted").all()
        for card in cards:
            card.click(position={"x": 8, "y": 4})
        (button(page) if cards else wanted.first).click()
        until(
            page,
            "before => +document.querySelector('[name=number]').value > before"
            " && document.querySelector('#status.mine, #lesson button[name=bot]')",
            int(number),
        )
    raise AssertionError("the lesson does not end")


# -- What one sees --


def test_places_medals_and_the_queue_tell_who_takes_first(somebody: Somebody, running: Site) -> None:
    """tricks T11"""
    path = laid_out(running, 4, takes)
    page = ann_at(somebody, running, path).page
    medals = [medal.get_attribute("class") for medal in page.locator(".combo > b").all()]
    assert sorted(map(str, medals)) == ["m1", "m2", "m3", "m4"]
    assert [(row.get_attribute("class") or "")[:2] for row in page.locator(".queue li").all()] == [
        "m1",
        "m2",
        "m3",
        "m4",
    ]
    assert "You, pick no." in page.locator(".own-place").inner_text()
    expect(page.locator(".queue .now")).to_contain_text("You")
    assert page.locator(".tray > li").count() == 4
    took = page.locator(".queue .took").count()
    assert page.locator(".tray > li:has(> .face)").count() == took


@both
def test_a_table_of_tricks_keeps_nobody_out(somebody: Somebody, running: Site) -> None:
    for fits in (follows, takes):
        page = ann_at(somebody, running, laid_out(running, 4, fits, aids=True)).page
        if fits is follows:
            tap(page, int(page.locator(".rank:has(label)").first.get_attribute("data-rank") or 0))
        assert serious(page) == []
        assert serious_in_the_dark(page) == []


@both
def test_what_was_taken_and_is_not_seen_yet_opens_on_a_phone(somebody: Somebody, running: Site) -> None:
    page = ann_at(somebody, running, laid_out(running, 3, plays, aids=True), **PHONE).page
    expect(page.locator("#heaps")).to_be_hidden()
    page.get_by_role("button", name="Your score pile").tap()
    expect(page.locator("#heaps")).to_contain_text("Not seen yet")
