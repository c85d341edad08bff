"""Visitors of the site without a server, its hosts that fail, and its next version."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from contextlib import contextmanager, suppress
from copy import copy
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

from people import DESK, FLAGS, INSTANT, LIT, PATIENCE, program
from static_site import Quiet, site_folder

from irisdeck.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import Browser, BrowserContext, Page, Request

# Everything that the site keeps, as {"events": [[[table, number], line], ...], ...}.
DUMP = """async () => {
  const done = (request) => new Promise((yes) => (request.onsuccess = () => yes(request.result)));
  const database = await done(indexedDB.open("irisdeck"));
  const kept = {};
  for (const name of database.objectStoreNames) {
    const store = database.transaction(name).objectStore(name);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    kept[name] = keys.map((key, at) => [key, values[at]]);
  }
  database.close();
  return kept;
}"""


def newer_site(folder: Path) -> Path:
    """The folder of a version that differs in one script, built as any other."""
    code = "import sys; from pathlib import Path; from irisdeck.offline.build import build\n"
    code += "build(Path(sys.argv[1]), {'newer.js': b'// a newer version'})"
    subprocess.run([sys.executable, "-c", code, str(folder)], check=True)
    return folder


# -- A host that may fail --


class Host:
    """A host that counts what it is asked, and fails as hosts do.

    `wrong` files are answered with another body, or with a status; of `cut` ones the second half never comes; those
    of `held` wait until they are let go.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        self.wrong: dict[str, bytes | int] = {}
        self.cut: set[str] = set()
        self.held: dict[str, threading.Event] = {}
        self.server: ThreadingHTTPServer | None = None
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}/"

    def start(self) -> None:
        """Listen, at the same port as before."""
        self.server = QuietServer(("127.0.0.1", self.port), partial(Failing, host=self))
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Be gone."""
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


class QuietServer(ThreadingHTTPServer):
    """A server that does not tell of browsers that were closed."""

    def handle_error(self, *words: Any) -> None:
        pass


class Failing(Quiet):
    """Answers as a Host is told to."""

    def __init__(self, *words: Any, host: Host) -> None:
        self.host = host
        super().__init__(*words, directory=str(host.folder))

    def do_GET(self) -> None:  # noqa: N802  # as http.server calls it
        host, path = self.host, self.path.partition("?")[0].lstrip("/")
        name = path.rpartition("/")[2]
        host.asked.append(path)
        if name in host.held:
            host.held[name].wait()
        if name in host.cut:
            return self.answer((host.folder / path).read_bytes(), half=True)
        wrong = host.wrong.get(name)
        if isinstance(wrong, int):
            return self.send_error(wrong)
        return super().do_GET() if wrong is None else self.answer(wrong)

    def answer(self, body: bytes, half: bool = False) -> None:
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body[: len(body) // 2] if half else body)


@contextmanager
def failing_host(folder: Path | None = None) -> Iterator[Host]:
    """A host of the site that can be made to fail."""
    host = Host(folder or site_folder())
    host.start()
    try:
        yield host
    finally:
        for event in host.held.values():
            event.set()
        host.stop()


# -- Visitors --


class Visitor:
    """Somebody at the site without a server; whatever the page asks for or complains of is kept."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.requests: list[Request] = []
        self.complaints: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.add_init_script(INSTANT)
        context.on("request", lambda request: self.requests.append(request))
        context.on("weberror", lambda wrong: self.complaints.append(str(wrong.error)))
        context.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page: Page = context.pages[0] if context.pages else context.new_page()

    def go(self, path: str) -> None:
        """Follow a link inside the page."""
        self.page.evaluate("(path) => (location.hash = path)", path)

    def visit(self, path: str = "/") -> Page:
        """Load the site anew, at an address."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}#{path}")
        return self.page

    def play(self, game: str = "red7", level: str = "easy") -> str:
        """Press Play at home; returns the id of the table."""
        poster = self.page.locator(f"section.poster.{game}")
        poster.locator(f"[name=bot][value={level}]").check(force=True)
        poster.locator(".go .main").click()
        self.my_turn()
        return self.table

    @property
    def table(self) -> str:
        """The id of the table that is shown."""
        return self.page.url.partition("#/tables/")[2]

    @property
    def number(self) -> int:
        """The moves made at the table, as the page shows."""
        return int(self.page.locator("[name=number]").input_value())

    @property
    def acts(self) -> bool:
        """Whether this person is to act."""
        return self.page.locator("#status.mine").count() > 0

    def my_turn(self) -> None:
        """Wait until this person is to act, or the game is over."""
        self.page.locator("#status.mine, #result").first.wait_for()

    def press(self) -> None:
        """Press a legal move."""
        lit = self.page.locator(LIT)
        if lit.count():
            lit.first.press("Enter")
        else:
            self.page.locator("button.risky[name=move]").first.press("Enter")
            self.page.locator("#sure-yes").click()

    def move(self) -> int:
        """Make a move, and wait until it is shown; returns its number."""
        before = self.number
        self.press()
        field = self.page.locator(f"[name=number]:not([value='{before}']), #result")
        field.first.wait_for(state="attached")
        return before + 1

    def another(self) -> Visitor:
        """The same person with another tab, at the same address."""
        other = copy(self)
        other.page = self.context.new_page()
        other.page.goto(self.page.url)
        return other

    def kept(self) -> dict[str, list[Any]]:
        """Everything that the browser keeps."""
        kept: dict[str, list[Any]] = self.page.evaluate(DUMP)
        return kept

    def log(self, table: str) -> list[dict[str, Any]]:
        """The events of a table, in order; none is missing, and all can be replayed."""
        events = [(key[1], json.loads(line)) for key, line in self.kept()["events"] if key[0] == table]
        assert [number for number, _ in events] == list(range(len(events)))
        log = [event for _, event in events]
        Table(log)
        return log

    def load(self, body: bytes) -> str:
        """Import a file, and go home; returns what the page says."""
        self.go("/")
        self.page.locator("section.poster.duel").wait_for()
        self.go("/you")
        field = self.page.locator("form[action='/you/games'] [name=file]")
        field.set_input_files({"name": "games.jsonl", "mimeType": "application/json", "buffer": body})
        self.page.locator("form[action='/you/games'] button").click()
        said = self.page.locator(".note p, .oops .error")
        said.wait_for()
        text = said.inner_text()
        self.go("/")
        self.page.locator("section.poster.duel").wait_for()
        return text

    def offline(self) -> None:
        """Wait until the service worker serves this page."""
        self.page.evaluate("""async () => {
          await navigator.serviceWorker.ready;
          if (navigator.serviceWorker.controller) return;
          await new Promise((done) => (navigator.serviceWorker.oncontrollerchange = done));
        }""")


def visitor(browser: Browser, address: str, **kind: Any) -> Visitor:
    """Somebody with a browser of their own."""
    return Visitor(browser.new_context(**{**DESK, "locale": "en-US", "reduced_motion": "reduce", **kind}), address)


def owner(browser: Browser, profile: Path, address: str, flags: Sequence[str] = ()) -> Visitor:
    """Somebody whose browser, another one of the same kind, has a profile on disk."""
    usual = {**DESK, "locale": "en-US", "reduced_motion": "reduce"}
    context = browser.browser_type.launch_persistent_context(
        str(profile), executable_path=program(whole=True), args=[*FLAGS, *flags], **usual
    )
    return Visitor(context, address)


def kill(guest: Visitor, profile: Path) -> None:
    """End all processes of the browser with this profile at once, as a power cut does."""
    wanted = f"--user-data-dir={profile}".encode()
    with guest.context.expect_event("close"):
        for file in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):  # it has ended meanwhile
                if wanted in file.read_bytes().split(b"\0"):
                    os.kill(int(file.parent.name), signal.SIGKILL)


def exported(table: str, log: list[Any], at: Any = 1e9) -> bytes:
    """A file of one table, as the site exports it."""
    lines = [{"file": "irisdeck-games", "version": 1}, {"table": table, "at": at, "events": log}]
    return "".join(f"{json.dumps(line)}\n" for line in lines).encode()
