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
import threading
import weakref
from functools import cache
from importlib import import_module
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from irisdeck.engine import barrier, compile
from irisdeck.engine.barrier import AWAKE, BELL, LED, NUMBER, SEATS, WORKERS
from irisdeck.engine.state import LINE, zeros
from irisdeck.game import IrisdeckError

if TYPE_CHECKING:
    from collections.abc import Sequence

STRETCH = 64  # games: fewer are not worth a thread; of arrays by game, two stretches share no cache line
SPINS = 2000  # looks at a word before a thread goes to sleep: 40 to 100 microseconds
WORDS = LINE // 8


class ThreadsFailed(IrisdeckError):
    """Threads could not be started or used; the message says why."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def positive(count: Any) -> bool:
    """Whether it is a whole number from 1 on."""
    return isinstance(count, int) and not isinstance(count, bool) and count > 0


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
            self.blocks = zeros((len(parts), -(-len(packed[0]) // WORDS) * WORDS), "int64")
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
        self._end: Any = None  # ends them
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
        functions, board = compiled(), self._board
        try:
            functions.lead(address(board), *job.place)
        except BaseException:
            # If it was raised by a signal, as Ctrl-C is, the job is done. If by the job, the others may still be at it.
            if board[LED // 8] != board[NUMBER // 8]:
                functions.rest(address(board))
                self.close()
            raise
        if self._failures:
            self.close()
            raise self._failures[0]

    def _start(self) -> None:
        """Starts the threads, and once more in a process that was forked."""
        if self._process == os.getpid():
            return
        if self._process:
            self._end.detach()  # the threads of the parent are not here
        functions = compiled()  # before any thread needs them
        self._board = board = zeros(SEATS // 8 + self.threads * WORDS, "int64")
        board[(SEATS + BELL) // 8 :: WORDS] = [new_bell() for _ in range(self.threads)]
        board[AWAKE // 8] = SPINS if self.threads <= cores() else 0
        self._failures, crew = list[BaseException](), list[threading.Thread]()
        self._end = weakref.finalize(self, end, functions, board, crew)
        try:
            for me in range(1, self.threads):
                given = functions, board, me, self._failures
                crew.append(threading.Thread(target=follow, args=given, name=f"irisdeck-{me}", daemon=True))
                crew[-1].start()
                board[WORKERS // 8] = me
            self._process = os.getpid()
        except BaseException as error:
            crew[:] = [thread for thread in crew if thread.ident]
            self._end()
            if not isinstance(error, RuntimeError):
                raise
            raise ThreadsFailed(f"no more than {1 + len(crew)} of {self.threads} threads could be started") from None


def follow(functions: Any, board: Any, me: int, failures: list[BaseException]) -> None:
    """What a thread of a team does, in compiled code until the team ends or something is raised."""
    try:
        functions.serve(address(board), me)
    except BaseException as error:
        failures.append(error)
        functions.finish(address(board))


def end(functions: Any, board: Any, crew: list[threading.Thread]) -> None:
    """Ends threads. It may run at any moment, when a team is no longer used: so it waits, but not for ever."""
    functions.lead(address(board), 0, 0, 0)
    for thread in crew:
        if thread is not threading.current_thread():
            thread.join(1)
    if not any(thread.is_alive() for thread in crew):
        for bell in board[(SEATS + BELL) // 8 :: WORDS].tolist():
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


# -- Compiled functions --


@cache
def compiled() -> Any:
    """Those of engine/barrier.py."""
    functions = compile.functions(barrier, barrier.native())
    board = zeros(SEATS // 8 + 2 * WORDS, "int64")
    functions.lead(address(board), 0, 0, 0)  # compiles both; the job of no function has come before the worker
    functions.serve(address(board), 1)
    return functions


@cache
def function_of_types(engine: compile.Engine, name: str, types: tuple[Any, ...]) -> Any:
    """`unpacked` for a function of an engine and arguments of these types."""
    tag = hashlib.sha256(repr(types).encode()).hexdigest()[:16]
    return engine.around(barrier.unpacked, f"{name}-{tag}", name, **barrier.unpacking(types))


def function_at(engine: compile.Engine, name: str, values: Sequence[Any]) -> int:
    """The address of the machine code of `unpacked` for a function of an engine, with arguments like these."""
    numba: Any = import_module("numba")
    function = function_of_types(engine, name, tuple(numba.typeof(value) for value in values))
    function.compile((numba.int64,))
    result = function.overloads[(numba.int64,)]
    place: int = result.library.get_pointer_to_function(result.fndesc.llvm_func_name)
    return place
