"""A drawn duel is a draw (D21) wherever its end is told; a shared first place elsewhere is a shared victory."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from people import id_of, played_table, prepare
from positions import played
from screens import desk
from test_web import page

import irisdeck
from irisdeck.server.bodies import result_of
from irisdeck.server.history import line
from irisdeck.server.ratings import Rating, after
from irisdeck.server.store import Store
from irisdeck.table.replay import replay_of_record, replay_of_table, winners_in
from irisdeck.table.table import Table
from irisdeck.terminal.play import PromptGame
from irisdeck.terminal.tui.local import SavedGames, person
from irisdeck.terminal.voice import Voice
from irisdeck.terminal.walk import walk
from irisdeck.words import LANGUAGES, tell

if TYPE_CHECKING:
    from pathlib import Path

DRAWN = "A draw, 26 cards each: play another game!"


@cache
def drawn_log() -> list[dict[str, Any]]:
    """A duel of Ann and Bob that ends 26 to 26, by a move of Ann."""
    return played_table("duel", 100_000, seed=42)


def drawn() -> Table:
    table = Table(drawn_log())
    assert table.state
    assert table.state.scores == (26, 26)
    return table


def test_a_table_tells_a_draw_without_winners_and_the_rematch_is_the_main_button() -> None:
    table = drawn()
    assert table.drawn
    assert table.state
    for seat in (0, 1, None):
        told = page(table.state, seat)
        assert DRAWN in told
        result = told[told.index('id="result"') :]
        result = result[: result.index("</section>")]
        assert "★" not in result
        assert f'data-outcome="{"watched" if seat is None else "drawn"}"' in result
        assert ('<button class="main" form="play" name="do" value="rematch">' in result) is (seat is not None)


def test_a_shared_first_place_elsewhere_is_a_shared_victory() -> None:
    tricks = irisdeck.game("tricks")
    state = next(state for seed in range(200) if len((state := played(tricks, seed)).winners) > 1)
    assert not state.drawn
    assert "Shared victory: " in page(state, 0)
    assert "★" in page(state, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_is_told_in_every_language(language: str) -> None:
    said = tell(replay_of_table(drawn()).positions[-1].told[-1], language)
    assert "26" in said
    assert (said == DRAWN) is (language == "en")


def test_replays_and_lists_of_records_tell_a_draw(capsys: pytest.CaptureFixture[str]) -> None:
    record = drawn().record()
    assert record.winners == [0, 1]  # of the format: a drawn duel names both seats
    assert winners_in(record) == []
    assert replay_of_record(record).positions[-1].told[-1] == DRAWN
    walk(record, 1, Voice())
    told = capsys.readouterr().out
    assert DRAWN in told
    assert "Winner" not in told
    assert "Shared" not in told


def test_the_prompt_tells_a_draw(capsys: pytest.CaptureFixture[str]) -> None:
    PromptGame(drawn(), 0, (), Voice()).play()
    told = capsys.readouterr().out
    assert f"{DRAWN}\nScore: " in told


def test_the_screen_of_the_terminal_tells_a_draw_and_offers_the_rematch(tmp_path: Path) -> None:
    """The last move is made there."""
    *log, last = drawn_log()
    seated = [
        {**event, "player": person(0)}
        if event.get("player") == id_of("Ann")
        else {"kind": "bot", "seat": 1, "bot": "easy"}
        if event["kind"] == "sit"
        else event
        for event in log
    ]
    SavedGames(tmp_path / "terminal").new(seated)

    async def test() -> None:
        async with desk(tmp_path, size=(100, 40)) as at:
            await at.press("enter")
            await at.until(lambda: at.table.parts)
            await at.table.wish(do="move", move=last["move"], number=at.table.number)
            await at.sees(DRAWN[:26])  # beside the board it takes two lines
            assert "★ Ann" not in at.text
            assert at.page.known["r"].look == "main"

    asyncio.run(test())


@pytest.mark.parametrize("alone", [False, True])
def test_a_history_lists_a_draw_neither_as_won_nor_as_lost(tmp_path: Path, alone: bool) -> None:
    """Against a bot, too, which has no row of its own."""
    bot = {"kind": "bot", "seat": 1, "bot": "easy"}
    log = [bot if alone and event.get("player") == id_of("Bob") else event for event in drawn_log()]
    prepare(tmp_path / "site", log, "t")

    async def found(**wanted: Any) -> list[dict[str, Any]]:
        async with Store(tmp_path / "site" / "tables.db") as store:
            return [line(row) for row in await store.history(id_of("Ann"), 9, **wanted)]

    [row] = asyncio.run(found())
    assert row["result"] == "draw"
    assert not row["won"]
    assert asyncio.run(found(result="won")) == []
    assert asyncio.run(found(result="lost")) == []
    assert len(asyncio.run(found(result="draw"))) == 1


def test_a_draw_moves_equal_ratings_nowhere_and_unequal_ones_towards_each_other() -> None:
    table = drawn()
    assert table.ending
    assert table.ending.places == (1, 1)
    seats = [Rating(), Rating()]
    (ann, bob), _ = after([Rating(), Rating()], seats, table.ending.places)
    assert ann.mu == pytest.approx(bob.mu)
    (strong, weak), _ = after([Rating(mu=30), Rating(mu=20)], seats, table.ending.places)
    assert strong.mu < 30
    assert weak.mu > 20


def test_programs_are_told_that_a_game_is_drawn() -> None:
    result = result_of(drawn())
    assert result
    assert result.drawn
    assert result.winners == [0, 1]
    won = result_of(Table(played_table("duel", 100_000, seed=5)))
    assert won
    assert not won.drawn


def test_a_duel_that_is_resigned_is_no_draw() -> None:
    log = played_table("duel", 10)
    table = Table([*log, {"kind": "resign", "seat": 1, "ends": True}])
    assert not table.drawn
    assert not re.search("draw", replay_of_table(table).positions[-1].told[-1])
