"""What vector environments share: rows of games on all cores, their seeds and actions, and how they are copied."""

from __future__ import annotations

import operator
from abc import abstractmethod
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Self

import numpy as np
from gymnasium import error
from gymnasium.vector import VectorEnv
from gymnasium.vector.utils import batch_space

from irisdeck.bots.levels import quick_play
from irisdeck.engine.memory import rows
from irisdeck.engine.state import Dice, mixed, seed_of, zeros
from irisdeck.engine.threads import Job, Team, cores, division, positive
from irisdeck.game import IllegalMove, InvalidOption, State, alternatives, short

if TYPE_CHECKING:
    from irisdeck.engine.compile import Engine, Speed
    from irisdeck.envs.layout import Layout
    from irisdeck.game import View

RESET_MASK = "reset_mask"  # Gymnasium's option for games to be dealt anew, all others going on


class Rows(VectorEnv[Any, Any, Any]):
    """Many games of one kind, a row each, stepped together.

    The first game of row i is number i of the seed, the next one number i + num_envs, and so on. A row with a seed of
    its own plays the games number 0, 1, ... of that seed. Neither depends on the number of threads.
    """

    rewards: Any
    _unpickled: tuple[str, ...] = ("mask", "_engine", "_team", "_parts", "_arguments", "_jobs", "_chosen", "_marked")
    _dice_per_game = 1
    _kept_per_game = 1  # cached observations

    def __init__(self, layout: Layout, n: int, seed: int | None, threads: int | None, speed: Speed) -> None:
        if not all(positive(count) for count in (n, 1 if threads is None else threads)):
            raise InvalidOption("a vector of environments needs at least one game and one thread, in whole numbers")
        self._declare(layout, n, seed)
        self.obs = zeros((n, layout.width), np.uint8)
        self._mask = zeros((n, layout.actions), np.int8)
        self.terminated = zeros(n, np.bool_)
        self.truncated = zeros(n, np.bool_)  # every game is played to its end
        self.scores = zeros((n, self.game.players), np.int64)  # of the last game of each row that has ended
        self.random_actions = zeros(n, np.int64)  # one that may be taken in each game, drawn anew by every step

        engine = layout.engine(speed)
        self._speed: Speed = "numba" if engine.compiled else "python"
        self._threads = threads
        self._states = engine.states(self.game.blank(), n)
        self._dice = engine.states(Dice(), n * self._dice_per_game)
        self._kept = zeros((n, self._kept_per_game * engine.KEPT), np.uint8)

    def _declare(self, layout: Layout, n: int, seed: Any) -> None:
        """What the games are and look like, and the numbers of the first ones."""
        self.layout, self.game, self.num_envs = layout, layout.game, n
        self.single_observation_space = layout.observation_space()
        self.single_action_space = layout.action_space()
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._dealt = False
        self._seeds = np.full(n, seed_of(None) if seed is None else _seed(seed), np.int64)
        self._firsts, self._strides = np.arange(n), np.full(n, n)
        self._numbers = zeros(n, np.int64)
        self._numbers[:] = self._firsts

    def _prepare(self) -> None:
        """Make what is not pickled: functions, threads, addresses, and what is noted for a loop."""
        self.mask = self._mask.view()
        self.mask.flags.writeable = False  # games are played by it
        self._engine = self.layout.engine(self._speed)
        self._chosen = zeros(self.num_envs, np.int64)  # the actions to be taken
        self._marked = zeros(self.num_envs, np.bool_)  # the rows that a loop is about
        # Interpreted, there is one part of all games: a slice of a list would be a copy.
        alone = 1, [(0, self.num_envs)]
        workers, ends = division(self.num_envs, self._threads or cores()) if self._engine.compiled else alone
        self._parts = [slice(*part) for part in ends]
        self._arguments = [self._loops(part) for part in self._parts]
        self._jobs: dict[str, Job] = {}
        self._team = Team(workers, len(self._parts))

    @abstractmethod
    def _loops(self, part: slice) -> dict[str, tuple[Any, ...]]:
        """The arguments of each loop for a slice of the games."""
        return {
            "first_masked": (self._chosen[part], rows(self._mask[part], self._engine.compiled), self.layout.actions)
        }

    # -- Copies --

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in self._unpickled}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._prepare()

    def __copy__(self) -> Self:
        return deepcopy(self)  # two vectors must not play in the same arrays

    def close_extras(self, **_: Any) -> None:
        """Ends the threads."""
        self._team.close()

    # -- Seeds and options of a reset --

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals all games: those of a seed, or without one the next seed's.

        A list has a seed for each game. The option `reset_mask`, an array of booleans, says which games are dealt anew;
        without a seed they are the next of their rows.
        """
        with self._team.lock:
            fresh = self._fresh(options)
            self._number_games(seed, fresh)
            self._dealt = False  # until all is done
            self.rewards[fresh], self.terminated[fresh], self.scores[fresh] = 0, False, 0
            shown = self._begin(fresh)
            self._dealt = True
        return shown

    @abstractmethod
    def _begin(self, fresh: Any) -> tuple[Any, dict[str, Any]]:
        """Deal the games of these rows, and return what `reset` does."""

    def _number_games(self, seed: Any, fresh: Any) -> None:
        """Give the fresh rows the numbers of the games to be dealt; nothing changes if a seed is wrong."""
        if isinstance(seed, (list, tuple, np.ndarray)):
            self._seed_each([*seed], fresh)
        elif seed is not None:
            self._seeds[fresh] = _seed(seed)
            self._firsts[fresh], self._strides[fresh] = np.flatnonzero(fresh), self.num_envs
            self._numbers[fresh] = self._firsts[fresh]
        elif not fresh.all():
            self._numbers[fresh] += self._strides[fresh]
        elif self._dealt:
            self._seeds[:] = [mixed(own + 1) for own in self._seeds.tolist()]
            self._numbers[:] = self._firsts

    def _seed_each(self, given: list[Any], fresh: Any) -> None:
        """Seeds for every row; one that has none goes on with its next game."""
        if len(given) != self.num_envs:
            raise InvalidOption(f"a seed is a number, or one for each of the {self.num_envs} games, not {len(given)}")
        seeds = [None if own is None else _seed(own) for own in given]
        for i in np.flatnonzero(fresh).tolist():
            own = seeds[i]
            if own is not None:
                self._seeds[i], self._firsts[i], self._strides[i], self._numbers[i] = own, 0, 1, 0
            elif self._dealt:
                self._numbers[i] += self._strides[i]

    def _fresh(self, options: dict[str, Any] | None) -> Any:
        """Which games a reset deals: all, or those of its option `reset_mask`."""
        check_options(options, RESET_MASK)
        self._refuse_closed()
        if not options:
            return np.ones(self.num_envs, np.bool_)
        if not self._dealt:
            raise error.ResetNeeded("the first reset deals all games: it takes no reset_mask")
        mask = options[RESET_MASK]
        if not isinstance(mask, np.ndarray) or mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise InvalidOption(f"reset_mask is an array of {self.num_envs} booleans, not {short(mask)}")
        return mask

    # -- Steps --

    def _run(self, name: str, engine: Engine | None = None) -> list[Any]:
        """Run one of the loops on all threads; whoever prepares and runs it holds the team's lock."""
        if name not in self._jobs:  # made by the first call, which compiles it
            self._jobs[name] = Job(engine or self._engine, name, [own[name] for own in self._arguments])
        return self._team.run(self._jobs[name])

    def _checked(self, actions: Any) -> Any:
        """The actions as an array of numbers, one for each game."""
        self._refuse_unready()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise InvalidOption(f"actions are {self.num_envs} whole numbers, not {given.dtype} of shape {given.shape}")
        return given.astype(np.int64, copy=False)

    def _refuse_illegal(self, chosen: Any) -> None:
        """Note the actions to be taken; raise IllegalMove for the first that its mask forbids."""
        self._chosen[:] = chosen
        wrong = self._run("first_masked")
        if max(wrong) >= 0:
            game = next(part.start + own for part, own in zip(self._parts, wrong, strict=True) if own >= 0)
            number = int(chosen[game])
            move = self.layout.notation[number] if 0 <= number < self.layout.actions else "no move"
            raise IllegalMove(f"action {number} ({move}) is not legal in game {game}")

    def _refuse_closed(self) -> None:
        if self.closed:
            raise error.ClosedEnvironmentError("the vector is closed")

    def _refuse_unready(self) -> None:
        self._refuse_closed()
        if not self._dealt:
            raise error.ResetNeeded("call reset before the first step")

    def _sliced(self, part: slice, games: Any) -> Any:
        """The states or dice of a slice of the games."""
        if not self._engine.compiled:
            return games
        each = len(games) // self.num_envs
        return games[part.start * each : part.stop * each]

    def view(self, number: int) -> View:
        """The view of the seat to act in game `number`."""
        state = self._state(number)
        return state.view(state.seat)

    def _state(self, number: int) -> State:
        """A game as it stands, without its history."""
        fields = self._states[number]
        if self._engine.compiled:
            fields = type(self.game.blank()).from_record(fields)
        return State(self.game, fields.copy(), None, ())

    def shortfalls(self) -> Any:
        """How much less weight each legal action has than the best by the game's rules of thumb: (num_envs, actions).

        The bot `medium` takes one whose number is 0. Numbers of illegal actions mean nothing.
        """
        self._refuse_unready()
        engine = quick_play(self.game, self._speed)
        short = np.zeros((self.num_envs, self.layout.actions), np.int32)
        _, index, _ = self.layout.tables(engine.compiled)
        parts = [
            (self._sliced(part, self._states), index, short[part], engine.buffer(2 * engine.max_moves))
            for part in self._parts
        ]
        with self._team.lock:
            self._team.run(Job(engine, "compare_many", parts))
        return short


def check_options(options: dict[str, Any] | None, *known: str) -> None:
    """Raise InvalidOption for an option of `reset` that does not exist."""
    for name in options or ():
        if name not in known:
            has = f"it has {alternatives(known, 'and')}" if known else "it has none"
            raise InvalidOption(f"reset has no option {short(name)}: {has}")


def _seed(seed: Any) -> int:
    try:
        return seed_of(operator.index(seed))
    except TypeError:
        raise InvalidOption(f"a seed is a whole number, or a list with one for each game, not {short(seed)}") from None
