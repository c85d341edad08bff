"""Both doors of a WebSocket, picows and ASGI: what RFC 6455 allows and forbids, and clients that do not read."""

from __future__ import annotations

import asyncio
import base64
import gc
import os
import socket
import struct
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import pytest
import uvicorn
from people import played_table, prepare
from test_attack import PATIENCE, Serving, serving

from irisdeck.server import connections, doors, push, run

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterator

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
WRONG = "move=%2BR7&number=0"  # a command that is refused
LINES: list[socket.socket] = []  # open ones
FIREFOX = "keep-alive, Upgrade"  # what it sends as Connection


@pytest.fixture(scope="module", params=["picows", "asgi"])
def here(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("site")
    prepare(folder, played_table("red7", 6), "table")
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "asgi":
            patch.setattr(run, "INSTALLED", False)  # as where picows is not installed
        with serving(folder) as made:
            assert issubclass(cast("type", made.server.config.ws), doors.FastDoor) == (request.param == "picows")
            yield made


@pytest.fixture(autouse=True)
def hung_up() -> Iterator[None]:
    """Close what a test has opened."""
    yield
    while LINES:
        LINES.pop().close()


class Frame(NamedTuple):
    """A frame that the server has sent."""

    kind: int
    content: bytes

    @property
    def code(self) -> int:
        return int(struct.unpack("!H", self.content[:2])[0])


class Line:
    """A WebSocket that sends what it likes."""

    def __init__(self, where: Serving, path: str = "/tables/table/live", **headers: str) -> None:
        self.raw = where.raw()
        LINES.append(self.raw)
        self.raw.sendall(request(where.port, path, **headers))
        self.received = b""
        while b"\r\n\r\n" not in self.received and (more := self.raw.recv(4096)):
            self.received += more
        head, _, self.received = self.received.partition(b"\r\n\r\n")
        self.head = head.decode().lower()

    @property
    def status(self) -> int:
        return int(self.head.split(" ")[1])

    def send(self, kind: int, content: bytes = b"", fin: bool = True, more: int = 0, masked: bool = True) -> None:
        self.raw.sendall(frame(kind, content, fin, more, masked))

    def read(self) -> Frame | None:
        """The next frame; none where the server has hung up."""
        if (head := self._take(2)) is None:
            return None
        size = head[1] & 127
        if size > 125:
            wide = 2 if size == 126 else 8
            size = int.from_bytes(self._take(wide) or b"")
        return Frame(head[0] & 15, (self._take(size) or b"") if size else b"")

    def _take(self, size: int) -> bytes | None:
        while len(self.received) < size:
            try:
                more = self.raw.recv(1 << 16)
            except ConnectionResetError:
                return None
            if not more:
                return None
            self.received += more
        taken, self.received = self.received[:size], self.received[size:]
        return taken

    def complaint(self) -> str:
        """The next complaint."""
        while (received := self.read()) and not received.content.startswith(b"!"):
            assert received.kind == TEXT, received
        assert received
        return received.content.decode()

    def closed(self) -> int:
        """The code with which the server closes the connection."""
        while (received := self.read()) and received.kind != CLOSE:
            pass
        assert received
        return received.code


def request(port: int, path: str = "/", **headers: str) -> bytes:
    """A request for a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    fields = {"Host": f"127.0.0.1:{port}", "Upgrade": "websocket", "Connection": FIREFOX}
    fields |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
    fields |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
    return "\r\n".join(lines).encode()


def frame(kind: int, content: bytes = b"", fin: bool = True, more: int = 0, masked: bool = True) -> bytes:
    """A frame; `more`: the reserved bits."""
    size = len(content)
    first = bytes([kind | (128 if fin else 0) | more])
    flag = 128 if masked else 0
    if size < 126:
        head = first + bytes([flag | size])
    elif size < 1 << 16:
        head = first + bytes([flag | 126]) + struct.pack("!H", size)
    else:
        head = first + bytes([flag | 127]) + struct.pack("!Q", size)
    if not masked:
        return head + content
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))


def opened(here: Serving) -> Line:
    """A page that has been sent the whole table."""
    line = Line(here)
    first = line.read()
    assert first
    assert b"<section" in first.content
    return line


def test_a_page_is_opened_as_firefox_asks_for_it(here: Serving) -> None:
    line = Line(here)
    assert line.status == 101
    assert "sec-websocket-accept: " in line.head
    assert "content-security-policy: " in line.head
    assert "sec-websocket-extensions" not in line.head


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/tables/table/live", {"Origin": "https://elsewhere.example"}, 403),
        ("/tables/table", {}, 403),
        ("/nowhere", {}, 403),
        ("/tables/table/live", {"Sec_WebSocket_Key": "short"}, 400),
        ("/tables/ta%00ble/live", {}, 400),
    ],
)
def test_a_handshake_that_is_wrong_is_refused(here: Serving, path: str, headers: dict[str, str], status: int) -> None:
    assert Line(here, path, **headers).status == status


def test_a_table_that_does_not_exist_closes_the_page(here: Serving) -> None:
    line = Line(here, "/tables/unknown/live")
    assert line.status == 101
    received = line.read()
    assert received is None or received.kind == CLOSE


def test_a_command_may_come_in_pieces_with_pings_between_them(here: Serving) -> None:
    line = opened(here)
    line.send(TEXT, b"move=%2B", fin=False)
    line.send(PING, b"there?")
    line.send(CONTINUED, b"R7&num", fin=False)
    line.send(CONTINUED, b"ber=0")
    assert line.read() == Frame(PONG, b"there?")
    whole = line.complaint()
    line.send(TEXT, WRONG.encode())
    assert line.complaint() == whole


def test_commands_that_come_at_once_are_all_answered(here: Serving) -> None:
    line = opened(here)
    line.raw.sendall(b"".join(frame(TEXT, WRONG.encode()) for _ in range(50)))
    assert len({line.complaint() for _ in range(50)}) == 1


def test_a_frame_may_come_byte_by_byte(here: Serving) -> None:
    line = opened(here)
    line.raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for byte in frame(TEXT, WRONG.encode()):
        line.raw.sendall(bytes([byte]))
    assert line.complaint()


def test_a_binary_message_is_no_command(here: Serving) -> None:
    line = opened(here)
    line.send(BINARY, WRONG.encode())
    assert line.complaint()


ENDINGS: dict[str, tuple[bytes, int]] = {
    "not UTF-8": (frame(TEXT, b"\xff\xfe"), 1007),
    "not UTF-8, in pieces": (frame(TEXT, b"\xff", fin=False) + frame(CONTINUED, b"\xfe"), 1007),
    "not masked": (frame(TEXT, b"x", masked=False), 1002),
    "an extension": (frame(TEXT, b"x", more=64), 1002),
    "an unknown kind": (frame(3, b"x"), 1002),
    "the rest of nothing": (frame(CONTINUED, b"x"), 1002),
    "two at once": (frame(TEXT, b"x", fin=False) + frame(TEXT, b"x"), 1002),
    "a ping in pieces": (frame(PING, b"x", fin=False), 1002),
    "too large": (frame(TEXT, b"x" * (connections.MESSAGE_BYTES + 1)), 1009),
    "too large, in pieces": (frame(TEXT, b"x" * 50_000, fin=False) + frame(CONTINUED, b"x" * 50_000), 1009),
    "a close": (frame(CLOSE, struct.pack("!H", 1001)), 1001),
    "a close with words": (frame(CLOSE, struct.pack("!H", 4000) + b"bye"), 4000),
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_close_has_the_code_of_its_reason(here: Serving, ending: str) -> None:
    line = opened(here)
    sent, code = ENDINGS[ending]
    line.raw.sendall(sent)
    assert line.closed() == code
    assert line.read() is None


def test_a_close_without_a_code_is_answered(here: Serving) -> None:
    line = opened(here)
    line.send(CLOSE)
    received = line.read()
    assert received
    assert received.kind == CLOSE


def test_who_is_gone_leaves_nothing_behind_not_even_garbage(here: Serving) -> None:
    """A server collects garbage once an hour, because a collection makes everybody wait."""

    def kept() -> int:
        return sum(isinstance(one, push.Socket) for one in gc.get_objects())

    def gone() -> bool:
        return not here.server.server_state.connections and not here.server.server_state.tasks

    until(gone)  # those of other tests
    gc.collect()
    gc.disable()
    try:
        before = kept()
        lines = [opened(here) for _ in range(5)]
        assert kept() == before + 5
        for line in lines[:3]:
            line.send(CLOSE)
        for line in lines:
            line.raw.close()
        until(gone)
        until(lambda: kept() == before)
    finally:
        gc.enable()


def test_pages_learn_that_the_server_stops(here: Serving) -> None:
    line = opened(here)
    loop = here.server.servers[0].get_loop()
    for connection in list(here.server.server_state.connections):
        loop.call_soon_threadsafe(connection.shutdown)
    assert line.closed() == 1012
    assert line.read() is None


# -- Clients that do not read, or are silent --


class Changing:
    """A page that changes often, and is large."""

    def __init__(self) -> None:
        self.door: Any = None
        self.number = self.told = 0
        self.gone = asyncio.Event()

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        """An ASGI application that shows the page."""
        await receive()
        await send({"type": "websocket.accept"})
        self.door = scope["extensions"][doors.DOOR]
        await self.door.serve(self)
        self.gone.set()

    def change(self) -> None:
        self.number += 1
        self.push()

    def push(self) -> None:
        if self.told < self.number and not self.door.blocked:
            self.told = self.number
            self.door.send(f"{self.number:09}" + "x" * 100_000)

    async def obey(self, text: str) -> None:
        assert text


@asynccontextmanager
async def shown(page: Changing) -> AsyncIterator[tuple[asyncio.StreamReader, Any]]:
    """A page behind the door of picows, to whom has opened it."""
    door: Any = doors.FastDoor
    config = uvicorn.Config(page.app, ws=door, http=connections.BoundedHttp, interface="asgi3")
    config.load()
    state = uvicorn.server.ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: connections.BoundedHttp(config, state, {}), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request(port))
    await reader.readuntil(b"\r\n\r\n")
    while page.door is None:
        await asyncio.sleep(0)
    try:
        yield reader, writer.transport
    finally:
        writer.transport.abort()
        await page.gone.wait()
        server.close()
        await server.wait_closed()


def in_its_loop(work: Coroutine[Any, Any, None]) -> None:
    """Run something in the event loop that the server has."""
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        runner.run(asyncio.wait_for(work, PATIENCE))


async def fill(page: Changing) -> None:
    """Let a page change until the other side takes nothing any more."""
    while not page.door.blocked:
        page.change()
        await asyncio.sleep(0)


def test_who_does_not_read_is_sent_nothing_more_and_then_only_the_newest() -> None:
    async def work() -> None:
        page = Changing()
        async with shown(page) as (reader, line):
            line.pause_reading()
            await fill(page)
            waits = page.door.transport.get_write_buffer_size()
            for _ in range(1000):
                page.change()
            assert page.door.transport.get_write_buffer_size() == waits < 1_000_000
            line.resume_reading()
            seen: list[int] = []
            while not seen or seen[-1] != page.number:
                head = await reader.readexactly(2)
                size = int.from_bytes(await reader.readexactly(2 if head[1] == 126 else 8))
                seen.append(int((await reader.readexactly(size))[:9]))
            assert seen == [*range(1, len(seen)), page.number]
            assert not page.door.blocked

    in_its_loop(work())


@pytest.mark.parametrize("reads", [True, False])
def test_who_is_silent_or_never_reads_is_hung_up_on(monkeypatch: pytest.MonkeyPatch, reads: bool) -> None:
    monkeypatch.setattr(doors, "PING", 0.01)
    monkeypatch.setattr(doors, "STUCK", 0.02)

    async def work() -> None:
        page = Changing()
        async with shown(page) as (reader, line):
            if reads:
                assert (await reader.readexactly(2))[0] & 15 == PING  # which gets no answer
            else:
                line.pause_reading()
                await fill(page)
            await page.gone.wait()

    in_its_loop(work())


def until(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    ends = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.01)


class Written:
    """A door that notes what is written."""

    def __init__(self, written: list[bytes]) -> None:
        self.loop, self.written = asyncio.get_running_loop(), written
        self.frames: Any = self

    def send_reuse_external_bytearray(self, _: object, message: bytearray, head: int) -> None:
        self.written.append(bytes(message[head:]))


def test_messages_of_one_turn_are_written_a_few_at_a_time_in_their_order() -> None:
    async def work() -> None:
        written: list[bytes] = []
        outbox, left = doors.Outbox(), Written(written)
        messages = [bytes([number]) for number in range(doors.TOGETHER + 2)]
        for message in messages:
            outbox.put(cast("Any", Written(written)), bytearray(doors.HEAD) + message)
        assert written == messages[: doors.TOGETHER]
        outbox.put(cast("Any", left), bytearray(doors.HEAD) + b"gone")
        left.frames = None  # they have left in the meantime
        await asyncio.sleep(0)
        assert written == messages

    asyncio.run(work())


def test_what_was_said_before_a_close_arrives_before_it(here: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    def part(page: push.Socket) -> None:
        if page.watcher:
            page.door.send("!farewell")
            page.hang_up(push.SIGNED_OUT)

    monkeypatch.setattr(push.Socket, "push", part)
    page = Line(here)
    assert page.complaint() == "!farewell"
    assert page.closed() == push.SIGNED_OUT
