"""What a game was made of: chances before and after every decision, and how luck and skill add up to the result.

The chances of all seats change in two ways. At a decision they fall from those of the best move to those of the move
played: skill. Between two decisions cards are dealt, drawn or uncovered, or the next player knows more: luck. So for
every seat, initial chance + luck + skill (own and others') = result, exactly, because each chance is both added and
subtracted on the way.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.analysis.judging import CHARGED, Chance, Judgment
from irisdeck.game import Move, kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FORMAT = "irisdeck-analysis/1"
Shares = tuple[float, ...]  # of the victory, by seat
MARKS = {"??": 0.15, "?": 0.10, "?!": 0.05}  # a move is marked by what it cost, as chess players do
REAL = 0.01  # a decision is a real choice if the best and the worst move differ by so much at least
NEAR = 0.02  # a move that costs no more is as good as the best
GRADES = ("outstanding", "strong", "good", "fair", "learning")  # by the error rate, up to so many times
LIMITS = (0.1, 0.4, 0.8, 1.8)  # that of the easy bot, because a choice weighs more in some games than in others


@dataclass(frozen=True)
class Decision:
    """A move that was played, and what could have been played."""

    number: int  # moves before it
    seat: int
    judgment: Judgment

    @property
    def move(self) -> Move:
        """The move that was played."""
        return self.judgment.played.move

    @property
    def best(self) -> Move:
        """The best move; the one played, unless another is better by more than chance explains."""
        return self.judgment.best.move

    @property
    def before(self) -> Shares:
        """The chances of all seats with the best move."""
        return self.judgment.best.shares

    @property
    def after(self) -> Shares:
        """The chances of all seats with the move that was played."""
        return self.judgment.played.shares

    @property
    def cost(self) -> float:
        """What the move cost its player."""
        return self.before[self.seat] - self.after[self.seat]

    @property
    def mark(self) -> str:
        """??, ? or ?! for a move that cost much; nothing for others."""
        cost = round(self.cost, 9)  # 0.8375 - 0.7375 is a little less than 0.1
        return next((mark for mark, limit in MARKS.items() if cost >= limit), "")

    @property
    def choice(self) -> bool:
        """Whether it was a real choice: the best and the worst move differ, by more than chance explains."""
        chances = self.judgment.chances
        best = max(chances, key=lambda chance: chance.shares[self.seat])
        worst = min(chances, key=lambda chance: chance.shares[self.seat])
        gap = best.shares[self.seat] - worst.shares[self.seat]
        return gap >= max(REAL, CHARGED * sqrt(best.error**2 + worst.error**2))

    def good_enough(self, move: str) -> bool:
        """Whether a move is the best one or as good."""
        chances = {chance.move: chance.shares[self.seat] for chance in self.judgment.chances}
        return move == self.best or chances.get(Move(move), -1.0) >= self.before[self.seat] - NEAR

    def to_dict(self) -> dict[str, Any]:
        """The decision as JSON values."""
        judgment = self.judgment
        return {
            "number": self.number,
            "seat": self.seat,
            "move": str(self.move),
            "best": str(self.best),
            "cost": self.cost,
            "error": judgment.error,
            "mark": self.mark,
            "choice": self.choice,
            "moves": [_chance_to_dict(chance) for chance in judgment.chances],
            "open": [_chance_to_dict(chance) for chance in judgment.there],
        }

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Decision:
        """A decision from JSON values."""
        chances = {each["move"]: _chance_from_dict(each) for each in values["moves"]}
        there = tuple(map(_chance_from_dict, values["open"]))
        played, best = chances[values["move"]], chances[values["best"]]
        judgment = Judgment(tuple(chances.values()), played, best, values["error"], there)
        return cls(values["number"], values["seat"], judgment)


def _chance_to_dict(chance: Chance) -> dict[str, Any]:
    return {**chance._asdict(), "move": str(chance.move), "shares": list(chance.shares)}


def _chance_from_dict(values: Mapping[str, Any]) -> Chance:
    return Chance(Move(values["move"]), tuple(values["shares"]), values["error"], values["simulations"])


class Luck(NamedTuple):
    """A change of chances that nobody decided: before decision `number`, or after the last one."""

    number: int  # moves before it
    kind: str  # deal, uncovered, drawn or held: what changed the chances
    change: Shares


class Account(NamedTuple):
    """How the result of a seat came about; the first four add up to the fifth."""

    initial: float
    luck: float
    own: float  # lost by the seat's own decisions: never above 0
    others: float  # given by the decisions of the others
    result: float

    @property
    def adjusted(self) -> float:
        """The result with average luck."""
        return self.initial + self.own + self.others


@dataclass(frozen=True)
class Analysis:
    """The decisions of a game, as far as they are judged, and what follows from them."""

    game: str
    players: int
    simulations: int  # of a move at most
    decisions: tuple[Decision | None, ...]  # nothing where it is not judged yet
    kinds: tuple[str, ...]  # of luck: before the first decision, between each two, and after the last
    result: Shares

    @property
    def done(self) -> int:
        """How many decisions are judged."""
        return sum(decision is not None for decision in self.decisions)

    @property
    def complete(self) -> bool:
        """Whether all decisions are judged."""
        return self.done == len(self.decisions)

    @property
    def judged(self) -> Iterator[Decision]:
        """The decisions that are judged."""
        return (decision for decision in self.decisions if decision is not None)

    @property
    def initial(self) -> Shares:
        """The chances before the deal: the same for all seats, so a better seat is part of the luck of the deal."""
        return (sum(self.result) / self.players,) * self.players

    @cached_property
    def luck(self) -> tuple[Luck, ...]:
        """The changes that nobody decided, where the decisions around them are judged."""
        places: list[tuple[Shares | None, Shares | None]] = []
        before: Shares | None = self.initial
        for decision in self.decisions:
            places.append((before, decision.before if decision else None))
            before = decision.after if decision else None
        places.append((before, self.result))
        changes = []
        for number, (cause, (old, new)) in enumerate(zip(self.kinds, places, strict=True)):
            if old is not None and new is not None:
                changes.append(Luck(number, cause, tuple(b - a for a, b in zip(old, new, strict=True))))
        return tuple(changes)

    def account(self, seat: int) -> Account:
        """How the result of a seat came about, once all decisions are judged."""
        own = others = 0.0
        for decision in self.judged:
            change = decision.after[seat] - decision.before[seat]
            own, others = (own + change, others) if decision.seat == seat else (own, others + change)
        luck = sum(each.change[seat] for each in self.luck)
        return Account(self.initial[seat], luck, own, others, self.result[seat])

    def choices(self, seat: int) -> list[Decision]:
        """The real choices of a seat."""
        return [decision for decision in self.judged if decision.seat == seat and decision.choice]

    def error_rate(self, seat: int) -> float | None:
        """What a seat lost by a real choice on average, in points of a hundred; None without any."""
        choices = self.choices(seat)
        return 100 * sum(decision.cost for decision in choices) / len(choices) if choices else None

    def grade(self, seat: int) -> str:
        """The error rate of a seat in a word, compared with a beginner's; nothing without any real choice."""
        rate = self.error_rate(seat)
        if rate is None:
            return ""
        ratio = rate / kind(self.game).beginner_loss
        return next((grade for grade, limit in zip(GRADES, LIMITS, strict=False) if ratio <= limit), GRADES[-1])

    def costliest(self, seat: int, most: int = 3) -> list[Decision]:
        """The decisions of a seat that cost most, the costliest first; none that was as good as the best."""
        costly = [
            decision for decision in self.judged if decision.seat == seat and not decision.good_enough(decision.move)
        ]
        return sorted(costly, key=lambda decision: -decision.cost)[:most]

    # -- JSON --

    def to_dict(self) -> dict[str, Any]:
        """The analysis as JSON values, with what follows from the decisions."""
        return {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "simulations": self.simulations,
            "complete": self.complete,
            "decisions": [decision and decision.to_dict() for decision in self.decisions],
            "luck": [{"number": luck.number, "kind": luck.kind, "change": list(luck.change)} for luck in self.luck],
            "kinds": list(self.kinds),
            "result": list(self.result),
            "seats": [self._seat_to_dict(seat) for seat in range(self.players)],
        }

    def _seat_to_dict(self, seat: int) -> dict[str, Any]:
        account = self.account(seat)
        costliest = [decision.number for decision in self.costliest(seat)]
        rate = {"choices": len(self.choices(seat)), "error_rate": self.error_rate(seat), "grade": self.grade(seat)}
        return {**account._asdict(), "adjusted": account.adjusted, **rate, "costliest": costliest}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Analysis:
        """An analysis from JSON values."""
        decisions = tuple(each and Decision.from_dict(each) for each in values["decisions"])
        kinds, result = tuple(values["kinds"]), tuple(values["result"])
        return cls(values["game"], values["players"], values["simulations"], decisions, kinds, result)
