"""The site inside a browser's worker: what JavaScript calls, and the browser's storage as Python sees it.

Only this file knows Pyodide. Values from JavaScript are proxies; they become plain Python values here, at the border.
"""

from __future__ import annotations

import asyncio
import logging
import marshal
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from js import Object
from pyodide.ffi import JsException, create_proxy, to_js

from irisdeck.bots import adviser, safe_move_by
from irisdeck.bots.levels import thinking
from irisdeck.game import GAMES
from irisdeck.nets import shipped_path
from irisdeck.offline.app import App, Connection, Request
from irisdeck.offline.storage import Memory, Storage
from irisdeck.offline.tables import Missing
from irisdeck.web import pages
from irisdeck.web.forms import read_form
from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from irisdeck.bots import Thought
    from irisdeck.bots.questions import Question
    from irisdeck.game import Game, View
    from irisdeck.offline.storage import Addition

log = logging.getLogger(__name__)
QUOTA = "QuotaExceededError"
app: App
load_file: Any


class BrowserStorage:
    """The browser's database (static/store.js)."""

    lasting = True

    def __init__(self, store: Any) -> None:
        self.store = store

    async def events(self, table_id: str, since: int = 0) -> list[str]:
        return list(await self._done(self.store.events(table_id, since)))

    async def append(self, *additions: Addition) -> None:
        await self._done(self.store.append(to_js(additions)))

    async def rows(self) -> dict[str, str]:
        return dict((await self._done(self.store.rows())).to_py())

    async def text(self, name: str) -> str | None:
        text: str | None = await self._done(self.store.text(name))
        return text

    async def keep(self, name: str, text: str) -> None:
        await self._done(self.store.keep(name, text))

    async def clear(self) -> None:
        await self._done(self.store.clear())

    async def promised(self) -> bool:
        return bool(await self._done(self.store.promised()))

    @asynccontextmanager
    async def lock(self, name: str) -> AsyncIterator[None]:
        lock = self.store.lock(name)
        try:
            await lock.granted
            yield
        finally:
            lock.release()  # also by those who no longer wait for it

    async def _done(self, promise: Any) -> Any:
        try:
            return await promise
        except JsException as wrong:
            full = QUOTA in str(getattr(wrong, "name", "")) or QUOTA in str(wrong)
            raise OSError(0, say("storage-full" if full else "storage-failed")) from wrong


class WorkerBots:
    """Bots: quick ones think here, those that search ask the kernels in another worker."""

    def __init__(self, post: Any) -> None:
        self.post = post  # puts a plain question to the kernels

    async def move(self, view: View, bot: str, seed: int | None = None) -> str:
        if bot == "expert":
            await load_net(view.game)
        return await safe_move_by(bot, view, self.ask, seed)

    async def advice(self, view: View) -> list[Thought]:
        return await adviser.advice_by(view, time.monotonic() + adviser.BUDGET, self.ask)

    async def ask(self, question: Question) -> Any:
        """Let the kernels answer; without them, the same is found here, more slowly."""
        try:
            answer = await self.post(to_js(question.plain(), dict_converter=Object.fromEntries))
        except JsException:
            log.exception("the kernels do not answer")
            return question.answer(thinking(GAMES[question.game], "python"))
        return question.read(answer.to_py())


# -- What JavaScript calls --


async def start(store: Any, ask: Any, load: Any, languages: str, assets: str) -> None:
    """Open the site.

    `ask`: puts a question to the kernels. `load`: loads a file of the site. `assets`: where scripts and styles are.
    """
    global app, load_file
    pages.BUILT["assets"] = assets
    storage: Storage = BrowserStorage(store) if store else Memory()
    bots = WorkerBots(ask)
    app = App(storage, bots, languages, bots.ask)
    await app.start()
    load_file = load
    await load_templates(app.person.language)


async def load_templates(language: str) -> None:
    """Load the compiled templates of a language before its first page; without them, they are compiled here."""
    if language in pages.Compiled.codes:
        return
    pages.Compiled.codes[language] = {}
    try:
        body = await load_file(f"templates/{language}.gz.bin")
        pages.Compiled.codes[language] = marshal.loads(body.to_bytes())
    except JsException:
        log.warning("the templates for %s are compiled here: theirs cannot be loaded", language)


async def load_net(game: Game) -> None:
    """Load what the expert has learned of a game, before its first move; without it, it searches."""
    path = shipped_path(game)
    if path.exists():
        return
    try:
        body = await load_file(f"nets/{game.name}-{path.stem}.bin")
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(body.to_bytes())
    except JsException:
        log.warning("the net of %s cannot be loaded: the expert searches", game.name)


async def ask(address: str, form: str | None, file: Any, live: bool) -> Any:
    """Answer a request with a plain object."""
    await load_templates(app.person.language)
    fields = None if form is None else read_form(form)
    answer = await app.answer(Request(address, fields, file.to_bytes() if file else b"", live))
    values = {"text": answer.text, "status": answer.status, "where": answer.where, "file": answer.file}
    return to_js(values, dict_converter=Object.fromEntries)


async def connect(address: str, port: Any) -> None:
    """Push a table to a page over a port until the page closes it."""
    try:
        connection = await app.connect(address, port.postMessage)
    except Missing:
        port.close()
        return
    listen(connection, port)


def listen(connection: Connection, port: Any) -> None:
    """Read the commands of a page; an empty text says that it has gone."""

    def on_message(event: Any) -> None:
        doing.add(task := asyncio.ensure_future(connection.perform(event.data) if event.data else leave()))
        task.add_done_callback(doing.discard)

    async def leave() -> None:
        await connection.close()
        port.close()
        proxy.destroy()

    doing: set[asyncio.Future[None]] = set()
    proxy = create_proxy(on_message)
    port.onmessage = proxy


async def news(table_id: str) -> None:
    """Another window has written to a table, or, without an id, has deleted everything."""
    await app.tables.news(table_id)
