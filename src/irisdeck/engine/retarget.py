"""What it takes to compile the rules for another processor: numba's code, unoptimized, linked and optimized by LLVM.

engine/wasm.py does so for browsers, envs/ptx.py for GPUs. Both write wrappers in LLVM's language, which give numba's
functions what these expect: an array is seven values, its owner first, then its size, address, shape and strides.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable


def compiled(function: Any, types: tuple[Any, ...]) -> Any:
    """numba's result for a function and the types of its arguments, with all that it calls linked to it."""
    lock: Any = import_module("numba.core.compiler_lock")
    function.compile(types)
    result = function.overloads[types]
    with lock.global_compiler_lock:
        result.library._ensure_finalized()
    return result


def passed_array(address: str, length: str, bytes: int, columns: int = 0, size: str = "") -> list[str]:
    """An array as numba's functions take it: of items of so many bytes, or of rows of so many columns."""
    start = ["ptr null", "ptr null"]  # who owns it: nobody
    if not columns:
        return [*start, f"i64 {length}", f"i64 {bytes}", f"ptr {address}", f"i64 {length}", f"i64 {bytes}"]
    shape = [f"i64 {length}", f"i64 {columns}", f"i64 {columns * bytes}", f"i64 {bytes}"]
    return [*start, f"i64 {size}", f"i64 {bytes}", f"ptr {address}", *shape]


def whole_module(
    parts: Iterable[Any], triple: str, layout: str, exports: Collection[str], attribute: Callable[[Any], str]
) -> Any:
    """One module of all parts for a processor; functions that are not exported get an attribute: how to inline them."""
    from llvmlite import binding

    whole = binding.parse_assembly("declare void @llvm.trap()")
    for part in parts:
        part.triple, part.data_layout = triple, layout
        whole.link_in(part, preserve=True)
    for function in whole.functions:
        if not function.is_declaration and function.name not in exports:
            function.linkage = "internal"
            function.add_function_attribute(attribute(function))
    for variable in whole.global_variables:
        if variable.name not in exports:
            variable.linkage = "internal"
    whole.verify()
    return whole


def optimize(module: Any, machine: Any) -> None:
    """Optimize a module. Two rounds, because after the first there is more to inline; without vectors."""
    from llvmlite import binding

    options = binding.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = options.loop_interleaving = False
    for _ in range(2):
        passes = binding.create_pass_builder(machine, options)
        passes.getModulePassManager().run(module, passes)
