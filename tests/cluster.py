"""Several processes over one database, and people who play at them whatever happens."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from contextlib import suppress
from http.client import HTTPException
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlencode

import psycopg
from serving import PATIENT, Server
from test_web import Browser, lit
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from irisdeck.game import IrisdeckError
from irisdeck.table.table import Table

if TYPE_CHECKING:
    from pathlib import Path


class Cluster:
    """Some processes over one database; any of them may be killed and started again."""

    def __init__(self, folder: Path, database: str, fanout: str, count: int = 2, patience: float = PATIENT) -> None:
        self.folder = folder
        self.patience = patience
        self.words = ["--database", database, *(["--fanout", fanout] if fanout else [])]
        self.servers = [self.start(number) for number in range(count)]
        self.whole = threading.Event()  # every process answers
        self.whole.set()

    def start(self, number: int, port: int = 0) -> Server:
        return Server(self.folder / str(number), port, patience=self.patience, words=self.words)

    def kill(self, number: int) -> None:
        """And starts it again, at the same address."""
        self.whole.clear()
        self.servers[number].kill()
        self.servers[number] = self.start(number, self.servers[number].port)
        self.whole.set()

    def stop(self) -> None:
        for server in self.servers:
            server.kill()

    @property
    def complaints(self) -> str:
        return "".join(server.complaints for server in self.servers)


class Player:
    """Somebody at a table with another, who plays over sockets to whichever process answers."""

    def __init__(self, browser: Browser, seed: str) -> None:
        self.browser = browser
        self.cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in browser.jar)
        self.parts: dict[str, str] = {}
        self.shown, self.over, self.rng = 0, False, Random(seed)

    async def play(self, table: str, cluster: Cluster) -> None:
        """Until the game is over, at one process after another."""
        while not self.over:
            port = self.rng.choice(cluster.servers).port
            self.parts.clear()
            with suppress(OSError, WebSocketException):
                address = f"ws://localhost:{port}{table}/live"
                async with connect(address, additional_headers={"Cookie": self.cookies}, open_timeout=5) as pushed:
                    while not self.over:
                        await self.answer(pushed, str(await asyncio.wait_for(pushed.recv(), 15)))
            await asyncio.sleep(0.05)

    async def answer(self, pushed: Any, html: str) -> None:
        if html.startswith("!"):
            assert "changed" in html, html  # somebody was faster: look again
            return
        self.over = self.over or 'id="result"' in html
        self.parts |= {
            part[1]: part[0] for part in re.finditer(r'<section id="([\w-]+)".*?</section>', html, re.DOTALL)
        }
        number = re.search(r'name="number" value="(\d+)"', html)
        if number:
            self.shown = int(number[1])
            if moves := lit("".join(self.parts.values())):
                await pushed.send(urlencode({"do": "move", "move": self.rng.choice(moves), "number": self.shown}))


def two_at_a_table(cluster: Cluster, game: str, rng: Random | None = None) -> tuple[str, list[Player]]:
    """Two people who meet at one table through two processes."""
    places = rng.choices(cluster.servers, k=2) if rng else (cluster.servers[0], cluster.servers[-1])
    ann, bob = map(Browser, places)
    ann.get("/")
    ann.post("/tables", game=game, name="Ann", players=2)
    table = ann.path
    bob.get(table)
    bob.post(table, do="sit-1", name="Bob")
    ann.post(table, do="begin")
    assert ann.status == bob.status == 200
    return table, [Player(ann, f"{table} ann"), Player(bob, f"{table} bob")]


class Pair:
    """Two people who play one game after another as fast as it goes."""

    def __init__(self, cluster: Cluster, game: str, seed: str) -> None:
        self.cluster, self.game, self.seed = cluster, game, seed
        self.rng = Random(seed)
        self.shown: dict[str, int] = {}  # the moves that either of them has seen, by table
        self.people: list[Player] = []

    async def play_on(self, stop: asyncio.Event) -> None:
        """Until they are told to stop, and the game they are at is over."""
        while not stop.is_set():
            table = await asyncio.to_thread(self.open)
            await asyncio.gather(*(person.play(table, self.cluster) for person in self.people))
            self.shown[table] = max(person.shown for person in self.people)

    def open(self) -> str:
        """A new table, as soon as the process that was killed is back."""
        for _ in range(100):
            with suppress(OSError, HTTPException, AssertionError):
                table, self.people = two_at_a_table(self.cluster, self.game, self.rng)
                return table
            self.cluster.whole.wait(120)
        raise AssertionError("no table can be had")


async def rush(cluster: Cluster, pairs: list[Pair], kills: int) -> None:
    """Kills processes while all play, one after another."""
    stop = asyncio.Event()
    playing = asyncio.gather(*(pair.play_on(stop) for pair in pairs))
    rng = Random(kills)
    for _ in range(kills):
        await asyncio.sleep(0.2 + 0.6 * rng.random())
        assert not playing.done()
        await asyncio.to_thread(cluster.kill, rng.randrange(len(cluster.servers)))
    stop.set()
    await asyncio.wait_for(playing, 300)


class Audit(NamedTuple):
    """What the log says of what people saw."""

    tables: int
    shown: int  # moves that were acknowledged
    lost: int  # of them, not in the log
    doubled: int  # numbers that are there twice, or missing
    broken: int  # tables whose log is no game by the rules, or that did not end


def audit(cluster: Cluster, pairs: list[Pair]) -> Audit:
    """Holds the log against what was shown."""
    shown = {table: moves for pair in pairs for table, moves in pair.shown.items()}
    lost = doubled = broken = 0
    with psycopg.connect(cluster.words[1]) as database:
        for table, moves in shown.items():
            wanted = "SELECT number, body FROM events WHERE table_id = %s ORDER BY number"
            log = database.execute(wanted, [table.rpartition("/")[2]]).fetchall()
            doubled += sum(number != place for place, (number, _) in enumerate(log))
            try:
                played = Table([json.loads(body) for _, body in log])
            except (IrisdeckError, KeyError, AssertionError):
                broken += 1
                continue
            lost += max(0, moves - played.moves)
            broken += not played.over
    return Audit(len(shown), sum(shown.values()), lost, doubled, broken)
