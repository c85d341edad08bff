"""What has been played: somebody's games, how their rating went, and the best at each game."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Response, get

from irisdeck.game import GAMES
from irisdeck.server.ratings import Rating, points
from irisdeck.server.site import SiteRequest, site_of, tables_of
from irisdeck.server.store import RESULTS
from irisdeck.table import faces
from irisdeck.table.table import PROGRAM
from irisdeck.web.lists import face_of, name_of, named, result
from irisdeck.words import say

if TYPE_CHECKING:
    from sqlalchemy import Row

SHOWN = 20  # games on a page of one's history
LEADERS = 50
WIDTH, HEIGHT, EDGE = 600, 200, 34  # of a plot


@get("/ratings", media_type=MediaType.HTML)
async def leaderboard(request: SiteRequest) -> Response[str]:
    """The leaderboard of a game."""
    site = site_of(request)
    person, game = site.person(request), chosen_game(request) or next(iter(GAMES))
    rows = await tables_of(request).store.leaders(game, LEADERS)
    leaders = [
        (rank, name_of(row.who, row.name), avatar(row), Rating(row.mu, row.sigma, row.games), row.who == person.id)
        for rank, row in enumerate(rows, 1)
    ]
    return await site.page(request, "ratings.html", person, game=game, leaders=leaders, kinds=GAMES)


@get("/games", media_type=MediaType.HTML)
async def your_games(request: SiteRequest) -> Response[str]:
    """A visitor's finished games, and the course of their rating."""
    site, store = site_of(request), tables_of(request).store
    person, asked = site.person(request), request.query_params
    game = chosen_game(request)
    before = moment(asked.get("before", ""))
    wanted = {"game": game, "rated": "rated" in asked, "result": asked.get("result", "")}
    games = await store.history(person.id, SHOWN + 1, before, **wanted)
    plots = [(name, plot(await store.career(person.id, name))) for name in ([game] if game else GAMES)]
    return await site.page(
        request,
        "games.html",
        person,
        rows=[line(row) for row in games[:SHOWN]],
        older=games[SHOWN - 1].ended_at if len(games) > SHOWN else None,
        newest=before < 1e12,
        plots=[(name, drawn) for name, drawn in plots if drawn],
        game=game,
        kinds=GAMES,
        result=wanted["result"],
        results=RESULTS,
        rated="rated" in asked,
    )


def chosen_game(request: SiteRequest) -> str:
    """The game in the address, if there is one of that name."""
    name = request.query_params.get("game", "")
    return name if name in GAMES else ""


def moment(text: str) -> float:
    """A time in an address; anything else counts as missing."""
    try:
        return float(text)
    except ValueError:
        return 1e12


def avatar(row: Row[Any]) -> str:
    """The avatar of a player on the leaderboard."""
    kind, _, level = row.who.partition(":")
    if row.who.startswith(PROGRAM):
        return faces.ROBOT
    return faces.of_bot(level) if kind == "bot" else faces.of_person(row.face)


def line(row: Row[Any]) -> dict[str, Any]:
    """A game in a list."""
    others = [player for seat, player in enumerate(json.loads(row.names or "[]")) if seat != row.seat]
    return {
        "id": row.table_id,
        "game": row.game,
        "names": [named(player) for player in others],
        "faces": [face_of(player) for player in others],
        "result": result(row.place, row.players),
        "won": row.place == 1,
        "rated": row.rated,
        "when": time.strftime("%Y-%m-%d %H:%M", time.localtime(row.ended_at)),
    }


def plot(career: list[Row[Any]]) -> dict[str, Any] | None:
    """A rating over time as a line to draw; the first point is what everybody begins with."""
    if not career:
        return None
    values = [Rating().shown, *(points(row.mu) for row in career)]
    low, high = min(values) // 50 * 50, -(-max(values) // 50) * 50
    high = max(high, low + 100)
    across = (WIDTH - 2 * EDGE) / (len(values) - 1)

    def height(value: int) -> float:
        return round(HEIGHT - EDGE / 2 - (HEIGHT - EDGE) * (value - low) / (high - low), 1)

    dots = [(round(EDGE + across * place, 1), height(value)) for place, value in enumerate(values)]
    words = say("ratings-plot-told", games=len(career), first=str(values[0]), last=str(values[-1]))
    marks = [(value, height(value)) for value in (low, (low + high) // 2, high)]
    return {"dots": dots, "marks": marks, "told": words, "width": WIDTH, "height": HEIGHT, "edge": EDGE}
