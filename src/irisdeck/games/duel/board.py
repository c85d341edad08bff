"""A duel as its viewer sees it: both hands, the row, the holder, and what has been seen of the piles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from irisdeck.games.duel.game import FACES, face_name, row_won, sentence
from irisdeck.table.boards import Part, Side, card, counted, round_part
from irisdeck.words import said, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from irisdeck.table.boards import Card, Choice, Look
    from irisdeck.words import Said

    Verdicts = dict[str, Said | None]  # why each move is not legal; empty while the viewer does not act

TRIED = ["n1", "n2", "n3", "b1", "b2", "b3", "f1", "f2", "f3", "f4", "f5", "f6", "end"]


def board(look: Look) -> dict[str, Part]:
    """Both hands as the viewer sees them, the row, the holder."""
    bottom = look.seat or 0
    verdicts = look.view.verdicts(TRIED) if look.acts else {}
    memory = look.view.memory if look.aids and look.seat is not None else {}
    parts = {
        "seat-top": opponent(look, 1 - bottom),
        "row": row(look, verdicts, look.laid_open or memory),
        "holder": Part("duel_holder", {"ends": holder_ends(look), "count": look.seen["deck"]}),
        "hand": hand(look, bottom, verdicts, bool(memory)),
    }
    if memory:
        parts["memory"] = remembered_piles(memory, bottom)
    return parts


def opponent(look: Look, seat: int) -> Part:
    """The hand at the top."""
    signs, backs = hand_cards(look, seat, look.seen["opponent"])
    cards = [(sign and card(sign), ()) for sign in signs]
    pile_size = look.seen["piles"][seat]
    return Part("duel_seat", {**look.player(seat), "cards": cards, "pile_size": pile_size, "backs": backs})


def row(look: Look, verdicts: Verdicts, known: dict[str, Any]) -> Part:
    """The row; `known` holds both sides of its cards, where the viewer may see them."""
    signs = look.seen["row"]
    ended = {} if signs else closed(look)
    turn = last_turn(look.view.recent, len(signs) or len(ended.get("row", ())))
    traces = [trace(turn, place) for place in range(1, len(signs) + 1)]
    cards = [
        (card(sign, "lit" if marked else ""), choices(look, verdicts, f"f{place}", "duel-turn", card(sign).label))
        for place, (sign, marked) in enumerate(zip(signs, traces, strict=True), 1)
    ]
    backs = [other_side(text, up) for text, up in zip(known["row"], signs, strict=True)] if known else []
    values = {"cards": cards, "backs": backs, "traces": traces, "told": told(look, turn), "closed": ended}
    return Part("duel_row", {**values, "moved": moved(look, turn), "open": len(signs) + 1 if look.acts else 0})


Turn = list[tuple[int, str, int]]  # the seat, a move, and the place in the row that it laid or turned


def last_turn(recent: Iterator[tuple[int, str]], length: int) -> Turn:
    """D10: how the player who moved last changed the row, which has this length now; `recent`: the last move first."""
    turn: Turn = []
    mover = None
    for seat, move in recent:
        mover = seat if mover is None else mover
        if seat != mover or not length:
            break
        if move.startswith(("n", "b")):
            turn.append((seat, move, length))
            length -= 1
        elif move.startswith("f"):
            turn.append((seat, move, int(move[1])))
    return turn[::-1]


def moved(look: Look, turn: Turn) -> tuple[int, str] | None:
    """The place in the row that changed last, and where the card was before that: in a hand or at this place."""
    if not turn:
        return None
    seat, move, at = turn[-1]
    where = "row" if move.startswith("f") else "mine" if seat == (look.seat or 0) else "their"
    return at, f"{where}-{move[1]}"


def trace(turn: Turn, place: int) -> tuple[int | None, bool] | None:
    """Of a card in the row that the turn laid or turned: its place in the hand, and whether it was turned over."""
    moves = [move for _, move, at in turn if at == place]
    laid = [int(move[1]) for move in moves if not move.startswith("f")]
    return (laid[0] if laid else None, any(move[0] in "bf" for move in moves)) if moves else None


def told(look: Look, turn: Turn) -> tuple[Said, ...]:
    """The turn in words."""
    return tuple(sentence(move, look.names[seat]) for seat, move, _ in turn)


def hand(look: Look, seat: int, verdicts: Verdicts, remembers: bool) -> Part:
    """The hand at the bottom, with the two ways to lay each card; `remembers` if there is a memory aid."""
    signs, backs = hand_cards(look, seat, look.seen["hand"])
    cards: list[tuple[Card | None, tuple[Choice, ...]]] = []
    for place, sign in enumerate(signs, 1):
        if sign is None:
            cards.append((None, ()))
            continue
        about = card(sign).label
        lay = choices(look, verdicts, f"n{place}", "duel-lay", about)
        blind = choices(look, verdicts, f"b{place}", "duel-blind", about)
        cards.append((card(sign), lay + blind))
    return Part(
        "duel_hand",
        {
            **look.player(seat),
            "mine": True,  # watchers see a hand at the bottom, too
            "cards": cards,
            "pile_size": look.seen["piles"][seat],
            "laid": look.seen["laid"] if look.acts else 0,
            "turned": look.acts and look.seen["turned"],
            "remembers": remembers,
            "seated": look.own and look.seat is not None,
            "acts": choices(look, verdicts, "end", "table-end-turn"),
            "backs": backs,
            "title": look.hand_title,
        },
    )


def choices(look: Look, verdicts: Verdicts, move: str, words: str, about: Said | str = "") -> tuple[Choice, ...]:
    """The button of a move; none while the viewer does not act."""
    return (look.choice(move, words, about, verdicts[move] or ""),) if move in verdicts else ()


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
    mine = look.own and look.seat is not None
    words = said("duel-next") if mine else say("replay-next", name=look.names[look.seat or 0])
    following = look.seen["next"]
    return [(following and card(following), None, words)]


def other_side(text: str, up: str) -> Card | None:
    """The other side of a card in the row, if the viewer has seen it: GK with G up is K."""
    other = text.replace(up, "", 1)
    return None if other == "?" else card(other)


def closed(look: Look) -> dict[str, Any]:
    """The row that was decided last, until a card of the next is laid."""
    was = look.closing
    if "how" not in was:
        return {}
    row, at = was["row"], was["decided"]
    same = {"double": row[at], "rainbow": "".join(row)}.get(was["how"], "")
    marked = [place == at or sign in same for place, sign in enumerate(row)]
    return {
        "how": was["how"],
        "winner": was["winner"],
        "words": row_won(was, look.names),
        "row": [card(sign, "lit" if lit else "gone") for sign, lit in zip(row, marked, strict=True)],
    }


def round_end(look: Look) -> Part:
    """D14-D20: the row that was won and what decided it, with the winner; and the piles of both."""
    was, ended = look.closing, closed(look)
    sides = [
        Side(seat, look.names[seat], tuple(ended["row"]) if seat == was.get("winner") else (), said_cards(pile))
        for seat, pile in enumerate(was["piles"])
    ]
    if not ended:
        return round_part(look, said("table-over"), said("duel-over"), sides)
    name, up = look.names[was["mover"]], FACES.index(was["row"][was["decided"]])
    reason = say(f"duel-because-{was['how']}", name=name, face=face_name(up))
    return round_part(look, ended["words"], reason, sides)


@cache
def said_cards(count: int) -> Said:
    """A number of cards."""
    return say("table-cards", cards=count)


def remembered_piles(memory: dict[str, Any], bottom: int) -> Part:
    """The memory aid: what has been seen of the cards in both piles."""
    piles = [counted(sorted("".join(pile).replace("?", ""))) for pile in memory["piles"]]
    return Part("duel_memory", {"mine": piles[bottom], "theirs": piles[1 - bottom]})
