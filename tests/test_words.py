"""What people read: every message in every language, none unused, none malformed, plurals as CLDR has them."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor
from positions import VARIANTS, named

from irisdeck import Game, words
from irisdeck.game import consequences, legal_codes
from irisdeck.words import LANGUAGES, Said, preferred, say, tell

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
    made = re.compile(
        r"^(color|level|refused|phrase|reaction|red7-rule|duel-won|option|clock-terms|clock-then|history|line-legend"
        r"|lesson-duel|lesson-tricks|lesson-red7)-|^(duel|tricks|red7)-(title|by|line|drawn)$|^red7-action-"
    )
    for name in messages("en"):
        assert f'"{name}"' in code or made.search(name), name


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_whole_games_are_told_in_every_language(game: Game) -> None:
    names, rng = [f"N{seat}" for seat in range(game.players)], Random(2)
    state = game.deal(2)
    while not state.over:
        move = rng.choice(state.legal_moves)
        view = state.view(state.seat)
        lines = [
            game.phrase(move),
            *consequences(state, move, state.play(move), names),
            view.reason(move),
            view.warning(move) or "",
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
