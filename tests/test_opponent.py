"""Strangers find each other, however many look at once, and in whichever process; friends see who invites to what."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

from sqlalchemy import update
from test_tables import Deaf, run
from test_web import Browser
from websockets.sync.client import connect

from irisdeck.server import opponents
from irisdeck.server.schema import GAMES
from irisdeck.server.store import Store
from irisdeck.server.tables import Tables
from irisdeck.table.commands import Begin, Leave, Sit
from irisdeck.table.table import opened

if TYPE_CHECKING:
    from pathlib import Path

    from serving import Server


async def find(tables: Tables, who: str, game: str = "duel", given: set[str] | None = None, **more: Any) -> str:
    """Somebody looks for an opponent."""
    wanted = opened(game, more.pop("players", 2), more.pop("options", None), listed=True, **more)
    return await opponents.find(tables, who, Sit(None, who.title()), wanted, given or set())


def test_two_strangers_meet_and_the_game_begins(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            first = await find(tables, "ann")
            assert (await tables.get(first)).waiting
            assert await find(tables, "bob") == first
            table = await tables.get(first)
            assert [seat.name for seat in table.seats] == ["Ann", "Bob"]
            assert table.running
            assert await opponents.waiting(tables) == []
            await tables.close()

    run(work())


def test_whoever_looks_again_keeps_the_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            assert await find(tables, "ann") == await find(tables, "ann")
            assert await find(tables, "bob", "red7") != await find(tables, "ann")
            await tables.close()

    run(work())


def test_of_many_who_look_at_once_nobody_is_left_alone(tmp_path: Path) -> None:
    """In two processes, whose news are all lost."""

    async def work() -> None:
        async with Store(tmp_path / "tables.db") as here, Store(tmp_path / "tables.db") as there:
            both = Tables(here, bus=Deaf()), Tables(there, bus=Deaf())
            people = [f"p{number}" for number in range(8)]
            found = await asyncio.gather(*(find(both[number % 2], who) for number, who in enumerate(people)))
            fresh = Tables(here)
            at = {name: await fresh.get(name) for name in found}
            for who, name in zip(people, found, strict=True):
                assert at[name].seat_of(who) is not None
            assert len(at) == len(people) / 2
            assert all(table.running for table in at.values())
            for tables in (*both, fresh):
                await tables.close()

    run(work())


def test_one_free_seat_is_given_to_one_of_two(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as here, Store(tmp_path / "tables.db") as there:
            both = Tables(here, bus=Deaf()), Tables(there, bus=Deaf())
            host = await find(both[0], "ann")
            sat = await asyncio.gather(
                *(opponents.join(tables, host, who, Sit(None, who)) for tables, who in zip(both, "bc", strict=True))
            )
            assert sorted(sat) == [False, True]
            for tables in both:
                await tables.close()

    run(work())


def test_a_table_must_have_what_was_asked_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            clock = {"move": 60, "game": None, "then": "bot"}
            advanced = await find(tables, "ann", "red7", options={"advanced": True})
            timed = await find(tables, "bob", "red7", clock=clock)
            rated = await find(tables, "cleo", "red7", rated=True)
            three = await find(tables, "dan", "red7", {"players", "options"}, players=3)
            assert len({advanced, timed, rated, three}) == 4
            assert await find(tables, "eve", "red7", clock=clock) == timed
            assert await find(tables, "fay", "red7", {"players"}, players=3) == three
            assert not (await tables.get(three)).running
            assert await find(tables, "guy", "red7", {"options"}, options={"advanced": True}) == advanced
            assert await find(tables, "hal", "red7", rated=True) == rated
            await tables.close()

    run(work())


def test_only_tables_where_somebody_was_seen_lately_are_offered(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            name = await find(tables, "ann")

            async def an_hour_passes() -> None:
                await store._do(update(GAMES).values(waiting_at=GAMES.c.waiting_at - 3600))

            await an_hour_passes()
            assert await opponents.waiting(tables) == []
            async with tables.watching(name, "ann", lambda: None):
                await tables._keep_waiting()
                assert [one for one, _ in await opponents.waiting(tables)] == [name]
            await tables.act(name, "ann", Leave())
            assert await opponents.waiting(tables) == []
            private = await tables.open(opened("duel", 2))
            await tables.act(private, "ann", Sit(0, "Ann"))
            assert await opponents.waiting(tables) == []
            await tables.close()

    run(work())


def test_a_table_for_friends_is_offered_only_if_it_is_public(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            name = await tables.open(opened("duel", 2, listed=True))
            assert await opponents.waiting(tables) == []  # nobody sits there
            await tables.act(name, "ann", Sit(0, "Ann"))
            assert [one for one, _ in await opponents.waiting(tables)] == [name]
            await tables.act(name, "bob", Sit(1, "Bob"))
            assert await opponents.waiting(tables) == []
            await tables.act(name, "ann", Begin())
            assert await opponents.waiting(tables) == []
            await tables.close()

    run(work())


# -- In the browser --


def body(browser: Browser) -> str:
    """A page without its link preview."""
    return browser.html.partition("<body")[2]


def shelf(html: str, name: str) -> str:
    """A section of the home page."""
    return html.partition(f'<h2 id="{name}"')[2].partition("</section>")[0]


def test_home_offers_the_tables_of_others_with_what_they_play(running: Server) -> None:
    ann, bob = Browser(running), Browser(running)
    ann.get("/you")
    ann.post("/you", face="bear")
    ann.post("/opponent", game="red7", name="Ann", **{"option-advanced": "on", "clock-move": "60"})
    table = ann.path
    assert "Your table is listed on the home page." in ann.html
    assert "Ann" not in shelf(ann.get("/"), "opponent")
    offered = shelf(bob.get("/"), "opponent")
    assert re.findall(r'class="face f-(\w+)"', offered) == ["bear"]
    for words in ("Ann", "Red7", "Waiting for 1 player", "Sit down", "for each move"):
        assert words in offered
    found = re.search(r'name="table" value="([^"]+)"', offered)
    assert found
    bob.post("/opponent", table=found[1], name="Bob")
    assert (bob.status, bob.path) == (200, table)
    assert "Bob" in ann.get(table)
    assert 'id="hand"' in ann.html
    eve = Browser(running)
    eve.get("/")
    eve.post("/opponent", table=found[1], name="Eve")
    assert (eve.status, eve.said) == (409, "No seat is free.")


def test_an_invited_friend_sees_who_invites_to_what_and_sits_down(running: Server) -> None:
    ann, bob = Browser(running), Browser(running)
    ann.get("/")
    ann.post("/tables", game="red7", name="Ann <b>", players=2, **{"option-advanced": "on"})
    table = ann.path
    assert "invites you" not in body(ann)
    bob.get(table)
    assert "Ann &lt;b&gt; invites you to play Red7" in body(bob)
    assert re.search(r'<button [^>]*value="sit"[^>]*>Sit down</button>', bob.html)
    bob.post(table, do="sit", name="Bob")
    assert "Leave the seat" in bob.html
    assert "invites you" not in body(bob)


def test_home_tells_who_plays_in_public_and_what_happened_last(running: Server) -> None:
    ann, bob = Browser(running), Browser(running)
    ann.get("/")
    ann.post("/tables", game="duel", name="Ann", players=2, bot="strong", listed="on")
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in ann.jar)
    with connect(f"ws://localhost:{running.port}{ann.path}/live", additional_headers={"Cookie": cookies}) as page:
        page.recv()
        [line] = re.findall(rf'<li><a href="{ann.path}".*?</li>', shelf(bob.get("/"), "watch"))
    assert re.findall(r'class="face f-(\w+)"', line) == ["person", "fox"]
    assert "Ann" in line
    assert re.search(r'title="[^"]+"', line)  # what happened last
