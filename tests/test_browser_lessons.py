"""Lessons as people meet them: from home to the end, with mistakes, reloads, a server that is killed, scripts off."""

from __future__ import annotations

import re
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

import pytest
from fitting import PLACES
from people import DESK, PHONE, Person, both, both_always, both_and_plain, company, serious, serious_in_the_dark, until
from playwright.sync_api import expect
from serving import Server

from irisdeck.game import GAMES
from irisdeck.table.lessons import LESSONS
from irisdeck.words import say, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from people import Site
    from playwright.sync_api import Browser, Page

games = pytest.mark.parametrize("game", [name for name in LESSONS if name in GAMES])  # their first lessons
Pupils = Any  # what `pupils` gives: Callable[..., Pupil]


def choose(home: Page, lesson: str) -> None:
    """Learn, which offers the lessons of the game, and one of them."""
    home.locator(f"[popovertarget=learn-{LESSONS[lesson].game}]").click()
    home.locator(f"button[name=lesson][value={lesson}]").click()


class Pupil(Person):
    """Somebody who learns."""

    def begin(self, lesson: str) -> None:
        self.goto("/")
        choose(self.page, lesson)
        expect(self.page.locator("#lesson")).to_contain_text("1")

    @property
    def finished(self) -> bool:
        return self.page.locator("#lesson button[name=bot]").count() > 0

    def do_what_is_lit(self) -> None:
        """Whatever the step wants, and waits until the coach has replied."""
        page, before = self.page, self.number
        with nullcontext() if self.scripts else page.expect_navigation():
            self.press_what_is_lit()
        if self.scripts:
            until(
                page,
                "before => +document.querySelector('[name=number]').value > before"
                " && document.querySelector('#status.mine, #lesson button[name=bot]')",
                before,
            )
        while not self.acts() and not self.finished:
            page.reload()  # without scripts the page does so by itself, but later
        assert self.number > before

    def press_what_is_lit(self) -> None:
        page = self.page
        if page.locator("#continue").count():
            page.locator("#continue").click()
        elif page.locator(".board button.wanted").count():
            page.locator(".board button.wanted").first.press("Enter")
        else:
            for card in page.locator("label.wanted").all():
                card.click(position={"x": 8, "y": 4})  # the strip that shows behind the cards before it
            page.locator("#play-cards").click()

    def goto_step(self, number: int) -> None:
        for _ in range(60):
            if f"Step {number} of" in self.page.locator("#lesson-name").inner_text():
                return
            self.do_what_is_lit()
        raise AssertionError(f"there is no step {number}")

    def learn(self) -> None:
        for _ in range(60):
            if self.finished:
                return
            self.do_what_is_lit()
        raise AssertionError("the lesson does not end")

    @property
    def scripts(self) -> bool:
        return self.kind.get("java_script_enabled", True) is True


@pytest.fixture
def pupils(browser: Browser, running: Site) -> Iterator[Callable[..., Pupil]]:
    with company(lambda where=running, **kind: Pupil(browser, where, **kind)) as make:
        yield make


# -- Whole lessons --


@pytest.mark.parametrize(
    ("game", "step", "mistake", "why"),
    [
        ("duel", 8, "#mine-2 button[value=n2]", "a double the row would go to Coach (D14)"),
        ("tricks", 4, "#middle button[value='=3']", "another one is worth more"),
        ("red7", 8, "#hand button[value=end]", "you would be out (R6)"),
    ],
)
@pytest.mark.parametrize(
    ("running", "kind"),
    [("served", PHONE), ("served", DESK), ("static", PHONE)],
    ids=["served-phone", "served-desk", "static-phone"],
    indirect=["running"],
)
def test_a_lesson_is_learned_from_home_to_its_end(
    pupils: Pupils, game: str, step: int, mistake: str, why: str, kind: dict[str, Any]
) -> None:
    ann = pupils(**kind)
    ann.begin(game)
    page = ann.page
    ann.goto_step(step)
    before = ann.number
    page.locator(mistake).press("Enter")
    expect(page.locator("#refused")).to_contain_text(why)
    expect(page.locator("#refused")).to_contain_text(page.locator("#lesson-task").inner_text())
    assert ann.number == before
    page.reload()
    assert ann.number == before
    ann.goto_step(step)  # and it is still there
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    ann.learn()
    expect(page.locator("#turn")).to_have_text("The lesson is over")
    ann.goto("/")
    expect(page.locator("#running")).to_have_count(0)


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_learned_with_scripts_off(pupils: Pupils, lesson: str) -> None:
    ann = pupils(java_script_enabled=False)
    ann.begin(lesson)
    ann.learn()
    ann.page.get_by_role("button", name="Now play a real game").click()
    expect(ann.page.locator("#hand")).to_be_visible()
    expect(ann.page.locator("#lesson")).to_have_count(0)


@both
def test_a_lesson_is_learned_by_keyboard_alone(pupils: Pupils) -> None:
    ann = pupils()
    page = ann.goto("/")

    def press(selector: str) -> None:
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                page.keyboard.press("Enter")
                return
        raise AssertionError(f"no key reaches {selector}")

    press("[popovertarget=learn-red7]")
    press("button[name=lesson][value=red7]")
    page.wait_for_selector("#lesson")
    for _ in range(40):
        if ann.finished:
            break
        before = ann.number
        press("#continue, button.wanted")
        until(
            page,
            "before => +document.querySelector('[name=number]').value > before"
            " && document.querySelector('#status.mine, #lesson button[name=bot]')",
            before,
        )
    assert ann.finished


@both
def test_a_lesson_in_german(pupils: Pupils) -> None:
    ann = pupils(locale="de-DE")
    ann.begin("duel")
    page = ann.page
    assert page.locator("html").get_attribute("lang") == "de"
    expect(page.locator("#lesson-words")).to_contain_text(tell(say("lesson-duel-aim"), "de"))
    ann.do_what_is_lit()
    ann.do_what_is_lit()
    page.locator("#mine-2 button[value=n2]").press("Enter")
    expect(page.locator("#refused")).to_have_text("Noch nicht. Leg die rote Karte ab.")
    ann.learn()
    expect(page.locator("#lesson")).to_contain_text("Jetzt eine richtige Partie spielen")


# -- Coming back --


@games
def test_a_lesson_goes_on_after_the_server_was_killed(pupils: Pupils, tmp_path: Path, game: str) -> None:
    made = Server(tmp_path / "site")
    ann = pupils(made)
    ann.begin(game)
    ann.goto_step(5)
    before = ann.number
    made.kill()
    expect(ann.page.locator("#offline")).to_be_visible()
    made = Server(tmp_path / "site", made.port)
    expect(ann.page.locator("#offline")).to_be_hidden()
    ann.complaints.clear()  # the connection was lost
    assert ann.number == before
    ann.do_what_is_lit()
    made.kill()
    assert "Traceback" not in made.complaints


@both_always
def test_a_lesson_that_was_begun_is_gone_on_with_from_home(pupils: Pupils) -> None:
    ann = pupils()
    ann.begin("duel")
    link = ann.page.url
    ann.goto_step(4)
    page = ann.goto("/")
    expect(page.locator("#learn-red7")).to_contain_text("Learn to play")
    expect(page.locator(".list a")).to_contain_text("Lesson")
    page.get_by_role("button", name="Learn: Rainbow, the duel").click()
    page.get_by_role("link", name="Go on with the lesson").click()
    assert page.url == link
    ann.goto_step(4)
    page.locator("[popovertarget=sheet]").click()
    page.get_by_role("button", name="Begin the lesson again").click()
    expect(page.locator("#lesson-name")).to_contain_text("Step 1 of")
    assert page.url == link
    page.locator("[popovertarget=sheet]").click()
    page.get_by_role("button", name="Stop the lesson").click()
    expect(page.locator("#lesson-words")).to_contain_text("The lesson is stopped.")
    page.get_by_role("button", name="Begin the lesson again").click()
    expect(page.locator("#lesson-name")).to_contain_text("Step 1 of")
    assert page.url != link


def test_asking_for_a_lesson_twice_leads_to_the_same_one(pupils: Pupils) -> None:
    ann, bob = pupils(), pupils()
    page = ann.goto("/")  # from before the lesson was begun
    other = ann.context.new_page()
    other.goto(ann.address)
    for one in (page, other):
        choose(one, "red7")
        one.wait_for_selector("#lesson")
    assert page.url == other.url
    bob.begin("red7")
    assert bob.page.url != page.url


def test_a_lesson_is_listed_nowhere_and_nobody_else_can_do_it(pupils: Pupils) -> None:
    ann, eve = pupils(), pupils()
    ann.begin("tricks")
    link = ann.page.url
    page = eve.goto("/")
    assert link.removeprefix(ann.address) not in page.content()
    eve.goto(link)
    expect(page.locator("#lesson")).to_be_visible()
    expect(page.locator("#continue")).to_have_count(0)
    expect(page.locator("#hand")).to_have_count(0)


# -- The offer --


@both
def test_a_first_table_offers_the_lesson_until_it_was_learned(pupils: Pupils) -> None:
    ann = pupils()
    ann.play_now("duel")
    page = ann.page
    expect(page.locator("#first-game")).to_contain_text("Your first game?")
    page.get_by_role("button", name="To the lesson").click()
    expect(page.locator("#lesson")).to_be_visible()
    expect(page.locator("#first-game")).to_have_count(0)
    ann.learn()
    ann.play_now("duel")
    expect(page.locator("#first-game")).to_have_count(0)
    ann.play_now("red7")
    expect(page.locator("#first-game")).to_be_visible()


@both_and_plain
def test_the_offer_is_declined_for_good(pupils: Pupils, scripts: bool) -> None:
    ann = pupils(java_script_enabled=scripts)
    ann.play_now("red7")
    page, link = ann.page, ann.page.url
    page.get_by_role("button", name="No, thank you").click()
    expect(page.locator("#first-game")).to_have_count(0)
    assert page.url == link
    expect(page.locator("#hand")).to_be_visible()
    ann.play_now("red7")
    expect(page.locator("#first-game")).to_have_count(0)
    ann.begin("red7")  # it is offered at home all the same


# -- For everybody --


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.thorough)])
@games
def test_axe_finds_nothing_serious(pupils: Pupils, game: str, every: int) -> None:
    ann = pupils()
    ann.begin(game)
    for step in range(60):
        if step % every == 0 or ann.finished:
            assert serious(ann.page) == []
            assert serious_in_the_dark(ann.page) == []
        if ann.finished:
            return
        ann.do_what_is_lit()
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 720)])
def test_the_board_stays_where_it_is_and_what_to_tap_is_in_view(
    pupils: Pupils, lesson: str, size: tuple[int, int]
) -> None:
    ann = pupils(viewport={"width": size[0], "height": size[1]})
    ann.begin(lesson)
    place = ann.page.evaluate(PLACES, ".board")
    while not ann.finished:
        assert ann.page.evaluate(PLACES, ".board") == place
        for task in ann.page.locator("#lesson-task").all():
            expect(task).to_be_in_viewport(ratio=0.95)
        for wanted in ann.page.locator("#continue, button.wanted, label.wanted").all():
            card = wanted.locator("xpath=ancestor-or-self::*[self::li or self::button or self::label][last()]")
            expect(card).to_be_in_viewport(ratio=0.9)
        ann.do_what_is_lit()


@both
def test_each_step_is_announced_and_the_wanted_button_tells_the_task(pupils: Pupils) -> None:
    ann = pupils()
    ann.begin("red7")
    page = ann.page
    expect(page.locator("#lesson-words")).to_have_attribute("aria-live", "polite")
    ann.goto_step(4)
    button = page.locator("button.wanted")
    expect(button).to_have_accessible_name(re.compile("Palette:? yellow 7"))
    expect(button).to_have_accessible_description("Lay the yellow 7 in your palette, then end your turn.")


def test_what_is_asked_for_wrongly_is_refused_in_a_sentence(pupils: Pupils) -> None:
    ann = pupils()
    ann.begin("duel")
    token = ann.page.locator("#open [name=_csrf_token]").input_value()

    def post(path: str, **form: str) -> tuple[int, str]:
        answer = ann.context.request.post(ann.address + path, form={"_csrf_token": token, **form})
        return answer.status, answer.text()

    for path, form, words in (
        ("/tables", {"lesson": "chess"}, "There is no such lesson."),
        (ann.page.url.removeprefix(ann.address), {"do": "leave"}, "That cannot be done in a lesson."),
        (ann.page.url.removeprefix(ann.address), {"do": "continue", "number": "7"}, "The table has changed meanwhile."),
        ("/lessons/chess/no", {}, "There is no such lesson."),
    ):
        status, text = post(path, **form)
        assert 400 <= status < 500
        assert words in text
    expect(ann.goto(ann.page.url).locator("#lesson-name")).to_contain_text("Step 1 of")
    ann.learn()
    assert ann.context.request.get(f"{ann.page.url}/record").status == 409
