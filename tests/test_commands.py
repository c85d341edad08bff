"""Every command at every door: a form post, a WebSocket and the API understand the same and refuse the same."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import pytest
from people import id_of, prepare
from serving import Server, server
from test_api import Program, token_of
from test_web import Browser
from websockets.asyncio.client import connect

from irisdeck.bots import USUAL
from irisdeck.server import identity
from irisdeck.table.commands import COMMANDS, KINDS, Begin, Bot, Move, Play, Say, Sit, Undo, parse
from irisdeck.table.lessons import LESSONS
from irisdeck.table.table import Refused, Table, lesson_opened, opened
from irisdeck.web.forms import command_of, read_form

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from irisdeck.table.table import Event

ANN, BOB = id_of("Ann"), id_of("Bob")
ANN_SITS: Event = {"kind": "sit", "seat": 0, "player": ANN, "name": "Ann"}
BOB_SITS: Event = {"kind": "sit", "seat": 1, "player": BOB, "name": "Bob"}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody is waited for."""
    with server(tmp_path_factory.mktemp("site"), patience=0) as made:
        yield made
    assert "Traceback" not in made.complaints


class Ann(Browser):
    """Ann of the prepared tables, with a cookie, a token, and a program called Otto."""

    def __init__(self, where: Server) -> None:
        super().__init__(where)
        self.get("/you")
        self.post("/you", code=identity.code(ANN, identity.secret(where.log.with_suffix("") / "secret.key")))
        self.post("/you", name="Ann")
        self.api = Program(where, token_of(self, "read", "play", name="Mine"))
        token_of(self, "bot", name="Otto")

    @property
    def cookie(self) -> str:
        return next(f"person={cookie.value}" for cookie in self.jar if cookie.name == "person")

    def kinds(self, table: str) -> list[str]:
        return [event["kind"] for event in self.api.ask(f"/tables/{table}/log")]


# -- Doors: each sends fields, and answers with the refusal, if there is one --


def by_form(ann: Ann, table: str, fields: dict[str, Any]) -> str:
    ann.get(f"/tables/{table}")
    # The page is one form: these always come along; and what could be regretted was asked before.
    carried = {"name": "Ann", "bot": "easy", "number": "0", "sure": "on"}
    ann.post(f"/tables/{table}", **{**carried, **fields})
    return "" if ann.status == 200 else ann.said


def by_socket(ann: Ann, table: str, fields: dict[str, Any]) -> str:
    async def send() -> str:
        address = f"ws://localhost:{ann.where.port}/tables/{table}/live"
        async with connect(address, additional_headers={"Cookie": ann.cookie}) as socket:
            await socket.recv()
            await socket.send(urlencode(fields))
            await socket.send("do=fly")  # refused in any case: by then the first is done
            refusals: list[str] = []
            while not refusals or "fly" not in refusals[-1]:
                if (text := str(await asyncio.wait_for(socket.recv(), 20))).startswith("!"):
                    refusals.append(text[1:])
            return "".join(refusals[:-1])

    return asyncio.run(send())


def by_api(ann: Ann, table: str, fields: dict[str, Any]) -> str:
    answer = ann.api.ask(f"/tables/{table}/wishes", fields)
    return "" if ann.api.status == 200 else str(answer["words"])


DOORS = {"form": by_form, "socket": by_socket, "api": by_api}
doors = pytest.mark.parametrize("door", DOORS.values(), ids=DOORS)


# -- What each command needs --


def dealt(game: str = "duel", *more: Event, seed: int = 1, **options: Any) -> list[Event]:
    """Ann and Bob with their cards; Ann is to act in the games where one can say so."""
    log = [opened(game, 2, options, hints=True), ANN_SITS, BOB_SITS]
    return [*log, Table(log).deal(seed), *more]


def red7_with_a_card_laid() -> list[Event]:
    """Ann has laid a card, which she can take back."""
    for seed in range(100):
        table = Table(log := dealt("red7", seed=seed))
        if table.turn == 0 and table.state:
            result = table.decide_move(next(move for move in table.state.legal_moves if move.startswith("+")))
            if result.table.may_undo(0):
                return [*log, result.event]
    raise AssertionError("nobody can lay a card")


def legal(log: list[Event]) -> str:
    state = Table(log).state
    assert state
    return str(state.legal_moves[0])


def lesson() -> list[Event]:
    return lesson_opened(next(iter(LESSONS)), ANN, "Ann")


DUEL, TRICKS = dealt(first=0), dealt("tricks", first=0)
OFFERED = dealt("duel", {"kind": "offer", "seat": 1}, first=0)
STAND_IN: Event = {"kind": "stand-in", "seat": 0, "by": 1, "bot": USUAL}
CASES: dict[str, tuple[Callable[[], list[Event]], dict[str, Any], str]] = {
    "sit": (lambda: [opened("duel", 2), BOB_SITS], {"seat": 0, "name": "Ann"}, "sit"),
    "leave": (lambda: [opened("duel", 2), ANN_SITS], {}, "leave"),
    "bot": (lambda: [opened("duel", 2), ANN_SITS], {"seat": 1, "bot": "easy"}, "bot"),
    "program": (lambda: [opened("duel", 2), ANN_SITS], {"program": "Otto"}, "sit"),
    "begin": (lambda: [opened("duel", 2), ANN_SITS, BOB_SITS], {}, "begin"),
    "move": (lambda: DUEL, {"move": legal(DUEL), "number": 0}, "move"),
    "play": (lambda: TRICKS, {"cards": legal(TRICKS), "number": 0}, "move"),
    "undo": (red7_with_a_card_laid, {"number": 1}, "undo"),
    "hint": (lambda: DUEL, {"number": 0}, "hint"),
    "close": (lambda: DUEL, {}, ""),
    "resign": (lambda: DUEL, {}, "resign"),
    "rematch": (partial(dealt, "duel", {"kind": "resign", "seat": 1, "ends": True}), {}, "rematch"),
    "continue": (lesson, {"number": 0}, "lesson"),
    "restart": (lesson, {}, "lesson"),
    "say": (lambda: DUEL, {"phrase": "hello"}, "say"),
    "offer": (lambda: DUEL, {}, "offer"),
    "accept": (lambda: OFFERED, {}, "agree"),
    "decline": (lambda: OFFERED, {}, "decline"),
    "vote": (lambda: DUEL, {"seat": 1}, "stand-in"),
    "back": (partial(dealt, "duel", STAND_IN, first=1), {}, "back"),
}


@pytest.fixture(scope="module")
def ann(running: Server) -> Ann:
    return Ann(running)


def keep(ann: Ann, name: str, log: list[Event]) -> None:
    prepare(ann.where.log.with_suffix(""), log, name)


def test_all_commands_are_tried() -> None:
    assert set(CASES) == set(KINDS)
    assert len(COMMANDS) == len(KINDS)


@doors
@pytest.mark.parametrize("kind", CASES)
def test_every_command_is_understood_at_every_door(ann: Ann, door: Callable[..., str], kind: str) -> None:
    log, fields, expected = CASES[kind][0](), CASES[kind][1], CASES[kind][2]
    table = f"{kind}-{door.__name__}"
    keep(ann, table, log)
    sent = {"do": kind, **fields}
    if door is not by_api and kind == "play":
        sent = {"do": "play", "card": fields["cards"], "number": 0}  # a single card, as a box that is ticked
    assert door(ann, table, sent) == ""
    time.sleep(0.01)
    new = ann.kinds(table)[len(log) :]
    assert expected in new if expected else new == []


@doors
@pytest.mark.parametrize(
    ("fields", "about"),
    [
        ({"do": "begin", "seed": 3}, "seed"),  # nobody chooses the cards,
        ({"do": "vote", "seat": 1, "absent": 1}, "absent"),  # nor who is away,
        ({"do": "rematch", "table": "mine"}, "table"),  # nor where a rematch is
        ({"do": "move", "move": legal(DUEL), "number": "x"}, "number"),
        ({"do": "move", "number": 0}, "move"),
        ({"do": "undo", "number": -1}, "number"),
        ({"do": "say", "phrase": "hello", "text": "my own words"}, "text"),
        ({"do": "juggle"}, "juggle"),
    ],
)
def test_unknown_and_malformed_fields_are_named_and_change_nothing(
    ann: Ann, door: Callable[..., str], fields: dict[str, Any], about: str
) -> None:
    table = f"wrong-{fields['do']}-{about}-{door.__name__}"
    keep(ann, table, DUEL)
    refusal = door(ann, table, fields)
    assert refusal.startswith("That was not understood: ")
    assert about in refusal
    assert len(ann.kinds(table)) == len(DUEL)


# -- The parser --


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("move=n1&number=3&name=Ann&bot=easy&program=x", Move("n1", 3)),
        ("do=sit-2&name=Ann&number=0", Sit(2, "Ann")),
        ("do=play&card=3&card=1&number=0", Play("13", 0)),
        ("phrase=hello&number=0", Say("hello")),
        ("do=undo&number=7&card=2", Undo(7)),
        ("do=begin&name=", Begin()),
        ("do=bot-1&bot=easy", Bot(1, "easy")),
    ],
)
def test_a_form_is_one_command(text: str, command: object) -> None:
    assert command_of(read_form(text)) == command


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"do": "say", "phrase": "rubbish"}, "no-such-phrase"),
        ({"do": "bot", "seat": 1, "bot": "genius"}, "no-such-bot"),
        ({"do": "vote", "seat": 99}, "no-such-seat"),
        ({"do": "say", "phrase": 3}, "wrong-request"),
        ([], "wrong-request"),
        (None, "wrong-request"),
    ],
)
def test_what_does_not_exist_is_refused_in_words_of_its_own(fields: Any, message: str) -> None:
    with pytest.raises(Refused, match=message):
        parse(fields)
