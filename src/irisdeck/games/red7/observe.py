"""What a seat of red7 knows, as a row of bytes (R21). Like the rules, it runs interpreted or compiled.

Seats are counted from the one that looks, clockwise. A set of cards is 49 bytes that are 0 or 1, the lowest card first.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

from irisdeck.engine.memory import Feature, nth, put, put48
from irisdeck.games.red7.rules import CARDS, State, choices, hand_size, number

if TYPE_CHECKING:
    from irisdeck.engine.memory import PictureRow
    from irisdeck.game import View

PARTS = (
    Feature("hand", 49, 1, "Your hand: 49 cards, V1 I1 B1 G1 Y1 O1 R1 V2 ... R7."),
    Feature("hands", lambda players: players, 49, "How many cards everybody holds."),
    Feature("in", lambda players: players, 1, "1 for whoever is still in the round."),
    Feature("palettes", lambda players: 49 * players, 1, "Everybody's palette, also of those who are out."),
    Feature("canvas", 49, 1, "The cards of the canvas."),
    Feature("rule", 7, 1, "The color on top of the canvas: V I B G Y O R."),
    Feature("top", 7, 1, "The number on top of the canvas; nothing for the start card."),
    Feature(
        "phase",
        7,
        1,
        "What is asked for: a move at the start of a turn; the action of a 7, of a 5, of a 1; the canvas card; "
        "whether to draw at the end of the turn, or in its middle.",
    ),
    Feature("must_lead", 1, 1, "1 if this turn has to end in the lead."),
    Feature("deck", 1, 49, "Cards left in the deck."),
    Feature("turn", lambda players: players, 1, "Whose turn it is; the first byte means yours."),
    Feature("scored", lambda players: 49 * players, 1, "The cards everybody has scored.", "advanced"),
    Feature("round", 1, 49, "Rounds before this one.", "advanced"),
    Feature("known", lambda players: 49 * players, 1, "The cards of every hand that all players know.", "actions"),
    Feature("ones", lambda players: players, 49, "How many cards of every hand can only be ones.", "actions"),
    Feature(
        "open",
        49,
        49,
        "Cards on top of the deck that all players know: 1 for the topmost, 2 for the next, ...",
        "actions",
    ),
)
(
    IN_HAND,
    HANDS,
    STILL_IN,
    PALETTES,
    ON_CANVAS,
    RULE,
    COVER,
    ASKED,
    MUST_LEAD,
    IN_DECK,
    TO_MOVE,
    SCORED,
    ROUND,
    KNOWN,
    ONLY_ONES,
    OPEN,
) = range(len(PARTS))
KINDS = (
    (49, "lay a card into the palette, in the order of the cards above"),
    (49, "lay it onto the canvas"),
    (49, "by the action of a 7, from the palette onto the canvas"),
    (49, "by the action of a 1, from another palette onto the deck"),
    (1, "draw the card that was earned"),
    (1, "do without it"),
    (1, "end the turn"),
    (1, "pass"),
)


def notice(s: State, seat: int, at: Sequence[int], row: Any) -> None:
    """Write the whole observation into bytes that are 0."""
    notice_set(s.hand[seat], at[IN_HAND], row)
    notice_set(s.canvas, at[ON_CANVAS], row)
    owner = seat
    for place in range(s.players):
        put(row, at[HANDS] + place, hand_size(s, owner))
        put(row, at[STILL_IN] + place, s.alive >> owner & 1)
        notice_set(s.palette[owner], at[PALETTES] + CARDS * place, row)
        if s.advanced:
            notice_set(s.scored[owner], at[SCORED] + CARDS * place, row)
        if s.actions:
            notice_set(s.known[owner], at[KNOWN] + CARDS * place, row)
            put(row, at[ONLY_ONES] + place, s.ones[owner])
        if owner == s.seat:
            put(row, at[TO_MOVE] + place, 1)
        owner = owner + 1 if owner + 1 < s.players else 0
    put(row, at[RULE] + s.rule - 1, 1)
    if s.cover:
        put(row, at[COVER] + number(s.cover) - 1, 1)
    put(row, at[ASKED] + s.phase, 1)
    put(row, at[MUST_LEAD], s.bound)
    put(row, at[IN_DECK], s.cards - s.top)
    if s.advanced:
        put(row, at[ROUND], s.redeals)
    for place in range(s.open):
        put(row, at[OPEN] + s.deck[s.top + place] - 1, place + 1)


def notice_set(some: int, start: int, row: Any) -> None:
    """Write the cards of a set."""
    put48(row, start, some)
    put(row, start + 48, some >> 48)


def allow(s: State, index: Sequence[int], buffer: MutableSequence[int], row: Any, width: int) -> int:
    """Mark the legal actions of the seat to act and return how many they are; their sets are kept in the buffer."""
    choices(s, buffer)
    count = buffer[4].bit_count()
    for kind in range(4):
        notice_set(buffer[kind], CARDS * kind, row)
        put(row, 4 * CARDS + kind, buffer[4] >> kind & 1)
        count += buffer[kind].bit_count()
    return count


def allowed(index: Sequence[int], buffer: Sequence[int], k: int) -> int:
    """The k-th of the actions just marked."""
    kind = 0
    before = 0
    count = 0
    for place in range(4):
        size = buffer[place].bit_count()
        count += size
        kind += count <= k
        before += size * (count <= k)
    return CARDS * kind + nth(buffer[kind], k - before)


# -- The picture that environments render --


def picture_rows(view: View) -> list[PictureRow]:
    """Labels and cards: the canvas and the deck, everybody's palette, and the own hand."""
    seen = view.seen
    top = picture_cards([seen["canvas_top"]]) if seen["canvas_top"] else [("", "R")]
    palettes = [
        (f"P{seat} {seen['hands'][seat] if seen['in'][seat] else 'OUT'}", picture_cards(palette))
        for seat, palette in enumerate(seen["palettes"])
    ]
    return [("CANVAS", [*top, (str(seen["deck"]), "")]), *palettes, ("HAND", picture_cards(seen["hand"]))]


def picture_cards(shown: Sequence[str]) -> list[tuple[str, str]]:
    """Numbers in their colors."""
    return [(card[1], card[0]) for card in shown]
