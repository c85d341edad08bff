"""A series at a table of friends: the same deal from every seat, totals, and nothing to look up between the rounds."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from test_api import Program, program
from test_web import Browser, lit

from irisdeck.game import Refused
from irisdeck.server.store import Store
from irisdeck.server.tables import Tables
from irisdeck.table import commands
from irisdeck.table.table import Table, opened, sat

if TYPE_CHECKING:
    from pathlib import Path

    from serving import Server

NAMES = ("ann", "bob", "cleo", "dan")


def first_round(name: str, players: int, **options: Any) -> Table:
    people = [sat(seat, who, who.title()) for seat, who in enumerate(NAMES[:players])]
    table = Table([opened(name, players, options, series=True), *people])
    table.apply(table.decide("ann", commands.Begin()))
    return table


def played(table: Table, seed: int = 1) -> Table:
    rng = Random(seed)
    while table.running:
        assert table.state
        table.apply(table.decide_move(rng.choice(table.state.legal_moves)))
    return table


def hands(table: Table) -> Any:
    assert table.state
    return table.state._deals[0][1], table.turn


@pytest.mark.parametrize(("name", "players"), [("duel", 2), ("tricks", 4), ("red7", 3)])
def test_everybody_plays_the_same_cards_from_every_seat(name: str, players: int) -> None:
    table, begun = first_round(name, players), None
    seats: dict[str, list[int | None]] = {who: [] for who in NAMES[:players]}
    shares = dict.fromkeys(NAMES[:players], 0.0)
    for number in range(1, players + 1):
        assert table.series
        assert table.series.round == number
        assert begun in (None, hands(table)), "the same cards, and the same seat begins"
        begun = hands(table)
        for who in seats:
            seats[who].append(table.seat_of(who))
        played(table, number)
        for seat, player in enumerate(table.playing):
            shares[player.who] += (seat in table.winners) / len(table.winners)
        assert table.sealed == (number < players)
        if number < players:
            with pytest.raises(Refused, match="series-goes-on"):
                table.record()
            table = Table(table.again(by="ann"))
    assert all(sorted(sat_at) == list(range(players)) for sat_at in seats.values())  # type: ignore[type-var]
    assert table.series
    totals = {table.seats[total.seat].player: total.share for total in table.series.totals(table)}
    assert totals == pytest.approx(shares)
    assert sum(totals.values()) == pytest.approx(players)
    table.record().check()
    fresh = Table(table.again(by="ann"))
    assert fresh.series
    assert fresh.series.round == 1
    assert hands(fresh) != begun


def test_later_rounds_of_red7_are_dealt_alike_too() -> None:
    table = first_round("red7", 2, advanced=True)
    again = Table([table.first, *(sat(seat, who, who) for seat, who in enumerate(("bob", "ann"))), table.deal()])
    for one in (table, again):
        played(one, 7)
    assert table.state
    assert again.state
    assert len(table.state._deals) > 1
    assert table.state._deals == again.state._deals


def test_a_series_is_not_rated() -> None:
    with pytest.raises(Refused, match="rated-with-series"):
        opened("red7", 2, rated=True, series=True)


def test_the_replay_of_a_round_opens_when_all_are_over(tmp_path: Path) -> None:
    async def finish(tables: Tables, table_id: str) -> None:
        while not (table := await tables.get(table_id)).over:
            assert table.state
            player = table.seats[table.state.seat].player or ""
            await tables.act(table_id, player, commands.Move(table.state.legal_moves[0], table.moves))

    async def run() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            people = [sat(seat, who, who.title()) for seat, who in enumerate(NAMES[:2])]
            first = await tables.open(opened("red7", 2, series=True), *people)
            await tables.act(first, "ann", commands.Begin())
            await finish(tables, first)
            for _ in range(2):
                assert (await tables.look(first, "ann")).table.sealed
                second = await tables.act(first, "bob", commands.Rematch())
            await finish(tables, second)
            assert not (await tables.look(first, "ann")).table.sealed
            (await tables.get(first)).record().check()
            await tables.close()

    asyncio.run(run())


# -- Pages and the API --


def test_friends_play_a_series_without_scripts(running: Server) -> None:
    ann, bob = Browser(running), Browser(running)
    ann.get("/new/red7")
    ann.post("/tables", game="red7", players=2, name="Ann", series="on")
    table = ann.path
    assert "Same cards from every seat" in ann.html
    bob.get(table)
    bob.post(table, do="sit-1", name="Bob")
    ann.get(table)
    ann.post(table, do="begin")
    for number in (1, 2):
        for _ in range(200):
            for one in (ann, bob):
                one.get(table)
                if lit(one.html):
                    one.move(lit(one.html)[-1])
            if 'id="result"' in ann.get(table):
                break
        assert f"Round {number} of 2 with the same cards" in ann.html
        if number == 1:
            assert f'href="{table}/replay"' not in ann.html
            for door in ("/record", "/replay", "/analysis", "/analysis?at=1&seat=1"):
                bob.get(table + door)
                assert bob.status == 409
                assert "These cards come again" in bob.html
            ann.get(table)
            ann.post(table, do="rematch")
            first, table = table, ann.path
            assert table != first
    assert f'href="{table}/replay"' in ann.html
    assert f'href="{first}/replay"' in bob.get(first)
    assert bob.get(f"{first}/replay")
    assert bob.status == 200


def test_programs_open_a_series_and_are_not_told_its_cards_between_rounds(running: Server) -> None:
    asking: Program = program(running, "read", "play", "open")
    table = asking.opens("red7", bots=["easy"], series=True, listed=True)["id"]
    asking.wish(table, "resign")
    for door in ("record", "analysis"):
        assert asking.ask(f"/tables/{table}/{door}")["error"] == "series-goes-on"
        assert asking.status == 409
    assert asking.ask("/records.jsonl") == ""
    asking.ask("/tables", {"game": "red7", "series": True, "rated": True})
    assert asking.status == 422
