"""Open end phases thought to the end: the same as trying every line of play, at both speeds."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from positions import played

import irisdeck
from irisdeck.bots import Strong
from irisdeck.engine import compile
from irisdeck.games.tricks.rules import total

if TYPE_CHECKING:
    from collections.abc import Iterator

    from irisdeck import State


def ends(most: int, count: int) -> Iterator[State]:
    """Positions of two players with both face-down piles taken up and few cards left."""
    rng = Random(5)
    while count:
        state = irisdeck.game("tricks").deal(rng.randrange(1 << 30))
        while not state.over:
            fields = state._fields
            few = fields.raised == 3 and total(fields.hand[0]) + total(fields.hand[1]) <= most
            if few and len(state.legal_moves) > 1 and rng.random() < 0.5:
                yield state
                count -= 1
                break
            state = state.play(rng.choice(state.legal_moves))


def lead(state: State) -> int:
    """Seat 0's, by trying everything."""
    if state.over:
        return state.scores[0] - state.scores[1]
    leads = [lead(state.play(move)) for move in state.legal_moves]
    return min(leads) if state.seat else max(leads)


def chance(state: State, seat: int) -> float:
    ahead = lead(state) if seat == 0 else -lead(state)
    return (1 + (ahead > 0) - (ahead < 0)) / 2


@pytest.mark.parametrize("speed", ["python", "numba"] if compile.available() else ["python"])
def test_the_end_is_known_for_certain(speed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """tricks T19, T20"""
    if speed == "python":
        monkeypatch.setenv("IRISDECK_SPEED", "python")
    compile.engine.cache_clear()
    outcomes = set()
    for state in ends(6, 60):
        thoughts = Strong(1, simulations=5000).think(state.view(state.seat))
        exact = {move: chance(state.play(move), state.seat) for move in state.legal_moves}
        assert {thought.move: thought.chance for thought in thoughts} == exact
        assert thoughts[0].chance == max(exact.values())
        assert all(thought.error == 0 for thought in thoughts)
        outcomes |= set(exact.values())
    assert outcomes == {0, 0.5, 1}
    compile.engine.cache_clear()


def test_an_end_that_would_take_too_long_is_played_by_simulations() -> None:
    asked = [Strong(1, simulations=8).think(state.view(state.seat)) for state in ends(14, 40)]
    tries = [sum(thought.tries for thought in thoughts) for thoughts in asked]
    assert tries.count(8) > 3


def test_nothing_is_certain_while_cards_are_hidden() -> None:
    state = played(irisdeck.game("tricks"), 3, 4)
    thoughts = Strong(1, simulations=300).think(state.view(state.seat))
    assert any(thought.error > 0 for thought in thoughts)
