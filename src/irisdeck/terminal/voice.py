"""Text for the prompt: in the reader's language, with cards in notation or in words."""

from __future__ import annotations

import re
import sys
from functools import reduce
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.table.boards import card
from irisdeck.words import Said, say, tell

if TYPE_CHECKING:
    from collections.abc import Iterable

    from irisdeck.game import Refused
    from irisdeck.table.boards import Card

NOTED = ("card", "cards", "rest", "last")  # values of messages that are cards in notation


class Quit(Exception):
    """The reader wants to stop."""


class Voice(NamedTuple):
    """A language, and whether cards are spelled out: "red 7" in place of R7."""

    language: str = "en"
    spell: bool = False

    def tell(self, said: str) -> str:
        """A message or text, as the reader wants it."""
        return spelled(said, self.language) if self.spell else tell(said, self.language)

    def words(self, message: str, /, **values: object) -> str:
        """A message by its name, as the reader wants it."""
        return self.tell(say(message, **values))

    def sentence(self, message: str) -> str:
        """A message that begins in lower case, as a sentence of its own."""
        text = self.words(message)
        return f"{text[0].upper()}{text[1:]}."

    def refusal(self, refused: Refused) -> str:
        """The reason of a refusal."""
        return self.tell(refused.said)

    def label(self, label: str, *values: str) -> str:
        """A label with values; empty ones are left out."""
        return self.words("line-label", label=label, values=self.list(*values))

    def list(self, *values: str) -> str:
        """Several values on one line."""
        texts = [self.tell(value) for value in values if value]
        return reduce(lambda before, after: self.words("line-list", before=before, after=after), texts)

    def card(self, shown: Card) -> str:
        """A card; a digit is a rank, and reads well as it is."""
        return self.tell(shown.label) if self.spell and not shown.text.isdigit() else shown.text

    def cards(self, shown: Iterable[Card]) -> str:
        """Cards that lie side by side."""
        return ", ".join(map(self.card, shown)) or self.words("table-cards", cards=0)

    def stack(self, shown: Iterable[Card]) -> str:
        """Cards of a stack or combo, written as they are typed."""
        return (" " if self.spell else "").join(map(self.card, shown))

    def say(self, message: str, /, **values: object) -> None:
        """Print a message."""
        print(self.words(message, **values))

    def ask(self, prompt: str) -> str:
        """A line from the reader; raises Quit at the end of the input."""
        try:
            text = input(prompt).strip()
        except EOFError:
            print()
            raise Quit from None
        if not sys.stdin.isatty():
            print()  # input from a file or pipe is not echoed with its line end
        return text


def spelled(said: str, language: str) -> str:
    """A message with the cards in it spelled out."""
    if not isinstance(said, Said):
        return said
    values = {name: in_words(name, value, language) for name, value in said.values.items()}
    return tell(say(said.message, **values), language)


def in_words(name: str, value: Any, language: str) -> Any:
    """A value of a message, with cards spelled out."""
    if isinstance(value, Said):
        return spelled(value, language)
    return noted(value, language) if name in NOTED and isinstance(value, str) else value


def noted(text: str, language: str) -> str:
    """R7 as "red 7", and 333 as three cards, not as a number."""
    named = re.sub(r"[ROYGBIV][1-7]", lambda match: tell(card(match[0]).label, language), text)
    return re.sub(r"(?<=\d)(?=\d)", " ", named)
