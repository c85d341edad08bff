"""Metrics for Prometheus, and logs as JSON. Neither contains cards or names."""

from __future__ import annotations

import json
import logging
import re
import time
from typing import TYPE_CHECKING

from litestar.enums import ScopeType
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, disable_created_metrics

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger("irisdeck.requests")
disable_created_metrics()  # type: ignore[no-untyped-call]  # one of its few functions without types
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
EVENTS = Counter("irisdeck_events", "Events at tables", ["kind"], registry=REGISTRY)
REFUSED = Counter("irisdeck_refused", "Commands and requests that were refused", ["why"], registry=REGISTRY)
TAKEN = Counter("irisdeck_taken", "Events for which another process was faster", registry=REGISTRY)
TABLES = Gauge("irisdeck_tables", "Tables in memory", registry=REGISTRY)
PAGES = Gauge("irisdeck_pages", "Pages of tables that are open", registry=REGISTRY)
COMMIT = Histogram(
    "irisdeck_commit_seconds", "How long a commit takes", registry=REGISTRY,
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)  # fmt: skip
WAITING = Gauge("irisdeck_bots_waiting", "Bots and hints that wait for a thread", registry=REGISTRY)
THINKING = Histogram(
    "irisdeck_bot_seconds", "How long a bot thinks", ["bot"], registry=REGISTRY, buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10)
)
SECRET = re.compile(r"(/(?:tables|replays)/)[^/]+")  # whoever knows a table's id can go there


class JsonLines(logging.Formatter):
    """A line of JSON for each message."""

    def format(self, record: logging.LogRecord) -> str:
        """Include the traceback, if there is one."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "more", {}),
        }
        if record.exc_info:
            line["failure"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    """Log to standard error as JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for name in ("uvicorn", "uvicorn.error", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)


def logged(app: ASGIApp) -> ASGIApp:
    """An ASGI middleware that logs every request: method, path, status, time."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, noting)
        finally:
            took = round((time.perf_counter() - begun) * 1000, 1)
            path = SECRET.sub(r"\1...", scope["path"])
            more = {"method": scope.get("method", ""), "path": path, "status": status, "ms": took}
            log.info("request", extra={"more": more})

    return answer
