"""Red7 on a screen of the terminal (irisdeck.terminal.tui.draw)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from irisdeck.terminal.tui.draw import SIGNS, beside, chip, flow, large, paint, title, touch, whose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.terminal.tui.draw import Brush, Plain

KEYS = {"+": "p", ">": "c", "7>": "c", "1-": "o", "end": "e", "draw": "d", "keep": "k", "pass": "x"}


def seats(parts: Sequence[Plain], brush: Brush) -> list[Content]:
    """All palettes, each on one line as long as it fits."""
    heads = [seat_head(part, brush) for part in parts]
    width = min(max(head.cell_length for head in heads), brush.width // 2)
    return [
        line
        for part, head in zip(parts, heads, strict=True)
        for line in palette(part, head.pad_right(max(0, width - head.cell_length)), brush)
    ]


def seat_head(part: Plain, brush: Brush) -> Content:
    """The player's name, number of cards and points, and whether they lead."""
    state = brush.t("table-cards", cards=part["count"]) if part["in"] else brush.t("red7-is-out")
    points = "" if part["points"] is None else f" · {brush.t('table-points', points=part['points'])}"
    head = whose(part, brush) + Content.styled(f"  {state}{points}", "dim")
    if part["leads"]:
        head += Content.styled(f"  ★ {brush.t('red7-leads')}", "bold #f7dc3c")
    return head


def palette(part: Plain, head: Content, brush: Brush) -> list[Content]:
    """The cards of a palette, and, in a replay, those in hand."""
    cards = [
        chip(card, **(touch(brush, part, place) if choices else {}))
        for place, (card, choices) in enumerate(part["cards"])
    ]
    lines = flow([head, *cards], brush.width, " ", 4)
    if part["held"]:
        words = brush.t("replay-hand", name=part["name"])
        lines += flow([Content.styled(f"    {words}", "dim"), *map(chip, part["held"])], brush.width, " ", 4)
    return lines


def canvas(part: Plain, brush: Brush) -> list[Content]:
    """The canvas with the rule in words."""
    rule = part["rule"]
    top = chip(part["top"]) if part["top"] else Content.styled(f"‹{brush.t('red7-start-card')}›", "bold")
    words = f" {SIGNS[rule]} {brush.label(brush.t(f'color-{rule}'), brush.t(f'red7-rule-{rule}'))} "
    more = [brush.label(brush.t("table-deck"), part["deck"])]
    if part["round"]:
        more.insert(0, brush.t("table-round", round=part["round"]))
    head, behind = title(brush.t("red7-canvas")), Content.styled(" · ".join(more), "dim")
    return flow([head, top, Content.styled(words, paint(rule)), behind], brush.width, "  ", 2)


def hand(part: Plain, brush: Brush) -> list[Content]:
    """The viewer's own cards."""
    lines = [title(part["title"])]
    if part["asked"]:
        lines.append(Content.styled(f"▸ {part['asked']}", "bold"))
    blocks = []
    for place, (card, choices) in enumerate(part["cards"]):
        more = touch(brush, part, place) if choices else {}
        blocks.append(large(card, **more) if brush.tall else [chip(card, **more)])
    lines += beside(blocks, brush.width)
    if part["risky"]:
        lines.append(Content.styled(f"⚠ {brush.t('red7-risky')}", "dim"))
    return lines


def strip(part: Plain, brush: Brush) -> list[Content]:
    """Who would lead under each rule, in two columns where there is little room."""
    if not part["rules"]:
        return []
    words = [brush.t(f"red7-rule-{rule}") if brush.tall else "" for rule, _, _ in part["rules"]]
    names = [brush.t(f"color-{rule}") for rule, _, _ in part["rules"]]
    widths = max(map(len, names)), max(map(len, words))
    items = [
        strip_rule(rule, leader, cards, rule == part["now"], widths, brush) for rule, leader, cards in part["rules"]
    ]
    head, reminder = title(brush.t("red7-strip")), actions(part, brush)
    if brush.tall:
        return [head, *items, *reminder]
    half = brush.width // 2 - 1
    pairs = zip(items[:4], [*items[4:], Content("")], strict=True)
    columns = [left.truncate(half, pad=True) + Content("  ") + right.truncate(half) for left, right in pairs]
    return [head, *columns, *reminder]


def actions(part: Plain, brush: Brush) -> list[Content]:
    """What odd cards do, in a game with actions."""
    return flow([Content.styled(line, "dim") for line in part.get("actions", [])], brush.width, "   ")


def strip_rule(
    rule: str, leader: str, cards: Sequence[Plain], now: bool, widths: tuple[int, int], brush: Brush
) -> Content:
    """One rule: whether it is in force, its color, who would lead and by which cards."""
    name, words = brush.t(f"color-{rule}"), brush.t(f"red7-rule-{rule}")
    return Content.assemble(
        "▸" if now else " ",
        (f"{SIGNS[rule]} {name:<{widths[0]}} ", paint(rule)),
        (f" {words:<{widths[1]}} " if widths[1] else "", "dim"),
        f" {leader or '–'} ",
        *(chip(card) for card in cards),
    )


TOGETHER = ("red7_seat",)
DRAWN = {"red7_seat": seats, "red7_canvas": canvas, "red7_hand": hand, "red7_strip": strip}
