"""Damaged and hostile files, and streams and folders that are not there: one clear line, and nothing has changed."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import re
import resource
import shutil
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from commands import command

from irisdeck.cli import main
from irisdeck.server import backup as backup_module
from irisdeck.server import identity, run, schema
from irisdeck.server.backup import BackupError, backup, restore
from irisdeck.server.site import Settings
from irisdeck.server.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

FLIPS = 60
Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the folder of a server, and a backup of it."""
    folder = tmp_path_factory.mktemp("original")

    async def work() -> None:
        async with Store(folder / "site" / "tables.db") as store:
            dice = random.Random(7)
            moves = [{"move": dice.randbytes(400).hex()} for _ in range(150)]
            await asyncio.gather(*(store.append("table", number, move) for number, move in enumerate(moves)))
            await store.setting("generation:ann", "1")

    asyncio.run(work())
    identity.secret(folder / "site" / "secret.key")
    backup(Settings(folder / "site"), folder / "good")
    return folder


@pytest.fixture
def site(original: Path, tmp_path: Path) -> Path:
    """The folder of a server, to be changed."""
    return Path(shutil.copytree(original / "site", tmp_path / "site"))


@pytest.fixture
def good(original: Path) -> Path:
    """A backup of it."""
    return original / "good"


def content(folder: Path) -> tuple[bytes, str]:
    """The keys of a server, and all rows of its database."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        return (folder / "secret.key").read_bytes(), "\n".join(database.iterdump())


# -- The key --


@pytest.mark.parametrize("damage", [b"", b"k" * 31, b"k" * 33, bytes(32), b"k" * 32 + bytes(32)])
def test_a_damaged_key_is_refused_and_kept(damage: bytes, site: Path, tmp_path: Path) -> None:
    (site / "secret.key").write_bytes(damage)
    for words in (["serve", "--no-browser", "--port", "0"], ["backup", tmp_path / "out"]):
        done = command(*words, "--folder", site)
        assert done.returncode == 1
        assert f"irisdeck: {site / 'secret.key'} is damaged: " in done.stderr
        assert "take it from a backup, or delete it" in done.stderr
    assert (site / "secret.key").read_bytes() == damage
    assert not (tmp_path / "out").exists()


@contextmanager
def full_disk(room: int) -> Iterator[None]:
    """Files may have so many bytes: writing more fails as it does on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_at_the_first_start_leaves_no_part_of_a_key(tmp_path: Path) -> None:
    path = tmp_path / "secret.key"
    with full_disk(10), pytest.raises(OSError, match="File too large"):
        identity.secret(path)
    assert list(tmp_path.iterdir()) == []
    made = identity.secret(path)
    assert len(made) == 32
    assert identity.secret(path) == made
    assert path.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [path]


def test_damaged_keys_in_a_database_are_refused() -> None:
    for stored in ("", "00" * 32, "ab" * 31, "no hexadecimal"):
        with pytest.raises(identity.WrongKeys, match="the setting 'secret' in the database is damaged: "):
            identity.shared_secret(stored)


# -- Damaged backups --


def flipped(whole: bytes, bit: int) -> bytes:
    changed = bytearray(whole)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def without_digest(whole: bytes) -> bytes:
    """The same backup as an earlier version wrote it."""
    lines = gzip.decompress(whole).splitlines()
    lines[-1] = json.dumps({"end": json.loads(lines[-1])["end"]}).encode()
    return gzip.compress(b"\n".join(lines) + b"\n")


@pytest.mark.parametrize("kind", [bytes, without_digest], ids=["now", "earlier"])
def test_no_flipped_bit_restores_other_data(
    kind: Callable[[bytes], bytes], site: Path, good: Path, tmp_path: Path
) -> None:
    whole, before = kind(good.read_bytes()), content(site)
    dice, accepted = random.Random(16), 0
    for number in range(FLIPS):
        (tmp_path / "flipped").write_bytes(flipped(whole, dice.randrange(8 * len(whole))))
        folder = tmp_path / f"restored-{number}"
        done = command("restore", tmp_path / "flipped", "--folder", folder)
        if done.returncode == 0:
            accepted += 1
            assert content(folder) == before
        else:
            assert "backup of Irisdeck" in done.stderr
            assert not folder.exists()
    assert accepted < FLIPS / 10  # fields of gzip's header that mean nothing here, such as its date
    (tmp_path / "whole").write_bytes(whole)
    restore(Settings(tmp_path / "last"), tmp_path / "whole")
    assert content(tmp_path / "last") == before


def test_the_digest_finds_what_gzip_cannot(good: Path, tmp_path: Path) -> None:
    """Somebody unpacks a backup, a disk or an editor changes it, and it is packed again."""
    text = gzip.decompress(good.read_bytes())
    changed = text.replace(b'"number": 7,', b'"number": 999,')
    assert changed != text
    (tmp_path / "changed").write_bytes(gzip.compress(changed))
    done = command("restore", tmp_path / "changed", "--folder", tmp_path / "new")
    assert (done.returncode, "is not a whole backup of Irisdeck: it is damaged" in done.stderr) == (1, True)


def first_version(body: str) -> bytes:
    """A backup of the first version, with one event."""
    event = {"table_id": "table", "number": 0, "body": body, "at": 1.5}
    lines = [{"irisdeck": "backup", "schema": "0001", "secret": "ab" * 32}, {"table": "events", "rows": [event]}]
    return gzip.compress("".join(json.dumps(line) + "\n" for line in [*lines, {"end": 1}]).encode())


def test_a_backup_of_the_first_version_is_restored_and_migrated(tmp_path: Path) -> None:
    event = {"kind": "open", "game": "red7", "players": 2, "options": {}}
    (tmp_path / "first").write_bytes(first_version(json.dumps(event)))
    assert command("restore", tmp_path / "first", "--folder", tmp_path / "new").returncode == 0
    key, rows = content(tmp_path / "new")
    assert key == b"\xab" * 32
    assert f"INSERT INTO \"alembic_version\" VALUES('{schema.HEAD}')" in rows
    assert "INSERT INTO \"games\" VALUES('table','red7',2," in rows


# -- Hostile backups --


def packed(change: Callable[[Lines], Any]) -> Callable[[bytes], bytes]:
    """A backup whose lines were changed by hand; without a digest, which would find every change."""

    def make(whole: bytes) -> bytes:
        lines = [json.loads(line) for line in gzip.decompress(without_digest(whole)).splitlines()]
        lines = change(lines) or lines
        return gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode())

    return make


def raw(text: bytes) -> Callable[[bytes], bytes]:
    return lambda _: gzip.compress(text)


def first_row(**values: Any) -> Callable[[bytes], bytes]:
    return packed(lambda lines: lines[1]["rows"][0].update(values))


def header(**values: Any) -> Callable[[bytes], bytes]:
    return packed(lambda lines: lines[0].update(values))


HOSTILE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "text": lambda _: b"no backup",
    "not compressed": gzip.decompress,
    "gzip's first bytes": lambda whole: whole[:2],
    "header of gzip": lambda whole: whole[:10],
    "half": lambda whole: whole[: len(whole) // 2],
    "without checksum": lambda whole: whole[:-8],
    "without length": lambda whole: whole[:-4],
    "rubbish inside": lambda whole: whole[:20] + b"\xff" * 200 + whole[220:],
    "rubbish at the end": lambda whole: whole + b"rubbish",
    "twice": lambda whole: whole + whole,
    "nothing": raw(b""),
    "rubbish": raw(b"\x00\xff\xfe" * 999),
    "a number": raw(b"7\n"),
    "a list": raw(b"[]\n"),
    "null": raw(b"null\n"),
    "other JSON": raw(b'{"name": "irisdeck"}\n'),
    "not UTF-8": raw(b'{"irisdeck": "backup", "schema": "\xff", "secret": ""}\n'),
    "half a surrogate": raw(b'{"irisdeck": "backup", "schema": "\\ud800", "secret": ""}\n'),
    "deep nesting": raw(b'{"irisdeck": ' + b"[" * 100_000 + b"\n"),
    "deep rows": packed(lambda lines: lines[1].update(rows=json.loads("[" * 900 + "]" * 900))),
    "a long line": raw(b"[" + b"0," * (1 << 20)),
    "no version": packed(lambda lines: lines[0].pop("schema") and None),
    "no key": packed(lambda lines: lines[0].pop("secret") and None),
    "version of another type": header(schema=2),
    "a newer version": header(schema="9999"),
    "no such version": header(schema="0000"),
    "a name of Alembic": header(schema="head"),
    "a path": header(schema="../../etc/passwd"),
    "an empty key": header(secret=""),
    "a short key": header(secret="ab" * 31),
    "a key of zeros": header(secret="00" * 32),
    "a key of another type": header(secret=["ab" * 32]),
    "a key that is not hexadecimal": header(secret="z" * 64),
    "an event that is no JSON, to be migrated": lambda _: first_version("{"),
    "an event without a game, to be migrated": lambda _: first_version('{"kind": "open"}'),
    "an event of another type, to be migrated": lambda _: first_version("[]"),
    "an unknown table": packed(lambda lines: lines[1].update(table="users")),
    "a path as a table": packed(lambda lines: lines[1].update(table="../secret.key")),
    "Alembic's table": packed(lambda lines: lines[1].update(table="alembic_version", rows=[{"version_num": "9"}])),
    "a table of another type": packed(lambda lines: lines[1].update(table=[])),
    "rows of another type": packed(lambda lines: lines[1].update(rows={"a": 1})),
    "a row of another type": packed(lambda lines: lines[1]["rows"].append("row")),
    "an unknown field": packed(lambda lines: lines[1].update(more=1)),
    "an unknown column": first_row(password="x"),
    "a missing column": packed(lambda lines: lines[1]["rows"][0].pop("body") and None),
    "text for a number": first_row(number="one"),
    "a huge number": first_row(number=10**30),
    "a value of another type": first_row(body={"a": [1]}),
    "null where there must be something": first_row(body=None),
    "the same row twice": packed(lambda lines: lines[1].update(rows=[lines[1]["rows"][0]] * len(lines[1]["rows"]))),
    "a wrong number of rows": packed(lambda lines: lines[-1].update(end=1)),
    "a wrong digest": packed(lambda lines: lines[-1].update(sha256="0" * 64)),
    "no end": packed(lambda lines: lines[:-1]),
    "more after the end": packed(lambda lines: lines.append(lines[1])),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_backup_is_refused_and_nothing_changes(
    name: str, good: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup_module, "LONGEST_LINE", 1 << 20)
    hostile, folder, key = tmp_path / "hostile", tmp_path / "new", b"k" * 32
    hostile.write_bytes(HOSTILE[name](good.read_bytes()))
    folder.mkdir()
    (folder / "secret.key").write_bytes(key)
    done = command("restore", hostile, "--folder", folder)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith(f"irisdeck: {hostile} is not a ")
    assert len(done.stderr.splitlines()) == 1
    assert (folder / "secret.key").read_bytes() == key
    if (folder / "tables.db").exists():  # what is found only while it is filled
        with closing(sqlite3.connect(folder / "tables.db")) as database:
            assert list(database.iterdump()) == ["BEGIN TRANSACTION;", "COMMIT;"]
    assert command("restore", good, "--folder", folder).returncode == 0
    assert (folder / "secret.key").read_bytes() != key


@pytest.mark.parametrize(
    "path", ["/", ".", "", "no/such", "/dev/null", "/dev/zero", "x" * 300, "\udcff", "/proc/self/mem"]
)
def test_what_is_no_file_to_restore_is_told(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = command("restore", path, "--folder", "new")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_failed_commit_keeps_the_old_key(good: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new key is in place when the commit begins: whoever is killed between the two can restore again."""
    folder, key = tmp_path / "new", b"k" * 32
    folder.mkdir()
    (folder / "secret.key").write_bytes(key)
    with monkeypatch.context() as full:
        full.setattr("sqlalchemy.Connection.commit", lambda _: (_ for _ in ()).throw(OSError(28, "No space left")))
        done = command("restore", good, "--folder", folder)
    assert (done.returncode, "No space left" in done.stderr) == (1, True)
    assert (folder / "secret.key").read_bytes() == key
    assert sorted(path.name for path in folder.iterdir() if "part" in path.name) == []
    assert command("restore", good, "--folder", folder).returncode == 0


def test_nothing_that_people_have_is_lost_by_restoring(good: Path, tmp_path: Path) -> None:
    """A server without tables may have records that people uploaded."""
    folder = tmp_path / "new"

    async def work() -> None:
        async with Store(folder / "tables.db") as store:
            await store.keep_record("of a game")

    asyncio.run(work())
    done = command("restore", good, "--folder", folder)
    assert (done.returncode, "restored into an empty one" in done.stderr) == (1, True)


# -- Where a backup goes --


def test_a_backup_goes_through_a_pipe(site: Path, tmp_path: Path) -> None:
    pipe, read = tmp_path / "pipe", []
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    assert command("backup", pipe, "--folder", site).returncode == 0
    reader.join()
    assert pipe.is_fifo()
    (tmp_path / "kept").write_bytes(read[0])
    assert command("restore", tmp_path / "kept", "--folder", tmp_path / "new").returncode == 0
    assert content(tmp_path / "new") == content(site)


def test_backup_and_restore_are_chained_without_a_file(site: Path, tmp_path: Path) -> None:
    """The link stands for /dev/stdout: a program that replaced that one would do so for the whole machine."""
    (tmp_path / "stdout").symlink_to("/proc/self/fd/1")
    call, new = f"{sys.executable} -m irisdeck", tmp_path / "new"
    pipeline = f"{call} backup {tmp_path / 'stdout'} --folder {site} | {call} restore - --folder {new}"
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {pipeline}"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "All 151 rows of standard input are back.\n"), done.stderr
    assert "This backup holds everything: 151 rows." in done.stderr
    assert content(new) == content(site)
    assert (tmp_path / "stdout").is_symlink()


def test_a_backup_goes_to_standard_output(
    site: Path, tmp_path: Path, capfdbinary: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["backup", "-", "--folder", str(site)]) == 0
    (tmp_path / "kept").write_bytes(capfdbinary.readouterr().out)
    assert command("restore", tmp_path / "kept", "--folder", tmp_path / "new").returncode == 0
    assert content(tmp_path / "new") == content(site)


def test_a_backup_replaces_the_target_of_a_link(site: Path, tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_text("old")
    link.symlink_to(real)
    assert command("backup", link, "--folder", site).returncode == 0
    assert link.is_symlink()
    assert real.stat().st_mode & 0o077 == 0
    assert command("restore", real, "--folder", tmp_path / "new").returncode == 0


def test_a_backup_that_cannot_be_written_is_told(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    before = sorted(tmp_path.rglob("*"))
    cases = {
        "/": "Is a directory",
        "": "Is a directory",
        "site": "Is a directory",
        "no/such": "No such file or directory",
        "file/inside": "Not a directory",
        "x" * 300: "File name too long",
        "site/tables.db": "belongs to the server: a backup needs a file of its own",
        "site/secret.key": "belongs to the server",
    }
    whole = content(site)
    for path, why in cases.items():
        done = command("backup", path, "--folder", "site")
        assert (done.returncode, len(done.stderr.splitlines())) == (1, 1), path
        assert why in done.stderr
    assert content(site) == whole
    assert sorted(tmp_path.rglob("*")) == before


def test_a_backup_without_room_leaves_the_old_one(site: Path, tmp_path: Path) -> None:
    old = tmp_path / "old"
    old.write_text("old")
    with full_disk(40_000), pytest.raises(BackupError, match="File too large"):  # the database needs 32 KiB
        backup(Settings(site), old)
    assert old.read_text() == "old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["old", "site"]


# -- Streams and folders that are not there --


def without(stream: str, *words: str) -> int:
    """The exit status of a command that is started without standard input, output or error."""
    with pytest.MonkeyPatch.context() as closed:
        closed.setattr(sys, stream, None)
        try:
            return main(list(words))
        except SystemExit as left:
            return left.code if isinstance(left.code, int) else 1
        finally:
            getattr(sys, stream).close()


def test_closed_streams_are_told_by_the_exit_status(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["rules", "red7"], ["--help"], ["--version"], ["play", "--help"]):
        assert without("stdout", *words) == 1
        assert capsys.readouterr().err == "irisdeck: standard input or output is closed\n"
    assert without("stdin", "play", "red7") == 0
    assert without("stdin", "tui") == 2
    assert without("stderr", "fly") == 2
    assert without("stderr", "rules", "red7", "R5") == 0
    assert "R5" in capsys.readouterr().out


def test_a_process_with_closed_streams_shows_no_traceback(site: Path) -> None:
    call = f"{sys.executable} -m irisdeck"
    script = f"""
        {call} rules red7 >&-; echo $?
        {call} rules red7 >&- 2>&- <&-; echo $?
        {call} play red7 <&- >/dev/null; echo $?
        {call} fly 2>/dev/full; echo $?
        {call} rules red7 >/dev/full; echo $?
    """
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
    assert done.stdout.split() == ["1", "1", "0", "2", "1"]
    complaints = done.stderr.splitlines()
    assert [line.startswith("irisdeck: ") for line in complaints] == [True, True], done.stderr


def test_a_server_whose_output_nobody_reads_starts_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with os.fdopen(os.open(os.devnull, os.O_RDONLY), "w") as nobody, monkeypatch.context() as unread:
        unread.setattr(sys, "stdout", nobody)
        run.announce("0.0.0.0", 8000, Settings(tmp_path), browse=False)
        os.dup2(os.open(os.devnull, os.O_WRONLY), nobody.fileno())


@pytest.mark.parametrize(
    ("words", "status", "why"),
    [
        ("rules red7 R5", 0, ""),
        ("simulate red7 --games 2 --workers 1 --records out", 1, "cannot use out: the working folder was deleted"),
        ("replay out", 2, "cannot read out: No such file or directory"),
        ("backup out --folder site", 1, "there is no database in site"),
        ("restore out --folder site", 1, "cannot read out: No such file or directory"),
        ("serve --no-browser --port 0 --folder site", 1, "cannot use site: No such file or directory"),
    ],
)
def test_a_deleted_working_folder_is_told(
    words: str, status: int, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    done = command(*words.split())
    assert (done.returncode, why in done.stderr) == (status, True), done.stderr


# -- Any command with any path --


WRITING = ("simulate red7 --games 1 --workers 1 --records", "play red7 --record", "replay RECORDS --trace")
PATHS = {
    "/": "Is a directory",
    "folder": "Is a directory",
    "/dev/full": "No space left on device",
    "no/such": "No such file or directory",
    "file/inside": "Not a directory",
    "x" * 300: "File name too long",
    "loop": "Too many levels of symbolic links",
    "/proc/version": "",  # whatever the system says
}


@pytest.mark.parametrize("words", WRITING)
def test_a_path_that_cannot_be_written_is_told(words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("")
    (tmp_path / "loop").symlink_to("loop")
    records = Path(__file__).parent / "data" / "records" / "red7-2-adv-false-act-false.jsonl"
    before = sorted(tmp_path.rglob("*"))
    for path, why in PATHS.items():
        done = command(*words.replace("RECORDS", str(records)).split(), path)
        assert (done.returncode, len(done.stderr.splitlines())) == (1, 1), path
        assert why in done.stderr
    assert sorted(tmp_path.rglob("*")) == before
    assert command(*words.replace("RECORDS", str(records)).split(), "not UTF-8 \udcff").returncode == 0


def test_a_folder_of_the_screen_that_cannot_be_one_is_told() -> None:
    done = command("tui", "--folder", "x" * 300)
    assert (done.returncode, done.stderr) == (1, f"irisdeck: {'x' * 300}: File name too long\n")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--host", "\udcff"], "that is no name of a host"),
        (["--host", "x" * 300], "cannot use"),
        (["--database", "postgresql://" + "x" * 300], "the address of the database is not one"),
        (["--database", "postgresql://\udcff"], "the address of the database is not one"),
        (["--database", "/"], "the address of the database is not one"),
        (["--folder", "/dev/null"], "cannot use /dev/null: "),
    ],
)
def test_a_server_with_a_hostile_address_says_so(words: list[str], why: str) -> None:
    done = command("serve", "--no-browser", "--port", "0", *words)
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)
    assert why in done.stderr


# -- Hostile records --


@pytest.mark.parametrize("how", [["--check"], ["--trace", "out"], []])
@pytest.mark.parametrize("event", [1.5, None, [], "move", {"move": []}, {"seat": 0}, {"move": "+R1", "seat": 10**30}])
def test_a_record_with_an_event_of_another_kind_is_refused(
    event: Any, how: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    records = Path(__file__).parent / "data" / "records" / "red7-2-adv-false-act-false.jsonl"
    record = json.loads(records.read_text().splitlines()[0])
    record["events"][2] = event
    (tmp_path / "record").write_text(json.dumps(record))
    done = command("replay", "record", *how)
    assert done.returncode == 1
    assert re.match("irisdeck: record: line 1: event 2: [^\n]*\n$", done.stderr)
    assert not (tmp_path / "out").exists()
