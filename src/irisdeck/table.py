"""A game among people and bots: who sits where, what they may do, and what happened. No I/O.

Everything that happens to a table is an event: JSON values that can be written to a log. `Table.ask` turns what
somebody wants into an event or refuses it, and changes nothing; `Table.take` takes an event in. So a table is its log:
take the events in again, and it is back.

    table = Table()
    table.take(opened("red7", 2))
    table.take(table.ask("ann", {"do": "sit", "seat": 0, "name": "Ann"}))
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from irisdeck import bots
from irisdeck.game import IllegalMove, InvalidNotation, IrisdeckError, game, reveals

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from irisdeck.game import Game, Move, State, View

Event = dict[str, Any]

NAME_LENGTH = 24


class Refused(IrisdeckError):
    """What somebody wanted cannot be: the name of a message, and what stands in it."""

    def __init__(self, message: str, **values: Any) -> None:
        super().__init__(f"{message} {values}" if values else message)
        self.message = message
        self.values = values


@dataclass
class Seat:
    """A place at the table: empty, a person's, or a bot's."""

    player: str | None = None  # who they are; never shown
    name: str = ""
    bot: str | None = None

    @property
    def empty(self) -> bool:
        """Whether nobody plays here."""
        return self.player is None and self.bot is None


@dataclass(frozen=True)
class Told:
    """One thing that happened, for the log that people read."""

    kind: str
    seat: int | None = None
    before: State | None = None  # of a move
    move: Move | None = None
    name: str = ""


def opened(name: str, players: int, options: Mapping[str, Any] | None = None) -> Event:
    """The first event of a table; wrong options raise at once."""
    made = game(name, players, **(options or {}))
    return {"kind": "open", "game": name, "players": players, "options": made.options}


class Table:
    """Where a game stands, and who sits at it."""

    def __init__(self, events: list[Event] | None = None) -> None:
        self.number = 0  # of events taken in: the next has this number
        self.game: Game | None = None
        self.seats: list[Seat] = []
        self.state: State | None = None  # none before the deal
        self.told: list[Told] = []
        self.resigned: int | None = None  # the seat that gave the game up
        self._back: list[State] = []  # states of this turn that may be gone back to
        for event in events or []:
            self.take(event)

    # -- What holds --

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.resigned is not None or (self.state is not None and self.state.over)

    @property
    def running(self) -> bool:
        """Whether somebody is to act."""
        return self.state is not None and not self.over

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won."""
        if self.resigned is not None:
            return tuple(seat for seat in range(len(self.seats)) if seat != self.resigned)
        return self.state.winners if self.state else ()

    @property
    def turn(self) -> int | None:
        """The seat to act."""
        return self.state.seat if self.state and self.running else None

    @property
    def bot_to_act(self) -> str | None:
        """The bot whose turn it is, if it is one's."""
        return self.seats[self.turn].bot if self.turn is not None else None

    @property
    def moves(self) -> int:
        """How many have been made: what a move must name, so that none is made twice."""
        return len(self.state.history) if self.state else 0

    def seat_of(self, player: str) -> int | None:
        """Where somebody sits."""
        return next((number for number, seat in enumerate(self.seats) if seat.player == player), None)

    def view(self, seat: int | None) -> View | None:
        """What a seat may know, or, without one, what everybody may; nothing before the deal."""
        if self.state is None:
            return None
        return self.state.watch() if seat is None else self.state.view(seat)

    def may_undo(self, seat: int | None) -> bool:
        """Whether a seat can take its last move back."""
        return seat is not None and seat == self.turn and bool(self._back)

    # -- Asking --

    def ask(self, player: str, wish: Mapping[str, Any]) -> Event:
        """What will have happened if somebody gets what they want; raises Refused, and changes nothing."""
        asked: dict[str, Callable[[str, Mapping[str, Any]], Event]] = {
            "sit": self._ask_sit,
            "leave": self._ask_leave,
            "bot": self._ask_bot,
            "begin": self._ask_begin,
            "move": self._ask_move,
            "undo": self._ask_undo,
            "resign": self._ask_resign,
        }
        kind = wish.get("do")
        if self.game is None or not isinstance(kind, str) or kind not in asked:
            raise Refused("not-understood")
        return asked[kind](player, wish)

    def _ask_sit(self, player: str, wish: Mapping[str, Any]) -> Event:
        seat, name = self._number(wish.get("seat")), clean_name(wish.get("name"))
        if self.seat_of(player) is not None:
            raise Refused("already-seated")
        if not self.seats[seat].empty:
            raise Refused("seat-taken", name=self.seats[seat].name)
        if self.over:
            raise Refused("game-over")
        return {"kind": "sit", "seat": seat, "player": player, "name": name}

    def _ask_leave(self, player: str, wish: Mapping[str, Any]) -> Event:
        return {"kind": "leave", "seat": self._own_seat(player)}

    def _ask_bot(self, player: str, wish: Mapping[str, Any]) -> Event:
        self._own_seat(player)
        seat, spec = self._number(wish.get("seat")), wish.get("bot")
        if not self.seats[seat].empty:
            raise Refused("seat-taken", name=self.seats[seat].name)
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
        seat = self._own_seat(player)
        if self.turn != seat:
            raise Refused("game-over" if self.over else "not-begun" if self.state is None else "not-your-turn")
        if wish.get("number") != self.moves:
            raise Refused("stale")
        return self.moved(wish.get("move"))

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
        return {"kind": "resign", "seat": seat}

    def _own_seat(self, player: str) -> int:
        seat = self.seat_of(player)
        if seat is None:
            raise Refused("not-seated")
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
        event: Event = {"kind": "move", "seat": self.state.seat, "move": move}
        if len(after._deals) > len(self.state._deals):
            event["deal"] = self.state.game.show_deck(after._deals[-1][1])
        return event

    # -- Taking in --

    def take(self, event: Event) -> None:
        """Lets an event happen."""
        getattr(self, f"_take_{event['kind']}")(event)
        self.number += 1

    def _take_open(self, event: Event) -> None:
        self.game = game(event["game"], event["players"], **event["options"])
        self.seats = [Seat() for _ in range(event["players"])]

    def _take_sit(self, event: Event) -> None:
        self.seats[event["seat"]] = Seat(player=event["player"], name=event["name"])
        self.told.append(Told("sit", event["seat"], name=event["name"]))

    def _take_leave(self, event: Event) -> None:
        self.told.append(Told("leave", event["seat"], name=self.seats[event["seat"]].name))
        self.seats[event["seat"]] = Seat()

    def _take_bot(self, event: Event) -> None:
        self.seats[event["seat"]] = Seat(name=event["bot"], bot=event["bot"])
        self.told.append(Told("bot", event["seat"], name=event["bot"]))

    def _take_begin(self, event: Event) -> None:
        assert self.game
        first = {"first": event["first"]} if "first" in event else {}
        self.game = game(self.game.name, self.game.players, **{**self.game.options, **first})
        self.state = self.game.lay_out(event["deal"])
        self.told.append(Told("begin"))

    def _take_move(self, event: Event) -> None:
        assert self.state
        before, seat = self.state, event["seat"]
        self.state = before.play(event["move"])
        if "deal" in event:
            self.state = self.state.redeal(event["deal"])
        self.told.append(Told("move", seat, before, self.state.history[-1][1]))
        same_turn = self.turn == seat and not reveals(before, self.state, seat)
        self._back = [*self._back, before] if same_turn else []

    def _take_undo(self, event: Event) -> None:
        self.state = self._back.pop()
        self.told.append(Told("undo", event["seat"]))

    def _take_resign(self, event: Event) -> None:
        """Between two the game ends; among more a bot plays on."""
        seat = event["seat"]
        self.told.append(Told("resign", seat, name=self.seats[seat].name))
        if len(self.seats) == 2:
            self.resigned = seat
        else:
            self.seats[seat] = Seat(name=bots.USUAL, bot=bots.USUAL)


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
