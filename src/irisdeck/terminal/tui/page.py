"""The base of all screens: a title, a body of lines, a line for what just happened, and the footer with every key.

A screen names the keys that work now with what they do (`keys`). All keys are bound to one action, and `check_action`
lets through the ones that work: so the footer shows exactly those, and no other key does anything.
"""

from __future__ import annotations

import inspect
from string import ascii_letters, digits
from typing import TYPE_CHECKING, Any

from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from irisdeck.terminal.tui.footer import Key, KeyFooter, label_rows
from irisdeck.words import known, say, tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from textual import events
    from textual.app import ComposeResult

    from irisdeck.terminal.tui.app import Irisdeck

LEAST = (80, 24)  # the smallest window in which a board can be read
TALL = 34  # lines from which on cards are large
WIDE = 112  # columns from which on the log stands beside the board
ROOMY = (100, 32)  # the window from which on a table has fixed places: the log beside it, the hand at the bottom
NOTICE = 2  # lines that such a table keeps free for messages
FOOTER = 3  # lines that it keeps for keys


BOUND = (
    *ascii_letters, *digits, "enter", "escape", "space", "tab", "backspace", "question_mark",
    "up", "down", "left", "right", "home", "end", "pageup", "pagedown",
)  # fmt: skip


class Page(Screen[Any], inherit_bindings=False):
    """The base of all screens."""

    app: Irisdeck
    BINDINGS = [Binding(key, f"press({key!r})", show=False) for key in BOUND]  # noqa: RUF012
    DEFAULT_CSS = """
    Page { layout: vertical; background: #2a2c34; }
    #title { height: 1; background: $primary-background; color: $text; padding: 0 1; }
    #title { text-wrap: nowrap; text-overflow: ellipsis; }
    #middle { height: 1fr; }
    #left { width: 1fr; height: 1fr; }
    #body { padding: 0 1; height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
    #side { display: none; padding: 0 1; }
    #above { display: none; height: auto; max-height: 75%; border-bottom: solid grey; scrollbar-size-vertical: 1; }
    #log { height: 1fr; scrollbar-size-vertical: 1; }
    #aside { min-height: 100%; }
    #notice { height: auto; max-height: 4; padding: 0 1; }
    #small { display: none; padding: 1 2; height: 1fr; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.notice = ""  # a message about what was just done, or why it cannot be done
        self.small = False  # whether the window is too small
        self.offered: list[Key | None] = []  # the keys that work now, in the order of the footer
        self.known: dict[str, Key] = {}  # and by their names
        self.footer_rows = FOOTER  # the most lines of keys so far, in a window of this size

    # -- What a subclass defines --

    tabled = False  # whether it shows a table, which has fixed places in a roomy window

    def heading(self) -> str:
        """The title line."""
        return "Irisdeck"

    def lines(self, width: int, height: int) -> Sequence[Content]:
        """The body."""
        raise NotImplementedError

    def keys(self) -> Iterable[Key | None]:
        """All keys that work now, the most important first; None begins a new line."""
        raise NotImplementedError

    def beside(self) -> list[Content]:
        """The lines beside the body, or below it in a narrow window."""
        return []

    def above_log(self) -> list[Content]:
        """The lines above those beside the body, in a roomy window; asked after `lines`."""
        return []

    def touched(self, what: str) -> None:
        """React to a click on something that can be touched."""

    # -- Drawing --

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"), VerticalScroll(id="body", can_focus=False):
                yield from self.content()
            with Vertical(id="side"):
                with VerticalScroll(id="above", can_focus=False):
                    yield Static(id="headed", markup=False)
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="aside", markup=False)
        yield Static(id="notice", markup=False)
        yield KeyFooter(lambda: self.offered)
        yield Static(id="small", markup=False)

    def content(self) -> ComposeResult:
        """The widgets of the body."""
        yield Static(id="drawn", markup=False)

    def on_mount(self) -> None:
        """Draw for the first time."""
        self.draw()

    def on_resize(self) -> None:
        """Draw again in another size."""
        self.footer_rows = FOOTER
        self.draw()

    def on_screen_resume(self) -> None:
        """Draw again when the screen above is closed."""
        self.draw()

    def t(self, message: str, **values: Any) -> str:
        """A message in the reader's language."""
        return tell(say(message, **values), self.app.language)

    def label(self, label: str, values: str) -> str:
        """A label with its value, and the colon of the reader's language between them."""
        return self.t("line-label", label=label, values=values)

    def title_of(self, game: str) -> str:
        """The title of a game; its name where only the server has that game."""
        return self.t(f"{game}-title") if known(f"{game}-title") else game

    def draw(self) -> None:
        """Update everything on the screen."""
        if not self.is_attached or not self.query("#keys"):
            return
        self.check_size()
        if not self.small:
            self.know_keys()
            self.draw_body()
            self.query_one("#title", Static).update(Content.assemble((self.heading(), "bold")))
            notice, roomy = self.query_one("#notice", Static), self.roomy
            notice.update(Content.styled(self.message, "bold #f7dc3c"))
            notice.display = roomy or bool(self.message)
            notice.styles.min_height = NOTICE if roomy else 0
            self.query_one("#keys").styles.min_height = self.footer_rows + 1 if roomy else 0

    @property
    def message(self) -> str:
        """What is said above the keys."""
        return self.notice

    @property
    def roomy(self) -> bool:
        """Whether this is a table in a window where everything has a fixed place."""
        width, height = self.app.size
        return self.tabled and width >= ROOMY[0] and height >= ROOMY[1]

    @property
    def room(self) -> int:
        """The lines of the body in a roomy window, below the title and above messages and keys."""
        return self.app.size.height - 1 - NOTICE - self.footer_rows - 1

    def check_size(self) -> None:
        """Show nothing but a message in a window that is too small."""
        width, height = self.app.size
        self.small = width < LEAST[0] or height < LEAST[1]
        for name in ("#title", "#middle", "#notice", "#keys"):
            self.query_one(name).display = not self.small
        self.query_one("#small").display = self.small
        if self.small:
            words = self.t("tui-too-small", width=LEAST[0], height=LEAST[1], is_width=width, is_height=height)
            self.query_one("#small", Static).update(words)

    def draw_body(self) -> None:
        """Update the body, and what is beside or below it."""
        width, height = self.app.size
        airy = height >= TALL and not self.roomy
        self.query_one("#body").styles.padding = (1, 3) if airy else (0, 1)
        side, wide = self.beside(), width >= WIDE or self.roomy
        self.lay_out(bool(side) or self.roomy, wide)
        room = width - (6 if airy else 2) - (self.side_width(width) if (side or self.roomy) and wide else 0)
        for drawn in self.query("#drawn").results(Static):
            lines = self.lines(room, height)
            drawn.update(Content("\n").join(lines))
            if self.tabled:  # a scrollbar left from a smaller window would break lines, and be needed for that
                fits = self.roomy and len(lines) <= self.room
                self.query_one("#body").styles.overflow_y = "hidden" if fits else "auto"
        above = self.above_log() if self.roomy else []
        self.query_one("#above").display = bool(above)
        self.query_one("#headed", Static).update(Content("\n").join(above))
        self.query_one("#aside", Static).update(Content("\n").join(side))
        if side:
            self.query_one("#log", VerticalScroll).anchor()  # what is new stands at the bottom

    def lay_out(self, sided: bool, wide: bool) -> None:
        """Arrange the body alone, or with the side beside or below it."""
        side, middle = self.query_one("#side"), self.query_one("#middle")
        side.display = sided
        middle.styles.layout = "horizontal" if wide else "vertical"
        body = self.query_one("#left")
        body.styles.height = "1fr" if wide or not sided else "auto"
        side.styles.width = self.side_width(self.app.size.width) if wide else "100%"
        side.styles.height = "100%" if wide else "1fr"
        side.styles.min_height = 0 if wide else 3
        side.styles.border_left = ("solid", "grey") if wide else None
        side.styles.border_top = None if wide else ("solid", "grey")

    @staticmethod
    def side_width(width: int) -> int:
        """Columns of the side."""
        return max(33, min(60, width // 3))

    def know_keys(self) -> None:
        """Collect the keys that work now, and update the footer."""
        self.offered = [*self.keys(), Key("ctrl+c", "^C", self.t("tui-quit"), self.app.exit)]
        self.known = {}
        for key in self.offered:
            if key:
                self.known.setdefault(key.key, key)
        self.footer_rows = max(self.footer_rows, len(label_rows(self.offered, self.app.size.width - 2)))
        self.refresh_bindings()

    # -- Keys and clicks --

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key works now."""
        return action != "press" or (not self.small and parameters[0] in self.known)

    def action_press(self, key: str) -> None:
        """Queue what a key does: the app must stay responsive while this screen waits for a server."""
        self.call_later(self.press, key)

    async def on_click(self, event: events.Click) -> None:
        """Pass on a click on something that can be touched."""
        if what := self.clicked(event.style.meta):
            self.touched(what)

    def clicked(self, meta: Mapping[str, Any]) -> str:
        """What lies under the mouse, if it can be touched."""
        what: str = meta.get("touch", "")
        return what

    async def press(self, name: str) -> None:
        """Call the function of a key, if it still works."""
        key = self.known.get(name)
        if key is None or self.small:
            return
        self.notice = ""
        done = key.act()
        if inspect.isawaitable(done):
            await done
        self.draw()

    def back(self) -> None:
        """Close this screen; a second press of the key does nothing."""
        if self.is_current:
            self.app.pop_screen()

    def say(self, notice: str) -> None:
        """Show a message."""
        self.notice = notice
        self.draw()
