"""The API over real HTTP to a real server: tokens, tables, streams, records, the example bot, and no leaks."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from html import unescape
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from positions import played
from serving import Server, server
from test_web import SHOWN, Browser, play_to_the_end, table_of

import irisdeck
from irisdeck.server import api, bodies, limits
from irisdeck.server.store import Store
from irisdeck.table import boards
from irisdeck.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from irisdeck.table.table import Table

EXAMPLE = Path(__file__).parent.parent / "examples" / "bot.py"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("site")) as made:
        yield made
    assert "Traceback" not in made.complaints


def token_of(browser: Browser, *scopes: str, name: str = "Otto") -> str:
    """Makes a token as people do, on their page."""
    browser.get("/you")
    browser.post("/you/programs", name=name, **{f"scope-{scope}": "on" for scope in scopes})
    found = re.search(r'id="token">(iris_[\w-]+)<', browser.html)
    assert found, browser.said
    return found[1]


class Program:
    """Something that speaks JSON to a server, with a token."""

    def __init__(self, where: Server, token: str | None, language: str = "en") -> None:
        self.where = where
        self.headers = {"Accept-Language": language, "Content-Type": "application/json"}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
        self.status = 0

    def ask(self, path: str, body: Any = None, **headers: str) -> Any:
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        with closing(self._connected()) as connection:
            method = "GET" if data is None else "POST"
            connection.request(method, f"/api/v1{path}", data, {**self.headers, **headers})
            answer = connection.getresponse()
            self.status, text = answer.status, answer.read().decode()
        return json.loads(text) if answer.headers["Content-Type"] == "application/json" else text

    def wish(self, table: str, do: str, **more: Any) -> Any:
        return self.ask(f"/tables/{table}/wishes", {"do": do, **more})

    def opens(self, game: str, **more: Any) -> dict[str, Any]:
        made: dict[str, Any] = self.ask("/tables", {"game": game, **more})
        assert self.status == 201, made
        return made

    def stream(self, path: str, **headers: str) -> Generator[tuple[str, str, Any], None, None]:
        """Kind, number and data of each event."""
        with closing(self._connected()) as connection:
            connection.request("GET", f"/api/v1{path}", headers={**self.headers, **headers})
            answer = connection.getresponse()
            assert answer.status == 200
            assert answer.headers["Content-Type"].startswith("text/event-stream")
            fields: dict[str, str] = {}
            for line in answer:
                name, _, value = line.decode().strip().partition(": ")
                if name == "data":
                    yield fields["event"], fields.get("id", ""), json.loads(value)
                fields = {**fields, name: value} if name else {}

    def play(self, table: str) -> dict[str, Any]:
        """Plays at random to the end; answers with the table then."""
        rng = Random(table)
        for kind, _, shown in self.stream("/me/events"):
            if shown["id"] == table and kind == "over":
                return dict(shown)
            if shown["id"] == table and kind == "turn":
                self.wish(table, "move", move=rng.choice(shown["view"]["legal_moves"]), number=shown["number"])
                assert self.status == 200
        raise AssertionError("the stream ended before the game")

    def _connected(self) -> HTTPConnection:
        return HTTPConnection("localhost", self.where.port, timeout=30)


def program(running: Server, *scopes: str, language: str = "en", name: str = "Otto") -> Program:
    return Program(running, token_of(Browser(running), *scopes, name=name), language)


# -- Tokens --


def test_a_token_is_shown_once_and_says_when_it_was_used(running: Server) -> None:
    browser = Browser(running)
    token = token_of(browser, "read", name="My <b>script")
    assert "My &lt;b&gt;script" in browser.html
    assert "Never used" in browser.html
    assert token not in browser.get("/you")
    with closing(sqlite3.connect(running.log.with_suffix("") / "tables.db")) as database:
        assert token not in str(list(database.execute("SELECT * FROM tokens")))
    assert Program(running, token).ask("/me") == {"name": "My <b>script", "program": False, "scopes": ["read"]}
    assert "Last used:" in browser.get("/you")


def test_the_use_of_a_token_is_not_written_down_at_every_request(running: Server) -> None:
    asking, noted = program(running, "read", name="Often"), set()
    for _ in range(3):
        asking.ask("/me")
        with closing(sqlite3.connect(running.log.with_suffix("") / "tables.db")) as database:
            noted |= set(database.execute("SELECT used FROM tokens WHERE name = 'Often'"))
    assert len(noted) == 1
    assert (None,) not in noted


def test_a_revoked_token_is_refused_in_the_language_that_is_asked_for(running: Server) -> None:
    browser, other = Browser(running), Browser(running)
    asking = Program(running, token_of(browser, "read"), "de")
    asking.ask("/games")
    assert asking.status == 200
    button = re.search(r'name="revoke" value="(\w+)"', browser.html)
    assert button
    other.get("/you")
    other.post("/you/programs", revoke=button[1])  # somebody else's
    asking.ask("/games")
    assert asking.status == 200
    browser.post("/you/programs", revoke=button[1])
    assert "The token is revoked" in browser.html
    told = asking.ask("/games")
    words = "Dieses Token ist hier nicht bekannt. Vielleicht wurde es widerrufen."
    assert (asking.status, told) == (401, {"error": "token-unknown", "words": words})


def test_a_token_may_do_what_was_ticked_and_nothing_else(running: Server) -> None:
    reader, player, opener = (program(running, scope, language="de") for scope in ("read", "play", "open"))
    told = reader.ask("/tables", {"game": "red7"})
    assert (reader.status, told["words"]) == (403, "Dieses Token darf das nicht: Ihm fehlt „open“.")
    told = player.ask("/me")
    assert (player.status, told["words"]) == (403, "Dieses Token darf das nicht: Ihm fehlt „read“.")
    told = opener.ask("/tables", {"game": "red7"})  # and sit down
    assert (opener.status, told["error"]) == (403, "scope-missing")
    table = opener.opens("red7", sit=False)["id"]
    told = opener.wish(table, "sit")
    assert (opener.status, told["words"]) == (403, "Dieses Token darf das nicht: Ihm fehlt „play“.")


def test_what_is_filled_in_wrongly_makes_no_token(running: Server) -> None:
    browser = Browser(running)
    browser.get("/you")
    browser.post("/you/programs", name="Otto")
    assert (browser.status, browser.said) == (409, "Tick what the program may do.")
    browser.get("/you")
    browser.post("/you/programs", **{"name": " ", "scope-read": "on"})
    assert (browser.status, browser.said) == (409, "Give the program a name.")
    for _ in range(20):
        token_of(browser, "read")
    browser.post("/you/programs", **{"name": "Otto", "scope-read": "on"})
    assert (browser.status, browser.said) == (409, "You can have at most 20 tokens. Revoke one first.")


def test_a_cookie_opens_no_door(running: Server) -> None:
    browser = Browser(running, "fr")
    browser.play_now("red7")
    told = json.loads(browser.get("/api/v1/tables"))
    assert (browser.status, told["error"]) == (401, "token-missing")
    assert told["words"].startswith("Il faut un jeton")


# -- People who come in a program --


def somebody(running: Server, language: str = "en", **body: str) -> tuple[Program, dict[str, str]]:
    """Comes without a token, and gets one."""
    coming = Program(running, None, language)
    told = coming.ask("/people", body)
    assert coming.status == 201, told
    return Program(running, told["token"], language), told


def be(browser: Browser, code: str) -> None:
    """Lets a browser be whoever has a code."""
    browser.get("/you")
    browser.post("/you", code=code)
    assert browser.status == 200


def test_somebody_new_comes_without_a_token_and_is_the_same_in_the_browser(running: Server) -> None:
    ann, told = somebody(running, name=" Ann  B. ")
    assert told["name"] == "Ann B."
    assert ann.ask("/me") == {"name": "Terminal", "program": False, "scopes": ["open", "play", "read"]}
    table = ann.opens("red7", bots=["easy"], name=told["name"])["id"]
    browser = Browser(running)
    assert "Your hand" not in browser.get(f"/tables/{table}")
    be(browser, told["code"])
    assert "Terminal" in browser.html
    assert "Your hand" in browser.get(f"/tables/{table}")


def test_whoever_is_known_comes_by_their_code_and_is_called_as_lately(running: Server) -> None:
    browser = Browser(running)
    browser.play_now("tricks")  # as Ann
    table = browser.path.rpartition("/")[2]
    code = re.search(r'class="code">([A-Z2-7-]+)<', browser.get("/you"))
    assert code
    ann, told = somebody(running, code=code[1].lower().replace("-", " "))
    assert (told["name"], told["code"]) == ("Ann", code[1])
    assert [line["id"] for line in ann.ask("/tables")["mine"]] == [table]
    assert somebody(running, "de")[1]["name"] == "Gast"


def test_who_cannot_come_is_told_why(running: Server) -> None:
    coming = Program(running, None, "de")
    told = coming.ask("/people", {"name": "Ann", "code": "ABCD-EFGH"})
    assert (coming.status, told["words"]) == (422, "Dieser Code ist hier nicht bekannt. Prüf jedes Zeichen.")
    wrong: list[Any] = [{"name": "x" * 25}, {"name": 3}, {"who": "Ann"}, []]
    for body in wrong:
        told = coming.ask("/people", body)
        assert (coming.status, told["error"]) == (400, "wrong-request")
    told = coming.ask("/people", {"name": "\u200b"})
    assert (coming.status, told["error"]) == (422, "name-missing")


def test_whoever_comes_again_and_again_is_let_in(running: Server) -> None:
    _, told = somebody(running, name="Ann")
    browser = Browser(running)
    be(browser, told["code"])
    for _ in range(20):
        token_of(browser, "read", name="Mine")
    coming = [somebody(running, code=told["code"])[0] for _ in range(12)]
    page = browser.get("/you")
    assert (page.count("<strong>Terminal</strong>"), page.count("<strong>Mine</strong>")) == (10, 20)
    assert [one.ask("/me")["name"] for one in coming[-10:]] == ["Terminal"] * 10


def test_few_come_from_one_address_in_a_minute(tmp_path: Path) -> None:
    with server(tmp_path, limit=60) as made:
        coming = Program(made, None, "fr")
        for _ in range(10):
            coming.ask("/people", {})
            assert coming.status == 201
        told = coming.ask("/people", {})
        assert (coming.status, told["words"]) == (429, "Trop de requêtes. Patientez un instant.")


def test_a_limit_knows_households_and_forgets_addresses_that_it_has_not_seen_for_long() -> None:
    window = limits.SlidingWindow(2, 60)
    assert window.allow(limits.network("2001:db8::1"))
    assert window.allow(limits.network("2001:db8::2"))
    assert not window.allow(limits.network("2001:db8::3"))
    for address in ("2001:db8:0:1::1", "192.0.2.1", "::ffff:192.0.2.2", "192.0.2.1", "192.0.2.2", ""):
        assert window.allow(limits.network(address))
    for number in range(2 * limits.REMEMBERED):
        assert window.allow(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(window.hits) == limits.REMEMBERED
    assert window.allow(limits.network("2001:db8::3"))


def test_a_limit_slides(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter((100.0, 100.6, 100.9, 101.0, 101.5, 101.6))
    monkeypatch.setattr("irisdeck.server.limits.time.monotonic", lambda: next(times))
    window = limits.SlidingWindow(2, 1)
    assert [window.allow() for _ in range(6)] == [True, True, False, True, False, True]


# -- Tables --


def test_what_is_played_here_is_told(running: Server) -> None:
    asking = program(running, "read", language="hu")
    games = {game["name"]: game for game in asking.ask("/games")}
    assert list(games) == list(irisdeck.GAMES)
    assert games["red7"]["players"] == [2, 3, 4]
    assert {option["name"]: option["kind"] for option in games["duel"]["options"]} == {
        "first": "seat",
        "end_after_flip": "switch",
        "deck": "text",
    }
    assert [bot["name"] for bot in asking.ask("/bots")] == list(irisdeck.bots.BOTS)
    assert {bot["name"]: bot["words"] for bot in asking.ask("/bots")}["easy"] == "könnyű"


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("tricks", 4), ("red7", 3)])
def test_a_program_opens_a_table_and_plays_for_its_person(running: Server, game: str, players: int) -> None:
    browser = Browser(running)
    asking = Program(running, token_of(browser, "read", "play", "open"))
    table = asking.opens(game, players=players, bots=["easy"] * (players - 1), name="Ann")
    assert (table["seat"], table["begun"], table["seats"][0]["name"]) == (0, True, "Ann")
    assert table["view"]["seen"]
    assert "Your hand" in browser.get(f"/tables/{table['id']}")  # it is the person's own seat
    assert [line["id"] for line in asking.ask("/tables")["mine"]] == [table["id"]]
    end = asking.play(table["id"])
    assert end["result"]["winners"]
    record = asking.ask(f"/tables/{table['id']}/record")
    assert irisdeck.Record.from_dict(record).check().scores == tuple(end["result"]["scores"])
    again = asking.wish(table["id"], "rematch")
    assert asking.ask(f"/tables/{again['table']}")["seat"] == 1


def test_what_cannot_be_changes_nothing_and_is_told_in_german(running: Server) -> None:
    mine, other = (program(running, "read", "play", "open", language="de") for _ in range(2))
    table = mine.opens("duel", bots=["easy"], options={"first": 0})
    there, legal = table["id"], table["view"]["legal_moves"]
    before = mine.ask(f"/tables/{there}")
    wrong: list[tuple[Program, dict[str, Any], int, str, str]] = [
        (other, {"do": "move", "move": legal[0], "number": 0}, 409, "not-seated", "Du sitzt nicht an diesem Tisch."),
        (other, {"do": "sit"}, 409, "no-free-seat", "Kein Platz ist frei."),
        (other, {"do": "sit", "seat": 1}, 409, "seat-taken", "Auf diesem Platz sitzt schon Katze."),
        (other, {"do": "sit", "seat": 5}, 422, "no-such-seat", "Diesen Platz gibt es nicht."),
        (mine, {"do": "move", "move": legal[0], "number": 7}, 409, "stale", "Der Tisch hat sich inzwischen verändert."),
        (mine, {"do": "move", "move": "f1", "number": 0}, 409, "illegal", "f1 geht nicht"),
        (mine, {"do": "move", "move": "xx", "number": 0}, 422, "not-understood", "Das wurde nicht verstanden."),
        (mine, {"do": "undo", "number": 0}, 409, "nothing-to-undo", "Es gibt nichts zurückzunehmen"),
        (mine, {"do": "begin"}, 409, "already-begun", "Die Partie hat schon begonnen."),
        (mine, {"do": "rematch"}, 409, "not-over", "Die Partie ist noch nicht zu Ende."),
        (mine, {"do": "fly"}, 400, "wrong-request", "Das wurde nicht verstanden: "),
        (mine, {"do": "begin", "seed": 3}, 400, "wrong-request", "Das wurde nicht verstanden: "),  # chooses no cards
        (mine, {"do": "move", "move": legal[0]}, 400, "wrong-request", "Das wurde nicht verstanden: "),
    ]
    for asking, body, status, error, words in wrong:
        told = asking.ask(f"/tables/{there}/wishes", body)
        assert (asking.status, told["error"]) == (status, error), told
        assert told["words"].startswith(words)
    assert mine.ask(f"/tables/{there}") == before
    told = mine.ask("/tables/nowhere")
    assert (mine.status, told["words"][:28]) == (404, "Diesen Tisch gibt es nicht. ")
    told = mine.ask("/nothing")
    assert (mine.status, told["words"]) == (404, "Diese Seite gibt es nicht.")
    for text in (b"{", b"\xff", b"[]", b"null", b'{"game":"chess"}'):
        told = mine.ask("/tables", text)
        assert (mine.status, told["error"]) == (400, "wrong-request")
    told = mine.ask("/tables", {"game": "red7", "name": "x" * 100_000})
    assert (mine.status, told["words"]) == (413, "Das ist zu lang.")
    for more in ({"players": 6}, {"options": {"first": 0}}, {"options": {"advanced": "perhaps"}}):
        told = mine.ask("/tables", {"game": "red7", **more})
        assert (mine.status, told["error"]) == (422, "no-such-game")
    told = mine.ask("/tables", {"game": "red7", "bots": ["easy", "easy"]})
    assert (mine.status, told["error"]) == (422, "no-such-seat")


def test_whoever_asks_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    with server(tmp_path, limit=1) as made:
        asking = Program(made, "any", "pl")
        told = [(asking.ask("/me"), asking.status) for _ in range(30)]
        assert ({"error": "too-fast", "words": "Za dużo żądań. Poczekaj chwilę."}, 429) in told


def test_a_record_is_not_given_away_before_the_end(running: Server) -> None:
    asking = program(running, "read", "play", "open")
    table = asking.opens("duel", bots=["easy"])["id"]
    told = asking.ask(f"/tables/{table}/record")
    assert (asking.status, told["error"]) == (409, "not-over")


def test_public_tables_are_found_and_joined(running: Server) -> None:
    host, guest = program(running, "read", "play", "open"), program(running, "bot", name="Gast")
    table = host.opens("tricks", players=3, listed=True)["id"]
    hidden = host.opens("tricks", players=3)["id"]
    stream = host.stream("/me/events")
    next(stream)  # now somebody is there
    listed = guest.ask("/tables")["listed"]
    assert [line["free"] for line in listed if line["id"] == table] == [2]
    assert hidden not in [line["id"] for line in listed]
    stream.close()
    done = guest.wish(table, "sit")
    assert done == {"table": table, "number": 0, "event": 3}
    assert guest.ask(f"/tables/{table}")["seats"][1] == {
        "kind": "program",
        "name": "Gast",
        "bot": None,
        "face": "robot",
    }
    host.wish(table, "bot", seat=2, bot="easy")
    assert guest.wish(table, "begin")["event"] == 5
    guest.wish(table, "resign")
    assert guest.ask(f"/tables/{table}")["seat"] is None


def test_all_that_happened_is_told_in_a_language_without_the_cards(running: Server) -> None:
    asking = program(running, "read", "play", "open")
    table = asking.opens("tricks", bots=["easy"], name="Ann")["id"]
    log = asking.ask(f"/tables/{table}/log?language=ru")
    kinds = [one["kind"] for one in log]
    assert kinds[:4] == ["open", "sit", "bot", "begin"]
    assert log[1] == {"number": 1, "kind": "sit", "words": ["Ann садится за стол"], "seat": 0, "name": "Ann"}
    assert log[3] == {"number": 3, "kind": "begin", "words": ["Карты розданы"]}
    asking.ask(f"/tables/{table}/log?language=tlh")
    assert asking.status == 400


# -- Boards --


def test_a_board_is_what_the_page_shows_in_words_of_the_reader(running: Server) -> None:
    ann, _ = somebody(running, "de", name="Ann")
    opened = ann.opens("red7", bots=["easy"], name="Ann")["id"]
    board = ann.ask(f"/tables/{opened}/board")
    assert (board["id"], board["game"], board["title"], board["over"]) == (opened, "red7", "Red7", False)
    assert board["link"] == f"{running.address}/tables/{opened}"
    parts = board["parts"]
    assert [parts[name]["kind"] for name in ("seat-1", "seat-0", "canvas", "hand")] == [
        "red7_seat",
        "red7_seat",
        "red7_canvas",
        "red7_hand",
    ]
    assert [parts[name]["name"] for name in ("seat-1", "seat-0")] == ["Katze", "Du"]
    assert len(parts["strip"]["rules"]) == 7
    assert board["log"][:3] == [
        [1, ["Du setzt dich"], ""],
        [2, ["Katze (leicht) nimmt Platz"], ""],
        [3, ["Die Karten sind ausgeteilt"], ""],
    ]
    ann.wish(opened, "say", phrase="hello")
    assert [["Du: Hallo!"], "Ann"] in [entry[1:] for entry in ann.ask(f"/tables/{opened}/board")["log"]]
    eve, _ = somebody(running)
    seen = eve.ask(f"/tables/{opened}/board")
    assert seen["parts"]["status"]["watching"]
    assert "hand" not in seen["parts"]
    told = eve.ask("/tables/nowhere/board")
    assert (eve.status, told["error"]) == (404, "no-such-table")


def test_a_board_comes_at_once_and_whenever_it_changes(running: Server) -> None:
    ann, _ = somebody(running, name="Ann")
    table = ann.opens("tricks", name="Ann")["id"]
    stream = ann.stream(f"/tables/{table}/board/events")
    kind, number, board = next(stream)
    assert (kind, number) == ("board", "2")
    assert board == ann.ask(f"/tables/{table}/board")
    ann.wish(table, "bot", seat=1, bot="easy")
    _, number, board = next(stream)
    assert (number, board["log"][-1]) == ("3", [2, ["Cat (easy) takes a seat"], ""])
    stream.close()
    assert len(list(ann.stream(f"/tables/{table}/board/events?seconds=0"))) == 1


def test_whoever_follows_a_board_is_here_and_who_asks_for_one_lately_was(running: Server) -> None:
    ann, bob = (somebody(running, name=name)[0] for name in ("Ann", "Bob"))
    table = ann.opens("red7", name="Ann")["id"]
    bob.wish(table, "sit", name="Bob")
    ann.wish(table, "begin")
    away = {board["parts"]["seat-1"]["away"] for board in [ann.ask(f"/tables/{table}/board")]}
    assert away == {False}
    stream = ann.stream(f"/tables/{table}/board/events")
    assert next(
        board for _, _, board in stream if board["parts"]["seat-1"]["away"]
    )  # once Bob was not seen for a while
    followed = bob.stream(f"/tables/{table}/board/events")
    assert next(followed)[2]["parts"]["seat-0"]["away"] is False
    assert next(board for _, _, board in stream if not board["parts"]["seat-1"]["away"])
    followed.close()
    stream.close()


def test_the_stream_of_a_board_ends_when_its_token_is_revoked(running: Server) -> None:
    ann, told = somebody(running, name="Ann")
    table = ann.opens("red7", name="Ann")["id"]
    stream = ann.stream(f"/tables/{table}/board/events")
    next(stream)
    browser = Browser(running)
    be(browser, told["code"])
    button = re.search(r'name="revoke" value="(\w+)"', browser.html)
    assert button
    browser.post("/you/programs", revoke=button[1])
    guest, _ = somebody(running, name="Guest")
    guest.wish(table, "sit", name="Guest")
    assert list(stream) == []
    assert ann.ask(f"/tables/{table}/board")["error"] == "token-unknown"


def test_hints_are_given_where_there_are_any_until_they_are_closed(running: Server) -> None:
    ann, _ = somebody(running, "de")
    table = ann.opens("duel", bots=["easy"], options={"first": 0})["id"]
    ann.wish(table, "hint", number=0)
    stream = ann.stream(f"/tables/{table}/board/events")
    board = next(board for _, _, board in stream if "hint" in board["parts"])
    assert board["parts"]["hint"]["rows"][0][0]
    ann.wish(table, "close")
    assert next(board for _, _, board in stream if "hint" not in board["parts"])
    stream.close()
    rated = ann.opens("duel", bots=["easy"], options={"first": 0}, rated=True)["id"]
    told = ann.wish(rated, "hint", number=0)
    assert (ann.status, told["words"]) == (409, "An diesem Tisch gibt es keine Tipps.")
    both = ann.ask("/tables", {"game": "duel", "rated": True, "hints": True})
    assert (ann.status, both["error"]) == (422, "rated-with-hints")


# -- Streams --


def test_a_table_is_followed_as_it_changes_and_after_a_break(running: Server) -> None:
    ann, eve = program(running, "read", "play", "open"), program(running, "read")
    table = ann.opens("red7", name="Ann")["id"]
    stream = eve.stream(f"/tables/{table}/events")
    kind, number, whole = next(stream)
    assert (kind, number) == ("table", "2")
    assert whole == eve.ask(f"/tables/{table}")
    ann.wish(table, "bot", seat=1, bot="easy")
    kind, number, change = next(stream)
    assert (kind, number) == ("change", "3")
    assert change["happened"] == [
        {"number": 2, "kind": "bot", "words": ["Cat (easy) takes a seat"], "seat": 1, "bot": "easy"}
    ]
    assert set(change["changed"]) == {"seats", "event"}
    stream.close()
    ann.wish(table, "begin")
    kind, number, change = next(eve.stream(f"/tables/{table}/events", **{"Last-Event-ID": "3"}))
    assert kind == "change"
    assert change["happened"][0]["kind"] == "begin"
    assert change["changed"].keys() == whole.keys()
    assert whole | change["changed"] == change["changed"]
    assert change["changed"]["view"]["legal_moves"] == []
    assert [kind for kind, _, _ in eve.stream(f"/tables/{table}/events?seconds=0")] == ["table"]


def test_what_came_long_ago_is_told_after_a_break(running: Server) -> None:
    asking = program(running, "read", "play", "open")
    table = asking.opens("duel", bots=["random"])["id"]
    asking.play(table)
    log = asking.ask(f"/tables/{table}/log")
    assert len(log) > 20
    _, _, change = next(asking.stream(f"/tables/{table}/events?seconds=0", **{"Last-Event-ID": "1"}))
    assert change["happened"] == log[1:]


def test_one_stream_tells_of_all_tables_where_one_sits(running: Server) -> None:
    asking = program(running, "read", "play", "open")
    first = asking.opens("duel", options={"first": 0})["id"]
    stream = asking.stream("/me/events")
    kind, _, table = next(stream)
    assert (kind, table["id"], table["begun"]) == ("seated", first, False)
    asking.wish(first, "bot", seat=1, bot="easy")
    asking.wish(first, "begin")
    kind, _, table = next(stream)
    assert (kind, table["id"], table["number"]) == ("turn", first, 0)
    second = asking.opens("red7")["id"]
    kind, _, table = next(stream)
    assert (kind, table["id"]) == ("seated", second)
    asking.wish(first, "resign")
    kind, _, table = next(stream)
    result = {"winners": [1], "drawn": False, "scores": None, "resigned": 0}
    assert (kind, table["id"], table["result"]) == ("over", first, result)
    assert [table["id"] for _, _, table in asking.stream("/me/events?seconds=0")] == [second]


def test_a_stream_ends_when_its_token_is_revoked(running: Server) -> None:
    browser = Browser(running)
    asking = Program(running, token_of(browser, "read", "play", "open"))
    table = asking.opens("red7")["id"]
    stream = asking.stream(f"/tables/{table}/events")
    next(stream)
    button = re.search(r'name="revoke" value="(\w+)"', browser.html)
    assert button
    browser.post("/you/programs", revoke=button[1])
    guest = Browser(running)
    guest.get(f"/tables/{table}")
    guest.post(f"/tables/{table}", do="sit", seat=1, name="Guest")
    assert list(stream) == []


# -- Programs with a seat of their own --


def test_a_program_is_marked_wherever_it_is_named(running: Server) -> None:
    browser = Browser(running)
    browser.play_now("red7", bot="")
    table = browser.path.rpartition("/")[2]
    program(running, "bot", name="Otto").wish(table, "sit", name="Not Otto")
    browser.get(browser.path)
    assert "🤖 Otto (program)" in browser.html
    assert "Not Otto" not in browser.html
    browser.post(browser.path, do="begin")
    assert "🤖 Otto (program)" in browser.get(f"/tables/{table}")
    assert "🤖 Otto (program) sits down" in browser.get(f"/tables/{table}/log")


def test_nobody_becomes_somebody_elses_program(running: Server) -> None:
    owner, other = Browser(running), Browser(running)
    token_of(owner, "bot")
    owner.play_now("red7", bot="")
    option = re.search(r'<option value="(program:\w+)">🤖 Otto</option>', owner.html)
    assert option
    table = owner.path
    assert "program:" not in other.get(table)
    other.post(table, do="program", program=option[1])
    assert (other.status, other.said) == (409, "You have no such program.")
    owner.get(table)
    owner.post(table, do="program", program=option[1])
    assert "🤖 Otto (program)" in owner.html
    assert "program:" not in owner.html
    owner.post(table, do="program", program=option[1])
    assert (owner.status, owner.said) == (409, "No seat is free.")


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("tricks", 2), ("tricks", 5), ("red7", 4)])
def test_the_example_plays_a_whole_game_at_a_table_by_its_link(running: Server, game: str, players: int) -> None:
    host = program(running, "read", "open")
    table = host.opens(game, players=players, sit=False, bots=["easy"] * (players - 1), listed=True)["id"]
    token = token_of(Browser(running), "bot")
    command = [sys.executable, str(EXAMPLE), f"{running.address}/tables/{table}"]
    env = {**os.environ, "IRISDECK_TOKEN": token}
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(rf"(won|lost) {game} {table}\n", done.stdout)
    record = irisdeck.Record.from_dict(host.ask(f"/tables/{table}/record"))
    assert record.check().over


def test_the_example_waits_until_it_is_given_a_seat_and_plays_with_people(running: Server) -> None:
    browser = Browser(running)
    token = token_of(browser, "bot")
    env = {**os.environ, "IRISDECK_TOKEN": token}
    command = [sys.executable, str(EXAMPLE), running.address]
    bot = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        browser.play_now("tricks", bot="")
        option = re.search(r'<option value="(program:\w+)">', browser.html)
        assert option
        browser.post(browser.path, do="program", program=option[1])
        browser.post(browser.path, do="begin")
        play_to_the_end(browser)
        assert bot.stdout
        assert re.match("(won|lost) tricks ", bot.stdout.readline())
    finally:
        bot.kill()
        _, complaints = bot.communicate()
    assert complaints == ""


def test_a_program_that_listens_is_not_away(running: Server) -> None:
    browser = Browser(running)
    bot = Program(running, token_of(browser, "bot"))
    stream = bot.stream("/me/events")
    browser.play_now("red7", bot="")
    table = browser.path.rpartition("/")[2]
    bot.wish(table, "sit")
    next(stream)
    browser.post(browser.path, do="begin")
    assert "away" not in browser.get(f"/tables/{table}")
    absent = program(running, "bot")
    browser.play_now("red7", bot="")
    absent.wish(browser.path.rpartition("/")[2], "sit")
    browser.get(browser.path)
    browser.post(browser.path, do="begin")
    while "away" not in browser.get(browser.path):  # once it has not been seen for some seconds
        time.sleep(0.2)
    assert "away" not in browser.get(f"/tables/{table}")
    stream.close()


def test_a_program_plays_by_the_clock_for_ratings_and_ends_a_game_in_peace(running: Server) -> None:
    browser = Browser(running)
    bot = Program(running, token_of(browser, "bot", "open"))
    opened = bot.opens("tricks", rated=True, clock={"move": 60, "then": "loss"})
    browser.get(f"/tables/{opened['id']}")
    browser.post(browser.path, do="sit-1", name="Ann")
    bot.wish(opened["id"], "begin")
    table = bot.ask(f"/tables/{opened['id']}")
    assert table["rated"]
    assert 50 < table["deadline"] - time.time() <= 60
    browser.get(browser.path)
    browser.post(browser.path, do="offer")
    assert bot.ask(f"/tables/{opened['id']}")["offer"] == 1
    bot.wish(opened["id"], "say", phrase="good-game")
    bot.wish(opened["id"], "accept")
    table = bot.ask(f"/tables/{opened['id']}")
    assert table["over"]
    assert table["result"]["winners"] == []


# -- Records for research --


def test_finished_public_games_can_be_downloaded_without_the_names_of_people(tmp_path: Path) -> None:
    with server(tmp_path) as made:
        asking, bot = program(made, "read", "play", "open"), program(made, "bot", name="Otto")
        public = asking.opens("red7", bots=["easy"], name="Annabel", listed=True)["id"]
        asking.play(public)
        asking.play(asking.opens("red7", bots=["easy"], name="Annabel")["id"])  # not public
        asking.opens("red7", bots=["easy"], name="Annabel", listed=True)  # not finished
        second = asking.opens("duel", name="Annabel", listed=True)["id"]
        bot.wish(second, "sit")
        asking.wish(second, "begin")
        bot.wish(second, "resign")
        text = asking.ask("/records.jsonl")
        assert "Annabel" not in text
        assert public not in text
        red7, duel = (irisdeck.Record.from_json(line) for line in text.splitlines())
        assert (red7.names, red7.check().over) == (["", "bot:easy"], True)
        assert (duel.names, duel.others["resigned"]) == (["", "program:Otto"], 1)
        assert duel.check().over is False
        today = red7.others["ended"][:10]
        assert len(asking.ask(f"/records.jsonl?game=duel&since={today}").splitlines()) == 1
        assert asking.ask(f"/records.jsonl?until={today}") == ""
        assert asking.ask("/records.jsonl?since=9999-12-31") == ""
        assert len(asking.ask("/records.jsonl?since=0001-01-01&until=9999-12-31").splitlines()) == 2
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database:  # a newer process has gone on with one
            newer = (second, 99, '{"kind": "levitate", "seat": 0}', 0.0)
            database.execute("INSERT INTO events (table_id, number, body, at) VALUES (?, ?, ?, ?)", newer)
            database.commit()
        assert [json.loads(line)["game"] for line in asking.ask("/records.jsonl").splitlines()] == ["red7"]


def test_games_that_ended_in_the_same_moment_are_all_told_once(tmp_path: Path) -> None:
    """More than a page of them, so that a page begins in the middle."""
    ends = sorted([*(5.0 for _ in range(3 * api.PAGE)), *(float(end) for end in range(2 * api.PAGE))])

    async def told() -> list[tuple[str, float]]:
        async with Store(tmp_path / "tables.db") as store:
            with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
                rows = [(f"t{number:05}", "red7", 2, "{}", 1, 0, 0.0, end) for number, end in enumerate(ends)]
                columns = "table_id, game, players, options, listed, rated, opened_at, ended_at"
                database.executemany(f"INSERT INTO games ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
                database.commit()
            return [one async for one in api.finished(store, "red7", 0, 1e9)]

    assert asyncio.run(told()) == [(f"t{number:05}", end) for number, end in enumerate(ends)]


# -- Nothing seen --


@pytest.mark.parametrize("aids", [False, True])
@pytest.mark.parametrize(("name", "players"), SHOWN)
def test_what_is_told_to_a_program_is_the_same_whatever_its_seat_cannot_see(
    name: str, players: int, aids: bool
) -> None:
    """Twins of a position that a seat cannot tell apart make the same bytes for it and for watchers."""
    game = irisdeck.game(name, players)
    for moves in range(400):
        state = played(game, 3, moves)
        if state.over:
            break
        for seat in (*range(players), None):
            twin = state.view(0 if seat is None else seat).sample(Random(moves))
            tables = [table_of(one, aids) for one in (state, twin)]
            sent = {msgspec.json.encode(bodies.shown(table, "t", seat, "en")) for table in tables}
            assert len(sent) == 1
            drawn = {board_for(table, seat) for table in tables}
            assert len(drawn) == 1


def board_for(table: Table, seat: int | None) -> bytes:
    parts = boards.parts(table, "t", boards.Viewer(seat))
    return msgspec.json.encode(bodies.board_shown(table, "t", parts, "http://localhost/tables/t", "en", seat))


def test_who_somebody_is_stays_here(running: Server) -> None:
    browser = Browser(running)
    asking = Program(running, token_of(browser, "read", "play", "open"))
    table = asking.opens("red7", bots=["easy"])["id"]
    with closing(sqlite3.connect(running.log.with_suffix("") / "tables.db")) as database:
        (player,) = database.execute("SELECT player FROM sittings WHERE table_id = ?", [table]).fetchone()
    here = ("", "/log", "/events?seconds=0", "/board", "/board/events?seconds=0")
    paths = ["/me", "/tables", *(f"/tables/{table}{door}" for door in here)]
    told = "".join(str(asking.ask(path)) for path in paths)
    assert table in told
    assert player not in told


# -- The description --


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_can_read_how_programs_ask(running: Server, language: str) -> None:
    browser = Browser(running, language)
    document = json.loads(browser.get("/api/v1/openapi.json"))
    page = unescape(browser.get("/api"))
    assert f'<html lang="{language}"' in page
    assert document["openapi"].startswith("3.1")
    for path in document["paths"]:
        assert f"<code>{path}</code>" in page
    for name in document["components"]["schemas"]:
        assert f'id="{name}"' in page
    for link in re.findall(r'href="#([\w-]+)"', page):
        assert f'id="{link}"' in page


@pytest.mark.parametrize("examples", [5, pytest.param(20, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("table", ["none", "waiting", "running", "over"])
def test_what_is_described_holds(running: Server, tmp_path: Path, table: str, examples: int) -> None:
    """Schemathesis asks what the description allows and what it forbids, of tables of all kinds; all its checks."""
    asking = program(running, "read", "play", "open")
    opened = asking.opens("tricks", players=4) if table == "waiting" else asking.opens("duel", bots=["easy"])
    if table == "over":
        asking.wish(opened["id"], "resign")
    fixed = {"query.seconds": 0, **({} if table == "none" else {"path.table_id": opened["id"]})}  # streams have no end
    settings = f"""
        headers = {{ Authorization = "{asking.headers["Authorization"]}" }}
        parameters = {{ {", ".join(f'"{name}" = {json.dumps(value)}' for name, value in fixed.items())} }}
        generation = {{ max-examples = {examples}, deterministic = true, database = "none" }}
        phases.stateful.enabled = false
        checks.positive_data_acceptance.expected-statuses = ["2xx", "404", "409", "422"]
    """
    (tmp_path / "schemathesis.toml").write_text(settings)
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{running.address}/api/v1/openapi.json"]
    more = ["--checks", "all", "--no-color", *(["--include-path-regex", "table_id"] if table != "none" else [])]
    done = subprocess.run([*command, *more], cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"\d+ generated, (\d+) passed", done.stdout), done.stdout
