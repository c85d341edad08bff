"""The pictures of the README, and of every page in both themes and sizes for whoever wants to look them over.

make screenshots
make screenshots ARGS='--all /tmp/pages'
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

HERE = Path(__file__).parent
IMAGES = HERE.parent / "docs" / "images"
sys.path.insert(0, str(HERE.parent / "tests"))

from people import DESK, PHONE, Person, be, chromium, played_table, prepare  # noqa: E402
from screens import begun, desk  # noqa: E402
from serving import Server, server  # noqa: E402

import irisdeck  # noqa: E402

TABLES: dict[str, dict[str, Any]] = {
    "red7": {"moves": 9, "players": 3, "seed": 39},
    "duel": {"moves": 14, "players": 2, "seed": 34},
    "tricks": {"moves": 14, "players": 4, "seed": 32, "aids": True},
}
PAGES = [
    "/",
    "/new/duel",
    "/new/red7",
    "/you",
    "/rules/red7",
    "/tables/nowhere",
    "/tables/waiting",
    "/replays",
    "/games",
    "/ratings",
]


@contextmanager
def site() -> Iterator[tuple[Server, Path]]:
    """A server with tables in the middle of a game, finished, and waiting."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "site"
        for name, how in TABLES.items():
            prepare(folder, played_table(name, **how), name)
            prepare(folder, played_table(name, **{**how, "moves": 1000}), f"{name}-over")
        prepare(folder, played_table("tricks", 1000, 4)[:3], "waiting")
        with server(folder) as running:
            yield running, folder


def picture(browser: Browser, where: tuple[Server, Path], path: str, file: Path, **kind: Any) -> None:
    """Take a picture of one page as Ann sees it."""
    running, folder = where
    ann = Person(browser, running.address, reduced_motion="reduce", device_scale_factor=1.5, **kind)
    be(ann, "Ann", folder)
    others = [Person(browser, running.address) for _ in range(3)]
    for person, name in zip(others, ("Bob", "Cleo", "Dan"), strict=True):
        be(person, name, folder)
        person.goto(path)
    if path == "/":
        others[0].play_now("duel")  # something to watch
    page = ann.goto(path)
    page.wait_for_timeout(400)
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file)
    for person in (ann, *others):
        person.context.close()


def terminal(file: Path) -> None:
    """Take a picture of a game in the terminal, as SVG without embedded fonts."""
    state = irisdeck.game("red7", 3).deal(12)
    bots = [irisdeck.bot("medium", seed=seat) for seat in range(3)]
    while len(state.history) < 12 or state.seat != 0:
        state = state.play(bots[state.seat].act(state.view(state.seat)))
    moves = " ".join(move for _, move in state.history)

    async def drawn() -> str:
        with tempfile.TemporaryDirectory() as folder:
            begun(Path(folder), "red7", 3, moves, seed=12, bot="medium")
            async with desk(Path(folder), (120, 36)) as at:
                await at.press("enter", "h")
                await at.sees("What the strongest bot thinks")
                return at.app.export_screenshot(title="irisdeck tui")

    svg = re.sub(r"@font-face \{.*?\}", "", asyncio.run(drawn()), flags=re.S)  # they would load fonts from the network
    svg = re.sub(r"terminal-\d+", "terminal", svg)  # random ids would change the file every time
    file.write_text(svg.replace("Fira Code", "DejaVu Sans Mono") + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every page, in both themes and sizes")
    chosen = parser.parse_args()
    if chosen.all is None:
        terminal(IMAGES / "terminal.svg")  # before the browser, whose driver keeps an event loop running
    with site() as where, chromium() as browser:
        if chosen.all is None:
            wide: dict[str, Any] = {"viewport": {"width": 1180, "height": 860}}
            picture(browser, where, "/tables/red7", IMAGES / "red7.png", color_scheme="light", **wide)
            picture(browser, where, "/tables/duel", IMAGES / "duel-phone.png", color_scheme="dark", **PHONE)
            return
        paths = [*PAGES, *(f"/tables/{name}{more}" for name in TABLES for more in ("", "-over"))]
        paths += [f"/tables/{name}-over/replay?at=9&seat={seat}" for name in TABLES for seat in ("open", 1)]
        for path in [*paths, "/tables/red7", "/tables/duel/log"]:
            for size, kind in (("phone", {**PHONE, "viewport": {"width": 390, "height": 1500}}), ("desk", DESK)):
                for theme in ("light", "dark"):
                    name = f"{path.strip('/').replace('/', '-').replace('?', '-') or 'home'}-{size}-{theme}.png"
                    picture(browser, where, path, chosen.all / name, color_scheme=theme, **kind)


if __name__ == "__main__":
    main()
