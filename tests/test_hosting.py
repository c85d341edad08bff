"""More than one process: real PostgreSQL, real Redis, processes that are killed at any moment."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
import services
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from cluster import Cluster, Pair, Player, audit, rush, two_at_a_table
from commands import command
from people import Person, chromium, play_on
from redis.asyncio import Redis
from serving import Server, server
from test_api import Program, token_of
from test_web import Browser
from websockets.asyncio.client import connect

import irisdeck
from irisdeck.server import ratings as ratings_module
from irisdeck.server import schema
from irisdeck.server.bus import CHANNEL, BusError, RedisBus, bus
from irisdeck.server.ratings import Rating, ratings
from irisdeck.server.rows import Change
from irisdeck.server.store import Store, StoreError, Taken
from irisdeck.server.tables import Tables
from irisdeck.table.commands import Begin, Say, Sit
from irisdeck.table.table import Ending, opened
from irisdeck.table.table import Player as Began

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
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


def test_one_bad_write_fails_alone(postgres: services.Postgres) -> None:
    """PostgreSQL takes no NUL: whoever sends one fails, and nobody whose move was in the same commit."""

    async def work() -> None:
        async with Store(postgres.database()) as store:
            moves = [store.append(f"t{number}", 0, {"n": number}) for number in range(20)]
            done = await asyncio.gather(store.drop_token("\0", "ann"), *moves, return_exceptions=True)
            assert isinstance(done[0], StoreError)
            assert done[1:] == [None] * 20
            assert await store.numbers([f"t{number}" for number in range(20)]) == {f"t{n}": 1 for n in range(20)}

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
        ending = Ending("red7", (Began("ann", "Ann"), Began("bob", "Bob")), (1, 2), rated=True)
        other = Ending("red7", (Began("bob", "Bob"), Began("ann", "Ann")), (1, 2), rated=True)
        async with Store(url) as one, Store(url) as two:
            ends = [
                store.append(f"{number}-{by}", 0, {"kind": "move"}, Change(ending=ending if number % 2 else other))
                for number in range(20)
                for by, store in enumerate((one, two))
            ]
            await asyncio.gather(*ends)
            with one.engine.connect() as connection:
                found = ratings(connection, "red7", ["ann", "bob", "new"])
            assert found["ann"].games == found["bob"].games == 40
            assert found["new"] == Rating()

    asyncio.run(work())


def test_a_newcomer_rated_by_two_processes_at_once_keeps_both_games(
    postgres: services.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process commits after this one has looked for ratings that are not there yet."""
    ending = Ending("red7", (Began("ann", "Ann"), Began("bob", "Bob")), (1, 2), rated=True)
    rated = ratings_module.after

    async def work() -> None:
        url = postgres.database()
        async with Store(url) as one, Store(url) as two:

            def meanwhile(*given: Any) -> Any:
                monkeypatch.setattr(ratings_module, "after", rated)
                with two.engine.begin() as connection:
                    ratings_module.rate(connection, "theirs", ending, 0.0)
                return rated(*given)

            monkeypatch.setattr(ratings_module, "after", meanwhile)
            await one.append("ours", 0, {"kind": "move"}, Change(ending=ending))
            with one.engine.connect() as connection:
                assert ratings(connection, "red7", ["ann"])["ann"].games == 2

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
        bus("smtp://localhost", SECRET)


# -- The bus --


SECRET = b"k" * 32


@asynccontextmanager
async def over_redis(path: Path, url: str, secret: bytes = SECRET) -> AsyncIterator[Tables]:
    """The tables of a process."""
    async with Store(path) as store:
        tables = Tables(store, bus=bus(url, secret))
        await tables.start()
        yield tables
        await tables.close()


async def sent(subscribed: Any, text: str) -> str:
    """The next message that has a text in it."""
    async for message in subscribed.listen():
        if message["type"] == "message" and text in message["data"].decode():
            return str(message["data"].decode())
    raise AssertionError("nothing was sent")


def test_nobody_learns_cards_from_the_bus_or_is_believed_there(tmp_path: Path, redis: str) -> None:
    """Whoever can publish in Redis has neither the keys nor, with a message that was sent before, any effect."""
    forged_key = b"f" * 32

    async def work() -> None:
        path, outsider = tmp_path / "tables.db", Redis.from_url(redis)
        async with over_redis(path, redis) as here, over_redis(path, redis) as there, outsider.pubsub() as subscribed:
            await subscribed.subscribe(CHANNEL)
            table_id = await here.open(opened("red7", 2))
            await there.get(table_id)
            for seat, player in enumerate(("ann", "bob")):
                await here.act(table_id, player, Sit(seat, player))
            await here.act(table_id, "ann", Begin())
            dealt = await sent(subscribed, '"number":4')
            assert not re.search(r"deal|[ROYGBIV][1-7] ", dealt)
            live = there.live[table_id]
            await until_true(lambda: live.table.number == 4)

            async with here.watching(table_id, "ann", lambda: None):
                present = await sent(subscribed, '"here":["ann"]')
                await until_true(lambda: live.is_present("ann"))
            await until_true(lambda: not live.is_present("ann"))
            news = [{"table": table_id, "number": 5, "event": {"kind": "resign", "seat": 0, "ends": True}}]
            news += [{"table": table_id, "here": ["ann"]}, {"signed_out": "ann", "generation": 1}]
            liar = RedisBus(redis, forged_key)
            await outsider.publish(CHANNEL, f"{liar.process}{json.dumps(news)}")  # as earlier versions did
            await outsider.publish(CHANNEL, liar.messages_of([json.dumps(item) for item in news])[0])
            await outsider.publish(CHANNEL, present)  # a genuine one, again
            await outsider.publish(CHANNEL, "\xff nonsense")
            await liar.close()
            await here.act(table_id, "ann", Say("hello"))  # comes after all of them
            await until_true(lambda: live.table.number == 5)
            assert live.table.running
            assert not live.is_present("ann")
            assert there.generation("ann") == 0
        await outsider.aclose()

    asyncio.run(asyncio.wait_for(work(), 60))


async def until_true(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


# -- Processes --


@pytest.fixture(scope="module", params=["redis", "postgresql"])
def cluster(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: services.Postgres, redis: str
) -> Iterator[Cluster]:
    """Two processes for each bus; a test that kills one starts it again."""
    folder = tmp_path_factory.mktemp("cluster")
    made = Cluster(folder, postgres.database(), redis if request.param == "redis" else "")
    yield made
    made.stop()


def test_two_people_at_two_processes_play_a_game(cluster: Cluster) -> None:
    async def work(table: str, people: list[Player]) -> None:
        await asyncio.wait_for(asyncio.gather(*(person.play(table, cluster) for person in people)), 120)

    for game in irisdeck.GAMES:
        table, people = two_at_a_table(cluster, game)
        asyncio.run(work(table, people))
        for person in people:
            assert "Download the record" in person.browser.get(table)
    assert "Traceback" not in cluster.complaints


@pytest.mark.parametrize(("kills", "tables"), [(3, 1), pytest.param(6, 3, marks=pytest.mark.thorough)])
def test_processes_are_killed_under_load_and_no_move_is_lost_or_made_twice(
    cluster: Cluster, kills: int, tables: int
) -> None:
    pairs = [Pair(cluster, game, f"{game} {number}") for game in irisdeck.GAMES for number in range(tables)]
    asyncio.run(rush(cluster, pairs, kills))
    found = audit(cluster, pairs)
    assert found.lost == found.doubled == found.broken == 0
    assert found.shown > 30 * len(pairs)
    assert "Traceback" not in cluster.complaints


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


def test_a_hint_that_is_asked_for_in_one_process_is_shown_in_another(cluster: Cluster) -> None:
    token = Program(cluster.servers[0], None).ask("/people", {})["token"]
    one, two = (Program(where, token) for where in cluster.servers)
    table = one.opens("duel", bots=["easy"], options={"first": 0})["id"]
    stream = two.stream(f"/tables/{table}/board/events")
    assert "hint" not in next(stream)[2]["parts"]
    for _ in range(2):
        one.wish(table, "hint", number=0)
        assert next(board["parts"]["hint"]["rows"] for _, _, board in stream if "hint" in board["parts"])
        one.wish(table, "close")
        assert next(board for _, _, board in stream if "hint" not in board["parts"])
    stream.close()


def test_an_analysis_that_one_process_makes_is_seen_in_another(cluster: Cluster) -> None:
    token = Program(cluster.servers[0], None).ask("/people", {})["token"]
    one, two = (Program(where, token) for where in cluster.servers)
    table = one.opens("red7", bots=["easy"])["id"]
    one.play(table)
    assert two.ask(f"/tables/{table}/analysis")["state"] == "none"
    end = time.monotonic() + 120
    shown = one.ask(f"/tables/{table}/analysis", {})
    while shown["state"] != "done":
        assert time.monotonic() < end
        shown = two.ask(f"/tables/{table}/analysis")
        assert shown["state"] in ("running", "done")  # whoever reloads a page may come to any process
        assert shown["mine"] == (shown["state"] == "running")
    assert shown["analysis"]["complete"]
    assert one.ask(f"/tables/{table}/analysis") == shown
    assert "Traceback" not in cluster.complaints


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
            for kill in range(2):
                await asyncio.sleep(0.4)
                await asyncio.to_thread(cluster.kill, kill % 2)
            await asyncio.wait_for(playing, 120)

        asyncio.run(work())
        assert player.over


def test_a_program_hears_of_its_turn_wherever_the_other_plays(cluster: Cluster) -> None:
    """It listens at one process, and everybody else is at another."""
    first, second = cluster.servers
    ann = Browser(first)
    token = token_of(ann, "bot")
    bot = Program(second, token)
    stream = bot.stream("/me/events")
    ann.get("/")
    ann.post("/tables", game="tricks", name="Ann", players=2)
    table = ann.path.rpartition("/")[2]
    bot.wish(table, "sit")
    ann.get(ann.path)
    ann.post(ann.path, do="begin")
    assert ann.status == 200, ann.said
    while not (ann.get(ann.path) and ann.buttons()):  # the program may begin
        kind, _, told = next(stream)
        if kind == "turn":
            bot.wish(table, "move", move=told["view"]["legal_moves"][0], number=told["number"])
    ann.move(ann.buttons()[0])
    number = int(ann.number())
    for kind, _, told in stream:
        if kind == "turn" and told["number"] >= number:
            break
    assert told["id"] == table
    stream.close()


def test_a_game_can_be_watched_from_every_process(cluster: Cluster) -> None:
    first, second = cluster.servers
    ann = Browser(first)
    ann.get("/")
    ann.post("/tables", game="duel", name="Ann", players=2, bot="easy", listed="on")
    stranger = Browser(second)
    end = time.monotonic() + 60
    while ann.path not in stranger.get("/"):  # once the news is there
        assert time.monotonic() < end
        time.sleep(0.1)
    assert "Ann" in stranger.get(ann.path)


def test_strangers_who_look_at_once_in_two_processes_find_each_other(cluster: Cluster) -> None:
    people = [Browser(cluster.servers[number % 2]) for number in range(4)]
    for one in people:
        one.get("/")
    with ThreadPoolExecutor(len(people)) as at_once:
        list(at_once.map(lambda one: one.post("/opponent", game="duel", name="Ann"), people))
    assert sorted(Counter(one.path for one in people).values()) == [2, 2]
    assert all('id="hand"' in one.get(one.path) for one in people)


def test_what_somebody_has_chosen_holds_in_every_process(cluster: Cluster) -> None:
    ann = Browser(cluster.servers[0])
    ann.get("/")
    ann.post("/you/settings", theme="dark")
    ann.where = cluster.servers[1]
    assert 'data-theme="dark"' in ann.get("/")


def test_others_may_vote_on_who_left_in_another_process(tmp_path: Path, postgres: services.Postgres) -> None:
    with ExitStack() as stack:
        cluster = Cluster(tmp_path, postgres.database(), "", patience=1)
        stack.callback(cluster.stop)
        table, (ann, bob) = two_at_a_table(cluster, "tricks")

        async def work() -> None:
            first, second = (f"ws://localhost:{server.port}{table}/live" for server in cluster.servers)
            async with connect(second, additional_headers={"Cookie": bob.cookies}) as pushed:
                async with connect(first, additional_headers={"Cookie": ann.cookies}) as other:
                    await other.recv()
                while "Let a bot play for Ann" not in str(await pushed.recv()):
                    pass

        asyncio.run(asyncio.wait_for(work(), 30))


# -- Behind nginx, without sticky routing --


def test_browsers_play_on_behind_nginx_when_a_process_dies(tmp_path: Path, postgres: services.Postgres) -> None:
    cluster = Cluster(tmp_path, postgres.database(), "")
    ports = [server.port for server in cluster.servers]
    with ExitStack() as stack:
        stack.callback(cluster.stop)
        address = stack.enter_context(services.nginx(ports))
        browser = stack.enter_context(chromium())
        ann, bob = Person(browser, address), Person(browser, address)
        link = ann.open_table("tricks", "Ann")
        assert link.startswith(address)  # an invitation leads to nginx, not to the process behind it
        bob.sit_down(link, "Bob")
        ann.page.get_by_role("button", name="Begin").click()
        for turn in range(8):
            for person in (ann, bob):
                if person.acts() and not person.over:
                    person.make_a_move()
            if turn in (2, 5):
                cluster.kill(turn % 2)
        before = ann.number
        play_on(ann, bob, moves=6)
        assert ann.number > before
        for path in ("/metrics", "/metrics/", "/metrics%2f", "//metrics", "/metrics?x"):
            assert urlopen_status(address + path) == 403


def urlopen_status(address: str) -> int:
    try:
        with urlopen(address, timeout=10) as answer:
            return int(answer.status)
    except HTTPError as refused:
        with refused:
            return refused.code


# -- Health, metrics, logs --


def test_health_and_metrics_tell_how_the_server_is(tmp_path: Path) -> None:
    with server(tmp_path / "site") as made:
        browser = Browser(made)
        browser.play_now("red7")
        browser.post(browser.path, do="nonsense")
        assert json.loads(browser.get("/health")) == {"status": "ok"}
        measured = browser.get("/metrics")
        assert 'irisdeck_events_total{kind="begin"} 1.0' in measured
        assert 'irisdeck_refused_total{why="wrong-request"} 1.0' in measured
        assert re.search(r"irisdeck_commit_seconds_count [1-9]", measured)


def test_health_tells_when_the_database_is_gone(tmp_path: Path) -> None:
    with services.postgres() as database, ExitStack() as stack:
        made = Server(tmp_path / "site", words=["--database", database.database()])
        stack.callback(made.kill)
        browser = Browser(made)
        browser.get("/")
        database.process.terminate()
        database.process.wait(20)
        browser.post("/tables", game="red7", name="Ann", players=2)
        assert browser.status == 503
        assert "Nothing has changed; try again in a moment." in browser.html
        browser.get("/")
        assert browser.status == 503
        browser.get("/health")
        assert (browser.status, json.loads(browser.html)) == (
            503,
            {"status": "no database", "reason": "it does not answer"},
        )
        assert "Traceback" not in made.complaints


def test_logs_for_programs_tell_neither_cards_nor_the_names_of_tables(tmp_path: Path) -> None:
    made = Server(tmp_path / "site", words=["--log", "json"])
    browser = Browser(made)
    browser.play_now("duel")
    table = browser.path
    browser.get(table)
    browser.get("/nothing")
    made.kill(signal.SIGTERM)  # it writes its last lines
    lines = [json.loads(line) for line in made.complaints.splitlines()]
    assert any({"method": "GET", "path": "/nothing", "status": 404}.items() <= line.items() for line in lines)
    assert table.rpartition("/")[2] not in made.complaints


# -- Backups --


def test_a_backup_brings_everything_back_into_any_database(tmp_path: Path, postgres: services.Postgres) -> None:
    """From SQLite, while the server runs, to PostgreSQL and back; people are who they were."""
    there = postgres.database()
    one, two = tmp_path / "one.irisdeck", tmp_path / "two.irisdeck"
    with server(tmp_path / "first") as made:
        browser = Browser(made)
        browser.play_now("red7")
        table = browser.path
        assert cli("backup", one, "--folder", tmp_path / "first") == (0, "")
    assert cli("restore", one, "--database", there) == (0, "")
    assert cli("backup", two, "--database", there) == (0, "")
    assert cli("restore", two, "--folder", tmp_path / "last") == (0, "")
    assert one.stat().st_mode & 0o077 == 0
    for words in (["--database", there], ["--folder", str(tmp_path / "last")]):
        again = Server(tmp_path / "other", words=words)
        browser.where = again
        browser.get(table)
        assert browser.status == 200
        assert browser.buttons() or "table-over" in browser.html or 'id="hand"' in browser.html
        again.kill()


def test_what_is_wrong_with_a_backup_is_told_and_nothing_changes(tmp_path: Path) -> None:
    good, folder = tmp_path / "good", tmp_path / "site"
    with server(folder) as made:
        Browser(made).play_now("tricks")
    assert cli("backup", good, "--folder", folder)[0] == 0
    assert "there are tables in this database" in cli("restore", good, "--folder", folder)[1]
    (tmp_path / "cut").write_bytes(good.read_bytes()[:-30])
    (tmp_path / "text").write_text("no backup")
    for name in ("cut", "text"):
        status, told = cli("restore", tmp_path / name, "--folder", tmp_path / "new")
        assert status == 1
        assert "backup of Irisdeck" in told
    assert cli("restore", good, "--folder", tmp_path / "new") == (0, "")
    assert "no-such" in cli("restore", tmp_path / "no-such", "--folder", tmp_path / "new")[1]
    assert "there is no database in" in cli("backup", tmp_path / "x", "--folder", tmp_path / "nowhere")[1]
    assert cli("backup", tmp_path / "no" / "x", "--folder", folder)[0] == 1


def cli(*words: object) -> tuple[int, str]:
    """The exit status of a command, and what it complains of."""
    done = command(*words)
    return done.returncode, done.stderr
