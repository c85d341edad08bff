"""Clocks, notices, ratings and history as a person meets them, in a real browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from people import PHONE, Person, serious, serious_in_the_dark, until
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from serving import Server

# Stands in for the notices of the system, which a browser without a screen does not show.
NOTICES = """
window.noticed = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission() { return Promise.resolve("granted"); }
  constructor(title, more) { window.noticed.push(`${title}|${more.body}`); }
  close() {}
};
"""
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"


def two_at_a_table(browser: Browser, running: Server, game: str, **chosen: str) -> tuple[Person, Person]:
    ann, bob = Person(browser, running.address), Person(browser, running.address, **PHONE)
    page = ann.goto(f"/new/{game}")
    page.locator("[name=name]").fill("Ann")
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    for name, value in chosen.items():
        field = page.locator(f"[name={name.replace('_', '-')}]")
        field.check() if value == "on" else field.select_option(value)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#invite")
    bob.sit_down(page.url, "Bob")
    return ann, bob


def begin(ann: Person, bob: Person) -> None:
    ann.page.get_by_role("button", name="Begin").click()
    for person in (ann, bob):
        person.page.wait_for_selector("#hand")


def test_what_was_agreed_is_said_beforehand_and_the_clock_runs(browser: Browser, running: Server) -> None:
    ann, bob = two_at_a_table(browser, running, "duel", clock_move="180", clock_game="600", clock_then="loss")
    for person in (ann, bob):
        lobby = person.page.locator("#lobby")
        expect(lobby).to_contain_text("3 min for each move")
        expect(lobby).to_contain_text("10 min for the whole game")
        expect(lobby).to_contain_text("When time is up, the game is lost.")
    begin(ann, bob)
    for person in (ann, bob):
        left = person.page.locator("#left")
        expect(left).to_have_text(re.compile(r"\d:\d\d"))
        expect(left).not_to_have_text(left.inner_text())  # it counts down by itself
        expect(person.page.locator("#clock")).to_contain_text("When time is up, the game is lost.")
    assert ann.complaints + bob.complaints == []


def test_play_over_days_shows_days(browser: Browser, running: Server) -> None:
    ann, bob = two_at_a_table(browser, running, "tricks", clock_move=str(3 * 86_400))
    begin(ann, bob)
    expect(ann.page.locator("#left")).to_have_text(re.compile("[23] days"))


def test_the_browser_tells_whoever_looks_elsewhere_that_it_is_their_turn(browser: Browser, running: Server) -> None:
    ann, bob = two_at_a_table(browser, running, "tricks")
    begin(ann, bob)
    waits, acts = (bob, ann) if ann.acts() else (ann, bob)
    waits.context.add_init_script(NOTICES)
    waits.page.reload()
    waits.page.locator("[popovertarget=sheet]").click()
    button = waits.page.get_by_role("button", name="Tell me when it is my turn")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    waits.page.evaluate(HIDDEN)
    acts.make_a_move()
    until(waits.page, "window.noticed.length > 0")
    (told,) = waits.page.evaluate("window.noticed")
    assert "Your turn" in told


def give_up(person: Person) -> None:
    person.page.locator("[popovertarget=sheet]").click()
    person.page.get_by_role("button", name="Resign").click()
    person.page.locator("#sure-yes").click()
    person.page.wait_for_selector("#result")


def test_a_rated_game_is_found_on_the_leaderboard_and_among_ones_games(browser: Browser, running: Server) -> None:
    ann, bob = two_at_a_table(browser, running, "red7", rated="on")
    expect(bob.page.locator("#lobby")).to_contain_text("rated")
    begin(ann, bob)
    give_up(bob)
    for person in (ann, bob):
        person.goto("/games")
        expect(person.page.locator(".played > li")).to_have_count(1)
        expect(person.page.get_by_role("img")).to_have_attribute("aria-label", re.compile(r"After 1 rated game"))
        check(person)
        person.page.get_by_label("Result").select_option("lost")
        person.page.get_by_role("button", name="Show").click()
        expect(person.page.locator(".played > li")).to_have_count(0 if person is ann else 1)
        person.page.get_by_role("link", name="Leaderboard").click()
        person.page.get_by_role("link", name="Red7").click()
        expect(person.page.locator("tr.mine")).to_contain_text("Ann" if person is ann else "Bob")
        check(person)
    assert ann.complaints + bob.complaints == []


def check(person: Person) -> None:
    """Nothing serious for axe, and nothing wider than the screen."""
    assert serious(person.page) == []
    assert serious_in_the_dark(person.page) == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
