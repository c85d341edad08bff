"""The rules page of a game, and its clauses."""

from __future__ import annotations

import re
from pathlib import Path

import irisdeck
from irisdeck.game import InvalidOption, kind, short


def page(name: str, language: str = "en") -> str:
    """The rules page of a game, from the installed package or, in a checkout, from docs/.

    A game of another package has its pages in its own folder, rules.md and rules.de.md. English is the fallback.
    """
    package, own = Path(irisdeck.__file__).parent, Path(kind(name).folder())
    file = f"{name}.md" if language == "en" else f"{language}/{name}.md"
    for path in (
        package / "docs/rules" / file,
        package.parent.parent / "docs/rules" / file,
        own / f"rules.{language}.md",
        own / "rules.md",
    ):
        if path.is_file():
            return path.read_text(encoding="utf-8").rstrip()
    raise InvalidOption(f"the rules of {name} are missing from this installation")


def clause(name: str, number: str, language: str = "en") -> str:
    """One clause of a game, by its number: R17."""
    text = page(name, language)
    clauses = re.findall(r"^- \*\*(\w+)\*\*", text, re.M)
    wanted = next((known for known in clauses if known.lower() == number.lower()), None)
    if wanted is None:
        raise InvalidOption(f"{name} has no clause {short(number)}: they run from {clauses[0]} to {clauses[-1]}")
    match = re.search(rf"^- \*\*{wanted}\*\*.*?(?=^- \*\*|^#|\Z)", text, re.M | re.S)
    assert match
    return match[0].rstrip()
