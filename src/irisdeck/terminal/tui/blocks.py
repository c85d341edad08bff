"""Blocks of lines for large windows: cards drawn as cards, fans of them, and blocks side by side.

A roomy window (tui/page.py) has space for them. A game's screen.py then draws its whole table at once, in `spread`:
what lies on the table, the hand at the bottom, and what stands above the log. Every place is fixed as long as the
window, the number of players and the options stay the same, so nothing moves while people play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from textual.content import Content

from irisdeck.terminal.tui.draw import INKS, face, style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.terminal.tui.draw import Brush, Plain

Block = list[Content]

GROUND = "#2a2c34"  # of the page
LIT = "#f7dc3c"  # the edge of a card that counts
FRESH = "#ffffff"  # the edge of a card that the last move brought
EDGES = {"shade": "#8a8fa0"}  # of cards that could not be told from the page
LEAST = 3  # columns of a covered card: its edge, its letter and its number


class Spread(NamedTuple):
    """A table drawn for a large window."""

    table: Block  # from the top
    hand: Block  # at the bottom
    aside: Block  # above the log


class Size(NamedTuple):
    """The size of a card: its columns, and its lines between the upper and the lower edge."""

    width: int
    rows: int

    @property
    def height(self) -> int:
        """All its lines."""
        return self.rows + 2


# -- Cards --


def tile(
    card: Plain | None, size: Size, press: str = "", here: bool = False, note: str = "", fresh: bool = False
) -> Block:
    """A card as a block, with a note at the lower right; without a card, a place where one can lie.

    A card that the last move brought (`fresh`) has a white edge, and its name is underlined.
    """
    if card is None:
        return empty_place(size)
    text, sign = face(card, "?")
    ink, ground = INKS.get(card["color"], INKS["hidden"])
    lit = card["look"] == "lit"
    border = FRESH if fresh else LIT if lit else EDGES.get(card["color"], ground)
    looks = f"{'strike' if card['look'] == 'gone' else 'bold'} {ink} on {ground}"
    edge, inside = style(border, press), style(looks, press)
    side = style(f"{LIT if lit else EDGES.get(card['color'], GROUND)} on {ground}", press)
    name = f"[{text}]" if here else f"‹{text}›" if lit else text
    rows = [Content.assemble(("▏", side), (row, inside), ("▕", side)) for row in written(name, sign, size, note)]
    if fresh:
        rows[0] = rows[0].stylize("underline", 1, 1 + len(name))
    upper, lower = f"▗{'▄' * (size.width - 2)}▖", f"▝{'▀' * (size.width - 2)}▘"
    return [Content.styled(upper, edge), *rows, Content.styled(lower, edge)]


def written(name: str, sign: str, size: Size, note: str) -> list[str]:
    """The lines of a card: its name, its sign, and at the lower right a note or the name once more."""
    room = size.width - 2
    if size.rows == 1:
        return [(f"{name}{note}" if note else f"{name}{sign}")[:room].ljust(room)]
    if size.rows == 2:
        return [name.ljust(room), sign + note.rjust(room - 1) if note else f"{sign} ".rjust(room)]
    middle = [""] * (size.rows - 2)
    middle[(size.rows - 3) // 2] = sign
    return [name.ljust(room), *(row.center(room) for row in middle), (note or name.strip("‹›[]")).rjust(room)]


def empty_place(size: Size) -> Block:
    """An open place of the size of a card."""
    room = size.width - 2
    rows = [f"┌{'╌' * room}┐", *[f"╎{' ' * room}╎"] * size.rows, f"└{'╌' * room}┘"]
    return [Content.styled(row, "dim") for row in rows]


def raised(block: Block, here: bool, above: str = "", below: str = "") -> Block:
    """A card with a line for its number above it; the one under the cursor is raised, with a mark below it."""
    width = block[0].cell_length
    if here:
        return [*block, Content.styled(f"{below or '▲':^{width}}", "bold")]
    return [Content.styled(f"{above:^{width}}", "dim"), *block]


def fan(cards: Sequence[tuple[Plain, dict[str, Any]]], size: Size, room: int, numbers: Sequence[str] = ()) -> Block:
    """Cards side by side, as far as they fit; more of them cover each other, and the letters stay visible.

    With `numbers` above the cards, the one under the cursor is raised.
    """
    if not cards:
        return [Content("")] * (size.height + bool(numbers))
    most = (room - LEAST - 1) // 2 + 1
    if len(cards) > most:  # the last one says how many more there are
        card, more = cards[most - 2]
        cards = [*cards[: most - 2], (card, {**more, "note": f"+{len(cards) - most + 1}"})]
    width, step = fan_step(len(cards), size.width, room)
    tiles = [tile(card, Size(width, size.rows), **more) for card, more in cards]
    if numbers:
        tiles = [
            raised(block, more.get("here", False), number)
            for block, (_, more), number in zip(tiles, cards, numbers, strict=False)
        ]
    start = 0 if step >= LEAST or len(cards[0][0]["text"]) == 1 else 1  # then there is no room for the edge
    shown = [[line[start : start + step] for line in block] if step < width else block for block in tiles[:-1]]
    return columns([*shown, tiles[-1]], gap=max(0, step - width))


def fan_step(count: int, width: int, room: int) -> tuple[int, int]:
    """How wide cards are drawn and how many columns each takes, so that they fit."""
    if count == 1:
        return width, width + 1
    for narrower in range(width, LEAST, -1):
        step = (room - narrower) // (count - 1)
        if step >= LEAST + 1 or (step == LEAST and narrower == LEAST + 1):
            return narrower, min(step, narrower + 1)
    return LEAST + 1, max(2, (room - LEAST - 1) // (count - 1))


# -- Blocks --


def columns(blocks: Sequence[Block], widths: Sequence[int] = (), gap: int = 1) -> Block:
    """Blocks side by side, from the top; each as wide as it is, or as wide as it should be."""
    height = max(map(len, blocks), default=0)
    sizes = widths or [max((line.cell_length for line in block), default=0) for block in blocks]
    filled = [
        [fitted(line, width) for line in [*block, *[Content("")] * (height - len(block))]]
        for block, width in zip(blocks, sizes, strict=True)
    ]
    return [Content(" " * gap).join(row) for row in zip(*filled, strict=True)]


def fitted(line: Content, width: int) -> Content:
    """A line of exactly these columns; a longer one ends with an ellipsis."""
    return line.truncate(width, ellipsis=True, pad=True)


def wrapped(text: str, width: int, look: str = "") -> Block:
    """Words on as many lines as needed."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return [Content.styled(line, look) for line in lines]


def tall(block: Block, height: int) -> Block:
    """A block with at least these lines."""
    return [*block, *[Content("")] * (height - len(block))]


def heading(text: str, width: int, behind: str = "") -> Content:
    """A heading with a line to the right of it."""
    head = Content.assemble((text, "bold"), (f"  {behind}" if behind else "", "dim"), " ")
    return head + Content.styled("─" * max(0, width - head.cell_length), "#5a5e70")


def placed(spread: Spread, brush: Brush) -> Block:
    """A table with its hand at the bottom of the room there is."""
    space = brush.height - len(spread.table) - len(spread.hand)
    return [*spread.table, *[Content("")] * max(0, space), *spread.hand]


def fits(spread: Spread, brush: Brush) -> bool:
    """Whether a table fits into the room there is."""
    lines = [*spread.table, *spread.hand]
    return len(lines) <= brush.height and all(line.cell_length <= brush.width for line in lines)
