"""What fails goes on: bots that raise or cheat, a database that cannot be written, events of a newer version."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from commands import command
from test_tables import person_among_bots, play_on, run

import irisdeck
from irisdeck.bots import BOTS, Random, safe_move
from irisdeck.record import Record
from irisdeck.server.store import Store
from irisdeck.server.tables import Tables

if TYPE_CHECKING:
    from pathlib import Path


class Raises(Random):
    def act(self, view: irisdeck.View) -> irisdeck.Move:
        raise RuntimeError("the net\nis gone")


class Cheats(Random):
    def act(self, view: irisdeck.View) -> irisdeck.Move:
        return irisdeck.Move("+R99")


class Mute(Random):
    def act(self, view: irisdeck.View) -> irisdeck.Move:
        return None  # type: ignore[return-value]


class Unmade(Random):
    def __init__(self, seed: int | None = None) -> None:
        raise OSError("no weights")


BROKEN = {"raises": Raises, "cheats": Cheats, "mute": Mute}


@pytest.fixture(autouse=True)
def _broken_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, kind in {**BROKEN, "unmade": Unmade}.items():
        monkeypatch.setitem(BOTS, name, kind)


# -- Bots --


@pytest.mark.parametrize("name", [*BROKEN, "unmade"])
def test_a_table_goes_on_whatever_a_bot_does(name: str, tmp_path: Path) -> None:
    view = irisdeck.game("tricks", 2, first=0).deal(1).view(0)
    assert safe_move(name, view) in view.legal_moves
    view = irisdeck.game("tricks", 2).deal(1).view(0)

    async def work() -> None:
        async with Store(tmp_path / "tables.db") as store:
            tables = Tables(store)
            table_id = await person_among_bots(tables, "tricks", bot=name)
            await play_on(tables, table_id)
            assert (await tables.get(table_id)).over
            await tables.close()

    run(work())


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("raises", "the bot raises failed at tricks: RuntimeError: the net is gone"),
        ("cheats", "the bot cheats returned an illegal move at tricks: '+R99'"),
        ("mute", "the bot mute returned an illegal move at tricks: None"),
    ],
)
def test_a_bot_that_fails_ends_a_command_with_a_message(name: str, words: str, tmp_path: Path) -> None:
    game = ("tricks", "--option", "first=1")
    done = command("play", *game, "--against", name, "--record", tmp_path / "r")
    assert (done.returncode, done.stderr) == (1, f"irisdeck: {words}\n")
    assert Record.from_line((tmp_path / "r").read_bytes()).names == ["You", f"bot:{name}"]
    done = command("simulate", *game, "--bots", f"random,{name}", "--games", 3)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"irisdeck: {words}"


def test_a_bot_that_cannot_be_made_ends_a_command_with_a_message() -> None:
    for words in (("play", "red7", "--against", "unmade"), ("simulate", "red7", "--bots", "unmade", "--games", 2)):
        done = command(*words)
        assert (done.returncode, done.stderr) == (2, "irisdeck: bot 'unmade' cannot be made: OSError: no weights\n")
