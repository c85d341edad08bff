"""The table in a large window of the terminal: cards drawn as cards, everything in its place, nothing cut."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from positions import VARIANTS, named
from screens import begun, desk
from test_tui import move_somehow
from textual.content import Content

from irisdeck.table import boards
from irisdeck.table.table import Table, opened
from irisdeck.terminal.tui import draw
from irisdeck.terminal.tui.app import PACES, Pace
from irisdeck.terminal.tui.blocks import Size, placed, tile
from irisdeck.terminal.tui.page import FOOTER, NOTICE, Page
from irisdeck.terminal.tui.table import fresh_cards
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from pathlib import Path

    from screens import Desk

    from irisdeck.terminal.tui.blocks import Spread

SIZES = [(100, 32), (120, 40), (160, 50)]
Parts = dict[str, Any]


def brush(size: tuple[int, int], language: str = "en", footer: int = FOOTER) -> draw.Brush:
    """The room that a table has in a window."""
    width, height = size
    side = Page.side_width(width)
    advice = [Content(text) for text in ("what can be done", "and what follows", "or why it cannot be done")]
    room = height - 1 - NOTICE - footer - 1
    return draw.Brush(language, width - side - 2, True, height=room, side=side - 4, advice=advice)


@cache
def positions(number: int) -> tuple[dict[str, boards.Part], ...]:
    """Positions of a random game of a variant, as Ann at seat 0 sees them; bots have the other seats."""
    kind = VARIANTS[number]
    table = Table([opened(kind.name, kind.players, kind.options, aids=True)])
    table.apply({"kind": "sit", "seat": 0, "player": "ann", "name": "Ann"})
    for seat in range(1, kind.players):
        table.apply({"kind": "bot", "seat": seat, "bot": "medium"})
    table.apply(table.deal(7))
    dice = random.Random(3)
    shown: list[dict[str, boards.Part]] = []
    while table.turn is not None and len(shown) < 60:
        shown.append(boards.parts(table, "", boards.Viewer(0)))
        assert table.state
        moves: list[str] = [move for move in table.state.legal_moves if move != "pass"]
        table.apply(table.decide_move(dice.choice(moves or ["pass"])))
    return tuple(shown)


def drawn(parts: Any, name: str, how: draw.Brush) -> Spread:
    """The table as it is drawn; every line fits, and no words are cut."""
    spread = draw.spread(parts, name, how)
    assert spread, "does not fit"
    for line in [*placed(spread, how), *spread.aside]:
        assert "…" not in line.plain, line.plain
    return spread


def plain(number: int, at: int = 0) -> Parts:
    parts: Parts = boards.plain(positions(number)[at], "en")
    return parts


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=map(named, VARIANTS))
def test_every_table_fits_and_nothing_moves(number: int, size: tuple[int, int]) -> None:
    for language in LANGUAGES:
        how = brush(size, language)
        heights = set()
        for parts in positions(number)[::10]:
            spread = drawn(boards.plain(parts, language), VARIANTS[number].name, how)
            heights.add((len(spread.table), len(spread.hand)))
        assert len(heights) == 1, heights


def variant(name: str, players: int, **options: bool) -> int:
    """The number of a variant."""
    return next(
        number
        for number, kind in enumerate(VARIANTS)
        if (kind.name, kind.players) == (name, players)
        and all(kind.options[key] == value for key, value in options.items())
    )


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_palettes_of_ten_and_a_hand_of_sixteen_cover_each_other_and_stay_legible(
    players: int, size: tuple[int, int]
) -> None:
    parts = plain(variant("red7", players, advanced=True, actions=True))
    deck = [f"{color}{number}" for number in range(1, 8) for color in "ROYGBIV"]
    for seat in range(players):
        palette = [deck.pop() for _ in range(10)]
        parts[f"seat-{seat}"] |= {"cards": [[draw.plain_card(text, ""), []] for text in palette], "points": 39}
    held = deck[:16] if len(deck) >= 16 else [*deck, *("R1" for _ in range(16 - len(deck)))]
    parts["hand"]["cards"] = [[draw.plain_card(text, ""), []] for text in held]
    text = "\n".join(line.plain for line in placed(drawn(parts, "red7", brush(size)), brush(size)))
    palettes = [card["text"] for seat in range(players) for card, _ in parts[f"seat-{seat}"]["cards"]]
    for card in [*palettes, *held]:
        assert card in text, text


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_hand_of_sixteen_lies_in_six_columns(size: tuple[int, int]) -> None:
    """The column of a rank does not depend on what else is held."""
    parts = plain(variant("tricks", 2))
    parts["hand"] |= {"ranks": [["1", 6], ["3", 5], ["6", 5]], "count": 16}
    how = brush(size)
    full = drawn(parts, "tricks", how).hand
    parts["hand"] |= {"ranks": [["6", 1]], "count": 1}
    few = drawn(parts, "tricks", how).hand
    six = next(line.plain for line in few if "▏6" in line.plain).index("▏6")
    assert next(line.plain for line in full if "▏6" in line.plain).index("▏6") == six
    assert all(any(f"{count}▕" in line.plain for line in full) for count in (6, 5))


def test_the_row_of_the_duel_always_has_six_places() -> None:
    number = variant("duel", 2)
    for at in range(0, 20, 2):
        parts = plain(number, at)
        spread = drawn(parts, "duel", brush((100, 32)))
        heads = [line.plain for line in spread.table[7:]]
        row = next(line for line in heads if line.count("▗") + line.count("┌") == 6)
        assert row.count("▗") == len(parts["row"]["cards"]) or parts["row"]["closed"]


def test_every_card_is_known_by_its_letter_or_sign_and_not_by_its_color_alone() -> None:
    for text in ("R7", "G", "5", "K"):
        block = tile(draw.plain_card(text, ""), Size(9, 3))
        assert text in block[1].plain
        assert draw.SIGNS[draw.plain_card(text, "")["color"]] in "".join(line.plain for line in block)
    lit = tile(draw.plain_card("R7", "lit"), Size(9, 3))[1].plain
    assert lit != tile(draw.plain_card("R7", ""), Size(9, 3))[1].plain
    assert "[R7]" in tile(draw.plain_card("R7", ""), Size(9, 3), here=True)[1].plain


# -- On the screen --


def hand_row(at: Desk, words: str) -> int:
    """The line of the screen where the hand begins."""
    return next(number for number, line in enumerate(at.text.split("\n")) if line.startswith(f" {words} "))


@pytest.mark.parametrize(("name", "players"), [("duel", 2), ("tricks", 4), ("red7", 3)])
def test_the_hand_and_the_keys_stay_where_they_are_while_one_plays(tmp_path: Path, name: str, players: int) -> None:
    begun(tmp_path, name, players, options={} if name == "red7" else {"first": 0})

    async def test() -> None:
        async with desk(tmp_path, (100, 32)) as at:
            await at.press("enter")
            dice, page = random.Random(5), at.table
            place, bottom = hand_row(at, "Your hand"), at.page.query_one("#keys").region
            for _ in range(5):
                await at.until(lambda: page.board["over"] or page.parts["status"]["mine"])
                if page.board["over"]:
                    break
                assert hand_row(at, "Your hand") == place
                await move_somehow(at, dice)
                assert at.page.query_one("#keys").region == bottom

    asyncio.run(test())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), [("tricks", 6), ("red7", 4)])
def test_all_languages_fit_into_a_large_window_with_all_keys(
    tmp_path: Path, language: str, name: str, players: int
) -> None:
    options = {"advanced": True, "actions": True} if name == "red7" else {"first": 0}
    begun(tmp_path, name, players, options=options, aids=True)

    async def test() -> None:
        async with desk(tmp_path, (100, 32), language) as at:
            await at.press("enter")
            await at.until(lambda: at.table.parts["status"]["mine"])
            assert at.table.spread, at.text
            assert hand_row(at, tell(say("table-your-hand"), language))
            assert tell(say("tui-quit"), language) in at.text

    asyncio.run(test())


# -- One after the other --


def with_pace(monkeypatch: pytest.MonkeyPatch, **values: float) -> None:
    monkeypatch.setitem(PACES, "instant", Pace(**{"rest": 0, "hold": 0, **values}))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize(("name", "options"), [("red7", {"advanced": True}), ("duel", {"first": 0})])
def test_a_round_ends_with_its_reason_until_a_key_is_pressed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], name: str, options: dict[str, Any]
) -> None:
    begun(tmp_path, name, options=options)
    with_pace(monkeypatch, hold=3600)

    async def test() -> None:
        async with desk(tmp_path, size) as at:
            await at.press("enter")
            page, dice = at.table, random.Random(2)
            while not page.paused:
                await at.until(lambda: page.paused or page.parts["status"]["mine"])
                if not page.paused:
                    await move_somehow(at, dice)
            ended = page.parts["round"]
            shown = " ".join(at.text.split())
            assert all(word in shown for word in ended["reason"].split()), at.text
            assert not any(key in page.known for key in "plbehu"), at.text  # nothing can be played meanwhile
            old = page.parts["canvas"]["round"] if name == "red7" else 0
            await at.press("enter")
            await at.until(lambda: not page.paused or page.parts["round"]["number"] > ended["number"])
            if name == "red7":
                assert page.parts["canvas"]["round"] == old + 1

    asyncio.run(test())


def test_a_round_goes_on_by_itself_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(tmp_path, "duel", options={"first": 0})
    with_pace(monkeypatch, hold=0.1)

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")
            page, dice = at.table, random.Random(2)
            while page.closed < 0:
                await at.until(lambda: page.closed > 0 or page.parts["status"]["mine"])
                if page.closed < 0:
                    await move_somehow(at, dice)
            await at.until(lambda: not page.paused)

    asyncio.run(test())


def test_moves_of_others_are_seen_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(tmp_path, "duel", options={"first": 0})
    with_pace(monkeypatch, rest=3600)

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")
            page = at.table
            at.table.client.rest = 0  # type: ignore[attr-defined]  # the bot does not wait, as on a server
            await at.press("l")
            await at.until(lambda: page.number == 1)  # a player's own move is shown at once
            await at.press("e")
            await at.until(lambda: page.coming)
            assert page.number == 2
            with_pace(monkeypatch)
            page.rested()
            await at.until(lambda: page.parts["status"]["mine"])
            assert page.number > 2

    asyncio.run(test())


def test_a_key_that_is_held_down_is_no_second_answer(tmp_path: Path) -> None:
    begun(tmp_path, "red7")

    async def test() -> None:
        async with desk(tmp_path, apart=3600) as at:
            await at.press("enter", "x")
            await at.sees("Press x again")
            await at.press("x", "x", "x")
            assert at.table.number == 0
            at.app.apart = 0
            await at.press("x")
            await at.until(lambda: at.table.number > 0)

    asyncio.run(test())


def test_a_key_that_has_made_a_move_makes_no_other_one_by_a_slip(tmp_path: Path) -> None:
    begun(tmp_path, "red7", options={"actions": True})

    async def test() -> None:
        async with desk(tmp_path, apart=3600) as at:
            await at.press("enter")
            await at.press("enter", "enter", "enter")  # lays a card; then the same key would paint
            assert at.table.number == 1
            await at.press("u", "enter")
            await at.until(lambda: at.table.number == 1)

    asyncio.run(test())


@pytest.mark.parametrize("pressed", [True, False], ids=["by a key", "by itself"])
def test_the_key_that_goes_on_after_a_round_makes_no_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pressed: bool
) -> None:
    begun(tmp_path, "red7", seed=10, options={"advanced": True})  # whoever passes begins the next round
    with_pace(monkeypatch, hold=3600)

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter", "x", "x")
            page = at.table
            await at.until(lambda: page.paused)
            at.app.apart = 3600
            if pressed:
                await at.press("enter")
            else:
                page.resume()
            await at.until(lambda: page.parts["status"]["mine"])
            await at.press("enter", "enter")
            assert page.number == 1
            await at.press("1", "enter")
            await at.until(lambda: page.number == 2)

    asyncio.run(test())


def test_a_round_that_has_ended_says_its_reason_beside_the_log_and_above_the_hand_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(tmp_path, "red7", options={"advanced": True})
    with_pace(monkeypatch, hold=3600)

    async def test() -> None:
        async with desk(tmp_path, (120, 40)) as at:
            await at.press("enter", "x", "x")
            await at.until(lambda: at.table.paused)
            assert at.page.message == ""
            assert at.table.paused.split(" · ")[0] in at.text

    asyncio.run(test())


@pytest.mark.parametrize("size", [(80, 24), (100, 32)], ids=str)
def test_what_would_follow_is_told_in_small_windows_too_and_what_can_be_done_comes_first(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    begun(tmp_path, "red7", moves="+V1 >Y5 draw >R2", seed=0, options={"advanced": True})

    async def test() -> None:
        async with desk(tmp_path, size) as at:
            await at.press("enter")
            await at.sees("Draw  one more card")
            assert "Do not draw  no extra card" in at.text
            await at.press("k")
            await at.until(lambda: at.table.parts["status"]["mine"] and at.table.number > 5)
            assert any(choice["then"] in at.text for choice in at.table.choices() if choice["then"]), at.text

    asyncio.run(test())


def test_the_speed_is_chosen_and_remembered(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path, speed="") as at:
            assert at.app.pace == PACES["normal"]
            await at.to("speed")
            await at.press("right")
            await at.sees("instant")
        async with desk(tmp_path, speed="") as at:
            assert at.app.pace == PACES["instant"]
        async with desk(tmp_path, speed="calm") as at:
            assert at.app.pace == PACES["calm"]

    asyncio.run(test())


def test_the_card_that_the_last_move_brought_is_marked() -> None:
    parts = plain(variant("red7", 2, advanced=False, actions=False))
    card = parts["seat-1"]["cards"][0][0]["text"]
    before = {**parts, "seat-1": {**parts["seat-1"], "cards": []}}
    assert fresh_cards(before, parts) == {("seat-1", card)}
    marked = replace(brush((100, 32)), fresh=fresh_cards(before, parts))
    spread = drawn(parts, "red7", marked)
    assert any("underline" in str(span.style) for line in spread.table for span in line.spans)
