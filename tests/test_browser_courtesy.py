"""Courtesy and hints as people meet them: two browsers in two languages, phones, scripts off, by what axe finds."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from people import (
    DESK,
    PHONE,
    Person,
    be,
    both,
    both_always,
    play_on,
    played_table,
    prepare,
    serious,
    serious_in_the_dark,
    until,
)
from playwright.sync_api import expect
from serving import Server, server

from irisdeck.table.courtesy import PHRASES, REACTIONS
from irisdeck.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

IMPATIENT = 1.5  # seconds until a bot may play for somebody who is away
Somebody = Any  # what `somebody` gives: Callable[..., Person]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("site"), patience=IMPATIENT) as made:
        yield made


def sit_down(person: Person, link: str, name: str) -> None:
    """In any language."""
    page = person.goto(link)
    page.locator("#lobby [name=name]").fill(name)
    page.locator("#lobby button[value^=sit]").first.click()
    expect(page.locator("#lobby button[value=leave]")).to_be_visible()


def two(somebody: Somebody, game: str = "red7", **options: str) -> tuple[Person, Person]:
    """Ann at a desk, in English, and Bob with a telephone, in German; the cards are dealt."""
    ann, bob = somebody(**DESK), somebody(locale="de-DE", **PHONE)
    link = ann.open_table(game, "Ann", **options)
    sit_down(bob, link, "Bob")
    ann.page.locator("button[value=begin]").click()
    for person in (ann, bob):
        person.page.wait_for_selector("#hand")
    return ann, bob


def say(person: Person, phrase: str) -> None:
    person.page.locator("[popovertarget=saying]").click()
    person.page.locator(f"button[name=phrase][value={phrase}]").click()


def acting(*people: Person) -> tuple[Person, Person]:
    """Whoever is to act, and the other."""
    until(people[0].page, "document.querySelector('[name=number]')")
    return people if people[0].acts() else people[::-1]  # type: ignore[return-value]


# -- Phrases --


def test_two_people_talk_each_in_their_own_language(somebody: Somebody) -> None:
    ann, bob = two(somebody)
    say(ann, "well-played")
    expect(bob.page.locator("#seat-0 .bubble")).to_have_text("Gut gespielt!")
    expect(bob.page.locator("#log li").first).to_have_text("Ann: Gut gespielt!")
    expect(bob.page.locator("#heard")).to_have_text("Ann: Gut gespielt!")
    expect(ann.page.locator("#seat-0 .bubble")).to_have_text("Well played!")
    expect(ann.page.locator("#saying")).to_be_hidden()
    say(bob, "applause")
    expect(ann.page.locator("#seat-1 .bubble")).to_have_text("👏 applause")
    expect(ann.page.locator("#log li").first).to_have_text("Bob: 👏 applause")
    expect(ann.page.locator(".bubble")).to_have_count(0, timeout=20_000)  # for some seconds only
    expect(ann.page.locator("#log li").first).to_have_text("Bob: 👏 applause")


def test_a_bubble_outlasts_a_move(somebody: Somebody) -> None:
    ann, bob = two(somebody)
    one, other = acting(ann, bob)
    say(one, "hello")
    bubble = other.page.locator(".bubble")
    expect(bubble).to_be_visible()
    one.make_a_move()
    until(other.page, "document.querySelector('[name=number]').value > 0")
    expect(bubble).to_be_visible()


def test_people_talk_before_the_cards_are_dealt(somebody: Somebody) -> None:
    ann, bob = somebody(), somebody()
    link = ann.open_table("duel", "Ann")
    expect(ann.page.locator("#talk")).to_have_count(0)  # nobody is there to listen
    sit_down(bob, link, "Bob")
    say(bob, "hello")
    expect(ann.page.locator("#place-1 .bubble")).to_have_text("Hello!")


def test_somebody_is_muted_and_stays_so(somebody: Somebody) -> None:
    ann, bob = two(somebody)
    say(bob, "oops")
    expect(ann.page.locator("#log li", has_text="Oops!")).to_be_visible()
    ann.page.locator("[popovertarget=saying]").click()
    ann.page.locator("#muting summary").click()
    ann.page.get_by_role("button", name="Bob", exact=True).click()
    expect(ann.page.locator("#log li", has_text="Oops!")).to_be_hidden()
    say(bob, "sorry")
    expect(bob.page.locator("#log li").first).to_contain_text("Entschuldigung!")
    expect(ann.page.locator("#log li").first).to_contain_text("Sorry!")  # it is there, for others to be unmuted
    expect(ann.page.locator("#log li", has_text="Sorry!")).to_be_hidden()
    expect(ann.page.locator(".bubble:visible")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator("#log li", has_text="Sorry!")).to_be_hidden()
    ann.page.get_by_role("link", name="Everything that happened").click()
    expect(ann.page.locator("li", has_text="Sorry!")).to_be_hidden()
    ann.page.go_back()
    ann.page.locator("[popovertarget=saying]").click()
    ann.page.locator("#muting summary").click()
    ann.page.get_by_role("button", name="Bob", exact=True).click()
    expect(ann.page.locator("#log li", has_text="Sorry!")).to_be_visible()
    ann.page.get_by_role("button", name="everybody").click()
    expect(ann.page.locator("#log li", has_text="Sorry!")).to_be_hidden()


def test_phrases_are_said_and_muted_with_scripts_off(somebody: Somebody) -> None:
    ann, bob = two(somebody)
    bob.page.close()
    cookies = bob.context.cookies()
    plain = somebody(java_script_enabled=False)
    plain.context.add_cookies(cookies)
    page = plain.goto(ann.page.url)
    page.locator("button[name=phrase][value=take-your-time]").click()
    expect(page.locator("#log li").first).to_have_text("Du: Lass dir Zeit.")
    expect(ann.page.locator("#log li").first).to_have_text("Bob: Take your time.")
    page.locator("#muting a").click()
    page.locator("[name=quiet]").check()
    page.locator("#talk button").click()
    expect(page.locator(".note")).to_be_visible()
    page.goto(ann.page.url)
    expect(page.locator("#log")).not_to_contain_text("Lass dir Zeit.")


# -- Somebody stays away --


@pytest.mark.parametrize("game", ["duel", "tricks"])
def test_a_bot_plays_for_who_leaves_and_the_owner_takes_the_seat_back(somebody: Somebody, game: str) -> None:
    ann, bob = two(somebody, game)
    link = ann.page.url
    expect(ann.page.locator("#asks")).to_have_count(0)
    bob.page.goto("about:blank")
    vote = ann.page.get_by_role("button", name="Let a bot play for Bob until they are back")
    vote.click()
    top = "#seat-top" if game == "duel" else "#seat-1"
    expect(ann.page.locator(top)).to_contain_text("Bob (bot)")
    expect(vote).to_have_count(0)
    while "Bob (bot) " not in ann.page.locator("#log").inner_text():
        ann.page.wait_for_selector("#status.mine")
        ann.make_a_move()
    bob.goto(link)
    expect(bob.page.locator("#asks")).to_contain_text("Ein Bot spielt für dich.")
    bob.page.get_by_role("button", name="Ich bin zurück").click()
    expect(bob.page.locator("#asks")).to_have_count(0)
    expect(ann.page.locator(top)).not_to_contain_text("(bot)")
    before = bob.number
    play_on(ann, bob, moves=4)
    assert bob.number > before


def test_among_three_all_who_are_here_vote(somebody: Somebody) -> None:
    ann, bob, cleo = somebody(), somebody(), somebody(locale="hu-HU")
    link = ann.open_table("red7", "Ann", 3)
    sit_down(bob, link, "Bob")
    sit_down(cleo, link, "Cleo")
    ann.page.locator("button[value=begin]").click()
    bob.page.wait_for_selector("#hand")
    bob.context.close()
    ann.page.get_by_role("button", name="Let a bot play for Bob").click()
    expect(ann.page.locator("#asks")).to_contain_text("You have voted. Votes: 1 of 2")
    expect(cleo.page.locator("#asks")).to_contain_text("Szavazatok: 1 / 2")
    cleo.page.locator("#asks button").click()
    for person in (ann, cleo):
        expect(person.page.locator("#seat-1")).to_contain_text("Bob (bot)")


# -- Offers --


def test_an_offer_is_declined_and_another_accepted(somebody: Somebody) -> None:
    ann, bob = two(somebody, "duel")
    ann.page.locator("[popovertarget=sheet]").click()
    ann.page.get_by_role("button", name="Offer to end the game").click()
    expect(ann.page.locator("#asks")).to_contain_text("The others are still to answer.")
    expect(bob.page.locator("#asks")).to_contain_text("Ann schlägt vor, die Partie ohne Sieg zu beenden")
    bob.page.get_by_role("button", name="Weiterspielen").click()
    expect(ann.page.locator("#last")).to_have_text("Bob would rather play on")
    expect(ann.page.locator("button[value=offer]")).to_have_count(0)  # not so soon
    bob.page.locator("[popovertarget=sheet]").click()
    bob.page.locator("button[value=offer]").click()
    ann.page.get_by_role("button", name="Agree").click()
    expect(ann.page.locator("#won")).to_have_text("All agreed to end the game: nobody wins")
    expect(bob.page.locator("#won")).to_contain_text("Niemand gewinnt")
    expect(bob.page.locator("#record")).to_be_visible()


# -- Hints --


def test_a_hint_is_seen_by_its_asker_alone_and_gone_after_the_move(somebody: Somebody) -> None:
    ann, bob = two(somebody, hints="on")
    eve = somebody()
    eve.goto(ann.page.url)
    one, other = acting(ann, bob)
    expect(other.page.locator("#ask-hint")).to_be_disabled()
    one.page.locator("#ask-hint").click()
    expect(one.page.locator("#ask-hint[aria-disabled=true]")).to_have_attribute(
        "aria-label", re.compile("Thinking…|Denkt nach…")
    )
    expect(one.page.locator("#hint")).to_be_visible()
    expect(one.page.locator("#heard-hint")).to_contain_text(re.compile("Hint: |Tipp: "))
    best = one.page.locator("button.best[name=move]")
    expect(best).to_have_count(1)
    expect(best.locator("u")).to_have_text(re.compile(r"\((best|bester)\)$"))
    expect(one.page.locator("#hint li").first).to_contain_text("%")
    for person in (other, eve):
        expect(person.page.locator("#log")).to_contain_text(re.compile("asked for a hint|um einen Tipp gebeten"))
        expect(person.page.locator("#hint, .best")).to_have_count(0)
    best.press("Enter")
    expect(one.page.locator("#hint, .best")).to_have_count(0)


@both
@pytest.mark.parametrize("game", ["duel", "tricks", "red7"])
def test_against_bots_hints_are_always_to_be_had_and_can_be_closed(somebody: Somebody, game: str) -> None:
    person = somebody(**PHONE)
    person.play_now(game)
    page = person.page
    page.wait_for_selector("#status.mine")
    page.locator("#ask-hint").click()
    expect(page.locator("#hint")).to_be_visible()
    expect(page.locator("button.best[name=move]")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    page.get_by_role("button", name="Close the hint").click()
    expect(page.locator("#hint, .best")).to_have_count(0)
    page.locator("#ask-hint").click()
    expect(page.locator("#hint")).to_be_visible()
    person.goto(page.url)
    expect(page.locator("#hint")).to_be_visible()


@both_always
def test_a_hint_by_keyboard_alone(somebody: Somebody) -> None:
    person = somebody()
    person.play_now("duel")
    page = person.page
    page.wait_for_selector("#status.mine")
    page.locator("#ask-hint").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#ask-hint[aria-disabled]")
    assert page.evaluate("document.activeElement.id") == "ask-hint"
    page.keyboard.press("Enter")  # it thinks already
    expect(page.locator("#hint")).to_be_visible()
    assert page.evaluate("document.activeElement.id") == "ask-hint"
    expect(page.locator("#ask-hint")).to_have_attribute("aria-label", "Close the hint")
    page.keyboard.press("Enter")
    expect(page.locator("#hint")).to_have_count(0)


def test_a_hint_with_scripts_off(somebody: Somebody) -> None:
    person = somebody(java_script_enabled=False)
    person.play_now("red7")
    while not person.acts():
        person.page.reload()
    person.page.locator("#ask-hint").click()
    expect(person.page.locator("#hint li.best")).to_contain_text("%")
    expect(person.page.locator("button.best[name=move]")).to_have_count(1)
    person.page.get_by_role("button", name="Close the hint").click()
    expect(person.page.locator("#hint")).to_have_count(0)


# -- For everybody --


def asked_log() -> list[dict[str, Any]]:
    """A table of three where Ann is asked everything at once: Bob offers, Cleo is away, and both have spoken."""
    log = played_table("tricks", 3, 3, hints=True)
    table = Table(log)
    for event in (
        {"kind": "say", "seat": 1, "phrase": "good-luck"},
        {"kind": "say", "seat": 2, "phrase": "heart"},
        {"kind": "offer", "seat": 1},
    ):
        table.apply(event)
        log.append(event)
    return log


@pytest.mark.parametrize("kind", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(somebody: Somebody, tmp_path: Path, kind: dict[str, Any]) -> None:
    prepare(tmp_path / "site", asked_log(), "prepared")
    with server(tmp_path / "site", patience=0.1) as made:
        ann = somebody(made, **kind)
        be(ann, "Ann", made)
        page: Page = ann.goto("/tables/prepared")
        expect(page.locator("#asks button")).to_have_count(4)
        page.locator("#ask-hint").click()
        expect(page.locator("#hint")).to_be_visible()
        say(ann, "smile")
        expect(page.locator(".bubble")).to_be_visible()
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        assert page.locator("button[name=phrase]").count() == len(PHRASES) + len(REACTIONS)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
        assert serious(page) == []
        assert serious_in_the_dark(page) == []
