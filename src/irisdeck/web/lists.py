"""Tables and games in lists: a line for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from irisdeck.bots import USUAL
from irisdeck.game import GAMES
from irisdeck.table import boards, faces
from irisdeck.table.table import bot_title
from irisdeck.words import say

if TYPE_CHECKING:
    from irisdeck.table.table import Table
    from irisdeck.web.preferences import Profile
    from irisdeck.words import Said

DRAW = 0  # a player's place after a draw


# -- Tables --


def summary(table_id: str, table: Table, seat: int | None) -> dict[str, Any]:
    """A table in one line, as a seat or a watcher reads it."""
    assert table.game
    others = [number for number, place in enumerate(table.seats) if number != seat and not place.empty]
    return {
        "id": table_id,
        "game": table.game.name,
        "names": [table.names[number] for number in others],
        "faces": [table.seats[number].face for number in others],
        "happened": table.last,  # what all at the table have seen
        "mine": table.to_act(seat),
        "lesson": table.lesson is not None,
    }


def open_seat(table_id: str, table: Table) -> dict[str, Any]:
    """A table that waits for strangers: who invites to what."""
    host, free = boards.host(table), sum(seat.empty for seat in table.seats)
    assert host
    return {
        "id": table_id,
        "game": table.first["game"],
        "name": host[0],
        "face": host[1],
        "options": boards.agreed_options(table),
        "terms": boards.terms(table),
        "players": len(table.seats),
        "free": free,
    }


def last_games(profile: Profile) -> dict[str, dict[str, str]]:
    """For each game, the fields of the form that begins it as the visitor played it last, or as most do."""
    return {
        name: dict(profile.last.get(name) or {"players": str(kind.seats[0]), "bot": USUAL, "listed": "on"})
        for name, kind in GAMES.items()
    }


# -- Games that are over --


def name_of(who: str, name: str) -> Said | str:
    """The name of a player by their id; bots have their level."""
    kind, _, level = who.partition(":")
    return bot_title(level) if kind == "bot" else name


def named(player: dict[str, str] | str) -> Said | str:
    """The name of a player in the line of a game; earlier versions wrote text, with bots as bot:LEVEL."""
    if isinstance(player, str):
        return name_of(player, player)
    return bot_title(player["bot"]) if "bot" in player else player["name"]


def face_of(player: dict[str, str] | str) -> str:
    """The avatar of a player in the line of a game."""
    if isinstance(player, str):
        player = {"bot": player[4:]} if player.startswith("bot:") else {}
    return faces.of_bot(player["bot"]) if "bot" in player else player.get("face", faces.PERSON)


def result(place: int | None, players: int) -> Said:
    """The result for the visitor."""
    if place is None:
        return say("history-unknown")
    if place == DRAW:
        return say("history-draw")
    if place == 1:
        return say("history-won")
    return say("history-lost") if players == 2 else say("history-placed", place=place, players=players)
