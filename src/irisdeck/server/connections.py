"""Connections with bounds: how much a client may send before it is understood, and how long it may take.

Behind a proxy little of this is ever needed. Without one, whoever reaches the port could otherwise send headers without
end, or hold a thousand requests half sent until nobody else gets in.
"""

from __future__ import annotations

import time
from contextlib import suppress
from functools import cache
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from irisdeck.server.limits import Turns

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Iterator

HEADER_BYTES = 16 << 10  # of a request, all but its body
HEADER_SECONDS = 10.0  # until the headers of a request must be complete
BODY_SECONDS = 60.0  # and then its body
PIPELINED = 20  # requests on one connection that wait for the one before them
WAITING = 1000  # connections without a complete request, at most; the oldest is closed for a new one
FRAMES = 4  # of a WebSocket in one second, pings and all, for each command that it may send
MESSAGE_BYTES = 64 << 10  # of a WebSocket's message
PING = 20  # seconds between two questions whether the other side of a WebSocket is still there
PIECE = 4 << 10  # bytes that are parsed before the bounds are checked again
FILES = 1 << 16  # open files, and so connections, where the system lets us
POLICY = 1008  # closes a WebSocket: the other side breaks the rules


def raise_file_limit() -> None:
    """Let this process have as many connections as the system allows: by default it is about a thousand."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):  # some systems promise more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


@cache
def most_waiting() -> int:
    """How many connections may be open without a complete request: a quarter of what the system allows."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0] if resource else FILES
    return WAITING if files < 0 else min(WAITING, files // 4)


def pieces(data: bytes) -> Iterator[bytes]:
    """What was received, in parts that are parsed quickly."""
    return (data[start : start + PIECE] for start in range(0, len(data), PIECE))


class BoundedHttp(HttpToolsProtocol):
    """HTTP that refuses long headers (431), slow requests (408), and too many connections that ask for nothing."""

    waiting: ClassVar[dict[BoundedHttp, None]] = {}  # connections without a complete request, the oldest first
    turns: ClassVar[Turns] = Turns()  # of WebSockets that are being opened

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.deadline: asyncio.TimerHandle | None = None  # for what is being received
        self.overhead = 0  # bytes of the request so far, without its body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._wait()
        self._expect(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Open a WebSocket when its turn comes: hundreds may be opened at once, and each takes a while."""
        self._forget()
        self.transport.pause_reading()
        self.turns.take(self.loop, self._open_websocket)

    def _open_websocket(self) -> None:
        if not self.transport.is_closing():
            super().handle_websocket_upgrade()
            del self.parser  # it refers to this connection: both go now

    def data_received(self, data: bytes) -> None:
        if self.deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._expect(HEADER_SECONDS)
        for piece in pieces(data):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                break
            self.overhead += len(piece)
            super().data_received(piece)
            if self.overhead > HEADER_BYTES:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    # -- What the parser reports --

    def on_headers_complete(self) -> None:
        self.waiting.pop(self, None)
        super().on_headers_complete()
        self._expect(BODY_SECONDS)
        if len(self.pipeline) > PIPELINED:
            raise ValueError("too many requests at once")  # the parser stops, and the answer is 400

    def on_body(self, body: bytes) -> None:
        self.overhead -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.overhead = 0
        self._expect(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self._wait()

    # -- Bounds --

    def _wait(self) -> None:
        """Wait for a request; where too many do, the one that has waited longest is closed."""
        self.waiting[self] = None
        if len(self.waiting) > most_waiting():
            oldest = next(iter(self.waiting))
            oldest._forget()
            oldest.transport.abort()

    def _expect(self, seconds: float | None) -> None:
        """Give the client so many seconds, or none, for what comes next."""
        if self.deadline:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _forget(self) -> None:
        self.waiting.pop(self, None)
        self._expect(None)

    def _too_slow(self) -> None:
        """Hang up; where an answer is under way already, without another one."""
        self.deadline = None
        if self.cycle is None or self.cycle.response_complete:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.abort()

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer with a status, and hang up."""
        if self.transport.is_closing():
            return
        lines = [name + b": " + value for name, value in self.server_state.default_headers]
        lines += [b"content-length: 0", b"connection: close", b"", b""]
        self.transport.write(STATUS_LINE[status] + b"\r\n".join(lines))
        self.transport.close()


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is closed when it sends too many frames, whether or not the application sees them."""

    most: ClassVar[int] = 60 * FRAMES

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.second = 0  # the second in which the frames were counted
        self.count = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        for piece in pieces(data):
            if self.transport.is_closing():
                break
            super().data_received(piece)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it was refused, but answered: nothing to complain of in the log

    def handle_events(self) -> None:
        second = int(time.monotonic())
        self.count = len(self.conn.events) + (self.count if second == self.second else 0)
        self.second = second
        if self.count <= self.most:
            super().handle_events()
        elif self.close_sent:
            self.transport.abort()
        else:
            self.conn.fail(POLICY, "too many messages")
            self.handle_parser_exception()
            self.disconnected = True  # what the application still sends goes nowhere
