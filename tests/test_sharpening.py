"""Sharpened results of the arena: the same means, narrower intervals, and the same however they are computed."""

from __future__ import annotations

import json
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

import pytest
from positions import VARIANTS, named

import irisdeck
from irisdeck.bots import Bot
from irisdeck.engine.state import random, stream
from irisdeck.game import InvalidOption, Move, View
from irisdeck.research.arena import Arena, ArenaReport, ArenaResults, Outcome, Sprt, compete, sharpen
from irisdeck.research.arena.sharpen import FEWEST, KINDS, Fit, Sharpener, sharpened

if TYPE_CHECKING:
    from pathlib import Path

    from irisdeck.game import Game, State


def arena_of(game: str, *bots: str, **settings: Any) -> Arena:
    return Arena(irisdeck.game(game, 2), bots, **settings)


def outcomes(results: ArenaResults) -> list[Outcome]:
    return [outcome for deal in results.deals for outcome in deal]


def errors_from_zero(values: list[float]) -> float:
    """By how many standard errors a mean differs from 0."""
    return abs(fmean(values)) / (stdev(values) / sqrt(len(values)))


@pytest.fixture
def rough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Appraisals that are quick and bad: what they are worth changes no mean."""
    monkeypatch.setattr(sharpen, "PLAYED", 2)
    monkeypatch.setattr(sharpen, "SEARCHED", 2)


# -- Unbiased --


class Uneven(Bot):
    """Makes the first legal move three times of ten, otherwise the last one."""

    memoryless = True

    def act(self, view: View) -> Move:
        return view.legal_moves[0 if random(self.dice, 10) < 3 else -1]


class Mindful(Uneven):
    """The same, but says that it remembers things."""

    memoryless = False


class Fails(Uneven):
    """Fails now and then, or makes a move that is none."""

    def act(self, view: View) -> Move:
        number = random(self.dice, 10)
        if number == 0:
            raise RuntimeError("lost the thread")
        return [] if number == 1 else super().act(view)  # type: ignore[return-value]


@pytest.fixture(autouse=True)
def bots_of_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """Registers them, in this process only."""
    for kind in (Uneven, Mindful, Fails):
        monkeypatch.setitem(irisdeck.bots.BOTS, kind.__name__.lower(), kind)


@pytest.mark.parametrize(("copies", "variance"), [(1, 0.21 / 2), (4, 0.21 * 4 / 5)])
def test_the_luck_of_one_decision_has_the_mean_0_and_the_variance_of_the_dice(
    copies: int, variance: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first move is worth 1 and comes up three times of ten: a variance of 0.21; n copies tell n / (n + 1)."""
    game = irisdeck.game("red7", 2)
    state = game.deal(1)
    first = state.legal_moves[0]

    def worths(self: Sharpener, state: State, move: str, seed: int) -> tuple[list[float], ...]:
        return ([float(move == first), float(move != first)],) * KINDS

    monkeypatch.setattr(Sharpener, "_worths", worths)
    luck = []
    for number in range(2000):
        player = Uneven(stream(5, number))
        sharpener = Sharpener(game, ["uneven", "uneven"], copies, stream(6, number))
        sharpener.add(player, state, player.act(state.view(state.seat)))
        (gain, _), (loss, _) = sharpener.controls
        assert gain == pytest.approx(-loss)
        luck.append(gain)
    assert errors_from_zero(luck) < 3
    assert stdev(luck) ** 2 == pytest.approx(variance, rel=0.1)


@pytest.mark.usefixtures("rough")
@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_controls_have_the_mean_0_in_every_game_however_bad_the_appraisals_are(game: Game) -> None:
    arena = Arena(game, ("easy", *["random"] * (game.players - 1)), seed=8, sharpen=1)
    games = outcomes(compete(arena, 40, workers=1))
    for kind in range(KINDS):
        controls = [outcome.control(0)[kind] for outcome in games]
        assert len(set(controls)) > 3
        assert errors_from_zero(controls) < 3.5


def test_sharpened_and_plain_means_agree_and_the_interval_is_narrower() -> None:
    """Where quick games appraise well: three times as many plain games, at least, would tell as much."""
    results = compete(arena_of("red7", "medium", "easy", sharpen=8, seed=3), 160, workers=1)
    scores = [fmean(game.share(0) for game in deal) for deal in results.deals]
    controls = [sharpen.mean_controls([game.control(0) for game in deal]) for deal in results.deals]
    less = sharpened(scores, controls)
    assert errors_from_zero([plain - sharp for plain, sharp in zip(scores, less, strict=True)]) < 3
    best = ArenaReport(results).standings[0]
    assert best.sharp is not None
    assert best.sharp.rating is not None
    assert best.sharp.factor is not None
    assert best.sharp.factor > 3
    assert best.sharp.wins.width < best.wins.width / sqrt(3) * 1.01
    assert best.sharp.rating.width < best.rating.width / 1.5
    assert abs(best.sharp.wins.value - best.wins.value) < best.wins.width + best.sharp.wins.width


def test_plain_results_are_the_same_with_and_without_sharpening() -> None:
    plain = compete(arena_of("red7", "medium", "easy"), 20, workers=1)
    sharp = compete(arena_of("red7", "medium", "easy", sharpen=2), 20, workers=1)
    assert [game.ranks for game in outcomes(plain)] == [game.ranks for game in outcomes(sharp)]
    assert ArenaReport(plain).ratings == ArenaReport(sharp).ratings


# -- Weights --


def test_weights_are_those_of_least_squares() -> None:
    """Scores that are 0.7 times the one control and -0.2 times the other are explained altogether."""
    fit = Fit()
    for number in range(400):
        one, other = (random(irisdeck.engine.state.Dice(rng=stream(kind, number)), 100) / 100 for kind in (1, 2))
        fit.add(0.5 + 0.7 * one - 0.2 * other, (one, other))
    assert fit.weights == pytest.approx([0.7, -0.2], abs=0.05)


def test_a_deal_is_never_sharpened_by_weights_that_it_helped_to_fit() -> None:
    scores, controls = [0.0, 1.0, 0.5, 1.0] * 10, [(-0.5, 0.1), (0.5, 0.2), (0.0, -0.1), (0.4, 0.0)] * 10
    before = sharpened(scores, controls)
    changed = sharpened([*scores[:-1], 0.0], controls)
    assert changed[-1] == pytest.approx(before[-1] - 1.0)
    assert changed[9] == before[9]  # the same fold


def test_too_few_deals_are_not_sharpened() -> None:
    scores, controls = [0.0, 1.0] * (FEWEST // 2), [(-1.0, -1.0), (1.0, 1.0)] * (FEWEST // 2)
    assert sharpened(scores, controls) == scores


# -- Workers, logs, sequential tests --


def test_results_are_the_same_with_one_worker_and_with_two() -> None:
    arena = arena_of("red7", "medium", "easy", sharpen=2)
    assert compete(arena, 24, workers=1).deals == compete(arena, 24, workers=2).deals


def test_a_log_is_resumed(tmp_path: Path) -> None:
    arena, log = arena_of("red7", "medium", "easy", sharpen=2), tmp_path / "log.jsonl"
    first = compete(arena, 6, workers=1, log=log)
    again = compete(arena, 12, workers=1, log=log)
    assert again.deals[:3] == first.deals
    assert again.deals == compete(arena, 12, workers=1).deals
    with pytest.raises(InvalidOption, match="is the log of another arena: sharpen is 2 there and 3 here"):
        compete(arena_of("red7", "medium", "easy", sharpen=3), 12, workers=1, log=log)


@pytest.mark.parametrize("controls", ["[0.5,0.5]", "[[0.5,0.5]]", "7", '["ab","c"]'])
def test_a_damaged_control_is_named(controls: str, tmp_path: Path) -> None:
    arena, log = arena_of("red7", "medium", "easy", sharpen=2), tmp_path / "log.jsonl"
    compete(arena, 2, workers=1, log=log)
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    lines[1]["controls"] = json.loads(controls)
    log.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines), encoding="utf-8")
    with pytest.raises(InvalidOption, match=r"line 2 is not the game that was due there"):
        compete(arena, 2, workers=1, log=log)


def test_a_sequential_test_uses_the_sharpened_scores_and_weights_of_earlier_deals() -> None:
    """Where controls tell all luck, scores that scatter become nearly equal, and the ratio grows much faster."""
    lucky = [(1.0, 0.4), (0.5, -0.1), (0.5, -0.1), (1.0, 0.4), (0.0, -0.6)] * 20
    ratios = {}
    for known in (True, False):
        results = ArenaResults(arena_of("red7", "medium", "easy", sharpen=1), Sprt())
        for deal, (score, luck) in enumerate(lucky):
            control = luck if known else 0.0
            ranks = {1.0: [(1, 2), (2, 1)], 0.5: [(1, 2), (1, 2)], 0.0: [(2, 1), (1, 2)]}[score]
            for seats, rank in zip(((0, 1), (1, 0)), ranks, strict=True):
                controls = {0: (control, 0.0), 1: (-control, 0.0)}
                results.add(Outcome(deal, seats, rank, controls=tuple(controls[bot] for bot in seats)))
        assert results.sprt is not None
        ratios[known] = results.sprt.llr
    assert ratios[True] > 2 * ratios[False] > 0


# -- Bots that fail, and bots of other packages --


@pytest.mark.usefixtures("rough")
def test_a_bot_that_says_that_copies_play_like_it_is_asked_again_and_others_are_not() -> None:
    asked = outcomes(compete(arena_of("red7", "uneven", "uneven", sharpen=2), 8, workers=1))
    assert any(any(control) for game in asked for control in game.controls or ())
    left_alone = compete(arena_of("red7", "mindful", "mindful", sharpen=2), 8, workers=1)
    assert {game.controls for game in outcomes(left_alone)} == {((0.0, 0.0), (0.0, 0.0))}
    assert ArenaReport(left_alone).standings[0].sharp is not None


@pytest.mark.usefixtures("rough")
def test_failures_forfeit_as_ever_and_leave_the_mean_of_controls_at_0() -> None:
    """A decision at which a copy fails is left out, and so is the one at which the bot does."""
    games = outcomes(compete(arena_of("red7", "fails", "random", sharpen=2), 120, workers=1))
    errors = {game.error.partition(":")[0] for game in games if game.error}
    assert errors == {"RuntimeError", "InvalidNotation"}
    assert sum(game.forfeit is not None for game in games) > 10
    for kind in range(KINDS):
        assert errors_from_zero([game.control(0)[kind] for game in games]) < 3.5


# -- Reports --


@pytest.mark.usefixtures("rough")
def test_the_report_shows_both_intervals() -> None:
    report = ArenaReport(compete(arena_of("red7", "medium", "easy", "random", sharpen=1), 72, workers=1))
    lines = str(report).splitlines()
    assert "sharpened: every bot was asked 1 more time at each decision" in lines
    assert all("times" in line for line in lines[-3:])
    assert sum(line.split()[1:2] == ["medium"] for line in lines) == 3  # standings, pairs, sharpened
    values = json.loads(json.dumps(report.to_dict(), allow_nan=False))
    assert values["sharpen"] == 1
    assert all({*bot["sharp"]} == {"wins", "rating", "factor"} for bot in values["bots"])


@pytest.mark.usefixtures("rough")
def test_larger_tables_are_sharpened_too() -> None:
    arena = Arena(irisdeck.game("red7", 3), ("medium", "easy", "random"), sharpen=1)
    report = ArenaReport(compete(arena, 36, workers=1))
    assert all(row.sharp is not None and row.sharp.rating is None for row in report.standings)
    assert sum(row.sharp.wins.value for row in report.standings if row.sharp) == pytest.approx(1, abs=0.3)


@pytest.mark.parametrize("times", [-1, 1.5, True])
def test_a_wrong_number_is_refused(times: Any) -> None:
    with pytest.raises(InvalidOption, match="bots are asked again 0 times or more"):
        arena_of("red7", "medium", "easy", sharpen=times)
