"""Bots: a legal move from a view, and never a peek."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from positions import VARIANTS, named, played

import irisdeck
from irisdeck.bots import BOTS, bot
from irisdeck.sim import Job, simulate

if TYPE_CHECKING:
    from irisdeck import Game


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_every_bot_plays_every_game_to_its_end(name: str, game: Game) -> None:
    state = game.deal(3)
    bots = [bot(name, seat) for seat in range(game.players)]
    while not state.over:
        move = bots[state.seat].act(state.view(state.seat))
        assert move in state.legal_moves
        state = state.play(move)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_a_bot_cannot_tell_twins_apart(name: str, game: Game) -> None:
    for moves in range(0, 40, 3):
        state = played(game, 5, moves)
        if not state.over:
            twin = state.view(state.seat).sample(Random(moves))
            assert bot(name, 9).act(twin.view(state.seat)) == bot(name, 9).act(state.view(state.seat))


@pytest.mark.parametrize(("game", "share"), [("duel", 0.9), ("tricks", 0.8), ("red7", 0.8)])
def test_greedy_beats_random(game: str, share: float) -> None:
    tally = simulate(Job(irisdeck.game(game), ("greedy", "random"), seed=1), 150, workers=1)
    assert tally.share(0)[0] > share


def test_the_same_seed_plays_the_same_moves() -> None:
    views = [played(irisdeck.game("tricks", players=3), 5, moves).view(0) for moves in range(40)]
    views = [view for view in views if view.legal_moves]
    assert len(views) > 5
    for name in BOTS:
        first, second = bot(name, 4), bot(name, 4)
        assert [first.act(view) for view in views] == [second.act(view) for view in views]


def test_an_unknown_bot_is_told_which_there_are() -> None:
    with pytest.raises(irisdeck.InvalidOption, match="there is no bot 'genius': there are random and greedy"):
        bot("genius")
