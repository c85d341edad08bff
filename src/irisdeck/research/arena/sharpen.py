"""Sharper results from the same games: the luck of the bots' dice is estimated and taken away (after AIVAT).

With all cards and the deck's order given, a game depends on nothing but the dice of its bots. So wherever a bot has a
choice, copies of it are asked at the same view with other dice. What the move played is worth more than the average of
all these moves is luck: its mean is 0 whatever the worths are, because the move played is one of them at random. Two
ways to appraise moves, quick games and a search, give two sums over a game, the *controls* of each seat. They vary with
the result where worths are about right, so a part of each is subtracted from it: the part that fits all *other* deals
best, so that nothing is fitted to a deal itself.

The idea is from AIVAT (Burch, Schmid, Moravčík, Morrill and Bowling, 2018). See docs/bots.md for what it gains.
"""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from irisdeck.bots import seated
from irisdeck.bots.levels import thinking
from irisdeck.engine import search
from irisdeck.engine.state import stream
from irisdeck.research.arena.stats import inverse, product

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.bots import Acting
    from irisdeck.game import Game, State

Controls = tuple[float, ...]  # one for each kind of appraisal

KINDS = 2  # of appraisals: by quick games, by search
PLAYED, SEARCHED = 100, 200  # quick games, and simulations of a search, by which a move is appraised
FOLDS = 10  # parts of the deals: each gets the weight that fits the others
FEWEST = 10  # deals that tell a weight
DRAWN = 2.0  # deals of an unknown result, by which weights are drawn towards 0


class Sharpener:
    """The controls of one game while it is played."""

    def __init__(self, game: Game, specs: Sequence[str | Acting], copies: int, seed: int) -> None:
        """`specs`: the bots by seat; `copies`: how often each is asked again; `seed`: of the copies' dice."""
        self.game, self.specs, self.copies = game, specs, copies
        self.seed = seed
        self.engine = thinking(game)
        self.sums = [[0.0] * KINDS for _ in range(game.players)]
        self.decisions = 0

    @property
    def controls(self) -> tuple[Controls, ...]:
        """What the dice have given to each seat so far."""
        return tuple(map(tuple, self.sums))

    def add(self, player: Acting, state: State, played: str) -> None:
        """Count a decision: the state before it, and the move that was played, which is legal."""
        self.decisions += 1
        if not getattr(player, "memoryless", False) or len(state.legal_moves) == 1:
            return
        seed = stream(self.seed, self.decisions)
        moves = self._asked_again(state, seed)
        if moves is None or set(moves) == {played}:
            return
        worths = {move: self._worths(state, move, stream(seed, 0)) for move in dict.fromkeys([played, *moves])}
        for seat, sums in enumerate(self.sums):
            for kind in range(KINDS):
                average = fmean(worths[move][kind][seat] for move in [played, *moves])
                sums[kind] += worths[played][kind][seat] - average

    def _asked_again(self, state: State, seed: int) -> list[str] | None:
        """The moves of the copies. None if one fails: whoever failed in its place would have ended the game."""
        spec = self.specs[state.seat]
        moves: list[str] = []
        try:
            for copy in range(self.copies):
                move = seated(spec, stream(seed, 1 + copy)).act(state.view(state.seat))
                moves.append(state.legal_moves[state.legal_moves.index(move)])
        except Exception:
            return None
        return moves

    def _worths(self, state: State, move: str, seed: int) -> tuple[list[float], ...]:
        """What a move is worth to each seat, with open cards: by quick games, and by search."""
        quick = self._judged(state, move, seed, PLAYED, rows=3)  # no room for more than the first move
        return quick, self._judged(state, move, seed, SEARCHED, rows=2 * SEARCHED + 3)

    def _judged(self, state: State, move: str, seed: int, simulations: int, rows: int) -> list[float]:
        """What each seat gets on average in simulations that begin with a move, with so many rows of the tree."""
        engine, code, players = self.engine, self.game.codes[move], self.game.players
        states, dice, tree = engine.states(state._fields, 2), engine.dice(1)[0], engine.buffer(search.WIDTH, rows)
        stamps = max(search.CODES, max(self.game.notation) + 2)
        buffers = [engine.buffer(size) for size in (engine.max_moves, search.LIMIT + 1, stamps)]
        sums, values = engine.buffer(2 * players), engine.buffer(simulations)
        engine.judge(states, search.OPEN, code, tree, 1, seed, 0, dice, *buffers, sums, values, simulations)
        return [int(sums[seat]) / simulations / search.WHOLE for seat in range(players)]


# -- Weights --


class Fit:
    """The weights of the controls that leave the least variance of scores, from sums over deals."""

    def __init__(self) -> None:
        self.deals = 0
        self.score = 0.0
        self.controls = [0.0] * KINDS
        self.products = [0.0] * KINDS  # of each control and the score
        self.squares = [[0.0] * KINDS for _ in range(KINDS)]  # of each control and each

    def add(self, score: float, controls: Controls) -> None:
        """Count a deal."""
        self.deals += 1
        self.score += score
        for i, control in enumerate(controls):
            self.controls[i] += control
            self.products[i] += control * score
            for j, other in enumerate(controls):
                self.squares[i][j] += control * other

    @property
    def weights(self) -> list[float]:
        """By least squares, drawn a little towards 0; all 0 as long as too few deals are known."""
        if self.deals < FEWEST:
            return [0.0] * KINDS
        mean = [control / self.deals for control in self.controls]
        spread = [[self.squares[i][j] - mean[i] * self.controls[j] for j in range(KINDS)] for i in range(KINDS)]
        for i in range(KINDS):
            spread[i][i] += DRAWN * self.squares[i][i] / self.deals + 1e-9
        shared = [self.products[i] - mean[i] * self.score for i in range(KINDS)]
        return product(inverse(spread), shared)

    def sharpened(self, score: float, controls: Controls) -> float:
        """The score of another deal less what its controls explain of it."""
        return score - sum(weight * control for weight, control in zip(self.weights, controls, strict=True))


def sharpened(scores: Sequence[float], controls: Sequence[Controls]) -> list[float]:
    """The scores of deals less what controls explain, by weights that were fitted to the other folds."""
    fits = [Fit() for _ in range(FOLDS)]
    for deal, (score, control) in enumerate(zip(scores, controls, strict=True)):
        for fold, fit in enumerate(fits):
            if deal % FOLDS != fold:
                fit.add(score, control)
    pairs = zip(scores, controls, strict=True)
    return [fits[deal % FOLDS].sharpened(score, control) for deal, (score, control) in enumerate(pairs)]


def mean_controls(games: Sequence[Controls]) -> Controls:
    """The mean of the controls of several games."""
    return tuple(fmean(each) for each in zip(*games, strict=True))
