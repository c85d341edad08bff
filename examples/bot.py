"""A bot for Irisdeck in a few lines: python bot.py https://server or https://server/tables/... (see README.md)."""

import json
import os
import random
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def choose(view):
    """YOUR BOT GOES HERE: one of view["legal_moves"]; view["seen"] and view["remembered"] are what your seat knows."""
    return random.choice(view["legal_moves"])


server, _, table_id = sys.argv[1].rstrip("/").partition("/tables/")
headers = {"Authorization": f"Bearer {os.environ['IRISDECK_TOKEN']}", "Content-Type": "application/json"}


def call(path, body=None):
    """Asks the server: a POST if there is a body."""
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(f"{server}/api/v1{path}", data, headers))


def wish(table, **body):
    """Does something at a table; a refusal (somebody was faster, say) is told and changes nothing."""
    try:
        call(f"/tables/{table}/wishes", body).close()
    except HTTPError as refused:
        print(json.load(refused)["words"], file=sys.stderr)


def events():
    """Whatever concerns us, at any table, as it happens: what it is, and the table."""
    kind = ""
    with call("/me/events") as stream:
        for line in stream:
            field, _, value = line.decode().strip().partition(": ")
            if field == "event":
                kind = value
            elif field == "data":
                yield kind, json.loads(value)


if table_id:
    wish(table_id, do="sit")
for kind, table in events():
    if kind == "turn":
        wish(table["id"], do="move", move=choose(table["view"]), number=table["number"])
    elif kind == "seated" and all(seat["kind"] in ("bot", "program") for seat in table["seats"]) and not table["begun"]:
        wish(table["id"], do="begin")
    elif kind == "over":
        print("won" if table["seat"] in table["result"]["winners"] else "lost", table["game"], table["id"], flush=True)
        if table_id:
            break
