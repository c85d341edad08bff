"""The site without a server, built once for all tests, a plain web server for its files, and pages that show it."""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
import threading
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

from irisdeck.offline.tables import Row, line_of
from irisdeck.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from playwright.sync_api import BrowserContext, Page

ROOT = Path(__file__).parent.parent


@cache
def site_folder() -> Path:
    """The folder of the built site; processes that test at the same time build it once, each checkout its own.

    It is built in a process of its own: pages know for good whether there is a server.
    """
    folder = ROOT / "build" / "tests"
    folder.mkdir(parents=True, exist_ok=True)
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = folder / "built-by"
        if not done.exists() or done.read_text() != run:
            done.unlink(missing_ok=True)
            subprocess.run([sys.executable, "-m", "irisdeck.offline.build", str(folder / "site")], check=True)
            done.write_text(run)
    return folder / "site"


KNOWN = {".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml"}


class Quiet(SimpleHTTPRequestHandler):
    """Serves files as any host does, knows no more kinds of them than it must, and tells nobody."""

    def guess_type(self, path: Any) -> str:
        return KNOWN.get(Path(path).suffix, "application/octet-stream")

    def log_message(self, *words: Any) -> None:
        pass


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """The address of a host that serves the files of a folder."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=host.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://localhost:{host.server_address[1]}/"
    finally:
        host.shutdown()
        host.server_close()


# Adds tables to what the browser keeps, as if they had been played here.
KEEP = """async (tables) => {
  const request = indexedDB.open("irisdeck", 1);
  const database = await new Promise((done) => (request.onsuccess = () => done(request.result)));
  const change = database.transaction(["events", "tables"], "readwrite");
  for (const [id, lines, row] of tables) {
    lines.forEach((line, at) => change.objectStore("events").put(line, [id, at]));
    change.objectStore("tables").put(row, id);
  }
  await new Promise((done) => (change.oncomplete = done));
  database.close();
}"""
# Opens another page, or the same once more; the one that was shown is marked.
OPEN = """(path) => {
  document.querySelector("main").dataset.old = "";
  if (location.hash === `#${path}`) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = path;
}"""
FORGET = """async () => {
  const script = document.querySelector("script[type=module]").src;
  const { ask } = await import(new URL("server.js", script).href);
  await ask("/language", { body: `language=${navigator.language.slice(0, 2)}` });
  await ask("/you/forget", { body: "sure=on" });
  localStorage.clear();
}"""


class StaticSite:
    """The site without a server. Whoever comes here is alone, and can have the tables that were added.

    It takes seconds until Python is there, so pages are shown to one person after another, and forget everything in
    between.
    """

    def __init__(self, host: str) -> None:
        self.host = host
        self.address = f"{host}#"
        self.tables: dict[str, Sequence[dict[str, Any]]] = {}
        self.kept: dict[BrowserContext, set[str]] = {}  # tables that a browser has
        self.free: dict[str, list[Page]] = {}
        self.spoiled: set[Page] = set()  # cannot be used again

    def add(self, table_id: str, events: Sequence[dict[str, Any]]) -> None:
        """Add a table, for all who come from now on."""
        self.tables[table_id] = events

    def borrow(self, kind: dict[str, Any], make: Callable[[], Page]) -> Page:
        """A page of this kind that knows nothing."""
        free = self.free.setdefault(self._kind(kind), [])
        page = free.pop() if free else make()
        page.set_viewport_size(kind["viewport"])
        return page

    def take_back(self, page: Page, kind: dict[str, Any]) -> None:
        """Forget everything, for the next person."""
        if page in self.spoiled or page.is_closed() or not page.url.startswith(self.host):
            page.context.close()
            return
        page.evaluate(FORGET)
        self.kept.pop(page.context, None)
        page.context.clear_permissions()
        self.free[self._kind(kind)].append(page)

    def _kind(self, kind: dict[str, Any]) -> str:
        return json.dumps({name: value for name, value in kind.items() if name != "viewport"}, sort_keys=True)

    def run_first(self, page: Page, script: str) -> None:
        """Run a script in the page from its beginning: it is loaded once more, and used by nobody else."""
        page.add_init_script(script)
        page.goto("about:blank")
        self.spoiled.add(page)

    def open(self, page: Page, path: str, everything: bool = False) -> None:
        """Show a page of the site, as a link to it does. The table that it shows is there before, or all tables are."""
        if not page.url.startswith(self.host):
            page.goto(f"{self.address}/replays")
            page.locator("[name=record]").wait_for()
        kept = self.kept.setdefault(page.context, set())
        fresh = {one for one in self.tables if one not in kept and (everything or one in path.split("?")[0].split("/"))}
        page.evaluate(KEEP, [self._stored(table_id, self.tables[table_id]) for table_id in fresh])
        kept |= fresh
        page.evaluate(OPEN, path.removeprefix(self.address))
        page.locator("main:not([data-old])").wait_for(state="attached")

    def _stored(self, table_id: str, events: Sequence[dict[str, Any]]) -> tuple[str, list[str], str]:
        return table_id, [line_of(event) for event in events], Row.of(table_id, Table([*events])).text
