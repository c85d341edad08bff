"""The bots by level, from a beginner to search; all use the policies of the games."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Self

from irisdeck.bots.base import Bot, Thought
from irisdeck.bots.questions import Settle, Simulate, run, run_by
from irisdeck.engine import minimax, policy, quick, search
from irisdeck.game import InvalidOption, short

if TYPE_CHECKING:
    from collections.abc import Generator
    from random import Random

    from irisdeck.bots.questions import Ask, Question, Simulated
    from irisdeck.engine import compile
    from irisdeck.game import Game, Move, View


def thinking(game: Game | type[Game], speed: compile.Speed = "auto") -> compile.Engine:
    """The rules, the policy and the search of a game, linked."""
    from irisdeck.engine import compile  # slow to import, and not needed before a bot acts

    return compile.engine(game.rules, speed, *game.linked(policy), search, minimax)


def quick_play(game: Game, speed: compile.Speed = "auto") -> compile.Engine:
    """The rules, the policy and the quick bots of a game, linked."""
    from irisdeck.engine import compile  # slow to import, and not needed before a bot acts

    return compile.engine(game.rules, speed, *game.linked(policy), search, quick)


def declares(game: Game, name: str) -> bool:
    """Whether the policy.py of a game has a function of its own by a name."""
    return hasattr(game.module("policy"), name)


class Medium(Bot):
    """Follows rules of thumb, at once."""

    level = "medium"
    memoryless = True

    def act(self, view: View) -> Move:
        engine = thinking(view.game, "python")
        code = engine.choose(view._fields.copy(), self.dice, engine.buffer(engine.max_moves))
        return view.game.notation[code]


class Easy(Medium):
    """Plays like a beginner: often a move that only looks good; where memory counts, it forgets half of what it saw."""

    level = "easy"
    who: ClassVar[int] = quick.EASY

    def act(self, view: View) -> Move:
        engine = quick_play(view.game, "python")
        code = engine.choose_with_slips(self.who, view._fields.copy(), self.dice, engine.buffer(2 * engine.max_moves))
        return view.game.notation[code]


class Novice(Easy):
    """Plays like somebody's first games: most moves are any that the rules allow."""

    level = "novice"
    who = quick.NOVICE


class Decent(Easy):
    """Follows rules of thumb, but every fourth move only looks good."""

    level = "decent"
    who = quick.DECENT


class Strong(Bot):
    """Plays thousands of games in its head, dealing what it cannot see anew each time, and does what wins most."""

    level = "strong"
    memoryless = True
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

    async def act_by(self, view: View, ask: Ask) -> Move:
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        return (await self._weighed_by(view, ask))[0].move

    def engine(self, game: Game) -> compile.Engine:
        """The rules, the policy and the search that it uses."""
        return thinking(game)

    def think(self, view: View) -> list[Thought]:
        """All legal moves that were tried, the best first, in the order of their chances in whole percent."""
        return with_reasons(view, self._weighed(view))

    async def think_by(self, view: View, ask: Ask) -> list[Thought]:
        """The same, with questions answered elsewhere."""
        return with_reasons(view, await self._weighed_by(view, ask))

    def _weighed(self, view: View) -> list[Thought]:
        """The same without reasons, which are slow to find."""
        engine = self.engine(view.game)
        return run(self.steps(view, engine.compiled), lambda question: question.answer(engine))

    async def _weighed_by(self, view: View, ask: Ask) -> list[Thought]:
        """The same; a game without `reshuffle` is thought about here, because its views are sampled all the time."""
        if not declares(view.game, "reshuffle"):
            engine = thinking(view.game, "python")
            return run(self.steps(view, compiled=False), lambda question: question.answer(engine))
        return await run_by(self.steps(view, compiled=True), ask)

    def steps(self, view: View, compiled: bool) -> Generator[Question, Any, list[Thought]]:
        """What it asks, one question after the other, and what it thinks in the end; `compiled` code gets more done."""
        from random import Random  # slow to import, and not needed before a bot thinks

        rng = Random(self.dice.rng)
        fields = view.sample(rng)._fields
        if thinking(view.game, "python").revealed(fields):
            question = self._settle(view, fields, compiled)
            leads: list[int] = yield question
            if len(leads) == len(question.moves):
                return certain(view, question.moves, leads)
        answer: Simulated = yield self._simulate(view, fields, compiled, rng)
        self.dice.rng = answer.rng
        return sorted(thoughts(view, answer.children), key=lambda thought: (-thought.tries, -thought.chance))

    def _settle(self, view: View, fields: Any, compiled: bool) -> Settle:
        """The exact result of every move, the best-looking first, for a part of the budget."""
        weight = thinking(view.game, "python").weight
        budget = 20 * self.simulations or int(self.milliseconds * (500 if compiled else 5))
        codes = [view.game.codes[move] for move in view.legal_moves]
        codes.sort(key=lambda code: -weight(fields, code))
        return Settle(view.game.name, fields, codes, budget // len(codes))

    def _simulate(self, view: View, fields: Any, compiled: bool, rng: Random) -> Simulate:
        """The chances of the moves by simulation. Room in the tree: a simulation adds two rows at most."""
        rows = 2 * self.simulations or int(self.milliseconds * (400 if compiled else 20))
        return Simulate(
            view.game.name,
            fields,
            view.seat,
            self.dice.rng,
            self.simulations,
            self.milliseconds,
            rows=min(rows, 2_000_000) + 100,
            stamps=max(search.CODES, max(view.game.notation) + 2),
            another=None if declares(view.game, "reshuffle") else lambda: view.sample(rng)._fields,
        )


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


def with_reasons(view: View, thoughts: list[Thought]) -> list[Thought]:
    """The best first, each with what it leads to."""
    return [thought._replace(reason=view.outlook(thought.move).then) for thought in by_chance(thoughts)]


def certain(view: View, codes: list[int], leads: list[int]) -> list[Thought]:
    """The moves with their exact results, from seat 0's lead at the end after each; the best first."""
    results = []
    for code, lead in zip(codes, leads, strict=True):
        ours = lead if view.seat == 0 else -lead
        results.append(Thought(view.game.notation[code], (1 + (ours > 0) - (ours < 0)) / 2, 0.0, 1))
    return sorted(results, key=lambda thought: -thought.chance)


def thoughts(view: View, children: list[tuple[int, ...]]) -> list[Thought]:
    """The moves at the root of the tree, with their chances.

    The error is that of the tries with one more win and one more loss, so that a few equal results are no certainty.
    """
    moves = []
    for row in children:
        tries, value, squares = row[search.VISITS], row[search.VALUE], row[search.SQUARES]
        mean, widened = value / tries, (value + search.WHOLE) / (tries + 2)
        spread = (squares + search.WHOLE**2) / (tries + 2) - widened * widened
        error = (max(0.0, spread) / (tries + 2)) ** 0.5
        move = view.game.notation[row[search.MOVE]]
        moves.append(Thought(move, mean / search.WHOLE, error / search.WHOLE, tries))
    return moves
