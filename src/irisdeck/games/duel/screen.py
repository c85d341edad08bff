"""The duel on a screen of the terminal (irisdeck.terminal.tui.draw)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from textual.content import Content

from irisdeck.terminal.tui.draw import SIGNS, beside, chip, counted, flow, large, title, touch, whose

if TYPE_CHECKING:
    from collections.abc import Sequence

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


TOGETHER: tuple[str, ...] = ()
DRAWN = {"duel_seat": seat, "duel_row": row, "duel_holder": holder, "duel_hand": hand, "duel_memory": memory}
