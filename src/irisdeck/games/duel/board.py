"""A duel as its viewer sees it: both hands, the row, the holder, and what has been seen of the piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from irisdeck.table.boards import Part, card, counted, said
from irisdeck.words import say

if TYPE_CHECKING:
    from irisdeck.table.boards import Card, Choice, Look
    from irisdeck.words import Said


TRIED = ["n1", "n2", "n3", "b1", "b2", "b3", "f1", "f2", "f3", "f4", "f5", "f6", "end"]


def board(look: Look) -> dict[str, Part]:
    """Both hands as the viewer sees them, the row, the holder."""
    seen, bottom = look.seen, look.seat or 0
    may = look.view.verdicts(TRIED) if look.acts else {}

    def choices(move: str, words: str, about: Said | str = "") -> tuple[Choice, ...]:
        return (look.choice(move, words, about, may[move] or ""),) if move in may else ()

    def held(place: int, sign: str | None) -> tuple[Card | None, tuple[Choice, ...]]:
        if sign is None:
            return None, ()
        about = card(sign).label
        return card(sign), choices(f"n{place}", "duel-lay", about) + choices(f"b{place}", "duel-blind", about)

    row = [(card(sign), choices(f"f{at}", "duel-turn", card(sign).label)) for at, sign in enumerate(seen["row"], 1)]
    memory = look.view.remembered if look.aids and look.seat is not None else {}
    both = look.laid_open or memory
    backs = [other_side(text, up) for text, up in zip(both["row"], seen["row"], strict=True)] if both else []
    mine, mine_behind = hand_cards(look, bottom, seen["hand"])
    theirs, theirs_behind = hand_cards(look, 1 - bottom, seen["opponent"])
    shown = {
        "seat-top": Part(
            "duel_seat",
            {
                **look.player(1 - bottom),
                "cards": [(sign and card(sign), ()) for sign in theirs],
                "pile_size": seen["piles"][1 - bottom],
                "backs": theirs_behind,
            },
        ),
        "row": Part("duel_row", {"cards": row, "backs": backs, "closed": {} if row else closed(look)}),
        "holder": Part("duel_holder", {"ends": holder_ends(look), "count": seen["deck"]}),
        "hand": Part(
            "duel_hand",
            {
                **look.player(bottom),
                "cards": [held(place, sign) for place, sign in enumerate(mine, 1)],
                "pile_size": seen["piles"][bottom],
                "acts": choices("end", "table-end-turn"),
                "backs": mine_behind,
                "title": look.hand_title,
            },
        ),
    }
    if memory:
        shown["memory"] = remembered_piles(memory, bottom)
    return shown


Signs = Sequence[str | None]  # of cards in hand; none where one was played


def hand_cards(look: Look, seat: int, seen: Signs) -> tuple[Signs, list[Card | None]]:
    """The cards of a hand as the viewer sees them; with all hands open, as their player does, and with the backs."""
    if not look.laid_open:
        return seen, []
    hand: Signs = look.laid_open["hands"][seat]
    return [text and text[seat] for text in hand], [card(text[1 - seat]) if text else None for text in hand]


def holder_ends(look: Look) -> list[tuple[Card | None, Card | None, Said]]:
    """The next card of each visible end: the card, its other side if that may be seen, and its title."""
    if look.laid_open:
        ends = enumerate(look.laid_open["next"])
        return [
            (card(text[seat]), card(text[1 - seat]), say("replay-next", name=look.names[seat]))
            for seat, text in ends
            if text
        ]
    words = said("duel-next") if look.own or look.seat is None else say("replay-next", name=look.names[look.seat])
    following = look.seen["next"]
    return [(following and card(following), None, words)]


def other_side(text: str, up: str) -> Card | None:
    """The other side of a card in the row, if the viewer has seen it: GK with G up is K."""
    other = text.replace(up, "", 1)
    return None if other == "?" else card(other)


def closed(look: Look) -> dict[str, Any]:
    """The row that was decided last, until a card of the next is laid."""
    was = look.closing
    if not was:
        return {}
    row, at = was["row"], was["decided"]
    marked = [place == at or (was["how"] == "double" and sign == row[at]) for place, sign in enumerate(row)]
    return {
        "how": was["how"],
        "words": say(f"duel-won-{was['how']}", cards=len(row), name=look.names[was["winner"]]),
        "row": [card(sign, "lit" if lit else "gone") for sign, lit in zip(row, marked, strict=True)],
    }


def remembered_piles(memory: dict[str, Any], bottom: int) -> Part:
    """The memory aid: what has been seen of the cards in both piles."""
    piles = [counted(sorted("".join(pile).replace("?", ""))) for pile in memory["piles"]]
    return Part("duel_memory", {"mine": piles[bottom], "theirs": piles[1 - bottom]})
