"""How likely a bot makes each of its moves: its policy, as whoever computes against it wants to know it.

    asked = Asked("strong:100", dice=16)
    asked.chances(view, view.legal_moves)       # exact for random, medium and bots without dice
    asked.exact                                 # False as soon as frequencies had to stand in for probabilities

Other bots are asked again with other dice. A bot that is not memoryless is refused: its moves may depend on more than
the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from irisdeck.bots import bot
from irisdeck.bots.base import checked_move
from irisdeck.bots.levels import Medium, thinking
from irisdeck.bots.random import Random
from irisdeck.engine.state import stream
from irisdeck.game import InvalidOption

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.bots.base import Bot
    from irisdeck.game import Move, View


class Answers(NamedTuple):
    """Moves that a bot makes equally often: all of them, or one for each throw of its dice."""

    moves: list[Move]
    thrown: bool


class Asked:
    """A bot that is asked about many views, and what it answered."""

    def __init__(self, spec: str, dice: int = 16, seed: int = 0) -> None:
        if not type(bot(spec)).memoryless:
            raise InvalidOption(f"{spec} may remember what it saw before: its moves cannot be told from a view")
        self.spec = spec
        self.dice = dice
        self.seed = seed
        self.exact = True
        self._answers: dict[tuple[int, bytes], Answers] = {}

    def chances(self, view: View, moves: Sequence[Move], part: slice = slice(None)) -> list[float]:
        """How likely it makes each of these moves, all that are legal; with `part`, by some of the dice alone."""
        if len(moves) == 1:
            return [1.0]
        answers, thrown = self._answered(view)
        if thrown:
            answers = answers[part]
        return [answers.count(move) / len(answers) for move in moves]

    def _answered(self, view: View) -> Answers:
        key = view.seat, view._fields.to_bytes()
        if key not in self._answers:
            self._answers[key] = self._ask(view, len(self._answers))
        return self._answers[key]

    def _ask(self, view: View, number: int) -> Answers:
        player = bot(self.spec, self._seed(number, 0))
        if known := equally_likely(player, view):
            return Answers(known, thrown=False)
        before = player.dice.rng
        first = checked_move(player, view, self.spec)
        if player.dice.rng == before:  # it threw no dice, so it always makes this move
            return Answers([first], thrown=False)
        self.exact = False
        others = (bot(self.spec, self._seed(number, throw)) for throw in range(1, self.dice))
        return Answers([first, *(checked_move(other, view, self.spec) for other in others)], thrown=True)

    def _seed(self, number: int, throw: int) -> int:
        return stream(self.seed, number * self.dice + throw)


def equally_likely(player: Bot, view: View) -> list[Move]:
    """The moves of which a bot makes any, all equally likely; none for a bot of which that is not known."""
    moves = view.legal_moves
    if type(player) is Random:
        return list(moves)
    if type(player) is not Medium:
        return []
    weight = thinking(view.game, "python").weight
    values = [weight(view._fields.copy(), view.game.codes[move]) for move in moves]
    return [move for move, value in zip(moves, values, strict=True) if value == max(values)]
