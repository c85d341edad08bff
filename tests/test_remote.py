"""Tables of a real server from the terminal: who one is there, whole games, lost connections, wrong addresses."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sqlite3
import threading
from contextlib import asynccontextmanager, closing, suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from serving import Server, server
from test_api import be, token_of
from test_web import Browser

import irisdeck
from irisdeck.table.table import Refused
from irisdeck.terminal import remote
from irisdeck.terminal.remote import RemoteTable, parse
from irisdeck.words import tell

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
    from pathlib import Path

PATIENCE = 60  # seconds that a slow machine may take


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 4 * PATIENCE))


@asynccontextmanager
async def coming(where: str, folder: Path, name: str = "", language: str = "en") -> AsyncIterator[remote.Server]:
    """Somebody who has come to a server."""
    made = remote.Server(where, language, folder)
    try:
        await made.enter(name)
        yield made
    finally:
        await made.close()


class Seat:
    """Somebody at a table, with all boards that they were ever shown."""

    def __init__(self, who: remote.Server, table_id: str) -> None:
        self.table = RemoteTable(who, table_id, self.look)
        self.boards: list[dict[str, Any]] = []
        self.problems: list[str] = []
        self.news = asyncio.Event()
        self.rng = Random(3)
        self.done: list[tuple[int, str]] = []  # moves that the server has acknowledged

    def look(self) -> None:
        if self.table.problem:
            self.problems.append(self.table.problem)
        elif self.table.shown:
            self.boards.append(self.table.shown)
        self.news.set()

    @property
    def board(self) -> dict[str, Any]:
        assert self.table.shown
        return self.table.shown

    @property
    def parts(self) -> dict[str, Any]:
        return dict(self.board["parts"])

    async def until(self, holds: Callable[[], Any]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not (self.table.shown and holds()):
                self.news.clear()
                await self.news.wait()

    async def moved(self, more: int) -> None:
        """Waits for some moves of one's own."""
        goal = len(self.done) + more
        await self.until(lambda: len(self.done) >= goal)

    async def play(self, stop: Callable[[], bool] = lambda: False) -> None:
        """Makes moves until the game is over; where the answer was lost, the same move again."""
        tried: tuple[int, str] | None = None
        while True:
            await self.until(lambda: stop() or self.board["over"] or (self.parts["status"]["mine"] and not self.old))
            if stop() or self.board["over"]:
                return
            number = self.board["moves"]
            tried = tried if tried and tried[0] == number else (number, self.rng.choice(moves_of(self.parts)))
            with suppress(remote.ConnectionLost):
                await self.table.wish({"do": "move", "move": tried[1], "number": number})
                self.done.append(tried)

    @property
    def old(self) -> bool:
        """Whether the last move was acknowledged, and is not on the board yet."""
        return bool(self.table.problem) or bool(self.done and self.done[-1][0] >= self.board["moves"])


@asynccontextmanager
async def at(who: remote.Server, table_id: str) -> AsyncIterator[Seat]:
    """Somebody who follows a table."""
    seat = Seat(who, table_id)
    following = asyncio.create_task(seat.table.run())
    try:
        await seat.until(lambda: True)
        yield seat
    finally:
        following.cancel()
        with suppress(asyncio.CancelledError):
            await following


def moves_of(shown: Any) -> list[str]:
    """The moves that a board offers."""
    if isinstance(shown, dict) and "move" in shown and "why_not" in shown:
        return [] if shown["why_not"] else [shown["move"]]
    if isinstance(shown, dict):
        combos = [move for move, *_ in shown.get("plays", ())]
        return combos + [move for one in shown.values() for move in moves_of(one)]
    return [move for one in shown for move in moves_of(one)] if isinstance(shown, list) else []


def logged_moves(folder: Path, table_id: str) -> list[str]:
    """What is on disk: numbered without gaps, nothing twice."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        rows = list(database.execute("SELECT number, body FROM events WHERE table_id=? ORDER BY number", [table_id]))
    assert [number for number, _ in rows] == list(range(len(rows)))
    happened = [json.loads(body) for _, body in rows]
    return [event["move"] for event in happened if event["kind"] == "move"]


# -- Links --


@pytest.mark.parametrize(
    ("link", "address", "table"),
    [
        ("localhost:8000", "http://localhost:8000", None),
        (" http://host ", "http://host", None),
        ("http://host:80/", "http://host", None),
        ("https://host/tables/JYkl5KOsTnAqWvPc?strip", "https://host", "JYkl5KOsTnAqWvPc"),
        ("HTTPS://Cards.Example.org:443/tables/a-b_c/replay#3", "https://cards.example.org", "a-b_c"),
        ("cards.example.org", "https://cards.example.org", None),
        ("cards.example.org:8000/tables/x1", "http://cards.example.org:8000", "x1"),
        ("192.168.1.5:8000/tables/x1", "http://192.168.1.5:8000", "x1"),
        ("10.0.0.7", "http://10.0.0.7", None),
        ("cards.local", "http://cards.local", None),
        ("[::1]:8000/tables/x", "http://[::1]:8000", "x"),
        ("http://localhost:8000/rules/red7", "http://localhost:8000", None),
        ("http://localhost:8000/tables", "http://localhost:8000", None),
    ],
)
def test_a_link_is_a_server_and_perhaps_a_table(link: str, address: str, table: str | None) -> None:
    assert parse(link) == (address, table)


@pytest.mark.parametrize(
    "link",
    [
        "", "  ", "two words", "ftp://host/", "http://", "host:port", "host:99999", "http://[::1", "http:/host",
        "http://ann:secret@host/", "http://host/tables/", "http://host/tables/no table", "x" * 5000 + " ", "\x1b[2J",
        "http://-\u00ad-/",
    ],
)  # fmt: skip
def test_what_is_no_link_is_told(link: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(link)
    words = tell(refused.value.said, "en")
    assert "is no address of a server or a table" in words
    assert "ann:secret" not in words
    assert words.isprintable()
    assert len(words) < 200


# -- Playing --


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("tricks", 3), ("red7", 2)])
def test_somebody_new_comes_by_a_link_and_plays_a_whole_game(
    running: Server, tmp_path: Path, game: str, players: int
) -> None:
    async def story() -> None:
        async with coming(running.address, tmp_path / "host") as host:
            bots = ["easy"] * (players - 1)
            opened = await host.open({"game": game, "players": players, "sit": False, "bots": bots, "listed": True})
            async with at(host, opened) as watching:
                link = watching.board["link"]
                assert watching.parts["status"]["watching"]
                address, table_id = parse(link)
                assert table_id == opened
                async with coming(address, tmp_path / "guest", "佐江") as guest, at(guest, table_id) as seat:
                    assert [line["id"] for line in (await guest.tables())["listed"]] == [opened]
                    await seat.table.wish({"do": "sit", "seat": players - 1})
                    await watching.until(lambda: watching.parts["lobby"]["seats"][players - 1][1] == "佐江")
                    await seat.table.wish({"do": "begin"})
                    await seat.play()
                    record = irisdeck.Record.from_dict(await guest.record(opened))
                    assert record.check().over
                    assert seat.parts["result"]["won"]
                    assert await seat.table.wish({"do": "rematch"}) != opened
                await watching.until(lambda: watching.board["over"])

    run(story())


def test_the_same_person_plays_on_in_the_browser(running: Server, tmp_path: Path) -> None:
    async def story() -> None:
        async with coming(running.address, tmp_path, "Ann") as ann:
            opened = await ann.open({"game": "duel", "bots": ["easy"], "options": {"first": 0}})
            async with at(ann, opened) as seat:
                browser = Browser(running)
                await asyncio.to_thread(be, browser, ann.code)
                await asyncio.to_thread(browser.get, f"/tables/{opened}")
                assert "Your hand" in browser.html
                move = browser.buttons()[0]
                await asyncio.to_thread(browser.move, move)
                assert browser.status == 200
                await seat.until(lambda: seat.board["moves"])
                await seat.play()

    run(story())


def test_a_code_from_the_browser_is_the_same_person_here(running: Server, tmp_path: Path) -> None:
    browser = Browser(running)
    browser.play_now("tricks")
    table_id = browser.path.rpartition("/")[2]
    code = re.search(r'class="code">([A-Z2-7-]+)<', browser.get("/you"))
    assert code

    async def story() -> None:
        made = remote.Server(running.address, "hu", tmp_path)
        with pytest.raises(Refused) as refused:
            await made.enter(code="ABCD-EFGH")
        assert tell(refused.value.said, "hu") == "Ez a kód itt ismeretlen. Ellenőrizd minden karakterét."
        assert await made.enter(code=code[1]) == "Ann"
        assert made.code == code[1]
        assert [line["id"] for line in (await made.tables())["mine"]] == [table_id]
        await made.close()
        async with coming(running.address, tmp_path) as again:
            assert (again.name, again.code) == ("Ann", code[1])

    run(story())


def test_a_hint_comes_to_its_asker_and_to_nobody_else(running: Server, tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            coming(running.address, tmp_path / "ann", "Ann") as ann,
            coming(running.address, tmp_path / "bob", "Bob") as bob,
            coming(running.address, tmp_path / "eve", "Eve") as eve,
        ):
            opened = await ann.open({"game": "duel", "hints": True, "options": {"first": 0}})
            await bob.wish(opened, {"do": "sit"})
            async with at(ann, opened) as first, at(bob, opened) as second, at(eve, opened) as third:
                with pytest.raises(Refused) as refused:
                    await second.table.wish({"do": "hint", "number": 0})
                assert tell(refused.value.said, "en") == "The game has not begun yet."
                await first.table.wish({"do": "begin"})
                await first.until(lambda: "hand" in first.parts)
                await first.table.wish({"do": "hint", "number": 0})
                await first.until(lambda: "hint" in first.parts)
                await first.table.wish({"do": "say", "phrase": "thanks"})  # comes after whatever the hint made it send
                await saw_no_hint(second)
                await saw_no_hint(third)
                await first.table.wish({"do": "close"})
                await first.until(lambda: "hint" not in first.parts)

    async def saw_no_hint(other: Seat) -> None:
        await other.until(lambda: "Ann: Thank you" in str(other.board["log"]))
        told = json.dumps(other.boards)
        assert "Ann asked for a hint" in told
        assert '"hint": {' not in told
        assert '"best": true' not in told

    run(story())


# -- Lost connections --


def test_a_game_goes_on_when_the_server_is_killed_and_comes_back(tmp_path: Path) -> None:
    """Killed again and again while moves are under way: none that was acknowledged is lost, none is made twice."""
    folder = tmp_path / "site"

    async def story() -> None:
        made = Server(folder)
        try:
            async with coming(made.address, tmp_path / "me", "Ann", "de") as ann:
                opened = await ann.open({"game": "tricks", "players": 3, "bots": ["easy", "easy"]})
                async with at(ann, opened) as seat:
                    for kill in range(1, 4):
                        playing = asyncio.create_task(seat.play(stop=lambda: bool(seat.table.problem)))
                        await seat.moved(3)
                        made.process.kill()
                        await playing
                        assert seat.problems == ["Verbindung verloren. Neuer Versuch…"] * kill
                        made.kill()
                        made = await asyncio.to_thread(Server, folder, made.port)
                        await seat.until(lambda: not seat.table.problem)
                    await seat.play()
                    log = logged_moves(folder, opened)
                    assert len(log) == seat.board["moves"]
                    assert [(number, log[number]) for number, _ in seat.done] == seat.done
                    assert len({number for number, _ in seat.done}) == len(seat.done)
                    assert irisdeck.Record.from_dict(await ann.record(opened)).check().over
        finally:
            made.kill()
        assert "Traceback" not in made.complaints

    run(story())


def test_a_wish_while_the_server_is_away_is_not_granted(tmp_path: Path) -> None:
    async def story() -> None:
        with server(tmp_path / "site") as made:
            async with coming(made.address, tmp_path / "me", "Ann") as ann:
                opened = await ann.open({"game": "duel", "bots": ["easy"], "options": {"first": 0}})
                async with at(ann, opened) as seat:
                    made.kill()
                    await seat.until(lambda: seat.table.problem)
                    with pytest.raises(remote.ConnectionLost) as lost:
                        await seat.table.wish({"do": "move", "move": moves_of(seat.parts)[0], "number": 0})
                    assert tell(lost.value.said, "en").startswith(f"Nobody answers at {made.address}.")
                    assert logged_moves(tmp_path / "site", opened) == []

    run(story())


def test_a_stream_that_is_silent_for_long_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board = json.dumps({"parts": {}, "log": [], "moves": 0})
    said = [f"event: board\r\ndata: {board}\r\n\r\n: \r\n\r\nevent: other\r\ndata: 1\r\n\r\n"]
    monkeypatch.setattr(remote, "SILENCE", 0.3)

    async def story() -> None:
        async with answering(b"200 OK", "".join(said).encode(), b"text/event-stream", silent=True) as (address, asked):
            who = remote.Server(address, "en", tmp_path)
            async with at(who, "x") as seat:
                await seat.until(lambda: seat.problems and len(seat.boards) > 1)
                assert seat.problems[0] == "Connection lost. Trying again…"
                assert seat.board["parts"] == {}
            await who.close()
            assert set(asked) == {"GET /api/v1/tables/x/board/events"}

    run(story())


# -- Who one is --


def test_who_one_is_is_kept_for_nobody_else_to_read(running: Server, tmp_path: Path) -> None:
    async def story() -> None:
        async with coming(running.address, tmp_path / "me", "Ann") as ann:
            assert ann.remembered
            (file,) = (path for path in (tmp_path / "me").rglob("*") if path.is_file())
            assert file.stat().st_mode & 0o777 == 0o600
            opened = await ann.open({"game": "red7"})
        async with coming(running.address, tmp_path / "me") as again:
            assert (again.name, again.code) == ("Ann", ann.code)
            assert [line["id"] for line in (await again.tables())["mine"]] == [opened]
        async with coming(running.address, tmp_path / "me", "Anna") as renamed:
            assert (renamed.name, renamed.code) == ("Anna", ann.code)
        async with coming(running.address, tmp_path / "me") as again:
            assert again.name == "Anna"
        assert file.stat().st_mode & 0o777 == 0o600
        for broken in ("", "{", "[]", "{}", '{"token": 1, "name": 2, "code": 3}', '{"token": "iris_\\n", "name": "x"}'):
            file.write_text(broken)
            async with coming(running.address, tmp_path / "me", "Bob") as other:
                assert (other.name, (await other.tables())["mine"]) == ("Bob", [])

    run(story())


def test_where_nothing_can_be_kept_one_plays_all_the_same(running: Server, tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    async def story() -> None:
        async with coming(running.address, tmp_path / "file") as ann:
            assert (ann.name, ann.remembered) == ("Guest", False)
            assert ann.code
            assert await ann.open({"game": "red7"})

    run(story())


@pytest.mark.parametrize("name", ["x" * 25, "\x1b\x07\u200b"])
def test_a_name_that_cannot_be_is_told(running: Server, tmp_path: Path, name: str) -> None:
    with pytest.raises(Refused, match="name-"):
        run(entered(running.address, tmp_path, name))


def test_a_revoked_token_ends_it_and_the_next_time_one_is_new(running: Server, tmp_path: Path) -> None:
    async def story() -> None:
        async with coming(running.address, tmp_path, "Ann", "sk") as ann:
            opened = await ann.open({"game": "red7"})
            seat = Seat(ann, opened)
            following = asyncio.create_task(seat.table.run())
            await seat.until(lambda: True)
            browser = Browser(running)
            await asyncio.to_thread(be, browser, ann.code)
            button = re.search(r'name="revoke" value="(\w+)"', browser.html)
            assert button
            await asyncio.to_thread(lambda: browser.post("/you/programs", revoke=button[1]))
            await asyncio.to_thread(lambda: browser.post(f"/tables/{opened}", do="bot", seat=1, bot="easy"))
            with pytest.raises(Refused) as refused:
                await following
            assert tell(refused.value.said, "sk") == "Tento token tu nie je známy. Možno bol zrušený."
            assert not isinstance(refused.value, remote.ConnectionLost)
            with pytest.raises(Refused):
                await seat.table.wish({"do": "begin"})
        async with coming(running.address, tmp_path, language="sk") as new:
            assert new.name == "Ann"
            assert new.code != ann.code
            assert (await new.tables())["mine"] == []

    run(story())


def test_a_token_from_outside_is_used_and_not_kept(
    running: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        browser = Browser(running)
        own, bot = (token_of(browser, *scopes, name="Otto") for scopes in (("read", "play", "open"), ("bot", "open")))
        for token, called, told in ((own, "Ann", "You sit down"), (bot, "Otto", "Otto")):
            monkeypatch.setenv("IRISDECK_TOKEN", f" {token}\n")
            async with coming(running.address, tmp_path, "Ann") as ann:
                assert (ann.name, ann.code) == (called, "")
                async with at(ann, await ann.open({"game": "red7"})) as seat:
                    assert told in seat.board["log"][0][1][0]
        assert list(tmp_path.iterdir()) == []
        for wrong in ("iris_unknown", "Žádný", "a b"):
            monkeypatch.setenv("IRISDECK_TOKEN", wrong)
            with pytest.raises(Refused) as refused:
                await entered(running.address, tmp_path)
            assert tell(refused.value.said, "en") == "This token is not known here. It may have been revoked."

    run(story())


def test_what_the_table_refuses_is_told_in_the_readers_words(running: Server, tmp_path: Path) -> None:
    async def story() -> None:
        async with coming(running.address, tmp_path, "Ann", "pl") as ann:
            opened = await ann.open({"game": "duel", "bots": ["easy"], "options": {"first": 0}})
            async with at(ann, opened) as seat:
                for wish, error, words in (
                    ({"do": "move", "move": "n1", "number": 5}, "stale", "Sytuacja na stole tymczasem się zmieniła."),
                    ({"do": "rematch"}, "not-over", "Gra jeszcze się nie skończyła."),
                    ({"do": "fly"}, "wrong-request", "Nie rozumiem tego polecenia: "),
                ):
                    with pytest.raises(Refused) as refused:
                        await seat.table.wish(wish)
                    assert refused.value.values["error"] == error
                    assert tell(refused.value.said, "pl").startswith(words)
            with pytest.raises(Refused) as refused:
                await RemoteTable(ann, "nowhere", lambda: None).run()
            assert tell(refused.value.said, "pl") == "Nie ma takiego stołu. Link może być niepełny."
            with pytest.raises(Refused) as refused:
                await ann.record(opened)
            assert refused.value.values["error"] == "not-over"

    run(story())


def test_whoever_comes_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with server(tmp_path / "site", limit=6) as made:
        run(entered(made.address, tmp_path / "first"))
        with pytest.raises(remote.ConnectionLost) as refused:
            run(entered(made.address, tmp_path / "second"))
        assert tell(refused.value.said, "en") == "Too many requests. Wait a moment."


# -- Where there is no such server --


async def entered(address: str, folder: Path, name: str = "") -> None:
    async with coming(address, folder, name):
        pass


@asynccontextmanager
async def answering(
    status: bytes, body: bytes, kind: bytes = b"text/html", more: bytes = b"", silent: bool = False
) -> AsyncIterator[tuple[str, list[str]]]:
    """Something that gives everybody the same answer, then goes or is silent: its address, and what it was asked."""
    asked: list[str] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        asked.append(head.decode().partition(" HTTP")[0])
        writer.write(b"HTTP/1.1 " * (b"SSH" not in status) + status + b"\r\nContent-Type: " + kind + b"\r\n" + more)
        writer.write(b"\r\n" + body if silent else b"Content-Length: %d\r\n\r\n" % len(body) + body)
        with suppress(ConnectionError):
            await writer.drain()
            if silent:
                await reader.read()
        writer.close()

    serving = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with serving:
        yield f"http://127.0.0.1:{serving.sockets[0].getsockname()[1]}", asked


@pytest.fixture
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Files on the web: no Irisdeck."""

    class Files(SimpleHTTPRequestHandler):
        def __init__(self, *words: Any) -> None:
            super().__init__(*words, directory=str(tmp_path_factory.mktemp("files")))

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Files) as made:
        threading.Thread(target=made.serve_forever).start()
        yield f"http://127.0.0.1:{made.server_port}"
        made.shutdown()


def closed_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def test_a_wrong_address_is_told_in_one_sentence(running: Server, stranger: str, tmp_path: Path) -> None:
    closed = f"http://127.0.0.1:{closed_port()}"
    wrong = {
        closed: f"Nobody answers at {closed}. Check the address, and whether the server is running.",
        "http://nowhere.invalid": "There is no computer called nowhere.invalid. "
        "Check the address, and whether you are online.",
        stranger: f"There is no Irisdeck at {stranger}. Check the address.",
        f"https://localhost:{running.port}": f"There is no secure connection to https://localhost:{running.port}: "
        "its certificate is not accepted, or it only speaks http://.",
    }
    for address, words in wrong.items():
        with pytest.raises(Refused) as refused:
            run(entered(address, tmp_path))
        assert tell(refused.value.said, "en") == words
    assert list(tmp_path.iterdir()) == []


PROBLEM = b'{"error": "%s", "words": "%s"}'


@pytest.mark.parametrize(
    ("status", "body", "more", "words"),
    [
        (b"404 Not Found", PROBLEM % (b"no-such-page", b"?"), b"", "The Irisdeck at ADDRESS is too old for this. "),
        (b"405 Method Not Allowed", PROBLEM % (b"not-understood", b"?"), b"", "The Irisdeck at ADDRESS is too old"),
        (b"308 Moved", b"", b"Location: https://cards.example.org/api/v1/people\r\n",
         "This server is now at https://cards.example.org. Use that address."),
        (b"302 Found", b"", b"Location: /login\r\n", "There is no Irisdeck at ADDRESS. Check the address."),
        (b"302 Found", b"", b"Location: javascript:x\r\n", "There is no Irisdeck at ADDRESS. Check the address."),
        (b"502 Bad Gateway", b"<h1>Bad", b"", "The server at ADDRESS is not available just now."),
        (b"503 Unavailable", PROBLEM % (b"failed", b"Something went wrong."), b"", "Something went wrong."),
        (b"500 Oh", b"<h1>Oh", b"", "There is no Irisdeck at ADDRESS. Check the address."),
        (b"200 OK", b"<h1>Shop", b"", "There is no Irisdeck at ADDRESS. Check the address."),
        (b"200 OK", '{"token": "Žeton", "name": "", "code": ""}'.encode(), b"", "There is no Irisdeck at ADDRESS."),
        (b"200 OK", b"{}", b"", "There is no Irisdeck at ADDRESS. Check the address."),
        (b"200 OK", b"[" * 100_000, b"", "There is no Irisdeck at ADDRESS. Check the address."),
        (b"200 OK", b"\x1f", b"Content-Encoding: gzip\r\n", "There is no Irisdeck at ADDRESS. Check the address."),
        (b"SSH-2.0-OpenSSH_9.6", b"", b"", "There is no Irisdeck at ADDRESS. Check the address."),
        (b"409 Conflict", PROBLEM % (b"x", rb"No\u001b[2J\n."), b"", "No [2J ."),
    ],
)  # fmt: skip
def test_what_is_no_irisdeck_of_today_is_told(
    tmp_path: Path, status: bytes, body: bytes, more: bytes, words: str
) -> None:
    async def story() -> None:
        async with answering(status, body, more=more) as (address, asked):
            with pytest.raises(Refused) as refused:
                await entered(address, tmp_path, "Ann")
            assert tell(refused.value.said, "en").startswith(words.replace("ADDRESS", address))
            assert asked == ["POST /api/v1/people"]
            who = remote.Server(address, "en", tmp_path)
            with pytest.raises(Refused) as again:
                await who.follow("x", lambda board: None)
            await who.close()
            assert tell(again.value.said, "en") == tell(refused.value.said, "en")

    run(story())


def test_an_answer_that_was_lost_is_never_taken_for_a_yes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "ANSWER", 0.5)

    async def hung_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(1)
        writer.transport.abort()

    async def story() -> None:
        async with answering(b"200 OK", b"", silent=True) as (address, _):
            await asked(address, "takes too long to answer", "perhaps it was done, perhaps not")
        async with answering(b"502 Bad Gateway", b"<h1>Bad") as (address, _):
            await asked(address, "is not available just now", "perhaps it was done, perhaps not")
        serving = await asyncio.start_server(hung_up, "127.0.0.1", 0)
        async with serving:
            address = f"http://127.0.0.1:{serving.sockets[0].getsockname()[1]}"
            await asked(address, f"The connection to {address} was lost", "perhaps it was done, perhaps not")

    async def asked(address: str, looking: str, wishing: str) -> None:
        who = remote.Server(address, "en", tmp_path)
        with pytest.raises(remote.ConnectionLost) as lost:
            await who.tables()
        assert looking in tell(lost.value.said, "en")
        with pytest.raises(remote.ConnectionLost) as lost:
            await RemoteTable(who, "x", lambda: None).wish({"do": "move", "move": "pass", "number": 1})
        assert wishing in tell(lost.value.said, "en")
        await who.close()

    run(story())


def test_a_proxy_does_not_stand_before_ones_own_machine(
    running: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HTTP_PROXY", f"http://127.0.0.1:{closed_port()}")
    run(entered(running.address, tmp_path / "me"))
    with pytest.raises(Refused) as refused:
        run(entered("http://nowhere.invalid", tmp_path))
    assert refused.value.message == "remote-closed"
    monkeypatch.setenv("HTTP_PROXY", "gopher://nowhere.invalid")
    with pytest.raises(Refused) as refused:
        run(entered(running.address, tmp_path))
    assert tell(refused.value.said, "en").startswith("The proxy in your settings cannot be used.")
