"""Irisdeck: play, study and research three rainbow-colored card games.

import irisdeck
game = irisdeck.game("red7", players=3, advanced=True)
state = game.deal(seed=7)
while not state.over:
    move = irisdeck.bot("greedy").act(state.view(state.seat))
    state = state.play(move)
print(state.scores, state.winners)
"""

from irisdeck.bots import Bot, bot
from irisdeck.game import (
    Game,
    IllegalMove,
    InvalidDeal,
    InvalidNotation,
    InvalidOption,
    IrisdeckError,
    Move,
    State,
    View,
)
from irisdeck.record import InvalidRecord, Record, WrongRecord
from irisdeck.registry import GAMES, game

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
