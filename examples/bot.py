"""A bot for Irisdeck in a few lines: python bot.py https://server or https://server/tables/... (see README.md)."""

import json
import os
import random
import sys
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def choose(view: dict[str, Any]) -> str:
    """YOUR BOT GOES HERE: one of view["legal_moves"]; view["seen"] and view["remembered"] are what your seat knows."""
    return str(random.choice(view["legal_moves"]))


server, _, link = sys.argv[1].rstrip("/").partition("/tables/")
headers = {"Authorization": f"Bearer {os.environ['IRISDECK_TOKEN']}", "Content-Type": "application/json"}


def call(path: str, body: dict[str, Any] | None = None) -> Any:
    """Send a request to the API: a POST if there is a body."""
    return urlopen(Request(f"{server}/api/v1{path}", json.dumps(body).encode() if body else None, headers))


def wish(table_id: str, **body: Any) -> None:
    """Send a command to a table; a refusal (somebody was faster, say) is printed and changes nothing."""
    try:
        call(f"/tables/{table_id}/wishes", body).close()
    except HTTPError as refused:
        print(json.load(refused)["words"], file=sys.stderr)


def events() -> Iterator[tuple[str, dict[str, Any]]]:
    """The events of all our tables as they happen: their kind, and the table."""
    while True:  # a stream ends after a day
        for line in call("/me/events"):
            field, _, value = line.decode().strip().partition(": ")
            if field == "event":
                kind = value
            elif field == "data":
                yield kind, json.loads(value)


if link:
    wish(link, do="sit")
for kind, table in events():
    if kind == "turn":
        wish(table["id"], do="move", move=choose(table["view"]), number=table["number"])
    elif kind == "seated" and not table["begun"] and {seat["kind"] for seat in table["seats"]} <= {"bot", "program"}:
        wish(table["id"], do="begin")  # nobody else is there to do it
    elif kind == "over":
        print("won" if table["seat"] in table["result"]["winners"] else "lost", table["game"], table["id"], flush=True)
        if table["id"] == link:
            break
