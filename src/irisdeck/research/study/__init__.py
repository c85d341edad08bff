"""What a game is like: how long it is, how many choices it offers, whom the seat favors, how rounds end.

import irisdeck
from irisdeck.research.study import StudyReport, Variant, study
report = StudyReport(study([Variant(irisdeck.game("red7", 3), ("random",) * 3, 100_000)]))
print(report)
"""

from irisdeck.research.simulate import seats
from irisdeck.research.study.count import Counts, StudyResults, Variant, linked, study, without_empty
from irisdeck.research.study.page import MOST_VARIANTS, page
from irisdeck.research.study.report import StudyReport

__all__ = [
    "MOST_VARIANTS",
    "Counts",
    "StudyReport",
    "StudyResults",
    "Variant",
    "linked",
    "page",
    "seats",
    "study",
    "without_empty",
]
