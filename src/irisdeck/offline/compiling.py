"""Compiles what the page without a server runs, when the site is built: in a browser that would take seconds.

It runs in Pyodide (compile.mjs), because only the Python that will run the code can compile it. What a visit does not
use stays as source: it is smaller, and rarely needed.
"""

from __future__ import annotations

import asyncio
import importlib._bootstrap_external as importing
import io
import marshal
import sys
import zipfile
from typing import TYPE_CHECKING

from irisdeck.bots import safe_move
from irisdeck.game import GAMES, game
from irisdeck.offline.app import App, Request
from irisdeck.offline.storage import Memory
from irisdeck.web import pages

if TYPE_CHECKING:
    from collections.abc import Collection

    from irisdeck.bots import Thought
    from irisdeck.game import View

PAGES = ("/", "/you", "/games", "/replays", "/ratings", "/daily", "/puzzles")
# Parts of the standard library that no page needs, by how their names begin.
UNNEEDED = (
    "_aix_support", "_pydatetime", "_pydecimal", "_pyio", "_pyrepl/", "argparse", "asyncio/__main__",
    "asyncio/proactor", "asyncio/tools", "asyncio/windows", "bdb.py", "cProfile", "cmd.py", "code.py", "codeop",
    "compileall", "concurrent/futures/process", "concurrent/interpreters", "configparser", "ctypes/", "curses/",
    "dbm/", "difflib", "doctest", "ensurepip/", "filecmp", "fileinput", "ftplib", "getopt", "getpass", "graphlib",
    "http/", "idlelib/", "imaplib", "lib2to3/", "logging/config", "logging/handlers", "mailbox", "modulefinder",
    "multiprocessing/", "netrc", "optparse", "pdb.py", "pickletools", "plistlib", "poplib", "profile", "profiling/",
    "pstats", "pty", "py_compile", "pyclbr", "pydoc", "pydoc_data/", "pyodide/console", "rlcompleter", "runpy",
    "sched", "shelve", "smtplib", "socketserver", "sqlite3/", "symtable", "sysconfig/__main__", "tabnanny",
    "tarfile", "telnetlib", "this.py", "timeit", "tkinter/", "trace.py", "tracemalloc", "tty.py", "turtle",
    "unittest/", "urllib/request", "urllib/robotparser", "venv/", "wave", "webbrowser", "wsgiref/", "xml/",
    "xmlrpc/", "zipapp",
    *(f"encodings/{name}" for name in (
        "big5", "cp0", "cp1", "cp2", "cp4", "cp5", "cp7", "cp8", "cp9", "euc", "gb", "hp", "hz", "iso2022", "iso8859",
        "johab", "koi8", "kz", "mac", "palmos", "ptcp", "shift", "tis",
    )),
)  # fmt: skip


class NoBots:
    """In place of bots: nobody plays while the site is built."""

    async def move(self, view: View, bot: str, seed: int | None = None) -> str:
        return view.legal_moves[0]

    async def advice(self, view: View) -> list[Thought]:
        return []


async def tour() -> set[str]:
    """Visit the site as people do; returns the names of all modules that were needed."""
    app = App(Memory(), NoBots())
    await app.start()
    for name in GAMES:
        for address in (*PAGES, f"/new/{name}", f"/rules/{name}"):
            await app.answer(Request(address))
        await app.answer(Request((await app.answer(Request(f"/puzzles/{name}"))).where))
        opened = await app.answer(Request("/tables", {"game": name, "players": "2", "bot": "easy"}))
        await app.answer(Request(opened.where))
        connection = await app.connect(opened.where, lambda html: None)
        await asyncio.sleep(0)
        await connection.close()
        state = game(name).deal(seed=1)
        safe_move("easy", state.view(state.seat))
    return set(sys.modules)


def files_of(modules: Collection[str]) -> set[str]:
    """The files of modules, as archives name them."""
    names = {name.replace(".", "/") for name in modules}
    return {f"{name}.py" for name in names} | {f"{name}/__init__.py" for name in names}


def compiled(archive: str, used: Collection[str], unneeded: tuple[str, ...] = ()) -> bytes:
    """An archive with the code of the used files in place of their sources, and without those that nobody needs."""
    body = io.BytesIO()
    folder = archive.removesuffix(".zip")
    with zipfile.ZipFile(archive) as old, zipfile.ZipFile(body, "w") as new:
        for name in sorted(name for name in old.namelist() if not name.endswith("/")):
            content = old.read(name)
            if name in used:
                name, content = f"{name}c", code_of(content, f"{folder}/{name}")
            elif unneeded and name.startswith(unneeded):
                continue
            new.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
    return body.getvalue()


def code_of(source: bytes, name: str) -> bytes:
    """A module compiled, without its docstrings; it is never held against a source, because there is none."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(importing._code_to_hash_pyc(code, bytes(8), False))  # type: ignore[attr-defined]


def templates(language: str) -> bytes:
    """The templates of a language, compiled, for `irisdeck.web.pages`."""
    environment = pages.environment(language)
    loader = environment.loader
    assert loader
    names = [name for name in environment.list_templates() if name.endswith(".html")]
    sources = {name: loader.get_source(environment, name) for name in names}
    return marshal.dumps({name: environment.compile(text, name, file) for name, (text, file, _) in sources.items()})
