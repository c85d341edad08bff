"""Limits: how often somebody may do something, and how much of it at once."""

from __future__ import annotations

import time
from collections import Counter, deque
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Iterator

AT_A_TIME = 8  # pieces of work of which hundreds may come at once
REMEMBERED = 10_000  # keys that a window knows at most: the ones that came last


class SlidingWindow:
    """Allows each key so many hits within so many seconds."""

    __slots__ = ("hits", "most", "remembered", "seconds")

    def __init__(self, most: int, seconds: float, remembered: int = REMEMBERED) -> None:
        self.most = most
        self.seconds = seconds
        self.remembered = remembered
        self.hits: dict[str, deque[float]] = {}  # the times of the last hits of each key, the last key last

    def allow(self, key: str = "") -> bool:
        """Count a hit, unless the key has had its share; then it must wait."""
        now = time.monotonic()
        times = self.hits.pop(key, None) or deque()
        self.hits[key] = times
        if len(self.hits) > self.remembered:
            del self.hits[next(iter(self.hits))]
        while times and times[0] <= now - self.seconds:
            times.popleft()
        if len(times) >= self.most:
            return False
        times.append(now)
        return True


class AtOnce:
    """Allows each key so many things at the same time."""

    __slots__ = ("held", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: Counter[str] = Counter()

    @contextmanager
    def hold(self, key: str) -> Iterator[bool]:
        """Hold one as long as the block runs; false, and nothing is held, where the key holds its share already."""
        if self.held[key] >= self.most:
            yield False
            return
        self.held[key] += 1
        try:
            yield True
        finally:
            self.held[key] -= 1
            if not self.held[key]:
                del self.held[key]


class Turns:
    """Work that waits for its turn: a little of it is done, then everything else that the event loop has to do."""

    def __init__(self) -> None:
        self.waiting: deque[Callable[[], None]] = deque()
        self.busy = False

    def take(self, loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
        """Do some work soon."""
        self.waiting.append(work)
        if not self.busy:
            self._go_on(loop)

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        self.busy = bool(self.waiting)
        if self.busy:
            loop.call_soon(self._go_on, loop)
        for _ in range(min(AT_A_TIME, len(self.waiting))):
            self.waiting.popleft()()


def network(address: str) -> str:
    """Whom an address belongs to: a household has as many IPv6 addresses as it likes, in one network."""
    try:
        parsed = IPv6Address(address)
    except ValueError:
        return address
    return str(parsed.ipv4_mapped or IPv6Network((int(parsed), 64), strict=False))
