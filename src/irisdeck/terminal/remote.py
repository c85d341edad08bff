"""Tables of a running server, as the terminal reaches them: who one is there, and a table as it changes.

Whatever goes wrong is Refused with one sentence, which names neither tokens nor codes; what may be better
in a moment is Lost.

    server = Server("http://localhost:8000", "en", usual_folder())
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

CONNECT, ANSWER = 5, 15  # seconds that a server may take
SILENCE = 45  # seconds: a stream shows every 15 that it is alive
FIRST, LAST = 0.5, 10  # seconds between two tries, from the first to the last
IDLE = 2  # seconds for which a connection is kept: less than any server does, so that none closes under a wish
HERE = ("localhost", "127.0.0.1", "[::1]")  # never reached by a proxy
TOKEN = re.compile(r"iris_[A-Za-z0-9_-]+")
TABLE = re.compile(r"/tables/([A-Za-z0-9_-]{1,40})(?:/.*)?")
COMMANDS = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
HOST = re.compile(r"(?!https?$)[^\s/\\@:?#\[\]%]{1,253}|[0-9a-fA-F:.]+")
NONSENSE = (httpx.DecodingError, httpx.InvalidURL)  # what only somebody says who is no Irisdeck
WRONG = (httpx.HTTPError, httpx.InvalidURL)
logging.getLogger("httpx").setLevel(logging.WARNING)  # it would log addresses, and whoever knows a table's can go there


class Lost(Refused):
    """There is no connection now; later there may be."""


# -- Addresses --


def parse(link: str) -> tuple[str, str | None]:
    """The address of a server and, if the link leads to a table, its id: of 'localhost:8000', 'https://host/tables/x'.

    Where it is not said, names of the wide world are asked over https, all others over http.
    """
    text = link.strip()
    try:
        found = urlsplit(text if "://" in text else f"//{text}")
        host, port = found.hostname or "", found.port
        scheme = found.scheme or ("https" if worldly(host) and port in (None, 443) else "http")
        shown = f"[{host}]" if ":" in host else host
        usual = port in (None, {"http": 80, "https": 443}[scheme])
        address = str(httpx.URL(f"{scheme}://{shown}" + ("" if usual else f":{port}")))
    except (ValueError, KeyError, httpx.InvalidURL):
        raise Refused("remote-no-link", link=short(text.rpartition("@")[2])) from None
    table = TABLE.fullmatch(found.path)
    if not HOST.fullmatch(host) or "@" in found.netloc or (found.path.startswith("/tables/") and not table):
        raise Refused("remote-no-link", link=short(text.rpartition("@")[2]))
    return address, table[1] if table else None


def worldly(host: str) -> bool:
    """Whether a name is one of the wide world, neither a number nor of a network at home."""
    try:
        ip_address(host)
    except ValueError:
        return "." in host and not host.endswith((".local", ".lan", ".localhost", ".internal"))
    return False


# -- A server --


class Somebody(NamedTuple):
    """Who one is at a server; by the code, if it is known, one is the same in the browser."""

    token: str
    name: str
    code: str = ""


class Server:
    """A server, as somebody comes to it; close with `await server.close()`.

    In `folder` it is kept who one is there, readable by nobody else; `remembered` tells whether that could be done.
    """

    def __init__(self, address: str, language: str, folder: Path) -> None:
        self.address = address
        self.language = language
        self.path = folder / "servers" / f"{quote(address, safe='')}.json"
        self.me = Somebody("", "")
        self.remembered = True
        try:
            self.http = httpx.AsyncClient(
                base_url=f"{address}/api/v1",
                headers={"Accept-Language": language},
                timeout=httpx.Timeout(ANSWER, connect=CONNECT),
                limits=httpx.Limits(keepalive_expiry=IDLE),
                mounts={f"all://{host}": None for host in HERE},
            )
        except (ImportError, ValueError):
            raise Refused("remote-proxy") from None
        except OSError:
            raise Refused("remote-no-tls", address=address) from None

    async def close(self) -> None:
        """Lets the connections go."""
        await self.http.aclose()

    @property
    def name(self) -> str:
        """What one is called."""
        return self.me.name

    @property
    def code(self) -> str:
        """The recovery code, by which one can go on in the browser; empty if it is not known."""
        return self.me.code

    # -- Who one is --

    async def enter(self, name: str = "", code: str = "") -> str:
        """Makes sure that one is somebody here, and answers with the name.

        A code comes first, then the token in IRISDECK_TOKEN, then whoever one was the last time; else one is new.
        """
        name = clean_name(name) if name.strip() else ""
        if code.strip():
            await self._come(name, code.strip())
        elif token := os.environ.get("IRISDECK_TOKEN", "").strip():
            await self._come_by_token(name, token)
        elif kept := self._kept():
            await self._come_again(name, kept)
        else:
            await self._come(name)
        return self.name

    async def _come(self, name: str, code: str = "") -> None:
        self.me = Somebody("", "")
        body = {key: value for key, value in (("name", name), ("code", code)) if value}
        told = await self._ask("/people", body, ("token", "name", "code"), harmless=True)
        if not TOKEN.fullmatch(str(told["token"])):
            raise self._stranger()
        self._be(Somebody(str(told["token"]), str(told["name"]), str(told["code"])))

    async def _come_by_token(self, name: str, token: str) -> None:
        """As a program of somebody, or one with a name of its own; the token is not kept anywhere."""
        if not TOKEN.fullmatch(token):
            raise Refused("token-unknown")
        self.me = Somebody(token, name or tell(say("guest"), self.language))
        told = await self._ask("/me", None, ("name", "program"))
        if told["program"]:
            self.me = Somebody(token, str(told["name"]))

    async def _come_again(self, name: str, kept: Somebody) -> None:
        self.me = kept
        try:
            await self._ask("/me", None, ("name",))
        except Refused as wrong:
            if wrong.values.get("error") != "token-unknown":
                raise
            await self._come(name or kept.name)
            return
        if name and name != kept.name:
            self._be(kept._replace(name=name))

    def _be(self, somebody: Somebody) -> None:
        self.me, self.remembered = somebody, True
        try:
            self._keep(somebody)
        except OSError:
            self.remembered = False

    def _keep(self, somebody: Somebody) -> None:
        """Written aside and then put in place, so that it is never half there."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        aside = self.path.with_name(f".{secrets.token_hex(8)}")
        try:
            with os.fdopen(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
                json.dump(somebody._asdict(), file)
            aside.replace(self.path)
        finally:
            aside.unlink(missing_ok=True)

    def _kept(self) -> Somebody | None:
        """Whoever one was the last time; nobody, if that cannot be read."""
        try:
            kept = Somebody(**json.loads(self.path.read_text(encoding="utf-8")))
            return kept if TOKEN.fullmatch(kept.token) and clean_name(kept.name) == kept.name else None
        except (OSError, ValueError, TypeError, Refused):
            return None

    # -- Tables --

    async def tables(self) -> dict[str, Any]:
        """`mine`: where one sits; `listed`: where one may watch or take a seat."""
        told: dict[str, Any] = await self._ask("/tables", None, ("mine", "listed"))
        return told

    async def open(self, body: dict[str, Any]) -> str:
        """A new table, as POST /tables has it; answers with its id."""
        return str((await self._ask("/tables", {"name": self.name, **body}, ("id",)))["id"])

    async def record(self, table_id: str) -> dict[str, Any]:
        """The record of a game that is over."""
        told: dict[str, Any] = await self._ask(f"/tables/{quote(table_id, safe='')}/record", None, ("game",))
        return told

    async def log(self, table_id: str) -> list[str]:
        """All that happened at a table, a line each."""
        told: Any = await self._ask(f"/tables/{quote(table_id, safe='')}/log", None, ())
        return [" · ".join(one["words"]) for one in told if isinstance(one, dict) and one.get("words")]

    async def wish(self, table_id: str, wish: Mapping[str, Any]) -> str:
        """Does something at a table; answers with the table, another one after a rematch."""
        body = {"name": self.name, **wish} if wish.get("do") == "sit" else dict(wish)
        return str((await self._ask(f"/tables/{quote(table_id, safe='')}/wishes", body, ("table",)))["table"])

    async def follow(self, table_id: str, take: Callable[[dict[str, Any]], None]) -> None:
        """Hands over the board of a table, at once and whenever it has changed, until the stream ends."""
        path = f"/tables/{quote(table_id, safe='')}/board/events"
        patience = httpx.Timeout(ANSWER, connect=CONNECT, read=SILENCE)
        try:
            async with self.http.stream("GET", path, headers=self._headers, timeout=patience) as answer:
                if not answer.headers.get("content-type", "").startswith("text/event-stream"):
                    await answer.aread()
                    self._read(answer, ())
                    raise self._stranger()
                async for data in events(answer.aiter_bytes(), b"board"):
                    take(self._understood(data, ("parts", "log")))
        except WRONG as wrong:
            raise self._trouble(wrong, harmless=True) from None

    # -- Asking --

    @property
    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.me.token}"} if self.me.token else {}

    async def _ask(self, path: str, body: dict[str, Any] | None, keys: tuple[str, ...], harmless: bool = False) -> Any:
        """An answer that has these keys, or, without any, may be a list; something is posted if there is a body.

        `harmless`: it does no harm if it was done, and the answer got lost.
        """
        method = "GET" if body is None else "POST"
        harmless = harmless or body is None
        try:
            answer = await self.http.request(method, path, json=body, headers=self._headers)
        except WRONG as wrong:
            raise self._trouble(wrong, harmless) from None
        return self._read(answer, keys, harmless)

    def _read(self, answer: httpx.Response, keys: tuple[str, ...], harmless: bool = True) -> Any:
        if answer.is_success:
            return self._understood(answer.content, keys)
        if answer.has_redirect_location:
            raise self._moved(answer.headers["location"])
        try:
            told = self._understood(answer.content, ("error", "words"))
        except Refused as stranger:
            if answer.status_code not in (502, 503, 504):  # of somebody who stands before a server that is away
                raise stranger from None
            raise (Lost("remote-away", address=self.address) if harmless else Lost("remote-unsure")) from None
        if told["error"] == "no-such-page" or answer.status_code == 405:
            raise Refused("remote-too-old", address=self.address)
        later = answer.status_code == 429 or answer.status_code >= 500
        raise (Lost if later else Refused)("remote-told", words=str(told["words"]), error=str(told["error"]))

    def _moved(self, location: str) -> Refused:
        """Nobody is followed elsewhere: a token would go along."""
        try:
            moved, _ = parse(str(httpx.URL(self.address).join(location)))
        except (httpx.InvalidURL, Refused):
            return self._stranger()
        return Refused("remote-moved", address=moved) if moved != self.address else self._stranger()

    def _understood(self, content: bytes, keys: tuple[str, ...]) -> Any:
        """What a server says that is an Irisdeck; nothing in it can play tricks on the terminal."""
        try:
            told = printable(json.loads(content))
        except (ValueError, RecursionError):
            raise self._stranger() from None
        listed = isinstance(told, list) and not keys
        if not listed and not (isinstance(told, dict) and all(key in told for key in keys)):
            raise self._stranger()
        return told

    def _stranger(self) -> Refused:
        return Refused("remote-no-irisdeck", address=self.address)

    def _trouble(self, wrong: Exception, harmless: bool) -> Refused:
        """What is wrong with the connection."""
        if isinstance(wrong, httpx.ConnectError):
            return self._unreached([*causes_of(wrong)])
        if isinstance(wrong, httpx.ProxyError):
            return Lost("remote-proxy")
        if isinstance(wrong, NONSENSE) or "illegal" in str(wrong):  # so h11 calls what is no HTTP
            return self._stranger()
        if not harmless and not isinstance(wrong, httpx.ConnectTimeout | httpx.PoolTimeout):
            return Lost("remote-unsure")
        late = isinstance(wrong, httpx.TimeoutException)
        return Lost("remote-timeout" if late else "remote-lost", address=self.address)

    def _unreached(self, causes: list[BaseException]) -> Refused:
        if any(isinstance(cause, ssl.SSLError) for cause in causes):
            return Lost("remote-no-tls", address=self.address)
        if any(isinstance(cause, socket.gaierror) for cause in causes):
            return Lost("remote-no-host", host=httpx.URL(self.address).host)
        return Lost("remote-closed", address=self.address)


def causes_of(wrong: BaseException) -> Iterator[BaseException]:
    """What went wrong, and what made it go wrong; of several tries, all of them."""
    yield wrong
    for cause in (wrong.__cause__ or wrong.__context__, *getattr(wrong, "exceptions", ())):
        if cause:
            yield from causes_of(cause)


def printable(value: Any) -> Any:
    """JSON without signs that command a terminal, turn lines round, or cannot be written."""
    if isinstance(value, str):
        return COMMANDS.sub(" ", value)
    if isinstance(value, dict):
        return {printable(key): printable(one) for key, one in value.items()}
    return [printable(one) for one in value] if isinstance(value, list) else value


async def events(chunks: AsyncIterator[bytes], wanted: bytes) -> AsyncIterator[bytes]:
    """The data of server-sent events of a kind."""
    rest, kind, data = b"", b"", list[bytes]()
    async for chunk in chunks:
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            field, colon, value = line.rstrip(b"\r").partition(b":")
            if field == b"event":
                kind = value.strip()
            elif field == b"data":
                data.append(value)
            elif not (field or colon):  # the end of an event; what begins with a colon only shows that it is alive
                if data and kind == wanted:
                    yield b"\n".join(data)
                kind, data = b"", []


# -- A table --


class RemoteTable:
    """A table that is followed; `changed` is called whenever `shown` or `problem` has changed.

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
        self._again = asyncio.Event()  # there is a reason to try again at once

    async def run(self) -> None:
        """Follows the table until it is cancelled, and comes back to it whenever the connection is lost.

        Raises Refused where it makes no sense to try again: the server says no, or there never was one.
        """
        while True:
            try:
                await self.server.follow(self.id, self._take)
            except Refused as wrong:
                if not isinstance(wrong, Lost) and ("error" in wrong.values or self.shown is None):
                    raise
                self._complain(tell(say("table-offline"), self.server.language))
            self._again.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pause * random.uniform(1, 1.5)):  # not all at once
                    await self._again.wait()
            self._pause = min(2 * self._pause, LAST)

    async def wish(self, wish: Mapping[str, Any]) -> str:
        """Does something here; answers with the table, another one after a rematch.

        Raises Refused. Where the answer was lost, nobody knows whether it was done; moves name their number, so that
        they can be tried again without harm.
        """
        table_id = await self.server.wish(self.id, wish)
        self._again.set()
        return table_id

    def _take(self, board: dict[str, Any]) -> None:
        self.shown, self.problem, self._pause = board, "", FIRST
        self.changed()

    def _complain(self, problem: str) -> None:
        if problem != self.problem:
            self.problem = problem
            self.changed()
