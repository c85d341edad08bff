"""People who abuse the server, one kind after another, and what others notice of it.

    make bench-abuse
    make bench-abuse ARGS='--only starvation,uploads'

- starvation: somebody opens fifty tables with four of the strongest bots each and watches them all; others wait for the
  answer of an easy bot, and play a rated game with a clock against the strongest bot.
- thinking: at fifty tables the strongest bots play each other, watched by five people; how long moves of others take.
- poison: moves of others are committed together with a write that PostgreSQL refuses.
- hopping: somebody changes seats in a running game to read a second hand.
- uploads: twelve record files of 1 MB at once, from one address and from twelve, while others open pages.
- health: what /health says under a held lock, with a damaged page, and (as root) on a full disk.

Each case starts a server of its own. Needs PostgreSQL (make test installs it). The exit status is 0 whatever
the figures are.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
import services
from server import OURS, load, prepare, row
from serving import Server, server
from test_api import Program

import irisdeck
from irisdeck.server.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES, TRIES = 50, 10
SPAN = 30  # seconds for a move: the shortest clock
UPLOADS = 12


# -- Bots --


def starvation(folder: Path) -> None:
    with server(folder) as made, ExitStack() as stack:
        ann, bob, cyd, eve = (somebody(made) for _ in range(4))
        row("a bot's answer alone, s", f"{max(waits(ann)):.2f}")
        opened = 0
        for _ in range(TABLES):
            table = eve.ask("/tables", {"game": "tricks", "players": 4, "bots": ["best"] * 4, "sit": False})
            if eve.status == 201:
                opened += 1
                stack.enter_context(watched(eve, table["id"]))
        row("tables of four strongest bots that one person may open", str(opened))
        clock = {"move": SPAN, "then": "loss"}
        with_clock = cyd.opens("tricks", bots=["best"], options={"first": 1}, rated=True, clock=clock)["id"]
        answers = waits(bob)
        row("an easy bot's answer meanwhile: median, longest, s", f"{median(answers):.2f}, {max(answers):.2f}", "< 2 s")
        end, table = time.monotonic() + SPAN + 5, {}
        while time.monotonic() < end and not table.get("number") and not table.get("result"):
            time.sleep(0.5)
            table = cyd.ask(f"/tables/{with_clock}")
        row("the strongest bot with a clock", "lost on time" if table.get("result") else "moved", "moved")


def somebody(made: Server) -> Program:
    return Program(made, Program(made, None).ask("/people", {})["token"])


def waits(player: Program) -> list[float]:
    """How long an easy bot takes to begin, at one table after another; it is given up after a minute."""
    seconds = []
    for _ in range(TRIES):
        begun = time.monotonic()
        table = player.opens("tricks", bots=["easy"], options={"first": 1})["id"]
        while not player.ask(f"/tables/{table}")["number"] and time.monotonic() < begun + 60:
            time.sleep(0.02)
        seconds.append(time.monotonic() - begun)
        player.wish(table, "resign")
        if seconds[-1] > 60:
            break
    return seconds


@contextmanager
def watched(player: Program, table: str) -> Iterator[None]:
    """Watch a table, without reading what is sent."""
    with closing(HTTPConnection("localhost", player.where.port, timeout=30)) as connection:
        connection.request("GET", f"/api/v1/tables/{table}/events", headers=player.headers)
        yield


def thinking(folder: Path) -> None:
    prepare()
    with server(folder, OURS) as made, ExitStack() as stack:
        moves = "--rate", "2", "--warmup", "4"
        row("people's moves while no bot thinks: p99, ms", f"{load('irisdeck', 10, 15, *moves)['p99_ms']:.1f}")
        people = [somebody(made) for _ in range(5)]
        for number in range(TABLES):
            person, game = people[number % len(people)], list(irisdeck.GAMES)[number % len(irisdeck.GAMES)]
            players = irisdeck.game(game).players
            table = person.ask("/tables", {"game": game, "bots": ["best"] * players, "players": players, "sit": False})
            stack.enter_context(watched(person, table["id"]))
        row(
            f"... while the strongest think at {TABLES} tables: p99, ms",
            f"{load('irisdeck', 10, 30, *moves)['p99_ms']:.1f}",
            "< 50 ms",
        )


# -- The database --


def poison(_: Path) -> None:
    async def work(url: str) -> tuple[int, int]:
        lost = moves = 0
        async with Store(url) as store:
            for batch in range(20):
                writes = [store.append(f"t{number}", batch, {"n": number}) for number in range(50)]
                done = await asyncio.gather(store.drop_token("\0", "eve"), *writes, return_exceptions=True)
                lost += sum(isinstance(one, Exception) for one in done[1:])
                moves += len(writes)
        return lost, moves

    with services.postgres() as database:
        lost, moves = asyncio.run(work(database.database()))
    row("moves of others that failed with a poisoned write", f"{lost} of {moves}", "none")


def health(folder: Path) -> None:
    with server(folder / "locked") as made, closing(sqlite3.connect(made.folder / "tables.db")) as other:
        other.isolation_level = None
        other.execute("BEGIN IMMEDIATE")
        row("/health under a held lock", told(made), "503")
        other.execute("ROLLBACK")
        row("... and when it is released", until_well(made), "200")
    with server(folder / "damaged") as made:
        ann = somebody(made)
        table = ann.opens("tricks", bots=["easy"])["id"]
    damage(folder / "damaged" / "tables.db", table)
    with server(folder / "damaged") as made:
        ann.where = made
        ann.ask(f"/tables/{table}")
        row("/health with a damaged page that somebody has met", told(made), "503")
    if os.geteuid() == 0:
        full(folder / "full")


def full(folder: Path) -> None:
    """A disk of its own, full to the last byte."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)], check=True)
    try:
        with server(folder / "site") as made:
            with suppress_full(), (folder / "rest").open("wb", buffering=0) as rest:
                while True:
                    rest.write(b"x" * 512)
            ann = Program(made, None)
            for _ in range(200):  # SQLite's log has a little room left
                if "503" in told(made):
                    break
                ann.ask("/people", {})
            row("/health on a full disk", told(made), "503")
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@contextmanager
def suppress_full() -> Iterator[None]:
    try:
        yield
    except OSError:
        pass


def damage(path: Path, table: str) -> None:
    """Overwrite the page of the log that has a table."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(path.read_bytes())
    place = data.index(table.encode())
    data[place & ~4095 : (place & ~4095) + 64] = b"\xff" * 64
    path.write_bytes(data)


def told(made: Server) -> str:
    with closing(HTTPConnection("localhost", made.port, timeout=30)) as connection:
        connection.request("GET", "/health")
        answer = connection.getresponse()
        return f"{answer.status} {json.loads(answer.read()).get('reason', '')}".strip()


def until_well(made: Server) -> str:
    end = time.monotonic() + 15
    while (words := told(made)) != "200" and time.monotonic() < end:
        time.sleep(0.2)
    return words


# -- Seats --


def hopping(folder: Path) -> None:
    with server(folder) as made:
        ann, bob, cyd = (somebody(made) for _ in range(3))
        table = ann.opens("red7", players=3, rated=True)["id"]
        bob.wish(table, "sit", name="Bob")
        cyd.wish(table, "sit", name="Cyd")
        ann.wish(table, "begin")
        bob.wish(table, "leave")
        cyd.wish(table, "leave")
        answer = cyd.wish(table, "sit", seat=1, name="Cyd")
        hands = 1 + (cyd.status == 200)
        row("hands that somebody sees by changing seats", f"{hands} ({answer.get('error', 'sits down')})", "1")


# -- Uploads --


def uploads(folder: Path) -> None:
    games = [large(seed) for seed in range(UPLOADS)]
    for addresses in (1, UPLOADS):
        with server(folder / str(addresses)) as made:
            quiet = pages(made, lambda: time.sleep(3))
            with ThreadPoolExecutor(UPLOADS) as crowd:
                work = [crowd.submit(upload, made, games[n], f"192.0.2.{n % addresses}") for n in range(UPLOADS)]
                busy = pages(made, lambda work=work: [one.result() for one in work])
            kept = sum(one.result() == 303 for one in work)
        row(f"a page while nobody uploads: p50, p99, ms ({addresses} to come)", percentiles(quiet))
        row(f"... while {UPLOADS} x 1 MB come from {addresses} address(es)", percentiles(busy), "p99 < 100 ms")
        row("... files that were taken", f"{kept} of {UPLOADS}")


def pages(made: Server, meanwhile: Any) -> list[float]:
    """How long pages that read the database take while something goes on; the first ones compile templates."""
    for _ in range(5):
        page(made)
    done, seconds = threading.Event(), list[float]()

    def wait() -> None:
        meanwhile()
        done.set()

    watcher = threading.Thread(target=wait)
    watcher.start()
    while not done.is_set():
        begun = time.perf_counter()
        page(made)
        seconds.append(1000 * (time.perf_counter() - begun))
        done.wait(0.02)
    watcher.join()
    return seconds


def page(made: Server) -> None:
    with closing(HTTPConnection("localhost", made.port, timeout=60)) as connection:
        connection.request("GET", "/you")
        connection.getresponse().read()


def percentiles(milliseconds: list[float]) -> str:
    cuts = quantiles(milliseconds, n=100)
    return f"{cuts[49]:.0f}, {cuts[98]:.0f}"


def large(seed: int) -> bytes:
    """Nearly 1 MB of games, as slow to check as they get."""
    lines, rng, game = list[str](), Random(seed), irisdeck.game("red7", 4, advanced=True)
    while sum(map(len, lines)) < 1_000_000:
        state = game.deal(rng.getrandbits(60))
        while not state.over:
            state = state.play(rng.choice(state.legal_moves))
        line = state.record(["Ann", "Bob", "Cyd", "Dan"]).to_json()
        lines += [line] * 20  # the same ones again: they are checked all the same
    return "\n".join(lines)[: 1 << 20].rpartition("\n")[0].encode()


def upload(made: Server, games: bytes, address: str) -> int:
    """The status of an upload; nginx would pass the address on like this."""
    headers = {"X-Forwarded-For": address}
    with closing(HTTPConnection("localhost", made.port, timeout=120)) as connection:
        connection.request("GET", "/replays", headers=headers)
        answer = connection.getresponse()
        cookies = "; ".join(text.partition(";")[0] for text in answer.headers.get_all("Set-Cookie") or [])
        token = re.findall(r'name="_csrf_token" value="(\w+)"', answer.read().decode())[-1]
        parts = [(b'name="_csrf_token"', token.encode()), (b'name="file"; filename="games.jsonl"', games)]
        body = b"".join(b"--XXX\r\nContent-Disposition: form-data; %s\r\n\r\n%s\r\n" % part for part in parts)
        kind = {"Content-Type": "multipart/form-data; boundary=XXX", "Cookie": cookies, **headers}
        connection.request("POST", "/replays", body + b"--XXX--\r\n", kind)
        return connection.getresponse().status


CASES = {case.__name__: case for case in (starvation, thinking, poison, hopping, uploads, health)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(CASES), help="cases, separated by commas (default: all)")
    for name in parser.parse_args().only.split(","):
        with tempfile.TemporaryDirectory() as folder:
            CASES[name](Path(folder) / "site" if name in ("starvation", "thinking", "hopping") else Path(folder))


if __name__ == "__main__":
    main()
