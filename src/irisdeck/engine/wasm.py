"""The rules, the policy and the search of the games as WebAssembly, for a page that needs no server.

    python -m irisdeck.engine.wasm FOLDER     # writes GAME.wasm for every game, and kernels.json

numba compiles the same source as for this machine, but stops before anything is optimized (engine/compile.py). LLVM
then optimizes all of it for wasm32 and writes an object file, and `wasm-ld` (of the wheel `ziglang`) links that. All of
this happens when a page is built; the page needs only what is written here, and offline/static/kernels.js to run it.

The exported functions take plain numbers: an int is an i64, a record is an address, an array is an address and a
length. Two things decide how fast they are. Arrays must have constant strides: the wrapper that is exported says so
to numba's function, which is inlined into it. And functions must not become huge, which V8 runs slowly (probably
for want of registers): so, unlike natively, only short ones are always inlined, which makes duel 1.4 times as fast.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Collection
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.engine import compile, minimax, policy, retarget, search, state

if TYPE_CHECKING:
    from irisdeck.game import Game

MANIFEST = "kernels.json"
TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"  # of every browser since 2020
SMALL = 500  # instructions, before anything is optimized: shorter functions are always inlined
LINKER = ("--no-entry", "--gc-sections", "--strip-all", "--stack-first", "-O3", "--export=__heap_base")

# Every exported function with its parameters. What they are follows from their names (`parameter`), except that `out`
# is a list of moves for one state, and in `moves_many` one for each.
EXPORTS = {
    "deal": "state seed",
    "moves": "state out",
    "apply": "state move",
    "score": "state seat",
    "deal_many": "states seed first",
    "finish_many": "states all_dice seed first out lengths",
    "play_many": "states all_dice seed first out lengths",
    "moves_many": "states lists counts",
    "apply_many": "states chosen",
    "score_many": "states scores",
    "fingerprint": "states seed out",
    "choose": "state dice out",
    "think": "states seat tree used dice out path stamps simulations",
    "judge": "states seat move tree used seed done dice out path stamps sums values simulations",
    "lead_after": "states move frames lists budget",
}


class Parameter(NamedTuple):
    """What an exported function takes: a number, one item, or many items of so many bytes."""

    name: str
    kind: str  # int, one or many
    bytes: int
    type: Any  # numba's

    def declared(self) -> list[str]:
        """The parameters of the wrapper."""
        plain = f"{'i64' if self.kind == 'int' else 'ptr'} %{self.name}"
        return [plain, f"i32 %{self.name}.length"] if self.kind == "many" else [plain]

    def passed(self) -> list[str]:
        """What numba's function gets."""
        if self.kind != "many":
            return self.declared()
        address, length = f"%{self.name}", f"%{self.name}.long"
        if self.type.ndim == 1:
            return retarget.passed_array(address, length, self.bytes)
        return retarget.passed_array(address, length, 8, self.bytes // 8, f"%{self.name}.size")

    def prepared(self) -> list[str]:
        """The instructions that make what is passed."""
        if self.kind != "many":
            return []
        long = f"%{self.name}.long = zext i32 %{self.name}.length to i64"
        return [long, f"%{self.name}.size = mul nuw nsw i64 %{self.name}.long, {self.bytes // 8}"]


# -- What is built --


def build(folder: Path, games: Collection[type[Game]] = ()) -> dict[str, Any]:
    """Writes the kernels of games, of all if none are named, and returns the manifest; skips what is up to date."""
    from irisdeck.game import GAMES

    folder.mkdir(parents=True, exist_ok=True)
    old = _manifest(folder)
    entries = {}
    for game in games or GAMES.values():
        tag, file = digest(game), folder / f"{game.name}.wasm"
        entry = old.get(game.name, {})
        if entry.get("digest") != tag or not file.exists() or file.stat().st_size != entry.get("bytes"):
            entry = {**_written(game, file), "digest": tag}
        entries[game.name] = entry
    manifest = {"games": {**old, **entries}, "search": _search(), "minimax": _minimax()}
    _replace(folder / MANIFEST, json.dumps(manifest).encode())
    return manifest


def digest(game: type[Game]) -> str:
    """A hash of all that the kernels of a game are made from and made by."""
    tools = [version(tool) for tool in ("numba", "llvmlite", "ziglang")]
    made_from = compile.digest((state, retarget, game.rules, *_linked(game)), tools=tools)
    return hashlib.sha256(made_from.encode() + Path(__file__).read_bytes()).hexdigest()[:16]


def _linked(game: type[Game]) -> tuple[Any, ...]:
    return (*game.linked(policy), search, minimax)


def _manifest(folder: Path) -> dict[str, Any]:
    """What an earlier build wrote of each game."""
    try:
        games: dict[str, Any] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["games"]
    except (OSError, ValueError, KeyError):
        return {}
    return games


def _search() -> dict[str, int]:
    names = ("CHILD", "NEXT", "WIDTH", "LIMIT", "BATCH")
    return {name.lower(): getattr(search, name) for name in names}


def _minimax() -> dict[str, int]:
    return {name.lower(): getattr(minimax, name) for name in ("FRAME", "DEEPEST", "UNSETTLED")}


def _written(game: type[Game], file: Path) -> dict[str, Any]:
    """Writes the kernels of a game and returns its entry in the manifest."""
    parameters = {name: [parameter(game, word) for word in words.split()] for name, words in EXPORTS.items()}
    code = linked(optimized(module(game, parameters)), file)
    return {
        "file": file.name,
        "bytes": len(code),
        "state": parameters["deal"][0].bytes,
        "moves": game.rules.MAX_MOVES,
        "functions": {
            name: [{"name": p.name, "kind": p.kind, "bytes": p.bytes} for p in each]
            for name, each in parameters.items()
        },
    }


def parameter(game: type[Game], name: str) -> Parameter:
    """A parameter of an exported function, by its name."""
    numba: Any = import_module("numba")
    records: dict[str, type[state.Fields]] = {"state": type(game(game.seats[0]).blank()), "dice": state.Dice}
    widths = {"lists": game.rules.MAX_MOVES, "scores": max(game.seats), "tree": search.WIDTH, "frames": minimax.FRAME}
    if name in records:
        record = numba.from_dtype(records[name].dtype())
        return Parameter(name, "one", record.size, record)
    if name in ("states", "all_dice"):
        record = numba.from_dtype(records["state" if name == "states" else "dice"].dtype())
        return Parameter(name, "many", record.size, record[::1])
    if name in widths:
        return Parameter(name, "many", 8 * widths[name], numba.int64[:, ::1])
    if name in ("out", "lengths", "counts", "chosen", "path", "stamps", "sums", "values"):
        return Parameter(name, "many", 8, numba.int64[::1])
    return Parameter(name, "int", 8, numba.int64)


# -- How it is built --


def module(game: type[Game], parameters: dict[str, list[Parameter]]) -> Any:
    """LLVM's code of all exported functions and of what they call, for wasm32, not optimized."""
    from llvmlite import binding

    functions = compile.unoptimized(game.rules, *_linked(game), error_model="numpy")
    parts = []
    for name, each in parameters.items():
        result = retarget.compiled(functions[name], tuple(p.type for p in each))
        parts += [result.library._final_module, binding.parse_assembly(wrapper(name, result, each))]

    def inlining(function: Any) -> str:
        return "alwaysinline" if size(function) < SMALL else "inlinehint"

    return retarget.whole_module(parts, TRIPLE, LAYOUT, EXPORTS, inlining)


def size(function: Any) -> int:
    """The instructions of a function."""
    return sum(1 for block in function.blocks for _ in block.instructions)


def wrapper(name: str, compiled: Any, parameters: list[Parameter]) -> str:
    """The exported function: it calls numba's, whose result is stored and whose status says whether it raised.

    Its own names begin with a dot, so that no parameter has one of them.
    """
    void = str(compiled.signature.return_type) == "none"
    callee = f'i32 @"{compiled.fndesc.llvm_func_name}"'
    passed = ["ptr %.result", "ptr %.error", *(value for p in parameters for value in p.passed())]
    declared = ", ".join(value for p in parameters for value in p.declared())
    lines = [
        "declare void @llvm.trap()",
        f"declare {callee}({', '.join(value.split()[0] for value in passed)})",
        f"define {'void' if void else 'i64'} @{name}({declared}) {{",
        "%.result = alloca i64",
        "%.error = alloca ptr",
        *(line for p in parameters for line in p.prepared()),
        f"%.status = call {callee}({', '.join(passed)})",
        "%.raised = icmp sgt i32 %.status, 0",
        "br i1 %.raised, label %.failed, label %.done",
        ".failed:",
        "call void @llvm.trap()",
        "unreachable",
        ".done:",
        *(["ret void"] if void else ["%.value = load i64, ptr %.result", "ret i64 %.value"]),
        "}",
    ]
    return "\n".join(lines)


def optimized(module: Any) -> bytes:
    """The object file of a module."""
    from llvmlite import binding

    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    machine = binding.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    retarget.optimize(module, machine)
    code: bytes = machine.emit_object(module)
    return code


def linked(code: bytes, file: Path) -> bytes:
    """The WebAssembly of an object file, written to a file."""
    source, target = (file.with_name(f".{file.name}.{os.getpid()}.{part}") for part in ("o", "wasm"))
    exports = [f"--export={name}" for name in EXPORTS]
    source.write_bytes(code)
    try:
        linker = [sys.executable, "-m", "ziglang", "wasm-ld", *LINKER, *exports, str(source), "-o", str(target)]
        subprocess.run(linker, check=True)
        made = target.read_bytes()
    finally:
        source.unlink()
        target.unlink(missing_ok=True)
    _replace(file, made)
    return made


def _replace(file: Path, content: bytes) -> None:
    """Writes a file whole or not at all: another process may be reading it."""
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    part.write_bytes(content)
    part.replace(file)


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m irisdeck.engine.wasm", description="Build the kernels of a page.")
    parser.add_argument("folder", type=Path, help="where GAME.wasm and kernels.json are written")
    folder = parser.parse_args(arguments).folder
    for name, entry in build(folder)["games"].items():
        print(f"{folder / entry['file']}  {entry['bytes']:,} bytes ({name})")


if __name__ == "__main__":
    main()
