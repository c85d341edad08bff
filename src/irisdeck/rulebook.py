"""The rules of a game as its page tells them."""

from __future__ import annotations

import re
from pathlib import Path

from irisdeck.game import InvalidOption, short


def page(name: str, language: str = "en") -> str:
    """The whole page of a game: in an installed package beside the code, in a checkout under docs/."""
    package = Path(__file__).parent
    file = f"{name}.md" if language == "en" else f"{language}/{name}.md"
    for folder in (package / "docs/rules", package.parent.parent / "docs/rules"):
        if (folder / file).is_file():
            return (folder / file).read_text(encoding="utf-8").rstrip()
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
