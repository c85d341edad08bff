"""A recorded game, printed move by move."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from irisdeck.record import WrongRecord
from irisdeck.table import boards
from irisdeck.table.replay import Replay, look_at, names_in
from irisdeck.table.table import Refused
from irisdeck.terminal.board import introduction, lines, scores
from irisdeck.terminal.voice import Quit
from irisdeck.words import say

if TYPE_CHECKING:
    from irisdeck.game import State
    from irisdeck.record import Record
    from irisdeck.terminal.voice import Voice


def walk(record: Record, line: int, voice: Voice) -> None:
    """Print one game, and raise what is wrong with its record; raises Quit if the reader stops."""
    legal, wrong = legal_part(record)
    steps = Walk(replay_of(legal), voice)
    game = steps.states[0].game
    print(voice.label(voice.words("line-game", number=line), *steps.replay.names))
    print("\n".join(introduction(game, voice)))
    if sys.stdin.isatty() and sys.stdout.isatty():
        voice.say("line-replay-help")
        steps.step()
    else:
        steps.go_on(0)
    if wrong:
        raise wrong
    print()


def legal_part(record: Record) -> tuple[Record, WrongRecord | None]:
    """A record up to its first illegal event, and what is wrong with that event."""
    try:
        for _ in record.replay():
            pass
    except WrongRecord as wrong:
        if not wrong.event:
            raise
        return replace(record, events=record.events[: wrong.event]), wrong
    return record, None


def replay_of(record: Record) -> Replay:
    """The replay, with an ending in words that also fit a player called You."""
    names = names_in(record)
    *_, last = record.replay()
    won = [say("line-winner", name=names[seat]) for seat in last.winners]
    return Replay(record, names, won if len(won) == 1 else [])


@dataclass
class Walk:
    """A replay at the prompt."""

    replay: Replay
    voice: Voice

    @property
    def states(self) -> list[State]:
        """The states after 0, 1, 2... moves."""
        return [position.state for position in self.replay.positions]

    def tell(self, at: int) -> None:
        """Print the move that led to a position and what it brought about; at the end, the scores."""
        state, sentences, _ = self.replay.positions[at]
        move = state.history[-1][1] if at else ""
        print(f"{at:4}  {move:6} {self.voice.list(*sentences)}")
        if state.over:
            print(f"      {scores(self.voice, zip(self.replay.names, state.scores, strict=True))}")

    def go_on(self, at: int) -> None:
        """Print everything from a position to the end."""
        for number in range(at, self.replay.last + 1):
            self.tell(number)

    def show(self, at: int) -> None:
        """Print the position as the seat to act sees it."""
        state = self.replay.positions[at].state
        if state.over:
            return
        name = self.replay.names[state.seat]
        to_act, seen_by = self.voice.words("line-to-act", name=name), self.voice.words("replay-seen-by")
        look = look_at(self.replay, at, state.seat, None)
        drawn = lines(boards.board(look).values(), state.game, self.voice)
        shown = [to_act, f"{seen_by} {self.voice.tell(name)}", *drawn]
        print("\n".join(f"      {line}" for line in shown))

    def step(self) -> None:
        """Follow the reader's answers until the end is reached."""
        at, shown = 0, -1
        while at <= self.replay.last:
            if at != shown:
                self.tell(at)
                self.show(at)
                shown = at
            answer = self.voice.ask("      > ").lower()
            if answer == "a":
                self.go_on(at + 1)
                return
            try:
                at = self.next(at, answer)
            except Refused as refused:
                print(f"      {self.voice.refusal(refused)} {self.voice.words('line-replay-help')}")

    def next(self, at: int, answer: str) -> int:
        """The position that an answer leads to."""
        if answer == "q":
            raise Quit
        if answer.isdecimal():
            if len(answer) > 9 or int(answer) > self.replay.last:
                raise Refused("no-such-move", moves=self.replay.last)
            return int(answer)
        steps = {"": at + 1, "b": max(at - 1, 0)}
        if answer not in steps:
            raise Refused("not-understood")
        return steps[answer]
