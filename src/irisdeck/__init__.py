"""Irisdeck: play, study and research three rainbow-colored card games.

import irisdeck
game = irisdeck.game("red7", players=3, advanced=True)
state = game.deal(seed=7)
while not state.over:
    move = irisdeck.bot("greedy").act(state.view(state.seat))
    state = state.play(move)
print(state.scores, state.winners)
"""

from typing import TYPE_CHECKING, Any

from irisdeck import games as _games  # noqa: F401  # every game enters itself into GAMES
from irisdeck.bots import Bot, bot
from irisdeck.game import (
    GAMES,
    Game,
    IllegalMove,
    InvalidDeal,
    InvalidNotation,
    InvalidOption,
    IrisdeckError,
    Move,
    State,
    View,
    game,
)

if TYPE_CHECKING:
    from irisdeck.record import InvalidRecord, Record, WrongRecord

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "Bot",
    "Game",
    "IllegalMove",
    "InvalidDeal",
    "InvalidNotation",
    "InvalidOption",
    "InvalidRecord",
    "IrisdeckError",
    "Move",
    "Record",
    "State",
    "View",
    "WrongRecord",
    "bot",
    "game",
]


def __getattr__(name: str) -> Any:
    """Records are loaded when first asked for: most programs that play need none."""
    if name in ("InvalidRecord", "Record", "WrongRecord"):
        from irisdeck import record

        return getattr(record, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
