"""The face of each game: what the integers of its rules mean to people and programs."""

from irisdeck.games import duel, red7, tricks

__all__ = ["duel", "red7", "tricks"]
