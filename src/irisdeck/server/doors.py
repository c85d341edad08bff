"""The two doors of a WebSocket: how its messages come in and go out. What they mean is in push.py, once for both.

Where picows is installed, its Cython reads and writes frames on uvicorn's own port: a message costs less than half, and
waits in no queue. Everywhere else uvicorn does that, by ASGI. A handshake passes the ASGI application at both doors, so
the same is refused.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, cast
from urllib.parse import unquote

from uvicorn.protocols.http.httptools_impl import STATUS_LINE
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl

from irisdeck.server.connections import FRAMES, MESSAGE_BYTES, PING, POLICY

try:
    from picows import WSAutoPingStrategy, WSListener, WSMsgType, WSUpgradeResponse, WSUpgradeResponseWithListener
    from picows.picows import WSProtocol  # type: ignore[attr-defined]  # it is no public name

    INSTALLED = True
except ModuleNotFoundError:
    WSListener = object  # type: ignore[assignment,misc]
    INSTALLED = False

if TYPE_CHECKING:
    from litestar.types import Receive, Send
    from picows import WSFrame, WSTransport
    from uvicorn import Config
    from uvicorn.server import ServerState

log = logging.getLogger(__name__)
DOOR = "irisdeck.door"  # the extension of a scope: whose frames are not read by ASGI
CLOSING = 10  # seconds for the other side to answer a close
HEAD = 14  # bytes before a message for the longest head of a frame
STUCK = 20  # seconds for which a client may take nothing of what it is sent
OK, PROTOCOL_ERROR, NOT_UTF8, TOO_BIG, FAILED, RESTART = 1000, 1002, 1007, 1009, 1011, 1012  # codes of RFC 6455
CONTROL = 8  # opcodes from here on
TOGETHER = 4  # messages that are written one after the other
CONTINUATION, TEXT, BINARY, CLOSE, PING_FRAME, PONG = 0, 1, 2, 8, 9, 10


class Page(Protocol):
    """What a door serves."""

    async def obey(self, text: str) -> None:
        """Carry out a command."""

    def push(self) -> None:
        """Send what has changed."""


class AsgiDoor:
    """A WebSocket as ASGI has it."""

    __slots__ = ("messages", "page", "receive", "send_message", "sender")

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive = receive
        self.send_message = send
        self.messages: deque[Any] = deque()
        self.sender: asyncio.Task[None] | None = None
        self.page: Page | None = None

    @property
    def blocked(self) -> bool:
        """Whether the other side has not taken what it was sent: more would wait in memory."""
        return self.sender is not None

    async def serve(self, page: Page) -> None:
        """Pass on messages until the other side is gone."""
        self.page = page
        while (message := await self.receive())["type"] != "websocket.disconnect":
            await asyncio.sleep(0)  # however many messages wait, others have their turn
            await page.obey(str(message.get("text") or ""))
        self.page = None  # it knows this door: both would be garbage until a full collection

    def send(self, text: str) -> None:
        """Send a text."""
        self._send({"type": "websocket.send", "text": text, "bytes": None})

    def close(self, code: int, reason: str = "") -> None:
        """Close the connection."""
        self._send({"type": "websocket.close", "code": code, "reason": reason})

    def _send(self, message: Any) -> None:
        self.messages.append(message)
        if self.sender is None:
            self.sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        with suppress(OSError):  # the other side is gone
            while self.messages:
                await self.send_message(self.messages.popleft())
        self.sender = None
        if self.page:
            self.page.push()


class Outbox:
    """Messages of one turn of the event loop, written a few at a time.

    Whoever reads them on this machine, such as a proxy, is woken once for them: to wake it takes longer than to write.
    """

    def __init__(self) -> None:
        self.waiting: list[tuple[FastDoor, bytearray]] = []

    def put(self, door: FastDoor, message: bytearray) -> None:
        """Write a message soon."""
        if not self.waiting:
            door.loop.call_soon(self.flush)
        self.waiting.append((door, message))
        if len(self.waiting) == TOGETHER:
            self.flush()

    def flush(self) -> None:
        """Write all that wait."""
        waiting, self.waiting = self.waiting, []
        for door, message in waiting:
            if door.frames:
                door.frames.send_reuse_external_bytearray(WSMsgType.TEXT, message, HEAD)


class FastDoor(WSListener):  # type: ignore[misc,unused-ignore]  # picows may not be installed
    """A WebSocket whose frames picows reads and writes; until it is accepted, uvicorn's protocol of the connection.

    A client that does not read is sent no more until it has taken what it was sent: a page can always be brought up to
    date. Nothing is read before somebody serves it, nor while a command is carried out and another one waits.
    """

    __slots__ = (
        "asked", "blocked", "closing", "config", "count", "frames", "gone", "head", "heard", "loop",
        "message", "page", "paused", "reader", "refusal", "second", "state", "stuck", "timer", "transport",
        "waiting",
    )  # fmt: skip
    most: ClassVar[int] = 60 * FRAMES
    outbox: ClassVar[Outbox] = Outbox()  # of each event loop its own

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.config = config
        self.state = server_state
        self.loop = asyncio.get_running_loop()
        self.gone: asyncio.Future[None] = self.loop.create_future()
        self.head = b""  # the request, until it is answered
        self.refusal: Any = None  # the start of another answer
        self.frames: WSTransport | None = None  # once it is accepted
        self.page: Page | None = None
        self.reader: asyncio.Task[None] | None = None  # carries out commands
        self.waiting: list[str] = []  # for the reader
        self.message: bytearray | None = None  # what is there of one that comes in pieces
        self.paused = True  # as uvicorn's protocol before this one has left it
        self.closing = self.blocked = False
        self.heard = self.asked = False  # since the last look at it: any frame, whether it is there
        self.stuck = 0.0  # when it stopped to take what it was sent
        self.second = self.count = 0  # frames within a second
        self.timer: asyncio.TimerHandle | None = None

    # -- The handshake --

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Begin, with a transport from which nothing is read as yet."""
        self.transport = transport
        self.state.connections.add(self)  # type: ignore[arg-type]  # it has what uvicorn asks for

    def data_received(self, data: bytes) -> None:
        """Read the request, as uvicorn writes it down again; nothing may follow before the answer."""
        if self.head or self.refusal:
            self.transport.abort()
            return
        self.head = data
        task = self.loop.create_task(self._run())
        self.state.tasks.add(task)
        task.add_done_callback(self.state.tasks.discard)

    async def _run(self) -> None:
        scope = self._scope()
        try:
            await self.config.loaded_app(scope, _connect, self._answer)
        except Exception:
            log.exception("a WebSocket failed")
        if self.frames:
            self.close(OK)
        elif self.refusal is None:
            self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR, [], b"")

    def _scope(self) -> Any:
        request, *lines = self.head.decode("latin-1").split("\r\n")[:-2]
        path, _, query = request.split(" ")[1].partition("?")
        fields = [line.partition(": ") for line in lines]
        return {
            "type": "websocket",
            "asgi": {"version": self.config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self.transport) else "ws",
            "server": get_local_addr(self.transport),
            "client": get_remote_addr(self.transport),
            "root_path": self.config.root_path,
            "path": self.config.root_path + unquote(path),
            "raw_path": path.encode("latin-1"),
            "query_string": query.encode("latin-1"),
            "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, _, value in fields],
            "subprotocols": [],
            "state": {},
            "extensions": {"websocket.http.response": {}, DOOR: self},
        }

    async def _answer(self, message: Any) -> None:
        """Answer the request as the application says."""
        if self.transport.is_closing():
            return
        kind = message["type"]
        if kind == "websocket.accept":
            self._accept()
        elif kind == "websocket.close":
            self._refuse(HTTPStatus.FORBIDDEN, [], b"")
        elif kind == "websocket.http.response.start":
            self.refusal = message
        else:
            self._refuse(self.refusal["status"], self.refusal["headers"], message["body"])

    def _refuse(self, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
        """Answer with something else than a WebSocket."""
        self.refusal = self.refusal or status
        fields = {b"content-length": b"%d" % len(body), b"connection": b"close"}
        fields |= dict([*self.state.default_headers, *headers])
        lines = [name + b": " + value for name, value in fields.items()]
        self.transport.write(STATUS_LINE[status] + b"\r\n".join([*lines, b"", body]))
        self.transport.close()

    def _accept(self) -> None:
        """Hand the connection over to picows, with a request in which nothing is left to be decided.

        It would refuse that of Firefox, which has more in the header Connection.
        """
        fields = dict(line.split(b": ", 1) for line in self.head.split(b"\r\n")[1:-2])
        asked = [b"GET / HTTP/1.1", b"Host: irisdeck", b"Upgrade: websocket", b"Connection: Upgrade"]
        asked += [name + b": " + fields.get(name, b"") for name in (b"sec-websocket-version", b"sec-websocket-key")]
        self.head = b"\r\n".join([*asked, b"", b""])
        answer = WSUpgradeResponse.create_101_response(
            [(name.decode(), value.decode()) for name, value in self.state.default_headers]
        )
        read = WSProtocol(
            None, None, False, lambda _: WSUpgradeResponseWithListener(answer, self), QUIET, True, None,
            False, 0, 0, WSAutoPingStrategy.PING_WHEN_IDLE, False, MESSAGE_BYTES, None, 0,
        )  # fmt: skip
        read.connection_made(self.transport)
        buffer = read.get_buffer(-1)
        buffer[: len(self.head)] = self.head
        read.buffer_updated(len(self.head))
        self.head = b""
        answer.headers.clear()  # which would stay as long as the page is open
        if self.frames:  # otherwise it was no request for a WebSocket, and is refused
            self.frames.request.headers.clear()
            self.transport.set_protocol(read)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.frames = transport
        self.timer = self.loop.call_later(PING, self._look)

    # -- The page --

    async def serve(self, page: Page) -> None:
        """Pass on messages until the other side is gone, and what it has commanded is done."""
        self.page = page
        self._resume()
        await self.gone
        if self.reader:
            await asyncio.wait([self.reader])

    def send(self, text: str) -> None:
        """Send a text, if the other side takes it."""
        if self.frames and not self.closing and not self.blocked:
            message = bytearray(HEAD)  # from a buffer of its own: picows would keep one as long as the longest message
            message += text.encode()
            self.outbox.put(self, message)

    def close(self, code: int, reason: str = "") -> None:
        """Close the connection; one that takes nothing any more is cut off."""
        if self.closing or self.frames is None:
            return
        self.outbox.flush()
        self.closing = True
        self._forget()
        if self.blocked:
            self.transport.abort()
        else:
            self.frames.send_close(code, reason)  # type: ignore[arg-type]  # any number
            self.timer = self.loop.call_later(CLOSING, self.transport.abort)
            self._resume()

    def _fail(self, code: int) -> None:
        """Close the connection, whatever the other side answers."""
        self.close(code)
        self.transport.close()

    async def _read(self) -> None:
        """Carry out what waits."""
        while self.waiting and self.page and not self.closing:
            await self.page.obey(self.waiting.pop(0))
            if self.waiting:
                await asyncio.sleep(0)  # however many messages wait, others have their turn
        self.reader = None
        self._resume()

    def _resume(self) -> None:
        if self.paused and not self.transport.is_closing():
            self.paused = False
            self.transport.resume_reading()

    # -- What picows reports --

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if self._too_many():
            return
        self.heard = True
        kind = cast("int", frame.msg_type)
        if self.closing:
            if kind == CLOSE:
                self.transport.close()
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            self._fail(PROTOCOL_ERROR)
        elif kind == PING_FRAME:
            if not self.blocked:
                transport.send_pong(frame.get_payload_as_bytes())
        elif kind == CLOSE:
            code = cast("int", frame.get_close_code())
            self._fail(code if code >= OK else OK)
        elif kind != PONG:
            self._take(kind, frame)

    def _too_many(self) -> bool:
        """Whether there were too many frames in this second: then the connection is closed."""
        second = int(time.monotonic())
        self.count = self.count + 1 if second == self.second else 1
        self.second = second
        if self.count <= self.most:
            return False
        if not self.closing:
            self.close(POLICY, "too many messages")
        elif self.count > 2 * self.most:
            self.transport.abort()
        return True

    def _take(self, kind: int, frame: WSFrame) -> None:
        """Take a message, or a piece of one."""
        try:
            if kind == TEXT and frame.fin and self.message is None:
                self._hear(frame.get_payload_as_utf8_text())
                return
            if (kind == CONTINUATION) != (self.message is not None):
                self._fail(PROTOCOL_ERROR)
                return
            if self.message is None:
                self.message = bytearray([kind])
            self.message += frame.get_payload_as_bytes()
            if len(self.message) > MESSAGE_BYTES:
                self._fail(TOO_BIG)
            elif frame.fin:
                whole, self.message = self.message, None
                self._hear(whole[1:].decode() if whole[0] == TEXT else "")  # no command is binary
        except UnicodeDecodeError:
            self._fail(NOT_UTF8)

    def _hear(self, text: str) -> None:
        self.waiting.append(text)
        if self.reader is None:
            self.reader = self.loop.create_task(self._read())
        elif not self.paused:
            self.paused = True
            self.transport.pause_reading()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.connection_lost(None)

    def connection_lost(self, _: Exception | None) -> None:
        """Tell whoever serves it."""
        self._forget()
        self.state.connections.discard(self)
        self.closing = True
        self.refusal = self.refusal or HTTPStatus.BAD_REQUEST  # nobody waits for an answer
        self.page = self.frames = None  # both know this door: they would be garbage until a full collection
        if not self.gone.done():
            self.gone.set_result(None)

    def eof_received(self) -> None:
        """Close, as transports do by themselves."""

    # -- Back pressure, life signs, the end --

    def pause_writing(self) -> None:
        """Note that the other side does not take what it is sent."""
        self.blocked, self.stuck = True, self.loop.time()

    def resume_writing(self) -> None:
        """Bring the page up to date."""
        self.blocked = False
        if self.page:
            self.page.push()

    def _look(self) -> None:
        """Ask a client that is silent whether it is there, and cut off one that is gone or takes nothing."""
        if (self.asked and not self.heard) or (self.blocked and self.loop.time() - self.stuck > STUCK):
            self.transport.abort()
            return
        self.asked, self.heard = not self.heard, False
        if self.asked and self.frames and not self.blocked:
            self.frames.send_ping()
        self.timer = self.loop.call_later(PING, self._look)

    def _forget(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def shutdown(self) -> None:
        """Close because the server stops: the page connects again."""
        if self.frames:
            self._fail(RESTART)
        elif self.refusal is None:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, [], b"")


class Quiet:
    """The log of picows: what others do wrong is not our fault, and a logger for each connection takes memory."""

    exception = staticmethod(log.exception)

    def isEnabledFor(self, _: int) -> bool:  # noqa: N802  # as logging has it
        """Say that nothing is."""
        return False

    def info(self, *_: object) -> None:
        """Drop it."""

    debug = warning = error = info


async def _connect() -> Any:
    return {"type": "websocket.connect"}


QUIET = Quiet()
