"""Databases of earlier versions: brought up to date on start, nothing lost, and just like new ones."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from irisdeck.server import schema
from irisdeck.server.store import Store, StoreError
from irisdeck.table.table import Table

OLD = sorted((Path(__file__).parent / "data" / "databases").glob("*.sql"))


def old_database(path: Path, dump: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump.read_text())


def differences(store: Store) -> list[object]:
    """What the migrations have made otherwise than the program expects."""
    with store.engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), schema.SCHEMA))


def test_a_new_database_is_what_the_program_expects(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            assert differences(store) == []

    asyncio.run(work())


@pytest.mark.parametrize("dump", OLD, ids=lambda dump: dump.stem)
def test_a_database_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path, dump: Path) -> None:
    path = tmp_path / "tables.db"
    old_database(path, dump)

    async def work() -> None:
        async with Store(path) as store:
            assert differences(store) == []
            assert await store.running("ann", 9) == ["lobby", "running-duel"]
            assert [name for name, _ in await store.finished(None, 0, 1e12)] == ["finished-red7", "finished-tricks"]
            table = Table(await store.events("running-duel"))
            assert table.moves == 5
            await store.append("running-duel", table.number, table.deal())
        async with Store(path) as store:  # and a second start finds nothing to do
            assert len(await store.events("running-duel")) == table.number + 1

    asyncio.run(work())


def test_every_version_before_this_one_has_a_database_in_the_tests() -> None:
    migrations = [one.revision for one in ScriptDirectory.from_config(schema.alembic_config()).walk_revisions()]
    assert migrations[0] == schema.HEAD
    assert [int(dump.stem) for dump in OLD] == sorted(int(one) for one in migrations)[:-1]


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def work() -> None:
        async with Store(path):
            pass
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
            connection.commit()
        with pytest.raises(StoreError, match="newer version of Irisdeck"):
            async with Store(path):
                pass

    asyncio.run(work())


def test_two_that_start_at_once_migrate_once(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    old_database(path, OLD[0])

    async def start() -> None:
        async with Store(path) as store:
            assert await store.running("ann", 9) == ["lobby", "running-duel"]

    async def work() -> None:
        await asyncio.gather(*(start() for _ in range(4)))

    asyncio.run(work())
