"""The first lesson of the duel. A card is what the reader sees, then what the coach sees."""

from itertools import combinations

from irisdeck.table.lessons import READER, Lesson, Position, Step, filled

PAIRS = [one + other for one, other in combinations("ROYGBIV", 2)]
TWO_SIDED = [*PAIRS, *PAIRS, *(color + other for color in "ROYGBIV" for other in "WK"), "WK"]
LESSON = Lesson(
    "duel",
    2,
    Position(filled(TWO_SIDED, "RV GB WR YG OG RI VO YB GI", "OY IV KB GO RY BI")),
    (
        Step("aim"),
        Step("sides"),
        Step("lay", "n1"),
        Step("end", "end (n1 end)"),
        Step("blind", "b2"),
        Step("turn", "f2", {"f1": "unseen", "end": "more"}),
        Step("light", "n3 end (n2 end)"),
        Step("rainbow", "n1 (n1 end)", {"n2": "double", "n3": "double"}),
        Step("double", "n2"),
        Step("open", "n1 end (n3 end)"),
        Step("shade", "n3 end (f2)", {"f2": "shade"}),
        Step("done"),
    ),
    {"first": READER},
)
