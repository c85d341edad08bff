"""Simulation: exact sums, honest intervals, the same games on every path."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from positions import VARIANTS, named

import irisdeck
from irisdeck.research.intervals import student
from irisdeck.research.simulate import FEW, Job, Tally, simulate

if TYPE_CHECKING:
    from irisdeck import Game


def lines_of(job: Job, games: int, workers: int = 1) -> list[str]:
    lines: list[str] = []
    simulate(job, games, workers, lines.append)
    return lines


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_logs_of_the_loops_tell_the_games_that_bots_play(game: Game) -> None:
    """The compiled log and the doors everybody uses write the same records."""
    job = Job(game, ("random",) * game.players, seed=4, records=True)
    for number in range(4):
        assert job._log(number).to_json() == job.record(number).to_json()


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_sums_are_those_of_the_records(game: Game) -> None:
    bots = ("random",) * game.players
    lines: list[str] = []
    told = simulate(Job(game, bots, seed=4, records=True), 30, 1, lines.append)
    summed = simulate(Job(game, bots, seed=4), 30, 1)
    assert (told.games, told.decisions, told.sums) == (summed.games, summed.decisions, summed.sums)
    records = [json.loads(line) for line in lines]
    for seat in range(game.players):
        shares = [(seat in record["winners"]) / len(record["winners"]) for record in records]
        assert told.share(seat)[0] == pytest.approx(sum(shares) / 30)
        assert told.points(seat)[0] == pytest.approx(sum(record["scores"][seat] for record in records) / 30)


def test_workers_change_nothing() -> None:
    game = irisdeck.game("red7", players=3, advanced=True)
    games = 8197
    alone = simulate(Job(game, ("random",) * 3, seed=8), games, 1)
    shared = simulate(Job(game, ("random",) * 3, seed=8), games, 3)
    assert (alone.games, alone.decisions, alone.sums) == (shared.games, shared.decisions, shared.sums)
    assert alone.games == games


def test_games_are_written_in_order_and_each_once() -> None:
    job = Job(irisdeck.game("duel"), ("random", "random"), seed=2, records=True)
    lines = lines_of(job, 2 * FEW + 3, workers=2)
    assert lines == lines_of(job, 2 * FEW + 3)
    assert len(set(lines)) == 2 * FEW + 3


def test_games_are_numbered_from_the_seed() -> None:
    """A longer run begins with the shorter one."""
    job = Job(irisdeck.game("tricks", players=3), ("random",) * 3, seed=2, records=True)
    assert lines_of(job, 10) == lines_of(job, 20)[:10]


def test_the_interval_is_that_of_the_mean() -> None:
    tally = Tally(1)
    for points in (1, 2, 3, 4):
        tally.add(Tally(1, 1, 0, [[60 * (points > 2), points, 3600 * (points > 2), points**2]]))
    assert tally.points(0) == pytest.approx((2.5, student(3) * (1.25 / 3) ** 0.5))
    assert tally.share(0) == pytest.approx((0.5, student(3) * (0.25 / 3) ** 0.5))


def test_no_interval_of_a_share_is_empty() -> None:
    """The rule of three: what did not happen in a hundred games may happen in three of a hundred."""
    tally = Tally(2, 100, 0, [[0, 0, 0, 0], [6000, 100, 360_000, 100]])
    assert tally.share(0) == (0, 0.03)
    assert tally.share(1) == (1, 0.03)
    assert tally.points(1) == (1, 0)


def test_one_game_leaves_the_share_open() -> None:
    tally = Tally(2, 1, 0, [[60, 7, 3600, 49], [0, 3, 0, 9]])
    assert (tally.share(0), tally.share(1)) == ((1, 1), (0, 1))
    assert tally.points(0) == (7, 0)


def test_seats_are_fair_under_random_play() -> None:
    """No seat of `tricks` wins more than its share by where it sits, beyond what chance explains."""
    game = irisdeck.game("tricks", players=4)
    tally = simulate(Job(game, ("random",) * 4, seed=1), 20_000, 2)
    for seat in range(4):
        share, width = tally.share(seat)
        assert abs(share - 0.25) < 3 * width
