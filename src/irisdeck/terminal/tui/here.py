"""Games on this machine: tables whose logs are files, with bots that think elsewhere and people who share a screen.

An event is on disk before anybody sees it. So a game can be left at any moment, by a key or by a power cut, and is
found again where it was.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, Any

from irisdeck.game import IrisdeckError, Refused
from irisdeck.table import boards
from irisdeck.table.commands import Close, Hint, Rematch, parse
from irisdeck.table.table import Table
from irisdeck.terminal.tui.thinker import Stopped
from irisdeck.words import tell

try:
    import fcntl
except ImportError:  # Windows has no such locks: there nobody is kept from opening a game twice
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from irisdeck.bots import Thought
    from irisdeck.game import State
    from irisdeck.table.table import Event, Result
    from irisdeck.terminal.tui.thinker import Thinker

PACE = 0.7  # seconds that a bot takes at least, so that people can follow
TRIES = 2  # of a bot whose process has ended


def person(seat: int) -> str:
    """Who somebody is at a table of this machine."""
    return f"person:{seat}"


class Shelf:
    """The folder with the games of this machine: those that are not over, and the records of those that are."""

    def __init__(self, folder: Path) -> None:
        self.games = folder / "games"
        self.records = folder / "records"

    def new(self, events: list[Event]) -> Path:
        """Keeps a game that begins."""
        self.games.mkdir(parents=True, exist_ok=True)
        file = self.games / f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.jsonl"
        part = file.with_suffix(".part")
        part.write_text("".join(line_of(event) for event in events), encoding="utf-8")
        part.replace(file)
        return file

    def unfinished(self) -> list[tuple[Path, Table]]:
        """Games that wait to be gone on with, the newest first; those that are over are put away."""
        found = []
        for file in sorted(self.games.glob("*.jsonl"), reverse=True):
            with suppress(OSError, ValueError, KeyError, TypeError, IrisdeckError):  # not ours, or of another version
                table = Table(read_events(file))
                if table.over:
                    self.put_away(file, table)
                else:
                    found.append((file, table))
        return found

    def put_away(self, file: Path, table: Table) -> Path | None:
        """Makes a record of a game that is over; a lesson has none."""
        kept = None
        if "lesson" not in table.first:
            self.records.mkdir(parents=True, exist_ok=True)
            kept = self.records / f"{file.stem}-{table.first['game']}.jsonl"
            part = kept.with_suffix(".part")
            part.write_text(table.record([str(name) for name in table.names]).to_json() + "\n", encoding="utf-8")
            part.replace(kept)
        file.unlink(missing_ok=True)
        return kept


def line_of(event: Event) -> str:
    """An event as a line of a log."""
    return json.dumps(event, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_events(file: Path) -> list[Event]:
    """All events of a log; a last line that was never finished has never happened."""
    return [json.loads(line) for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]


@dataclass
class Asked:
    """A hint: for which position, and the answer once it is there."""

    state: State | None
    thoughts: list[Thought] | None = None


class LocalTable:
    """A game of this machine, open on the screen; close with `await table.close()`."""

    problem = ""  # a file does not get lost

    def __init__(self, shelf: Shelf, file: Path, thinker: Thinker, language: str, changed: Callable[[], None]) -> None:
        self.shelf = shelf
        self.file = file
        self.language = language
        self.pace = PACE
        self.record: Path | None = None  # once the game is over
        self._thinker = thinker
        self._changed = changed
        self._log = opened_alone(file)
        self.table = Table(read_events(file), remembered=None)
        self._news = asyncio.Event()
        self._turn = asyncio.Lock()  # one thing happens at a time
        self._hint: Asked | None = None
        people = self.people
        self.viewer = people[0] if len(people) == 1 else None  # whose cards are shown

    # -- What is seen --

    @property
    def people(self) -> list[int]:
        """Seats of people."""
        return [number for number, seat in enumerate(self.table.seats) if seat.player]

    @property
    def covered(self) -> str:
        """Who must take the screen before any card is shown; nobody, as long as one person plays."""
        table = self.table
        if len(self.people) < 2 or not table.to_act(table.turn) or table.turn == self.viewer:
            return ""
        assert table.turn is not None
        return tell(table.names[table.turn], self.language)

    def uncover(self) -> None:
        """Whoever is to act has taken the screen."""
        self.viewer = self.table.turn
        self._changed()

    @property
    def shown(self) -> dict[str, Any]:
        """The table as whoever sits before the screen sees it, as a server would tell it."""
        table = self.table
        assert table.game
        hint = self._hint if self._hint and self._hint.state is table.state else None
        viewer = boards.Viewer(self.viewer, strip=True, hint=hint)
        log = [
            (number, lines, "") for number, lines in table.told if number >= len(table.seats) + 1
        ]  # from the deal on
        return {
            "id": self.file.stem,
            "game": table.game.name,
            "moves": table.moves,
            "over": table.over,
            "parts": boards.plain(boards.parts(table, self.file.stem, viewer), self.language),
            "log": boards.plain(log, self.language),
        }

    # -- What happens --

    async def wish(self, wish: Mapping[str, Any]) -> str:
        """Whoever sits before the screen gets what they want, on disk, or Refused; the name of the table."""
        command = parse(wish)
        if isinstance(command, Close):
            self._hint = None
            self._changed()
        elif isinstance(command, Rematch):
            if not self.table.over:
                raise Refused("not-over")
            return self.shelf.new(self.table.again()).stem
        else:
            async with self._turn:
                await self._happen(self.table.decide(self.table.seats[self._acting].player or "", command))
            if isinstance(command, Hint):
                await self._advise()
        return self.file.stem

    @property
    def _acting(self) -> int:
        """Whoever wants something: the person before the screen, or the one to act."""
        if self.viewer is not None:
            return self.viewer
        turn = self.table.turn
        return turn if turn is not None and self.table.to_act(turn) else self.people[0]

    async def _happen(self, result: Result) -> None:
        """Write the event of a result to the log, then apply it."""
        try:
            await asyncio.to_thread(write, self._log, line_of(result.event))
        except OSError as wrong:
            raise Refused("cannot-keep", why=wrong.strerror or str(wrong)) from None
        self.table.apply(result)
        if self.table.over and self.record is None:
            with suppress(OSError):  # then it is put away the next time
                self.record = self.shelf.put_away(self.file, self.table)
        self._news.set()
        self._changed()

    async def _advise(self) -> None:
        """Lets the strongest bot think, and shows that it does."""
        state = self.table.state
        assert state
        if self._hint and self._hint.state is state:
            return
        asked = self._hint = Asked(state)
        self._changed()
        try:
            asked.thoughts = await self._thinker.advice(state.view(state.seat))
        except Stopped:
            asked.thoughts = []
        self._changed()

    async def run(self) -> None:
        """Lets the bots play, until it is canceled."""
        while True:
            self._news.clear()
            while self.table.bot_to_act:
                await self._bot()
            await self._news.wait()

    async def _bot(self) -> None:
        """One move of a bot; not quicker than people can follow."""
        table, began = self.table, time.monotonic()
        state, bot = table.state, table.bot_to_act
        assert state
        move = table.reply or await self._thought(bot or "easy")
        await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - began)))
        async with self._turn:
            if table.state is state and table.bot_to_act:  # nobody has resigned meanwhile
                await self._happen(table.decide_move(move))

    async def _thought(self, bot: str) -> str:
        state = self.table.state
        assert state
        for _ in range(TRIES):
            with suppress(Stopped):
                return await self._thinker.move(state.view(state.seat), bot)
        return state.legal_moves[0]

    async def close(self) -> None:
        """Lets others open it, once what is happening has happened."""
        async with self._turn:
            self._log.close()


def opened_alone(file: Path) -> IO[bytes]:
    """A log to write on, kept from everybody else; what was never finished is taken off its end."""
    log = file.open("r+b")
    if fcntl:
        try:
            fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            log.close()
            raise Refused("open-elsewhere") from None
    whole = sum(len(line) for line in log.read().splitlines(keepends=True) if line.endswith(b"\n"))
    log.truncate(whole)
    log.seek(whole)
    return log


def write(log: IO[bytes], line: str) -> None:
    """Onto the disk, or, if that fails, not at all."""
    before = log.tell()
    try:
        log.write(line.encode())
        log.flush()
        os.fsync(log.fileno())
    except OSError:
        with suppress(OSError):
            log.truncate(before)
            log.seek(before)
        raise
