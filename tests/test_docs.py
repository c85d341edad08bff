"""Documents that cannot drift: clauses and tests, the README's example, the public surface, the layers."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

import pytest

import irisdeck
from irisdeck.engine import batch
from irisdeck.table import rulebook
from irisdeck.words import LANGUAGES, say, tell

ROOT = Path(__file__).parent.parent
CLAUSE = re.compile(r"^- \*\*([DTR]\d+a?)\*\*", re.M)
EMPHASIS = re.compile(r"(?<!\*)\*[^*]+\*(?!\*)")
CITED = re.compile(r'"""(duel|tricks|red7) ([DTR]\d+a?(?:, [DTR]\d+a?)*)')


def clauses(game: str) -> list[str]:
    return CLAUSE.findall((ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8"))


def cited(game: str) -> set[str]:
    found = CITED.findall((ROOT / f"tests/test_{game}.py").read_text(encoding="utf-8"))
    return {clause for name, list_ in found if name == game for clause in list_.split(", ")}


@pytest.mark.parametrize("game", irisdeck.GAMES)
def test_every_clause_has_a_test_and_every_test_a_clause(game: str) -> None:
    assert cited(game) == set(clauses(game))


@pytest.mark.parametrize(("game", "letter", "last"), [("duel", "D", 25), ("tricks", "T", 21), ("red7", "R", 21)])
def test_no_clause_is_missing_from_the_page(game: str, letter: str, last: int) -> None:
    numbers = [clause for clause in clauses(game) if clause != "T19a"]
    assert numbers == [f"{letter}{number}" for number in range(1, last + 1)]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", irisdeck.GAMES)
def test_the_rules_say_the_same_in_every_language(game: str, language: str) -> None:
    """The same clauses in the same order, in sections of the same depth, with the same names of options and moves."""
    english, own = (
        (ROOT / "docs/rules" / folder / f"{game}.md").read_text(encoding="utf-8") for folder in ("", language)
    )
    assert own != english
    for part in (CLAUSE, re.compile(r"^#+ ", re.M), re.compile(r"^\|", re.M)):
        assert part.findall(own) == part.findall(english)
    assert set(re.findall(r"`[^`]+`", own)) == set(re.findall(r"`[^`]+`", english))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", irisdeck.GAMES)
def test_a_clause_marks_rulings_and_cites_clauses_alike_in_every_language(game: str, language: str) -> None:
    for number in clauses(game):
        english, own = (rulebook.clause(game, number, spoken) for spoken in ("en", language))
        assert len(EMPHASIS.findall(own)) == len(EMPHASIS.findall(english)), number  # "ruling", "may", "must", ...
        assert set(re.findall(r"\b[DTR]\d+a?\b", own)) == set(re.findall(r"\b[DTR]\d+a?\b", english)), number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", irisdeck.GAMES)
def test_a_page_says_which_seat_is_number_0(game: str, language: str) -> None:
    introduction = " ".join(rulebook.page(game, language).split("\n## ")[0].split())
    assert re.search(r"\b0\b", introduction)
    assert tell(say("replay-seat", number=1), language).casefold() in introduction.casefold()


def test_the_list_of_pages_names_them_as_they_name_themselves() -> None:
    listed = re.findall(r"\[([^]]+)]\((\S+\.md)\)", (ROOT / "docs/rules/README.md").read_text(encoding="utf-8"))
    assert len(listed) == len(LANGUAGES) * len(irisdeck.GAMES)
    for title, file in listed:
        assert (ROOT / "docs/rules" / file).read_text(encoding="utf-8").startswith(f"# {title}\n")


@pytest.mark.parametrize("game", irisdeck.GAMES)
def test_clauses_that_the_code_cites_exist(game: str) -> None:
    letter = clauses(game)[0][0]
    for path in (ROOT / f"src/irisdeck/games/{game}").glob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert set(re.findall(rf"\b{letter}\d+a?\b", source)) - {f"{letter}{n}" for n in range(1, 8)} <= set(
            clauses(game)
        )


def test_the_example_of_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 3
    assert failed == 0


def test_the_examples_of_the_notation_page_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs/notation.md"), module_relative=False)
    assert tried > 3
    assert failed == 0


def test_the_example_of_the_analysis_page_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs/analysis.md"), module_relative=False)
    assert tried > 3
    assert failed == 0


def test_the_example_of_the_batch_runs() -> None:
    failed, tried = doctest.testmod(batch)
    assert tried > 3
    assert failed == 0


def test_the_credits_name_everybody_who_designed_a_game() -> None:
    credits_ = " ".join((ROOT / "README.md").read_text(encoding="utf-8").partition("## Credits")[2].split())
    for name in ("Mathias Spaan", "Mito Sazuki", "Carl Chudyk", "Chris Cieslik", "Andrew Green", "Denis Moskowitz"):
        assert name in credits_


def test_the_first_screen_of_the_readme_has_the_two_commands() -> None:
    first_screen = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:30]
    assert any(line.startswith("make play") for line in first_screen)
    assert any(line.startswith("make test") for line in first_screen)


def test_the_public_surface_is_small_and_there() -> None:
    assert len(irisdeck.__all__) <= 22
    for name in irisdeck.__all__:
        assert getattr(irisdeck, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        irisdeck.nothing  # noqa: B018


def test_the_architecture_page_names_every_module() -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    for path in (ROOT / "src/irisdeck").iterdir():
        if path.suffix == ".py" and not path.name.startswith("__"):
            assert path.name in page
        elif path.is_dir() and path.name != "__pycache__":
            assert f"{path.name}/" in page


def test_the_version_is_written_once_for_people_and_once_for_programs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == irisdeck.__version__
    assert f"## {irisdeck.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
