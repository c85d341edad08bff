"""Puzzles: every one that ships, how they are made, rated and served, and how they are solved at the prompt."""

from __future__ import annotations

import io
import json
import os
import subprocess
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from test_cli import ENGLISH, IRISDECK, run

from irisdeck.analysis import making
from irisdeck.analysis.judging import Trial
from irisdeck.analysis.puzzles import (
    FILE,
    InvalidPuzzle,
    Progress,
    Puzzle,
    Puzzler,
    Strength,
    after_try,
    next_puzzle,
    points,
    puzzles,
)
from irisdeck.analysis.puzzles import themes as module_of
from irisdeck.bots.questions import Judged
from irisdeck.game import GAMES, Move, Refused, game
from irisdeck.table import puzzles as shown
from irisdeck.terminal.puzzles import PromptPuzzles
from irisdeck.terminal.voice import Quit, Voice
from irisdeck.words import LANGUAGES, known, say, tell

if TYPE_CHECKING:
    from collections.abc import Iterable

OURS = ("duel", "tricks", "red7")
games = pytest.mark.parametrize("name", OURS)
LARGEST = 300_000  # bytes of all files
SAMPLE = 2  # puzzles of each game that are judged again
AGREED = 0.06  # by which chances may differ


def some(name: str, number: int = 0) -> Puzzle:
    return list(puzzles(name).values())[number]


# -- Those that ship --


@games
def test_every_puzzle_is_a_position_of_a_game_with_few_solutions(name: str) -> None:
    for puzzle in puzzles(name).values():
        legal = puzzle.state.legal_moves
        assert not puzzle.state.over
        assert {*puzzle.solutions, puzzle.wrong[0]} <= {*legal}
        assert puzzle.wrong[0] not in puzzle.solutions
        assert 0 < len(puzzle.solutions) <= making.MOST_SOLUTIONS
        assert 2 * len(puzzle.solutions) < len(legal)
        assert min(puzzle.solutions.values()) - puzzle.wrong[1] >= making.GAP
        assert [*puzzle.solutions.values()] == sorted(puzzle.solutions.values(), reverse=True)


@games
def test_every_puzzle_has_a_theme_in_every_language(name: str) -> None:
    module = GAMES[name].module("puzzles")
    assert module
    for theme in module.THEMES:
        assert known(f"{name}-theme-{theme}")
    for puzzle in puzzles(name).values():
        assert puzzle.theme in module.THEMES
        assert all(tell(shown.hint(puzzle), language) for language in LANGUAGES)


@games
def test_themes_are_those_of_the_positions(name: str) -> None:
    """Among them "win against any defense", which the solver of red7 proves in every world that it tries."""
    themes = module_of(GAMES[name])
    assert themes
    proven = 0
    for puzzle in [*puzzles(name).values()][::3]:
        assert themes.theme(puzzle.state, next(iter(puzzle.solutions)), puzzle.wrong[0]) == puzzle.theme
        proven += puzzle.theme == "defense"
    assert proven > 2 or name != "red7"


@games
def test_the_easy_bot_does_not_see_it_at_once(name: str) -> None:
    for puzzle in puzzles(name).values():
        assert not making.found_easily(puzzle.state, [*puzzle.solutions])
        assert not making.given_away(puzzle.state, [*puzzle.solutions])


@games
def test_other_dice_find_the_same_solutions(name: str) -> None:
    for puzzle in Random(5).sample([*puzzles(name).values()], SAMPLE):
        exact = making.settled(puzzle.state)
        trials = making.trials(puzzle.state, 77, making.DEEP) if exact is None else {}
        worth = exact or {move: trial.mean for move, trial in trials.items()}
        assert all(abs(worth[move] - chance) < AGREED for move, chance in puzzle.solutions.items())
        rest = [chance for move, chance in worth.items() if move not in puzzle.solutions]
        assert min(worth[move] for move in puzzle.solutions) - max(rest) > making.GAP - AGREED


@games
def test_chances_do_not_depend_on_cards_that_the_seat_cannot_see(name: str) -> None:
    puzzle = some(name)
    view = puzzle.state.view(puzzle.seat)
    other = view.sample(Random(1))
    assert other._fields != puzzle.state._fields
    assert making.trials(other, 3, 32) == making.trials(puzzle.state, 3, 32)


@games
def test_each_game_ships_with_at_least_two_hundred(name: str) -> None:
    assert len(puzzles(name)) >= 200


def test_all_files_are_small() -> None:
    assert sum((Path(GAMES[name].folder()) / FILE).stat().st_size for name in OURS) < LARGEST


@games
def test_a_puzzle_is_a_record_that_can_be_replayed(name: str) -> None:
    record = some(name).state.record()
    record.check()
    assert [event["move"] for event in record.events if "move" in event] == some(name).moves.split()


@games
def test_a_line_is_read_back(name: str) -> None:
    for puzzle in puzzles(name).values():
        assert Puzzle.from_json(puzzle.to_json()) == puzzle


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{}",
        "[]",
        "null",
        "[" * 50_000,
        json.dumps({**json.loads(some("red7").to_json()), "deal": 5}),
        '{"best": 3}',
    ],
    ids=range(7),
)
def test_a_line_that_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(InvalidPuzzle):
        Puzzle.from_json(line)


# -- Making them --


def split(**means: float) -> Any:
    """The best moves of a position, given what its moves are worth."""
    values = {move: [round(10_000 * mean)] * 400 for move, mean in means.items()}
    trials = {Move(move): Trial(Judged([sum(some), 0, 0, 0], some), 0) for move, some in values.items()}
    return making.split_by_worth(trials)


def test_the_best_moves_are_few_alike_and_apart_from_the_rest() -> None:
    assert split(a=0.9, b=0.5, c=0.4).best == ["a"]
    assert split(a=0.9, b=0.85, c=0.4, d=0.3, e=0.2).best == ["a", "b"]
    assert split(a=0.9, b=0.85, c=0.4).gap < making.GAP  # two of three would be too many
    assert split(a=0.9, b=0.55, c=0.2, d=0.1, e=0.0).best == ["a"]  # the second is no solution
    assert split(a=0.9, b=0.3) is None


def test_exact_results_decide_where_nothing_is_hidden() -> None:
    a, b, c, d, e = map(Move, "abcde")
    results = {a: 0.0, b: 1.0, c: 0.5, d: 1.0, e: 0.0}
    exact = making.split_by_result(results, [d])
    assert exact
    assert exact.best == [b, d]
    assert exact.gap == 0.5
    assert making.split_by_result(results, [c]) is None
    assert making.split_by_result({a: 1.0, b: 1.0, c: 0.0}, [a]) is None


def test_the_same_seed_makes_the_same_puzzles_after_an_interruption(tmp_path: Path) -> None:
    numbers = [60, 76]  # of games of seed 1 of which one has a puzzle

    def made(journal: Path, games: int) -> list[str]:
        return [puzzle.to_json() for puzzle in making.make("red7", games, 1, journal, workers=1)]

    first, counts = tmp_path / "first", list[int]()
    making.make("red7", 2, 1, first, workers=1, progress=lambda games, _: counts.append(games))
    assert counts == [0, 1, 2]
    with first.open("a") as file:
        file.write('["half a li')
    assert made(first, 4) == made(tmp_path / "second", 4)
    assert first.read_text() == (tmp_path / "second").read_text()
    with pytest.raises(InvalidPuzzle, match="another run"):
        making.make("red7", 4, 2, first, workers=1)
    assert any(making.puzzles_of_game("red7", 1, number) for number in numbers)


def test_kept_puzzles_are_of_all_kinds_and_none_comes_twice() -> None:
    all_of_them = [*puzzles("red7").values()]
    kept = making.chosen([*all_of_them, *all_of_them], 8)
    assert len({puzzle.id for puzzle in kept}) == 8
    assert len({(puzzle.players, puzzle.theme) for puzzle in kept}) > 4


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["make"], "say which game"),
        (["make", "red7"], "--out"),
        (["make", "chess", "--out", "x"], "there is no game 'chess'"),
        (["chess"], "there is no game 'chess'"),
        (["red7", "duel"], "either a game"),
    ],
)
def test_a_wrong_call_is_refused_in_one_line(words: list[str], why: str) -> None:
    done = run("puzzles", *words)
    assert done.returncode == 2
    assert why in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_command_writes_puzzles(tmp_path: Path) -> None:
    out = tmp_path / "red7.jsonl"
    done = run("puzzles", "make", "red7", "--games", "1", "--seed", "1", "--workers", "1", "--out", str(out))
    assert done.returncode == 0, done.stderr
    assert "puzzles from 1 games of red7" in done.stdout
    assert all(map(Puzzle.from_json, out.read_text().splitlines()))
    assert not (tmp_path / "red7.jsonl.part").exists()


# -- Ratings, and who gets which --


def test_ratings_move_the_right_way() -> None:
    puzzler, puzzle = Puzzler(), Strength(25, 4)
    better, easier = after_try(puzzler, puzzle, True)
    worse, harder = after_try(puzzler, puzzle, False)
    assert worse.mu < puzzler.mu < better.mu
    assert easier.mu < puzzle.mu < harder.mu
    assert better.sigma < puzzler.sigma
    assert easier.tries == 1
    assert after_try(puzzler, Strength(35, 4), True)[0].mu > better.mu  # a hard one gains more
    assert points(better.mu) > points(puzzler.mu) == 1500


def test_streaks_end_with_a_failure() -> None:
    puzzler = Puzzler()
    for solved in (True, True, False, True):
        puzzler, _ = after_try(puzzler, Strength(25, 4), solved)
    assert (puzzler.solved, puzzler.failed, puzzler.streak, puzzler.longest) == (3, 1, 1, 2)


def test_puzzles_are_served_at_the_level_and_none_twice() -> None:
    known, tried = puzzles("red7"), dict[str, bool]()
    hardest = max(puzzle.hard for puzzle in known.values())
    strong = next_puzzle(known, Puzzler(hardest, 1), {}, {}, Random(1))
    weak = next_puzzle(known, Puzzler(0, 1), {}, {}, Random(1))
    assert strong
    assert weak
    assert strong.hard > weak.hard
    for _ in known:
        puzzle = next_puzzle(known, Puzzler(), tried, {}, Random(1))
        assert puzzle
        assert puzzle.id not in tried
        tried[puzzle.id] = len(tried) != 3
    again = next_puzzle(known, Puzzler(), tried, {}, Random(1))
    assert again
    assert tried[again.id] is False  # the one that was not solved


def test_how_hard_people_find_a_puzzle_decides_who_gets_it() -> None:
    easiest = min(puzzles("red7").values(), key=lambda puzzle: puzzle.hard)
    found_hard = {easiest.id: Strength(60, 1, 50)}
    assert next_puzzle(puzzles("red7"), Puzzler(60, 1), {}, found_hard, Random(1)) in puzzles("red7").values()
    got = {next_puzzle(puzzles("red7"), Puzzler(0, 1), {}, found_hard, Random(seed)) for seed in range(30)}
    assert easiest not in got


def test_the_puzzle_just_seen_does_not_come_again() -> None:
    progress = Progress(tried=dict.fromkeys(puzzles("duel"), True))
    seen = some("duel")
    got = {progress.next("duel", Random(seed), but=seen.id) for seed in range(30)}
    assert seen not in got
    assert next_puzzle({}, Puzzler(), {}, {}, Random(1)) is None


def test_only_the_first_try_counts() -> None:
    progress, puzzle = Progress(), some("red7")
    assert progress.add(puzzle, False)
    assert not progress.add(puzzle, True)
    assert progress.puzzler("red7").failed == 1
    assert progress.puzzler("red7").solved == 0
    again = Progress.from_json(progress.to_json())
    assert again == progress


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        '{"puzzlers": {"red7": {"mu": 1, "x": 2}}, "tried": {}}',
        '{"puzzlers": {"red7": {"mu": "1"}}, "tried": {}}',
        '{"puzzlers": {"red7": {"mu": NaN}}, "tried": {}}',
        '{"puzzlers": {"red7": {"mu": 1e308}}, "tried": {}}',
        "[" * 9999,
    ],
)
def test_progress_that_cannot_be_read_is_none(text: str) -> None:
    assert Progress.from_json(text) == Progress()


# -- What people see --


@games
def test_the_page_shows_what_the_seat_sees_and_nothing_else(name: str) -> None:
    puzzle = some(name)
    look = shown.look(puzzle)
    assert look.view.to_dict() == puzzle.state.view(puzzle.seat).to_dict()
    assert look.laid_open == {}


@games
def test_a_solution_is_explained_in_the_words_of_the_game(name: str) -> None:
    puzzle = some(name)
    told = shown.solution(puzzle)
    assert [one.best for one in told] == [True] * len(puzzle.solutions) + [False]
    for one in told:
        assert one.then == puzzle.state.view(puzzle.seat).outlook(one.move).then
        assert one.words == puzzle.state.game.instruction(one.move)


def test_wrong_moves_are_refused_with_the_reason() -> None:
    puzzle = some("red7")
    with pytest.raises(Refused, match="not-understood"):
        shown.checked(puzzle, "nonsense")
    card = next(move for move in game("red7").codes if move.startswith("+") and move not in puzzle.state.legal_moves)
    with pytest.raises(Refused) as refused:
        shown.checked(puzzle, card)
    assert "cannot be played" in refused.value.said
    with pytest.raises(Refused):
        shown.found("red7", "red7-00000000")
    with pytest.raises(Refused):
        shown.found("chess", "x")


# -- At the prompt --


class Typed:
    """A prompt at which somebody types these lines, given the puzzle that is shown."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path, name: str = "red7") -> None:
        self.prompt = PromptPuzzles(name, Voice(), folder / "puzzles.json", Random(4))
        self.lines: list[Any] = []
        monkeypatch.setattr("sys.stdin", io.StringIO())
        monkeypatch.setattr("builtins.input", self.line)

    def line(self, prompt: str) -> str:
        print(prompt, end="")
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        return str(line(self.prompt.puzzle) if callable(line) else line)

    def type(self, *lines: Any) -> None:
        self.lines = [*lines]
        with pytest.raises(Quit):
            self.prompt.run()


def best(puzzle: Puzzle) -> str:
    return next(iter(puzzle.solutions))


def wrong(puzzle: Puzzle) -> str:
    return puzzle.wrong[0]


def test_a_puzzle_is_solved_at_the_prompt(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    Typed(monkeypatch, tmp_path).type("hint", best, "", "q")
    told = capsys.readouterr().out
    assert told.count("What it is about") == 2
    assert tell(say("puzzle-solved"), "en") in told
    assert "1 in a row" in told
    assert told.count("Puzzle: level") == 2
    assert len(json.loads((tmp_path / "puzzles.json").read_text())["tried"]) == 1


def test_a_wrong_move_is_told_without_the_solution(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    Typed(monkeypatch, tmp_path).type(wrong, "nonsense", best, "quit")
    told = capsys.readouterr().out
    before, _, after = told.partition("there is a much better move")
    assert "(best)" not in before
    assert "That was not understood." in after
    assert "(best)" in after
    kept = json.loads((tmp_path / "puzzles.json").read_text())
    assert kept["puzzlers"]["red7"]["failed"] == 1
    assert [*kept["tried"].values()] == [False]


def test_moves_can_be_numbered_and_solutions_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def number(puzzle: Puzzle) -> str:
        return f"#{1 + puzzle.state.legal_moves.index(puzzle.wrong[0])}"

    Typed(monkeypatch, tmp_path, "tricks").type(number, "#99", "s", "n", "s", "b", "?")
    told = capsys.readouterr().out
    assert told.count("there is a much better move") == 1
    assert told.count("(best)") >= 2
    assert json.loads((tmp_path / "puzzles.json").read_text())["puzzlers"]["tricks"]["failed"] == 2


def test_a_damaged_file_of_progress_is_no_reason_to_stop(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "puzzles.json").write_text("{broken")
    Typed(monkeypatch, tmp_path, "duel").type(best)
    assert "1 in a row" in capsys.readouterr().out


def test_progress_that_cannot_be_written_is_told_and_written_with_the_next_try(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    def there_is_room(_: Puzzle) -> str:
        monkeypatch.setattr("os.fsync", fsync)
        return "s"

    fsync = os.fsync
    monkeypatch.setattr("os.fsync", full)
    Typed(monkeypatch, tmp_path).type(best, "n", there_is_room)
    told = capsys.readouterr().out
    assert told.count("cannot be written to the disk: No space left on device") == 1
    assert tell(say("puzzle-solved"), "en") in told
    assert [*json.loads((tmp_path / "puzzles.json").read_text())["tried"].values()] == [True, False]


@pytest.mark.parametrize("language", ["de", "ru"])
def test_puzzles_speak_the_language_of_the_reader(language: str, tmp_path: Path) -> None:
    lines: Iterable[str] = ["?", "h", "s", "q"]
    done = subprocess.run(
        [*IRISDECK, "puzzles", "red7", "--language", language],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        env={**ENGLISH, "XDG_DATA_HOME": str(tmp_path)},
        check=True,
    )
    for message in ("puzzle-find", "puzzle-next", "puzzle-theme"):
        assert tell(say(message), language) in done.stdout
