"""The base class of bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol, Self, TypeVar

from irisdeck.engine.state import Dice, random, seed_of
from irisdeck.game import GAMES, InvalidOption, IrisdeckError, short

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from irisdeck.bots.questions import Ask
    from irisdeck.game import Game, Move, View

T = TypeVar("T")
LONGEST_ERROR = 200  # characters of what a bot raised


class Stopped(Exception):
    """The process or worker in which a bot thinks ended before it answered."""


class BotFailed(IrisdeckError):
    """A bot raised an exception, or returned an illegal move."""


class Thought(NamedTuple):
    """What a bot thinks of a move."""

    move: Move
    chance: (
        float  # to win the game with it, from 0 to 1; in some games of three and more the share of others left behind
    )
    error: float  # one standard error of the chance; 0 only if the result is certain
    tries: int
    reason: str = ""  # in the words of the game

    @property
    def percent(self) -> int:
        """The chance as it is shown."""
        return round(100 * self.chance)


class Acting(Protocol):
    """Anything that can play: a bot, or any other object with this method."""

    def act(self, view: View) -> str:
        """One of the view's legal moves."""


class Bot(ABC):
    """A question and an answer: `act(view) -> move`. Its randomness is its own."""

    level: ClassVar[str] = "other"
    pace: ClassVar[str] = "at once"  # how long it takes for a move
    games: ClassVar[Collection[str]] = GAMES.keys()  # that it plays
    memoryless: ClassVar[bool] = False  # its moves depend on nothing but the view and its seed: copies play like it

    def __init__(self, seed: int | None = None) -> None:
        self.dice = Dice(rng=seed_of(seed))

    @classmethod
    def made(cls, budget: str, seed: int | None) -> Self:
        """A bot from the budget behind its name: strong:100ms."""
        if budget:
            raise InvalidOption(f"{cls.__name__.lower()} takes no budget, so {budget!r} means nothing to it")
        return cls(seed)

    def check(self, game: Game) -> None:  # noqa: B027  # most bots play all that their `games` say
        """Raise InvalidOption for a number of players or options that it does not play."""

    @abstractmethod
    def act(self, view: View) -> Move:
        """One of the view's legal moves."""

    async def act_by(self, view: View, ask: Ask) -> Move:
        """The same, with what is slow asked of somebody else; a quick bot simply acts."""
        return self.act(view)

    def pick(self, things: Sequence[T]) -> T:
        """Any of these, all equally likely."""
        return things[random(self.dice, len(things))]


def checked_move(bot: Acting, view: View, name: str) -> Move:
    """A bot's move; raises BotFailed if the bot raises an exception or its move is not legal."""
    try:
        move = bot.act(view)
    except Exception as error:
        raise failed(error, view, name) from error
    return legal(move, view, name)


async def checked_move_by(bot: Bot, view: View, name: str, ask: Ask) -> Move:
    """The same, with what is slow asked of somebody else."""
    try:
        move = await bot.act_by(view, ask)
    except Exception as error:
        raise failed(error, view, name) from error
    return legal(move, view, name)


def failed(error: Exception, view: View, name: str) -> BotFailed:
    """What to raise for the exception of a bot."""
    return BotFailed(f"the bot {name} failed at {view.game.name}: {in_words(error)}")


def legal(move: str, view: View, name: str) -> Move:
    """The move of a bot, if it is legal."""
    if move not in view.legal_moves:
        raise BotFailed(f"the bot {name} returned an illegal move at {view.game.name}: {short(move)}")
    return view.game.notation[view.game.codes[move]]


def in_words(error: Exception) -> str:
    """What went wrong, in one line."""
    line = " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_ERROR]
    return line.encode("utf-8", "backslashreplace").decode()  # half a surrogate pair can be written to no file
