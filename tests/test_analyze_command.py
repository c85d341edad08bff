"""`irisdeck analyze`: finished games judged at the command line, and requests of other programs."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
import threading
from typing import TYPE_CHECKING, Any

import pytest
from commands import command
from positions import VARIANTS, played
from test_analysis import finished

import irisdeck
from irisdeck.analysis import Analysis, analyze
from irisdeck.analysis import requests as protocol
from irisdeck.analysis.requests import Requests
from irisdeck.cli import analyze as cli
from irisdeck.words import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from irisdeck import Record

QUICK = ("--simulations", "16")


@pytest.fixture(scope="module")
def record() -> Record:
    """A short game."""
    return finished(irisdeck.game("red7", 3), 3, "medium").record(["Ann", "Bob", "Cleo"])


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    """Two games in a file."""
    path = tmp_path / "games.jsonl"
    path.write_text(f"{record.to_json()}\n{finished(irisdeck.game('tricks'), 1, 'random').record().to_json()}\n")
    return path


# -- For people --


def test_each_decision_is_told_with_its_chances_and_what_was_better(file: Path, record: Record) -> None:
    done = command("analyze", file, "--only", 1, "--simulations", 200)
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    moves = [event["move"] for event in record.events if "move" in event]
    rows = [line for line in told if " % → " in line]
    assert [row.split()[1] for row in rows] == moves
    assert told[0] == "Game 1: Ann; Bob; Cleo"
    assert any("better: " in row for row in rows)
    assert "luck of the deal: Ann" in done.stdout
    assert done.stdout.count("33.3 % at first") == 3
    assert done.stdout.count("With average luck: ") == 3


def test_a_blunder_is_marked_and_named_first(tmp_path: Path) -> None:
    state = irisdeck.game("red7").deal(4).play("pass")
    (tmp_path / "game.jsonl").write_text(state.record().to_json())
    told = command("analyze", tmp_path / "game.jsonl", "--simulations", 200).stdout
    assert "?? better: " in told
    assert "Costliest decisions:" in told
    assert "still learning: " in told
    assert "There was no real choice." in told


def test_one_seat_is_told_alone(file: Path) -> None:
    told = command("analyze", file, "--game", 1, "--seat", 1, *QUICK).stdout
    rows = [line for line in told.splitlines() if " % → " in line]
    assert rows
    assert {row.split()[2] for row in rows} == {"Bob"}
    assert told.count(" at first, ") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(file: Path, language: str) -> None:
    done = command("analyze", file, "--only", 1, "--language", language, *QUICK)
    assert done.returncode == 0
    assert "Ann" in done.stdout
    assert ("33.3 %" in done.stdout) == (language == "en")
    assert ("33,3 %" in done.stdout) != (language == "en")


# -- As JSON --


def test_every_game_is_a_line_of_json(file: Path, record: Record) -> None:
    lines = [json.loads(line) for line in command("analyze", file, "--json", *QUICK).stdout.splitlines()]
    assert [(line["line"], line["game"], line["names"]) for line in lines] == [
        (1, "red7", record.names),
        (2, "tricks", None),
    ]
    assert Analysis.from_dict(lines[0]) == analyze(record, 16)


def test_standard_input_and_packed_files_are_read(record: Record, tmp_path: Path) -> None:
    line = f"{record.to_json()}\n"
    packed = tmp_path / "games.jsonl.gz"
    packed.write_bytes(gzip.compress(line.encode()))
    unpacked = command("analyze", "-", "--json", *QUICK, given=line)
    assert unpacked.returncode == 0, unpacked.stderr
    assert command("analyze", packed, "--json", *QUICK).stdout == unpacked.stdout
    packed.write_bytes(gzip.compress(line.encode())[:50])
    broken = command("analyze", packed)
    assert broken.returncode == 2
    assert "cannot read" in broken.stderr


# -- What is wrong --


def refused(*words: object, given: str = "") -> tuple[int, str]:
    done = command("analyze", *words, given=given)
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.returncode, done.stderr


def test_a_wrong_call_is_refused_in_a_line(file: Path) -> None:
    for words, why in (
        ([], "name a file with records"),
        ([file, "--simulations", "0"], "'0' is no whole number from 1 on"),
        ([file, "--seat", "3"], "there is no seat 3: seats are 0 to 2"),
        ([file, "--json", "--seat", "0"], "excludes --seat"),
        ([file, "--only", "9"], "has no line 9"),
        ([file, "--requests"], "--requests excludes FILE"),
        (["--requests", "--simulations", "9"], "--requests excludes --simulations"),
        (["nowhere.jsonl"], "cannot read nowhere.jsonl"),
        ([file, "--language", "xx"], "there are no words in 'xx'"),
    ):
        status, told = refused(*words)
        assert status == 2
        assert why in told


def test_wrong_records_are_refused_in_a_line(record: Record) -> None:
    values = record.to_dict()
    unfinished = {**values, "events": values["events"][:5]}
    unfinished = {key: value for key, value in unfinished.items() if key not in ("scores", "winners")}
    for given, status, why in (
        (json.dumps(unfinished), 1, "-: line 1: the game is not over: only finished games can be analyzed"),
        (json.dumps({**values, "events": values["events"][1:]}), 1, "-: line 1: event 0: a deal must stand here"),
        (json.dumps({**values, "options": {}}), 1, "-: line 1: option"),
        (json.dumps({**values, "game": "chess"}), 2, "there is no game 'chess'"),
        ("[Event]", 2, "this is not JSON"),
        ("", 2, "the file is empty"),
    ):
        assert refused("-", *QUICK, given=given)[0] == status
        assert why in refused("-", *QUICK, given=given)[1]
    many = refused("-", "--simulations", 10**9, given=record.to_json())
    assert many == (2, "irisdeck: --simulations must be 100000 at most, not 1000000000\n")


def test_a_wrong_game_between_others_is_named_and_the_others_are_analyzed(record: Record) -> None:
    whole, unfinished = record.to_dict(), record.to_dict()
    unfinished = {key: value for key, value in unfinished.items() if key not in ("scores", "winners")}
    unfinished["events"] = unfinished["events"][:5]
    illegal = {**whole, "events": whole["events"][1:]}
    lines = "".join(json.dumps(values) + "\n" for values in (whole, unfinished, illegal, whole))
    done = command("analyze", "-", "--json", *QUICK, given=lines)
    assert [json.loads(line)["line"] for line in done.stdout.splitlines()] == [1, 4]
    assert [line.partition(": line ")[2][:7] for line in done.stderr.splitlines()] == ["2: the ", "3: even"]
    assert done.returncode == 1


def test_without_compiled_rules_it_says_how_to_shorten_it(file: Path) -> None:
    words = [sys.executable, "-m", "irisdeck", "analyze", str(file), "--only", "1", "--simulations", "1"]
    environment = {**os.environ, "IRISDECK_SPEED": "python", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(words, capture_output=True, text=True, env=environment)
    assert done.returncode == 0
    assert "--simulations 100 shortens it" in done.stderr
    assert "Ann" in done.stdout


# -- Requests of other programs --


def answers(*lines: Any, workers: int | None = None) -> list[dict[str, Any]]:
    """What is answered to lines, each given as text or as JSON values."""
    given = "".join(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines)
    done = command("analyze", "--requests", *(["--workers", workers] if workers else []), given=given)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_many_requests_are_answered_at_once(record: Record) -> None:
    asked = [{"id": number, "record": record.to_dict(), "simulations": 16 + number} for number in range(5)]
    told = answers(*asked)
    assert {answer["id"] for answer in told} == set(range(5))
    for answer in told:
        assert Analysis.from_dict(answer) == analyze(record, 16 + answer["id"])
        assert answer["names"] == ["Ann", "Bob", "Cleo"]


def test_some_decisions_are_judged_and_progress_is_told(record: Record) -> None:
    asked = {"id": "a", "record": record.to_dict(), "simulations": 16, "decisions": [3, 1], "progress": True}
    first, second, last = answers(asked, workers=1)
    assert [(part["decision"]["number"], part["left"]) for part in (first, second)] == [(1, 1), (3, 0)]
    assert [decision and decision["number"] for decision in last["decisions"]][:5] == [None, 1, None, 3, None]
    assert not last["complete"]
    assert answers({**asked, "decisions": []})[0]["complete"] is False


def test_a_game_that_was_given_up_is_analyzed_with_what_each_seat_got() -> None:
    part = played(irisdeck.game("red7", 2, advanced=True), 3, 6)
    asked = {"id": 1, "record": part.record().to_dict(), "simulations": 16}
    refused, told = answers(asked, {**asked, "result": [0, 1]})
    assert "the game is not over" in refused["error"]
    assert told["result"] == [0, 1]
    assert Analysis.from_dict(told) == analyze(part, 16, result=(0, 1))


def test_version_is_told() -> None:
    assert answers({"action": "version"}) == [
        {"id": None, "action": "version", "version": irisdeck.__version__, "format": "irisdeck-analysis/1"}
    ]


def test_a_request_is_terminated(record: Record) -> None:
    long = {"id": "long", "record": finished(irisdeck.game("duel"), 3, "random").record().to_dict()}
    told = answers(
        {**long, "simulations": 100_000},
        {"id": "stop", "action": "terminate", "terminate": "long"},
        {"id": "again", "action": "terminate", "terminate": "long"},
        {"id": "short", "record": record.to_dict(), "simulations": 16},
    )
    assert told[:3] == [
        {"id": "long", "terminated": True},
        {"id": "stop", "action": "terminate", "terminate": "long", "found": True},
        {"id": "again", "action": "terminate", "terminate": "long", "found": False},
    ]
    assert [answer["id"] for answer in told[3:]] == ["short"]


def test_two_ids_alike_are_refused(record: Record) -> None:
    long = {
        "id": "a",
        "record": finished(irisdeck.game("duel"), 3, "random").record().to_dict(),
        "simulations": 100_000,
    }
    told = answers(long, {**long, "simulations": 16}, {"id": "b", "action": "terminate", "terminate": "a"})
    assert told[0] == {"id": "a", "error": "a request with the id 'a' is under way"}
    assert told[1] == {"id": "a", "terminated": True}


def test_rubbish_is_answered_and_the_rest_goes_on(record: Record) -> None:
    good = {"id": 1, "record": record.to_dict(), "simulations": 16}
    for line, why in (
        ("nonsense", "this is not JSON"),
        ("[1, 2]", "a request is a JSON object"),
        ("[" * 100_000, "nested too deeply"),
        ("{}", "a request needs 'id'"),
        ({"id": 1}, "a request needs 'record'"),
        ({**good, "id": None}, "'id' must be a text"),
        ({**good, "id": "x" * 300}, "'id' must be a text"),
        ({**good, "id": [1]}, "'id' must be a text"),
        ({**good, "record": 5}, "a record is a JSON object"),
        ({**good, "record": {}}, "a record needs 'format'"),
        ({**good, "record": {**record.to_dict(), "game": "chess"}}, "there is no game 'chess'"),
        ({**good, "record": {**record.to_dict(), "events": [5, {}]}}, "event 0: a deal must stand here"),
        ({**good, "record": {**record.to_dict(), "players": 10**50}}, "players must be"),
        ({**good, "simulations": 0}, "simulations must be a whole number"),
        ({**good, "simulations": "many"}, "simulations must be a whole number"),
        ({**good, "decisions": [99999]}, "'decisions' must be a list of numbers from 0 to"),
        ({**good, "decisions": {"a": 1}}, "'decisions' must be a list"),
        ({**good, "progress": 1}, "'progress' must be true or false"),
        ({**good, "result": [1, 0]}, "the result must have 3 numbers"),
        ({**good, "result": [1, 0, 2]}, "'result' must be a list of numbers from 0 to 1"),
        ({**good, "result": [True, 0, 0]}, "'result' must be a list of numbers"),
        (f'{{"id": 1, "record": {record.to_json()}, "result": [NaN, 0, 0]}}', "'result' must be a list of numbers"),
        ({**good, "simulation": 5}, "there is no field 'simulation'"),
        ({"id": 1, "action": "fly"}, "there is no action 'fly'"),
        ({"id": 1, "action": ["fly"]}, "there is no action"),
        ({"id": 1, "action": "terminate"}, "a request needs 'terminate'"),
    ):
        wrong, right = answers(line, {"id": "next", "action": "version"})
        assert why in wrong["error"], (line, wrong)
        assert right["id"] == "next"
    assert answers("", "   ") == []


def test_a_line_that_is_too_long_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "LONGEST_LINE", 1 << 20)
    told = answers("x" * ((2 << 20) + 7), {"action": "version"}, "y" * (1 << 20), {"action": "version"})
    assert [answer.get("error", "") for answer in told] == [
        "a line is longer than 1 MiB: not a request", "", "a line is longer than 1 MiB: not a request", ""
    ]  # fmt: skip


def test_bytes_that_are_no_text_are_answered(record: Record) -> None:
    told: list[dict[str, Any]] = []
    requests = Requests(told.append)
    requests.take(b"\xff\xfe{}")
    requests.finish()
    assert told == [{"id": None, "error": "not UTF-8 at byte 1"}]


def test_too_many_requests_are_refused(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "MOST", 1)
    told: list[dict[str, Any]] = []
    requests = Requests(told.append, 1)
    busy = threading.Event()
    monkeypatch.setattr(protocol, "judged_here", lambda *_: busy.wait(60))
    for number in range(2):
        requests.take(json.dumps({"id": number, "record": record.to_dict(), "decisions": [0]}).encode())
    assert told == [{"id": 1, "error": "1 requests are under way: wait for an answer"}]
    busy.set()
    requests.stop()


def test_what_fails_fails_alone(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(work: Any, number: int, *rest: Any) -> Any:
        raise RuntimeError("out of cards")

    monkeypatch.setattr(protocol, "judged_here", broken)
    told = answers({"id": "a", "record": record.to_dict()}, {"id": "b", "action": "version"})
    assert {"id": "a", "error": "the analysis failed: RuntimeError: out of cards"} in told
    assert len(told) == 2


def test_whoever_stops_reading_stops_the_work(record: Record) -> None:
    def closed(answer: dict[str, Any]) -> None:
        raise BrokenPipeError

    requests = Requests(closed)
    with pytest.raises(BrokenPipeError):
        requests.take(b"nonsense")
    requests.stop()


def test_every_game_can_be_asked_for() -> None:
    games = {game.name: game for game in VARIANTS}
    asked = [
        {"id": name, "record": finished(game, 4, "random").record().to_dict(), "simulations": 16, "decisions": [0, 1]}
        for name, game in games.items()
    ]
    assert {answer["id"] for answer in answers(*asked)} == set(games)
