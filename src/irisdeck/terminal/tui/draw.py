"""Boards as lines of a terminal, drawn from parts as they come over the wire (plain of irisdeck.table.boards).

A card is its color, its sign and its letter, so that it can be told without any color. Nothing here knows a rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from textual.content import Content
from textual.style import Style

from irisdeck.words import say, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

Plain = dict[str, Any]  # a part, a card or a choice as JSON has it

SIGNS = {
    "red": "●", "orange": "▲", "yellow": "★", "green": "■", "blue": "◆", "indigo": "✚", "violet": "⬢",
    "light": "✷", "shade": "☾", "hidden": "?",
}  # fmt: skip
INKS = {  # the color of a card, and what stands out on it even where a terminal has but sixteen
    "red": ("#ffffff", "#c4262c"), "orange": ("#000000", "#e88810"), "yellow": ("#000000", "#f7dc3c"),
    "green": ("#ffffff", "#088040"), "blue": ("#000000", "#5bbcf5"), "indigo": ("#ffffff", "#2c2f8f"),
    "violet": ("#ffffff", "#8d36ab"), "light": ("#000000", "#ffffff"), "shade": ("#ffffff", "#000000"),
    "hidden": ("#000000", "#b4b0c0"),
}  # fmt: skip


class Spot(NamedTuple):
    """A card that something can be done with."""

    id: str
    choices: list[Plain]


@dataclass
class Brush:
    """How a board is drawn: in which language, how wide, with large cards or small, and where the cursor is."""

    language: str
    width: int
    tall: bool = False
    cursor: str = ""
    picked: str = ""  # ranks that were picked to be played together
    turn: int | None = None  # the seat to act

    def t(self, message: str, **values: Any) -> str:
        """A message in the reader's language."""
        return tell(say(message, **values), self.language)


# -- Cards --


@cache
def style(text: str, press: str = "") -> Style:
    """A look, and what a click on it presses."""
    made = Style.parse(text)
    return made + Style.from_meta({"touch": press}) if press else made


def chip(card: Plain, press: str = "", here: bool = False) -> Content:
    """A small card: ' R7● ', with brackets where it counts, or where the cursor is."""
    on, ink = INKS[card["color"]]
    face = f"{card['text'] if card['color'] != 'hidden' else ''}{SIGNS[card['color']]}"
    left, right = ("[", "]") if here else ("‹", "›") if card["look"] == "lit" else (" ", " ")
    looks = f"{'bold ' if here or card['look'] == 'lit' else ''}{on} on {ink}"
    if card["look"] == "gone":
        looks = f"strike {looks}"
    return Content.styled(f"{left}{face}{right}", style(looks, press))


def large(card: Plain | None, press: str = "", here: bool = False, below: str = "") -> list[Content]:
    """A large card: three lines, and one for what stands below it."""
    if card is None:
        return [Content(" ······ "), Content(" ·    · "), Content(" ······ "), Content(" " * 8)]
    on, ink = INKS[card["color"]]
    text, sign = card["text"] if card["color"] != "hidden" else "?", SIGNS[card["color"]]
    looks = style(f"{'strike ' if card['look'] == 'gone' else ''}bold {on} on {ink}", press)
    left, right = ("[", "]") if here else ("‹", "›") if card["look"] == "lit" else (" ", " ")
    inside = [f" {text:<5}", f"  {sign}{sign}  ", f"{text:>5} "]
    rows = [Content.assemble(left, (f"{row}", looks), right) for row in inside]
    return [*rows, Content(f"{below or ('▲▲' if here else ''):^8}")]


def beside(blocks: Sequence[list[Content]], width: int, gap: str = " ") -> list[Content]:
    """Blocks of equal height next to each other; in as many rows as it takes."""
    lines: list[Content] = []
    while blocks:
        taken, used = 0, 0
        for block in blocks:
            used += max(line.cell_length for line in block) + len(gap)
            if taken and used > width:
                break
            taken += 1
        row, blocks = blocks[:taken], blocks[taken:]
        lines += [Content(gap).join(line) for line in zip(*row, strict=True)]
    return lines


def flow(items: Iterable[Content], width: int, gap: str = " ", indent: int = 0) -> list[Content]:
    """Items behind each other, none broken; further lines are set in."""
    lines: list[Content] = []
    line: list[Content] = []
    used = 0
    for item in items:
        size = item.cell_length
        if line and used + len(gap) + size > width:
            lines.append(Content(gap).join(line))
            line, used = [Content(" " * (indent - len(gap)))] if indent else [], max(indent - len(gap), 0)
        line.append(item)
        used += size + (len(gap) if line[1:] else 0)
    return [*lines, Content(gap).join(line)] if line else lines


def title(text: str, *more: str) -> Content:
    """A heading with what is said behind it."""
    behind = " · ".join(filter(None, more))
    return Content.assemble((text, "bold"), (f"  {behind}" if behind else "", "dim"))


# -- The board --


def board(parts: dict[str, Plain], brush: Brush) -> list[Content]:
    """All parts that show cards, one below the other."""
    lines: list[Content] = []
    for kind, group in groupby(parts.values(), lambda part: part["kind"]):
        if kind not in DRAWN:
            continue
        drawn, alike = DRAWN[kind], list(group)
        more = drawn(alike, brush) if kind in SEATS else drawn(alike[0], brush)
        if brush.tall and lines and more:
            lines.append(Content(""))
        lines += more
    return lines


def spots(parts: dict[str, Plain]) -> list[list[Spot]]:
    """The cards that something can be done with, row by row, as they lie on the screen."""
    rows = []
    for part in parts.values():
        kind = part["kind"]
        if kind in ("red7_seat", "red7_hand"):
            rows.append([Spot(f"{kind}:{card['text']}", choices) for card, choices in part["cards"] if choices])
        elif kind in ("duel_row", "duel_hand"):
            rows.append([Spot(f"{kind}:{at}", choices) for at, (_, choices) in enumerate(part["cards"], 1) if choices])
        elif kind == "tricks_middle":
            rows.append([Spot(f"{kind}:{at}", choices) for at, (_, choices) in enumerate(part["cards"]) if choices])
        elif kind == "tricks_hand" and part["plays"]:
            rows.append([Spot(f"{kind}:{rank}:{at}", []) for rank, count in part["ranks"] for at in range(count)])
    return [row for row in rows if row]


def acts(parts: dict[str, Plain]) -> list[Plain]:
    """What can be done without a card."""
    return list(parts.get("hand", {}).get("acts", []))


def whose(part: Plain, brush: Brush) -> Content:
    """The name of a seat, marked if it is to act."""
    here = part["seat"] == brush.turn
    away = f" ({brush.t('table-away')})" if part["away"] else ""
    return Content.assemble(("▶ " if here else "  "), (f"{part['name']}{away}", "bold" if here else ""))


def spot(brush: Brush, name: str) -> dict[str, Any]:
    """How a card is drawn that can be touched."""
    return {"press": name, "here": brush.cursor == name}


# -- Round the board --


def result(parts: dict[str, Plain], brush: Brush) -> list[Content]:
    """Who has won, with what."""
    part = parts.get("result")
    if not part:
        return []
    message, unit = f"table-{part['unit']}", part["unit"]
    lines = [Content.styled(f"★ {part['won']} ★" if part["mine"] else part["won"], "bold #f7dc3c")]
    for name, score, best in part["rows"]:
        told = brush.t(message, **{unit: score}) if part["scored"] else brush.t("table-winner") if best else ""
        lines.append(
            Content.assemble((f"{'★ ' if best else '  '}{name}", "bold" if best else ""), (f"  {told}", "dim"))
        )
    return [*lines, Content("")]


def lesson(parts: dict[str, Plain], brush: Brush) -> list[Content]:
    """What is to be learned, and what to do now."""
    part = parts.get("lesson")
    if not part:
        return []
    step = "" if part["over"] else brush.t("lesson-step", step=part["step"], steps=part["steps"])
    lines = [title(brush.t("lesson"), step), Content(part["words"])]
    if part["task"]:
        lines.append(Content.styled(f"▸ {part['task']}", "bold #f7dc3c"))
    return [*lines, Content("")]


def lobby(parts: dict[str, Plain], brush: Brush) -> list[Content]:
    """Who sits where, as long as seats are free or the cards not dealt."""
    part = parts.get("lobby")
    if not part:
        return []
    lines = [title(brush.t("table-seats"), *part["terms"])]
    for number, name, empty in part["seats"]:
        lines.append(Content.assemble(f"  {number + 1}  ", (name, "dim" if empty else "bold")))
    return [*lines, Content("")]


def clock(parts: dict[str, Plain], brush: Brush) -> list[Content]:
    """How long everybody may still think."""
    part = parts.get("clock")
    if not part:
        return []
    running = Content.styled(f"{brush.t('clock')}: {part['name']} {part['text']}", "bold" if part["urgent"] else "")
    others = [Content.styled(f"{name} {span}", "dim") for name, span in part["seats"]]
    return flow([running, *others, Content.styled(part["then"], "dim")], brush.width, "   ")


BEST_SHOWN = 5  # moves of a hint


def hint(parts: dict[str, Plain], brush: Brush) -> list[Content]:
    """What the strongest bot thinks of the best moves."""
    part = parts.get("hint")
    if not part:
        return []
    if not part["rows"]:
        return [Content(brush.t("hint-failed"))]
    lines = [*([Content("")] if brush.tall else []), title(brush.t("hint-title"), part["about"])]
    for at, (move, chance, reason) in enumerate(part["rows"][:BEST_SHOWN]):
        told = brush.t("hint-percent", chance=chance[0], error=chance[1]) if chance else brush.t("hint-untried")
        look = "bold #f7dc3c" if at == 0 else ""
        lines.append(Content.assemble((f"{'★' if at == 0 else ' '} {move}", look), f"  {told}  ", (reason, "dim")))
    return lines


# -- Duel --


def duel_seat(part: Plain, brush: Brush) -> list[Content]:
    """The other's hand as one sees it."""
    head = whose(part, brush) + Content.styled(f"  {brush.t('duel-pile')}: {part['pile_size']}", "dim")
    return [head, *duel_cards([(card, "", "") for card, _ in part["cards"]], part["backs"], brush)]


def duel_cards(cards: Sequence[tuple[Plain | None, str, str]], backs: Sequence[Plain | None], brush: Brush) -> Any:
    """Cards with their spots and numbers, and beneath each, where it is known, its other side."""
    blocks = []
    for at, (card, name, number) in enumerate(cards):
        below = ""
        if backs:
            back = backs[at] if at < len(backs) else None
            below = f"↷{back['text']}{SIGNS[back['color']]}" if back else "↷?" if card else ""
        more = spot(brush, name) if name else {}
        if brush.tall:
            here = "▲▲" if more.get("here") else ""
            blocks.append(large(card, **more, below=f"{number}{below}{here}"))
        else:
            shown = chip(card, **more) if card else Content(" ·· ")
            blocks.append([Content.assemble((number, "dim"), shown, (f" {below}" if below else "", "dim"))])
    return beside(blocks, brush.width - 2, " " if brush.tall else "  ")


def duel_row(part: Plain, brush: Brush) -> list[Content]:
    """The row with its free places, or the row that was just decided."""
    if part["closed"]:
        blocks = [large(card) if brush.tall else [chip(card)] for card in part["closed"]["row"]]
        head = title(brush.t("duel-row")) + Content(f"  {part['closed']['words']}")
        return [head, *beside(blocks, brush.width)]
    cards: list[tuple[Plain | None, str, str]] = [
        (card, f"duel_row:{at}" if choices else "", "") for at, (card, choices) in enumerate(part["cards"], 1)
    ]
    cards += [(None, "", "")] * (6 - len(cards))
    return [title(brush.t("duel-row")), *duel_cards(cards, part["backs"], brush)]


def duel_holder(part: Plain, brush: Brush) -> list[Content]:
    """What is left to draw, and whose card comes next."""
    shown = [title(brush.t("duel-holder"), brush.t("table-cards", cards=part["count"]))]
    for card, back, words in part["ends"]:
        if card:
            other = (
                Content.assemble("  ", (brush.t("duel-other-side"), "dim"), " ", chip(back)) if back else Content("")
            )
            shown.append(Content.assemble((words, "dim"), " ", chip(card), other))
    return flow(shown, brush.width, "   ")


def duel_hand(part: Plain, brush: Brush) -> list[Content]:
    """One's own cards, by their numbers."""
    head = title(part["title"], f"{brush.t('duel-pile')}: {part['pile_size']}")
    cards = [
        (card, f"duel_hand:{at}" if choices else "", f"{at} " if choices else "")
        for at, (card, choices) in enumerate(part["cards"], 1)
    ]
    return [head, *duel_cards(cards, part["backs"], brush)]


def duel_memory(part: Plain, brush: Brush) -> list[Content]:
    """What one has seen of the cards in both piles."""
    lines = [title(brush.t("duel-memory"))]
    for pile, words in (("mine", "duel-your-pile"), ("theirs", "duel-their-pile")):
        lines += flow([Content(f"{brush.t(words)}:"), *counted(part[pile])], brush.width)
    return lines


def counted(cards: Iterable[tuple[Plain, int]]) -> list[Content]:
    """Cards of a kind, with how many."""
    return [Content.assemble(chip(card), (f"×{count}", "dim")) for card, count in cards]


# -- Tricks --


def tricks_seats(parts: Sequence[Plain], brush: Brush) -> list[Content]:
    """The others: how many cards they hold."""
    if any(part["held"] for part in parts):
        return [line for part in parts for line in tricks_seat_open(part, brush)]
    return flow([whose(part, brush) + holds(part, brush) for part in parts], brush.width, "   ")


def tricks_seat_open(part: Plain, brush: Brush) -> list[Content]:
    """A seat with its hand open, in a replay."""
    under = [Content.styled(brush.t("replay-face-down"), "dim"), *map(stack, part["under"])] if part["under"] else []
    return flow([whose(part, brush) + holds(part, brush), *map(stack, part["held"]), *under], brush.width, " ", 4)


def holds(part: Plain, brush: Brush) -> Content:
    """How many cards somebody has, where, and how many points."""
    told = [brush.t("table-cards", cards=part["count"])]
    if part["pile"]:
        told.append(brush.t("tricks-face-down", cards=part["pile"]))
    if part["points"] is not None:
        told.append(brush.t("table-points", points=part["points"]))
    return Content.styled("  " + " · ".join(told), "dim")


def stack(cards: Sequence[Plain], press: str = "", here: bool = False) -> Content:
    """Cards that belong together."""
    return Content("").join(chip(card, press, here) for card in cards)


def tricks_middle(part: Plain, brush: Brush) -> list[Content]:
    """What there is to be had."""
    head = title(brush.t("tricks-middle"))
    if not part["cards"]:
        return [head + Content.styled(f"  {brush.t('tricks-middle-empty')}", "dim")]
    shown = [
        stack(cards, **(spot(brush, f"tricks_middle:{at}") if choices else {}))
        for at, (cards, choices) in enumerate(part["cards"])
    ]
    return [head, *flow(shown, brush.width - 2, "  ")]


def tricks_trick(part: Plain, brush: Brush) -> list[Content]:
    """What was played, and in which order it lets people take."""
    head = title(brush.t("tricks-trick"))
    if not part["combos"]:
        return [head + Content.styled(f"  {brush.t('tricks-trick-empty')}", "dim")]
    shown = [
        Content.assemble(f"{name} ", stack(cards), (f" {brush.t('tricks-takes', order=order)}", "dim"))
        for _, name, cards, order in part["combos"]
    ]
    return [head, *flow(shown, brush.width - 2, "   ")]


def tricks_hand(part: Plain, brush: Brush) -> list[Content]:
    """One's own cards by rank; what is picked, and what may be played with it."""
    head = title(part["title"]) + holds(part, brush)
    left = list(brush.picked)
    blocks = []
    for rank, count in part["ranks"]:
        for at in range(count):
            picked = rank in left
            if picked:
                left.remove(rank)
            name = f"tricks_hand:{rank}:{at}"
            card = rank_card(rank, "lit" if picked else "")
            more = spot(brush, name) if part["plays"] else {}
            if brush.tall:
                blocks.append(large(card, **more, below="↑" if picked else ""))
            else:
                blocks.append([chip(card, **more)])
    lines = [head, *beside(blocks, brush.width, "" if brush.tall else " ")]
    return [*lines, *tricks_offers(part, brush)] if part["plays"] else lines


def tricks_offers(part: Plain, brush: Brush) -> list[Content]:
    """The combos that may be played, with all that is picked in them; a click picks one."""
    words = Content.styled(f"{brush.t('tricks-offers')}:", "dim")
    fitting = [(move, best) for move, _, best in part["plays"] if holds_all(move, brush.picked)]
    shown = [
        Content.styled(
            f"{'★' if best else ''}{move}",
            style("bold underline" if move == brush.picked or best else "underline", f"pick:{move}"),
        )
        for move, best in fitting
    ]
    return flow([words, *shown], brush.width, " ", 2)


def holds_all(move: str, picked: str) -> bool:
    """Whether a combo has all that is picked."""
    return all(move.count(rank) >= picked.count(rank) for rank in set(picked))


@cache
def rank_card(rank: str, look: str) -> Plain:
    """A card of the tricks."""
    from irisdeck.table.boards import card

    return {**card(rank)._asdict(), "look": look}


def tricks_scored(part: Plain, brush: Brush) -> list[Content]:
    """What one has taken, and, with the aid, what is still out."""
    taken = [title(part["title"], brush.t("table-points", points=part["points"])), *counted(part["ranks"])]
    lines = flow(taken, brush.width, " ", 2)
    if part["unseen"]:
        lines += flow([title(brush.t("tricks-unseen")), *counted(part["unseen"])], brush.width, " ", 2)
    return lines


# -- Red7 --


def red7_seats(parts: Sequence[Plain], brush: Brush) -> list[Content]:
    """All palettes, each in one line, as long as it fits."""
    heads = [red7_seat_head(part, brush) for part in parts]
    width = min(max(head.cell_length for head in heads), brush.width // 2)
    return [
        line
        for part, head in zip(parts, heads, strict=True)
        for line in red7_palette(part, head.pad_right(max(0, width - head.cell_length)), brush)
    ]


def red7_seat_head(part: Plain, brush: Brush) -> Content:
    """Who it is, and what else is seen of them."""
    state = brush.t("table-cards", cards=part["count"]) if part["in"] else brush.t("red7-is-out")
    points = "" if part["points"] is None else f" · {brush.t('table-points', points=part['points'])}"
    head = whose(part, brush) + Content.styled(f"  {state}{points}", "dim")
    if part["leads"]:
        head += Content.styled(f"  ★ {brush.t('red7-leads')}", "bold #f7dc3c")
    return head


def red7_palette(part: Plain, head: Content, brush: Brush) -> list[Content]:
    """The cards that lie before somebody, and, in a replay, those in hand."""
    cards = [
        chip(card, **(spot(brush, f"red7_seat:{card['text']}") if choices else {})) for card, choices in part["cards"]
    ]
    lines = flow([head, *cards], brush.width, " ", 4)
    if part["held"]:
        words = brush.t("replay-hand", name=part["name"])
        lines += flow([Content.styled(f"    {words}", "dim"), *map(chip, part["held"])], brush.width, " ", 4)
    return lines


def red7_canvas(part: Plain, brush: Brush) -> list[Content]:
    """The canvas with the rule in words."""
    rule = part["rule"]
    top = chip(part["top"]) if part["top"] else Content.styled(f"‹{brush.t('red7-start-card')}›", "bold")
    told = f"{SIGNS[rule]} {brush.t(f'color-{rule}')}: {brush.t(f'red7-rule-{rule}')}"
    more = [f"{brush.t('table-deck')}: {part['deck']}"]
    if part["round"]:
        more.insert(0, brush.t("table-round", round=part["round"]))
    return flow(
        [
            title(brush.t("red7-canvas")),
            top,
            Content.styled(f" {told} ", paint(rule)),
            Content.styled(" · ".join(more), "dim"),
        ],
        brush.width,
        "  ",
        2,
    )


def paint(color: str) -> str:
    """The look of a color."""
    on, ink = INKS[color]
    return f"{on} on {ink}"


def red7_hand(part: Plain, brush: Brush) -> list[Content]:
    """One's own cards."""
    lines = [title(part["title"])]
    if part["asked"]:
        lines.append(Content.styled(f"▸ {part['asked']}", "bold"))
    blocks = []
    for card, choices in part["cards"]:
        more = spot(brush, f"red7_hand:{card['text']}") if choices else {}
        blocks.append(large(card, **more) if brush.tall else [chip(card, **more)])
    lines += beside(blocks, brush.width)
    if part["risky"]:
        lines.append(Content.styled(f"⚠ {brush.t('red7-risky')}", "dim"))
    return lines


def red7_strip(part: Plain, brush: Brush) -> list[Content]:
    """Who would lead under each rule, in two columns where there is little room."""
    if not part["rules"]:
        return []
    words = [brush.t(f"red7-rule-{rule}") if brush.tall else "" for rule, _, _ in part["rules"]]
    names = [brush.t(f"color-{rule}") for rule, _, _ in part["rules"]]
    widths = max(map(len, names)), max(map(len, words))
    items = [
        red7_rule(rule, leader, cards, rule == part["now"], widths, brush) for rule, leader, cards in part["rules"]
    ]
    head = title(brush.t("red7-strip"))
    if brush.tall:
        return [head, *items]
    half = brush.width // 2 - 1
    pairs = zip(items[:4], [*items[4:], Content("")], strict=True)
    return [head, *(left.truncate(half, pad=True) + Content("  ") + right.truncate(half) for left, right in pairs)]


def red7_rule(
    rule: str, leader: str, cards: Sequence[Plain], now: bool, widths: tuple[int, int], brush: Brush
) -> Content:
    """One rule: whether it holds now, its color, who would lead and by which cards."""
    name, words = brush.t(f"color-{rule}"), brush.t(f"red7-rule-{rule}")
    return Content.assemble(
        "▸" if now else " ",
        (f"{SIGNS[rule]} {name:<{widths[0]}} ", paint(rule)),
        (f" {words:<{widths[1]}} " if widths[1] else "", "dim"),
        f" {leader or '–'} ",
        *(chip(card) for card in cards),
    )


SEATS = ("red7_seat", "tricks_seat")  # drawn together
DRAWN: dict[str, Callable[..., list[Content]]] = {
    "duel_seat": duel_seat,
    "duel_row": duel_row,
    "duel_holder": duel_holder,
    "duel_hand": duel_hand,
    "duel_memory": duel_memory,
    "tricks_seat": tricks_seats,
    "tricks_middle": tricks_middle,
    "tricks_trick": tricks_trick,
    "tricks_hand": tricks_hand,
    "tricks_scored": tricks_scored,
    "red7_seat": red7_seats,
    "red7_canvas": red7_canvas,
    "red7_hand": red7_hand,
    "red7_strip": red7_strip,
}
