"""The duel as lines of text (irisdeck.terminal.board)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irisdeck.terminal.board import counted

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from irisdeck.table.boards import Card
    from irisdeck.terminal.board import Values
    from irisdeck.terminal.voice import Voice


def seat(voice: Voice, values: Values) -> Iterator[str]:
    """The opponent's hand."""
    yield voice.label(values["name"], places(voice, values), pile(voice, values))


def row(voice: Voice, values: Values) -> Iterator[str]:
    """The row, how the last one was decided, and how the last cards were laid (D10)."""
    if values["closed"]:
        yield voice.label(values["closed"]["words"], voice.cards(values["closed"]["row"]))
    yield voice.label(voice.words("duel-row"), places(voice, values))
    if values["told"]:
        yield voice.list(*values["told"])


def holder(voice: Voice, values: Values) -> Iterator[str]:
    """How many cards are left, and what comes next."""
    ends = [voice.label(words, voice.card(card)) for card, _, words in values["ends"] if card]
    yield voice.label(voice.words("duel-holder"), voice.words("table-cards", cards=values["count"]), *ends)


def hand(voice: Voice, values: Values) -> Iterator[str]:
    """The viewer's own hand."""
    yield voice.label(values["title"], places(voice, values), pile(voice, values))


def memory(voice: Voice, values: Values) -> Iterator[str]:
    """The cards in both piles that the viewer has seen."""
    mine = voice.label(voice.words("duel-your-pile"), counted(voice, values["mine"]))
    theirs = voice.label(voice.words("duel-their-pile"), counted(voice, values["theirs"]))
    yield voice.label(voice.words("duel-memory"), mine, theirs)


def places(voice: Voice, values: Values) -> str:
    """Cards with the numbers of their places, by which moves name them, and with their other sides where known."""
    backs: Sequence[Card | None] = values["backs"]
    cards = [
        f"{place} {voice.card(card)}{other_side(voice, backs[place - 1]) if backs else ''}"
        for place, (card, _) in enumerate(values["cards"], 1)
        if card
    ]
    return ", ".join(cards) or voice.words("table-cards", cards=0)


def other_side(voice: Voice, back: Card | None) -> str:
    """The other side of a card, in brackets after it."""
    return f" ({voice.words('duel-other-side')} {voice.card(back) if back else '?'})"


def pile(voice: Voice, values: Values) -> str:
    """How many cards a player has won."""
    return voice.label(voice.words("duel-pile"), str(values["pile_size"]))


LINES = {"duel_seat": seat, "duel_row": row, "duel_holder": holder, "duel_hand": hand, "duel_memory": memory}
