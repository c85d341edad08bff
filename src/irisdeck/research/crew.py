"""Workers for long runs: this process, threads or processes on all cores, or a Ray cluster.

Work is cut into pieces of about the same duration, and their results come back in order. So no result depends on which
worker computed it.

    with Crew(workers=8) as crew:
        for part in crew.do(job.play, take):    # take(12) is the next piece, of at most twelve games; empty at the end
            total.add(part)
"""

from __future__ import annotations

import hashlib
import os
import signal
import socket
import threading
import time
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeVar

from irisdeck.engine.threads import cores
from irisdeck.game import InvalidOption, IrisdeckError, short

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sized
    from multiprocessing.process import BaseProcess

Piece = TypeVar("Piece", bound="Sized")
Result = TypeVar("Result")

PIECE = 0.25  # seconds a piece should take: long beside the handing over, short for somebody who presses Ctrl-C
GROWTH = 8  # a piece is at most so many times larger than one whose time is known
QUEUED = 2  # pieces handed out, for each worker: the next lies ready when one is done
AHEAD = 8  # pieces under way or waiting for an earlier one, for each worker
SILENCE = 1.0  # seconds without a result after which it is asked whether all processes are there
RETRIES = 5  # of a piece whose worker was lost on a cluster; a piece that kills every worker is given up


class WorkerDied(IrisdeckError):
    """A worker process died: it was killed, or a bot crashed Python itself."""


class OtherSources(IrisdeckError):
    """A machine of the cluster has another version of this program, and might play other games."""


class Done(NamedTuple):
    """The result of a piece, its size, and the seconds it took."""

    result: Any
    size: int
    seconds: float


class Crew:
    """A pool of workers. They start as pieces are handed out, and end with the block.

    `ray` is `local` (a cluster for this run), `auto` (the one this machine belongs to) or an address. `threads` are for
    work that holds no lock. Ctrl-C interrupts only while waiting: a result that came back is processed whole.
    """

    def __init__(self, workers: int | None = None, ray: str | None = None, *, threads: bool = False) -> None:
        self.workers = workers or cores()
        self.queued = QUEUED * self.workers
        self.size = 1  # of the next piece
        self.resting = self.stopped = False
        self.waiting: deque[Future[Done]] = deque()
        self.executor: Executor | None = None
        if ray is not None:
            self.executor = cluster = Cluster(ray, workers)
            self.workers = workers or cluster.cores
            self.queued = workers or QUEUED * cluster.cores  # whoever asked for so many has no more at work
        elif self.workers > 1:
            self.executor = ThreadPoolExecutor(self.workers) if threads else _processes(self.workers)

    def __enter__(self) -> Self:
        ours = threading.current_thread() is threading.main_thread()
        self.hears = ours and signal.getsignal(signal.SIGINT) is signal.default_int_handler
        if self.hears:
            signal.signal(signal.SIGINT, self._hear)
        return self

    def _hear(self, *_: object) -> None:
        self.stopped = True
        if self.resting:
            raise KeyboardInterrupt

    @contextmanager
    def _rest(self) -> Iterator[None]:
        """Ctrl-C interrupts within this block."""
        self.resting = True
        try:
            if self.stopped:
                raise KeyboardInterrupt
            yield
        finally:
            self.resting = False

    def __exit__(self, *_: object) -> None:
        """End the workers; only threads are waited for, because they cannot be stopped."""
        if self.hears:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        if isinstance(self.executor, ProcessPoolExecutor) and not all(future.done() for future in self.waiting):
            _dismiss(self.executor)
        if self.executor:
            self.executor.shutdown(wait=True, cancel_futures=True)

    def do(self, work: Callable[[Piece], Result], take: Callable[[int], Piece]) -> Iterator[Result]:
        """The results of the pieces, in order; `take` makes pieces of a size that takes about PIECE seconds."""
        self.size = 1
        for done in self._together(work, take) if self.executor else self._alone(work, take):
            fitting = round(done.size * PIECE / max(done.seconds, 1e-9))
            self.size = max(1, min(GROWTH * done.size, fitting))
            yield done.result

    def _alone(self, work: Callable[[Piece], Result], take: Callable[[int], Piece]) -> Iterator[Done]:
        while piece := take(self.size):
            with self._rest():
                done = timed(work, piece)
            yield done

    def _together(self, work: Callable[[Piece], Result], take: Callable[[int], Piece]) -> Iterator[Done]:
        assert self.executor
        self.waiting.clear()
        try:
            while True:
                while self._wants_more() and (piece := take(self.size)):
                    with held_back():  # a process may be begun for it
                        self.waiting.append(self.executor.submit(timed, work, piece))
                if not self.waiting:
                    return
                with self._rest():
                    came, _ = wait([future for future in self.waiting if not future.done()], SILENCE, FIRST_COMPLETED)
                if not came and _lost(self.executor):
                    _dismiss(self.executor)
                while self.waiting and self.waiting[0].done():
                    yield self.waiting.popleft().result()
        except BrokenProcessPool:
            why = "it was killed, perhaps for want of memory, or a bot brought Python down"
            raise WorkerDied(f"a process that played is gone: {why}") from None

    def _wants_more(self) -> bool:
        under_way = sum(not future.done() for future in self.waiting)
        return under_way < self.queued and len(self.waiting) < AHEAD * self.workers


def timed(work: Callable[[Piece], Result], piece: Piece) -> Done:
    """Do a piece of work and measure its time."""
    start = time.perf_counter()
    result = work(piece)
    return Done(result, len(piece), time.perf_counter() - start)


@contextmanager
def held_back() -> Iterator[None]:
    """Delay Ctrl-C until the end of this block; processes started within it never receive it, not even at start."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _processes(workers: int) -> ProcessPoolExecutor:
    leave_ctrl_c = partial(signal.signal, signal.SIGINT, signal.SIG_IGN)
    return ProcessPoolExecutor(workers, get_context("spawn"), leave_ctrl_c)


def _lost(executor: Executor) -> bool:
    """Whether a process is gone. Python notices, but not while it waits for the rest of that one's result."""
    return isinstance(executor, ProcessPoolExecutor) and any(p.exitcode is not None for p in _members(executor))


def _members(executor: Any) -> list[BaseProcess]:
    return [*(executor._processes or {}).values()]  # none once the executor has ended


def _dismiss(executor: Any) -> None:
    """Terminate the worker processes, whatever they are doing.

    One may end amid a result. Whoever reads it would wait for the rest for ever, as long as this process itself could
    still write it: so it gives that up.
    """
    processes = _members(executor)  # `terminate_workers` from Python 3.14 on
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()
    executor._result_queue._writer.close()


# -- Ray: imported by what follows and by nothing else --


class Cluster(Executor):
    """A Ray cluster as an executor. A piece whose worker is lost is retried elsewhere."""

    def __init__(self, address: str, workers: int | None) -> None:
        self.ray: Any = _connected(address, workers)
        self.cores = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.remote = self.ray.remote(num_cpus=1, max_retries=RETRIES)(proved)
        self.sources = sources()
        self.tasks: dict[Future[Any], Any] = {}

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        task = self.remote.remote(self.sources, work, *given, **named)
        inner: Future[Any] = task.future()
        outer: Future[Any] = Future()
        self.tasks[outer] = task
        inner.add_done_callback(lambda _: self._finish(inner, outer))
        return outer

    def _finish(self, inner: Future[Any], outer: Future[Any]) -> None:
        """Pass on a result, or an error of our own."""
        self.tasks.pop(outer, None)
        error = inner.exception()
        if error is None:
            outer.set_result(inner.result())
        elif isinstance(error, self.ray.exceptions.RayTaskError):
            outer.set_exception(error.cause if isinstance(error.cause, Exception) else error)
        else:
            lost = f"a worker of the cluster was lost {RETRIES + 1} times with the same piece"
            outer.set_exception(WorkerDied(f"{lost}: {_first_line(error)}"))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Disconnect from the cluster; one that was started for this run ends."""
        for task in [*self.tasks.values()]:
            self.ray.cancel(task, force=True)
        self.ray.shutdown()


def _connected(address: str, workers: int | None) -> Any:
    """Connect to Ray, without its own output."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we play
    os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".*")  # else lost workers are told of amid our results
    os.environ.setdefault(
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0"
    )  # what Ray will do one day, and warns of until then
    try:
        import ray
    except ImportError:
        raise InvalidOption("a cluster needs Ray: pip install 'irisdeck[ray]'") from None
    quiet: Any = {"log_to_driver": False, "logging_level": "CRITICAL"}
    try:
        if address == "local":
            ray.init("local", num_cpus=workers, include_dashboard=False, **quiet)
        else:
            _knock(address)
            ray.init(address, **quiet)
    except (OSError, RuntimeError, ValueError, AssertionError, ImportError) as wrong:
        if address == "auto":
            how = "begin one with ray start --head, or say --ray local"
            raise InvalidOption(f"this machine is in no Ray cluster: {how}") from None
        raise InvalidOption(f"there is no Ray cluster at {short(address)}: {_first_line(wrong)}") from None
    return ray


def _knock(address: str) -> None:
    """Fail at once where nothing listens; Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=10).close()


def _first_line(error: BaseException) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)


def proved(expected: str, work: Callable[..., Any], *given: Any) -> Any:
    """Do a piece of work if this machine has the same sources as the one that asked."""
    if sources() != expected:
        raise OtherSources(f"{socket.gethostname()} has another version of irisdeck: install the same on all machines")
    return work(*given)


@cache
def sources() -> str:
    """A digest of all sources of this program: the games depend on nothing else."""
    files = sorted(Path(__file__).parents[1].rglob("*.py"))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
