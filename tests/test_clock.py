"""Time to think: what counts, what happens when it is up, and that it does happen, server restarted or not."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import pytest

from irisdeck.server.store import Store
from irisdeck.server.tables import Tables
from irisdeck.table import boards, clock
from irisdeck.table.commands import Begin, Move, Resign, Sit, Undo
from irisdeck.table.table import Refused, Table, opened
from irisdeck.words import tell

if TYPE_CHECKING:
    from pathlib import Path

PEOPLE = ("ann", "bob", "cleo")


def sat_down(
    agreement: dict[str, Any], name: str = "tricks", players: int = 2, at: float = 1000
) -> list[dict[str, Any]]:
    """The log of a table at which everybody sits and the cards are dealt."""
    table = Table(log := [opened(name, players, clock=agreement)])
    for seat, who in enumerate(PEOPLE[:players]):
        log.append(table.decide(who, Sit(seat, who.title()), now=at).event)
        table.apply(log[-1])
    log.append(table.decide("ann", Begin(), now=at, seed=1).event)
    return log


def move(table: Table, at: float, choice: int = 0) -> None:
    view = table.view(table.turn)
    assert view
    command = Move(view.legal_moves[choice], table.moves)
    table.apply(table.decide(PEOPLE[table.turn or 0], command, now=at))


def test_time_for_a_move_begins_anew_with_each() -> None:
    table = Table(sat_down({"move": 60, "game": None, "then": "bot"}))
    assert table.deadline == 1060
    move(table, 1050)
    assert table.deadline == 1110
    assert not table.late(1110)
    assert table.late(1111)


def test_time_for_the_game_is_used_up_move_by_move() -> None:
    table = Table(sat_down({"move": None, "game": 300, "then": "loss"}))
    first = table.turn or 0
    move(table, 1100)
    assert table.clock
    assert table.clock.left[first] == 200
    assert table.clock.left[1 - first] == 300
    assert table.deadline == 1400


def test_whichever_ends_first_counts() -> None:
    table = Table(sat_down({"move": 60, "game": 100, "then": "loss"}))
    assert table.deadline == 1060
    while table.clock and table.clock.left[0] > 60:
        move(table, table.clock.since + 50)
    while table.turn != 0:
        assert table.clock
        move(table, table.clock.since + 1)
    assert table.clock
    assert table.deadline == table.clock.since + table.clock.left[0] < table.clock.since + 60


def test_time_for_the_move_and_for_the_game_are_told_apart() -> None:
    table = Table(sat_down({"move": 60, "game": 300, "then": "loss"}))
    mover, other = table.turn or 0, 1 - (table.turn or 0)
    shown = boards.parts(table, "t", boards.Viewer(other), now=1020)["clock"].values
    assert shown["times"] == [("This move", 40, "0:40"), ("Whole game", 280, "4:40")]
    assert (shown["name"], shown["left"]) == (table.names[mover], 40)
    assert shown["seats"] == [("You", "5:00")]
    only = Table(sat_down({"move": 60, "game": None, "then": "bot"}))
    shown = boards.parts(only, "t", boards.Viewer(other), now=1020)["clock"].values
    assert (shown["times"], shown["seats"]) == ([("This move", 40, "0:40")], [])


def test_a_move_taken_back_gives_no_time_back() -> None:
    table = Table(sat_down({"move": 60, "game": 300, "then": "bot"}, "red7"))
    seat = table.turn or 0
    view = table.view(seat)
    assert view
    laid = next(text for text in view.legal_moves if text.startswith("+"))
    table.apply(table.decide(PEOPLE[seat], Move(laid, 0), now=1040))
    if not table.may_undo(seat):
        pytest.fail("laying a card into the palette reveals nothing: it can be taken back")
    table.apply(table.decide(PEOPLE[seat], Undo(1), now=1045))
    assert table.deadline == 1060


def test_a_move_that_comes_too_late_is_refused() -> None:
    table = Table(sat_down({"move": 60, "game": None, "then": "bot"}))
    with pytest.raises(Refused, match="time-up"):
        move(table, 1061)
    assert table.moves == 0


def test_between_two_whoever_runs_out_of_time_has_lost() -> None:
    table = Table(sat_down({"move": 60, "game": None, "then": "loss"}))
    late = table.turn or 0
    result = table.decide_timeout(now=1061)
    assert result.ending
    assert result.ending.places[late] == 2
    table.apply(result)
    assert table.over
    assert table.winners == (1 - late,)
    assert table.deadline is None


def test_among_more_a_bot_plays_on_and_the_late_one_comes_last() -> None:
    table = Table(sat_down({"move": 60, "game": None, "then": "loss"}, players=3))
    late = table.turn or 0
    table.apply(table.decide_timeout(now=1061))
    assert not table.over
    assert table.bot_to_act == "medium"
    while not table.over:
        view = table.view(table.turn)
        assert view
        result = table.decide_move(view.legal_moves[0], now=1062)
        table.apply(result)
    assert result.ending
    assert result.ending.places[late] == 3


def played_out(table: Table, now: float) -> tuple[int, ...]:
    """The places after somebody has made all remaining moves."""
    while True:
        assert table.state
        result = table.decide_move(table.state.legal_moves[0], now=now)
        table.apply(result)
        if result.ending:
            return result.ending.places


@pytest.mark.parametrize("terms", [{"move": 60, "game": None}, {"move": None, "game": 300}])
def test_somebody_who_resigns_leaves_the_time_of_the_mover_as_it_is(terms: dict[str, Any]) -> None:
    table = Table(sat_down({**terms, "then": "loss"}, players=3))
    mover, before = table.turn or 0, table.deadline
    result = table.decide(PEOPLE[mover - 1], Resign(), now=1040)
    assert result.deadline == before
    table.apply(result)
    assert table.deadline == before


@pytest.mark.parametrize("terms", [{"move": 60, "game": None}, {"move": None, "game": 300}])
def test_who_lost_on_time_is_out_of_the_clock(terms: dict[str, Any]) -> None:
    table = Table(sat_down({**terms, "then": "loss"}, players=3))
    first = table.turn or 0
    table.apply(table.decide_timeout(now=2000))
    assert table.bot_to_act
    assert table.deadline is None  # a bot has no time to lose
    assert not table.late(1e9)
    shown = boards.parts(table, "t", boards.Viewer(None), now=2001)["clock"].values
    assert shown["left"] is None
    assert table.names[first] not in [name for name, _ in shown["seats"]]
    while table.turn == first:
        assert table.state
        table.apply(table.decide_move(table.state.legal_moves[0], now=2010))
    assert table.deadline == 2010 + (terms["move"] or terms["game"])  # the time of the next begins with the bot's move


def test_of_two_who_lost_on_time_the_later_one_comes_before_the_other() -> None:
    table = Table(sat_down({"move": 60, "game": None, "then": "loss"}, players=3))
    first = table.turn or 0
    table.apply(table.decide_timeout(now=2000))
    while table.turn == first:
        assert table.state
        table.apply(table.decide_move(table.state.legal_moves[0], now=2001))
    second = table.turn or 0
    table.apply(table.decide_timeout(now=3000))
    places = played_out(table, 3001)
    assert (places[first], places[second]) == (3, 2)


def test_losing_twice_in_an_old_log_does_not_lift_anybody() -> None:
    """Earlier versions let the bot of a seat that had lost on time lose again."""
    log = sat_down({"move": 60, "game": None, "then": "loss"}, players=3)
    first = Table(log).turn or 0
    second = (first + 1) % 3
    log += [{"kind": "timeout", "seat": seat, "at": at} for seat, at in ((first, 2000), (second, 2100), (first, 2200))]
    places = played_out(Table(log), 3001)
    assert (places[first], places[second]) == (3, 2)


def test_a_move_that_was_under_way_when_time_was_up_counts() -> None:
    table = Table(sat_down({"move": 60, "game": None, "then": "bot"}))
    move(table, 1060 + 0.4)
    assert table.moves == 1
    with pytest.raises(Refused, match="time-up"):
        move(table, 1120.4 + 0.6)


def test_nonsense_is_no_clock() -> None:
    assert clock.agreed(0, 0, "bot") is None
    for wrong in ((7, 0, "bot"), (60, 5, "bot"), (60, 0, "murder")):
        with pytest.raises(ValueError, match="no such clock"):
            clock.agreed(*wrong)


# -- Live --


async def opened_live(tables: Tables, then: str, seconds: float) -> str:
    return await tables.open(*sat_down({"move": seconds, "game": None, "then": then}, at=time.time()))


async def until(tables: Tables, table_id: str, what: Any) -> Table:
    """A table once something holds for it."""
    changed = asyncio.Event()
    async with tables.watching(table_id, "watcher", changed.set):
        while not what(table := await tables.get(table_id)):
            changed.clear()
            await asyncio.wait_for(changed.wait(), 20)
    return table


def test_when_time_is_up_a_bot_makes_the_move(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            table_id = await opened_live(tables, "bot", 0.2)
            table = await until(tables, table_id, lambda table: table.moves >= 3)
            assert "ran out of time" in str(table.told[-1][1][0])
            assert table.running
            await tables.close()
            log = await store.events(table_id)
            assert all(event.get("late") for event in log if event["kind"] == "move")

    asyncio.run(work())


def test_time_runs_out_while_the_server_is_down(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            table_id = await opened_live(tables, "loss", 1)
            await tables.close()
        await asyncio.sleep(1.2)
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            await tables.start()
            while not await store.finished(None, 0, 1e12) and not await over(store, table_id):
                await asyncio.sleep(0.1)
            table = Table(await store.events(table_id))
            assert table.resigned is not None
            assert await store.overdue(time.time() + 1000) == []
            await tables.close()

    asyncio.run(asyncio.wait_for(work(), 60))


async def over(store: Store, table_id: str) -> bool:
    return Table(await store.events(table_id)).over


def test_the_database_knows_the_same_deadline_after_somebody_has_resigned(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            log = sat_down({"move": 600, "game": None, "then": "loss"}, players=3, at=time.time() - 300)
            table_id = await tables.open(*log)
            table = await tables.get(table_id)
            mover, deadline = table.turn or 0, table.deadline
            assert deadline
            await tables.act(table_id, PEOPLE[mover - 1], Resign())
            assert await store.overdue(deadline - 1) == []
            assert await store.overdue(deadline + 1) == [table_id]
            await tables.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_limits_are_told_in_their_largest_unit() -> None:
    told = {30: "30 s", 60: "1 min", 90: "90 s", 900: "15 min", 3600: "1 h", 86_400: "1 day", 7 * 86_400: "7 days"}
    assert {seconds: tell(boards.length(seconds), "en") for seconds in told} == told
    assert tell(boards.length(3 * 86_400), "cs") == "3 dny"
    assert tell(boards.length(7 * 86_400), "ru") == "7 дней"
