"""Avatars: the animals that stand for bots and people. Only their names are here; a skin draws them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

PERSON = "person"  # of somebody who has chosen none
ROBOT = "robot"  # of programs, and of bots of other packages
BOTS = {
    "random": "mouse",
    "novice": "chick",
    "easy": "cat",
    "greedy": "hare",
    "decent": "squirrel",
    "medium": "otter",
    "expert": "octopus",
    "strong": "fox",
    "best": "owl",
    "coach": "owl",
}
CHOICES = (
    PERSON, "bear", "frog", "raven", "deer", "hedgehog", "panda", "penguin", "turtle", "bee", "whale", "unicorn",
)  # fmt: skip


def of_bot(spec: str) -> str:
    """The avatar of a bot by its level; a budget behind the level does not matter."""
    return BOTS.get(spec.partition(":")[0], ROBOT)


def told_apart(faces: Sequence[str]) -> list[str]:
    """The avatars of a table; those that several players have are numbered: cat-1, cat-2."""
    return [
        f"{face}-{1 + faces[:seat].count(face)}" if face and faces.count(face) > 1 else face
        for seat, face in enumerate(faces)
    ]


def of_person(choice: object) -> str:
    """The avatar that a person has chosen; what is unknown here, or missing in an old log, counts as no choice."""
    return choice if isinstance(choice, str) and choice in CHOICES else PERSON
