"""The table on a screen of the terminal: by keys, by mouse, in all sizes and languages."""

from __future__ import annotations

import asyncio
import json
import os
import random
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from positions import VARIANTS, played
from screens import begun, desk
from textual.events import Key
from textual.widgets import Input

from irisdeck.bots import Thought
from irisdeck.game import game
from irisdeck.record import Record
from irisdeck.research.bench import shown_variants
from irisdeck.table.lessons import LESSONS
from irisdeck.terminal.tui import draw
from irisdeck.terminal.tui.board import keys_of
from irisdeck.terminal.tui.bot_process import BotProcess
from irisdeck.terminal.tui.local import SavedGames, read_events
from irisdeck.terminal.tui.start import StartPage
from irisdeck.terminal.tui.table import TablePage
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from screens import Desk

    from irisdeck.game import Move, View

SCREENS = Path(__file__).parent / "data" / "screens"
MOVES = "pcolbtedkx"  # the keys of moves


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


async def move_somehow(at: Desk, dice: random.Random) -> None:
    """Presses keys that the bottom of the screen shows, until a move is made."""
    page = at.table
    before = page.number
    for tried in range(40):
        known = at.page.known
        looks = ("main", "best") if tried < 20 else ("main", "best", "risky")  # there may be nothing better
        able = [key for key in known if len(key) == 1 and key in MOVES and known[key].look in looks]
        better = [key for key in able if key != "x"] or (able if tried > 10 else [])
        if "tab" in known:
            await at.press(*["tab"] * dice.randrange(1, 5), "enter")
        elif better:
            await at.press(dice.choice(better))
        else:
            await at.press("down" if "down" in known and tried % 4 == 3 else "right")
        if page.number != before or page.board["over"] or page.covered:
            return
    raise AssertionError(at.text)


async def play_to_the_end(at: Desk, seed: int = 1) -> None:
    dice = random.Random(seed)
    page = at.table
    while not page.board["over"]:
        await at.until(lambda: page.board["over"] or page.covered or page.parts["status"]["mine"])
        if page.covered:
            await at.press("enter")
        elif not page.board["over"]:
            await move_somehow(at, dice)


# -- Whole games --


WHOLE = {(game.name, game.players) for game in VARIANTS if game in shown_variants()}


@pytest.mark.parametrize(("name", "players"), sorted(WHOLE))
def test_a_whole_game_is_played_by_keys(tmp_path: Path, name: str, players: int) -> None:
    (tmp_path / "terminal.json").write_text(json.dumps({"game": name, f"chosen-{name}": {"players": players}}))

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")  # play now is the line to begin with
            await play_to_the_end(at)
            await at.sees(tell(say("table-rematch"), "en"))
            assert ("win" in at.text) or ("Shared victory" in at.text)

    run(test())
    [file] = (tmp_path / "terminal" / "records").glob("*.jsonl")
    record = Record.from_line(file.read_bytes())
    record.check()
    assert record.game == name
    assert record.players == players
    assert record.scores is not None
    assert not list((tmp_path / "terminal" / "games").glob("*"))


def test_red7_with_actions_is_played_by_keys(tmp_path: Path) -> None:
    begun(tmp_path, "red7", 3, options={"actions": True})

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")
            await play_to_the_end(at, 4)
            await at.sees("Rematch")

    run(test())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_odd_cards_do_fits_beside_four_palettes_in_the_smallest_window(tmp_path: Path, language: str) -> None:
    """red7 R16"""
    begun(tmp_path, "red7", 4, options={"actions": True})
    words = [" ".join(tell(say(f"red7-action-{number}"), language).split()) for number in (7, 5, 3, 1)]

    async def test() -> None:
        async with desk(tmp_path, language=language) as at:
            await at.press("enter")
            await at.sees(tell(say("table-your-hand"), language))
            shown = " ".join(at.text.split())
            assert all(line in shown for line in words), at.text

    run(test())


def test_two_people_share_a_screen_and_never_see_each_others_hand(tmp_path: Path) -> None:
    begun(tmp_path, "red7", people=("Ann", "Bob"))

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")
            page = at.table
            dice, shown = random.Random(3), set()
            while not page.board["over"]:
                table = page.client.table  # type: ignore[attr-defined]
                hands = [table.state.view(seat).seen["hand"] for seat in range(2)]
                if page.covered:
                    assert page.covered == table.seats[table.turn].name
                    assert "turn" in at.text
                    for card in hands[0] + hands[1]:
                        assert f"{card}●▲★■◆✚⬢"[:2] not in at.text.split("card")[0]
                    assert not page.beside()
                    await at.press("enter")
                    continue
                assert page.client.viewer == table.turn  # type: ignore[attr-defined]
                shown.add(table.turn)
                for card in hands[1 - table.turn]:
                    seen = table.state.view(table.turn).seen
                    if card not in str(seen):
                        assert card not in at.text.split("card")[0]
                await move_somehow(at, dice)
            assert shown == {0, 1}

    run(test())


# -- Finding games again --


def test_an_unfinished_game_is_found_where_it_was(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")
            await at.until(lambda: at.table.parts["status"]["mine"])
            await move_somehow(at, random.Random(1))
            await at.press("q")
            await at.sees("Games in progress")
        log = SavedGames(tmp_path / "terminal").unfinished()
        assert len(log) == 1
        async with desk(tmp_path) as at:
            assert "Games in progress" in at.text
            await at.press("enter")
            assert at.table.number >= log[0][1].moves

    run(test())


def test_what_was_never_finished_writing_has_never_happened(tmp_path: Path) -> None:
    table = begun(tmp_path, "duel", options={"first": 0})
    [file] = (tmp_path / "terminal" / "games").glob("*")
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"kind":"move","se')

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")
            assert at.table.number == table.moves
            await at.press("l")
            await at.until(lambda: at.table.number == 1)

    run(test())
    assert file.read_bytes().startswith(whole)
    assert read_events(file)[-1]["kind"] == "move"


def test_a_game_cannot_be_open_twice(tmp_path: Path) -> None:
    begun(tmp_path, "duel")

    async def test() -> None:
        async with desk(tmp_path) as at, desk(tmp_path) as other:
            await at.press("enter")
            await other.press("enter")
            await other.sees("open in another window")
            assert isinstance(other.page, StartPage)

    run(test())


def test_files_that_are_no_games_are_passed_over(tmp_path: Path) -> None:
    begun(tmp_path, "duel")
    folder = tmp_path / "terminal" / "games"
    (folder / "20200101-000000-aaaaaa.jsonl").write_text("nonsense\n")
    (folder / "20200101-000000-bbbbbb.jsonl").write_text('{"kind":"open","game":"chess"}\n')
    assert len(SavedGames(tmp_path / "terminal").unfinished()) == 1


def test_a_game_is_deleted_only_when_asked_twice(tmp_path: Path) -> None:
    begun(tmp_path, "duel")

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("x")
            await at.sees("again")
            assert list((tmp_path / "terminal" / "games").glob("*"))
            await at.press("x")
            assert not list((tmp_path / "terminal" / "games").glob("*"))
            assert "Games in progress" not in at.text

    run(test())


def test_a_full_disk_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(tmp_path, "duel", options={"first": 0})

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")
            monkeypatch.setattr(os, "fsync", full)
            await at.press("l")
            await at.sees("No space left on device")
            assert at.table.number == 0
            monkeypatch.undo()
            await at.press("l")
            await at.until(lambda: at.table.number == 1)

    run(test())
    [file] = (tmp_path / "terminal" / "games").glob("*")
    assert [event["kind"] for event in read_events(file)].count("move") == 1


def test_a_bot_moves_once_the_disk_has_room_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(tmp_path, "duel", options={"first": 1})

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    async def test() -> None:
        async with desk(tmp_path) as at:
            monkeypatch.setattr(os, "fsync", full)
            await at.press("enter")
            await at.sees("No space left on device")
            assert at.table.number == 0
            monkeypatch.undo()
            await at.until(lambda: at.table.number)
            assert "No space left" not in at.text

    run(test())


# -- At the table --


def test_a_move_can_be_taken_back_within_the_turn(tmp_path: Path) -> None:
    table = begun(tmp_path, "red7")
    assert table.turn == 0

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter", "p")
            await at.until(lambda: at.table.number == 1)
            assert "Undo" in at.text
            await at.press("u")
            await at.until(lambda: at.table.number == 0)
            assert "Undo" not in at.text

    run(test())


def test_why_a_move_cannot_be_made_is_told_and_the_rules_open_at_that_clause(tmp_path: Path) -> None:
    begun(tmp_path, "red7")

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")
            for _ in range(7):
                if at.page.known["c"].look == "off":
                    break
                await at.press("right")
            await at.press("c")
            await at.sees("(R5)")
            assert at.table.number == 0
            await at.press("question_mark")
            await at.sees("The color of the card on top of the canvas is the rule in force")
            await at.press("escape")
            assert "Your hand" in at.text

    run(test())


def test_a_hint_comes_and_can_be_closed(tmp_path: Path) -> None:
    begun(tmp_path, "red7")

    async def test() -> None:
        async with desk(tmp_path, (100, 40)) as at:
            await at.press("enter", "h")
            await at.sees("Chance of winning")
            best = [key for key in at.page.known.values() if key.look == "best"]
            assert best, at.text
            await at.press("h")
            assert "Chance of winning" not in at.text

    run(test())


@pytest.mark.parametrize(
    ("name", "options", "move"),
    [
        ("red7", {"actions": True}, "7>"),
        ("red7", {}, ">"),
        ("duel", {"first": 0}, "b3"),
        ("tricks", {"first": 0}, "66"),
    ],
)
def test_the_cursor_goes_to_the_best_move_and_enter_makes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, options: dict[str, Any], move: str
) -> None:
    best = prepare_choice(tmp_path, name, options, move)

    async def advice(_: BotProcess, __: View) -> list[Thought]:
        return [Thought(best, 0.5, 0.1, 9)]

    monkeypatch.setattr(BotProcess, "advice", advice)

    async def test() -> None:
        async with desk(tmp_path, (100, 40)) as at:
            await at.press("enter", "h")
            await at.sees("50 %")
            at.table.client.rest = 60  # type: ignore[attr-defined]  # nobody else moves meanwhile
            number = at.table.number
            await at.press("enter")
            await at.until(lambda: at.table.number > number or at.table.warned)
            if at.table.warned:
                await at.press("enter")
                await at.until(lambda: at.table.number > number)
            assert at.table.client.table.state.history[number][1] == best  # type: ignore[attr-defined]

    run(test())


def prepare_choice(folder: Path, name: str, options: dict[str, Any], begins: str) -> Move:
    """A game in which Ann can make a move that begins so, and others with other cards; the last such move."""
    options = {**options, "first": 0} if name != "red7" else options
    for seed in range(1000):
        state, rng = game(name, 2, **options).deal(seed), random.Random(seed)
        while not state.over:
            able = [move for move in state.legal_moves if move.startswith(begins)]
            if state.seat == 0 and able and able[-1] != state.legal_moves[0]:
                moves = " ".join(move for _, move in state.history)
                begun(folder, name, 2, moves or "", seed, options=options)
                return able[-1]
            state = state.play(rng.choice([move for move in state.legal_moves if move != "pass"] or ["pass"]))
    raise AssertionError(begins)


def test_a_risky_move_asks_first(tmp_path: Path) -> None:
    begun(tmp_path, "red7", moves="")

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")
            for _ in range(7):
                await at.press("p")
                if at.table.number:
                    break
                await at.press("right")
            page = at.table
            if page.known["e"].look == "risky":
                await at.press("e")
                await at.sees("Careful")
                assert page.number == 1
                await at.press("e")
                await at.until(lambda: page.number > 1)
            else:
                await at.press("u")

    run(test())


@pytest.mark.parametrize("at_bottom", [True, False], ids=["among the keys", "at the hand"])
def test_the_mouse_does_what_keys_do(tmp_path: Path, at_bottom: bool) -> None:
    begun(tmp_path, "red7")

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")
            lines = at.text.split("\n")
            row = next(number for number, line in enumerate(lines) if "Your hand" in line) + 1
            cards = at.table.parts["hand"]["cards"]
            good = [card["text"] for card, (lay, _) in cards if not lay["why_not"] and not lay["warning"]]
            wanted = good[-1]
            await at.pilot.click(offset=(lines[row].index(wanted), row))
            assert at.table.cursor == f"hand:{[card['text'] for card, _ in cards].index(wanted)}"
            row = [number for number, line in enumerate(lines) if "Palette" in line][-1 if at_bottom else 0]
            await at.pilot.click(offset=(at.text.split("\n")[row].index("Palette") + 2, row))
            await at.until(lambda: at.table.number == 1)
            assert at.table.client.table.state.history[-1][1] == f"+{wanted}"  # type: ignore[attr-defined]

    run(test())


def test_every_key_at_the_bottom_does_something_and_no_other_does(tmp_path: Path) -> None:
    begun(tmp_path, "duel", options={"first": 0}, moves="")

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")
            shown = at.text.split("─" * 80)[-1]
            for key in at.page.known.values():
                assert not key.sign or key.sign.strip() in shown, key
            before = at.text
            for letter in "zaijkowyrv":
                assert letter not in at.page.known
                await at.press(letter)
            assert at.text == before

    run(test())


def test_lessons_are_learned_by_keys(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            at.app.learn("red7")
            await at.sees("Lesson")
            await at.press("enter", "enter", "enter")
            await at.sees("Lay the yellow 7 in your palette")
            await at.press("x")
            await at.sees("You can do better")
            await at.press("p")
            await at.until(lambda: "e" in at.page.known and at.page.known["e"].look == "wanted")
            await at.press("e")
            await at.sees("changed the rule")

    run(test())


def test_the_second_lesson_is_learned_on_the_screen(tmp_path: Path) -> None:
    """red7 R16: found below the first; the moves of actions by their keys, the others as the keys send them."""
    lesson = LESSONS["red7-options"]

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.to("learn-red7")
            await at.press("down", "enter")
            await at.sees(tell(say("lesson-step", step=1, steps=len(lesson.steps) - 1), "en"))
            page = at.table
            for number, beat in enumerate(lesson.beats[:-1]):
                await at.until(partial(has_moves, page, number))
                if beat.move[:2] in ("7>", "1-") and not beat.coach:
                    spots = [spot for row in draw.spots(page.parts) for spot in row]
                    page.to(next(spot.id for spot in spots if spot.choices[0]["move"] == beat.move))
                    page.draw()
                    assert page.known[page.choice_keys()[beat.move]].look == "wanted"
                    await at.press(page.choice_keys()[beat.move])
                elif not beat.coach:
                    wish = {"do": "move", "move": beat.move} if beat.move else {"do": "continue"}
                    await page.wish(**wish, number=number)
            await at.sees("Now play a real game")

    run(test())


def has_moves(page: TablePage, number: int) -> bool:
    return page.number >= number


def test_giving_up_is_never_done_by_mistake(tmp_path: Path) -> None:
    begun(tmp_path, "duel", options={"first": 0})

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter", "m")
            await at.sees("Resign")
            await at.press("escape")
            assert not at.table.board["over"]
            await at.press("m", "enter", "enter")  # the second key, hit twice by a slip, finds another answer there
            assert not at.table.board["over"]
            await at.press("m", "enter")
            await at.sees("Do you really want to resign?")
            await at.press("down", "enter")
            await at.sees("Cat wins")
            await at.press("r")
            await at.until(lambda: not at.table.board["over"])

    run(test())


# -- Sizes --


def test_a_window_that_is_too_small_says_so_and_goes_on_when_it_has_grown(tmp_path: Path) -> None:
    begun(tmp_path, "red7")

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")
            before = at.text
            await at.pilot.resize_terminal(60, 15)
            await at.sees("This window is too small")
            await at.press("p")
            assert at.table.number == 0  # nobody plays blindly
            await at.pilot.resize_terminal(200, 60)
            await at.sees("Your hand")
            await at.pilot.resize_terminal(80, 24)
            await at.until(lambda: at.text == before)

    run(test())


# -- Replays --


def record_file(path: Path, games: int = 2) -> Path:
    file = path / "games.jsonl"
    file.write_text("".join(played(VARIANTS[number], 3).record().to_json() + "\n" for number in range(games)))
    return file


def test_a_record_is_stepped_through_played_and_jumped_in(tmp_path: Path) -> None:
    file = record_file(tmp_path, 1)

    async def test() -> None:
        async with desk(tmp_path, (120, 40), begin=str(file)) as at:
            await at.sees("Move 0 of")
            await at.press("right", "right", "left")
            await at.sees("Move 1 of")
            await at.press("end")
            last = at.page.replay.last  # type: ignore[attr-defined]
            await at.sees(f"Move {last} of {last}")
            await at.press("home", "j", *"3", "enter")
            await at.sees("Move 3 of")
            await at.press("j", *"9999", "enter")
            await at.sees("This game has only")
            await at.press("escape", "v")
            assert at.page.seat == 0  # type: ignore[attr-defined]
            await at.press("f", "f", "home", "space")
            await at.sees("Move 2 of")
            await at.press("space")
            assert at.page.timer is None  # type: ignore[attr-defined]

    run(test())


def test_a_file_of_several_games_is_a_list_and_a_wrong_one_is_told(tmp_path: Path) -> None:
    file = record_file(tmp_path, 3)
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text(file.read_text() + "{nonsense\n")

    async def test() -> None:
        async with desk(tmp_path, begin=str(file)) as at:
            await at.sees("Which game?")
            await at.press("down", "enter")
            await at.sees("Move 0 of")
        async with desk(tmp_path, begin=str(wrong)) as at:
            await at.sees("Line 4")
            assert isinstance(at.page, StartPage)
        async with desk(tmp_path) as at:
            await at.to("replays")
            await at.press("enter", "enter")
            at.page.query_one("#line", Input).value = str(tmp_path / "nowhere")
            await at.press("enter")
            await at.sees("cannot be read")

    run(test())


def test_a_long_list_is_gone_through_by_keys_and_by_mouse(tmp_path: Path) -> None:
    line = played(VARIANTS[0], 3).record().to_json() + "\n"
    file = tmp_path / "many.jsonl"
    file.write_text(40 * line)

    async def test() -> None:
        async with desk(tmp_path, begin=str(file)) as at:
            await at.sees("▸     1")
            await at.press("up")
            await at.sees("▸    40")  # round and round
            assert "Quit" in at.text
            await at.press("home", "pagedown")
            assert "▸     1 " not in at.text
            await at.pilot.resize_terminal(60, 15)
            await at.sees("This window is too small")
            await at.press("enter")
            await at.pilot.resize_terminal(80, 24)
            await at.press("home")
            await at.sees("▸     1")
            lines = at.text.split("\n")
            row = next(number for number, text in enumerate(lines) if text.startswith("       3 "))
            await at.pilot.click(offset=(20, row))
            await at.sees("Move 0 of")

    run(test())


def test_the_mouse_changes_values_and_presses_lines(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            page = at.page
            assert isinstance(page, StartPage)
            lines = at.text.split("\n")
            row = next(number for number, line in enumerate(lines) if "Players" in line)
            await at.pilot.click(offset=(lines[row].index("›"), row))
            await at.sees("‹ 3 ›")
            assert page.current == "players"
            await at.pilot.click(offset=(lines[row].index("‹"), row))
            await at.sees("‹ 2 ›")
            lines = at.text.split("\n")
            row = next(number for number, line in enumerate(lines) if "Learn to play" in line)
            await at.pilot.click(offset=(lines[row].index("Learn"), row))
            await at.sees("Lesson")

    run(test())


# -- What is remembered --


def test_the_last_choice_is_remembered(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            page = at.page
            assert isinstance(page, StartPage)
            await at.to("game")
            await at.press("right")
            chosen = page.game
            await at.to("language")
            await at.press("right")
            await at.sees("Neue Partie")
        async with desk(tmp_path, language="") as at:
            assert isinstance(at.page, StartPage)
            assert at.page.game == chosen
            assert at.app.language == "de"

    run(test())


def test_everybody_at_the_screen_has_a_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.to("seat-0")
            while "a person at this screen" not in at.text:
                await at.press("right")
            await at.press("enter")
            at.page.query_one("#line", Input).value = "Bob"
            await at.press("enter")
            await at.to("play")
            await at.press("enter")
            assert [seat.name for seat in at.table.client.table.seats] == ["Player 1", "Bob"]  # type: ignore[attr-defined]

    run(test())


@pytest.mark.parametrize("kept", ["", "[]", '{"game": 7, "chosen-red7": [], "names": 3, "language": {}}', "{", "null"])
def test_a_spoiled_memory_is_no_reason_to_fail(tmp_path: Path, kept: str) -> None:
    (tmp_path / "terminal.json").write_text(kept)

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")
            await at.sees("Your hand")

    run(test())


# -- Games without a screen of their own --


def plain_choice(move: str, words: str) -> dict[str, Any]:
    more = {"about": "", "why_not": "", "warning": "", "wanted": False, "best": False}
    return {"move": move, "words": words, **more}


def test_any_part_is_drawn_from_what_all_boards_share() -> None:
    """A game of another package needs no screen.py: cards, stacks, groups, choices and acts are found in any part."""
    seven, ace = draw.plain_card("R7", ""), draw.plain_card("B1", "lit")
    parts: dict[str, dict[str, Any]] = {
        "status": {"kind": "status", "text": "", "turn": 1},
        "seat-1": {"kind": "whist_seat", "name": "Bob", "seat": 1, "away": True, "mine": False, "notes": ["3 cards"]},
        "table": {"kind": "whist_table", "groups": [{"label": "Trick", "cards": [[seven, []], [None, []]]}]},
        "hand": {
            "kind": "whist_hand",
            "title": "Your hand",
            "cards": [[ace, [plain_choice("b1", "Play")]], [[seven, ace], []], [seven, [plain_choice("r7", "Play")]]],
            "acts": [plain_choice("pass", "Pass")],
        },
    }
    for tall in (False, True):
        brush = draw.Brush("en", 78, tall, cursor="hand:2", turn=1)
        text = "\n".join(line.plain for line in draw.board(parts, "no such game", brush))
        assert "▶ Bob (away)  3 cards" in text
        assert "Trick:  R7●   ·· " in text
        assert "Your hand" in text
        assert " R7● ‹B1◆›" in text
        assert "[" in text
    assert [[spot.id for spot in row] for row in draw.spots(parts)] == [["hand:0", "hand:2"]]
    assert [choice["move"] for choice in draw.acts(parts)] == ["pass"]
    assert keys_of(["b1", "r7", "pass"], {}) == {"b1": "p", "r7": "c", "pass": "d"}
    assert keys_of(["7>R1", "end", "odd"], {"7": "x", "7>": "c", "end": "e"}) == {"7>R1": "c", "end": "e", "odd": "p"}


def test_a_table_of_a_game_that_only_the_server_has_can_be_played(tmp_path: Path) -> None:
    """The words come with the board; nothing is looked up in games that are not installed."""
    hand = {"kind": "whist_hand", "title": "Your hand", "acts": []}
    cards = [[draw.plain_card("R7", ""), [plain_choice("r7", "Play")]]]
    status = {"kind": "status", "text": "Your turn", "mine": True, "watching": False, "turn": 0}

    class Far:
        problem = ""
        shown = {  # noqa: RUF012
            "id": "x", "game": "whist", "moves": 3, "over": False, "log": [],
            "parts": {"status": status, "hand": {**hand, "cards": cards}},
        }  # fmt: skip
        wishes: list[Any] = []  # noqa: RUF012

        async def run(self) -> None:
            await asyncio.Event().wait()

        async def wish(self, wish: Any) -> str:
            self.wishes.append(wish)
            return "x"

    async def test() -> None:
        async with desk(tmp_path) as at:
            at.app.show(TablePage(Far()))
            await at.sees("whist · Your turn")
            await at.sees("p  Play")
            await at.press("question_mark", "p")
            assert Far.wishes == [{"do": "move", "move": "r7", "number": 3}]

    run(test())


# -- Pictures --


SHOWN: dict[str, dict[str, Any]] = {
    "red7": {"name": "red7", "players": 4, "options": {"advanced": True, "actions": True}},
    "duel": {"name": "duel", "options": {"first": 0}, "aids": True, "moves": "n1 end n1 n1 f1 end n1 end"},
    "tricks": {"name": "tricks", "players": 5, "options": {"first": 0}, "aids": True},
}


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("size", [(80, 24), (100, 32), (120, 40), (200, 60)], ids=["small", "roomy", "wide", "large"])
@pytest.mark.parametrize("name", SHOWN)
def test_boards_look_as_they_did(tmp_path: Path, name: str, size: tuple[int, int], language: str) -> None:
    """Snapshots: IRISDECK_WRITE_GOLDEN=1 writes them anew."""
    more = dict(SHOWN[name])
    begun(tmp_path, more.pop("name"), people=("Ann", "Bob", "Cleo", "Dan", "Eve")[: more.get("players", 2)], **more)

    async def test() -> str:
        async with desk(tmp_path, size, language) as at:
            start = at.text
            await at.press("enter")
            curtain = at.text
            await at.press("enter")
            await at.until(lambda: not at.table.covered)
            return "\n".join([start, "=" * 80, curtain, "=" * 80, at.text])

    compare(f"{name}-{size[0]}x{size[1]}-{language}", asyncio.run(test()))


def compare(name: str, text: str) -> None:
    file = SCREENS / f"{name}.txt"
    if os.environ.get("IRISDECK_WRITE_GOLDEN"):
        SCREENS.mkdir(exist_ok=True)
        file.write_text(text + "\n", encoding="utf-8")
    assert text + "\n" == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_fit_into_the_smallest_window(tmp_path: Path, language: str) -> None:
    begun(tmp_path, "red7", 4, options={"advanced": True, "actions": True})

    async def test() -> None:
        async with desk(tmp_path, (80, 24), language) as at:
            await at.press("enter")
            await at.until(lambda: at.table.parts["status"]["mine"])
            assert tell(say("table-your-hand"), language) in at.text
            assert tell(say("tui-quit"), language) in at.text
            keys = at.page.query_one("#keys")
            assert keys.size.height <= 5

    run(test())


def test_whoever_leaves_right_after_a_move_has_made_it(tmp_path: Path) -> None:
    begun(tmp_path, "duel", options={"first": 0})

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.press("enter")
            for key in ("l", "q"):
                at.app.post_message(Key(key, key))  # both before the first is on disk
            await at.sees("A new game")
            await at.pilot.pause(0.2)

    run(test())
    [(_, table)] = SavedGames(tmp_path / "terminal").unfinished()
    assert table.moves == 1
