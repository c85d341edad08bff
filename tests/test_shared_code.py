"""Nothing outside of the games' folders knows a game by its name: a game is asked, or a file of it is loaded."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import irisdeck
from irisdeck.game import GAMES

SOURCE = Path(irisdeck.__file__).parent
NAMES = "|".join(GAMES)
SHARED = [
    path
    for path in SOURCE.rglob("*")
    if path.suffix in (".py", ".html", ".css", ".js", ".ftl") and "games" not in path.relative_to(SOURCE).parts
]
IN_TEXT = re.compile(rf"""["'`]({NAMES})\b|[.#]({NAMES})\b|\b({NAMES})[_-]|==\s*({NAMES})\b""")


def named(*paths: str) -> list[Path]:
    return [path for path in SHARED if path.suffix in paths]


@pytest.mark.parametrize("path", named(".py"), ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_module_names_a_game(path: Path) -> None:
    """Neither as a text to compare with or look up by, nor in the name of a function."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            assert not re.search(rf"^({NAMES})$|^({NAMES})[-_]", node.value), f"line {node.lineno}: {node.value!r}"
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            assert not re.search(rf"({NAMES})", node.name.lower()), f"line {node.lineno}: {node.name}"


@pytest.mark.parametrize("path", named(".html", ".css", ".js", ".ftl"), ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_template_style_script_or_message_names_a_game(path: Path) -> None:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        assert not IN_TEXT.search(line), f"line {number}: {line.strip()[:80]}"


def test_every_game_is_one_folder_with_the_same_files() -> None:
    folders = [path for path in (SOURCE / "games").iterdir() if path.is_dir() and path.name != "__pycache__"]
    assert {path.name for path in folders} == set(GAMES)
    files = {path.name: {file.name for file in path.iterdir() if file.name != "__pycache__"} for path in folders}
    common = set.intersection(*files.values())
    assert {"rules.py", "game.py", "policy.py", "counts.py", "observe.py", "board.py", "lesson.py"} <= common
    assert {"table.html", "table.css", "words"} <= common
    assert {name: sorted(own - common) for name, own in files.items() if own - common} == {
        "duel": ["table.js"],
        "red7": ["solve.py", "solve_loops.py"],
        "tricks": ["table.js"],
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_styles_of_a_game_touch_no_other(game: str) -> None:
    """Pages load the styles of all games: each selector names its game."""
    styles = re.sub(r"/\*.*?\*/|@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}", "", styles_of(game), flags=re.DOTALL)
    selectors = [text.strip() for text in re.findall(r"([^{}]+)\{", styles) if not text.strip().startswith("@")]
    assert [one for text in selectors for one in alternatives(text) if f".{game}" not in one] == []


def alternatives(selector: str) -> list[str]:
    """What stands between the commas of a selector, but for those in parentheses."""
    depth, parts = 0, [""]
    for sign in selector:
        depth += (sign == "(") - (sign == ")")
        if sign == "," and not depth:
            parts.append("")
        else:
            parts[-1] += sign
    return parts


def styles_of(game: str) -> str:
    return (Path(GAMES[game].folder()) / "table.css").read_text(encoding="utf-8")
