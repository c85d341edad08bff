"""What a bot that searches asks: questions that any process can answer that has the kernels of the game.

    question.answer(engine)                    # here, by the linked rules of any speed
    question.read(await post(question.plain()))  # elsewhere: plain values there and back (offline/static/kernels.js)

Both answers are equal, bit for bit, unless the budget is a time.
"""

from __future__ import annotations

import struct
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar

from irisdeck.engine import minimax, search
from irisdeck.engine.state import Dice, stream

if TYPE_CHECKING:
    from collections.abc import Generator

    from irisdeck.engine import compile
    from irisdeck.engine.state import Fields

SAME_WORLD = 4  # simulations in one sample of the view, for games that cannot reshuffle: sampling is slow
T = TypeVar("T")


class Simulated(NamedTuple):
    """The answer to `Simulate`."""

    children: list[tuple[int, ...]]  # the rows of the root's children, by the columns of engine/search.py
    rng: int  # of the dice, afterwards
    done: int  # simulations


class Simulate(NamedTuple):
    """How often does each move win? By search from an empty tree, for so many simulations or milliseconds."""

    game: str
    fields: Fields  # a full state that the seat cannot tell from the real one
    seat: int
    rng: int  # of the dice
    simulations: int  # 0: as many as fit into the time
    milliseconds: float
    rows: int  # of the tree
    stamps: int  # more than any move is as a number
    another: Callable[[], Fields] | None = None  # samples such a state, where a game cannot reshuffle: here only

    def plain(self) -> dict[str, Any]:
        """The question as plain values."""
        return {
            "kind": "think",
            "game": self.game,
            "state": self.fields.to_bytes(),
            "rng": self.rng.to_bytes(8, "little"),
            "seat": self.seat,
            "simulations": self.simulations,
            "milliseconds": self.milliseconds,
            "rows": self.rows,
            "stamps": self.stamps,
        }

    def read(self, plain: Mapping[str, Any]) -> Simulated:
        """The answer from plain values."""
        rows = list(struct.iter_unpack(f"<{search.WIDTH}q", bytes(plain["children"])))
        return Simulated(rows, int.from_bytes(bytes(plain["rng"]), "little"), int(plain["done"]))

    def answer(self, engine: compile.Engine) -> Simulated:
        """The answer by linked rules."""
        states = engine.states(self.fields, 2)
        dice = engine.states(Dice(rng=self.rng), 1)[0]
        tree = engine.buffer(search.WIDTH, self.rows)
        buffers = [engine.buffer(size) for size in (engine.max_moves, search.LIMIT + 1, self.stamps)]
        used, done = engine.think(states, self.seat, tree, 1, dice, *buffers, 1), 1
        step = SAME_WORLD if self.another else search.BATCH if engine.compiled else 1
        end = time.perf_counter() + self.milliseconds / 1000  # from here: the first simulation may have had to compile
        while done < self.simulations if self.simulations else time.perf_counter() < end:
            if self.simulations:
                step = min(step, self.simulations - done)
            if self.another:
                states[0] = engine.states(self.another(), 1)[0]
            used = engine.think(states, self.seat, tree, used, dice, *buffers, step)
            done += step
        return Simulated(children(tree), int(dice["rng"] if engine.compiled else dice.rng), done)


def children(tree: Any) -> list[tuple[int, ...]]:
    """The rows of the root's children."""
    rows = []
    row = int(tree[0][search.CHILD])
    while row:
        rows.append(tuple(int(number) for number in tree[row]))
        row = rows[-1][search.NEXT]
    return rows


class Judged(NamedTuple):
    """The answer to `Judge`, in ten-thousandths."""

    sums: list[int]  # what each seat got in all simulations, then the sums of its squares
    values: list[int]  # what the mover got in each


class Judge(NamedTuple):
    """What do all seats get after this move? By search, with a world for each simulation, the same for every move."""

    game: str
    players: int
    fields: Fields  # a full state that the seat cannot tell from the real one
    seat: int  # or search.OPEN, who sees all cards of the state
    move: int
    seed: int
    simulations: int
    stamps: int  # more than any move is as a number
    another: Callable[[int], Fields] | None = None  # samples such a state by a seed, where a game cannot reshuffle

    @property
    def rows(self) -> int:
        """Room in the tree: a simulation adds two rows at most."""
        return 2 * self.simulations + 3

    def plain(self) -> dict[str, Any]:
        """The question as plain values."""
        return {
            "kind": "judge",
            "game": self.game,
            "state": self.fields.to_bytes(),
            "players": self.players,
            "seat": self.seat,
            "move": self.move,
            "seed": self.seed.to_bytes(8, "little"),
            "simulations": self.simulations,
            "rows": self.rows,
            "stamps": self.stamps,
        }

    def read(self, plain: Mapping[str, Any]) -> Judged:
        """The answer from plain values."""
        sums, values = (bytes(plain[name]) for name in ("sums", "values"))
        return Judged([*struct.unpack(f"<{len(sums) // 8}q", sums)], [*struct.unpack(f"<{len(values) // 8}q", values)])

    def answer(self, engine: compile.Engine) -> Judged:
        """The answer by linked rules."""
        states = engine.states(self.fields, 2)
        dice = engine.states(Dice(), 1)[0]
        tree = engine.buffer(search.WIDTH, self.rows)
        buffers = [engine.buffer(size) for size in (engine.max_moves, search.LIMIT + 1, self.stamps)]
        sums, values = engine.buffer(2 * self.players), engine.buffer(self.simulations)
        step = SAME_WORLD if self.another else self.simulations
        used = 1
        for done in range(0, self.simulations, step):
            if self.another:
                states[0] = engine.states(self.another(stream(self.seed, -1 - done)), 1)[0]
            some = min(step, self.simulations - done)
            used = engine.judge(
                states, self.seat, self.move, tree, used, self.seed, done, dice, *buffers, sums, values, some
            )
        return Judged([int(value) for value in sums], [int(value) for value in values])


class Settle(NamedTuple):
    """Who wins after each of these moves? By thinking to the end of a game in which nothing is hidden any more.

    The answer has seat 0's lead after each move; it ends before the first that would take too long.
    """

    game: str
    fields: Fields
    moves: list[int]
    budget: int  # positions to look at for each move

    def plain(self) -> dict[str, Any]:
        """The question as plain values."""
        state = self.fields.to_bytes()
        return {"kind": "settle", "game": self.game, "state": state, "moves": self.moves, "budget": self.budget}

    def read(self, plain: Mapping[str, Any]) -> list[int]:
        """The answer from plain values."""
        return [int(lead) for lead in plain["leads"]]

    def answer(self, engine: compile.Engine) -> list[int]:
        """The answer by linked rules."""
        states = engine.states(self.fields, minimax.DEEPEST)
        frames = engine.buffer(minimax.FRAME, minimax.DEEPEST)
        lists = engine.buffer(engine.max_moves, minimax.DEEPEST)
        leads: list[int] = []
        for move in self.moves:
            lead = int(engine.lead_after(states, move, frames, lists, self.budget))
            if lead == minimax.UNSETTLED:
                break
            leads.append(lead)
        return leads


Question: TypeAlias = Simulate | Judge | Settle
Ask: TypeAlias = Callable[[Question], Awaitable[Any]]  # answers a question elsewhere, as `read` returns it


def run(steps: Generator[Question, Any, T], answer: Callable[[Question], Any]) -> T:
    """Runs a generator of questions to its result."""
    try:
        question = next(steps)
        while True:
            question = steps.send(answer(question))
    except StopIteration as done:
        result: T = done.value
        return result


async def run_by(steps: Generator[Question, Any, T], ask: Ask) -> T:
    """Runs a generator of questions that are answered elsewhere to its result."""
    try:
        question = next(steps)
        while True:
            question = steps.send(await ask(question))
    except StopIteration as done:
        result: T = done.value
        return result
