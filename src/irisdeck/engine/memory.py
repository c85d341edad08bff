"""Rows of bytes that observations are written into: a memoryview in CPython, an address in compiled code.

Compiled code trusts its caller: nothing checks that a place lies inside its row. In return a byte is one instruction,
where numba's arrays take six, in case somebody counts from the end.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable


class Feature(NamedTuple):
    """A part of an observation as a game declares it."""

    name: str
    length: int | Callable[[int], int]  # the same for all, or by the number of players
    high: int  # the largest value there can be; the smallest is 0
    meaning: str
    option: str = ""  # without this option the part is empty


PictureRow = tuple[str, list[tuple[str, str]]]  # a label and cards, each with its text and the letter of its color


def rows(array: Any, compiled: bool) -> Any:
    """The bytes of a NumPy array, for loops of either speed; the array must outlive them."""
    return array.ctypes.data if compiled else memoryview(array).cast("B")


def line(rows: Any, width: int, number: int) -> Any:
    """One of many rows that are stored one after the other."""
    return rows[number * width : (number + 1) * width]


def put(row: Any, place: int, value: int) -> None:
    """Writes a byte."""
    row[place] = value


def put8(row: Any, place: int, word: int) -> None:
    """Writes eight bytes at once, the lowest of the word first."""
    row[place : place + 8] = word.to_bytes(8, "little")


def put48(row: Any, place: int, bits: int) -> None:
    """Writes 48 bytes at once, each 0 or 1 like the lowest bits of a word."""
    row[place : place + 48] = bytes(bits >> k & 1 for k in range(48))


def get(row: Any, place: int) -> int:
    """Reads a byte."""
    return int(row[place])


def add(row: Any, place: int) -> None:
    """Adds 1 to a byte."""
    row[place] += 1


def clear(row: Any, start: int, stop: int) -> None:
    """Sets some bytes to 0."""
    row[start:stop] = bytes(stop - start)


def copy(row: Any, other: Any, count: int) -> None:
    """Copies the first bytes of another row into this one."""
    row[:count] = other[:count]


def copy_lines(rows: Any, number: int, others: Any, other: int, count: int, width: int) -> None:
    """Copies many rows at once, from row `other` of the others to row `number` of these."""
    rows[number * width : (number + count) * width] = others[other * width : (other + count) * width]


def nth(bits: int, k: int) -> int:
    """The place of the k-th 1 of a word, counted from the lowest; branch-free, because no branch could be predicted."""
    place = 0
    for power in range(5, -1, -1):
        size = (bits >> place & (1 << (1 << power)) - 1).bit_count()
        place += (size <= k) << power
        k -= size * (size <= k)
    return place


def apart(word: int) -> int:
    """The lowest six groups of four bits of a word, each in a byte of its own."""
    word = (word | word << 16) & 0xFF0000FFFF
    word = (word | word << 8) & 0xFF00FF00FF
    return (word | word << 4) & 0xF0F0F0F0F0F


def native(portable: bool = False) -> dict[str, Any]:
    """The same for numba, for this processor or for any."""
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    cgutils: Any = import_module("numba.core.cgutils")
    byte = ir.IntType(8)

    def place_of(builder: Any, row: Any, place: Any) -> Any:
        return builder.gep(builder.inttoptr(row, byte.as_pointer()), [place])

    @intrinsic
    def line(typing, rows, width, number):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            return builder.add(args[0], builder.mul(args[1], args[2]))

        return types.int64(types.int64, types.int64, types.int64), code

    @intrinsic
    def put(typing, row, place, value):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            builder.store(builder.trunc(args[2], byte), place_of(builder, args[0], args[1]))
            return context.get_dummy_value()

        return types.void(types.int64, types.int64, types.int64), code

    @intrinsic
    def put8(typing, row, place, word):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            where = builder.bitcast(place_of(builder, args[0], args[1]), ir.IntType(64).as_pointer())
            builder.store(args[2], where, align=1)
            return context.get_dummy_value()

        return types.void(types.int64, types.int64, types.int64), code

    @intrinsic
    def put48(typing, row, place, bits):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            each = builder.bitcast(builder.trunc(args[2], ir.IntType(48)), ir.VectorType(ir.IntType(1), 48))
            wide = ir.VectorType(byte, 48)
            where = builder.bitcast(place_of(builder, args[0], args[1]), wide.as_pointer())
            builder.store(builder.zext(each, wide), where, align=1)
            return context.get_dummy_value()

        return types.void(types.int64, types.int64, types.int64), code

    @intrinsic
    def get(typing, row, place):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            return builder.zext(builder.load(place_of(builder, args[0], args[1])), args[1].type)

        return types.int64(types.int64, types.int64), code

    @intrinsic
    def add(typing, row, place):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            where = place_of(builder, args[0], args[1])
            builder.store(builder.add(builder.load(where), byte(1)), where)
            return context.get_dummy_value()

        return types.void(types.int64, types.int64), code

    @intrinsic
    def clear(typing, row, start, stop):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            cgutils.memset(builder, place_of(builder, args[0], args[1]), builder.sub(args[2], args[1]), 0)
            return context.get_dummy_value()

        return types.void(types.int64, types.int64, types.int64), code

    @intrinsic
    def copy(typing, row, other, count):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            here, there = (place_of(builder, address, args[2].type(0)) for address in args[:2])
            cgutils.raw_memcpy(builder, here, there, args[2], 1)
            return context.get_dummy_value()

        return types.void(types.int64, types.int64, types.int64), code

    @intrinsic
    def copy_lines(typing, rows, number, others, other, count, width):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            rows, number, others, other, count, width = args
            here, there = (
                place_of(builder, address, builder.mul(at, width)) for address, at in ((rows, number), (others, other))
            )
            cgutils.raw_memcpy(builder, here, there, builder.mul(count, width), 1)
            return context.get_dummy_value()

        return types.void(*[types.int64] * 6), code

    stores = {"put": put, "put8": put8, "put48": put48, "add": add, "clear": clear}
    copies = {"copy": copy, "copy_lines": copy_lines}
    return {"line": line, "get": get, **stores, **copies, **(_by_deposit() if _deposits() and not portable else {})}


def _deposits() -> bool:
    """Whether this processor spreads bits over places in one quick instruction, PDEP: AMD's older ones take long."""
    from llvmlite import binding

    config: Any = import_module("numba.core.config")
    if config.CPU_NAME or config.CPU_FEATURES:  # compiled for another processor, by NUMBA_CPU_NAME
        return False
    features: dict[str, bool] = binding.get_host_cpu_features()
    return features.get("bmi2", False) and binding.get_host_cpu_name() not in ("znver1", "znver2", "bdver4")


def _by_deposit() -> dict[str, Any]:
    """`nth` and `apart` for processors that deposit bits."""
    from llvmlite import ir
    from numba import njit
    from numba.core import types
    from numba.extending import intrinsic

    cgutils: Any = import_module("numba.core.cgutils")

    @intrinsic
    def deposit(typing, bits, places):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            kind = ir.FunctionType(args[0].type, [args[0].type, args[1].type])
            return builder.call(cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64"), args)

        return types.int64(types.int64, types.int64), code

    spread: Any = deposit
    nth = njit(lambda bits, k: spread(1 << k, bits).bit_length() - 1, forceinline=True)
    apart = njit(lambda word: spread(word, 0xF0F0F0F0F0F), forceinline=True)
    return {"nth": nth, "apart": apart}
