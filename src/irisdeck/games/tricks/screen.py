"""The tricks on a screen of the terminal (irisdeck.terminal.tui.draw)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from irisdeck.terminal.tui.draw import beside, chip, counted, flow, large, plain_card, stack, style, title, touch, whose

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    facts = [brush.t("table-cards", cards=part["count"])]
    if part["pile"]:
        facts.append(brush.t("tricks-face-down", cards=part["pile"]))
    if part["points"] is not None:
        facts.append(brush.t("table-points", points=part["points"]))
    return Content.styled("  " + " · ".join(facts), "dim")


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
    picked = list(brush.picked)
    blocks = []
    for place, rank in enumerate(rank for rank, count in part["ranks"] for _ in range(count)):
        chosen = rank in picked
        if chosen:
            picked.remove(rank)
        card = plain_card(rank, "lit" if chosen else "")
        more = touch(brush, part, place) if part["plays"] else {}
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


TOGETHER = ("tricks_seat",)
DRAWN = {
    "tricks_seat": seats,
    "tricks_middle": middle,
    "tricks_trick": trick,
    "tricks_hand": hand,
    "tricks_scored": scored,
}
