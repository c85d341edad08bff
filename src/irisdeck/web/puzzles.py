"""Puzzles as pages: the position as its seat sees it, and what is told after a try.

Everything works by addresses and forms. A move is posted, the first one counts, and the page that follows says in its
address what was tried: `?tried=%2BR7`. Solutions are shown only to those whose try has been counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from irisdeck.table import boards, puzzles
from irisdeck.table.boards import Part
from irisdeck.table.commands import Move, Play
from irisdeck.table.puzzles import Spot
from irisdeck.table.table import Refused
from irisdeck.web import pages
from irisdeck.web.forms import command_of
from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from irisdeck.analysis.puzzles import Puzzle, Puzzler, Strength


def address(puzzle: Puzzle, **query: str) -> str:
    """The address of a puzzle's page."""
    path = f"/puzzles/{puzzle.game}/{puzzle.id}"
    return f"{path}?{urlencode(query)}" if query else path


def spot_of(puzzle: Puzzle, asked: Mapping[str, str], counted: bool) -> Spot:
    """The spot of an address, given its query; nothing is told before a try has been counted."""
    hint = "hint" in asked
    if not counted:
        return Spot(hint=hint)
    tried = asked.get("tried", "")
    if tried:
        puzzles.checked(puzzle, tried)
    shown = "show" in asked
    return Spot(tried, bool(tried) and puzzle.solved_by(tried), shown, hint, known=not (tried or shown or hint))


def attempt(puzzle: Puzzle, form: Mapping[str, str]) -> tuple[bool, str]:
    """A try that a form sends: whether it solves the puzzle, and the address that tells so; raises Refused."""
    if form.get("do") == "show":
        return False, address(puzzle, show="on")
    command = command_of(form)
    if not isinstance(command, Move | Play):
        raise Refused("not-understood")
    move = puzzles.checked(puzzle, command.move if isinstance(command, Move) else command.cards)
    return puzzle.solved_by(move), address(puzzle, tried=move)


# -- What is shown --


def parts(puzzle: Puzzle, spot: Spot, puzzler: Puzzler, strength: Strength) -> dict[str, Part]:
    """The parts of the page."""
    look = puzzles.look(puzzle, acts=not spot.done)
    strip = boards.strip(look)
    return {
        "status": status(puzzle, spot),
        "lesson": coach(puzzle, spot, puzzler, strength),
        **boards.board(look),
        **({"strip": strip} if strip else {}),
        "menu": Part("puzzle_menu", {"game": puzzle.game}),
        "log": Part("puzzle_log", {"told": puzzles.history(puzzle)[::-1]}),
    }


def status(puzzle: Puzzle, spot: Spot) -> Part:
    """Whose turn it is, and what happened last."""
    history = puzzles.history(puzzle)
    return Part(
        "status",
        {
            "text": say("puzzle-solved" if spot.solved else "puzzle" if spot.done else "table-your-turn"),
            "mine": not spot.done,
            "moved": False,
            "watching": False,
            "last": history[-1][1] if history else (),
            "number": len(puzzle.state.history),
            "turn": puzzle.seat,
            "problem": "",
        },
    )


def coach(puzzle: Puzzle, spot: Spot, puzzler: Puzzler, strength: Strength) -> Part:
    """The task or what is told after a try, and how far the reader has come; it stands where a lesson's coach does."""
    return Part(
        "puzzle",
        {
            "words": spot.verdict,
            "known": spot.known,
            "done": spot.done,
            "solved": spot.solved,
            "wrong": bool(spot.tried) and not spot.solved,
            "rows": puzzles.solution(puzzle) if spot.done else [],
            "about": puzzles.about_chances(puzzle),
            "theme": puzzles.hint(puzzle) if spot.done or spot.hint else "",
            "hint": "" if spot.done or spot.hint or not puzzle.theme else address(puzzle, hint="on"),
            "next": f"/puzzles/{puzzle.game}?but={puzzle.id}",
            "standing": puzzles.standing(puzzler, strength),
        },
    )


def page_values(puzzle: Puzzle, spot: Spot, puzzler: Puzzler, strength: Strength, language: str) -> dict[str, Any]:
    """What the page of a puzzle is drawn from."""
    table = pages.framed(parts(puzzle, spot, puzzler, strength), language, puzzle.game, still=True)
    return {"table": table, "game": puzzle.game, "action": address(puzzle), "done": spot.done}


def listed(puzzlers: Mapping[str, Puzzler]) -> list[tuple[str, dict[str, Any]]]:
    """The games that have puzzles, each with how far somebody has come."""
    return [(name, puzzles.standing(puzzlers[name])) for name in puzzles.with_puzzles()]
