"""Games as data: record files in every format, their JSON Schema, and decisions as rows for learning programs."""

from __future__ import annotations

import doctest
import gzip
import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jsonschema
import numpy as np
import pyarrow.json
import pyarrow.parquet as pq
import pytest
from commands import command
from positions import VARIANTS, named
from test_record import DUEL, RECORD, changed

import irisdeck
import irisdeck.envs as envs
from irisdeck import InvalidRecord, Record
from irisdeck.envs import export
from irisdeck.game import Refused
from irisdeck.record_files import read_records, write_records
from irisdeck.research.simulate import Job
from irisdeck.terminal.tui import replay as tui
from irisdeck.web import replays as web

if TYPE_CHECKING:
    from irisdeck import Game

DATA = Path(__file__).parent / "data"
FORMATS = (".jsonl", ".jsonl.gz", ".parquet")


def test_the_examples_of_the_data_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(DATA.parents[1] / "docs/data.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


# -- Record files --


@pytest.mark.parametrize("more", [[], ["--trace"]], ids=["", "traced"])
def test_every_format_has_the_same_records(more: list[str], tmp_path: Path) -> None:
    files = [tmp_path / f"games{ending}" for ending in FORMATS]
    call = "simulate red7 --option advanced=on --bots medium,random,random --games 3 --seed 4 --records"
    for file in files:
        assert command(*call.split(), file, *more).returncode == 0
    lines = files[0].read_text().splitlines()
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(file.name for file in files)
    assert gzip.decompress(files[1].read_bytes()) == files[0].read_bytes()
    assert pq.read_table(files[2])["winners"].to_pylist() == [json.loads(line)["winners"] for line in lines]
    for file in files:
        assert [record.to_json() for record in read_records(file)] == lines
        checked = command("replay", file, "--check")
        assert checked.stdout.startswith("3 games, ")
        walked = command("replay", file, "--only", "2")
        assert walked.stdout == command("replay", files[0], "--only", "2").stdout
        assert [record.to_json() for _, record in tui.read_records(str(file))] == lines


def test_records_of_other_programs_survive_parquet(tmp_path: Path) -> None:
    """Keys that nobody knows, games without an end, and numbers that no column holds."""
    first = {**RECORD, "site": {"club": [1, None]}, "seed": "lucky", "names": ["Žofie", "Łukasz", "Ада"]}
    second = {**DUEL, "number": 1 << 70, "seed": 5, "events": [*DUEL["events"][:2], {**DUEL["events"][2], "ms": 800}]}
    del second["scores"], second["winners"]
    records = [Record.from_dict(values) for values in (first, second)]
    write_records(tmp_path / "games.parquet", records)
    assert list(read_records(tmp_path / "games.parquet")) == records
    with pytest.raises(InvalidRecord, match="a record cannot be written as Parquet"):
        write_records(tmp_path / "games.parquet", [Record.from_dict(changed("events.1.seat", "1"))])
    assert list(read_records(tmp_path / "games.parquet")) == records  # the older file is still there


@pytest.mark.parametrize("name", ["games.csv", "games.zst", "games.jsonl.xz", "games.parquet.gz", "games.2"])
def test_an_unknown_ending_is_refused_before_anything_is_played(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    for call in ("simulate duel --games 1000000000 --records", "play duel --record"):
        done = command(*call.split(), file)
        assert (done.returncode, done.stdout) == (2, "")
        assert f"cannot write {file}: records are written as .jsonl, .jsonl.gz and .parquet" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_parquet_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_records(tmp_path / "there.parquet", [Record.from_dict(RECORD)])
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for call in (
        ("simulate", "duel", "--games", 1_000_000_000, "--records", tmp_path / "games.parquet"),
        ("export", "duel", "--games", 1_000_000_000, "--out", tmp_path / "games.parquet"),
        ("replay", tmp_path / "there.parquet", "--check"),
    ):
        done = command(*call)
        assert done.returncode == 2
        assert "Parquet needs pyarrow: pip install 'irisdeck[data]'" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["there.parquet"]
    assert (
        command("simulate", "duel", "--bots", "easy", "--games", 2, "--records", tmp_path / "games.jsonl.gz").returncode
        == 0
    )


@pytest.mark.parametrize("ending", [".jsonl.gz", ".parquet"])
def test_a_run_is_resumed_in_every_format(ending: str, tmp_path: Path) -> None:
    """What an interrupted run leaves behind is JSON Lines, whatever it was to become."""
    whole, file = tmp_path / f"whole{ending}", tmp_path / f"games{ending}"
    call = ["simulate", "duel", "--bots", "easy", "--seed", 3, "--workers", 1, "--games"]
    command(*call, 9, "--records", whole)
    command(*call, 5, "--records", tmp_path / "first.jsonl")
    (tmp_path / "first.jsonl").rename(f"{file}.part")
    done = command(*call, 9, "--records", file, "--resume")
    assert "5 games are in" in done.stderr
    assert file.read_bytes() == whole.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([file.name, whole.name])


def on_a_small_disk(folder: Path, size: int, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command where no file can have more bytes; what it imports is not cached, or it would be cut off, too."""

    def small_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    environment = {**os.environ, "IRISDECK_SPEED": "python", "PYTHONDONTWRITEBYTECODE": "1"}
    call = [sys.executable, "-m", "irisdeck", *words]
    return subprocess.run(call, cwd=folder, preexec_fn=small_disk, capture_output=True, text=True, env=environment)


def test_a_full_disk_loses_no_game(tmp_path: Path) -> None:
    """A file of Parquet has more bytes than a short game as a line of JSON."""

    call = ["simulate", "red7", "--bots", "easy", "--games", "1", "--records"]
    full = on_a_small_disk(tmp_path, 2_000, *call, "games.parquet")
    assert full.returncode == 1
    kept = tmp_path / "games.parquet.part"
    assert f"games.parquet: File too large; the records are in {kept}, as JSON Lines" in full.stderr
    assert list(tmp_path.iterdir()) == [kept]
    file = tmp_path / "games.parquet"
    assert command(*call, file, "--resume").returncode == 0
    assert len(list(read_records(file))) == 1
    assert list(tmp_path.iterdir()) == [file]


def damaged_files(folder: Path) -> list[tuple[Path, str]]:
    """Files that cannot be read, each with a part of the reason."""
    for ending in FORMATS[1:]:
        write_records(folder / f"good{ending}", [Record.from_dict(RECORD)])
    packed, table = ((folder / f"good{ending}").read_bytes() for ending in FORMATS[1:])
    export.write_steps(folder / "steps.parquet", Job(irisdeck.game("duel"), ("easy", "easy")), 1)
    contents = {
        "cut.gz": (packed[:-20], "end-of-stream"),
        "wrong.gz": (packed[:40] + bytes(20) + packed[60:], "cannot read"),
        "cut.parquet": (table[:-20], "cannot read"),
        "wrong.parquet": (table[:80] + bytes(200) + table[280:], "cannot read"),
        "start.parquet": (b"PAR1", "cannot read"),
        "steps.parquet": (
            (folder / "steps.parquet").read_bytes(),
            "these are not records: there is no column 'format'",
        ),
    }
    for name, (content, _) in contents.items():
        (folder / name).write_bytes(content)
    return [*((folder / name, why) for name, (_, why) in contents.items()), (folder / "no" / "file.gz", "No such file")]


def test_a_damaged_file_is_told_in_a_sentence(tmp_path: Path) -> None:
    for path, why in damaged_files(tmp_path):
        done = command("replay", path, "--check")
        assert (done.returncode, done.stdout) == (2, "")
        assert str(path) in done.stderr
        assert why in done.stderr
        assert len(done.stderr.splitlines()) == 1
        with pytest.raises((InvalidRecord, FileNotFoundError)):
            list(read_records(path))
    with pytest.raises(InvalidRecord, match="these are no decisions: there is no column 'action'"):
        list(envs.read_steps(tmp_path / "good.parquet"))


def test_the_browser_opens_packed_records_and_no_bombs() -> None:
    text = json.dumps(RECORD).encode()
    assert web.checked(gzip.compress(text)) == web.checked(text)
    with pytest.raises(Refused, match="too-large"):
        web.checked(gzip.compress(bytes(50 << 20)))
    for damaged in (gzip.compress(text)[:-20], b"\x1f\x8bno"):
        with pytest.raises(Refused, match="cannot-read"):
            web.checked(damaged)


# -- What a record tells --


def test_a_simulated_record_tells_its_seed_and_number(tmp_path: Path) -> None:
    call = ["simulate", "tricks", "--players", 3, "--seed", 8, "--workers", 1, "--games", 4]
    for bots in ("random", "easy"):
        command(*call, "--bots", bots, "--records", tmp_path / "games.jsonl")
        for number, record in enumerate(read_records(tmp_path / "games.jsonl")):
            assert record.others == {"seed": 8, "number": number}
            assert Job(irisdeck.game("tricks", 3), (bots,) * 3, record.others["seed"]).record(number) == record


def test_records_of_earlier_versions_are_resumed(tmp_path: Path) -> None:
    call = ["simulate", "duel", "--bots", "easy", "--workers", 1, "--records", tmp_path / "games.jsonl", "--games"]
    command(*call, 3)
    earlier = [{**json.loads(line)} for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    for record in earlier:
        del record["seed"], record["number"]
    (tmp_path / "games.jsonl.part").write_text("".join(f"{json.dumps(record)}\n" for record in earlier))
    assert "3 games are in" in command(*call, 4, "--resume").stderr
    (tmp_path / "games.jsonl").rename(tmp_path / "games.jsonl.part")
    assert "line 4 is not game 3" not in command(*call, 5, "--resume").stderr
    assert command("replay", tmp_path / "games.jsonl", "--check").stdout.startswith("5 games")


@pytest.mark.parametrize("game", ["duel", "tricks", "red7"])
def test_pyarrow_loads_a_trace(game: str, tmp_path: Path) -> None:
    job = Job(irisdeck.game(game), ("random", "random"))
    write_records(tmp_path / "traced.jsonl", [job.record(number).traced() for number in range(3)])
    options = pyarrow.json.ReadOptions(block_size=64 << 20)
    table = pyarrow.json.read_json(tmp_path / "traced.jsonl", read_options=options)
    moves = [event for row in table["events"].to_pylist() for event in row if event["move"]]
    assert len(moves) > 6
    assert all(event["move"] in event["legal"] and len(event["views"]) == 2 for event in moves)
    if game == "tricks":
        played = [play for event in moves for play in event["views"][0]["seen"]["trick"]]
        assert {type(value) for play in played for value in play.values()} == {int, str}


# -- The schema --


def validator() -> Any:
    schema = json.loads(command("schema").stdout)
    assert schema == Record.schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def test_all_sample_records_have_the_form_of_the_schema() -> None:
    valid = validator()
    files = [*(DATA / "records").glob("*.jsonl"), DATA / "games.jsonl"]
    for file in files:
        for line in file.read_text().splitlines()[:3]:
            valid.validate(json.loads(line))
    opening = json.loads((DATA / "openings.jsonl").read_text().splitlines()[0])
    assert "views" in opening["events"][1]
    valid.validate(opening)
    valid.validate({**RECORD, "site": "a club", "seed": 7, "number": 0})


def test_the_schema_refuses_what_is_no_record() -> None:
    valid = validator()
    for path, value, record in [
        *((key, ..., RECORD) for key in ("format", "game", "players", "options", "events")),
        ("format", "irisdeck/2", RECORD),
        ("game", "chess", RECORD),
        ("players", "3", RECORD),
        ("players", 9, RECORD),
        ("players", 2, RECORD),
        ("options.advanced", "yes", RECORD),
        ("options.actions", ..., RECORD),
        ("options.speed", 1, RECORD),
        ("options.first", "random", DUEL),
        ("options.first", 2, DUEL),
        ("names", ["Ada"], RECORD),
        ("names", [1, 2, 3], RECORD),
        ("events", [], RECORD),
        ("events.0", RECORD["events"][1], RECORD),
        ("events.0.deal", 7, RECORD),
        ("events.1", 5, RECORD),
        ("events.1.seat", 3, RECORD),
        ("events.1.seat", "1", RECORD),
        ("events.1.move", "R9", RECORD),
        ("events.1.move", ..., RECORD),
        ("events.1.legal", ["R9"], RECORD),
        ("scores", ..., RECORD),
        ("scores", [1, 2], RECORD),
        ("winners", [3], RECORD),
        ("winners", [], RECORD),
        ("seed", "lucky", {**RECORD, "seed": 1}),
    ]:
        assert not valid.is_valid(changed(path, value, record)), path


# -- Decisions as rows --


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_loops_write_what_views_tell(game: Game) -> None:
    """Random players and rules of thumb in the loops, and the same bots asked for every move."""
    job = Job(game, ("medium", *["random"] * (game.players - 1)), seed=5)
    quick, slow = (
        export.played(job, range(1, 3), "python"),
        export._played_by_views(job, envs.Layout(game), range(1, 3)),
    )
    for name, some, others in zip(envs.Steps._fields, quick, slow, strict=True):
        assert some.dtype == others.dtype, name
        assert np.array_equal(some, others), name


def test_compiled_and_interpreted_write_the_same() -> None:
    job = Job(irisdeck.game("tricks", 3), ("random", "medium", "random"), seed=2)
    compiled, interpreted = export.played(job, range(40), "numba"), export.played(job, range(40), "python")
    assert all(np.array_equal(some, others) for some, others in zip(compiled, interpreted, strict=True))


@pytest.mark.parametrize("bots", ["random,random,random", "medium,easy,random"])
def test_the_rows_are_the_simulated_games(bots: str, tmp_path: Path) -> None:
    file, players = tmp_path / "steps.parquet", bots.split(",")
    done = command("export", "tricks", "--bots", bots, "--games", 3, "--seed", 6, "--workers", 1, "--out", file)
    table = pq.read_table(file)
    assert done.stdout == f"{file}: 3 games, {len(table)} decisions\n"
    about = json.loads(table.schema.metadata[b"irisdeck"])
    assert (about["game"], about["players"], about["bots"], about["seed"]) == ("tricks", 3, players, 6)
    rows = table.to_pylist()
    job = Job(irisdeck.game("tricks", 3), tuple(players), 6)
    for number in range(3):
        game = [row for row in rows if row["game"] == number]
        record = job.record(number)
        moves = [(event["seat"], event["move"]) for event in record.events if "move" in event]
        assert [row["step"] for row in game] == list(range(len(moves)))
        assert [(row["seat"], about["actions"][row["action"]]) for row in game] == moves
        for state, row in zip(record.replay(), game, strict=False):
            observation, mask = envs.observe(state.view(state.seat))
            assert row["observation"] == observation.tobytes()
            assert row["mask"] == mask.tobytes()
        assert record.scores
        assert record.winners
        paid = [1 / len(record.winners) * 3 / 2 - 0.5 if seat in record.winners else -0.5 for seat in range(3)]
        for seat in range(3):
            own = [row for row in game if row["seat"] == seat]
            assert [row["last"] for row in own] == [False] * (len(own) - 1) + [True]
            assert [row["reward"] for row in own] == [0] * (len(own) - 1) + [paid[seat]]
            assert {(row["result"], row["score"]) for row in own} == {(paid[seat], record.scores[seat])}


def test_rows_are_the_same_bytes_with_any_number_of_workers(tmp_path: Path) -> None:
    """More rows than are written at once, and read back as arrays."""
    files = [tmp_path / f"{workers}.parquet" for workers in (1, 2)]
    job = Job(irisdeck.game("tricks", 3), ("random",) * 3)
    counts = [export.write_steps(file, job, 1500, workers) for workers, file in enumerate(files, 1)]
    assert files[0].read_bytes() == files[1].read_bytes()
    parts = list(envs.read_steps(files[0]))
    assert counts == [sum(len(part.game) for part in parts)] * 2
    assert counts[0] > export.GROUP
    first = next(envs.steps(job, 10))
    assert all(np.array_equal(some, others[: len(some)]) for some, others in zip(first, parts[0], strict=True))
    assert int(parts[-1].game[-1]) == 1499
    assert parts[0].mask[np.arange(export.GROUP), parts[0].action].all()


def test_an_export_that_fails_leaves_nothing(tmp_path: Path) -> None:
    full = on_a_small_disk(
        tmp_path, 20_000, "export", "duel", "--games", "100", "--workers", "1", "--out", "steps.parquet"
    )
    assert (full.returncode, full.stdout) == (1, "")
    assert full.stderr.splitlines()[-1] == "irisdeck: cannot write steps.parquet: File too large"
    for out, why in (("steps.csv", "steps.csv does not end in .parquet"), ("-", "- does not end in .parquet")):
        refused = command("export", "duel", "--games", 1_000_000_000, "--out", tmp_path / out if out[1:] else out)
        assert refused.returncode == 2
        assert why in refused.stderr
    missing = command("export", "duel", "--games", 1_000_000_000, "--out", tmp_path / "no" / "steps.parquet")
    assert (missing.returncode, "No such file or directory" in missing.stderr) == (1, True)
    assert list(tmp_path.iterdir()) == []
