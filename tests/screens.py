"""The program on a screen of the terminal, driven by keys; what is on it as text."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from irisdeck.table.table import Table, opened
from irisdeck.terminal.tui.app import Irisdeck
from irisdeck.terminal.tui.local import SavedGames, person
from irisdeck.terminal.tui.page import Page
from irisdeck.terminal.tui.reading import Form
from irisdeck.terminal.tui.table import TablePage

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from textual.pilot import Pilot

PATIENCE = 60  # seconds until something that must happen has to have happened


class Desk:
    """Somebody before a screen."""

    def __init__(self, pilot: Pilot[None]) -> None:
        self.pilot = pilot

    @property
    def app(self) -> Irisdeck:
        app = self.pilot.app
        assert isinstance(app, Irisdeck)
        return app

    @property
    def page(self) -> Page:
        page = self.app.screen
        assert isinstance(page, Page)
        return page

    @property
    def table(self) -> TablePage:
        page = self.app.screen
        assert isinstance(page, TablePage)
        return page

    @property
    def text(self) -> str:
        """Every line of the screen."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
        await self.pilot.pause()

    async def to(self, name: str) -> None:
        """Goes to a line of a form."""
        page = self.app.screen
        assert isinstance(page, Form)
        for _ in page.choosable():
            if page.current == name:
                return
            await self.press("down")
        assert page.current == name, self.text

    async def until(self, holds: Callable[[], Any]) -> None:
        """Waits until something holds."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not holds():
                    await self.pilot.pause(0.01)
        except TimeoutError:
            raise AssertionError(self.text) from None
        await self.pilot.pause()

    async def sees(self, words: str) -> None:
        """Waits until words are on the screen."""
        await self.until(lambda: words in self.text)


@asynccontextmanager
async def desk(
    folder: Path,
    size: tuple[int, int] = (80, 24),
    language: str = "",
    begin: str = "",
    speed: str = "instant",
    apart: float = 0,
) -> AsyncIterator[Desk]:
    """The program, started in a window of a size; bots do not wait, and every press of a key is meant."""
    app = Irisdeck(folder, language or "en", bool(language), begin, speed)
    app.apart = apart
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Desk(pilot)


def begun(folder: Path, name: str, players: int = 2, moves: str = "", seed: int = 5, **more: Any) -> Table:
    """A game of Ann and others, begun on this machine and left after some moves; `people` sit at the screen."""
    people = more.pop("people", ("Ann",))
    options = more.pop("options", {})
    bot = more.pop("bot", "easy")
    table = Table([opened(name, players, options, hints=True, **more)])
    log = [table.first]
    for seat in range(players):
        named = (
            {"kind": "sit", "seat": seat, "player": person(seat), "name": people[seat]} if seat < len(people) else None
        )
        log.append(named or {"kind": "bot", "seat": seat, "bot": bot})
        table.apply(log[-1])
    while not moves and table.game and name == "red7" and table.game.deal(seed).seat:  # Ann is to act
        seed += 1
    log.append(table.deal(seed))
    table.apply(log[-1])
    for move in moves.split():
        log.append(table.decide_move(move).event)
        table.apply(log[-1])
    SavedGames(folder / "terminal").new(log)
    return table
