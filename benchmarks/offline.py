"""The site without a server in a real browser: what a visit loads, how soon one can play, how fast bots think.

    python benchmarks/offline.py            (make bench-offline builds the site first)

Cold is an empty browser, warm a second visit with the same one. The host is `irisdeck serve` on this machine, which
compresses as hosts do; so loading takes no time, and bytes are counted instead.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from people import FLAGS
from serving import server

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page, Playwright, Worker

    Row = tuple[str, str, str]  # what, the figure, what was wanted

SITE = Path(__file__).parent.parent / "build/site"
MB, LIMITS = 1e6, {"duel": 80, "tricks": 50, "red7": 10}
LIT = "button[name=move]:not([aria-disabled]):visible, li[data-key]:visible, .rank label:visible"
SAFE = "button[name=move]:not([aria-disabled]):not(.risky):visible"
MOVES = 6  # in each game, while the tasks of the page are watched
TASKS = """(() => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: "longtask", buffered: true });
})()"""
# Times every decision of a game between bots of one kind, in milliseconds.
TIMES = """
import time
from irisdeck import bot, game
from irisdeck.offline import worker


async def times(name, spec, moves):
    bots, found = [bot(spec, seed=seat) for seat in range(2)], []
    for seed in range(100):
        state = game(name).deal(seed=seed)
        while not state.over:
            view = state.view(state.seat)
            before = time.perf_counter()
            move = await bots[state.seat].act_by(view, worker.app.tables.bots.ask)
            if len(view.legal_moves) > 1:
                found.append(1000 * (time.perf_counter() - before))
            if len(found) == moves:
                return found
            state = state.play(move)
"""


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="visits of each kind (default: 3)")
    rounds = parser.parse_args().rounds
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), words=["--app", str(SITE)]) as host,
        sync_playwright() as playwright,
    ):
        address = f"{host.address}/app/"
        visits = [visit_twice(playwright, address) for _ in range(rounds)]
        rows = [*visit_rows(visits), *thinking(playwright, address)]
    for row in [("", "found", "wanted"), ("---", "--:", "--:"), *rows]:
        print(f"| {' | '.join(row)} |")


def visit_twice(playwright: Playwright, address: str) -> list[dict[str, float]]:
    """A first visit and a second one, each until a card can be played."""
    with tempfile.TemporaryDirectory() as profile:
        return [visit(playwright, address, profile) for _ in range(2)]


def visit(playwright: Playwright, address: str, profile: str) -> dict[str, float]:
    """One visit: seconds until the first legal click, and bytes that were loaded."""
    context = launched(playwright, profile)
    page = context.pages[0]
    loaded = counted(context, page)
    began = time.perf_counter()
    page.goto(address)
    page.locator(".poster.red7 .go button.main").click()
    page.locator("#status.mine").wait_for()
    page.locator(LIT).first.click()
    seconds = time.perf_counter() - began
    page.wait_for_timeout(6000)  # the service worker keeps the rest
    found = {"seconds": seconds, "bytes": float(sum(loaded)), "memory": memory(context), "longest": longest(page)}
    context.close()
    return found


def launched(playwright: Playwright, profile: str) -> BrowserContext:
    """A browser with a profile that it keeps."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path="/usr/bin/chromium", args=FLAGS, viewport={"width": 1280, "height": 720}, locale="en"
    )
    context.add_init_script(TASKS)
    return context


def counted(context: BrowserContext, page: Page) -> list[int]:
    """Bytes that come over the network from now on, by the page, its workers and the service worker."""
    sizes: list[int] = []
    context.on("requestfinished", lambda request: sizes.append(transferred(request)))
    return sizes


def transferred(request: Any) -> int:
    response = request.response()
    if response is None or response.from_service_worker:
        return 0
    sizes = request.sizes()
    return int(sizes["responseBodySize"] + sizes["responseHeadersSize"])


def memory(context: BrowserContext) -> float:
    """Megabytes of the process that has the page and all its workers: its share of what processes have in common."""
    browser = context.browser
    session = browser.new_browser_cdp_session() if browser else context.new_cdp_session(context.pages[0])
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    found = [pss(process["id"]) for process in processes if process["type"] == "renderer"]
    return max(found)


def pss(process: int) -> float:
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024 / MB
    return 0


def visit_rows(visits: list[list[dict[str, float]]]) -> list[Row]:
    """The medians of the visits."""

    def median(number: int, value: str) -> float:
        return statistics.median(visit[number][value] for visit in visits)

    return [
        ("first visit", f"{median(0, 'bytes') / MB:.2f} MB", "<= 8 MB"),
        ("later visits", f"{median(1, 'bytes'):.0f} bytes", "0 bytes"),
        ("first legal click, cold", f"{median(0, 'seconds'):.1f} s", "<= 5 s"),
        ("first legal click, warm", f"{median(1, 'seconds'):.1f} s", "<= 3 s"),
        ("memory of the page and its workers", f"{max(median(0, 'memory'), median(1, 'memory')):.0f} MB", "<= 250 MB"),
        ("longest task until a card is played, cold", task(median(0, "longest")), "< 50 ms"),
        ("longest task until a card is played, warm", task(median(1, "longest")), "< 50 ms"),
    ]


def thinking(playwright: Playwright, address: str) -> list[Row]:
    """How long the page is busy at most while games are played, the memory after them, and how long bots take."""
    with tempfile.TemporaryDirectory() as profile:
        context = launched(playwright, profile)
        page = context.pages[0]
        page.goto(address)
        page.locator(".poster.red7 .go button.main").click()
        page.locator("#status.mine").wait_for()
        page.evaluate("() => { window.longest = 0; }")
        for name in LIMITS:
            play(page, name)
        rows = [
            ("longest task of the page in games against strong", task(longest(page)), "< 50 ms"),
            ("memory at the end of these games", f"{memory(context):.0f} MB", "<= 250 MB"),
        ]
        worker = next(one for one in page.workers if one.url.endswith("/worker.js"))
        rows += [row for name in LIMITS for row in times(worker, name)]
        context.close()
    return rows


def longest(page: Page) -> float:
    """Milliseconds of the longest task of the page so far."""
    return float(page.evaluate("() => window.longest"))


def task(milliseconds: float) -> str:
    """A length of a task; browsers tell of none below 50 ms."""
    return f"{milliseconds:.0f} ms" if milliseconds else "none of 50 ms or more"


def times(worker: Worker, name: str) -> list[Row]:
    """Milliseconds that bots take for a move of a game."""
    rows = []
    for spec, wanted in (("medium", 10), ("strong:1000", LIMITS[name])):
        code = f"{TIMES}\nimport json\njson.dumps(await times({name!r}, {spec!r}, 30))"
        found = json.loads(worker.evaluate("(code) => python.runPythonAsync(code)", code))
        figure = f"{statistics.median(found):.1f} ms (at most {max(found):.0f})"
        rows.append((f"{name}: a move of {spec}", figure, f"<= {wanted} ms"))
    return rows


def play(page: Page, name: str) -> None:
    """Make a few moves against the strong bot."""
    page.evaluate("() => { location.hash = '/'; }")
    page.locator(f".poster.{name} input[value=strong]").check(force=True)
    page.locator(f".poster.{name} .go button.main").click()
    for _ in range(MOVES):
        page.locator("#status.mine, #result").first.wait_for()
        if page.locator("#result").count():
            return
        press(page)
        page.wait_for_timeout(1500)


def press(page: Page) -> None:
    """Press a legal move, or what leads to one."""
    if page.locator("#play-cards").count():
        page.locator("#hand .rank label").last.click()
        button = page.locator("#play-cards:not([aria-disabled])")
        if button.count():
            button.click()
    elif page.locator(SAFE).count():
        page.locator(SAFE).first.press("Enter")
    else:
        page.locator("button.risky[name=move]").first.press("Enter")
        page.locator("#sure-yes").click()


if __name__ == "__main__":
    main()
