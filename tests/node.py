"""The kernels of pages without a server, built once for all tests, and Node to run them in."""

from __future__ import annotations

import base64
import json
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import irisdeck
from irisdeck.bots.levels import thinking
from irisdeck.engine import search
from irisdeck.engine.state import Dice
from irisdeck.folders import cache_folder

if TYPE_CHECKING:
    from collections.abc import Iterator

    from irisdeck.bots.questions import Question, Simulate

STATIC = Path(irisdeck.__file__).parent / "offline" / "static"
BRIDGE = Path(__file__).with_name("node.mjs")


def built() -> Path:
    """The folder of the kernels; workers of a test run that need it at once build it once."""
    import fcntl

    from irisdeck.engine import wasm

    folder = (cache_folder() or Path("build")) / "wasm"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wasm.build(folder)
    return folder


def encode(value: Any) -> str:
    """Values as tests/node.mjs reads them."""
    return json.dumps(_plain(value))


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return {"$bytes": base64.b64encode(value).decode()}
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_plain(each) for each in value]
    return {"$int": str(value)} if isinstance(value, int) and abs(value) >= 1 << 53 else value


def decode(text: str) -> Any:
    """Values as tests/node.mjs writes them."""
    return json.loads(text, object_hook=_rich)


def _rich(value: dict[str, Any]) -> Any:
    if "$bytes" in value:
        return base64.b64decode(value["$bytes"])
    return int(value["$int"]) if "$int" in value else value


class Node:
    """A process of Node that has loaded kernels.js."""

    def __init__(self, folder: Path) -> None:
        command = ["node", str(BRIDGE), (STATIC / "kernels.js").as_uri(), str(folder)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question, or to {"call": [game, function, *values]}."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(encode(message) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = decode(self.process.stdout.readline())
        return answer

    def call(self, game: str, name: str, *values: int | bytes) -> tuple[int | None, list[Any]]:
        """The result of an exported function, and its arguments as it left them."""
        answer = self.ask({"call": [game, name, *values]})
        assert "failed" not in answer, answer["failed"]
        return answer.get("result"), answer["values"]

    async def answer(self, question: Question) -> Any:
        """What the async side of bots calls."""
        return question.read(self.ask(question.plain()))


@contextmanager
def running_node() -> Iterator[Node]:
    """Node with the kernels."""
    made = Node(built())
    try:
        yield made
    finally:
        made.process.communicate(timeout=20)


def native_tree(question: Simulate, speed: Any = "numba") -> bytes:
    """The used rows of the tree, by an engine of this process."""
    engine = thinking(irisdeck.game(question.game), speed)
    states, dice = engine.states(question.fields, 2), engine.states(Dice(rng=question.rng), 1)[0]
    tree = engine.buffer(search.WIDTH, question.rows)
    buffers = [engine.buffer(size) for size in (engine.max_moves, search.LIMIT + 1, question.stamps)]
    used = engine.think(states, question.seat, tree, 1, dice, *buffers, question.simulations)
    return b"".join(int(number).to_bytes(8, "little", signed=True) for row in tree[:used] for number in row)
