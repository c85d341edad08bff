"""A view as lines of plain text: for the prompt, for pipes and for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from irisdeck.games.red7 import COLOR_NAMES, COLORS
from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.game import View


def board(view: View, names: Sequence[str]) -> list[str]:
    """What the seat sees, as lines."""
    draw = {"duel": duel, "tricks": tricks, "red7": red7}[view.game.name]
    return draw(view.seen, view, names)


def duel(seen: dict[str, Any], view: View, names: Sequence[str]) -> list[str]:
    """The holder, the other's hand as you see it, the row, your hand."""
    other = 1 - view.seat
    return [
        f"{names[other]}'s cards as you see them: {numbered(seen['opponent'])}   pile {seen['piles'][other]}",
        f"Row: {numbered(seen['row']) or 'empty'}",
        f"Your cards as you see them: {numbered(seen['hand'])}   pile {seen['piles'][view.seat]}",
        f"Holder: {cards(seen['deck'])} left, your next shows {seen['next'] or 'nothing'}",
    ]


def numbered(faces: Sequence[str | None]) -> str:
    """'1:R 2:- 3:W'."""
    return " ".join(f"{place}:{face or '-'}" for place, face in enumerate(faces, start=1))


def cards(count: int) -> str:
    """'1 card', '2 cards'."""
    return f"{count} card{'' if count == 1 else 's'}"


def tricks(seen: dict[str, Any], view: View, names: Sequence[str]) -> list[str]:
    """The middle, the trick in order of playing, the hands."""
    trick = ", ".join(f"{names[seat]} {combo}" for seat, combo in seen["trick"])
    others = [f"{names[seat]} {cards(count)}" for seat, count in enumerate(seen["hands"]) if seat != view.seat]
    piles = f"   face-down piles: {' and '.join(map(str, seen['piles']))}" if seen["piles"] else ""
    return [
        f"Middle: {'  '.join(seen['middle']) or 'empty'}",
        f"Trick: {trick or 'nothing played yet'}",
        f"Others: {', '.join(others)}{piles}",
        f"Your hand: {seen['hand'] or 'no cards'}   score pile: {seen['score_pile'] or 'empty'}",
    ]


def red7(seen: dict[str, Any], view: View, names: Sequence[str]) -> list[str]:
    """The canvas with its rule in words, the palettes, your hand."""
    top = seen["canvas_top"] or "start card"
    deck = f"deck {seen['deck']}"
    lines = [f"Canvas: {top}. {seen['rule'].capitalize()} rules: {say('red7-rule-' + seen['rule'])}   {deck}"]
    width = max(map(len, names))
    for seat, palette in enumerate(seen["palettes"]):
        score = f"{seen['scores'][seat]:2} points  " if view.game.options["advanced"] else ""
        state = f"hand {seen['hands'][seat]}  palette {' '.join(palette)}" if seen["in"][seat] else "out"
        leads = "  <- leads" if seat == seen["leader"] else ""
        lines.append(f"  {names[seat]:{width}}  {score}{state}{leads}")
    return [*lines, f"Your hand: {' '.join(seen['hand']) or 'empty'}"]


LEGEND = {
    "duel": "R O Y G B I V are the colors, W is light (any color), K is shade (loses the round).",
    "tricks": "Digits are ranks; a card is worth its rank.",
    "red7": ", ".join(f"{COLORS[number]} {COLOR_NAMES[number]}" for number in range(7, 0, -1)) + "; red beats violet.",
}
MOVES_HELP = {
    "duel": "n1 lay the card of place 1 as you see it, b1 lay it blind, f2 turn the row's 2nd card over, end",
    "tricks": "333 or 2345 play these cards, =6 or =55 take that stack",
    "red7": "+R7 into your palette, >R7 onto the canvas, 7>R7 and 1-R7 by a card's action, draw, keep, end, pass",
}
