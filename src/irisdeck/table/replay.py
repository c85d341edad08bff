"""Replays: finished games and uploaded records as positions, move by move."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.bots import BOTS
from irisdeck.game import GAMES, InvalidOption, closing, consequences, phrase
from irisdeck.record import InvalidRecord, Record, WrongRecord
from irisdeck.table import boards, faces
from irisdeck.table.table import NAME_LENGTH, Refused, bot_name
from irisdeck.words import YOU, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.game import State
    from irisdeck.table.table import Table
    from irisdeck.words import Said

TOLD = ("deal", "seat", "move")  # the keys of an event that are kept; traces can be computed again


class Position(NamedTuple):
    """A state, and what the move that led to it did, in words."""

    state: State
    told: tuple[Said, ...]
    closing: dict[str, Any]


class Replay:
    """A game from the deal to its end: `positions[n]` is after n moves."""

    def __init__(
        self,
        record: Record,
        names: Sequence[Said | str],
        ending: Sequence[Said],
        aids: bool = False,
        chosen: Sequence[str] = (),
    ) -> None:
        self.game = record.game
        self.names = names
        self.faces = faces.told_apart(chosen or faces_in(record))  # the avatars
        self.aids = aids  # whether players were shown what they could remember
        self.positions = positions(record, names)
        last = self.positions[-1]
        self.positions[-1] = last._replace(told=(*last.told, *(ending or self.outcome(last.state))))

    @property
    def last(self) -> int:
        """The number of moves."""
        return len(self.positions) - 1

    def outcome(self, state: State) -> list[Said]:
        """How the game ended by the rules, or that it did not."""
        if not state.over:
            return [say("replay-unfinished")]
        if state.drawn:
            return [boards.drawn(state)]
        winners = [self.names[seat] for seat in state.winners]
        return [say("table-shared", names=" · ".join(winners)) if winners[1:] else say("table-won", name=winners[0])]

    def rounds(self) -> list[tuple[int, list[tuple[int, tuple[Said, ...]]]]]:
        """The log lines of each position with its number, grouped by round."""

        def round_of(number: int) -> int:
            return len(self.positions[max(number - 1, 0)].state._deals)

        numbers = groupby(range(len(self.positions)), round_of)
        return [(round_, [(number, self.positions[number].told) for number in group]) for round_, group in numbers]


def positions(record: Record, names: Sequence[Said | str]) -> list[Position]:
    """The position after the deal and after each move; a later deal belongs to the move that ended the round."""
    reached: list[Position] = []
    for event, state in zip(record.events, record.replay(), strict=True):
        if not reached:
            reached.append(Position(state, (say("table-begun"),), {}))
        elif "deal" in event:
            reached[-1] = reached[-1]._replace(state=state)
        else:
            reached.append(moved(reached[-1].state, event["move"], state, names))
    return reached


def moved(before: State, move: str, after: State, names: Sequence[Said | str]) -> Position:
    """The position that a move led to."""
    lines = (phrase(before, move, names), *consequences(before, move, after, names))
    return Position(after, lines, closing(before, move, after))


def replay_of_table(table: Table) -> Replay:
    """The game of a table, once it is over."""
    record = table.record()
    who = zip(table.seats, table.names, table.playing, strict=True)
    names = [began.name if seat.empty else name for seat, name, began in who]  # some players have left since
    ending = [table.ended] if table.ended else []
    if table.resigned is not None:
        ending.append(say("table-won", name=names[table.winners[0]]))
    return Replay(record, names, ending, table.aids, [player.face for player in table.playing])


def replay_of_record(record: Record) -> Replay:
    """The replay of an uploaded record."""
    return Replay(record, names_in(record), [])


def winners_in(record: Record) -> list[int]:
    """The seats that have won; none after a draw, although the record names all who drew."""
    winners = record.winners or []
    return [] if GAMES[record.game].draws and len(winners) > 1 else winners


def names_in(record: Record) -> list[Said | str]:
    """The names of the players: printable, shortened, and no two alike."""
    names: list[Said | str] = []
    for seat, name in enumerate(record.names or [""] * record.players):
        printable = " ".join("".join(char if char.isprintable() else " " for char in name[:1000]).split())
        if len(printable) > NAME_LENGTH:
            printable = printable[: NAME_LENGTH - 1] + "…"
        own = say(YOU)  # what records of games at the terminal call their player
        kind, _, level = printable.partition(":")
        shown = bot_name(level) if kind == "bot" and level in BOTS else own if printable == own else printable
        names.append(shown or say("replay-seat", number=seat + 1))
    return [
        say("numbered", name=name, number=names[: seat + 1].count(name)) if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]


def faces_in(record: Record) -> list[str]:
    """The avatars of the players: of bots by their level, of people nothing is known."""
    names = [name.partition(":") for name in record.names or [""] * record.players]
    return [faces.of_bot(level) if kind == "bot" else faces.PERSON for kind, _, level in names]


def look_at(replay: Replay, at: int, seat: int | None, own: int | None) -> boards.Look:
    """The position after `at` moves as a seat saw it, from its view alone; without a seat, with all hands open.

    `own` is the seat where the viewer sat.
    """
    state, _, was = replay.positions[at]
    mine = seat is not None and seat == own
    return boards.Look(
        state.watch() if seat is None else state.view(seat),
        seat,
        boards.names_for(replay.names, seat if mine else None),
        was,
        aids=replay.aids and mine,
        scores=True,
        own=mine,
        laid_open=state.laid_open if seat is None else {},
        faces=replay.faces,
    )


# -- Records --


def records_in(data: bytes) -> list[Record]:
    """Parse the records of a file and check each as `irisdeck replay --check` does; raises Refused for a wrong one."""
    if not data:
        raise Refused("empty-file")
    return [checked(line, number) for number, line in enumerate(io.BytesIO(data), 1)]


def checked(line: bytes, number: int) -> Record:
    """Parse and check a record, and drop what is not needed to replay it."""
    try:
        record = Record.from_line(line)
        record.check()
    except (InvalidRecord, InvalidOption, WrongRecord) as wrong:
        raise Refused("wrong-record", line=number, why=str(wrong)) from None
    events = [{key: value for key, value in event.items() if key in TOLD} for event in record.events]
    return replace(record, events=events, others={})
