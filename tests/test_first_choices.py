"""Before a game in the terminal: the seat that begins, and the rules that readers of French expect (D11)."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from screens import desk

from irisdeck.game import GAMES, game
from irisdeck.table import boards
from irisdeck.table.commands import Sit
from irisdeck.table.table import Table, opened
from irisdeck.terminal.play import choose_game
from irisdeck.terminal.tui import draw
from irisdeck.terminal.tui.start import StartPage
from irisdeck.terminal.voice import Voice

if TYPE_CHECKING:
    from pathlib import Path


def test_the_terminal_tells_which_seat_begins() -> None:
    table = Table([opened("tricks", 3, {"first": 2})])
    table.apply(table.decide("ann", Sit(0, "Ann")))
    parts = boards.plain(boards.parts(table, "t", boards.Viewer(0)), "en")
    lines = [line.plain for line in draw.lobby(parts, draw.Brush("en", 80))]
    assert [line for line in lines if "first turn" in line] == ["  3  empty seat · first turn"]


@pytest.mark.parametrize(("language", "value"), [("fr", False), ("hu", True)])
def test_the_screen_of_the_terminal_offers_the_rules_of_the_reader(tmp_path: Path, language: str, value: bool) -> None:
    """Until the reader chooses otherwise."""

    async def test() -> None:
        async with desk(tmp_path, language=language, begin="duel") as at:
            page = at.page
            assert isinstance(page, StartPage)
            await at.until(lambda: page.game == "duel")
            assert page.options()["end_after_flip"] is value
            page.set_option("end_after_flip", not value)
            assert page.options()["end_after_flip"] is not value

    asyncio.run(test())


@pytest.mark.parametrize(("language", "value"), [("fr", False), ("en", True)])
def test_the_prompt_offers_the_rules_of_the_reader(monkeypatch: pytest.MonkeyPatch, language: str, value: bool) -> None:
    answers = iter(["duel", "", "", ""])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert choose_game(Voice(language)).options["end_after_flip"] is value


def test_command_line_and_api_have_one_default_for_all() -> None:
    assert game("duel").options["end_after_flip"] is True
    assert GAMES["duel"].options_for(2)["end_after_flip"].default is True
