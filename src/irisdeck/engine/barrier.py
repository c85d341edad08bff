"""How threads share work and wait for each other in compiled code (engine/threads.py).

Orders are written on a board, which all threads of a team read. Its first thread is the one that calls: it gives a
job to all, works with them, and waits until all parts are done. The others, the workers, wait for the next job. A part
belongs to a thread, which mostly does it, because its games are in the cache of that core; but whoever has done its own
parts takes those of a thread that is late. So nobody waits for a worker that sleeps or whose core is busy.
"""

# The names below are bound by irisdeck.engine.compile to what `native` and `unpacking` make.
# mypy: disable-error-code="name-defined, no-untyped-def, no-untyped-call"
# ruff: noqa: F821, ANN001, ANN002, ANN201, ANN202

from __future__ import annotations

import platform
from importlib import import_module
from typing import Any

from irisdeck.engine.state import LINE

# Places on the board, in bytes. What different threads write is LINE bytes apart.
NUMBER, FUNCTION, BLOCKS, STRIDE = range(0, 32, 8)  # of the job
WORKERS, PARTS, AWAKE, LED = range(32, 64, 8)  # how many; how often to look before going to sleep; the last job led
LEFT, DONE, SEATS = LINE, 2 * LINE, 3 * LINE  # parts to be done; the last job done; a line for each thread, with
ASLEEP, BELL, TAKEN = 0, 8, 16  # whether somebody has to ring; the lock that is the bell; the job and parts taken of it

COUNT = 1 << 16  # TAKEN is a job's number times this, plus the parts taken


def lead(board, function, blocks, stride):
    """Gives a job to all threads, works with them and waits until it is done; without a function they end."""
    store(board + FUNCTION, function)
    store(board + BLOCKS, blocks)
    store(board + STRIDE, stride)
    store(board + LEFT, load(board + PARTS))
    swap(board + NUMBER, load(board + NUMBER) + 1)
    if function:
        go_on(board)
    else:
        wake_two(board, 0)


def go_on(board):
    """Works with the others until the job is done."""
    number = load(board + NUMBER)
    work(board, 0, number)
    wait(board, 0, DONE, number - 1)
    store(board + LED, number)


def serve(board, me):
    """Works on one job after the other."""
    number = 0
    while True:
        wait(board, me, NUMBER, number)
        number = load(board + NUMBER)
        if not load(board + FUNCTION):
            break
        work(board, me, number)
    wake_two(board, me)


def work(board, me, number):
    """Does all own parts of a job, and what others have not begun."""
    wake_two(board, me)
    threads = load(board + WORKERS) + 1
    owner = me
    for _ in range(threads):
        part = take(board, owner, threads, number)
        while part >= 0:
            call(load(board + FUNCTION), load(board + BLOCKS) + part * load(board + STRIDE))
            finish(board)
            part = take(board, owner, threads, number)
        owner = owner + 1 if owner + 1 < threads else 0


def take(board, owner, threads, number):
    """Takes the next part of a thread; -1 if none is left, as in a job that is over.

    Only then may the job be read from the board: until this part is done nobody can write another.
    """
    parts = load(board + PARTS)
    first = parts * owner // threads
    count = parts * (owner + 1) // threads - first
    place = board + SEATS + owner * LINE + TAKEN
    while True:
        old = load(place)
        job = old // COUNT
        taken = old % COUNT if job == number else 0
        if job > number or taken >= count:
            return -1
        if exchange(place, old, number * COUNT + taken + 1) == old:
            return first + taken


def finish(board):
    """A part is done; whoever does the last one tells the leader."""
    if add(board + LEFT, -1) == 1:
        swap(board + DONE, load(board + NUMBER))
        wake(board, 0)


def wait(board, me, place, old):
    """Waits until a word of the board is another than it was: awake at first, then asleep.

    Who waits says that it sleeps before it looks once more, and who writes the word looks afterwards who sleeps: so
    nobody sleeps through it. A bell rings only for somebody who waits for it, but perhaps for an earlier change.
    """
    for _ in range(load(board + AWAKE)):
        if load(board + place) != old:
            return
        pause()
    own = board + SEATS + me * LINE
    while load(board + place) == old:
        swap(own + ASLEEP, 1)
        if load(board + place) == old or not swap(own + ASLEEP, 0):
            sleep(load(own + BELL))


def wake_two(board, me):
    """Wakes two others, as they do: so all are soon awake, and nobody has to wake them all."""
    for who in range(2 * me + 1, min(2 * me + 2, load(board + WORKERS)) + 1):
        wake(board, who)


def wake(board, who):
    """Wakes a thread if it sleeps."""
    own = board + SEATS + who * LINE
    if load(own + ASLEEP) and swap(own + ASLEEP, 0):
        ring(load(own + BELL))


def unpacked(block):
    """Calls a function with the arguments that a block holds, and writes its result before them."""
    answer(block, kernel(*arguments(block)))


# -- For numba --


def native() -> dict[str, Any]:
    """Single words of memory, read and written at once and in one order for all threads; and what waiting needs."""
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    cgutils: Any = import_module("numba.core.cgutils")
    whole, order = ir.IntType(64), "seq_cst"
    byte = ir.IntType(8).as_pointer()

    def at(builder, place):
        return builder.inttoptr(place, whole.as_pointer())

    def external(builder, name, kind, *given):
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, name), given)

    @intrinsic
    def load(typing, place):
        def code(context, builder, signature, args):
            return builder.load_atomic(at(builder, args[0]), order, 8)

        return types.int64(types.int64), code

    @intrinsic
    def store(typing, place, value):
        def code(context, builder, signature, args):
            builder.store_atomic(args[1], at(builder, args[0]), "release", 8)
            return context.get_dummy_value()

        return types.void(types.int64, types.int64), code

    def changing(operation):
        @intrinsic
        def change(typing, place, value):
            def code(context, builder, signature, args):
                return builder.atomic_rmw(operation, at(builder, args[0]), args[1], order)

            return types.int64(types.int64, types.int64), code

        return change

    @intrinsic
    def exchange(typing, place, old, new):
        def code(context, builder, signature, args):
            both = builder.cmpxchg(at(builder, args[0]), args[1], args[2], order)
            return builder.extract_value(both, 0)

        return types.int64(types.int64, types.int64, types.int64), code

    @intrinsic
    def pause(typing):
        def code(context, builder, signature, args):
            if platform.machine().lower() in ("x86_64", "amd64"):
                external(builder, "llvm.x86.sse2.pause", ir.FunctionType(ir.VoidType(), []))
            elif platform.machine().lower() in ("aarch64", "arm64"):
                hint = ir.FunctionType(ir.VoidType(), [ir.IntType(32)])
                external(builder, "llvm.aarch64.hint", hint, ir.IntType(32)(1))
            return context.get_dummy_value()

        return types.void(), code

    @intrinsic
    def sleep(typing, bell):
        def code(context, builder, signature, args):
            kind = ir.FunctionType(ir.IntType(32), [byte, ir.IntType(32)])
            external(builder, "PyThread_acquire_lock", kind, builder.inttoptr(args[0], byte), ir.IntType(32)(1))
            return context.get_dummy_value()

        return types.void(types.int64), code

    @intrinsic
    def ring(typing, bell):
        def code(context, builder, signature, args):
            kind = ir.FunctionType(ir.VoidType(), [byte])
            external(builder, "PyThread_release_lock", kind, builder.inttoptr(args[0], byte))
            return context.get_dummy_value()

        return types.void(types.int64), code

    @intrinsic
    def call(typing, function, block):
        def code(context, builder, signature, args):
            kind = context.call_conv.get_function_type(types.void, (types.int64,))
            callee = builder.inttoptr(args[0], kind.as_pointer())
            status, _ = context.call_conv.call_function(builder, callee, types.void, (types.int64,), [args[1]])
            with cgutils.if_unlikely(builder, status.is_error):
                context.call_conv.return_status_propagate(builder, status)
            return context.get_dummy_value()

        return types.void(types.int64, types.int64), code

    words = {"load": load, "store": store, "swap": changing("xchg"), "exchange": exchange, "add": changing("add")}
    return {**words, "pause": pause, "sleep": sleep, "ring": ring, "call": call}


def unpacking(given: tuple[Any, ...]) -> dict[str, Any]:
    """How `unpacked` reads arguments of these types from a block, and writes a result."""
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    arrays: Any = import_module("numba.np.arrayobj")
    whole = ir.IntType(64)

    @intrinsic
    def arguments(typing, block):
        def code(context, builder, signature, args):
            block = builder.inttoptr(args[0], whole.as_pointer())
            place = 0

            def word():
                nonlocal place
                place += 1
                return builder.load(builder.gep(block, [whole(place)]))

            def array(kind):
                made, data = arrays.make_array(kind)(context, builder), word()
                shape = [word() for _ in range(kind.ndim)]
                size = context.get_abi_sizeof(context.get_data_type(kind.dtype))
                strides = [whole(size)]
                for length in shape[:0:-1]:
                    strides.insert(0, builder.mul(strides[0], length))
                data = builder.inttoptr(data, context.get_data_type(kind.dtype).as_pointer())
                arrays.populate_array(made, data, shape, strides, size, None)
                return made._getvalue()

            values = [array(kind) if isinstance(kind, types.Array) else word() for kind in given]
            return context.make_tuple(builder, signature.return_type, values)

        return types.Tuple(given)(types.int64), code

    @intrinsic
    def answer(typing, block, result):
        def code(context, builder, signature, args):
            if result is not types.none:
                builder.store(args[1], builder.inttoptr(args[0], whole.as_pointer()))
            return context.get_dummy_value()

        return types.void(types.int64, result), code

    return {"arguments": arguments, "answer": answer}
