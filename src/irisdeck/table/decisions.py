"""Deciding: whether a table allows a command, and which event follows from it. Nothing here changes a table.

Each command has one function. It returns the event, or raises Refused with the reason.
"""

from __future__ import annotations

import struct
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck import bots
from irisdeck.game import IllegalMove, InvalidNotation, Refused
from irisdeck.table import commands, faces
from irisdeck.table.courtesy import Courtesy
from irisdeck.table.lessons import LessonPlace

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from irisdeck.game import Move, State
    from irisdeck.table.lessons import Setup
    from irisdeck.table.table import Event, Table

NAME_LENGTH = 24
IN_LESSONS = (commands.Move, commands.Play, commands.Continue, commands.Restart, commands.Resign)


class Facts(NamedTuple):
    """What only the server knows, and no player may claim."""

    now: float = 0  # the time
    seed: int | None = None  # of the deal and of later rounds; none: the system's randomness
    away: Collection[int] = ()  # seats whose players are not here
    absent: Collection[int] = ()  # those of them who have not been here for long
    rematch: str = ""  # the table that was opened for the rematch


class Step(NamedTuple):
    """A move, and the states before and after it."""

    before: State
    move: Move
    after: State


class Decision(NamedTuple):
    """An event, and the step that it stands for where it is a move: so that no move is worked out twice."""

    event: Event
    step: Step | None = None


def decide(table: Table, player: str, command: commands.Command, facts: Facts) -> Decision:
    """What follows from a command; raises Refused."""
    if table.game is None:
        raise Refused("not-understood")
    if table.lesson and not isinstance(command, IN_LESSONS):
        raise Refused("in-lesson")
    if type(command) in COURTESIES:
        seat = own_seat(table, player)
        table.courtesy.check(table, command, seat)
        return Decision(COURTESIES[type(command)](table.courtesy, table, seat, command, facts))
    if type(command) not in DECISIONS:
        raise Refused("not-understood")  # the server's business, not the table's
    return DECISIONS[type(command)](table, player, command, facts)


# -- Seats --


def sit(table: Table, player: str, command: commands.Sit, _: Facts) -> Decision:
    """Somebody takes a seat; in a running game only their own, so that nobody sees a second hand."""
    seat = free_seat(table, player) if command.seat is None else known_seat(table, command.seat)
    name = clean_name(command.name)
    if table.seat_of(player) is not None:
        raise Refused("already-seated")
    if not table.seats[seat].empty:
        raise Refused("seat-taken", name=table.names[seat])
    if table.over:
        raise Refused("game-over")
    if not table.may_sit(player, seat):
        raise Refused("seat-kept", name=table.playing[seat].name)
    return Decision(sat(seat, player, name, command.face or faces.PERSON))


def sat(seat: int, player: str, name: str, face: str = faces.PERSON) -> Event:
    """The event of somebody who sits down; who has chosen no avatar has none in the log."""
    chosen = {} if face == faces.PERSON else {"face": face}
    return {"kind": "sit", "seat": seat, "player": player, "name": name, **chosen}


def leave(table: Table, player: str, _: commands.Leave, __: Facts) -> Decision:
    """Somebody gives their seat up."""
    return Decision({"kind": "leave", "seat": own_seat(table, player)})


def bot(table: Table, player: str, command: commands.Bot, _: Facts) -> Decision:
    """A bot takes an empty seat."""
    own_seat(table, player)
    seat = known_seat(table, command.seat)
    if not table.seats[seat].empty:
        raise Refused("seat-taken", name=table.names[seat])
    if command.bot not in bots.BOTS:
        raise Refused("no-such-bot")
    return Decision({"kind": "bot", "seat": seat, "bot": command.bot})


def begin(table: Table, player: str, _: commands.Begin, facts: Facts) -> Decision:
    """The cards are dealt."""
    own_seat(table, player)
    if table.state is not None:
        raise Refused("already-begun")
    if any(seat.empty for seat in table.seats):
        raise Refused("seats-empty", count=sum(seat.empty for seat in table.seats))
    return Decision(table.deal(facts.seed, by=player))


# -- The game --


def move(table: Table, player: str, command: commands.Move, _: Facts) -> Decision:
    """A move of somebody."""
    acting_seat(table, player, command.number)
    return learned(table, command.move) if table.lesson else moved(table, command.move)


def play(table: Table, player: str, command: commands.Play, facts: Facts) -> Decision:
    """A move by the cards that were picked."""
    assert table.game
    if not command.cards:
        raise Refused("no-cards")
    tried = table.lesson and command.cards == table.lesson.wanted
    if command.cards not in table.game.codes and not tried:
        raise Refused("no-combo")
    return move(table, player, commands.Move(command.cards, command.number), facts)


def moved(table: Table, text: str) -> Decision:
    """A move of the seat to act, with the deal of the next round if it ended one."""
    assert table.state
    try:
        after = table.state.play(text)
    except InvalidNotation:
        raise Refused("not-understood") from None
    except IllegalMove as wrong:
        raise Refused("illegal", move=text, why=wrong.why) from None
    event: Event = {"kind": "move", "seat": table.state.seat, "move": text}
    if table.lesson.on().over if table.lesson else after.over:
        event["ends"] = True
    if len(after._deals) > len(table.state._deals):
        deal = table.state.game.show_deck(after._deals[-1][1])
        event["deal"] = next_deal(table, deal, len(after._deals))
        after = after.redeal(event["deal"])
    return Decision(event, Step(table.state, table.state.game.parse(text), after))


def next_deal(table: Table, deal: str, number: int) -> str:
    """The deal of a later round."""
    if table.chance:
        return table.chance.shuffled(deal, number)
    return deal if table.seeded else shuffled(deal)


def shuffled(deal: str) -> str:
    """A deal in another order, from the system's randomness: a seed has too few bits for all orders of a deck."""
    cards = deal.split(" ")
    keys = struct.unpack(f"{len(cards)}Q", token_bytes(8 * len(cards)))  # asked for once, not card by card
    return " ".join([card for _, card in sorted(zip(keys, cards, strict=True))])


def hint(table: Table, player: str, command: commands.Hint, _: Facts) -> Decision:
    """Somebody asks the strongest bot, and everybody is told."""
    seat = acting_seat(table, player, command.number)
    if not table.hints:
        raise Refused("no-hints")
    return Decision({"kind": "hint", "seat": seat})


def undo(table: Table, player: str, command: commands.Undo, _: Facts) -> Decision:
    """Somebody takes the last move of their turn back."""
    seat = own_seat(table, player)
    if not table.may_undo(seat):
        raise Refused("nothing-to-undo")
    if command.number != table.moves:
        raise Refused("stale")
    return Decision({"kind": "undo", "seat": seat})


def resign(table: Table, player: str, _: commands.Resign, __: Facts) -> Decision:
    """Somebody gives the game up; between two it ends."""
    seat = own_seat(table, player)
    if not table.running:
        raise Refused("game-over" if table.over else "not-begun")
    return Decision({"kind": "resign", "seat": seat, **({"ends": True} if table.lesson or table.for_two else {})})


def timed_out(table: Table) -> Decision:
    """The seat to act loses by time."""
    return Decision({"kind": "timeout", "seat": table.turn, **({"ends": True} if table.for_two else {})})


def rematch(table: Table, player: str, _: commands.Rematch, facts: Facts) -> Decision:
    """The same people play again at another table."""
    own_seat(table, player)
    if not table.over:
        raise Refused("not-over")
    if table.rematch:
        raise Refused("rematch-begun")
    return Decision({"kind": "rematch", "table": facts.rematch})


# -- Lessons --


def go_on(table: Table, player: str, command: commands.Continue, _: Facts) -> Decision:
    """The reader has read a page of the lesson."""
    own_seat(table, player)
    lesson = running_lesson(table)
    if command.number != table.moves or not lesson.reading:
        raise Refused("stale")
    return gone_to(lesson.on())


def restart(table: Table, player: str, _: commands.Restart, __: Facts) -> Decision:
    """The lesson begins again."""
    own_seat(table, player)
    lesson = running_lesson(table).lesson
    event = gone_to(LessonPlace(lesson)).event
    return Decision({**event, **laid_out(lesson.position)})


def learned(table: Table, text: str) -> Decision:
    """What the step of a lesson asks for, done or tried; anything else is refused in the lesson's words."""
    assert table.lesson
    assert table.state
    if table.lesson.reading:
        raise Refused("lesson-read-on")
    if text == table.lesson.wanted:
        return gone_to(table.lesson.on(), tried=text) if table.lesson.beat.tried else moved(table, text)
    if text not in table.state.legal_moves:
        return moved(table, text)  # which says why it is not legal
    raise Refused(table.lesson.refusal(text), task=table.lesson.task)


def gone_to(place: LessonPlace, **more: Any) -> Decision:
    """Another place of the lesson reached without a move, with the cards that are laid out there."""
    event: Event = {"kind": "lesson", "at": place.at, **more}
    if place.over:
        event["ends"] = True
    return Decision({**event, **laid_out(place.laid_out)} if place.laid_out else event)


def laid_out(position: Setup) -> Event:
    """How an event describes the cards that it lays out."""
    return {"deal": position.deal, "before": position.moves}


def running_lesson(table: Table) -> LessonPlace:
    """The lesson that is going on."""
    if table.lesson is None:
        raise Refused("not-understood")
    if table.over:
        raise Refused("game-over")
    return table.lesson


# -- Checks --


def own_seat(table: Table, player: str) -> int:
    """The seat of a player, who must have one."""
    seat = table.seat_of(player)
    if seat is None:
        raise Refused("not-seated")
    return seat


def acting_seat(table: Table, player: str, number: int) -> int:
    """The seat of a player who is to act and knows of all moves."""
    seat = own_seat(table, player)
    if table.turn != seat:
        raise Refused("game-over" if table.over else "not-begun" if table.state is None else "not-your-turn")
    if table.seats[seat].bot:
        raise Refused("stood-in")
    if number != table.moves:
        raise Refused("stale")
    return seat


def known_seat(table: Table, seat: int) -> int:
    """A seat that this table has."""
    if seat not in range(len(table.seats)):
        raise Refused("no-such-seat")
    return seat


def free_seat(table: Table, player: str) -> int:
    """The first empty seat, or, in a running game, the one that a player has left."""
    empty = [number for number, seat in enumerate(table.seats) if seat.empty]
    if not empty:
        raise Refused("no-free-seat")
    return next((seat for seat in empty if table.may_sit(player, seat)), empty[0])


def clean_name(name: object) -> str:
    """A name as it may be shown: one line, not too long, not empty."""
    text = name if isinstance(name, str) else ""
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not shown:
        raise Refused("name-missing")
    if len(shown) > NAME_LENGTH:
        raise Refused("name-too-long", most=NAME_LENGTH)
    return shown


DECISIONS: dict[type[commands.Command], Callable[[Table, str, Any, Facts], Decision]] = {
    commands.Sit: sit,
    commands.Leave: leave,
    commands.Bot: bot,
    commands.Begin: begin,
    commands.Move: move,
    commands.Play: play,
    commands.Hint: hint,
    commands.Undo: undo,
    commands.Resign: resign,
    commands.Rematch: rematch,
    commands.Continue: go_on,
    commands.Restart: restart,
}
COURTESIES: dict[type[commands.Command], Callable[[Courtesy, Table, int, Any, Facts], Event]] = {
    commands.Say: Courtesy.decide_say,
    commands.Vote: Courtesy.decide_vote,
    commands.Back: Courtesy.decide_back,
    commands.Offer: Courtesy.decide_offer,
    commands.Accept: Courtesy.decide_accept,
    commands.Decline: Courtesy.decide_decline,
}
