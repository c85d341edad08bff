"""Puzzles: positions of bots' games in which few moves are much better than all others.

A game's puzzles are in its folder (puzzles.jsonl), one a line: the seed of the deal and the moves up to the position,
the moves that solve it, the best one that does not, and how hard it seems to be. `irisdeck puzzles make` makes them.

People and puzzles are rated against each other by OpenSkill, and people get puzzles near their level. Where progress
is kept is decided elsewhere: in a database, a file, or a browser.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import blake2s
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.game import IrisdeckError, Move, game, kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from random import Random
    from types import ModuleType

    from irisdeck.game import Game, State

FILE = "puzzles.jsonl"
MIDDLE, SIGMA = 25.0, 25 / 3  # the first strength of a person, and how unsure it is: those of OpenSkill
UNSURE = 4.0  # of the first strength of a puzzle, which was estimated
SCALE, POINTS = 60, 1500  # strengths are shown as ratings of players are
LARGEST = 1e9  # number in a file of progress that can be ours
NEAR = 8  # puzzles nearest to somebody's level, one of which they get


class InvalidPuzzle(IrisdeckError, ValueError):
    """A line that is no puzzle, and why."""


@dataclass(frozen=True)
class Puzzle:
    """A position and its solutions."""

    game: str
    players: int
    options: Mapping[str, Any] = field(hash=False)  # those that differ from their defaults
    deal: int  # the seed of the first deal
    moves: str  # up to the position
    solutions: Mapping[Move, float] = field(hash=False)  # with the chances of the seat to act, the best first
    wrong: tuple[Move, float]  # the best move that does not solve it
    theme: str  # one of the game's; empty if it has none
    hard: float  # how hard it seems before anybody has tried it, as the strength of a player

    @cached_property
    def id(self) -> str:
        """What the puzzle is called: it follows from the position."""
        position = json.dumps([self.game, self.players, dict(self.options), self.deal, self.moves])
        return f"{self.game}-{blake2s(position.encode(), digest_size=4).hexdigest()}"

    @cached_property
    def state(self) -> State:
        """The whole position; only its view for the seat to act may be shown."""
        *_, state = self.states()
        return state

    def states(self) -> Iterator[State]:
        """The state after the deal and after every move up to the position."""
        state = game(self.game, self.players, **self.options).deal(self.deal)
        yield state
        for move in self.moves.split():
            state = state.play(move)
            yield state

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.seat

    @property
    def strength(self) -> Strength:
        """How hard it is as long as nobody has tried it."""
        return Strength(self.hard, UNSURE)

    def solved_by(self, move: str) -> bool:
        """Whether a move solves it."""
        return move in self.solutions

    def to_json(self) -> str:
        """The puzzle as a line of JSON."""
        values = {
            "id": self.id,
            "game": self.game,
            "players": self.players,
            **({"options": dict(self.options)} if self.options else {}),
            "deal": self.deal,
            "moves": self.moves,
            "best": {str(move): chance for move, chance in self.solutions.items()},
            "wrong": [str(self.wrong[0]), self.wrong[1]],
            **({"theme": self.theme} if self.theme else {}),
            "hard": self.hard,
        }
        return json.dumps(values, separators=(",", ":"))

    @classmethod
    def from_json(cls, line: str) -> Puzzle:
        """Parse a line; raises InvalidPuzzle."""
        try:
            values = json.loads(line)
            best = {Move(move): float(chance) for move, chance in values["best"].items()}
            wrong = Move(values["wrong"][0]), float(values["wrong"][1])
            about = values["game"], values["players"], values.get("options", {}), values["deal"], values["moves"]
            puzzle = cls(*about, best, wrong, values.get("theme", ""), float(values["hard"]))
        except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError) as error:
            raise InvalidPuzzle(f"this is no puzzle: {error!r:.60}") from None
        if puzzle.id != values.get("id"):
            raise InvalidPuzzle(f"the puzzle is not the one it says it is: {puzzle.id}")
        return puzzle


def has_puzzles(name: str) -> bool:
    """Whether a game comes with puzzles."""
    return (Path(kind(name).folder()) / FILE).is_file()


@cache
def puzzles(name: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game by their ids; none if it has no file of them."""
    if not has_puzzles(name):
        return {}
    lines = (Path(kind(name).folder()) / FILE).read_text(encoding="utf-8").splitlines()
    return {puzzle.id: puzzle for puzzle in map(Puzzle.from_json, lines)}


def themes(game: type[Game]) -> ModuleType | None:
    """The file of a game that knows the themes of its puzzles."""
    return game.module("puzzles")


# -- Ratings --


class Strength(NamedTuple):
    """How hard a puzzle is, as the strength of who solves it every other time."""

    mu: float
    sigma: float
    tries: int = 0


class Puzzler(NamedTuple):
    """How well somebody solves the puzzles of a game."""

    mu: float = MIDDLE
    sigma: float = SIGMA
    solved: int = 0
    failed: int = 0
    streak: int = 0  # solved since the last failure
    longest: int = 0  # streak


def points(mu: float) -> int:
    """A strength as it is shown."""
    return round(POINTS + SCALE * (mu - MIDDLE))


def after_try(puzzler: Puzzler, puzzle: Strength, solved: bool) -> tuple[Puzzler, Strength]:
    """A person and a puzzle after the first try of the person: one of them has won."""
    from openskill.models import PlackettLuce  # slow to import, and needed only here

    model = PlackettLuce(limit_sigma=True)
    teams = [[model.rating(mu=side.mu, sigma=side.sigma)] for side in (puzzler, puzzle)]
    [[person], [position]] = model.rate(teams, ranks=[0, 1] if solved else [1, 0])
    streak = puzzler.streak + 1 if solved else 0
    return (
        Puzzler(
            person.mu,
            person.sigma,
            puzzler.solved + solved,
            puzzler.failed + (not solved),
            streak,
            max(streak, puzzler.longest),
        ),
        Strength(position.mu, position.sigma, puzzle.tries + 1),
    )


def next_puzzle(
    known: Mapping[str, Puzzle],
    puzzler: Puzzler,
    tried: Mapping[str, bool],
    strengths: Mapping[str, Strength],
    rng: Random,
    but: str = "",
) -> Puzzle | None:
    """A puzzle near somebody's level that they have not tried; then those that they failed at, then any.

    `tried`: whether they have solved those that they have tried. `but`: the one that they have just seen. A newcomer
    gets an easier one, because their level is not known.
    """
    others = [puzzle for puzzle in known.values() if puzzle.id != but] or [*known.values()]
    left = [puzzle for puzzle in others if puzzle.id not in tried]
    left = left or [puzzle for puzzle in others if not tried[puzzle.id]] or others
    level = puzzler.mu - puzzler.sigma / 2
    left.sort(key=lambda puzzle: (abs(strengths.get(puzzle.id, puzzle.strength).mu - level), puzzle.id))
    return rng.choice(left[:NEAR]) if left else None


# -- Progress on one device --


@dataclass
class Progress:
    """What one person has tried, of all games, as one text: for a file, or the storage of a browser."""

    puzzlers: dict[str, Puzzler] = field(default_factory=dict)
    tried: dict[str, bool] = field(default_factory=dict)  # by the ids of puzzles: whether they were solved

    def puzzler(self, name: str) -> Puzzler:
        """How well the puzzles of a game are solved."""
        return self.puzzlers.get(name, Puzzler())

    def add(self, puzzle: Puzzle, solved: bool) -> bool:
        """Count a try; only the first one counts. Returns whether it did."""
        if puzzle.id in self.tried:
            return False
        self.tried[puzzle.id] = solved
        self.puzzlers[puzzle.game], _ = after_try(self.puzzler(puzzle.game), puzzle.strength, solved)
        return True

    def next(self, name: str, rng: Random, but: str = "") -> Puzzle | None:
        """The next puzzle of a game."""
        return next_puzzle(puzzles(name), self.puzzler(name), self.tried, {}, rng, but)

    def to_json(self) -> str:
        """The progress as text."""
        return json.dumps(
            {"puzzlers": {name: one._asdict() for name, one in self.puzzlers.items()}, "tried": self.tried}
        )

    @classmethod
    def from_json(cls, text: str) -> Progress:
        """Parse such a text; what cannot be read is no progress."""
        try:
            values = json.loads(text)
            people = {str(name): Puzzler(**one) for name, one in values["puzzlers"].items()}
            if not all(abs(number) < LARGEST for one in people.values() for number in one):
                return cls()
            return cls(people, {str(name): bool(solved) for name, solved in values["tried"].items()})
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return cls()
