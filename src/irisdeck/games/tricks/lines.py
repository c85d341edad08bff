"""The tricks as lines of text (irisdeck.terminal.board)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irisdeck.terminal.board import counted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from irisdeck.terminal.board import Values
    from irisdeck.terminal.voice import Voice


def seat(voice: Voice, values: Values) -> Iterator[str]:
    """Another player."""
    yield voice.label(values["name"], *holds(voice, values))


def middle(voice: Voice, values: Values) -> Iterator[str]:
    """The stacks that can be taken."""
    stacks = ", ".join(voice.stack(cards) for cards, _ in values["cards"])
    yield voice.label(voice.words("tricks-middle"), stacks) if stacks else voice.words("tricks-middle-empty")


def trick(voice: Voice, values: Values) -> Iterator[str]:
    """What was played, by whom, and in which order they take."""
    combos = [
        f"{voice.label(name, voice.stack(cards))} ({voice.words('tricks-takes', order=order)})"
        for _, name, cards, order in values["combos"]
    ]
    yield voice.label(voice.words("tricks-trick"), *(combos or [voice.words("tricks-trick-empty")]))


def hand(voice: Voice, values: Values) -> Iterator[str]:
    """The viewer's own hand."""
    ranks = " ".join(rank for rank, count in values["ranks"] for _ in range(count))
    yield voice.label(values["title"], ranks, *holds(voice, values))


def scored(voice: Voice, values: Values) -> Iterator[str]:
    """What the viewer has taken, and with the memory aid the cards not seen yet."""
    points = voice.words("table-points", points=values["points"])
    yield voice.label(values["title"], counted(voice, values["ranks"]), points)
    if values["unseen"]:
        yield voice.label(voice.words("tricks-unseen"), counted(voice, values["unseen"]))


def holds(voice: Voice, values: Values) -> Iterator[str]:
    """How many cards a player has, in hand and face down, and the points where they are shown."""
    yield voice.words("table-cards", cards=values["count"])
    if values["pile"]:
        yield voice.words("tricks-face-down", cards=values["pile"])
    if values["points"] is not None:
        yield voice.words("table-points", points=values["points"])


LINES = {
    "tricks_seat": seat,
    "tricks_middle": middle,
    "tricks_trick": trick,
    "tricks_hand": hand,
    "tricks_scored": scored,
}
