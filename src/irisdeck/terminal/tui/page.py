"""What all screens have: a title, a body of lines, a line for what just happened, and at the bottom every key.

The keys at the bottom are the keys: a screen names them with what they do, and nothing else is listened to. A click on
one is the same as pressing it.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, NamedTuple

from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from irisdeck.terminal.tui.draw import flow, style
from irisdeck.words import known, say, tell

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from textual import events
    from textual.app import ComposeResult

    from irisdeck.terminal.tui.app import Irisdeck

LEAST = (80, 24)  # the smallest window in which a board can be read
TALL = 34  # lines from which on cards are large
WIDE = 112  # columns from which on the log stands beside the board


class Key(NamedTuple):
    """A key, how it is written, what it does in words and in fact; `look`: main, off, risky or best.

    Without words it belongs to the next one: ← → other card.
    """

    key: str
    sign: str
    words: str
    act: Callable[[], Awaitable[None] | None]
    look: str = ""


LOOKS = {"wanted": "bold", "": "", "main": "bold", "off": "dim", "risky": "#f08a1d", "best": "bold #f7dc3c"}
MARKS = {"wanted": "▸ ", "off": "✗ ", "risky": "⚠ ", "best": "★ "}


def key_line(keys: list[Key]) -> Content:
    """Keys that belong together as they stand at the bottom: those without words come before the one that has them."""
    last = keys[-1]
    long = any(len(key.sign.strip()) > 1 for key in keys) and len(keys) < 5
    signs: list[Any] = []
    for key in keys:
        if key.sign:
            signs += [("/", "reverse")] if signs and long else []
            signs.append((key.sign, style("bold reverse", f"key:{key.key}")))
    words = f" {MARKS.get(last.look, '')}{last.words}"
    look = style(LOOKS[last.look] or "not bold", f"key:{last.key}")
    return Content.assemble((" ", "reverse"), *signs, (" ", "reverse"), (words, look))


class Page(Screen[Any]):
    """A screen of Irisdeck."""

    app: Irisdeck
    DEFAULT_CSS = """
    Page { layout: vertical; background: #2a2c34; }
    #title { height: 1; background: $primary-background; color: $text; padding: 0 1; }
    #title { text-wrap: nowrap; text-overflow: ellipsis; }
    #middle { height: 1fr; }
    #left { width: 1fr; height: 1fr; }
    #body { padding: 0 1; height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
    #side { display: none; padding: 0 1; scrollbar-size-vertical: 1; }
    #told { min-height: 100%; }
    #notice { height: auto; max-height: 4; padding: 0 1; }
    #keys { height: auto; max-height: 6; padding: 0 1; border-top: solid $primary-background; }
    #small { display: none; padding: 1 2; height: 1fr; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.notice = ""  # a word on what was just done, or why it cannot be
        self.small = False  # whether the window is too small
        self.known: dict[str, Key] = {}  # the keys that work now

    # -- What a screen says --

    def heading(self) -> str:
        """The first line."""
        return "Irisdeck"

    def lines(self, width: int, height: int) -> list[Content]:
        """What is shown."""
        raise NotImplementedError

    def keys(self) -> Iterable[Key | None]:
        """All keys that work now, the most important first; None begins a new line."""
        raise NotImplementedError

    def beside(self) -> list[Content]:
        """What is shown beside the body, or, in a narrow window, below it."""
        return []

    def touched(self, what: str) -> None:
        """Something was clicked."""

    # -- What it is made of --

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"), VerticalScroll(id="body", can_focus=False):
                yield from self.content()
            with VerticalScroll(id="side", can_focus=False):
                yield Static(id="told", markup=False)
        yield Static(id="notice", markup=False)
        yield Static(id="keys", markup=False)
        yield Static(id="small", markup=False)

    def content(self) -> ComposeResult:
        """What the body is made of."""
        yield Static(id="drawn", markup=False)

    def on_mount(self) -> None:
        """Draws it for the first time."""
        self.draw()

    def on_resize(self) -> None:
        """Draws it anew in another size."""
        self.draw()

    def on_screen_resume(self) -> None:
        """Draws it anew when what lay above it is gone."""
        self.draw()

    def t(self, message: str, **values: Any) -> str:
        """A message in the reader's language."""
        return tell(say(message, **values), self.app.language)

    def title_of(self, game: str) -> str:
        """The title of a game; its name where only the server has that game."""
        return self.t(f"{game}-title") if known(f"{game}-title") else game

    def draw(self) -> None:
        """Shows everything as it is now."""
        if not self.is_attached or not self.query("#keys"):
            return
        width, height = self.app.size
        self.small = width < LEAST[0] or height < LEAST[1]
        for name in ("#title", "#middle", "#notice", "#keys"):
            self.query_one(name).display = not self.small
        self.query_one("#small").display = self.small
        if self.small:
            words = self.t("tui-too-small", width=LEAST[0], height=LEAST[1], is_width=width, is_height=height)
            self.query_one("#small", Static).update(words)
            return
        self.query_one("#body").styles.padding = (1, 3) if height >= TALL else (0, 1)
        told = self.beside()
        wide = width >= WIDE
        self.lay_out(bool(told), wide)
        room = width - (6 if height >= TALL else 2) - (self.side_width(width) if told and wide else 0)
        self.query_one("#title", Static).update(Content.assemble((self.heading(), "bold")))
        for drawn in self.query("#drawn").results(Static):
            drawn.update(Content("\n").join(self.lines(room, height)))
        if told:
            self.query_one("#told", Static).update(Content("\n").join(told))
            self.query_one("#side", VerticalScroll).anchor()  # what is new stands at the bottom
        self.query_one("#notice", Static).update(Content.styled(self.notice, "bold #f7dc3c"))
        self.query_one("#notice").display = bool(self.notice)
        self.draw_keys(width - 2)

    def lay_out(self, told: bool, wide: bool) -> None:
        """The body alone, with something beside it, or with something below it."""
        side, middle = self.query_one("#side"), self.query_one("#middle")
        side.display = told
        middle.styles.layout = "horizontal" if wide else "vertical"
        body = self.query_one("#left")
        body.styles.height = "1fr" if wide or not told else "auto"
        side.styles.width = self.side_width(self.app.size.width) if wide else "100%"
        side.styles.height = "100%" if wide else "1fr"
        side.styles.min_height = 0 if wide else 3
        side.styles.border_left = ("solid", "grey") if wide else None
        side.styles.border_top = None if wide else ("solid", "grey")

    @staticmethod
    def side_width(width: int) -> int:
        """Columns for what stands beside the body."""
        return max(36, min(60, width // 3))

    def draw_keys(self, width: int) -> None:
        """The keys that work now."""
        rows: list[list[Content]] = [[]]
        together: list[Key] = []
        self.known = {}
        for key in [*self.keys(), Key("ctrl+c", "^C", self.t("tui-quit"), self.app.exit)]:
            if key is None:
                rows.append([])
                continue
            self.known.setdefault(key.key, key)
            together.append(key)
            if key.words:
                rows[-1].append(key_line(together))
                together = []
        lines = [line for row in rows for line in flow(row, width, "  ")]
        self.query_one("#keys", Static).update(Content("\n").join(lines))

    # -- What is done --

    async def on_key(self, event: events.Key) -> None:
        """Does what the key says."""
        if event.key in self.known:
            event.stop()
            event.prevent_default()
            await self.press(event.key)

    async def on_click(self, event: events.Click) -> None:
        """A click on something that can be touched."""
        what = event.style.meta.get("touch", "")
        kind, _, name = what.partition(":")
        if kind == "key":
            await self.press(name)
        elif what:
            self.touched(what)

    async def press(self, name: str) -> None:
        """Does what a key says, if it still works."""
        key = self.known.get(name)
        if key is None or self.small:
            return
        self.notice = ""
        done = key.act()
        if inspect.isawaitable(done):
            await done
        self.draw()

    def back(self) -> None:
        """To the screen before; a second press of the key comes too late."""
        if self.is_current:
            self.app.pop_screen()

    def say(self, notice: str) -> None:
        """A word to whoever reads."""
        self.notice = notice
        self.draw()
