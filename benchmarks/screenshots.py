"""The pictures of the README and the docs, and of every table and page for whoever wants to look them over.

make screenshots
make screenshots ARGS='--all /tmp/pages'             # every table at three sizes and every page, in light and dark
make screenshots ARGS='--all /tmp/pages --only red7'  # those whose names contain a word
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import re
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

HERE = Path(__file__).parent
IMAGES = HERE.parent / "docs" / "images"
sys.path.insert(0, str(HERE.parent / "tests"))

from people import PHONE, Person, be, chromium, played_table, prepare  # noqa: E402
from screens import begun, desk  # noqa: E402
from serving import Server, server  # noqa: E402

import irisdeck  # noqa: E402

TABLES: dict[str, dict[str, Any]] = {
    "duel": {"moves": 14, "players": 2, "seed": 34},
    "duel-aids": {"moves": 14, "players": 2, "seed": 35, "aids": True},
    **{f"tricks-{players}": {"moves": 14, "players": players, "seed": 32} for players in range(2, 7)},
    **{f"red7-{players}": {"moves": 8, "players": players, "seed": 74} for players in range(2, 5)},
    **{
        f"red7-{players}-options": {"moves": 9, "players": players, "seed": 39, "advanced": True, "actions": True}
        for players in range(2, 5)
    },
}
GAMES = {"duel": "duel", "tricks-4": "tricks", "red7-3": "red7"}  # tables of which the end and the replay are shown
SIZES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "low": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "laptop": {"viewport": {"width": 1280, "height": 720}},
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
        for table, how in TABLES.items():
            game = table.partition("-")[0]
            prepare(folder, played_table(game, bots=True, **how), table)
            if table in GAMES:
                prepare(folder, played_table(game, bots=True, **{**how, "moves": 1000}), f"{table}-over")
        prepare(folder, played_table("tricks", 1000, 4)[:3], "waiting")
        with server(folder) as running:
            yield running, folder


@contextmanager
def ann(browser: Browser, where: tuple[Server, Path], **kind: Any) -> Iterator[Person]:
    """Ann, who sits at all tables and has played before."""
    person = Person(browser, where[0].address, **kind)
    be(person, "Ann", where[0])
    yield person
    person.context.close()


def picture(person: Person, path: str, file: Path) -> None:
    """Take a picture of one page."""
    page = person.goto(path)
    page.evaluate("document.getElementById('first-game')?.remove()")
    page.wait_for_timeout(300)  # until fonts and pictures are there
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file, full_page=path not in (f"/tables/{table}" for table in TABLES))


def every_picture(browser: Browser, where: tuple[Server, Path], folder: Path, only: str) -> None:
    """Take pictures of every table at three sizes and of every page, in light and dark."""
    paths = [*PAGES, *(f"/tables/{table}" for table in TABLES), *(f"/tables/{table}-over" for table in GAMES)]
    paths += [f"/tables/{table}-over/replay?at=9&seat={seat}" for table in GAMES for seat in ("open", 0)]
    paths += ["/tables/duel/log", *(f"/rules/{game}" for game in GAMES.values())]
    for size, kind in SIZES.items():
        for theme in ("light", "dark"):
            with ann(browser, where, color_scheme=theme, **kind) as person:
                for path in paths:
                    name = f"{re.sub(r'[/?=&]+', '-', path.strip('/')) or 'home'}-{size}-{theme}.png"
                    if only in name:
                        picture(person, path, folder / name)


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


# -- A turn of each game, frame by frame --

FRAME: dict[str, Any] = {**PHONE, "viewport": {"width": 390, "height": 760}, "color_scheme": "dark"}
FLYING = """() => {
  const flights = document.getAnimations().filter(({ effect }) => effect.pseudoElement?.includes("view-transition"));
  for (const flight of flights) flight.pause(), (flight.currentTime = 2000);
  return flights.length > 0;
}"""
LANDED = """() => {
  for (const flight of document.getAnimations()) flight.finish();
  return !document.querySelector("[style*=view-transition]");
}"""
STRIP = """<body style="margin: 0; background: #0c1020">
<main style="display: flex; gap: 12px; padding: 12px; width: max-content">{}</main>"""
END = "#hand .acts .main:not(:disabled, [aria-disabled])"
SAFE = "#hand li:has(button[name=move]:not(.risky, [aria-disabled])) .card"
TAPPED = {"duel": SAFE, "tricks": "#hand .rank label:last-of-type", "red7": SAFE}


def turn(page: Page, game: str) -> Iterator[bytes]:
    """One turn: the position, what a chosen card may do, its flight, that of a bot's card, and your next turn."""
    page.evaluate("document.getElementById('first-game')?.remove()")
    page.evaluate("document.documentElement.style.setProperty('--fly', '5s')")
    yield page.screenshot()
    page.locator(TAPPED[game]).first.click(position={"x": 10, "y": 40})
    page.wait_for_timeout(400)  # until it has risen
    yield page.screenshot()
    page.locator("[data-drop].may:not(.not, .risk), #play-cards").first.click(position={"x": 12, "y": 12})
    page.wait_for_function(FLYING)
    yield page.screenshot()
    page.wait_for_function(LANDED)
    if page.locator(END).count() and game != "tricks":
        page.locator(END).press("Enter")
    page.wait_for_function(FLYING)
    yield page.screenshot()
    while not page.locator("#status.mine").count():
        page.evaluate(LANDED)
        page.wait_for_timeout(50)
    page.wait_for_timeout(600)  # until everything lies where it belongs
    yield page.screenshot()


def frames(browser: Browser, where: tuple[Server, Path], table: str, file: Path) -> None:
    """Take the frames of a turn, side by side."""
    with ann(browser, where, motion=True, reduced_motion="no-preference", **FRAME) as person:
        shown = [base64.b64encode(one).decode() for one in turn(person.goto(f"/tables/{table}"), GAMES[table])]
    page = browser.new_page()
    page.set_content(STRIP.format("".join(f'<img width="260" src="data:image/png;base64,{one}">' for one in shown)))
    page.locator("main").screenshot(path=file, type="jpeg", quality=82)
    page.close()


def for_readers(browser: Browser, where: tuple[Server, Path]) -> None:
    """Take the pictures of the README and the docs."""
    for table, game in GAMES.items():
        frames(browser, where, table, IMAGES / f"turn-{game}.jpg")
    sharp = {"device_scale_factor": 1.5}
    with ann(browser, where, color_scheme="light", **SIZES["laptop"], **sharp) as person:
        picture(person, "/tables/red7-3", IMAGES / "red7.jpg")
    with ann(browser, where, color_scheme="dark", **PHONE, **sharp) as person:
        picture(person, "/tables/duel", IMAGES / "duel-phone.jpg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every table and page, in all sizes and both themes")
    parser.add_argument("--only", default="", metavar="WORD", help="with --all: those whose names contain a word")
    chosen = parser.parse_args()
    if chosen.all is None:
        terminal(IMAGES / "terminal.svg")  # before the browser, whose driver keeps an event loop running
    with site() as where, chromium() as browser:
        if chosen.all is None:
            for_readers(browser, where)
        else:
            every_picture(browser, where, chosen.all, chosen.only)


if __name__ == "__main__":
    main()
