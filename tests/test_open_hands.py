"""Bots in positions that are won with open hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import irisdeck
from irisdeck.bots import bot
from irisdeck.game import InvalidOption
from irisdeck.research.open_hands import Decision, Survey, decisions, keeps, kept, losable, share_over_deals

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck import Move, View


def found() -> list[Decision]:
    return list(decisions(irisdeck.game("red7"), range(12)))


class Seer:
    """Knows what the solver knows."""

    def __init__(self, some: Sequence[Decision], lose: bool = False) -> None:
        self.moves = {}
        for decision in some:
            losing = [move for move in decision.view.legal_moves if move not in decision.winning]
            self.moves[id(decision.view)] = (losing if lose else decision.winning or losing)[0:1]

    def act(self, view: View) -> Move:
        return self.moves[id(view)][0]


def test_a_seer_keeps_every_win_and_whoever_avoids_winning_moves_none() -> None:
    some = found()
    assert kept(some, Seer(some)).value == 1
    assert kept([each for each in some if losable(each)], Seer(list(filter(losable, some)), lose=True)).value == 0
    assert 0.4 < kept(some, None).value < 0.7


def test_decisions_tell_the_turn_of_their_player() -> None:
    """With seven cards in hand nobody has had a turn."""
    some = found()
    for decision in some:
        assert len(decision.view.legal_moves) > 1
        hand = len(decision.view.seen["hand"])
        assert decision.turn == 1 or hand < 7
    assert {decision.deal for decision in some} == set(range(12))
    assert any(losable(decision) for decision in some)
    assert not all(losable(decision) for decision in some)


def test_any_move_keeps_the_share_of_winning_moves() -> None:
    decision = next(filter(losable, found()))
    assert keeps(decision, None) == len(decision.winning) / len(decision.view.legal_moves)


def test_shares_are_means_over_decisions_with_intervals_over_deals() -> None:
    alike = share_over_deals([(deal, value) for deal in range(50) for value in (0.0, 1.0)])
    assert alike.value == 0.5
    assert alike.width == pytest.approx(3 / 100)  # never narrower than the rule of three
    apart = share_over_deals([(deal, float(deal % 2)) for deal in range(50) for _ in range(2)])
    assert apart.value == 0.5
    assert apart.width == pytest.approx(2.01 * (0.25 / 49) ** 0.5, rel=0.01)
    assert share_over_deals([(1, 1), (1, 1), (2, 0)]).value == pytest.approx(2 / 3)
    with pytest.raises(InvalidOption, match="no such decision"):
        share_over_deals([])


def test_a_survey_keeps_more_wins_than_rules_of_thumb() -> None:
    some = found()
    assert kept(some, Survey(15)).value > kept(some, bot("medium", 1)).value > kept(some, None).value


@pytest.mark.parametrize("game", ["duel", "tricks"])
def test_games_without_a_solver_are_refused(game: str) -> None:
    with pytest.raises(InvalidOption, match="no solver"):
        list(decisions(irisdeck.game(game), [1]))
