"""Which bot is stronger, and how sure is that: every deal from every seat, ratings with error bars, sequential tests.

import irisdeck
from irisdeck.research.arena import Arena, ArenaReport, compete
results = compete(Arena(irisdeck.game("red7"), ("greedy", "random")), games=400)
print(ArenaReport(results))
"""

from irisdeck.research.arena.play import Arena, Outcome
from irisdeck.research.arena.report import ArenaReport
from irisdeck.research.arena.run import ArenaResults, compete
from irisdeck.research.arena.stats import Sprt
from irisdeck.research.crew import WorkerDied
from irisdeck.research.intervals import Estimate

__all__ = ["Arena", "ArenaReport", "ArenaResults", "Estimate", "Outcome", "Sprt", "WorkerDied", "compete"]
