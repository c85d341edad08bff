"""Many games side by side, for research: the compiled rules over arrays of states, on all cores."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from irisdeck.engine import compile
from irisdeck.engine.state import seed_of
from irisdeck.game import IllegalMove, InvalidOption

if TYPE_CHECKING:
    from collections.abc import Callable

    from irisdeck.game import Game


class Batch:
    """Many games of one kind side by side, on all cores: what a game does depends on its number and the seed alone.

    >>> import irisdeck
    >>> batch = Batch(irisdeck.game("tricks", players=4), 1000, seed=7)
    >>> moves, counts = batch.moves()               # legal moves of every game as numbers, and how many they are
    >>> batch.apply([row[0] for row in moves])      # one for each
    >>> decisions = batch.finish()                  # the rest at random
    >>> len(batch.scores()), all(batch.over)
    (1000, True)
    """

    def __init__(
        self, game: Game, count: int, seed: int = 0, threads: int | None = None, speed: compile.Speed = "auto"
    ) -> None:
        if count < 1 or (threads is not None and threads < 1):
            raise InvalidOption("a batch needs at least one game and one thread")
        self.game = game
        self.seed = seed_of(seed)
        self.engine = compile.engine(game.rules, speed)
        self.states = self.engine.states(game.blank(), count)
        self.threads = (threads or os.cpu_count() or 1) if self.engine.compiled else 1
        self._share(lambda first, states: self.engine.deal_many(states, self.seed, first))

    def _share(self, work: Callable[..., Any], *buffers: Any) -> list[Any]:
        """Runs a function over the states and their buffers, a slice of the games on each core."""
        if self.threads == 1:  # whole: a slice of a list would be a copy
            return [work(0, self.states, *buffers)]
        edges = [len(self.states) * part // self.threads for part in range(self.threads + 1)]

        def stretch(first: int, last: int) -> Any:
            return work(first, self.states[first:last], *(buffer[first:last] for buffer in buffers))

        with ThreadPoolExecutor(self.threads) as pool:
            return list(pool.map(stretch, edges[:-1], edges[1:]))

    @property
    def over(self) -> Any:
        """Which games have ended."""
        return self.states["over"] != 0 if self.engine.compiled else [bool(s.over) for s in self.states]

    def moves(self) -> tuple[Any, Any]:
        """The legal moves of every game as numbers (`game.notation` writes them), and how many count in each row."""
        out, counts = self.engine.buffer(self.engine.max_moves, len(self.states)), self.engine.buffer(len(self.states))
        self._share(lambda _, *parts: self.engine.moves_many(*parts), out, counts)
        return out, counts

    def apply(self, chosen: Any, *, trusted: bool = False) -> None:
        """Plays one move in every game that is not over; what stands for the others is passed over.

        An illegal move raises and changes nothing. `trusted` saves the proof where the moves are known to be legal.
        """
        numbers = self.engine.buffer(len(self.states))
        numbers[:] = chosen
        if not trusted:
            self._prove(numbers)
        self._share(lambda _, *parts: self.engine.apply_many(*parts), numbers)

    def _prove(self, numbers: Any) -> None:
        def work(first: int, states: Any, numbers: Any) -> int:
            wrong = self.engine.first_illegal(states, numbers, self.engine.buffer(self.engine.max_moves))
            return -1 if wrong < 0 else first + int(wrong)

        for number in self._share(work, numbers):
            if number >= 0:
                move = self.game.notation.get(int(numbers[number]), f"number {numbers[number]}")
                raise IllegalMove(f"{move} is not legal in game {number} of the batch")

    def finish(self) -> int:
        """Plays all games to their ends at random; returns the decisions taken."""

        def work(first: int, states: Any, lengths: Any) -> int:
            dice, out = self.engine.dice(self.game.players), self.engine.buffer(self.engine.max_moves)
            return int(self.engine.finish_many(states, dice, self.seed, first, out, lengths))

        return sum(self._share(work, self.engine.buffer(len(self.states))))

    def scores(self) -> Any:
        """The scores of all games, a row for each, a column for each seat."""
        scores = self.engine.buffer(self.game.players, len(self.states))
        self._share(lambda _, *parts: self.engine.score_many(*parts), scores)
        return scores
