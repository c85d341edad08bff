"""What an arena plays: every deal from every seat, by bots that cannot keep the others from playing on.

A deal is one seed. Heads-up, all pairs of bots play it; with more players, tables of as many bots as there are seats.
Each table plays it as often as it has seats, and from game to game everybody moves on by one seat.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, count
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from irisdeck.bots import check_player, in_words, player_name, seated
from irisdeck.engine.state import MASK, Dice, random, stream
from irisdeck.game import InvalidOption
from irisdeck.research.arena.sharpen import KINDS, Sharpener

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from irisdeck.bots import Acting
    from irisdeck.game import Game, State
    from irisdeck.research.arena.sharpen import Controls

T = TypeVar("T")


class Seating(NamedTuple):
    """A game to be played: the number of its deal, and the number of the bot in each seat."""

    deal: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Outcome:
    """How a game ended. Lists go by seat."""

    deal: int
    seats: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 is the best; seats that are equal share a rank
    scores: tuple[int, ...] | None = None  # none where a bot gave the game away
    forfeit: int | None = None  # the seat that did so
    error: str | None = None  # and why
    record: dict[str, Any] | None = None  # where records are wanted
    controls: tuple[Controls, ...] | None = None  # where results are sharpened: what the dice gave each seat

    def share(self, bot: int) -> float:
        """A bot's part of the victory."""
        return (self.rank(bot) == 1) / self.ranks.count(1)

    def ahead(self, bot: int, other: int) -> float:
        """1 if a bot finished before another, 0 if behind it, and half if they are equal."""
        own, its = self.rank(bot), self.rank(other)
        return 0.5 if own == its else float(own < its)

    def control(self, bot: int) -> Controls:
        """What the dice gave a bot, as far as that is known; its mean is 0."""
        return self.controls[self.seats.index(bot)] if self.controls else (0.0,) * KINDS

    def rank(self, bot: int) -> int:
        """Where a bot finished."""
        return self.ranks[self.seats.index(bot)]


@dataclass(frozen=True)
class Arena:
    """What the games depend on, and nothing else: the same arena plays the same games wherever it runs.

    Only bots that think for a time, and not for so many steps, play other games on another day. A bot may be an object
    with `act(view)`, the same one in all games of a process: what it keeps from game to game is its own affair.
    """

    game: Game
    bots: tuple[str | Acting, ...]  # names as `irisdeck.bot` understands them, or objects
    seed: int = 0
    records: bool = False
    sharpen: int = 0  # how often every bot is asked again at each decision; 0: results are not sharpened

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", self.seed & MASK)
        if type(self.sharpen) is not int or self.sharpen < 0:
            raise InvalidOption(f"bots are asked again 0 times or more, not {self.sharpen!r:.40}")
        needed = self.game.players
        if len(self.bots) < needed:
            twice = " (the same one may be named twice)" if len(self.bots) else ""
            raise InvalidOption(f"{needed} players need {needed} bots or more, not {len(self.bots)}{twice}")
        for player in self.bots:
            check_player(player, self.game)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots as results call them: one that is named again is numbered."""
        names = [*map(player_name, self.bots)]
        again = [names[:place].count(name) for place, name in enumerate(names)]
        return tuple(f"{name}#{n + 1}" if n else name for name, n in zip(names, again, strict=True))

    # -- The schedule --

    def schedule(self, deals: int | None = None) -> Iterator[Seating]:
        """All games of so many deals, or of deals without end."""
        for deal in count() if deals is None else range(deals):
            for table in self.tables(deal):
                yield from (Seating(deal, table[-turn:] + table[:-turn]) for turn in range(len(table)))

    def tables(self, deal: int) -> list[tuple[int, ...]]:
        """Who plays a deal together: every bot as often as every other."""
        pool, players = range(len(self.bots)), self.game.players
        if players == 2:
            return [*combinations(pool, 2)]
        ring = shuffled(pool, stream(stream(self.seed, deal), 1 + players))
        starts = [0] if len(ring) == players else pool
        return [tuple((ring + ring)[start : start + players]) for start in starts]

    @property
    def games_per_deal(self) -> int:
        """So many games are played with the same cards."""
        return len(self.tables(0)) * self.game.players

    # -- The games --

    def play_all(self, seatings: Sequence[Seating]) -> list[Outcome]:
        """Several games, one after the other."""
        return [self.play(seating) for seating in seatings]

    def play(self, seating: Seating) -> Outcome:
        """One game. Its dice belong to the seats, so that bots that think alike play the same games."""
        seed = stream(self.seed, seating.deal)
        state, seat = self.game.deal(stream(seed, 0)), 0
        players: list[Acting] = []
        sharpener = self._sharpener(seating)
        try:
            for seat, number in enumerate(seating.seats):
                players.append(seated(self.bots[number], stream(seed, 1 + seat)))
            while not state.over:
                seat = state.seat
                move = players[seat].act(state.view(seat))
                before, state = state, state.play(move)
                if sharpener:
                    sharpener.add(players[seat], before, move)
        except Exception as error:
            outcome = self._forfeited(seating, state, seat, in_words(error))
        else:
            outcome = Outcome(*seating, ranked(state.scores), state.scores, record=self._record(seating, state))
        return replace(outcome, controls=sharpener.controls) if sharpener else outcome

    def _sharpener(self, seating: Seating) -> Sharpener | None:
        """What sharpens the result of a game. Its dice belong to the game, and are no bot's."""
        if not self.sharpen:
            return None
        seed = stream(stream(self.seed, seating.deal), -1)
        for number in seating.seats:
            seed = stream(seed, number)
        return Sharpener(self.game, [self.bots[number] for number in seating.seats], self.sharpen, seed)

    def _forfeited(self, seating: Seating, state: State, seat: int, error: str) -> Outcome:
        """Whoever fails is last, and the others share the rest."""
        ranks = tuple(len(seating.seats) if place == seat else 1 for place in range(len(seating.seats)))
        record = self._record(seating, state)
        if record:
            record["forfeit"] = {"seat": seat, "error": error}
        return Outcome(*seating, ranks, None, seat, error, record)

    def _record(self, seating: Seating, state: State) -> dict[str, Any] | None:
        names = [f"bot:{self.names[number]}" for number in seating.seats]
        return state.record(names).to_dict() if self.records else None


def ranked(scores: Sequence[int]) -> tuple[int, ...]:
    """The rank of each score, 1 for the highest; equal scores share a rank."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def shuffled(things: Sequence[T], seed: int) -> list[T]:
    """The same things in an order that grows from a seed."""
    dice, order = Dice(rng=seed), list(things)
    for last in range(len(order) - 1, 0, -1):
        other = random(dice, last + 1)
        order[last], order[other] = order[other], order[last]
    return order
