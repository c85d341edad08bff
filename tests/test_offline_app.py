"""The site without a server, asked as its page asks it: routes, refusals, what is kept, exported and imported."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from people import id_of, played_table

from irisdeck.bots import Thought
from irisdeck.game import GAMES
from irisdeck.offline.app import ROUTES, Answer, App, Request
from irisdeck.offline.storage import Memory
from irisdeck.offline.tables import EXPORT, line_of
from irisdeck.table import boards
from irisdeck.table.lessons import LESSONS
from irisdeck.table.local import person
from irisdeck.table.table import Table
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from irisdeck.game import View
    from irisdeck.offline.tables import KeptTable

TOGETHER = {"name": "Ann", "name-1": "Bob", "seat-1": ""}
games = pytest.mark.parametrize("game", GAMES)


class QuickBots:
    """Bots that play their first move, and have an opinion of all."""

    async def move(self, view: View, bot: str, seed: int | None = None) -> str:
        return view.legal_moves[0]

    async def advice(self, view: View) -> list[Thought]:
        return [Thought(move, 0.5, 0.1, 10) for move in view.legal_moves]


class Device:
    """A device with the site on it, and somebody who uses it."""

    def __init__(self, languages: str = "en") -> None:
        self.storage = Memory()
        self.app = App(self.storage, QuickBots(), languages)

    async def get(self, address: str, live: bool = False) -> Answer:
        return await self.app.answer(Request(address, live=live))

    async def post(self, address: str, file: Any = b"", live: Any = False, **form: str) -> Answer:
        answer = await self.app.answer(Request(address, form, file, live))
        await self.consistent()
        return answer

    async def open(self, **form: str) -> KeptTable:
        """Open a table, and go there."""
        answer = await self.post("/tables", **form)
        assert answer.where.startswith("/tables/"), answer
        return await self.app.tables.get(answer.where.removeprefix("/tables/"))

    async def consistent(self) -> None:
        """Every log leads to the table that is shown, and to its row."""
        for table_id, kept in self.app.tables.open_tables.items():
            lines = await self.storage.events(table_id)
            again = Table([json.loads(line) for line in lines])
            assert (again.number, again.over) == (kept.table.number, kept.table.over)
            assert again.state == kept.table.state
            assert json.loads(self.storage.table_rows[table_id])["over"] is again.over

    async def bots_play(self, kept: KeptTable) -> None:
        while kept.table.bot_to_act:
            await kept._bot()

    async def play_to_the_end(self, kept: KeptTable) -> None:
        rng = Random(1)
        while not kept.table.over:
            await self.bots_play(kept)
            if kept.table.over:
                return
            if kept.covered:
                await self.post(f"/tables/{kept.id}", do="uncover")
            assert kept.table.state
            legal = kept.table.state.legal_moves
            moves = [move for move in legal if move != "pass"] or legal
            number = str(kept.table.moves)
            answer = await self.post(f"/tables/{kept.id}", move=rng.choice(moves), number=number)
            assert answer.where == f"/tables/{kept.id}", answer.text


def on_a_device(test: Callable[[Device], Coroutine[Any, Any, None]], languages: str = "en") -> None:
    asyncio.run(test(Device(languages)))


# -- Pages --


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pages_are_there_in_every_language(language: str) -> None:
    async def test(device: Device) -> None:
        kept = await device.open(game="duel", bot="easy")
        for path in (
            "/", "/you", "/games", "/ratings", "/api", "/opponent", "/replays", "/new/duel", "/new/tricks", "/new/red7",
            "/rules/duel", f"/tables/{kept.id}", f"/tables/{kept.id}/log",
        ):  # fmt: skip
            answer = await device.get(path)
            assert (answer.status, answer.where, answer.file) == (200, "", ""), path
            assert f'<html lang="{language}"' in answer.text

    on_a_device(test, f"{language}-XX,en")


@pytest.mark.parametrize(
    "address",
    [
        "/nowhere", "", "//", "/tables", "/tables/", "/tables/nowhere", "/tables/../you", "/tables/x/replay",
        "/tables/x/record", "/tables/x/log", "/new", "/new/chess", "/new/__proto__", "/rules/chess", "/rules/../../x",
        "/replays/nowhere", "/replays/0?game=x", "/you/forget", "/language", "/lessons/duel/no", "/tables/%00",
        "/tables/<script>alert(1)</script>",
    ],
)  # fmt: skip
def test_what_is_not_there_is_said_in_a_sentence(address: str) -> None:
    async def test(device: Device) -> None:
        answer = await device.get(address)
        assert answer.status == 404
        assert "There is no such page." in answer.text
        assert "<script>alert" not in answer.text
        assert (await device.get(address, live=True)).text == "There is no such page."

    on_a_device(test)


def test_every_route_answers_any_form_with_a_page_or_a_sentence() -> None:
    """Whatever is sent, nothing fails but what is refused."""
    values = ["", "x", "-1", "9" * 30, "on", "<b>", "\0", "é" * 3000, "{}", "=3", "n1", "/tables", "//evil.example"]
    names = [
        "game", "players", "bot", "name", "lesson", "do", "move", "number", "language", "back", "face", "record",
        "option-advanced", "option-first", "seat-1", "name-1", "card", "sound", "speed", "phrase", "sure",
    ]  # fmt: skip

    async def test(device: Device) -> None:
        kept, rng = await device.open(game="red7", bot="easy"), Random(4)
        words = {"([a-z0-9_-]+)": "duel", "([^/]+)": kept.id}
        for pattern, _, posts in ROUTES:
            path = pattern.split("|")[0]
            for group, word in words.items():
                path = path.replace(group, word)
            for _ in range(40 if posts and path != "/you/forget" else 0):
                form = {name: rng.choice(values) for name in rng.sample(names, 4)}
                answer = await device.post(path, file=rng.choice([b"", b"\xff\0", b"[]", b"{}\n{}"]), **form)
                assert answer.status in (200, 400, 404, 409), (path, form, answer.text[:300])
                assert not answer.where.startswith("//"), form
                assert "<b>" not in answer.text.replace("<b></b>", "") or "&lt;b&gt;" in answer.text or path != "/you"

    on_a_device(test)


# -- Tables --


@games
def test_a_game_against_bots_is_played_to_its_end_and_once_more(game: str) -> None:
    async def test(device: Device) -> None:
        kept = await device.open(game=game, bot="easy", players=str(GAMES[game].seats[-1]))
        assert kept.covered == ""
        assert 'id="hand"' in (await device.get(f"/tables/{kept.id}")).text
        assert 'class="tag turn"' in (await device.get("/")).text or kept.table.bot_to_act
        await device.play_to_the_end(kept)
        assert 'id="result"' in (await device.get(f"/tables/{kept.id}")).text
        assert (await device.get(f"/tables/{kept.id}/replay")).status == 200
        record = await device.get(f"/tables/{kept.id}/record")
        assert record.file == f"{game}-{kept.id}.jsonl"
        opened = await device.post("/replays", file=record.text.encode())
        assert (await device.get(opened.where)).status == 200
        again = await device.post(f"/tables/{kept.id}", do="rematch")
        assert again.where not in ("", f"/tables/{kept.id}")
        twice = await device.post(f"/tables/{kept.id}", do="rematch")
        assert twice.where == again.where
        tally = (await device.get("/games")).text
        assert "Cat" in tally

    on_a_device(test)


@games
def test_while_the_device_is_handed_on_nobodys_cards_are_in_the_page(game: str) -> None:
    """The page with the curtain is what somebody would see who watches."""

    async def test(device: Device) -> None:
        seen, apart = 0, {"status": 0, "curtain": 0, "talk": 0}
        kept = await device.open(game=game, players="2", **TOGETHER)
        while seen < 10:
            if kept.table.over:  # red7 may end with the first turn
                kept = await device.open(game=game, players="2", **TOGETHER)
            assert kept.covered == ("Ann", "Bob")[kept.table.turn or 0]
            html = (await device.get(f"/tables/{kept.id}")).text
            assert 'id="curtain"' in html
            assert 'name="move"' not in html
            watched = boards.parts(kept.table, kept.id, boards.Viewer(None))
            assert {**watched, **apart} == {**kept.parts(), **apart}
            seen += 1
            await device.post(f"/tables/{kept.id}", do="uncover")
            turn = kept.table.turn
            while not kept.table.over and kept.table.turn == turn:
                html = (await device.get(f"/tables/{kept.id}")).text
                assert 'id="curtain"' not in html
                assert kept.table.state
                move = kept.table.state.legal_moves[0]
                await device.post(f"/tables/{kept.id}", move=move, number=str(kept.table.moves))

    on_a_device(test)


def test_nobody_plays_under_the_curtain() -> None:
    async def test(device: Device) -> None:
        kept = await device.open(game="red7", players="2", **TOGETHER)
        before = kept.table.moves
        for form in ({"move": "pass"}, {"do": "hint"}, {"do": "undo"}):
            answer = await device.post(f"/tables/{kept.id}", number=str(before), **form)
            assert answer.status == 409, form
        assert kept.table.moves == before

    on_a_device(test)


def test_whoever_takes_the_device_does_not_read_what_another_did_as_their_own() -> None:
    """A push says "You" to who moves; the next player gets the whole log anew."""

    async def test(device: Device) -> None:
        kept = await device.open(game="red7", players="2", **TOGETHER)
        pushed: list[str] = []
        connection = await device.app.connect(f"/tables/{kept.id}", pushed.append)
        kept.uncover()
        first, name = kept.viewer, str(kept.table.names[kept.table.turn or 0])
        assert kept.table.state
        card = next(move for move in kept.table.state.legal_moves if move.startswith("+"))
        await connection.perform(f"move={quote(card)}&number={kept.table.moves}")
        assert "You lay" in pushed[-1]
        pushed.clear()
        while kept.table.turn == first:
            await connection.perform(f"move={kept.table.state.legal_moves[-1]}&number={kept.table.moves}")
        kept.uncover()
        assert kept.viewer != first
        whole = [html for html in pushed if 'id="log"' in html]
        assert whole
        assert f"{name} lays {card[1:]}" in whole[-1]
        assert "You lay" not in whole[-1]
        await connection.close()

    on_a_device(test)


@pytest.mark.parametrize(
    ("form", "status", "words"),
    [
        ({}, 400, "refused-no-such-game"),
        ({"game": "chess"}, 400, "refused-no-such-game"),
        ({"game": "duel", "players": "3", "bot": "easy"}, 400, "refused-no-such-game"),
        ({"game": "duel", "players": "many", "bot": "easy"}, 400, "refused-no-such-game"),
        ({"game": "duel", "bot": "grandmaster"}, 409, "refused-no-such-bot"),
        ({"game": "tricks", "players": "3", "name": "Ann", "seat-2": "me"}, 409, "refused-no-such-bot"),
        ({"lesson": "chess"}, 409, "refused-no-such-lesson"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused(form: dict[str, str], status: int, words: str) -> None:
    async def test(device: Device) -> None:
        answer = await device.post("/tables", live=True, **form)
        assert (answer.status, answer.text) == (status, tell(say(words), "en"))
        assert await device.storage.rows() == {}

    on_a_device(test)


@pytest.mark.parametrize(
    "form",
    [
        {"move": "nonsense"}, {"move": "pass", "number": "99"}, {"do": "rematch"}, {"do": "dance"}, {}, {"do": "leave"},
        {"do": "sit-1"}, {"do": "bot-1"}, {"do": "begin"}, {"do": "vote"}, {"do": "accept"}, {"do": "continue"},
    ],
    ids=str,
)  # fmt: skip
def test_a_command_that_cannot_be_carried_out_is_refused_and_changes_nothing(form: dict[str, str]) -> None:
    async def test(device: Device) -> None:
        kept = await device.open(game="duel", bot="easy")
        await device.bots_play(kept)
        before = kept.table.moves
        answer = await device.post(f"/tables/{kept.id}", live=True, **{"number": str(before), **form})
        assert answer.status == 409
        assert answer.text.endswith((".", ")"))
        assert kept.table.moves == before

    on_a_device(test)


def test_a_hint_is_shown_until_it_is_closed() -> None:
    async def test(device: Device) -> None:
        kept = await device.open(game="duel", bot="easy")
        await device.bots_play(kept)
        path = f"/tables/{kept.id}"
        await device.post(path, do="hint", number=str(kept.table.moves))
        assert 'id="hint"' in (await device.get(path)).text
        await device.post(path, do="close", number=str(kept.table.moves))
        assert 'id="hint"' not in (await device.get(path)).text

    on_a_device(test)


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_begun_once(lesson: str) -> None:
    async def test(device: Device) -> None:
        kept = await device.open(lesson=lesson)
        assert (await device.open(lesson=lesson)) is kept
        assert 'id="lesson"' in (await device.get(f"/tables/{kept.id}")).text
        assert 'id="curtain"' not in (await device.get(f"/tables/{kept.id}")).text

    on_a_device(test)


# -- You --


def test_name_avatar_settings_and_language_are_kept() -> None:
    async def test(device: Device) -> None:
        await device.post("/you", name="  Zoë \n")
        await device.post("/you", face="bear")
        await device.post("/you/settings", speed="fast")
        assert (await device.post("/language", language="hu", back="/games?page=1")).where == "/games?page=1"
        assert (await device.post("/language", language="xx", back="//evil.example")).where == "/"
        device.app = App(device.storage, QuickBots(), "en")
        await device.app.start()
        html = (await device.get("/you")).text
        assert 'lang="hu" data-sound="on" data-speed="fast"' in html
        assert "<h1>Zoë</h1>" in html
        assert 'class="face f-bear"' in html

    on_a_device(test)


def test_what_another_version_has_kept_is_read_as_far_as_it_is_known() -> None:
    async def test(device: Device) -> None:
        await device.storage.keep("person", json.dumps({"name": "Ann", "wings": 2, "language": "", "settings": "{}"}))
        device.storage.table_rows["new"] = '{"shape": "unknown"}'
        device.storage.table_rows["newer"] = "[]"
        await device.app.start()
        assert device.app.person.name == "Ann"
        assert (await device.get("/")).status == 200
        assert (await device.get("/games")).status == 200

    on_a_device(test)


def test_everything_is_forgotten_only_if_somebody_is_sure() -> None:
    async def test(device: Device) -> None:
        await device.post("/you", name="Ann")
        await device.open(game="duel", bot="easy")
        assert (await device.post("/you/forget")).status == 409
        assert len(await device.storage.rows()) == 1
        assert (await device.post("/you/forget", sure="on")).status == 200
        assert await device.storage.rows() == {}
        assert "Ann" not in (await device.get("/you")).text

    on_a_device(test)


def test_what_cannot_be_written_is_said_and_not_shown() -> None:
    async def test(device: Device) -> None:
        kept = await device.open(game="duel", bot="easy")
        await device.bots_play(kept)
        before = kept.table.moves

        async def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        device.storage.append = device.storage.keep = full  # type: ignore[method-assign, assignment]
        assert kept.table.state
        move = kept.table.state.legal_moves[0]
        for path, form in (
            ("/tables", {"game": "duel", "bot": "easy"}),
            (f"/tables/{kept.id}", {"move": move, "number": str(before)}),
            ("/you", {"name": "Bob"}),
        ):
            answer = await device.post(path, live=True, **form)
            assert answer.status == 409, path
            assert "No space left on device" in answer.text
        assert kept.table.moves == before

    on_a_device(test)


# -- All games as one file --


def finished(game: str, seed: int, who: str = "Ann") -> list[dict[str, Any]]:
    """The log of a game against bots that is over."""
    log = played_table(game, 100_000, seed=seed, bots=True)
    return [{**event, "player": person(0)} if event.get("player") == id_of(who) else event for event in log]


def file_of(*logs: list[dict[str, Any]], first: dict[str, Any] | None = None) -> bytes:
    lines = [line_of(first or {"file": EXPORT, "version": 1})]
    lines += [line_of({"table": f"t{number}", "at": number, "events": log}) for number, log in enumerate(logs)]
    return "\n".join(lines).encode()


def test_games_are_exported_and_imported_elsewhere() -> None:
    async def test(device: Device) -> None:
        kept = await device.open(game="red7", bot="easy")
        await device.play_to_the_end(kept)
        await device.open(game="tricks", players="3", **TOGETHER)
        exported = await device.get("/you/games")
        assert exported.file.endswith(".jsonl")
        other = Device()
        answer = await other.post("/you/games", file=exported.text.encode())
        assert tell(say("device-loaded", games=2), "en") in answer.text
        assert (await other.get("/you/games")).text == exported.text
        assert (await other.get(f"/tables/{kept.id}")).status == 200
        again = await other.post("/you/games", file=exported.text.encode())
        assert tell(say("device-loaded", games=0), "en") in again.text
        await other.consistent()

    on_a_device(test)


def test_a_game_that_went_on_elsewhere_goes_on_here() -> None:
    async def test(device: Device) -> None:
        log = finished("duel", 3)
        await device.post("/you/games", file=file_of(log[:20]))
        kept = await device.app.tables.get("t0")
        assert kept.table.number == 20
        await device.post("/you/games", file=file_of(log))
        assert kept.table.over
        await device.post("/you/games", file=file_of(log[:10]))
        assert kept.table.number == len(log)
        await device.post("/you/games", file=file_of([*finished("duel", 4), {"kind": "rematch", "seat": 0}]))
        assert kept.table.number == len(log), "another game of the same name changes nothing"

    on_a_device(test)


@pytest.mark.parametrize(
    "data",
    [
        b"", b"\xff\xfe", b"null", b"[]", b"1", b"{}", b'{"file": "other"}', b'"file"', b"{", b"[" * 100_000,
        file_of(first={"file": EXPORT}) + b"\nnull", file_of([]), file_of([{}]), file_of([{"kind": "sit"}]),
        file_of([{"kind": "open", "game": "chess"}]), file_of(finished("duel", 1)[1:]),
        file_of(finished("duel", 1), [*finished("duel", 2)[:-1], {"kind": "move", "move": "n9"}]),
        file_of(finished("duel", 1)).replace(b'"t0"', b'"../../x"'),
        file_of(finished("duel", 1)).replace(b'"t0"', b"7"),
        file_of(finished("duel", 1)).replace(b'"at":0', b'"at":"now"'),
        file_of(finished("duel", 1)).replace(b'"at":0', b'"at":null'),
    ],
    ids=range(21),
)  # fmt: skip
def test_a_wrong_file_is_refused_and_changes_nothing(data: bytes) -> None:
    async def test(device: Device) -> None:
        answer = await device.post("/you/games", file=data, live=True)
        assert (answer.status, answer.text) == (409, tell(say("refused-no-games-file"), "en"))
        assert await device.storage.rows() == {}

    on_a_device(test)


# -- What has been played --


def test_the_history_counts_games_alone_against_bots_and_can_be_filtered() -> None:
    async def test(device: Device) -> None:
        await device.post("/you/games", file=file_of(*(finished("duel", seed) for seed in range(30))))
        kept = await device.open(game="red7", players="2", **TOGETHER)
        await device.play_to_the_end(kept)
        rows = await device.app.tables.rows()
        won = [row for row in rows if row.game == "duel" and row.places and row.places[0] == 1 and not row.drawn]
        html = (await device.get("/games")).text
        assert html.count("<li>") == 20
        assert html.index(kept.id) < html.index('"/tables/t29"') < html.index('"/tables/t28"')
        assert "Older games" in html
        assert (await device.get("/games?page=1")).text.count("<li>") == 11
        assert (await device.get("/games?page=99999999999999999999")).status == 200
        assert (await device.get("/games?page=x&game=chess&result=x")).text.count("<li>") == 20
        only = (await device.get("/games?game=duel&result=won")).text
        assert only.count('class="won"') == only.count("<li>") == min(20, len(won))
        assert "Winner" in (await device.get("/games?game=red7")).text
        counted = [line for line in (await device.get("/games")).text.split("<tr>") if "Cat" in line]
        assert len(counted) <= 1

    on_a_device(test)
