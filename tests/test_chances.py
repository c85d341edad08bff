"""How likely bots make their moves: exactly, or by asking them with several dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from positions import VARIANTS, named, played

import irisdeck
from irisdeck.bots import BOTS, Bot, bot
from irisdeck.bots.chances import Asked
from irisdeck.envs.openspiel_tree import Tree
from irisdeck.game import InvalidOption

if TYPE_CHECKING:
    from irisdeck import Game, Move, View

TREE = "irisdeck_tricks(ranks=2,copies=4,hand=1,first=0)"


def test_the_random_bot_is_the_uniform_policy() -> None:
    tree, asked = Tree(TREE), Asked("random")
    assert (tree.played(asked.chances) == tree.uniform()).all()
    assert asked.exact


@pytest.mark.parametrize("game", VARIANTS, ids=named)
@pytest.mark.parametrize("spec", ["random", "medium"])
def test_moves_said_to_be_equally_likely_are_those_that_a_bot_makes(spec: str, game: Game) -> None:
    for moves in range(0, 30, 6):
        state = played(game, 5, moves)
        if not state.over:
            view = state.view(state.seat)
            chances = Asked(spec).chances(view, view.legal_moves)
            made = [bot(spec, seed).act(view) for seed in range(60)]
            assert sum(chances) == pytest.approx(1)
            for move, chance in zip(view.legal_moves, chances, strict=True):
                assert abs(made.count(move) / 60 - chance) < 0.3
                assert (chance > 0) or move not in made


class Last(Bot):
    """Makes the last legal move, and counts how often it is asked."""

    memoryless = True
    asked = 0

    def act(self, view: View) -> Move:
        type(self).asked += 1
        return view.legal_moves[-1]


class Coin(Bot):
    """Makes the first or the last move."""

    memoryless = True

    def act(self, view: View) -> Move:
        return self.pick([view.legal_moves[0], view.legal_moves[-1]])


class Moody(Bot):
    def act(self, view: View) -> Move:
        return view.legal_moves[0]


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (Last, Coin, Moody):
        monkeypatch.setitem(BOTS, kind.__name__.lower(), kind)
    Last.asked = 0


@pytest.mark.usefixtures("strangers")
def test_a_bot_without_dice_is_asked_once_for_each_view_it_can_come_to() -> None:
    tree, asked = Tree(TREE), Asked("last")
    policy = tree.played(asked.chances)
    assert asked.exact
    choices = sum(len(known.codes) > 1 for known in tree.known)
    assert 0 < Last.asked < choices
    first = next(known for known in tree.known if len(known.codes) > 1)
    assert list(policy[first.moves]) == [0] * (len(first.codes) - 1) + [1]


@pytest.mark.usefixtures("strangers")
def test_a_bot_with_dice_is_known_by_frequencies_and_by_halves_of_them() -> None:
    view = irisdeck.game("red7").deal(1).view(irisdeck.game("red7").deal(1).seat)
    asked = Asked("coin", dice=100)
    first = asked.chances(view, view.legal_moves)
    assert not asked.exact
    assert 0.3 < first[0] < 0.7
    assert first[0] + first[-1] == pytest.approx(1)
    halves = [asked.chances(view, view.legal_moves, slice(start, None, 2)) for start in range(2)]
    assert [sum(pair) / 2 for pair in zip(*halves, strict=True)] == pytest.approx(first)
    assert halves[0] != halves[1]
    assert Asked("coin", dice=100).chances(view, view.legal_moves) == first
    assert Asked("coin", dice=100, seed=1).chances(view, view.legal_moves) != first


@pytest.mark.usefixtures("strangers")
def test_a_bot_that_may_remember_is_refused() -> None:
    with pytest.raises(InvalidOption, match="may remember"):
        Asked("moody")
