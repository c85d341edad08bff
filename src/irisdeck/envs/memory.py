"""Rows of bytes that observations are written into: a memoryview in CPython, an address in compiled code.

Compiled code trusts its caller: nothing checks that a place lies inside its row. In return a byte is one instruction,
where numba's arrays take six, in case somebody counts from the end.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def rows(array: Any, compiled: bool) -> Any:
    """The bytes of an array of NumPy's, for loops of either speed; the array has to outlive them."""
    return array.ctypes.data if compiled else memoryview(array).cast("B")


def line(rows: Any, width: int, number: int) -> Any:
    """One of many rows that lie one behind the other."""
    return rows[number * width : (number + 1) * width]


def put(row: Any, place: int, value: int) -> None:
    """Writes a byte."""
    row[place] = value


def put8(row: Any, place: int, word: int) -> None:
    """Writes eight bytes at once, the lowest of the word first."""
    row[place : place + 8] = word.to_bytes(8, "little")


def get(row: Any, place: int) -> int:
    """Reads a byte."""
    return int(row[place])


def add(row: Any, place: int) -> None:
    """Counts one more."""
    row[place] += 1


def clear(row: Any, count: int) -> None:
    """Makes the first bytes 0."""
    row[:count] = bytes(count)


def copy(row: Any, other: Any, count: int) -> None:
    """Writes the first bytes of another row over those of this one."""
    row[:count] = other[:count]


def native() -> dict[str, Any]:
    """The same for numba."""
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
    def clear(typing, row, count):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            cgutils.memset(builder, place_of(builder, args[0], args[1].type(0)), args[1], 0)
            return context.get_dummy_value()

        return types.void(types.int64, types.int64), code

    @intrinsic
    def copy(typing, row, other, count):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            here, there = (place_of(builder, address, args[2].type(0)) for address in args[:2])
            cgutils.raw_memcpy(builder, here, there, args[2], 1)
            return context.get_dummy_value()

        return types.void(types.int64, types.int64, types.int64), code

    return {"line": line, "put": put, "put8": put8, "get": get, "add": add, "clear": clear, "copy": copy}
