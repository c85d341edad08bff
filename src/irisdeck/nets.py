"""Nets that have learned a game by playing themselves (irisdeck.training), in a small file and quick to ask.

    net = nets.read("tricks.net", game)       # refused if it is damaged, or learned another game
    net.scores(rows, masks)                   # of many observations, by NumPy
    net.best(view)                            # of one view, compiled if numba is installed

Weights are whole numbers of a byte, so a file has a quarter of the bytes that the net was trained with. NumPy is
imported when the first net is read or made.
"""

from __future__ import annotations

import hashlib
import json
import os
import threading
import zlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.engine.layout import Layout
from irisdeck.engine.memory import rows
from irisdeck.folders import replacing
from irisdeck.game import InvalidOption, IrisdeckError, game, short

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from irisdeck.game import Game, Move, View

FORMAT = "irisdeck-net/1"
LEVELS = 6  # a count has an input for each of "at least 1" to "at least 6": a third card is not worth three times one
LARGEST = 127  # of a weight as a byte
LONGEST_HEADER, WIDEST, DEEPEST = 1 << 20, 4096, 32  # of a file that is read


class Inputs:
    """What a net makes of an observation: flags and counts, by the bytes of a row.

    A flag is one input. A count has one for each of its levels, and another that grows with it.
    """

    def __init__(self, game: Game) -> None:
        self.layout = Layout(game)
        self.width = self.layout.width
        self.actions = self.layout.actions
        self.high = [part.high for part in self.layout.slices for _ in range(part.length)]
        self.levels = [min(high, LEVELS) for high in self.high]
        self.linear = [place for place, high in enumerate(self.high) if high > 1]
        self.rows = sum(self.levels)

    @property
    def fingerprint(self) -> str:
        """Changes when a byte or an action means something else than before."""
        slices = [(part.name, part.start, part.length, part.high) for part in self.layout.slices]
        text = json.dumps([slices, self.layout.notation, self.levels])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def table(self) -> Any:
        """What engine/net.py knows of each byte: the first of its weights, its levels, and its slope or -1."""
        import numpy as np

        table = np.zeros((self.width, 3), np.int64)
        table[:, 0] = np.cumsum([0, *self.levels[:-1]])
        table[:, 1] = self.levels
        table[:, 2] = -1
        table[self.linear, 2] = np.arange(len(self.linear))
        return table


class Shape(NamedTuple):
    """The sizes that tell how the bytes of a file are divided."""

    rows: int
    linear: int
    width: int
    depth: int
    actions: int

    def arrays(self) -> dict[str, tuple[str, tuple[int, ...]]]:
        """The kind and shape of every array, in the order of the file."""
        rows, linear, width, depth, actions = self
        return {
            "first": ("int8", (rows, width)),
            "slopes": ("int8", (linear, width)),
            "hidden": ("int8", ((depth - 1) * width, width)),
            "head": ("int8", (width, actions + 1)),
            "scales": ("float32", (depth + 1, width)),
            "biases": ("float32", (depth, width)),
            "ends": ("float32", (2, actions + 1)),
        }


class Net:
    """A net for one game, number of players and set of options."""

    def __init__(self, game: Game, arrays: Mapping[str, Any], made: Mapping[str, Any]) -> None:
        self.game = game
        self.inputs = Inputs(game)
        self.arrays = dict(arrays)
        self.made = dict(made)
        self._evaluator: Evaluator | None = None

    @property
    def shape(self) -> Shape:
        """The sizes of its arrays."""
        depth, width = self.arrays["biases"].shape
        return Shape(self.inputs.rows, len(self.inputs.linear), width, depth, self.inputs.actions)

    def refuse_other(self, game: Game) -> None:
        """Raise InvalidOption unless it has learned this game, with as many players and by these rules."""
        if (game.name, game.players, switches(game)) != (self.game.name, self.game.players, switches(self.game)):
            raise InvalidOption(f"this net has learned {described(self.game)}, not {described(game)}")

    @property
    def digest(self) -> str:
        """A hash of its weights."""
        return hashlib.sha256(self._body()).hexdigest()

    def _body(self) -> bytes:
        return b"".join(self.arrays[name].astype(kind).tobytes() for name, (kind, _) in self.shape.arrays().items())

    def weights(self) -> dict[str, Any]:
        """Its weights in floating point, as `quantized` takes them."""
        import numpy as np

        scales, biases, (scale, bias) = (self.arrays[name] for name in ("scales", "biases", "ends"))
        nothing = np.zeros((1, self.shape.width), np.float32)
        cumulated = np.split(self.arrays["first"] * scales[0], np.cumsum(self.inputs.levels)[:-1])
        high = np.array([self.inputs.high[place] for place in self.inputs.linear], np.float32)
        hidden = self.arrays["hidden"].reshape(-1, self.shape.width, self.shape.width)
        return {
            "first": np.concatenate([np.diff(part, axis=0, prepend=nothing) for part in cumulated]),
            "slopes": self.arrays["slopes"] * scales[1] * high[:, None],
            "bias": biases[0],
            "hidden": [(matrix * own, bias) for matrix, own, bias in zip(hidden, scales[2:], biases[1:], strict=True)],
            "head": (self.arrays["head"] * scale, bias),
        }

    # -- Many rows at once --

    def scores(self, rows: Any, masks: Any) -> tuple[Any, Any]:
        """The scores of all actions of each row, those of illegal ones -inf, and the value of the seat to act."""
        import numpy as np

        h = self._taken_in(np.asarray(rows))
        hidden, width = self.arrays["hidden"], self.shape.width
        for layer in range(1, self.shape.depth):
            weights = hidden[(layer - 1) * width : layer * width]
            h = h + np.maximum(self._times(h, weights, layer + 1) + self.arrays["biases"][layer], 0)
        scale, bias = self.arrays["ends"]
        out = h @ self.arrays["head"].astype(np.float32) * scale + bias
        return np.where(np.asarray(masks) != 0, out[:, :-1], -np.inf), out[:, -1]

    def _taken_in(self, rows: Any) -> Any:
        """The first layer."""
        import numpy as np

        table = self.inputs.table()
        there = (rows > 0) & (table[:, 1] > 0)
        lines = table[:, 0] + np.minimum(rows, table[:, 1]) - 1
        chosen = np.zeros((len(rows), self.inputs.rows), np.float32)
        number, place = np.nonzero(there)
        chosen[number, lines[number, place]] = 1
        counts = rows[:, self.inputs.linear].astype(np.float32)
        sums = self._times(chosen, self.arrays["first"], 0) + self._times(counts, self.arrays["slopes"], 1)
        return np.maximum(sums + self.arrays["biases"][0], 0)

    def _times(self, given: Any, weights: Any, scale: int) -> Any:
        product = given @ weights.astype("float32")
        return product * self.arrays["scales"][scale]

    # -- One view --

    def best(self, view: View) -> Move:
        """The legal move that it likes best."""
        if self._evaluator is None:
            self._evaluator = Evaluator(self)
        return self._evaluator.best(view)

    # -- Files --

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write it whole or not at all."""
        header = {
            "format": FORMAT,
            "game": self.game.name,
            "players": self.game.players,
            "options": switches(self.game),
            "layout": self.inputs.fingerprint,
            "width": self.shape.width,
            "depth": self.shape.depth,
            "digest": self.digest,
            "made": self.made,
        }
        with replacing(Path(path), 0o644) as file:
            file.write(json.dumps(header, ensure_ascii=False).encode() + b"\n" + zlib.compress(self._body(), 9))


class Evaluator:
    """Asks a net for one view at a time, with buffers that are used again."""

    def __init__(self, net: Net) -> None:
        import numpy as np

        from irisdeck.engine import net as module

        self.net = net
        self.engine = net.inputs.layout.engine("auto", module)
        shape = net.shape
        self.states = self.engine.states(net.game.blank(), 1)
        self.numbers: Any = memoryview(self.states.view("uint8")) if self.engine.compiled else None
        self.row = np.zeros(shape_of_row(net), np.uint8)
        self.out = np.zeros(shape.actions + 1, np.float32)
        at, index, _ = net.inputs.layout.tables(self.engine.compiled)
        names = ("first", "slopes", "hidden", "head", "scales", "biases", "ends")
        weights = [np.ascontiguousarray(net.arrays[name]) for name in names]
        room = np.zeros((2, shape.width), np.int32), np.zeros((2, shape.width), np.float32), self.out
        before = at, index, self.engine.buffer(self.engine.max_moves), rows(self.row, self.engine.compiled)
        self.arguments = *before, net.inputs.width, net.inputs.table(), *weights, *room
        self.lock = threading.Lock()  # a net may be asked by several tables at once

    def best(self, view: View) -> Move:
        """The legal move that the net likes best."""
        with self.lock:
            if self.engine.compiled:
                self.numbers[:] = view._fields.to_bytes()
                return view.game.notation[self.engine.advise(self.states, *self.arguments)]
            return self._best_of_row(view)

    def _best_of_row(self, view: View) -> Move:
        """The same by NumPy, which is much faster than interpreted loops."""
        layout, actions = self.net.inputs.layout, {}
        at = layout.tables(compiled=False)[0]
        layout.engine("python").observe(view._fields, view.seat, at, rows(self.row, compiled=False), layout.width)
        for move in view.legal_moves:
            actions[layout.numbered(move)] = move
        mask = [action in actions for action in range(layout.actions)]
        scores, _ = self.net.scores(self.row[None, : layout.width], [mask])
        return actions[int(scores[0].argmax())]


def shape_of_row(net: Net) -> int:
    """Bytes of a row with room behind it: heaps of cards are written eight bytes at a time."""
    return net.inputs.width + 64


# -- Made from what was trained, and read --


def quantized(
    game: Game,
    first: Any,
    slopes: Any,
    bias: Any,
    hidden: Sequence[tuple[Any, Any]],
    head: tuple[Any, Any],
    made: Mapping[str, Any],
) -> Net:
    """A net from weights in floating point: those of levels, of counts divided by their highest, and of the layers."""
    import numpy as np

    inputs = Inputs(game)
    high = np.array([inputs.high[place] for place in inputs.linear], np.float32)
    cumulated = np.concatenate(
        [np.cumsum(part, 0) for part in np.split(np.asarray(first, np.float32), np.cumsum(inputs.levels)[:-1])]
    )
    layers = [cumulated, np.asarray(slopes, np.float32) / high[:, None], *(weights for weights, _ in hidden)]
    packed = [_bytes_of(np.asarray(weights, np.float32)) for weights in layers]
    ends, scale = _bytes_of(np.asarray(head[0], np.float32))
    width = cumulated.shape[1]
    arrays = {
        "first": packed[0][0],
        "slopes": packed[1][0],
        "hidden": np.concatenate([np.zeros((0, width), np.int8), *(weights for weights, _ in packed[2:])]),
        "head": ends,
        "scales": np.stack([scale for _, scale in packed]),
        "biases": np.stack([np.asarray(bias, np.float32), *(np.asarray(own, np.float32) for _, own in hidden)]),
        "ends": np.stack([scale, np.asarray(head[1], np.float32)]),
    }
    return Net(game, arrays, made)


def _bytes_of(weights: Any) -> tuple[Any, Any]:
    """Weights as bytes, and what one of them is worth in each column."""
    import numpy as np

    largest = np.abs(weights).max(0, initial=0)
    scale = (np.where(largest > 0, largest, 1) / LARGEST).astype(np.float32)
    return np.rint(weights / scale).astype(np.int8), scale


def read(path: str | os.PathLike[str], expected: Game | None = None) -> Net:
    """The net of a file; raises InvalidOption if it is none, or has not learned the game that is expected."""
    if find_spec("numpy") is None:
        raise InvalidOption("nets need NumPy: pip install 'irisdeck[fast]'")
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise InvalidOption(f"cannot read the net {os.fspath(path)}: {error.strerror}") from None
    try:
        net = _parsed(content)
    except InvalidOption as wrong:
        raise InvalidOption(f"{os.fspath(path)}: {wrong}") from None
    if expected is not None:
        net.refuse_other(expected)
    return net


def _parsed(content: bytes) -> Net:
    """The net of the bytes of a file."""
    import numpy as np

    line, _, packed = content.partition(b"\n")
    header = _header(line)
    try:
        own = game(header["game"], header["players"], **header["options"])
    except (IrisdeckError, TypeError) as error:
        raise InvalidOption(f"this net has learned a game that is not here: {error}") from None
    inputs = Inputs(own)
    if header["layout"] != inputs.fingerprint:
        raise InvalidOption(f"this net was made for another version of {own.name}: train it anew")
    shape = Shape(inputs.rows, len(inputs.linear), header["width"], header["depth"], inputs.actions)
    sizes = {name: np.dtype(kind).itemsize * int(np.prod(size)) for name, (kind, size) in shape.arrays().items()}
    body = _unpacked(packed, sum(sizes.values()), header["digest"])
    arrays, start = {}, 0
    for name, (kind, size) in shape.arrays().items():
        arrays[name] = np.frombuffer(body[start : start + sizes[name]], kind).reshape(size)
        start += sizes[name]
    if not all(np.isfinite(arrays[name]).all() for name in ("scales", "biases", "ends")):
        raise InvalidOption("this net has weights that are no numbers: training must have failed")
    return Net(own, arrays, header["made"])


def _header(line: bytes) -> dict[str, Any]:
    """The first line of a file, if it is that of a net."""
    try:
        header = json.loads(line) if len(line) <= LONGEST_HEADER else None
    except (ValueError, RecursionError):
        header = None
    kinds = {"game": str, "players": int, "options": dict, "layout": str, "digest": str, "made": dict}
    kinds |= {"width": int, "depth": int}
    if not isinstance(header, dict) or not str(header.get("format", "")).startswith("irisdeck-net/"):
        raise InvalidOption("this is no net")
    if header["format"] != FORMAT:
        raise InvalidOption(f"this net has the format {short(header['format'])}, and only {FORMAT} can be read")
    if not all(type(header.get(name)) is kind for name, kind in kinds.items()):
        raise InvalidOption("this net is damaged")
    if not (0 < header["width"] <= WIDEST and 0 < header["depth"] <= DEEPEST):
        raise InvalidOption("this net is damaged")
    return header


def _unpacked(packed: bytes, size: int, digest: str) -> bytes:
    """The bytes of the arrays, held against their number and digest; never more than are expected."""
    try:
        body = zlib.decompressobj().decompress(packed, size + 1)
    except zlib.error:
        body = b""
    if len(body) != size or hashlib.sha256(body).hexdigest() != digest:
        raise InvalidOption("this net is damaged")
    return body


def switches(game: Game) -> dict[str, bool]:
    """The options that change the rules; who begins, and which cards there are, a net need not have learned."""
    declared = game.options_for(game.players)
    return {name: value for name, value in game.options.items() if declared[name].kind == "switch"}


def described(game: Game) -> str:
    """A game with its players and the options that change its rules."""
    chosen = [f"{name} {'on' if value else 'off'}" for name, value in switches(game).items()]
    return " ".join([game.name, f"for {game.players} players", *([f"({', '.join(chosen)})"] if chosen else [])])


@cache
def cached(path: str, changed: int, size: int) -> Net:
    """The net of a file, read once for each version of it."""
    return read(path)


def opened(path: str) -> Net:
    """The net of a file, from memory if it has been read and has not changed since."""
    try:
        found = Path(path).stat()
    except (OSError, ValueError):
        return read(path)  # tells why not
    return cached(path, found.st_mtime_ns, found.st_size)


# -- Nets that come with a game --


def shipped(game: Game) -> Net | None:
    """The net in a game's own folder that has learned it with as many players and by these rules, if there is one.

    It is read when it is first asked for. Raises InvalidOption if it is damaged, or of an older version of the game.
    """
    path = shipped_path(game)
    if not path.is_file():
        return None
    net = opened(str(path))
    net.refuse_other(game)
    return net


def shipped_path(game: Game) -> Path:
    """Where the net of a game belongs: nets/3-advanced-actions.net in its folder."""
    return Path(game.folder()) / "nets" / f"{variant(game)}.net"


def variant(game: Game) -> str:
    """A number of players and the switches that are on, as the name of a file: 3-advanced-actions."""
    return "-".join([str(game.players), *(name for name, on in switches(game).items() if on)])
