"""What examples/selfplay.py tells a learner: which decision earned what, what a view shows, who has won."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from positions import VARIANTS, named

from irisdeck import InvalidOption, bot, envs, game
from irisdeck.engine.state import stream
from irisdeck.envs import Layout
from irisdeck.research.intervals import student

sys.path.append(str(Path(__file__).parent.parent / "examples"))

from selfplay import check, credit, interval, plot, shares

if TYPE_CHECKING:
    from irisdeck import Game

TRACE = 0.8


def random_games(name: str, players: int, steps: int) -> tuple[Any, Any, Any, Any]:
    """Steps of random games, with values that somebody might have expected."""
    vec, rng, kept = envs.vector(name, players, 16, seed=3, speed="python"), np.random.default_rng(3), []
    vec.reset()
    for _ in range(steps):
        seats = vec.to_act.copy()
        _, rewards, terminated, _, _ = vec.step(vec.random_actions)
        kept.append((seats, rng.normal(size=16), rewards.astype(float), terminated.copy()))
    seats, values, rewards, terminated = (np.stack(part) for part in zip(*kept, strict=True))
    return seats, values, rewards, terminated


def told_game_by_game(seats: Any, values: Any, rewards: Any, terminated: Any) -> dict[tuple[int, int], float]:
    """The same by the definition: every seat's decisions in every game as a list of their own, summed up forwards."""
    told = {}
    for row in range(values.shape[1]):
        ends = [int(step) for step in np.flatnonzero(terminated[:, row])]
        for first, last in zip([0, *(end + 1 for end in ends)], [*ends, len(values) - 1], strict=True):
            for seat in range(rewards.shape[2]):
                own = [step for step in range(first, last + 1) if seats[step, row] == seat]
                surprises = [values[after, row] - values[step, row] for step, after in pairwise(own)]
                if own and last in ends:
                    surprises.append(rewards[last, row, seat] - values[own[-1], row])
                for number, step in enumerate(own[: len(surprises)]):
                    told[step, row] = sum(TRACE**ahead * one for ahead, one in enumerate(surprises[number:]))
    return told


@pytest.mark.parametrize(("name", "players"), [("tricks", 2), ("tricks", 4), ("red7", 3), ("duel", 2)])
def test_every_decision_is_credited_with_what_its_own_seat_got(name: str, players: int) -> None:
    seats, values, rewards, terminated = random_games(name, players, 400)
    assert terminated.any()
    advantages, known = credit(seats, values, rewards, terminated, TRACE)
    told = told_game_by_game(seats, values, rewards, terminated)
    assert {(step, row) for step, row in np.argwhere(known).tolist()} == told.keys()
    for place, advantage in told.items():
        assert advantages[place] == pytest.approx(advantage)


def test_without_a_trace_to_cut_what_was_expected_falls_out_and_the_reward_remains() -> None:
    seats, values, rewards, terminated = random_games("tricks", 3, 200)
    advantages, known = credit(seats, values, rewards, terminated, 1.0)
    for row in range(values.shape[1]):
        end = int(np.argmax(terminated[:, row]))
        for step in range(end + 1):
            assert known[step, row]
            got = advantages[step, row] + values[step, row]
            assert got == pytest.approx(rewards[end, row, seats[step, row]])


def test_the_last_move_of_another_seat_pays_every_seat() -> None:
    seats, values = np.array([[0], [1], [1]]), np.array([[0.5], [0.25], [0.0]])
    rewards = np.array([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, -1.0]]])
    advantages, known = credit(seats, values, rewards, np.array([[False], [False], [True]]), 0.5)
    assert known.all()
    assert advantages[:, 0].tolist() == [1 - 0.5, (0 - 0.25) + 0.5 * -1, -1]


def test_a_decision_whose_sequel_is_not_there_is_not_learned_from() -> None:
    seats, values = np.array([[0], [1], [0]]), np.array([[0.5], [0.25], [0.75]])
    advantages, known = credit(seats, values, np.zeros((3, 1, 2)), np.zeros((3, 1), np.bool_), 0.5)
    assert known[:, 0].tolist() == [True, False, False]
    assert advantages[:, 0].tolist() == [0.25, 0, 0]


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_a_net_sees_at_a_table_what_it_has_learned_from(variant: Game) -> None:
    vec = envs.vector(variant.name, variant.players, 4, seed=5, speed="python", **variant.options)
    vec.reset()
    for _ in range(40):
        for row in range(4):
            obs, mask = envs.observe(vec.view(row))
            assert obs.tolist() == vec.obs[row].tolist()
            assert mask.tolist() == vec.mask[row].tolist()
        vec.step(vec.random_actions)


def lowest(obs: Any, mask: Any) -> Any:
    """A learner that has learned nothing: the first action that may be taken."""
    return mask.argmax(1)


def share_by_hand(seat: int, players: int, seed: int) -> float:
    layout, other = Layout(game("tricks", players)), bot("random", seed)
    state = layout.game.deal(stream(stream(seed, 0), 0))
    while not state.over:
        ours = min(state.legal_moves, key=layout.numbered)
        state = state.play(ours if state.seat == seat else other.act(state.view(state.seat)))
    best = max(state.scores)
    return (state.scores[seat] == best) / state.scores.count(best)


@pytest.mark.parametrize("players", [2, 3])
def test_a_deal_is_played_from_every_seat_and_the_part_of_the_victory_counts(players: int) -> None:
    """As `irisdeck.game` plays it, move by move."""
    won = [shares("random", lowest, "tricks", players, 1, seed)[0] for seed in range(12)]
    by_hand = [np.mean([share_by_hand(seat, players, seed) for seat in range(players)]) for seed in range(12)]
    assert won == pytest.approx(by_hand)
    assert len(set(by_hand)) > 1


def test_every_deal_counts_once_and_none_is_left_out() -> None:
    won = shares("random", lowest, "tricks", 2, 30, 7)
    assert won.shape == (30,)
    assert set(won.tolist()) <= {0, 0.25, 0.5, 0.75, 1}
    assert won.tolist() == shares("random", lowest, "tricks", 2, 30, 7).tolist()
    assert won.tolist() != shares("random", lowest, "tricks", 2, 30, 8).tolist()


def test_an_interval_is_one_of_deals() -> None:
    mean, width = interval(np.array([0.0, 0.5, 0.5, 1.0] * 25))
    assert mean == 0.5
    assert width == pytest.approx(student(99) * (0.125 * 100 / 99) ** 0.5 / 10)
    assert interval(np.ones(100)) == (1, 0.03)


def test_what_would_fail_after_learning_is_refused_before(tmp_path: Path) -> None:
    save, out = str(tmp_path / "net.pt"), str(tmp_path / "curve.svg")
    fine: dict[str, Any] = {"name": "tricks", "players": 2, "opponent": "easy", "deals": 300, "save": save, "out": out}
    check(**fine)
    for wrong, told in (
        ({"players": 9}, "players"),
        ({"opponent": "nobody"}, "nobody"),
        ({"deals": 1}, "two deals"),
        ({"save": str(tmp_path / "nowhere" / "net.pt")}, "no such folder"),
        ({"out": str(tmp_path / "curve.doc")}, "doc"),
    ):
        with pytest.raises(InvalidOption, match=told):
            check(**fine | wrong)


def test_a_curve_is_drawn_the_same_every_time(tmp_path: Path) -> None:
    curve = [(0.0, 0.1, 0.05), (5.0, 0.4, 0.05), (10.0, 0.7, 0.04)]
    for name in ("once.svg", "twice.svg"):
        plot(curve, str(tmp_path / name), "tricks, 2 players", "easy", 2)
    drawn = (tmp_path / "once.svg").read_text()
    assert drawn == (tmp_path / "twice.svg").read_text()
    assert "victories against easy, %" in drawn
