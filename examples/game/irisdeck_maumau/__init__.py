"""Mau-Mau for Irisdeck: a game in a package of its own."""
