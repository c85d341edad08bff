"""`irisdeck solve`: who wins a position when all hands are open.

A game that can be solved has a file `solve.py` in its folder: `solve` with `Solution` and `Unsolved`, and
`refuse_others`, `positions`, `asked_for`, `sentence` and `count` for records, as games/red7/solve.py has them.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from irisdeck.cli.arguments import Failure, add_command, whole
from irisdeck.cli.files import chosen_records
from irisdeck.cli.runs import warn_if_slow
from irisdeck.game import GAMES, InvalidOption, alternatives, kind
from irisdeck.record import WrongRecord

if TYPE_CHECKING:
    import argparse

    from irisdeck.cli.arguments import Commands
    from irisdeck.game import Move, State


def register(commands: Commands) -> None:
    """Register the command."""
    command = add_command(
        commands,
        "solve",
        run_solve,
        "Solve recorded positions with open hands: who wins, and by which moves.",
        "solve red7 games.jsonl",
        "solve red7 games.jsonl --only 3 --after 4",
        "solve red7 games.jsonl --every",
    )
    command.add_argument("game", metavar="GAME", help="a game that has a solver")
    command.add_argument("file", metavar="FILE", help="records, one a line; hands and deck of a record are open")
    command.add_argument("--only", metavar="LINE", type=whole(1), help="the game of this line alone")
    command.add_argument(
        "--after",
        metavar="MOVES",
        type=whole(0),
        help="the position after so many moves (default: where the game stands, or where a finished one began)",
    )
    command.add_argument("--every", action="store_true", help="every position; a move that gave the win away gets a ?")
    command.add_argument("--limit", metavar="POSITIONS", type=whole(1), help="give up after so many (default: never)")
    command.add_argument("--json", action="store_true", help="print each position as a line of JSON")


def run_solve(args: argparse.Namespace) -> None:
    """Solve the positions asked for, record by record."""
    solver = solver_of(args.game)
    if args.every and args.after is not None:
        raise Failure("--every and --after exclude each other", 2)
    warn_if_slow()
    for number, record in chosen_records(args.file, args.only):
        try:
            states = solver.positions(record)
            chosen = [s for s in states if not s.over] if args.every else [solver.asked_for(states, args.after)]
        except WrongRecord as error:
            raise Failure(f"{args.file}: line {number}: {error}") from None
        except InvalidOption as error:
            raise Failure(f"{args.file}: line {number}: {error}", 2) from None
        print_solutions(solver, number, chosen, record.names, args)


def solver_of(name: str) -> Any:
    """The solver of a game; a game without one raises."""
    solver = kind(name).module("solve")
    if solver is None:
        others = [other for other, game in GAMES.items() if game.module("solve")]
        hint = f"there is one for {alternatives(others, 'and')}" if others else "no game has one"
        raise InvalidOption(f"{name} has no solver: {hint}")
    return solver


def print_solutions(
    solver: Any, number: int, states: list[State], names: list[str] | None, args: argparse.Namespace
) -> None:
    """Print the solutions of positions of a record; a move that gave a win away gets a question mark."""
    winning: tuple[Move, ...] = ()  # the moves that would have won, one position before
    for state in states:
        solution = solved(solver, state, args)
        missed = bool(winning) and state.history[-1][1] not in winning
        winning = solution.moves if isinstance(solution, solver.Solution) else ()
        if args.json:
            print(json.dumps(as_json(solver, number, state, solution)), flush=True)
        else:
            print(as_line(solver, number, state, solution, names, missed), flush=True)


def solved(solver: Any, state: State, args: argparse.Namespace) -> Any:
    """The solution of a position, or the error that says why there is none; with a progress bar on a terminal."""
    from tqdm import tqdm

    with tqdm(unit=" positions", unit_scale=True, disable=None, leave=False, delay=0.5) as bar:
        try:
            return solver.solve(state, args.limit, progress=lambda positions: bar.update(positions - bar.n))
        except solver.Unsolved as error:
            return error


def as_json(solver: Any, number: int, state: State, solution: Any) -> dict[str, Any]:
    """A solution as JSON values."""
    about = {"line": number, "after": len(state.history), "seat": state.seat}
    if isinstance(solution, solver.Solution):
        about |= {"winner": solution.winner, "moves": solution.moves, "positions": solution.nodes}
    return about


def as_line(solver: Any, number: int, state: State, solution: Any, names: list[str] | None, missed: bool) -> str:
    """A solution in words; `missed` says that the last move gave the win away."""
    after = len(state.history)
    last = f", {state.history[-1][1]}{'?' * missed}" if after else ""
    words = solver.sentence(state, solution, names) if isinstance(solution, solver.Solution) else str(solution)
    return f"line {number}, after {solver.count(after, 'move')}{last}: {words}"
