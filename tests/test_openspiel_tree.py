"""Best responses and CFR+ on small trees, held against those of OpenSpiel."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from irisdeck.engine.memory import rows
from irisdeck.envs.openspiel_tree import Tree
from irisdeck.game import InvalidOption
from irisdeck.games.red7 import rules
from irisdeck.games.red7.openspiel import Dealer

DUEL = "irisdeck_duel(deck=RO RO RK OK,hand=1,row=2,first=0)"
TRICKS = "irisdeck_tricks(ranks=2,copies=4,hand=1,first=0)"
RED7 = "irisdeck_red7(colors=2,numbers=3,hand=1)"
KNOWN = {DUEL: 1574, TRICKS: 326, RED7: 510}  # information states (docs/openspiel.md)


@pytest.fixture(scope="module", params=KNOWN)
def tree(request: pytest.FixtureRequest) -> Tree:
    return Tree(request.param)


def as_openspiel(tree: Tree, policy: Any) -> Any:
    """A policy of ours as OpenSpiel has them."""
    table = {}
    for known in tree.known:
        node, seat = known.node, known.node.turn
        actions = [tree.game.numbers[code] for code in known.codes]
        text = f"{seat}> {node.private[seat]} | {node.public}"
        table[text] = list(zip(actions, policy[known.moves].tolist(), strict=True))
    return pyspiel.TabularPolicy(table)


# -- The tree, held against OpenSpiel --


def test_best_responses_are_those_of_openspiel(tree: Tree) -> None:
    game = pyspiel.load_game(tree.name)
    weights = np.random.default_rng(1).random(tree.size)
    policy = weights / np.add.reduceat(weights, tree.starts)[tree.owner]
    theirs = as_openspiel(tree, policy)
    for seat in range(2):
        response = pyspiel.TabularBestResponse(game, seat, theirs)
        value, _ = tree.best_response(policy, seat)
        assert value == pytest.approx(response.value_from_state(game.new_initial_state()))
    assert tree.exploitability(policy) == pytest.approx(pyspiel.exploitability(game, theirs))


def test_regret_minimization_is_that_of_openspiel(tree: Tree) -> None:
    game = pyspiel.load_game(tree.name)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert tree.exploitability(tree.solved(4)) == pytest.approx(pyspiel.exploitability(game, solver.average_policy()))


def test_a_tree_has_all_information_states(tree: Tree) -> None:
    assert len(tree.known) == KNOWN[tree.name]
    assert tree.first.sum() == pytest.approx(1)


def test_a_response_gets_what_its_value_promises(tree: Tree) -> None:
    for seat in range(2):
        value, response = tree.best_response(tree.uniform(), seat)
        assert (1 - 2 * seat) * tree.value(response) == pytest.approx(value)
        assert (response == tree.uniform())[tree.seat != seat].all()
        assert value > (1 - 2 * seat) * tree.value(tree.uniform())


def test_where_no_move_matters_nobody_wins_anything() -> None:
    """All cards are equal, and everybody holds one at a time: both take the same points."""
    tree = Tree("irisdeck_tricks(ranks=1,copies=8,hand=1,first=0)")
    assert tree.size == len(tree.known)
    assert tree.value(tree.uniform()) == tree.exploitability(tree.uniform()) == 0


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("irisdeck_red7(players=3)", "two players"),
        ("kuhn_poker", "not one of our games"),
        ("irisdeck_chess", "cannot load"),
        ("irisdeck_red7(colors=9)", "colors must be"),
        ("irisdeck_red7(colors=2,numbers=4,hand=2)", "more than 1,000 positions"),
        ("irisdeck_tricks", "more than 1,000 positions"),
    ],
)
def test_games_that_are_too_large_or_not_ours_are_refused(name: str, why: str) -> None:
    with pytest.raises(InvalidOption, match=why):
        Tree(name, most=1000)


# -- What bots are shown --


def test_bots_are_shown_positions_of_the_whole_game(tree: Tree) -> None:
    """The moves are those of the small game, and what the view leaves open can be dealt."""
    notation = tree.dealer.variant.notation
    for place in range(0, len(tree.known), 7):
        view = tree.view(place)
        assert sorted(view.legal_moves) == sorted(notation[code] for code in tree.known[place].codes)
        assert view.sample(Random(place)).view(view.seat).seen == view.seen


def test_no_bot_of_red7_reckons_with_cards_that_are_not_dealt() -> None:
    tree = Tree("irisdeck_red7(colors=3,numbers=3,hand=1)")
    assert isinstance(tree.dealer, Dealer)
    for place in range(0, len(tree.known), 50):
        view = tree.view(place)
        for seed in range(5):
            hands = view.sample(Random(seed))._fields.hand
            assert not (hands[0] | hands[1]) & rules.ALL & ~tree.dealer.deck


def test_a_net_observes_what_it_would_in_the_whole_game(tree: Tree) -> None:
    """The same bytes as OpenSpiel's tensors, but for the canvas of Red7: there lie the cards that are not dealt."""
    for place in range(0, len(tree.known), 11):
        node = tree.known[place].node
        plain, shown = observed(tree, node.shown, node.turn), observed(tree, tree.view(place)._fields, node.turn)
        changed = np.flatnonzero(plain != shown)
        parts = tree.game.layout.slices
        differing = {p.name for p in parts if ((changed >= p.start) & (changed < p.start + p.length)).any()}
        assert differing == ({"canvas"} if tree.name == RED7 else set())


def observed(tree: Tree, fields: Any, seat: int) -> Any:
    """The observation of a seat as bytes."""
    layout = tree.game.layout
    row = np.zeros(layout.width + 64, np.uint8)
    layout.engine("python").observe(fields, seat, layout.tables(compiled=False)[0], rows(row, False), layout.width)
    return row
