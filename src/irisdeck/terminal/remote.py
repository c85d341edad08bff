"""A client of a running server: registration and sign-in, tables, and the stream of a table's changes.

Every failure is Refused with one sentence, which names neither tokens nor codes; ConnectionLost may be retried.

    server = Server("http://localhost:8000", "en", data_folder())
    await server.enter("Ann")
    table = RemoteTable(server, await server.open({"game": "red7", "bots": ["easy"]}), lambda: print(table.shown))
    await table.run()
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import re
import secrets
import socket
import ssl
from contextlib import suppress
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import quote, urlsplit

import httpx

from irisdeck.game import short
from irisdeck.table.table import Refused, clean_name
from irisdeck.words import say, tell

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator, Mapping
    from pathlib import Path

CONNECT, ANSWER = 5, 15  # timeouts in seconds
SILENCE = 45  # timeout of a stream in seconds; it sends a heartbeat every 15
FIRST, LAST = 0.5, 10  # seconds between two retries, from the first to the last
IDLE = 2  # seconds for which a connection is kept: less than servers do, so that none closes under a request
LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]")  # never reached by a proxy
TOKEN = re.compile(r"iris_[A-Za-z0-9_-]+")
TABLE = re.compile(r"/tables/([A-Za-z0-9_-]{1,40})(?:/.*)?")
CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
HOST = re.compile(r"(?!https?$)[^\s/\\@:?#\[\]%]{1,253}|[0-9a-fA-F:.]+")
NOT_HTTP = (httpx.DecodingError, httpx.InvalidURL)  # errors that only another program causes
HTTP_ERRORS = (httpx.HTTPError, httpx.InvalidURL)
logging.getLogger("httpx").setLevel(logging.WARNING)  # it would log addresses of tables, which are invitations


class ConnectionLost(Refused):
    """There is no connection now; a retry may help."""


# -- Addresses --


def parse(link: str) -> tuple[str, str | None]:
    """The address of a server and, if the link leads to a table, its id: of 'localhost:8000', 'https://host/tables/x'.

    Without a scheme, public hosts are asked over https, all others over http.
    """
    text = link.strip()
    try:
        url = urlsplit(text if "://" in text else f"//{text}")
        host, port = url.hostname or "", url.port
        scheme = url.scheme or ("https" if is_public(host) and port in (None, 443) else "http")
        shown = f"[{host}]" if ":" in host else host
        usual = port in (None, {"http": 80, "https": 443}[scheme])
        address = str(httpx.URL(f"{scheme}://{shown}" + ("" if usual else f":{port}")))
    except (ValueError, KeyError, httpx.InvalidURL):
        raise Refused("remote-no-link", link=short(text.rpartition("@")[2])) from None
    table = TABLE.fullmatch(url.path)
    if not HOST.fullmatch(host) or "@" in url.netloc or (url.path.startswith("/tables/") and not table):
        raise Refused("remote-no-link", link=short(text.rpartition("@")[2]))
    return address, table[1] if table else None


def is_public(host: str) -> bool:
    """Whether a host is a public name: neither an address nor of a local network."""
    try:
        ip_address(host)
    except ValueError:
        return "." in host and not host.endswith((".local", ".lan", ".localhost", ".internal"))
    return False


# -- A server --


class Identity(NamedTuple):
    """Who the player is at a server; the recovery code, if known, signs in elsewhere."""

    token: str
    name: str
    code: str = ""


class Server:
    """A client of a server; close it with `await server.close()`.

    The identity is saved in `folder`, readable only by the user; `remembered` tells whether that worked.
    """

    def __init__(self, address: str, language: str, folder: Path) -> None:
        self.address = address
        self.language = language
        self.path = folder / "servers" / f"{quote(address, safe='')}.json"
        self.me = Identity("", "")
        self.remembered = True
        try:
            self.http = httpx.AsyncClient(
                base_url=f"{address}/api/v1",
                headers={"Accept-Language": language},
                timeout=httpx.Timeout(ANSWER, connect=CONNECT),
                limits=httpx.Limits(keepalive_expiry=IDLE),
                mounts={f"all://{host}": None for host in LOCAL_HOSTS},
            )
        except (ImportError, ValueError):
            raise Refused("remote-proxy") from None
        except OSError:
            raise Refused("remote-no-tls", address=address) from None

    async def close(self) -> None:
        """Close the connections."""
        await self.http.aclose()

    @property
    def name(self) -> str:
        """The player's name."""
        return self.me.name

    @property
    def code(self) -> str:
        """The recovery code, which signs in elsewhere; empty if it is not known."""
        return self.me.code

    # -- Identity --

    async def enter(self, name: str = "", code: str = "") -> str:
        """Sign in, and return the player's name.

        By a recovery code, else the token in IRISDECK_TOKEN, else the saved identity; else register.
        """
        name = clean_name(name) if name.strip() else ""
        if code.strip():
            await self._register(name, code.strip())
        elif token := os.environ.get("IRISDECK_TOKEN", "").strip():
            await self._use_token(name, token)
        elif kept := self._load():
            await self._resume(name, kept)
        else:
            await self._register(name)
        return self.name

    async def _register(self, name: str, code: str = "") -> None:
        self.me = Identity("", "")
        body = {key: value for key, value in (("name", name), ("code", code)) if value}
        answer = await self._ask("/people", body, ("token", "name", "code"), idempotent=True)
        if not TOKEN.fullmatch(str(answer["token"])):
            raise self._not_irisdeck()
        self._set_identity(Identity(str(answer["token"]), str(answer["name"]), str(answer["code"])))

    async def _use_token(self, name: str, token: str) -> None:
        """Sign in by a token of the API; it is not saved anywhere."""
        if not TOKEN.fullmatch(token):
            raise Refused("token-unknown")
        self.me = Identity(token, name or tell(say("guest"), self.language))
        answer = await self._ask("/me", None, ("name", "program"))
        if answer["program"]:
            self.me = Identity(token, str(answer["name"]))

    async def _resume(self, name: str, kept: Identity) -> None:
        self.me = kept
        try:
            await self._ask("/me", None, ("name",))
        except Refused as wrong:
            if wrong.values.get("error") != "token-unknown":
                raise
            await self._register(name or kept.name)
            return
        if name and name != kept.name:
            self._set_identity(kept._replace(name=name))

    def _set_identity(self, identity: Identity) -> None:
        self.me, self.remembered = identity, True
        try:
            self._save(identity)
        except OSError:
            self.remembered = False

    def _save(self, identity: Identity) -> None:
        """Save the identity by replacing its file, so that it is never incomplete."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        aside = self.path.with_name(f".{secrets.token_hex(8)}")
        try:
            with os.fdopen(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
                json.dump(identity._asdict(), file)
            aside.replace(self.path)
        finally:
            aside.unlink(missing_ok=True)

    def _load(self) -> Identity | None:
        """The saved identity, or None if there is none or it cannot be read."""
        try:
            kept = Identity(**json.loads(self.path.read_text(encoding="utf-8")))
            return kept if TOKEN.fullmatch(kept.token) and clean_name(kept.name) == kept.name else None
        except (OSError, ValueError, TypeError, Refused):
            return None

    # -- Tables --

    async def tables(self) -> dict[str, Any]:
        """`mine`: where the player sits; `listed`: where they may watch or take a seat."""
        tables: dict[str, Any] = await self._ask("/tables", None, ("mine", "listed"))
        return tables

    async def open(self, body: dict[str, Any]) -> str:
        """Open a new table by the body of POST /tables; returns its id."""
        return str((await self._ask("/tables", {"name": self.name, **body}, ("id",)))["id"])

    async def record(self, table_id: str) -> dict[str, Any]:
        """The record of a finished game."""
        record: dict[str, Any] = await self._ask(f"/tables/{quote(table_id, safe='')}/record", None, ("game",))
        return record

    async def log(self, table_id: str) -> list[str]:
        """Everything that happened at a table, a line each."""
        log: Any = await self._ask(f"/tables/{quote(table_id, safe='')}/log", None, ())
        return [" · ".join(line["words"]) for line in log if isinstance(line, dict) and line.get("words")]

    async def wish(self, table_id: str, wish: Mapping[str, Any]) -> str:
        """Send a command to a table; returns the id of the table, another one after a rematch."""
        body = {"name": self.name, **wish} if wish.get("do") == "sit" else dict(wish)
        return str((await self._ask(f"/tables/{quote(table_id, safe='')}/wishes", body, ("table",)))["table"])

    async def follow(self, table_id: str, take: Callable[[dict[str, Any]], None]) -> None:
        """Pass on the board of a table, at once and after every change, until the stream ends."""
        path = f"/tables/{quote(table_id, safe='')}/board/events"
        patience = httpx.Timeout(ANSWER, connect=CONNECT, read=SILENCE)
        try:
            async with self.http.stream("GET", path, headers=self._headers, timeout=patience) as answer:
                if not answer.headers.get("content-type", "").startswith("text/event-stream"):
                    await answer.aread()
                    self._read(answer, ())
                    raise self._not_irisdeck()
                async for data in events(answer.aiter_bytes(), b"board"):
                    take(self._decoded(data, ("parts", "log")))
        except HTTP_ERRORS as wrong:
            raise self._failure(wrong, idempotent=True) from None

    # -- Requests --

    @property
    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.me.token}"} if self.me.token else {}

    async def _ask(
        self, path: str, body: dict[str, Any] | None, keys: tuple[str, ...], idempotent: bool = False
    ) -> Any:
        """The answer to a request, with these keys, or a list if there are none; POST if there is a body.

        `idempotent`: it can be repeated safely if the answer was lost.
        """
        method = "GET" if body is None else "POST"
        idempotent = idempotent or body is None
        try:
            answer = await self.http.request(method, path, json=body, headers=self._headers)
        except HTTP_ERRORS as wrong:
            raise self._failure(wrong, idempotent) from None
        return self._read(answer, keys, idempotent)

    def _read(self, answer: httpx.Response, keys: tuple[str, ...], idempotent: bool = True) -> Any:
        if answer.is_success:
            return self._decoded(answer.content, keys)
        if answer.has_redirect_location:
            raise self._moved(answer.headers["location"])
        try:
            body = self._decoded(answer.content, ("error", "words"))
        except Refused as refused:
            if answer.status_code not in (502, 503, 504):  # of a proxy whose server is down
                raise refused from None
            raise (
                ConnectionLost("remote-away", address=self.address) if idempotent else ConnectionLost("remote-unsure")
            ) from None
        if body["error"] == "no-such-page" or answer.status_code == 405:
            raise Refused("remote-too-old", address=self.address)
        later = answer.status_code == 429 or answer.status_code >= 500
        raise (ConnectionLost if later else Refused)("remote-told", words=str(body["words"]), error=str(body["error"]))

    def _moved(self, location: str) -> Refused:
        """Redirects are not followed: the token would be sent along."""
        try:
            moved, _ = parse(str(httpx.URL(self.address).join(location)))
        except (httpx.InvalidURL, Refused):
            return self._not_irisdeck()
        return Refused("remote-moved", address=moved) if moved != self.address else self._not_irisdeck()

    def _decoded(self, content: bytes, keys: tuple[str, ...]) -> Any:
        """An answer of Irisdeck, without characters that could control the terminal."""
        try:
            data = printable(json.loads(content))
        except (ValueError, RecursionError):
            raise self._not_irisdeck() from None
        listed = isinstance(data, list) and not keys
        if not listed and not (isinstance(data, dict) and all(key in data for key in keys)):
            raise self._not_irisdeck()
        return data

    def _not_irisdeck(self) -> Refused:
        return Refused("remote-no-irisdeck", address=self.address)

    def _failure(self, wrong: Exception, idempotent: bool) -> Refused:
        """The refusal for an error of the connection."""
        if isinstance(wrong, httpx.ConnectError):
            return self._unreachable([*causes_of(wrong)])
        if isinstance(wrong, httpx.ProxyError):
            return ConnectionLost("remote-proxy")
        if isinstance(wrong, NOT_HTTP) or "illegal" in str(wrong):  # h11's word for what is not HTTP
            return self._not_irisdeck()
        if not idempotent and not isinstance(wrong, httpx.ConnectTimeout | httpx.PoolTimeout):
            return ConnectionLost("remote-unsure")
        late = isinstance(wrong, httpx.TimeoutException)
        return ConnectionLost("remote-timeout" if late else "remote-lost", address=self.address)

    def _unreachable(self, causes: list[BaseException]) -> Refused:
        if any(isinstance(cause, ssl.SSLError) for cause in causes):
            return ConnectionLost("remote-no-tls", address=self.address)
        if any(isinstance(cause, socket.gaierror) for cause in causes):
            return ConnectionLost("remote-no-host", host=httpx.URL(self.address).host)
        return ConnectionLost("remote-closed", address=self.address)


def causes_of(wrong: BaseException) -> Iterator[BaseException]:
    """An exception with all its causes, and those of an exception group."""
    yield wrong
    for cause in (wrong.__cause__ or wrong.__context__, *getattr(wrong, "exceptions", ())):
        if cause:
            yield from causes_of(cause)


def printable(value: Any) -> Any:
    """JSON without characters that control a terminal, change the direction of text, or cannot be encoded."""
    if isinstance(value, str):
        return CONTROL.sub(" ", value)
    if isinstance(value, dict):
        return {printable(key): printable(item) for key, item in value.items()}
    return [printable(item) for item in value] if isinstance(value, list) else value


async def events(chunks: AsyncIterator[bytes], wanted: bytes) -> AsyncIterator[bytes]:
    """The data of server-sent events of one kind."""
    rest, kind, data = b"", b"", list[bytes]()
    async for chunk in chunks:
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            field, colon, value = line.rstrip(b"\r").partition(b":")
            if field == b"event":
                kind = value.strip()
            elif field == b"data":
                data.append(value)
            elif not (field or colon):  # the end of an event; a line that begins with a colon is a heartbeat
                if data and kind == wanted:
                    yield b"\n".join(data)
                kind, data = b"", []


# -- A table --


class RemoteTable:
    """A table of a server; `changed` is called whenever `shown` or `problem` has changed.

    `shown` is the last board: id, game, title, event, moves, over, link, parts, log. `problem` is a sentence as long as
    the connection is lost.
    """

    def __init__(self, server: Server, table_id: str, changed: Callable[[], None]) -> None:
        self.server = server
        self.id = table_id
        self.changed = changed
        self.shown: dict[str, Any] | None = None
        self.problem = ""
        self._pause = FIRST
        self._again = asyncio.Event()  # set to retry at once

    async def run(self) -> None:
        """Follow the table until cancelled, and reconnect whenever the connection is lost.

        Raises Refused where a retry makes no sense: the server refuses, or there never was one.
        """
        while True:
            try:
                await self.server.follow(self.id, self._take)
            except Refused as wrong:
                if not isinstance(wrong, ConnectionLost) and ("error" in wrong.values or self.shown is None):
                    raise
                self._set_problem(tell(say("table-offline"), self.server.language))
            self._again.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pause * random.uniform(1, 1.5)):  # not all clients at once
                    await self._again.wait()
            self._pause = min(2 * self._pause, LAST)

    async def wish(self, wish: Mapping[str, Any]) -> str:
        """Send a command; returns the id of the table, another one after a rematch.

        Raises Refused. If the answer was lost, the command may have been applied or not; moves name their number, so
        they can be repeated safely.
        """
        table_id = await self.server.wish(self.id, wish)
        self._again.set()
        return table_id

    def _take(self, board: dict[str, Any]) -> None:
        self.shown, self.problem, self._pause = board, "", FIRST
        self.changed()

    def _set_problem(self, problem: str) -> None:
        if problem != self.problem:
            self.problem = problem
            self.changed()
