"""Many games side by side, for research: the compiled rules over arrays of states, on all cores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from irisdeck.engine import compile
from irisdeck.engine.state import seed_of
from irisdeck.engine.threads import Job, Team, cores, division, positive
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
        if not positive(count) or not positive(1 if threads is None else threads):
            raise InvalidOption("a batch needs at least one game and one thread, in whole numbers")
        self.game = game
        self.seed = seed_of(seed)
        self.engine = compile.engine(game.rules, speed)
        self.states = self.engine.states(game.blank(), count)
        # Interpreted, there is one part of all games: a slice of a list would be a copy.
        self.threads, self._parts = division(count, threads or cores()) if self.engine.compiled else (1, [(0, count)])
        self._team = Team(self.threads, len(self._parts))
        self._run("deal_many", lambda first, part: (part(self.states), self.seed, first))

    def close(self) -> None:
        """Ends the threads. They end with the batch, too."""
        self._team.close()

    def __reduce__(self) -> Any:
        raise TypeError("a batch has threads: it cannot be copied or pickled")

    def _run(self, name: str, arguments: Callable[[int, Callable[[Any], Any]], tuple[Any, ...]]) -> list[Any]:
        """Runs a loop on every thread, its arguments made for the first game and by what cuts a slice of its games."""

        def part(first: int, last: int) -> tuple[Any, ...]:
            return arguments(first, lambda games: games[first:last] if self.engine.compiled else games)

        parts = [part(*ends) for ends in self._parts]
        with self._team.lock:
            return self._team.run(Job(self.engine, name, parts))

    @property
    def over(self) -> Any:
        """Which games have ended."""
        return self.states["over"] != 0 if self.engine.compiled else [bool(s.over) for s in self.states]

    def moves(self) -> tuple[Any, Any]:
        """The legal moves of every game as numbers (`game.notation` writes them), and how many count in each row."""
        out, counts = self.engine.buffer(self.engine.max_moves, len(self.states)), self.engine.buffer(len(self.states))
        self._run("moves_many", lambda _, part: (part(self.states), part(out), part(counts)))
        return out, counts

    def apply(self, chosen: Any, *, trusted: bool = False) -> None:
        """Plays one move in every game that is not over; what stands for the others is passed over.

        An illegal move raises and changes nothing. `trusted` saves the proof where the moves are known to be legal.
        """
        numbers = self.engine.buffer(len(self.states))
        numbers[:] = chosen
        with self._team.lock:
            if not trusted:
                self._prove(numbers)
            self._run("apply_many", lambda _, part: (part(self.states), part(numbers)))

    def _prove(self, numbers: Any) -> None:
        wrong = self._run(
            "first_illegal",
            lambda _, part: (part(self.states), part(numbers), self.engine.buffer(self.engine.max_moves)),
        )
        for (first, _), own in zip(self._parts, wrong, strict=True):
            if own >= 0:
                number = first + own
                move = self.game.notation.get(int(numbers[number]), f"number {numbers[number]}")
                raise IllegalMove(f"{move} is not legal in game {number} of the batch")

    def finish(self) -> int:
        """Plays all games to their ends at random; returns the decisions taken."""
        engine, lengths = self.engine, self.engine.buffer(len(self.states))

        def arguments(first: int, part: Callable[[Any], Any]) -> tuple[Any, ...]:
            dice, out = engine.dice(self.game.players), engine.buffer(engine.max_moves)
            return part(self.states), dice, self.seed, first, out, part(lengths)

        return sum(self._run("finish_many", arguments))

    def scores(self) -> Any:
        """The scores of all games, a row for each, a column for each seat."""
        scores = self.engine.buffer(self.game.players, len(self.states))
        self._run("score_many", lambda _, part: (part(self.states), part(scores)))
        return scores
