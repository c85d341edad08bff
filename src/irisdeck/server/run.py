"""Starts the server: checks what can go wrong first, so that people read one line and not a traceback."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING

import uvicorn

from irisdeck.game import IrisdeckError, short
from irisdeck.server.app import create_app
from irisdeck.server.connections import FRAMES, MESSAGE_BYTES, PING, BoundedHttp, BoundedWebSocket, raise_file_limit
from irisdeck.server.doors import INSTALLED, FastDoor, Outbox
from irisdeck.server.gate import HEADERS
from irisdeck.server.metrics import log_as_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.types import ASGIApp

    from irisdeck.server.site import Settings


SWITCH = 0.0005  # seconds for which one thread keeps others waiting: the writer's wait is everybody's


class CannotServe(IrisdeckError):
    """The server cannot start; the message says why."""


def serve(host: str, port: int, browse: bool, settings: Settings) -> None:
    """Serve until stopped."""
    sys.setswitchinterval(SWITCH)
    raise_file_limit()
    folder = settings.folder
    try:
        host.encode("idna")
        folder.mkdir(parents=True, exist_ok=True)
        listening = socket.create_server((host, port))
    except OSError as wrong:
        where = f"{host}:{port}" if "address" in str(wrong).lower() else str(folder)
        advice = " (take another with --port)" if wrong.errno == errno.EADDRINUSE else ""
        raise CannotServe(f"cannot use {where}: {wrong.strerror or wrong}{advice}") from None
    except UnicodeError:
        raise CannotServe(f"cannot use {short(host)}: that is no name of a host") from None
    try:
        app = create_app(settings, asyncio.run(settings.prepare()))
    except Exception as wrong:
        listening.close()
        if isinstance(wrong, OSError):
            raise CannotServe(f"cannot use {folder}: {wrong.strerror}") from None
        raise
    if settings.log == "json":
        log_as_json()
    config = configured(app, settings)
    server = Announced(config, lambda: announce(host, listening.getsockname()[1], settings, browse))
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve([listening]))


def configured(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How the site is served."""

    class Bounded(BoundedWebSocket):
        most = settings.limit * FRAMES

    class Fast(FastDoor):
        __slots__ = ()
        most = settings.limit * FRAMES
        outbox = Outbox()

    return uvicorn.Config(
        app,
        log_level="warning",
        log_config=None if settings.log == "json" else uvicorn.config.LOGGING_CONFIG,
        access_log=False,
        timeout_graceful_shutdown=2,
        backlog=128,
        headers=list(HEADERS.items()),
        http=BoundedHttp,
        ws=Fast if INSTALLED else Bounded,  # type: ignore[arg-type]  # both have what uvicorn asks for
        ws_per_message_deflate=False,  # what is pushed is small, and its memory would be most of a connection
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=PING,
    )


class Announced(uvicorn.Server):
    """Prints its address once it answers and Ctrl-C reaches it, not before."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()


def announce(host: str, port: int, settings: Settings, browse: bool) -> None:
    """Print the address, and open it in the browser."""
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    kept = settings.database.rpartition("@")[2] or settings.folder
    with suppress(OSError):  # whoever started us may not listen
        print(f"Irisdeck is at {address} (Ctrl-C stops it; tables are kept in {kept})", flush=True)
        if host == "0.0.0.0" and (here := own_address()):
            print(f"For others on your network: http://{here}:{port}/", flush=True)
    if browse:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()  # some browsers block


def own_address() -> str:
    """The address of this computer on its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation
        except OSError:
            return ""
        return str(probe.getsockname()[0])
