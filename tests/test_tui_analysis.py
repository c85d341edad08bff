"""Analysis on a screen of the terminal: begun, watched, stopped, read, and a better move found."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from screens import begun, desk
from test_analysis import finished

import irisdeck
from irisdeck.terminal.tui import analysis as tui
from irisdeck.terminal.tui.analysis import AnalysisPage
from irisdeck.terminal.tui.replay import ReplayPage
from irisdeck.words import say, tell

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path

    from screens import Desk

    from irisdeck.analysis import Decision

SIZES = [(80, 24), (140, 44)]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small budget."""
    monkeypatch.setattr(tui, "SIMULATIONS", 64)
    monkeypatch.setattr(tui, "INTERPRETED", 16)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


def blundered(folder: Path) -> Path:
    """A record in which Ann passes at once."""
    state = irisdeck.game("red7").deal(4).play("pass")
    file = folder / "game.jsonl"
    file.write_text(state.record(["Ann", "Bob"] if state.history[0][0] == 0 else ["Bob", "Ann"]).to_json())
    return file


async def analyzed(at: Desk) -> ReplayPage:
    """Start the analysis of a replay, and wait until it is complete."""
    page = at.page
    assert isinstance(page, ReplayPage)
    await at.press("a")
    await at.until(lambda: not page.game.running and page.looking is None)
    assert page.game.analysis
    assert page.game.analysis.complete
    return page


@pytest.mark.parametrize("size", SIZES)
def test_moves_have_chances_and_marks_beside_the_position(tmp_path: Path, size: tuple[int, int]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(finished(irisdeck.game("red7", 3), 3, "random").record().to_json())

    async def test() -> None:
        async with desk(tmp_path, size, begin=str(file)) as at:
            await at.sees("Move 0 of")
            page = await analyzed(at)
            best = page.game.analysis.decisions[0].best  # type: ignore[union-attr]
            await at.sees(f"★ {best} ")
            await at.press("end")
            marked = next(decision for decision in page.game.analysis.judged if decision.mark)  # type: ignore[union-attr]
            page.go(marked.number + 1)
            page.draw()
            await at.sees(f"{marked.mark} ")
            if size[1] >= 40:
                page.go(0)
                page.draw()
                await at.sees("With all cards open:")

    run(test())


@pytest.mark.parametrize("size", SIZES)
def test_the_costliest_decision_is_tried_again(tmp_path: Path, size: tuple[int, int]) -> None:
    file = blundered(tmp_path)

    async def test() -> None:
        async with desk(tmp_path, size, begin=str(file)) as at:
            await at.sees("Move 0 of")
            page = await analyzed(at)
            await at.press("a")
            await at.sees("by own decisions")
            await at.sees("pass ??")
            assert "No decision cost 2 points" in at.text
            await at.press("enter")
            await at.sees("What would you have played?")
            assert page.search
            decision: Decision = page.search.decision
            assert f"★ {decision.best} " not in at.text
            assert page.seat == decision.seat
            await at.press("enter")
            await at.sees("That is what was played.")
            for _ in page.search.moves:
                await at.press("right")
                if page.search.move == decision.best:
                    break
            await at.press("enter")
            await at.sees("Yes, that is the best move!")
            await at.sees(f"★ {decision.best} ")

    run(test())


def test_the_best_move_is_shown_to_whoever_gives_up(tmp_path: Path) -> None:
    file = blundered(tmp_path)

    async def test() -> None:
        async with desk(tmp_path, begin=str(file)) as at:
            await at.sees("Move 0 of")
            page = await analyzed(at)
            await at.press("a", "enter", "s")
            await at.sees(f"better: {page.game.analysis.decisions[0].best}")  # type: ignore[union-attr]
            await at.press("a", "enter", "escape")
            assert isinstance(at.page, AnalysisPage)

    run(test())


def test_an_analysis_is_stopped_and_begun_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tui, "SIMULATIONS", 100_000)
    file = tmp_path / "game.jsonl"
    file.write_text(finished(irisdeck.game("red7", 2, advanced=True), 3, "random").record().to_json())

    async def test() -> None:
        async with desk(tmp_path, begin=str(file)) as at:
            page = at.page
            assert isinstance(page, ReplayPage)
            await at.press("a")
            await at.sees("Decisions judged: ")
            await at.press("right")
            await at.sees("Move 1 of")  # the screen stays alive meanwhile
            await at.press("a")
            await at.sees("The analysis was stopped.")
            await at.until(lambda: page.looking is None)
            assert not (page.game.analysis and page.game.analysis.complete)
            monkeypatch.setattr(tui, "SIMULATIONS", 1)
            await analyzed(at)

    run(test())


def test_a_game_is_analyzed_from_its_result(tmp_path: Path) -> None:
    begun(tmp_path, "red7")

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")
            await at.until(lambda: at.table.parts["status"]["mine"])
            await at.press("m")
            await at.to("resign")
            await at.press("enter", "down", "enter")
            await at.sees(tell(say("tui-analyze"), "en"))
            await at.press("a")
            await at.until(lambda: isinstance(at.page, ReplayPage) and not at.page.game.running)

    run(test())


def test_a_game_that_is_not_over_is_not_offered(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(irisdeck.game("tricks", 4).deal(1).record().to_json())

    async def test() -> None:
        async with desk(tmp_path, begin=str(file)) as at:
            await at.sees("Move 0 of")
            assert "a" not in at.page.known

    run(test())


@pytest.mark.parametrize("language", ["de", "hu", "ru"])
def test_the_account_is_told_in_other_languages_in_the_smallest_window(tmp_path: Path, language: str) -> None:
    file = blundered(tmp_path)

    async def test() -> None:
        async with desk(tmp_path, language=language, begin=str(file)) as at:
            await at.until(lambda: isinstance(at.page, ReplayPage))
            await analyzed(at)
            await at.press("a")
            await at.sees(tell(say("line-grade-learning"), language))
            await at.press("enter")
            await at.sees(tell(say("tui-find-ask"), language)[:30])

    run(test())
