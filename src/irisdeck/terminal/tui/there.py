"""A server: one's tables there, tables to watch, and a new table for friends."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from irisdeck.bots import BOTS
from irisdeck.game import Refused
from irisdeck.terminal.tui.page import Key
from irisdeck.terminal.tui.reading import Item, LinePage
from irisdeck.terminal.tui.start import FRIEND, NewGame
from irisdeck.words import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from irisdeck.terminal.remote import Server

EVERY = 5  # seconds after which a server is asked again for its tables


class ServerPage(NewGame):
    """What there is at a server."""

    others = FRIEND

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server = server
        self.found: dict[str, Any] | None = None

    def on_mount(self) -> None:
        """Asks for the tables, now and then."""
        super().on_mount()
        self.set_interval(EVERY, self.look)
        self.call_later(self.look)

    def on_screen_resume(self) -> None:
        """A game may have been left."""
        super().on_screen_resume()
        self.call_later(self.look)

    async def on_unmount(self) -> None:
        """Lets the server go."""
        await self.server.close()

    async def look(self) -> None:
        """Asks for the tables."""
        if not self.is_current:
            return
        try:
            self.found = await self.server.tables()
            self.draw()
        except Refused as refused:
            self.say(tell(refused.said, self.app.language))

    def heading(self) -> str:
        return f"{self.server.address} · " + self.t("tui-server-as", name=self.server.name)

    def items(self) -> Sequence[Item]:
        return [*self.tables(), *self.choices()]

    def tables(self) -> Iterator[Item]:
        """One's own, and those of others."""
        if self.found is None:
            yield Item("", self.t("tui-reading"), head=True)
            return
        for kind, title in (("mine", "home-running"), ("listed", "home-watch")):
            if self.found[kind]:
                yield Item("", self.t(title), head=True)
            for line in self.found[kind]:
                yield Item(line["id"], self.told(line), act=partial(self.go_to, line["id"]), more=self.state(line))
        yield Item("", "", head=True)

    def told(self, line: dict[str, Any]) -> str:
        """A table in a line."""
        names = [seat["name"] or self.t("table-empty-seat") for seat in line["seats"]]
        return f"{self.title_of(line['game'])}: {' · '.join(names)}"

    def state(self, line: dict[str, Any]) -> str:
        """What there is to do."""
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
            self.app.memory.put(name=name)

        self.app.show(LinePage(self.t("home-name"), "", self.server.name, take))

    def tools(self) -> Iterator[Key]:
        if self.server.code:
            yield Key("o", "o", self.t("tui-code"), self.show_code)
        yield Key("i", "i", self.t("tui-other-code"), self.ask_code)
        yield Key("r", "r", self.t("tui-refresh"), self.look)
        yield from super().tools()

    def show_code(self) -> None:
        """By which one is the same person in the browser."""
        self.notice = self.t("tui-server-code", code=self.server.code)

    def ask_code(self) -> None:
        """To be whoever one is elsewhere."""

        async def take(code: str) -> None:
            if code:
                await self.server.enter("", code)

        self.app.show(LinePage(self.t("you-come-back"), "", "", take))

    async def play(self) -> None:  # type: ignore[override]
        """Opens a table there, and goes to it."""
        bots = [one for one in self.opponents if one in BOTS]
        body = {"game": self.game, "players": self.players, "options": self.options(), "bots": bots, "aids": self.aids}
        try:
            self.go_to(await self.server.open({**body, "hints": True, "listed": False}))
        except Refused as refused:
            self.notice = tell(refused.said, self.app.language)

    def go_to(self, table_id: str) -> None:
        """To a table of this server."""
        self.app.play_there(self.server, table_id)
