"""The lessons of Red7: the game, and its options. A deal is the hands, then the palettes, then the deck."""

from irisdeck.table.lessons import Lesson, LessonStep, Setup, filled

NUMBERED = [color + number for color in "ROYGBIV" for number in "1234567"]
FIRST = Lesson(
    "red7",
    2,
    Setup(filled(NUMBERED, "Y7 R1 G3 B1 Y2 G1 B4  O4 Y1 R7 G6 I5 V4 I2  B2 O5")),
    (
        LessonStep("aim"),
        LessonStep("canvas"),
        LessonStep("begins"),
        LessonStep("lay", "+Y7 end (+O4 >Y1)", {"+B4": "low", "pass": "pass"}),
        LessonStep("paint", ">R1 (+R7 end)", {"pass": "pass"}),
        LessonStep("tie", "!>B1", {"pass": "pass"}),
        LessonStep("out", "+G3 !end", {"pass": "pass"}),
        LessonStep("both", ">B1 (+G6 end)", {"end": "end"}),
        LessonStep("rules"),
        LessonStep("order"),
        LessonStep("none"),
        LessonStep("pass", "pass"),
        LessonStep("next"),
        LessonStep(
            "win",
            "+G4 >I1 (pass)",
            {"+I1": "run", "end": "end", "pass": "pass"},
            Setup(
                filled(NUMBERED, "O7 G3 R2 V6 G4 B6 I1  O4 O3 G5 B4 V2 R7 B5  R5 I5"),
                "+G5 >B5 +G3 >B6 +B4 >O4 >V6 +V2 >O3 +O7 >R2 +R7 end",
            ),
        ),
        LessonStep("done"),
    ),
)
OPTIONS = Lesson(
    "red7",
    2,
    Setup(filled(NUMBERED, "G6 R3 V5 O6 I1 Y7 B4  Y4 R2 R6 V7 G1 B1 O1  B2 O5  O2 V1")),
    (
        LessonStep("options"),
        LessonStep("earn", ">G6 draw (+Y4 end)", {"keep": "keep"}),
        LessonStep("three", "+R3 >V1 (>R2)", {"end": "end", "pass": "pass"}),
        LessonStep("five", "+V5 +O6 end (+R6 end)", {"pass": "pass"}),
        LessonStep("one", "+I1 1-R6 end (+V7 7>Y4 keep end)", {"pass": "pass"}),
        LessonStep("seven", "+Y7 7>I1 end (pass)", {"pass": "pass"}),
        LessonStep("points"),
        LessonStep("goal"),
    ),
    {"advanced": True, "actions": True},
    "red7-options",
)
LESSONS = (FIRST, OPTIONS)
