"""What only the site without a server has: people who share a device, its own statistics, what needs a server."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from people import PHONE, Person, almost_over, be, company, here, id_of, lay_out, play_on, played_table, serious, until
from playwright.sync_api import expect

from irisdeck.game import GAMES
from irisdeck.table.local import person
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page
    from static_site import StaticSite

Somebody = Any  # what `somebody` gives: Callable[..., Person]
games = pytest.mark.parametrize("game", GAMES)
# Cards whose faces are in the page, by where they lie, but for those that everybody sees.
HIDDEN = """() => [...document.querySelectorAll("#hand .card, .others .hand .card, .held .card")]
  .map((card) => card.dataset.face).filter((face) => face && face !== "?")"""


@pytest.fixture
def somebody(browser: Browser, static: StaticSite) -> Iterator[Callable[..., Person]]:
    with company(lambda **kind: Person(browser, static, **kind)) as make:
        yield make


def sit_together(ann: Person, game: str, bot: bool = False) -> Page:
    """Ann and Bob at one device, and a bot if there is a seat for it."""
    page = ann.goto(f"/new/{game}")
    page.locator("[name=name]").fill("Ann")
    page.locator("[name=name-1]").fill("Bob")
    if bot:
        page.get_by_label("3", exact=True).check(force=True)
        page.locator("[name=seat-2]").select_option("easy")
        expect(page.locator("[name=name-2]")).to_be_hidden()
    page.get_by_role("button", name="Begin").click()
    page.locator("#curtain").wait_for()
    return page


def whose_turn(page: Page) -> str:
    return page.locator("#curtain-name").inner_text().removeprefix("It is ")[:3]


def lift(page: Page) -> None:
    page.locator("#curtain button").click()
    expect(page.locator("#curtain")).to_have_count(0)
    expect(page.locator("#status.mine")).to_have_count(1)


def play_a_turn(ann: Person) -> None:
    """Whoever has the device plays until the curtain hangs again, or the game is over."""
    while not ann.page.locator("#curtain, #result").count():
        play_on(ann, moves=1)
        until(ann.page, "() => document.querySelector('#curtain, #result, #status.mine')")


# -- Several people at one device --


@games
@pytest.mark.parametrize("kind", [PHONE, {}], ids=["phone", "desk"])
def test_people_hand_the_device_on_and_see_only_their_own_cards(
    somebody: Somebody, game: str, kind: dict[str, Any]
) -> None:
    ann = somebody(**kind)
    page = sit_together(ann, game, bot=game != "duel")
    seen = set[str]()
    for _ in range(4):
        name = whose_turn(page)
        assert name in ("Ann", "Bob")
        assert page.evaluate(HIDDEN) == []
        expect(page.locator("button[name=move], #ask-hint:enabled")).to_have_count(0)
        assert page.evaluate("() => document.activeElement.closest('#curtain, main') !== null")
        assert serious(page) == []
        lift(page)
        expect(page.locator("#hand .card").first).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
        seen.add(name)
        play_a_turn(ann)
        if ann.over:
            break
    assert seen == {"Ann", "Bob"} or ann.over


@pytest.mark.thorough
def test_the_curtain_hangs_again_after_a_reload_and_from_home(somebody: Somebody) -> None:
    ann = somebody()
    page = sit_together(ann, "red7")
    lift(page)
    ann.page.reload()
    expect(page.locator("#curtain")).to_be_visible()
    assert page.evaluate(HIDDEN) == []
    ann.goto("/")
    expect(page.locator("#running ~ .list a")).to_have_count(1)
    page.locator("#running ~ .list a").click()
    lift(page)
    play_a_turn(ann)


@games
@pytest.mark.thorough
def test_the_end_names_the_winner_and_a_rematch_begins_behind_the_curtain(
    somebody: Somebody, static: StaticSite, game: str
) -> None:
    log = played_table("red7", 0) if game == "red7" else almost_over(game, 4)
    people = {id_of("Ann"): person(0), id_of("Bob"): person(1)}
    static.add(f"ending-{game}", [{**event, "player": people.get(event.get("player", ""))} if event["kind"] == "sit"
                                  else event for event in log])  # fmt: skip
    ann = somebody()
    page = ann.goto(f"/tables/ending-{game}")
    for _ in range(60):
        until(page, "() => document.querySelector('#curtain, #result, #status.mine')")
        if ann.over:
            break
        if page.locator("#curtain").count():
            lift(page)
        play_a_turn(ann)
    expect(page.locator("#curtain")).to_have_count(0)
    expect(page.locator("#won")).to_have_text(re.compile("^(?!You)"))
    link = page.url
    expect(page.locator("#turn")).not_to_contain_text("watching")
    page.locator("#result [value=rematch]").click()
    expect(page.locator("#curtain")).to_be_visible()
    assert page.url != link
    ann.goto("/games")
    expect(page.locator(".played li")).to_have_count(1)
    expect(page.locator(".played a > b")).to_have_text(
        re.compile("^(Winner: (Ann|Bob)|Shared victory: Ann · Bob|draw)$")
    )
    expect(page.locator("table.listing")).to_have_count(0)


# -- What is kept here --


def test_games_alone_are_counted_by_game_and_level(somebody: Somebody, static: StaticSite) -> None:
    for game in GAMES:
        for seed in range(3):
            static.add(f"{game}-{seed}", [here(event) for event in played_table(game, 100_000, seed=seed)])
    ann = somebody()
    be(ann, "Ann", static)
    page = ann.goto("/games?game=duel")
    expect(page.locator(".played li")).to_have_count(3)
    rows = page.locator("table.listing tbody tr")
    expect(rows).to_have_count(len(GAMES))
    for row in rows.all():
        assert row.locator("td").all_inner_texts()[1:3] == ["Cat (easy)", "3"]
    won = page.locator(".played .won").count()
    expect(rows.first.locator("td").last).to_have_text(re.compile(rf"^{won} \("))
    page.get_by_label("Result").select_option("lost")
    page.get_by_role("button", name="Show").click()
    expect(page).to_have_url(re.compile(r"#/games\?game=duel&result=lost$"))
    expect(page.locator(".played .won")).to_have_count(0)
    page.locator(".played a").first.click()
    expect(page.locator("#result")).to_be_visible()
    page.go_back()
    expect(page.locator(".played li")).to_have_count(3 - won)
    static.tables.clear()


def test_unfinished_games_are_resumed_from_home(somebody: Somebody, static: StaticSite) -> None:
    ann = somebody()
    path = lay_out(static, played_table("duel", 6, bots=True))
    ann.goto(path)
    before = ann.number
    page = ann.goto("/")
    expect(page.locator(".tag.turn")).to_have_text("your turn")
    page.locator("#running ~ .list a").click()
    page.wait_for_selector("#hand")
    assert ann.number == before
    ann.make_a_move()
    page.reload()
    page.wait_for_selector("#hand")
    assert ann.number > before


def test_games_go_to_a_file_and_come_back_and_are_deleted_only_if_one_is_sure(
    somebody: Somebody, static: StaticSite, tmp_path: Path
) -> None:
    ann = somebody()
    ann.goto(lay_out(static, played_table("red7", 100_000, bots=True)))
    page = ann.goto("/you")
    page.locator("[name=name]").fill("Ann")
    page.get_by_role("button", name="Save name").click()
    expect(page.locator("h1")).to_have_text("Ann")
    page.locator("#avatar label:has([value=bear])").click()
    page.locator("#avatar button").click()
    expect(page.locator("header .f-bear")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Export all games").click()
    file = tmp_path / "games.jsonl"
    download.value.save_as(file)
    page.get_by_role("button", name="Delete everything").click()
    expect(page.locator("h1")).to_have_text("Ann")  # the box has to be ticked
    page.locator("[name=sure]").check()
    page.get_by_role("button", name="Delete everything").click()
    expect(page.locator("main .note")).to_have_text(tell(say("device-forgotten"), "en"))
    expect(page.locator("h1")).to_have_text("You")
    ann.goto("/games")
    expect(page.locator(".empty")).to_be_visible()
    ann.goto("/you")
    page.locator("[type=file]").set_input_files(file)
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.locator("main .note")).to_have_text(tell(say("device-loaded", games=1), "en"))
    ann.goto("/games")
    expect(page.locator(".played li")).to_have_count(1)
    ann.goto("/you")
    (tmp_path / "wrong.jsonl").write_text("{}")
    page.locator("[type=file]").set_input_files(tmp_path / "wrong.jsonl")
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="exported")).to_be_visible()


def test_a_move_is_taken_back(somebody: Somebody, static: StaticSite) -> None:
    ann = somebody()
    page = ann.goto(lay_out(static, played_table("red7", 8, 3)))
    number, seven = page.locator("[name=number]"), page.locator("#hand button[value='+R7']")
    before = number.input_value()
    for _ in range(2):
        seven.press("Enter")
        expect(seven).to_have_count(0)
        expect(number).not_to_have_value(before)
        page.get_by_role("button", name="Undo").click()
        expect(seven).to_have_count(1)
        expect(number).to_have_value(before)
    page.reload()
    expect(number).to_have_value(before)


def test_a_game_is_replayed_and_analyzed_and_its_link_leads_others_to_the_site(
    somebody: Somebody, static: StaticSite
) -> None:
    ann = somebody()
    be(ann, "Ann", static)
    path = lay_out(static, played_table("red7", 100_000, seed=6))
    page = ann.goto(path)
    expect(page.locator("#share")).to_have_attribute("data-link", "/")  # nobody else has this game
    page.locator("#replay").first.click()
    page.locator("#step-on").click()
    expect(page.locator("#at")).to_have_value("1")
    expect(page.locator("#copy")).to_have_count(0)
    ann.goto(path)
    page.locator("#to-analysis").click()
    expect(page.locator("#analysis:not([data-wait]) .accounts")).to_have_count(1)
    expect(page.locator("#analysis")).to_contain_text("Luck and skill")
    static.tables.clear()


def test_puzzles_and_deals_of_the_day_are_there(somebody: Somebody) -> None:
    page = somebody().goto("/puzzles/red7")
    page.locator("button[value=show]").first.click()
    expect(page.locator("#lesson .best").first).to_be_visible()
    page.locator("a[href='/']").first.click()
    page.get_by_role("link", name="Deal of the day").click()
    page.get_by_role("button", name="Play: Red7, 2 players").click()
    expect(page.locator("#hand .card").first).to_be_visible()


# -- What needs a server --


def test_what_needs_a_server_is_said_where_it_would_stand_in_every_language(somebody: Somebody) -> None:
    ann = somebody()
    page = ann.goto("/")
    for language in [*LANGUAGES][::-1]:
        page.locator("#language").select_option(language)
        expect(page.locator(f"html[lang={language}]")).to_have_count(1)
        expect(page.locator(".foot .server")).to_contain_text(tell(say("server-needed"), language))
        expect(page.locator(".poster.red7 .go a")).to_have_text(tell(say("together-short"), language))
        page.locator(".poster.red7 .go a").click()
        expect(page.locator("main .server")).to_contain_text(tell(say("server-needed"), language))
        expect(page.locator("form.new button.main")).to_have_text(tell(say("table-begin"), language))
        page.locator("header .i-crown").click()
        expect(page.locator("h1")).to_have_text(tell(say("server"), language))
        expect(page.locator("#find, #watch, [name=rated]")).to_have_count(0)
        page.locator("header .brand").click()
        page.locator(".posters").wait_for()
