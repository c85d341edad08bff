"""The gate before the site: requests that are malformed, too many or too many at once are refused here, cheaply.

Who is who is told by addresses: behind a proxy by those that it forwards, if it is trusted (FORWARDED_ALLOW_IPS).
"""

from __future__ import annotations

import asyncio
import random
import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import UploadFile
from litestar.enums import ScopeType
from litestar.middleware.csrf import CSRFMiddleware

from irisdeck.server import metrics
from irisdeck.server.bodies import Problem
from irisdeck.server.limits import AtOnce, SlidingWindow, network
from irisdeck.server.openapi import PATH
from irisdeck.web import pages
from irisdeck.words import say, tell

if TYPE_CHECKING:
    from litestar.config.csrf import CSRFConfig
    from litestar.types import ASGIApp, Receive, Scope, Send

    from irisdeck.server.site import Site

HEADERS = {
    "Content-Security-Policy": f"{pages.POLICY}; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}  # of every answer
# Files that pages load, and what programs of the operator ask again and again.
LENIENT = re.compile(r"/(static|previews|icons|app)/.*|/manifest\.webmanifest|/health|/metrics", re.DOTALL)
LENIENCE = 10  # times as many requests as for pages
OPEN = 4  # requests and open pages at once, for each request a second: 240 by default, for a club behind one address
HOLD = 0.5  # seconds for which a refusal is held back, on average: whoever does not wait by themselves waits so
HOST = re.compile(rb"(?:[\w.-]*|\[[\da-fA-F:.]+\])(?::(\d{0,5}))?")
PORTS = 1 << 16
BAD_REQUEST, TOO_MANY = 400, 429


class Gate:
    """An ASGI middleware that refuses what nobody sends who plays."""

    def __init__(self, site: Site, rest: ASGIApp) -> None:
        limit = site.settings.limit
        self.site = site
        self.rest = rest
        self.pages = SlidingWindow(limit, 1)
        self.files = SlidingWindow(limit * LENIENCE, 1)
        self.at_once = AtOnce(limit * OPEN)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.rest(scope, receive, send)
            return
        client = scope["client"]
        key = network(client[0]) if client else ""
        with self.at_once.hold(key) as held:
            if not held:
                await self.refuse(scope, send, TOO_MANY, hang_up=True)
            elif malformed(scope):
                await self.refuse(scope, send, BAD_REQUEST)
            elif not (self.files if LENIENT.fullmatch(scope["path"]) else self.pages).allow(key):
                await asyncio.sleep(HOLD * random.uniform(0.5, 1.5))  # so that a crowd is not answered at once
                await self.refuse(scope, send, TOO_MANY)
            else:
                await self.rest(scope, receive, send)

    async def refuse(self, scope: Scope, send: Send, status: int, *, hang_up: bool = False) -> None:
        """Answer with a short page, or with JSON under the API."""
        message = "too-fast" if status == TOO_MANY else "not-understood"
        metrics.REFUSED.labels(message).inc()
        asked: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        kind, body = refusal(message, self.site.person(asked).language, form_of_answer(scope, asked))
        headers = [(b"content-type", kind), (b"content-length", b"%d" % len(body)), (b"cache-control", b"no-store")]
        headers += [(b"retry-after", b"1")] * (status == TOO_MANY) + [(b"connection", b"close")] * hang_up
        prefix = "websocket.http.response" if scope["type"] == ScopeType.WEBSOCKET else "http.response"
        answer: list[Any] = [
            {"type": f"{prefix}.start", "status": status, "headers": headers},
            {"type": f"{prefix}.body", "body": body, "more_body": False},
        ]
        for part in answer:
            await send(part)


class TokenCheck(CSRFMiddleware):
    """Litestar's check of tokens in forms; a token that is a file, or not ASCII, is wrong like any other."""

    def _csrf_tokens_match(self, request_csrf_token: Any, cookie_csrf_token: str) -> bool:
        if isinstance(request_csrf_token, UploadFile):
            request_csrf_token.file.close()
        both = (request_csrf_token, cookie_csrf_token)
        return all(isinstance(token, str) and token.isascii() for token in both) and super()._csrf_tokens_match(*both)


def checked_by_token(app: ASGIApp, config: CSRFConfig) -> ASGIApp:
    """A middleware that checks the token of every form; its cookie is secure where the page is."""
    usual, safe = TokenCheck(app, config), TokenCheck(app, replace(config, cookie_secure=True))

    async def check(scope: Scope, receive: Receive, send: Send) -> None:
        await (safe if scope.get("scheme") == "https" else usual)(scope, receive, send)

    return check


def malformed(scope: Scope) -> bool:
    """Whether a request has a NUL in its address, which no database keeps, or a host that is none."""
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        return True
    hosts = [HOST.fullmatch(value) for name, value in scope["headers"] if name == b"host"]
    return any(host is None or int(host[1] or 0) >= PORTS for host in hosts)


def form_of_answer(scope: Scope, asked: ASGIConnection[Any, Any, Any, Any]) -> str:
    """How whoever asks reads a refusal."""
    if scope["path"].startswith(f"{PATH}/"):
        return "json"
    return "text" if asked.headers.get("x-live") else "html"


@lru_cache(256)
def refusal(message: str, language: str, form: str) -> tuple[bytes, bytes]:
    """The type and the content of a refusal; there are few, so they cost next to nothing."""
    words = tell(say(f"refused-{message}"), language)
    if form == "json":
        return b"application/json", msgspec.json.encode(Problem(message, words))
    if form == "text":
        return b"text/plain; charset=utf-8", words.encode()
    return b"text/html; charset=utf-8", pages.page("refused.html", language, words=words).encode()
