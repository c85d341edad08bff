"""Positions that tests of all games share."""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING

from irisdeck.research.bench import variants

if TYPE_CHECKING:
    from irisdeck.game import Game, State

ONLY = os.environ.get("IRISDECK_TEST_GAMES", "")  # of these games alone; of all, if nothing is said
VARIANTS = [game for game in variants() if not ONLY or game.name in ONLY.split(",")]


def named(game: Game) -> str:
    """A variant as the name of a test: red7-3-advanced."""
    switched = [key for key, value in game.options.items() if value is True]
    return "-".join([game.name, str(game.players), *switched])


def played(game: Game, seed: int, moves: int | None = None) -> State:
    """A game after so many random moves, or at its end."""
    rng, state = Random(seed), game.deal(seed)
    while not state.over and moves != 0:
        state = state.play(rng.choice(state.legal_moves))
        moves = None if moves is None else moves - 1
    return state
