"""Requests of other programs: a line of JSON in for each, lines of JSON out in the order they are done.

requests = Requests(write)        # `write` gets each answer as JSON values, from any thread
requests.take(b'{"id": "a", "record": {...}}')
requests.finish()                 # waits until all are answered

Many requests are worked on at once, on all cores. Whatever a line holds, it is answered and never raises.
The fields are described in docs/analysis.md.
"""

from __future__ import annotations

import json
import os
from concurrent.futures import Future, ThreadPoolExecutor, wait
from threading import Lock
from typing import TYPE_CHECKING, Any

from irisdeck import __version__
from irisdeck.analysis.report import FORMAT, Analysis
from irisdeck.analysis.work import SIMULATIONS, Cancelled, CannotAnalyze, Work, judged_here
from irisdeck.game import IrisdeckError, alternatives, game, short
from irisdeck.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable

    from irisdeck.analysis.judging import Judgment

FIELDS = {  # of each kind of request; it needs the first ones
    "analyze": ("id", "record", "simulations", "decisions", "progress", "result", "action"),
    "terminate": ("id", "terminate", "action"),
    "version": ("action", "id"),
}
NEEDED = {"analyze": 2, "terminate": 2, "version": 0}
MOST = 1000  # requests under way at a time
LONGEST_ID = 200


class Request:
    """A game that is being analyzed."""

    def __init__(self, values: dict[str, Any]) -> None:
        record = Record.from_dict(values["record"])
        game(record.game)  # raises where it is unknown
        self.id: str | int = values["id"]
        self.names = record.names
        self.work = Work(record, values.get("simulations", SIMULATIONS), shares(values.get("result")))
        self.engine = self.work.engine()
        self.left = set(chosen(values.get("decisions"), len(self.work.points)))
        self.progress = flag(values.get("progress", False))
        self.stopped = False

    def answer(self) -> dict[str, Any]:
        """The answer, once all decisions that were asked for are judged."""
        return {"id": self.id, **named(self.work.analysis, self.names)}


def named(analysis: Analysis, names: list[str] | None) -> dict[str, Any]:
    """An analysis as JSON values, with the names of the players."""
    return {**analysis.to_dict(), "names": names}


def chosen(numbers: Any, count: int) -> list[int]:
    """The numbers of the decisions that a request asks for; all, if it names none."""
    if numbers is None:
        return list(range(count))
    if not isinstance(numbers, list) or not all(type(number) is int and 0 <= number < count for number in numbers):
        raise CannotAnalyze(f"'decisions' must be a list of numbers from 0 to {count - 1}, not {short(numbers)}")
    return numbers


def shares(value: Any) -> list[float] | None:
    """What each seat got, where a request says so."""
    if value is None:
        return None
    if not isinstance(value, list) or not all(type(share) in (int, float) and 0 <= share <= 1 for share in value):
        raise CannotAnalyze(f"'result' must be a list of numbers from 0 to 1, one for each seat, not {short(value)}")
    return [float(share) for share in value]


def flag(value: Any) -> bool:
    """Whether progress is wanted."""
    if not isinstance(value, bool):
        raise CannotAnalyze(f"'progress' must be true or false, not {short(value)}")
    return value


class Requests:
    """All requests under way."""

    def __init__(self, write: Callable[[dict[str, Any]], object], workers: int | None = None) -> None:
        self._write = write
        self._pool = ThreadPoolExecutor(workers or os.cpu_count() or 1, "analysis")
        self._lock = Lock()  # guards all that follows, and the order of answers
        self._requests: dict[str | int, Request] = {}
        self._tasks: set[Future[None]] = set()
        self._broken: OSError | None = None  # why answers cannot be written any more

    def take(self, line: bytes) -> None:
        """Begin what a line asks for; the answers come when they are ready."""
        request_id = None
        try:
            values = read(line)
            request_id = identity(values)
            self._begin(values)
        except IrisdeckError as error:
            self._tell({"id": request_id, "error": str(error)})
        except Exception as error:  # a game of another package, say: this request fails, and no other
            self._tell({"id": request_id, "error": failure(error)})
        if self._broken:
            raise self._broken

    def refuse(self, why: str) -> None:
        """Answer a line that cannot be read at all."""
        self._tell({"id": None, "error": why})

    def finish(self) -> None:
        """Wait until everything is answered."""
        while tasks := self._copied():
            wait(tasks)
            with self._lock:
                self._tasks.difference_update(tasks)
        self._pool.shutdown()
        if self._broken:
            raise self._broken

    def stop(self) -> None:
        """Stop whatever is under way, unanswered."""
        with self._lock:
            for request in self._requests.values():
                request.stopped = True
            self._requests.clear()
        self._pool.shutdown(cancel_futures=True)

    def _copied(self) -> set[Future[None]]:
        with self._lock:
            return set(self._tasks)

    def _tell(self, answer: dict[str, Any]) -> None:
        with self._lock:
            self._send(answer)

    def _send(self, answer: dict[str, Any]) -> None:
        """Write an answer; whoever does not read any more stops everything."""
        try:
            self._write(answer)
        except OSError as error:
            self._broken = error
            for request in self._requests.values():
                request.stopped = True

    # -- What a line may ask for --

    def _begin(self, values: dict[str, Any]) -> None:
        action = values.get("action", "analyze")
        if not isinstance(action, str) or action not in FIELDS:
            raise CannotAnalyze(f"there is no action {short(action)}: there are {alternatives(FIELDS, 'and')}")
        for field in FIELDS[action][: NEEDED[action]]:
            if field not in values:
                raise CannotAnalyze(f"a request needs {field!r}")
        if unknown := [field for field in values if field not in FIELDS[action]]:
            raise CannotAnalyze(
                f"there is no field {short(unknown[0])}: there are {alternatives(FIELDS[action], 'and')}"
            )
        {"analyze": self._analyze, "terminate": self._terminate, "version": self._version}[action](values)

    def _version(self, values: dict[str, Any]) -> None:
        about = {"action": "version", "version": __version__, "format": FORMAT}
        self._tell({"id": values.get("id"), **about})

    def _terminate(self, values: dict[str, Any]) -> None:
        """Stop a request; one that is done already is answered, and stays so."""
        stopped = values["terminate"]
        with self._lock:
            request = self._requests.pop(stopped, None) if isinstance(stopped, (str, int)) else None
            if request:
                request.stopped = True
                self._send({"id": request.id, "terminated": True})
            self._send({"id": values["id"], "action": "terminate", "terminate": stopped, "found": bool(request)})

    def _analyze(self, values: dict[str, Any]) -> None:
        with self._lock:
            if values["id"] in self._requests:
                raise CannotAnalyze(f"a request with the id {short(values['id'])} is under way")
            if len(self._requests) >= MOST:
                raise CannotAnalyze(f"{MOST} requests are under way: wait for an answer")
        request = Request(values)  # only this thread adds requests, so the lock need not be held meanwhile
        with self._lock:
            if not request.left:
                return self._send(request.answer())
            self._requests[request.id] = request
            for number in sorted(request.left):
                task = self._pool.submit(self._judge, request, number)
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        return None

    # -- On other threads --

    def _judge(self, request: Request, number: int) -> None:
        """Judge a decision, and answer if it was the last one."""
        try:
            judgment = judged_here(request.work, number, request.engine, lambda: request.stopped)
        except Cancelled:
            return
        except Exception as error:  # as above
            self._fail(request, error)
            return
        with self._lock:
            if not request.stopped:
                self._keep(request, number, judgment)

    def _fail(self, request: Request, error: Exception) -> None:
        with self._lock:
            if not request.stopped:
                request.stopped = True
                self._requests.pop(request.id, None)
                self._send({"id": request.id, "error": failure(error)})

    def _keep(self, request: Request, number: int, judgment: Judgment) -> None:
        request.work.keep(number, judgment)
        request.left.discard(number)
        if request.progress:
            decision = request.work.decisions[number]
            assert decision is not None
            self._send({"id": request.id, "left": len(request.left), "decision": decision.to_dict()})
        if not request.left:
            del self._requests[request.id]
            self._send(request.answer())


def read(line: bytes) -> dict[str, Any]:
    """The values of a line, or CannotAnalyze."""
    try:
        values = json.loads(line.decode("utf-8"))
    except UnicodeDecodeError as wrong:
        raise CannotAnalyze(f"not UTF-8 at byte {wrong.start + 1}") from None
    except RecursionError:
        raise CannotAnalyze("the JSON is nested too deeply") from None
    except ValueError as wrong:
        raise CannotAnalyze(f"this is not JSON: {wrong}") from None
    if not isinstance(values, dict):
        raise CannotAnalyze("a request is a JSON object")
    return values


def identity(values: dict[str, Any]) -> str | int | None:
    """The id of a request, which its answers carry."""
    value = values.get("id")
    if value is None and "id" not in values:
        return None
    if isinstance(value, bool) or not isinstance(value, (str, int)) or len(str(value)) > LONGEST_ID:
        raise CannotAnalyze(f"'id' must be a text of at most {LONGEST_ID} characters or a whole number")
    return value


def failure(error: Exception) -> str:
    """What is answered where a game's own code fails."""
    return f"the analysis failed: {type(error).__name__}: {error}"
