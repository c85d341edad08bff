"""What environments need to know of a game besides what it observes, with a default for each.

A game's observe.py is written like its rules and linked with them after this file (irisdeck.engine.compile). It has
PARTS, KINDS and `notice(s, seat, at, row)`, which writes what a seat knows into bytes that are 0. What it leaves out is
taken from here:

- `allow(s, index, buffer, row, width)`: marks the actions that the seat to act may take; returns how many they are.
- `allowed(index, buffer, k)`: the k-th of the actions just marked.
- `KEPT`: how many of the first bytes of an observation change seldom and are kept from step to step.
- `settled(s)`, `remember(s, seat, some, row)`: the set of cards that those bytes tell of; adds cards to them.

A function `picture_rows(view)` says what environments paint, as rows of cards (irisdeck.engine.memory). It is never
compiled. A game without it gets a picture of the cards on its board.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any

from irisdeck.engine.memory import clear, put

# The name below is bound by irisdeck.engine.compile to a game's rules.
# mypy: disable-error-code="name-defined"
# ruff: noqa: F821

KEPT = 0


def allow(s: Any, index: Sequence[int], buffer: MutableSequence[int], row: Any, width: int) -> int:
    """Marks the actions of all legal moves, which are left in the buffer."""
    clear(row, 0, width)
    count: int = moves(s, buffer)
    for k in range(count):
        put(row, index[buffer[k]], 1)
    return count


def allowed(index: Sequence[int], buffer: Sequence[int], k: int) -> int:
    """The k-th of the actions just marked."""
    return index[buffer[k]]


def settled(s: Any) -> int:
    """No cards."""
    return 0


def remember(s: Any, seat: int, some: int, row: Any) -> None:
    """Nothing is kept."""
    return
