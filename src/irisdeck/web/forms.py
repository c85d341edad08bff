"""Forms: the fields that a browser posts or sends over a WebSocket, and the command that they spell out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

from irisdeck.game import GAMES
from irisdeck.table import boards, clock
from irisdeck.table.commands import KINDS, parse
from irisdeck.table.table import Refused, opened
from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from irisdeck.table.commands import AnyCommand
    from irisdeck.words import Said

FIELDS = 100  # in one form
NUL = "\0"  # PostgreSQL keeps no text that has one
DIGITS = 10  # of a number in it
REPEATED = re.compile("players|bot|aids|hints|rated|listed|patience|clock-.*|option-.*")  # of a form that opens a table
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
    if NUL in text or "%00" in text:
        raise Malformed
    return {**dict(pairs), "cards": "".join(sorted([value for name, value in pairs if name == "card"]))}


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


def way_back(form: dict[str, Any]) -> str:
    """The page to return to after a post; never one on another site."""
    back: str = form.get("back", "/")
    return back if back.startswith("/") and not back.startswith("//") else "/"


# -- Opening a table --


def opening(form: dict[str, Any], patiences: list[float]) -> dict[str, Any]:
    """The first event of a table from a form; an empty field counts as missing."""
    players = form.get("players", "2")
    options = {key.removeprefix("option-"): value for key, value in form.items() if key.startswith("option-") and value}
    count = int(players) if players.isdecimal() and len(players) < 3 else 0
    if options.get("first", "random") not in {"random", *map(str, range(count))}:  # the form lists seats for all counts
        raise Refused("no-such-seat")
    return opened(
        form.get("game", ""),
        count,
        options,
        clock=clock_of(form),
        patience=patience_of(form, patiences),
        **{name: name in form for name in ("aids", "hints", "listed", "rated", "series")},
    )


def patience_of(form: dict[str, Any], patiences: list[float]) -> float | None:
    """How long the others wait for somebody who is away, if a form says so."""
    if not (chosen := form.get("patience")):
        return None
    for seconds in patiences:
        if chosen == str(seconds):
            return seconds
    raise Refused("not-understood")


def clock_of(form: dict[str, Any]) -> dict[str, Any] | None:
    """The clock that a form asks for."""
    move, game = form.get("clock-move") or "0", form.get("clock-game") or "0"
    try:
        return clock.agreed(int(move), int(game), form.get("clock-then", "bot"))
    except ValueError:
        raise Refused("not-understood") from None


def repeatable(form: dict[str, Any]) -> dict[str, str]:
    """The fields of a form that say how somebody plays; a text that they wrote is not repeated."""
    kind = GAMES[form["game"]]
    options = kind.options_for(kind.seats[-1])
    written = {f"option-{name}" for name, option in options.items() if option.kind == "text"}
    return {name: value for name, value in form.items() if REPEATED.fullmatch(name) and name not in written and value}


def clocks() -> dict[str, list[tuple[str, Said]]]:
    """What a form offers for the time to think, by the kind of limit; nothing is no limit."""
    unlimited = ("", say("clock-none"))
    return {
        "moves": [unlimited, *((str(seconds), boards.length(seconds)) for seconds in clock.MOVES)],
        "games": [unlimited, *((str(seconds), boards.length(seconds)) for seconds in clock.GAMES)],
        "then": [("bot", say("clock-choose-bot")), ("loss", say("clock-choose-loss"))],
    }
