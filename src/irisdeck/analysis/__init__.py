"""Analysis: what every decision of a game was worth, and how luck and skill add up to its result."""

from irisdeck.analysis.judging import Chance, Judgment
from irisdeck.analysis.report import Account, Analysis, Decision, Luck
from irisdeck.analysis.work import SIMULATIONS, Cancelled, CannotAnalyze, Work, analyze

__all__ = [
    "SIMULATIONS",
    "Account",
    "Analysis",
    "Cancelled",
    "CannotAnalyze",
    "Chance",
    "Decision",
    "Judgment",
    "Luck",
    "Work",
    "analyze",
]
