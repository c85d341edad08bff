"""Puzzles on a screen of the terminal: found by keys and mouse, told in two steps, counted once, kept on disk."""

from __future__ import annotations

import asyncio
import json
import os
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from screens import desk

from irisdeck.analysis.puzzles import Progress, puzzles
from irisdeck.table import puzzles as shown
from irisdeck.terminal.puzzles import ProgressFile
from irisdeck.terminal.tui.puzzles import PuzzlePage, PuzzlesPage
from irisdeck.terminal.tui.reading import RulesPage
from irisdeck.terminal.tui.start import StartPage
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path

    from screens import Desk

    from irisdeck.analysis.puzzles import Puzzle

SMALL, LARGE = (80, 24), (120, 40)
RIGHT, WRONG = tell(say("puzzle-solved"), "en"), tell(say("puzzle-wrong"), "en").partition(":")[0]


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


async def begun(at: Desk, name: str, seed: int = 4) -> PuzzlePage:
    """A puzzle of a game; the same seed always gives the same one."""
    at.app.show(PuzzlesPage(name, Random(seed)))
    await at.until(lambda: isinstance(at.page, PuzzlesPage))
    await at.press("enter")
    return page_of(at)


def page_of(at: Desk) -> PuzzlePage:
    assert isinstance(at.page, PuzzlePage), at.text
    return at.page


def best(puzzle: Puzzle) -> str:
    return next(iter(puzzle.solutions))


async def play(at: Desk, move: str) -> None:
    """Goes to the card of a move and presses its key, once more if the screen warns."""
    page = page_of(at)
    if page.picking():
        await at.press(*["backspace"] * len(page.picked), *move, "enter")
        return
    for _ in range(4):
        for _ in range(12):
            if move in page.choice_keys():
                key = page.choice_keys()[move]
                await at.press(*[key] * (2 if page.known[key].look == "risky" else 1))
                return
            await at.press("right")
        await at.press("down")
    raise AssertionError(at.text)


def text_of(at: Desk) -> str:
    """What is on the screen, and beside the board, without the lines in which it stands."""
    lines = [line.partition("│") for line in at.text.split("\n")]
    return " ".join(" ".join([*(left for left, _, _ in lines), *(right for _, _, right in lines)]).split())


def words(said: str, language: str) -> str:
    """A message as `text_of` would have it."""
    return " ".join(tell(said, language).split())


def tried(folder: Path) -> dict[str, bool]:
    """What is on disk."""
    kept: dict[str, bool] = json.loads((folder / "puzzles.json").read_text())["tried"]
    return kept


# -- Solving --


@pytest.mark.parametrize(("name", "size"), [("red7", SMALL), ("duel", LARGE), ("tricks", SMALL)])
def test_a_puzzle_is_told_right_or_wrong_before_it_is_explained(
    tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    async def test() -> None:
        async with desk(tmp_path, size) as at:
            page = await begun(at, name)
            puzzle = page.puzzle
            *solutions, mistake = shown.solution(puzzle)
            assert "Find the move that is much better than all others" in at.text
            await play(at, mistake.move)
            assert f"✗ {mistake.move} · {WRONG}" in at.text
            assert tried(tmp_path) == {puzzle.id: False}
            await at.press("h")
            assert f"What it is about: {shown.hint(puzzle)}" in at.text
            assert shown.about_chances(puzzle) not in at.text
            assert f"★ {best(puzzle)}" not in at.text
            await play(at, best(puzzle))
            assert f"★ {best(puzzle)} · {RIGHT}" in at.text
            explained = text_of(at)
            for told in (*solutions, mistake):
                assert f"{told.move} {told.chance} " in explained
                assert told.then in explained
            assert "✗" in explained
            assert "tempting" in explained
            assert "Solved: 0 of 1 · No streak at the moment" in explained
            assert not page.choices()
            await at.press("enter")
            assert page.puzzle.id != puzzle.id
            assert RIGHT not in at.text
            assert tried(tmp_path) == {puzzle.id: False}  # only the first try counts

    run(test())


def test_puzzles_are_found_from_the_first_screen_and_progress_is_told_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.to("puzzles")
            await at.press("enter")
            await at.to("tricks")
            await at.press("enter")
            page = page_of(at)
            await play(at, best(page.puzzle))
            await at.press("escape")
            await at.sees("Solved: 1 of 1 · 1 in a row")
        assert [*tried(tmp_path).values()] == [True]
        async with desk(tmp_path) as at:
            await begun(at, "tricks")
            assert page_of(at).puzzle.id not in tried(tmp_path)
            await at.press("n", "escape")
            assert "Solved: 1 of 1" in at.text  # to go on without a try is none

    run(test())


def test_whoever_has_it_shown_has_failed(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            page = await begun(at, "duel")
            puzzle = page.puzzle
            await at.press("v")
            assert "This was the move to find." in at.text
            assert f"★ {best(puzzle)} " in at.text
            assert tried(tmp_path) == {puzzle.id: False}
            assert "v" not in page.known

    run(test())


def test_the_mouse_does_what_keys_do(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            page = await begun(at, "red7")
            puzzle = page.puzzle
            cards = [card["text"] for card, _ in page.parts["hand"]["cards"]]
            lines = at.text.split("\n")
            row = next(number for number, line in enumerate(lines) if all(card in line for card in cards))
            await at.pilot.click(offset=(lines[row].index(cards[-1]), row))
            assert page.cursor == f"hand:{len(cards) - 1}"
            lines = at.text.split("\n")
            row = next(number for number, line in enumerate(lines) if "Show the solution" in line)
            await at.pilot.click(offset=(lines[row].index("Show the") + 2, row))
            await at.sees("This was the move to find.")
            assert tried(tmp_path) == {puzzle.id: False}

    run(test())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_into_the_smallest_window_in_all_languages(tmp_path: Path, language: str) -> None:
    async def test() -> None:
        async with desk(tmp_path, SMALL, language) as at:
            page = await begun(at, "red7")
            assert words(say("puzzle-find"), language) in text_of(at)
            assert tell(say("tui-quit"), language) in at.text
            move = page.puzzle.wrong[0]
            await play(at, move)
            assert words(say("puzzle-wrong"), language) in text_of(at)
            await at.press("v")
            for told in shown.solution(page.puzzle):
                assert words(told.then, language) in text_of(at)
            assert tell(say("table-your-hand"), language) in at.text
            await at.press("escape")
            assert words(say("puzzle-count", solved="0", tried="1"), language) in text_of(at)

    run(test())


# -- Wrong input --


def with_gap() -> Puzzle:
    """A puzzle of tricks in which a 1 and a 5 are held: together they are no combo."""
    for puzzle in puzzles("tricks").values():
        hand = puzzle.state.view(puzzle.seat).seen["hand"].split()
        if {"1", "5"} <= {*hand} and puzzle.state.legal_moves[0].isdigit():
            return puzzle
    raise AssertionError


def test_a_move_that_is_not_possible_is_refused_with_its_reason_and_is_no_try(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            page = await begun(at, "tricks")
            await at.press("enter")
            assert "Pick the cards first." in at.text
            page.begin(with_gap())
            page.draw()
            await at.press("1", "5", "enter")
            assert "That is no combo" in at.text
            await at.press("escape")
            page = await begun(at, "red7")
            off = next(key for key in page.known.values() if key.look == "off")
            await at.press(off.key)
            assert "(R" in at.text
            await at.press("question_mark")
            assert isinstance(at.page, RulesPage)
            await at.press("escape", "z", "q")
            assert isinstance(at.page, PuzzlesPage)
        assert not (tmp_path / "puzzles.json").exists()

    run(test())


def test_escape_leaves_at_any_point_and_a_window_may_be_resized(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            for keys in ([], ["h"], ["v"]):
                page = await begun(at, "red7")
                await at.press(*keys)
                if keys != ["h"]:
                    for size in ((60, 20), (100, 32), SMALL):
                        await at.pilot.resize_terminal(*size)
                        await at.pilot.pause()
                        assert ("too small" in at.text) == (size == (60, 20))
                assert page_of(at) is page
                assert str(page.puzzle.state.view(page.puzzle.seat).seen["hand"][0]) in at.text
                await at.press("escape")
                assert isinstance(at.page, PuzzlesPage)
                await at.press("escape")
                assert isinstance(at.page, StartPage)

    run(test())


def test_a_key_that_is_held_down_neither_goes_on_nor_makes_a_move(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path, apart=3600) as at:
            page = await begun(at, "red7", 2)
            first = page.puzzle.id
            while not page.choices() or "enter" not in page.known:
                await at.press("right")
            await at.press("enter", "enter", "enter")
            assert len(tried(tmp_path)) == 1  # not a second one by the same key
            assert page.puzzle.id == first
            await at.press("v", "n", "n")
            assert page.puzzle.id != first
            second = page.puzzle.id
            await at.press("n", "n")
            assert page.puzzle.id == second
            assert len(tried(tmp_path)) == 1

    run(test())


# -- What is kept --


def full(_: int) -> None:
    raise OSError(28, "No space left on device")


def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            page = await begun(at, "duel")
            first = page.puzzle
            monkeypatch.setattr(os, "fsync", full)
            await play(at, best(first))
            assert RIGHT in at.text
            assert "cannot be written to the disk: No space left on device" in text_of(at)
            assert not (tmp_path / "puzzles.json").exists()
            monkeypatch.undo()
            await at.press("escape", "enter")
            page = page_of(at)
            assert page.puzzle.id != first.id
            await at.press("v")
            assert "cannot be written" not in at.text
            assert "Solved: 1 of 2" in at.text
            assert tried(tmp_path) == {first.id: True, page.puzzle.id: False}

    run(test())


def test_what_could_not_be_written_is_written_when_the_program_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            page = await begun(at, "duel")
            monkeypatch.setattr(os, "fsync", full)
            await at.press("v")
            assert not (tmp_path / "puzzles.json").exists()
            monkeypatch.undo()
        assert tried(tmp_path) == {page.puzzle.id: False}

    run(test())


def test_the_prompt_and_the_screen_share_the_file_and_lose_nothing_of_each_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            page = await begun(at, "red7")
            mine, other = page.puzzle, puzzles("duel")[min(puzzles("duel"))]
            ProgressFile(tmp_path / "puzzles.json").count(other, True)  # at the prompt, meanwhile
            await at.press("v", "escape")
            assert tried(tmp_path) == {other.id: True, mine.id: False}
            assert "Solved: 1 of 1" in at.text

    run(test())


@pytest.mark.parametrize("text", ["{broken", "\udcff", '{"puzzlers": {"red7": {"mu": "x"}}, "tried": {}}'])
def test_a_damaged_file_is_no_reason_to_stop(tmp_path: Path, text: str) -> None:
    (tmp_path / "puzzles.json").write_bytes(text.encode(errors="surrogateescape"))

    async def test() -> None:
        async with desk(tmp_path) as at:
            await begun(at, "red7")
            await at.press("v")
            assert "Solved: 0 of 1" in at.text

    run(test())


# -- Nothing left --


def test_whoever_has_solved_all_is_told_so_and_may_go_on(tmp_path: Path) -> None:
    progress = Progress()
    for puzzle in puzzles("duel").values():
        progress.add(puzzle, True)
    (tmp_path / "puzzles.json").write_text(progress.to_json())
    told = tell(say("puzzle-all-solved"), "en")

    async def test() -> None:
        async with desk(tmp_path, LARGE) as at:
            at.app.show(PuzzlesPage("duel", Random(1)))
            await at.sees(told)
            await at.press("enter")
            page = page_of(at)
            assert told in text_of(at)
            await play(at, best(page.puzzle))
            assert RIGHT in at.text
            assert "Solved: 260 of 260" in text_of(at)  # it has counted before

    run(test())


def test_a_puzzle_that_was_failed_at_comes_again_and_says_so(tmp_path: Path) -> None:
    progress = Progress(tried=dict.fromkeys(puzzles("red7"), True))
    failed = next(iter(puzzles("red7")))
    progress.tried[failed] = False
    (tmp_path / "puzzles.json").write_text(progress.to_json())

    async def test() -> None:
        async with desk(tmp_path) as at:
            page = await begun(at, "red7")
            assert page.puzzle.id == failed
            assert tell(say("puzzle-known"), "en") in text_of(at)

    run(test())
