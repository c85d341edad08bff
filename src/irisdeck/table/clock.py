"""Time to think at a table: for a move, for a whole game, or both. No I/O: the time is always an argument.

Times are seconds since 1970, spans are seconds. A clock is immutable: each move makes a new one. Taking a move back
restores the clock from before it, and the time since then counts.
"""

from __future__ import annotations

from typing import Any, NamedTuple

MOVES = (30, 60, 180, 600, 86_400, 3 * 86_400, 7 * 86_400)  # spans that can be chosen for a move: up to days,
GAMES = (300, 600, 1200, 3600)  # and for a game
THEN = ("bot", "loss")  # what happens when time runs out: a bot makes the move, or the game is lost
GRACE = 0.5  # seconds that a move may be under way when time is up


class Clock(NamedTuple):
    """How much time there is, and since when the seat to act has been thinking."""

    move: int | None
    game: int | None
    then: str
    left: tuple[float, ...]  # of the time for the game, seat by seat
    since: float

    def deadline(self, seat: int) -> float:
        """When the time of the seat to act is up."""
        spans = ([self.move] if self.move else []) + ([self.left[seat]] if self.game else [])
        return self.since + min(spans)

    def moved(self, seat: int, at: float, bot: bool) -> Clock:
        """The clock after a move of a seat; the time it took comes off its time for the game, if no bot plays there."""
        if not self.game or bot:
            return self._replace(since=at)
        left = list(self.left)
        left[seat] = max(0.0, left[seat] - (at - self.since))
        return self._replace(left=tuple(left), since=at)


def agreed(move: Any, game: Any, then: Any) -> dict[str, Any] | None:
    """The clock as the first event of a table has it, or none; raises ValueError for other values."""
    if not move and not game:
        return None
    if (move and move not in MOVES) or (game and game not in GAMES) or then not in THEN:
        raise ValueError("no such clock")
    return {"move": move or None, "game": game or None, "then": then}


def started(agreement: dict[str, Any], seats: int, at: float) -> Clock:
    """The clock at the deal."""
    return Clock(agreement["move"], agreement["game"], agreement["then"], (float(agreement["game"] or 0),) * seats, at)
