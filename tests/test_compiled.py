"""The rules are one truth: interpreted and compiled they play the same games, on any number of threads."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest
from positions import VARIANTS, named

import irisdeck
from irisdeck.engine import compile
from irisdeck.engine.state import Dice, mixed, random, stream
from irisdeck.research.bench import signature

if TYPE_CHECKING:
    from pathlib import Path

    from irisdeck import Game

GAMES_EACH = 25


@cache
def checked(name: str) -> compile.Engine:
    """The compiled rules with every index checked."""
    return compile.Engine(irisdeck.GAMES[name].rules, compiled=True, boundscheck=True)


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_interpreted_and_compiled_agree_move_by_move(game: Game) -> None:
    plain, quick = compile.engine(game.rules, "python"), checked(game.name)
    out, buffer = plain.buffer(plain.max_moves), quick.buffer(quick.max_moves)
    for seed in range(GAMES_EACH):
        state, record, dice = game.blank(), quick.states(game.blank(), 1)[0], Dice(rng=seed)
        plain.deal(state, seed)
        quick.deal(record, seed)
        while not state.over:
            count = plain.moves(state, out)
            assert quick.moves(record, buffer) == count
            assert buffer[:count].tolist() == out[:count]
            move = out[random(dice, count)]
            plain.apply(state, move)
            quick.apply(record, move)
            assert type(state).from_record(record) == state
        assert [quick.score(record, seat) for seat in range(game.players)] == [
            plain.score(state, seat) for seat in range(game.players)
        ]


def test_the_generator_is_the_same_at_both_speeds() -> None:
    quick = compile.engine(irisdeck.GAMES["duel"].rules, "numba")
    for seed in (0, 1, 7, 2**61, 2**62 - 1):
        assert quick.mixed(seed) == mixed(seed)
        assert quick.stream(seed, 5) == stream(seed, 5)
        plain, record = Dice(rng=seed), quick.states(Dice(rng=seed), 1)[0]
        assert [random(plain, n) for n in range(1, 60)] == [quick.random(record, n) for n in range(1, 60)]


def test_the_generator_is_fair() -> None:
    """Every number about as often as any other, and after every other."""
    dice, counts, pairs, last = Dice(rng=1), [0] * 7, [0] * 49, 0
    for _ in range(49_000):
        roll = random(dice, 7)
        counts[roll] += 1
        pairs[7 * last + roll] += 1
        last = roll
    assert sum((count - 7000) ** 2 / 7000 for count in counts) < 22.5  # chi-square, one run in a thousand
    assert sum((count - 1000) ** 2 / 1000 for count in pairs) < 84.0


@pytest.mark.parametrize("speed", ["python", "numba"])
def test_the_signature_is_the_same_at_both_speeds(speed: compile.Speed) -> None:
    """Changes whenever a rule does: if it fails after a change of the rules that was meant, write the new one here."""
    assert signature(speed) == "364cec7858bc246c"


# -- Batches --


def scores_of(game: Game, count: int, **how: Any) -> list[list[int]]:
    batch = irisdeck.Batch(game, count, seed=5, **how)
    batch.finish()
    return [[int(score) for score in row] for row in batch.scores()]


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_a_batch_does_not_depend_on_threads_or_speed(game: Game) -> None:
    alone = scores_of(game, 150, threads=1)
    assert scores_of(game, 150, threads=3) == alone
    assert scores_of(game, 40, speed="python") == alone[:40]
    assert scores_of(game, 117, threads=2) == alone[:117]


@pytest.mark.parametrize("speed", ["python", "numba"])
def test_a_batch_can_be_stepped(speed: compile.Speed) -> None:
    game = irisdeck.game("red7", players=3, actions=True)
    batch = irisdeck.Batch(game, 20, seed=2, speed=speed)
    singles = [game.deal(stream(stream(2, number), 0)) for number in range(20)]
    while not all(batch.over):
        moves, counts = batch.moves()
        for number, state in enumerate(singles):
            legal = [game.notation[int(code)] for code in moves[number][: counts[number]]]
            assert legal == list(state.legal_moves)
        batch.apply([row[0] for row in moves])
        singles = [state if state.over else state.play(state.legal_moves[0]) for state in singles]
    assert [[int(score) for score in row] for row in batch.scores()] == [list(state.scores) for state in singles]


@pytest.mark.parametrize("speed", ["python", "numba"])
def test_a_batch_refuses_an_illegal_move_and_changes_nothing(speed: compile.Speed) -> None:
    game = irisdeck.game("duel", first=0)
    batch = irisdeck.Batch(game, 130, threads=2, speed=speed)
    chosen = [game.codes["n1"]] * 130
    for wrong, told in ((game.codes["end"], "end"), (999, "number 999"), (-1, "number -1")):
        with pytest.raises(irisdeck.IllegalMove, match=f"^{told} is not legal in game 100 of the batch$"):
            batch.apply([*chosen[:100], wrong, *chosen[101:]])
    assert all(batch.moves()[1] == 6) if speed == "numba" else batch.moves()[1] == [6] * 130
    batch.apply(chosen)
    batch.apply([int(row[0]) for row in batch.moves()[0]], trusted=True)


@pytest.mark.parametrize(
    ("count", "threads"), [(0, 1), (-1, 1), (5, 0), (5, -2), (5, 1.5), (5, "2"), (5, True), ("5", 1)]
)
def test_an_impossible_batch_is_refused(count: Any, threads: Any) -> None:
    with pytest.raises(
        irisdeck.InvalidOption, match="a batch needs at least one game and one thread, in whole numbers"
    ):
        irisdeck.Batch(irisdeck.game("duel"), count, threads=threads)


def test_any_whole_number_is_a_seed() -> None:
    game = irisdeck.game("red7")
    for seed in (-1, 2**70 + 3, True):
        assert scores_of_seed(game, seed) == scores_of_seed(game, seed & 2**62 - 1)
        assert game.deal(seed) == game.deal(seed & 2**62 - 1)
    with pytest.raises(TypeError, match="a seed is a whole number, not '7'"):
        game.deal("7")  # type: ignore[arg-type]


def scores_of_seed(game: Game, seed: int) -> list[list[int]]:
    batch = irisdeck.Batch(game, 5, seed=seed)
    batch.finish()
    return [[int(score) for score in row] for row in batch.scores()]


# -- Without numba, without a cache --

PLAY = """
import irisdeck
batch = irisdeck.Batch(irisdeck.game("duel"), 50)
batch.finish()
print(batch.engine.compiled, batch.scores()[7])
"""


def run(code: str, **environment: str) -> str:
    """What a fresh interpreter prints."""
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    return done.stdout


def test_compiled_code_is_kept_and_found_again(tmp_path: Path) -> None:
    first = run(PLAY, IRISDECK_CACHE_DIR=str(tmp_path))
    kept = sorted(tmp_path.rglob("*.nbc"))
    assert kept
    times = [file.stat().st_mtime_ns for file in kept]
    assert run(PLAY, IRISDECK_CACHE_DIR=str(tmp_path)) == first
    assert [file.stat().st_mtime_ns for file in sorted(tmp_path.rglob("*.nbc"))] == times


def test_a_cache_folder_that_cannot_be_used_only_costs_time(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    assert run(PLAY, IRISDECK_CACHE_DIR=str(in_the_way / "cache")).startswith("True")


def test_a_disk_that_fills_up_only_costs_time(tmp_path: Path) -> None:
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))"
    assert run(limit + PLAY, IRISDECK_CACHE_DIR=str(tmp_path)).startswith("True")


def test_without_numba_all_works_the_same() -> None:
    compiled, interpreted = run(PLAY), run(PLAY, IRISDECK_SPEED="python")
    assert compiled.startswith("True")
    assert interpreted.startswith("False")
    numbers = str.maketrans("", "", ",[]")
    assert compiled.translate(numbers).split()[1:] == interpreted.translate(numbers).split()[1:]


def test_importing_brings_neither_numpy_nor_numba() -> None:
    code = "import irisdeck, sys; irisdeck.game('red7').deal(1); print({'numpy', 'numba'} & set(sys.modules))"
    assert run(code) == "set()\n"


LINKED = ["irisdeck.games.{}.policy", "irisdeck.engine.search", "irisdeck.engine.minimax"]
OBSERVED = ["irisdeck.games.{}.observe", "irisdeck.engine.memory", "irisdeck.engine.stepping"]


@pytest.mark.parametrize(
    ("name", "more"),
    [
        *((name, more) for name in irisdeck.GAMES for more in (LINKED, OBSERVED)),
        ("red7", ["irisdeck.games.red7.solve_loops"]),
    ],
)
def test_what_is_linked_together_uses_no_name_for_two_things(name: str, more: list[str]) -> None:
    """One namespace holds all: the later would take the name from the earlier."""
    meanings: dict[str, Any] = {}
    for module in ["irisdeck.engine.state", "irisdeck.games.{}.rules", "irisdeck.engine.loops", *more]:
        for word, meaning in vars(import_module(module.format(name))).items():
            if not word.startswith("__") and word != "CALLED":  # which each module tells of itself
                assert meanings.setdefault(word, meaning) is meaning, f"{word} of {module}"


def test_threads_that_compile_at_once_cache_in_our_folder(tmp_path: Path) -> None:
    """Bots think on threads: none of them may leave numba's files where the program was started."""
    work = """
import threading
import irisdeck
from irisdeck.engine import compile
rules = [kind.rules for kind in irisdeck.GAMES.values()]
threads = [threading.Thread(target=compile.engine, args=(one, "numba")) for one in rules for _ in range(3)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
"""
    here, cache = tmp_path / "here", tmp_path / "cache"
    here.mkdir()
    environment = {**os.environ, "IRISDECK_CACHE_DIR": str(cache)}
    subprocess.run([sys.executable, "-c", work], cwd=here, env=environment, check=True)
    assert list(here.iterdir()) == []


def test_linked_modules_share_functions_and_keep_their_own_constants() -> None:
    one, other = ModuleType("one"), ModuleType("other")
    exec("POINTS = 1\ndef weight(): return 0\ndef both(): return POINTS, weight()", vars(one))
    exec("POINTS = 2\ndef weight(): return 7\ndef mine(): return POINTS, both()", vars(other))
    linked = compile.link((one, other), lambda function: function, {})
    assert linked["mine"]() == (2, (1, 7))
