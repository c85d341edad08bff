"""The rows beside the log say what the table says, after every event."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import select
from test_table import PEOPLE

from irisdeck.server.rows import change, sittings, summary
from irisdeck.server.schema import GAMES, SITTINGS
from irisdeck.server.store import Store
from irisdeck.table.commands import Begin, Leave, Move, Resign, Sit
from irisdeck.table.table import Table, opened

if TYPE_CHECKING:
    from pathlib import Path

    from irisdeck.table.table import Result

CLOCK = {"move": 60, "game": None, "then": "loss"}


class Written:
    """A table whose events are written as the server writes them."""

    def __init__(self, store: Store, players: int = 3, **more: Any) -> None:
        self.store, self.table = store, Table()
        self.first = opened("red7", players, **more)

    async def begin(self) -> Written:
        await self.write(self.table.preview(self.first))
        for seat in range(len(self.table.seats)):
            await self.write(self.table.decide(PEOPLE[seat], Sit(seat, PEOPLE[seat].title()), now=1000))
        await self.write(self.table.decide("ann", Begin(), now=1000, seed=4))
        return self

    async def write(self, result: Result) -> None:
        await self.store.append("t", result.number, result.event, change(self.table, result))
        self.table.apply(result)

    async def play_on(self) -> None:
        """To the end, with any moves."""
        rng = Random(1)
        while self.table.running and self.table.state:
            await self.write(self.table.decide_move(rng.choice(self.table.state.legal_moves), now=1000))

    async def game(self) -> Any:
        [row] = await self.store._read(select(GAMES))
        return row

    async def sittings(self) -> dict[str, tuple[int, bool, int | None]]:
        rows = await self.store._read(select(SITTINGS))
        return {row.player: (row.seat, row.over, row.place) for row in rows}


def test_a_lost_clock_moves_the_deadline_and_ends_the_game_of_who_lost(tmp_path: Path) -> None:
    """The store used to keep the deadline that had passed, and to list the table among theirs."""

    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            at = await Written(store, clock=CLOCK).begin()
            assert (await at.game()).deadline == 1060
            late = PEOPLE[at.table.turn or 0]
            await at.write(at.table.decide_timeout(now=1061))
            assert (await at.game()).deadline is None  # a bot has no clock
            assert await store.overdue(1e9) == []
            assert await store.running(late, 9) == []
            while at.table.bot_to_act and at.table.state:
                await at.write(at.table.decide_move(at.table.state.legal_moves[0], now=1062))
            assert (await at.game()).deadline == at.table.deadline == 1122

    asyncio.run(work())


def test_a_result_is_that_of_who_began_the_game(tmp_path: Path) -> None:
    """Who left in the middle used to have no row, and whoever took the seat had their place."""

    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            at = await Written(store).begin()
            await at.write(at.table.decide("cyd", Leave()))
            assert (await at.sittings())["cyd"] == (2, True, None)
            await at.write(
                at.table.preview({"kind": "sit", "seat": 2, "player": "dan", "name": "Dan"})
            )  # in older logs
            await at.play_on()
            ending, rows = at.table.ending, await at.sittings()
            assert ending
            assert ending.places[2] == 3
            assert [rows[player][2] for player in ("ann", "bob", "cyd", "dan")] == [*ending.places, None]
            assert len(await store.history("cyd", 9)) == 1

    asyncio.run(work())


def test_who_leaves_after_the_end_keeps_the_game(tmp_path: Path) -> None:
    """The row used to be deleted, and the game was gone from their history."""

    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            at = await Written(store, 2).begin()
            await at.write(at.table.decide("bob", Resign()))
            await at.write(at.table.decide("bob", Leave()))
            assert (await at.sittings())["bob"] == (1, True, 2)
            assert len(await store.history("bob", 9)) == 1

    asyncio.run(work())


@pytest.mark.parametrize("seed", range(6))
def test_rows_follow_the_table_whatever_happens(tmp_path: Path, seed: int) -> None:
    async def work() -> None:
        rng = Random(seed)
        async with Store(tmp_path / "tables.db") as store:
            at = await Written(store, clock=CLOCK).begin()
            for _ in range(40):
                if not at.table.running or not at.table.state:
                    break
                await at.write(happening(at.table, rng))
                row = await at.game()
                assert (row.deadline, row.ended_at is not None) == (at.table.deadline, at.table.over)
                assert await at.sittings() == {player: tuple(sitting) for player, sitting in sittings(at.table)}

    asyncio.run(work())


def happening(table: Table, rng: Random) -> Result:
    """Something that may happen: mostly moves, and people who come and go."""
    seated = [player for player in PEOPLE if table.seat_of(player) is not None]
    empty = [PEOPLE[number] for number, seat in enumerate(table.seats) if seat.empty]
    chance = rng.random()
    if chance < 0.1 and len(seated) > 1:
        return table.decide(rng.choice(seated), rng.choice([Leave(), Resign()]), now=1000)
    if chance < 0.3 and empty:
        return table.decide(rng.choice(empty), Sit(None, "New"), now=1000)
    if chance < 0.35:
        return table.decide_timeout(now=1061)
    assert table.state
    assert table.turn is not None
    move = rng.choice(table.state.legal_moves)
    player = table.seats[table.turn].player
    return table.decide(player, Move(move, table.moves), now=1000) if player else table.decide_move(move, now=1000)


def test_only_a_move_that_ends_the_game_changes_rows_unless_a_clock_runs() -> None:
    table, rng, changes = Table([opened("red7", 3)]), Random(1), 0
    for seat in range(3):
        table.apply(table.decide(PEOPLE[seat], Sit(seat, PEOPLE[seat].title())))
    table.apply(table.decide("ann", Begin(), seed=4))
    while table.running and table.state:
        result = table.decide_move(rng.choice(table.state.legal_moves))
        assert change(table, result) or summary(table) == summary(result.table)
        changes += change(table, result) is not None
        table.apply(result)
    assert changes == 1
    assert table.over
