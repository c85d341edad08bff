"""Options of a game, declared once: forms, start screens, prompts, --option and the API loop over them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple, NoReturn

from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from irisdeck.words import Said


class Option(NamedTuple):
    """An option of a game: `read` parses what a program or a person wrote, or raises ValueError.

    `message` names the label or the question. Other messages add a suffix to that name: `-yes` and `-no` for a switch
    that is `worded`; `-random`, `-you` and, if two play, `-other` for a seat; `-more` (how to write it), `-usual` and
    `-own` for a text.
    """

    kind: Literal["switch", "seat", "text"]
    default: Any
    values: tuple[Any, ...]  # the choices in the order of display; empty for a text
    allowed: str  # the same, in words
    read: Callable[[Any], Any]
    help: str
    message: str
    worded: bool = False
    placeholder: str = ""  # for a text: how it begins
    default_in: Mapping[str, Any] = {}  # what is offered to people instead of the default, by language

    @property
    def label(self) -> Said:
        """The label or the question."""
        return say(self.message)

    def offered(self, language: str) -> Any:
        """The default that people are offered who read a language."""
        return self.default_in.get(language, self.default)

    def answer(self, value: Any) -> Said:
        """The value of a switch or a text, in words."""
        if self.kind == "switch":
            return say(f"{self.message if self.worded else 'line'}-{'yes' if value else 'no'}")
        return say(f"{self.message}-{'usual' if value == self.default else 'own'}")


def switch(
    default: bool, help: str, message: str, *, worded: bool = False, default_in: Mapping[str, bool] | None = None
) -> Option:
    """An option that is on or off; a worded one is a question with two answers."""
    values = True, False
    return Option(
        "switch", default, values, "true or false", read_switch, help, message, worded, default_in=default_in or {}
    )


def read_switch(value: Any) -> bool:
    """Parse true or false from any of the usual words."""
    words = {"true": True, "on": True, "yes": True, "1": True, "false": False, "off": False, "no": False, "0": False}
    return words[str(value).lower()] if isinstance(value, (bool, str)) else _refuse()


def first_seat(players: int) -> Option:
    """The option that says who begins."""

    def read(value: Any) -> int | str:
        choices: dict[Any, int | str] = {"random": "random"}
        for seat in range(players):
            choices |= {seat: seat, str(seat): seat}
        return choices[value] if type(value) in (int, str) else _refuse()

    seats = ", ".join(map(str, range(players)))
    values = ("random", *range(players))
    return Option("seat", "random", values, f"{seats} or random", read, "the seat that begins", "option-first")


def text(
    default: str, allowed: str, read: Callable[[Any], str], help: str, message: str, placeholder: str = ""
) -> Option:
    """An option whose value is written as text."""
    return Option("text", default, (), allowed, read, help, message, placeholder=placeholder)


def _refuse() -> NoReturn:
    raise ValueError


def changed(options: Mapping[str, Option], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The chosen options that differ from their defaults."""
    return {name: value for name, value in chosen.items() if value != options[name].default}


def offered(options: Mapping[str, Option], language: str) -> dict[str, Any]:
    """The options whose default is another one for people who read a language."""
    defaults = {name: option.offered(language) for name, option in options.items()}
    return changed(options, defaults)


def agreed(options: Mapping[str, Option], chosen: Mapping[str, Any]) -> Iterator[tuple[Said, Said | None]]:
    """The label of each changed option except who begins, and its answer if it is worded."""
    for name, value in changed(options, chosen).items():
        option = options[name]
        if option.kind != "seat":
            yield option.label, option.answer(value) if option.worded else None
