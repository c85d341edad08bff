"""The games are theirs, the words are ours: no run of eight words of a printed rulebook stands in our texts."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).parent.parent
RULEBOOKS = ROOT.parent / "shared/rulebooks"  # no part of the project: compared where they lie beside it
RUN = 8
MARKUP = re.compile(r"<[^>]*>|[*`]")
HYPHENATED = re.compile(r"(?<=\w)-\s*\n\s*(?=\w)")
MESSAGE = re.compile(r"^[\w-]+ =|^#.*$|^ *\*?\[\w+\]", re.M)  # where a message or a variant of it begins
RUSSIAN = str.maketrans({"\N{CYRILLIC SMALL LETTER IO}": "\N{CYRILLIC SMALL LETTER IE}"})  # often printed without dots


def runs(text: str) -> list[str]:
    """Every run of eight words of a text, whatever its case, punctuation, markup and hyphenation."""
    plain = MARKUP.sub("", HYPHENATED.sub("", unicodedata.normalize("NFKC", text)))
    words = re.findall(r"\w+", plain.casefold().translate(RUSSIAN))
    return [" ".join(words[start : start + RUN]) for start in range(len(words) - RUN + 1)]


def repeated(texts: Iterable[tuple[str, str]], sources: Iterable[str]) -> list[str]:
    """Where texts, given with their names, have a run of eight words in common with a source."""
    printed = {run for source in sources for run in runs(source)}
    return [f"{name}: {run}" for name, text in texts for run in runs(text) if run in printed]


def messages(file: str) -> list[str]:
    """The messages of a file of words, and their variants, one by one."""
    return MESSAGE.split(file)


def our_texts() -> Iterator[tuple[str, str]]:
    """What people read: every page as a whole, and every message by itself."""
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        yield str(page.relative_to(ROOT)), page.read_text(encoding="utf-8")
    for file in sorted((ROOT / "src").rglob("*.ftl")):
        for message in messages(file.read_text(encoding="utf-8")):
            yield str(file.relative_to(ROOT)), message


def test_nothing_we_say_repeats_a_rulebook() -> None:
    rulebooks = [path.read_text(encoding="utf-8") for path in sorted(RULEBOOKS.glob("*.txt"))]
    assert rulebooks or not RULEBOOKS.exists()
    assert repeated(our_texts(), rulebooks) == []


def test_a_run_is_found_whatever_its_case_markup_and_line_ends() -> None:
    source = "The cook stirs the soup, and the **cat** looks on until it is ser-\nved."
    ours = "Here, too: THE COOK stirs the\n  soup and the cat `looks` on. Until it is served, nobody eats."
    found = repeated([("a page", ours)], ["Nothing alike.", source])
    assert found[0] == "a page: the cook stirs the soup and the cat"
    assert found[-1] == "a page: the cat looks on until it is served"


def test_seven_words_are_no_run() -> None:
    assert (
        repeated([("a page", "one two three four five six seven nine")], ["one two three four five six seven ate"])
        == []
    )


def test_messages_are_compared_one_by_one() -> None:
    file = "soup = The cook stirs\n# a note\ncat = { $count ->\n    [one] the soup\n   *[other] and the cat\n}\n"
    parts = [" ".join(part.split()) for part in messages(file)]
    assert "The cook stirs" in parts
    assert "the soup" in parts
