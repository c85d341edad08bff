"""The end of a game: places, points round by round, the turning point, ratings, titles, and playing again."""

from __future__ import annotations

import json
import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from people import be, both, lay_out, played_table, serious, until
from playwright.sync_api import expect
from test_history import resigned_game
from test_web import Browser, play_to_the_end

from irisdeck.game import ahead
from irisdeck.table import boards
from irisdeck.table.replay import replay_of_table
from irisdeck.table.table import Table, opened
from irisdeck.web.pages import curve
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from people import Person, Site
    from playwright.sync_api import Page
    from serving import Server

PLAYED: list[tuple[str, int, dict[str, Any]]] = [
    ("duel", 2, {"first": 0}),
    ("tricks", 2, {"first": 0}),
    ("tricks", 4, {"first": 0}),
    ("red7", 3, {}),
    ("red7", 3, {"advanced": True}),
]
Somebody = Any  # what `somebody` gives: Callable[..., Person]
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def begun(name: str, players: int, options: dict[str, Any], seed: int) -> Table:
    table = Table([opened(name, players, options)])
    for seat in range(players):
        table.apply({"kind": "sit", "seat": seat, "player": NAMES[seat].lower(), "name": NAMES[seat]})
    table.apply(table.deal(seed))
    return table


def finished(name: str, players: int, options: dict[str, Any], seed: int) -> Table:
    """A table at which random moves were made to the end, but for early passes."""
    table, rng = begun(name, players, options, seed), Random(seed)
    while table.running:
        assert table.state
        moves = [move for move in table.state.legal_moves if move != "pass"] or table.state.legal_moves
        table.apply(table.decide_move(rng.choice(moves)))
    return table


def result(table: Table, seat: int | None = None) -> dict[str, Any]:
    return boards.result(table, "t", seat).values


@pytest.mark.parametrize(("name", "players", "options"), PLAYED)
def test_the_points_of_all_rounds_add_up_to_the_scores(name: str, players: int, options: dict[str, Any]) -> None:
    table = finished(name, players, options, 3)
    assert table.state
    values, replay = result(table), replay_of_table(table)
    if not table.state.game.scored:
        assert values["rounds"] == []
        return
    assert len(values["rounds"]) > 1
    sums = [sum(one["gains"][seat] for one in values["rounds"]) for seat in range(players)]
    assert sums == list(table.state.scores)
    total = (0,) * players
    for one in values["rounds"]:
        total = tuple(before + won for before, won in zip(total, one["gains"], strict=True))
        assert replay.positions[one["at"]].state.scores == total
    assert [one["round"] for one in values["rounds"]] == list(range(1, len(values["rounds"]) + 1))


@pytest.mark.parametrize(("name", "players", "options"), PLAYED)
def test_from_the_turning_point_on_the_winner_is_ahead(name: str, players: int, options: dict[str, Any]) -> None:
    found = 0
    for seed in range(8):
        table = finished(name, players, options, seed)
        values, positions = result(table), replay_of_table(table).positions
        counted = [one["at"] for one in values["rounds"]] or range(len(positions))  # after each round, or each move
        leaders = {at: ahead(positions[at].state) for at in counted}
        if values["turning"] is None:
            alone = len(table.winners) == 1
            assert not alone or set(leaders.values()) <= {None, *table.winners}
            continue
        found += 1
        at, [winner] = values["turning"]["at"], table.winners
        assert {leader for number, leader in leaders.items() if number >= at} == {winner}
        assert [leader for number, leader in leaders.items() if number < at][-1] != winner
        assert values["turning"]["link"] == f"/tables/t/replay?at={at}"
        assert values["turning"]["words"] == f"{NAMES[winner]} went ahead for good with move {at}"
        assert result(table, winner)["turning"]["words"] == f"You went ahead for good with move {at}"
    assert found


@pytest.mark.parametrize(("name", "players", "options"), PLAYED)
def test_the_course_tells_who_was_ahead_after_each_round(name: str, players: int, options: dict[str, Any]) -> None:
    table = finished(name, players, options, 3)
    assert table.state
    if not table.state.game.scored:
        assert result(table, 0)["course"] == []
        return
    for seat in range(players):
        course = result(table, seat)["course"]
        assert len(course) == len(table.rounds)
        others = [score for other, score in enumerate(table.state.scores) if other != seat]
        assert course[-1] == table.state.scores[seat] - max(others)
    assert result(table)["course"] == result(table, table.winners[0])["course"], "who watches sees the winner's"


def test_the_course_is_drawn_from_even_with_the_best_on_top() -> None:
    drawn = curve([3, -3, 6])
    assert drawn["dots"] == [(0.0, 64.0), (33.3, 36.0), (66.7, 92.0), (100.0, 8.0)]
    assert drawn["even"] == 64.0
    assert curve([0])["even"] == 92.0


def test_a_game_that_was_given_up_or_undone_has_no_turning_point_that_never_was() -> None:
    table = begun("duel", 2, {"first": 0}, 1)
    table.apply({"kind": "resign", "seat": 0})
    assert result(table)["turning"] is None
    table = begun("red7", 2, {}, 1)
    assert table.state
    seat, leads = table.state.seat, table.leads
    table.apply(table.decide_move(next(move for move in table.state.legal_moves if move[0] == "+")))
    assert table.may_undo(seat)
    table.apply({"kind": "undo", "seat": seat})
    assert table.leads == leads


def test_everybody_has_a_place_and_who_gave_up_comes_last() -> None:
    table = finished("tricks", 4, {"first": 0}, 2)
    rows = result(table, 1)["rows"]
    assert [row["place"] for row in rows] == sorted(row["place"] for row in rows)
    assert rows[0]["best"]
    assert next(row["name"] for row in rows if row["seat"] == 1) == "You"
    table = begun("duel", 2, {"first": 0}, 1)
    table.apply({"kind": "resign", "seat": 0})
    assert [(row["name"], row["place"], row["best"]) for row in result(table)["rows"]] == [
        ("Bob", 1, True),
        ("Ann", 2, False),
    ]


def test_the_end_has_a_title_that_fits_and_does_not_gloat() -> None:
    table = finished("red7", 3, {}, 3)
    assert table.state
    [winner], last = table.winners, table.state.history[-1][0]
    other = next(seat for seat in range(3) if seat not in (winner, last))
    titles = {seat: (result(table, seat)["outcome"], str(result(table, seat)["title"])) for seat in (0, 1, 2, None)}
    assert titles[winner] == ("won", "In the lead to the last!")
    assert titles[last] == ("lost", tell(say("red7-end-lost-close"), "en"))
    assert titles[other] == ("lost", "Out this time")
    assert titles[None] == ("watched", "A game well played")
    table = begun("duel", 2, {"first": 0}, 1)
    table.apply({"kind": "resign", "seat": 0})
    assert [str(result(table, seat)["title"]) for seat in (0, 1)] == ["A game for another day", "The game is yours"]
    table = begun("duel", 2, {"first": 0}, 1)
    table.apply({"kind": "timeout", "seat": 0})
    assert [str(result(table, seat)["title"]) for seat in (0, 1)] == ["The clock was faster", "The game is yours"]
    table = begun("duel", 2, {"first": 0}, 1)
    table.apply({"kind": "agree", "seat": 0})
    assert (result(table, 0)["outcome"], result(table, 0)["title"]) == ("agreed", "Parted as friends")


def test_a_close_game_is_called_close_and_a_rainbow_a_rainbow() -> None:
    titles = set[str]()
    for seed in range(30):
        table = finished("duel", 2, {"first": 0}, seed)
        assert table.state
        if table.drawn:
            assert result(table, 0)["title"] == "Even to the end"
            continue
        [winner] = table.winners
        first, second = sorted(table.state.scores, reverse=True)
        little = first - second <= max(1, first / 10)
        assert result(table, 1 - winner)["title"] == ("So close" if little else "Well fought")
        rainbow = table.closing.get("how") == "rainbow"
        usual = "By a whisker!" if little else "Well played!"
        assert result(table, winner)["title"] == ("A rainbow, and the game!" if rainbow else usual)
        titles |= {str(result(table, seat)["title"]) for seat in (0, 1)}
    assert len(titles) > 3


def test_the_result_is_shared_with_names_and_goes_to_programs_as_json() -> None:
    table = finished("red7", 3, {"advanced": True}, 3)
    [winner] = table.winners
    ratings = {winner: {"before": 1500, "after": 1532, "settled": False}}
    parts = boards.parts(table, "t", boards.Viewer(winner), ratings=ratings)
    assert parts["result"].values["share"] == {"text": f"Red7: {NAMES[winner]} wins", "link": "/tables/t/replay"}
    for language in LANGUAGES:
        plain = json.loads(json.dumps(boards.plain(parts["result"], language)))
        assert plain["rows"][0]["rating"] == {"before": 1500, "after": 1532, "settled": False}
        assert plain["rows"][1]["rating"] is None
        assert plain["title"] == tell(parts["result"].values["title"], language)
        assert plain["turning"] is None or plain["turning"]["words"]


# -- On the page --


def test_a_rated_game_tells_how_the_ratings_changed(running: Server) -> None:
    ann, bob = Browser(running), Browser(running)
    ratings = ["1500", "1500"]
    for _ in range(2):
        resigned_game(running, ann, bob, "duel", rated="on")
        winner, loser = re.findall(r'class="rating">(\d+) → (\d+)<', ann.get(bob.path))
        assert [winner[0], loser[0]] == ratings
        assert int(winner[1]) > int(winner[0])
        assert int(loser[1]) < int(loser[0])
        ratings = [winner[1], loser[1]]
    resigned_game(running, ann, bob, "duel")
    assert 'class="rating"' not in ann.get(bob.path)


def over(person: Person, running: Site, seed: int, who: str = "Ann", **how: Any) -> Page:
    """The page of a game that has been played to its end."""
    be(person, who, running)
    page = person.goto(lay_out(running, played_table(moves=100_000, seed=seed, **how)))
    expect(page.locator("#won")).to_be_visible()
    return page


@both
@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (1280, 720)])
def test_the_end_is_over_the_table_with_its_reason_and_ways_on(
    somebody: Somebody, running: Site, width: int, height: int
) -> None:
    person = somebody(viewport={"width": width, "height": height})
    page = over(person, running, 39, name="red7", players=4, bots=True)
    box = page.locator("#result").bounding_box()
    assert box == {"x": 0, "y": 0, "width": width, "height": height}
    expect(page.locator("#result .sides .card").first).to_be_visible()
    expect(page.locator("#result .why .ruling")).to_contain_text("under red")
    expect(page.locator("#result tbody tr")).to_have_count(4)
    for name in ("Play again", "See the turning point", "Watch the replay", "Home"):
        button = page.locator("#result .acts").get_by_text(name)
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.getElementById('result').scrollWidth") <= width
    page.locator("#aside").click()
    expect(page.locator("#result .why")).to_be_hidden()
    for seat in page.locator(".others .seat").all():
        expect(seat.locator(".card").first).to_be_in_viewport(ratio=0.9)  # the palettes of those who are out, too
    page.locator("#recall").click()
    expect(page.locator("#result .why")).to_be_visible()


@both
def test_points_of_rounds_are_drawn_and_listed(somebody: Somebody, running: Site) -> None:
    page = over(somebody(), running, 41, name="red7", players=3, bots=True, advanced=True)
    expect(page.locator("#result .why > strong")).to_contain_text("the round")  # that was the last one
    expect(page.locator("#result .curve polyline")).to_be_visible()
    expect(page.locator("#result .curve .turn")).to_have_count(1)
    expect(page.locator("#result .story")).to_contain_text("ahead for good with move")
    page.get_by_text("Round by round").click()
    assert page.locator("#rounds tbody tr").count() > 2
    assert serious(page) == []


SPY = """
    window.heard = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
        window.heard.push(this.frequency.value);
        return start.call(this, at);
    };
"""


def test_a_win_sounds_a_loss_is_quieter_and_nobody_mourns_for_those_who_watch(
    somebody: Somebody, running: Site
) -> None:
    link = lay_out(running, played_table("duel", 6))
    people = {who: somebody() for who in ("Ann", "Bob", "Eve")}
    for who, person in people.items():
        person.run_first(SPY)
        be(person, who, running)
        person.goto(link)
        person.page.locator("#turn").click()  # the first touch
        until(person.page, "!document.querySelector('#offline:not([hidden])')")
        person.page.evaluate("window.heard = []")
    ann = people["Ann"].page
    ann.locator("#menu .i-menu").click()
    ann.get_by_role("button", name="Resign").click()
    ann.locator("#sure-yes").click()
    for who, tones in (("Bob", [523, 659, 784, 1047]), ("Ann", [392, 330, 262]), ("Eve", [])):
        page = people[who].page
        expect(page.locator("#won")).to_be_visible()
        until(page, "count => window.heard.length >= count", len(tones))
        assert page.evaluate("window.heard.map(Math.round)") == tones, who


def test_play_again_begins_the_same_game_with_the_same_bots(running: Server) -> None:
    ann = Browser(running)
    ann.get("/")
    ann.post("/tables", game="red7", name="Ann", players=3, bot="easy", **{"option-advanced": "on"})
    table = ann.path
    play_to_the_end(ann)
    button = re.search(r'<button class="main" form="play" name="do" value="(\w+)">\s*Play again\s*<', ann.html)
    assert button
    assert not re.search(r'<a href="/">\s*Play again', ann.html)
    ann.post(table, do=button[1])
    assert ann.path != table
    assert ann.html.count("Cat") >= 2
    assert "Round 1" in ann.html  # the advanced game
    assert 'id="invite"' not in ann.html  # it has begun


def test_with_friends_the_button_is_called_rematch(running: Server) -> None:
    ann, bob = Browser(running), Browser(running)
    resigned_game(running, ann, bob)
    assert re.search(r'value="rematch">\s*Rematch\s*<', ann.get(bob.path))
