"""Firefox as the system has it, driven by WebDriver BiDi: Playwright knows only a Firefox of its own."""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

PATIENCE = 120  # seconds that a slow machine may take
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Tab:
    """A page in Firefox; conditions are functions of JavaScript."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = itertools.count()
        self.send("session.new", capabilities={})
        self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method: str, **values: Any) -> Any:
        """Send a command and wait for its answer; events are nobody's business."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": values}))
        while (answer := json.loads(self.socket.recv(PATIENCE))).get("id") != number:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def goto(self, address: str) -> None:
        """Open a page."""
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def reload(self) -> None:
        """Load the page again."""
        self.send("browsingContext.reload", context=self.context, wait="complete")

    def ask(self, expression: str) -> Any:
        """The value of an expression in the page: a text, a number or a truth."""
        target = {"context": self.context}
        result = self.send("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert result["type"] == "success", result
        return result["result"].get("value")

    def until(self, condition: str) -> None:
        """Wait until a condition holds."""
        end = time.monotonic() + PATIENCE
        while not self.ask(condition):
            assert time.monotonic() < end, f"{condition}: {self.ask('document.body.innerText')}"
            time.sleep(0.1)

    def click(self, selector: str) -> None:
        """Click an element as soon as it is there."""
        found = f"document.querySelector({json.dumps(selector)})"
        self.until(f"{found} !== null")
        self.ask(f"{found}.click()")


@contextmanager
def firefox(profile: Path) -> Iterator[Tab]:
    """A Firefox without a window, with a profile that it keeps."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, "there is no Firefox: make test installs it"
    command = [program, "--headless", "--remote-debugging-port", "0", "--no-remote", "--profile", str(profile)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    try:
        assert process.stderr
        address = next(match[1] for line in process.stderr if (match := LISTENING.search(line)))
        with connect(f"{address}/session", max_size=None) as socket:
            yield Tab(socket)
    finally:
        process.kill()
        process.communicate()
