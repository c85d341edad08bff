"""How people at a table treat each other: phrases, a bot for whoever stays away, offers to end a game. No I/O.

Nobody writes freely: a phrase is one of a closed list, so that everybody reads it in their own language. A table does
not know who is away: the server says so in the facts that it passes to `Table.decide`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from irisdeck import bots
from irisdeck.game import Refused
from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from irisdeck.table.commands import Accept, Back, Command, Decline, Offer, Say, Vote
    from irisdeck.table.decisions import Facts
    from irisdeck.table.table import Event, Table
    from irisdeck.words import Said

PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "must-go", "take-your-time", "good-game",
    "oops",
)  # fmt: skip
REACTIONS = {"applause": "👏", "smile": "🙂", "surprise": "😮", "pondering": "🤔", "heart": "❤️", "joy": "🎉"}
PATIENCES = (60, 300, 900, 3600)  # seconds that can be chosen until a bot may play for whoever is away
IN_A_ROW = 5  # phrases of one seat between two moves
PAUSE = 10  # moves until the same seat may offer again


class Speech(NamedTuple):
    """What somebody said: where they sat, what they were called, and the words."""

    seat: int
    name: str
    words: Said


def phrased(phrase: str) -> Said:
    """A phrase or a reaction in words."""
    if phrase in REACTIONS:
        return say("reaction", sign=REACTIONS[phrase], words=say(f"reaction-{phrase}"))
    return say(f"phrase-{phrase}")


@dataclass
class Courtesy:
    """What has been said at a table, for whom others would let a bot play, and what has been offered."""

    speeches: dict[int, Speech] = field(default_factory=dict)  # by the number of the event
    spoken: dict[int, int] = field(default_factory=dict)  # phrases of each seat since the last move
    votes: dict[int, set[int]] = field(default_factory=dict)  # seats that would let a bot play for a seat
    offer: int | None = None  # the seat that offers to end the game
    agreeing: set[int] = field(default_factory=set)  # seats that would end it
    offered: dict[int, int] = field(default_factory=dict)  # the number of moves when each seat offered last

    def copy(self) -> Courtesy:
        """A copy that shares nothing that changes."""
        return Courtesy(
            dict(self.speeches),
            dict(self.spoken),
            {seat: set(voters) for seat, voters in self.votes.items()},
            self.offer,
            set(self.agreeing),
            dict(self.offered),
        )

    # -- What follows from moves and seats --

    def moved(self, seat: int) -> None:
        """After a move everybody may talk again, and an offer lapses."""
        self.spoken.clear()
        self.votes.pop(seat, None)
        self._lapse()

    def reseated(self, seat: int) -> None:
        """When a seat changes hands, votes and offers that concern it lapse."""
        self.votes.pop(seat, None)
        for voters in self.votes.values():
            voters.discard(seat)
        self._lapse()

    def _lapse(self) -> None:
        self.offer = None
        self.agreeing = set()

    # -- What holds --

    def may_offer(self, table: Table, seat: int) -> bool:
        """Whether a seat can offer to end the game."""
        return table.running and self.offer is None and self.pause(table, seat) <= 0 and not unfair(table)

    def pause(self, table: Table, seat: int) -> int:
        """Moves until a seat may offer again."""
        return self.offered.get(seat, table.moves - PAUSE) + PAUSE - table.moves

    def voters(self, table: Table, seat: int, away: Collection[int]) -> set[int]:
        """Whose votes it takes to let a bot play for somebody: all others who are here."""
        return people(table) - {seat} - set(away)

    # -- Deciding --

    def check(self, table: Table, command: Command, seat: int) -> None:
        """Refuse what no seat may do now."""
        kind = type(command).__name__.lower()
        if table.seats[seat].bot and kind not in ("say", "back"):
            raise Refused("stood-in")
        if not table.running and kind != "say":
            raise Refused("game-over" if table.over else "not-begun")

    def decide_say(self, table: Table, seat: int, command: Say, facts: Facts) -> Event:
        """A seat says a phrase."""
        if command.phrase not in [*PHRASES, *REACTIONS]:
            raise Refused("no-such-phrase")
        if self.spoken.get(seat, 0) >= IN_A_ROW:
            raise Refused("said-enough", most=IN_A_ROW)
        return {"kind": "say", "seat": seat, "phrase": command.phrase}

    def decide_vote(self, table: Table, seat: int, command: Vote, facts: Facts) -> Event:
        """A seat votes for a stand-in; with the last vote the bot takes over."""
        other = command.seat
        if other not in range(len(table.seats)):
            raise Refused("no-such-seat")
        if table.first.get("clock"):
            raise Refused("clock-decides")
        who = table.seats[other]
        if other == seat or who.player is None or who.bot or other not in facts.absent:
            raise Refused("not-away", name=table.names[other])
        given = self.votes.get(other, set())
        if given | {seat} >= self.voters(table, other, facts.away):
            return {"kind": "stand-in", "seat": other, "by": seat, "bot": bots.USUAL}
        if seat in given:
            raise Refused("already-voted")
        return {"kind": "vote", "seat": seat, "for": other}

    def decide_back(self, table: Table, seat: int, command: Back, facts: Facts) -> Event:
        """A player takes their seat back from the stand-in, or ends the vote about them."""
        if not table.seats[seat].bot and not self.votes.get(seat):
            raise Refused("not-stood-in")
        return {"kind": "back", "seat": seat}

    def decide_offer(self, table: Table, seat: int, command: Offer, facts: Facts) -> Event:
        """A seat offers to end the game; where only bots are asked, it ends."""
        if self.offer is not None:
            raise Refused("offer-open")
        if self.pause(table, seat) > 0:
            raise Refused("offered-lately", moves=self.pause(table, seat))
        if unfair(table):
            raise Refused("bots-play-on")
        return self._agreed(table, seat) or {"kind": "offer", "seat": seat}

    def decide_accept(self, table: Table, seat: int, command: Accept, facts: Facts) -> Event:
        """A seat accepts an offer; with the last one the game ends."""
        self._check_offer(seat)
        return self._agreed(table, seat) or {"kind": "accept", "seat": seat}

    def decide_decline(self, table: Table, seat: int, command: Decline, facts: Facts) -> Event:
        """A seat declines an offer."""
        self._check_offer(seat)
        return {"kind": "decline", "seat": seat}

    def _check_offer(self, seat: int) -> None:
        if self.offer is None or seat in self.agreeing:
            raise Refused("no-offer")

    def _agreed(self, table: Table, seat: int) -> Event | None:
        """The end, if with this seat all people agree; bots always do."""
        return {"kind": "agree", "seat": seat, "ends": True} if self.agreeing | {seat} >= people(table) else None

    # -- Applying --

    def apply(self, table: Table, event: Event) -> None:
        """Apply an event of this kind."""
        APPLIED[event["kind"]](self, table, event["seat"], event)

    def _apply_say(self, table: Table, seat: int, event: Event) -> None:
        who, words = table.seats[seat], phrased(event["phrase"])
        self.spoken[seat] = self.spoken.get(seat, 0) + 1
        self.speeches[table.number] = Speech(seat, who.name, words)
        table._log(say("someone", name=who.called, what=words))
        for number in [number for number in self.speeches if number < table.told[0][0]]:
            del self.speeches[number]

    def _apply_vote(self, table: Table, seat: int, event: Event) -> None:
        other = event["for"]
        self.votes.setdefault(other, set()).add(seat)
        table._tell(say("stand-in-voted", name=table.seats[seat].called, other=table.seats[other].name))

    def _apply_stand_in(self, table: Table, seat: int, event: Event) -> None:
        """The seat stays its owner's, but if they do not come back, they have given the game up."""
        table._tell(say("stand-in-begun", name=table.seats[seat].called))
        table._seat(seat, replace(table.seats[seat], bot=event["bot"]))
        table._give_seat_up(seat)

    def _apply_back(self, table: Table, seat: int, event: Event) -> None:
        table._tell(say("stand-in-over", name=table.seats[seat].called))
        self.votes.pop(seat, None)
        if table.seats[seat].bot:
            table._seat(seat, replace(table.seats[seat], bot=None))
            table._gone = [gone for gone in table._gone if gone != seat]

    def _apply_offer(self, table: Table, seat: int, event: Event) -> None:
        self.offer, self.agreeing = seat, {seat}
        self.offered[seat] = table.moves
        table._tell(say("offer-made", name=table.seats[seat].called))

    def _apply_accept(self, table: Table, seat: int, event: Event) -> None:
        self.agreeing.add(seat)
        table._tell(say("offer-accepted", name=table.seats[seat].called))

    def _apply_decline(self, table: Table, seat: int, event: Event) -> None:
        self._lapse()
        table._tell(say("offer-declined", name=table.seats[seat].called))

    def _apply_agree(self, table: Table, seat: int, event: Event) -> None:
        self._lapse()
        table.agreed, table.ended = True, say("offer-agreed")
        table._tell(table.ended)


APPLIED: dict[str, Callable[[Courtesy, Table, int, Event], None]] = {
    "say": Courtesy._apply_say,
    "vote": Courtesy._apply_vote,
    "stand-in": Courtesy._apply_stand_in,
    "back": Courtesy._apply_back,
    "offer": Courtesy._apply_offer,
    "accept": Courtesy._apply_accept,
    "decline": Courtesy._apply_decline,
    "agree": Courtesy._apply_agree,
}


def unfair(table: Table) -> bool:
    """Whether an end without a winner would only spare somebody a loss: bots agree to everything."""
    return table.counts and len(people(table)) == 1


def people(table: Table) -> set[int]:
    """Seats at which somebody plays for themselves."""
    return {number for number, seat in enumerate(table.seats) if seat.player and not seat.bot}
