"""Screens to read and to choose from: forms, lists, the rules, the log, a line to type."""

from __future__ import annotations

import inspect
import re
from functools import partial
from textwrap import wrap
from typing import TYPE_CHECKING, Any, NamedTuple

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Input, Markdown, OptionList
from textual.widgets.option_list import Option

from irisdeck.game import GAMES, Refused
from irisdeck.table import rulebook
from irisdeck.terminal.tui.draw import style
from irisdeck.terminal.tui.footer import Key
from irisdeck.terminal.tui.page import Page
from irisdeck.words import tell

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence

    from textual import events
    from textual.app import ComposeResult


TEXT = "text"  # the name of lines that are only read
AROUND = 7  # lines around a list: the title, an explanation of three lines and the footer


class Item(NamedTuple):
    """A line of a form: a heading, a value that can be changed, or something to do."""

    name: str
    label: str
    value: str = ""
    change: Callable[[int], None] | None = None  # to the next value, or by -1 to the one before
    act: Callable[[], Awaitable[None] | None] | None = None
    more: str = ""  # an explanation
    head: bool = False  # only a heading


class Line(Option):
    """A line in the list; names may come twice from a server, so they are no ids of Textual's."""

    def __init__(self, item: Item, content: Content) -> None:
        super().__init__(content, disabled=item.head)
        self.name = item.name


class Lines(OptionList):
    """The lines of a form. A click is for the form: it may mean an arrow beside a value."""

    def on_click(self, event: events.Click) -> None:
        """Keep the list from taking a click as a choice."""
        event.prevent_default()


class Form(Page):
    """Lines to choose from, in a list of Textual's; values change in place, by the arrows to their left and right."""

    DEFAULT_CSS = """
    Form #body { height: 1fr; max-height: 100%; overflow: hidden; }
    Form #drawn { dock: bottom; height: auto; }
    Form Lines { border: none; padding: 0; background: transparent; text-wrap: nowrap; scrollbar-size-vertical: 1; }
    Form Lines:focus { border: none; background-tint: transparent; }
    Form Lines > .option-list--option-disabled { color: $foreground; }
    Form Lines > .option-list--option-highlighted { color: $foreground; background: transparent; text-style: none; }
    Form Lines:focus > .option-list--option-highlighted { color: $foreground; background: transparent; }
    Form Lines:focus > .option-list--option-highlighted { text-style: none; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.current = ""
        self.shown: list[tuple[str, str, bool]] = []  # name, text and whether it is the current one, of every line

    def items(self) -> Sequence[Item]:
        """All lines."""
        raise NotImplementedError

    def tools(self) -> Iterable[Key]:
        """The keys of this form besides those of its lines."""
        yield Key("escape", "esc", self.t("tui-back"), self.back)

    def content(self) -> ComposeResult:
        yield Lines(id="list", markup=False)
        yield from super().content()

    @property
    def option_list(self) -> Lines:
        """The list of lines."""
        return self.query_one("#list", Lines)

    # -- What is shown --

    def choosable(self) -> Sequence[Item]:
        """The lines that can be current."""
        items = [item for item in self.items() if not item.head]
        if items and not any(item.name == self.current for item in items):
            self.current = items[0].name
        return items

    def here(self) -> Item | None:
        """The current line."""
        return next((item for item in self.choosable() if item.name == self.current), None)

    def lines(self, width: int, height: int) -> Sequence[Content]:
        """The explanation of the current line, where the line itself has no room for it."""
        here, items = self.here(), self.items()
        lines = self.all_lines(items, width)
        if sum(max(1, -(-line.cell_length // width)) for line in lines) > height - AROUND:
            lines = self.all_lines(items, width - 1)  # beside a scrollbar
        self.fill(list(zip(items, lines, strict=True)))
        cut = any(
            item.name == self.current and line.plain.endswith("…") for item, line in zip(items, lines, strict=True)
        )
        return [Content(""), Content.styled(f"▸ {here.more}", "dim")] if here and here.more and cut else []

    def all_lines(self, items: Sequence[Item], width: int) -> Sequence[Content]:
        """The lines as they are drawn."""
        label = max([len(item.label) for item in items if item.change], default=0)
        return [self.line(item, label, width) for item in items]

    def fill(self, lines: Sequence[tuple[Item, Content]]) -> None:
        """Put the lines into the list: all of them, or only those that have changed."""
        before = self.shown
        self.shown = [(item.name, line.plain, item.name == self.current) for item, line in lines]
        if [name for name, _, _ in before] != [name for name, _, _ in self.shown]:
            self.option_list.set_options(Line(item, line) for item, line in lines)
        else:
            for place, (_, line) in enumerate(lines):
                if before[place] != self.shown[place]:
                    self.option_list.replace_option_prompt_at_index(place, line)
        places = [place for place, (_, _, here) in enumerate(self.shown) if here]
        self.option_list.highlighted = places[0] if places else None
        if self.focused is None:  # a window that was too small hid the list
            self.option_list.focus()

    def line(self, item: Item, label: int, width: int) -> Content:
        """A line, marked if it is the current one."""
        if item.name == TEXT:
            return Content(f"  {item.label}")
        if item.head:
            return Content.styled(item.label, "bold underline" if item.label else "")
        here = item.name == self.current
        press = style("bold reverse" if here else "bold" if item.act else "not bold", f"item:{item.name}")
        mark = "▸ " if here else "  "
        if item.change is None:
            return self.with_more(Content.assemble(mark, (f" {item.label} ", press)), item, width)
        line = Content.assemble(
            mark,
            f"{item.label:<{label}}  ",
            ("‹", style("bold", f"less:{item.name}")),
            (f" {item.value} ", press),
            ("›", style("bold", f"plus:{item.name}")),
        )
        return self.with_more(line, item, width)

    def with_more(self, line: Content, item: Item, width: int) -> Content:
        """A line with its explanation, as far as there is room."""
        room = width - line.cell_length
        return line + Content.styled(f"  {item.more}", "dim").truncate(room, ellipsis=True) if item.more else line

    def wrapped(self, text: str) -> Iterator[Item]:
        """Lines that are only read, as wide as the screen."""
        for line in wrap(text, self.app.size.width - 8):
            yield Item(TEXT, line, head=True)

    # -- What is done --

    def keys(self) -> Iterator[Key | None]:
        item = self.here()
        if item and item.act:
            yield Key("enter", "↵", item.label, self.enter, "main")
        if item and item.change:
            yield Key("left", "←", "", lambda: self.change(-1))
            yield Key("right", "→", self.t("tui-change"), lambda: self.change(1))
            if not item.act:
                yield Key("enter", "↵", self.t("tui-next"), self.option_list.action_cursor_down)
        yield Key("up", "↑", "", self.option_list.action_cursor_up)
        yield Key("down", "↓", self.t("tui-line"), self.option_list.action_cursor_down)
        yield None
        yield from self.tools()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Make another line the current one."""
        name = event.option.name if isinstance(event.option, Line) else ""
        if name and name != self.current:
            self.current, self.notice = name, ""
            self.draw()

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter was pressed in the list."""
        await self.press("enter")

    def change(self, by: int) -> None:
        """Change the value of the current line."""
        item = self.here()
        if item and item.change:
            item.change(by)

    async def enter(self) -> None:
        """Run the action of the current line."""
        item = self.here()
        if item and item.act:
            done = item.act()
            if inspect.isawaitable(done):
                await done

    def clicked(self, meta: Mapping[str, Any]) -> str:
        place = meta.get("option", len(self.shown))
        name = self.shown[place][0] if place < len(self.shown) else ""
        return super().clicked(meta) or (f"item:{name}" if name else "")

    def touched(self, what: str) -> None:
        kind, _, name = what.partition(":")
        before, self.current = self.current, name
        item = self.here()
        if kind in ("less", "plus"):
            self.change(-1 if kind == "less" else 1)
        elif item and item.act:
            self.run_worker(self.press("enter"))
        elif item and item.change and before == name:
            self.change(1)
        self.draw()


def turned(values: Sequence[Any], now: Any, by: int) -> Any:
    """The next of some values, or by -1 the one before; after the last comes the first."""
    at = values.index(now) if now in values else 0
    return values[(at + by) % len(values)]


class ChoicePage(Form):
    """A list to choose one thing from."""

    def __init__(self, title: str, choices: Sequence[tuple[str, str]], take: Callable[[str], Any]) -> None:
        super().__init__()
        self.title_words = title
        self.choices = choices
        self.take = take

    def heading(self) -> str:
        return self.title_words

    def items(self) -> Sequence[Item]:
        return [Item(name, words, act=partial(self.taken, name)) for name, words in self.choices]

    async def taken(self, name: str) -> None:
        """Close the list, and act on the choice."""
        self.back()
        done = self.take(name)
        if inspect.isawaitable(done):
            await done


class LinePage(Page):
    """A line to type. `take` gets the text; it may raise Refused, or return what to call once the line is closed."""

    def __init__(self, title: str, about: str, value: str, take: Callable[[str], Any]) -> None:
        super().__init__()
        self.title_words = title
        self.about = about
        self.value = value
        self.take = take

    def content(self) -> ComposeResult:
        yield from super().content()
        yield Input(self.value, id="line", select_on_focus=False)

    def on_mount(self) -> None:
        """Focus the line."""
        self.query_one("#line").focus()
        super().on_mount()

    def heading(self) -> str:
        return self.title_words

    def lines(self, width: int, height: int) -> list[Content]:
        return [Content(""), Content(self.about)]

    def keys(self) -> Iterator[Key | None]:
        yield Key(
            "enter", "↵", self.t("tui-take"), lambda: self.submitted(self.query_one("#line", Input).value), "main"
        )
        yield Key("escape", "esc", self.t("tui-back"), self.back)

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter was pressed in the line."""
        event.stop()
        await self.submitted(event.value)

    async def submitted(self, text: str) -> None:
        """Hand the text over and close the line; a refusal keeps it open."""
        try:
            then = self.take(text.strip())
            if inspect.isawaitable(then):
                then = await then
        except Refused as refused:
            self.say(tell(refused.said, self.app.language))
            return
        self.back()
        if callable(then):
            then()


class Reading(Page):
    """A text that scrolls."""

    def keys(self) -> Iterator[Key | None]:
        body = self.query_one("#body", VerticalScroll)
        yield Key("up", "↑", "", lambda: body.scroll_up(animate=False))
        yield Key("down", "↓", self.t("tui-line"), lambda: body.scroll_down(animate=False))
        yield Key("pageup", "PgUp", "", lambda: body.scroll_page_up(animate=False))
        yield Key("space", "␣", "", lambda: body.scroll_page_down(animate=False))
        yield Key("pagedown", "PgDn", self.t("tui-page"), lambda: body.scroll_page_down(animate=False))
        yield Key("home", "Home", "", lambda: body.scroll_home(animate=False))
        yield Key("end", "End", self.t("tui-ends"), lambda: body.scroll_end(animate=False))
        yield Key("q", "q", "", self.back)
        yield Key("escape", "esc", self.t("tui-back"), self.back)


class LogPage(Reading):
    """Everything that happened at a table, the last at the bottom."""

    def __init__(self, log: Sequence[str]) -> None:
        super().__init__()
        self.entries = log

    def heading(self) -> str:
        return self.t("table-whole-log")

    def lines(self, width: int, height: int) -> list[Content]:
        return [Content(f"{number:4}  {line}") for number, line in enumerate(self.entries, 1)]

    def on_mount(self) -> None:
        """Show the end first."""
        super().on_mount()
        self.call_after_refresh(lambda: self.query_one("#body", VerticalScroll).scroll_end(animate=False))


class RulesPage(Reading):
    """The rules of a game, and before them a clause that was just cited."""

    def __init__(self, game: str, clause: str = "") -> None:
        super().__init__()
        self.game = game
        self.clause = clause

    def content(self) -> ComposeResult:
        text = rulebook.page(self.game, self.app.language)
        if self.clause:
            clause = rulebook.clause(self.game, self.clause, self.app.language)
            text = f"{clause}\n\n---\n\n{text}"
        yield Markdown(text, open_links=False)

    def heading(self) -> str:
        return self.label(self.t("rules"), self.t(f"{self.game}-title"))


def clause_in(text: str, game: str) -> str:
    """The clause that a sentence cites, if any: (R5)."""
    clause = re.search(rf"\(({GAMES[game].clause_letter()}\d+a?)", text) if game in GAMES else None
    return clause[1] if clause else ""
