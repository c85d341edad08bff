"""A game among people and bots: who sits where, what they may do, and what happened. No I/O.

Everything that happens to a table is an event: JSON values that can be written to a log. `Table.ask` turns what
somebody wants into an event or refuses it, and changes nothing; `Table.take` takes an event in. So a table is its log:
take the events in again, and it is back.

    table = Table()
    table.take(opened("red7", 2))
    table.take(table.ask("ann", {"do": "sit", "seat": 0, "name": "Ann"}))
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck import bots
from irisdeck.game import IllegalMove, InvalidNotation, closing, consequences, game, reveals
from irisdeck.game import Refused as Refused  # raised here
from irisdeck.table import courtesy
from irisdeck.table.clock import started
from irisdeck.table.courtesy import Courtesy
from irisdeck.table.lessons import COACH, LESSONS, READER, Place
from irisdeck.words import known, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from irisdeck.game import Game, Move, State, View
    from irisdeck.record import Record
    from irisdeck.table.clock import Clock
    from irisdeck.table.lessons import Position
    from irisdeck.words import Said

Event = dict[str, Any]

NAME_LENGTH = 24
REMEMBERED = 12  # happenings that a table can still tell; its log has them all
IN_LESSONS = ("move", "play", "continue", "restart", "resign")  # what can be wanted there
PROGRAM = "program:"  # how those begin who play by themselves from elsewhere; no person is called so


@dataclass
class Seat:
    """A place at the table: empty, a person's, or a bot's; a person's with a bot where it stands in for them."""

    player: str | None = None  # who they are; never shown
    name: str = ""
    bot: str | None = None

    @property
    def empty(self) -> bool:
        """Whether nobody plays here."""
        return self.player is None and self.bot is None

    @property
    def program(self) -> bool:
        """Whether a program from elsewhere plays here, under its own name."""
        return self.player is not None and self.player.startswith(PROGRAM)


class Step(NamedTuple):
    """A move, and what it was made from and led to."""

    before: State
    move: Move
    after: State


class Ending(NamedTuple):
    """How a game ended: who played it, seat by seat, and who came in first, second and so on."""

    game: str
    players: tuple[tuple[str, str], ...]  # who they are, bots by their level; and their names
    places: tuple[int, ...]
    rated: bool


Told = tuple[int, tuple["Said", ...]]  # the number of an event, and the sentences that tell it


def opened(
    name: str,
    players: int,
    options: Mapping[str, Any] | None = None,
    *,
    aids: bool = False,
    hints: bool = False,
    listed: bool = False,
    rated: bool = False,
    clock: dict[str, Any] | None = None,
) -> Event:
    """The first event of a table; wrong options raise at once.

    `aids`: players are shown what they could remember. `hints`: they may ask the strongest bot. `listed`: strangers
    find the table and may watch. `rated`: the game changes the ratings of those who play it; never one with hints.
    `clock`: what irisdeck.table.clock.agreed tells.
    """
    made = game(name, players, **(options or {}))
    more: dict[str, Any] = {"aids": aids, "hints": hints, "listed": listed, "rated": rated and not hints}
    if clock:
        more["clock"] = clock
    return {"kind": "open", "game": name, "players": players, "options": made.options, **more}


def lesson_opened(name: str, player: str, called: str) -> list[Event]:
    """The first events of a lesson: somebody sits down with the coach, and the prepared cards are dealt."""
    lesson = LESSONS[name]
    others = [seat for seat in range(lesson.players) if seat != READER]
    return [
        {**opened(name, lesson.players, lesson.options), "lesson": lesson.edition},
        {"kind": "sit", "seat": READER, "player": player, "name": called},
        *({"kind": "bot", "seat": seat, "bot": COACH} for seat in others),
        {"kind": "begin", "deal": lesson.position.deal},
    ]


class Table:
    """Where a game stands, and who sits at it."""

    def __init__(self, events: list[Event] | None = None, remembered: int | None = REMEMBERED) -> None:
        self.number = 0  # of events taken in: the next has this number
        self.moves = 0  # made so far: what a move must name, so that none is made twice
        self.first: Event = {}  # how the table was opened
        self.game: Game | None = None
        self.seats: list[Seat] = []
        self.names: list[Said | str] = []  # who sits where, in words
        self.state: State | None = None  # none before the deal
        self.closing: dict[str, Any] = {}  # what all could see when the last move decided a round
        self.told: deque[Told] = deque(maxlen=remembered)  # what happened, in words that all may read
        self.last: tuple[Said, ...] = ()  # what happened last, but for what people said
        self.courtesy = Courtesy()
        self.over = False  # whether the game has ended
        self.turn: int | None = None  # the seat to act
        self.resigned: int | None = None  # the seat that gave the game up
        self.agreed = False  # whether all agreed to end the game without a winner
        self.ended: Said | None = None  # how the game ended, where not by its rules
        self.rematch: str | None = None  # the table at which the same people play again
        self.lesson: Place | None = None  # where the reader stands, if this is a lesson
        self.playing: list[tuple[str, str]] = []  # who began the game, seat by seat: theirs is the result
        self._sitting: dict[str, int] = {}  # who sits where
        self._gone: list[int] = []  # seats that were given up while others play on, the last first
        self.clock: Clock | None = None  # runs from the deal on, at tables that have one
        self._back: list[tuple[State, Clock | None]] = []  # where this turn may be gone back to
        self._ahead: Step | None = None  # the move that was just proven legal, so that it is not worked out twice
        for event in events or []:
            self.take(event)

    # -- What holds --

    @property
    def running(self) -> bool:
        """Whether somebody is to act."""
        return self.turn is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won."""
        if self.agreed:
            return ()
        if self.resigned is not None:
            return tuple(seat for seat in range(len(self.seats)) if seat != self.resigned)
        return self.state.winners if self.state else ()

    @property
    def bot_to_act(self) -> str | None:
        """The bot whose turn it is, if it is one's."""
        if self.lesson:
            return COACH if self.reply else None
        bot = self.seats[self.turn].bot if self.turn is not None else None
        return "easy" if bot == COACH else bot  # of a lesson that has changed since it was begun

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
        alone = sum(not who.startswith("bot:") for who, _ in self.playing) == 1
        return bool(self.first.get("hints")) or (alone and not self.first.get("rated"))

    def to_act(self, seat: int | None) -> bool:
        """Whether somebody is to act for themselves."""
        return seat is not None and seat == self.turn and not self.seats[seat].bot

    def seat_of(self, player: str) -> int | None:
        """Where somebody sits."""
        return self._sitting.get(player)

    def _name(self, number: int) -> Said | str:
        """Who sits there, in words; bots of one kind are numbered."""
        seat = self.seats[number]
        if seat.program:
            return say("program-name", name=seat.name)
        if not seat.bot:
            return seat.name or say("table-empty-seat")
        if seat.player:
            return say("stand-in-name", name=seat.name)
        level = say(f"level-{seat.bot}") if known(f"level-{seat.bot}") else seat.bot  # somebody else's bot
        name = say("lesson-coach") if seat.bot == COACH else say("bot-name", level=level)
        same = [other for other, one in enumerate(self.seats) if one.bot == seat.bot and not one.player]
        return say("numbered", name=name, number=same.index(number) + 1) if len(same) > 1 else name

    def view(self, seat: int | None) -> View | None:
        """What a seat may know, or, without one, what everybody may; nothing before the deal."""
        if self.state is None:
            return None
        return self.state.watch() if seat is None else self.state.view(seat)

    def record(self, names: list[str] | None = None) -> Record:
        """The game that was played here; refused before its end, because a record tells all cards."""
        if "lesson" in self.first:
            raise Refused("in-lesson")
        if self.state is None or not self.over:
            raise Refused("not-over")
        return self.state.record(names)

    def may_undo(self, seat: int | None) -> bool:
        """Whether a seat can take its last move back."""
        return self.to_act(seat) and bool(self._back)

    def ending(self, event: Event) -> Ending | None:
        """How an event that has been asked for would end the game, if it does."""
        if not event.get("ends") or self.game is None or "lesson" in self.first:
            return None
        if event["kind"] == "agree":
            return Ending(self.game.name, tuple(self.playing), (), False)
        after = self._ahead.after if self._ahead else None
        resigned = event["seat"] if event["kind"] in ("resign", "timeout") else None
        places = self._places(after, resigned)
        return Ending(self.game.name, tuple(self.playing), places, bool(self.first.get("rated")))

    def _places(self, after: State | None, resigned: int | None) -> tuple[int, ...]:
        """Who came in first, second and so on; those who gave up come last, whatever the bot made of their seats."""
        if resigned is not None or after is None:
            return tuple(2 if seat == resigned else 1 for seat in range(len(self.seats)))

        def rank(seat: int) -> tuple[bool, int, bool, int]:
            gone = seat in self._gone
            return gone, self._gone.index(seat) if gone else 0, seat not in after.winners, -after.scores[seat]

        ranks = [rank(seat) for seat in range(len(self.seats))]
        return tuple(1 + sum(other < mine for other in ranks) for mine in ranks)

    @property
    def deadline(self) -> float | None:
        """When the time of the seat to act is up."""
        return self.clock.deadline(self.turn) if self.clock and self.turn is not None else None

    # -- Asking --

    def ask(self, player: str, wish: Mapping[str, Any], now: float = 0) -> Event:
        """What will have happened if somebody gets what they want; raises Refused, and changes nothing.

        `now`: the time, which events of a table with a clock carry.
        """
        event = self._asked(player, wish)
        if self.deadline is not None and event["kind"] == "move" and now > self.deadline:
            raise Refused("time-up")
        return self.stamped(event, now)

    def _asked(self, player: str, wish: Mapping[str, Any]) -> Event:
        asked: dict[str, Callable[[str, Mapping[str, Any]], Event]] = {
            "sit": self._ask_sit,
            "leave": self._ask_leave,
            "bot": self._ask_bot,
            "begin": self._ask_begin,
            "move": self._ask_move,
            "play": self._ask_play,
            "hint": self._ask_hint,
            "undo": self._ask_undo,
            "resign": self._ask_resign,
            "rematch": self._ask_rematch,
            "continue": self._ask_continue,
            "restart": self._ask_restart,
        }
        kind = wish.get("do")
        if self.game is None or not isinstance(kind, str):
            raise Refused("not-understood")
        if self.lesson and kind not in IN_LESSONS:
            raise Refused("in-lesson")
        if kind in courtesy.ASKED:
            return self.courtesy.ask(self, kind, self._own_seat(player), wish)
        if kind not in asked:
            raise Refused("not-understood")
        return asked[kind](player, wish)

    def _ask_sit(self, player: str, wish: Mapping[str, Any]) -> Event:
        seat, name = self._number(wish.get("seat")), clean_name(wish.get("name"))
        if self.seat_of(player) is not None:
            raise Refused("already-seated")
        if not self.seats[seat].empty:
            raise Refused("seat-taken", name=self.names[seat])
        if self.over:
            raise Refused("game-over")
        return {"kind": "sit", "seat": seat, "player": player, "name": name}

    def _ask_leave(self, player: str, wish: Mapping[str, Any]) -> Event:
        return {"kind": "leave", "seat": self._own_seat(player)}

    def _ask_bot(self, player: str, wish: Mapping[str, Any]) -> Event:
        self._own_seat(player)
        seat, spec = self._number(wish.get("seat")), wish.get("bot")
        if not self.seats[seat].empty:
            raise Refused("seat-taken", name=self.names[seat])
        if spec not in bots.BOTS:
            raise Refused("no-such-bot")
        return {"kind": "bot", "seat": seat, "bot": spec}

    def _ask_begin(self, player: str, wish: Mapping[str, Any]) -> Event:
        assert self.game
        self._own_seat(player)
        if self.state is not None:
            raise Refused("already-begun")
        if any(seat.empty for seat in self.seats):
            raise Refused("seats-empty", count=sum(seat.empty for seat in self.seats))
        return self.deal(wish.get("seed") if isinstance(wish.get("seed"), int) else None)

    def _ask_move(self, player: str, wish: Mapping[str, Any]) -> Event:
        self._acting_seat(player, wish)
        return self._learned(wish.get("move")) if self.lesson else self.moved(wish.get("move"))

    def _ask_play(self, player: str, wish: Mapping[str, Any]) -> Event:
        """The tricks: cards that were picked one by one."""
        assert self.game
        if not wish.get("cards"):
            raise Refused("no-cards")
        tried = self.lesson and wish["cards"] == self.lesson.wanted
        if wish["cards"] not in self.game.codes and not tried:
            raise Refused("no-combo")
        return self._ask_move(player, {**wish, "move": wish["cards"]})

    def _ask_hint(self, player: str, wish: Mapping[str, Any]) -> Event:
        seat = self._acting_seat(player, wish)
        if not self.hints:
            raise Refused("no-hints")
        return {"kind": "hint", "seat": seat}

    def _ask_undo(self, player: str, wish: Mapping[str, Any]) -> Event:
        seat = self._own_seat(player)
        if not self.may_undo(seat):
            raise Refused("nothing-to-undo")
        if wish.get("number") != self.moves:
            raise Refused("stale")
        return {"kind": "undo", "seat": seat}

    def _ask_resign(self, player: str, wish: Mapping[str, Any]) -> Event:
        seat = self._own_seat(player)
        if not self.running:
            raise Refused("game-over" if self.over else "not-begun")
        return {"kind": "resign", "seat": seat, **({"ends": True} if self.lesson or len(self.seats) == 2 else {})}

    def _ask_rematch(self, player: str, wish: Mapping[str, Any]) -> Event:
        self._own_seat(player)
        if not self.over:
            raise Refused("not-over")
        if self.rematch:
            raise Refused("rematch-begun")
        if not isinstance(wish.get("table"), str):
            raise Refused("not-understood")
        return {"kind": "rematch", "table": wish["table"]}

    # -- Asking in a lesson --

    def _ask_continue(self, player: str, wish: Mapping[str, Any]) -> Event:
        self._own_seat(player)
        if self.lesson is None:
            raise Refused("not-understood")
        if self.over:
            raise Refused("game-over")
        if wish.get("number") != self.moves or not self.lesson.reading:
            raise Refused("stale")
        return self._gone_to(self.lesson.on())

    def _ask_restart(self, player: str, wish: Mapping[str, Any]) -> Event:
        self._own_seat(player)
        if self.lesson is None:
            raise Refused("not-understood")
        if self.over:
            raise Refused("game-over")
        return {**self._gone_to(Place(self.lesson.lesson)), **laid_out(self.lesson.lesson.position)}

    def _learned(self, move: Any) -> Event:
        """What the step of a lesson wants, done or tried; anything else is refused in its words."""
        assert self.lesson
        assert self.state
        if self.lesson.reading:
            raise Refused("lesson-read-on")
        if move == self.lesson.wanted:
            return self._gone_to(self.lesson.on(), tried=move) if self.lesson.beat.tried else self.moved(move)
        if move not in self.state.legal_moves:
            return self.moved(move)  # which says why it cannot be
        raise Refused(self.lesson.refusal(move), task=self.lesson.task)

    def _gone_to(self, place: Place, **more: Any) -> Event:
        """Another place of the lesson reached without a move, with the cards that are laid out there."""
        event: Event = {"kind": "lesson", "at": place.at, **more}
        if place.over:
            event["ends"] = True
        return {**event, **laid_out(place.laid_out)} if place.laid_out else event

    def _own_seat(self, player: str) -> int:
        seat = self.seat_of(player)
        if seat is None:
            raise Refused("not-seated")
        return seat

    def _acting_seat(self, player: str, wish: Mapping[str, Any]) -> int:
        seat = self._own_seat(player)
        if self.turn != seat:
            raise Refused("game-over" if self.over else "not-begun" if self.state is None else "not-your-turn")
        if self.seats[seat].bot:
            raise Refused("stood-in")
        if wish.get("number") != self.moves:
            raise Refused("stale")
        return seat

    def _number(self, seat: Any) -> int:
        if type(seat) is not int or seat not in range(len(self.seats)):
            raise Refused("no-such-seat")
        return seat

    # -- Events that nobody asks for --

    def deal(self, seed: int | None = None) -> Event:
        """The cards dealt."""
        assert self.game
        state = self.game.deal(seed)
        first = {"first": state._fields.first} if "first" in self.game.options else {}
        return {"kind": "begin", "deal": self.game.show_deck(state._deals[0][1]), **first}

    def moved(self, move: Any) -> Event:
        """A move of the seat to act, with the deal of the next round if it ended one."""
        assert self.state
        if not isinstance(move, str):
            raise Refused("not-understood")
        try:
            after = self.state.play(move)
        except InvalidNotation:
            raise Refused("not-understood") from None
        except IllegalMove as wrong:
            raise Refused("illegal", move=move, why=wrong.why) from None
        self._ahead = Step(self.state, self.state.game.parse(move), after)
        event: Event = {"kind": "move", "seat": self.state.seat, "move": move}
        if self.lesson.on().over if self.lesson else after.over:
            event["ends"] = True
        if len(after._deals) > len(self.state._deals):
            event["deal"] = self.state.game.show_deck(after._deals[-1][1])
        return event

    def stamped(self, event: Event, now: float) -> Event:
        """With the time, where there is a clock."""
        return {**event, "at": now} if self.first.get("clock") else event

    def late(self, now: float) -> bool:
        """Whether the time of the seat to act is up."""
        return self.deadline is not None and now > self.deadline

    def due(self, event: Event) -> float | None:
        """When the time is up of whoever acts after an event that has been asked for."""
        if event.get("ends"):
            return None
        if event["kind"] == "begin":
            return started(self.first["clock"], len(self.seats), event["at"]).deadline(0)
        if self.clock is None or self.turn is None:
            return None
        if event["kind"] == "move" and self._ahead:
            return self.clock.moved(self.turn, event["at"]).deadline(self._ahead.after.seat)
        if event["kind"] == "undo":
            return (self._back[-1][1] or self.clock).deadline(self.turn)
        return self.deadline

    def timed_out(self) -> Event:
        """The seat to act loses by time."""
        return {"kind": "timeout", "seat": self.turn, **({"ends": True} if len(self.seats) == 2 else {})}

    def again(self, now: float = 0) -> list[Event]:
        """How another table of the same people begins, everybody one seat further."""
        assert self.game
        made = Table([{**self.first}])
        events: list[Event] = [made.first]
        for number, seat in enumerate(self.seats[-1:] + self.seats[:-1]):
            if seat.player:
                events.append({"kind": "sit", "seat": number, "player": seat.player, "name": seat.name})
            elif seat.bot:
                events.append({"kind": "bot", "seat": number, "bot": seat.bot})
        return events if any(seat.empty for seat in self.seats) else [*events, made.stamped(made.deal(), now)]

    # -- Taking in --

    def take(self, event: Event) -> None:
        """Lets an event happen."""
        if event["kind"] in courtesy.TAKEN:
            self.courtesy.take(self, event)
        else:
            getattr(self, f"_take_{event['kind']}")(event)
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
        self._sitting = {seat.player: number for number, seat in enumerate(self.seats) if seat.player}

    def _take_open(self, event: Event) -> None:
        self.first = event
        self.game = game(event["game"], event["players"], **event["options"])
        self.seats = [Seat() for _ in range(event["players"])]
        self.names = [say("table-empty-seat")] * len(self.seats)
        lesson = LESSONS.get(event["game"])
        if lesson and event.get("lesson") == lesson.edition:
            self.lesson = Place(lesson)

    def _take_sit(self, event: Event) -> None:
        if self.playing and self.playing[event["seat"]][0] == event["player"]:
            self._gone = [seat for seat in self._gone if seat != event["seat"]]  # back at their own game
        self._seat(event["seat"], Seat(player=event["player"], name=event["name"]))
        self._tell(say("table-sat", name=self.names[event["seat"]]))

    def _take_leave(self, event: Event) -> None:
        self._tell(say("table-left", name=self.names[event["seat"]]))
        if self.running:
            self._gone.insert(0, event["seat"])
        self._seat(event["seat"], Seat())

    def _take_bot(self, event: Event) -> None:
        self._seat(event["seat"], Seat(name=event["bot"], bot=event["bot"]))
        self._tell(say("table-bot", name=self.names[event["seat"]]))

    def _take_begin(self, event: Event) -> None:
        assert self.game
        first = {"first": event["first"]} if "first" in event else {}
        self.game = game(self.game.name, self.game.players, **{**self.game.options, **first})
        self.state = self.game.lay_out(event["deal"])
        self.playing = [(seat.player or f"bot:{seat.bot}", seat.name) for seat in self.seats]
        self.courtesy.spoken.clear()
        if "clock" in self.first:
            self.clock = started(self.first["clock"], len(self.seats), event["at"])
        self._tell(say("table-begun"))

    def _take_move(self, event: Event) -> None:
        assert self.state
        step, seat = self._step(event), event["seat"]
        self.state = step.after
        self.moves += 1
        self.courtesy.moved(seat)
        self.closing = closing(step.before, step.move, step.after)
        told = say("someone", name=self.names[seat], what=step.before.game.phrase(step.move))
        late = [say("clock-bot-moved", name=self.names[seat])] if event.get("late") else []
        self._tell(*late, told, *consequences(step.before, step.move, step.after, self.names))
        still = not step.after.over and step.after.seat == seat
        same_turn = still and not self.lesson and not reveals(step.before, step.after, seat)
        self._back = [*self._back, (step.before, self.clock)] if same_turn else []
        self.lesson = self.lesson and self.lesson.on()
        if self.clock:
            self.clock = self.clock.moved(seat, event["at"])

    def _step(self, event: Event) -> Step:
        """What a move leads to, from when it was asked for or played again."""
        assert self.state
        ahead, self._ahead = self._ahead, None
        if ahead is None or ahead.before is not self.state or ahead.move != event["move"]:
            ahead = Step(self.state, self.state.game.parse(event["move"]), self.state.play(event["move"]))
        if "deal" in event:
            return ahead._replace(after=ahead.after.redeal(event["deal"]))
        return ahead

    def _take_undo(self, event: Event) -> None:
        (self.state, self.clock), self.closing = self._back.pop(), {}
        self.moves -= 1
        self._tell(say("table-undone", name=self.names[event["seat"]]))

    def _take_resign(self, event: Event) -> None:
        self._give_up(event, say("table-resigned", name=self.names[event["seat"]]))

    def _take_timeout(self, event: Event) -> None:
        self._give_up(event, say("clock-lost", name=self.names[event["seat"]]))

    def _give_up(self, event: Event, words: Said) -> None:
        """Between two the game ends; among more a bot plays on."""
        seat = event["seat"]
        self._tell(words)
        if self.clock:
            self.clock = self.clock._replace(since=event["at"])
        if self.lesson or len(self.seats) == 2:
            self.resigned, self.ended = seat, words
        else:
            self._gone.insert(0, seat)
            self._seat(seat, Seat(name=bots.USUAL, bot=bots.USUAL))

    def _take_rematch(self, event: Event) -> None:
        self.rematch = event["table"]

    def _take_lesson(self, event: Event) -> None:
        assert self.game
        self.moves += 1
        self.lesson = self.lesson and Place(self.lesson.lesson, event["at"])
        if "tried" in event:
            self._tell(say("lesson-tried", what=self.game.phrase(event["tried"])))
        if "deal" in event:
            self.state, self.closing = self.game.lay_out(event["deal"]), {}
            for move in event["before"].split():
                self.state = self.state.play(move)
            self._tell(say("table-begun"))

    def _take_hint(self, event: Event) -> None:
        self._tell(say("hint-asked", name=self.seats[event["seat"]].name))

    def _tell(self, *lines: Said) -> None:
        self.told.append((self.number, lines))
        if self.number not in self.courtesy.speeches:
            self.last = lines


# All kinds of events.
KINDS = (*(name.removeprefix("_take_") for name in vars(Table) if name.startswith("_take_")), *courtesy.TAKEN)


def laid_out(position: Position) -> Event:
    """What an event says of cards that are laid out by it."""
    return {"deal": position.deal, "before": position.moves}


def clean_name(name: Any) -> str:
    """A name as it may be shown: one line, not too long, not empty."""
    if not isinstance(name, str):
        raise Refused("name-missing")
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    if not shown:
        raise Refused("name-missing")
    if len(shown) > NAME_LENGTH:
        raise Refused("name-too-long", most=NAME_LENGTH)
    return shown
