"""The built-in games, a folder each. Other packages register theirs as entry points irisdeck.games."""

from irisdeck.games.duel.game import Duel
from irisdeck.games.red7.game import Red7
from irisdeck.games.tricks.game import Tricks

__all__ = ["Duel", "Red7", "Tricks"]
