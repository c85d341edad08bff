"""The JSON Schema of a record, made from the games themselves: their players, options, moves and seats.

A schema tells what a record looks like. Whether its moves are legal and its scores right, only `Record.check` can tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from irisdeck.game import GAMES
from irisdeck.record import FORMAT, KEYS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from irisdeck.game import Game
    from irisdeck.options import Option

TEXT, INTEGER, OBJECT, LIST = ({"type": name} for name in ("string", "integer", "object", "array"))
TYPES = {str: TEXT, int: INTEGER, dict: OBJECT, list: LIST}
SEAT = {"type": "integer", "minimum": 0}


def schema() -> dict[str, Any]:
    """The schema of the records of all games that are installed."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:{FORMAT.replace('/', ':')}:record",
        "title": "A record of Irisdeck",
        "description": "A whole game, which can be replayed without a random generator. A file has one on each line.",
        "type": "object",
        "required": [*KEYS],
        "properties": {
            **{key: TYPES[kind] for key, kind in KEYS.items()},
            "format": {"const": FORMAT},
            "game": {"enum": [*GAMES]},
            "names": {**LIST, "items": TEXT},
            "events": {**LIST, "minItems": 1, "prefixItems": [DEAL], "items": {"anyOf": [DEAL, MOVE]}},
            "scores": {**LIST, "items": INTEGER},
            "winners": {**LIST, "items": SEAT, "minItems": 1, "uniqueItems": True},
            "seed": {**INTEGER, "description": "Of the simulation that played the game."},
            "number": {**SEAT, "description": "Of the game in that simulation."},
        },
        "dependentRequired": {"scores": ["winners"], "winners": ["scores"]},
        "allOf": [part for kind in GAMES.values() for part in _of_game(kind)],
    }


DEAL = {
    **OBJECT,
    "required": ["deal"],
    "properties": {"deal": {**TEXT, "pattern": r"^\S+( \S+)*$", "description": "All cards, in the order of the game."}},
    "not": {"anyOf": [{"required": ["move"]}, {"required": ["seat"]}]},
}
MOVE = {
    **OBJECT,
    "required": ["seat", "move"],
    "properties": {
        "seat": SEAT,
        "move": TEXT,
        "legal": {**LIST, "items": TEXT, "uniqueItems": True, "description": "Of a trace: what could be done."},
        "views": {**LIST, "items": OBJECT, "description": "Of a trace: what each seat could know."},
    },
    "not": {"required": ["deal"]},
}


def _of_game(kind: type[Game]) -> Iterator[dict[str, Any]]:
    """What holds for the records of one game, and for each number of players."""
    moves = {"enum": [*kind.notation.values()]}
    event = {"properties": {"move": moves, "legal": {"items": moves}}}
    always = {"players": {"enum": [*kind.seats]}, "events": {"items": event}}
    yield {"if": _where({"game": kind.name}), "then": {"properties": always}}
    for players in kind.seats:
        yield {"if": _where({"game": kind.name, "players": players}), "then": {"properties": _at(kind, players)}}


def _where(values: dict[str, Any]) -> dict[str, Any]:
    return {"required": [*values], "properties": {name: {"const": value} for name, value in values.items()}}


def _at(kind: type[Game], players: int) -> dict[str, Any]:
    """The parts that depend on how many play."""
    each, seat = {"minItems": players, "maxItems": players}, {"maximum": players - 1}
    options = kind.options_for(players)
    return {
        "options": {
            "required": [*options],
            "properties": {name: _values(option) for name, option in options.items()},
            "additionalProperties": False,
        },
        "names": each,
        "scores": each,
        "winners": {"items": seat},
        "events": {"items": {"properties": {"seat": seat, "views": each}}},
    }


def _values(option: Option) -> dict[str, Any]:
    """A record has the seat itself where the option may be random."""
    return {"enum": [value for value in option.values if value != "random"]} if option.values else TEXT
