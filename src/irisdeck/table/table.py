"""A game among people and bots: who sits where, what they may do, and what happened. No I/O.

A command goes one way: `Table.decide` turns it into a result (the event, and the table after it) or raises Refused, and
changes nothing; the caller writes the event to a log; `Table.apply` applies the result. Events are JSON values. A table
is its log: apply the events again, and it is back.

    table = Table([opened("red7", 2)])
    table.apply(table.decide("ann", commands.Sit(0, "Ann")))
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from irisdeck import bots
from irisdeck.game import Refused as Refused  # raised here
from irisdeck.game import ahead, closing, consequences, game, phrase, reveals
from irisdeck.table import courtesy, decisions, faces
from irisdeck.table.clock import GRACE, started
from irisdeck.table.commands import Move, Resign
from irisdeck.table.courtesy import Courtesy
from irisdeck.table.daily import OPPONENT, SEAT, Deal
from irisdeck.table.decisions import NAME_LENGTH as NAME_LENGTH
from irisdeck.table.decisions import Decision, Facts, Step
from irisdeck.table.decisions import clean_name as clean_name
from irisdeck.table.decisions import sat as sat
from irisdeck.table.lessons import COACH, LESSONS, READER, LessonPlace
from irisdeck.table.series import Series
from irisdeck.words import YOU, known, say

if TYPE_CHECKING:
    from collections.abc import Collection, KeysView, Mapping

    from irisdeck.game import Game, State, View
    from irisdeck.record import Record
    from irisdeck.table.clock import Clock
    from irisdeck.table.commands import Command
    from irisdeck.table.daily import Chance
    from irisdeck.words import Said

Event = dict[str, Any]

REMEMBERED = 12  # happenings that a table can still tell; its log has them all
PROGRAM = "program:"  # how the ids of programs begin that play under their own name; no person is called so


class PlayerName(str):
    """The name of a person, and who they are: so that a log can call them "you" when they read it themselves.

    Two people of one name are equal, so sentences for the log are not cached (`say`, not `said`).
    """

    __slots__ = ("player",)

    player: str

    def __new__(cls, name: str, player: str) -> Self:
        called = super().__new__(cls, name)
        called.player = player
        return called

    def __reduce__(self) -> tuple[Any, ...]:
        return PlayerName, (str(self), self.player)


@dataclass(frozen=True)
class Seat:
    """A place at the table: empty, a person's, or a bot's; a person's with a bot where it stands in for them."""

    player: str | None = None  # who they are; never shown
    name: str = ""
    bot: str | None = None
    chosen: str = faces.PERSON  # the avatar that a person has chosen

    @property
    def face(self) -> str:
        """The avatar of whoever plays here; none at an empty seat. Where a bot stands in, it is the person's."""
        if self.program:
            return faces.ROBOT
        if self.player:
            return self.chosen
        return faces.of_bot(self.bot) if self.bot else ""

    @property
    def empty(self) -> bool:
        """Whether nobody plays here."""
        return self.player is None and self.bot is None

    @property
    def called(self) -> str:
        """The name of the person who sits here."""
        return PlayerName(self.name, self.player) if self.player and self.name else self.name

    @property
    def program(self) -> bool:
        """Whether a program from elsewhere plays here, under its own name."""
        return self.player is not None and self.player.startswith(PROGRAM)


class Player(NamedTuple):
    """Who began a game in a seat: a person or a program by its id and name, or a bot by its level."""

    who: str  # the id; of a bot bot:LEVEL, as ratings list it
    name: str
    bot: str | None = None
    face: str = faces.PERSON  # the avatar

    @property
    def record_name(self) -> str:
        """The name in a record, where bots are bot:LEVEL and programs program:NAME; a person is never written so."""
        if self.bot:
            return f"bot:{self.bot}"
        if self.who.startswith(PROGRAM):
            return f"{PROGRAM}{self.name}"
        kind, colon, rest = self.name.partition(":")
        return f"{kind}: {rest}" if f"{kind}{colon}" in ("bot:", PROGRAM) else self.name or str(say(YOU))


class Ending(NamedTuple):
    """How a game ended: who played it, seat by seat, and who came in first, second and so on."""

    game: str
    players: tuple[Player, ...]
    places: tuple[int, ...]
    rated: bool


class Round(NamedTuple):
    """A round that was played: after how many moves it ended, and the scores then."""

    at: int
    scores: tuple[int, ...]


class Lead(NamedTuple):
    """Since which move somebody has been ahead, or nobody."""

    at: int
    seat: int | None


@dataclass(frozen=True)
class Result:
    """What a decision leads to. `Table.apply` applies it; until then nothing has changed."""

    event: Event
    number: int  # of the event in the log of the table
    state: State | None  # after the event, as the next three
    deadline: float | None  # when the time of the next seat to act is up
    ending: Ending | None  # how the game ends, if this event ends it
    table: Table  # as it will be


Told = tuple[int, tuple["Said", ...]]  # the number of an event, and the sentences that tell it


def bot_name(level: str) -> Said:
    """What a bot is called at a table: the animal of its avatar; one of another package has none, but a title."""
    if level == COACH:
        return say("lesson-coach")
    animal = faces.of_bot(level)
    return bot_title(level) if animal == faces.ROBOT else say(f"bot-{animal}")


def bot_title(level: str) -> Said:
    """A bot in words with its level, or with the name that its package gives it: "Cat (easy)"."""
    words = say(f"level-{level}") if known(f"level-{level}") else level
    return say("bot-title", name=say(f"bot-{faces.of_bot(level)}"), level=words)


def opened(
    name: str,
    players: int,
    options: Mapping[str, Any] | None = None,
    *,
    aids: bool = False,
    hints: bool = False,
    listed: bool = False,
    rated: bool = False,
    series: bool = False,
    clock: dict[str, Any] | None = None,
    patience: float | None = None,
) -> Event:
    """The first event of a table; raises for wrong options.

    `aids`: players are shown what they could remember. `hints`: they may ask the strongest bot. `listed`: strangers
    find the table, and may watch and take free seats. `rated`: the game changes the ratings of those who play it;
    refused with hints. `series`: the same deal is played from every seat, a round for each; refused with rated.
    `clock`: what irisdeck.table.clock.agreed tells. `patience`: seconds after which the others may let a bot play for
    somebody who is away; with a clock, the clock decides.
    """
    if rated and hints:
        raise Refused("rated-with-hints")
    if rated and series:
        raise Refused("rated-with-series")
    options = game(name, players, **(options or {})).options
    more: dict[str, Any] = {"aids": aids, "hints": hints, "listed": listed, "rated": rated}
    if series:
        more["series"] = Series.new(players)
    if clock:
        more["clock"] = clock
    elif patience is not None:
        more["patience"] = patience
    return {"kind": "open", "game": name, "players": players, "options": options, **more}


def lesson_opened(name: str, player: str, called: str, face: str = faces.PERSON) -> list[Event]:
    """The first events of a lesson: somebody sits down with the coach, and the prepared cards are dealt.

    Without a name (`called`), the lesson calls its reader "You".
    """
    lesson = LESSONS[name]
    others = [seat for seat in range(lesson.players) if seat != READER]
    return [
        {**opened(lesson.game, lesson.players, lesson.options), "lesson": lesson.edition},
        sat(READER, player, called, face),
        *({"kind": "bot", "seat": seat, "bot": COACH} for seat in others),
        {"kind": "begin", "deal": lesson.position.deal},
    ]


def daily_opened(deal: Deal, player: str, called: str, face: str = faces.PERSON) -> list[Event]:
    """The first events of a deal of the day: somebody sits down with the bots, and its cards are dealt.

    Without a name (`called`), the table calls its player "You".
    """
    chosen = deal.game
    first: Event = {**opened(chosen.name, chosen.players), "daily": deal._asdict()}
    others = [{"kind": "bot", "seat": seat, "bot": OPPONENT} for seat in range(chosen.players) if seat != SEAT]
    return [first, sat(SEAT, player, called, face), *others, {**deal.begin(), "by": player}]


class Table:
    """Where a game stands, and who sits at it."""

    def __init__(self, events: list[Event] | None = None, remembered: int | None = REMEMBERED) -> None:
        self.number = 0  # of events taken in: the next has this number
        self.moves = 0  # made so far: what a move must name, so that none is made twice
        self.first: Event = {}  # how the table was opened
        self.game: Game | None = None
        self.seats: list[Seat] = []
        self.names: list[Said | str] = []  # who sits where, in words
        self.faces: list[str] = []  # their avatars
        self.state: State | None = None  # none before the deal
        self.seeded = False  # whether the cards were dealt from a seed, as later rounds are then
        self.begun_by = ""  # the player who wanted the deal, where the log tells
        self.closing: dict[str, Any] = {}  # what all could see when the last move decided a round
        self.closed = 0  # how many rounds were decided
        self.told: tuple[Told, ...] = ()  # what happened, in words that all may read
        self.remembered = sys.maxsize if remembered is None else remembered  # of it
        self.last: tuple[Said, ...] = ()  # what happened last, but for what people said and hints they asked for
        self.courtesy = Courtesy()
        self.over = False  # whether the game has ended
        self.turn: int | None = None  # the seat to act
        self.resigned: int | None = None  # the seat that gave the game up
        self.agreed = False  # whether all agreed to end the game without a winner
        self.ended: Said | None = None  # how the game ended, where not by its rules
        self.rematch: str | None = None  # the table at which the same people play again
        self.lesson: LessonPlace | None = None  # where the reader stands, if this is a lesson
        self.daily: Deal | None = None  # if this is the deal of a day
        self.series: Series | None = None  # if the same deal is played from every seat
        self.unsealed = False  # whether all rounds of the series are over
        self.playing: list[Player] = []  # who began the game, seat by seat: theirs is the result
        self.rounds: tuple[Round, ...] = ()  # that were played
        self.leads: tuple[Lead, ...] = ()  # whenever another seat came ahead, or nobody was any more
        self.movers: frozenset[int] = frozenset()  # seats that have made a move
        self.exposed = False  # whether somebody took over a seat of the running game: they may know two hands
        self._sitting: dict[str, int] = {}  # who sits where
        self._gone: list[int] = []  # seats that were given up while others play on, the last first
        self.clock: Clock | None = None  # runs from the deal on, at tables that have one
        self._back: list[tuple[State, Clock | None]] = []  # where this turn may be gone back to
        for event in events or []:
            self.apply(event)

    # -- What holds --

    @property
    def running(self) -> bool:
        """Whether somebody is to act."""
        return self.turn is not None

    @property
    def waiting(self) -> bool:
        """Whether somebody waits here for strangers: the table is listed, and has a free seat before the deal."""
        seats = self.seats if self.first.get("listed") and self.state is None else ()
        return any(seat.empty for seat in seats) and any(seat.player for seat in seats)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won."""
        if self.agreed:
            return ()
        if self.resigned is not None:
            return tuple(seat for seat in range(len(self.seats)) if seat != self.resigned)
        return self.state.winners if self.state else ()

    @property
    def drawn(self) -> bool:
        """Whether the game was played out and nobody has won, because it is a draw."""
        return self.state is not None and self.resigned is None and self.state.drawn

    @property
    def bot_to_act(self) -> str | None:
        """The bot whose turn it is, if it is one's."""
        if self.lesson:
            return COACH if self.reply else None
        bot = self.seats[self.turn].bot if self.turn is not None else None
        return "easy" if bot == COACH else bot  # of a lesson that has changed since it was begun

    @property
    def owner(self) -> str:
        """The player for whom bots play here: who began the game, or the first who sits here; nobody in a lesson."""
        if self.lesson:
            return ""
        return self.begun_by or next((seat.player for seat in self.seats if seat.player), "")

    @property
    def only_bots(self) -> bool:
        """Whether no person plays or has played this game."""
        people = any(seat.player for seat in self.seats) or not all(player.bot for player in self.playing)
        return bool(self.playing) and not people

    @property
    def reply(self) -> str:
        """The move that the script of a lesson has for the coach now."""
        return self.lesson.reply if self.lesson and self.running else ""

    @property
    def aids(self) -> bool:
        """Whether players are shown what they could remember."""
        return bool(self.first.get("aids"))

    @property
    def hints(self) -> bool:
        """Whether players may ask the strongest bot: where the table says so, and alone against bots."""
        if self.lesson:
            return False
        alone = [player.bot for player in self.playing].count(None) == 1
        return bool(self.first.get("hints")) or (alone and not self.counts)

    @property
    def counts(self) -> bool:
        """Whether the result is compared with those of others: the game is rated, or the first of a deal of the day."""
        return bool(self.first.get("rated")) or (self.daily is not None and self.daily.counts)

    @property
    def dice(self) -> int | None:
        """The seed of the bot that is to act, where its dice are agreed; else they are its own."""
        return self.chance.dice(self.state) if self.chance and self.state and not self.state.over else None

    @property
    def chance(self) -> Chance | None:
        """From where cards and dice come, where others play with the same; else chance is the table's own."""
        return self.daily.chance if self.daily else self.series.chance if self.series else None

    @property
    def about(self) -> Said | None:
        """What is special about this game, in a sentence."""
        return self.daily.terms if self.daily else self.series.words if self.series else None

    @property
    def sealed(self) -> bool:
        """Whether nobody may see the cards of this game although it is over: they are played again."""
        return self.series is not None and not self.series.last and not self.unsealed

    @property
    def for_two(self) -> bool:
        """Whether two play: then the game ends when one gives up."""
        return len(self.seats) == 2

    def to_act(self, seat: int | None) -> bool:
        """Whether somebody is to act for themselves."""
        return seat is not None and seat == self.turn and not self.seats[seat].bot

    def seat_of(self, player: str) -> int | None:
        """Where somebody sits."""
        return self._sitting.get(player)

    @property
    def sitting(self) -> KeysView[str]:
        """Who sits here."""
        return self._sitting.keys()

    def may_sit(self, player: str, seat: int) -> bool:
        """Whether somebody may sit down at a seat; one that was left in a running game stays its owner's."""
        return self.seats[seat].empty and not self.over and (not self.playing or self.playing[seat].who == player)

    def _name(self, number: int) -> Said | str:
        """Who sits there, in words; bots of one kind are numbered."""
        seat = self.seats[number]
        if seat.program:
            return say("program-name", name=seat.name)
        if not seat.bot:
            return seat.called or say(YOU if seat.player else "table-empty-seat")
        if seat.player:
            return say("stand-in-name", name=seat.name)
        name = bot_name(seat.bot)
        bots = [(other, twin.bot) for other, twin in enumerate(self.seats) if twin.bot and not twin.player]
        same = [other for other, level in bots if bot_name(level) == name]
        return say("numbered", name=name, number=same.index(number) + 1) if len(same) > 1 else name

    def view(self, seat: int | None) -> View | None:
        """What a seat may know, or, without one, what everybody may; nothing before the deal."""
        if self.state is None:
            return None
        return self.state.watch() if seat is None else self.state.view(seat)

    def record(self) -> Record:
        """The game that was played here, with the names of those who began it; refused before its end, because a
        record tells all cards.
        """
        if "lesson" in self.first:
            raise Refused("in-lesson")
        if self.state is None or not self.over:
            raise Refused("not-over")
        if self.sealed:
            raise Refused("series-goes-on")
        return self.state.record([player.record_name for player in self.playing])

    @property
    def turning(self) -> int | None:
        """After how many moves the winner came ahead for good; None if they always were, or nobody alone has won."""
        if len(self.winners) != 1 or self.resigned is not None or len(self.leads) < 2:
            return None
        last = self.leads[-1]
        return last.at if last.seat == self.winners[0] else None

    def may_undo(self, seat: int | None) -> bool:
        """Whether a seat can take its last move back."""
        return self.to_act(seat) and bool(self._back) and not (self.daily and self.daily.counts)

    def gave_up(self, seat: int) -> bool:
        """Whether somebody has given up the game that they began in a seat."""
        return seat == self.resigned or seat in self._gone

    @property
    def ending(self) -> Ending | None:
        """How the game ended, once it has; lessons have no result."""
        if not self.over or self.game is None or self.state is None or "lesson" in self.first:
            return None
        if self.agreed:
            return Ending(self.game.name, tuple(self.playing), (), False)
        places = self._places(self.state)
        return Ending(self.game.name, tuple(self.playing), places, bool(self.first.get("rated")) and not self.exposed)

    def _places(self, state: State) -> tuple[int, ...]:
        """Who came in first, second and so on; those who gave up come last, whatever the bot made of their seats."""
        if self.resigned is not None:
            return tuple(2 if seat == self.resigned else 1 for seat in range(len(self.seats)))

        def rank(seat: int) -> tuple[bool, int, bool, int]:
            gone = seat in self._gone
            return gone, self._gone.index(seat) if gone else 0, seat not in state.winners, -state.scores[seat]

        ranks = [rank(seat) for seat in range(len(self.seats))]
        return tuple(1 + sum(other < mine for other in ranks) for mine in ranks)

    @property
    def deadline(self) -> float | None:
        """When the time of the seat to act is up; bots have no clock, so none of them can lose on time."""
        if self.clock is None or self.turn is None or self.seats[self.turn].bot:
            return None
        return self.clock.deadline(self.turn)

    # -- Deciding: nothing here changes the table --

    def decide(
        self,
        player: str,
        command: Command,
        *,
        now: float = 0,
        seed: int | None = None,
        away: Collection[int] = (),
        absent: Collection[int] = (),
        rematch: str = "",
    ) -> Result:
        """What follows from a command of a player; raises Refused. The keywords are facts that the caller vouches for.

        `now`: the time. `seed`: of the deal. `away`, `absent`: seats whose players are not here, and have not been here
        for long. `rematch`: the table that was opened for the rematch.
        """
        decision = decisions.decide(self, player, command, Facts(now, seed, away, absent, rematch))
        if decision.event["kind"] == "move" and self.late(now):
            raise Refused("time-up")
        return self._result(decision, now)

    def warning(self, player: str, command: Command) -> Said | None:
        """What to ask before a command that is easily regretted: to give up, or a move that surely loses something.

        Nothing in lessons: the coach wants such a move, or refuses it and says why.
        """
        if self.lesson:
            return None
        seat = self.seat_of(player)
        if isinstance(command, Resign) and seat is not None and self.running:
            return say("table-resign-sure")
        view = self.view(seat) if isinstance(command, Move) and self.to_act(seat) else None
        if view and isinstance(command, Move) and command.number == self.moves and command.move in view.legal_moves:
            return view.warning(command.move)
        return None  # a move that is refused anyway is not asked for

    def decide_move(self, move: str, *, now: float = 0, late: bool = False) -> Result:
        """A bot's move for the seat to act; `late`: because the time of a person is up."""
        event, step = decisions.moved(self, move)
        return self._result(Decision({**event, "late": True} if late else event, step), now)

    def decide_timeout(self, *, now: float) -> Result:
        """The seat to act loses by time."""
        return self._result(decisions.timed_out(self), now)

    def preview(self, event: Event) -> Result:
        """What an event leads to."""
        return self._preview(Decision(event))

    def _result(self, decision: Decision, now: float) -> Result:
        return self._preview(decision._replace(event=self._stamped(decision.event, now)))

    def _preview(self, decision: Decision) -> Result:
        after = self._copy()
        after._apply(decision)
        ending = after.ending if after.over and not self.over else None
        return Result(decision.event, self.number, after.state, after.deadline, ending, after)

    def _copy(self) -> Table:
        """A copy that shares nothing that `_apply` changes in place."""
        twin = Table.__new__(Table)  # copy.copy takes four times as long
        twin.__dict__ = vars(self).copy()
        twin.seats = [*self.seats]
        twin.courtesy = self.courtesy.copy()
        twin._gone = [*self._gone]
        twin._back = [*self._back]
        return twin

    def deal(self, seed: int | None = None, now: float = 0, by: str = "") -> Event:
        """The event that deals the cards: from a seed, and later rounds too, or from the system's randomness.

        `by`: the player who wants it.
        """
        assert self.game
        if self.chance:
            return self._stamped({**self.chance.begin(self.game), **({"by": by} if by else {})}, now)
        state = self.game.deal(seed)
        deal = self.game.show_deck(state._deals[0][1])
        more: Event = {"first": state._fields.first} if "first" in self.game.options else {}
        if seed is None:
            deal = decisions.shuffled(deal)
        else:
            more["seeded"] = True
        if by:
            more["by"] = by
        return self._stamped({"kind": "begin", "deal": deal, **more}, now)

    def _stamped(self, event: Event, now: float) -> Event:
        """An event with the time, at tables with a clock."""
        return {**event, "at": now} if self.first.get("clock") else event

    def late(self, now: float) -> bool:
        """Whether the time of the seat to act is up, and a move that was under way would be here."""
        return self.deadline is not None and now > self.deadline + GRACE

    def again(self, now: float = 0, by: str = "") -> list[Event]:
        """The first events of a rematch: the same people, everybody one seat further. `by`: who wants it.

        A deal of the day is played again with the same cards from the same seat, and does not count.
        """
        assert self.game
        if self.daily:
            person = self.playing[SEAT]
            return daily_opened(self.daily._replace(counts=False), person.who, person.name, person.face)
        table = Table([{**self.first, **({"series": self.series.next(self)} if self.series else {})}])
        events: list[Event] = [table.first]
        for number, seat in enumerate(self.seats[-1:] + self.seats[:-1]):
            if seat.player:
                events.append(sat(number, seat.player, seat.name, seat.chosen))
            elif seat.bot:
                events.append({"kind": "bot", "seat": number, "bot": seat.bot})
        return events if any(seat.empty for seat in self.seats) else [*events, table.deal(now=now, by=by)]

    # -- Applying: the one interpreter of events --

    def apply(self, happened: Event | Result) -> None:
        """Apply a result that was decided here, or replay an event of the log.

        Raises Refused for a kind of event that only newer versions know; the table stays as it was.
        """
        if isinstance(happened, Result):
            assert happened.number == self.number, "the table has changed since"
            self.__dict__ = vars(happened.table)
        else:
            self._apply(Decision(happened))

    def _apply(self, decision: Decision) -> None:
        event, step = decision
        if event["kind"] in courtesy.APPLIED:
            self.courtesy.apply(self, event)
        elif event["kind"] == "move":
            self._apply_move(event, step)
        elif event["kind"] in KINDS:
            getattr(self, f"_apply_{event['kind']}")(event)
        else:
            raise Refused("newer-table")
        self.number += 1
        ended = self.lesson.over if self.lesson else self.state is not None and self.state.over
        self.over = self.agreed or self.resigned is not None or ended
        self.turn = self._to_act() if self.state and not self.over else None

    def _to_act(self) -> int:
        """In a lesson it is the reader's turn, too, to read on."""
        assert self.state
        return READER if self.lesson and self.lesson.reading else self.state.seat

    def _seat(self, number: int, who: Seat) -> None:
        self.seats[number] = who
        self.courtesy.reseated(number)
        self.names = [self._name(seat) for seat in range(len(self.seats))]
        self.faces = faces.told_apart([seat.face for seat in self.seats])
        self._sitting = {seat.player: number for number, seat in enumerate(self.seats) if seat.player}

    def _apply_open(self, event: Event) -> None:
        self.first = event
        self.game = game(event["game"], event["players"], **event["options"])
        self.seats = [Seat() for _ in range(event["players"])]
        self.names = [say("table-empty-seat")] * len(self.seats)
        self.faces = [""] * len(self.seats)
        self.daily, self.series = Deal.of(event), Series.of(event)
        for lesson in LESSONS.of(event["game"]) if "lesson" in event else ():
            if event["lesson"] == lesson.edition:
                self.lesson = LessonPlace(lesson)

    def _apply_sit(self, event: Event) -> None:
        if self.playing and self.playing[event["seat"]].who == event["player"]:
            self._gone = [seat for seat in self._gone if seat != event["seat"]]  # back at their own game
        elif self.playing:  # in logs of earlier versions
            self.exposed = True
        chosen = faces.of_person(event.get("face"))
        self._seat(event["seat"], Seat(player=event["player"], name=event["name"], chosen=chosen))
        self._tell(say("table-sat", name=self.names[event["seat"]]))

    def _apply_leave(self, event: Event) -> None:
        self._tell(say("table-left", name=self.names[event["seat"]]))
        if self.running:
            self._give_seat_up(event["seat"])
        self._seat(event["seat"], Seat())

    def _apply_bot(self, event: Event) -> None:
        self._seat(event["seat"], Seat(name=event["bot"], bot=event["bot"]))
        self._tell(say("table-bot", name=bot_title(event["bot"])))

    def _apply_begin(self, event: Event) -> None:
        assert self.game
        first = {"first": event["first"]} if "first" in event else {}
        self.game = game(self.game.name, self.game.players, **{**self.game.options, **first})
        self.state = self.game.lay_out(event["deal"])
        self.seeded, self.begun_by = bool(event.get("seeded")), event.get("by", "")
        self.playing = [Player(seat.player or f"bot:{seat.bot}", seat.name, seat.bot, seat.face) for seat in self.seats]
        self.courtesy.spoken.clear()
        if "clock" in self.first:
            self.clock = started(self.first["clock"], len(self.seats), event["at"])
        self._tell(say("table-begun"), *filter(None, [self.about]))

    def _apply_move(self, event: Event, step: Step | None = None) -> None:
        step, seat = step or self._replayed(event), event["seat"]
        self.state = step.after
        self.moves += 1
        if seat not in self.movers:
            self.movers |= {seat}
        self.courtesy.moved(seat)
        self.closing = closing(step.before, step.move, step.after)
        self.closed += bool(self.closing)
        self._follow(step)
        sentence = phrase(step.before, step.move, self.names)
        late = [say("clock-bot-moved", name=self.names[seat])] if event.get("late") else []
        self._tell(*late, sentence, *consequences(step.before, step.move, step.after, self.names))
        still = not step.after.over and step.after.seat == seat
        same_turn = still and not self.lesson and not self.closing and not reveals(step.before, step.after, seat)
        self._back = [*self._back, (step.before, self.clock)] if same_turn else []
        self.lesson = self.lesson and self.lesson.on()
        if self.clock:
            self.clock = self.clock.moved(seat, event["at"], bot=bool(self.seats[seat].bot))

    def _follow(self, step: Step) -> None:
        """Keep what the result will tell: the rounds, and who was ahead after each, or, without points, each move."""
        ended = bool(self.closing) or step.after.over
        if ended:
            self.rounds += (Round(self.moves, step.after.scores),)
        if ended or not step.after.game.scored:
            leader = ahead(step.after)
            if leader != (self.leads[-1].seat if self.leads else None):
                self.leads += (Lead(self.moves, leader),)

    def _replayed(self, event: Event) -> Step:
        """A move of the log, worked out; the deal of a next round is the one that was logged."""
        assert self.state
        after = self.state.play(event["move"])
        if "deal" in event:
            after = after.redeal(event["deal"])
        return Step(self.state, self.state.game.parse(event["move"]), after)

    def _apply_undo(self, event: Event) -> None:
        (self.state, self.clock), self.closing = self._back.pop(), {}
        self.moves -= 1
        self.leads = tuple(lead for lead in self.leads if lead.at <= self.moves)
        self.rounds = tuple(played for played in self.rounds if played.at <= self.moves)
        self._tell(say("table-undone", name=self.names[event["seat"]]))

    def _apply_resign(self, event: Event) -> None:
        self._give_up(event, say("table-resigned", name=self.names[event["seat"]]))

    def _apply_timeout(self, event: Event) -> None:
        self._give_up(event, say("clock-lost", name=self.names[event["seat"]]))

    def _give_up(self, event: Event, words: Said) -> None:
        """Between two the game ends; among more a bot plays on."""
        seat = event["seat"]
        self._tell(words)
        if self.lesson or self.for_two:
            self.resigned, self.ended, self.closing = seat, words, {}
        else:
            self._give_seat_up(seat)
            self._seat(seat, Seat(name=bots.USUAL, bot=bots.USUAL))

    def _give_seat_up(self, seat: int) -> None:
        """Note that a seat was given up; whoever gives up twice keeps the place of the first time."""
        if seat not in self._gone:
            self._gone.insert(0, seat)

    def _apply_unseal(self, event: Event) -> None:
        self.unsealed = True

    def _apply_rematch(self, event: Event) -> None:
        self.rematch = event["table"]

    def _apply_lesson(self, event: Event) -> None:
        assert self.game
        self.moves += 1
        self.lesson = self.lesson and LessonPlace(self.lesson.lesson, event["at"])
        if "tried" in event:
            self._tell(say("lesson-tried", what=self.game.instruction(event["tried"])))
        if "deal" in event:
            self.state, self.closing = self.game.lay_out(event["deal"]), {}
            for move in event["before"].split():
                self.state = self.state.play(move)
            self._tell(say("table-begun"))

    def _apply_hint(self, event: Event) -> None:
        self._log(say("hint-asked", name=self.names[event["seat"]]))

    def _log(self, *lines: Said) -> None:
        self.told = (*self.told, (self.number, lines))[-self.remembered :]

    def _tell(self, *lines: Said) -> None:
        """Log what happened, and show it as the last event."""
        self._log(*lines)
        self.last = lines


# All kinds of events.
KINDS = (*(name.removeprefix("_apply_") for name in vars(Table) if name.startswith("_apply_")), *courtesy.APPLIED)
