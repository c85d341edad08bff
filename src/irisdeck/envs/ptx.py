"""The vector environment as kernels for GPUs of NVIDIA, as PTX: text that the driver compiles when it is loaded.

    kernels(layout)        # the text, from the cache folder if it was made before

numba compiles engine/device.py and all it calls (rules, observations, stepping), but stops before anything is
optimized; LLVM then does the rest for the GPU. Neither is needed by whoever has the text. What never changes is in it
as constants: players and options, where the parts of an observation begin, and which action is which move.

`here` compiles the same for this machine, with blocks of one thread: tests compare it with the vectors of the CPU.
"""

from __future__ import annotations

import hashlib
import struct
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from irisdeck.engine import compile, device, memory, observe, retarget, state, stepping
from irisdeck.folders import cache_folder, replacing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.envs.layout import Layout

TRIPLE = "nvptx64-nvidia-cuda"
OLDEST, FEATURES = "sm_80", "+ptx78"  # every GPU since 2020; the driver makes the best of it for newer ones
ROWS = "rows"  # the shared memory of a block

# Every kernel, with what it is given by whoever launches it; `number` stands for a plain number, all others are
# addresses. Besides, kernels may ask for anything in `Wrapper.own`.
KERNELS = {
    "prove": "games chosen mask wrong",
    "reset": "games cells dies fresh seeds numbers obs mask to_act drawn wrong",
    "step": "games cells dies chosen seeds numbers strides rewards scores ended obs mask to_act drawn wrong",
    "observe_seat": "games cells dies seat obs",
}
NUMBERS = ("games", "seat")
TABLES = {"rewards": 4, "scores": 8}  # arrays with a column for each seat: bytes of a value
FLAGS = ("ended", "fresh")  # lists of booleans
LISTS = {  # arrays of whole numbers, with their lengths
    "cells": "%cells.length", "wrong": "1",
    **dict.fromkeys(("dies", "chosen", "seeds", "numbers", "strides", "to_act", "drawn"), "%games"),
}  # fmt: skip


def shared(layout: Layout, threads: int) -> int:
    """The bytes that a block of so many threads shares: an observation and a mask for each."""
    return sum(threads * width + 15 & ~15 for width in (layout.width, layout.actions))


def kernels(layout: Layout) -> str:
    """The kernels of a layout as PTX, from the cache folder if they were made before; numba is needed otherwise."""
    folder, name = cache_folder(), f"{layout.game.name}-{digest(layout)}.ptx"
    if folder and (folder / name).exists():
        return (folder / name).read_text(encoding="utf-8")
    text = assembled(layout)
    if folder:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with replacing(folder / name) as file:
                file.write(text.encode())
        except OSError:
            pass  # made again next time
    return text


def digest(layout: Layout) -> str:
    """A hash of all that the kernels are made from."""
    sources = compile.digest((state, layout.game.rules, *_linked(layout)), own=Path(__file__).read_bytes().hex())
    what = [sources, layout.game.players, sorted(layout.game.options.items()), layout.slices, layout.codes]
    return hashlib.sha256(repr(what).encode()).hexdigest()[:16]


def assembled(layout: Layout) -> str:
    """The kernels of a layout as PTX."""
    from llvmlite import binding

    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    machine = binding.Target.from_triple(TRIPLE).create_target_machine(cpu=OLDEST, opt=3, features=FEATURES)
    module = _module(layout, TRIPLE, str(machine.target_data), Wrapper(layout))
    retarget.optimize(module, machine)
    text: str = machine.emit_assembly(module)
    return text


def here(layout: Layout) -> Any:
    """The kernels for this machine, as an engine of LLVM's; `get_function_address` gives their addresses."""
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    machine = binding.Target.from_default_triple().create_target_machine(opt=2)
    module = _module(layout, binding.get_default_triple(), str(machine.target_data), Loop(layout))
    retarget.optimize(module, machine)
    made = binding.create_mcjit_compiler(module, machine)
    made.finalize_object()
    return made


# -- How they are built --


def _linked(layout: Layout) -> tuple[Any, ...]:
    return (*layout.game.linked(observe), memory, stepping, device)


def _module(layout: Layout, triple: str, data: str, wrapper: Wrapper) -> Any:
    from llvmlite import binding

    functions = compile.unoptimized(
        layout.game.rules, *_linked(layout), native=natives(wrapper.waits), error_model="numpy"
    )
    parts = []
    for name in KERNELS:
        result = retarget.compiled(functions[name], tuple(wrapper.type(word) for word in asked(name)))
        parts += [result.library._final_module, binding.parse_assembly(wrapper.kernel(name, result))]
    return retarget.whole_module(parts, triple, data, (*KERNELS, ROWS), lambda function: "alwaysinline")


def asked(kernel: str) -> tuple[str, ...]:
    """The parameters of a kernel as engine/device.py has it."""
    code = getattr(device, kernel).__code__
    return tuple(code.co_varnames[: code.co_argcount])


class Wrapper:
    """The code around numba's functions, in LLVM's language: where a thread stands, what is its own, what is fixed."""

    waits = True  # whether a block has several threads, which wait for each other
    pointer = "ptr addrspace(1)"  # how addresses are given
    cast = "addrspacecast ptr addrspace(1)"  # what makes a plain one of them
    head: tuple[str, ...] = (
        f"@{ROWS} = external addrspace(3) global [0 x i8], align 16",
        *(f"declare i32 @llvm.nvvm.read.ptx.sreg.{name}.x()" for name in ("tid", "ntid", "ctaid")),
    )
    define = "define ptx_kernel void"
    start: tuple[str, ...] = (
        "%thread.32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
        "%threads.32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()",
        "%block.32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()",
        *(f"%{name} = zext i32 %{name}.32 to i64" for name in ("thread", "threads", "block")),
        f"%rows.any = addrspacecast ptr addrspace(3) @{ROWS} to ptr",
        "%rows = ptrtoint ptr %rows.any to i64",
    )
    end: tuple[str, ...] = ("ret void",)

    def __init__(self, layout: Layout) -> None:
        blank = layout.game.blank().to_bytes()
        self.layout, self.players, self.words = layout, layout.game.players, len(blank) // 8
        at, index, codes = layout.tables(compiled=False)
        self.tables = {"at": at, "index": index, "codes": codes, "blank": struct.unpack(f"<{self.words}q", blank)}
        self.own = {"states": self.words, "dice": 1, "buffer": layout.game.rules.MAX_MOVES}  # 64-bit words

    def kernel(self, name: str, result: Any) -> str:
        """A kernel: it calls numba's function. Nothing there raises, so its status is not looked at."""
        given = KERNELS[name].split()
        addresses = [word for word in given if word not in NUMBERS]
        declared = [f"i64 %{word}" if word in NUMBERS else f"{self.pointer} %{word}.given" for word in given]
        passed = ["ptr %.result", "ptr %.error", *(value for word in asked(name) for value in self.passed(word))]
        callee = f'i32 @"{result.fndesc.llvm_func_name}"'
        return "\n".join(
            [
                *self.head,
                *(constant(word, values) for word, values in self.tables.items() if word in asked(name)),
                f"declare {callee}({', '.join(value.split()[0] for value in passed)})",
                f"{self.define} @{name}({', '.join(declared)}) {{",
                "entry:",
                "%.result = alloca i64",
                "%.error = alloca ptr",
                *(
                    f"%{word} = alloca [{size} x i64], align 16"
                    for word, size in self.own.items()
                    if word in asked(name)
                ),
                *(f"%{word}.any = {self.cast} %{word}.given to ptr" for word in addresses),
                *(f"%{word} = ptrtoint ptr %{word}.any to i64" for word in addresses),
                f"%cells.length = mul nuw nsw i64 %games, {self.words}",
                *self.start,
                f"%.status = call {callee}({', '.join(passed)})",
                *self.end,
                "}",
            ]
        )

    def type(self, name: str) -> Any:
        """numba's type of a parameter."""
        numba: Any = import_module("numba")
        if name in ("states", "blank", "dice"):
            record = state.Dice if name == "dice" else type(self.layout.game.blank())
            return numba.from_dtype(record.dtype())[::1]
        if name in TABLES:
            return {"rewards": numba.float32, "scores": numba.int64}[name][:, ::1]
        if name in FLAGS:
            return numba.boolean[::1]
        return numba.int64[::1] if name in (*LISTS, "words", "buffer", *self.tables) else numba.int64

    def passed(self, name: str) -> list[str]:
        """What numba's function gets for a parameter."""
        if name in ("width", "actions"):
            return [f"i64 {getattr(self.layout, name)}"]
        if name in ("states", "blank", "dice"):
            return retarget.passed_array(f"{'@' if name == 'blank' else '%'}{name}", "1", self.type(name).dtype.size)
        if name == "words":  # the same memory as the state
            return retarget.passed_array("%states", str(self.words), 8)
        if name == "buffer":
            return retarget.passed_array("%buffer", str(self.own[name]), 8)
        if name in self.tables:
            return retarget.passed_array(f"@{name}", str(len(self.tables[name])), 8)
        if name in TABLES:
            return retarget.passed_array(f"%{name}.any", "%games", TABLES[name], self.players, "%games")
        if name in (*LISTS, *FLAGS):
            return retarget.passed_array(f"%{name}.any", LISTS.get(name, "%games"), 1 if name in FLAGS else 8)
        return [f"i64 %{name}"]


class Loop(Wrapper):
    """The same for this machine: one block after the other, each of one thread."""

    waits = False
    pointer, cast, define = "ptr", "bitcast ptr", "define void"
    head = ()
    end = (
        "%block.next = add nuw nsw i64 %block, 1",
        "%more = icmp slt i64 %block.next, %games",
        "br i1 %more, label %loop, label %over",
        "over:",
        "ret void",
    )

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.start = (
            f"%rows.any = alloca [{shared(layout, 1)} x i8], align 16",
            "%rows = ptrtoint ptr %rows.any to i64",
            "br label %loop",
            "loop:",
            "%block = phi i64 [ 0, %entry ], [ %block.next, %loop ]",
            "%thread = add i64 0, 0",
            "%threads = add i64 1, 0",
        )


def constant(name: str, values: Sequence[int]) -> str:
    """A table as a constant."""
    return f"@{name} = internal constant [{len(values)} x i64] [{', '.join(f'i64 {v}' for v in values)}], align 8"


def natives(waits: bool) -> dict[str, Any]:
    """What engine/device.py needs of a processor, and memory.py's functions; only a GPU has rows at multiples of 16."""
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    cgutils: Any = import_module("numba.core.cgutils")
    wide, align = ir.VectorType(ir.IntType(32), 4), 16 if waits else 1

    def at(builder: Any, address: Any) -> Any:
        return builder.inttoptr(address, wide.as_pointer())

    @intrinsic
    def sync(typing):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            if waits:
                kind = ir.FunctionType(ir.VoidType(), [ir.IntType(32)])
                barrier = "llvm.nvvm.barrier.cta.sync.aligned.all"
                builder.call(cgutils.get_or_insert_function(builder.module, kind, barrier), [ir.IntType(32)(0)])
            return context.get_dummy_value()

        return types.void(), code

    @intrinsic
    def zero16(typing, address):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            builder.store(ir.Constant(wide, [0] * 4), at(builder, args[0]), align=align)
            return context.get_dummy_value()

        return types.void(types.int64), code

    @intrinsic
    def move16(typing, target, source):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            builder.store(builder.load(at(builder, args[1]), align=align), at(builder, args[0]), align=align)
            return context.get_dummy_value()

        return types.void(types.int64, types.int64), code

    @intrinsic
    def lowest(typing, place, value):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            data = context.make_array(signature.args[0])(context, builder, args[0]).data
            builder.atomic_rmw("min", data, args[1], "monotonic")
            return context.get_dummy_value()

        return types.void(place, types.int64), code

    rows = {name: made for name, made in memory.native(portable=True).items() if name != "clear"}
    return {**rows, "sync": sync, "zero16": zero16, "move16": move16, "lowest": lowest}
