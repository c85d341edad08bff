"""The screen at tables of a real server: by its address or an invitation, with friends, and when it is lost."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any

import pytest
from screens import desk
from serving import Server, server
from test_tui import move_somehow, play_to_the_end
from textual.widgets import Input

from irisdeck.bots import BOTS, USUAL
from irisdeck.terminal.tui.server import ServerPage

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path

    from screens import Desk


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


async def name(at: Desk, wanted: str) -> None:
    """Gives the name that is asked for."""
    at.page.query_one("#line", Input).value = wanted
    await at.press("enter")


@pytest.mark.parametrize("game", ["duel", "tricks", "red7"])
def test_a_whole_game_is_played_at_a_server(tmp_path: Path, running: Server, game: str) -> None:
    (tmp_path / "terminal.json").write_text(json.dumps({"game": game, "name": "Ann"}))

    async def test() -> None:
        async with desk(tmp_path, begin=running.address) as at:
            await at.sees("You are Ann here")
            await at.to("play")
            await at.press("enter")
            await at.until(lambda: at.table.parts)
            await play_to_the_end(at)
            await at.sees("Rematch")
            await at.press("g")
            await at.sees("The game is over" if game == "tricks" else "")
            assert at.page.entries[0] == "Ann sits down"  # type: ignore[attr-defined]
            await at.press("home")
            await at.sees("The cards are dealt")
            await at.press("q", "w")
            await at.sees("Move 0 of")
            await at.press("q", "r")
            await at.until(lambda: not at.table.board["over"])
            await at.press("q")
            await at.until(lambda: isinstance(at.page, ServerPage))
            await at.sees("Games in progress")

    run(test())


def test_friends_meet_by_a_link_and_one_of_them_is_asked_for_a_name(tmp_path: Path, running: Server) -> None:
    async def test() -> None:
        async with desk(tmp_path / "ann", (120, 40), begin=running.address) as ann:
            await ann.sees("You are")
            await ann.to("seat-0")
            for _ in range(1 + [*BOTS].index(USUAL)):
                await ann.press("left")
            await ann.until(lambda: "empty seat" in ann.text)
            await ann.to("play")
            await ann.press("enter")
            await ann.sees("Whoever has this link can sit down")
            link = ann.table.board["link"]
            async with desk(tmp_path / "bob", (120, 40), "de", begin=link) as bob:
                await bob.sees("Du schaust zu")
                await bob.press("t")
                await name(bob, "Bob")
                await bob.sees("Du setzt dich")
                await ann.sees("Bob")
                await ann.press("enter")
                await ann.until(lambda: ann.table.parts.get("hand"))
                await bob.until(lambda: bob.table.parts.get("hand"))
                hands = [[card["text"] for card, _ in at.table.parts["hand"]["cards"]] for at in (ann, bob)]
                assert not set(hands[0]) & set(hands[1])
                await bob.press("y")
                await bob.press("enter")
                await ann.sees("Hello!")
                acting = ann if ann.table.parts["status"]["mine"] else bob
                before = acting.table.number
                await move_somehow(acting, random.Random(2))
                await ann.until(lambda: ann.table.number > before)
                await bob.until(lambda: bob.table.number == ann.table.number)

    run(test())


def test_a_lost_server_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    (tmp_path / "terminal.json").write_text(json.dumps({"game": "duel", "name": "Ann"}))
    folder = tmp_path / "site"

    async def test() -> None:
        made = Server(folder)
        try:
            async with desk(tmp_path, begin=made.address) as at:
                await at.sees("You are Ann here")
                await at.to("play")
                await at.press("enter")
                await at.until(lambda: at.table.parts and at.table.parts["status"]["mine"])
                await at.press("l")
                await at.until(lambda: at.table.number > 0)
                await at.until(lambda: at.table.parts["status"]["mine"])
                before = at.table.number
                made.kill()
                await at.sees("Connection lost")
                await at.press("h")
                await at.sees("Nobody answers")
                assert at.table.number == before
                made = await asyncio.to_thread(Server, folder, made.port)
                await at.until(lambda: "Connection lost" not in at.text)
                assert at.table.number >= before
                await at.press("m", "enter")
                await at.sees("really want to resign")
                await at.press("down", "enter")
                await at.sees("wins")
        finally:
            made.kill()

    run(test())


@pytest.mark.parametrize(
    ("where", "words"),
    [("localhost:1", "Nobody answers"), ("ftp://x", "is no address"), ("no.such.host.invalid", "no.such.host.invalid")],
)
def test_wrong_addresses_are_told_and_can_be_mended(tmp_path: Path, where: str, words: str) -> None:
    async def test() -> None:
        async with desk(tmp_path, begin=where) as at:
            await at.sees(words)
            await at.to("server")
            await at.press("enter")
            await name(at, where)
            await at.sees(words)
            assert at.page.query("#line")  # still there, to be mended

    run(test())


def test_the_recovery_code_makes_one_the_same_person_elsewhere(tmp_path: Path, running: Server) -> None:
    async def test() -> None:
        async with desk(tmp_path / "one", begin=running.address) as at:
            await at.sees("You are")
            await at.to("play")
            await at.press("enter")
            await at.until(lambda: at.table.parts)
            await at.press("q", "o")
            await at.sees("Your recovery code")
            code = at.page.server.code  # type: ignore[attr-defined]
        async with desk(tmp_path / "two", begin=running.address) as at:
            await at.sees("You are")
            assert "Games in progress" not in at.text
            await at.press("i")
            await name(at, code)
            await at.sees("Games in progress")

    run(test())


def test_a_table_that_does_not_exist_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        with server(tmp_path / "site") as made:
            async with desk(tmp_path, begin=f"{made.address}/tables/nowhere") as at:
                await at.sees("There is no such table")
                await at.press("q")
                await at.sees("You are")

    run(test())
