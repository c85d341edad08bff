"""A game of another package: installed by pip and found by its entry point, it is wherever our own games are."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast
from people import Person
from serving import server
from test_words import Looked

from irisdeck.game import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser
    from serving import Server

ROOT = Path(__file__).parent.parent
GAME = ROOT / "examples/game"
PACKAGE = GAME / "irisdeck_maumau"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip has installed the game."""
    place = tmp_path_factory.mktemp("packages")
    install = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*install, "--target", str(place), str(GAME)], check=True, capture_output=True)
    return place


def run(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """A command in a Python that has the game."""
    path = os.pathsep.join([str(folder), str(ROOT / "src")])
    environment = {**os.environ, "PYTHONPATH": path, "NO_COLOR": "1", **more}
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, env=environment, cwd=ROOT)


def irisdeck(folder: Path, *words: str) -> str:
    done = run(folder, "-m", "irisdeck", *words)
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr
    return done.stdout


# -- The package --


def test_the_package_is_small_and_touches_nothing_of_ours() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in PACKAGE.glob("*.py"))
    assert lines < 500
    ours = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".html", ".css", ".js", ".ftl")]
    assert not [path for path in ours if "maumau" in path.read_text(encoding="utf-8").lower()]


def test_the_tutorial_shows_the_package_as_it_is() -> None:
    page = (ROOT / "docs/tutorials/a-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(?:python|toml)\n(.*?)```", page, re.S)
    source = "\n".join(path.read_text(encoding="utf-8") for path in [*PACKAGE.glob("*.py"), GAME / "pyproject.toml"])
    assert len(blocks) > 5
    for block in blocks:
        assert block in source


def test_both_languages_say_the_same_messages_with_the_same_values() -> None:
    def messages(language: str) -> dict[str, set[str]]:
        body = FluentParser().parse((PACKAGE / f"words/{language}.ftl").read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        return {entry.id.name: Looked(entry).variables for entry in body if isinstance(entry, ast.Message)}

    assert messages("en") == messages("de")


# -- On the command line --


def test_games_are_simulated_recorded_and_proven(folder: Path, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    bots = "medium,easy,random"
    irisdeck(folder, "simulate", "maumau", "--players", "3", "--bots", bots, "--games", "20", "--records", str(records))
    assert irisdeck(folder, "replay", str(records), "--check").startswith("20 games, ")
    assert "M" in irisdeck(folder, "replay", str(records))
    told = json.loads(irisdeck(folder, "simulate", "maumau", "--games", "2000", "--json"))
    assert told["games"] == 2000


def test_bots_are_rated_and_the_rule_of_thumb_helps(folder: Path) -> None:
    told = irisdeck(folder, "arena", "maumau", "--bots", "medium,random", "--games", "60")
    assert re.search(r"1  medium +60 +[89]\d\.\d\d %", told)


def test_a_search_without_a_shuffle_of_its_own_samples_views(folder: Path) -> None:
    told = irisdeck(folder, "arena", "maumau", "--bots", "strong:100,random", "--games", "20")
    assert re.search(r"1  strong:100 +20 ", told)


def test_a_study_has_the_chapters_that_all_games_have(folder: Path) -> None:
    told = irisdeck(folder, "stats", "maumau", "--players", "3", "--games", "500")
    for chapter in ("Length", "Choices", "Seats", "Scores"):
        assert chapter in told


def test_the_rules_are_told_in_the_language_there_is(folder: Path) -> None:
    assert "misses a turn" in irisdeck(folder, "rules", "maumau", "M6")
    assert "setzt aus" in irisdeck(folder, "rules", "maumau", "M6", "--language", "de")
    assert "misses a turn" in irisdeck(folder, "rules", "maumau", "M6", "--language", "hu")


@pytest.mark.parametrize(
    ("language", "won"),
    [("en", "^(You win|Otter wins|Shared)"), ("de", "gew[io]nn|Geteilt"), ("fr", "gagne|partag")],
)
def test_a_whole_game_is_played_at_the_prompt(folder: Path, language: str, won: str) -> None:
    words = ["-m", "irisdeck", "play", "maumau", "--seed", "3", "--language", language]
    path = os.pathsep.join([str(folder), str(ROOT / "src")])
    environment = {**os.environ, "PYTHONPATH": path, "NO_COLOR": "1"}
    answers = "?\nmoves\nboard\nhint\nundo\nfly\n" + "draw\npass\n" * 60
    done = subprocess.run([sys.executable, *words], input=answers, capture_output=True, text=True, env=environment)
    assert "Traceback" not in done.stderr
    assert re.search(won, done.stdout, re.M), done.stdout[-600:]


def test_what_the_game_leaves_out_is_not_offered(folder: Path) -> None:
    solved = run(folder, "-m", "irisdeck", "solve", "maumau", "nowhere.jsonl")
    assert solved.returncode == 2
    assert "Traceback" not in solved.stderr
    assert "maumau" in solved.stderr
    asked = run(folder, "-c", "import irisdeck.envs as envs; envs.openspiel('maumau')")
    assert "InvalidOption" in asked.stderr


# -- In Python --


def test_it_passes_the_tests_of_all_games(folder: Path) -> None:
    """The laws, compiled rules beside interpreted ones, and a whole game by keys on a screen of the terminal."""
    files = [f"tests/test_{name}.py" for name in ("laws", "compiled", "tui")]
    chosen = "laws or move_by_move or whole_game_is_played_by_keys"
    pytest = ["-m", "pytest", "-rp", "-p", "no:cacheprovider", *files, "-k", chosen]
    done = run(folder, *pytest, IRISDECK_TEST_GAMES="maumau")
    assert done.returncode == 0, done.stdout
    assert "by_keys[maumau-2]" in done.stdout


def test_a_vector_of_games_is_stepped(folder: Path) -> None:
    code = """
import irisdeck.envs as envs
vector = envs.vector("maumau", players=4, n=32, seed=1)
observations, infos = vector.reset()
ended = 0
for _ in range(200):
    observations, rewards, terminated, truncated, infos = vector.step(vector.random_actions)
    assert (observations <= vector.single_observation_space.high).all()
    assert abs(rewards.sum(axis=1)).max() < 1e-5
    ended += terminated.sum()
print(observations.shape[1] == vector.single_observation_space.shape[0], ended > 32)
"""
    assert run(folder, "-c", code).stdout == "True True\n"


PUZZLES = """
import asyncio, sys
from pathlib import Path
sys.path.insert(0, "tests")
from screens import desk
from irisdeck.terminal.tui.puzzles import PuzzlesPage

async def look():
    async with desk(Path(sys.argv[1])) as at:
        at.app.show(PuzzlesPage("maumau"))
        await at.sees("Puzzles")
        await at.press("enter")
        assert isinstance(at.page, PuzzlesPage)
        print(at.page.current, at.page.notice, at.text)

asyncio.run(look())
"""


def test_a_game_without_puzzles_says_so_on_the_screen_of_the_terminal(folder: Path, tmp_path: Path) -> None:
    done = run(folder, "-c", PUZZLES, str(tmp_path))
    assert done.stdout.startswith("maumau This game has no puzzles."), done.stderr
    assert done.stdout.count("This game has no puzzles.") == 3  # as a notice, and behind its name


def test_puzzles_that_are_none_are_told_and_end_no_program(folder: Path, tmp_path: Path) -> None:
    file = folder / "irisdeck_maumau/puzzles.jsonl"
    file.write_text("nonsense\n")
    done = run(folder, "-c", PUZZLES, str(tmp_path))
    file.unlink()
    assert done.stdout.startswith("maumau this is no puzzle"), done.stderr


# -- A net in its folder --

SHIPPED = """
import numpy as np
from irisdeck import game, nets

one = game("maumau", 3)
inputs = nets.Inputs(one)
assert nets.shipped(one) is None
path = nets.shipped_path(one)
path.parent.mkdir()
none = dict(first=np.zeros((inputs.rows, 4)), slopes=np.zeros((len(inputs.linear), 4)), bias=np.zeros(4), hidden=[])
nets.quantized(one, **none, head=(np.zeros((4, inputs.actions + 1)), np.ones(inputs.actions + 1)), made={}).write(path)

state = one.deal(1)
print(nets.shipped(one).best(state.view(state.seat)) in state.legal_moves)
print(nets.shipped(one) is nets.shipped(game("maumau", 3, first=2)), nets.shipped(game("maumau", 4)))
path.rename(path.with_name("2.net"))
for wrong in ("of another number of players", "damaged"):
    try:
        nets.shipped(game("maumau", 2))
    except irisdeck.InvalidOption as told:
        print(told)
    path.with_name("2.net").write_bytes(b"no net")
"""


def test_a_net_in_the_folder_of_a_game_is_found_by_its_players_and_switches(folder: Path, tmp_path: Path) -> None:
    own = tmp_path / "packages"
    shutil.copytree(folder, own)
    done = run(own, "-c", f"import irisdeck\n{SHIPPED}")
    assert done.returncode == 0, done.stderr
    path = own / "irisdeck_maumau" / "nets" / "2.net"
    assert done.stdout.splitlines() == [
        "True",
        "True None",
        "this net has learned maumau for 3 players, not maumau for 2 players",
        f"{path}: this is no net",
    ]


# -- Packages that are wrong --


def package(folder: Path, name: str, target: str, source: str) -> None:
    """A package with an entry point, as pip would have installed it."""
    (folder / f"{name}.py").write_text(source)
    (folder / f"{name}-1.dist-info").mkdir()
    (folder / f"{name}-1.dist-info/METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (folder / f"{name}-1.dist-info/entry_points.txt").write_text(f"[irisdeck.games]\n{name} = {target}\n")


def test_a_broken_package_takes_no_other_game_away(tmp_path: Path) -> None:
    package(tmp_path, "brokengame", "brokengame:Game", "raise RuntimeError('out of cards')\n")
    assert run(tmp_path, "-c", "import irisdeck; print(*irisdeck.GAMES)").stdout.split() == list(GAMES)
    done = run(tmp_path, "-m", "irisdeck", "play", "brokengame")
    assert done.returncode == 2
    assert "the game 'brokengame' is installed, but cannot be loaded: out of cards" in done.stderr


def test_no_package_takes_the_name_of_a_game_that_is_there(tmp_path: Path) -> None:
    source = "from irisdeck.games.duel.game import Duel\nclass Other(Duel):\n    title = 'Not the duel'\n"
    package(tmp_path, "othergame", "othergame:Other", source)
    code = "import irisdeck; print(irisdeck.GAMES['duel'].title, len(irisdeck.GAMES), irisdeck.GAMES.broken)"
    told = run(tmp_path, "-c", code).stdout
    assert "Mathias Spaan 3" in told
    assert "there is a game 'duel' already" in told


# -- In the browser --


@pytest.fixture(scope="module")
def running(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the game."""
    path = os.pathsep.join([str(folder), str(ROOT / "src")])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        with server(tmp_path_factory.mktemp("site")) as site:
            yield site


def test_a_whole_game_is_played_in_the_browser(browser: Browser, running: Server) -> None:
    ann = Person(browser, running.address)
    page = ann.page
    page.goto(running.address)
    poster = page.locator("section.poster.maumau")
    assert poster.get_by_text("Learn to play").count() == 0
    poster.locator("[name=bot][value=random]").check(force=True)
    poster.locator(".go .main").click()
    page.wait_for_selector("#hand")
    assert page.locator("#pile .card").count() == 1
    for _ in range(200):
        page.wait_for_selector("#status.mine, #result")
        if page.locator("#result").count():
            break
        number = page.locator("input[name=number]").get_attribute("value")
        page.locator("#hand button[name=move]").first.click()
        page.wait_for_function(
            "number => document.querySelector('#result') || document.querySelector('[name=number]').value !== number",
            arg=number,
        )
    assert page.locator("#result").count() == 1
    assert page.locator("#result td", has_text="point").count() == 2
    page.locator("#replay").click()
    page.wait_for_selector("#controls")
    assert page.locator("#pile .card").count() == 1
