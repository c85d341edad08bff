"""The duel on a screen of the terminal (irisdeck.terminal.tui.draw)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from textual.content import Content

from irisdeck.terminal.tui.blocks import Size, Spread, columns, fits, heading, raised, tall, tile, wrapped
from irisdeck.terminal.tui.draw import SIGNS, beside, chip, counted, flow, large, title, touch, whose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.terminal.tui.blocks import Block
    from irisdeck.terminal.tui.draw import Brush, Plain

ROW = 6  # places in the row
KEYS = {"n": "l", "b": "b", "f": "t", "end": "e"}


def seat(part: Plain, brush: Brush) -> list[Content]:
    """The opponent's hand as the viewer sees it."""
    head = whose(part, brush) + Content.styled(f"  {pile(part, brush)}", "dim")
    return [head, *cards(part, part["cards"], brush)]


def row(part: Plain, brush: Brush) -> list[Content]:
    """The row with its free places, or the row that was just decided, and how the last cards were laid (D10)."""
    steps = [Content.styled(f"{'· ' if number else ''}{step}", "dim") for number, step in enumerate(part["told"])]
    if part["closed"]:
        blocks = [large(card) if brush.tall else [chip(card)] for card in part["closed"]["row"]]
        head = title(brush.t("duel-row")) + Content(f"  {part['closed']['words']}")
        return [*flow([head, *steps], brush.width - 2, " ", 2), *beside(blocks, brush.width)]
    free = ROW - len(part["cards"])
    head = title(brush.t("duel-row")) + Content(" ") if steps else title(brush.t("duel-row"))
    rows = cards(part, [*part["cards"], *[(None, [])] * free], brush)
    return [*flow([head, *steps], brush.width - 2, " ", 2), *rows]


def holder(part: Plain, brush: Brush) -> list[Content]:
    """What is left to draw, and whose card comes next."""
    shown = [title(brush.t("duel-holder"), brush.t("table-cards", cards=part["count"]))]
    for card, back, words in part["ends"]:
        if card:
            behind = Content.assemble("  ", (brush.t("duel-other-side"), "dim"), " ", chip(back)) if back else ""
            shown.append(Content.assemble((words, "dim"), " ", chip(card), behind))
    return flow(shown, brush.width, "   ")


def hand(part: Plain, brush: Brush) -> list[Content]:
    """The viewer's own cards, with their numbers."""
    head = title(part["title"], pile(part, brush))
    return [head, *cards(part, part["cards"], brush, numbered=True)]


def pile(part: Plain, brush: Brush) -> str:
    """How many cards a player has won."""
    return brush.label(brush.t("duel-pile"), part["pile_size"])


def cards(part: Plain, entries: Sequence[Any], brush: Brush, numbered: bool = False) -> list[Content]:
    """Cards side by side, and with each, where it is known, its other side."""
    blocks = []
    for place, (card, choices) in enumerate(entries):
        number = f"{place + 1} " if numbered and choices else ""
        back = other_side(card, part["backs"], place)
        more = touch(brush, part, place) if choices else {}
        if brush.tall:
            cursor = "▲▲" if more.get("here") else ""
            blocks.append(large(card, **more, below=f"{number}{back}{cursor}"))
        else:
            shown = chip(card, **more) if card else Content(" ·· ")
            blocks.append([Content.assemble((number, "dim"), shown, (f" {back}" if back else "", "dim"))])
    return beside(blocks, brush.width - 2, " " if brush.tall else "  ")


def other_side(card: Plain | None, backs: Sequence[Plain | None], place: int) -> str:
    """The other side of a card in short; a question mark where it is not known, nothing where none are shown."""
    back = backs[place] if place < len(backs) else None
    if back:
        return f"↷{back['text']}{SIGNS[back['color']]}"
    return "↷?" if backs and card else ""


def memory(part: Plain, brush: Brush) -> list[Content]:
    """The cards in both piles that the viewer has seen."""
    lines = [title(brush.t("duel-memory"))]
    for pile, words in (("mine", "duel-your-pile"), ("theirs", "duel-their-pile")):
        lines += flow([Content(brush.label(brush.t(words))), *counted(part[pile])], brush.width)
    return lines


# -- In a large window --

WIDEST = 17  # columns of a card
HIGHEST = 10  # and its lines
ADVICE = 3  # lines for what can be done with a card
TOLD = 2  # lines for the last turn
HOLDER = 28  # columns of the holder
STAYS = True  # the row that was decided is still drawn when the cards of the next are dealt


def spread(parts: dict[str, Plain], brush: Brush) -> Spread | None:
    """The whole table with cards drawn as cards: the opponent and the holder, six places in a row, the hand."""
    width = min(WIDEST, (brush.width - ROW + 1) // ROW)
    aside = memory(parts["memory"], replace(brush, width=brush.side)) if "memory" in parts else []
    for rows in range(min(HIGHEST, 2 * width // 3), 1, -1):
        small = Size(min(width, 12), max(1, rows - 2))
        upper = [across(parts["seat-top"], brush, small), supply(parts["holder"], brush, small)]
        table = [
            *columns(upper, [brush.width - HOLDER - 1, HOLDER]),
            *places(parts["row"], brush, Size(width, rows)),
        ]
        drawn = Spread(table, held(parts["hand"], brush, Size(width, min(rows + 1, HIGHEST))), aside)
        if fits(drawn, brush):
            return drawn
    return None


def across(part: Plain, brush: Brush, size: Size) -> Block:
    """The opponent's hand."""
    head = whose(part, brush) + Content.styled(f"  {pile(part, brush)}", "dim")
    return [
        head,
        *columns([with_back(part, place, card, tile(card, size)) for place, (card, _) in enumerate(part["cards"])]),
    ]


def supply(part: Plain, brush: Brush, size: Size) -> Block:
    """The holder: how many cards are left, and whose card comes next."""
    count = brush.t("table-cards", cards=part["count"])
    lines = [Content.styled(brush.t("duel-holder"), "bold"), Content.styled(count, "dim")]
    ends = [(card, back, words) for card, back, words in part["ends"] if card]
    if len(ends) == 1 and not ends[0][1]:
        card, _, words = ends[0]
        lines += wrapped(words, HOLDER - size.width - 1, "dim")
        return columns([tile(card, size), lines], [size.width, HOLDER - size.width - 1])
    for card, back, words in ends:
        behind = Content.styled(f" ↷{back['text']}{SIGNS[back['color']]}", "dim") if back else Content("")
        lines += [Content.styled(words, "dim"), Content.assemble(" ", chip(card), behind)]
    return lines


def places(part: Plain, brush: Brush, size: Size) -> Block:
    """The six places of the row, or the row that was just decided, and how the last cards were laid (D10)."""
    steps = [Content.styled(f"{'· ' if number else ''}{step}", "dim") for number, step in enumerate(part["told"])]
    cards = part["cards"]
    if part["closed"]:
        steps.insert(0, Content.styled(f"{part['closed']['words']} ", "bold #f7dc3c"))
        cards = [(card, []) for card in part["closed"]["row"]]
    blocks = []
    for place, (card, choices) in enumerate([*cards, *[(None, [])] * (ROW - len(cards))]):
        more = touch(brush, part, place) if choices else {}
        block = raised(tile(card, size, **more), more.get("here", False))
        blocks.append([*block, below(other_side(card, part["backs"], place), size)])
    told = tall(flow(steps, brush.width, " ")[:TOLD], TOLD)
    return [heading(brush.t("duel-row"), brush.width), *told, *columns(blocks)]


def held(part: Plain, brush: Brush, size: Size) -> Block:
    """The hand, and what can be done with the card under the cursor."""
    blocks = []
    for place, (card, choices) in enumerate(part["cards"]):
        more = touch(brush, part, place) if choices else {}
        block = raised(tile(card, size, **more), more.get("here", False), str(place + 1) if choices else "")
        blocks.append(with_back(part, place, card, block))
    head = heading(part["title"], brush.width, pile(part, brush))
    return [head, *tall(list(brush.advice[:ADVICE]), ADVICE), *columns(blocks)]


def with_back(part: Plain, place: int, card: Plain | None, block: Block) -> Block:
    """A card with its other side below it, where all other sides are shown."""
    size = Size(block[0].cell_length, 1)
    return [*block, below(other_side(card, part["backs"], place), size)] if part["backs"] else block


def below(text: str, size: Size) -> Content:
    """A note below a card."""
    return Content.styled(f"{text:^{size.width}}", "dim")


TOGETHER: tuple[str, ...] = ()
DRAWN = {"duel_seat": seat, "duel_row": row, "duel_holder": holder, "duel_hand": hand, "duel_memory": memory}
