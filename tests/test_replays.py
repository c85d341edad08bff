"""Replays over real HTTP to a real server: all positions of whole games, from all seats, and records from elsewhere."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import threading
import warnings
from html import unescape
from http.cookiejar import CookieJar
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

import httpx
import pytest
from people import id_of, played_table, prepare
from positions import VARIANTS, named, played
from serving import Server, server

import irisdeck
from irisdeck.game import consequences
from irisdeck.server import identity
from irisdeck.server import replays as server_replays
from irisdeck.server.app import create_app
from irisdeck.server.site import KEPT_RECORDS, Settings, forget_records
from irisdeck.table.boards import NAMES
from irisdeck.table.commands import Resign
from irisdeck.table.replay import Replay, replay_of_table
from irisdeck.table.table import Refused, Table, lesson_opened, opened
from irisdeck.web import pages, replays
from irisdeck.web.replays import ReplayCache, Spot
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator

RECORDS = sorted((Path(__file__).parent / "data" / "records").glob("*.jsonl"))
PLAYED: dict[str, tuple[str, int, dict[str, Any]]] = {
    "duel": ("duel", 2, {}),
    "tricks-2": ("tricks", 2, {}),
    "tricks-4": ("tricks", 4, {}),
    "red7": ("red7", 2, {"seed": 15}),
    "red7-advanced": ("red7", 3, {"advanced": True, "actions": True}),
}
LOGS = {name: played_table(game, 100_000, players, **options) for name, (game, players, options) in PLAYED.items()}
LETTERS = {color: letter for letter, color in NAMES.items()}
games = pytest.mark.parametrize("name", PLAYED)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Finished games of every kind, one that is not, and some that ended otherwise."""
    folder = tmp_path_factory.mktemp("replays") / "site"
    for name, log in LOGS.items():
        prepare(folder, log, name)
    midway = played_table("duel", 10)
    prepare(folder, midway, "midway")
    prepare(folder, midway[:2], "waiting")
    prepare(folder, [*midway, {"kind": "resign", "seat": 1, "ends": True}], "resigned")
    prepare(folder, [*LOGS["red7"], {"kind": "leave", "seat": 1}], "left")
    with server(folder) as made:
        yield made


class Reader:
    """Somebody with scripts off; `who`: a player of the prepared tables."""

    def __init__(self, where: Server, who: str = "", language: str = "en") -> None:
        self.where = where
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.opener.addheaders = [("Accept-Language", language)]
        self.html, self.url, self.status = "", "", 0
        if who:
            key = identity.secret(where.log.with_suffix("") / "secret.key")
            cookie = identity.signed(identity.Person(id=id_of(who), name=who, language=language), key)
            self.opener.addheaders.append(("Cookie", f"person={cookie}"))

    def ask(self, request: Request) -> str:
        try:
            with self.opener.open(request, timeout=30) as answer:
                self.url, self.status, self.html = answer.url, answer.status, answer.read().decode()
        except HTTPError as refused:
            with refused:
                self.url, self.status, self.html = refused.url, refused.code, refused.read().decode()
        return self.html

    def get(self, path: str, **headers: str) -> str:
        return self.ask(Request(self.where.address + path, headers=headers))

    def replay(self, name: str, **query: Any) -> str:
        return self.get(f"/tables/{name}/replay?{urlencode(query)}")

    def upload(self, content: bytes | None = None, pasted: bytes = b"") -> str:
        """Opens a file, or what was pasted, as the form of the page does."""
        self.get("/replays")
        token = re.search(r'name="csrf" content="(\w+)"', self.html)
        assert token
        parts = [
            (b'name="_csrf_token"', token[1].encode()),
            (b'name="file"; filename="%s"' % (b"" if content is None else b"games.jsonl"), content or b""),
            (b'name="record"', pasted),
        ]
        body = b"".join(b"--XXX\r\nContent-Disposition: form-data; %s\r\n\r\n%s\r\n" % part for part in parts)
        kind = {"Content-Type": "multipart/form-data; boundary=XXX"}
        return self.ask(Request(f"{self.where.address}/replays", body + b"--XXX--\r\n", kind))

    def open_record(self, record: irisdeck.Record) -> None:
        self.upload(record.to_json().encode())
        assert self.status == 200, self.said

    @property
    def path(self) -> str:
        return self.url.removeprefix(self.where.address)

    @property
    def said(self) -> str:
        found = re.search(r'role="alert"[^>]*>([^<]*)<', self.html)
        return unescape(found[1]) if found else ""

    @property
    def text(self) -> str:
        return unescape(re.sub(r"<[^>]+>", "", self.html))

    def links(self, pattern: str) -> list[str]:
        return [unescape(link) for link in re.findall(pattern, self.html)]


def words(html: str, part: str) -> str:
    """What an element says."""
    found = re.search(rf'id="{part}"[^>]*>(.*?)</p>', html, re.DOTALL)
    assert found
    return unescape(re.sub(r"<[^>]+>", "", found[1]))


# -- Games that were played here --


@games
def test_every_position_of_a_game_is_shown_from_every_seat_and_open(site: Server, name: str) -> None:
    table = Table(LOGS[name])
    assert table.state
    last, reader = len(table.state.history), Reader(site)
    for seat in ("open", *range(len(table.seats))):
        for at in range(last + 1):
            html = reader.replay(name, at=at, seat=seat)
            assert reader.status == 200
            assert f"Move {at} of {last}" in words(html, "turn")
            assert re.findall(r'data-at="(\d+)" aria-current="step"', html) == [str(at)]
            assert 'name="move"' not in html, "nothing can be played"
            assert 'form="play"' not in html
    assert "wins" in words(html, "last") or "Shared victory" in words(html, "last")


@games
def test_each_move_is_told_as_it_was_at_the_table(site: Server, name: str) -> None:
    table, reader = Table(LOGS[name], remembered=None), Reader(site)
    told = [" · ".join(lines) for _, lines in table.told][-table.moves :]
    reader.replay(name)
    listed = [unescape(line) for line in re.findall(r'data-at="\d+"[^>]*>([^<]*)</a>', reader.html)]
    assert listed[0] == "The cards are dealt"
    assert listed[1:-1] == told[:-1]
    assert listed[-1].startswith(told[-1] + " · ")
    for at in (1, 5, table.moves - 1):
        assert words(reader.replay(name, at=at), "last") == told[at - 1]


def test_steps_and_moves_are_links_and_lead_from_the_deal_to_the_end(site: Server) -> None:
    reader = Reader(site)
    reader.replay("tricks-4", seat=2)
    seen = []
    for _ in range(500):
        seen.append(words(reader.html, "turn").partition(" · ")[0])
        link = reader.links(r'id="step-on"[^>]*? href="([^"]+)"')[0]
        if (
            'id="step-on" class="button" data-step href' in reader.html
            and 'aria-disabled="true"' in re.findall(r'id="step-on"[^>]*>', reader.html)[0]
        ):
            break
        reader.get(link)
    last = len(seen) - 1
    assert seen == [f"Move {at} of {last}" for at in range(last + 1)]
    assert "seat=2" in reader.path
    for step, at in (("first", 0), ("back", last - 1), ("last", last)):
        assert f"at={at}&seat=2" in reader.links(rf'id="step-{step}"[^>]*? href="([^"]+)"')[0]
    for link in reader.links(r'href="([^"]+)" data-step data-at')[:3]:
        reader.get(link)
        assert reader.status == 200
        assert "seat=2" in reader.path


def test_with_scripts_off_it_plays_by_itself_to_the_end(site: Server) -> None:
    reader = Reader(site)
    reader.replay("red7", seat="open", speed="fast")
    last = int(words(reader.html, "turn").partition(" · ")[0].split()[-1])
    reader.get(reader.links(r'id="step-play"[^>]*? href="([^"]+)"')[0])
    for at in range(last + 1):
        assert f"Move {at} of" in reader.html
        following = re.findall(r'<noscript><meta http-equiv="refresh" content="1;url=([^"]+)">', reader.html)
        assert bool(following) is (at < last)
        assert ("Pause" in words(reader.html, "steps")) is (at < last)
        if following:
            reader.get(unescape(following[0]))


def test_a_round_is_marked_where_it_begins(site: Server) -> None:
    reader = Reader(site)
    reader.replay("red7-advanced")
    table = Table(LOGS["red7-advanced"])
    assert table.state
    rounds = len(table.state._deals)
    assert rounds > 1
    assert re.findall(r"<h3>Round (\d+)</h3>", reader.html) == [str(number + 1) for number in range(rounds)]
    starts = [int(start) for start in re.findall(r'<ol start="(\d+)"', reader.html)]
    assert starts == [0, *(moves + 1 for moves, _ in table.state._deals[1:])]
    reader.replay("red7")
    assert "<h3>" not in reader.html


def test_whoever_sat_there_sees_it_from_their_seat_and_others_with_open_hands(site: Server) -> None:
    bob, eve = Reader(site, "Bob"), Reader(site)
    assert "Your hand" in bob.replay("red7", at=3)
    assert re.findall(r'aria-current="true">([^<]+)', bob.html) == ["Bob"]
    assert "Your hand" not in eve.replay("red7", at=3)
    assert re.findall(r'aria-current="true">([^<]+)', eve.html) == ["All hands open"]
    eve.replay("red7", at=3, seat=1)
    assert "Hand: Bob" in eve.text
    assert "You" not in eve.text.partition("Move 3 of")[2]


def test_a_game_that_is_not_over_has_no_replay(site: Server) -> None:
    for who in ("", "Ann"):
        for table in ("midway", "waiting"):
            reader = Reader(site, who)
            reader.replay(table, at=3, seat="open")
            assert (reader.status, reader.said) == (409, "The game is not over yet.")
            assert set(re.findall(r'data-face="([^"]+)"', reader.html)) <= {"?"}
            reader.get(reader.links(r'<a class="main" href="([^"]+)">Back to the table')[0])
            assert reader.status == 200


def test_a_game_that_was_resigned_ends_where_it_was_resigned(site: Server) -> None:
    reader = Reader(site)
    reader.replay("resigned")
    last = reader.links(r'id="step-last"[^>]*? href="([^"]+)"')[0]
    assert words(reader.get(last), "last").endswith("Bob resigns · Ann wins")


def test_those_who_have_left_since_keep_their_names(site: Server) -> None:
    reader = Reader(site, "Bob")
    assert "empty seat" not in reader.replay("left", at=2)
    assert "Your hand" in reader.html


def test_result_and_home_lead_to_replays(site: Server) -> None:
    reader = Reader(site)
    assert "/tables/duel/replay" in reader.get("/tables/duel")
    assert "/tables/midway/replay" not in reader.get("/tables/midway")
    assert 'href="/replays"' in reader.get("/")


def test_an_address_that_leads_nowhere_is_told_so(site: Server) -> None:
    reader = Reader(site, language="de")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"at": 100_000}, "Diese Partie hat nur "),
        ({"at": -1}, "Das wurde nicht verstanden."),
        ({"at": "x"}, "Das wurde nicht verstanden."),
        ({"at": "9" * 5000}, "Das wurde nicht verstanden."),
        ({"at": "²"}, "Das wurde nicht verstanden."),
        ({"seat": 2}, "Diesen Platz gibt es nicht."),
        ({"seat": "x"}, "Diesen Platz gibt es nicht."),
        ({"speed": "x"}, "Das wurde nicht verstanden."),
    ]
    for query, why in wrong:
        reader.replay("duel", **query)
        assert (reader.status, reader.said[: len(why)]) == (409, why), query
    for path in ("/tables/nowhere/replay", "/replays/nowhere", "/replays/nowhere?game=x"):
        reader.get(path)
        assert reader.status == 404
        assert reader.said
    assert "Traceback" not in site.complaints


@pytest.mark.parametrize("language", LANGUAGES)
def test_replays_are_told_in_every_language(site: Server, language: str) -> None:
    reader = Reader(site, language=language)
    for name in PLAYED:
        html = reader.replay(name, at=4)
        assert tell(say("replay-open"), language) in unescape(html)
        assert tell(say("replay-keys"), language) in unescape(html)
    assert tell(say("replay-open-more"), language) in unescape(reader.get("/replays"))


def test_another_language_stays_at_the_same_position(site: Server) -> None:
    reader = Reader(site)
    reader.replay("duel", at=7, seat=1)
    back = unescape(re.findall(r'name="back" value="([^"]+)"', reader.html)[0])
    token = re.findall(r'name="csrf" content="(\w+)"', reader.html)[0]
    form = urlencode({"_csrf_token": token, "language": "fr", "back": back}).encode()
    reader.ask(Request(f"{site.address}/language", form))
    assert '<html lang="fr"' in reader.html
    assert "Coup 7 sur" in reader.html
    assert reader.path == "/tables/duel/replay?at=7&seat=1"


def test_an_open_page_is_sent_only_what_a_step_changes(site: Server) -> None:
    reader = Reader(site)
    page, step = reader.replay("duel", at=3), reader.get("/tables/duel/replay?at=4", **{"x-live": "1"})
    assert "Move 4 of" in step
    assert "<html" not in step
    assert 'id="moves"' not in step
    assert 3 * len(step) < len(page)


# -- Nothing seen --


def drawn(replay: Replay, at: int, seat: int | None) -> str:
    spot = Spot("/r", None, at, seat)
    return str(pages.drawn(replays.parts(replay, spot, None).items(), "en"))


@games
def test_from_a_seat_a_position_looks_the_same_whatever_the_seat_cannot_see(name: str) -> None:
    replay = replay_of_table(Table(LOGS[name]))
    for at in range(replay.last):
        position = replay.positions[at]
        for seat in range(len(replay.names)):
            shown = drawn(replay, at, seat)
            twin = position.state.view(seat).sample(Random(at))
            replay.positions[at] = position._replace(state=twin)
            assert drawn(replay, at, seat) == shown
            replay.positions[at] = position


def test_from_a_seat_no_hidden_card_is_sent_and_open_all_are(site: Server) -> None:
    """red7, where every card is there once; what a 1 has shown everybody knows."""
    table, reader = Table(LOGS["red7"]), Reader(site)
    assert table.state
    record = table.state.record()
    for at, state in enumerate(record.replay()):
        hands = state.laid_open["hands"]
        for seat in range(2):
            faces = re.findall(r'data-face="([^"]+)"', reader.replay("red7", at=at, seat=seat))
            assert set(hands[seat]) <= set(faces)
            assert not set(hands[1 - seat]) & set(faces)
        faces = re.findall(r'data-face="([^"]+)"', reader.replay("red7", at=at, seat="open"))
        assert {*hands[0], *hands[1]} <= set(faces)


@pytest.mark.parametrize("name", ["duel", "tricks-2"])
def test_open_hands_show_all_that_is_laid_open(name: str) -> None:
    """The duel: both sides of all cards in hands and row; the tricks: hands and face-down piles."""
    replay = replay_of_table(Table(LOGS[name]))
    for at, position in enumerate(replay.positions):
        laid_open = json.dumps(position.state.laid_open, ensure_ascii=False)
        wanted = sorted(re.findall(r"[1-6ROYGBIVWK]", re.sub(r'"\w{3,}":', "", laid_open)))
        html = drawn(replay, at, None)
        sections = re.findall(r'<section id="(?:seat|hand|holder|row)[^>]*>.*?</section>', html, re.DOTALL)
        row = [part for part in sections if 'class="row closed' in part]  # what was decided lies there still
        parts = "".join(part for part in sections if part not in row)
        other_sides = [LETTERS[color] for color in re.findall(r'class="fold c-(\w+)"', parts)]
        assert sorted([*re.findall(r'data-face="([^"?])"', parts), *other_sides]) == wanted


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_what_is_laid_open_is_what_each_seat_sees_of_its_own(game: irisdeck.Game) -> None:
    for moves in range(0, 60, 3):
        state = played(game, 6, moves)
        for seat, hand in enumerate(state.laid_open["hands"]):
            own = [card and card[seat] for card in hand] if game.name == "duel" else hand
            assert own == state.view(seat).seen["hand"]


@games
def test_every_part_has_the_values_that_its_macro_names(name: str) -> None:
    replay = replay_of_table(Table(LOGS[name]))
    for at, seat in ((0, None), (3, 0), (replay.last, 1)):
        spot = Spot("/r", 2, at, seat, playing=True)
        shown = [
            *replays.parts(replay, spot, None).values(),
            replays.controls(replay, spot),
            replays.moves(replay, spot),
        ]
        for part in shown:
            macro: Any = pages.macro(part.kind, "en")
            assert set(macro.arguments[1:]) <= set(part.values)


# -- Records from elsewhere --


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_of_another_program_are_opened(site: Server, path: Path) -> None:
    reader, lines = Reader(site), path.read_bytes().splitlines()
    reader.upload(path.read_bytes())
    assert re.fullmatch(r"/replays/\w{24}", reader.path)
    found = reader.links(r'<li><a href="([^"]+)"')
    assert len(found) == len(lines)
    for number in (1, len(lines)):
        record = irisdeck.Record.from_line(lines[number - 1])
        last = sum("move" in event for event in record.events)
        reader.get(found[number - 1])
        assert f"Move 0 of {last}" in reader.html
        for seat in ("open", *range(record.players)):
            reader.get(f"{found[number - 1]}&at={last}&seat={seat}")
            assert reader.status == 200
    reader.get(reader.links(r'<a href="([^"]+)">Other games of this file')[0])
    assert reader.links(r'<li><a href="([^"]+)"') == found
    reader.get(f"{reader.path}?game={len(lines) + 1}")
    assert reader.status == 404


def test_one_game_is_opened_at_once_and_the_same_one_under_the_same_link(site: Server) -> None:
    record = played(irisdeck.game("duel", first=0), 4).record(["Zoë <b>", "O'Neil"])
    reader = Reader(site)
    reader.open_record(record)
    link = reader.path
    assert "<b>" not in reader.html.replace("<b>0</b>", "")
    assert "Zoë <b>, O'Neil" in reader.text
    reader.upload(None, b"\r\n " + record.traced().to_json().encode() + b"\r\n\r\n")
    assert reader.path == link
    assert "seat=1" in reader.links(r'<a href="([^"]+)">O&#39;Neil</a>')[0]


def test_names_are_cut_numbered_or_made_up(site: Server) -> None:
    reader = Reader(site)
    state = played(irisdeck.game("tricks", 4), 2)
    reader.open_record(state.record(["x" * 5000, "bot:easy", "bot:easy", " \u0007"]))
    seats = re.findall(r'<h2 id="seat-\d-name"><span>([^<]+)</span>', reader.html)
    assert seats == ["x" * 23 + "…", "Cat 1", "Cat 2", "Seat 4"]
    reader.open_record(state.record())
    assert "Seat 1, Seat 2, Seat 3, Seat 4" in reader.text


def test_a_record_that_stops_early_says_so(site: Server) -> None:
    reader = Reader(site)
    reader.open_record(played(irisdeck.game("duel"), 3, 4).record())
    assert "The record ends here" in reader.get(reader.links(r'id="step-last"[^>]*? href="([^"]+)"')[0])


GOOD = played(irisdeck.game("red7", 2), 2).record().to_json()
WRONG = {
    "text": b"hello\n",
    "nothing": b"\n",
    "not-utf-8": b"\xff\xfe\n",
    "list": b"[1, 2]\n",
    "half": GOOD[: len(GOOD) // 2].encode(),
    "deep": b"[" * 100_000 + b"\n",
    "second-line": f"{GOOD}\n{{}}\n".encode(),
    "gap": f"{GOOD}\n\n{GOOD}\n".encode(),
    "chess": GOOD.replace("red7", "chess").encode(),
    "format": GOOD.replace("irisdeck/1", "pgn").encode(),
    "players": GOOD.replace('"players":2', '"players":7').encode(),
    "option": GOOD.replace('"advanced":false', '"advanced":"<b>"').encode(),
    "scores": re.sub(r'"scores":\[.*?\]', '"scores":[5,5]', GOOD).encode(),
    "move": re.sub(r'"move":"[^"]+"', '"move":"end"', GOOD, count=1).encode(),
    "deal": GOOD.replace('"deal":"', '"deal":"R9 ').encode(),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_gets_the_sentence_of_the_command_line(site: Server, name: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.jsonl"
    path.write_bytes(WRONG[name])
    command = [sys.executable, "-m", "irisdeck", "replay", str(path), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    sentence = done.stderr.partition(f"{path}: ")[2].strip()
    assert sentence.startswith("line ")
    reader = Reader(site)
    reader.upload(WRONG[name])
    assert (reader.status, reader.said) == (409, f"{sentence.replace('line', 'Line', 1)}.")
    assert 'name="file"' in reader.html, "one can try again at once"
    assert "<b>" not in reader.html


def test_what_is_missing_empty_or_too_large_is_told(site: Server) -> None:
    reader = Reader(site, language="ru")
    reader.upload(None)
    assert (reader.status, reader.said) == (409, "Выберите файл или вставьте запись.")
    reader.upload(b"")
    assert reader.said == "Файл пуст."
    for size in ((1 << 20) + 1, 3 << 20, 30 << 20):
        reader.upload(b" " * size)
        assert (reader.status, reader.said[:23]) == (413 if size > 2 << 20 else 409, "Это слишком много: файл")
    reader.upload(None, b"\xff")
    assert (reader.status, reader.said) == (400, "Непонятный запрос.")
    reader.ask(Request(f"{site.address}/replays", b"--XXX\r\nx", {"Content-Type": "multipart/form-data; boundary=XXX"}))
    assert (reader.status, reader.said) == (400, "Непонятный запрос.")
    reader.upload(None, b"<b>\xc3\xa4")
    assert "<textarea" in reader.html
    assert "&lt;b&gt;ä</textarea>" in reader.html, "what was pasted is not lost"
    reader.ask(Request(f"{site.address}/replays", b"record=x"))
    assert reader.status == 403
    assert "Traceback" not in site.complaints


def test_a_large_file_with_many_games_is_opened(site: Server) -> None:
    games = b"\n".join(path.read_bytes().rstrip() for path in RECORDS if path.stem.startswith("red7"))
    reader = Reader(site)
    reader.upload(games + b"\n")
    assert len(reader.links(r'<li><a href="([^"]+)"')) == games.count(b"\n") + 1


# -- Too much --


class Uploader:
    """Somebody who uploads to a site in this process from an address."""

    def __init__(self, app: Any, address: str) -> None:
        transport = httpx.ASGITransport(app, client=(address, 1))
        self.client = httpx.AsyncClient(transport=transport, base_url="http://site")

    async def upload(self, content: str) -> tuple[int, str]:
        """The status, and what was refused."""
        page = (await self.client.get("/replays")).text
        token = re.findall(r'name="_csrf_token" value="(\w+)"', page)[-1]
        file = {"file": ("games.jsonl", content)}
        answer = await self.client.post("/replays", data={"_csrf_token": token}, files=file)
        said = re.search(r'role="alert">([^<]*)<', answer.text)
        return answer.status_code, unescape(said[1]) if said else ""


def one_game(seed: int) -> str:
    return played(irisdeck.game("duel", first=0), seed).record(["Ann", "Bob"]).to_json()


def in_process(tmp_path: Path, work: Callable[[Any], Coroutine[Any, Any, None]]) -> None:
    """Run something with a site in this process."""

    async def run() -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # how routes name their parameters
            app: Any = create_app(Settings(tmp_path), b"k" * 32)
        async with app.site.run(None):
            await work(app)

    asyncio.run(run())


def test_records_of_one_address_are_checked_one_at_a_time(tmp_path: Path) -> None:
    async def work(app: Any) -> None:
        ann, bob = Uploader(app, "192.0.2.1"), Uploader(app, "192.0.2.2")
        games = "\n".join(one_game(seed) for seed in range(20))
        done = await asyncio.gather(*(ann.upload(games) for _ in range(4)), bob.upload(games))
        assert sorted(done[:4]) == [(303, ""), *[(409, "Too many requests. Wait a moment.")] * 3]
        assert done[4] == (303, "")
        assert (await ann.upload(games))[0] == 303

    in_process(tmp_path, work)


def test_kept_records_have_a_quota_for_each_person_and_each_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = max(len(one_game(seed)) for seed in range(4))
    monkeypatch.setattr(server_replays, "QUOTA", int(1.5 * size))
    monkeypatch.setattr(server_replays, "NETWORK_QUOTA", int(2.5 * size))

    def full(answer: tuple[int, str]) -> bool:
        return answer[0] == 409 and answer[1].startswith("You have opened so many records")

    async def work(app: Any) -> None:
        ann, bob, cyd, dan = (Uploader(app, f"2001:db8:0:{place}") for place in ("0::1", "0::2", "0::3", "1::1"))
        assert (await ann.upload(one_game(0)))[0] == 303
        assert full(await ann.upload(one_game(1)))
        assert (await bob.upload(one_game(2)))[0] == 303
        assert full(await cyd.upload(one_game(3)))
        assert (await dan.upload(one_game(3)))[0] == 303
        with app.site.tables.store.engine.connect() as connection:
            rows = connection.exec_driver_sql("SELECT network FROM replays").fetchall()
        assert len({row.network for row in rows}) == 2
        assert not any("2001" in row.network for row in rows)  # no addresses are stored

    in_process(tmp_path, work)


def test_records_that_nobody_opens_are_dropped(tmp_path: Path) -> None:
    async def work(app: Any) -> None:
        store, ann = app.site.tables.store, Uploader(app, "192.0.2.1")
        names = [await store.keep_record(one_game(seed), "ann", "here") for seed in range(3)]
        with store.engine.begin() as connection:
            old = f"UPDATE replays SET at = at - {KEPT_RECORDS + 60} WHERE id <> '{names[2]}'"
            connection.exec_driver_sql(old)
        assert (await ann.client.get(f"/replays/{names[0]}")).status_code == 200
        await forget_records(store)
        there = [(await ann.client.get(f"/replays/{name}?at=1")).status_code for name in names]
        assert there == [200, 404, 200]
        assert "90 days" in (await ann.client.get("/replays")).text

    in_process(tmp_path, work)


def test_checks_leave_the_threads_that_read_the_database_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve checks at once used to take all of them, and every page waited."""
    gate, checking = threading.Event(), list[str]()

    def slow(_: bytes) -> list[irisdeck.Record]:
        checking.append(threading.current_thread().name)
        assert gate.wait(50)
        return []

    monkeypatch.setattr(replays, "records_in", slow)

    async def work(app: Any) -> None:
        people = [Uploader(app, f"192.0.2.{number}") for number in range(1, 13)]
        uploads = [asyncio.create_task(person.upload("{}")) for person in people]
        while not checking:
            await asyncio.sleep(0.01)
        assert (await Uploader(app, "192.0.2.99").client.get("/you")).status_code == 200
        assert not any(upload.done() for upload in uploads)
        gate.set()
        assert await asyncio.gather(*uploads) == [(303, "")] * 12
        assert len(set(checking)) == 1
        assert len(checking) == 12

    in_process(tmp_path, work)


# -- What is kept --


def test_few_replays_are_kept_and_those_used_last() -> None:
    cache, replay = ReplayCache(), replay_of_table(Table(LOGS["red7"]))
    for number in range(replays.KEPT):
        cache.keep(("t", number), replay)
    assert cache.find(("t", 0)) is replay
    cache.keep(("t", 1000), replay)
    assert len(cache.kept) == replays.KEPT
    assert cache.find(("t", 0))
    assert cache.find(("t", 1)) is None


@games
def test_a_later_deal_belongs_to_the_move_that_ended_the_round(name: str) -> None:
    """So the positions of a replay are those of the table, one for each move."""
    table = Table(LOGS[name])
    assert table.state
    replay = replay_of_table(table)
    assert replay.positions[-1].state == table.state
    for before, after in zip(replay.positions, replay.positions[1:], strict=False):
        seat, move = after.state.history[-1]
        assert seat == before.state.seat
        assert after.told[1:][: len(consequences(before.state, move, after.state, replay.names))] == tuple(
            consequences(before.state, move, after.state, replay.names)
        )


@pytest.mark.parametrize(
    ("kind", "told"), [("resign", "Bob resigns"), ("timeout", "Bob loses on time"), ("agree", "nobody wins")]
)
def test_a_replay_tells_how_a_game_ended_that_was_not_played_out(kind: str, told: str) -> None:
    table = Table([opened("duel", 2)])
    for seat, name in enumerate(("Ann", "Bob")):
        table.apply({"kind": "sit", "seat": seat, "player": name, "name": name})
    table.apply(table.deal(1))
    table.apply({"kind": kind, "seat": 1, "ends": True})
    words = " ".join(replay_of_table(table).positions[-1].told)
    assert told in words
    assert ("Ann wins" in words) is (kind != "agree")


def test_a_lesson_has_neither_replay_nor_record() -> None:
    table = Table(lesson_opened("duel", "ann", "Ann"))
    table.apply(table.decide("ann", Resign()))
    assert table.over
    with pytest.raises(Refused, match="in-lesson"):
        replay_of_table(table)


def test_a_replay_from_ones_own_seat_calls_its_reader_you() -> None:
    replay = replay_of_table(Table(LOGS["red7"]))
    mover = replay.positions[0].state.seat
    for seat, own, name in (
        (mover, mover, "You"),
        (mover, None, replay.names[mover]),
        (None, mover, replay.names[mover]),
    ):
        spot = Spot("/r", None, 1, seat)
        assert replays.status(replay, spot, own).values["last"][0].startswith(f"{name} ")
        _, told = replays.moves(replay, spot, own).values["rounds"][0]
        assert told[1][2][0].startswith(f"{name} ")
