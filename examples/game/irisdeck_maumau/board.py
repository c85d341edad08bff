"""A table of Mau-Mau in parts. Their values keep to the common vocabulary, so every screen can draw them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from irisdeck.table.boards import Card, Part
from irisdeck.words import said, say
from irisdeck_maumau.game import RANKS, SUITS, card_name, show_card
from irisdeck_maumau.rules import CARDS, rank

if TYPE_CHECKING:
    from irisdeck.table.boards import Choice, Look

NUMBERS = {show_card(number): number for number in range(CARDS)}


@cache
def card(text: str) -> Card:
    """A card to draw from its notation."""
    number = NUMBERS[text]
    return Card(SUITS[number >> 3], RANKS[rank(number)], text, name=card_name(number))


def board(look: Look) -> dict[str, Part]:
    """The other players, the pile with what it asks for, the hand."""
    seen = look.seen
    parts = {f"seat-{seat}": player(look, seat) for seat in look.round_the_table() if seat != look.seat}
    notes = [say("maumau-asks-for", suit=said(f"maumau-{seen['suit']}")), say("maumau-stock", cards=seen["stock"])]
    parts["pile"] = Part(
        "maumau_pile", {"title": said("maumau-pile"), "notes": notes, "cards": [(card(seen["top"]), ())]}
    )
    if look.seat is not None:
        legal = look.view.legal_moves if look.acts else ()
        hand = [(card(text), tuple(choices(look, text, legal))) for text in seen["hand"]]
        acts = tuple(look.choice(move, f"maumau-{move}") for move in ("draw", "pass") if move in legal)
        parts["hand"] = Part(
            "maumau_hand", {**look.player(look.seat), "title": look.hand_title, "cards": hand, "acts": acts}
        )
    return parts


def player(look: Look, seat: int) -> Part:
    """A player by name, with the number of cards, or with the cards where all hands are open."""
    hand = look.laid_open["hands"][seat] if look.laid_open else []
    notes = [say("table-cards", cards=look.seen["hands"][seat])]
    return Part("maumau_seat", {**look.player(seat), "notes": notes, "cards": [(card(text), ()) for text in hand]})


def choices(look: Look, text: str, legal: tuple[str, ...]) -> list[Choice]:
    """What can be done with a card: lay it, a jack with one of four wishes."""
    if text in legal:
        return [look.choice(text, "maumau-lay", card(text).label)]
    return [
        look.choice(move, f"maumau-wish-{SUITS['CDHS'.index(move[-1])]}", card(text).label)
        for move in legal
        if move.startswith(f"{text}:")
    ]
