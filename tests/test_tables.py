"""Live tables on a real SQLite file: people and bots, restarts, and two processes at one table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

import irisdeck
from irisdeck.server.bus import Bus
from irisdeck.server.store import Store
from irisdeck.server.tables import Missing, Tables
from irisdeck.table.commands import Begin, Bot, Hint, Move, Say, Sit, Undo
from irisdeck.table.table import Refused, opened

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path


SAT = {"kind": "sit", "seat": 0, "player": "ann", "name": "Ann"}


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 100))


async def person_among_bots(tables: Tables, name: str, players: int = 2, bot: str = "easy") -> str:
    table_id = await tables.open(opened(name, players))
    await tables.act(table_id, "ann", Sit(0, "Ann"))
    for seat in range(1, players):
        await tables.act(table_id, "ann", Bot(seat, bot))
    await tables.act(table_id, "ann", Begin())
    return table_id


class Deaf(Bus):
    """All news are lost."""

    shared = True


async def play_on(tables: Tables, table_id: str, moves: int = 1000) -> None:
    """Ann plays like medium."""
    changed = asyncio.Event()
    async with tables.watching(table_id, "ann", changed.set):
        for _ in range(moves):
            table = await tables.get(table_id)
            while table.bot_to_act:
                changed.clear()
                if table.bot_to_act:
                    await changed.wait()
            if not table.running:
                return
            view = table.view(0)
            assert view
            move = irisdeck.bot("medium").act(view)
            await tables.act(table_id, "ann", Move(move, table.moves))


@pytest.mark.parametrize(("name", "players"), [("duel", 2), ("tricks", 4), ("red7", 3)])
def test_a_person_plays_a_game_against_bots(name: str, players: int, tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            table_id = await person_among_bots(tables, name, players)
            await play_on(tables, table_id)
            table = await tables.get(table_id)
            assert table.over
            assert table.winners
            assert len(await store.events(table_id)) == table.number
            await tables.close()

    run(work())


def test_after_a_restart_the_game_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "tables.db"
        async with Store(path) as store:
            tables = Tables(store)
            table_id = await person_among_bots(tables, "duel")
            await play_on(tables, table_id, moves=12)
            await tables.close()
        async with Store(path) as store:
            tables = Tables(store)
            before = await tables.get(table_id)
            assert before.running
            assert before.moves >= 12
            await play_on(tables, table_id)
            assert (await tables.get(table_id)).over
            await tables.close()

    run(work())


def test_tables_where_somebody_sits_no_more_do_not_hide_their_games(tmp_path: Path) -> None:
    """Earlier versions left the rows of those who had lost on time as they were."""

    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            mine = [await tables.open(opened("red7", 2), SAT) for _ in range(3)]
            for _ in range(25):
                left = await tables.open(opened("red7", 2), SAT)
                await store.append(left, 2, {"kind": "leave", "seat": 0})  # without what follows for the rows
            await tables.close()
            tables = Tables(store)
            assert [name for name, _ in await tables.running("ann", 2)] == mine[:0:-1]
            assert [name for name, _ in await tables.running("ann")] == mine[::-1]
            await tables.close()

    run(work())


def test_two_processes_never_both_make_a_move(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as one, Store(tmp_path / "tables.db") as two:
            here, there = Tables(one), Tables(two)
            table_id = await here.open(opened("red7", 2))
            for seat, player in enumerate(("ann", "bob")):
                await here.act(table_id, player, Sit(seat, player))
            await here.act(table_id, "ann", Begin(), seed=4)
            assert (await there.get(table_id)).turn == 1
            command = Move("+V5", 0)
            done = await asyncio.gather(
                here.act(table_id, "bob", command), there.act(table_id, "bob", command), return_exceptions=True
            )
            assert sorted(type(one).__name__ for one in done) == ["Refused", "str"]
            assert len(await one.events(table_id)) == 5
            assert (await here.get(table_id)).state == (await there.get(table_id)).state
            await here.close()
            await there.close()

    run(work())


def test_nothing_is_refused_only_because_news_are_late(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as one, Store(tmp_path / "tables.db") as two:
            here, there = Tables(one, bus=Deaf()), Tables(two, bus=Deaf())
            table_id = await here.open(opened("red7", 2, hints=True))
            await here.act(table_id, "ann", Sit(0, "Ann"))
            await there.act(table_id, "bob", Sit(1, "Bob"))
            await here.act(table_id, "ann", Begin(), seed=4)
            await there.act(table_id, "bob", Hint(0))
            await there.act(table_id, "bob", Move("+V5", 0))
            await here.act(table_id, "ann", Say("well-played"))
            with pytest.raises(Refused, match="stale"):
                await here.act(table_id, "bob", Undo(0))
            await here.close()
            await there.close()

    run(work())


def test_to_sign_out_counts_in_all_processes_and_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as one, Store(tmp_path / "tables.db") as two:
            here, there, told = Tables(one), Tables(two, bus=Deaf()), Tables(two)
            assert [await here.sign_out("ann"), await here.sign_out("ann")] == [1, 2]
            await there._sweep()
            told._on_news({"by": "here", "signed_out": "ann", "generation": 2})
            await here.renew_code("ann")
            await there._sweep()
            told._on_news({"by": "here", "renewed": "ann", "renewals": 1})
            again = Tables(two)
            await again.start()
            for tables in (here, there, told, again):
                assert (tables.generation("ann"), tables.generation("bob")) == (2, 0)
                assert (tables.edition("ann"), tables.edition("bob")) == ("2.1", "0")
                await tables.close()

    run(work())


def test_what_is_refused_leaves_no_trace(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            table_id = await tables.open(opened("red7", 2))
            with pytest.raises(Refused, match="not-seated"):
                await tables.act(table_id, "eva", Begin())
            assert len(await store.events(table_id)) == 1
            with pytest.raises(Missing):
                await tables.get("nowhere")
            await tables.close()

    run(work())
