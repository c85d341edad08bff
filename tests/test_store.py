"""The log of tables on a real SQLite file: what was acknowledged is there, once, whatever happens to the process."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import event

from irisdeck.server import store as store_module
from irisdeck.server.store import Store, StoreError, Taken

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path
    from typing import Any

# Writes events to many tables as fast as it can and prints each one that was acknowledged.
WRITER = """
import asyncio, sys
from pathlib import Path
from irisdeck.server.store import Store

async def table(store, name):
    number = len(await store.events(name))
    while True:
        await store.append(name, number, {"kind": "move", "number": number})
        print(name, number, flush=True)
        number += 1

async def main():
    async with Store(Path(sys.argv[1])) as store:
        await asyncio.gather(*(table(store, f"t{n}") for n in range(20)))

asyncio.run(main())
"""


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_many_read_what_is_new_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            for table in range(30):
                await asyncio.gather(*(store.append(f"t{table}", n, {"t": table, "n": n}) for n in range(5)))
            asked = [(table, start) for table in [*range(30), 0, 99] for start in (1, 3, 5)]
            news = await asyncio.gather(*(store.events(f"t{table}", start) for table, start in asked))
            for (table, start), events in zip(asked, news, strict=True):
                assert events == [{"t": table, "n": n} for n in range(start, 5 if table < 30 else 0)]
            late = asyncio.create_task(store.events("t0", 1))
            await asyncio.sleep(0)
            late.cancel()
            assert await store.events("t1", 4) == [{"t": 1, "n": 4}]
            with closing(sqlite3.connect(tmp_path / "tables.db")) as broken:
                broken.execute("DROP TABLE events")
            failed = await asyncio.gather(*(store.events(f"t{n}", 1) for n in range(3)), return_exceptions=True)
            assert {type(wrong) for wrong in failed} == {StoreError}

    run(work())


def test_events_come_back_in_order(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "new" / "tables.db"
        async with Store(path) as store:
            await asyncio.gather(*(store.append("a", number, {"n": number}) for number in range(300)))
            await store.append("b", 0, {"name": "Žofie"})
        async with Store(path) as store:
            assert await store.events("a") == [{"n": number} for number in range(300)]
            assert await store.events("a", 298) == [{"n": 298}, {"n": 299}]
            assert await store.events("b") == [{"name": "Žofie"}]
            assert await store.events("c") == []

    run(work())


def test_of_two_events_with_one_number_the_first_stays(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            claims = [store.append("a", 0, {"by": by}) for by in range(5)]
            others = [store.append("b", number, {}) for number in range(5)]
            done = await asyncio.gather(*claims, *others, return_exceptions=True)
            assert sum(isinstance(one, Taken) for one in done[:5]) == 4
            assert done[5:] == [None] * 5
            assert len(await store.events("a")) == 1

    run(work())


def test_one_bad_write_fails_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            moves = [store.append(f"t{number}", 0, {"n": number}) for number in range(20)]
            done = await asyncio.gather(store.append("bad", 0, {"name": "\ud800"}), *moves, return_exceptions=True)
            assert isinstance(done[0], StoreError)
            assert done[1:] == [None] * 20
            assert len(await store.numbers([f"t{number}" for number in range(20)])) == 20

    run(work())


def test_while_a_lock_is_held_all_who_wait_are_told_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not one after another, each after the time that SQLite waits for a lock."""
    monkeypatch.setattr(store_module, "SLOW", 0)

    async def work() -> None:
        path = tmp_path / "tables.db"
        store = Store(path)
        event.listen(store.engine, "connect", lambda made, _: made.cursor().execute("PRAGMA busy_timeout=50"))
        async with store:
            tries: list[object] = []
            event.listen(store.engine, "before_cursor_execute", lambda *what: tries.append(what[2]))
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                moves = [store.append(f"t{number}", 0, {}) for number in range(20)]
                done = await asyncio.gather(*moves, return_exceptions=True)
                assert all(isinstance(one, StoreError) for one in done)
                assert len(tries) < 20
            await store.append("t0", 0, {})

    run(work())


def test_what_was_acknowledged_survives_sigkill(tmp_path: Path) -> None:
    path, acknowledged = tmp_path / "tables.db", set()
    for _ in range(5):
        command = [sys.executable, "-c", WRITER, str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            lines = [process.stdout.readline() for _ in range(300)]
            os.kill(process.pid, signal.SIGKILL)
            lines += process.stdout.read().splitlines(keepends=True)
        whole = [line.split() for line in lines if line.endswith("\n")]
        assert len(whole) >= 300
        acknowledged |= {(table, int(number)) for table, number in whole}
    with closing(sqlite3.connect(path)) as database:
        kept = database.execute("SELECT table_id, number FROM events").fetchall()
    assert acknowledged <= set(kept)
    for table in {table for table, _ in kept}:
        numbers = sorted(number for name, number in kept if name == table)
        assert numbers == list(range(len(numbers)))


def test_a_database_that_cannot_be_used_is_told_in_one_line(tmp_path: Path) -> None:
    async def opened(path: Path) -> None:
        async with Store(path):
            pass

    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database" * 100)
    with pytest.raises(StoreError, match=r"^the database .*broken.db cannot be used: file is not a database$"):
        run(opened(broken))
    with pytest.raises(StoreError, match=r"^the database .* cannot be used: Not a directory$"):
        run(opened(broken / "inside" / "tables.db"))
    assert broken.read_bytes() == b"this is no database" * 100


def test_sqlites_own_log_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "TIDY", 0.01)
    monkeypatch.setattr(store_module, "LONGEST_LOG", 50)

    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            for batch in range(60):
                await asyncio.gather(*(store.append(f"t{n}", batch, {"long": "x" * 2000}) for n in range(20)))
                await asyncio.sleep(0.02)
            assert (tmp_path / "tables.db-wal").stat().st_size < 60 * 20 * 2000
            assert len(await store.events("t7")) == 60

    run(work())


def test_a_database_that_cannot_be_written_is_told_at_once(tmp_path: Path) -> None:
    """SQLite's own switch stands in for a file that is somebody else's: it fails in the same way."""

    async def work() -> None:
        async with Store(tmp_path / "tables.db"):
            pass
        locked = Store(tmp_path / "tables.db")
        event.listen(locked.engine, "connect", lambda made, _: made.cursor().execute("PRAGMA query_only=ON"))
        with pytest.raises(StoreError, match="cannot be used: attempt to write a readonly database"):
            async with locked:
                pass

    run(work())


def test_a_full_disk_is_told_and_nothing_is_acknowledged(tmp_path: Path) -> None:
    """SQLite's own limit stands in for the disk: it fails in the same way."""

    def limit(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        (pages,) = cursor.execute("PRAGMA page_count").fetchone()
        cursor.execute(f"PRAGMA max_page_count={pages + 2}")

    async def work() -> None:
        path = tmp_path / "tables.db"
        async with Store(path) as store:
            await store.append("a", 0, {})
        full = Store(path)
        event.listen(full.engine, "connect", limit)
        async with full:
            long = [full.append("a", 1 + n, {"long": "x" * 9000}) for n in range(9)]
            done = await asyncio.gather(*long, return_exceptions=True)
            assert {str(one) for one in done if one} == {"nothing can be written: database or disk is full"}
            assert len(await full.events("a")) == 1 + done.count(None) < 5
            await full.append("b", 0, {})
            assert await full.trouble() == ""

    run(work())


# -- Health --


def test_a_disk_that_takes_no_more_is_no_health(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's own limit of a file stands in for the disk."""
    monkeypatch.setattr(store_module, "TIDY", 3600)  # SQLite's log only grows
    monkeypatch.setattr(store_module, "PROBED", 0)

    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            assert await store.trouble() == ""
            usual = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, ((tmp_path / "tables.db-wal").stat().st_size, usual[1]))
            try:
                assert await store.trouble() == "the disk fails"
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, usual)
            assert await store.trouble() == ""

    run(work())


def test_a_held_lock_is_no_health_until_it_is_released(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "PATIENCE", 0.2)
    monkeypatch.setattr(store_module, "PROBED", 0)

    async def work() -> None:
        path = tmp_path / "tables.db"
        async with Store(path) as store:
            assert await store.trouble() == ""
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert "hold a lock" in await store.trouble()
                first = store.probe
                assert "hold a lock" in await store.trouble()
                assert store.probe is first  # what waits already is not asked again
            assert first
            await first
            assert await store.trouble() == ""

    run(work())


def test_a_damaged_page_is_no_health_once_somebody_has_met_it(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "tables.db"
        async with Store(path) as store:
            await asyncio.gather(*(store.append(f"t{n}", 0, {"long": "x" * 2000}) for n in range(60)))
        data = bytearray(path.read_bytes())
        place = data.index(b'{"long":"xxx') & ~4095  # a leaf of the log
        data[place : place + 64] = b"\xff" * 64
        path.write_bytes(data)
        async with Store(path) as store:
            read = await asyncio.gather(*(store.events(f"t{n}") for n in range(60)), return_exceptions=True)
            assert any(isinstance(one, StoreError) for one in read)
            assert "damaged" in await store.trouble()

    run(work())


def test_health_is_asked_once_a_second_by_however_many(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            written: list[object] = []
            event.listen(store.engine, "before_cursor_execute", lambda *what: written.append(what[2]))
            assert await asyncio.gather(*(store.trouble() for _ in range(50))) == [""] * 50
            assert sum(str(statement).startswith("UPDATE") for statement in written) == 1

    run(work())
