"""Ratings of people and bots by OpenSkill, updated after every rated game.

The seat counts, too: it is rated like a partner who always sits there, so a win from the better seat gains less. A bot
is rated by its level alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update

from irisdeck.server.schema import RATED, RATINGS

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from irisdeck.table.table import Ending

SCALE, MIDDLE = 60, 1500  # a newcomer has 1500, and 400 more is about what it is at chess
SETTLED = 4.0  # uncertainty below which a rating is not provisional any more
MODEL = PlackettLuce(limit_sigma=True)


class Rating(NamedTuple):
    """The rating of a player at a game."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        """The rating in points."""
        return points(self.mu)

    @property
    def settled(self) -> bool:
        """Whether it is no longer provisional."""
        return self.sigma < SETTLED


def points(mu: float) -> int:
    """A strength in points."""
    return round(MIDDLE + SCALE * (mu - MODEL.mu))


def after(players: list[Rating], seats: list[Rating], places: tuple[int, ...]) -> tuple[list[Rating], list[Rating]]:
    """The ratings of players and of their seats after a game."""
    teams = [
        [MODEL.rating(mu=player.mu, sigma=player.sigma), MODEL.rating(mu=seat.mu, sigma=seat.sigma)]
        for player, seat in zip(players, seats, strict=True)
    ]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    new = [[Rating(rating.mu, rating.sigma) for rating in team] for team in rated]
    counted = [team[0]._replace(games=player.games + 1) for team, player in zip(new, players, strict=True)]
    return counted, [team[1]._replace(games=seat.games + 1) for team, seat in zip(new, seats, strict=True)]


def rate(connection: Connection, table_id: str, ending: Ending, at: float) -> None:
    """Write the ratings after a game; a bot with several seats is rated by each of them in turn."""
    whos = [player.who for player in ending.players]
    seats = [f"seat:{len(whos)}:{number}" for number in range(len(whos))]
    known = ratings(connection, ending.game, [*whos, *seats])
    players, places = after([known[who] for who in whos], [known[seat] for seat in seats], ending.places)
    new = dict(zip([*seats, *whos], [*places, *players], strict=True))
    names = {**dict.fromkeys(seats, ""), **{player.who: player.name for player in ending.players}}
    for who, rating in sorted(new.items()):
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games, "name": names[who], "at": at}
        if known[who].games:
            mine = (RATINGS.c.game == ending.game, RATINGS.c.who == who)
            connection.execute(update(RATINGS).where(*mine).values(**values))
        else:  # a row that another process has made meanwhile was not locked: this fails, and the game is rated again
            connection.execute(insert(RATINGS).values(game=ending.game, who=who, **values))
        after_game = {"mu": rating.mu, "sigma": rating.sigma, "at": at}
        connection.execute(insert(RATED).values(table_id=table_id, who=who, game=ending.game, **after_game))


def ratings(connection: Connection, game: str, whos: list[str]) -> dict[str, Rating]:
    """The ratings of some players, locked until they are written; newcomers get the first rating."""
    wanted = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.who.in_(whos)).order_by(RATINGS.c.who)
    known = {row.who: Rating(row.mu, row.sigma, row.games) for row in connection.execute(wanted.with_for_update())}
    return {who: known.get(who, Rating()) for who in whos}
