"""What a seat of Mau-Mau knows, as a row of bytes (M9). Seats are counted from the one that looks, clockwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from irisdeck.engine.memory import Feature, put
from irisdeck_maumau.rules import CARDS, State

PARTS = (
    Feature("hand", 32, 1, "Your hand: 32 cards, 7 8 9 10 J Q K A of clubs, diamonds, hearts, spades."),
    Feature("top", 32, 1, "The card on the pile."),
    Feature("suit", 4, 1, "The suit it asks for."),
    Feature("pile", 32, 1, "The cards beneath it."),
    Feature("hands", lambda players: players, 32, "How many cards everybody holds."),
    Feature("stock", 1, 32, "Cards left in the stock."),
    Feature("passes", 1, 5, "How many players have passed in a row."),
    Feature("turn", lambda players: players, 1, "Whose turn it is; the first byte means yours."),
)
IN_HAND, TOP, ASKED_SUIT, BENEATH, HANDS, STOCK, PASSED, TO_MOVE = range(len(PARTS))
KINDS = (
    (28, "lay a card that is no jack"),
    (16, "lay a jack and wish for a suit"),
    (1, "draw"),
    (1, "pass"),
)


def notice(s: State, seat: int, at: Sequence[int], row: Any) -> None:
    """Writes all into bytes that are 0."""
    for card in range(CARDS):
        put(row, at[IN_HAND] + card, s.hand[seat] >> card & 1)
        put(row, at[BENEATH] + card, s.pile >> card & 1)
    put(row, at[TOP] + s.top, 1)
    put(row, at[ASKED_SUIT] + s.suit, 1)
    for place in range(s.players):
        owner = (seat + place) % s.players
        put(row, at[HANDS] + place, s.hand[owner].bit_count())
        put(row, at[TO_MOVE] + place, s.seat == owner)
    put(row, at[STOCK], CARDS - s.taken)
    put(row, at[PASSED], s.passes)
