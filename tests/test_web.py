"""The table in the browser, over real HTTP to a real server: scripts off, pushes, restarts, wrong input, no leaks."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from html import unescape
from http.cookiejar import CookieJar
from random import Random
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest
from positions import played
from serving import Server, server
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import irisdeck
from irisdeck.server import identity
from irisdeck.table import boards
from irisdeck.table.commands import Sit
from irisdeck.table.table import Table, opened
from irisdeck.web import pages
from irisdeck.web.pages import whole
from irisdeck.words import LANGUAGES, say

if TYPE_CHECKING:
    from pathlib import Path


class Browser:
    """Somebody with scripts off: follows links, fills in forms, keeps cookies."""

    def __init__(self, where: Server, language: str = "en") -> None:
        self.jar = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.jar))
        self.where = where
        self.language = language
        self.url = self.html = ""
        self.status = 0

    def get(self, path: str) -> str:
        return self._ask(Request(path if path.startswith("http") else self.where.address + path))

    def post(self, path: str, **form: Any) -> str:
        token = re.search(r'name="csrf" content="(\w+)"', self.html)
        form = {"_csrf_token": token[1] if token else "", **form}
        return self._ask(Request(self.where.address + path, urlencode(form).encode()))

    def _ask(self, request: Request) -> str:
        request.add_header("Accept-Language", self.language)
        try:
            with self.opener.open(request, timeout=20) as answer:
                self.url, self.status, self.html = answer.url, answer.status, answer.read().decode()
        except HTTPError as refused:
            with refused:
                self.url, self.status, self.html = refused.url, refused.code, refused.read().decode()
        return self.html

    @property
    def path(self) -> str:
        return self.url.removeprefix(self.where.address)

    def play_now(self, game: str, players: int = 2, bot: str = "easy") -> None:
        self.get("/")
        self.post("/tables", game=game, name="Ann", players=players, bot=bot)
        assert self.status == 200

    def buttons(self) -> list[str]:
        return lit(self.html)

    def move(self, move: str) -> None:
        """Makes a move at the table of the page, and is sure of it."""
        self.post(self.path, move=move, number=self.number(), sure="on")

    def number(self) -> str:
        found = re.search(r'name="number" value="(\d+)"', self.html)
        assert found
        return found[1]

    @property
    def said(self) -> str:
        found = re.search(
            r'role="(?:alert|status)"[^>]*>\s*([^<]+?)\s*<', self.html.partition('id="table"')[2] or self.html
        )
        return unescape(found[1]) if found else ""


def lit(html: str) -> list[str]:
    """The moves that a page offers."""
    found = re.findall(r'<button[^>]*? name="move"\s+value="([^"]+)"([^>]*)>', html)
    return [unescape(move) for move, more in found if "aria-disabled" not in more]


def play_to_the_end(browser: Browser) -> None:
    rng, table = Random(1), browser.path
    for _ in range(3000):
        moves = browser.buttons()
        if moves:
            browser.move(rng.choice(moves))
            assert browser.status == 200, browser.said
        elif "Download the record" in browser.html:
            return
        else:
            browser.get(table)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("tricks", 2), ("tricks", 5), ("red7", 3)])
def test_a_game_is_played_to_its_end_with_scripts_off(running: Server, game: str, players: int) -> None:
    browser = Browser(running)
    browser.play_now(game, players)
    play_to_the_end(browser)
    record = irisdeck.Record.from_json(browser.get(f"{browser.path}/record"))
    assert record.game == game
    assert record.check().over


def test_without_scripts_a_move_that_loses_is_asked_again(running: Server) -> None:
    browser = Browser(running)
    browser.play_now("red7")
    table = browser.path
    while "pass" not in browser.buttons():
        browser.get(table)
    number = browser.number()
    browser.post(table, move="pass", number=number)
    assert "You would be out of the round" in browser.html
    assert 'name="sure"' in browser.html
    browser.get(table)
    assert browser.number() == number
    browser.post(table, do="resign")
    assert 'name="sure"' in browser.html
    browser.post(table, do="resign", sure="on")
    assert "Download the record" in browser.get(table)


def test_without_scripts_nothing_is_asked_again_that_is_refused_or_not_to_be_asked(running: Server) -> None:
    browser = Browser(running)
    browser.play_now("red7")
    table = browser.path
    while "pass" not in browser.buttons():
        browser.get(table)
    browser.post(table, move="pass", number=999)
    assert browser.status == 409
    browser.get("/you")
    browser.post("/you/settings", confirm="off")
    browser.get(table)
    browser.post(table, do="resign")
    assert "Download the record" in browser.html


def test_friends_come_by_the_link(running: Server) -> None:
    ann, bob, eve = Browser(running), Browser(running), Browser(running)
    ann.play_now("red7", bot="")
    table = ann.path
    assert "Waiting for 1 player" in ann.html
    assert f"{running.address}{table}" in ann.html
    bob.get(table)
    bob.post(table, do="sit", seat=1, name="Bob <b>")
    assert "Bob <b>" not in bob.html
    ann.get(table)
    assert "Bob &lt;b&gt;" in ann.html
    ann.post(table, do="begin")
    eve.get(table)
    assert "You are watching" in eve.html
    assert eve.buttons() == []
    eve.post(table, move="pass", number=0)
    assert (eve.status, eve.said) == (409, "You do not sit at this table.")
    acting, waiting = (ann, bob) if ann.buttons() else (bob, ann)
    acting.get(table)
    waiting.get(table)
    assert acting.buttons()
    assert not waiting.buttons()
    waiting.post(table, move="pass", number=0)
    assert waiting.said == "It is not your turn."


def choices_of(html: str, name: str) -> list[tuple[str, str]]:
    """The values of a select, and the words for them."""
    found = re.search(rf'<select name="{name}">(.*?)</select>', html)
    assert found
    return re.findall(r'<option value="(\w+)"[^>]*>([^<]+)</option>', found[1])


def test_the_form_offers_chance_you_and_every_other_seat(running: Server) -> None:
    ann = Browser(running)
    duel = choices_of(ann.get("/new/duel"), "option-first")
    assert [value for value, _ in duel] == ["random", "0", "1"]
    assert [words for _, words in duel][1:] == ["you", "the other player"]
    tricks = choices_of(ann.get("/new/tricks"), "option-first")
    assert tricks[1:] == [("0", "you"), *((str(seat), f"Seat {seat + 1}") for seat in range(1, 6))]


def test_the_friend_begins_where_the_host_says_so(running: Server) -> None:
    ann, bob = Browser(running), Browser(running)
    ann.get("/")
    ann.post("/tables", **{"game": "duel", "name": "Ann", "players": 2, "option-first": 1})
    table = ann.path
    assert re.search(r'id="place-1".*?empty seat.*?first turn.*?</li>', ann.html)
    assert "first turn" not in ann.html.partition('id="place-0"')[2].partition("</li>")[0]
    bob.get(table)
    bob.post(table, do="sit-1", name="Bob")
    ann.post(table, do="begin")
    bob.get(table)
    assert bob.buttons()
    assert not ann.buttons()


def test_a_seat_that_the_table_does_not_have_cannot_begin(running: Server) -> None:
    ann = Browser(running)
    ann.get("/")
    ann.post("/tables", **{"game": "tricks", "name": "Ann", "players": 3, "option-first": 4})
    assert (ann.status, ann.said) == (409, "There is no such seat.")


@pytest.mark.parametrize(("language", "answer"), [("fr", "off"), ("en", "on"), ("de", "on")])
def test_the_browser_offers_the_rules_of_the_reader(running: Server, language: str, answer: str) -> None:
    """Also without a form: after a lesson."""
    reader = Browser(running, language)
    for form in ("/new/duel", "/"):
        offered = re.findall(r'name="option-end_after_flip" value="(\w+)" checked', reader.get(form))
        assert offered == [answer]
    quick = '<input type="hidden" name="option-end_after_flip" value="off">'
    reader.post("/tables", lesson="duel")
    assert (quick in reader.html) is (language == "fr")
    assert reader.status == 200


def test_wrong_requests_get_a_clear_word_and_change_nothing(running: Server) -> None:
    browser = Browser(running, "de")
    browser.play_now("duel", bot="easy")
    table = browser.path
    while not browser.buttons():
        browser.get(table)
    number, moves, before = browser.number(), browser.buttons(), browser.html
    wrong: list[tuple[dict[str, Any], int]] = [
        ({"move": moves[0], "number": 999}, 409),
        ({"move": "n9", "number": number}, 409),
        ({"move": moves[0], "number": "9" * 5000}, 409),
        ({"do": "sit-" + "9" * 5000}, 409),
        ({"move": "f1" if "f1" not in moves else "end", "number": number}, 409),
        ({"do": "fly"}, 409),
        ({"do": "begin"}, 409),
        ({"do": "undo", "number": number}, 409),
        ({"do": "sit", "seat": 1, "name": "x"}, 409),
        ({}, 409),
    ]
    for form, status in wrong:
        browser.get(table)
        browser.post(table, **form)
        assert browser.status == status
        assert browser.said
        assert not re.search("[Tt]raceback|refused-", browser.html)
    assert browser.get(table) == before
    browser.get("/tables/nowhere")
    assert (browser.status, browser.said) == (404, "Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.")
    browser.get("/nothing")
    assert browser.status == 404
    browser.get("/")
    browser.post("/tables", game="chess", name="Ann", players=2, bot="easy")
    assert browser.status == 400
    browser.get("/")
    browser.post("/tables", game="red7", name="Ann", players=9, bot="easy")
    assert browser.status == 400
    browser.get("/")
    browser.post("/tables", game="red7", name=" ", players=2, bot="easy")
    assert browser.status in (303, 200, 409)
    browser.get("/")
    browser.post("/tables", _csrf_token="forged", game="red7", name="Ann", players=2, bot="easy")
    assert browser.status == 403


def test_whoever_asks_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    with server(tmp_path, limit=1) as made:
        browser, told = Browser(made), set()
        for _ in range(3):
            browser.get("/")
            told.add((browser.status, browser.said))
        assert (429, "Too many requests. Wait a moment.") in told


def test_a_forged_cookie_is_nobody() -> None:
    key = b"k" * 32
    person = identity.Person(id="me", name="Zoë", language="fr")
    cookie = identity.signed(person, key)
    assert identity.read(cookie, key) == person
    assert identity.read(cookie, b"x" * 32) is None
    for forged in (None, "", ".", "a.b", cookie[:-1], "ü" + cookie, identity.signed(identity.Person(), b"other")):
        assert identity.read(forged, key) is None


def test_the_secret_is_made_once_and_is_nobody_elses(tmp_path: Path) -> None:
    first = identity.secret(tmp_path / "secret.key")
    assert len(first) == 32
    assert identity.secret(tmp_path / "secret.key") == first
    assert (tmp_path / "secret.key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_opens_in_every_language(running: Server, language: str) -> None:
    browser = Browser(running, language)
    assert f'<html lang="{language}"' in browser.get("/")
    for game in irisdeck.GAMES:
        assert f'<html lang="{language}"' in browser.get(f"/rules/{game}")
        assert browser.status == 200
        browser.play_now(game)
        assert f'<html lang="{language}"' in browser.html


def test_home_says_how_long_a_game_takes_and_from_which_age_it_is_where_the_rulebook_does(running: Server) -> None:
    home = Browser(running).get("/")
    assert '<p class="facts">2 players · 10 to 20 minutes · ages 7 and up</p>' in home
    assert home.count("ages") == 1  # the other rulebooks say nothing of it
    assert '<p class="facts">2 Personen · 10 bis 20 Minuten · ab 7 Jahren</p>' in Browser(running, "de").get("/")


def test_another_language_is_remembered(running: Server) -> None:
    browser = Browser(running)
    browser.get("/rules/duel")
    browser.post("/language", language="hu", back="/rules/duel")
    assert '<html lang="hu"' in browser.html
    assert browser.path == "/rules/duel"
    assert '<html lang="hu"' in browser.get("/")
    browser.post("/language", language="xx", back="//evil.example/")
    assert browser.path == "/"


def test_pages_allow_no_foreign_scripts(running: Server) -> None:
    browser = Browser(running)
    browser.get("/")
    with browser.opener.open(f"{running.address}/") as answer:
        policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # which compiles no script
    assert "<style" not in browser.html
    assert "http" not in re.sub(r"http://localhost:\d+|http-equiv", "", browser.html)


def test_a_record_is_not_given_away_before_the_end(running: Server) -> None:
    browser = Browser(running)
    browser.play_now("duel")
    browser.get(f"{browser.path}/record")
    assert (browser.status, browser.said) == (409, "The game is not over yet.")


def test_what_fails_inside_is_told_and_leaves_no_traceback(tmp_path: Path) -> None:
    with server(tmp_path) as made:
        browser = Browser(made, "ru")
        browser.play_now("duel", bot="")
        for name in ("tables.db", "tables.db-wal"):  # not the memory that SQLite shares
            (tmp_path / name).write_bytes(b"")
        browser.get("/tables/another")
        assert (browser.status, browser.said[:22]) == (503, "Здесь что-то пошло не ")


def test_changes_are_pushed(running: Server) -> None:
    browser = Browser(running)
    browser.play_now("red7", bot="")
    table = browser.path
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in browser.jar)

    async def watch() -> list[str]:
        address = f"{running.address}{table}/live".replace("http", "ws")
        async with connect(address, additional_headers={"Cookie": cookies}) as pushed:
            first = await asyncio.wait_for(pushed.recv(), 10)
            guest = Browser(running)
            await asyncio.to_thread(guest.get, table)
            await asyncio.to_thread(lambda: guest.post(table, do="sit", seat=1, name="Guest"))
            return [str(first), str(await asyncio.wait_for(pushed.recv(), 10))]

    before, after = asyncio.run(watch())
    assert "Guest" not in before
    assert "Guest" in after


def test_an_acknowledged_move_survives_sigkill_and_the_game_goes_on(tmp_path: Path) -> None:
    with server(tmp_path) as first:
        browser = Browser(first)
        browser.play_now("tricks", 3)
        table, port = browser.path, first.port
        for _ in range(3):
            while not browser.buttons():
                browser.get(table)
            browser.move(browser.buttons()[0])
        number = int(browser.number())
        first.kill()
        with server(tmp_path, port):
            browser.get(table)
            assert browser.status == 200
            assert int(browser.number()) >= number
            play_to_the_end(browser)


class Connected:
    """Somebody at a table against a bot, over a socket, who plays as fast as it goes and remembers what was shown."""

    def __init__(self, where: Server, game: str) -> None:
        browser = Browser(where)
        browser.play_now(game)
        self.table = browser.path
        self.cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in browser.jar)
        self.parts: dict[str, str] = {}  # what has not changed is not sent again
        self.shown, self.over, self.rng = 0, False, Random(game)

    async def play(self, port: int) -> None:
        """Until the game is over or the server is gone."""
        address = f"ws://localhost:{port}{self.table}/live"
        self.parts.clear()
        with suppress(OSError, WebSocketException):  # gone, perhaps in the middle of the handshake
            async with connect(address, additional_headers={"Cookie": self.cookies}) as pushed:
                while not self.over:
                    await self.answer(pushed, str(await pushed.recv()))

    async def answer(self, pushed: Any, html: str) -> None:
        assert not html.startswith("!"), html
        self.over = self.over or 'id="result"' in html
        number = re.search(r'name="number" value="(\d+)"', html)
        if not number:
            return
        self.shown = int(number[1])
        self.parts |= {
            part[1]: part[0] for part in re.finditer(r'<section id="([\w-]+)".*?</section>', html, re.DOTALL)
        }
        if moves := lit("".join(self.parts.values())):
            await pushed.send(urlencode({"do": "move", "move": self.rng.choice(moves), "number": self.shown}))


@pytest.mark.parametrize("kills", [3, pytest.param(8, marks=pytest.mark.thorough)])
def test_nothing_that_was_shown_is_lost_when_the_server_is_killed_under_load(tmp_path: Path, kills: int) -> None:
    """Games at full speed, SIGKILL again and again: every move that was shown is on disk, once, and all games end."""

    async def rush(people: list[Connected], made: Server, seconds: float) -> None:
        playing = [asyncio.create_task(person.play(made.port)) for person in people]
        await asyncio.sleep(seconds)
        made.process.kill()
        await asyncio.gather(*playing)

    folder = tmp_path / "site"
    made = Server(folder)
    people = [Connected(made, game) for game in irisdeck.GAMES for _ in range(4)]
    for kill in range(kills):
        asyncio.run(rush(people, made, 0.15 + 0.05 * kill))
        made.kill()
        with closing(sqlite3.connect(folder / "tables.db")) as database:
            for person in people:
                table_id = person.table.rpartition("/")[2]
                rows = database.execute("SELECT number, body FROM events WHERE table_id=? ORDER BY number", [table_id])
                log = list(rows)
                assert [number for number, _ in log] == list(range(len(log)))
                assert sum('"kind":"move"' in body for _, body in log) >= person.shown
        made = Server(folder, made.port)
    for person in people:
        asyncio.run(asyncio.wait_for(person.play(made.port), 300))
    made.kill()
    assert all(person.over for person in people)
    assert "Traceback" not in made.complaints


# -- Nothing seen --


SHOWN = [("duel", 2), ("tricks", 2), ("tricks", 4), ("red7", 3)]


@pytest.mark.parametrize("aids", [False, True])
@pytest.mark.parametrize(("name", "players"), SHOWN)
def test_what_is_sent_to_a_viewer_is_the_same_whatever_they_cannot_see(name: str, players: int, aids: bool) -> None:
    """Twins of a position that a seat cannot tell apart make the same bytes for it and for watchers."""
    game = irisdeck.game(name, players)
    for moves in range(400):
        state = played(game, 3, moves)
        if state.over:
            break
        for seat in (*range(players), None):
            twin = state.view(0 if seat is None else seat).sample(Random(moves))
            sent = {page(one, seat, aids) for one in (state, twin)}
            assert len(sent) == 1


@pytest.mark.parametrize("name", irisdeck.GAMES)
def test_every_end_is_told(name: str) -> None:
    """To winners, losers and watchers, a shared victory or a draw included."""
    game, shared = irisdeck.game(name), 0
    for seed in range(150):
        state = played(game, seed)
        shared += len(state.winners) > 1
        for seat in (0, 1, None):
            told = page(state, seat)
            expected = "You win" if seat in state.winners else f"N{state.winners[0]} wins"
            shared_words = "A draw, " if state.drawn else "Shared victory: "
            assert (expected if len(state.winners) == 1 else shared_words) in told
    assert shared or name == "red7"


def table_of(state: irisdeck.State, aids: bool = False, name: str = "N") -> Table:
    """A table at which a position has come up."""
    table = Table([opened(state.game.name, state.game.players, aids=aids)])
    for number in range(state.game.players):
        table.apply(table.decide(f"p{number}", Sit(number, f"{name}{number}")))
    table.state, table.over, table.turn = state, state.over, None if state.over else state.seat
    return table


def page(state: irisdeck.State, seat: int | None, aids: bool = False, name: str = "N") -> str:
    table = table_of(state, aids, name)
    return whole(table, "t", boards.parts(table, "t", boards.Viewer(seat)), "en")


def test_a_button_is_escaped_once() -> None:
    choice = boards.Choice("+R7", say("red7-to-palette"), "l'as <b>", why_not="it's out")
    html = pages.environment("en").filters["button"](choice)
    assert unescape(html).count("l'as <b>") == 1
    assert 'data-why="it&#39;s out"' in html
    assert "<b>" not in html


def test_the_lesson_is_offered_until_the_first_move_of_the_first_game(running: Server) -> None:
    offer = "Your first game?"
    ann = Browser(running)
    ann.get("/")
    ann.post("/tables", game="duel", name="Ann", players=2, bot="easy", **{"option-first": "0"})
    assert offer in ann.html
    assert "data-moved" not in ann.html
    ann.move(ann.buttons()[0])
    assert offer not in ann.html
    assert "data-moved" in ann.html  # with scripts on, the page hides it at once
    ann.post("/tables", game="duel", name="Ann", players=2, bot="easy", **{"option-first": "0"})
    assert offer not in ann.html
    ann.post("/tables", game="red7", name="Ann", players=2, bot="easy")
    assert offer in ann.html


@pytest.mark.parametrize(("name", "players"), SHOWN)
def test_every_part_has_the_values_that_its_macro_names(name: str, players: int) -> None:
    for moves in (0, 2, 9, 1000):
        table = table_of(played(irisdeck.game(name, players), 5, moves), aids=True)
        shown = boards.parts(table, "t", boards.Viewer(0))
        for part in [*shown.values(), boards.log(table, "t"), boards.lobby(table, boards.Viewer(0))]:
            macro: Any = pages.macro(part.kind, "en")
            assert set(macro.arguments[1:]) <= set(part.values)  # the terminal and programs use others, too


@pytest.mark.parametrize(("name", "players"), SHOWN)
def test_what_people_write_is_never_html(name: str, players: int) -> None:
    """Every name in every place is looked at."""
    for moves in (0, 3, 9, 20, 1000):
        html = page(played(irisdeck.game(name, players), 5, moves), 0, name='<q id="x">&')
        assert "<q " not in html
        assert "&lt;q id=&#34;x&#34;&gt;&amp;1" in html


# -- Starting --


def test_what_keeps_the_server_from_starting_is_told_in_one_line(tmp_path: Path) -> None:
    def refused(*words: str) -> str:
        command = [sys.executable, "-m", "irisdeck", "serve", "--no-browser", *words]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode in (1, 2)
        assert done.stderr.count("\n") == 1
        return done.stderr

    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        assert f"cannot use 127.0.0.1:{port}: Address already in use" in refused(
            "--port", str(port), "--folder", str(tmp_path)
        )
    (tmp_path / "tables.db").write_bytes(b"no database" * 100)
    assert "file is not a database" in refused("--port", "0", "--folder", str(tmp_path))
    (tmp_path / "file").touch()
    assert "cannot use" in refused("--port", "0", "--folder", str(tmp_path / "file"))
    assert "'x' is no port" in refused("--port", "x")


def test_ctrl_c_stops_the_server(tmp_path: Path) -> None:
    made = Server(tmp_path)
    made.kill(signal.SIGINT)
    assert "Traceback" not in made.complaints


@pytest.mark.parametrize("actions", [True, False])
def test_what_an_odd_card_does_can_be_read_before_one_is_laid(actions: bool) -> None:
    """red7 R16"""
    table = table_of(irisdeck.game("red7", 2, actions=actions).deal(1))
    html = whole(table, "t", boards.parts(table, "t", boards.Viewer(0)), "en")
    for start in ("7: ", "5: ", "3: draw a card", "1: "):
        assert (f"<li>{start}" in html) is actions
