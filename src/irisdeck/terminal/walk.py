"""A recorded game told move by move."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from irisdeck.game import consequences
from irisdeck.terminal.board import LEGEND, board
from irisdeck.words import say

if TYPE_CHECKING:
    from irisdeck.record import Record

STEP_HELP = "Enter goes on, a goes on to the end of the game, q quits."


def walk(record: Record, line: int) -> bool:
    """Tells one game; False if the reader has had enough."""
    names = record.names or [f"Seat {seat}" for seat in range(record.players)]
    names = [f"{name} ({seat})" if names.count(name) > 1 else name for seat, name in enumerate(names)]
    stepping = sys.stdin.isatty() and sys.stdout.isatty()
    options = ", ".join(f"{key}={value}" for key, value in record.options.items())
    print(f"Game {line}: {record.game}, {record.players} players, {options}")
    print(LEGEND[record.game])
    if stepping:
        print(STEP_HELP)
    before = None
    for number, (event, state) in enumerate(zip(record.events, record.replay(), strict=True)):
        if "deal" in event:
            print(f"{number:4}  deal {event['deal']}")
        else:
            assert before is not None
            told = [
                say("someone", name=names[event["seat"]], what=state.game.phrase(event["move"])),
                *consequences(before, event["move"], state, names),
            ]
            print(f"{number:4}  {event['move']:6} {'; '.join(told)}")
        before = state
        if stepping and not state.over:
            print(f"      {names[state.seat]} to act, who sees:")
            print("\n".join(f"      {text}" for text in board(state.view(state.seat), names)))
            answer = input("      > ").strip().lower()
            if answer == "q":
                return False
            stepping = answer != "a"
    if record.scores is not None:
        winners = " and ".join(names[seat] for seat in record.winners or [])
        print(f"      scores {' '.join(map(str, record.scores))}; won by {winners}")
    else:
        print("      unfinished")
    print()
    return True
