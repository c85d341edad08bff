"""What belongs to a person: the avatar that stands for them, and their settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from irisdeck.bots import BOTS
from irisdeck.game import Refused
from irisdeck.server.history import face_of
from irisdeck.server.rows import change
from irisdeck.table import boards, faces
from irisdeck.table.commands import Begin, Bot, Resign, Sit, parse
from irisdeck.table.replay import look_at, replay_of_record, replay_of_table
from irisdeck.table.table import PROGRAM, Table, lesson_opened, opened

if TYPE_CHECKING:
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
    ending = change(table, result).ending
    table.apply(result)
    parts = boards.parts(table, "t", boards.Viewer(None))
    winner, loser = parts["result"].values["faces"]
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
