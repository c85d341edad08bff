"""Local games: tables whose events are saved in files, with bots in another process and people who share a screen.

An event is written to disk before it is shown. So a game can be left at any moment, by a key or by a power cut, and
resumed where it was.
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
from irisdeck.terminal.tui.bot_process import Stopped
from irisdeck.words import tell

try:
    import fcntl
except ImportError:  # Windows has no such locks: there a game can be opened twice
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from irisdeck.bots import Thought
    from irisdeck.game import State
    from irisdeck.table.table import Event, Result
    from irisdeck.terminal.tui.bot_process import BotProcess

TRIES = 2  # of a bot whose process has stopped
PAUSES = (0.5, 8)  # seconds until a bot's failed write is tried again, at first and at most


def person(seat: int) -> str:
    """The id of the person in a seat of a local table."""
    return f"person:{seat}"


class SavedGames:
    """The folders of local games: unfinished ones as events, finished ones as records."""

    def __init__(self, folder: Path) -> None:
        self.games = folder / "games"
        self.records = folder / "records"

    def new(self, events: list[Event]) -> Path:
        """Save the events of a new game."""
        self.games.mkdir(parents=True, exist_ok=True)
        file = self.games / f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.jsonl"
        part = file.with_suffix(".part")
        part.write_text("".join(line_of(event) for event in events), encoding="utf-8")
        part.replace(file)
        return file

    def unfinished(self) -> list[tuple[Path, Table]]:
        """Games that can be resumed, the newest first; finished ones are archived."""
        games = []
        for file in sorted(self.games.glob("*.jsonl"), reverse=True):
            with suppress(OSError, ValueError, KeyError, TypeError, IrisdeckError):  # not ours, or of another version
                table = Table(read_events(file))
                if table.over:
                    self.archive(file, table)
                else:
                    games.append((file, table))
        return games

    def archive(self, file: Path, table: Table) -> Path | None:
        """Replace a finished game by its record; a lesson has none."""
        record = None
        if "lesson" not in table.first:
            self.records.mkdir(parents=True, exist_ok=True)
            record = self.records / f"{file.stem}-{table.first['game']}.jsonl"
            part = record.with_suffix(".part")
            part.write_text(table.record().to_json() + "\n", encoding="utf-8")
            part.replace(record)
        file.unlink(missing_ok=True)
        return record


def line_of(event: Event) -> str:
    """An event as a line of a log."""
    return json.dumps(event, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_events(file: Path) -> list[Event]:
    """All events of a log; an incomplete last line does not count."""
    return [json.loads(line) for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]


@dataclass
class HintRequest:
    """A hint that was asked for: its position, and the answer once it has come."""

    state: State | None
    thoughts: list[Thought] | None = None


class LocalTable:
    """A local game that is open on the screen; close it with `await table.close()`."""

    problem = ""  # why a bot's move is not saved, in words

    def __init__(
        self, saved: SavedGames, file: Path, bots: BotProcess, language: str, changed: Callable[[], None]
    ) -> None:
        self.saved = saved
        self.file = file
        self.language = language
        self.rest = 0.0  # least seconds for a bot's move, so that people can follow
        self.record: Path | None = None  # once the game is over
        self._bots = bots
        self._changed = changed
        self._log = open_locked(file)
        self.table = Table(read_events(file), remembered=None)
        self._changes = asyncio.Event()
        self._lock = asyncio.Lock()  # one thing happens at a time
        self._hint: HintRequest | None = None
        people = self.people
        self.viewer = people[0] if len(people) == 1 else None  # whose cards are shown

    # -- What is seen --

    @property
    def people(self) -> list[int]:
        """Seats of people."""
        return [number for number, seat in enumerate(self.table.seats) if seat.player]

    @property
    def covered(self) -> str:
        """The name of the person who must take the screen before cards are shown; empty if only one person plays."""
        table = self.table
        if len(self.people) < 2 or not table.to_act(table.turn) or table.turn == self.viewer:
            return ""
        assert table.turn is not None
        return tell(table.names[table.turn], self.language)

    def uncover(self) -> None:
        """Show the cards of the seat to act."""
        self.viewer = self.table.turn
        self._changed()

    @property
    def shown(self) -> dict[str, Any]:
        """The table as the viewer sees it, in the format of the server's API."""
        table = self.table
        assert table.game
        hint = self._hint if self._hint and self._hint.state is table.state else None
        viewer = boards.Viewer(self.viewer, hint=hint)
        entries = boards.told(table, since=len(table.seats) + 1, seat=self.viewer)  # from the deal on
        log = [(number, lines, "") for number, lines, _ in reversed(entries)]
        return {
            "id": self.file.stem,
            "game": table.game.name,
            "moves": table.moves,
            "over": table.over,
            "parts": boards.plain(boards.parts(table, self.file.stem, viewer), self.language),
            "log": boards.plain(log, self.language),
            "covered": self.covered,
        }

    # -- What happens --

    async def wish(self, wish: Mapping[str, Any]) -> str:
        """Apply a player's command and save its event, or raise Refused; returns the table's name."""
        command = parse(wish)
        if isinstance(command, Close):
            self._hint = None
            self._changed()
        elif isinstance(command, Rematch):
            if not self.table.over:
                raise Refused("not-over")
            return self.saved.new(self.table.again()).stem
        else:
            async with self._lock:
                await self._apply(self.table.decide(self.table.seats[self._acting].player or "", command))
            if isinstance(command, Hint):
                await self._advise()
        return self.file.stem

    @property
    def _acting(self) -> int:
        """The seat that commands come from: the viewer, or the seat to act."""
        if self.viewer is not None:
            return self.viewer
        turn = self.table.turn
        return turn if turn is not None and self.table.to_act(turn) else self.people[0]

    async def _apply(self, result: Result) -> None:
        """Write the event of a result to disk, then apply it."""
        try:
            await asyncio.to_thread(write, self._log, line_of(result.event))
        except OSError as wrong:
            raise Refused("cannot-keep", why=wrong.strerror or str(wrong)) from None
        self.table.apply(result)
        self.problem = ""
        if self.table.over and self.record is None:
            with suppress(OSError):  # then it is archived the next time
                self.record = self.saved.archive(self.file, self.table)
        self._changes.set()
        self._changed()

    async def _advise(self) -> None:
        """Ask the strongest bot for a hint, and show that it thinks."""
        state = self.table.state
        assert state
        if self._hint and self._hint.state is state:
            return
        asked = self._hint = HintRequest(state)
        self._changed()
        try:
            asked.thoughts = await self._bots.advice(state.view(state.seat))
        except Stopped:
            asked.thoughts = []
        self._changed()

    async def run(self) -> None:
        """Play the bots' moves until cancelled; retry what cannot be saved, after longer and longer pauses."""
        pause, longest = PAUSES
        while True:
            self._changes.clear()
            while self.table.bot_to_act:
                try:
                    await self._bot()
                    pause = PAUSES[0]
                except Refused as refused:
                    self.problem = tell(refused.said, self.language)
                    self._changed()
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, longest)
            await self._changes.wait()

    async def _bot(self) -> None:
        """Play one move of a bot, not faster than people can follow."""
        table, began = self.table, time.monotonic()
        state, bot = table.state, table.bot_to_act
        assert state
        move = table.reply or await self._choose(bot or "easy")
        await asyncio.sleep(max(0.0, self.rest - (time.monotonic() - began)))
        async with self._lock:
            if table.state is state and table.bot_to_act:  # nobody has resigned meanwhile
                await self._apply(table.decide_move(move))

    async def _choose(self, bot: str) -> str:
        """A bot's move; any legal one if its process keeps failing."""
        state = self.table.state
        assert state
        for _ in range(TRIES):
            with suppress(Stopped):
                return await self._bots.move(state.view(state.seat), bot)
        return state.legal_moves[0]

    async def close(self) -> None:
        """Finish what is being written, and release the file."""
        async with self._lock:
            self._log.close()


def open_locked(file: Path) -> IO[bytes]:
    """Open a log for writing and lock it; an incomplete last line is removed."""
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
    """Write a line to disk; if that fails, the file stays as it was."""
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
