"""Puzzles on the screen: which game, and one position after the other, in which moves are chosen as at a table."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from textual.content import Content

from irisdeck.analysis.puzzles import InvalidPuzzle
from irisdeck.analysis.puzzles import puzzles as puzzles_of
from irisdeck.game import GAMES, IrisdeckError, Refused
from irisdeck.options import agreed
from irisdeck.table import boards, puzzles
from irisdeck.terminal.tui.board import BoardPage
from irisdeck.terminal.tui.footer import Key
from irisdeck.terminal.tui.page import TALL
from irisdeck.terminal.tui.reading import Form, Item
from irisdeck.words import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from irisdeck.analysis.puzzles import Puzzle, Puzzler
    from irisdeck.table.puzzles import Told
    from irisdeck.terminal.tui.draw import Brush, Plain
    from irisdeck.terminal.tui.page import Page

LIT = "bold #f7dc3c"


class PuzzlesPage(Form):
    """The games, and how far somebody has come with the puzzles of each."""

    def __init__(self, game: str, rng: Random | None = None) -> None:
        super().__init__()
        self.current = game
        self.rng = rng or Random()

    def heading(self) -> str:
        return self.t("puzzles")

    def items(self) -> Sequence[Item]:
        return [
            Item("", "", head=True),
            *self.wrapped(self.t("puzzles-more")),
            Item("", "", head=True),
            *(Item(name, self.title_of(name), act=partial(self.open, name), more=self.state(name)) for name in GAMES),
        ]

    def state(self, name: str) -> str:
        """How far somebody has come with the puzzles of a game, or why there are none."""
        progress = self.app.progress.known
        try:
            if not puzzles_of(name):
                return self.t("refused-no-puzzles")
        except InvalidPuzzle as wrong:
            return str(wrong)
        if puzzles.all_solved(name, progress.tried):
            return self.t("puzzle-all-solved")
        if name not in progress.puzzlers:
            return ""
        now = puzzles.standing(progress.puzzler(name))
        longest = [self.t("puzzle-longest", count=str(now["longest"]))] if now["longest"] > now["streak"] else []
        return " · ".join([*standing(self, now), *longest])

    def open(self, name: str) -> None:
        """Show a puzzle of a game, or say why there is none."""
        try:
            self.app.show(PuzzlePage(name, self.rng))
        except IrisdeckError as wrong:
            self.notice = tell(wrong.said, self.app.language) if isinstance(wrong, Refused) else str(wrong)


class PuzzlePage(BoardPage):
    """One puzzle after the other, and what is told after a try: first that it is right or not, and then what is."""

    def __init__(self, game: str, rng: Random) -> None:
        super().__init__()
        self.game = game
        self.rng = rng
        self.problem = ""  # why progress is not on disk
        self.begin(self.app.progress.next(game, rng))

    def begin(self, puzzle: Puzzle) -> None:
        """Show a puzzle."""
        self.puzzle = puzzle
        self.so_far = puzzles.Spot(known=puzzle.id in self.app.progress.known.tried)
        self.cursor = ""
        self.lay_board()

    def next(self) -> None:
        """Show the next puzzle; the key that did so makes no move in it by a slip."""
        self.begin(self.app.progress.next(self.game, self.rng, but=self.puzzle.id))
        self.acted = True

    def lay_board(self) -> None:
        """Draw the position from its seat, with choices as long as there is something to find."""
        look, state = puzzles.look(self.puzzle, acts=not self.so_far.done), self.puzzle.state
        parts = boards.board(look)
        if strip := boards.strip(look):
            parts["strip"] = strip
        self.board |= {
            "game": self.game,
            "parts": boards.plain(parts, self.app.language),
            "log": boards.plain(puzzles.history(self.puzzle, len(state.history)), self.app.language),
        }
        self.picked = self.warned = ""
        self.settle()

    # -- What is shown --

    @property
    def turn(self) -> int:
        return self.puzzle.seat

    def heading(self) -> str:
        level = puzzles.standing(self.puzzler, self.puzzle.strength)["level"]
        about = self.label(self.t("puzzle"), self.t("puzzle-level", points=str(level)))
        variant = [label for label, answer in self.options() if not answer]
        return " · ".join([self.title_of(self.game), *variant, about, *([self.theme] if self.so_far.hint else [])])

    @property
    def puzzler(self) -> Puzzler:
        """How well somebody solves the puzzles of this game."""
        return self.app.progress.known.puzzler(self.game)

    @property
    def message(self) -> str:
        mark = "★" if self.so_far.solved else "✗"
        tried = f"{mark} {self.so_far.tried} · " if self.so_far.tried and not self.so_far.shown else ""
        verdict = f"{tried}{tell(self.so_far.verdict, self.app.language)}"
        return "\n".join(filter(None, (self.notice or verdict, self.problem)))

    @property
    def cramped(self) -> bool:
        return self.so_far.done and not self.roomy and self.app.size.height < TALL

    def news(self, parts: dict[str, Plain], brush: Brush) -> list[Content]:
        """What the heading has no room for, and the explanation once there is nothing left to find."""
        lines = [(f"{label} {answer}", "dim") for label, answer in self.options() if answer and not self.cramped]
        if self.so_far.known and not self.so_far.done:
            lines.append((tell(puzzles.seen_before(self.game, self.app.progress.known.tried), brush.language), "dim"))
        if self.so_far.done:
            lines += self.explanation()
        news = [
            Content.styled(line, look)
            for text, look in lines
            for line in wrap(text, brush.side or brush.width, subsequent_indent="  ")
        ]
        return [*news, Content("")] if news and (self.roomy or brush.tall) else news

    def options(self) -> Iterator[tuple[str, str]]:
        """What was agreed for the game of the puzzle, and the answer if it is worded."""
        game = self.puzzle.state.game
        for label, answer in agreed(game.options_for(game.players), game.options):
            short = tell(label, self.app.language).partition(":")[0].rstrip()  # what stands behind it explains it
            yield short, tell(answer or "", self.app.language)

    @property
    def theme(self) -> str:
        """What the puzzle is about; empty if nobody knows."""
        return tell(puzzles.hint(self.puzzle), self.app.language)

    def explanation(self) -> Iterator[tuple[str, str]]:
        """The solution as texts with their styles, and how far somebody has come."""
        if self.theme:
            yield self.label(self.t("puzzle-theme"), self.theme), LIT
        yield tell(puzzles.about_chances(self.puzzle), self.app.language), "dim"
        for told in puzzles.solution(self.puzzle):
            yield self.explained(told), "bold" if told.best else ""
        yield " · ".join(standing(self, puzzles.standing(self.puzzler))), "dim"

    def explained(self, told: Told) -> str:
        """A move of the solution: what it is worth, what to do and what that leads to."""
        words = [tell(text, self.app.language) for text in (told.words, told.then) if text]
        if not told.best:
            words.insert(0, self.t("puzzle-tempting"))
        chance = tell(told.chance, self.app.language)
        return f"{'★' if told.best else '✗'} {told.move}  {chance}  {' · '.join(words)}"

    # -- Keys --

    def keys(self) -> Iterator[Key | None]:
        if self.so_far.done:
            yield Key("enter", "↵", "", self.next)
            yield Key("n", "n", self.t("puzzle-next"), self.next, "main")
        else:
            yield from self.move_keys()
            yield None
            if self.theme and not self.so_far.hint:
                yield Key("h", "h", self.t("hint"), self.hint)
            yield Key("v", "v", self.t("puzzle-show"), self.show_solution)
            yield Key("n", "n", self.t("puzzle-next"), self.next)
        yield from self.reading_keys()
        yield Key("q", "q", "", self.back)
        yield Key("escape", "esc", self.t("tui-back"), self.back)

    def hint(self) -> None:
        """Tell what the puzzle is about; it stays in the heading."""
        self.notice = self.label(self.t("puzzle-theme"), self.theme)
        self.so_far = self.so_far._replace(hint=True)

    async def make(self, move: str) -> None:
        """Try a move; the first try counts."""
        try:
            puzzles.checked(self.puzzle, move)
        except Refused as refused:
            self.notice = tell(refused.said, self.app.language)
            return
        solved = self.puzzle.solved_by(move)
        await self.count(solved)
        self.so_far = self.so_far._replace(tried=move, solved=solved)
        self.lay_board()

    async def show_solution(self) -> None:
        """Show the solution; a puzzle that was not tried counts as failed."""
        await self.count(False)
        self.so_far = self.so_far._replace(shown=True)
        self.lay_board()

    async def count(self, solved: bool) -> None:
        """Count a try, and say if it cannot be written."""
        self.acted = True
        try:
            await asyncio.to_thread(self.app.progress.count, self.puzzle, solved)
        except Refused as refused:
            self.problem = tell(refused.said, self.app.language)
        else:
            self.problem = ""


def standing(page: Page, now: Mapping[str, Any]) -> Iterator[str]:
    """How far somebody has come with the puzzles of a game, in words."""
    yield page.t("puzzle-rating", points=str(now["rating"]))
    yield page.t("puzzle-count", solved=str(now["solved"]), tried=str(now["tried"]))
    yield page.t("puzzle-streak", count=now["streak"])
