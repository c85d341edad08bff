"""Games that are over, and records from elsewhere, as positions that can be looked at again, move by move."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.game import InvalidOption, closing, consequences
from irisdeck.record import InvalidRecord, Record, WrongRecord
from irisdeck.table import boards
from irisdeck.table.table import NAME_LENGTH, Refused
from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.game import State
    from irisdeck.table.table import Table
    from irisdeck.words import Said

TOLD = ("deal", "seat", "move")  # what of an event is kept: traces can be made again


class Position(NamedTuple):
    """A state, and what the move that led to it did, in words."""

    state: State
    told: tuple[Said, ...]
    closing: dict[str, Any]


class Replay:
    """A game from the deal to its end: `positions[n]` is after n moves."""

    def __init__(self, record: Record, names: Sequence[Said | str], ending: Sequence[Said], aids: bool = False) -> None:
        self.game = record.game
        self.names = names
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
        winners = [self.names[seat] for seat in state.winners]
        return [say("table-shared", names=" · ".join(winners)) if winners[1:] else say("table-won", name=winners[0])]

    def rounds(self) -> list[tuple[int, list[tuple[int, tuple[Said, ...]]]]]:
        """All that was told, by the round it was told in, with the number of each position."""

        def round_of(number: int) -> int:
            return len(self.positions[max(number - 1, 0)].state._deals)

        numbers = groupby(range(len(self.positions)), round_of)
        return [(round_, [(number, self.positions[number].told) for number in told]) for round_, told in numbers]


def positions(record: Record, names: Sequence[Said | str]) -> list[Position]:
    """The deal and what each move made of it; the deal of a later round belongs to the move that ended the last."""
    found: list[Position] = []
    for event, state in zip(record.events, record.replay(), strict=True):
        if not found:
            found.append(Position(state, (say("table-begun"),), {}))
        elif "deal" in event:
            found[-1] = found[-1]._replace(state=state)
        else:
            found.append(moved(found[-1].state, event["move"], state, names))
    return found


def moved(before: State, move: str, after: State, names: Sequence[Said | str]) -> Position:
    """The position that a move led to."""
    told = say("someone", name=names[before.seat], what=before.game.phrase(move))
    return Position(after, (told, *consequences(before, move, after, names)), closing(before, move, after))


def replay_of_table(table: Table) -> Replay:
    """The game of a table, once it is over."""
    record = table.record()
    who = zip(table.seats, table.names, table.playing, strict=True)
    names = [began[1] if seat.empty else name for seat, name, began in who]  # some have left since
    ending = [table.ended] if table.ended else []
    if table.resigned is not None:
        ending.append(say("table-won", name=names[table.winners[0]]))
    return Replay(record, names, ending, table.aids)


def replay_of_record(record: Record) -> Replay:
    """A game that was played elsewhere."""
    return Replay(record, names_in(record), [])


def names_in(record: Record) -> list[Said | str]:
    """Who played: short enough to be shown, and no two alike."""
    names: list[Said | str] = []
    for seat, name in enumerate(record.names or [""] * record.players):
        shown = " ".join("".join(sign if sign.isprintable() else " " for sign in name[:1000]).split())
        if len(shown) > NAME_LENGTH:
            shown = shown[: NAME_LENGTH - 1] + "…"
        names.append(shown or say("replay-seat", number=seat + 1))
    return [
        say("numbered", name=name, number=names[: seat + 1].count(name)) if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]


def look_at(replay: Replay, at: int, seat: int | None, own: int | None) -> boards.Look:
    """The position after some moves as a seat saw it, made from its view alone; or, without one, with all hands open.

    `own`: where whoever looks sat themselves.
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
    )


# -- Records --


def records_in(data: bytes) -> list[Record]:
    """The records of a file, each proven as `irisdeck replay --check` does, or why it is none."""
    if not data:
        raise Refused("empty-file")
    return [checked(line, number) for number, line in enumerate(io.BytesIO(data), 1)]


def checked(line: bytes, number: int) -> Record:
    """A record that tells a legal game, without what is not needed to replay it."""
    try:
        record = Record.from_line(line)
        record.check()
    except (InvalidRecord, InvalidOption, WrongRecord) as wrong:
        raise Refused("wrong-record", line=number, why=str(wrong)) from None
    events = [{key: value for key, value in event.items() if key in TOLD} for event in record.events]
    return replace(record, events=events, others={})
