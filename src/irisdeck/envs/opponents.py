"""Who plays the other seats of a learner's game: bots by name, objects with `act(view)`, or a mixture of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import isfinite
from typing import TYPE_CHECKING, Any

from irisdeck.bots import Acting, Decent, Easy, Medium, Novice, Random, check_player, kinds, player_name
from irisdeck.engine import quick
from irisdeck.engine.stepping import CHANCES
from irisdeck.game import InvalidOption, short

if TYPE_CHECKING:
    from irisdeck.game import Game

Player = str | Acting
Mixture = Mapping[Any, float]  # players with their weights
Given = Player | Mixture | Sequence[Player | Mixture]

QUICK: dict[type, int] = {
    Random: quick.RANDOM,
    Medium: quick.MEDIUM,
    **{kind: kind.who for kind in (Novice, Easy, Decent)},
}


class Opponents:
    """One opponent for all other seats, or one for each, clockwise; in place of each there may be a mixture.

    One is drawn from a mixture for every game. A mixture for all seats is drawn from once, so that they are of a kind.
    """

    def __init__(self, given: Given, game: Game) -> None:
        others = game.players - 1
        self.together = isinstance(given, Mapping)
        places = [*given] if isinstance(given, (list, tuple)) else [given] * others
        if len(places) != others:
            raise InvalidOption(f"{game.players} players need {others} opponents, not {len(places)}")
        self.players: list[Player] = []  # each once
        weighted = [self._weighted(place, game) for place in places]
        self.mixed = any(len(weights) > 1 for weights in weighted)
        # The chance of each player and those before it, for each place clockwise from the learner.
        self.chances = [self._chances(weights) for weights in weighted]

    def _weighted(self, place: Any, game: Game) -> dict[int, float]:
        """Weights by the numbers of players."""
        mixture = place if isinstance(place, Mapping) else {place: 1} if isinstance(place, str) else [(place, 1)]
        pairs = [*mixture.items()] if isinstance(mixture, Mapping) else mixture
        if not pairs:
            raise InvalidOption("a mixture of opponents needs at least one")
        weights: dict[int, float] = {}
        for player, weight in pairs:
            check_player(player, game)
            if not isinstance(weight, (int, float)) or not 0 < weight or not isfinite(weight):
                raise InvalidOption(f"the weight of {player_name(player)} is a number above 0, not {short(weight)}")
            weights[self._number(player)] = weight
        return weights

    def _number(self, player: Player) -> int:
        for number, known in enumerate(self.players):
            if known is player or (isinstance(player, str) and known == player):
                return number
        self.players.append(player)
        return len(self.players) - 1

    def _chances(self, weights: dict[int, float]) -> list[int]:
        whole = sum(weights.values())
        sums = accumulate(weights.get(number, 0) for number in range(len(self.players)))
        last = max(weights)
        return [CHANCES if n >= last else int(CHANCES * part / whole) for n, part in enumerate(sums)]

    @property
    def bots(self) -> list[int]:
        """Which quick bot each player is, if it is one."""
        return [quick_bot(player) for player in self.players]

    def drawn(self, place: int, pick: int) -> Player:
        """The player for a place, by a random number below CHANCES."""
        return next(player for player, chance in zip(self.players, self.chances[place], strict=True) if pick < chance)


def quick_bot(player: Player) -> int:
    """Which quick bot a player is (engine/quick.py), or NOBODY."""
    kind = kinds().get(player) if isinstance(player, str) else type(player)
    return QUICK.get(kind, quick.NOBODY) if kind else quick.NOBODY
