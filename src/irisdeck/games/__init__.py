"""The games that come with Irisdeck, a folder each. Those of other packages have the entry point irisdeck.games."""

from irisdeck.games.duel.game import Duel
from irisdeck.games.red7.game import Red7
from irisdeck.games.tricks.game import Tricks

__all__ = ["Duel", "Red7", "Tricks"]
