"""What belongs to a person: the avatar that stands for them, and their settings."""

from __future__ import annotations

import asyncio
import json
import re
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from test_web import Browser

from irisdeck.bots import BOTS
from irisdeck.game import Refused
from irisdeck.server import backup
from irisdeck.server.history import avatar
from irisdeck.server.rows import change
from irisdeck.server.site import Settings
from irisdeck.server.store import Store
from irisdeck.table import boards, faces
from irisdeck.table.commands import Begin, Bot, Resign, Sit, parse
from irisdeck.table.replay import look_at, replay_of_record, replay_of_table
from irisdeck.table.table import PROGRAM, Table, bot_name, bot_title, lesson_opened, opened
from irisdeck.web import pages, preferences
from irisdeck.web.lists import face_of
from irisdeck.words import tell

if TYPE_CHECKING:
    from pathlib import Path

    from serving import Server

    from irisdeck.table.commands import Command


def table_of(*commands: tuple[str, Command], game: str = "red7", players: int = 3) -> Table:
    """A table at which people have done something."""
    table = Table([opened(game, players)])
    for player, command in commands:
        table.apply(table.decide(player, command, seed=3))
    return table


def test_everybody_at_a_table_has_an_avatar() -> None:
    table = table_of(
        ("ann", Sit(0, "Ann", "frog")), ("ann", Bot(1, "strong")), (f"{PROGRAM}x", Sit(2, "Gadget")), ("ann", Begin())
    )
    assert [seat.face for seat in table.seats] == ["frog", "fox", "robot"]
    parts = boards.parts(table, "t", boards.Viewer(0))
    shown = {part.values["seat"]: part.values["face"] for part in parts.values() if "face" in part.values}
    assert shown == {0: "frog", 1: "fox", 2: "robot"}


def test_bots_of_every_level_have_an_avatar_of_their_own() -> None:
    assert len({faces.of_bot(level) for level in BOTS}) == len(BOTS)
    assert faces.of_bot("strong:50ms") == faces.of_bot("strong")
    assert faces.of_bot("somebody-elses") == faces.ROBOT
    assert not {faces.of_bot(level) for level in BOTS} & set(faces.CHOICES)


def test_players_with_the_same_avatar_are_told_apart_by_a_number() -> None:
    bots = [("ann", Bot(seat, level)) for seat, level in ((1, "easy"), (2, "best"), (3, "easy"))]
    table = table_of(("ann", Sit(0, "Ann", "frog")), *bots, players=4)
    assert table.faces == ["frog", "cat-1", "owl", "cat-2"]
    assert [tell(name, "en") for name in table.names] == ["Ann", "Cat 1", "Owl", "Cat 2"]
    assert [tell(name, "de") for name in table.names] == ["Ann", "Katze 1", "Eule", "Katze 2"]


def test_a_bot_is_called_by_its_avatar_and_told_with_its_level() -> None:
    assert (bot_name("easy"), bot_title("easy")) == ("Cat", "Cat (easy)")
    assert (bot_name("strong:50ms"), bot_title("strong:50ms")) == ("Fox", "Fox (strong:50ms)")
    assert bot_name("oracle") == bot_title("oracle") == "Bot (oracle)"  # of another package


def test_an_old_log_and_an_unknown_avatar_read_as_a_person() -> None:
    table = Table([opened("duel", 2), {"kind": "sit", "seat": 0, "player": "ann", "name": "Ann"}])
    table.apply({"kind": "sit", "seat": 1, "player": "bob", "name": "Bob", "face": "dragon"})
    assert [seat.face for seat in table.seats] == [faces.PERSON, faces.PERSON]


def test_only_avatars_for_people_can_be_chosen() -> None:
    assert parse({"do": "sit", "name": "Ann", "face": "whale"}) == Sit(None, "Ann", "whale")
    for wrong in ("owl", "robot", "dragon", "", 3):
        with pytest.raises(Refused):
            parse({"do": "sit", "face": wrong})


def test_the_avatar_comes_along_to_the_lobby_the_result_the_rematch_and_the_replay() -> None:
    table = table_of(("ann", Sit(0, "Ann", "bee")), ("bob", Sit(1, "Bob")), game="duel", players=2)
    assert boards.lobby(table, boards.Viewer(None)).values["faces"] == ["bee", "person"]
    table.apply(table.decide("ann", Begin(), seed=3))
    result = table.decide("bob", Resign())
    changed = change(table, result)
    assert changed
    ending = changed.ending
    table.apply(result)
    parts = boards.parts(table, "t", boards.Viewer(None))
    winner, loser = (row["face"] for row in parts["result"].values["rows"])
    assert (winner, loser) == ("bee", "person")
    assert [seat.face for seat in Table(table.again()).seats] == ["person", "bee"]
    assert look_at(replay_of_table(table), 0, None, None).player(0)["face"] == "bee"
    assert ending
    assert [player.face for player in ending.players] == ["bee", "person"]


def test_a_record_from_elsewhere_tells_only_the_avatars_of_bots() -> None:
    table = table_of(
        ("ann", Sit(0, "Ann", "bee")),
        ("ann", Bot(1, "best")),
        ("ann", Begin()),
        ("ann", Resign()),
        game="duel",
        players=2,
    )
    assert replay_of_record(table.record()).faces == ["person", "owl"]


def test_a_lesson_has_the_avatar_of_its_reader() -> None:
    assert {"bee", "owl"} == {seat.face for seat in Table(lesson_opened("duel", "ann", "Ann", "bee")).seats}


def test_lines_of_earlier_games_have_avatars_too() -> None:
    lines = [{"bot": "easy"}, {"name": "Ann", "face": "bee"}, {"name": "Ann"}, "bot:easy", "Ann"]
    assert [face_of(line) for line in lines] == ["cat", "bee", "person", "cat", "person"]  # type: ignore[arg-type]


def test_the_leaderboard_knows_the_avatars_of_people_bots_and_programs() -> None:
    rows: list[Any] = [
        SimpleNamespace(who=who, face=face)
        for who, face in (("ann", "bee"), ("bob", None), ("bot:easy", None), (f"{PROGRAM}x", None))
    ]
    assert [avatar(row) for row in rows] == ["bee", "person", "cat", "robot"]


# -- What people choose on their page --


def attributes(html: str) -> dict[str, str]:
    """The settings that a page is drawn with."""
    found = re.search(r"<html [^>]*>", html)
    assert found
    return dict(re.findall(r'data-(\w+)="(\w+)"', found[0]))


def checked(html: str) -> dict[str, str]:
    """What is chosen in the forms of a page."""
    return dict(re.findall(r'type="radio" name="(\w+)" value="(\w+)" checked', html))


def test_settings_are_chosen_one_by_one_and_hold_on_every_page(running: Server) -> None:
    ann = Browser(running)
    usual = attributes(ann.get("/you"))
    assert {**usual, "face": "person"} == checked(ann.html)
    ann.post("/you/settings", theme="dark", speed="calm", back="/rules/duel")
    assert (ann.status, ann.path) == (200, "/rules/duel")
    assert attributes(ann.html) == {**usual, "theme": "dark", "speed": "calm"}
    ann.post("/you/settings", sound="off")
    wanted = {**usual, "theme": "dark", "speed": "calm", "sound": "off"}
    for path in ("/", "/you", "/games", "/ratings", "/new/duel", "/replays", "/no-such-page"):
        assert attributes(ann.get(path)) == wanted
    assert attributes(Browser(running).get("/")) == usual


def test_a_setting_that_there_is_not_changes_nothing(running: Server) -> None:
    ann = Browser(running)
    before = attributes(ann.get("/you"))
    for wrong in ({"theme": "pink"}, {"speed": ""}, {"theme": "dark", "palette": "rainbow"}):
        ann.post("/you/settings", **wrong)
        assert ann.status == 409
    ann.post("/you", face="owl")
    assert ann.status == 409
    assert attributes(ann.get("/you")) == before
    ann.post("/you/settings", unknown="value", _csrf_token="wrong", theme="dark")
    assert ann.status == 403


def test_scripts_change_a_setting_without_leaving_the_page(running: Server) -> None:
    ann = Browser(running)
    ann.get("/")
    ann.opener.addheaders.append(("x-live", "1"))
    assert json.loads(ann.post("/you/settings", sound="off"))["sound"] == "off"
    ann.get("/")
    ann.post("/you/settings", sound="loud")
    assert (ann.status, ann.html) == (409, "That was not understood.")


def test_avatar_and_settings_come_along_to_another_device(running: Server) -> None:
    ann, phone = Browser(running), Browser(running)
    ann.get("/you")
    ann.post("/you", face="whale")
    ann.post("/you/settings", palette="tritanopia", back="/you")
    assert {"face": "whale", "palette": "tritanopia"}.items() <= checked(ann.html).items()
    code = re.search(r'class="code">([\w-]+)<', ann.html)
    assert code
    phone.get("/you")
    phone.post("/you", code=code[1])
    assert {"face": "whale", "palette": "tritanopia"}.items() <= checked(phone.html).items()
    assert attributes(phone.html)["palette"] == "tritanopia"


def test_the_chosen_avatar_sits_down(running: Server) -> None:
    ann, bob = Browser(running), Browser(running)
    for who, face in ((ann, "whale"), (bob, "bear")):
        who.get("/you")
        who.post("/you", face=face)
    ann.post("/tables", game="duel", name="Ann", players=2)
    table = ann.path
    bob.get(table)
    bob.post(table, do="sit-1", name="Bob")
    assert re.findall(r'class="face f-(\w+)"', bob.html.partition('class="seats"')[2])[:2] == ["whale", "bear"]


def test_what_people_have_chosen_is_in_backups(tmp_path: Path) -> None:
    old, new = Settings(tmp_path / "old"), Settings(tmp_path / "new")

    async def choose() -> None:
        async with Store(old.where) as store:
            await preferences.keep_face(store, "ann", "bee")
            await preferences.keep_settings(store, "ann", {"size": "large"})
            await preferences.keep_last(store, "ann", "duel", {"players": "2", "bot": "easy"})

    async def chosen() -> preferences.Profile:
        async with Store(new.where) as store:
            return await preferences.profile_of(store, "ann")

    asyncio.run(choose())
    backup.backup(old, tmp_path / "b")
    backup.restore(new, tmp_path / "b")
    face, settings, last = asyncio.run(chosen())
    assert (face, settings.size, settings.sound) == ("bee", "large", "on")
    assert last == {"duel": {"players": "2", "bot": "easy"}}


def test_a_setting_of_another_version_is_left_out() -> None:
    assert preferences.stored('{"theme": "dark", "speed": "warp", "smell": "on"}') == preferences.Preferences(
        theme="dark"
    )


def test_two_choices_at_once_are_both_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            await asyncio.gather(
                preferences.keep_face(store, "ann", "bee"), preferences.keep_settings(store, "ann", {"theme": "dark"})
            )
            assert (await preferences.profile_of(store, "ann"))[:2] == ("bee", preferences.Preferences(theme="dark"))

    asyncio.run(work())


@pytest.mark.parametrize("game", ["duel", "tricks", "red7"])
def test_whoever_calls_themselves_you_or_cat_changes_no_words_of_others(game: str) -> None:
    """Pieces of pages are cached, and the English text of a message may be somebody's name."""
    names = [("ann", Sit(0, "You", "frog")), ("bob", Sit(1, "Cat", "bear")), ("ann", Begin())]
    named = table_of(*names, game=game, players=2)
    played = table_of(("ann", Sit(0, "Ann", "frog")), ("ann", Bot(1, "easy")), ("ann", Begin()), game=game, players=2)
    for table, viewer, shown in (
        (named, None, ("You", "Cat")),
        (named, 0, ("Du", "Cat")),
        (played, 0, ("Du", "Katze")),
    ):
        parts = boards.parts(table, "t", boards.Viewer(viewer))
        html = "".join(pages.drawn([(name, part)], "de") for name, part in parts.items() if "name" in part.values)
        plates = re.findall(r"<h2[^>]*><span>([^<]*)", html)
        assert sorted(plates) == sorted(shown)
