"""The screen of a server: the player's tables, tables to watch, and a new table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from irisdeck.bots import BOTS
from irisdeck.game import Refused
from irisdeck.terminal.tui.footer import Key
from irisdeck.terminal.tui.reading import Item, LinePage
from irisdeck.terminal.tui.start import FRIEND, NewGame
from irisdeck.words import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from irisdeck.terminal.remote import Server

EVERY = 5  # seconds between two requests for the list of tables


class ServerPage(NewGame):
    """The tables of a server, and a form for a new one."""

    others = FRIEND

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server = server
        self.lists: dict[str, Any] | None = None

    def on_mount(self) -> None:
        """Load the tables now and every few seconds."""
        super().on_mount()
        self.set_interval(EVERY, self.load)
        self.call_later(self.load)

    def on_screen_resume(self) -> None:
        """Load the tables again: a game may have been left."""
        super().on_screen_resume()
        self.call_later(self.load)

    async def on_unmount(self) -> None:
        """Close the connection."""
        await self.server.close()

    async def load(self) -> None:
        """Load the tables."""
        if not self.is_current:
            return
        try:
            self.lists = await self.server.tables()
            self.draw()
        except Refused as refused:
            self.say(tell(refused.said, self.app.language))

    def heading(self) -> str:
        return f"{self.server.address} · " + self.t("tui-server-as", name=self.server.name)

    def items(self) -> Sequence[Item]:
        return [*self.table_items(), *self.choices()]

    def table_items(self) -> Iterator[Item]:
        """The player's tables, and those to watch."""
        if self.lists is None:
            yield Item("", self.t("tui-reading"), head=True)
            return
        for kind, title in (("mine", "home-running"), ("listed", "home-watch")):
            if self.lists[kind]:
                yield Item("", self.t(title), head=True)
            for line in self.lists[kind]:
                yield Item(line["id"], self.summary(line), act=partial(self.go_to, line["id"]), more=self.state(line))
        yield Item("", "", head=True)

    def summary(self, line: dict[str, Any]) -> str:
        """A table in a line."""
        names = [seat["name"] or self.t("table-empty-seat") for seat in line["seats"]]
        return self.label(self.title_of(line["game"]), " · ".join(names))

    def state(self, line: dict[str, Any]) -> str:
        """Whether the player is to act, or how many seats are free."""
        if line["mine"]:
            return self.t("home-to-act")
        return self.t("tui-free", count=line["free"]) if line["free"] else ""

    def somebody(self, seat: int) -> str:
        return self.t("table-empty-seat")

    def name_of(self, seat: int) -> str:
        return self.server.name

    def ask_name(self, seat: int) -> None:
        async def take(name: str) -> None:
            await self.server.enter(name)
            self.app.settings.put(name=name)

        self.app.show(LinePage(self.t("home-name"), "", self.server.name, take))

    def tools(self) -> Iterator[Key]:
        if self.server.code:
            yield Key("o", "o", self.t("tui-code"), self.show_code)
        yield Key("i", "i", self.t("tui-other-code"), self.ask_code)
        yield Key("r", "r", self.t("tui-refresh"), self.load)
        yield from super().tools()

    def show_code(self) -> None:
        """Show the recovery code, which signs the player in elsewhere."""
        self.notice = self.t("tui-server-code", code=self.server.code)

    def ask_code(self) -> None:
        """Ask for a recovery code, and sign in with it."""

        async def take(code: str) -> None:
            if code:
                await self.server.enter("", code)

        self.app.show(LinePage(self.t("you-come-back"), "", "", take))

    async def play(self) -> None:  # type: ignore[override]
        """Open a table at the server."""
        bots = [level for level in self.opponents if level in BOTS]
        body = {"game": self.game, "players": self.players, "options": self.options(), "bots": bots, "aids": self.aids}
        try:
            self.go_to(await self.server.open({**body, "hints": True, "listed": False}))
        except Refused as refused:
            self.notice = tell(refused.said, self.app.language)

    def go_to(self, table_id: str) -> None:
        """Show a table of this server."""
        self.app.open_remote(self.server, table_id)
