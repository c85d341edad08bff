"""Red7 on a screen of the terminal (irisdeck.terminal.tui.draw)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from irisdeck.terminal.tui.blocks import Size, Spread, columns, fan, fits, fitted, heading, tall, tile, wrapped
from irisdeck.terminal.tui.draw import SIGNS, beside, chip, flow, large, paint, title, touch, whose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.terminal.tui.blocks import Block
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
    offered = [*part["acts"], *(choice for _, choices in part["cards"] for choice in choices)]
    if any(choice["warning"] and choice["move"] != "pass" for choice in offered):
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


# -- In a large window --

LAYOUTS = (  # the sizes of cards in palettes and in hand, the lines for advice, and whether parts have headings
    (Size(15, 8), Size(17, 10), 4, True),
    (Size(13, 6), Size(15, 8), 4, True),
    (Size(11, 4), Size(13, 6), 4, True),
    (Size(9, 3), Size(11, 5), 3, True),
    (Size(8, 2), Size(10, 4), 3, True),
    (Size(8, 2), Size(9, 3), 3, True),
    (Size(7, 1), Size(9, 3), 3, True),
    (Size(7, 1), Size(9, 3), 2, False),
    (Size(7, 1), Size(8, 2), 2, False),
)
PANEL = 32  # columns that a palette needs
CANVAS = 26  # and the canvas
RULES = 7


def spread(parts: dict[str, Plain], brush: Brush) -> Spread | None:
    """The whole table with cards drawn as cards: palettes side by side, the canvas and the rules, the hand."""
    aside = [line for text in parts.get("strip", {}).get("actions", []) for line in wrapped(text, brush.side, "dim")]
    for sizes in LAYOUTS:
        table = [*palettes(parts, brush, sizes[0]), *middle(parts, brush, sizes[3])]
        drawn = Spread(table, held(parts.get("hand"), brush, sizes[1], sizes[2]), aside)
        if fits(drawn, brush):
            return drawn
    return None


def palettes(parts: dict[str, Plain], brush: Brush, size: Size) -> Block:
    """All palettes, as many side by side as there is room for; the viewer's own comes last."""
    seats = [part for part in parts.values() if part["kind"] == "red7_seat"]
    across = min(len(seats), max(1, (brush.width + 1) // (PANEL + 1)))
    if len(seats) % across and across > 2:
        across = 2  # not three and one
    lines: Block = []
    for start in range(0, len(seats), across):
        row = seats[start : start + across]
        width = (brush.width + 1) // len(row) - 1
        lines += columns([panel(part, brush, size, width) for part in row], [width] * len(row))
    return lines


def panel(part: Plain, brush: Brush, size: Size, width: int) -> Block:
    """A player with the palette, and, in a replay, the hand."""
    state = brush.t("table-cards", cards=part["count"]) if part["in"] else brush.t("red7-is-out")
    points = "" if part["points"] is None else f" · {brush.t('table-points', points=part['points'])}"
    name, facts = whose(part, brush), Content.styled(f"  {state}{points}", "dim")
    if part["leads"]:
        name, facts = crowned(name, facts, f"★ {brush.t('red7-leads')}", width)
    cards = [
        (card, (touch(brush, part, place) if choices else {}) | {"fresh": (part["id"], card["text"]) in brush.fresh})
        for place, (card, choices) in enumerate(part["cards"])
    ]
    lines = [name, facts, *fan(cards, size, width - 1)]
    if part["held"]:
        lines += flow([Content.styled(f"  {brush.t('replay-hand', name='')}", "dim"), *map(chip, part["held"])], width)
    return lines


def crowned(name: Content, facts: Content, words: str, width: int) -> tuple[Content, Content]:
    """The two lines of the leader, with words for it where they fit, and always with a star."""
    lead, star = Content.styled(f"  {words}", "bold #f7dc3c"), Content.styled("★ ", "bold #f7dc3c")
    if name.cell_length + lead.cell_length <= width:
        return name + lead, facts
    if facts.cell_length + lead.cell_length <= width:
        return name, lead + facts
    return star + name, facts


def middle(parts: dict[str, Plain], brush: Brush, headed: bool) -> Block:
    """The canvas, and beside it who would lead under each rule, if the viewer wants to see it."""
    rules = parts.get("strip", {}).get("rules")
    room = max(CANVAS, brush.width // 3) if rules else brush.width
    left = ([heading(brush.t("red7-canvas"), room)] if headed else []) + painted(parts["canvas"], brush, room)
    if not rules:
        return tall(left, RULES + headed)
    width = brush.width - room - 2
    words = brush.t("red7-strip")
    right = [heading(words if len(words) < width else brush.t("tui-strip"), width)] if headed else []
    return columns([left, right + leaders(parts["strip"], brush, width)], [room, width], 2)


def painted(part: Plain, brush: Brush, width: int) -> Block:
    """The canvas with its rule in words, the round and the deck."""
    rule, size = part["rule"], Size(7, 4)
    card = part["top"] or {"color": rule, "text": "", "look": ""}
    room = width - size.width - 1
    words = [
        Content.styled(f" {SIGNS[rule]} {brush.t(f'color-{rule}')} ", paint(rule)),
        *wrapped(brush.t(f"red7-rule-{rule}"), room, "bold"),
    ]
    facts = [brush.label(brush.t("table-deck"), part["deck"])]
    if part["round"]:
        facts.insert(0, brush.t("table-round", round=part["round"]))
    if not part["top"]:
        facts.insert(0, brush.t("red7-start-card"))
    new = (part["id"], card["text"]) in brush.fresh
    return columns(
        [tile(card, size, fresh=new), [*words, *(Content.styled(fact, "dim") for fact in facts)]], [size.width, room]
    )


def leaders(part: Plain, brush: Brush, width: int) -> Block:
    """Who would lead under each rule and by which cards; the rules in words where there is room."""
    names = max(len(brush.t(f"color-{rule}")) for rule, _, _ in part["rules"])
    words = max(len(brush.t(f"red7-rule-{rule}")) for rule, _, _ in part["rules"])
    most = max(len(leader or "–") for _, leader, _ in part["rules"])
    worded = words if names + words + most + 5 + 3 * RULES <= width else 0
    return [
        leader_line(rule, leader, cards, rule == part["now"], (names, worded, most), brush, width)
        for rule, leader, cards in part["rules"]
    ]


def leader_line(
    rule: str,
    leader: str,
    cards: Sequence[Plain],
    now: bool,
    widths: tuple[int, int, int],
    brush: Brush,
    width: int,
) -> Content:
    """One rule: whether it is in force, its color and words, who would lead and by which cards."""
    name, words = brush.t(f"color-{rule}"), brush.t(f"red7-rule-{rule}")
    line = Content.assemble(
        ("▸" if now else " ", "bold"),
        (f"{SIGNS[rule]} {name:<{widths[0]}} ", paint(rule)),
        (f" {words:<{widths[1]}} " if widths[1] else "", "bold" if now else "dim"),
        (f" {leader or '–':<{widths[2]}} ", "bold" if now else ""),
    )
    return fitted(line, width) if line.cell_length > width else line + tight(cards, width - line.cell_length)


def tight(cards: Sequence[Plain], room: int) -> Content:
    """Small cards as far as they fit: with their signs, with letter and number only, or how many they are."""
    signed = Content("").join(map(chip, cards))
    if signed.cell_length <= room:
        return signed
    plain = Content("").join(Content.styled(card["text"], f"bold {paint(card['color'])}") for card in cards)
    return plain if plain.cell_length <= room else Content(f"×{len(cards)}")


def held(part: Plain | None, brush: Brush, size: Size, most: int) -> Block:
    """The hand: what an action asks for, what can be done with the card under the cursor, and the cards."""
    if not part:
        return []
    asked = wrapped(f"▸ {part['asked']}", brush.width, "bold") if part["asked"] else []
    cards = [
        (card, touch(brush, part, place) if choices else {}) for place, (card, choices) in enumerate(part["cards"])
    ]
    numbers = [str(place) if choices and place < 10 else "" for place, (_, choices) in enumerate(part["cards"], 1)]
    advice = tall([*asked, *brush.advice][:most], most)
    return [heading(part["title"], brush.width), *advice, *fan(cards, size, brush.width, numbers or [""])]


TOGETHER = ("red7_seat",)
DRAWN = {"red7_seat": seats, "red7_canvas": canvas, "red7_hand": hand, "red7_strip": strip}
