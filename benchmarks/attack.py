"""The server under attack: what another player notices while every door is attacked at once.

    make bench-attack
    make bench-attack ARGS='--each'                  # also each door alone
    make bench-attack ARGS='--doors sockets,forms'   # only these, at once
    make bench-attack ARGS=--realtime                # where the machine has other work

Ann and Bob play duels over their WebSockets, 25 moves a second; a move takes from its sending until its sender is
pushed the table after it. First they play alone, then while one attacker sits at each door, with an address of its own
(127.0.0.2, 127.0.0.3 and so on) and as many connections as it likes. The attackers are processes with the lowest
priority, for a real attacker does not take the server's processor. The server runs with its default limits. Its share
of a core tells how hard it is attacked; memory is the most that its process had. It takes about half a minute; the exit
status is 0 whatever the figures are.

With --realtime the server and the players come before all other programs of the machine, in turns of 100 ms. Bots,
which think on every core, would keep them waiting for that long, and are left out.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlencode

from websockets.asyncio.client import connect

from irisdeck.server import identity
from irisdeck.table.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from people import id_of, played_table, prepare

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

PORT = 8139
GAMES = 60  # duels that are prepared: more than are begun with --each, for one that was left cannot be begun again
SEEDED = (played_table("red7", 2, 4, seed=seed, bots=True, hints=True) for seed in range(100))
HINTED = next(log for log in SEEDED if Table(log).running)
HINTED_BEGUN = next(number for number, event in enumerate(HINTED, 1) if event["kind"] == "begin")
PACE = 0.04  # seconds from one move to the next, at least


# -- The attackers, one for each door --


class Attacker:
    """Somebody with an address of their own, who never waits as long as they are told."""

    def __init__(self, address: str, current: Path) -> None:
        self.address = address
        self.current = current

    @property
    def table(self) -> str:
        """The table at which the others play now."""
        return self.current.read_text()

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", PORT, local_addr=(self.address, 0))

    async def crowd(self, count: int, work: Callable[[], Awaitable[None]]) -> None:
        """Do something on many connections at once, again and again."""

        async def again() -> None:
            while True:
                with suppress(OSError, asyncio.IncompleteReadError, ValueError, KeyError):
                    await work()
                await asyncio.sleep(0)

        await asyncio.gather(*(again() for _ in range(count)))

    async def ask(self, text: str, body: bytes = b"", headers: str = "") -> tuple[str, bytes]:
        """A request on a connection of its own: the headers and the body of the answer."""
        reader, writer = await self.line()
        try:
            return await asked(reader, writer, text, body, headers + "Connection: close\r\n")
        finally:
            writer.close()

    async def visitor(self) -> tuple[str, str]:
        """The headers and the token of somebody who has seen a page."""
        head, _ = await self.ask("GET / HTTP/1.1")
        cookies = dict(
            line[12:].partition(";")[0].split("=", 1)
            for line in head.lower().splitlines()
            if line.startswith("set-cookie: csrftoken")
        )
        return f"Cookie: csrftoken={cookies['csrftoken']}\r\n", cookies["csrftoken"]

    # -- Doors --

    async def sockets(self) -> None:
        """Commands and pings over four WebSockets, as fast as they go."""
        frames = frame(b"move=+R7&number=0") * 200, frame(b"", ping=True) * 500, frame(b"a" * 60_000) * 4

        async def flood() -> None:
            reader, writer = await self.line()
            try:
                writer.write(handshake(self.table))
                await reader.readuntil(b"\r\n\r\n")
                kind = random.choice(frames)
                while not reader.at_eof():
                    writer.write(kind)
                    await writer.drain()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(1 << 20), 0.001)
            finally:
                writer.transport.abort()

        await self.crowd(4, flood)

    async def unknown(self) -> None:
        """Tables that do not exist, on eight connections that stay open."""

        async def flood() -> None:
            reader, writer = await self.line()
            try:
                while True:
                    kind = random.choice(["", "health", "x/static/"])
                    await asked(reader, writer, f"GET /tables/{kind}{random.getrandbits(64):x} HTTP/1.1")
            finally:
                writer.close()

        await self.crowd(8, flood)

    async def headers(self) -> None:
        """Headers without end, on four connections."""
        lines = b"".join(b"x-%d: %s\r\n" % (number, b"a" * 50) for number in range(1000))

        async def flood() -> None:
            _, writer = await self.line()
            try:
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
                while True:
                    writer.write(lines)
                    await writer.drain()
            finally:
                writer.transport.abort()

        await self.crowd(4, flood)

    async def slow(self) -> None:
        """Requests that are never finished: 1,500 connections that send a byte now and then."""

        async def drip() -> None:
            await asyncio.sleep(random.random())
            reader, writer = await self.line()
            try:
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
                while not reader.at_eof():
                    writer.write(b"a")
                    with suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(1000), 2)
            finally:
                writer.transport.abort()

        await self.crowd(1500, drip)

    async def uploads(self) -> None:
        """Files of records, just small enough, twelve at a time."""
        record = Table(played_table("duel", 10_000)).record().to_json()
        cookie, token = await self.visitor()
        body = urlencode({"_csrf_token": token, "record": "\n".join([record] * ((900 << 10) // len(record)))}).encode()
        kind = "Content-Type: application/x-www-form-urlencoded\r\n"

        async def upload() -> None:
            await self.ask("POST /replays HTTP/1.1", body, cookie + kind)

        await self.crowd(12, upload)

    async def watchers(self) -> None:
        """Five hundred people who come to a table at once, watch for two seconds, and go."""
        addresses = [f"{self.address.rpartition('.')[0]}.{100 + number}" for number in range(3)]

        async def watch(address: str) -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", PORT, local_addr=(address, 0))
            try:
                writer.write(handshake(self.table))
                with suppress(TimeoutError):
                    async with asyncio.timeout(2):
                        while await reader.read(1 << 16):
                            pass
            finally:
                writer.transport.abort()

        while True:
            await asyncio.gather(*(watch(addresses[n % 3]) for n in range(500)), return_exceptions=True)

    async def forms(self) -> None:
        """Forms, well-formed and not, on eight connections that stay open."""
        cookie, token = await self.visitor()
        kind = "Content-Type: application/x-www-form-urlencoded\r\n"
        bodies: list[dict[str, object]] = [
            {"game": "duel", "players": 2, "name": "X"},
            {"game": "duel", "players": 2, "option-self": 1},
            {"name": "\0", "code": "A" * 10_000},
            {f"field-{number}": "x" * 100 for number in range(90)},
        ]

        async def flood() -> None:
            reader, writer = await self.line()
            try:
                while True:
                    body = urlencode({"_csrf_token": token, **random.choice(bodies)}).encode()
                    path = random.choice(["/tables", "/you", f"/tables/{self.table}"])
                    await asked(reader, writer, f"POST {path} HTTP/1.1", body, cookie + kind)
            finally:
                writer.close()

        await self.crowd(8, flood)

    async def bots(self) -> None:
        """Tables with three of the strongest bots, as many as a person may have, by one new person after the other.

        How long others wait for their own bots meanwhile is measured by benchmarks/abuse.py.
        """
        kind = "Content-Type: application/x-www-form-urlencoded\r\n"

        async def open_tables() -> None:
            cookie, token = await self.visitor()
            form = {"_csrf_token": token, "game": "red7", "players": 4, "bot": "best"}
            for _ in range(20):
                await self.ask("POST /tables HTTP/1.1", urlencode(form).encode(), cookie + kind)

        await self.crowd(4, open_tables)


DOORS = ("sockets", "unknown", "headers", "slow", "uploads", "watchers", "forms", "bots")


async def asked(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, text: str, body: bytes = b"", headers: str = ""
) -> tuple[str, bytes]:
    """Send a request; the headers and the body of its answer."""
    length = f"Content-Length: {len(body)}\r\n" if body else ""
    writer.write(f"{text}\r\nHost: localhost\r\n{length}{headers}\r\n".encode() + body)
    await writer.drain()
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    size = next(int(line[15:]) for line in head.splitlines() if line.lower().startswith("content-length:"))
    return head, await reader.readexactly(size)


def handshake(table_id: str) -> bytes:
    """The request that opens a WebSocket."""
    lines = [f"GET /tables/{table_id}/live HTTP/1.1", "Host: localhost", "Connection: Upgrade", "Upgrade: websocket"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
    return "\r\n".join(lines).encode()


def frame(data: bytes, ping: bool = False) -> bytes:
    """A frame of a WebSocket, masked with nothing."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return (b"\x89" if ping else b"\x81") + size + b"\0\0\0\0" + data


@contextmanager
def attacked(doors: list[str], seconds: float, current: Path) -> Iterator[None]:
    """Attack doors from processes of their own."""
    command = [sys.executable, __file__, "--seconds", str(seconds), "--current", str(current), "--attack"]
    processes = [subprocess.Popen([*command, door], preexec_fn=step_back) for door in doors]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def step_back() -> None:
    """Leave the processor to the server and to those who play."""
    if os.sched_getscheduler(0) == os.SCHED_OTHER:
        os.nice(19)
    else:
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
        os.nice(-10)  # and take it from everybody else


# -- Two who play --


class Figures(NamedTuple):
    """How long moves took, in milliseconds; the server's share of a core, and the most memory it had, in MiB."""

    moves: int
    p50: float
    p99: float
    worst: float
    busy: float
    memory: float


class Players:
    """Ann and Bob, who play prepared games over their WebSockets."""

    def __init__(self, folder: Path, pid: int) -> None:
        key = identity.secret(folder / "secret.key")
        people = [identity.Person(id=id_of(name), name=name) for name in ("Ann", "Bob")]
        self.cookies = [{"Cookie": f"person={identity.signed(person, key)}"} for person in people]
        self.pid = pid
        self.game = 0
        self.current = folder / "current"  # names the table at which they play, for attackers

    async def ask_for_hint(self) -> None:
        """Let the strongest bot think once: what it needs is loaded then, and stays in memory."""
        someone = Attacker("127.0.0.1", self.current)
        csrf, token = await someone.visitor()
        cookie = csrf.replace("Cookie: ", f"Cookie: {self.cookies[0]['Cookie']}; ")
        kind = "Content-Type: application/x-www-form-urlencoded\r\n"
        body = urlencode({"_csrf_token": token, "do": "hint", "number": len(HINTED) - HINTED_BEGUN}).encode()
        head, _ = await someone.ask("POST /tables/hinted HTTP/1.1", body, cookie + kind)
        if " 303 " not in head.splitlines()[0]:
            raise SystemExit(f"there was no hint: {head.splitlines()[0]}")

    async def measured(self, seconds: float) -> Figures:
        """Play for some time."""
        waits: list[float] = []
        most, begun, used = [0.0], time.perf_counter(), self.processor_time()
        memory = asyncio.create_task(self.watch_memory(most))
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    await self.play(waits)
        memory.cancel()
        busy = (self.processor_time() - used) / (time.perf_counter() - begun)
        cuts = quantiles(waits, n=100) if len(waits) > 1 else [float("nan")] * 99
        return Figures(len(waits), cuts[49] * 1000, cuts[98] * 1000, max(waits, default=0) * 1000, busy, most[0])

    def processor_time(self) -> float:
        """The seconds that the server has used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def watch_memory(self, most: list[float]) -> None:
        while True:
            status = Path(f"/proc/{self.pid}/status").read_text()
            most[0] = max(most[0], int(status.partition("VmRSS:")[2].split()[0]) / 1024)
            await asyncio.sleep(0.2)

    async def play(self, waits: list[float]) -> None:
        """Play the next game to its end."""
        number, self.game = self.game, (self.game + 1) % GAMES
        address = f"ws://127.0.0.1:{PORT}/tables/game-{number}/live"
        self.current.write_text(f"game-{number}")
        both = [connect(address, additional_headers=cookie, compression=None) for cookie in self.cookies]
        async with both[0] as ann, both[1] as bob:
            for line in (ann, bob):
                await line.recv()
            for made, (seat, move) in enumerate(moves_of(number)):
                begun = time.perf_counter()
                line = (ann, bob)[seat]
                await line.send(urlencode({"move": move, "number": made}))
                while not shows(str(await line.recv()), made + 1):
                    pass
                waits.append(time.perf_counter() - begun)
                await asyncio.sleep(max(0.0, PACE - waits[-1]))


def shows(html: str, number: int) -> bool:
    """Whether a push has the position after so many moves."""
    if html.startswith("!"):
        raise SystemExit(f"a move was refused: {html}")
    return f'name="number" value="{number}"' in html or 'id="result"' in html


def moves_of(number: int) -> Iterator[tuple[int, str]]:
    """The moves of a prepared game, with the seats that make them."""
    table = Table()
    for event in played_table("duel", 10_000, seed=number):
        if event["kind"] == "move":
            assert table.turn is not None
            yield table.turn, event["move"]
        table.apply(event)


def prepare_games(folder: Path) -> None:
    """Write the tables up to their deals, and one at which Ann may ask for a hint."""
    prepare(folder, HINTED, "hinted")
    for number in range(GAMES):
        log = played_table("duel", 10_000, seed=number)
        dealt = next(place for place, event in enumerate(log) if event["kind"] == "begin")
        prepare(folder, log[: dealt + 1], f"game-{number}")


@contextmanager
def server(folder: Path) -> Iterator[int]:
    """Our server with its default limits; its process."""
    command = [sys.executable, "-m", "irisdeck", "serve", "--port", str(PORT), "--folder", str(folder), "--no-browser"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout
        if not process.stdout.readline():
            raise SystemExit(f"the server does not start; is port {PORT} free?")
        yield process.pid
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


# -- The figures --


async def run(players: Players, doors: list[str], each: bool, seconds: float) -> None:
    await players.ask_for_hint()
    await players.measured(2)  # the first moves warm the caches
    idle = await players.measured(seconds / 3)
    row("alone", idle, idle)
    for door in doors if each else []:
        with attacked([door], seconds, players.current):
            row(door, await players.measured(seconds / 3), idle)
    with attacked(doors, seconds + 5, players.current):
        row("all at once" if len(doors) > 1 else doors[0], await players.measured(seconds), idle)
    after = await players.measured(seconds / 6)
    row("afterwards", after, idle)


def row(what: str, now: Figures, idle: Figures) -> None:
    times = f"{now.p50:.1f} ms | {now.p99:.1f} ms | {now.worst:.0f} ms"
    times += f" | {now.busy:.0%}"
    print(f"| {what} | {now.moves} | {times} | {now.memory:.0f} MiB | {now.memory / idle.memory:.2f} x |", flush=True)


async def attack(door: str, seconds: float, current: Path) -> None:
    """Attack a door for some time."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await getattr(Attacker(f"127.0.0.{2 + DOORS.index(door)}", current), door)()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=18, help="under attack (default: 18)")
    parser.add_argument("--doors", default=",".join(DOORS), help="which are attacked at once (default: all)")
    parser.add_argument("--each", action="store_true", help="attack each door alone, too")
    parser.add_argument("--realtime", action="store_true", help="as root, and without the bots' door")
    parser.add_argument("--attack", choices=DOORS, help=argparse.SUPPRESS)
    parser.add_argument("--current", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.attack:
        asyncio.run(attack(chosen.attack, chosen.seconds, chosen.current))
        return
    if chosen.realtime:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(5))
    doors = [door for door in chosen.doors.split(",") if not (chosen.realtime and door == "bots")]
    if unknown := [door for door in doors if door not in DOORS]:
        raise SystemExit(f"there is no door {unknown[0]}: there are {', '.join(DOORS)}")
    print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}; wanted: p99 < 100 ms, memory < 2 x\n")
    print(
        "| attacked | moves | p50 | p99 | longest | core | memory | of idle |\n|---|---:|---:|---:|---:|---:|---:|---:|"
    )
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "site"
        prepare_games(folder)
        with server(folder) as pid:
            asyncio.run(run(Players(folder, pid), doors, chosen.each, chosen.seconds))


if __name__ == "__main__":
    main()
