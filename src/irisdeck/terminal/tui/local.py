"""Local games of the terminal: tables whose events are saved in files, with bots in another process."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import time
from contextlib import suppress
from typing import IO, TYPE_CHECKING, Any

from irisdeck.game import IrisdeckError, Refused
from irisdeck.table import boards, local
from irisdeck.table.commands import Rematch, parse
from irisdeck.table.daily import score_at
from irisdeck.table.local import person as person
from irisdeck.table.table import Table
from irisdeck.terminal.daily import DailyResults
from irisdeck.words import tell

try:
    import fcntl
except ImportError:  # Windows has no such locks: there a game can be opened twice
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from irisdeck.table.table import Event, Result
    from irisdeck.terminal.tui.bot_process import BotProcess


class SavedGames:
    """The folders of local games: unfinished ones as events, finished ones as records."""

    def __init__(self, folder: Path) -> None:
        self.games = folder / "games"
        self.records = folder / "records"
        self.results = DailyResults(folder / "daily.json")

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
        """Replace a finished game by its record; a lesson has none. The result of a deal of the day is kept."""
        record = None
        if table.daily and table.daily.counts and (score := score_at(table)):
            self.results.put(table.daily, score=score)
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


class LocalTable(local.LocalTable):
    """A local game that is open on the screen; close it with `await table.close()`."""

    def __init__(
        self, saved: SavedGames, file: Path, bots: BotProcess, language: str, changed: Callable[[], None]
    ) -> None:
        self.saved = saved
        self.file = file
        self.language = language
        self.record: Path | None = None  # once the game is over
        self._log = open_locked(file)
        super().__init__(Table(read_events(file), remembered=None), bots, changed)

    @property
    def shown(self) -> dict[str, Any]:
        """The table as the viewer sees it, in the format of the server's API."""
        table = self.table
        assert table.game
        viewer = boards.Viewer(self.viewer, hint=self.hint)
        entries = boards.told(table, since=len(table.seats) + 1, seat=self.viewer)  # from the deal on
        log = [(number, lines, "") for number, lines, _ in reversed(entries)]
        return {
            "id": self.file.stem,
            "game": table.game.name,
            "moves": table.moves,
            "over": table.over,
            "parts": boards.plain(boards.parts(table, self.file.stem, viewer), self.language),
            "log": boards.plain(log, self.language),
            "covered": tell(self.covered, self.language),
        }

    async def wish(self, wish: Mapping[str, Any]) -> str:
        """Apply a player's command and save its event, or raise Refused; returns the table's name."""
        command = parse(wish)
        if isinstance(command, Rematch):
            if not self.table.over:
                raise Refused("not-over")
            return self.saved.new(self.table.again()).stem
        await self.perform(command)
        return self.file.stem

    async def write(self, result: Result) -> None:
        await asyncio.to_thread(write, self._log, line_of(result.event))

    def applied(self) -> None:
        """Keep the record of a game that is over."""
        if self.table.over and self.record is None:
            with suppress(OSError):  # then it is archived the next time
                self.record = self.saved.archive(self.file, self.table)

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
