"""Threads that stay in compiled code: a team of them plays many games, a stretch of the games each.

    team = Team(8)                                        # the calling thread is one of the eight
    job = Job(engine, "step_many", [arguments, ...])      # those of the first stretch, of the second, ...
    team.run(job)                                         # each stretch on the thread of its number

To hand a call to a Python thread takes longer than to step hundreds of games. So the threads wait in compiled code and
without Python's lock, first awake and then asleep. A job is a compiled function and a block of memory for each stretch,
from which that function takes its arguments.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import platform
import sys
import threading
import weakref
from functools import cache
from importlib import import_module
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from irisdeck.engine import compile
from irisdeck.engine.state import LINE, zeros
from irisdeck.game import InvalidOption, IrisdeckError

if TYPE_CHECKING:
    from collections.abc import Sequence

STRETCH = 64  # games: fewer are not worth a thread; of arrays by game, two stretches share no cache line
SPINS = 2000  # looks at a word before a thread goes to sleep: 40 to 100 microseconds

# The board on which orders are written, in bytes. What different threads write is LINE bytes apart.
NUMBER, FUNCTION, BLOCKS, STRIDE, WORKERS, AWAKE = range(0, 48, 8)  # of the job; AWAKE: how long to spin for the next
LEFT, DONE, SEATS = LINE, 2 * LINE, 3 * LINE  # workers still at it; the last job done; a line for each thread, with
ASLEEP, BELL = 0, 8  # whether somebody has to ring, and the lock that is the bell


class ThreadsFailed(IrisdeckError):
    """Threads could not be started or used; the message says why."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def stretches(count: int, threads: int) -> list[tuple[int, int]]:
    """The first and the last game of each thread's stretch; few games make fewer stretches than threads."""
    blocks = -(-count // STRETCH)
    parts = min(threads, blocks)
    return [*pairwise(min(count, STRETCH * (blocks * part // parts)) for part in range(parts + 1))]


class Job:
    """A function of an engine and its arguments for each stretch: whole numbers and contiguous arrays.

    The arrays are not copied. Interpreted, the arguments can be anything.
    """

    def __init__(self, engine: compile.Engine, name: str, parts: Sequence[Sequence[Any]]) -> None:
        self.engine, self.name, self.parts = engine, name, parts  # which keeps the arrays
        if engine.compiled:
            packed = [[0, *(word for value in part for word in words(value))] for part in parts]
            self.blocks = zeros((len(parts), -(-8 * len(packed[0]) // LINE) * LINE // 8), "int64")
            self.blocks[:, : len(packed[0])] = packed
            self.place = (function_at(engine, name, parts[0]), address(self.blocks), self.blocks.strides[0])

    def interpret(self) -> list[Any]:
        """The results, one stretch after the other."""
        return [getattr(self.engine, self.name)(*part) for part in self.parts]


class Team:
    """So many threads, counting the one that calls; they start with the first job, and end with the team."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self.closed = False
        self._busy = threading.Lock()
        self._process = 0  # in which the threads are
        self._failures: list[BaseException] = []

    def run(self, job: Job) -> list[Any]:
        """Runs a job and returns the result of each stretch; a thread's error ends the team and is raised here."""
        if not self._busy.acquire(blocking=False):
            raise ThreadsFailed("these games are in use by another thread")
        try:
            if self.closed:
                raise ThreadsFailed("these games are closed: their threads have ended")
            if not job.engine.compiled:
                return job.interpret()
            self._start()
            self._lead(job)
            results: list[Any] = job.blocks[:, 0].tolist()
            return results
        finally:
            self._busy.release()

    def close(self) -> None:
        """Ends the threads."""
        self.closed = True
        if self._process == os.getpid():
            self._end()

    def _lead(self, job: Job) -> None:
        functions = compiled()
        try:
            functions.lead(self._place, *job.place)
        except BaseException:
            functions.rest(self._place)  # the others may still be at it
            self.close()
            raise
        if self._failures:
            self.close()
            raise self._failures[0]

    def _start(self) -> None:
        """Starts the threads, in a process that was forked once more."""
        if self._process == os.getpid():
            return
        workers = self.threads - 1
        functions = compiled()  # before any thread needs them
        board = zeros((SEATS + self.threads * LINE) // 8, "int64")
        board[WORKERS // 8] = workers
        board[AWAKE // 8] = SPINS if self.threads <= cores() else 0
        bells = board[(SEATS + BELL) // 8 :: LINE // 8]
        bells[:] = [new_bell() for _ in bells]
        self._place, crew = address(board), list[threading.Thread]()
        self._failures = failures = list[BaseException]()
        if self._process:
            self._end.detach()  # the threads of the parent are not here
        self._end = weakref.finalize(self, end, functions, board, crew)
        self._process = os.getpid()
        for me in range(1, self.threads):
            work = threading.Thread(target=follow, args=(functions, board, me, failures), daemon=True)
            work.name = f"irisdeck-{me}"
            try:
                work.start()
            except RuntimeError:
                self.close()
                raise ThreadsFailed(f"this system starts no more than {me} of {self.threads} threads") from None
            crew.append(work)


def follow(functions: Any, board: Any, me: int, failures: list[BaseException]) -> None:
    """What a thread of a team does, in compiled code until the team ends or something is raised."""
    try:
        functions.serve(address(board), me)
    except BaseException as error:
        failures.append(error)
        functions.finish(address(board))


def end(functions: Any, board: Any, crew: list[threading.Thread]) -> None:
    """Ends threads. It may run at any moment, when a team is no longer used: so it waits, but not for ever."""
    board[WORKERS // 8] = len(crew)  # fewer if they could not all be started
    functions.lead(address(board), 0, 0, 0)
    for thread in crew:
        if thread is not threading.current_thread():
            thread.join(1)
    if not any(thread.is_alive() for thread in crew):
        for bell in board[(SEATS + BELL) // 8 :: LINE // 8].tolist():
            ctypes.pythonapi.PyThread_free_lock(ctypes.c_void_p(bell))


def new_bell() -> int:
    """The address of one of Python's own locks, held: whoever waits for it sleeps until it is released."""
    allocate, acquire = ctypes.pythonapi.PyThread_allocate_lock, ctypes.pythonapi.PyThread_acquire_lock
    allocate.restype, acquire.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_int)
    bell: int = allocate()
    acquire(bell, 1)
    return bell


def words(value: Any) -> list[int]:
    """A number, or the address and the shape of an array, as they stand in a block."""
    return [address(value), *value.shape] if hasattr(value, "shape") and value.shape else [int(value)]


def address(array: Any) -> int:
    """Where the items of an array are."""
    place: int = array.__array_interface__["data"][0]
    return place


# -- Compiled --

# mypy: disable-error-code="name-defined, no-untyped-def, no-untyped-call"
# ruff: noqa: ANN001, ANN201, ANN202


def lead(board, function, blocks, stride):
    """Gives a job to all threads, does the first stretch and waits for the others; without a function they end."""
    store(board + FUNCTION, function)
    store(board + BLOCKS, blocks)
    store(board + STRIDE, stride)
    workers = load(board + WORKERS)
    store(board + LEFT, workers)
    swap(board + NUMBER, load(board + NUMBER) + 1)
    for worker in range(1, workers + 1):
        wake(board, worker)
    if function:
        call(function, blocks)
        rest(board)


def rest(board):
    """Waits until all workers have done the job."""
    if load(board + WORKERS):
        wait(board, 0, DONE, load(board + NUMBER) - 1)


def serve(board, me):
    """Does a worker's stretch of one job after the other."""
    number = 0
    while True:
        wait(board, me, NUMBER, number)
        number += 1
        function = load(board + FUNCTION)
        if not function:
            break
        call(function, load(board + BLOCKS) + me * load(board + STRIDE))
        finish(board)


def finish(board):
    """A worker has done its stretch; the last one tells the leader."""
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


def wake(board, who):
    """Wakes a thread if it sleeps."""
    own = board + SEATS + who * LINE
    if load(own + ASLEEP) and swap(own + ASLEEP, 0):
        ring(load(own + BELL))


def unpacked(block):
    """Calls a function with the arguments that a block holds, and writes its result before them."""
    answer(block, kernel(*arguments(block)))


@cache
def compiled() -> Any:
    """The functions above for this machine."""
    functions = compile.functions(sys.modules[__name__], native())
    board = zeros(SEATS // 8 + 2 * LINE // 8, "int64")
    functions.lead(address(board), 0, 0, 0)  # compiles both; the job of no function has come before the worker
    functions.serve(address(board), 1)
    return functions


@cache
def function_of_types(engine: compile.Engine, name: str, types: tuple[Any, ...]) -> Any:
    """`unpacked` for a function of an engine and arguments of these types."""
    tag = hashlib.sha256(repr(types).encode()).hexdigest()[:16]
    return engine.around(unpacked, f"{name}-{tag}", name, **unpacking(types))


def function_at(engine: compile.Engine, name: str, values: Sequence[Any]) -> int:
    """The address of the machine code of `unpacked` for a function of an engine, with arguments like these."""
    numba: Any = import_module("numba")
    function = function_of_types(engine, name, tuple(numba.typeof(value) for value in values))
    function.compile((numba.int64,))
    result = function.overloads[(numba.int64,)]
    place: int = result.library.get_pointer_to_function(result.fndesc.llvm_func_name)
    return place


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

    @intrinsic
    def swap(typing, place, value):
        def code(context, builder, signature, args):
            return builder.atomic_rmw("xchg", at(builder, args[0]), args[1], order)

        return types.int64(types.int64, types.int64), code

    @intrinsic
    def add(typing, place, value):
        def code(context, builder, signature, args):
            return builder.atomic_rmw("add", at(builder, args[0]), args[1], order)

        return types.int64(types.int64, types.int64), code

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

    words = {"load": load, "store": store, "swap": swap, "add": add}
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
