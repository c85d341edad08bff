"""What is kept on the device: the log of every table, a row about each for lists, and a few named texts.

In the browser this is its database (static/store.js); `Memory` forgets everything when the page is closed.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from contextlib import AbstractAsyncContextManager


class Addition(NamedTuple):
    """New lines of a table's log, from an event number on, and the row that takes the place of the one before."""

    table_id: str
    number: int
    lines: list[str]
    row: str


class Storage(Protocol):
    """Texts on a device. Whatever cannot be written raises OSError and changes nothing."""

    lasting: bool  # whether it outlives the page

    async def events(self, table_id: str, since: int = 0) -> list[str]:
        """The lines of a table's log, from an event on."""

    async def append(self, *additions: Addition) -> None:
        """Add lines to the logs of tables, and replace their rows: all or nothing."""

    async def rows(self) -> dict[str, str]:
        """The rows of all tables, by id, in no order."""

    async def text(self, name: str) -> str | None:
        """A named text."""

    async def keep(self, name: str, text: str) -> None:
        """Replace a named text."""

    async def clear(self) -> None:
        """Forget everything."""

    async def promised(self) -> bool:
        """Whether nothing is deleted by itself: neither where space is short, nor when a private window is closed."""

    def lock(self, name: str) -> AbstractAsyncContextManager[None]:
        """While nobody else on this device, in no other window, has the lock of this name."""


class Memory:
    """A storage that lasts as long as this object: for browsers that keep nothing, and for tests."""

    lasting = False

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.table_rows: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        self.locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def events(self, table_id: str, since: int = 0) -> list[str]:
        return self.logs.get(table_id, [])[since:]

    async def append(self, *additions: Addition) -> None:
        for table_id, number, lines, row in additions:
            log = self.logs.setdefault(table_id, [])
            assert len(log) == number, "the log has changed since"
            log += lines
            self.table_rows[table_id] = row

    async def rows(self) -> dict[str, str]:
        return dict(self.table_rows)

    async def text(self, name: str) -> str | None:
        return self.texts.get(name)

    async def keep(self, name: str, text: str) -> None:
        self.texts[name] = text

    async def clear(self) -> None:
        self.__init__()  # type: ignore[misc]

    async def promised(self) -> bool:
        return False

    @asynccontextmanager
    async def lock(self, name: str) -> AsyncIterator[None]:
        async with self.locks[name]:
            yield
