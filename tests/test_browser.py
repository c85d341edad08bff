"""The table as people meet it: real browsers, real games, by mouse, touch, keyboard, and by what is read aloud."""

from __future__ import annotations

import io
import os
import re
import signal
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from people import (
    DESK,
    MOTION,
    PHONE,
    Person,
    almost_over,
    be,
    both,
    both_always,
    company,
    lay_out,
    play_on,
    play_to_the_end,
    played_table,
    serious,
    serious_in_the_dark,
    until,
)
from PIL import Image
from playwright.sync_api import expect
from serving import Server, server

import irisdeck
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from people import Site
    from playwright.sync_api import Browser, Page

thorough = pytest.mark.thorough
SCREENS = Path(__file__).parent / "data" / "screens"
LEFT = 12  # moves, in games that are played from their last turns on
WHOLE = [pytest.param("duel", marks=thorough), pytest.param("tricks", marks=thorough), "red7"]
whole_or_end = pytest.mark.parametrize(
    ("game", "left"),
    [
        pytest.param("duel", None, marks=thorough), pytest.param("tricks", None, marks=thorough), ("red7", None),
        ("duel", LEFT), ("tricks", LEFT),
    ],
)  # fmt: skip


Somebody = Any  # what `somebody` gives: Callable[..., Person]


# -- Whole games: the shortest in every way to play, the others from their last turns on --


@pytest.mark.parametrize("game", WHOLE)
def test_two_people_play_a_whole_game_and_a_rematch(somebody: Somebody, game: str) -> None:
    ann, bob = somebody(**DESK), somebody(**PHONE, **MOTION)
    link = ann.open_table(game, "Ann")
    bob.sit_down(link, "Bob")
    expect(ann.page.locator("#lobby")).to_contain_text("Bob")
    ann.page.get_by_role("button", name="Begin").click()
    ann.page.wait_for_selector("#hand")
    bob.page.wait_for_selector("#hand")
    expect(ann.page.locator("#invite")).to_have_count(0)
    ann.page.reload()  # in the middle, and nothing is lost
    play_to_the_end(ann, bob)
    play_again(ann, bob)
    play_to_the_end(ann, bob)


@pytest.mark.parametrize("game", ["duel", "tricks"])
def test_two_people_end_a_game_and_begin_a_rematch(somebody: Somebody, running: Site, game: str) -> None:
    ann, bob = somebody(**DESK), somebody(**PHONE)
    link = lay_out(running, almost_over(game, LEFT))
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        be(person, name, running)
        person.goto(link)
    play_to_the_end(ann, bob)
    play_again(ann, bob)
    play_on(ann, bob, moves=4)


def play_again(ann: Person, bob: Person) -> None:
    """The result, the record, and the rematch."""
    link = ann.page.url
    assert {one.page.locator("#won").inner_text() for one in (ann, bob)} <= {
        "You win", "Ann wins", "Bob wins", "Shared victory: Ann · Bob",
    }  # fmt: skip
    with ann.page.expect_download() as download:
        ann.page.locator("#record").click()
    record = irisdeck.Record.from_json(download.value.path().read_text())
    assert record.check().over
    assert record.names == ["Ann", "Bob"]
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_selector("#hand")
    bob.page.get_by_role("link", name="To the rematch").click()
    bob.page.wait_for_selector("#hand")
    assert ann.page.url == bob.page.url != link
    assert ann.page.locator("#hand").get_attribute("data-seat") == "1"  # seats have rotated


def begin(person: Person, running: Site, game: str, players: int, left: int | None) -> None:
    """Against bots: from home, or at a table where only some moves are left."""
    if left is None:
        person.play_now(game, players)
        return
    be(person, "Ann", running)
    person.goto(lay_out(running, almost_over(game, left, players, bots=True)))


@both
@whole_or_end
def test_one_person_plays_bots_on_a_phone(somebody: Somebody, running: Site, game: str, left: int | None) -> None:
    person = somebody(**PHONE)
    begin(person, running, game, {"duel": 2, "tricks": 5, "red7": 4}[game], left)
    page = person.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    play_to_the_end(person)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#aside").click()
    page.get_by_role("button", name="What happened").click()
    expect(page.locator("#log li").first).not_to_be_empty()
    page.get_by_role("link", name="Everything that happened").click()
    expect(page.locator("ol.whole li").nth(10)).to_be_visible()


@whole_or_end
def test_a_game_is_played_with_scripts_off(somebody: Somebody, running: Site, game: str, left: int | None) -> None:
    person = somebody(java_script_enabled=False)
    begin(person, running, game, 2, left)
    for _ in range(600):
        if person.over:
            break
        lit = person.page.locator("button[name=move]:not([aria-disabled]):visible")
        if person.page.locator("#play-cards").count():
            person.play_a_card()
        elif lit.count():
            lit.nth(person.rng.randrange(lit.count())).click()
            if person.page.locator("[name=sure]").count():
                person.page.locator("[name=sure]").click()
        else:
            person.page.reload()
    assert person.over


@both
@whole_or_end
def test_a_game_is_played_by_keyboard_alone(somebody: Somebody, running: Site, game: str, left: int | None) -> None:
    """From home to the result by Tab, Space and Enter."""
    person = somebody()
    page = person.page

    def tab_to(selector: str) -> None:
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"no key reaches {selector}")

    if left is None:
        person.goto("/")
        tab_to(f"section.poster.{game} [name=bot]:checked")
        while page.evaluate("document.activeElement.value") != "easy":
            page.keyboard.press("ArrowLeft")
        tab_to(f"section.poster.{game} .go .main")
        page.keyboard.press("Enter")
    else:
        begin(person, running, game, 2, left)
    page.wait_for_selector("#hand")
    for _ in range(6000):
        if person.over:
            break
        if not person.acts():
            page.wait_for_timeout(5)
            continue
        before = person.number
        if game == "tricks" and page.locator("#play-cards").count():
            tab_to("[name=card]")
            page.keyboard.press("Space")
            tab_to("#play-cards")
        else:
            tab_to("button[name=move]:not([aria-disabled])")
            if page.evaluate("document.activeElement.matches('.risky')"):
                page.keyboard.press("Enter")  # it is asked again
                tab_to("#sure-yes")
        page.keyboard.press("Enter")
        until(
            page,
            "before => document.getElementById('result') || document.querySelector('[name=number]').value > before",
            before,
        )
    assert person.over
    tab_to("#result button")


# -- Coming and going --


@pytest.mark.parametrize("kills", [2, pytest.param(8, marks=thorough)])
def test_pages_come_back_by_themselves_when_the_server_was_killed(browser: Browser, tmp_path: Path, kills: int) -> None:
    """SIGKILL in the middle of games, again and again: what a page has shown is never lost, and games go on."""
    made = Server(tmp_path / "site", pace=0.02)
    games = ("duel", "tricks", "red7", "tricks")[: kills + 1]
    people = [Person(browser, made.address) for _ in games]
    for person, game in zip(people, games, strict=True):
        person.play_now(game, 2)
    killed = 0
    for step in range(400):
        if all(person.over for person in people):
            break
        for person in people:
            if person.acts() and not person.over:
                person.make_a_move()
        if step % 6 == 3 and killed < kills:
            shown = [person.number for person in people]
            made.kill()
            killed += 1
            expect(people[0].page.locator("#offline")).to_be_visible()
            made = Server(tmp_path / "site", made.port, pace=0.02)
            for person, before in zip(people, shown, strict=True):
                expect(person.page.locator("#offline")).to_be_hidden()
                assert person.number >= before
        if killed == kills:
            break
        people[0].page.wait_for_timeout(5)
    assert killed == kills
    if kills > 2:
        play_to_the_end(*people)
    else:
        play_on(*people, moves=9)
    for person in people:
        person.context.close()
    made.kill(signal.SIGTERM)
    assert "Traceback" not in made.complaints


def test_who_is_away_is_seen_and_an_empty_seat_goes_to_a_bot(somebody: Somebody) -> None:
    ann, bob = somebody(), somebody()
    link = ann.open_table("red7", "Ann")
    bob.sit_down(link, "Bob")
    ann.page.get_by_role("button", name="Begin").click()
    bob.page.wait_for_selector("#hand")
    expect(ann.page.locator(".tag.away")).to_have_count(0)
    bob.page.goto("about:blank")
    expect(ann.page.locator(".tag.away")).to_have_text("away", timeout=20_000)
    bob.goto(link)
    expect(ann.page.locator(".tag.away")).to_have_count(0)
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Leave the seat").click()
    ann.page.get_by_role("button", name="Give this seat to a bot").click()
    expect(ann.page.locator("#seat-1")).to_contain_text("Otter")
    play_on(ann, moves=4)


def test_a_name_and_games_are_found_again_on_another_device_by_the_code(somebody: Somebody) -> None:
    ann, elsewhere = somebody(), somebody(locale="de-DE")
    ann.open_table("duel", "Ann")
    ann.goto("/you").get_by_text("Show the code").click()
    code = ann.page.locator(".code").inner_text()
    page = elsewhere.goto("/")
    expect(page.locator("#running")).to_have_count(0)
    page.goto(f"{elsewhere.address}/you")
    page.locator("[name=code]").fill("wrong")
    page.locator("[name=code]").press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(f"{elsewhere.address}/you")
    page.locator("[name=code]").fill(code.lower().replace("-", " "))
    page.locator("[name=code]").press("Enter")
    page.goto(f"{elsewhere.address}/")
    expect(page.locator(".list a")).to_have_count(1)
    elsewhere.complaints.clear()  # the refusal above is an error to the console


def test_where_no_websocket_gets_through_the_page_is_fresh_all_the_same(somebody: Somebody) -> None:
    person = somebody()
    person.run_first(
        "window.WebSocket = class { constructor() { setTimeout(() => this.onclose(), 0); } }; WebSocket.OPEN = 1;"
    )
    person.play_now("red7", 3)
    expect(person.page.locator("#offline")).to_be_hidden()
    play_to_the_end(person)


@both
def test_the_title_and_the_icon_say_whose_turn_it_is(somebody: Somebody) -> None:
    person = somebody()
    person.play_now("duel")
    person.page.wait_for_selector("#status.mine")
    until(person.page, "document.title.startsWith('● ')")
    assert "turn.svg" in (person.page.locator("link[rel=icon]").get_attribute("href") or "")
    person.goto("/")
    expect(person.page.locator(".list .tag.turn")).to_have_text("your turn")


def test_a_public_game_can_be_watched_and_shows_no_hand(somebody: Somebody) -> None:
    ann, eve = somebody(), somebody()
    ann.play_now("red7")
    page = eve.goto("/")
    link = ann.page.url.removeprefix(ann.address)
    page.locator(f'#watch ~ .list a[href="{link}"]').click()
    expect(page.locator("#turn")).to_contain_text("You are watching")
    expect(page.locator("#hand")).to_have_count(0)
    before = eve.number
    ann.page.wait_for_selector("#status.mine")
    ann.make_a_move()
    until(page, "before => document.querySelector('[name=number]').value > before", before)


# -- Moves --


def test_a_move_that_cannot_be_made_says_why_and_a_mistake_is_asked_again_elsewhere(
    somebody: Somebody, running: Site
) -> None:
    ann = somebody()
    be(ann, "Ann", running)
    page = ann.goto(lay_out(running, played_table("red7", 8, 3)))
    before = ann.number
    page.locator("#hand .chips button[aria-disabled]").first.press("Enter")
    expect(page.locator("#refused")).to_contain_text("You would not lead under")
    risky = page.locator("button.risky[name=move]")
    pressed = risky.last.bounding_box()
    risky.last.click()
    expect(page.locator("#sure-words")).to_have_text(re.compile(r"would be out of the round \(R\d+\)\.$"))
    asked = page.locator("#sure-yes").bounding_box()
    assert pressed
    assert asked
    assert asked["y"] + asked["height"] < pressed["y"], "at another place than the first press"
    page.locator("#sure-no").click()
    assert ann.number == before
    page.locator(".chips button.risky[name=move]").first.press("Enter")
    page.locator("#sure-yes").click()
    until(page, "before => document.querySelector('[name=number]').value > before", before)
    page.get_by_role("button", name="Undo").click()
    until(page, "before => document.querySelector('[name=number]').value == before", before)


def test_a_decided_row_is_shown_before_it_is_taken(somebody: Somebody, running: Site) -> None:
    """duel D14-D17"""
    log = played_table("duel", 0)
    table = irisdeck.table.table.Table(log)
    while not table.closing:
        assert table.state
        move = next(one for one in reversed(table.state.legal_moves) if one != "end")
        log.append(table.decide_move(move).event)
        table.apply(log[-1])
    page = somebody().goto(lay_out(running, log))
    expect(page.locator("#row .card")).to_have_count(len(table.closing["row"]))
    expect(page.locator("#row .card.lit").first).to_be_visible()
    expect(page.locator(".outcome")).to_contain_text("the row of")


@both
def test_aids_are_shown_only_where_the_table_allows_them(somebody: Somebody, running: Site) -> None:
    """duel D23, tricks T14"""
    ann = somebody()
    be(ann, "Ann", running)
    for aids, count in ((False, 0), (True, 1)):
        ann.goto(lay_out(running, played_table("duel", 25, aids=aids)))
        expect(ann.page.locator("#memory")).to_have_count(count)
        ann.goto(lay_out(running, played_table("tricks", 25, aids=aids)))
        expect(ann.page.locator("#seat-1")).to_contain_text("cards")
        assert ("point" in ann.page.locator("#seat-1").inner_text()) is aids


@both
def test_who_would_lead_under_each_rule_is_shown(somebody: Somebody) -> None:
    """red7 R8, R9"""
    person = somebody()
    person.play_now("red7", 3)
    expect(person.page.locator("#strip li")).to_have_count(7)
    play_on(person, moves=3)


def test_cards_glide_and_turn_and_only_those_that_move(somebody: Somebody) -> None:
    spy = """
        window.moved = [];
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => {
            const named = [...document.querySelectorAll('[style*=view-transition-name]')];
            window.moved.push(named.map((card) => getComputedStyle(card).viewTransitionClass));
            return start(change);
        };
    """
    lively, calm = somebody(**MOTION), somebody()
    for person in (lively, calm):
        person.run_first(spy)
        person.play_now("duel")
        for _ in range(6):
            person.page.wait_for_selector("#status.mine, #result")
            person.make_a_move()
    moved = lively.page.evaluate("window.moved")
    assert moved
    assert all(0 < len(cards) <= 16 for cards in moved)
    assert {kind for cards in moved for kind in cards} == {"gliding", "turning"}
    assert lively.page.evaluate("getComputedStyle(document.documentElement).viewTransitionName") == "none"
    assert calm.page.evaluate("window.moved") == []


@both
def test_sounds_are_made_after_the_first_touch_until_somebody_turns_them_off(somebody: Somebody) -> None:
    person = somebody()
    person.run_first("""
        window.tones = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
    """)
    person.play_now("tricks")
    link = person.page.url
    sound = person.page.get_by_role("button", name="Sounds")
    expect(sound).to_have_attribute("aria-pressed", "true")
    assert person.static or person.page.evaluate("window.tones") == 0  # there Play was pressed on this very page
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    until(person.page, "window.tones > 0")
    with nullcontext() if person.static else person.page.expect_response("**/you/settings"):
        sound.click()
    person.goto("/you")
    person.goto(link)
    expect(person.page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "false")


# -- For everybody --


@pytest.fixture(scope="module")
def prepared(running: Site, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site with tables that look the same every time, and no others."""
    if not isinstance(running, Server):
        yield laid_out(running)
        return
    with server(tmp_path_factory.mktemp("prepared")) as own:
        lay_out(own, played_table("duel", 1000)[:2], "waiting")
        yield laid_out(own)


def laid_out(site: Site) -> Site:
    for name, players, moves in (("duel", 2, 20), ("tricks", 3, 12), ("red7", 3, 8)):
        lay_out(site, played_table(name, moves, players), f"{name}-midway")
        lay_out(site, played_table(name, 1000, players), f"{name}-over")
    return site


PAGES = {
    "home": "/",
    "new-duel": "/new/duel",
    "new-red7": "/new/red7",
    "you": "/you",
    "api": "/api",
    "rules": "/rules/tricks",
    "missing": "/tables/nowhere",
    "waiting": "/tables/waiting",
    **{f"{game}-{when}": f"/tables/{game}-{when}" for game in irisdeck.GAMES for when in ("midway", "over")},
    "log": "/tables/duel-midway/log",
}


@pytest.fixture(scope="module")
def ann(browser: Browser, prepared: Site) -> Iterator[Person]:
    """Ann, who looks at one page after another."""
    with company(lambda: Person(browser, prepared)) as make:
        person = make()
        be(person, "Ann", prepared)
        yield person


def look_at(ann: Person, path: str) -> Page:
    page = ann.goto(path)
    assert (page.locator(".error:visible").count() > 0) is ("nowhere" in path)
    if "/tables/" in path and "nowhere" not in path and "/log" not in path:
        expect(page.locator("#offline")).to_be_hidden()
        until(page, "document.getElementById('status')")
    ann.complaints.clear()  # a page that is not there is an error to the console
    return page


@pytest.mark.parametrize(
    ("running", "name"),
    [*(("served", name) for name in PAGES), *(("static", name) for name in PAGES if name != "waiting")],
    indirect=["running"],
)
def test_axe_finds_nothing_serious(ann: Person, name: str) -> None:
    page = look_at(ann, PAGES[name])
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert serious(page) == []
    assert serious_in_the_dark(page) == []


@pytest.mark.parametrize(
    ("running", "name"),
    [
        *(("served", name) for name in PAGES if name not in ("rules", "log", "you", "api")),
        *(
            pytest.param("static", name, marks=pytest.mark.always)
            for name in PAGES
            if name not in ("home", "rules", "log", "waiting")
        ),
    ],
    indirect=["running"],
)
def test_what_is_read_aloud_stays_as_it_is(ann: Person, name: str) -> None:
    """Golden files; IRISDECK_WRITE_GOLDEN=1 writes them anew."""
    page = look_at(ann, PAGES[name])
    heard = re.sub(r"localhost:\d+", "localhost", page.locator("body").aria_snapshot()) + "\n"
    file = SCREENS / ("static" if ann.static else "") / f"{name}.txt"
    if os.environ.get("IRISDECK_WRITE_GOLDEN"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(heard, encoding="utf-8")
    assert heard == file.read_text(encoding="utf-8")


@both_always
def test_moves_are_announced(somebody: Somebody) -> None:
    person = somebody()
    person.play_now("red7")
    last = person.page.locator("#last")
    expect(last).to_have_attribute("aria-live", "polite")
    person.page.wait_for_selector("#status.mine")
    before = last.inner_text()
    person.make_a_move()
    expect(last).not_to_have_text(before)
    expect(person.page.locator("#told")).to_contain_text("You ")  # a bot may have moved since


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_a_table_in_every_language(somebody: Somebody, language: str) -> None:
    person = somebody(locale=language)
    person.goto("/")
    expect(person.page.locator("h1")).to_have_text(tell(say("home-tagline"), language))
    person.play_now("tricks", 3)
    assert person.page.locator("html").get_attribute("lang") == language
    expect(person.page.locator("#hand-name")).to_contain_text(tell(say("table-your-hand"), language))
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@both_always
def test_another_language_is_chosen_at_the_table(somebody: Somebody) -> None:
    person = somebody()
    person.play_now("duel")
    link = person.page.url
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_label("Language").select_option("hu")
    expect(person.page.locator("html[lang=hu]")).to_have_count(1)
    assert person.page.url == link


@pytest.mark.parametrize("sight", ["none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"])
def test_every_color_has_a_sign_of_its_own_and_no_two_look_alike(somebody: Somebody, sight: str) -> None:
    """Colors as people see them who do not see all; with none at all the signs are left."""
    person = somebody()
    page = person.goto("/")
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    page.evaluate("palette => (document.documentElement.dataset.palette = palette)", PALETTES.get(sight, sight))
    page.evaluate(SIDE_BY_SIDE)
    cards = page.locator("#shown .card")
    signs = cards.evaluate_all("cards => cards.map((card) => getComputedStyle(card.querySelector('i')).maskImage)")
    assert len(set(signs)) == 7
    colors = [seen_color(card.screenshot()) for card in cards.all()]
    closest = min(distance(one, other) for at, one in enumerate(colors) for other in colors[:at])
    assert closest > {"none": 25, "achromatopsia": 0}.get(sight, 10), f"{closest:.1f}"


PALETTES = {"none": "normal", "achromatopsia": "monochrome"}
SIDE_BY_SIDE = """(() => {
  const shown = Object.assign(document.createElement("div"), { id: "shown" });
  shown.append(...[...document.querySelectorAll(".poster.red7 .picture .card")].map((card) => card.cloneNode(true)));
  document.body.prepend(shown);
})()"""  # in a fan they overlap


def seen_color(png: bytes) -> tuple[float, float, float]:
    """The color of a card below its number, in CIE Lab."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    pixel = image.crop((7, image.height - 9, 8, image.height - 8)).tobytes()
    red, green, blue = (value / 3294.6 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in pixel)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089

    def f(t: float) -> float:
        return float(t ** (1 / 3)) if t > 0.008856 else 7.787 * t + 16 / 116

    return 116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))


def distance(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """CIE76."""
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)
