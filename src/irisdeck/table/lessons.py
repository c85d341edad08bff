"""A first lesson for each game: a prepared deal, and a script of what the reader does and what the coach replies.

The reader sits at seat 0 and the coach, a bot that plays by the script, at all others. A script is moves in their
notation: `n1 end (n1 end) !end`. Those in brackets are the coach's; one behind a ! is only tried, and then told what it
would have led to. A step without a script shows something, and the reader reads on.
"""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from irisdeck.words import Said

COACH = "coach"  # the bot of lessons; nobody can ask for it elsewhere
READER = 0  # the seat of whoever learns


class Position(NamedTuple):
    """Cards as they are dealt, and moves that have been made since."""

    deal: str
    moves: str = ""


class Step(NamedTuple):
    """Something to learn: what is told and asked for (lesson-GAME-NAME, and with -do the task), and the script."""

    name: str
    script: str = ""
    wrong: Mapping[str, str] = {}  # moves that go wrong, and how: refused-lesson-GAME-...
    position: Position | None = None  # laid out before this step, in place of what lay there


class Beat(NamedTuple):
    """One thing that happens in a lesson: the reader reads on, does or tries something, or the coach replies."""

    step: int
    move: str = ""  # none: the reader reads on
    tried: bool = False
    coach: bool = False


@dataclass(frozen=True)
class Lesson:
    """The steps of a game; the last one has nothing to do any more."""

    game: str
    players: int
    position: Position
    steps: tuple[Step, ...]
    options: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def beats(self) -> tuple[Beat, ...]:
        """All that happens, in order."""
        return tuple(beat for number, step in enumerate(self.steps) for beat in beats_of(number, step.script))

    @cached_property
    def edition(self) -> str:
        """Another one wherever a script or a deal has changed: then what was begun before cannot be gone on with."""
        text = repr((self.position, [(step.script, step.position) for step in self.steps]))
        return f"{zlib.crc32(text.encode()):08x}"


def beats_of(number: int, script: str) -> list[Beat]:
    """The script of a step, read."""
    beats, coach = [], False
    for word in re.findall(r"[()]|[^\s()]+", script):
        if word in "()":
            coach = word == "("
        else:
            beats.append(Beat(number, word.lstrip("!"), word.startswith("!"), coach))
    return beats or [Beat(number)]


@dataclass(frozen=True)
class Place:
    """Where somebody stands in a lesson."""

    lesson: Lesson
    at: int = 0

    @property
    def beat(self) -> Beat:
        """What happens next."""
        return self.lesson.beats[self.at]

    @property
    def step(self) -> Step:
        """What is being learned."""
        return self.lesson.steps[self.beat.step]

    @property
    def over(self) -> bool:
        """Whether everything has been done."""
        return self.at == len(self.lesson.beats) - 1

    @property
    def reading(self) -> bool:
        """Whether there is nothing to do but to read on."""
        return not self.beat.move

    @property
    def wanted(self) -> str:
        """The move that the reader is to make or to try."""
        return "" if self.beat.coach else self.beat.move

    @property
    def reply(self) -> str:
        """The move that the coach makes."""
        return self.beat.move if self.beat.coach else ""

    @property
    def laid_out(self) -> Position | None:
        """The cards that are laid out anew as this place is reached."""
        begins = self.at and self.lesson.beats[self.at - 1].step != self.beat.step
        return self.step.position if begins else None

    @property
    def words(self) -> Said:
        """What is told here."""
        return say(f"lesson-{self.lesson.game}-{self.step.name}")

    @property
    def task(self) -> Said | None:
        """What is to be done here."""
        return say(f"lesson-{self.lesson.game}-{self.step.name}-do") if self.step.script else None

    def refusal(self, move: str) -> str:
        """Why not this move, which the rules allow: a message."""
        wrong = self.step.wrong.get(move)
        return f"lesson-{self.lesson.game}-{wrong}" if wrong else "lesson-not-now"

    def on(self) -> Place:
        """The place after what happens here."""
        return Place(self.lesson, self.at + 1)


def filled(deck: Sequence[str], front: str, back: str = "") -> str:
    """A deal that begins and ends with certain cards, and holds all others between them."""
    first, last, rest = front.split(), back.split()[::-1], list(deck)
    for card in first + last:
        rest.remove(card if card in rest else card[::-1])
    return " ".join([*first, *rest, *last])


# -- Duel: a card is what the reader sees, then what the coach sees --

PAIRS = [one + other for one, other in combinations("ROYGBIV", 2)]
TWO_SIDED = [*PAIRS, *PAIRS, *(color + other for color in "ROYGBIV" for other in "WK"), "WK"]
DUEL = Lesson(
    "duel",
    2,
    Position(filled(TWO_SIDED, "RV GB WR YG OG RI VO YB GI", "OY IV KB GO RY BI")),
    (
        Step("aim"),
        Step("sides"),
        Step("lay", "n1"),
        Step("end", "end (n1 end)"),
        Step("blind", "b2"),
        Step("turn", "f2", {"f1": "unseen", "end": "more"}),
        Step("light", "n3 end (n2 end)"),
        Step("rainbow", "n1 (n1 end)", {"n2": "double", "n3": "double"}),
        Step("double", "n2"),
        Step("open", "n1 end (n3 end)"),
        Step("shade", "n3 end (f2)", {"f2": "shade"}),
        Step("done"),
    ),
    {"first": READER},
)

# -- Tricks: the middle, the three hands, and the cards put away --

RANKED = list("123456" * 10)
FIRST_TRICKS = filled(
    RANKED,
    "1 3 5  "
    "1 1 2 2 3 3 4 4 4 5 5 5 6 6  "
    "1 1 2 2 2 3 3 4 4 4 5 5 6 6  "
    "1 1 1 2 2 3 3 4 4 5 5 6 6 6",
)  # fmt: skip
LAST_TRICK = filled(
    RANKED,
    "1 2 6  "
    "1 1 1 1 1 4 4 5 5 5 5 5 5 5  "
    "2 2 2 2 2 2 3 3 3 3 3 3 6 6  "
    "1 2 3 4 4 4 4 4 4 6 6 6 6 6",
)  # fmt: skip
TRICKS = Lesson(
    "tricks",
    3,
    Position(FIRST_TRICKS),
    (
        Step("aim"),
        Step("combos", "!24"),
        Step("run", "345 (6 12)"),
        Step("take", "=5 (=3 =1)", {"=1": "less", "=3": "less"}),
        Step("prizes"),
        Step("set", "22 (444 33 =6 =5)"),
        Step("tie", "=4 (123 6)"),
        Step("kinds", "!55"),
        Step("follow", "3456 =44 (=33 =22)", {"=22": "less", "=33": "less"}),
        Step("single", "1 (22 55 =66 =33) =5"),
        Step("later"),
        Step(
            "end",
            "44 (=66) =66 (=6)",
            {"4": "both", "=6": "less"},
            Position(
                LAST_TRICK,
                "5555555 333333 444444 =6 =2 =1 11111 222222 66666 =55 =55 =55 66 3",
            ),
        ),
        Step("done"),
    ),
    {"first": READER},
)

# -- Red7: the hands, then the palettes --

NUMBERED = [color + number for color in "ROYGBIV" for number in "1234567"]
RED7 = Lesson(
    "red7",
    2,
    Position(filled(NUMBERED, "Y7 R1 G3 B1 Y2 G1 B4  O4 Y1 R7 G6 I5 V4 I2  B2 O5")),
    (
        Step("aim"),
        Step("canvas"),
        Step("lay", "+Y7 end (+O4 >Y1)", {"+B4": "low", "pass": "pass"}),
        Step("paint", ">R1 (+R7 end)", {"pass": "pass"}),
        Step("tie", "!>B1", {"pass": "pass"}),
        Step("out", "+G3 !end", {"pass": "pass"}),
        Step("both", ">B1 (+G6 end)", {"end": "end"}),
        Step("rules"),
        Step("pass", "pass"),
        Step("next"),
        Step(
            "win",
            "+G4 >I1 (pass)",
            {"+I1": "run", "end": "end", "pass": "pass"},
            Position(
                filled(NUMBERED, "O7 G3 R2 V6 G4 B6 I1  O4 O3 G5 B4 V2 R7 B5  R5 I5"),
                "+G5 >B5 +G3 >B6 +B4 >O4 >V6 +V2 >O3 +O7 >R2 +R7 end",
            ),
        ),
        Step("done"),
    ),
)

LESSONS = {lesson.game: lesson for lesson in (DUEL, TRICKS, RED7)}
