"""The Textual app of `irisdeck tui`: its screens, settings, local games and servers."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from textual.app import App
from textual.binding import Binding

from irisdeck.bots import BOTS
from irisdeck.game import GAMES, Refused
from irisdeck.options import offered
from irisdeck.record import InvalidRecord, Record
from irisdeck.table.replay import replay_of_record
from irisdeck.table.table import Table, lesson_opened, opened
from irisdeck.terminal.puzzles import FILE as PUZZLES
from irisdeck.terminal.puzzles import ProgressFile
from irisdeck.terminal.tui.bot_process import BotProcess
from irisdeck.terminal.tui.local import LocalTable, SavedGames, person
from irisdeck.terminal.tui.table import TablePage
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from textual.screen import Screen

    from irisdeck.table.table import Event
    from irisdeck.terminal.remote import Server
    from irisdeck.terminal.tui.table import TableClient


PATIENCE = 5  # seconds for restoring the terminal


class Pace(NamedTuple):
    """How fast a table goes on, in seconds."""

    rest: float  # between two moves of others
    hold: float  # at the end of a round


PACES = {"calm": Pace(1.4, 6), "normal": Pace(0.7, 3), "instant": Pace(0, 0)}
USUAL_PACE = "normal"


class Settings:
    """What is kept between sessions, in a JSON file: names, choices, the language."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.values: dict[str, Any] = {}
        with suppress(OSError, ValueError):  # without the file, defaults hold
            values = json.loads(file.read_text(encoding="utf-8"))
            self.values = values if isinstance(values, dict) else {}

    def get(self, name: str, default: Any) -> Any:
        """A setting, if it is of the type of its default."""
        value = self.values.get(name, default)
        return value if isinstance(value, type(default)) else default

    def put(self, **values: Any) -> None:
        """Save settings; a full disk is no reason to stop."""
        self.values |= values
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            part = self.file.with_suffix(".part")
            part.write_text(json.dumps(self.values, ensure_ascii=False, indent=1), encoding="utf-8")
            part.replace(self.file)


class Irisdeck(App[None]):
    """The app: all screens share its language, saved games and bot process."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Irisdeck"
    BINDINGS = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]  # noqa: RUF012
    levels = tuple(BOTS)
    apart = 0.7  # seconds between two presses of a key that are both meant, at any speed

    def __init__(
        self, folder: Path, language: str = "en", asked: bool = True, begin: str = "", speed: str = ""
    ) -> None:
        super().__init__()
        self.folder = folder
        self.settings = Settings(folder / "terminal.json")
        chosen = self.settings.get("language", "")
        self.language = language if asked or chosen not in LANGUAGES else chosen
        self.saved = SavedGames(folder / "terminal")
        self.progress = ProgressFile(folder / PUZZLES)
        self.bots = BotProcess()
        self.begin = begin  # a game, a file with records, or a server's address
        self.speed = speed if speed in PACES else ""
        self.animation_level = "none"

    async def on_mount(self) -> None:
        """Show the first screen, and end cleanly on SIGTERM and SIGHUP."""
        from irisdeck.terminal.tui.start import StartPage

        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            if number := getattr(signal, name, None):
                signal.signal(number, lambda *_: self.ended(loop))
        start = StartPage()
        await self.push_screen(start)
        if self.begin:
            start.call_after_refresh(start.open_argument, self.begin)

    def ended(self, loop: asyncio.AbstractEventLoop) -> None:
        """Exit after a signal or a closed window; everything is on disk already."""
        timer = threading.Timer(PATIENCE, os._exit, (0,))  # the loop may wait for a terminal that is gone
        timer.daemon = True
        timer.start()
        loop.call_soon_threadsafe(self.exit)

    async def on_unmount(self) -> None:
        """Write progress that could not be written before, and stop the bot process."""
        with suppress(Refused):
            self.progress.save()
        await self.bots.close()

    def action_leave(self) -> None:
        """Exit; unfinished games can be resumed."""
        self.exit()

    @property
    def pace(self) -> Pace:
        """How fast a table goes on: as the command line says, or as chosen before."""
        return PACES[self.speed or self.chosen_speed]

    @property
    def chosen_speed(self) -> str:
        """The speed that was chosen on the first screen."""
        chosen: str = self.settings.get("speed", "")
        return chosen if chosen in PACES else USUAL_PACE

    # -- Screens --

    def show(self, page: Screen[Any]) -> None:
        """Push a screen."""
        self.push_screen(page)

    def show_refusal(self, refused: Refused) -> None:
        """Show a refusal on the current screen."""
        from irisdeck.terminal.tui.page import Page

        if isinstance(self.screen, Page):
            self.screen.say(tell(refused.said, self.language))

    # -- Local games --

    def open_local(self, file: Path) -> None:
        """Open a saved local game."""
        page: TablePage | None = None

        def changed() -> None:
            if page:
                page.changed()

        try:
            client = LocalTable(self.saved, file, self.bots, self.language, changed)
        except Refused as refused:
            return self.show_refusal(refused)
        except (OSError, ValueError):
            return self.show_refusal(Refused("no-such-table"))
        client.rest = self.pace.rest
        page = TablePage(client)
        return self.show(page)

    def start_local(self, events: list[Event]) -> None:
        """Save a new local game, and open it."""
        self.open_kept(lambda: self.saved.new(events))

    def open_kept(self, keep: Callable[[], Path]) -> None:
        """Open the game whose file `keep` writes or finds."""
        try:
            self.open_local(keep())
        except OSError as wrong:
            self.show_refusal(Refused("cannot-keep", why=wrong.strerror or str(wrong)))

    def is_local(self, client: TableClient) -> bool:
        """Whether a table is on this device."""
        return isinstance(client, LocalTable)

    def compare(self, client: TableClient) -> None:
        """Show what everybody made of the deal of the day at a local table."""
        from irisdeck.terminal.tui.daily import DailyResultsPage

        if isinstance(client, LocalTable) and client.table.daily:
            self.show(DailyResultsPage(client.table.daily))

    def learn(self, name: str) -> None:
        """Start a lesson."""
        self.start_local(lesson_opened(name, person(0), ""))

    def start_easy_game(self, game: str) -> None:
        """Replace a finished lesson by a game against an easy bot."""
        self.pop_screen()
        table = [
            opened(game, 2, offered(GAMES[game].options_for(2), self.language), hints=True),
            {"kind": "sit", "seat": 0, "player": person(0), "name": ""},
            {"kind": "bot", "seat": 1, "bot": "easy"},
        ]
        self.start_local(dealt(table))

    async def go_to(self, client: TableClient, name: str) -> None:
        """Replace this table by another one, after a rematch."""
        self.pop_screen()
        if isinstance(client, LocalTable):
            self.open_local(self.saved.games / f"{name}.jsonl")
        else:
            self.open_remote(self.server_of(client), name)

    async def replay_of(self, client: TableClient, name: str, analyze: bool = False) -> None:
        """Show the replay of a finished game, and start its analysis if asked."""
        from irisdeck.terminal.tui.analysis import Game
        from irisdeck.terminal.tui.replay import ReplayPage

        result = None
        if isinstance(client, LocalTable):
            record = client.table.record()
            result = result_of(client.table)
        else:
            try:
                record = Record.from_dict(await self.server_of(client).record(name))
            except (Refused, InvalidRecord) as wrong:
                return self.show_refusal(wrong if isinstance(wrong, Refused) else Refused("failed"))
        game = Game(record, result)
        return self.show(ReplayPage(replay_of_record(record), game, analyze and game.offered))

    # -- Servers --

    async def connect(self, where: str) -> Callable[[], None]:
        """Sign in at a server, by its address or the link of a table; returns what shows it."""
        from irisdeck.terminal.remote import Server, parse  # slow to import, and most play locally
        from irisdeck.terminal.tui.server import ServerPage

        address, table_id = parse(where)
        server = Server(address, self.language, self.folder)
        try:
            name = await server.enter(self.settings.get("name", ""))
        except Refused:
            await server.close()
            raise
        self.settings.put(server=where, name=name)

        def show() -> None:
            self.show(ServerPage(server))
            if table_id:
                self.open_remote(server, table_id)

        return show

    def server_of(self, client: TableClient) -> Server:
        """The server of a remote table."""
        from irisdeck.terminal.remote import RemoteTable

        assert isinstance(client, RemoteTable)
        return client.server

    def open_remote(self, server: Server, table_id: str) -> None:
        """Open a table of a server."""
        from irisdeck.terminal.remote import RemoteTable

        page: TablePage | None = None

        def changed() -> None:
            if page:
                page.changed()

        page = TablePage(RemoteTable(server, table_id, changed))
        self.show(page)

    def with_name(self, then: Callable[[str], Any]) -> None:
        """Ask for the player's name, save it, and go on with it."""
        from irisdeck.terminal.tui.reading import LinePage

        def take(name: str) -> Any:
            self.settings.put(name=name)
            return then(name)

        words = tell(say("home-name"), self.language)
        self.show(LinePage(words, "", self.settings.get("name", ""), take))


def result_of(table: Table) -> list[float] | None:
    """What both players got at a table that one of them gave up; None where the rules say it."""
    if table.resigned is None or len(table.seats) > 2:
        return None
    return [float(seat in table.winners) for seat in range(len(table.seats))]


def dealt(events: list[Event]) -> list[Event]:
    """The events of a table with its cards dealt."""
    return [*events, Table(events).deal()]


def run(folder: Path, language: str, asked: bool, begin: str, speed: str) -> None:
    """Run the app, then say how many games are saved; `asked`: the language was given, so the saved one is ignored."""
    app = Irisdeck(folder, language, asked, begin, speed)
    app.run()
    if games := len(list(app.saved.games.glob("*.jsonl"))):
        print(tell(say("tui-kept", games=games), app.language))
