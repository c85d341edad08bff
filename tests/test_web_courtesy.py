"""Courtesy and hints over real HTTP to a real server: scripts off, presence, what others are sent, restarts."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import nullcontext
from html import unescape
from typing import TYPE_CHECKING, Any

import pytest
from positions import played
from serving import Server, server
from test_tables import person_among_bots, run
from test_web import Browser, table_of
from websockets.asyncio.client import connect

import irisdeck
from irisdeck.bots import Thought
from irisdeck.server.hints import MOST, Answer
from irisdeck.server.store import Store
from irisdeck.server.tables import Tables
from irisdeck.table import boards
from irisdeck.table.commands import Begin, Hint, Move, Sit, Vote
from irisdeck.table.table import Refused, opened
from irisdeck.web import pages
from irisdeck.web.pages import whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("site")) as made:
        yield made


def two_at(where: Server, game: str = "red7", german: str = "de", **options: Any) -> tuple[Browser, Browser, str]:
    """Ann and Bob at a table where the cards are dealt; Bob reads German."""
    ann, bob = Browser(where), Browser(where, german)
    ann.get("/")
    ann.post("/tables", game=game, name="Ann", players=2, **options)
    table = ann.path
    bob.get(table)
    bob.post(table, do="sit", seat=1, name="Bob")
    ann.get(table)
    ann.post(table, do="begin")
    return ann, bob, table


def wait_for(browser: Browser, table: str, text: str) -> str:
    """Loads a page until it says something."""
    end = time.monotonic() + 30
    while text not in unescape(browser.get(table)):
        assert time.monotonic() < end, text
        time.sleep(0.05)
    return browser.html


# -- Phrases --


def test_a_phrase_is_read_in_the_readers_language_with_scripts_off(running: Server) -> None:
    ann, bob, table = two_at(running)
    ann.get(table)
    assert 'name="phrase" value="well-played"' in ann.html
    ann.post(table, phrase="well-played")
    assert ann.status == 200
    assert "You: Well played!" in ann.html
    assert "Ann: Gut gespielt!" in bob.get(table)
    assert "Ann: Gut gespielt!" in bob.get(f"{table}/log")
    bob.get(table)
    bob.post(table, phrase="rubbish")
    assert (bob.status, bob.said) == (409, "Diesen Satz gibt es nicht.")
    for _ in range(5):
        bob.get(table)
        bob.post(table, phrase="thanks")
    bob.get(table)
    bob.post(table, phrase="thanks")
    assert bob.status == 409
    assert bob.said.startswith("Du hast seit dem letzten Schritt schon 5 Sätze gesagt.")
    eve = Browser(running)
    eve.get(table)
    assert 'name="phrase"' not in eve.html
    eve.post(table, phrase="hello")
    assert eve.said == "You do not sit at this table."


def test_whoever_wants_quiet_reads_nothing_that_others_say(running: Server) -> None:
    ann, bob, table = two_at(running)
    bob.get("/you")
    bob.post("/you", talk="on", quiet="on")
    assert quiet(bob)
    ann.get(table)
    ann.post(table, phrase="oops")
    assert "Hoppla" not in re.sub(r"<button.*?</button>", "", bob.get(table))
    assert "Hoppla" not in bob.get(f"{table}/log")
    assert "Ann" in bob.html
    bob.get("/you")
    bob.post("/you", talk="on")
    assert not quiet(bob)
    assert "Ann: Hoppla!" in bob.get(table)


def quiet(browser: Browser) -> bool:
    """Whether the switch on the page of whoever looks is on."""
    found = re.search(r'<input[^>]*name="quiet"[^>]*>', browser.html)
    assert found
    return "checked" in found[0]


# -- Somebody stays away --


def test_nobody_says_of_others_that_they_are_away(running: Server) -> None:
    ann, _, table = two_at(running)
    ann.get(table)
    ann.post(table, do="vote-1", absent="1", away="1")
    assert (ann.status, ann.said[:24]) == (409, "That was not understood:")
    ann.get(table)
    ann.post(table, do="vote-1")
    assert (ann.status, ann.said) == (409, "Bob has not been away for long.")


def test_a_bot_plays_for_who_stays_away_even_after_a_restart_and_the_seat_is_given_back(tmp_path: Path) -> None:
    with server(tmp_path / "site", patience=0.3) as first:
        ann, bob, table = two_at(first, "tricks")
        port = first.port
        wait_for(ann, table, "Let a bot play for Bob until they are back")
        ann.post(table, do="vote-1")
        assert "A bot plays for Bob now" in ann.html
        assert "Bob (bot)" in ann.html
        first.kill()
        with server(tmp_path / "site", port, patience=0.3):
            while not ann.buttons():
                ann.get(table)
            ann.move(ann.buttons()[0])
            wait_for(ann, table, "Bob (bot) plays ")
            bob.get(table)
            assert "Ein Bot spielt für dich." in bob.html
            assert not bob.buttons()
            bob.post(table, do="back")
            assert "Ein Bot spielt für dich." not in bob.html
            assert "Bob is back" in ann.get(table)
            assert "Bob (bot)</" not in ann.html


def test_a_vote_lapses_when_the_player_looks_at_the_table_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store, patience=0)
            table_id = await tables.open(opened("red7", 3))
            for seat, player in enumerate(("ann", "bob", "cyd")):
                await tables.act(table_id, player, Sit(seat, player))
            await tables.act(table_id, "ann", Begin())
            await tables.act(table_id, "ann", Vote(1))
            table = await tables.get(table_id)
            assert table.courtesy.votes == {1: {0}}
            async with tables.watching(table_id, "bob", lambda: None):
                assert table.courtesy.votes == {}
                with pytest.raises(Refused, match="not-away"):
                    await tables.act(table_id, "cyd", Vote(1))
            await tables.act(table_id, "ann", Vote(1))
            await tables.look(table_id, "bob")
            assert table.courtesy.votes == {}
            await tables.close()

    run(work())


@pytest.mark.parametrize(("server", "table", "message"), [(0, 900, "not-away"), (900, 0, ""), (0, None, "")])
def test_how_long_the_others_wait_is_a_term_of_the_table(
    tmp_path: Path, server: float, table: float | None, message: str
) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store, patience=server)
            table_id = await tables.open(opened("red7", 2, patience=table))
            for seat, player in enumerate(("ann", "bob")):
                await tables.act(table_id, player, Sit(seat, player))
            await tables.act(table_id, "ann", Begin())
            made = await tables.get(table_id)
            assert made.first["patience"] == (server if table is None else table)
            with pytest.raises(Refused, match=message) if message else nullcontext():
                await tables.act(table_id, "ann", Vote(1))
            assert bool(made.seats[1].bot) is not bool(message)
            await tables.close()

    run(work())


def test_whoever_opens_a_table_says_how_long_the_others_wait(running: Server) -> None:
    ann, bob = Browser(running), Browser(running)
    ann.get("/new/red7")
    assert '<option value="900">15 min</option>' in ann.html
    ann.post("/tables", game="red7", name="Ann", players=2, patience="900")
    assert "away for 15 min, the others may let a bot play" in bob.get(ann.path)
    ann.get("/")
    ann.post("/tables", game="red7", name="Ann", players=2, patience="1")
    assert (ann.status, ann.said) == (409, "That was not understood.")


# -- Offers --


def test_an_agreed_end_has_no_winner_and_a_record(running: Server) -> None:
    ann, bob, table = two_at(running)
    ann.get(table)
    ann.post(table, do="offer")
    bob.get(table)
    assert "Ann schlägt vor, die Partie ohne Sieg zu beenden" in bob.html
    bob.post(table, do="decline")
    ann.get(table)
    assert "Bob would rather play on" in ann.html
    ann.post(table, do="offer")
    assert ann.said == "You offered this lately. You can do so again after 10 more moves."
    bob.get(table)
    bob.post(table, do="offer")
    ann.get(table)
    ann.post(table, do="accept")
    assert "All agreed to end the game: nobody wins" in ann.html
    assert "★" not in ann.html
    assert irisdeck.Record.from_json(ann.get(f"{table}/record")).game == "red7"
    ann.get("/")
    assert table not in ann.html


# -- How it is drawn --


def test_parts_have_the_values_of_their_macros_and_what_people_write_is_never_html() -> None:
    """A table where everything is asked at once, with names that would be HTML."""
    table = table_of(played(irisdeck.game("red7", 3), 5, 4), name='<q id="x">&')
    table.moves, table.turn = 4, 0
    table.first["hints"] = True
    for event in (
        {"kind": "say", "seat": 1, "phrase": "joy"},
        {"kind": "offer", "seat": 1},
        {"kind": "vote", "seat": 1, "for": 2},
    ):
        table.apply(event)

    async def hinted() -> Answer:
        assert table.state
        answer = asyncio.get_running_loop().create_future()
        answer.set_result([Thought(move, 0.5, 0.01, 9, "reason") for move in table.state.legal_moves])
        return Answer("p0", table.state, answer)

    seat = table.turn or 0
    viewer = boards.Viewer(seat, hint=asyncio.run(hinted()))
    shown = boards.parts(table, "t", viewer, (2,), (2,))
    html = whole(table, "t", shown, "en")
    assert {"asks", "hint", "tools", "talk"} <= shown.keys()
    for part in shown.values():
        macro: Any = pages.macro(part.kind, "en")
        assert set(macro.arguments[1:]) <= set(part.values)
    assert "<q " not in html
    assert 'data-speaker="&lt;q id=&#34;x&#34;&gt;&amp;1"' in html
    assert 'data-mute="&lt;q id=&#34;x&#34;&gt;&amp;2"' in html


# -- Hints --


def test_a_hint_is_given_with_scripts_off_remembered_closed_and_gone_after_the_move(running: Server) -> None:
    ann = Browser(running)
    ann.play_now("red7")
    table = ann.path
    while not ann.buttons():
        ann.get(table)
    moves = len(ann.buttons())
    assert 'id="hint"' not in ann.html
    ann.post(table, do="hint", number=ann.number())
    first = re.search(r'<section id="hint".*?</section>', ann.html, re.DOTALL)
    assert first
    assert len(re.findall(r'class="chance"', first[0])) == moves
    assert re.search(r"\d+ % ± \d+", first[0])
    assert ann.html.count('class="best"') == 2  # in the list, and on the table
    assert "You asked for a hint" in ann.html
    ann.post(table, do="close")
    assert 'id="hint"' not in ann.html
    ann.post(table, do="hint", number=ann.number())
    assert first[0] in ann.html
    assert ann.get(f"{table}/log").count("asked for a hint") == 1
    ann.get(table)
    ann.move(ann.buttons()[0])
    assert 'id="hint"' not in ann.html
    assert 'class="best"' not in ann.html


def test_hints_are_refused_where_the_table_has_none(running: Server) -> None:
    ann, bob, table = two_at(running)
    acting = ann if ann.get(table) and ann.buttons() else bob
    acting.get(table)
    assert 'value="hint"' not in acting.html
    acting.post(table, do="hint", number=acting.number())
    assert acting.status == 409
    assert acting.said in ("There are no hints at this table.", "An diesem Tisch gibt es keine Tipps.")


def test_a_hint_is_sent_to_its_asker_and_to_nobody_else(running: Server) -> None:
    """Everything that the asker, the opponent and a watcher are sent, over their sockets and as pages."""
    ann, bob, table = two_at(running, german="en", hints="on")
    eve = Browser(running)
    eve.get(table)
    acting = ann if ann.get(table) and ann.buttons() else bob
    waiting = bob if acting is ann else ann
    acting.get(table)
    acting.post(table, do="hint", number=acting.number())
    acting.post(table, do="close")
    people = (acting, waiting, eve)

    async def sent() -> list[str]:
        address = f"{running.address}{table}/live".replace("http", "ws")
        jars = ["; ".join(f"{cookie.name}={cookie.value}" for cookie in one.jar) for one in people]
        async with (
            connect(address, additional_headers={"Cookie": jars[0]}) as asker,
            connect(address, additional_headers={"Cookie": jars[1]}) as opponent,
            connect(address, additional_headers={"Cookie": jars[2]}) as watcher,
        ):
            await asker.send(f"do=hint&number={acting.number()}")
            heard = [await until(asker, 'id="hint"')]
            await asker.send("phrase=thanks")  # comes after whatever the hint made the server send
            return [*heard, await until(opponent, "Thank you!"), await until(watcher, "Thank you!")]

    hinted, *others = asyncio.run(sent())
    reasons = set(re.findall(r'class="reason">([^<]+)<', hinted))
    assert reasons
    for html in (*others, waiting.get(table), eve.get(table)):
        assert "asked for a hint" in html
        assert not re.search('id="hint"|class="best"|class="chance"', html)
        assert not any(reason in html for reason in reasons)


async def until(pushed: Any, text: str) -> str:
    """All that is sent until a text comes, that included."""
    heard = ""
    while f": {text}<" not in heard and text not in re.sub(r"<button.*?</button>", "", heard):
        heard += str(await asyncio.wait_for(pushed.recv(), 20))
    return heard


def test_whoever_asks_for_too_many_hints_waits(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            changed = asyncio.Event()
            refused: list[tuple[int, str]] = []
            while not refused:
                table_id = await person_among_bots(tables, "tricks", 2, "random")
                table = await tables.get(table_id)
                async with tables.watching(table_id, "ann", changed.set):
                    for asked in range(MOST + 1):
                        while table.bot_to_act:
                            changed.clear()
                            if table.bot_to_act:
                                await changed.wait()
                        if not table.running:
                            break
                        try:
                            await tables.act(table_id, "ann", Hint(table.moves))
                        except Refused as wrong:
                            refused.append((asked, wrong.message))
                            break
                        assert table.state
                        move = table.state.legal_moves[-1]
                        await tables.act(table_id, "ann", Move(move, table.moves))
            assert refused == [(MOST, "too-many-hints")]
            await tables.close()

    run(work())
