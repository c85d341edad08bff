"""The lesson of tricks. A deal is the middle, the three hands, and the cards put away."""

from irisdeck.table.lessons import READER, Lesson, LessonStep, Setup, filled

RANKED = list("123456" * 10)
FIRST_TRICKS = filled(
    RANKED,
    "1 3 5  "
    "1 1 2 2 3 3 4 4 4 5 5 5 6 6  "
    "1 1 2 2 2 3 3 4 4 4 5 5 6 6  "
    "1 1 1 2 2 3 3 4 4 5 5 6 6 6",
)  # fmt: skip
LAST_TRICK = filled(
    RANKED,
    "1 2 6  "
    "1 1 1 1 1 4 4 5 5 5 5 5 5 5  "
    "2 2 2 2 2 2 3 3 3 3 3 3 6 6  "
    "1 2 3 4 4 4 4 4 4 6 6 6 6 6",
)  # fmt: skip
LESSON = Lesson(
    "tricks",
    3,
    Setup(FIRST_TRICKS),
    (
        LessonStep("aim"),
        LessonStep("combos", "!24"),
        LessonStep("run", "345 (6 12)"),
        LessonStep("take", "=5 (=3 =1)", {"=1": "less", "=3": "less"}),
        LessonStep("prizes"),
        LessonStep("set", "22 (444 33 =6 =5)"),
        LessonStep("tie", "=4 (123 6)"),
        LessonStep("kinds", "!55"),
        LessonStep("follow", "3456 =44 (=33 =22)", {"=22": "less", "=33": "less"}),
        LessonStep("single", "1 (22 55 =66 =33) =5"),
        LessonStep("bound", "(11) !456"),
        LessonStep("equal", "6 (6 =55) =22 (=1)", {"=1": "less"}),
        LessonStep("skipped"),
        LessonStep("later"),
        LessonStep(
            "end",
            "44 (=66) =66 (=6)",
            {"4": "both", "=6": "less"},
            Setup(
                LAST_TRICK,
                "5555555 333333 444444 =6 =2 =1 11111 222222 66666 =55 =55 =55 66 3",
            ),
        ),
        LessonStep("done"),
        LessonStep("bonus"),
    ),
    {"first": READER},
)
LESSONS = (LESSON,)
