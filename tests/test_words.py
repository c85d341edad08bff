"""What people read: every message in every language, none unused, none malformed, plurals as CLDR has them."""

from __future__ import annotations

import json
import pickle
import re
from html import unescape
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from positions import VARIANTS, named

from irisdeck import Game, game, words
from irisdeck.bots import Strong, Thought
from irisdeck.bots.levels import by_chance
from irisdeck.game import GAMES, IllegalMove, Move, consequences, legal_codes, phrase
from irisdeck.table import commands
from irisdeck.table.boards import Choice, Viewer, hint, look_at, spoken_hint, status, told
from irisdeck.table.replay import replay_of_record
from irisdeck.table.table import Table, lesson_opened, opened
from irisdeck.web.pages import button_html, page
from irisdeck.web.preferences import Profile
from irisdeck.words import LANGUAGES, YOU, Said, preferred, say, tell

SOURCE = Path(words.__file__).parent.parent
languages = pytest.mark.parametrize("language", LANGUAGES)
PLURALS = {"en": "one other", "de": "one other", "fr": "one other", "hu": "one other", "cs": "one few other",
           "sk": "one few other", "pl": "one few many", "ru": "one few many"}  # fmt: skip


def messages(language: str) -> dict[str, ast.Message]:
    texts = [Path(folder, f"{language}.ftl").read_text(encoding="utf-8") for folder in words.FOLDERS]
    body = [entry for text in texts for entry in FluentParser().parse(text).body]
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


class Looked(visitor.Visitor):
    """The variables of a message, and the plural forms of those it selects by."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.forms: list[set[str]] = []
        self.visit(message)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.forms.append({key.name for key in keys if isinstance(key, ast.Identifier)})
        self.generic_visit(node)


@languages
def test_every_language_has_every_message_with_the_same_values(language: str) -> None:
    english, own = messages("en"), messages(language)
    assert list(own) == list(english)
    for name in own:
        assert Looked(own[name]).variables == Looked(english[name]).variables, name


@languages
def test_plurals_have_the_forms_of_the_language(language: str) -> None:
    wanted = set(PLURALS[language].split())
    plural = [forms for message in messages(language).values() for forms in Looked(message).forms]
    assert plural
    for forms in plural:
        assert forms - {"other"} == wanted - {"other"}


@languages
def test_clauses_stay_as_they_are(language: str) -> None:
    def clauses(message: ast.Message) -> set[str]:
        return set(re.findall(r"\([DTR]\d+.*?\)", repr(message.to_json())))

    english = messages("en")
    for name, message in messages(language).items():
        assert clauses(message) == clauses(english[name]), name


def test_no_message_is_unused_and_none_is_missing() -> None:
    files = [path for kind in ("*.py", "*.html") for path in SOURCE.rglob(kind)]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    quoted = set(re.findall(r"""(?<=["'])[\w-]+(?=["'])""", code))
    made = re.compile(
        r"^(color|level|bot|refused|phrase|reaction|red7-rule|red7-short|duel-won|option|clock-terms|clock-then|history|line-legend"
        r"|card|face|setting|keys|tui-speed|end|red7-end|lesson-duel|lesson-tricks|lesson-red7)-|^(duel|tricks|red7)-(title|by|line|drawn|play)$|^red7-action-"
        r"|^(duel-(then|warning|because)|tricks-(then|nth)|red7-(many|some)|(duel|tricks|red7)-theme)-"
    )
    for name in messages("en"):
        said = {name, name.removesuffix("-you")}  # a variant for the reader is chosen by say
        assert any(one in quoted or made.search(one) for one in said), name


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_whole_games_are_told_in_every_language(game: Game) -> None:
    names, rng = [f"N{seat}" for seat in range(game.players)], Random(2)
    state = game.deal(2)
    while not state.over:
        move = rng.choice(state.legal_moves)
        view = state.view(state.seat)
        lines = [
            phrase(state, move, names),
            *consequences(state, move, state.play(move), names),
            *view.outlook(move, names),
        ]
        wrong = rng.choice([code for code in game.notation if code not in legal_codes(game, state._fields)])
        lines.append(game.refusal(state._fields, wrong))
        for line in filter(None, lines):
            told = {language: tell(line, language) for language in LANGUAGES}
            assert all(told.values())
            assert "{" not in "".join(told.values())
            assert told["en"] == line
        state = state.play(move)


def test_something_said_is_english_text_that_can_be_translated() -> None:
    said = say("duel-shows", face=say("color-red"))
    assert said == "It shows red"
    assert isinstance(said, str)
    assert tell(said, "de") != said
    assert tell("plain", "de") == "plain"
    again = pickle.loads(pickle.dumps(said))
    assert isinstance(again, Said)
    assert tell(again, "fr") == tell(said, "fr")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("ja,en;q=0.5,pl;q=0.7", "pl"),
        ("sk_SK.UTF-8", "sk"),
        ("C", "en"),
        ("", "en"),
        ("RU", "ru"),
        ("fr;q=broken,cs;q=0.1", "cs"),
        ("xx" * 5000, "en"),
    ],
)
def test_the_language_is_chosen_from_what_is_asked_for(wanted: str, language: str) -> None:
    assert preferred(wanted) == language


# -- "You" in place of a name --

# Messages with a name that may be "You", and nothing in them that must agree with it.
NAME_ALONE = {
    "someone", "numbered", "replay-hand", "replay-next", "replay-score-pile", "line-winner", "line-to-act",
}  # fmt: skip
# Messages that are told only of others, or of somebody by their own name.
OF_OTHERS = re.compile(
    r"^(table-bot|bot-title|stand-in-(name|absent|vote)|refused-.*|program-name|programs-made|tui-.*"
    r"|invite-by|red7-taken-from-reader)$"
)
# What stands beside a name on the table, or behind it after a colon.
BESIDE_NAME = [
    "table-away", "table-winner", "table-cards", "table-points", "tricks-takes", "tricks-face-down", "duel-pile",
    "red7-leads", "red7-is-out", "red7-strip",
]  # fmt: skip
THIRD_PERSON = {  # verbs of the table, as one speaks of somebody else
    "en": "leads|takes|wins|lays|plays|draws|passes|is|has|goes|picks|undoes|resigns",
    "de": "führt|nimmt|gewinnt|legt|spielt|zieht|passt|ist|hat|geht|gibt|scheidet",
    "fr": "mène|prend|gagne|joue|est|a|va|sort|entame|annule|abandonne",
    "hu": "vezet|visz|viszi|nyer|nyeri|letesz|kijátszik|húz|kiesik|kiesett|hívja|passzol|feladja",
    "cs": "vede|bere|vyhrává|vykládá|líže|pasuje|je|má|vypadává|vynáší|vzdává",
    "sk": "vedie|berie|vyhráva|vykladá|ťahá|pasuje|je|má|vypadáva|vynáša|vzdáva",
    "pl": "prowadzi|zabiera|wygrywa|wykłada|dobiera|pasuje|jest|ma|odpada|rozpoczyna|poddaje|gra",
    "ru": "лидирует|берёт|побеждает|выкладывает|играет|пасует|выбывает|заходит|сдаётся|ходит",
}


def text_of(message: ast.Message) -> str:
    """All words of a message, with its values left out."""
    return " ".join(re.findall(r'"value": "(.*?)"', json.dumps(message.to_json(), ensure_ascii=False)))


def test_every_message_with_a_name_fits_you_or_has_a_variant_for_you() -> None:
    english = messages("en")
    named_ones = {name for name, message in english.items() if "name" in Looked(message).variables}
    variants = {name.removesuffix("-you") for name in english if name.endswith("-you")}
    for name in named_ones:
        assert (name in NAME_ALONE) + (name in variants) + bool(OF_OTHERS.search(name)) == 1, name
    assert named_ones >= NAME_ALONE


@languages
def test_you_stands_beside_no_verb_in_the_third_person(language: str) -> None:
    own = messages(language)
    verbs = re.compile(rf"\b({THIRD_PERSON[language]})\b")
    for name in [*NAME_ALONE, *BESIDE_NAME]:
        assert not verbs.search(text_of(own[name])), f"{name}: {text_of(own[name])}"
    for name in (name for name in own if name.endswith("-you")):
        assert "name" not in Looked(own[name]).variables, name


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_whole_games_are_told_to_their_player(game: Game) -> None:
    names, rng = [say(YOU), *(f"N{seat}" for seat in range(1, game.players))], Random(3)
    state = game.deal(3)
    while not state.over:
        move = rng.choice(state.legal_moves)
        after = state.play(move)
        for line in [
            phrase(state, move, names),
            *consequences(state, move, after, names),
        ]:
            if line.values.get("name") == say(YOU):
                assert line.message.endswith("-you")
        state = after


def test_a_name_that_is_you_takes_the_variant() -> None:
    assert say("tricks-leads", name="Ann") == "Ann leads the next trick"
    mine = say("tricks-leads", name=say(YOU))
    assert mine == "You lead the next trick"
    assert tell(mine, "de") == "Du spielst zum nächsten Stich aus"
    assert tell(pickle.loads(pickle.dumps(mine)), "fr") == "Vous entamez le pli suivant"
    assert say("someone", name=say(YOU), what="pass") == "You: pass"


def test_a_player_without_a_name_is_you_in_the_log_and_in_the_replay() -> None:
    table = Table([opened("tricks", 3)])
    table.apply({"kind": "sit", "seat": 0, "player": "me", "name": ""})
    for seat in (1, 2):
        table.apply({"kind": "bot", "seat": seat, "bot": "easy"})
    table.apply(table.deal(1))
    assert tell(table.names[0], "pl") == "Ty"
    told = set[str]()
    while not table.over:
        assert table.state
        longest_for_me = max if table.turn == 0 else min
        table.apply(table.decide_move(longest_for_me(table.state.legal_moves, key=len)))
        told |= set(table.last)
    assert "You lead the next trick" in told
    again = replay_of_record(table.record())
    assert "Du spielst zum nächsten Stich aus" in {tell(line, "de") for spot in again.positions for line in spot.told}


def test_the_log_calls_its_reader_you_and_everybody_else_by_their_names() -> None:
    table = Table([opened("red7", 2)])
    for seat, player in enumerate(("ann", "bob")):
        table.apply({"kind": "sit", "seat": seat, "player": player, "name": "Guest"})  # both are called so
    table.apply(table.deal(1))
    table.apply({"kind": "say", "seat": 0, "phrase": "hello"})
    assert table.state
    first = table.state.seat
    table.apply(table.decide_move("pass"))
    lines = {
        seat: [line for _, lines, _ in reversed(told(table, seat=seat)) for line in lines] for seat in (0, 1, None)
    }
    assert lines[0][:4] == ["You sit down", "Guest sits down", "The cards are dealt", "You: Hello!"]
    assert lines[1][:4] == ["Guest sits down", "You sit down", "The cards are dealt", "Guest: Hello!"]
    assert lines[None][:2] == ["Guest sits down"] * 2
    passed = {seat: status(table, seat).values["last"][0] for seat in (first, 1 - first, None)}
    assert passed[first] == "You pass and are out"
    assert passed[1 - first] == passed[None] == "Guest passes and is out"
    assert pickle.loads(pickle.dumps(passed[first])) == passed[first]
    assert pickle.loads(pickle.dumps(table.names)) == ["Guest", "Guest"]


# -- Hints, refusals, warnings --


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_hints_say_what_to_do_and_not_what_was_done(game: Game) -> None:
    for move in game.notation.values():
        instruction = game.instruction(move)
        assert isinstance(instruction, Said)
        assert re.match(r"(\w+-)?do-", instruction.message)
    assert isinstance(say("hint-says", move=game.instruction(move)), Said)


def test_hints_at_the_table_and_what_a_lesson_only_tries_are_instructions() -> None:
    table = Table(lesson_opened("red7", "me", "Ann"))
    while not (table.lesson and table.lesson.beat.tried):
        place = table.lesson
        assert place
        command = commands.Continue(table.moves) if place.reading else commands.Move(place.wanted, table.moves)
        result = table.decide_move(place.reply) if place.reply else table.decide("me", command)
        table.apply(result)
    table.apply(table.decide("me", commands.Move(table.lesson.wanted, table.moves)))
    assert table.last == ("Only tried: lay B1 on the canvas",)
    thoughts = [Thought(Move("+R7"), 0.5, 0.1, 9)]
    assert spoken_hint(table, thoughts) == "Hint: lay R7 in your palette"
    look = look_at(table, Viewer(0), ())
    assert hint(look, thoughts).values["rows"][0][0] == "lay R7 in your palette"


def test_chances_of_a_hint_agree_with_their_order_and_claim_no_more_than_was_tried() -> None:
    table = Table([opened("red7", 2)])
    for seat in range(2):
        table.apply({"kind": "bot", "seat": seat, "bot": "easy"})
    table.apply(table.deal(1))
    assert table.state
    look, legal = look_at(table, Viewer(table.turn), ()), table.state.legal_moves

    def shown(*thoughts: tuple[float, float, int]) -> list[str]:
        moves = [Thought(move, *thought) for move, thought in zip(legal, thoughts, strict=False)]
        return [str(row[1]) for row in hint(look, by_chance(moves)).values["rows"]][: len(moves)]

    assert shown((0.29, 0.01, 169), (0.31, 0.02, 61)) == ["31 % ± 4", "29 % ± 2, perhaps as good"]
    assert shown((0.6, 0.01, 900), (0.4, 0.02, 90)) == ["60 % ± 2", "40 % ± 4"]
    assert shown((0.6, 0.01, 900), (1.0, 0.2, 2)) == ["60 % ± 2", "hardly tried"]
    assert shown((0.5, 0.001, 9000), (0.0, 0.08, 10), (0.002, 0.001, 900)) == ["50 %", "below 1 %", "below 16 %"]
    assert shown((1.0, 0.02, 90), (0.5, 0.02, 90)) == ["above 96 %", "50 % ± 4"]
    assert shown((1.0, 0, 1), (0.5, 0, 1), (0.0, 0, 1)) == [
        "wins for certain",
        "ends level for certain",
        "loses for certain",
    ]


@pytest.mark.parametrize("game", VARIANTS[:3], ids=named)
def test_the_best_move_of_a_hint_has_the_highest_chance_and_none_is_without_error(game: Game) -> None:
    state = game.deal(4)
    for _ in range(3):
        state = state.play(state.legal_moves[0])
    thoughts = Strong(1, simulations=60).think(state.view(state.seat))
    assert all(thought.error > 0 for thought in thoughts if thought.tries > 1)
    numbers = [thought.percent for thought in thoughts if thought.percent <= thoughts[0].percent]
    assert numbers == sorted(numbers, reverse=True)


def is_sentence(text: str) -> bool:
    """Whether a text begins with a capital or a card, and ends with a full stop."""
    return not text[0].islower() and text.endswith((".", "!", "?"))


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_refusals_and_warnings_of_the_games_are_sentences(game: Game) -> None:
    state, rng = game.deal(5), Random(5)
    said = set[Said]()
    for _ in range(60):
        if state.over:
            break
        legal = legal_codes(game, state._fields)
        said |= {game.refusal(state._fields, code) for code in game.notation if code not in legal}
        said |= set(filter(None, map(state.view(state.seat).warning, state.legal_moves)))
        state = state.play(rng.choice(state.legal_moves))
    for why in said:
        for language in LANGUAGES:
            assert is_sentence(tell(why, language)), tell(why, language)


@languages
def test_refusals_are_sentences(language: str) -> None:
    for name, message in messages(language).items():
        if name.startswith("refused-"):
            lines = re.split(r" *\*?\[\w+\] |\n}", FluentSerializer().serialize_entry(message).partition(" = ")[2])
            for line in filter(None, (line.strip() for line in lines)):
                assert line.endswith((".", "!", "?", "{ $task }", "{ $words }", "{ $why }", "->")), f"{name}: {line}"
                assert not line[0].islower(), f"{name}: {line}"


def test_an_exception_says_the_refusal_inside_its_own_sentence() -> None:
    with pytest.raises(IllegalMove, match=r"^f1: the row has no cards to turn \(D9\); legal: n1 ") as caught:
        game("duel", first=0).deal(1).play("f1")
    assert caught.value.why == "The row has no cards to turn (D9)."
    state = game("red7").deal(1)
    foreign = next(move for move in state.game.codes if move[0] == "+" and move not in state.legal_moves)
    with pytest.raises(IllegalMove, match=r": [ROYGBIV][1-7] is not in your hand \(R4\); legal: "):
        state.play(foreign)


@languages
def test_a_warning_in_the_browser_is_a_sentence(language: str) -> None:
    warning = say("red7-warning-end")
    html = button_html(Choice("end", say("table-end-turn"), warning=warning), language)
    shown = re.search('data-warning="(.*?)"', html)
    assert shown
    assert unescape(shown[1]) == tell(warning, language)
    assert is_sentence(unescape(shown[1]))


# -- Typography --


def test_french_has_no_break_before_high_punctuation() -> None:
    for name, message in messages("fr").items():
        for text in re.findall(r'"value": "(.*?)"', json.dumps(message.to_json(), ensure_ascii=False)):
            assert not re.search("[ \u00a0][;:!?»%]|«[ \u00a0]|\u2019", text), f"{name}: {text}"
            assert not re.search(r"[^\W\d][;!?»]|«\w", text), f"{name}: {text}"


def test_colons_come_from_messages() -> None:
    """A template that writes a colon behind a message writes it wrongly in French."""
    templates = [path for path in SOURCE.rglob("*.html") if "templates" in path.parts or "games" in path.parts]
    screens = [path for folder in ("terminal", "games") for path in (SOURCE / folder).rglob("*.py")]
    assert len(templates) > 15
    for path in templates:
        assert not re.findall(r"\}\}(?:</\w+>)?:(?=\s|<)", path.read_text(encoding="utf-8")), path
    for path in screens:
        assert not re.findall(r"(?:\.t|\.words)\([^{}]*\)\}:", path.read_text(encoding="utf-8")), path


@languages
def test_two_lists_of_games_have_two_names(language: str) -> None:
    assert tell(say("home-running"), language) != tell(say("history"), language)


@pytest.mark.parametrize(("language", "you"), [("de", "Du"), ("ru", "Вы"), ("pl", "Ty")])
def test_the_leaderboard_marks_the_readers_row(language: str, you: str) -> None:
    rating = SimpleNamespace(settled=True, shown=1500, games=3)
    html = page(
        "ratings.html", language, kinds={"duel": GAMES["duel"]}, game="duel",
        leaders=[(1, "Ann", "owl", rating, True)], csrf="", path="/ratings", query="",
        person=SimpleNamespace(name="Ann"), profile=Profile(face="owl"), settings={},
    )  # fmt: skip
    assert f'<span>Ann</span> <span class="tag">{you}</span>' in html
