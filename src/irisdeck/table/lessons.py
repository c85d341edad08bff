"""The lessons of each game: a prepared deal, and a script of what the reader does and what the coach replies.

The reader sits at seat 0 and the coach, a bot that plays by the script, at all others. A script is moves in their
notation: `n1 end (n1 end) !end`. The coach makes the moves in brackets. The reader only tries a move after a !, and
reads what it would have led to. A step without a script has a text to read and no move.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.game import GAMES
from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from irisdeck.words import Said

COACH = "coach"  # the bot of lessons; it cannot be chosen elsewhere
READER = 0  # the seat of the reader


class Setup(NamedTuple):
    """A deal, and the moves that have been made since."""

    deal: str
    moves: str = ""


class LessonStep(NamedTuple):
    """Something to learn: a text (message lesson-GAME-NAME), a task (the same with -do), and a script."""

    name: str
    script: str = ""
    wrong: Mapping[str, str] = {}  # wrong moves, and the message that says why: refused-lesson-GAME-...
    position: Setup | None = None  # a new position to lay out before this step


class Beat(NamedTuple):
    """One thing that happens in a lesson: the reader reads on, does or tries something, or the coach replies."""

    step: int
    move: str = ""  # empty: the reader reads on
    tried: bool = False
    coach: bool = False


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game; its last step has no task.

    The first lesson of a game is called like the game; any other has a name and a title (message lesson-NAME-title).
    """

    game: str
    players: int
    position: Setup
    steps: tuple[LessonStep, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    further: str = ""  # the name of a lesson that is not the game's first

    @property
    def name(self) -> str:
        """The name by which it is asked for."""
        return self.further or self.game

    @property
    def title(self) -> Said:
        """What it is called where it is offered."""
        return say(f"lesson-{self.name}-title" if self.further else "lesson-learn")

    @property
    def next(self) -> Lesson | None:
        """The lesson of the game that follows this one."""
        lessons = LESSONS.of(self.game)
        return next(iter(lessons[lessons.index(self) + 1 :]), None)

    @cached_property
    def beats(self) -> tuple[Beat, ...]:
        """The beats of all steps, in order."""
        return tuple(beat for number, step in enumerate(self.steps) for beat in beats_of(number, step.script))

    @cached_property
    def edition(self) -> str:
        """A checksum of scripts and deals: a lesson that was begun in another edition cannot be resumed."""
        text = repr((self.position, [(step.script, step.position) for step in self.steps]))
        return f"{zlib.crc32(text.encode()):08x}"


def beats_of(number: int, script: str) -> list[Beat]:
    """Parse the script of a step."""
    beats, coach = [], False
    for word in re.findall(r"[()]|[^\s()]+", script):
        if word in "()":
            coach = word == "("
        else:
            beats.append(Beat(number, word.lstrip("!"), word.startswith("!"), coach))
    return beats or [Beat(number)]


@dataclass(frozen=True)
class LessonPlace:
    """The reader's progress in a lesson."""

    lesson: Lesson
    at: int = 0

    @property
    def beat(self) -> Beat:
        """What happens next."""
        return self.lesson.beats[self.at]

    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.lesson.steps[self.beat.step]

    @property
    def over(self) -> bool:
        """Whether everything has been done."""
        return self.at == len(self.lesson.beats) - 1

    @property
    def reading(self) -> bool:
        """Whether the reader has only to read on."""
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
    def laid_out(self) -> Setup | None:
        """The position to lay out when this place is reached, if it is a new one."""
        begins = self.at and self.lesson.beats[self.at - 1].step != self.beat.step
        return self.step.position if begins else None

    @property
    def words(self) -> Said:
        """The text of the current step."""
        return say(f"lesson-{self.lesson.game}-{self.step.name}")

    @property
    def task(self) -> Said | None:
        """The task of the current step, if it has one."""
        return say(f"lesson-{self.lesson.game}-{self.step.name}-do") if self.step.script else None

    def refusal(self, move: str) -> str:
        """The message that says why a legal move is not the one the lesson asks for."""
        wrong = self.step.wrong.get(move)
        return f"lesson-{self.lesson.game}-{wrong}" if wrong else "lesson-not-now"

    def on(self) -> LessonPlace:
        """The place after the current beat."""
        return LessonPlace(self.lesson, self.at + 1)


def filled(deck: Sequence[str], front: str, back: str = "") -> str:
    """A deal that begins and ends with certain cards, and holds all others between them."""
    first, last, rest = front.split(), back.split()[::-1], list(deck)
    for card in first + last:
        rest.remove(card if card in rest else card[::-1])
    return " ".join([*first, *rest, *last])


class Lessons(Mapping[str, Lesson]):
    """All lessons by name: what `lesson.py` in a game's folder holds. Not every game has one."""

    def of(self, game: str) -> tuple[Lesson, ...]:
        """The lessons of a game, the first one first."""
        module = GAMES[game].module("lesson") if game in GAMES else None
        lessons: tuple[Lesson, ...] = module.LESSONS if module else ()
        return lessons

    def _all(self) -> Iterator[Lesson]:
        return (lesson for game in GAMES for lesson in self.of(game))

    def __getitem__(self, name: str) -> Lesson:
        for lesson in self._all():
            if lesson.name == name:
                return lesson
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return (lesson.name for lesson in self._all())

    def __len__(self) -> int:
        return sum(1 for _ in self)


LESSONS = Lessons()
