"""Writes the golden files anew: `python tests/golden.py`. Do so only when the rules were meant to change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from positions import VARIANTS, named, played

if TYPE_CHECKING:
    from irisdeck import Record, State

DATA = Path(__file__).parent / "data"
DEPTH = 4


def golden_game(number: int) -> Record:
    """A whole random game of a variant with the legal moves of every decision."""
    record = played(VARIANTS[number], 11).record().traced()
    for event in record.events:
        event.pop("views", None)
    return record


def golden_opening(number: int) -> Record:
    """The first moves of a variant with everything every seat knows."""
    return played(VARIANTS[number], 12, 10).record().traced()


def perft(state: State, depth: int) -> list[int]:
    """How many ways there are to play 1, 2, ... moves."""
    counts = [0] * depth
    for move in state.legal_moves:
        counts[0] += 1
        if depth > 1:
            for further, count in enumerate(perft(state.play(move), depth - 1), start=1):
                counts[further] += count
    return counts


def perft_of(number: int) -> list[int]:
    """From a fixed deal, two moves into the game."""
    return perft(played(VARIANTS[number], 13, 2), DEPTH - (VARIANTS[number].name == "tricks"))


if __name__ == "__main__":
    numbers = range(len(VARIANTS))
    (DATA / "games.jsonl").write_text("".join(golden_game(number).to_json() + "\n" for number in numbers))
    (DATA / "openings.jsonl").write_text("".join(golden_opening(number).to_json() + "\n" for number in numbers))
    counts = {named(VARIANTS[number]): perft_of(number) for number in numbers}
    (DATA / "perft.json").write_text(json.dumps(counts, indent=1) + "\n")
