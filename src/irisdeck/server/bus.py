"""The bus: processes tell each other what happened at a table, and who is present.

A single process needs none. Several publish and subscribe through Redis or PostgreSQL. Messages may be lost; the log of
the table has everything. Whoever else can publish there must not be believed, and whoever listens must not learn any
cards: a message names tables and numbers, never an event, and is signed with the keys that all processes share.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from irisdeck.game import IrisdeckError
from irisdeck.server.identity import keys

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

News = dict[str, Any]
log = logging.getLogger(__name__)
CHANNEL = "irisdeck"
RETRY = 0.5  # seconds before the next try to connect
LONGEST = 7000  # characters of the news in one message: PostgreSQL takes 8000 bytes, and all of ours are ASCII
STALE = 60  # seconds after which a message is not believed any more: somebody may send it again
MARK, PROCESS, STAMP = 32, 8, 16  # characters of a message's signature, its process and its time, before the news


encode = json.JSONEncoder(separators=(",", ":")).encode


class BusError(IrisdeckError):
    """The bus cannot be used; the message says why."""


class Bus:
    """The bus of a single process: it carries nothing."""

    shared = False

    def __init__(self) -> None:
        self.process = secrets.token_hex(PROCESS // 2)

    async def open(self, hear: Callable[[News], None], missed: Callable[[], None]) -> None:
        """Subscribe: `hear` is called with the news of others, and `missed` when some may have been lost."""

    def publish(self, **news: Any) -> None:
        """Queue news for all other processes; never blocks."""

    async def close(self) -> None:
        """Unsubscribe, and send no more."""


class SharedBus(Bus):
    """What Redis and PostgreSQL have in common: one task that publishes and one that subscribes; both reconnect."""

    shared = True

    def __init__(self, url: str, secret: bytes) -> None:
        super().__init__()
        self.url = url
        self.keys = keys(secret)
        self.stamp = 0  # of the last message that was sent,
        self.stamps: dict[str, int] = {}  # and of the last one from each other process
        self.waiting: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Callable[[News], None], missed: Callable[[], None]) -> None:
        try:
            await asyncio.wait_for(self.reach(), 10)
        except Exception as wrong:
            raise BusError(f"no news can be had from {self.name}: {wrong or type(wrong).__name__}") from None
        self.tasks = [asyncio.create_task(self._subscribe(hear, missed)), asyncio.create_task(self._publish())]

    @property
    def name(self) -> str:
        """The address for messages, without the password."""
        start, _, rest = self.url.partition("://")
        return f"{start}://{rest.rpartition('@')[2]}"

    def publish(self, **news: Any) -> None:
        self.waiting.put_nowait(encode(news))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _subscribe(self, hear: Callable[[News], None], missed: Callable[[], None]) -> None:
        while True:
            try:
                async for text in self.messages():
                    if text is None:
                        missed()
                    else:
                        self._receive(text, hear)
            except Exception as wrong:
                log.warning("no news from other processes (%s); trying again", type(wrong).__name__)
            await asyncio.sleep(RETRY)

    def _receive(self, text: str, hear: Callable[[News], None]) -> None:
        """Pass on the news of another process; one's own come back, too."""
        process, news = text[MARK : MARK + PROCESS], text[MARK + PROCESS + STAMP :]
        if process == self.process:
            return
        if not self._genuine(text):
            log.warning("a message that no process of ours has just sent was ignored")
            return
        for item in json.loads(news):
            hear({"by": process, **item})

    def _genuine(self, text: str) -> bool:
        """Whether a process with our keys has sent this, lately, and after what it sent before."""
        signed = [mark(key, text[MARK:]) for key in self.keys]
        if not any(hmac.compare_digest(text[:MARK].encode(), made.encode()) for made in signed):
            return False
        process, stamp = text[MARK : MARK + PROCESS], int(text[MARK + PROCESS :][:STAMP])
        oldest = (time.time() - STALE) * 1e6
        self.stamps = {name: last for name, last in self.stamps.items() if last > oldest}
        if stamp <= max(oldest, self.stamps.get(process, 0)):
            return False
        self.stamps[process] = stamp
        return True

    def _signed(self, news: list[str]) -> str:
        """A message: its signature, the process, the time in microseconds, and the news."""
        self.stamp = max(self.stamp + 1, int(time.time() * 1e6))
        text = f"{self.process}{self.stamp:0{STAMP}}[{','.join(news)}]"
        return mark(self.keys[0], text) + text

    async def _publish(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            try:
                await self.send(self.messages_of(batch))
            except Exception as wrong:
                log.warning("other processes were not told (%s); they look for themselves", type(wrong).__name__)
                await asyncio.sleep(RETRY)

    def messages_of(self, batch: list[str]) -> list[str]:
        """Pack news into as few messages as possible: each message costs more than its content."""
        messages: list[str] = []
        some: list[str] = []
        size = 0
        for news in batch:
            if some and size + len(news) > LONGEST:
                messages.append(self._signed(some))
                some, size = [], 0
            some.append(news)
            size += len(news) + 1
        return [*messages, self._signed(some)]

    async def reach(self) -> None:
        """Raise if nobody answers."""
        raise NotImplementedError

    def messages(self) -> AsyncIterator[str | None]:
        """The messages of all processes; first None, once subscribed."""
        raise NotImplementedError

    async def send(self, batch: list[str]) -> None:
        """Send messages to all processes."""
        raise NotImplementedError


class RedisBus(SharedBus):
    """Publish and subscribe by Redis."""

    def __init__(self, url: str, secret: bytes) -> None:
        super().__init__(url, secret)
        import redis.asyncio

        self.redis = redis.asyncio.from_url(url, health_check_interval=10)

    async def reach(self) -> None:
        await self.redis.ping()

    async def messages(self) -> AsyncIterator[str | None]:
        async with self.redis.pubsub() as subscribed:
            await subscribed.subscribe(CHANNEL)
            yield None
            async for message in subscribed.listen():
                if message["type"] == "message":
                    yield message["data"].decode("ascii", "replace")

    async def send(self, batch: list[str]) -> None:
        async with self.redis.pipeline(transaction=False) as pipeline:
            for text in batch:
                pipeline.publish(CHANNEL, text)
            await pipeline.execute()

    async def close(self) -> None:
        await super().close()
        await self.redis.aclose()


class PostgresBus(SharedBus):
    """Publish and subscribe by PostgreSQL's NOTIFY and LISTEN."""

    def __init__(self, url: str, secret: bytes) -> None:
        super().__init__(url, secret)
        self.sending: Any = None

    async def connect(self) -> Any:
        """Open a connection."""
        import psycopg

        return await psycopg.AsyncConnection.connect(self.url, autocommit=True)

    async def reach(self) -> None:
        async with await self.connect():
            pass

    async def messages(self) -> AsyncIterator[str | None]:
        async with await self.connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None
            async for notice in connection.notifies():
                yield notice.payload

    async def send(self, batch: list[str]) -> None:
        try:
            if self.sending is None:
                self.sending = await self.connect()
            cursor = self.sending.cursor()
            await cursor.executemany("SELECT pg_notify(%s, %s)", [(CHANNEL, text) for text in batch])
        except Exception:
            await self._hang_up()
            raise

    async def close(self) -> None:
        await super().close()
        await self._hang_up()

    async def _hang_up(self) -> None:
        sending, self.sending = self.sending, None
        if sending:
            with suppress(Exception):
                await sending.close()


def mark(key: bytes, text: str) -> str:
    """The signature of a message."""
    return hmac.new(key, b"bus" + text.encode(), hashlib.sha256).hexdigest()[:MARK]


def bus(url: str, secret: bytes) -> Bus:
    """The bus of an address: Redis, PostgreSQL, or none for a single process. `secret`: what all processes share."""
    kinds = {
        "redis": RedisBus,
        "rediss": RedisBus,
        "unix": RedisBus,
        "postgresql": PostgresBus,
        "postgres": PostgresBus,
    }
    kind = url.partition("://")[0]
    if not url:
        return Bus()
    if kind not in kinds:
        raise BusError(f"processes cannot tell each other through {kind}://: redis:// and postgresql:// can")
    try:
        return kinds[kind](url, secret)
    except ModuleNotFoundError:
        raise BusError("news between processes need more packages: pip install 'irisdeck[hosting]'") from None
    except ValueError as wrong:
        raise BusError(f"the address for news between processes is not one: {wrong}") from None
