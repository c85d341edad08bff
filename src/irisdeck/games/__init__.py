"""The games that come with Irisdeck, a folder each. Those of other packages have the entry point irisdeck.games."""

from irisdeck.games.duel import game as duel
from irisdeck.games.red7 import game as red7
from irisdeck.games.tricks import game as tricks

__all__ = ["duel", "red7", "tricks"]
