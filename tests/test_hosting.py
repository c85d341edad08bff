"""More than one process: real PostgreSQL, real Redis, processes that are killed at any moment."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import ExitStack, suppress
from random import Random
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import psycopg
import pytest
import services
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from serving import Server
from test_web import Browser, lit
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import irisdeck
from irisdeck.server import schema
from irisdeck.server.bus import BusError, bus
from irisdeck.server.ratings import Rating, ratings
from irisdeck.server.store import Store, StoreError, Taken
from irisdeck.table import Ending, Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def postgres() -> Iterator[services.Postgres]:
    with services.postgres() as made:
        yield made


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    with services.redis() as made:
        yield made


# -- The store --


def test_postgresql_keeps_what_sqlite_keeps(postgres: services.Postgres) -> None:
    async def work() -> None:
        url = postgres.database()
        async with Store(url) as store:
            with store.engine.connect() as connection:
                assert compare_metadata(MigrationContext.configure(connection), schema.SCHEMA) == []
            await asyncio.gather(*(store.append("a", number, {"n": number}) for number in range(300)))
            claims = [store.append("b", 0, {"by": by}) for by in range(5)]
            done = await asyncio.gather(*claims, return_exceptions=True)
            assert sum(isinstance(one, Taken) for one in done) == 4
        async with Store(url) as store:
            assert await store.events("a", 298) == [{"n": 298}, {"n": 299}]
            assert await store.numbers(["a", "b", "c"]) == {"a": 300, "b": 1}

    asyncio.run(work())


def test_of_two_processes_one_writes_an_event(postgres: services.Postgres) -> None:
    async def work() -> None:
        url = postgres.database()
        async with Store(url) as one, Store(url) as two:
            for number in range(50):
                claims = [store.append("a", number, {"by": by}) for by, store in enumerate((one, two))]
                done = await asyncio.gather(*claims, return_exceptions=True)
                assert sorted(type(outcome).__name__ for outcome in done) == ["NoneType", "Taken"]
            assert await one.events("a") == await two.events("a")

    asyncio.run(work())


def test_games_that_end_at_once_are_all_rated(postgres: services.Postgres) -> None:
    """Two processes write the ratings of the same people at the same time, newcomers to the database."""

    async def work() -> None:
        url = postgres.database()
        ending = Ending("red7", (("ann", "Ann"), ("bob", "Bob")), (1, 2), rated=True)
        other = Ending("red7", (("bob", "Bob"), ("ann", "Ann")), (1, 2), rated=True)
        async with Store(url) as one, Store(url) as two:
            ends = [
                store.append(f"{number}-{by}", 0, {"kind": "move", "ends": True}, ending if number % 2 else other)
                for number in range(20)
                for by, store in enumerate((one, two))
            ]
            await asyncio.gather(*ends)
            with one.engine.connect() as connection:
                found = ratings(connection, "red7", ["ann", "bob", "new"])
            assert found["ann"].games == found["bob"].games == 40
            assert found["new"] == Rating()

    asyncio.run(work())


def test_what_is_wrong_with_an_address_is_told_without_the_password() -> None:
    async def work(where: str) -> None:
        async with Store(where):
            pass

    with pytest.raises(StoreError, match="cannot be used") as told:
        asyncio.run(work("postgresql://ann:secret@127.0.0.1:1/none"))
    assert "secret" not in str(told.value)
    with pytest.raises(StoreError, match="is not one"):
        asyncio.run(work("nonsense"))
    with pytest.raises(BusError, match="cannot tell each other through smtp://"):
        bus("smtp://localhost")


# -- Processes --


class Cluster:
    """Some processes over one database; any of them may be killed and started again."""

    def __init__(self, folder: Path, database: str, fanout: str, count: int = 2) -> None:
        self.folder = folder
        self.words = ["--database", database, *(["--fanout", fanout] if fanout else [])]
        self.servers = [self.start(number) for number in range(count)]

    def start(self, number: int, port: int = 0) -> Server:
        return Server(self.folder / str(number), port, words=self.words)

    def kill(self, number: int) -> None:
        """And starts it again, at the same address."""
        self.servers[number].kill()
        self.servers[number] = self.start(number, self.servers[number].port)

    def stop(self) -> None:
        for server in self.servers:
            server.kill()

    @property
    def complaints(self) -> str:
        return "".join(server.complaints for server in self.servers)


@pytest.fixture(params=["redis", "postgresql"])
def cluster(
    request: pytest.FixtureRequest, tmp_path: Path, postgres: services.Postgres, redis: str
) -> Iterator[Cluster]:
    made = Cluster(tmp_path, postgres.database(), redis if request.param == "redis" else "")
    yield made
    made.stop()


class Player:
    """Somebody at a table with another, who plays over sockets to whichever process answers."""

    def __init__(self, browser: Browser, seed: str) -> None:
        self.browser = browser
        self.cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in browser.jar)
        self.parts: dict[str, str] = {}
        self.shown, self.over, self.rng = 0, False, Random(seed)

    async def play(self, table: str, cluster: Cluster) -> None:
        """Until the game is over, at one process after another."""
        while not self.over:
            port = self.rng.choice(cluster.servers).port
            self.parts.clear()
            with suppress(OSError, WebSocketException):
                address = f"ws://localhost:{port}{table}/live"
                async with connect(address, additional_headers={"Cookie": self.cookies}, open_timeout=5) as pushed:
                    while not self.over:
                        await self.answer(pushed, str(await asyncio.wait_for(pushed.recv(), 15)))
            await asyncio.sleep(0.05)

    async def answer(self, pushed: Any, html: str) -> None:
        if html.startswith("!"):
            assert "changed" in html, html  # somebody was faster: look again
            return
        self.over = self.over or 'id="result"' in html
        self.parts |= {
            part[1]: part[0] for part in re.finditer(r'<section id="([\w-]+)".*?</section>', html, re.DOTALL)
        }
        number = re.search(r'name="number" value="(\d+)"', html)
        if number:
            self.shown = int(number[1])
            if moves := lit("".join(self.parts.values())):
                await pushed.send(urlencode({"do": "move", "move": self.rng.choice(moves), "number": self.shown}))


def two_at_a_table(cluster: Cluster, game: str) -> tuple[str, list[Player]]:
    """Two people who meet at one table through two processes."""
    ann, bob = (Browser(cluster.servers[number]) for number in (0, -1))
    ann.get("/")
    ann.post("/tables", game=game, name="Ann", players=2)
    table = ann.path
    bob.get(table)
    bob.post(table, do="sit-1", name="Bob")
    ann.post(table, do="begin")
    assert ann.status == bob.status == 200
    return table, [Player(ann, f"{table} ann"), Player(bob, f"{table} bob")]


def test_two_people_at_two_processes_play_a_game(cluster: Cluster) -> None:
    async def work(table: str, people: list[Player]) -> None:
        await asyncio.wait_for(asyncio.gather(*(person.play(table, cluster) for person in people)), 120)

    for game in irisdeck.GAMES:
        table, people = two_at_a_table(cluster, game)
        asyncio.run(work(table, people))
        for person in people:
            assert "Download the record" in person.browser.get(table)
    assert "Traceback" not in cluster.complaints


def test_processes_are_killed_under_load_and_no_move_is_lost_or_made_twice(cluster: Cluster) -> None:
    async def rush(games: list[tuple[str, list[Player]]]) -> None:
        playing = asyncio.gather(*(one.play(table, cluster) for table, people in games for one in people))
        for kill in range(6):
            await asyncio.sleep(0.5)
            await asyncio.to_thread(cluster.kill, kill % 2)
            check(cluster, games)
        await asyncio.wait_for(playing, 200)

    games = [two_at_a_table(cluster, game) for game in irisdeck.GAMES for _ in range(3)]
    asyncio.run(rush(games))
    check(cluster, games)
    assert "Traceback" not in cluster.complaints


def check(cluster: Cluster, games: list[tuple[str, list[Player]]]) -> None:
    """Every move that was shown is in the log, once, and the log is a game by the rules."""
    shown = {table: max(person.shown for person in people) for table, people in games}
    with psycopg.connect(cluster.words[1]) as database:
        for table, moves in shown.items():
            wanted = "SELECT number, body FROM events WHERE table_id = %s ORDER BY number"
            log = database.execute(wanted, [table.rpartition("/")[2]]).fetchall()
            assert [number for number, _ in log] == list(range(len(log)))
            played = Table([json.loads(body) for _, body in log])
            assert played.moves >= moves


def test_who_is_away_is_known_in_other_processes(cluster: Cluster) -> None:
    async def work(table: str, people: list[Player]) -> None:
        ann, bob = people
        first, second = (f"ws://localhost:{server.port}{table}/live" for server in cluster.servers)
        async with connect(second, additional_headers={"Cookie": bob.cookies}) as pushed:
            async with connect(first, additional_headers={"Cookie": ann.cookies}) as other:
                await other.recv()
                await until(pushed, 'id="seat-0"', "away", False)
            await until(pushed, 'id="seat-0"', "away", True)
            async with connect(first, additional_headers={"Cookie": ann.cookies}) as other:
                await other.recv()
                await until(pushed, 'id="seat-0"', "away", False)
                await asyncio.to_thread(cluster.servers[0].kill)  # nobody says goodbye
                await until(pushed, 'id="seat-0"', "away", True)
        cluster.servers[0] = cluster.start(0)

    table, people = two_at_a_table(cluster, "red7")
    asyncio.run(asyncio.wait_for(work(table, people), 90))


async def until(pushed: Any, part: str, word: str, there: bool) -> None:
    """Reads what is pushed until a part of the page has a tag, or has it no more."""
    while True:
        html = str(await pushed.recv())
        found = re.search(rf"<section {part}.*?</section>", html, re.DOTALL)
        if found and (f'class="tag {word}"' in found[0]) == there:
            return


def test_a_bot_whose_process_died_is_played_on_by_another(tmp_path: Path, postgres: services.Postgres) -> None:
    with ExitStack() as stack:
        cluster = Cluster(tmp_path, postgres.database(), "")
        stack.callback(cluster.stop)
        ann = Browser(cluster.servers[0])
        ann.get("/")
        ann.post("/tables", game="tricks", name="Ann", players=2, bot="easy")
        player, table = Player(ann, "ann"), ann.path

        async def work() -> None:
            playing = asyncio.create_task(player.play(table, cluster))
            for kill in range(4):
                await asyncio.sleep(0.4)
                await asyncio.to_thread(cluster.kill, kill % 2)
            await asyncio.wait_for(playing, 120)

        asyncio.run(work())
        assert player.over
