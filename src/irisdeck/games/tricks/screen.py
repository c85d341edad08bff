"""The tricks on a screen of the terminal (irisdeck.terminal.tui.draw)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from textual.content import Content

from irisdeck.terminal.tui.blocks import Size, Spread, columns, fan, fits, heading, raised, tall, tile, wrapped
from irisdeck.terminal.tui.draw import beside, chip, counted, flow, large, plain_card, stack, style, title, touch, whose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.terminal.tui.blocks import Block
    from irisdeck.terminal.tui.draw import Brush, Plain

KEYS = {"=": "t"}


def seats(parts: Sequence[Plain], brush: Brush) -> list[Content]:
    """The other players: how many cards they hold."""
    if any(part["held"] for part in parts):
        return [line for part in parts for line in open_seat(part, brush)]
    return flow([whose(part, brush) + holds(part, brush) for part in parts], brush.width, "   ")


def open_seat(part: Plain, brush: Brush) -> list[Content]:
    """A player with an open hand, in a replay."""
    under = [Content.styled(brush.t("replay-face-down"), "dim"), *map(stack, part["under"])] if part["under"] else []
    return flow([whose(part, brush) + holds(part, brush), *map(stack, part["held"]), *under], brush.width, " ", 4)


def holds(part: Plain, brush: Brush) -> Content:
    """How many cards a player has, in hand and face down, and how many points."""
    return Content.styled(f"  {facts_of(part, brush)}", "dim")


def facts_of(part: Plain, brush: Brush) -> str:
    """The same in words."""
    facts = [brush.t("table-cards", cards=part["count"])]
    if part["pile"]:
        facts.append(brush.t("tricks-face-down", cards=part["pile"]))
    if part["points"] is not None:
        facts.append(brush.t("table-points", points=part["points"]))
    return " · ".join(facts)


def middle(part: Plain, brush: Brush) -> list[Content]:
    """The stacks that can be taken."""
    head = title(brush.t("tricks-middle"))
    if not part["cards"]:
        return [head + Content.styled(f"  {brush.t('tricks-middle-empty')}", "dim")]
    shown = [
        stack(cards, **(touch(brush, part, place) if choices else {}))
        for place, (cards, choices) in enumerate(part["cards"])
    ]
    return [head, *flow(shown, brush.width - 2, "  ")]


def trick(part: Plain, brush: Brush) -> list[Content]:
    """The combos that were played, and in which order their players take."""
    head = title(brush.t("tricks-trick"))
    if not part["combos"]:
        return [head + Content.styled(f"  {brush.t('tricks-trick-empty')}", "dim")]
    shown = [
        Content.assemble(f"{name} ", stack(cards), (f" {brush.t('tricks-takes', order=order)}", "dim"))
        for _, name, cards, order in part["combos"]
    ]
    return [head, *flow(shown, brush.width - 2, "   ")]


def hand(part: Plain, brush: Brush) -> list[Content]:
    """The viewer's own cards by rank, the picked ones, and the legal combos with them."""
    blocks = []
    for place, (rank, count) in enumerate(part["ranks"]):
        for number in range(count):
            chosen = number < brush.picked.count(rank)
            card = plain_card(rank, "lit" if chosen else "")
            more = touch(brush, part, place) if part["plays"] else {}
            if number:
                more = {**more, "here": False}  # the cursor is on a rank, and marks its first card
            blocks.append(large(card, **more, below="↑" if chosen else "") if brush.tall else [chip(card, **more)])
    lines = [title(part["title"]) + holds(part, brush), *beside(blocks, brush.width, "" if brush.tall else " ")]
    return [*lines, *offers(part, brush)] if part["plays"] else lines


def offers(part: Plain, brush: Brush) -> list[Content]:
    """The legal combos that contain all picked cards; a click picks one."""
    words = Content.styled(brush.label(brush.t("tricks-offers")), "dim")
    fitting = [(move, best) for move, _, best, _ in part["plays"] if holds_all(move, brush.picked)]
    shown = [
        Content.styled(
            f"{'★' if best else ''}{move}",
            style("bold underline" if move == brush.picked or best else "underline", f"pick:{move}"),
        )
        for move, best in fitting
    ]
    return flow([words, *shown], brush.width, " ", 2)


def holds_all(move: str, picked: str) -> bool:
    """Whether a combo contains all picked cards."""
    return all(move.count(rank) >= picked.count(rank) for rank in set(picked))


def scored(part: Plain, brush: Brush) -> list[Content]:
    """What the viewer has taken, and with the memory aid the cards not seen yet."""
    taken = [title(part["title"], brush.t("table-points", points=part["points"])), *counted(part["ranks"])]
    lines = flow(taken, brush.width, " ", 2)
    if part["unseen"]:
        lines += flow([title(brush.t("tricks-unseen")), *counted(part["unseen"])], brush.width, " ", 2)
    return lines


def chosen_combo(part: Plain, brush: Brush) -> list[Content]:
    """What the picked cards would lead to, if they may be played."""
    return [
        Content.assemble((" ↵ ", "reverse"), f" {brush.t('tricks-play')} {move}  {then}")
        for move, _, _, then in part["plays"]
        if move == brush.picked
    ]


# -- In a large window --

LAYOUTS = (  # the sizes of cards in the trick, in the middle and in hand, lines for advice, and whether all is headed
    (Size(12, 6), Size(15, 8), Size(17, 10), 3, True),
    (Size(11, 5), Size(13, 6), Size(15, 8), 3, True),
    (Size(9, 4), Size(11, 5), Size(13, 6), 3, True),
    (Size(8, 3), Size(10, 4), Size(13, 5), 3, True),
    (Size(7, 2), Size(9, 3), Size(11, 4), 3, True),
    (Size(6, 1), Size(8, 2), Size(10, 3), 3, True),
    (Size(6, 1), Size(8, 2), Size(10, 2), 3, True),
    (Size(6, 1), Size(8, 1), Size(10, 2), 2, False),
)
SEAT = 21  # columns that a player needs
RANKS = "123456"
MOST = {"count": 16, "points": 99, "pile": 16, "order": 8}  # the widest figures


def spread(parts: dict[str, Plain], brush: Brush) -> Spread | None:
    """The whole table with cards drawn as cards: who played what, the middle, and the hand in six columns."""
    aside = scored(parts["scored"], replace(brush, width=brush.side)) if "scored" in parts else []
    for small, medium, big, most, headed in LAYOUTS:
        table = [*players(parts, brush, small, headed), *stacks(parts["middle"], brush, medium)]
        drawn = Spread(table, held(parts["hand"], brush, big, most) if "hand" in parts else [], aside)
        if fits(drawn, brush):
            return drawn
    return None


def players(parts: dict[str, Plain], brush: Brush, size: Size, headed: bool) -> Block:
    """All players with what they played in this trick, as many side by side as there is room for."""
    combos = parts["trick"]["combos"]
    sitting = [part for part in parts.values() if part["kind"] in ("tricks_seat", "tricks_hand")]
    rows = -(-len(sitting) // max(1, (brush.width + 1) // (SEAT + 1)))
    across = -(-len(sitting) // rows)
    width = (brush.width + 1) // across - 1
    words = "" if combos else brush.t("tricks-trick-empty")
    lines = [heading(brush.t("tricks-trick"), brush.width, words)] if headed else []
    for start in range(0, len(sitting), across):
        row = [player(part, combos, brush, size, width, len(sitting) == 2) for part in sitting[start : start + across]]
        lines += columns(row, [width] * len(row))
    return lines


def player(part: Plain, combos: Sequence[Any], brush: Brush, size: Size, width: int, two: bool) -> Block:
    """A player, with the combos of this trick; between `two`, everybody plays two of them."""
    points = None if part["points"] is None else MOST["points"]
    widest = {"count": MOST["count"], "pile": MOST["pile"] if two else 0, "points": points}
    has = wrapped(facts_of(part, brush), width, "dim")
    each = (width - 1) // 2 if two else width
    played = [
        ordered(part, cards, order, brush, size, each) for seat, _, cards, order in combos if seat == part["seat"]
    ]
    room = ordered(part, [], MOST["order"], brush, size, each)
    lines = [
        whose(part, brush),
        *tall(has, len(wrapped(facts_of(widest, brush), width))),
        *columns([*played, room, room][: 2 if two else 1]),
    ]
    if part.get("held"):
        lines += flow([*map(stack, part["held"])], width, " ", 2)
    if part.get("under"):
        under = Content.styled(brush.t("replay-face-down"), "dim")
        lines += flow([under, *map(stack, part["under"])], width, " ", 2)
    return lines


def ordered(part: Plain, cards: Sequence[Plain], order: int, brush: Brush, size: Size, width: int) -> Block:
    """A combo, and below it when its player takes; without cards, as much room."""
    shown = [(card, {"fresh": new_combo(part, cards, brush)}) for card in cards]
    words = wrapped(brush.t("tricks-takes", order=order), width, "dim")
    return [*fan(shown, size, width), *(words if cards else [Content("")] * len(words))]


def new_combo(part: Plain, cards: Sequence[Plain], brush: Brush) -> bool:
    """Whether a player's combo is the last move."""
    return ("trick", f"{part['seat']}:{''.join(card['text'] for card in cards)}") in brush.fresh


def stacks(part: Plain, brush: Brush, size: Size) -> Block:
    """The stacks that can be taken."""
    head = heading(brush.t("tricks-middle"), brush.width, "" if part["cards"] else brush.t("tricks-middle-empty"))
    room = (brush.width + 2) // max(6, len(part["cards"])) - 2
    blocks = []
    for place, (cards, choices) in enumerate(part["cards"]):
        more = touch(brush, part, place) if choices else {}
        block = fan([(card, more) for card in cards], size, room)
        blocks.append(raised(block, more.get("here", False)))
    return [head, *tall(columns(blocks, gap=2) if blocks else [], size.height + 1)]


def held(part: Plain, brush: Brush, size: Size, most: int) -> Block:
    """The hand in six columns, one for each rank; picked cards are raised."""
    size = Size(min(size.width, (brush.width - len(RANKS) + 1) // len(RANKS)), size.rows)
    counts = {rank: (place, count) for place, (rank, count) in enumerate(part["ranks"])}
    blocks = []
    for rank in RANKS:
        place, count = counts.get(rank, (-1, 0))
        more = touch(brush, part, place) if count and part["plays"] else {}
        chosen = brush.picked.count(rank)
        card = plain_card(rank, "lit" if chosen else "") if count else None
        mark = "▼" if more.get("here") else ""
        blocks.append(raised(tile(card, size, **more, note=f"×{count}"), bool(chosen), mark, f"↑ {chosen}"))
    advice = [*chosen_combo(part, brush), *offers(part, brush)] if part["plays"] else list(brush.advice)
    head = heading(part["title"], brush.width)
    return [head, *tall(advice[:most], most), *columns(blocks)]


TOGETHER = ("tricks_seat",)
DRAWN = {
    "tricks_seat": seats,
    "tricks_middle": middle,
    "tricks_trick": trick,
    "tricks_hand": hand,
    "tricks_scored": scored,
}
