"""Analysis: luck and skill add up, nobody is judged by what they could not know, numbers are the same everywhere."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

import pytest
from positions import VARIANTS, named, played

import irisdeck
from irisdeck import CannotAnalyze, InvalidOption, InvalidRecord, Record, WrongRecord
from irisdeck.analysis import SIMULATIONS, Analysis, Cancelled, Chance, Decision, Judgment, Work, analyze
from irisdeck.analysis.judging import CHARGED, judge
from irisdeck.analysis.work import LONGEST, MOST, judged_by, judged_here, kind
from irisdeck.bots import bot
from irisdeck.bots.levels import thinking
from irisdeck.bots.questions import run
from irisdeck.engine import compile
from irisdeck.game import Move

if TYPE_CHECKING:
    from collections.abc import Iterator

    from node import Node

    from irisdeck import Game, State

ROOT = Path(__file__).parent.parent
NAMES = sorted({game.name for game in VARIANTS})
compiled_only = pytest.mark.skipif(not compile.available(), reason="the rules are not compiled here")


def finished(game: Game, seed: int, *specs: str) -> State:
    """A game of bots to its end."""
    bots = [bot(specs[seat % len(specs)], seed + seat) for seat in range(game.players)]
    state = game.deal(seed)
    while not state.over:
        state = state.play(bots[state.seat].act(state.view(state.seat)))
    return state


def decision(game: Game, seed: int, moves: int) -> State:
    """The first position with a choice after so many random moves, in the first game that has one."""
    states = (played(game, one, after) for one in range(seed, seed + 100) for after in (moves, moves + 1))
    return next(state for state in states if len(state.legal_moves) > 1)


def judged(state: State, move: str, seed: int, simulations: int, speed: compile.Speed = "auto") -> Judgment:
    engine = thinking(state.game, speed)
    return run(judge(state, Move(move), seed, simulations), lambda question: question.answer(engine))


# -- Luck and skill add up --


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_initial_chance_luck_and_skill_are_the_result(game: Game) -> None:
    analysis = analyze(finished(game, 5, "random"), 1)
    assert analysis.complete
    for seat in range(game.players):
        account = analysis.account(seat)
        assert account.initial + account.luck + account.own + account.others == pytest.approx(account.result, abs=1e-9)
        assert account.adjusted == pytest.approx(account.result - account.luck, abs=1e-9)
        assert account.own <= 0
    for change in (luck.change for luck in analysis.luck):
        assert len(change) == game.players
    assert sum(analysis.initial) == pytest.approx(sum(analysis.result))
    assert len(analysis.luck) == len(analysis.decisions) + 1


def test_what_happened_between_two_decisions_has_a_kind() -> None:
    games = [irisdeck.game("duel"), irisdeck.game("red7", 2, advanced=True), irisdeck.game("tricks", 4)]
    kinds = {game.name: set(Work(finished(game, 3, "medium").record()).kinds) for game in games}
    assert kinds == {
        "duel": {"deal", "drawn", "held", "uncovered"},
        "red7": {"deal", "drawn", "held"},
        "tricks": {"deal", "held"},
    }


def test_only_the_mover_of_a_move_is_charged_for_it() -> None:
    analysis = analyze(irisdeck.game("red7").deal(4).play("pass"), 64)
    loser, winner = (0, 1) if analysis.result == (0, 1) else (1, 0)
    assert analysis.account(loser).own == -analysis.account(winner).others < -0.15
    assert analysis.account(winner).own == 0
    assert analysis.error_rate(winner) is None
    assert analysis.grade(winner) == ""


# -- What a seat could know --


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_a_decision_is_judged_by_what_its_seat_could_know(game: Game) -> None:
    state = decision(game, 7, 6)
    twin = state.view(state.seat).sample(Random(9))
    assert twin.view(state.seat)._fields == state.view(state.seat)._fields
    assert twin._fields != state._fields
    move = state.legal_moves[-1]
    here, there = judged(state, move, 3, 24), judged(twin, move, 3, 24)
    assert here[:4] == there[:4]
    assert {chance.move for chance in here.there} == set(state.legal_moves)


def test_what_was_there_is_told_by_the_cards_as_they_lay() -> None:
    state = decision(irisdeck.game("tricks", 3), 1, 5)
    twin = state.view(state.seat).sample(Random(2))
    move = state.legal_moves[0]
    assert judged(state, move, 3, 400).there != judged(twin, move, 3, 400).there


# -- The same numbers everywhere --


@compiled_only
@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_interpreted_and_compiled_judgments_are_equal(game: Game) -> None:
    state = decision(game, 11, 9)
    move = state.legal_moves[0]
    assert judged(state, move, 5, 20, "python") == judged(state, move, 5, 20, "numba")


@pytest.fixture(scope="module")
def kernels() -> Iterator[Node]:
    from node import running_node

    with running_node() as node:
        yield node


@compiled_only
@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_judgments_in_a_browser_are_equal(game: Game, kernels: Node) -> None:
    work = Work(finished(game, 2, "random").record(), 300)
    engine = work.engine()
    for number in (0, len(work.points) // 2):
        here = judged_here(work, number, engine, lambda: False)
        assert asyncio.run(judged_by(work, number, kernels.answer)) == here


@compiled_only
@pytest.mark.parametrize("name", NAMES)
def test_any_number_of_threads_finds_the_same(name: str) -> None:
    record = finished(irisdeck.game(name), 6, "easy").record()
    assert analyze(record, 16, workers=1) == analyze(record, 16, workers=2)


def test_a_larger_budget_only_sharpens_what_is_not_known_well() -> None:
    state = irisdeck.game("red7").deal(4)
    clear = judged(state, "pass", 3, 3000)
    tried = {chance.move: chance.simulations for chance in clear.chances}
    assert clear.played.shares[state.seat] == 0
    assert tried[Move("pass")] == tried[clear.best.move] > min(tried.values())
    assert clear.best.error < judged(state, "pass", 3, 100).best.error


def choices(name: str, count: int) -> list[tuple[State, Move]]:
    """Decisions with several moves, from the second half of a game of bots: the first one takes longer."""
    work = Work(finished(irisdeck.game(name), 2, "easy", "medium").record())
    several = [point for point in work.points if len(point[0].legal_moves) > 1]
    return several[len(several) // 2 :: len(several) // 2 // count][:count]


@compiled_only
@pytest.mark.parametrize("name", NAMES)
def test_at_the_default_budget_the_move_played_and_the_best_one_are_known_to_a_point(name: str) -> None:
    for state, move in choices(name, 3)[1:]:
        judgment = judged(state, move, 1, SIMULATIONS)
        assert max(judgment.played.error, judgment.best.error, judgment.error) < 0.0115


@compiled_only
def test_other_dice_give_chances_as_far_apart_as_the_errors_say() -> None:
    """What the simulations of a search have in common is no reason to believe them more."""
    for state, move in choices("tricks", 2):
        twins = [judged(state, move, seed, 4000).played for seed in range(8)]
        said = fmean(chance.error for chance in twins)
        assert stdev(chance.shares[state.seat] for chance in twins) < 1.8 * said


# -- Which moves cost something --


def test_a_blunder_is_found_and_marked() -> None:
    analysis = analyze(irisdeck.game("red7").deal(4).play("pass"), 200)
    (blunder,) = analysis.judged
    assert (blunder.move, blunder.mark, blunder.choice) == ("pass", "??", True)
    assert blunder.best != "pass"
    assert blunder.cost > 0.3
    assert blunder.after[blunder.seat] == 0
    assert analysis.costliest(blunder.seat) == [blunder]
    assert analysis.grade(blunder.seat) == "learning"
    assert blunder.good_enough(str(blunder.best))
    assert not blunder.good_enough("pass")
    assert not blunder.good_enough("fly")


def test_a_move_that_may_be_as_good_is_not_charged() -> None:
    analysis = analyze(finished(irisdeck.game("red7", 3), 8, "medium"), 200)
    seconds = 0
    for each in analysis.judged:
        top = max(chance.shares[each.seat] for chance in each.judgment.chances)
        seconds += each.best == each.move and top > each.after[each.seat]
        assert each.cost == 0 or each.cost > CHARGED * each.judgment.error
    assert seconds > 0


@pytest.mark.parametrize(
    ("cost", "mark"), [(0.049, ""), (0.05, "?!"), (0.1, "?"), (0.149, "?"), (0.15, "??"), (0.8, "??")]
)
def test_marks_follow_the_cost(cost: float, mark: str) -> None:
    best, played = (Chance(Move("=1"), (share, 1 - share), 0.001, 100) for share in (0.8375, 0.8375 - cost))
    each = Decision(0, 0, Judgment((best, played), played, best, 0.001))
    assert each.mark == mark
    assert each.cost == pytest.approx(cost)


@pytest.mark.parametrize("name", NAMES)
def test_grades_refer_to_what_a_beginner_loses(name: str) -> None:
    loss = irisdeck.GAMES[name].beginner_loss
    for ratio, grade in ((0, "outstanding"), (0.3, "strong"), (0.6, "good"), (1, "fair"), (3, "learning")):
        cost = ratio * loss / 100
        best, played, worst = (
            Chance(Move(move), (share, 1 - share), 0.001, 100)
            for move, share in (("a", 0.5), ("b", 0.5 - cost), ("c", 0.1))
        )
        decision = Decision(0, 0, Judgment((best, played, worst), played, best, 0.001))
        analysis = Analysis(name, 2, 100, (decision,), ("deal", "held"), (1.0, 0.0))
        assert analysis.grade(0) == grade
        assert analysis.error_rate(0) == pytest.approx(ratio * loss)


# -- As JSON --


def test_an_analysis_is_written_and_read_back() -> None:
    for game in (irisdeck.game("duel"), irisdeck.game("red7", 4, advanced=True, actions=True)):
        analysis = analyze(finished(game, 1, "random"), 16)
        values = json.loads(json.dumps(analysis.to_dict()))
        assert Analysis.from_dict(values) == analysis
        assert Analysis.from_dict(values).to_dict() == analysis.to_dict()


def test_half_an_analysis_is_written_and_read_back() -> None:
    work = Work(finished(irisdeck.game("red7", 3), 3, "medium").record(), 16)
    work.keep(1, judged_here(work, 1, work.engine(), lambda: False))
    half = work.analysis
    assert (half.done, half.complete) == (1, False)
    assert half.luck == ()
    assert Analysis.from_dict(json.loads(json.dumps(half.to_dict()))) == half


# -- Progress and cancelling --


def test_progress_grows_by_a_decision_at_a_time() -> None:
    done: list[int] = []
    analysis = analyze(
        finished(irisdeck.game("red7", 3), 3, "medium"), 16, progress=lambda part: done.append(part.done)
    )
    assert done == list(range(1, len(analysis.decisions) + 1))


def test_an_analysis_can_be_cancelled() -> None:
    state = finished(irisdeck.game("duel"), 3, "medium")
    done: list[int] = []
    with pytest.raises(Cancelled):
        analyze(state, 16, progress=lambda part: done.append(part.done), cancelled=lambda: len(done) > 2)
    assert len(done) < 10


def test_what_fails_on_the_way_stops_the_other_threads() -> None:
    def progress(part: Analysis) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyze(finished(irisdeck.game("tricks", 4), 3, "random"), 500, progress=progress)


# -- What cannot be analyzed --


def recorded(**changes: Any) -> Record:
    return Record.from_dict({**finished(irisdeck.game("red7", 3), 3, "medium").record().to_dict(), **changes})


@pytest.mark.parametrize("simulations", [0, -1, MOST + 1, 10**30, 1.5, True, "many", None])
def test_silly_budgets_are_refused(simulations: Any) -> None:
    with pytest.raises(CannotAnalyze, match=f"simulations must be a whole number from 1 to {MOST}, not "):
        analyze(recorded(), simulations)


def test_a_game_that_still_runs_is_refused() -> None:
    with pytest.raises(CannotAnalyze, match="the game is not over: only finished games can be analyzed"):
        analyze(played(irisdeck.game("tricks", 4), 3, 10))


def test_a_game_that_was_given_up_is_analyzed_with_its_result() -> None:
    state = played(irisdeck.game("red7", 2, advanced=True), 3, 6)
    analysis = analyze(state, 16, result=(1.0, 0.0))
    assert analysis.account(1).result == 0
    account = analysis.account(0)
    assert account.initial + account.luck + account.own + account.others == pytest.approx(1, abs=1e-9)
    with pytest.raises(CannotAnalyze, match="the result must have 2 numbers"):
        analyze(state, 16, result=(1.0, 0.0, 0.0))


def test_records_that_break_the_rules_are_refused() -> None:
    record = recorded()
    events = [*record.events[:3], {**record.events[3], "move": "+R9"}, *record.events[4:]]
    for changes, why in (
        ({"events": events}, "event 3: '\\+R9' is no move of red7"),
        ({"events": []}, "there is no deal"),
        ({"options": {**record.options, "speed": 3}}, "red7 has no option 'speed'"),
        ({"options": {}}, "option .* is missing"),
        ({"players": 9}, "players must be 2, 3 or 4"),
        ({"scores": [9, 9, 9]}, "the scores are"),
    ):
        with pytest.raises(WrongRecord, match=why):
            analyze(recorded(**changes), 16)


def test_foreign_records_are_refused() -> None:
    with pytest.raises(InvalidOption, match="there is no game 'chess'"):
        analyze(recorded(game="chess"))
    with pytest.raises(InvalidRecord):
        Record.from_json('[Event "Casual game"] 1. e4 e5')


def test_a_game_without_an_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("irisdeck.analysis.work.LONGEST", 5)
    with pytest.raises(CannotAnalyze, match="5 can be analyzed at most"):
        analyze(finished(irisdeck.game("tricks"), 1, "random"))
    assert LONGEST >= 1000


# -- A game of another package, which cannot reshuffle --

PLUGIN = """
import asyncio
import irisdeck_maumau.game
import irisdeck
from irisdeck.analysis import Work
from irisdeck.analysis.work import judged_by
from irisdeck.bots import bot

async def nobody(question):
    raise ConnectionError

state, player = irisdeck.game("maumau", 3).deal(5), bot("random", 1)
while not state.over:
    state = state.play(player.act(state.view(state.seat)))
work = Work(state.record(), 16)
for number in range(len(work.points)):
    work.keep(number, asyncio.run(judged_by(work, number, nobody)))
analysis = irisdeck.analyze(state, 16)
assert analysis == work.analysis
for seat in range(3):
    account = analysis.account(seat)
    assert abs(sum(account[:4]) - account.result) < 1e-9
print(len(analysis.decisions), {luck.kind for luck in analysis.luck} >= {"deal", "drawn"})
"""


def test_a_game_that_cannot_reshuffle_is_judged_in_sampled_worlds() -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "examples/game")])
    environment = {**os.environ, "PYTHONPATH": path, "IRISDECK_SPEED": "python"}
    done = subprocess.run([sys.executable, "-c", PLUGIN], capture_output=True, text=True, env=environment)
    decisions, drawn = done.stdout.split() or (0, done.stderr)
    assert int(decisions) > 10, done.stderr
    assert drawn == "True"


def test_a_move_after_which_nothing_new_was_seen_is_followed_by_what_others_held() -> None:
    state = irisdeck.game("tricks", 4).deal(1)
    move = state.legal_moves[0]
    assert kind(state, move, state.play(move)) == "held"
