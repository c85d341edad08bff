"""News between processes: where something has happened, and who is there.

One process alone needs none of it. Several tell each other through Redis or PostgreSQL's notifications. News may be
lost; whoever misses some finds everything in the log of the table, which is the truth.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from irisdeck.game import IrisdeckError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

News = dict[str, Any]
log = logging.getLogger(__name__)
CHANNEL = "irisdeck"
AGAIN = 0.5  # seconds before another try to connect
LONGEST = 7000  # signs of one message: PostgreSQL takes 8000 bytes, and all of ours are ASCII


encode = json.JSONEncoder(separators=(",", ":")).encode


class BusError(IrisdeckError):
    """News cannot be had from there; the message says why."""


class Bus:
    """Carries nothing: there is nobody else."""

    shared = False

    def __init__(self) -> None:
        self.process = secrets.token_hex(4)

    async def open(self, hear: Callable[[News], None], missed: Callable[[], None]) -> None:
        """From now on `hear` is called with the news of others, and `missed` when some may have been lost."""

    def publish(self, **news: Any) -> None:
        """Tells all others, soon; never waits."""

    async def close(self) -> None:
        """Tells and hears no more."""


class SharedBus(Bus):
    """What Redis and PostgreSQL have in common: a task that tells and one that hears, each until it is connected."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.waiting: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Callable[[News], None], missed: Callable[[], None]) -> None:
        try:
            await asyncio.wait_for(self.reach(), 10)
        except Exception as wrong:
            raise BusError(f"no news can be had from {self.name}: {wrong or type(wrong).__name__}") from None
        self.tasks = [asyncio.create_task(self._hear(hear, missed)), asyncio.create_task(self._tell())]

    @property
    def name(self) -> str:
        """What people call it; without the password."""
        start, _, rest = self.url.partition("://")
        return f"{start}://{rest.rpartition('@')[2]}"

    def publish(self, **news: Any) -> None:
        self.waiting.put_nowait(encode(news))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _hear(self, hear: Callable[[News], None], missed: Callable[[], None]) -> None:
        while True:
            try:
                async for text in self.messages():
                    if text is None:
                        missed()
                    elif not text.startswith(self.process):  # one hears oneself, too
                        for news in json.loads(text[len(self.process) :]):
                            hear({"by": text[: len(self.process)], **news})
            except Exception as wrong:
                log.warning("no news from other processes (%s); trying again", type(wrong).__name__)
            await asyncio.sleep(AGAIN)

    async def _tell(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            try:
                await self.send(self.messages_of(batch))
            except Exception as wrong:
                log.warning("other processes were not told (%s); they look for themselves", type(wrong).__name__)
                await asyncio.sleep(AGAIN)

    def messages_of(self, batch: list[str]) -> list[str]:
        """As few messages as possible: each costs more than all that is in it."""
        made: list[str] = []
        some: list[str] = []
        size = 0
        for news in batch:
            if some and size + len(news) > LONGEST:
                made.append(f"{self.process}[{','.join(some)}]")
                some, size = [], 0
            some.append(news)
            size += len(news) + 1
        return [*made, f"{self.process}[{','.join(some)}]"]

    async def reach(self) -> None:
        """Raises where nobody answers."""
        raise NotImplementedError

    def messages(self) -> AsyncIterator[str | None]:
        """What all processes tell; first None, once it is connected."""
        raise NotImplementedError

    async def send(self, batch: list[str]) -> None:
        """Tells all processes."""
        raise NotImplementedError


class RedisBus(SharedBus):
    """By Redis: publish and subscribe."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
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
                    yield message["data"].decode()

    async def send(self, batch: list[str]) -> None:
        async with self.redis.pipeline(transaction=False) as pipeline:
            for text in batch:
                pipeline.publish(CHANNEL, text)
            await pipeline.execute()

    async def close(self) -> None:
        await super().close()
        await self.redis.aclose()


class PostgresBus(SharedBus):
    """By PostgreSQL: notify and listen."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.telling: Any = None

    async def connect(self) -> Any:
        """A connection of its own."""
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
            if self.telling is None:
                self.telling = await self.connect()
            cursor = self.telling.cursor()
            await cursor.executemany("SELECT pg_notify(%s, %s)", [(CHANNEL, text) for text in batch])
        except Exception:
            await self._hang_up()
            raise

    async def close(self) -> None:
        await super().close()
        await self._hang_up()

    async def _hang_up(self) -> None:
        telling, self.telling = self.telling, None
        if telling:
            with suppress(Exception):
                await telling.close()


def bus(url: str) -> Bus:
    """By its address: Redis, PostgreSQL, or none for a process alone."""
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
        return kinds[kind](url)
    except ModuleNotFoundError:
        raise BusError("news between processes need more packages: pip install 'irisdeck[hosting]'") from None
    except ValueError as wrong:
        raise BusError(f"the address for news between processes is not one: {wrong}") from None
