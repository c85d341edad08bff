"""Golden playthroughs, perft counts, and games that an independent program has played."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from golden import DATA, golden_game, golden_opening, perft_of
from positions import VARIANTS, named

from irisdeck import Record

if TYPE_CHECKING:
    from pathlib import Path

NUMBERS = range(len(VARIANTS))
NAMES = [named(game) for game in VARIANTS]
RECORDS = sorted((DATA / "records").glob("*.jsonl"))


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_the_same_seed_plays_the_golden_game(number: int) -> None:
    assert golden_game(number).to_json() == (DATA / "games.jsonl").read_text().splitlines()[number]


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_every_seat_knows_what_it_knew(number: int) -> None:
    assert golden_opening(number).to_json() == (DATA / "openings.jsonl").read_text().splitlines()[number]


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_perft_counts(number: int) -> None:
    assert perft_of(number) == json.loads((DATA / "perft.json").read_text())[NAMES[number]]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_games_of_an_independent_program_replay_without_a_difference(path: Path) -> None:
    """Every move, every list of legal moves, every score and every winner."""
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines
    for line in lines:
        record = Record.from_json(line)
        assert all("legal" in event for event in record.events if "move" in event)
        state = record.check()
        assert state.over
        again = state.record(record.names)
        assert [event for event in again.events if "deal" in event] == [e for e in record.events if "deal" in e]
        assert (again.scores, again.winners, again.options) == (record.scores, record.winners, record.options)


def test_all_sample_records_are_here() -> None:
    assert len(RECORDS) == 19
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in RECORDS) == 224
