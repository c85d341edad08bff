"""The bots by level, from a beginner to search; all use the policies of the games."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any, ClassVar, Self

from irisdeck.bots.base import Bot, Thought
from irisdeck.engine import minimax, policy, search
from irisdeck.engine.state import random
from irisdeck.game import InvalidOption, short

if TYPE_CHECKING:
    from random import Random

    from irisdeck.engine import compile
    from irisdeck.game import Game, Move, View

BATCH = 32  # simulations between two looks at the clock, compiled
SAME_WORLD = 4  # simulations in one sample of the view, for games that cannot reshuffle: sampling is slow


def thinking(game: Game, speed: compile.Speed = "auto") -> compile.Engine:
    """The rules, the policy and the search of a game, linked."""
    from irisdeck.engine import compile  # slow to import, and not needed before a bot acts

    return compile.engine(game.rules, speed, *game.linked(policy), search, minimax)


def declares(game: Game, name: str) -> bool:
    """Whether the policy.py of a game has a function of its own by a name."""
    return hasattr(game.module("policy"), name)


class Medium(Bot):
    """Follows rules of thumb, at once."""

    level = "medium"

    def act(self, view: View) -> Move:
        engine = thinking(view.game, "python")
        code = engine.choose(view._fields.copy(), self.dice, engine.buffer(engine.max_moves))
        return view.game.notation[code]


class Easy(Medium):
    """Plays like a beginner: often a move that only looks good; where memory counts, it forgets half of what it saw."""

    level = "easy"
    slips: ClassVar[float] = 0.5

    def act(self, view: View) -> Move:
        engine, fields = thinking(view.game, "python"), view._fields.copy()
        engine.forget(fields, self.dice)
        view = type(view)(view.game, view.seat, fields, view._past)
        if random(self.dice, 1000) >= 1000 * self.slips:
            return super().act(view)
        ranked = sorted(view.legal_moves, key=lambda move: -engine.weight(fields, view.game.codes[move]))
        return self.pick(ranked[: (len(ranked) + 1) // 2])


class Strong(Bot):
    """Plays thousands of games in its head, dealing what it cannot see anew each time, and does what wins most."""

    level = "strong"
    pace = "200 ms, or its budget"

    def __init__(self, seed: int | None = None, milliseconds: float = 200, simulations: int = 0) -> None:
        super().__init__(seed)
        self.milliseconds = milliseconds
        self.simulations = simulations  # in place of a time, so that results can be repeated

    @classmethod
    def made(cls, budget: str, seed: int | None) -> Self:
        """strong:100ms thinks for a time, strong:3000 for so many simulations."""
        match = re.fullmatch(r"([1-9]\d{0,8})(ms)?", budget)
        if budget and not match:
            raise InvalidOption(
                f"a budget is milliseconds (100ms) or simulations (3000) from 1 on, not {short(budget)}"
            )
        if not match:
            return cls(seed)
        return cls(seed, milliseconds=float(match[1])) if match[2] else cls(seed, simulations=int(match[1]))

    def act(self, view: View) -> Move:
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        return self._weighed(view)[0].move

    def engine(self, game: Game) -> compile.Engine:
        """The rules, the policy and the search that it uses."""
        return thinking(game)

    def think(self, view: View) -> list[Thought]:
        """All legal moves that were tried, the best first, in the order of their chances in whole percent."""
        return [thought._replace(reason=view.outlook(thought.move).then) for thought in by_chance(self._weighed(view))]

    def _weighed(self, view: View) -> list[Thought]:
        """The same without reasons, which are slow to find."""
        from random import Random  # slow to import, and not needed before a bot thinks

        engine, rng = self.engine(view.game), Random(self.dice.rng)
        fields = view.sample(rng)._fields
        certain = self._certain(view, engine, fields) if engine.revealed(engine.states(fields, 1)[0]) else []
        return certain or self._likely(view, engine, fields, rng)

    def _certain(self, view: View, engine: compile.Engine, fields: Any) -> list[Thought]:
        """The exact result of every move; empty if that would take more than a part of the budget."""
        states = engine.states(fields, minimax.DEEPEST)
        frames = engine.buffer(minimax.FRAME, minimax.DEEPEST)
        lists = engine.buffer(engine.max_moves, minimax.DEEPEST)
        budget = 20 * self.simulations or int(self.milliseconds * (500 if engine.compiled else 5))
        results = []
        codes = [view.game.codes[move] for move in view.legal_moves]
        for code in sorted(codes, key=lambda code: -engine.weight(states[0], code)):
            lead = int(engine.lead_after(states, code, frames, lists, budget // len(codes)))
            if lead == minimax.UNSETTLED:
                return []
            ours = lead if view.seat == 0 else -lead
            move = view.game.notation[code]
            results.append(Thought(move, (1 + (ours > 0) - (ours < 0)) / 2, 0.0, 1))
        return sorted(results, key=lambda thought: -thought.chance)

    def _likely(self, view: View, engine: compile.Engine, fields: Any, rng: Random) -> list[Thought]:
        """The chances of the moves by simulation."""
        states = engine.states(fields, 2)
        dice = engine.states(self.dice, 1)[0]
        tree = engine.buffer(search.WIDTH, self._rows(engine))
        stamps = max(search.CODES, max(view.game.notation) + 2)
        buffers = [engine.buffer(size) for size in (engine.max_moves, search.LIMIT + 1, stamps)]
        deals_anew = declares(view.game, "reshuffle")
        used, done = engine.think(states, view.seat, tree, 1, dice, *buffers, 1), 1
        step = SAME_WORLD if not deals_anew else BATCH if engine.compiled else 1
        end = time.perf_counter() + self.milliseconds / 1000  # from here: the first simulation may have had to compile
        while done < self.simulations if self.simulations else time.perf_counter() < end:
            if self.simulations:
                step = min(step, self.simulations - done)
            if not deals_anew:
                states[0] = engine.states(view.sample(rng)._fields, 1)[0]
            used = engine.think(states, view.seat, tree, used, dice, *buffers, step)
            done += step
        self.dice.rng = int(dice["rng"] if engine.compiled else dice.rng)
        return sorted(thoughts(view, tree), key=lambda thought: (-thought.tries, -thought.chance))

    def _rows(self, engine: compile.Engine) -> int:
        """Room in the tree: a simulation adds two rows at most."""
        rows = 2 * self.simulations or int(self.milliseconds * (400 if engine.compiled else 20))
        return min(rows, 2_000_000) + 100


class Best(Strong):
    """The strongest there is here: strong, with a second for each move."""

    level = "best"
    pace = "1 s, or its budget"

    def __init__(self, seed: int | None = None, milliseconds: float = 1000, simulations: int = 0) -> None:
        super().__init__(seed, milliseconds, simulations)


HARDLY = 10  # a move that was tried so many times less often than the most tried one is never the best


def by_chance(thoughts: list[Thought]) -> list[Thought]:
    """The best first; moves that were hardly tried and only seem to be better come last."""
    most = max((thought.tries for thought in thoughts), default=0)
    best = max((thought.percent for thought in thoughts if HARDLY * thought.tries >= most), default=0)
    return sorted(thoughts, key=lambda thought: (thought.percent > best, -thought.percent, -thought.tries))


def thoughts(view: View, tree: Any) -> list[Thought]:
    """The moves at the root of the tree, with their chances.

    The error is that of the tries with one more win and one more loss, so that a few equal results are no certainty.
    """
    moves = []
    row = int(tree[0][search.CHILD])
    while row:
        tries, value, squares = (int(tree[row][column]) for column in (search.VISITS, search.VALUE, search.SQUARES))
        mean, widened = value / tries, (value + search.WHOLE) / (tries + 2)
        spread = (squares + search.WHOLE**2) / (tries + 2) - widened * widened
        error = (max(0.0, spread) / (tries + 2)) ** 0.5
        move = view.game.notation[int(tree[row][search.MOVE])]
        moves.append(Thought(move, mean / search.WHOLE, error / search.WHOLE, tries))
        row = int(tree[row][search.NEXT])
    return moves
