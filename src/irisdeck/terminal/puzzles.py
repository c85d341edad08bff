"""Puzzles at the prompt, line by line, and the file of the user's data folder in which progress is kept."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from irisdeck.analysis.puzzles import Progress
from irisdeck.folders import replacing
from irisdeck.game import Refused
from irisdeck.table import boards, puzzles
from irisdeck.terminal.board import introduction, lines
from irisdeck.terminal.play import forgiving
from irisdeck.terminal.voice import Quit

if TYPE_CHECKING:
    from pathlib import Path

    from irisdeck.analysis.puzzles import Puzzle
    from irisdeck.terminal.voice import Voice

FILE = "puzzles.json"
WORDS = {"hint": "h", "show": "s", "next": "n", "board": "b", "help": "?", "quit": "q"}  # with their short forms
FULL = {short: word for word, short in WORDS.items()}


class ProgressFile:
    """The progress of whoever plays at this terminal, in a file that the prompt and the screen share."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known = Progress()
        self.unsaved: dict[str, tuple[Puzzle, bool]] = {}  # tries that could not be written yet, and their results
        with suppress(OSError):  # whoever tries a puzzle is told
            self.read()

    def read(self) -> None:
        """Read the file again: another program may have written it. Without a file there is no progress."""
        text = self.path.read_text(encoding="utf-8", errors="replace") if self.path.exists() else ""
        self.known = Progress.from_json(text)
        for puzzle, solved in self.unsaved.values():
            self.known.add(puzzle, solved)

    def next(self, name: str, rng: Random, but: str = "") -> Puzzle:
        """The next puzzle of a game, and not the one that was just seen; raises Refused if the game has none."""
        puzzle = self.known.next(name, rng, but)
        if puzzle is None:
            raise Refused("no-puzzles")
        return puzzle

    def count(self, puzzle: Puzzle, solved: bool) -> None:
        """Count the first try of a puzzle; raises Refused if that cannot be written, and writes it the next time."""
        if self.known.add(puzzle, solved):
            self.unsaved[puzzle.id] = puzzle, solved
        self.save()

    def save(self) -> None:
        """Write what is not written yet; raises Refused."""
        if not self.unsaved:
            return
        try:
            self.read()
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with replacing(self.path) as file:
                file.write(self.known.to_json().encode())
        except OSError as wrong:
            raise Refused("progress-not-kept", why=wrong.strerror or str(wrong)) from None
        self.unsaved.clear()


@dataclass
class PromptPuzzles:
    """A person who solves puzzles of a game; `path` is where progress is kept."""

    name: str
    voice: Voice
    path: Path
    rng: Random = field(default_factory=Random)
    progress: ProgressFile = field(init=False)
    puzzle: Puzzle = field(init=False)
    done: bool = False  # the puzzle was solved or shown

    def __post_init__(self) -> None:
        self.progress = ProgressFile(self.path)

    def run(self) -> None:
        """Give one puzzle after the other until the reader quits; raises Quit."""
        self.next()
        while True:
            self.person()

    def next(self) -> None:
        """Show the next puzzle."""
        before = getattr(self, "puzzle", None)
        puzzle = self.progress.next(self.name, self.rng, before.id if before else "")
        self.puzzle, self.done = puzzle, False
        if before is None or before.state.game != puzzle.state.game:
            print("\n".join(introduction(puzzle.state.game, self.voice)))
        if before is None:
            self.help()
        print()
        standing = puzzles.standing(self.progress.known.puzzler(self.name), puzzle.strength)
        print(
            self.voice.label(
                self.voice.words("puzzle"), self.voice.words("puzzle-level", points=str(standing["level"]))
            )
        )
        if puzzle.id in self.progress.known.tried:
            print(self.voice.tell(puzzles.seen_before(self.name, self.progress.known.tried)))
        self.board()

    def board(self) -> None:
        """Print what happened last, and the position."""
        for _, told in puzzles.history(self.puzzle)[-self.puzzle.players :]:
            print(f"  {self.voice.list(*told)}")
        parts = boards.board(puzzles.look(self.puzzle)).values()
        print("\n".join(lines(parts, self.puzzle.state.game, self.voice)))
        for number, move in enumerate(self.moves, start=1):
            then = puzzles.look(self.puzzle).outlook(move).then
            print(f"  {number:2}  {self.voice.label(move, self.puzzle.state.game.instruction(move), then)}")

    @property
    def moves(self) -> tuple[str, ...]:
        """The legal moves, in the order of their numbers."""
        return self.puzzle.state.legal_moves

    def person(self) -> None:
        """Read a line and act on it: a word, the number of a move, or a move."""
        text = self.voice.ask(f"{self.voice.words('puzzle-next' if self.done else 'puzzle-find')} > ")
        word = FULL.get(text.lower(), text.lower())
        try:
            if word in WORDS:
                getattr(self, word)()
            elif not text and self.done:
                self.next()
            elif text:
                self.answer(self.meant(text))
        except Refused as refused:
            if refused.message == "no-puzzles":
                raise
            print(self.voice.refusal(refused))

    def meant(self, text: str) -> str:
        """The move that a text means: its notation, or # and its number; a bare number if that is no move."""
        move = forgiving(text, self.puzzle.state.game)
        number = text.removeprefix("#")
        if move not in self.moves and number.isdecimal() and 0 < int(number[:9]) <= len(self.moves):
            return self.moves[int(number) - 1]
        return puzzles.checked(self.puzzle, move)

    def answer(self, move: str) -> None:
        """Tell whether a move solves the puzzle; the first answer counts."""
        if self.done:
            self.next()
            return
        solved = self.puzzle.solved_by(move)
        self.count(solved)
        if solved:
            self.voice.say("puzzle-solved")
            self.explain()
        else:
            self.voice.say("puzzle-wrong")

    def count(self, solved: bool) -> None:
        """Count a try, and keep it."""
        try:
            self.progress.count(self.puzzle, solved)
        except Refused as refused:
            print(self.voice.refusal(refused))

    def explain(self) -> None:
        """Print the solution, and how far the reader has come."""
        self.done = True
        print(self.voice.tell(puzzles.about_chances(self.puzzle)))
        for told in puzzles.solution(self.puzzle):
            mark = "hint-best" if told.best else "puzzle-tempting"
            label = f"{told.move} ({self.voice.words(mark)})"
            print(f"  {self.voice.label(label, told.words, told.chance, told.then)}")
        if theme := puzzles.hint(self.puzzle):
            print(self.voice.label(self.voice.words("puzzle-theme"), theme))
        standing = puzzles.standing(self.progress.known.puzzler(self.name))
        self.voice.say("puzzle-rating", points=str(standing["rating"]))
        self.voice.say("puzzle-streak", count=standing["streak"])

    def hint(self) -> None:
        """Print what the puzzle is about."""
        theme = puzzles.hint(self.puzzle)
        print(self.voice.label(self.voice.words("puzzle-theme"), theme) if theme else self.voice.words("hint-failed"))

    def show(self) -> None:
        """Print the solution; a puzzle that was not tried counts as failed."""
        self.count(False)
        self.explain()

    def help(self) -> None:
        """Print what can be typed."""
        self.voice.say("line-puzzle-help")

    def quit(self) -> None:
        """Stop."""
        raise Quit
