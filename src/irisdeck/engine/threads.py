"""Threads that stay in compiled code: a team of them plays many games.

    team = Team(8, parts=32)                                # the calling thread is one of the eight
    job = Job(engine, "step_many", [arguments, ...])        # those of the first part of the games, of the second, ...
    team.run(job)

To hand a call to a Python thread takes longer than to step hundreds of games. So the threads wait in compiled code and
without Python's lock, first awake and then asleep (engine/barrier.py). A job is a compiled function and a block of
memory for each part, from which that function takes its arguments.
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
from irisdeck.engine.barrier import AWAKE, BELL, LED, NUMBER, PARTS, SEATS, WORKERS
from irisdeck.engine.state import LINE, zeros
from irisdeck.game import IrisdeckError

if TYPE_CHECKING:
    from collections.abc import Sequence

PART = 64  # games: fewer are not worth a thread; of arrays by game, two parts share no cache line
SHARES = 4  # parts of each thread, one of which another can take if it is late
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


def division(count: int, threads: int) -> tuple[int, list[tuple[int, int]]]:
    """How many of these threads so many games are worth, and where the parts of the games begin and end."""
    blocks = -(-count // PART)
    threads = min(threads, blocks)
    parts = min(blocks, SHARES * threads) if threads > 1 else 1
    return threads, [*pairwise(min(count, PART * (blocks * part // parts)) for part in range(parts + 1))]


class Job:
    """A function of an engine and its arguments for each part: whole numbers and contiguous arrays.

    The arrays are not copied. Interpreted, the arguments can be anything.
    """

    def __init__(self, engine: compile.Engine, name: str, parts: Sequence[Sequence[Any]]) -> None:
        self.engine, self.name, self.parts = engine, name, parts  # which keeps the arrays
        if engine.compiled:
            packed = [[0, *(word for value in part for word in words(value))] for part in parts]
            self.blocks = zeros((len(parts), -(-len(packed[0]) // WORDS) * WORDS), "int64")
            self.blocks[:, : len(packed[0])] = packed
            self.results = self.blocks[:, 0]
            self.place = (function_at(engine, name, parts[0]), address(self.blocks), self.blocks.strides[0])

    def interpret(self) -> list[Any]:
        """The results, one part after the other."""
        return [getattr(self.engine, self.name)(*part) for part in self.parts]


class Team:
    """So many threads, counting the one that calls; they start with the first job, and end with the team.

    Whoever prepares and runs jobs holds `lock`, so that several threads of Python take turns.
    """

    def __init__(self, threads: int, parts: int) -> None:
        self.threads, self.parts = threads, parts  # the same number for all jobs
        self.lock = threading.RLock()
        self.closed = ""  # why they have ended
        self._end: Any = None  # ends them; None before they have started
        self._failures: list[BaseException] = []
        TEAMS.add(self)

    def run(self, job: Job) -> list[Any]:
        """Runs a job and returns the result of each part; a thread's error ends the team and is raised here."""
        if self.closed:
            raise ThreadsFailed(self.closed)
        if not job.engine.compiled:
            return job.interpret()
        if not self._end:
            self._start()
        self._lead(job)
        results: list[Any] = job.results.tolist()
        return results

    def close(self, why: str = "these games are closed: their threads have ended") -> None:
        """Ends the threads."""
        with self.lock:
            self.closed = self.closed or why
            if self._end:
                self._end()

    def forked(self) -> None:
        """In a forked process there are no threads yet; games that another thread was playing are half played."""
        if self._end:
            self._end.detach()
        self._end = None
        if not self.lock.acquire(blocking=False):
            self.lock = threading.RLock()
            self.closed = "these games were in the middle of a step when this process was forked"
        else:
            self.lock.release()

    def _lead(self, job: Job) -> None:
        functions, board, place = self._functions, self._board, self._place
        try:
            functions.lead(place, *job.place)
        except BaseException as error:
            if board[LED // 8] == board[NUMBER // 8]:  # the job is done: a signal has raised it, as Ctrl-C does
                raise
            self._failures.append(error)
        while board[LED // 8] != board[NUMBER // 8]:  # other parts are under way, or nobody has begun them
            try:
                functions.finish(place)  # as far as it got
                functions.go_on(place)
            except BaseException as error:
                self._failures.append(error)
        if self._failures:
            self.close("these games have ended with an error")
            raise self._failures[0]

    def _start(self) -> None:
        self._functions = functions = compiled()  # before any thread needs them
        self._board = board = zeros(SEATS // 8 + self.threads * WORDS, "int64")
        self._place = address(board)
        board[(SEATS + BELL) // 8 :: WORDS] = [new_bell() for _ in range(self.threads)]
        board[PARTS // 8] = self.parts
        board[AWAKE // 8] = SPINS if self.threads <= cores() else 0
        self._failures, crew = list[BaseException](), list[threading.Thread]()
        stop = weakref.finalize(self, end, functions, board, crew)
        try:
            for me in range(1, self.threads):
                given = functions, board, me, self._failures
                crew.append(threading.Thread(target=follow, args=given, name=f"irisdeck-{me}", daemon=True))
                crew[-1].start()
                board[WORKERS // 8] = me
            self._end = stop
        except BaseException as error:
            crew[:] = [thread for thread in crew if thread.ident]
            stop()
            if not isinstance(error, RuntimeError):
                raise
            raise ThreadsFailed(f"no more than {1 + len(crew)} of {self.threads} threads could be started") from None


TEAMS = weakref.WeakSet[Team]()


def after_fork() -> None:
    """Tells all teams of this process that it is a new one."""
    for team in TEAMS:
        team.forked()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=after_fork)


def follow(functions: Any, board: Any, me: int, failures: list[BaseException]) -> None:
    """What a worker does, in compiled code until the team ends or something is raised."""
    while True:
        try:
            functions.serve(address(board), me)
            return
        except BaseException as error:
            failures.append(error)
            functions.finish(address(board))  # as far as it got


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
