"""Tokens: programs use them to act for a person, or to play under a name of their own.

A token is shown once and kept only as its hash. A program with a name of its own is a player of its own, whom every
seat marks as a program.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.server.site import tables_of
from irisdeck.table.table import PROGRAM, Refused, clean_name
from irisdeck.words import preferred

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from sqlalchemy import Row

    from irisdeck.server.store import Store

SCOPES = {"read": "scope-read", "play": "scope-play", "open": "scope-open", "bot": "scope-bot"}
OWN = {"bot", "play", "read"}  # what a program with a name of its own may always do
MOST = 20  # tokens of one person
TERMINAL = "Terminal"  # the name of tokens that the API gives to terminals
TERMINALS = 10  # of one person; the least recently used goes first
LATELY = 60  # seconds between two updates of when a token was last used


class Caller(NamedTuple):
    """The caller of the API: the player it acts for, its name, its scopes, and its language."""

    player: str
    name: str
    scopes: frozenset[str]
    language: str
    token: str

    @property
    def program(self) -> bool:
        """Whether it plays under its own name."""
        return "bot" in self.scopes


async def make(store: Store, person: str, form: Mapping[str, Any]) -> str:
    """Make a token from a form; it is not stored, only its hash."""
    scopes = {scope for scope in SCOPES if form.get(f"scope-{scope}")}
    if not str(form.get("name", "")).strip():
        raise Refused("program-nameless")
    if not scopes:
        raise Refused("no-scope")
    if sum(not of_a_terminal(row) for row in await store.tokens(person)) >= MOST:
        raise Refused("too-many-tokens", most=MOST)
    return await _stored(store, person, clean_name(form.get("name")), scopes | OWN if "bot" in scopes else scopes)


async def make_for_terminal(store: Store, person: str) -> str:
    """Make a token for a terminal; the oldest goes where there are too many."""
    before = [row for row in await store.tokens(person) if of_a_terminal(row)]
    before.sort(key=lambda row: row.used or row.at, reverse=True)
    for row in before[TERMINALS - 1 :]:
        await store.drop_token(row.hash, person)
    return await _stored(store, person, TERMINAL, {"read", "play", "open"})


async def revoke_terminals(store: Store, person: str) -> None:
    """Revoke the tokens of all terminals of a person."""
    for row in await store.tokens(person):
        if of_a_terminal(row):
            await store.drop_token(row.hash, person)


def of_a_terminal(row: Row[Any]) -> bool:
    """Whether a token belongs to a terminal."""
    return (row.name, row.scopes) == (TERMINAL, "open play read")


async def _stored(store: Store, person: str, name: str, scopes: set[str]) -> str:
    token = f"iris_{secrets.token_urlsafe(24)}"
    await store.keep_token(token, person, name, " ".join(sorted(scopes)))
    return token


def player_of(row: Row[Any]) -> str:
    """The player that a token acts for."""
    return f"{PROGRAM}{row.hash[:24]}" if "bot" in row.scopes.split() else row.player


async def programs_of(store: Store, person: str) -> dict[str, str]:
    """The programs of a person that play under their own names: ids and names."""
    return {player_of(row): row.name for row in await store.tokens(person) if "bot" in row.scopes.split()}


async def valid(store: Store, token: str) -> bool:
    """Whether a token has not been revoked."""
    return await store.token(token) is not None


def needs(scope: str) -> Callable[[Any, Any], Awaitable[None]]:
    """A guard for a route: the token needs this scope. Cookies do not count."""

    async def guard(request: Any, _: Any) -> None:
        caller = await caller_of(request)
        if scope not in caller.scopes:
            raise Refused("scope-missing", scope=scope)
        request.state.caller = caller

    return guard


async def caller_of(request: Any) -> Caller:
    """The caller of a request; raises Refused without a valid token."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise Refused("token-missing")
    store = tables_of(request).store
    row = await store.token(token.strip())
    if row is None:
        raise Refused("token-unknown")
    if row.used is None or row.used < time.time() - LATELY:
        await store.use_token(row.hash)
    language = preferred(request.headers.get("accept-language", ""))
    return Caller(player_of(row), row.name, frozenset(row.scopes.split()), language, token.strip())
