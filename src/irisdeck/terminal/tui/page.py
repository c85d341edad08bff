"""What all screens have: a title, a body of lines, a line for what just happened, and the footer with every key.

A screen names the keys that work now with what they do (`keys`). All keys are bound to one action, and `check_action`
lets through the ones that work: so the footer shows exactly those, and no other key does anything.
"""

from __future__ import annotations

import inspect
from string import ascii_letters, digits
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.cells import cell_len
from textual.binding import Binding
from textual.containers import Horizontal, HorizontalGroup, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, Static
from textual.widgets._footer import FooterKey  # what Footer is made of

from irisdeck.words import known, say, tell

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence

    from textual import events
    from textual.app import ComposeResult

    from irisdeck.terminal.tui.app import Irisdeck

LEAST = (80, 24)  # the smallest window in which a board can be read
TALL = 34  # lines from which on cards are large
WIDE = 112  # columns from which on the log stands beside the board
GAP = 2  # columns between two groups of keys


class Key(NamedTuple):
    """A key, how it is written, what it does in words and in fact; `look`: main, off, risky or best.

    Without words it belongs to the next one: ← → other card.
    """

    key: str
    sign: str
    words: str
    act: Callable[[], Awaitable[None] | None]
    look: str = ""


MARKS = {"wanted": "▸ ", "off": "✗ ", "risky": "⚠ ", "best": "★ "}  # so that a look needs no color
BOUND = (
    *ascii_letters, *digits, "enter", "escape", "space", "tab", "backspace", "question_mark",
    "up", "down", "left", "right", "home", "end", "pageup", "pagedown",
)  # fmt: skip


class KeyFooter(Footer):
    """Textual's footer, on as many lines as the keys need: its own is one line that scrolls."""

    def __init__(self, page: Page) -> None:
        super().__init__(id="keys", show_command_palette=False)
        self.page = page
        self.rows: list[list[tuple[Key, ...]]] = []  # as they are shown

    def compose(self) -> ComposeResult:
        for row in self.rows:
            with HorizontalGroup():
                for group in row:
                    yield from footer_keys(group)

    def bindings_changed(self, screen: Screen[Any]) -> None:
        """Shows the keys that work now, unless they are shown already."""
        rows = self.page.key_rows(self.app.size.width - 2)
        if labels(rows) != labels(self.rows):
            self.rows = rows
            self.call_after_refresh(self.recompose)


def labels(rows: list[list[tuple[Key, ...]]]) -> list[list[list[tuple[Any, ...]]]]:
    """What is read of keys."""
    return [[[(key.key, key.sign, key.words, key.look) for key in group] for group in row] for row in rows]


def footer_keys(group: Sequence[Key]) -> Iterator[FooterKey]:
    """Keys that belong together, the words behind the last of them; a click on one presses it."""
    for place, (key, sign) in enumerate(zip(group, group_signs(group), strict=True)):
        last = place == len(group) - 1
        words = f"{MARKS.get(key.look, '')}{key.words}" if last else ""
        if sign or words:
            look = f"-{key.look} -last" if key.look and last else "-last" if last else ""
            yield FooterKey(key.key, sign, words, f"press({key.key!r})", classes=look)


def group_signs(group: Sequence[Key]) -> list[str]:
    """How keys that belong together are written: longer names with a stroke between them, a space at both ends."""
    long = any(len(key.sign.strip()) > 1 for key in group) and len(group) < 5
    signs = [key.sign for key in group]
    shown = [place for place, sign in enumerate(signs) if sign]
    for place in shown[1:] if long else []:
        signs[place] = f"/{signs[place]}"
    signs[shown[0]] = f" {signs[shown[0]]}"
    signs[-1] = f"{signs[-1]} "
    return signs


def group_width(group: Sequence[Key]) -> int:
    """Columns that keys with their words take."""
    return sum(map(cell_len, group_signs(group))) + 1 + cell_len(f"{MARKS.get(group[-1].look, '')}{group[-1].words}")


class Page(Screen[Any], inherit_bindings=False):
    """A screen of Irisdeck."""

    app: Irisdeck
    BINDINGS = [Binding(key, f"press({key!r})", show=False) for key in BOUND]  # noqa: RUF012
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
    #keys { dock: none; layout: vertical; height: auto; max-height: 6; padding: 0 1; background: transparent; }
    #keys { border-top: solid $primary-background; }
    #keys FooterKey { background: transparent; }
    #keys FooterKey .footer-key--key { color: $foreground; background: transparent; text-style: bold reverse; }
    #keys FooterKey .footer-key--description { color: $foreground; background: transparent; text-style: none; }
    #keys FooterKey.-last { margin-right: 2; }
    #keys FooterKey.-main .footer-key--description { text-style: bold; }
    #keys FooterKey.-wanted .footer-key--description { text-style: bold; }
    #keys FooterKey.-off .footer-key--description { text-style: dim; }
    #keys FooterKey.-risky .footer-key--description { color: #f08a1d; }
    #keys FooterKey.-best .footer-key--description { color: #f7dc3c; text-style: bold; }
    #small { display: none; padding: 1 2; height: 1fr; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.notice = ""  # a word on what was just done, or why it cannot be
        self.small = False  # whether the window is too small
        self.offered: list[Key | None] = []  # the keys that work now, in the order of the footer
        self.known: dict[str, Key] = {}  # and by their names

    # -- What a screen says --

    def heading(self) -> str:
        """The first line."""
        return "Irisdeck"

    def lines(self, width: int, height: int) -> Sequence[Content]:
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
        yield KeyFooter(self)
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
        self.know_keys()

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

    def know_keys(self) -> None:
        """Finds out which keys work now, and lets the footer show them."""
        self.offered = [*self.keys(), Key("ctrl+c", "^C", self.t("tui-quit"), self.app.exit)]
        self.known = {}
        for key in self.offered:
            if key:
                self.known.setdefault(key.key, key)
        self.refresh_bindings()

    def key_rows(self, width: int) -> list[list[tuple[Key, ...]]]:
        """The keys that work now: rows of groups; None begins a new row, and so does a row that is full."""
        rows: list[list[tuple[Key, ...]]] = [[]]
        group: list[Key] = []
        used = 0
        for key in self.offered:
            if key is None:
                rows.append([])
                used = 0
                continue
            group.append(key)
            if key.words:
                size = group_width(group)
                if rows[-1] and used + size > width:
                    rows.append([])
                    used = 0
                rows[-1].append(tuple(group))
                used += size + GAP
                group = []
        return [row for row in rows if row]

    # -- What is done --

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key works now."""
        return action != "press" or (not self.small and parameters[0] in self.known)

    def action_press(self, key: str) -> None:
        """A key was pressed; the screen itself does what it says, so that the program listens meanwhile."""
        self.call_later(self.press, key)

    async def on_click(self, event: events.Click) -> None:
        """A click on something that can be touched."""
        if what := self.clicked(event.style.meta):
            self.touched(what)

    def clicked(self, meta: Mapping[str, Any]) -> str:
        """What lies under the mouse, if it can be touched."""
        what: str = meta.get("touch", "")
        return what

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
