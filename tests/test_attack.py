"""The server under attack: floods, malformed requests, slow and endless ones; others must not notice."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import resource
import socket
import threading
import time
import warnings
from contextlib import ExitStack, closing, contextmanager, suppress
from itertools import pairwise
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import pytest
import uvicorn
from people import played_table, prepare
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from irisdeck.server import connections, gate, run
from irisdeck.server.app import create_app
from irisdeck.server.limits import Turns
from irisdeck.server.site import Settings
from irisdeck.server.store import Store
from irisdeck.server.tables import Live, Missing, Tables
from irisdeck.table.commands import Sit
from irisdeck.table.table import opened

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

PATIENCE = 30  # seconds that a slow machine may take


# -- A server in this process, and people who ask it --


class Serving:
    """The site as `irisdeck serve` runs it, on a thread of this process."""

    def __init__(self, folder: Path, limit: int = 1_000_000) -> None:
        settings = Settings(folder, limit=limit)
        secret = asyncio.run(settings.prepare())
        with warnings.catch_warnings(action="ignore", category=DeprecationWarning):  # Litestar's, of its next version
            app = create_app(settings, secret)
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=500)
        self.port = self.listening.getsockname()[1]
        self.server = uvicorn.Server(run.configured(app, settings))
        self.thread = threading.Thread(target=self.server.run, args=[[self.listening]])

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, headers=headers)

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as line:
            line.request(method, path, body, headers or {})
            return Answer(line.getresponse())

    def line(self, table_id: str, cookie: str = "") -> ClientConnection:
        headers = {"Cookie": cookie} if cookie else {}
        address = f"ws://127.0.0.1:{self.port}/tables/{table_id}/live"
        return connect(address, additional_headers=headers, open_timeout=PATIENCE, compression=None)

    def raw(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)


class Answer:
    """An answer that has been read."""

    def __init__(self, answer: http.client.HTTPResponse) -> None:
        self.status, self.headers, self.text = answer.status, answer.headers, answer.read().decode()

    @property
    def said(self) -> str:
        found = re.search(r'role="alert">([^<]+)<', self.text)
        return found[1] if found else ""

    def cookie(self, name: str) -> str:
        """A cookie as it is sent back."""
        return next(text.partition(";")[0] for text in self.cookies if text.startswith(f"{name}="))

    @property
    def cookies(self) -> list[str]:
        return self.headers.get_all("set-cookie") or []


@contextmanager
def serving(folder: Path, limit: int = 1_000_000) -> Iterator[Serving]:
    made = Serving(folder, limit)
    made.thread.start()
    try:
        yield made
    finally:
        made.server.should_exit = True
        made.thread.join(PATIENCE)
        made.listening.close()


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("site")
    prepare(folder, played_table("red7", 6, bots=True), "table")
    with serving(folder) as made:
        yield made


def in_a_loop(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 100))


# -- Memory --


def test_unknown_tables_leave_nothing_in_memory(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            for number in range(50):
                with pytest.raises(Missing):
                    await tables.get(f"unknown-{number}")
            assert len(tables.loading) == 0
            table_id = await tables.open(opened("red7", 2))
            for number in range(50):
                await tables.look(table_id, f"stranger-{number}")
                async with tables.watching(table_id, f"watcher-{number}", lambda: None):
                    pass
            live = tables.live[table_id]
            assert (len(live.seen), len(live.here)) == (0, 0)
            assert len(live.noticing) <= 4
            await tables.close()

    in_a_loop(work())


def test_a_long_log_is_read_while_others_have_their_turns(tmp_path: Path) -> None:
    log = played_table("red7", 10_000, 4, advanced=True, actions=True)
    prepare(tmp_path, log, "long")

    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            shares = []
            for _ in range(5):  # the machine may be busy with something else, but not each time
                tables = Tables(store)
                shares.append([await longest_turn(read("long")) for read in (tables.get, tables.whole)])
                await tables.close()
            assert all(min(share) < 0.5 for share in zip(*shares, strict=True))

    in_a_loop(work())


async def longest_turn(work: Coroutine[Any, Any, Any]) -> float:
    """The share of some work's time for which others had to wait at most."""
    turns = [time.perf_counter()]

    async def others() -> None:
        while True:
            await asyncio.sleep(0)
            turns.append(time.perf_counter())

    other = asyncio.create_task(others())
    await work
    other.cancel()
    turns.append(time.perf_counter())
    return max(after - before for before, after in pairwise(turns)) / (turns[-1] - turns[0])


def test_a_log_that_is_asked_for_again_is_not_replayed_again(tmp_path: Path) -> None:
    prepare(tmp_path, played_table("duel", 20), "game")

    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            first = await tables.whole("game")
            assert await tables.whole("game") is first
            assert len(first.told) == first.number - 1  # all but the opening
            await tables.close()

    in_a_loop(work())


# -- WebSockets --


def test_who_floods_a_socket_is_told_once_and_then_hung_up_on(tmp_path: Path) -> None:
    prepare(tmp_path, played_table("red7", 6), "table")
    with serving(tmp_path, limit=10) as made, made.line("table") as flooding:
        with suppress(ConnectionClosed):
            for _ in range(30):
                flooding.send("move=+R7&number=0")
        said = list(messages(flooding))
        assert flooding.close_code == 1008
        assert 1 <= said.count("!Too many requests. Wait a moment.") < 5
        assert len(said) < 30


def messages(line: ClientConnection) -> Iterator[str]:
    """Everything that is sent until the connection is closed."""
    with suppress(ConnectionClosed):
        while True:
            yield str(line.recv(PATIENCE))


def test_pings_without_end_close_a_socket(tmp_path: Path) -> None:
    prepare(tmp_path, played_table("red7", 6), "table")
    with serving(tmp_path, limit=60) as made, made.line("table") as flooding:
        flooding.socket.settimeout(PATIENCE)
        with suppress(OSError):
            for _ in range(100):
                flooding.socket.sendall(b"\x89\x80\0\0\0\0" * 1000)
        assert list(messages(flooding))[1:] == []
        assert flooding.close_code in (1008, 1006)


def test_somebody_who_clicks_now_and_then_is_never_cut_off(here: Serving) -> None:
    with here.line("table") as line:
        line.recv(PATIENCE)
        for _ in range(200):
            line.send("move=+R7&number=0")
            assert str(line.recv(PATIENCE)).startswith("!")


def test_one_address_opens_so_many_pages_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "OPEN", 0.1)
    prepare(tmp_path, played_table("red7", 6), "table")
    with serving(tmp_path, limit=50) as made, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(made.line("table"))
        with pytest.raises(InvalidStatus) as refused, made.line("table"):
            pass
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["Retry-After"] == "1"
        assert made.get("/static/live.js").status == 429
        other = made.get("/", **{"X-Forwarded-For": "192.0.2.7"})  # told by a trusted proxy: somebody else
        assert other.status == 200


def test_watchers_who_connect_disturb_nobody(tmp_path: Path) -> None:
    """A stranger who comes is drawn for once, whoever else watches; and all who watch share what is drawn."""
    prepare(tmp_path, played_table("red7", 6), "table")

    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables, woken = Tables(store), 0

            def wake() -> None:
                nonlocal woken
                woken += 1

            async with tables.watching("table", "somebody", wake):
                for number in range(20):
                    async with tables.watching("table", f"stranger-{number}", lambda: None):
                        pass
            assert woken == 0
            live = tables.live["table"]
            drawn = [live.shared("key", object) for _ in range(3)]
            assert drawn[0] is drawn[1] is drawn[2]
            await tables.close()

    in_a_loop(work())


def test_what_was_drawn_for_strangers_is_dropped_when_the_table_changes() -> None:
    """It used to stay in memory as long as the table: a whole page, for every table that somebody had looked at."""
    live = Live("table", (), 60)
    live.table.apply(opened("duel", 2))
    live.shared("page", object)
    live.notify()
    assert live.made
    live.table.apply(live.table.decide("ann", Sit(0, "Ann")))
    live.notify()
    assert not live.made


def test_hundreds_who_come_at_once_leave_turns_for_others() -> None:
    async def work() -> None:
        turns, done, between = Turns(), [], []
        loop = asyncio.get_running_loop()
        for number in range(100):
            turns.take(loop, lambda number=number: done.append(number))  # type: ignore[misc]
        while len(done) < 100:
            between.append(len(done))
            await asyncio.sleep(0)
        assert done == list(range(100))
        assert len(between) > 5

    in_a_loop(work())


def test_work_that_fails_does_not_keep_others_waiting() -> None:
    async def work() -> None:
        turns, done, failed = Turns(), asyncio.Event(), []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: failed.append(context["exception"]))
        turns.take(loop, lambda: None)
        turns.take(loop, lambda: 1 / 0)  # type: ignore[arg-type]
        turns.take(loop, done.set)
        await done.wait()
        assert isinstance(failed[0], ZeroDivisionError)

    in_a_loop(work())


# -- Limits --


def test_no_path_is_exempt_that_only_looks_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "HOLD", 0)
    with serving(tmp_path, limit=1) as made:
        for path in ("/tables/health", "/tables/x/static/", "/nothing", "/healthy", "/metrics/more"):
            assert 429 in [made.get(path).status for _ in range(3)]


def test_a_refusal_says_when_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "HOLD", 0)
    with serving(tmp_path, limit=1) as made:
        page = refused(lambda: made.get("/", **{"Accept-Language": "de"}))
        live = refused(lambda: made.get("/", **{"x-live": "1"}))
        program = refused(lambda: made.get("/api/v1/games"))
        assert page.headers["Retry-After"] == live.headers["Retry-After"] == program.headers["Retry-After"] == "1"
        assert page.said == "Zu viele Anfragen. Warte einen Moment."
        assert live.text == "Too many requests. Wait a moment."
        assert json.loads(program.text)["error"] == "too-fast"


def refused(ask: Callable[[], Answer]) -> Answer:
    """The first answer that tells to wait."""
    return next(answer for answer in iter(ask, None) if answer.status == 429)


# -- Connections --


def test_headers_have_an_end(here: Serving) -> None:
    with here.raw() as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        sent, answer = 0, b""
        with suppress(OSError):
            while sent < 4 << 20:
                sent += line.send(b"X-Long: " + b"a" * 8000 + b"\r\n")
        with suppress(OSError):
            answer = line.recv(1000)
        assert sent < 4 << 20  # most of it waits in the buffers of the system, not in the server
        assert not answer or b" 431 " in answer
    with here.raw() as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"a" * (20 << 10))
        assert b" 431 " in line.recv(1000)


def test_trailers_have_an_end(here: Serving) -> None:
    with here.raw() as line:
        line.sendall(b"POST /you HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n")
        with suppress(OSError):
            for _ in range(1000):
                line.sendall(b"X-Long: " + b"a" * 8000 + b"\r\n")
            raise AssertionError("8 MB were taken")


def test_usual_requests_are_within_the_bounds(here: Serving) -> None:
    many = {f"X-Header-{number}": "x" * 100 for number in range(100)}
    assert here.get("/", **many).status == 200
    with closing(http.client.HTTPConnection("127.0.0.1", here.port, timeout=PATIENCE)) as line:
        for _ in range(50):  # one connection for all
            line.request("GET", "/static/live.js")
            assert line.getresponse().read()
    body = b"record=" + b"a" * (1 << 20)
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    assert here.ask("POST", "/replays", body, kind).status == 403  # a whole one, refused for its missing token


def test_a_request_that_is_never_finished_is_hung_up_on(here: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.2)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.2)
    beginnings = [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\n"]
    for beginning in beginnings:
        with here.raw() as line:
            line.sendall(beginning)
            assert b" 408 " in line.recv(1000)
    with here.raw() as line:
        line.sendall(b"POST /you HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n")
        line.sendall(b"Content-Length: 100\r\n\r\nname")
        with suppress(ConnectionResetError):
            assert line.recv(1000) == b""
    with closing(http.client.HTTPConnection("127.0.0.1", here.port, timeout=PATIENCE)) as second:
        second.request("GET", "/static/icon.svg")
        assert second.getresponse().read()
        second.sock.sendall(b"GET / HT")
        assert second.sock.recv(1000)[8:13] in (b" 408 ", b"")  # or closed, if it was quicker than the answer's end


def test_whoever_waits_longest_without_asking_makes_room(here: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "most_waiting", lambda: 5)
    with ExitStack() as stack:
        idle = [stack.enter_context(here.raw()) for _ in range(50)]
        assert here.get("/static/icon.svg").status == 200
        assert len(connections.BoundedHttp.waiting) <= 5
        with suppress(ConnectionResetError):
            assert idle[0].recv(1) == b""


def test_requests_do_not_pile_up_on_one_connection(here: Serving) -> None:
    with here.raw() as line:
        with suppress(OSError):
            line.sendall(b"GET /static/icon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2000)
        answers = b""
        with suppress(ConnectionResetError):
            while more := line.recv(100_000):
                answers += more
        assert answers.count(b"200 OK") < 200


def test_the_server_may_have_many_files(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = {"now": (256, 20_000)}
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, to: limits.update(now=to))
    connections.raise_file_limit()
    assert limits["now"] == (20_000, 20_000)


# -- Headers and cookies --


@pytest.mark.parametrize("path", ["/", "/static/live.js", "/nothing", "/tables/nowhere", "/api/v1/games", "/a%00b"])
def test_every_answer_forbids_frames_and_foreign_content(here: Serving, path: str) -> None:
    headers = here.get(path).headers
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers.get_all("Content-Security-Policy") == [headers["Content-Security-Policy"]]


def test_all_cookies_are_secure_where_the_page_is(here: Serving) -> None:
    safe, usual = here.get("/", **{"X-Forwarded-Proto": "https"}), here.get("/")
    assert len(safe.cookies) == len(usual.cookies) == 2
    assert all("secure" in cookie.lower() for cookie in safe.cookies)
    assert not any("secure" in cookie.lower() for cookie in usual.cookies)


# -- Malformed requests --


def posted(here: Serving, path: str, form: dict[str, Any]) -> Answer:
    """The answer to a form, sent from a page."""
    home = here.get("/")
    token = home.cookie("csrftoken")
    body = urlencode({"_csrf_token": token.partition("=")[2], **form})
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    return here.ask("POST", path, body, {**headers, "Cookie": f"{token}; {home.cookie('person')}"})


@pytest.mark.parametrize("option", ["self", "players", "name", "options", "nothing"])
def test_a_form_with_an_option_that_is_none(here: Serving, option: str) -> None:
    answer = posted(here, "/tables", {"game": "red7", "players": 2, f"option-{option}": "1"})
    assert answer.status == 400
    assert answer.said


@pytest.mark.parametrize(
    ("path", "form"),
    [("/tables", {"game": "red7", "name": "A\0"}), ("/you", {"name": "\0"}), ("/you", {"code": "A\0"})],
)
def test_a_form_with_a_nul(here: Serving, path: str, form: dict[str, str]) -> None:
    answer = posted(here, path, form)
    assert (answer.status, answer.said) == (400, "That was not understood.")


@pytest.mark.parametrize("path", ["/tables/a%00b", "/tables/a%00b/log", "/?a=%00", "/api/v1/tables/%00"])
def test_an_address_with_a_nul(here: Serving, path: str) -> None:
    assert here.get(path).status == 400


@pytest.mark.parametrize("host", ["a:99999999", "a:65536", "a b", "[::1", "a/b"])
def test_a_host_that_is_none(here: Serving, host: str) -> None:
    answer = here.get("/tables/table", Host=host)
    assert answer.status == 400
    assert answer.said or "Invalid" in answer.text


@pytest.mark.parametrize("host", ["localhost", "cards.example.org:8000", "[::1]:8000", "192.168.1.7:"])
def test_a_host_as_it_should_be(here: Serving, host: str) -> None:
    assert here.get("/tables/table", Host=host).status == 200


def test_json_that_is_nested_too_deeply_or_has_a_nul(here: Serving) -> None:
    kind = {"Content-Type": "application/json"}
    for body in ("[" * 60_000, '{"name": ' * 6_000, '{"name": "A\\u0000"}'):
        answer = here.ask("POST", "/api/v1/people", body, kind)
        assert answer.status in (400, 422)
        assert json.loads(answer.text)["words"]


PART = '--x\r\nContent-Disposition: form-data; name="{}"{}\r\n\r\n{}\r\n'


@pytest.mark.parametrize(
    ("part", "status"),
    [
        (PART.format("a", "\r\nContent-Type: text/plain; charset=nonsense", "b"), 400),
        (PART.format("_csrf_token", '; filename="f"', "token"), 403),
        (PART.format("_csrf_token", "", "tökèn" * 20), 403),
    ],
)
def test_a_part_that_no_browser_sends(here: Serving, part: str, status: int) -> None:
    cookie = here.get("/").cookie("csrftoken")
    headers = {"Content-Type": "multipart/form-data; boundary=x", "Cookie": cookie}
    answer = here.ask("POST", "/replays", (part + "--x--\r\n").encode(), headers)
    assert answer.status == status
    assert answer.said


def test_a_token_in_a_cookie_that_is_not_ascii(here: Serving) -> None:
    headers = {"Cookie": "csrftoken=" + "\xe9" * 100, "x-csrftoken": "\xe9" * 100}
    assert here.ask("POST", "/you", "", headers).status == 403


def test_metrics_are_for_the_own_network_at_one_address(here: Serving) -> None:
    assert here.get("/metrics").status == 200
    for address in ("unknown", "8.8.8.8", ""):
        expected = 200 if not address else 404
        assert here.get("/metrics", **{"X-Forwarded-For": address}).status == expected
    for path in ("/metrics/", "/metrics%2f", "//metrics", "/metrics%2F/"):
        assert here.get(path).status == 404
