"""A table as its viewer sees it, in plain values for the templates. Only views come in here, never a whole state.

Everything that can be read is something said (irisdeck.words), so that the template tells it in the reader's language.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from irisdeck.game import consequences
from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from irisdeck.game import Move, View
    from irisdeck.table import Table, Told

NAMES = {
    "R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue", "I": "indigo", "V": "violet",
    "W": "light", "K": "shade", "?": "hidden",
}  # fmt: skip
SYMBOLS = {  # every color has its own, for those who cannot tell the colors apart
    "red": "●", "orange": "▲", "yellow": "★", "green": "■", "blue": "◆", "indigo": "✚", "violet": "⬢",
    "light": "☀", "shade": "☾", "hidden": "",
}  # fmt: skip
RANKS = {1: "violet", 2: "indigo", 3: "blue", 4: "green", 5: "yellow", 6: "orange"}  # colors of the tricks' ranks


@dataclass
class Card:
    """A card to draw: its color, its number if it has one, and what may be done with it."""

    color: str
    number: str = ""
    moves: list[tuple[Move, Any]] = field(default_factory=list)  # and the words on the button
    lit: bool = False

    @property
    def symbol(self) -> str:
        """Its sign."""
        return SYMBOLS[self.color]

    @property
    def label(self) -> Any:
        """What a screen reader says."""
        if self.color == "hidden":
            return say("table-hidden-card")
        name = say(f"duel-{self.color}" if self.color in ("light", "shade") else f"color-{self.color}")
        return say("card-name", color=name, number=self.number) if self.number else name


def face(sign: str | None, moves: list[tuple[Move, Any]] | None = None) -> Card | None:
    """A face of the duel; None is an empty place."""
    return None if sign is None else Card(NAMES[sign], moves=moves or [])


def red7_card(text: str, lit: bool = False) -> Card:
    """R7."""
    return Card(NAMES[text[0]], text[1], lit=lit)


def rank_card(rank: str) -> Card:
    """A card of the tricks."""
    return Card(RANKS[int(rank)], rank)


def name_of(table: Table, number: int, viewer: int | None = None) -> Any:
    """Who sits there, in words; bots of one kind are numbered."""
    seat = table.seats[number]
    if number == viewer:
        return say("table-you")
    if seat.bot:
        same = [other for other, one in enumerate(table.seats) if one.bot == seat.bot]
        name = say("bot-name", level=say(f"level-{seat.bot}"))
        return say("numbered", name=name, number=same.index(number) + 1) if len(same) > 1 else name
    return seat.name or say("table-empty-seat")


def names_of(table: Table, viewer: int | None = None) -> list[Any]:
    """All of them."""
    return [name_of(table, number, viewer) for number in range(len(table.seats))]


# -- The log --


def lines(table: Table, told: Told) -> Iterator[Any]:
    """What happened, in sentences that everybody may read."""
    names = names_of(table)
    if told.kind == "move":
        assert told.before
        assert told.move
        assert told.seat is not None
        yield say("someone", name=names[told.seat], what=told.before.game.phrase(told.move))
        yield from consequences(told.before, told.move, names)
    elif told.kind == "begin":
        yield say("table-begun")
    else:
        kinds = {"sit": "table-sat", "leave": "table-left", "bot": "table-bot", "undo": "table-undone"}
        name = told.name if told.kind in ("sit", "leave", "resign") else names[told.seat or 0]
        yield say(kinds.get(told.kind, "table-resigned"), name=name)


# -- The three games --


def board(table: Table, viewer: int | None) -> dict[str, Any]:
    """What the template of the game draws."""
    view = table.view(viewer)
    assert view
    return {"duel": duel, "tricks": tricks, "red7": red7}[view.game.name](view, table, viewer)


def duel(view: View, table: Table, viewer: int | None) -> dict[str, Any]:
    """Both hands as the viewer sees them, the row, the holder."""
    seen, legal = view.seen, view.legal_moves if table.running else ()
    bottom = viewer or 0

    def doing(place: int) -> list[tuple[Move, Any]]:
        words = {"n": say("duel-lay"), "b": say("duel-blind")}
        return [(move, words[move[0]]) for move in legal if move[0] in words and move[1] == str(place + 1)]

    def turning(place: int) -> list[tuple[Move, Any]]:
        return [(move, say("duel-turn")) for move in legal if move == f"f{place + 1}"]

    return {
        "theirs": [face(sign) for sign in seen["opponent"]],
        "mine": [face(sign, doing(place)) for place, sign in enumerate(seen["hand"])],
        "row": [face(sign, turning(place)) for place, sign in enumerate(seen["row"])],
        "next": face(seen["next"]),
        "holder": seen["deck"],
        "piles": [seen["piles"][1 - bottom], seen["piles"][bottom]],
        "seats": [1 - bottom, bottom],
        "others": [(move, say("table-end-turn")) for move in legal if move == "end"],
    }


def tricks(view: View, table: Table, viewer: int | None) -> dict[str, Any]:
    """The middle, the trick in order of playing, all hands."""
    seen, legal = view.seen, view.legal_moves if table.running else ()
    taking = [move for move in legal if move.startswith("=")]
    return {
        "middle": [
            ([rank_card(rank) for rank in stack], next((move for move in taking if move[1:] == stack), None))
            for stack in seen["middle"]
        ],
        "trick": [(seat, [rank_card(rank) for rank in combo]) for seat, combo in seen["trick"]],
        "hand": [rank_card(rank) for rank in seen["hand"].split()],
        "hands": seen["hands"],
        "piles": seen["piles"],
        "score_pile": [rank_card(rank) for rank in seen["score_pile"].split()],
        "plays": [(move, [rank_card(rank) for rank in move]) for move in legal if not move.startswith("=")],
    }


def red7(view: View, table: Table, viewer: int | None) -> dict[str, Any]:
    """The canvas with its rule, all palettes, the hand."""
    seen, legal = view.seen, view.legal_moves if table.running else ()
    words = {"+": say("red7-to-palette"), ">": say("red7-to-canvas")}
    hand = [red7_card(text) for text in seen["hand"]]
    for card, text in zip(hand, seen["hand"], strict=True):
        card.moves = [(move, words[move[0]]) for move in legal if move[0] in words and move[1:] == text]
    palettes = [[red7_card(text) for text in palette] for palette in seen["palettes"]]
    for cards, palette in zip(palettes, seen["palettes"], strict=True):
        for card, text in zip(cards, palette, strict=True):
            card.moves = [(move, say("red7-to-canvas")) for move in legal if move == f"7>{text}"]
            card.moves += [(move, say("table-deck")) for move in legal if move == f"1-{text}"]
    plain = {"draw": "red7-draw", "keep": "red7-keep", "end": "table-end-turn", "pass": "red7-pass"}
    return {
        "canvas": red7_card(seen["canvas_top"]) if seen["canvas_top"] else None,
        "rule": seen["rule"],
        "rule_symbol": SYMBOLS[seen["rule"]],
        "asks": say(f"red7-rule-{seen['rule']}"),
        "deck": seen["deck"],
        "palettes": palettes,
        "hands": seen["hands"],
        "in": seen["in"],
        "leader": seen["leader"],
        "scores": seen["scores"] if view.game.options["advanced"] else None,
        "round": seen["round"],
        "hand": hand,
        "others": [(move, say(plain[move])) for move in legal if move in plain],
        "warnings": {move: view.warning(move) for move in legal},
    }
