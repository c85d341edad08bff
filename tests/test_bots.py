"""Bots: a legal move from a view, and never a peek."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import TYPE_CHECKING

import pytest
from positions import VARIANTS, named, played

import irisdeck
from irisdeck.bots import BOTS, Best, Bot, Strong, bot, check_bot
from irisdeck.bots.levels import by_chance
from irisdeck.engine import compile
from irisdeck.research.arena import Arena, Sprt, compete
from irisdeck.research.simulate import Job, simulate

if TYPE_CHECKING:
    from pathlib import Path

    from irisdeck import Game, Move, State, View

SPECS = [f"{name}:30" if issubclass(kind, Strong) else name for name, kind in BOTS.items()]


PLAYED = [(spec, game) for spec in SPECS for game in VARIANTS]
CLOSE = ("duel", "strong:200 medium")
PLAYED_IDS = [f"{spec}-{named(game)}" for spec, game in PLAYED]


@pytest.mark.parametrize(("name", "game"), PLAYED, ids=PLAYED_IDS)
def test_every_bot_plays_every_game_to_its_end(name: str, game: Game) -> None:
    state = game.deal(3)
    bots = [bot(name, seat) for seat in range(game.players)]
    while not state.over:
        move = bots[state.seat].act(state.view(state.seat))
        assert move in state.legal_moves
        state = state.play(move)


@pytest.mark.parametrize(("name", "game"), PLAYED, ids=PLAYED_IDS)
def test_a_bot_cannot_tell_twins_apart(name: str, game: Game) -> None:
    for moves in range(0, 40, 3):
        state = played(game, 5, moves)
        if not state.over:
            twin = state.view(state.seat).sample(Random(moves))
            assert bot(name, 9).act(twin.view(state.seat)) == bot(name, 9).act(state.view(state.seat))


STRONGER = [
    ("duel", "greedy random", 0.9),
    ("tricks", "greedy random", 0.8),
    ("red7", "greedy random", 0.8),
    ("duel", "easy random", 0.8),
    ("tricks", "easy random", 0.8),
    ("red7", "easy random", 0.8),
    *((game, better, 0.55) for game in ("duel", "tricks", "red7") for better in ("novice random", "easy novice")),
    ("duel", "decent easy", 0.6),
    ("tricks", "decent easy", 0.6),
    ("red7", "expert easy", 0.6),
    ("tricks", "expert medium", 0.55),
    ("red7", "expert medium", 0.55),
    ("duel", "medium easy", 0.8),
    ("tricks", "medium easy", 0.7),
    ("red7", "medium easy", 0.56),
    ("duel", "strong:200 medium", 0.52),
    ("tricks", "strong:200 medium", 0.7),
    ("red7", "strong:200 medium", 0.56),
]


@pytest.mark.parametrize(("game", "bots"), [row[:2] for row in STRONGER if row[:2] != CLOSE])
def test_the_stronger_bot_is_found_by_a_sequential_test(game: str, bots: str) -> None:
    assert verdict(game, bots, Sprt(0, 60)) == "H1"


def test_search_is_at_least_as_strong_where_it_gains_little() -> None:
    """A real gain of some Elo takes hundreds of games: here it is proved that nothing was lost."""
    assert verdict(*CLOSE, Sprt(-150, 0)) == "H1"


def verdict(game: str, bots: str, sprt: Sprt) -> str | None:
    one, other = bots.split()
    compete(Arena(irisdeck.game(game), (one, other), seed=1), 400, sprt=sprt, workers=1)
    return sprt.verdict


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "bots", "share"), STRONGER)
def test_the_stronger_bot_wins(game: str, bots: str, share: float) -> None:
    """Over 200 games with the seats exchanged half-way."""
    one, other = bots.split()
    first = simulate(Job(irisdeck.game(game), (one, other), seed=1), 100, workers=1)
    second = simulate(Job(irisdeck.game(game), (other, one), seed=1), 100, workers=1)
    assert (first.share(0)[0] + second.share(1)[0]) / 2 > share


def test_the_same_seed_plays_the_same_moves() -> None:
    views = [played(irisdeck.game("tricks", players=3), 5, moves).view(0) for moves in range(40)]
    views = [view for view in views if view.legal_moves]
    assert len(views) > 5
    for name in SPECS:
        first, second = bot(name, 4), bot(name, 4)
        assert [first.act(view) for view in views] == [second.act(view) for view in views]


@pytest.mark.parametrize("name", Strong.games)
def test_search_thinks_the_same_interpreted_and_compiled(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = played(irisdeck.game(name), 4, 6).view(0)
    view = view if view.legal_moves else played(irisdeck.game(name), 4, 6).view(1)
    compiled = Strong(5, simulations=60).think(view)
    monkeypatch.setenv("IRISDECK_SPEED", "python")
    compile.engine.cache_clear()
    assert Strong(5, simulations=60).think(view) == compiled
    compile.engine.cache_clear()


@pytest.mark.parametrize("name", ["medium", "easy", "greedy", "strong:30"])
@pytest.mark.parametrize("kind", irisdeck.GAMES)
def test_a_game_without_a_policy_has_all_bots(kind: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = irisdeck.game(kind)
    monkeypatch.setattr(type(game), "module", staticmethod(lambda name: None))
    monkeypatch.setenv("IRISDECK_SPEED", "python")
    compile.engine.cache_clear()
    state = played(game, 5, 2)
    bots = [bot(name, seat) for seat in range(game.players)]
    for _ in range(12):
        if state.over:
            break
        move = bots[state.seat].act(state.view(state.seat))
        assert move in state.legal_moves
        state = state.play(move)
    compile.engine.cache_clear()


@pytest.mark.parametrize(("policy", "samples"), [(True, 1), (False, 11)])
def test_search_samples_the_view_anew_where_a_game_cannot_reshuffle(
    policy: bool, samples: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One simulation in the first sample, then four in each."""
    game, seen = irisdeck.game("tricks", 3), []
    if not policy:
        monkeypatch.setattr(type(game), "module", staticmethod(lambda name: None))

    def sample(view: View, rng: Random) -> State:
        seen.append(taken(view, rng))
        return seen[-1]

    taken = irisdeck.View.sample
    monkeypatch.setattr(irisdeck.View, "sample", sample)
    state = played(game, 5, 2)
    thoughts = Strong(3, simulations=41).think(state.view(state.seat))
    assert sum(thought.tries for thought in thoughts) == 41
    assert len(seen) == samples
    assert len({tuple(other._fields.hand) for other in seen}) == samples


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_a_thought_tells_the_chance_the_error_and_the_reason(game: Game) -> None:
    state = game.deal(8)
    thoughts = bot("strong:200", 1).think(state.view(state.seat))  # type: ignore[attr-defined]
    assert {thought.move for thought in thoughts} <= set(state.legal_moves)
    assert sum(thought.tries for thought in thoughts) == 200
    assert thoughts == by_chance(thoughts)
    for thought in thoughts:
        assert 0 <= thought.chance <= 1
        assert 0 <= thought.error <= 0.51
        assert thought.reason == state.view(state.seat).outlook(thought.move).then
        assert thought.reason


def test_a_budget_is_a_time_or_a_number_of_simulations() -> None:
    quick, counted, default = bot("strong:50ms"), bot("strong:300"), bot("best")
    assert isinstance(quick, Strong)
    assert (quick.milliseconds, quick.simulations) == (50, 0)
    assert isinstance(counted, Strong)
    assert counted.simulations == 300
    assert isinstance(default, Best)
    assert default.milliseconds == 1000


@pytest.mark.parametrize("budget", ["0", "0ms", "-5", "fast", "1.5", "ms", "9999999999"])
def test_an_impossible_budget_is_refused(budget: str) -> None:
    with pytest.raises(irisdeck.InvalidOption, match="a budget is milliseconds"):
        bot(f"strong:{budget}")


def test_a_bot_without_a_budget_says_so() -> None:
    with pytest.raises(irisdeck.InvalidOption, match="medium takes no budget"):
        bot("medium:50ms")


def test_a_bot_for_another_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Duelist(Bot):
        games = ("duel",)

        def act(self, view: View) -> Move:
            return self.pick(view.legal_moves)

    monkeypatch.setitem(BOTS, "duelist", Duelist)
    assert check_bot("duelist", irisdeck.game("duel")) == "duelist"
    with pytest.raises(irisdeck.InvalidOption, match="duelist does not play red7: it plays duel"):
        check_bot("duelist", irisdeck.game("red7"))


def test_an_unknown_bot_is_told_which_there_are() -> None:
    message = (
        "there is no bot 'genius': there are random, novice, easy, greedy, decent, medium, expert, strong, best and net"
    )
    with pytest.raises(irisdeck.InvalidOption, match=message):
        bot("genius")


def test_packages_bring_bots_and_a_broken_one_takes_no_other_away(tmp_path: Path) -> None:
    (tmp_path / "stranger.py").write_text("from irisdeck.bots import Random\nclass Mine(Random):\n    pass\n")
    (tmp_path / "broken.py").write_text("import not_there\n")
    told = tmp_path / "strangers-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text("[irisdeck.bots]\nmine = stranger:Mine\nbroken = broken:Mine\n")

    def simulated(name: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "irisdeck", "simulate", "duel", "--games", "2", "--bots", name]
        environment = os.environ | {"PYTHONPATH": str(tmp_path)}
        return subprocess.run(command, env=environment, capture_output=True, text=True)

    assert simulated("mine").returncode == 0
    refused = simulated("broken")
    assert refused.returncode == 2
    assert refused.stderr.endswith("the bot 'broken' is installed, but cannot be loaded: No module named 'not_there'\n")
