"""The table in the terminal: one program, all screens."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from textual.app import App
from textual.binding import Binding

from irisdeck.bots import BOTS
from irisdeck.game import Refused
from irisdeck.record import InvalidRecord, Record
from irisdeck.table.replay import replay_of_record
from irisdeck.table.table import Table, lesson_opened, opened
from irisdeck.terminal.tui.here import LocalTable, Shelf, person
from irisdeck.terminal.tui.table import TablePage
from irisdeck.terminal.tui.thinker import Thinker
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from textual.screen import Screen

    from irisdeck.table.table import Event
    from irisdeck.terminal.remote import Server
    from irisdeck.terminal.tui.table import Place


PATIENCE = 5  # seconds for tidying the terminal up


class Memory:
    """What is remembered from one time to the next: names, choices, the language."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.kept: dict[str, Any] = {}
        with suppress(OSError, ValueError):  # whoever cannot be remembered chooses again
            kept = json.loads(file.read_text(encoding="utf-8"))
            self.kept = kept if isinstance(kept, dict) else {}

    def get(self, name: str, default: Any) -> Any:
        """What is remembered, if it is of the right kind."""
        value = self.kept.get(name, default)
        return value if isinstance(value, type(default)) else default

    def put(self, **values: Any) -> None:
        """Remembers; a disk that is full is no reason to stop."""
        self.kept |= values
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            part = self.file.with_suffix(".part")
            part.write_text(json.dumps(self.kept, ensure_ascii=False, indent=1), encoding="utf-8")
            part.replace(self.file)


class Irisdeck(App[None]):
    """All screens, and what they share: the language, the games of this machine, the bots."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Irisdeck"
    BINDINGS = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]  # noqa: RUF012
    levels = tuple(BOTS)

    def __init__(self, folder: Path, language: str = "en", asked: bool = True, begin: str = "") -> None:
        super().__init__()
        self.folder = folder
        self.memory = Memory(folder / "terminal.json")
        chosen = self.memory.get("language", "")
        self.language = language if asked or chosen not in LANGUAGES else chosen
        self.shelf = Shelf(folder / "terminal")
        self.thinker = Thinker()
        self.begin = begin  # a game, a file, or where a server is
        self.pace: float | None = None
        self.animation_level = "none"

    async def on_mount(self) -> None:
        """The first screen."""
        from irisdeck.terminal.tui.start import StartPage

        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            if number := getattr(signal, name, None):
                signal.signal(number, lambda *_: self.ended(loop))
        start = StartPage()
        await self.push_screen(start)
        if self.begin:
            start.call_after_refresh(start.go_at_once, self.begin)

    def ended(self, loop: asyncio.AbstractEventLoop) -> None:
        """Somebody else ends the program, or has closed the window: everything is on disk already."""
        last = threading.Timer(PATIENCE, os._exit, (0,))  # the loop may wait for a terminal that is gone
        last.daemon = True
        last.start()
        loop.call_soon_threadsafe(self.exit)

    async def on_unmount(self) -> None:
        """Lets the bots go."""
        await self.thinker.close()

    def action_leave(self) -> None:
        """Ends the program; games go on the next time."""
        self.exit()

    # -- Screens --

    def show(self, page: Screen[Any]) -> None:
        """Lays a screen above this one."""
        self.push_screen(page)

    def complain(self, refused: Refused) -> None:
        """Tells why something cannot be, on the screen that is there."""
        from irisdeck.terminal.tui.page import Page

        if isinstance(self.screen, Page):
            self.screen.say(tell(refused.said, self.language))

    # -- Games of this machine --

    def play_here(self, file: Path) -> None:
        """Opens a game of this machine."""
        page: TablePage | None = None

        def changed() -> None:
            if page:
                page.changed()

        try:
            place = LocalTable(self.shelf, file, self.thinker, self.language, changed)
        except Refused as refused:
            return self.complain(refused)
        except (OSError, ValueError):
            return self.complain(Refused("no-such-table"))
        if self.pace is not None:
            place.pace = self.pace
        page = TablePage(place)
        return self.show(page)

    def begin_here(self, events: list[Event]) -> None:
        """Opens a new game of this machine."""
        try:
            self.play_here(self.shelf.new(events))
        except OSError as wrong:
            self.complain(Refused("cannot-keep", why=wrong.strerror or str(wrong)))

    def learn(self, game: str) -> None:
        """Begins a lesson."""
        self.begin_here(lesson_opened(game, person(0), tell(say("table-you"), self.language)))

    def play_at_once(self, game: str) -> None:
        """A game against a beginner, in place of the lesson before."""
        self.pop_screen()
        table = [
            opened(game, 2, hints=True),
            {"kind": "sit", "seat": 0, "player": person(0), "name": tell(say("table-you"), self.language)},
            {"kind": "bot", "seat": 1, "bot": "easy"},
        ]
        self.begin_here(dealt(table))

    async def go_to(self, place: Place, name: str) -> None:
        """Another table in place of this one."""
        self.pop_screen()
        if isinstance(place, LocalTable):
            self.play_here(self.shelf.games / f"{name}.jsonl")
        else:
            self.play_there(self.server_of(place), name)

    async def replay_of(self, place: Place, name: str) -> None:
        """The replay of a game that is over."""
        from irisdeck.terminal.tui.replay import ReplayPage

        if isinstance(place, LocalTable):
            record = place.table.record([str(name) for name in place.table.names])
        else:
            try:
                record = Record.from_dict(await self.server_of(place).record(name))
            except (Refused, InvalidRecord) as wrong:
                return self.complain(wrong if isinstance(wrong, Refused) else Refused("failed"))
        return self.show(ReplayPage(replay_of_record(record)))

    # -- Servers --

    async def visit(self, where: str) -> Callable[[], None]:
        """Comes to a server, or to a table of one; answers with how to go in."""
        from irisdeck.terminal.remote import Server, parse  # slow to import, and most play here
        from irisdeck.terminal.tui.there import ServerPage

        address, table_id = parse(where)
        server = Server(address, self.language, self.folder)
        try:
            name = await server.enter(self.memory.get("name", ""))
        except Refused:
            await server.close()
            raise
        self.memory.put(server=where, name=name)

        def go_in() -> None:
            self.show(ServerPage(server))
            if table_id:
                self.play_there(server, table_id)

        return go_in

    def server_of(self, place: Place) -> Server:
        """Where a table is that is not here."""
        from irisdeck.terminal.remote import RemoteTable

        assert isinstance(place, RemoteTable)
        return place.server

    def play_there(self, server: Server, table_id: str) -> None:
        """Opens a table of a server."""
        from irisdeck.terminal.remote import RemoteTable

        page: TablePage | None = None

        def changed() -> None:
            if page:
                page.changed()

        page = TablePage(RemoteTable(server, table_id, changed))
        self.show(page)

    def with_name(self, then: Callable[[str], Any]) -> None:
        """Does something under the name that somebody plays under; asks for it the first time."""
        from irisdeck.terminal.tui.reading import LinePage

        def take(name: str) -> Any:
            self.memory.put(name=name)
            return then(name)

        words = tell(say("home-name"), self.language)
        self.show(LinePage(words, "", self.memory.get("name", ""), take))


def dealt(events: list[Event]) -> list[Event]:
    """A table with its cards dealt."""
    return [*events, Table(events).deal()]


def run(folder: Path, language: str, asked: bool, begin: str) -> None:
    """Runs until somebody leaves; then says what is kept. `asked`: the language was, so the last one does not count."""
    app = Irisdeck(folder, language, asked, begin)
    app.run()
    waiting = len(list(app.shelf.games.glob("*.jsonl")))
    if waiting:
        print(tell(say("tui-kept", games=waiting), app.language))
