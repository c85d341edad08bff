"""What people read, in their language. One message file for each language, for browser and terminal alike.

    line = say("duel-laid", place=2)      # English text that knows its message: "hand card 2 laid"
    tell(line, "de")                      # the same in German

The files are Fluent (projectfluent.org): a message is a name and a text, with plurals by CLDR category.
"""

from __future__ import annotations

import os.path
import re
from functools import cache, lru_cache, reduce
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "hu": "Magyar",
    "cs": "Čeština",
    "sk": "Slovenčina",
    "pl": "Polski",
    "ru": "Русский",
}
YOU = "table-you"  # the message that stands for the name of the reader
SMALL = range(-999, 1000)  # numbers that no language writes with a thousands separator
FOLDERS = [os.path.dirname(__file__)]  # noqa: PTH120  # pathlib is slow to import, and every program imports this


class Said(str):
    """English text that keeps its message and values, so that it can be translated."""

    __slots__ = ("message", "told", "values")

    message: str
    values: dict[str, Any]
    told: dict[str, str] | None  # translations by language, cached

    def __reduce__(self) -> tuple[Any, ...]:
        return _said, (self.message, self.values)


def say(message: str, /, **values: Any) -> Said:
    """A message filled in with values; a value may be a Said itself.

    Where the name in it is "You", a message with a verb has a variant that fits: "You lead", not "You leads".
    """
    name = values.get("name")
    if type(name) is Said and name.message == YOU and known(variant := f"{message}-you"):
        return _said(variant, values)
    return _said(message, values)


said = lru_cache(1 << 12, typed=True)(say)  # the same, for what is said again and again


def _said(message: str, values: dict[str, Any]) -> Said:
    said = Said(_text(message, values, "en"))
    said.message, said.values, said.told = message, values, None
    return said


def tell(said: str, language: str) -> str:
    """Translate a Said into a language; plain text stays as it is."""
    if not isinstance(said, Said) or language == "en":
        return str(said)
    if said.told is None:
        said.told = {}
    if language not in said.told:
        said.told[language] = _text(said.message, said.values, language)
    return said.told[language]


def known(message: str) -> bool:
    """Whether a message exists."""
    return message in written("en")


def either(things: Iterable[object]) -> str:
    """'2, 3 or 4'."""
    *rest, last = (thing if isinstance(thing, str) else str(thing) for thing in things)
    return say("list-or", rest=listed(rest), last=last) if rest else last


def listed(things: Iterable[str]) -> str:
    """'2, 3, 4'; what is translated in it stays so."""
    return reduce(lambda some, more: say("list-more", rest=some, last=more), things)


def _text(message: str, values: dict[str, Any], language: str) -> str:
    template, translated = _template(message, language), {}
    for name, value in values.items():
        if isinstance(value, str):
            translated[name] = tell(value, language)
        else:
            translated[name] = value
            if value not in SMALL:
                template = None
    return template.format_map(translated) if template else _formatted(message, language, *translated.items())


@lru_cache(1 << 12, typed=True)
def _formatted(message: str, language: str, *values: tuple[str, Any]) -> str:
    """A message filled in by Fluent, which is slow."""
    text, errors = bundle_of(language).format_pattern(pattern(message, language), dict(values))
    if errors:
        raise errors[0]
    return str(text)


@cache
def _template(message: str, language: str) -> str | None:
    """A message without plurals as a Python format string, which is thirty times as fast; None for others."""
    from fluent.syntax import ast

    parts = []
    value = pattern(message, language)
    for element in getattr(value, "elements", [value]):
        if isinstance(element, ast.TextElement):
            parts.append(element.value.replace("{", "{{").replace("}", "}}"))
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(f"{{{element.expression.id.name}}}")
        else:
            return None
    return "".join(parts)


@cache
def bundle_of(language: str) -> Any:
    """The Fluent bundle of a language, with the messages parsed so far."""
    from fluent.runtime import FluentBundle  # slow to import, and not needed until a text is shown

    return FluentBundle([language], use_isolating=False)


@cache
def pattern(message: str, language: str) -> Any:
    """A message parsed by Fluent when it is needed: parsing all of them takes longer than most programs run."""
    from fluent.runtime import FluentResource

    bundle, text = bundle_of(language), written(language)[message]
    bundle.add_resource(FluentResource(text))
    for other in re.findall(r"{ ([a-z][a-z0-9-]*) }", text):  # messages it refers to
        pattern(other, language)
    return bundle.get_message(message).value


def add_folder(folder: str) -> None:
    """Register a folder of message files, such as that of a game."""
    FOLDERS.append(folder)
    written.cache_clear()


@cache
def written(language: str) -> dict[str, str]:
    """The source text of a language's messages, by name.

    A game of another package may not be translated into every language: it falls back to English.
    """
    messages: dict[str, str] = {}
    for folder in FOLDERS:
        for file in (f"{folder}/en.ftl", f"{folder}/{language}.ftl"):
            if os.path.exists(file):  # noqa: PTH110
                messages |= read_file(file)
    return messages


@cache
def read_file(file: str) -> dict[str, str]:
    """The source text of a file's messages, by name."""
    with open(file, encoding="utf-8") as lines:  # noqa: PTH123
        matches = re.finditer(r"^([a-z][a-z0-9-]*) =.*\n(?:(?:[ }].*)?\n)*", lines.read(), re.M)
    return {match[1]: match[0] for match in matches}


def preferred(wanted: str, default: str = "en") -> str:
    """The language that a browser asks for (Accept-Language) or a terminal is set to (de_DE.UTF-8)."""
    for tag in _by_weight(wanted):
        language = tag.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if language in LANGUAGES:
            return language
    return default


def _by_weight(wanted: str) -> Iterator[str]:
    weighed = []
    for place, part in enumerate(wanted.split(",")[:50]):
        tag, _, weight = part.partition(";q=")
        try:
            weighed.append((-float(weight or 1), place, tag))
        except ValueError:
            continue
    yield from (tag for _, _, tag in sorted(weighed))
