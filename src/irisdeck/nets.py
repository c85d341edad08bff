"""Nets that have learned a game by playing themselves (irisdeck.training), in a small file and quick to ask.

    net = nets.read("tricks.net", game)       # refused if it is damaged, or learned another game
    net.best(view)                            # of one view
    net.scores(rows, masks)                   # of many observations, by NumPy

All numbers of a net are whole (engine/net.py), so it says the same at every speed and on every machine. It takes NumPy
to make one and to ask for many rows at once; one view is asked for in plain Python, or compiled.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import sys
import threading
import zlib
from array import array
from functools import cache, cached_property
from itertools import accumulate
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.engine import compile, policy
from irisdeck.engine import net as module
from irisdeck.engine.layout import Layout
from irisdeck.engine.memory import rows
from irisdeck.folders import replacing
from irisdeck.game import InvalidOption, IrisdeckError, game, short

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from irisdeck.game import Game, Move, View

log = logging.getLogger(__name__)
FORMAT = "irisdeck-net/2"
LEVELS = 6  # a count has an input for each of "at least 1" to "at least 6": a third card is not worth three times one
LARGEST = 127  # of a weight as a byte
MOST = (1 << 31) - 1  # of a multiplier or bias
LONGEST_HEADER, WIDEST, DEEPEST = 1 << 20, 4096, 32  # of a file that is read
OFTEN = 2_000  # decisions of a net after which it pays to compile it


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

    def table(self) -> list[tuple[int, int, int]]:
        """What engine/net.py knows of each byte: the first of its weights, its levels, and its slope or -1."""
        starts = accumulate([0, *self.levels[:-1]])
        slopes = {place: number for number, place in enumerate(self.linear)}
        return [
            (start, levels, slopes.get(place, -1))
            for place, (start, levels) in enumerate(zip(starts, self.levels, strict=True))
        ]


class Shape(NamedTuple):
    """The sizes that tell how the bytes of a file are divided."""

    rows: int
    linear: int
    width: int
    depth: int
    actions: int

    def arrays(self) -> dict[str, tuple[str, tuple[int, int]]]:
        """The kind and shape of every array, in the order of the file; a unit has a line of the layers' weights."""
        rows, linear, width, depth, actions = self
        return {
            "first": ("b", (rows, width)),
            "slopes": ("b", (linear, width)),
            "hidden": ("b", ((depth - 1) * width, width)),
            "head": ("b", (actions + 1, width)),
            "scales": ("i", (depth + 1, width)),
            "biases": ("i", (depth, width)),
            "ends": ("i", (2, actions + 1)),
            "prior": ("i", (1, 1)),
        }


class Net:
    """A net for one game, number of players and set of options."""

    def __init__(self, game: Game, shape: Shape, arrays: Mapping[str, array[int]], made: Mapping[str, Any]) -> None:
        self.game = game
        self.inputs = Inputs(game)
        self.shape = shape
        self.arrays = dict(arrays)  # of whole numbers, line after line
        self.made = dict(made)
        self._asked, self._lock = 0, threading.Lock()

    def __reduce__(self) -> tuple[Any, ...]:
        return Net, (self.game, self.shape, self.arrays, self.made)  # evaluators are made anew

    def refuse_other(self, game: Game) -> None:
        """Raise InvalidOption unless it has learned this game, with as many players and by these rules."""
        if (game.name, game.players, switches(game)) != (self.game.name, self.game.players, switches(self.game)):
            raise InvalidOption(f"this net has learned {described(self.game)}, not {described(game)}")

    @property
    def digest(self) -> str:
        """A hash of its weights."""
        return hashlib.sha256(self._body()).hexdigest()

    def _body(self) -> bytes:
        return b"".join(swapped(self.arrays[name]).tobytes() for name in self.shape.arrays())

    @property
    def prior(self) -> float:
        """How much a move's weight by the game's rules of thumb counts; 0: not at all."""
        return self.arrays["prior"][0] / module.SCORE

    def lines(self, name: str) -> list[array[int]]:
        """The lines of an array."""
        count, width = self.shape.arrays()[name][1]
        return [self.arrays[name][width * k : width * (k + 1)] for k in range(count)]

    def matrix(self, name: str) -> Any:
        """An array as NumPy has it."""
        import numpy as np

        kind, shape = self.shape.arrays()[name]
        return np.frombuffer(self.arrays[name], kind).reshape(shape)

    def weights(self) -> dict[str, Any]:
        """Its weights in floating point, as `quantized` takes them."""
        import numpy as np

        floats = {name: self.matrix(name).astype(np.float64) for name in self.shape.arrays()}
        scales, biases, (scale, bias) = floats["scales"], floats["biases"] / module.UNIT, floats["ends"]
        nothing = np.zeros((1, self.shape.width))
        cumulated = np.split(floats["first"] * scales[0] / FIRST, np.cumsum(self.inputs.levels)[:-1])
        high = np.array([self.inputs.high[place] for place in self.inputs.linear])
        hidden = floats["hidden"].reshape(-1, self.shape.width, self.shape.width)
        return {
            "first": np.concatenate([np.diff(part, axis=0, prepend=nothing) for part in cumulated]),
            "slopes": floats["slopes"] * scales[1] / FIRST * high[:, None],
            "bias": biases[0],
            "hidden": [
                (matrix.T * own / HIDDEN, bias)
                for matrix, own, bias in zip(hidden, scales[2:], biases[1:], strict=True)
            ],
            "head": (floats["head"].T * scale / HIDDEN, bias / module.SCORE),
            "prior": self.prior,
        }

    # -- Many rows at once --

    def scores(self, rows: Any, masks: Any, short: Any = 0) -> tuple[Any, Any]:
        """The scores of all actions of each row, those of illegal ones -inf, and the value of the seat to act.

        `short` is what `shortfalls` of a vector says; a net that has no prior does not need it. Products are of numbers
        in floating point, because NumPy multiplies these quickly; they are whole nevertheless.
        """
        import numpy as np

        h = self._taken_in(np.asarray(rows))
        width, scales, biases = self.shape.width, self.matrix("scales"), self.matrix("biases")
        for layer in range(1, self.shape.depth):
            weights = self.matrix("hidden")[(layer - 1) * width : layer * width].T
            more = module.shifted(_product(h, weights) * scales[module.SLOPED + layer], module.SHIFT) + biases[layer]
            h = np.minimum(h + np.maximum(more, 0), module.LARGEST)
        scale, bias = self.matrix("ends")
        out = module.shifted(_product(h, self.matrix("head").T) * scale, module.LAST_SHIFT) + bias
        held_back = np.minimum(np.asarray(short, np.int64) * self.arrays["prior"][0], module.HELD_BACK)
        scores = (out[:, :-1] - held_back) / module.SCORE
        return np.where(np.asarray(masks) != 0, scores, -np.inf), out[:, -1] / module.SCORE

    def _taken_in(self, rows: Any) -> Any:
        """The first layer."""
        import numpy as np

        table = np.array(self.inputs.table())
        there = (rows > 0) & (table[:, module.LEVELS] > 0)
        lines = table[:, module.START] + np.minimum(rows, table[:, module.LEVELS]) - 1
        chosen = np.zeros((len(rows), self.inputs.rows), np.float32)
        number, place = np.nonzero(there)
        chosen[number, lines[number, place]] = 1
        scales = self.matrix("scales")
        sums = _product(chosen, self.matrix("first")) * scales[module.COUNTED]
        sums += _product(rows[:, self.inputs.linear], self.matrix("slopes")) * scales[module.SLOPED]
        return np.clip(module.shifted(sums, module.FIRST_SHIFT) + self.matrix("biases")[0], 0, module.LARGEST)

    # -- One view --

    def best(self, view: View) -> Move:
        """The legal move that it likes best, the first of equal ones."""
        return view.game.notation[max(self.liking(view), key=lambda own: (own[0], -own[1]))[1]]

    def liking(self, view: View) -> list[tuple[int, int]]:
        """The score of every legal move, in parts of 1/SCORE, and the move as a number."""
        with self._lock:  # a net may be asked by several tables at once
            self._asked += 1
            if self._asked == OFTEN and compile.available():
                threading.Thread(target=self._compile, name="compiler").start()
            evaluator: Evaluator = self.__dict__.get("compiled") or self.interpreted
            return evaluator.scores(view)

    def _compile(self) -> None:
        try:
            _ = self.compiled
        except Exception:  # a cache folder or compiler that fails: it goes on interpreted
            log.exception("the net of %s cannot be compiled", self.game.name)

    @cached_property
    def interpreted(self) -> Evaluator:
        """Asks it in plain Python: one or two milliseconds."""
        return Evaluator(self, "python")

    @cached_property
    def compiled(self) -> Evaluator:
        """Asks it in compiled code: some ten microseconds, after the seconds that compiling takes."""
        evaluator = Evaluator(self, "numba")
        state = self.game.deal(1)
        evaluator.scores(state.view(state.seat))
        return evaluator

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

    def __init__(self, net: Net, speed: compile.Speed) -> None:
        self.engine = engine = net.inputs.layout.engine(speed, *net.game.linked(policy), module)
        shape, names = net.shape, net.shape.arrays()
        row: Any = bytearray(net.inputs.width + 64)  # room behind it: heaps of cards are written eight bytes at a time
        table: Any = net.inputs.table()
        weights: list[Any] = [net.lines(name) for name in names]
        sums: Any = [[0] * shape.width for _ in range(4)]
        self.states: Any = [net.game.blank()]
        if engine.compiled:
            import numpy as np

            row, table, sums = np.zeros(len(row), np.uint8), np.array(table), np.zeros((4, shape.width), np.int32)
            weights = [net.matrix(name) for name in names]
            self.states = engine.states(net.game.blank(), 1)
            self.numbers: Any = memoryview(self.states.view("uint8"))
        at, index, _ = net.inputs.layout.tables(engine.compiled)
        self.row, given = row, rows(row, compiled=True) if engine.compiled else memoryview(row)
        self.moves, self.out = engine.buffer(engine.max_moves), engine.buffer(2 * engine.max_moves)
        self.arguments = at, index, self.moves, given, net.inputs.width, table, *weights, sums, self.out

    def scores(self, view: View) -> list[tuple[int, int]]:
        """The score of every legal move, in parts of 1/SCORE, and the move as a number."""
        if self.engine.compiled:
            self.numbers[:] = view._fields.to_bytes()
        else:
            self.states[0] = view._fields
        count = self.engine.weigh(self.states, *self.arguments)
        return [*zip(map(int, self.out[:count]), map(int, self.moves[:count]), strict=True)]


# -- Made from what was trained, and read --


FIRST, HIDDEN = module.UNIT << module.FIRST_SHIFT, 1 << module.SHIFT  # multipliers that stand for 1


def quantized(
    game: Game,
    first: Any,
    slopes: Any,
    bias: Any,
    hidden: Sequence[tuple[Any, Any]],
    head: tuple[Any, Any],
    made: Mapping[str, Any],
    prior: float = 0.0,
) -> Net:
    """A net from weights in floating point: those of levels, of counts divided by their highest, and of the layers."""
    import numpy as np

    if not all(
        np.isfinite(part).all() for part in (first, slopes, bias, *head, *(own for pair in hidden for own in pair))
    ):
        raise InvalidOption("the net has weights that are no numbers: training has failed; try a lower --rate")
    inputs = Inputs(game)
    high = np.array([inputs.high[place] for place in inputs.linear])
    cumulated = np.concatenate(
        [np.cumsum(part, 0) for part in np.split(np.asarray(first), np.cumsum(inputs.levels)[:-1])]
    )
    taken_in = [_bytes_of(cumulated), _bytes_of(np.asarray(slopes) / high[:, None])]
    layers = [_bytes_of(weights) for weights, _ in hidden]
    last, scale = _bytes_of(head[0])
    width, actions = np.shape(head[0])
    parts = {
        "first": taken_in[0][0],
        "slopes": taken_in[1][0],
        "hidden": [weights.T for weights, _ in layers],
        "head": last.T,
        "scales": [*(FIRST * own for _, own in taken_in), *(HIDDEN * own for _, own in layers)],
        "biases": np.array([bias, *(own for _, own in hidden)]) * module.UNIT,
        "ends": [HIDDEN * scale, np.asarray(head[1]) * module.SCORE],
        "prior": [[prior * module.SCORE]],
    }
    shape = Shape(inputs.rows, len(inputs.linear), width, len(hidden) + 1, actions - 1)
    return Net(game, shape, {name: _whole(parts[name], *own) for name, own in shape.arrays().items()}, made)


def _bytes_of(weights: Any) -> tuple[Any, Any]:
    """Weights as bytes, and what one of them is worth in each column."""
    import numpy as np

    largest = np.abs(weights).max(0, initial=0)
    scale = np.where(largest > 0, largest, 1) / LARGEST
    return np.rint(weights / scale), scale


def _whole(part: Any, kind: str, shape: tuple[int, int]) -> array[int]:
    """Numbers as an array of whole ones."""
    import numpy as np

    numbers = np.rint(np.asarray(part, np.float64).reshape(shape)).clip(-MOST, MOST)
    return array(kind, numbers.astype(kind).tobytes())


def _product(given: Any, weights: Any) -> Any:
    """The product of matrices of whole numbers."""
    return (given.astype("float64") @ weights.astype("float64")).astype("int64")


def swapped(numbers: array[int]) -> array[int]:
    """Numbers with their lowest byte first, as files have them, from those of this machine; and the way back."""
    if sys.byteorder == "little":
        return numbers
    numbers = numbers[:]
    numbers.byteswap()
    return numbers


def read(path: str | os.PathLike[str], expected: Game | None = None) -> Net:
    """The net of a file; raises InvalidOption if it is none, or has not learned the game that is expected."""
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
    sizes = {name: array(kind).itemsize * prod(size) for name, (kind, size) in shape.arrays().items()}
    body = _unpacked(packed, sum(sizes.values()), header["digest"])
    arrays, start = {}, 0
    for name, (kind, _) in shape.arrays().items():
        arrays[name] = swapped(array(kind, body[start : start + sizes[name]]))
        start += sizes[name]
    return Net(own, shape, arrays, header["made"])


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
    unpacking = zlib.decompressobj()
    try:
        body = unpacking.decompress(packed, size + 1)
    except zlib.error:
        body = b""
    if len(body) != size or not unpacking.eof or hashlib.sha256(body).hexdigest() != digest:
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
