"""The rules of a game as its page tells them."""

from __future__ import annotations

import re
from pathlib import Path

import irisdeck
from irisdeck.game import InvalidOption, kind, short


def page(name: str, language: str = "en") -> str:
    """The whole page of a game: of ours in an installed package beside the code, in a checkout under docs/.

    A game of another package has its page in its own folder, rules.md and rules.de.md; in English where a language is
    missing.
    """
    package, own = Path(irisdeck.__file__).parent, Path(kind(name).folder())
    file = f"{name}.md" if language == "en" else f"{language}/{name}.md"
    for place in (
        package / "docs/rules" / file,
        package.parent.parent / "docs/rules" / file,
        own / f"rules.{language}.md",
        own / "rules.md",
    ):
        if place.is_file():
            return place.read_text(encoding="utf-8").rstrip()
    raise InvalidOption(f"the rules of {name} are missing from this installation")


def clause(name: str, number: str, language: str = "en") -> str:
    """One clause of a game, by its number: R17."""
    text = page(name, language)
    clauses = re.findall(r"^- \*\*(\w+)\*\*", text, re.M)
    wanted = next((known for known in clauses if known.lower() == number.lower()), None)
    if wanted is None:
        raise InvalidOption(f"{name} has no clause {short(number)}: they run from {clauses[0]} to {clauses[-1]}")
    found = re.search(rf"^- \*\*{wanted}\*\*.*?(?=^- \*\*|^#|\Z)", text, re.M | re.S)
    assert found
    return found[0].rstrip()
