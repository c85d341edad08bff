"""Puzzles as pages: over HTTP with scripts off, on the device without a server, and in a real browser on both."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from html import unescape
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import to_builtins
from people import DESK, PHONE, both_and_plain, serious
from playwright.sync_api import expect
from test_api import Program
from test_offline_app import Device
from test_web import Browser

from irisdeck.analysis.puzzles import Puzzle, puzzles
from irisdeck.server.bodies import plain_view
from irisdeck.words import say

if TYPE_CHECKING:
    from serving import Server

SOLVED, WRONG, SHOWN = (str(say(f"puzzle-{name}")) for name in ("solved", "wrong", "shown"))
BEST = 'class="best"'  # a solution is shown
games = pytest.mark.parametrize("name", ["duel", "tricks", "red7"])


@pytest.fixture
def visitor(served: Server) -> Browser:
    return Browser(served)


def here(visitor: Browser) -> Puzzle:
    """The puzzle whose page a visitor sees."""
    _, _, name, puzzle_id = visitor.path.partition("?")[0].split("/")
    return puzzles(name)[puzzle_id]


def opened(visitor: Browser, name: str) -> Puzzle:
    visitor.get(f"/puzzles/{name}")
    assert visitor.status == 200
    return here(visitor)


def answer(visitor: Browser, puzzle: Puzzle, move: str) -> str:
    return unescape(visitor.post(f"/puzzles/{puzzle.game}/{puzzle.id}", move=move, number=0))


def rows(served: Server, question: str) -> list[Any]:
    with closing(sqlite3.connect(served.folder / "tables.db")) as database:
        return list(database.execute(question))


def best(puzzle: Puzzle) -> str:
    return next(iter(puzzle.solutions))


# -- By the API --


@pytest.fixture
def asking(served: Server) -> Program:
    token = Program(served, None).ask("/people", {"name": "Prog"})["token"]
    return Program(served, token)


@games
def test_programs_solve_puzzles(asking: Program, name: str) -> None:
    told = asking.ask(f"/puzzles/{name}")
    puzzle = puzzles(name)[told["id"]]
    view = puzzle.state.view(puzzle.seat)
    assert told["view"]["legal_moves"] == sorted(view.legal_moves)
    assert (told["seat"], told["number"], told["tried"]) == (puzzle.seat, len(puzzle.state.history), False)
    tries = f"/puzzles/{name}/{puzzle.id}/tries"
    answer = asking.ask(tries, {"move": puzzle.wrong[0]})
    assert (answer["solved"], answer["counted"], answer["solution"]) == (False, True, None)
    assert answer["standing"]["failed"] == 1
    assert answer["standing"]["rating"] < 1500
    answer = asking.ask(tries, {"move": best(puzzle)})
    assert (answer["solved"], answer["counted"]) == (True, False)
    assert {row["move"] for row in answer["solution"] if row["best"]} == set(puzzle.solutions)
    assert {row["move"]: row["chance"] for row in answer["solution"]} == {**puzzle.solutions, **dict([puzzle.wrong])}
    assert all(row["words"] and row["then"] for row in answer["solution"])
    assert asking.ask(f"/puzzles/{name}/{puzzle.id}")["tried"]
    following = asking.ask(f"/puzzles/{name}?but={puzzle.id}")
    assert following["id"] != puzzle.id
    shown = asking.ask(f"/puzzles/{name}/{following['id']}/tries", {})  # no move: the solution is asked for
    assert not shown["solved"]
    assert shown["solution"]
    [standing] = [each for each in asking.ask("/puzzles") if each["game"] == name]
    assert (standing["solved"], standing["failed"], standing["puzzles"]) == (0, 2, len(puzzles(name)))


def test_a_program_is_shown_what_the_seat_knows_and_nothing_else(asking: Program) -> None:
    puzzle = next(iter(puzzles("red7").values()))
    view = asking.ask(f"/puzzles/red7/{puzzle.id}")["view"]
    twin = puzzle.state.view(puzzle.seat).sample(Random(5)).view(puzzle.seat)
    assert view == json.loads(json.dumps(to_builtins(plain_view(twin), enc_hook=str)))


def test_what_is_no_try_of_a_program_is_refused_and_does_not_count(asking: Program) -> None:
    puzzle = next(iter(puzzles("red7").values()))
    illegal = next(move for move in puzzle.state.game.codes if move not in puzzle.state.legal_moves)
    path = f"/puzzles/red7/{puzzle.id}"
    for wrong, body, status, why in (
        (f"{path}/tries", {"move": "nonsense"}, 422, "not-understood"),
        (f"{path}/tries", {"move": illegal}, 409, "illegal"),
        (f"{path}/tries", {"move": 7}, 400, "wrong-request"),
        (f"{path}/tries", {"moves": []}, 400, "wrong-request"),
        ("/puzzles/chess", None, 404, "no-puzzles"),
        ("/puzzles/duel/red7-00000000", None, 404, "no-such-puzzle"),
        ("/puzzles/red7/red7-00000000/tries", {}, 404, "no-such-puzzle"),
    ):
        assert asking.ask(wrong, body)["error"] == why
        assert asking.status == status
    assert not asking.ask(path)["tried"]


# -- With scripts off --


@games
def test_a_puzzle_is_solved_and_explained(visitor: Browser, name: str) -> None:
    puzzle = opened(visitor, name)
    assert BEST not in visitor.html
    html = answer(visitor, puzzle, best(puzzle))
    assert SOLVED in html
    assert html.count(BEST) == len(puzzle.solutions)
    assert str(say("puzzle-streak", count=1)) in html
    assert visitor.path.partition("?")[0] == f"/puzzles/{name}/{puzzle.id}"
    visitor.get(f"/puzzles/{name}?but={puzzle.id}")
    assert here(visitor) != puzzle


def test_a_wrong_move_is_told_before_the_solution_is(visitor: Browser, served: Server) -> None:
    puzzle = opened(visitor, "red7")
    html = answer(visitor, puzzle, puzzle.wrong[0])
    assert WRONG in html
    assert BEST not in html
    assert f'value="{best(puzzle)}"' in html  # it can still be played
    assert SOLVED in answer(visitor, puzzle, best(puzzle))
    mine = f"where puzzle = '{puzzle.id}'"
    assert [solved for (solved,) in rows(served, f"select solved from puzzle_tries {mine}")] == [0]  # the first counts
    [(tries, mu)] = rows(served, f"select tries, mu from puzzles {mine}")
    assert tries == 1
    assert mu > puzzle.hard


def test_the_solution_is_shown_on_demand_and_counts_as_failed(visitor: Browser) -> None:
    puzzle = opened(visitor, "tricks")
    html = unescape(visitor.post(f"/puzzles/tricks/{puzzle.id}", do="show"))
    assert SHOWN in html
    assert BEST in html
    assert "Solved: 0 of 1" in visitor.get("/puzzles")


def test_nothing_is_told_before_a_try_counts(visitor: Browser) -> None:
    puzzle = opened(visitor, "duel")
    for query in ("show=on", f"tried={best(puzzle)}"):
        assert BEST not in visitor.get(f"/puzzles/duel/{puzzle.id}?{query}")
        assert SOLVED not in unescape(visitor.html)


def test_a_hint_tells_what_it_is_about_and_costs_nothing(visitor: Browser) -> None:
    puzzle = opened(visitor, "red7")
    theme = str(say(f"red7-theme-{puzzle.theme}"))
    assert theme not in unescape(visitor.html)
    assert theme in unescape(visitor.get(f"/puzzles/red7/{puzzle.id}?hint=on"))
    assert SOLVED in answer(visitor, puzzle, best(puzzle))
    assert "1 in a row" in visitor.html


def test_who_comes_back_is_told_that_it_does_not_count(visitor: Browser) -> None:
    puzzle = opened(visitor, "red7")
    answer(visitor, puzzle, best(puzzle))
    known = str(say("puzzle-known"))
    assert known in unescape(visitor.get(f"/puzzles/red7/{puzzle.id}"))


def test_cards_picked_one_by_one_are_a_move(visitor: Browser) -> None:
    puzzle = next(puzzle for puzzle in puzzles("tricks").values() if best(puzzle).isdigit())
    visitor.get(f"/puzzles/tricks/{puzzle.id}")
    form = {"do": "play", "number": 0, "card": best(puzzle)}
    assert SOLVED in unescape(visitor.post(f"/puzzles/tricks/{puzzle.id}", **form))


def test_no_puzzle_comes_twice_before_all_were_tried(visitor: Browser) -> None:
    tried = set()
    for _ in range(5):
        puzzle = opened(visitor, "duel")
        assert puzzle not in tried
        tried.add(puzzle)
        answer(visitor, puzzle, puzzle.wrong[0])
    assert "Solved: 0 of 5" in visitor.get("/puzzles")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/puzzles/chess", 409),
        ("/puzzles/red7/nothing", 409),
        ("/puzzles/red7/duel-00000000", 409),
        ("/puzzles/a/b/c", 404),
    ],
)
def test_what_does_not_exist_is_refused(visitor: Browser, path: str, status: int) -> None:
    visitor.get(path)
    assert visitor.status == status
    assert "Traceback" not in visitor.html


@pytest.mark.parametrize("form", [{"move": "nonsense"}, {"move": ""}, {"do": "resign"}, {"move": "+R7" * 900}, {}])
def test_a_form_that_is_no_try_changes_nothing(visitor: Browser, form: dict[str, str]) -> None:
    puzzle = opened(visitor, "red7")
    visitor.post(f"/puzzles/red7/{puzzle.id}", number=0, **form)
    assert visitor.status in (400, 409)
    visitor.get(f"/puzzles/red7/{puzzle.id}?show=on")
    assert BEST not in visitor.html


def test_an_illegal_move_is_refused_with_the_reason(visitor: Browser) -> None:
    puzzle = opened(visitor, "red7")
    illegal = next(move for move in puzzle.state.game.codes if move not in puzzle.state.legal_moves)
    assert "cannot be played" in answer(visitor, puzzle, illegal)
    assert visitor.status == 409


def test_home_and_history_lead_to_puzzles(visitor: Browser) -> None:
    for page in ("/", "/games"):
        assert 'href="/puzzles"' in visitor.get(page)
    assert 'href="/puzzles/red7"' in visitor.get("/")


def test_pages_are_in_the_language_of_the_reader(served: Server) -> None:
    visitor = Browser(served, "de")
    opened(visitor, "duel")
    assert "Finde den Schritt" in visitor.html
    assert "Rätsel lösen" in visitor.get("/puzzles")


# -- On the device --


def test_progress_is_kept_on_the_device() -> None:
    async def solve() -> None:
        device = Device()
        where = (await device.get("/puzzles/red7")).where
        puzzle = puzzles("red7")[where.rpartition("/")[2]]
        assert BEST not in (await device.get(where)).text
        assert BEST not in (await device.get(f"{where}?show=on")).text
        wrong = await device.post(where, live=True, move=puzzle.wrong[0], number="0")
        assert WRONG in unescape((await device.get(wrong.text)).text)
        right = await device.post(where, move=best(puzzle), number="0")
        assert SOLVED in unescape((await device.get(right.where)).text)
        kept = json.loads(device.storage.texts["puzzles"])
        assert kept["tried"] == {puzzle.id: False}
        assert "Solved: 0 of 1" in (await device.get("/puzzles")).text
        assert (await device.get("/puzzles/red7")).where != where
        assert (await device.get("/puzzles/red7/nothing")).status == 409
        assert (await device.get("/puzzles/chess")).status == 404
        assert (await device.post(where, move="nonsense", number="0")).status == 409

    asyncio.run(solve())


# -- In a browser --


def puzzle_of(address: str) -> Puzzle:
    match = re.search(r"/puzzles/(\w+)/([\w-]+)", address)
    assert match
    return puzzles(match[1])[match[2]]


@both_and_plain
def test_a_puzzle_is_solved_in_a_browser(somebody: Any, scripts: bool) -> None:
    ann = somebody(java_script_enabled=scripts, **(DESK if scripts else PHONE))
    page = ann.goto("/puzzles")
    page.locator("section.red7 a.main").click()
    expect(page.locator("#puzzle-words .task")).to_be_visible()
    puzzle = puzzle_of(page.url)
    press(page, puzzle.wrong[0], scripts)
    expect(page.locator("#puzzle-words .wrong")).to_have_text(WRONG)
    expect(page.locator("#lesson .best")).to_have_count(0)
    press(page, best(puzzle), scripts)
    expect(page.locator("#puzzle-words .right")).to_have_text(SOLVED)
    expect(page.locator("#lesson .best")).to_have_count(len(puzzle.solutions))
    assert apart(page, "#lesson", ".board")
    if scripts:
        assert serious(page) == []
    page.locator("#next").click()
    expect(page.locator("#puzzle-words .task")).to_be_visible()
    assert puzzle_of(page.url) != puzzle
    assert ann.complaints == []


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_with_scripts_off_every_card_of_a_palette_has_a_button_of_its_own(somebody: Any, size: dict[str, Any]) -> None:
    ann = somebody(java_script_enabled=False, **size)
    taking = max(puzzles("red7").values(), key=lambda puzzle: sum(move[0] == "1" for move in puzzle.state.legal_moves))
    page = ann.goto(f"/puzzles/red7/{taking.id}")
    moves = [move for move in taking.state.legal_moves if move[0] == "1"]
    assert len(moves) > 2
    for move in moves:
        page.locator(f'.palette button[name=move][value="{move}"]').click(trial=True)  # fails where another covers it


@pytest.mark.parametrize("size", [(390, 844), (740, 360), (1024, 768)])
def test_a_solution_hides_nothing_of_the_position(somebody: Any, size: tuple[int, int]) -> None:
    width, height = size
    for name in ("duel", "tricks", "red7"):
        page = somebody(viewport={"width": width, "height": height}).goto(f"/puzzles/{name}")
        page.locator("button[value=show]").first.click()
        expect(page.locator("#lesson .best").first).to_be_visible()
        assert apart(page, "#lesson", ".board")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


AXES = ("x", "width"), ("y", "height")


def apart(page: Any, *parts: str) -> bool:
    """Whether two parts of a page do not cover each other."""
    one, other = (page.locator(part).first.bounding_box() for part in parts)
    pairs = [(one, other), (other, one)]
    return any(first[at] + first[size] <= second[at] + 1 for first, second in pairs for at, size in AXES)


def press(page: Any, move: str, scripts: bool) -> None:
    """Press the button of a move: with scripts as keys do, because by mouse its card would be tapped first."""
    button = page.locator(f'#play button[name=move][value="{move}"]').first
    if not scripts:
        button.click()
        return
    button.evaluate("button => button.click()")
    if page.locator("#sure[open]").count():
        page.locator("#sure-yes").click()
