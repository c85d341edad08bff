"""The command line as a person meets it: in its own process, with a real terminal where that matters."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import resource
import select
import shutil
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import commands
import pytest
from commands import alone

import irisdeck
from irisdeck.bots import BOTS
from irisdeck.cli import main, serve
from irisdeck.engine import compile

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

IRISDECK = [sys.executable, "-m", "irisdeck"]
DATA = Path(__file__).parent / "data"
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8"}  # whatever the machine speaks
COMMANDS = (
    "play",
    "tui",
    "serve",
    "simulate",
    "arena",
    "stats",
    "replay",
    "analyze",
    "solve",
    "bots",
    "rules",
    "bench",
)


def run(*words: str, given: str = "", **how: Any) -> subprocess.CompletedProcess[str] | commands.Done:
    """Runs a command, in a process of its own if the test says how; whatever happens, no traceback."""
    if not how:
        return commands.command(*words, given=given)
    how = {"env": ENGLISH, "encoding": "utf-8", **how}
    done = subprocess.run([*IRISDECK, *words], input=given, capture_output=True, timeout=300, **how)
    assert "Traceback" not in done.stderr + done.stdout
    return done


def in_terminal(*words: str, keys: str = "", columns: int = 100) -> str:
    """Runs a command in a real terminal, types, and returns what the screen received."""
    leader, follower = pty.openpty()
    termios.tcsetwinsize(leader, (24, columns))
    environment = {**ENGLISH, "TERM": "xterm"}
    process = subprocess.Popen(
        [*IRISDECK, *words],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=environment,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C arrives
    )
    os.close(follower)
    screen = b""
    while True:
        ready, _, _ = select.select([leader], [], [], 120)
        try:
            piece = os.read(leader, 65536) if ready else b""
        except OSError:  # the terminal is closed
            piece = b""
        if not piece:
            break
        if not screen:
            os.write(leader, keys.encode())
        screen += piece
    process.wait(60)
    os.close(leader)
    return screen.decode()


# -- Help --


def test_help_is_a_promise_and_an_example() -> None:
    done = run("--help")
    assert done.returncode == 0
    assert all(command in done.stdout for command in COMMANDS)
    for command in COMMANDS:
        done = run(command, "--help")
        assert done.returncode == 0
        assert f"  irisdeck {command}" in done.stdout
    assert run("--version").stdout == f"irisdeck {irisdeck.__version__}\n"


def test_without_a_command_the_browser_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[argparse.Namespace] = []
    monkeypatch.setattr(serve, "run_serve", started.append)
    assert main([]) == 0
    assert (started[0].host, started[0].browser) == ("127.0.0.1", True)


def test_help_names_every_option_of_every_game() -> None:
    told = run("simulate", "--help").stdout
    for kind in irisdeck.GAMES.values():
        for name in kind.options_for(kind.seats[0]):
            assert f"    {name}=" in told


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("fly", "invalid choice: 'fly'"),
        ("simulate", "required: GAME"),
        ("simulate chess", "there is no game 'chess': there are duel, red7 and tricks"),
        ("simulate red7 --players 9", "red7: players must be 2, 3 or 4, not 9"),
        ("simulate red7 --players two", "'two' is no whole number"),
        ("simulate red7 --option advanced", "an option is written key=value, not 'advanced'"),
        ("simulate red7 --option advanced=maybe", "red7: option advanced must be true or false, not 'maybe'"),
        ("simulate red7 --option color=red", "red7 has no option 'color': it has advanced and actions"),
        ("simulate tricks --players 3 --option first=3", "tricks: option first must be 0, 1, 2 or random, not '3'"),
        ("simulate duel --option deck=RG", "there are 1 cards, not 57 (D1)"),
        (
            "simulate red7 --bots genius",
            "there is no bot 'genius': there are random, novice, easy, greedy, decent, medium, expert, strong, best "
            "and net",
        ),
        ("simulate red7 --players 2 --bots random,random,random", "2 players need 2 bots, not 3"),
        ("simulate red7 --games 0", "'0' is no whole number from 1 on"),
        ("simulate red7 --games many", "'many' is no whole number from 1 on"),
        ("simulate red7 --workers 0", "'0' is no whole number from 1 on"),
        ("simulate red7 --resume", "--resume goes on with a file of records: name one with --records"),
        ("simulate red7 --resume --records -", "--resume goes on with a file of records: name one with --records"),
        ("simulate red7 --records out.jsonl --log out.log", "--log keeps the sums of games without records"),
        ("simulate red7 --ray nowhere", "there is no Ray cluster at 'nowhere'"),
        ("simulate red7 --ray 127.0.0.1:9", "there is no Ray cluster at '127.0.0.1:9'"),
        ("play red7 --seat 2", "there is no seat 2: seats are 0 to 1"),
        ("play red7 --against genius", "there is no bot 'genius'"),
        ("play red7 --language xx", "there are no words in 'xx': there are en (English), de (Deutsch)"),
        ("replay nowhere.jsonl --language xx", "there are no words in 'xx'"),
        (
            "play red7 --against strong:0ms",
            "a budget is milliseconds (100ms) or simulations (3000) from 1 on, not '0ms'",
        ),
        ("arena red7 --bots medium", "2 players need 2 bots or more, not 1"),
        ("arena red7 --bots medium,genius", "there is no bot 'genius'"),
        ("arena red7 --bots strong:0,medium", "a budget is milliseconds"),
        ("arena red7 --bots medium,easy,random --sprt", "a sequential test compares two bots, not 3"),
        ("arena red7 --bots medium,easy --elo1 9", "--elo1 is a setting of --sprt"),
        ("arena red7 --bots medium,easy --games 0", "'0' is no whole number from 1 on"),
        ("arena red7 --bots medium,easy --plot ratings.png", "cannot draw ratings.png: charts are SVG"),
        ("rules chess", "there is no game 'chess'"),
        ("rules red7 R99", "red7 has no clause 'R99': they run from R1 to R21"),
        ("replay nowhere.jsonl", "cannot read nowhere.jsonl: No such file or directory"),
        ("replay .", "cannot read .: Is a directory"),
        ("bench --seconds soon", "'soon' is no number of seconds"),
        ("bench --seconds inf", "'inf' is no number of seconds"),
        ("serve --pace nan", "'nan' is no number of seconds"),
        ("serve --patience -1", "'-1' is no number of seconds"),
        ("simulate red7 --option self=", "red7 has no option 'self': it has advanced and actions"),
        ("simulate red7 --option players=", "red7: players must be 2, 3 or 4, not ''"),
        ("simulate red7 --players 2 --option players=3", "red7 has no option 'players': it has advanced and actions"),
        ("simulate red7 --option name=x", "red7 has no option 'name': it has advanced and actions"),
        ("simulate red7 --games 1 --log /dev/full", "cannot write /dev/full: a log is read back"),
    ],
)
def test_a_wrong_call_is_told_what_is_wrong(words: str, why: str) -> None:
    done = run(*words.split())
    assert done.returncode == 2
    assert done.stdout == ""
    assert why in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_machine_without_a_cluster_is_told_so() -> None:
    with alone("ray"):
        done = run("simulate", "red7", "--ray", "auto")
    assert done.returncode == 2
    assert "this machine is in no Ray cluster" in done.stderr


def test_a_terminal_without_the_signs_is_no_reason_to_fail() -> None:
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    assert "\\xb1" in run("simulate", "red7", "--games", "5", env=ascii_only).stdout
    assert run("replay", "š.jsonl", env=ascii_only).returncode == 2


def test_a_seed_of_any_size_will_do() -> None:
    assert run("simulate", "red7", "--games", "5", "--seed", str(10**40)).returncode == 0


# -- rules --


def test_rules_prints_the_clauses() -> None:
    assert "**T8**" in run("rules", "tricks").stdout
    assert run("rules", "duel", "D9", "--language", "hu").stdout.startswith("- **D9**")
    german = {**os.environ, "LC_ALL": "de_AT.UTF-8"}
    assert run("rules", "duel", env=german).stdout == run("rules", "duel", "--language", "de").stdout
    refused = run("rules", "duel", "--language", "xx")
    assert refused.returncode == 2
    assert "there are no rules in 'xx': there are en (English), de (Deutsch)" in refused.stderr
    alone = run("rules", "red7", "r5").stdout
    assert alone.startswith("- **R5**")
    assert "R6" not in alone


# -- simulate --


def test_simulate_tells_the_result_for_people_and_for_programs() -> None:
    for_people = run("simulate", "red7", "--players", "3", "--games", "50").stdout
    assert "red7, 3 players, seed 0: 50 games" in for_people
    assert len(re.findall(r"^ +[012]  random .* % ± ", for_people, re.M)) == 3
    result = json.loads(run("simulate", "tricks", "--bots", "greedy,random", "--games", "40", "--json").stdout)
    assert result["players"] == 2
    assert [seat["bot"] for seat in result["seats"]] == ["greedy", "random"]
    assert sum(seat["wins"][0] for seat in result["seats"]) == pytest.approx(1)
    assert result["seats"][0]["wins"][0] > 0.8


@pytest.mark.parametrize(
    "words",
    ["duel --bots random", "tricks --players 5 --bots random", "red7 --option advanced=on --bots greedy,random"],
)
def test_the_same_seed_gives_the_same_bytes_whatever_the_workers(words: str, tmp_path: Path) -> None:
    files = []
    for workers in ("1", "3"):
        files.append(tmp_path / f"{workers}.jsonl")
        call = [*words.split(), "--games", "70", "--seed", "9", "--workers", workers, "--records", str(files[-1])]
        assert run("simulate", *call).returncode == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert run("replay", str(files[0]), "--check").stdout.startswith("70 games, ")
    other = tmp_path / "other.jsonl"
    run("simulate", *words.split(), "--games", "70", "--seed", "10", "--workers", "1", "--records", str(other))
    assert other.read_bytes() != files[0].read_bytes()


def test_interpreted_and_compiled_write_the_same_bytes(tmp_path: Path) -> None:
    for name in irisdeck.GAMES:
        quick, plain = tmp_path / "quick", tmp_path / "plain"
        run("simulate", name, "--games", "20", "--records", str(quick))
        run("simulate", name, "--games", "20", "--records", str(plain), env={**os.environ, "IRISDECK_SPEED": "python"})
        assert quick.read_bytes() == plain.read_bytes()


def test_without_numba_a_long_run_says_so_once() -> None:
    slow = run("simulate", "duel", "--games", "1000", "--workers", "1", env={**os.environ, "IRISDECK_SPEED": "python"})
    assert slow.stderr.count("pip install 'irisdeck[fast]'") == 1
    assert slow.stdout == run("simulate", "duel", "--games", "1000").stdout


def test_traced_records_tell_legal_moves_and_views(tmp_path: Path) -> None:
    file = tmp_path / "traced.jsonl"
    run("simulate", "red7", "--games", "3", "--records", str(file), "--trace")
    for line in file.read_text().splitlines():
        moves = [event for event in json.loads(line)["events"] if "move" in event]
        assert moves
        assert all(event["move"] in event["legal"] and len(event["views"]) == 2 for event in moves)


def test_records_go_to_standard_output_when_asked() -> None:
    lines = run("simulate", "red7", "--games", "3", "--records", "-").stdout.splitlines()
    assert len(lines) == 3
    assert all(json.loads(line)["format"] == "irisdeck/1" for line in lines)


def test_progress_shows_in_a_terminal_only(tmp_path: Path) -> None:
    call = [
        "simulate",
        "red7",
        "--games",
        "300",
        "--records",
        str(tmp_path / "out"),
        "--bots",
        "greedy",
        "--workers",
        "1",
    ]
    assert "games/s" in in_terminal(*call)
    assert run(*call).stderr == ""


# -- bots and arena --


def test_bots_are_listed_with_how_they_think() -> None:
    told = run("bots").stdout
    for name, kind in BOTS.items():
        assert re.search(rf"^{name} +{kind.level} +{kind.pace} +((-?\d+ ± \d+|0) +){{3}}\w", told, re.M)
    listed = json.loads(run("bots", "--json").stdout)
    assert [row["name"] for row in listed][: len(BOTS)] == list(BOTS)
    assert all(row["how it thinks"] and row["games"] == list(irisdeck.GAMES) for row in listed)


def test_the_ratings_rise_with_the_levels() -> None:
    listed = {row["name"]: row["rating"] for row in json.loads(run("bots", "--json").stdout)}
    for which in irisdeck.GAMES:
        rising = [listed[name][which][0] for name in ("random", "easy", "medium", "strong")]
        assert rising == sorted(set(rising))
        assert rising[0] == 0


def test_the_arena_rates_bots_and_draws_them(tmp_path: Path) -> None:
    plot = tmp_path / "ratings.svg"
    done = run("arena", "red7", "--bots", "medium,easy,random", "--games", "60", "--plot", str(plot))
    assert done.returncode == 0
    assert re.search(r"1  medium .* % ± .* Elo|1  medium +\d+ +[\d.]+ % ± [\d.]+ +\+\d+ ± \d+", done.stdout)
    assert plot.read_text().startswith("<?xml")
    report = json.loads(
        run("arena", "tricks", "--players", "3", "--bots", "easy,random,greedy", "--games", "9", "--json").stdout
    )
    assert report["games"] == 9


def test_an_arena_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    call = ["arena", "red7", "--bots", "medium,greedy", "--games", "300", "--workers", "1"]
    whole = run(*call).stdout
    log = tmp_path / "log.jsonl"
    process = subprocess.Popen([*IRISDECK, *call, "--log", str(log)], stderr=subprocess.PIPE, text=True)
    wait_for(lambda: log.exists() and log.stat().st_size > 2000)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "the same command goes on from there" in told
    assert run(*call, "--log", str(log)).stdout == whole


def test_a_sequential_test_stops_when_the_answer_is_clear() -> None:
    told = run("arena", "red7", "--bots", "medium,random", "--sprt", "--workers", "1").stdout
    assert "H1 accepted: medium is rather 20 than 0 Elo stronger than random" in told


# -- Disks and interrupts --


def test_an_unwritable_path_fails_at_once_and_leaves_nothing(tmp_path: Path) -> None:
    done = run("simulate", "red7", "--games", "100000000", "--records", str(tmp_path / "no" / "such" / "folder"))
    assert done.returncode == 1
    assert "No such file or directory" in done.stderr
    folder = run("simulate", "red7", "--games", "5", "--records", str(tmp_path))
    assert (folder.returncode, "Is a directory" in folder.stderr) == (1, True)
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_the_old_file_as_it_was(tmp_path: Path) -> None:
    target = tmp_path / "out.jsonl"
    target.write_text("old")

    def small_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))

    done = run("simulate", "duel", "--games", "100", "--records", str(target), preexec_fn=small_disk)
    assert done.returncode == 1
    assert f"cannot write {target}: File too large" in done.stderr
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize("target", ["/dev/full", "-"])
def test_a_device_without_room_is_told(target: str) -> None:
    with Path("/dev/full").open("w") as full:
        call = [*IRISDECK, "simulate", "duel", "--games", "100", "--records", target]
        done = subprocess.run(call, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1
    assert "No space left on device" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_link_is_written_through(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "real")
    run("simulate", "duel", "--games", "2", "--records", str(tmp_path / "link"))
    assert (tmp_path / "link").is_symlink()
    assert len((tmp_path / "real").read_text().splitlines()) == 2


def interrupted(*words: str, sent: signal.Signals = signal.SIGINT, when: Callable[[], bool]) -> tuple[int, str, str]:
    """Runs a command until something happened, and interrupts it as a terminal or the system does."""
    pipe = subprocess.PIPE
    process = subprocess.Popen([*IRISDECK, *words], stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    wait_for(when)
    os.killpg(process.pid, sent) if sent == signal.SIGINT else process.send_signal(sent)
    told, complained = process.communicate(timeout=60)
    assert "Traceback" not in told + complained
    return process.returncode, told, complained


@pytest.mark.parametrize(("workers", "name"), [("1", "out.jsonl"), ("2", "out.parquet")])
def test_an_interrupted_run_keeps_its_records_and_goes_on_with_the_same_bytes(
    workers: str, name: str, tmp_path: Path
) -> None:
    out, kept = tmp_path / name, tmp_path / f"{name}.part"
    call = ["simulate", "duel", "--bots", "greedy,random", "--workers", workers, "--records", str(out)]

    def written() -> bool:
        return any(path.stat().st_size for path in tmp_path.iterdir())

    status, _, told = interrupted(*call, "--games", "10000000", when=written)
    assert status == 130
    assert re.search(
        r"stopped after \d+ of 10000000 games; the records so far are in .*part, and the same command", told
    )
    assert list(tmp_path.iterdir()) == [kept]
    games = len(kept.read_text().splitlines()) + 20
    with kept.open("a") as half:
        half.write('{"format":')
    done = run(*call, "--games", str(games), "--resume")
    assert f"{games - 20} games are in {kept} already" in done.stderr
    assert list(tmp_path.iterdir()) == [out]
    resumed = out.read_bytes()
    assert run(*call, "--games", str(games)).stdout == done.stdout
    assert out.read_bytes() == resumed


def kill_a_worker(pid: int) -> None:
    """Kills a process that plays for another, as the system does for want of memory."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    workers = [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
    os.kill(int(workers[0]), signal.SIGKILL)


@pytest.mark.parametrize(("kind", "more"), [("--records", ["--resume"]), ("--log", [])])
def test_a_run_that_lost_a_process_says_how_to_go_on(kind: str, more: list[str], tmp_path: Path) -> None:
    file, pipe = tmp_path / "kept", subprocess.PIPE
    call = ["simulate", "duel", "--bots", "greedy,random", "--workers", "2", kind, str(file)]
    with subprocess.Popen([*IRISDECK, *call, "--games", "10000000"], stdout=pipe, stderr=pipe, text=True) as process:
        wait_for(lambda: any(path.read_bytes().count(b"\n") > 1 for path in tmp_path.iterdir()))
        kill_a_worker(process.pid)
        told, complained = process.communicate(timeout=60)
    assert (process.returncode, told) == (1, "")
    assert re.match(
        "irisdeck: a process that played is gone: .*; .*the same command .*goes on from there\n$", complained
    )
    [kept] = tmp_path.iterdir()
    lines = kept.read_bytes().splitlines()
    games = len(lines) if kind == "--records" else sum(json.loads(line)["games"] for line in lines[1:])
    assert games
    whole = run("simulate", "duel", "--bots", "greedy,random", "--games", str(games + 20), "--json").stdout
    assert run(*call, *more, "--games", str(games + 20), "--json").stdout == whole


def test_records_of_another_run_are_not_gone_on_with(tmp_path: Path) -> None:
    out, kept = tmp_path / "out.jsonl", tmp_path / "out.jsonl.part"
    call = ["simulate", "red7", "--games", "8", "--records", str(out)]
    run(*call, "--seed", "1")
    out.rename(kept)
    before = kept.read_bytes()
    for other in (["--seed", "2"], ["--bots", "greedy,random"], ["--option", "advanced=on"], ["--trace"]):
        done = run(*call, *(other if "--seed" in other else ["--seed", "1", *other]), "--resume")
        assert done.returncode == 2
        assert f"{kept}: line 1 is not game 0 of this simulation" in done.stderr
    fewer = run("simulate", "red7", "--games", "5", "--seed", "1", "--records", str(out), "--resume")
    assert "holds 8 games already: ask for as many or more" in fewer.stderr
    assert kept.read_bytes() == before
    assert not out.exists()


def test_a_simulation_goes_on_from_its_log(tmp_path: Path) -> None:
    log = tmp_path / "sums.log"
    call = ["simulate", "red7", "--bots", "medium,greedy", "--log", str(log), "--workers", "2"]
    status, told, complained = interrupted(
        *call, "--games", "1000000", when=lambda: log.exists() and len(log.read_bytes().splitlines()) > 1
    )
    assert status == 130
    assert re.search(r"stopped after \d+ of 1000000 games; the same command goes on from there", complained)
    done = sum(json.loads(line)["games"] for line in log.read_text().splitlines()[1:])
    assert f": {done} games" in told
    again = run(*call, "--games", str(done + 50), "--json").stdout
    assert again == run("simulate", "red7", "--bots", "medium,greedy", "--games", str(done + 50), "--json").stdout
    other = run(*call, "--games", str(done + 50), "--seed", "5")
    assert other.returncode == 2
    assert "is the log of another simulation: seed is 0 there and 5 here" in other.stderr


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_run_that_is_ended_leaves_no_file(workers: str, tmp_path: Path) -> None:
    call = ["simulate", "duel", "--games", "10000000", "--workers", workers, "--records", str(tmp_path / "out.jsonl")]

    def written() -> bool:
        return any(path.stat().st_size for path in tmp_path.iterdir())

    assert interrupted(*call, sent=signal.SIGTERM, when=written)[0] == 143
    assert list(tmp_path.iterdir()) == []


def wait_for(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_reader_that_stops_is_no_failure_to_speak_of() -> None:
    call = f"{' '.join(IRISDECK)} simulate duel --games 900 --records - | head -1 | wc -l"
    done = subprocess.run(["bash", "-c", call], capture_output=True, text=True)
    assert done.stdout.strip() == "1"
    assert done.stderr == ""


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    code = (
        "import resource, sys; from irisdeck.cli import main; main(sys.argv[1:]);"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    peaks = []
    for games in ("10000", "200000"):
        call = [sys.executable, "-c", code, "simulate", "duel", "--games", games, "--workers", "1"]
        peaks.append(int(subprocess.run(call, capture_output=True, text=True, check=True).stdout.split()[-1]))
    assert peaks[1] < 1.1 * peaks[0]  # 20 million decisions in the room of one


# -- replay --


def test_check_proves_all_records_of_a_file() -> None:
    done = run("replay", str(DATA / "records" / "duel-flip-true.jsonl"), "--check")
    assert (done.returncode, done.stdout) == (0, "25 games, 2581 moves: all valid\n")


def spoiled(tmp_path: Path, line: int, change: Callable[[dict[str, Any]], Any]) -> Path:
    """A copy of sample records with one line changed."""
    lines = (DATA / "records" / "red7-3-adv-true-act-true.jsonl").read_text().splitlines()
    record = json.loads(lines[line - 1])
    lines[line - 1] = json.dumps(change(record) or record)
    (tmp_path / "spoiled.jsonl").write_text("\n".join(lines) + "\n")
    return tmp_path / "spoiled.jsonl"


def test_check_names_file_line_event_and_clause_of_the_first_wrong_move(tmp_path: Path) -> None:
    path = spoiled(tmp_path, 2, lambda record: record["events"][1].update(move="end"))
    done = run("replay", str(path), "--check")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith(f"irisdeck: {path}: line 2: event 1: end: lay a card first, or pass (R4); legal: ")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda record: record.update(players=7), "players must be 2, 3 or 4"),
        (lambda record: record["options"].update(fast=True), "red7 has no option 'fast'"),
        (lambda record: record.update(scores=[1, 2, 3]), "the scores are"),
        (lambda record: record["events"][0].update(deal="R7 R7"), "event 0: the deal holds R7 twice (R1)"),
        (lambda record: record["events"][1].update(legal=["pass"]), "event 1: the legal moves are"),
    ],
)
def test_what_the_rules_do_not_allow_is_exit_status_1(change: Callable[[Any], Any], why: str, tmp_path: Path) -> None:
    done = run("replay", str(spoiled(tmp_path, 3, change)), "--check")
    assert done.returncode == 1
    assert ": line 3: " in done.stderr
    assert why in done.stderr


@pytest.mark.parametrize("how", [["--check"], [], ["--trace", "out.jsonl"]])
@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "the file is empty"),
        (b"\n", "line 1: this is not JSON"),
        (b"hello\n", "line 1: this is not JSON"),
        (b"\xff\xfe\n", "line 1: not UTF-8 at byte 1"),
        (b"[1, 2]\n", "line 1: a record is a JSON object"),
        (b'{"format": "irisdeck/1"}\n', "line 1: a record needs 'game'"),
        (b"[" * 200_000 + b"\n", "line 1: the JSON is nested too deeply"),
        (b'{"format":"irisdeck/1","game":"chess","players":2,"options":{},"events":[]}', "there is no game 'chess'"),
        (b'{"format":"pgn","game":"duel","players":2,"options":{},"events":[]}', "unknown format 'pgn'"),
    ],
)
def test_what_is_no_record_file_is_exit_status_2(how: list[str], content: bytes, why: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(content)
    done = run("replay", str(path), *how, cwd=tmp_path)
    assert done.returncode == 2
    assert why in done.stderr
    assert list(tmp_path.iterdir()) == [path]


def test_a_truncated_last_line_is_found_after_the_good_ones(tmp_path: Path) -> None:
    whole = (DATA / "records" / "tricks-3.jsonl").read_bytes()
    path = tmp_path / "cut.jsonl"
    path.write_bytes(whole[:-100])
    done = run("replay", str(path), "--check")
    assert done.returncode == 2
    assert f"{path}: line 12: this is not JSON" in done.stderr


def test_a_line_without_end_does_not_fill_the_memory(tmp_path: Path) -> None:
    path = tmp_path / "endless.jsonl"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # a terabyte of zeros that takes no room on the disk
    done = run("replay", str(path), "--check")
    assert done.returncode == 2
    assert "line 1 is longer than 64 MiB" in done.stderr


def test_replay_writes_a_trace(tmp_path: Path) -> None:
    out = tmp_path / "traced.jsonl"
    assert run("replay", str(DATA / "records" / "red7-2-adv-false-act-true.jsonl"), "--trace", str(out)).returncode == 0
    again = tmp_path / "again.jsonl"
    both = run("replay", str(out), "--check", "--trace", str(again))
    assert both.stdout.startswith("15 games, ")
    assert again.read_bytes() == out.read_bytes()
    event = json.loads(out.read_text().splitlines()[0])["events"][1]
    assert event["legal"] == sorted(event["legal"])
    assert [view["seat"] for view in event["views"]] == [0, 1]


def test_replay_tells_a_game_move_by_move() -> None:
    told = run("replay", str(DATA / "records" / "tricks-4.jsonl"), "--only", "2").stdout
    assert told.startswith("Game 2: oracle:big 1; oracle:big 2; oracle:big 3; oracle:big 4\nRainbow, the trick game")
    assert re.search(r"^ +1  \S+ +oracle:big \d plays \d+$", told, re.M)
    assert re.search(r"(Winner|Shared victory): oracle:big", told)
    assert re.search(r"Score: oracle:big 1: \d+; oracle:big 2: \d+; oracle:big 3: \d+; oracle:big 4: \d+$", told, re.M)


def test_replay_tells_a_game_up_to_what_is_wrong(tmp_path: Path) -> None:
    path = spoiled(tmp_path, 2, lambda record: record["events"][3].update(move="end"))
    done = run("replay", str(path), "--only", "2")
    assert done.returncode == 1
    assert re.search(r"^ +2  \S+ +oracle:", done.stdout, re.M)
    assert not re.search(r"^ +3  ", done.stdout, re.M)
    assert done.stderr == run("replay", str(path), "--check").stderr


def test_a_game_played_in_a_terminal_is_analyzed_if_one_wants() -> None:
    game = "play", "red7", "--seed", "3"
    asked = "Type a to let the strongest bot go over your decisions"
    analyzed = in_terminal(*game, keys="pass\npass\na\n")
    assert asked in analyzed
    assert re.search(r"1  pass +You +[\d.]+ % → +0.0 % +-[\d.]+ \?\? better: ", analyzed)
    assert "lost in the only real choice" in analyzed
    declined = in_terminal(*game, keys="pass\npass\n\n")
    assert asked in declined
    assert "real choice" not in declined
    assert asked not in run(*game, given="pass\npass\na\n").stdout  # pipes are asked nothing


def test_replay_steps_in_a_terminal() -> None:
    file = str(DATA / "records" / "red7-2-adv-false-act-false.jsonl")
    stepped = in_terminal("replay", file, keys="\n\nq\n")
    assert "Enter goes on" in stepped
    assert stepped.count("Canvas:") == 3
    assert "Game 2" not in stepped
    assert "Winner: " in in_terminal("replay", file, "--only", "1", keys="a\n")


def test_replay_goes_back_and_to_any_move() -> None:
    file = str(DATA / "records" / "red7-2-adv-false-act-false.jsonl")
    stepped = in_terminal("replay", file, "--only", "1", "--language", "de", keys="\n\nb\n4\n99999999999\nx\nb\nq\n")
    assert re.findall(r"^(?:      > )? +(\d+)  ", stepped, re.M) == ["0", "1", "2", "1", "4", "3"]
    assert re.search(r"Diese Partie hat nur \d+ Schritte\.", stepped)
    assert "Das wurde nicht verstanden." in stepped
    last = in_terminal("replay", file, "--only", "1", keys="0\nb\n\x04")  # nothing is before the first, Ctrl-D is q
    assert re.findall(r"^(?:      > )? +(\d+)  ", last, re.M) == ["0"]
    assert "Traceback" not in last


# -- bench --


def test_bench_measures_and_signs() -> None:
    figures = json.loads(run("bench", "--seconds", "0.01", "--json").stdout)
    assert {row["game"] for row in figures["rates"]} == set(irisdeck.GAMES)
    speeds = {"surface", "python", *(("compiled", "cores") if compile.available() else ())}
    for row in figures["rates"]:
        assert {key for key in row if row[key] and key not in ("game", "players", "options")} == speeds
    assert figures["signature"] == run("bench", "--signature").stdout.strip()
    assert figures["signature"] in run("bench", "--seconds", "0.01").stdout
    assert run("bench", "--quick").stderr == "irisdeck: --quick is for --peers\n"


def test_the_peers_are_measured_from_a_checkout_only(tmp_path: Path) -> None:
    """An installed package has no benchmarks: it says so."""
    shutil.copytree(Path(irisdeck.__file__).parent, tmp_path / "irisdeck")
    done = run("bench", "--peers", cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(tmp_path)})
    assert (done.returncode, done.stdout) == (1, "")
    assert "from a checkout" in done.stderr


def test_a_peer_that_is_not_to_be_had_is_told_and_the_next_one_asked() -> None:
    script = Path(__file__).parents[1] / "benchmarks" / "peer_rates.py"
    asked = "steps no-such-game 0.01\naec no_such_game 0.01\n"
    done = subprocess.run([sys.executable, script], input=asked, capture_output=True, text=True, check=True)
    versions, *answers = map(json.loads, done.stdout.splitlines())
    assert {"open_spiel", "rlcard", "pettingzoo", "pgx"} <= versions.keys()
    assert ["no-such-game" in answers[0]["error"], "no_such_game" in answers[1]["error"]] == [True, True]
