"""The footer: the keys that work now, each with what it does.

Textual's own Footer is one line that scrolls. A table has more keys than that, and their words change with every step
of the cursor: this one has as many lines as the keys need, and changes its FooterKeys in place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rich.cells import cell_len
from textual.containers import HorizontalGroup
from textual.widgets import Footer
from textual.widgets._footer import FooterKey  # what Footer is made of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence

    from textual.app import ComposeResult
    from textual.screen import Screen

GAP = 2  # columns between two groups of keys
MARKS = {"wanted": "▸ ", "off": "✗ ", "risky": "⚠ ", "best": "★ "}  # so that a look needs no color


class Key(NamedTuple):
    """A key that works now: how it is written, what it does in words, and the function it calls.

    A key without words belongs to the next one: ← → other card. `look` is main, off, risky, best or wanted.
    """

    key: str
    sign: str
    words: str
    act: Callable[[], Awaitable[None] | None]
    look: str = ""


class Label(NamedTuple):
    """A key as the footer shows it; the last of a group has the words."""

    key: str
    sign: str
    words: str
    classes: str


class KeyLabel(FooterKey):
    """A key in the footer, which can become another one; a click presses it."""

    def __init__(self, label: Label) -> None:
        super().__init__(label.key, label.sign, label.words, "", classes=label.classes)
        self.label = label

    def become(self, label: Label) -> None:
        """Show another key."""
        self.display = True
        if label != self.label:
            self.label = label
            self.key, self.key_display, self.description, classes = label
            self.set_classes(f"{classes} -compact")
            self.refresh(layout=True)


class KeyFooter(Footer):
    """The keys of a page, on as many lines as they need."""

    DEFAULT_CSS = """
    KeyFooter { dock: none; layout: vertical; height: auto; max-height: 6; padding: 0 1; background: transparent; }
    KeyFooter { border-top: solid $primary-background; }
    KeyFooter KeyLabel { background: transparent; }
    KeyFooter KeyLabel .footer-key--key { color: $foreground; background: transparent; text-style: bold reverse; }
    KeyFooter KeyLabel .footer-key--description { color: $foreground; background: transparent; text-style: none; }
    KeyFooter KeyLabel.-last { margin-right: 2; }
    KeyFooter KeyLabel.-main .footer-key--description { text-style: bold; }
    KeyFooter KeyLabel.-wanted .footer-key--description { text-style: bold; }
    KeyFooter KeyLabel.-off .footer-key--description { text-style: dim; }
    KeyFooter KeyLabel.-risky .footer-key--description { color: #f08a1d; }
    KeyFooter KeyLabel.-best .footer-key--description { color: #f7dc3c; text-style: bold; }
    """

    def __init__(self, keys: Callable[[], Iterable[Key | None]]) -> None:
        super().__init__(id="keys", show_command_palette=False)
        self.page_keys = keys
        self.shown: list[list[Label]] = []
        self.lines: list[tuple[HorizontalGroup, list[KeyLabel]]] = []

    def compose(self) -> ComposeResult:
        yield from ()

    def on_mount(self) -> None:
        """Show the first keys."""
        self.bindings_changed(self.screen)

    def bindings_changed(self, screen: Screen[Any]) -> None:
        """Show the keys that work now, unless they are shown already."""
        rows = label_rows(self.page_keys(), self.app.size.width - 2)
        if rows == self.shown:
            return
        self.shown = rows
        while len(self.lines) < len(rows):
            self.lines.append((HorizontalGroup(), []))
            self.mount(self.lines[-1][0])
        for number, (line, labels) in enumerate(self.lines):
            line.display = number < len(rows)
            if line.display:
                show_row(line, labels, rows[number])


def show_row(line: HorizontalGroup, labels: list[KeyLabel], row: list[Label]) -> None:
    """Change the keys of a line; add some, or hide those that are not needed."""
    added = [KeyLabel(label) for label in row[len(labels) :]]
    for place, label in enumerate(labels):
        if place < len(row):
            label.become(row[place])
        else:
            label.display = False
    labels += added
    line.mount(*added)


def label_rows(keys: Iterable[Key | None], width: int) -> list[list[Label]]:
    """Keys as rows of the footer; None begins a new row, and so does a row that is full."""
    rows: list[list[Label]] = [[]]
    group: list[Key] = []
    used = 0
    for key in keys:
        if key is None:
            rows.append([])
            used = 0
            continue
        group.append(key)
        if not key.words:
            continue
        labels = list(group_labels(group))
        size = sum(cell_len(label.sign) + cell_len(label.words) for label in labels) + 1
        if rows[-1] and used + size > width:
            rows.append([])
            used = 0
        rows[-1] += labels
        used += size + GAP
        group = []
    return [row for row in rows if row]


def group_labels(group: Sequence[Key]) -> Iterator[Label]:
    """Keys that belong together, with the words behind the last of them."""
    *_, last = group
    for key, sign in zip(group, group_signs(group), strict=True):
        if key is last:
            classes = f"-{key.look} -last" if key.look else "-last"
            yield Label(key.key, sign, f"{MARKS.get(key.look, '')}{key.words}", classes)
        elif sign:
            yield Label(key.key, sign, "", "")


def group_signs(group: Sequence[Key]) -> list[str]:
    """How keys that belong together are written: longer names with a stroke between them, a space at both ends."""
    long = any(len(key.sign) > 1 and not key.sign.endswith(" ") for key in group)
    signs = [key.sign for key in group]
    shown = [place for place, sign in enumerate(signs) if sign]
    for place in shown[1:] if long else []:
        signs[place] = f"/{signs[place]}"
    signs[shown[0]] = f" {signs[shown[0]]}"
    signs[-1] = f"{signs[-1]} "
    return signs
