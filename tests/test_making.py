"""`make nets`: a net for every game, number of players and set of options, trained and measured in processes."""

from __future__ import annotations

import json
import shlex
import shutil
from typing import TYPE_CHECKING, Any

import pytest
from commands import command
from positions import VARIANTS, named

from irisdeck import InvalidOption, game, nets
from irisdeck.cli import parser
from irisdeck.cli.arguments import chosen_game
from irisdeck.training import Plan, Stopped, making, train
from irisdeck.training.making import Making, chosen, main
from irisdeck.training.matches import Matches
from irisdeck.training.programs import INTERRUPTED, run, words_of

if TYPE_CHECKING:
    from pathlib import Path

    from irisdeck import Game

SMALL = ["--games", "16", "--batch", "128", "--width", "16", "--depth", "2", "--checks", "0", "--device", "cpu"]
MADE = ["tricks-3", "red7-2-advanced"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where two nets were trained and measured."""
    place = tmp_path_factory.mktemp("made") / "nets"
    words = ["--jobs", "2", "--against", "random", "--matches", "12", "--", *SMALL, "--steps", "2048"]
    assert main([str(place), "--only", *MADE, *words]) == 0
    return place


def report(folder: Path) -> dict[str, dict[str, Any]]:
    return {row["net"]: row for row in json.loads((folder / "report.json").read_text())["nets"]}


def test_there_is_a_net_to_make_for_every_game_with_its_players_and_switches() -> None:
    assert chosen([]) == VARIANTS
    assert [making.label(one) for one in VARIANTS] == [named(one) for one in VARIANTS]
    assert chosen(["tricks", "red7-4-advanced-actions"]) == [
        one for one in VARIANTS if one.name == "tricks" or named(one) == "red7-4-advanced-actions"
    ]
    with pytest.raises(InvalidOption, match="there is no 'red7-9' to learn: there are duel-2, "):
        chosen(["red7-9"])


@pytest.mark.parametrize("one", VARIANTS, ids=named)
def test_commands_name_a_game_with_its_players_and_switches(one: Game) -> None:
    words = words_of(one)
    args = parser(["train", *words]).parse_args(["train", *words, "--out", "own.net"])
    assert chosen_game(args) == one
    assert ("--players" in words) == (one.players != one.seats[0])


@pytest.mark.parametrize(("jobs", "each"), [(1, 10), (2, 20), (3, 30), (4, 30), (6, 60), (9, 60)])
def test_the_time_is_shared_by_the_nets_that_wait_for_each_other(jobs: int, each: float, tmp_path: Path) -> None:
    assert Making(tmp_path, VARIANTS[:6], minutes=60, jobs=jobs).each == each


def test_nets_are_trained_by_commands_that_they_remember(folder: Path) -> None:
    for name in MADE:
        net = nets.read(folder / f"{name}.net")
        assert making.label(net.game) == name
        assert net.made["steps"] == 2048
        words = shlex.split(net.made["command"])
        assert words[:2] == ["irisdeck", "train"]
        assert words[-2:] == ["--out", str(folder / f"{name}.net")]
        assert "learned from 2,048 decisions" in (folder / f"{name}.log").read_text()


def test_the_report_has_what_its_commands_give_again(folder: Path) -> None:
    rows = report(folder)
    assert sorted(rows) == sorted(MADE)
    table = (folder / "report.md").read_text()
    for name, row in rows.items():
        path = folder / f"{name}.net"
        assert (row["bytes"], row["digest"], row["steps"]) == (path.stat().st_size, nets.read(path).digest, 2048)
        own = row["results"]["random"]
        again = command(*shlex.split(own["command"])[1:], "--json", "--workers", "1")
        results = {bot["bot"]: bot for bot in json.loads(again.stdout)["bots"]}
        assert results[f"net:{path}"]["wins"] == [own["won"], own["width"]]
        assert results[f"net:{path}"]["games"] == own["games"] == 12
        assert f"| {name} | {row['bytes'] / 1000:.0f} | " in table
        assert f"{100 * own['won']:.1f} ± {100 * own['width']:.1f} |" in table
        assert f"    {row['command']}\n    {own['command']}\n" in table


def test_what_is_done_is_not_done_again(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "nets"
    shutil.copytree(folder, place)
    before = {path.name: path.read_bytes() for path in place.glob("*.net")}
    assert main([str(place), "--only", *MADE, "--step", "train"]) == 0
    assert capsys.readouterr().out == "2 of 2 nets are done\n"
    assert {path.name: path.read_bytes() for path in place.glob("*.net")} == before


def test_a_net_that_was_stopped_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = game("red7", advanced=True)
    begun = tmp_path / "red7-2-advanced.net"

    def stop_after_one(progress: Any) -> None:
        if progress.steps:
            raise KeyboardInterrupt

    settings = Plan(one, "").chosen()._replace(games=16, batch=128, width=16, depth=2)
    with pytest.raises(Stopped):
        train(Plan(one, str(begun), steps=4096, settings=settings, checks=0), stop_after_one)
    work = Making(tmp_path, [one], minutes=1, jobs=1, more=(*SMALL, "--steps", "4096"))
    assert work.state(one).startswith("paused: 1,024 decisions")
    told: list[str] = []
    assert work._replace(until=0.0).train(told.append)
    assert told == []
    assert work.train(told.append)
    assert [line.partition(": ")[2].partition(" in ")[0] for line in told] == ["done: 4,096 decisions"]
    assert nets.read(begun).made["steps"] == 4096


def test_a_series_goes_on_from_the_nets_of_another_where_there_are_some(folder: Path, tmp_path: Path) -> None:
    work = Making(tmp_path, VARIANTS, minutes=1, jobs=1, start=folder)
    started = {making.label(one): "--start" in work.words(one) for one in VARIANTS}
    assert {name for name, there in started.items() if there} == {*MADE}
    words = work.words(game("tricks", 3))
    assert words[words.index("--start") + 1] == str(folder / "tricks-3.net")


def test_a_command_is_interrupted_when_its_time_is_up(tmp_path: Path) -> None:
    out = tmp_path / "own.net"
    words = ["train", "red7", *SMALL, "--minutes", "600", "--out", str(out)]
    assert run(words, until=0.0)[0] == INTERRUPTED


def test_a_run_that_fails_is_told_and_takes_no_other_along(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "nets"
    (place / "tricks-4.net.checkpoint").parent.mkdir()
    (place / "tricks-4.net.checkpoint").write_bytes(b"no checkpoint")
    words = ["--only", "tricks-2", "tricks-4", "--step", "train", "--", *SMALL, "--steps", "1024"]
    assert main([str(place), *words]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any("tricks for 4 players: failed: " in line and "or it is damaged: remove it" in line for line in lines)
    assert any(line.startswith("tricks for 2 players: done: 1,024 decisions") for line in lines)
    assert lines[-1] == "1 of 2 nets are done: the same command goes on"


def test_a_damaged_net_is_refused_before_it_is_measured(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tricks-3.net"
    path.write_bytes((folder / path.name).read_bytes()[:-50])
    assert main([str(tmp_path), "--only", "tricks-3", "--step", "measure", "--against", "random"]) == 2
    assert capsys.readouterr().err == f"irisdeck: {path}: this net is damaged\n"
    for bot in ("nobody", "strong:0ms"):
        assert main([str(folder), "--only", *MADE, "--step", "measure", "--against", bot]) == 2


def test_nets_that_are_done_are_shipped_into_the_folders_of_their_games(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def elsewhere(one: Game) -> Path:
        return tmp_path / one.name / "nets" / f"{nets.variant(one)}.net"

    monkeypatch.setattr(making, "shipped_path", elsewhere)
    for name in ("tricks", "red7"):
        (tmp_path / name).mkdir()
    assert main([str(folder), "--step", "ship"]) == 0
    assert sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.net")) == [
        "red7/nets/2-advanced.net",
        "tricks/nets/3.net",
    ]
    nets.read(elsewhere(game("tricks", 3)), game("tricks", 3))


def test_a_match_that_has_no_time_is_left_open_in_the_report(folder: Path, tmp_path: Path) -> None:
    place = tmp_path / "nets"
    shutil.copytree(folder, place)
    matches = Matches(place, {"tricks-3": place / "tricks-3.net"}, ["random", "easy"], games=12, seed=1)
    assert [*matches.play(until=0.0)] == []
    matches.write()
    assert report(place)["tricks-3"]["results"] == {}
    assert "| 33.3 |  |  |" in (place / "report.md").read_text()
