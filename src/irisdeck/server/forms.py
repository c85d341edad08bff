"""Forms: the fields that a browser posts or sends over a WebSocket, and the command that they spell out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

from irisdeck.table.commands import KINDS, parse
from irisdeck.table.table import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping

    from irisdeck.table.commands import AnyCommand

FIELDS = 100  # in one form
NUL = "\0"  # PostgreSQL keeps no text that has one
DIGITS = 10  # of a number in it
# A table's page is one form: these fields come with every button, and most commands have no use for them.
CARRIED = ("_csrf_token", "number", "name", "bot", "program", "card", "cards")


class Malformed(Refused):
    """A form that no browser sends."""

    def __init__(self) -> None:
        super().__init__("not-understood")


def read_form(text: str) -> dict[str, str]:
    """The fields of a form; the cards that were picked come together as `cards`."""
    try:
        pairs = parse_qsl(text, keep_blank_values=True, max_num_fields=FIELDS, errors="strict")
    except ValueError:
        raise Malformed from None
    if any(NUL in name or NUL in value for name, value in pairs):
        raise Malformed
    return {**dict(pairs), "cards": "".join(sorted(value for name, value in pairs if name == "card"))}


def command_of(form: Mapping[str, str]) -> AnyCommand:
    """The command of a form: `do=sit-2` is seat 2, a move needs no `do`, and neither does a phrase."""
    kind, _, seat = form.get("do", "say" if "phrase" in form else "move").partition("-")
    used = KINDS[kind].__struct_fields__ if kind in KINDS else ()
    fields: dict[str, Any] = {name: value for name, value in form.items() if name in used or name not in CARRIED}
    fields |= {"do": kind, **({"seat": seat} if seat else {})}
    return parse({name: as_number(value) if name in ("seat", "number") else value for name, value in fields.items()})


def as_number(text: str) -> int | str:
    """A number that was sent as text; `parse` refuses whatever else it is."""
    return int(text) if text.isdecimal() and len(text) < DIGITS else text
