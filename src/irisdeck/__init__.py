"""Irisdeck: play, study and research three rainbow-colored card games.

import irisdeck
game = irisdeck.game("red7", players=3, advanced=True)
state = game.deal(seed=7)
while not state.over:
    move = irisdeck.bot("greedy").act(state.view(state.seat))
    state = state.play(move)
print(state.scores, state.winners)
"""

from importlib import import_module
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
    from irisdeck.analysis import Analysis, CannotAnalyze, analyze
    from irisdeck.engine.batch import Batch
    from irisdeck.games.red7.solve import Solution, solve
    from irisdeck.record import InvalidRecord, Record, WrongRecord

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "Analysis",
    "Batch",
    "Bot",
    "CannotAnalyze",
    "Game",
    "IllegalMove",
    "InvalidDeal",
    "InvalidNotation",
    "InvalidOption",
    "InvalidRecord",
    "IrisdeckError",
    "Move",
    "Record",
    "Solution",
    "State",
    "View",
    "WrongRecord",
    "analyze",
    "bot",
    "game",
    "solve",
]


def __getattr__(name: str) -> Any:
    """What most programs that play do not need is loaded when first asked for."""
    homes = {"Batch": "engine.batch", "InvalidRecord": "record", "Record": "record", "WrongRecord": "record"}
    homes |= {"Analysis": "analysis", "CannotAnalyze": "analysis", "analyze": "analysis"}
    homes |= {"Solution": "games.red7.solve", "solve": "games.red7.solve"}
    if name in homes:
        return getattr(import_module(f"irisdeck.{homes[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
