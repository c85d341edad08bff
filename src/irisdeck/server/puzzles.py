"""Puzzles at a server: one after the other near a visitor's level, and what they and the puzzles are worth.

What they look like stands in irisdeck.web.puzzles. The first try of a visitor at a puzzle is written with both ratings
in one transaction.
"""

from __future__ import annotations

import time
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Response, get, post
from sqlalchemy import insert, select, update

from irisdeck.analysis.puzzles import Puzzler, Strength, after_try, next_puzzle, puzzles
from irisdeck.game import GAMES
from irisdeck.server.schema import PUZZLE_TRIES, PUZZLERS, PUZZLES
from irisdeck.server.site import SiteRequest, form_of, site_of, tables_of
from irisdeck.server.store import Taken
from irisdeck.table.puzzles import found
from irisdeck.table.table import Refused
from irisdeck.web import puzzles as shown

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

    from irisdeck.analysis.puzzles import Puzzle
    from irisdeck.server.store import Store

TRIES = 3  # to write what another process writes, too


# -- The database --


def puzzler_of(rows: list[Row[Any]]) -> Puzzler:
    """How well somebody solves puzzles, from their row if there is one."""
    return Puzzler(*(getattr(rows[0], name) for name in Puzzler._fields)) if rows else Puzzler()


def strength_of(puzzle: Puzzle, rows: list[Row[Any]]) -> Strength:
    """How hard a puzzle is, from its row if somebody has tried it."""
    return Strength(rows[0].mu, rows[0].sigma, rows[0].tries) if rows else puzzle.strength


def mine(player: str, game: str) -> Any:
    """The row of a person at a game."""
    return select(PUZZLERS).where(PUZZLERS.c.player == player, PUZZLERS.c.game == game)


def of(puzzle: Puzzle) -> Any:
    """The row of a puzzle."""
    return select(PUZZLES).where(PUZZLES.c.puzzle == puzzle.id)


async def has_tried(store: Store, player: str, puzzle: Puzzle) -> bool:
    """Whether somebody's try at a puzzle has been counted."""
    same = PUZZLE_TRIES.c.player == player, PUZZLE_TRIES.c.puzzle == puzzle.id
    return bool(await store.read(select(PUZZLE_TRIES.c.solved).where(*same)))


async def puzzler(store: Store, player: str, game: str) -> Puzzler:
    """How well somebody solves the puzzles of a game."""
    return puzzler_of(await store.read(mine(player, game)))


async def strength(store: Store, puzzle: Puzzle) -> Strength:
    """How hard a puzzle is by now."""
    return strength_of(puzzle, await store.read(of(puzzle)))


async def chosen(store: Store, player: str, game: str, but: str) -> Puzzle | None:
    """The next puzzle for somebody."""
    ids = f"{game}-"
    tries = select(PUZZLE_TRIES).where(PUZZLE_TRIES.c.player == player, PUZZLE_TRIES.c.puzzle.startswith(ids))
    tried = {row.puzzle: row.solved for row in await store.read(tries)}
    rows = await store.read(select(PUZZLES).where(PUZZLES.c.puzzle.startswith(ids)))
    strengths = {row.puzzle: Strength(row.mu, row.sigma, row.tries) for row in rows}
    return next_puzzle(puzzles(game), await puzzler(store, player, game), tried, strengths, Random(), but)


async def count(store: Store, player: str, puzzle: Puzzle, solved: bool) -> None:
    """Count somebody's try at a puzzle, if it is their first."""

    def write(connection: Connection) -> None:
        count_try(connection, player, puzzle, solved, time.time())

    for _ in range(TRIES):
        with suppress(Taken):  # counted before, or another process has just written the first row of the puzzle
            await store.do(write)
        if await has_tried(store, player, puzzle):
            return


def count_try(connection: Connection, player: str, puzzle: Puzzle, solved: bool, at: float) -> None:
    """Write a first try and the ratings after it; a second one fails, because the row of the first is there."""
    connection.execute(insert(PUZZLE_TRIES).values(player=player, puzzle=puzzle.id, solved=solved, at=at))
    people = list(connection.execute(mine(player, puzzle.game).with_for_update()))
    positions = list(connection.execute(of(puzzle).with_for_update()))
    puzzler, strength = after_try(puzzler_of(people), strength_of(puzzle, positions), solved)
    values = {**puzzler._asdict(), "at": at}
    if people:
        same = PUZZLERS.c.player == player, PUZZLERS.c.game == puzzle.game
        connection.execute(update(PUZZLERS).where(*same).values(**values))
    else:
        connection.execute(insert(PUZZLERS).values(player=player, game=puzzle.game, **values))
    if positions:
        connection.execute(update(PUZZLES).where(PUZZLES.c.puzzle == puzzle.id).values(**strength._asdict()))
    else:
        connection.execute(insert(PUZZLES).values(puzzle=puzzle.id, **strength._asdict()))


# -- Pages --


@get("/puzzles", media_type=MediaType.HTML)
async def puzzles_page(request: SiteRequest) -> Response[str]:
    """The games that have puzzles, and how far the visitor has come."""
    site, store = site_of(request), tables_of(request).store
    person = site.person(request)
    puzzlers = {name: await puzzler(store, person.id, name) for name in GAMES}
    return await site.page(request, "puzzles.html", person, listed=shown.listed(puzzlers), kinds=GAMES)


@get("/puzzles/{name:str}")
async def next_page(request: SiteRequest, name: str) -> Response[Any]:
    """Lead to the next puzzle of a game."""
    site = site_of(request)
    person = site.person(request)
    if name not in GAMES:
        raise Refused("no-puzzles")
    puzzle = await chosen(tables_of(request).store, person.id, name, request.query_params.get("but", ""))
    if puzzle is None:
        raise Refused("no-puzzles")
    return site.go(request, shown.address(puzzle), person)


@get("/puzzles/{name:str}/{puzzle_id:str}", media_type=MediaType.HTML)
async def puzzle_page(request: SiteRequest, name: str, puzzle_id: str) -> Response[str]:
    """A puzzle, and what is told after a try."""
    site, store = site_of(request), tables_of(request).store
    person, puzzle = site.person(request), found(name, puzzle_id)
    spot = shown.spot_of(puzzle, request.query_params, await has_tried(store, person.id, puzzle))
    who, how_hard = await puzzler(store, person.id, name), await strength(store, puzzle)
    values = shown.page_values(puzzle, spot, who, how_hard, person.language)
    return await site.page(request, "puzzle.html", person, **values)


@post("/puzzles/{name:str}/{puzzle_id:str}")
async def try_puzzle(request: SiteRequest, name: str, puzzle_id: str) -> Response[Any]:
    """Try a move, or ask for the solution."""
    site, store, form = site_of(request), tables_of(request).store, await form_of(request)
    person, puzzle = site.person(request), found(name, puzzle_id)
    solved, where = shown.attempt(puzzle, form)
    await count(store, person.id, puzzle, solved)
    if request.headers.get("x-live"):
        return Response(where, status_code=200, media_type=MediaType.TEXT, cookies=[site.cookie(person, request)])
    return site.go(request, where, person)
