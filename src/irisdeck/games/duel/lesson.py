"""The lesson of the duel. A card is what the reader sees, then what the coach sees."""

from itertools import combinations

from irisdeck.table.lessons import READER, Lesson, LessonStep, Setup, filled

PAIRS = [one + other for one, other in combinations("ROYGBIV", 2)]
TWO_SIDED = [*PAIRS, *PAIRS, *(color + other for color in "ROYGBIV" for other in "WK"), "WK"]
LESSON = Lesson(
    "duel",
    2,
    Setup(filled(TWO_SIDED, "RV GB WR YG OG RI VO YB GI", "OY IV KB GO RY BI")),
    (
        LessonStep("aim"),
        LessonStep("sides"),
        LessonStep("lay", "n1"),
        LessonStep("end", "end (n1 end)"),
        LessonStep("blind", "b2"),
        LessonStep("turn", "f2", {"f1": "unseen", "end": "more"}),
        LessonStep("light", "n3 end (n2 end)"),
        LessonStep("rainbow", "n1 (n1 end)", {"n2": "double", "n3": "double"}),
        LessonStep("double", "n2"),
        LessonStep("open", "n1 end (n3 end)"),
        LessonStep("shade", "n3 end (f2)", {"f2": "shade"}),
        LessonStep("done"),
        LessonStep("before", "(n2 end) f1 n2", {"n2": "double"}),
        LessonStep("turned", "!f1"),
        LessonStep("stop", "end"),
        LessonStep("faces"),
        LessonStep("draw"),
    ),
    {"first": READER},
)
LESSONS = (LESSON,)
