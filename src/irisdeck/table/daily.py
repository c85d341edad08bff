"""The deal of the day: the same cards and the same bots for everybody. No I/O.

All chance of a day grows from its key: the deal, later rounds, who begins, and the dice of the bots. A bot's dice at
its k-th decision follow from the key, its seat and k alone, so the same play meets the same replies. On a server the
key is secret (server/deals.py); on a device it follows from the date, so whoever reads this can work the cards out.

    deal = Deal(key_of("2026-11-18"), "2026-11-18", "red7-4")
    deal.begin()                # the event that deals the cards
    deal.chance.dice(state)     # the seed of the bot that is to act
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.bots import USUAL
from irisdeck.engine.state import MASK
from irisdeck.game import GAMES, Refused, game
from irisdeck.table import faces
from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

    from irisdeck.game import Game, Move, State, View
    from irisdeck.table.table import Table
    from irisdeck.words import Said

    Think = Callable[[View, str, int], Awaitable[Move | str]]  # a view, a bot and its seed: the bot's move

SEAT = 0  # where the person sits
OPPONENT = USUAL  # in all other seats: it has no clock to think by, so it plays alike on every machine
LEVELS = ("easy", "medium", "strong:1000")  # the bots that play the same cards in the person's seat
PLAYERS = (2, 4)  # for how many there is a deal each day, where a game allows it
BOT = "bot:"  # how the ids of bots begin in results, as in ratings


class Kind(NamedTuple):
    """What is dealt each day: a game with its usual options, for a number of players."""

    game: str
    players: int

    @property
    def id(self) -> str:
        """The kind in addresses and files: red7-4."""
        return f"{self.game}-{self.players}"

    @property
    def scored(self) -> bool:
        """Whether the scores say more than who has won."""
        return game(self.game, self.players).scored

    @property
    def title(self) -> Said:
        """The kind in words."""
        return say("daily-kind", game=say(f"{self.game}-title"), players=self.players)


def kinds() -> list[Kind]:
    """All deals of a day."""
    return [Kind(name, players) for name, one in GAMES.items() for players in PLAYERS if players in one.seats]


def kind_of(text: str) -> Kind:
    """The kind that an address names; raises Refused."""
    for kind in kinds():
        if kind.id == text:
            return kind
    raise Refused("no-such-kind")


# -- Days --


def day_of(now: float) -> str:
    """The day of a moment, which begins at midnight in UTC: 2026-11-18."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def day_before(day: str) -> str:
    """The day before."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def read_day(text: str, today: str) -> str:
    """A day that an address names, today or before; raises Refused."""
    try:
        day = date.fromisoformat(text).isoformat()
    except ValueError:
        raise Refused("no-such-day") from None
    if day != text or day > today:
        raise Refused("no-such-day")
    return day


def key_of(day: str, secret: bytes = b"") -> str:
    """The key of a day, which nobody can foretell without the secret; where there is none, it follows from the day."""
    return hmac.new(secret, f"irisdeck daily {day}".encode(), hashlib.sha256).hexdigest()


# -- Chance --


class Chance(NamedTuple):
    """All chance of a game, as it follows from a key; `name` tells apart what has the same key."""

    key: str
    name: str

    def begin(self, chosen: Game) -> dict[str, Any]:
        """The event that deals the cards of a game."""
        state = chosen.deal(self._number("deal"))
        more = {"first": state._fields.first} if "first" in chosen.options else {}
        return {"kind": "begin", "deal": self.shuffled(chosen.show_deck(state._deals[0][1]), 1), **more}

    def shuffled(self, deal: str, number: int) -> str:
        """The deal of a round in an order that follows from the key: of fewer cards, in the same order without them."""
        seen: Counter[str] = Counter()
        ranks: list[tuple[bytes, str]] = []
        for card in deal.split(" "):
            seen[card] += 1
            ranks.append((self._bytes(f"round {number} {card} {seen[card]}"), card))
        return " ".join(card for _, card in sorted(ranks))

    def dice(self, state: State) -> int:
        """The seed of the bot that is to act: it follows from its seat and how many moves it has made."""
        made = sum(seat == state.seat for seat, _ in state.history)
        return self._number(f"seat {state.seat} move {made}")

    def _number(self, purpose: str) -> int:
        return int.from_bytes(self._bytes(purpose)[:8], "big") & MASK

    def _bytes(self, purpose: str) -> bytes:
        return hmac.new(bytes.fromhex(self.key), f"{self.name} {purpose}".encode(), hashlib.sha256).digest()


class Deal(NamedTuple):
    """One deal of a day; `counts`: for whoever plays it the first time."""

    key: str  # of the day
    day: str
    kind: str
    counts: bool = True

    @classmethod
    def of(cls, first: Mapping[str, Any]) -> Deal | None:
        """The deal that the opening event of a table names, if it does; raises for a log that nobody wrote here."""
        if "daily" not in first:
            return None
        deal = cls(**first["daily"])
        bytes.fromhex(deal.key), date.fromisoformat(deal.day), kind_of(deal.kind)
        return deal

    @property
    def link(self) -> str:
        """Where results are compared."""
        return f"/daily/{self.day}/{self.kind}"

    @property
    def terms(self) -> Said:
        """What holds for it, in a sentence."""
        return say("daily-counts" if self.counts else "daily-again-more")

    @property
    def game(self) -> Game:
        """What is played."""
        kind = kind_of(self.kind)
        return game(kind.game, kind.players)

    @property
    def chance(self) -> Chance:
        """From where its cards and dice come."""
        return Chance(self.key, self.kind)

    def begin(self) -> dict[str, Any]:
        """The event that deals the cards."""
        return self.chance.begin(self.game)


# -- Results --


def bot_id(level: str) -> str:
    """The id of a bot in results; a budget behind the level does not matter."""
    return f"{BOT}{level.partition(':')[0]}"


class Score(NamedTuple):
    """What somebody made of a deal: their share of the victory, and their score unless they gave up."""

    share: float
    score: int | None


class Entry(NamedTuple):
    """A result in a list: whose, by id and name, and what they made of the deal; None while they still play."""

    player: str
    name: str
    score: Score | None
    table_id: str = ""
    face: str = ""

    @classmethod
    def of_bot(cls, level: str, score: Score) -> Entry:
        """The result of a bot."""
        name = level.partition(":")[0]
        return cls(bot_id(level), name, score, face=faces.of_bot(name))

    @property
    def bot(self) -> str:
        """The level of a bot; empty for a person."""
        return self.player.removeprefix(BOT) if self.player.startswith(BOT) else ""


def score_of(places: Sequence[int], scores: Sequence[int], gave_up: bool = False) -> Score:
    """What the person made of a game that is over: those in the first place share the victory."""
    if gave_up or not places:
        return Score(0.0, None)
    return Score(1 / places.count(1) if places[SEAT] == 1 else 0.0, scores[SEAT])


def score_at(table: Table) -> Score | None:
    """What the person made of the deal at a table; None while they play."""
    if not table.over or table.state is None:
        return None
    places = table.ending.places if table.ending else ()
    return score_of(places, table.state.scores, gave_up=table.gave_up(SEAT))


async def played_by(level: str, deal: Deal, think: Think) -> Score:
    """What a bot makes of a deal in the person's seat, against the same bots with the same dice."""
    event, chosen = deal.begin(), deal.game
    first = {"first": event["first"]} if "first" in event else {}
    state = game(chosen.name, chosen.players, **first).lay_out(event["deal"])
    while not state.over:
        bot = level if state.seat == SEAT else OPPONENT
        after = state.play(await think(state.view(state.seat), bot, deal.chance.dice(state)))
        if len(after._deals) > len(state._deals):
            after = after.redeal(deal.chance.shuffled(chosen.show_deck(after._deals[-1][1]), len(after._deals)))
        state = after
    return score_of([1 if seat in state.winners else 2 for seat in range(chosen.players)], state.scores)


class Mean(NamedTuple):
    """What several have made of a deal, on average."""

    games: int
    share: float
    score: float | None  # None where nobody has one


def mean(scores: Iterable[Score]) -> Mean | None:
    """The mean of some results; None of none."""
    shares, points = [], []
    for share, score in scores:
        shares.append(share)
        points += [] if score is None else [score]
    if not shares:
        return None
    return Mean(len(shares), sum(shares) / len(shares), sum(points) / len(points) if points else None)


class Comparison(NamedTuple):
    """A result beside those of all others with the same cards."""

    own: Score | None
    people: Mean | None
    bots: Mean | None
    field: Mean | None  # people and bots together
    entries: list[Entry]  # everybody, the best first

    def place(self, entry: Entry) -> int:
        """The place of an entry in the list; whoever has got as much has the same one."""
        return 1 + next(place for place, other in enumerate(self.entries) if other.score == entry.score)

    @property
    def ahead(self) -> float | None:
        """How much more of the victory somebody got than the field did on average."""
        return self.own.share - self.field.share if self.own and self.field else None

    @property
    def points_ahead(self) -> float | None:
        """How many more points."""
        if not (self.own and self.field) or self.own.score is None or self.field.score is None:
            return None
        return self.own.score - self.field.score


def compared(entries: Iterable[Entry], player: str) -> Comparison:
    """The results of a deal as a player reads them once their own game is over."""
    done = [entry for entry in entries if entry.score]
    done.sort(key=lambda entry: (-entry.score.share, -(entry.score.score or 0), entry.name))  # type: ignore[union-attr]
    own = next((entry.score for entry in done if entry.player == player), None)
    people = [entry.score for entry in done if entry.score and not entry.bot and entry.player != player]
    bots = [entry.score for entry in done if entry.score and entry.bot]
    return Comparison(own, mean(people), mean(bots), mean([*people, *bots]), done)


# -- Results in words --


def outcome(score: Score) -> Said:
    """Won, shared or lost."""
    return say("history-won" if score.share == 1 else "daily-shared" if score.share else "history-lost")


def in_words(score: Score, kind: Kind) -> Said:
    """A result with its score, where that says something."""
    if score.score is None or not kind.scored:
        return outcome(score)
    unit = GAMES[kind.game].unit
    return say("line-label", label=outcome(score), values=say(f"table-{unit}", **{unit: score.score}))


def verdict(comparison: Comparison) -> Said | None:
    """The difference to the field in a sentence: by victories, or, where these are equal, by points."""
    if comparison.ahead is None:
        return None
    ahead = comparison.ahead or comparison.points_ahead
    return say("daily-even" if not ahead else "daily-above" if ahead > 0 else "daily-below")
