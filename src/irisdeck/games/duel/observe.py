"""What a seat of duel knows, as a row of bytes (D22-D25). Like the rules, it runs interpreted or compiled.

A face is one of nine bytes that are 0 or 1. A card of a pile is counted by its two faces: 9 * mine + other, where equal
faces, which no card has, stand for a face never seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from irisdeck.engine.memory import Feature, add, put
from irisdeck.games.duel.rules import EMPTY, State, face

if TYPE_CHECKING:
    from irisdeck.engine.memory import PictureRow
    from irisdeck.game import View

PARTS = (
    Feature(
        "own_pile",
        81,
        57,
        "What you know of your pile: how many cards have this face on your side and that on the other, 9 x 9; "
        "on the diagonal those whose other side you have not seen.",
    ),
    Feature("other_pile", 81, 57, "The same of the other pile."),
    Feature(
        "hand",
        27,
        1,
        "The face you see of each of your cards: three places, nine faces R O Y G B I V W K each; "
        "nothing where there is no card.",
    ),
    Feature("opponent", 27, 1, "The face you see of each of the other player's cards, in the same way."),
    Feature("next", 9, 1, "The face that shows at your end of the holder."),
    Feature("row_up", 45, 1, "The upper face of each card of the row: five places, nine faces each."),
    Feature("row_below", 45, 1, "The face below it; nothing if you have not seen it."),
    Feature("row_mine", 5, 1, "1 where the side that was yours is up."),
    Feature("row_shown", 5, 1, "1 where the face below has been up before, so that both players know it."),
    Feature("holder", 1, 51, "Cards left in the holder."),
    Feature("piles", 2, 57, "Cards in your pile and in the other one."),
    Feature("laid", 1, 2, "Cards laid in this turn."),
    Feature("turned", 1, 1, "1 if the last thing done in this turn was to turn a card."),
    Feature("turn", 1, 1, "1 if it is your turn."),
)
(
    OWN_PILE,
    OTHER_PILE,
    HAND,
    OPPONENT,
    NEXT,
    ROW_UP,
    ROW_BELOW,
    ROW_MINE,
    ROW_SHOWN,
    HOLDER,
    PILES,
    LAID,
    TURNED,
    TO_MOVE,
) = range(len(PARTS))
KINDS = (
    (3, "lay the card of your first, second, third place as you see it"),
    (3, "lay it blind"),
    (6, "turn a card of the row over (the sixth is never there to be turned)"),
    (1, "end the turn"),
)
KEPT = 162  # the first bytes of an observation, which change only when a row is taken


def notice(s: State, seat: int, at: Sequence[int], row: Any) -> None:
    """Write the observation, except the bytes that are kept, into bytes that are 0."""
    for place in range(3):
        if s.hand[3 * seat + place] != EMPTY:
            put(row, at[HAND] + 9 * place + face(s, s.hand[3 * seat + place], seat), 1)
        if s.hand[3 - 3 * seat + place] != EMPTY:
            put(row, at[OPPONENT] + 9 * place + face(s, s.hand[3 - 3 * seat + place], seat), 1)
    if s.front < s.back:
        put(row, at[NEXT] + face(s, s.front if seat == 0 else s.back - 1, seat), 1)
    for place in range(s.length):
        notice_card(s, seat, place, at, row)
    put(row, at[HOLDER], s.back - s.front)
    put(row, at[PILES], s.pile[seat].bit_count())
    put(row, at[PILES] + 1, s.pile[1 - seat].bit_count())
    put(row, at[LAID], s.laid)
    put(row, at[TURNED], s.turned)
    put(row, at[TO_MOVE], s.seat == seat)


def notice_card(s: State, seat: int, place: int, at: Sequence[int], row: Any) -> None:
    """Write a card of the row."""
    card = s.row[place] >> 1
    side = s.row[place] & 1
    shown = s.shown[1 - side] >> card & 1
    put(row, at[ROW_UP] + 9 * place + face(s, card, side), 1)
    if shown or side != seat:
        put(row, at[ROW_BELOW] + 9 * place + face(s, card, 1 - side), 1)
    put(row, at[ROW_MINE] + place, side == seat)
    put(row, at[ROW_SHOWN] + place, shown)


def settled(s: State) -> int:
    """The set of cards that the kept bytes describe: those of both piles."""
    return s.pile[0] | s.pile[1]


def remember(s: State, seat: int, some: int, row: Any) -> None:
    """D23, D24: add cards of the piles, as far as the seat has seen them, to the kept bytes."""
    while some:
        low = some & -some
        some ^= low
        card = low.bit_length() - 1
        mine = face(s, card, seat)
        other = face(s, card, 1 - seat) if s.shown[1 - seat] & low else mine
        add(row, (0 if s.pile[seat] & low else 81) + 9 * mine + other)


# -- The picture that environments render --


def picture_rows(view: View) -> list[PictureRow]:
    """Labels and cards: the other hand, the row, the own hand and the next card."""
    seen = view.seen
    return [
        (f"OTHER {seen['piles'][1 - view.seat]}", picture_faces(seen["opponent"])),
        ("ROW", picture_faces(seen["row"])),
        (f"YOU {seen['piles'][view.seat]}", picture_faces(seen["hand"])),
        ("NEXT", [*picture_faces([seen["next"]]), (str(seen["deck"]), "")]),
    ]


def picture_faces(faces: Sequence[str | None]) -> list[tuple[str, str]]:
    """Faces in their colors; an empty place where there is no card."""
    return [(face or "", face or "-") for face in faces]
