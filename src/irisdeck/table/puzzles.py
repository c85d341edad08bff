"""Puzzles as people see them: the position from its seat, and what is told after a try: that, and then what."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.analysis.puzzles import Puzzle, points, puzzles
from irisdeck.game import GAMES, Refused, consequences, phrase
from irisdeck.table import boards, faces
from irisdeck.words import said, say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from irisdeck.analysis.puzzles import Puzzler, Strength
    from irisdeck.words import Said

OTHERS = tuple(faces.of_bot(level) for level in ("easy", "medium", "strong", "greedy"))  # who sat there, more or less
RECENT = 12  # moves before the position that are told


class Spot(NamedTuple):
    """Where somebody stands with a puzzle: what they tried last, and what they are shown."""

    tried: str = ""  # a legal move
    solved: bool = False
    shown: bool = False  # the solution, because they asked for it
    hint: bool = False
    known: bool = False  # they had tried it before they opened it

    @property
    def done(self) -> bool:
        """Whether nothing is left to find."""
        return self.solved or self.shown

    @property
    def verdict(self) -> Said:
        """The task, or that a move is right or not; never what would be."""
        if self.done:
            return say("puzzle-solved" if self.solved else "puzzle-shown")
        return say("puzzle-wrong" if self.tried else "puzzle-find")


class Told(NamedTuple):
    """A move of a solution: what to do, what it is worth, what it leads to, and whether it solves the puzzle."""

    move: str
    words: Said
    chance: Said
    then: Said | str
    best: bool


def found(name: str, puzzle_id: str) -> Puzzle:
    """A puzzle by its id; raises Refused."""
    if name not in GAMES or puzzle_id not in puzzles(name):
        raise Refused("no-such-puzzle")
    return puzzles(name)[puzzle_id]


def with_puzzles() -> list[str]:
    """The games that have puzzles."""
    return [name for name in GAMES if puzzles(name)]


def names(puzzle: Puzzle) -> Sequence[Said | str]:
    """The players: whoever solves the puzzle, and the others by their seats."""
    seats = [say("replay-seat", number=seat + 1) for seat in range(puzzle.players)]
    return boards.names_for(seats, puzzle.seat)


def look(puzzle: Puzzle, acts: bool = True) -> boards.Look:
    """The position as its seat sees it, with all that the seat remembers."""
    view, seats = puzzle.state.view(puzzle.seat), range(puzzle.players)
    avatars = [faces.PERSON if seat == puzzle.seat else OTHERS[seat % len(OTHERS)] for seat in seats]
    return boards.Look(view, puzzle.seat, names(puzzle), {}, aids=True, scores=True, acts=acts, faces=avatars)


def history(puzzle: Puzzle, most: int = RECENT) -> list[tuple[int, tuple[Said, ...]]]:
    """The last moves before the position, in words that all players may read, each with its number."""
    states, called = list(puzzle.states())[-most - 1 :], names(puzzle)
    first = len(puzzle.state.history) - len(states) + 2
    told = []
    for before, after in itertools.pairwise(states):
        move = after.history[-1][1]
        told.append((phrase(before, move, called), *consequences(before, move, after, called)))
    return list(enumerate(told, start=first))


def checked(puzzle: Puzzle, move: str) -> str:
    """A move that is legal in the position; raises Refused with the reason."""
    if move not in puzzle.state.game.codes:
        raise Refused("not-understood")
    why = puzzle.state.view(puzzle.seat).verdicts([move])[move]
    if why is not None:
        raise Refused("illegal", move=move, why=why)
    return move


def hint(puzzle: Puzzle) -> Said | str:
    """What the puzzle is about, in a few words."""
    return said(f"{puzzle.game}-theme-{puzzle.theme}") if puzzle.theme else ""


def solution(puzzle: Puzzle) -> list[Told]:
    """The moves that solve it, the best first, then the most tempting one that does not."""
    view, called = puzzle.state.view(puzzle.seat), names(puzzle)
    chances = [(*one, True) for one in puzzle.solutions.items()] + [(*puzzle.wrong, False)]
    return [
        Told(
            move,
            view.game.instruction(move),
            say("hint-about", chance=round(100 * chance)),
            view.outlook(move, called).then,
            best,
        )
        for move, chance, best in chances
    ]


def about_chances(puzzle: Puzzle) -> Said:
    """What the chances of a solution are chances of."""
    return said("hint-share" if puzzle.state.game.ranked else "hint-chance")


def seen_before(name: str, tried: Mapping[str, bool]) -> Said:
    """Why a puzzle that was tried before comes again; `tried`: whether those that were tried were solved."""
    return say("puzzle-all-solved" if all_solved(name, tried) else "puzzle-known")


def all_solved(name: str, tried: Mapping[str, bool]) -> bool:
    """Whether no puzzle of a game is left to be solved."""
    return all(tried.get(puzzle_id) for puzzle_id in puzzles(name))


def standing(puzzler: Puzzler, strength: Strength | None = None) -> dict[str, Any]:
    """How far somebody has come, and how hard a puzzle is, for any skin."""
    return {
        "rating": points(puzzler.mu),
        "solved": puzzler.solved,
        "tried": puzzler.solved + puzzler.failed,
        "streak": puzzler.streak,
        "longest": puzzler.longest,
        "level": None if strength is None else points(strength.mu),
    }
