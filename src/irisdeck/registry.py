"""The games by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from irisdeck.game import Game, InvalidOption, alternatives
from irisdeck.games.duel import Duel
from irisdeck.games.red7 import Red7
from irisdeck.games.tricks import Tricks

if TYPE_CHECKING:
    from collections.abc import Mapping

GAMES: Mapping[str, type[Game]] = {"duel": Duel, "tricks": Tricks, "red7": Red7}


def game(name: str, players: int | None = None, **options: Any) -> Game:
    """A game by its name, with its number of players and its options; wrong ones raise at once."""
    if name not in GAMES:
        raise InvalidOption(f"there is no game {name!r:.40}: there are {alternatives(GAMES, 'and')}")
    return GAMES[name](players, **options)
