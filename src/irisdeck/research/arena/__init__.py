"""Which bot is stronger, and how sure is that: every deal from every seat, ratings with error bars, sequential tests.

import irisdeck
from irisdeck.research.arena import Arena, Report, compete
results = compete(Arena(irisdeck.game("red7"), ("greedy", "random")), games=400)
print(Report(results))
"""

from irisdeck.research.arena.play import Arena, Outcome
from irisdeck.research.arena.report import Report, check_plot
from irisdeck.research.arena.run import Results, compete
from irisdeck.research.arena.stats import Estimate, Sprt
from irisdeck.research.crew import WorkerDied

__all__ = ["Arena", "Estimate", "Outcome", "Report", "Results", "Sprt", "WorkerDied", "check_plot", "compete"]
