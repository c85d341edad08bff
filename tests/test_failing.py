"""What fails goes on: bots that raise or cheat, a database that cannot be written, events of a newer version."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from commands import command
from sqlalchemy import event
from test_tables import Deaf, person_among_bots, play_on, run

import irisdeck
from irisdeck.bots import BOTS, Random, safe_move
from irisdeck.record import Record
from irisdeck.server.identity import Person
from irisdeck.server.push import seen_by
from irisdeck.server.store import Store
from irisdeck.server.tables import Tables, every
from irisdeck.table.commands import Say
from irisdeck.table.table import Refused, Table, opened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from irisdeck.server.tables import Live


class Raises(Random):
    def act(self, view: irisdeck.View) -> irisdeck.Move:
        raise RuntimeError("the net\nis gone")


class Cheats(Random):
    def act(self, view: irisdeck.View) -> irisdeck.Move:
        return irisdeck.Move("+R99")


class Mute(Random):
    def act(self, view: irisdeck.View) -> irisdeck.Move:
        return None  # type: ignore[return-value]


class Unmade(Random):
    def __init__(self, seed: int | None = None) -> None:
        raise OSError("no weights")


SEATED = [{"kind": "sit", "seat": seat, "player": who, "name": who} for seat, who in enumerate(("ann", "bob"))]
BROKEN = {"raises": Raises, "cheats": Cheats, "mute": Mute}


@pytest.fixture(autouse=True)
def _broken_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, kind in {**BROKEN, "unmade": Unmade}.items():
        monkeypatch.setitem(BOTS, name, kind)


# -- Bots --


@pytest.mark.parametrize("name", [*BROKEN, "unmade"])
def test_a_table_goes_on_whatever_a_bot_does(name: str, tmp_path: Path) -> None:
    view = irisdeck.game("tricks", 2, first=0).deal(1).view(0)
    assert safe_move(name, view) in view.legal_moves
    view = irisdeck.game("tricks", 2).deal(1).view(0)

    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            table_id = await person_among_bots(tables, "tricks", bot=name)
            await play_on(tables, table_id)
            assert (await tables.get(table_id)).over
            await tables.close()

    run(work())


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("raises", "the bot raises failed at tricks: RuntimeError: the net is gone"),
        ("cheats", "the bot cheats returned an illegal move at tricks: '+R99'"),
        ("mute", "the bot mute returned an illegal move at tricks: None"),
    ],
)
def test_a_bot_that_fails_ends_a_command_with_a_message(name: str, words: str, tmp_path: Path) -> None:
    game = ("tricks", "--option", "first=1")
    done = command("play", *game, "--against", name, "--record", tmp_path / "r")
    assert (done.returncode, done.stderr) == (1, f"irisdeck: {words}\n")
    assert Record.from_line((tmp_path / "r").read_bytes()).names == ["You", f"bot:{name}"]
    done = command("simulate", *game, "--bots", f"random,{name}", "--games", 3)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"irisdeck: {words}"


def test_a_bot_that_cannot_be_made_ends_a_command_with_a_message() -> None:
    for words in (("play", "red7", "--against", "unmade"), ("simulate", "red7", "--bots", "unmade", "--games", 2)):
        done = command(*words)
        assert (done.returncode, done.stderr) == (2, "irisdeck: bot 'unmade' cannot be made: OSError: no weights\n")


# -- Writes --


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program holds SQLite's lock for writing."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def impatient(path: Path) -> Store:
    """A store that waits for a lock for a moment instead of ten seconds."""
    store = Store(path)
    event.listen(store.engine, "connect", lambda connection, _: connection.execute("PRAGMA busy_timeout=20"))
    return store


async def until(holds: Callable[[], Any]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


def problem(live: Live) -> str:
    """What Ann reads about the state of the table."""
    return str(seen_by(live, Person(id="ann", name="Ann", language="en"))["status"].values["problem"])


def test_bots_move_again_after_a_lock_and_the_table_says_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = threading.Event()

    class Waits(Random):
        def act(self, view: irisdeck.View) -> irisdeck.Move:
            go.wait(60)
            return super().act(view)

    monkeypatch.setitem(BOTS, "waits", Waits)
    seats = [
        {"kind": "sit", "seat": 0, "player": "ann", "name": "Ann"},
        {"kind": "bot", "seat": 1, "bot": "waits"},
    ]

    async def work() -> None:
        async with impatient(tmp_path / "tables.db") as store:
            tables = Tables(store)
            first = [opened("tricks", 2, {"first": 1}), *seats]
            names = [await tables.open(*first, Table(first).deal(4)) for _ in range(3)]
            lives = [await tables.look(name, "ann") for name in names]
            with locked(tmp_path / "tables.db"):
                go.set()
                await until(lambda: all(map(problem, lives)))
                assert {live.table.moves for live in lives} == {0}
                assert problem(lives[0]) == "A move cannot be saved just now. The server keeps trying."
            await until(lambda: all(live.table.moves for live in lives))
            assert not any(map(problem, lives))
            await tables.close()

    run(work())


def test_time_that_runs_out_during_a_lock_counts_after_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with impatient(tmp_path / "tables.db") as store:
            tables = Tables(store)
            log = [opened("tricks", 2, clock={"move": 0.1, "game": None, "then": "loss"})]
            log += SEATED
            table_id = await tables.open(*log, Table(log).deal(now=time.time()))
            live = await tables.look(table_id, "ann")
            with locked(tmp_path / "tables.db"):
                await until(lambda: problem(live))
            while not live.table.over:
                await tables._check_deadlines()
                await asyncio.sleep(0.05)
            assert not problem(live)
            await tables.close()

    run(work())


# -- Periodic tasks --


def test_a_periodic_task_survives_whatever_it_meets() -> None:
    async def work() -> None:
        done: list[int] = []

        async def fails_twice() -> None:
            done.append(1)
            if len(done) < 3:
                raise [ZeroDivisionError("one"), Refused("stale")][len(done) - 1]

        task = asyncio.create_task(every(0.001, fails_twice))
        await until(lambda: len(done) > 3 or task.done())
        assert not task.done()
        task.cancel()

    run(work())


# -- Events of a newer version --

NEWER = {"kind": "levitate", "seat": 0}


async def two_tables(tables: Tables, **more: Any) -> tuple[str, str]:
    log = [opened("red7", 2, **more)]
    log += SEATED
    bad, good = [await tables.open(*log, Table(log).deal(4, time.time())) for _ in range(2)]
    return bad, good


def test_an_event_of_a_newer_version_is_refused_at_that_table_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as one, Store(tmp_path / "tables.db") as two:
            old, new = Tables(one, bus=Deaf()), Tables(two, bus=Deaf())
            bad, good = await two_tables(old)
            await two.append(bad, 4, NEWER)
            await new.act(good, "bob", Say("hello"))
            await old._sweep()  # finds both
            assert old.live[good].table.number == 5
            assert old.live[bad].table.number == 4
            assert "has been updated" in problem(old.live[bad])
            for tables in (old, new):
                with pytest.raises(Refused, match="newer-table"):
                    await tables.act(bad, "ann", Say("hello"))
                assert good in [name for name, _ in await tables.running("ann")]
            old._on_news({"by": "new", "table": bad, "number": 5, "event": NEWER})
            await old.close()
            await new.close()

    run(work())


def test_a_table_that_cannot_be_read_does_not_stop_the_clocks_of_others(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "tables.db"
        async with Store(path) as store:
            tables = Tables(store)
            bad, good = await two_tables(tables, clock={"move": 600, "game": None, "then": "loss"})
            await tables.close()
        with sqlite3.connect(path) as written:
            written.execute("UPDATE games SET deadline = 5 + (table_id != ?)", [bad])
            written.execute('UPDATE events SET body = replace(body, \'"at":\', \'"at":1, "was":\') WHERE number = 3')
            written.execute('UPDATE events SET body = \'{"kind":"begin"}\' WHERE table_id = ? AND number = 3', [bad])
        written.close()
        async with Store(path) as store:
            tables = Tables(store)
            await tables._check_deadlines()
            assert Table(await store.events(good)).over
            await tables.close()

    run(work())
