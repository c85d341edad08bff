"""How a card was laid (D10) stays visible at a duel: from which place of the hand, and whether it was turned over."""

from __future__ import annotations

from typing import Any

import pytest
from positions import played
from test_web import page, table_of

import irisdeck
from irisdeck.games.duel.game import sentence
from irisdeck.table import boards
from irisdeck.table.replay import look_at, replay_of_record
from irisdeck.terminal.board import lines
from irisdeck.terminal.tui import draw
from irisdeck.terminal.voice import Voice
from irisdeck.words import LANGUAGES, YOU, say

GAME = irisdeck.game("duel", first=0)


def row_of(state: irisdeck.State, seat: int | None = 1) -> dict[str, Any]:
    table = table_of(state)
    return boards.parts(table, "t", boards.Viewer(seat))["row"].values


def told(state: irisdeck.State, seat: int | None = 1) -> str:
    return " · ".join(row_of(state, seat)["told"])


def fitting(*kinds: str) -> irisdeck.State:
    """A state after moves of these kinds that lost no round, over as many deals as it takes."""
    for seed in range(500):
        state = GAME.deal(seed)
        for kind in kinds:
            moves = [move for move in state.legal_moves if move.startswith(kind)]
            state = state.play(moves[-1]) if moves else state
        laid = sum(kind[0] in "nb" for kind in kinds)
        if len(state.view(0).seen["row"]) == laid:
            return state
    raise AssertionError(kinds)


def sentences(state: irisdeck.State, name: str) -> list[str]:
    return [str(sentence(move, name)) for _, move in state.history if move != "end"]


@pytest.mark.parametrize("kinds", [("n",), ("b",), ("n", "end"), ("n", "f", "b"), ("b", "f", "n", "f", "end")])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_table_tells_how_the_cards_of_the_last_turn_were_laid(kinds: tuple[str, ...], seat: int | None) -> None:
    """Also after the turn has ended, until the other player's first move."""
    state = fitting(*kinds)
    assert told(state, seat) == " · ".join(sentences(state, say(YOU) if seat == 0 else "N0"))


def test_cards_that_were_laid_or_turned_last_are_marked_with_their_place_in_the_hand() -> None:
    state = fitting("n", "end", "b2", "f1", "end")
    row = row_of(state, 0)
    assert [card.look for card, _ in row["cards"]] == ["lit", "lit"]
    assert row["traces"] == [(None, True), (2, True)]
    state = fitting("n", "end", "n3")
    row = row_of(state, 0)
    assert [card.look for card, _ in row["cards"]] == ["", "lit"]
    assert row["traces"] == [None, (3, False)]


def test_what_decided_a_round_is_told_with_it() -> None:
    replay = replay_of_record(played(GAME, 1).record(["N0", "N1"]))
    decided = [at for at, position in enumerate(replay.positions) if "how" in position.closing]
    assert decided
    for at in decided:
        seat, move = replay.positions[at].state.history[-1]
        row = boards.board(look_at(replay, at, None, None))["row"].values
        assert row["closed"]
        assert row["told"][-1] == sentence(move, f"N{seat}")


def test_it_stands_in_the_page_on_the_screen_and_at_the_prompt() -> None:
    """So it is there with scripts off and without any motion."""
    state = fitting("n", "end", "b2")
    words = sentence("b2", "N1")
    row = page(state, 0).partition('id="row"')[2].partition("</section>")[0]
    assert words in row
    assert 'class="trace"' in row
    assert "hand 2" in row
    parts = boards.parts(table_of(state), "t", boards.Viewer(0))
    brush = draw.Brush("en", 80)
    screen = [line.plain for line in draw.board(boards.plain({"row": parts["row"]}, "en"), "duel", brush)]
    assert words in " ".join(screen)
    assert draw.chip({**boards.plain(boards.card("?"), "en"), "look": "lit"}).plain[0] in screen[-1]
    assert words in "\n".join(lines([parts["row"]], GAME, Voice()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_into_the_smallest_window(language: str) -> None:
    state = fitting("n", "f", "b", "f", "end")
    parts = boards.parts(table_of(state), "t", boards.Viewer(1))
    drawn = draw.board(boards.plain({"row": parts["row"]}, language), "duel", draw.Brush(language, 80))
    assert all(line.cell_length <= 80 for line in drawn)
    assert len(drawn) <= 4


def test_nothing_is_told_before_the_first_card() -> None:
    row = row_of(GAME.deal(1))
    assert row["told"] == ()
    assert row["traces"] == []
