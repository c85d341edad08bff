"""Lessons: every script played through, every mistake that is named, and where somebody stands after a log."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from irisdeck.game import GAMES, closing
from irisdeck.games.duel.rules import DECK
from irisdeck.table import boards
from irisdeck.table.commands import KINDS, Command
from irisdeck.table.lessons import COACH, LESSONS, READER, Lesson
from irisdeck.table.table import Event, Refused, Table, lesson_opened, opened
from irisdeck.web.pages import whole
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from collections.abc import Iterator

lessons = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def command(kind: str, **fields: Any) -> Command:
    """A command of a kind with those of the fields that it has."""
    made = KINDS[kind]
    return made(**{name: value for name, value in fields.items() if name in made.__struct_fields__})


class Pupil:
    """Somebody at the table of a lesson, and its log."""

    def __init__(self, lesson: str) -> None:
        self.log = lesson_opened(lesson, "ann", "Ann")
        self.table = Table(self.log)

    def do(self, kind: str, **wish: Any) -> None:
        self.happen(self.table.decide("ann", command(kind, **{"number": self.table.moves, **wish})).event)

    def happen(self, event: Event) -> None:
        self.log.append(json.loads(json.dumps(event)))
        self.table.apply(self.log[-1])

    def do_what_is_wanted(self) -> None:
        """One thing, and whatever the coach replies."""
        place = self.table.lesson
        assert place
        if place.reading:
            self.do("continue")
        elif place.wanted in GAMES[place.lesson.game].codes:
            self.do("move", move=place.wanted)
        else:
            self.do("play", cards=place.wanted)
        while self.table.bot_to_act:
            assert self.table.bot_to_act == COACH
            self.happen(self.table.decide_move(self.table.reply).event)

    def goto(self, step: str) -> None:
        while self.step != step:
            self.do_what_is_wanted()

    def refused(self, **wish: Any) -> str:
        """What is said, and nothing has changed."""
        before = len(self.log), self.table.number, self.table.state, self.table.lesson
        with pytest.raises(Refused) as refused:
            self.do(**wish)
        assert (len(self.log), self.table.number, self.table.state, self.table.lesson) == before
        return say(f"refused-{refused.value.message}", **refused.value.values)

    @property
    def step(self) -> str:
        assert self.table.lesson
        return self.table.lesson.step.name


def same(one: Table, other: Table) -> bool:
    parts = [(t.number, t.moves, t.state, t.seats, t.turn, t.over, t.lesson, list(t.told)) for t in (one, other)]
    return parts[0] == parts[1]


# -- The scripts --


@lessons
def test_a_lesson_is_played_through_and_is_its_log(lesson: Lesson) -> None:
    ann = Pupil(lesson.name)
    seen = [ann.step]
    while ann.table.running:
        assert ann.table.turn == READER
        ann.do_what_is_wanted()
        assert same(Table(ann.log), ann.table)
        if ann.step != seen[-1]:
            seen.append(ann.step)
    assert seen == [step.name for step in lesson.steps]
    assert ann.table.over
    assert ann.table.turn is None
    assert [event for event in ann.log if event.get("ends")] == [ann.log[-1]]
    with pytest.raises(Refused, match="game-over"):
        ann.do("continue")


@lessons
def test_every_mistake_that_a_step_names_can_be_made_there_and_is_explained(lesson: Lesson) -> None:
    ann, explained = Pupil(lesson.name), set()
    while ann.table.running:
        place, state = ann.table.lesson, ann.table.state
        assert place
        assert state
        for move, why in place.step.wrong.items():
            if move in state.legal_moves and move != place.wanted:
                assert ann.refused(kind="move", move=move).startswith(
                    say(f"refused-lesson-{lesson.game}-{why}", task="").strip()
                )
                explained.add((place.step.name, move))
        ann.do_what_is_wanted()
    assert explained == {(step.name, move) for step in lesson.steps for move in step.wrong}


@pytest.mark.parametrize(
    ("lesson", "kinds"),
    [
        ("duel", {"n", "b", "f", "end"}),
        ("tricks", {"single", "set", "run", "take"}),
        ("red7", {"+", ">", "end", "pass"}),
        ("red7-options", {"+", ">", "7", "1", "end", "draw"}),
    ],
)
def test_the_reader_makes_every_kind_of_move_once(lesson: str, kinds: set[str]) -> None:
    """And every way to take a turn of red7: palette, canvas, both, and to pass."""

    def kind(move: str) -> str:
        if lesson != "tricks":
            return move if move in ("end", "pass", "draw") else move[0]
        if move.startswith("="):
            return "take"
        return "single" if len(move) == 1 else "set" if len(set(move)) == 1 else "run"

    done = [beat for beat in LESSONS[lesson].beats if beat.move and not beat.coach and not beat.tried]
    assert {kind(beat.move) for beat in done} == kinds


@lessons
def test_cards_are_laid_out_anew_only_after_something_was_read(lesson: Lesson) -> None:
    for before, step in zip(lesson.steps, lesson.steps[1:], strict=False):
        if step.position:
            assert not before.script
    assert lesson.steps[-1].script == ""


@lessons
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_in_every_language(lesson: Lesson, language: str) -> None:
    ann, told = Pupil(lesson.name), set()
    while True:
        place = ann.table.lesson
        assert place
        lines = [place.words, *([place.task] if place.task else [])]
        lines += [say(f"refused-lesson-{lesson.game}-{why}", task=place.task) for why in place.step.wrong.values()]
        for line in lines:
            told.add(tell(line, language))
            assert "{" not in tell(line, language)
            assert (tell(line, language) == line) is (language == "en")
        if place.over:
            break
        ann.do_what_is_wanted()
    assert len(told) >= 2 * len([step for step in lesson.steps if step.script])


# -- What is shown --


def test_a_double_and_a_shade_are_seen_to_lose_the_row() -> None:
    """duel D14, D15, D16"""
    ann = Pupil("duel")
    ann.goto("rainbow")
    ann.do_what_is_wanted()
    assert ann.table.state
    assert ann.table.state.scores == (6, 0)
    ann.goto("double")
    ann.do_what_is_wanted()
    assert ann.table.closing["how"] == "double"
    assert ann.table.state.scores == (6, 2)
    ann.goto("done")
    assert ann.table.closing["how"] == "shade"
    assert ann.table.state.scores == (9, 2)


def test_what_is_no_combo_is_tried_and_taken_back() -> None:
    """tricks T6, T8"""
    ann = Pupil("tricks")
    for step, cards, after in (("combos", "24", "run"), ("kinds", "55", "follow")):
        ann.goto(step)
        before = ann.table.state
        assert before
        assert cards not in before.legal_moves
        ann.do("play", cards=cards)
        assert ann.table.state == before
        assert ann.step == after
        assert "Only tried" in ann.table.told[-1][1][0]


def test_the_last_trick_ends_the_game_and_the_reader_wins_it() -> None:
    """tricks T18, T20"""
    ann = Pupil("tricks")
    ann.goto("done")
    assert ann.table.state
    assert ann.table.state.over
    assert ann.table.state.winners == (READER,)


def test_to_end_a_turn_without_leading_is_tried_to_pass_is_done_and_the_next_round_is_won() -> None:
    """red7 R4, R6, R7"""
    ann = Pupil("red7")
    ann.goto("both")
    view = ann.table.view(READER)
    assert view
    assert view.seen["in"] == [True, True]
    assert ann.table.told[-1][1] == ("Only tried: end your turn",)
    ann.goto("pass")
    assert "not lead" in ann.refused(kind="move", move=">B4")
    ann.do_what_is_wanted()
    assert ann.table.state
    assert ann.table.state.over
    assert ann.table.state.winners == (1,)
    assert ann.table.running
    assert ann.table.turn == READER  # to read on
    ann.goto("done")
    assert ann.table.state.winners == (READER,)


def test_a_duel_teaches_the_turn_before_the_first_card_and_that_turning_can_make_a_double() -> None:
    """duel D2, D9, D14, D21"""
    ann = Pupil("duel")
    ann.goto("before")
    place, state = ann.table.lesson, ann.table.state
    assert place
    assert state
    assert (place.wanted, state.view(READER).seen["laid"]) == ("f1", 0)
    assert "(D14)" in ann.refused(kind="move", move="n2")
    ann.goto("turned")
    state = ann.table.state
    assert state
    assert closing(state, "f1", state.play("f1"))["how"] == "double"
    ann.goto("faces")
    faces = Counter(face for card in DECK for face in (card & 15, card >> 4))
    assert [faces[face] for face in range(9)] == [14] * 7 + [8, 8]
    assert ann.table.lesson
    for number in (114, 14, 8):
        assert str(number) in ann.table.lesson.words
    ann.goto("draw")
    assert "draw" in ann.table.lesson.words


def test_tricks_teach_that_a_set_binds_and_that_the_earlier_of_equals_takes_first() -> None:
    """tricks T8, T11"""
    ann = Pupil("tricks")
    ann.goto("equal")
    state = ann.table.state
    assert state
    assert "456" not in state.legal_moves
    assert ann.refused(kind="move", move="456") == tell(
        say("refused-illegal", move="456", why=say("tricks-only-sets")), "en"
    )
    ann.do("move", move="6")
    ann.happen(ann.table.decide_move(ann.table.reply).event)
    view = ann.table.view(READER)
    assert view
    assert [(play["seat"], play["combo"]) for play in view.seen["trick"]] == [(2, "11"), (0, "6"), (1, "6")]
    assert view.insight["takers"] == [0, 1, 2]  # the reader's 6 before the same card of the coach
    while ann.table.bot_to_act:
        ann.happen(ann.table.decide_move(ann.table.reply).event)
    ann.goto("bonus")


def test_the_second_lesson_of_red7_draws_acts_and_scores() -> None:
    """red7 R11, R12, R16, R17"""
    ann = Pupil("red7-options")
    ann.goto("earn")
    ann.do("move", move=">G6")
    assert "one more card" in ann.refused(kind="move", move="keep")
    ann.goto("three")
    ann.do("move", move="+R3")
    view = ann.table.view(READER)
    assert view
    assert "V1" in view.seen["hand"]  # drawn by the 3
    ann.goto("points")
    assert ann.table.state
    assert ann.table.state.scores == (18, 0)
    assert ann.table.running
    ann.goto("goal")
    assert ann.table.over


def test_both_lessons_of_a_game_are_offered_and_the_first_leads_to_the_second() -> None:
    assert [lesson.name for lesson in LESSONS.of("red7")] == ["red7", "red7-options"]
    titles = [str(lesson.title) for lesson in LESSONS.of("red7")]
    assert titles == ["Learn to play", "Lesson 2: drawing, points, actions"]
    assert LESSONS.of("chess") == ()
    ann = Pupil("red7")
    ann.goto("done")
    html = whole(ann.table, "t", boards.parts(ann.table, "t", boards.Viewer(READER)), "en")
    assert f'<button form="open" name="lesson" value="red7-options">{LESSONS["red7-options"].title}</button>' in html
    assert '<button form="open" name="lesson" value="red7">' in html


@lessons
def test_every_button_that_a_lesson_wants_is_marked(lesson: Lesson) -> None:
    """Those of actions, too, which are at cards in palettes."""
    ann = Pupil(lesson.name)
    while ann.table.running:
        place = ann.table.lesson
        assert place
        if place.wanted in GAMES[lesson.game].codes and not (GAMES[lesson.game].picks and place.wanted.isdigit()):
            parts = boards.parts(ann.table, "t", boards.Viewer(READER))
            buttons = [choice for part in parts.values() for choice in choices_in(part.values)]
            assert {choice.move for choice in buttons if choice.wanted} == {place.wanted}
            assert not any(choice.warning for choice in buttons), "nobody is asked twice: the coach refuses mistakes"
            assert ann.table.warning("ann", command("move", move=place.wanted, number=ann.table.moves)) is None
        ann.do_what_is_wanted()


def choices_in(values: Any) -> Iterator[boards.Choice]:
    if isinstance(values, boards.Choice):
        yield values
    elif isinstance(values, (dict, list, tuple)):
        for value in values.values() if isinstance(values, dict) else values:
            yield from choices_in(value)


# -- What is refused --


def test_what_the_step_does_not_want_is_refused_with_what_it_wants() -> None:
    ann = Pupil("duel")
    assert ann.refused(kind="move", move="n1") == "Read first, then press “Continue”."
    ann.goto("lay")
    assert ann.refused(kind="move", move="n2") == "Not now. Lay the red card."
    assert ann.refused(kind="move", move="end") == "end cannot be played. Lay at least one card first (D8)."
    assert ann.refused(kind="move", move="nonsense") == "That was not understood."
    assert ann.refused(kind="move", move=None) == "That was not understood."
    assert ann.refused(kind="continue") == "The table has changed meanwhile. Look again."


def test_nothing_is_done_twice() -> None:
    ann = Pupil("duel")
    ann.do("continue")
    assert ann.refused(kind="continue", number=0) == "The table has changed meanwhile. Look again."
    assert ann.step == "sides"


@pytest.mark.parametrize("kind", ["leave", "rematch", "undo", "begin", "sit", "bot"])
def test_what_belongs_to_real_games_cannot_be_done_in_a_lesson(kind: str) -> None:
    ann = Pupil("red7")
    assert ann.refused(kind=kind, seat=1, bot="easy", name="Ann") == "That cannot be done in a lesson."


def test_nobody_else_goes_on_with_a_lesson() -> None:
    table = Pupil("duel").table
    for kind in ("continue", "restart", "resign"):
        with pytest.raises(Refused, match="not-seated"):
            table.decide("eve", command(kind, number=0))


@pytest.mark.parametrize("kind", ["continue", "restart"])
def test_what_belongs_to_lessons_cannot_be_done_in_a_game(kind: str) -> None:
    table = Table([opened("duel", 2), {"kind": "sit", "seat": 0, "player": "ann", "name": "Ann"}])
    with pytest.raises(Refused, match="not-understood"):
        table.decide("ann", command(kind, number=0))


# -- Again, stopped, changed --


@lessons
def test_a_lesson_is_begun_again(lesson: Lesson) -> None:
    ann, fresh = Pupil(lesson.name), Pupil(lesson.name)
    for _ in range(4):
        ann.do_what_is_wanted()
    ann.do("restart")
    assert ann.step == lesson.steps[0].name
    assert ann.table.state == fresh.table.state
    assert same(Table(ann.log), ann.table)
    assert ann.refused(kind="continue", number=0)  # a page from before
    while ann.table.running:
        ann.do_what_is_wanted()


@lessons
def test_a_lesson_that_is_stopped_is_over_and_counts_for_nothing(lesson: Lesson) -> None:
    ann = Pupil(lesson.name)
    result = ann.table.decide("ann", command("resign"))
    assert result.event["ends"]
    assert result.ending is None
    ann.happen(result.event)
    assert ann.table.over
    for kind in ("continue", "restart", "resign"):
        assert ann.refused(kind=kind) == "The game is over."


@lessons
def test_a_lesson_whose_script_has_changed_since_goes_on_as_a_game(lesson: Lesson) -> None:
    ann = Pupil(lesson.name)
    ann.goto(lesson.steps[4].name)
    old = [{**ann.log[0], "lesson": "older"}, *ann.log[1:]]
    table = Table(old)
    assert table.lesson is None
    assert table.state == ann.table.state
    assert table.running
    if table.turn != READER:
        assert table.bot_to_act == "easy"
    assert table.names[1:] == ann.table.names[1:]


def test_coaches_are_called_so() -> None:
    assert Pupil("red7").table.names == ["Ann", "Coach"]
    assert Pupil("tricks").table.names == ["Ann", "Coach 1", "Coach 2"]
