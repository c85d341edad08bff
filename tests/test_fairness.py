"""Bots under attack: nobody's bots wait for those of somebody else, and nobody makes bots play for nothing."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest

from irisdeck.bots import BOTS, Random
from irisdeck.server import tables as tables_module
from irisdeck.server.store import Store
from irisdeck.server.tables import BOT_TABLES, Tables
from irisdeck.server.thinkers import Thinkers
from irisdeck.table.commands import Begin, Bot, Resign, Sit
from irisdeck.table.table import Event, Refused, Table, opened

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path

    import irisdeck


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


class Slow(Random):
    """Thinks until it is let go."""

    gate = threading.Event()

    def act(self, view: irisdeck.View) -> irisdeck.Move:
        assert self.gate.wait(50)
        return super().act(view)


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """A bot that thinks until the event is set."""
    monkeypatch.setitem(BOTS, "slow", Slow)
    monkeypatch.setattr(Slow, "gate", threading.Event())
    return Slow.gate


def bots_alone(by: str, bot: str = "easy", players: int = 4, clock: dict[str, Any] | None = None) -> list[Event]:
    """The first events of a table at which only bots play."""
    events = [opened("tricks", players, clock=clock)]
    events += [{"kind": "bot", "seat": seat, "bot": bot} for seat in range(players)]
    return [*events, Table(events).deal(7, now=time.time(), by=by)]


async def against_bot(tables: Tables, player: str, bot: str = "easy", clock: dict[str, Any] | None = None) -> str:
    """A table where a bot is to act first."""
    table_id = await tables.open(opened("tricks", 2, {"first": 1}, clock=clock))
    await tables.act(table_id, player, Sit(0, player.title()))
    await tables.act(table_id, player, Bot(1, bot))
    await tables.act(table_id, player, Begin(), seed=7)
    return table_id


async def until(holds: Any) -> None:
    while not holds():
        await asyncio.sleep(0.01)


# -- The queue --


def test_owners_take_turns() -> None:
    """Fifty questions of one owner, then one of another: it comes second, not fifty-first."""

    async def work() -> None:
        thinkers, order = Thinkers(1), list[str]()
        gate = threading.Event()
        first = thinkers.ask("eve", gate.wait, 50)
        asked = [thinkers.ask("eve", order.append, f"eve {number}") for number in range(50)]
        asked += [thinkers.ask(name, order.append, name) for name in ("ann", "bob")]
        assert thinkers.queued == 52
        gate.set()
        await asyncio.gather(first, *asked)
        assert order[:4] == ["eve 0", "ann", "bob", "eve 1"]
        thinkers.close()

    run(work())


def test_nobody_gets_all_threads() -> None:
    async def work() -> None:
        thinkers, gate = Thinkers(2), threading.Event()
        held = [thinkers.ask("eve", gate.wait, 50) for _ in range(10)]
        assert await thinkers.ask("ann", lambda: "thought") == "thought"
        assert thinkers.busy == {"eve": 1}
        gate.set()
        await asyncio.gather(*held)
        assert not thinkers.busy
        assert not thinkers.waiting
        thinkers.close()

    run(work())


def test_what_fails_or_is_given_up_does_not_stop_the_queue() -> None:
    def broken() -> None:
        raise RuntimeError

    async def work() -> None:
        thinkers, gate = Thinkers(1), threading.Event()
        first = thinkers.ask("eve", gate.wait, 50)
        given_up, wrong = thinkers.ask("ann", time.time), thinkers.ask("ann", broken)
        given_up.cancel()
        gate.set()
        await first
        with pytest.raises(RuntimeError):
            await wrong
        assert await thinkers.ask("ann", lambda: 1) == 1
        thinkers.close()

    run(work())


def test_the_bots_of_one_person_do_not_keep_those_of_another_waiting(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            for _ in range(10):
                await tables.open(*bots_alone("eve", "slow"))
            table = await tables.get(await against_bot(tables, "ann"))
            await until(lambda: not table.bot_to_act)
            assert tables.thinkers.queued == 9  # Eve's still wait
            Slow.gate.set()
            await tables.close()

    run(work())


# -- How many --


def test_nobody_has_endless_games_with_bots(tmp_path: Path) -> None:
    """Whether they are opened at once, begun later, or in another process; whoever ends one may begin one."""

    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store, Store(tmp_path / "tables.db") as other:
            tables, elsewhere = Tables(store), Tables(other)
            opening = [tables.open(*bots_alone("eve", "slow")) for _ in range(BOT_TABLES + 5)]
            done = await asyncio.gather(*opening, return_exceptions=True)
            assert sum(isinstance(one, Refused) and one.message == "too-many-bot-tables" for one in done) == 5
            with pytest.raises(Refused, match="too-many-bot-tables"):
                await elsewhere.open(*bots_alone("eve"))
            with pytest.raises(Refused, match="too-many-bot-tables"):
                await against_bot(tables, "eve")
            alone = await tables.open(opened("tricks", 2))
            await tables.act(alone, "eve", Sit(0, "Eve"))  # with people she plays as before
            first = await against_bot(tables, "ann")
            await tables.act(first, "ann", Resign())
            for _ in range(BOT_TABLES):
                last = await against_bot(tables, "ann", "slow")
            with pytest.raises(Refused, match="too-many-bot-tables"):
                await against_bot(tables, "ann", "slow")
            await tables.act(last, "ann", Resign())
            await against_bot(tables, "ann", "slow")
            Slow.gate.set()
            await tables.close()
            await elsewhere.close()

    run(work())


def test_games_that_were_forgotten_long_ago_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            for _ in range(BOT_TABLES):
                await against_bot(tables, "ann", "slow")
            monkeypatch.setattr(tables_module, "DAY", 0)
            await against_bot(tables, "ann", "slow")
            Slow.gate.set()
            await tables.close()

    run(work())


# -- Bots among themselves --


def test_bots_among_themselves_play_only_while_somebody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "GLANCE", -1)

    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            table_id = await tables.open(*bots_alone("eve"))
            played = await tables.get(await against_bot(tables, "ann"))
            await until(lambda: not played.bot_to_act)  # by then the others would have played, too
            table = await tables.get(table_id)
            assert table.moves == 0
            async with tables.watching(table_id, "ann", lambda: None):
                await until(lambda: table.moves > 3)
            before = len(await store.events(table_id))
            live = tables.live[table_id]
            assert live.thinking
            await live.thinking  # at most one move more
            assert len(await store.events(table_id)) <= before + 1
            monkeypatch.setattr(tables_module, "GLANCE", 3600)
            await tables.look(table_id, "ann")
            await until(lambda: table.over)
            await tables.close()

    run(work())


def test_bots_finish_a_game_that_a_person_has_given_up(tmp_path: Path) -> None:
    """Its result counts for the person."""

    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            events = bots_alone("ann", players=3)
            events[1] = {"kind": "sit", "seat": 0, "player": "ann", "name": "Ann"}
            table_id = await tables.open(*events)
            await tables.act(table_id, "ann", Resign())
            live = tables.live[table_id]
            live.looked = 0
            await until(lambda: live.table.over)
            await tables.close()

    run(work())


# -- Clocks --


@pytest.mark.parametrize("then", ["loss", "bot"])
def test_a_bot_does_not_lose_the_time_for_which_it_waits(tmp_path: Path, then: str) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            clock = {"move": 0.01, "game": None, "then": then}
            table_id = await against_bot(tables, "ann", "slow", clock)
            table = await tables.get(table_id)
            assert await store.overdue(time.time() + 3600) == []
            await tables._check_deadlines()
            assert table.bot_to_act == "slow"
            Slow.gate.set()
            await until(lambda: table.moves or table.over)
            first = (await store.events(table_id))[4]  # after the deal
            assert (first["kind"], first["seat"], first.get("late")) == ("move", 1, None)
            await tables.close()

    run(work())
