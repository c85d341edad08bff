"""Threads that stay in compiled code: they sleep when nothing is to do, end with what they work for, lose no error."""

from __future__ import annotations

import copy
import importlib.util
import pickle
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest

import irisdeck
from irisdeck import envs
from irisdeck.engine import compile, threads
from irisdeck.engine.threads import Job, Team, ThreadsFailed, division

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from irisdeck import View


def crew() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name.startswith("irisdeck-")]


def vector(threads: int, n: int = 320) -> envs.Vector:
    vec = envs.vector("red7", n=n, seed=1, threads=threads)
    vec.reset()
    return vec


# -- What each thread does --


@pytest.mark.parametrize(("count", "asked"), [(1, 1), (64, 9), (65, 2), (320, 5), (1000, 3), (4096, 16), (65_536, 7)])
def test_parts_are_about_equal_and_share_no_cache_line(count: int, asked: int) -> None:
    used, parts = division(count, asked)
    assert [number for first, last in parts for number in range(first, last)] == list(range(count))
    assert all(first % 64 == 0 for first, _ in parts)
    lengths = [last - first for first, last in parts]
    assert max(lengths) - min(lengths) <= 128
    assert used == min(asked, -(-count // 64)) <= len(parts)


@pytest.mark.parametrize("spins", [0, 3, 2000])
def test_no_call_of_a_sleeping_thread_is_missed(spins: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The shortest jobs, one right after the other, by more threads than there are cores."""
    alone = vector(1)
    alone.skip(1500)
    monkeypatch.setattr(threads, "SPINS", spins)
    monkeypatch.setattr(threads, "cores", lambda: 5)
    together = vector(5)
    for _ in range(1500):
        together.skip(1)
    assert (alone.obs == together.obs).all()
    assert (alone.random_actions == together.random_actions).all()


def test_small_arrays_of_different_threads_share_no_cache_line() -> None:
    engine = compile.engine(irisdeck.game("duel").rules, "numba")
    places = [engine.dice(2).__array_interface__["data"][0] for _ in range(50)]
    assert all(place % 128 == 0 for place in places)


def test_only_the_cores_of_this_process_count() -> None:
    code = "import os; os.sched_setaffinity(0, {min(os.sched_getaffinity(0))}); import irisdeck; "
    code += "print(irisdeck.Batch(irisdeck.game('duel'), 5000).threads)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "1\n"


# -- Sleep and end --


def test_idle_threads_sleep() -> None:
    vec = vector(4)
    places = [Path(f"/proc/self/task/{thread.native_id}/stat") for thread in crew()]
    assert len(places) == 3
    while {place.read_text().rpartition(")")[2].split()[0] for place in places} != {"S"}:
        time.sleep(0.01)
    vec.close()


def test_threads_end_with_what_they_work_for() -> None:
    vec, batch = vector(3), irisdeck.Batch(irisdeck.game("duel"), 200, threads=3)
    assert len(crew()) == 4
    vec.close()
    assert len(crew()) == 2
    with pytest.raises(gymnasium.error.ClosedEnvironmentError, match="the vector is closed"):
        vec.step(vec.random_actions)
    vec.close()
    del batch
    assert crew() == []
    batch = irisdeck.Batch(irisdeck.game("duel"), 200, threads=3)
    batch.close()
    assert crew() == []
    with pytest.raises(ThreadsFailed, match="these games are closed"):
        batch.finish()


def test_a_program_ends_while_threads_wait() -> None:
    code = "from irisdeck import envs; vec = envs.vector('duel', n=300, threads=3); vec.reset(); vec.skip(5); print(1)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stdout, done.stderr) == (0, "1\n", "")


# -- Errors --


@pytest.fixture(scope="module")
def halves(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """A module with a loop that fails for 0."""
    file = tmp_path_factory.mktemp("module") / "halves.py"
    file.write_text("def halve(number, given):\n    given[0] = 6\n    return given[0] // number\n")
    spec = importlib.util.spec_from_file_location("halves", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["halves"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("failing", [{0}, {1}, {3}, {0, 2, 3}, {0, 1, 2, 3}])
def test_an_error_of_any_thread_is_raised(halves: ModuleType, failing: set[int]) -> None:
    engine, team = compile.engine(irisdeck.game("duel").rules, "numba", halves), Team(4, parts=4)
    given = [engine.buffer(1) for _ in range(4)]
    assert team.run(Job(engine, "halve", [*zip((1, 2, 3, 6), given, strict=True)])) == [6, 3, 2, 1]
    numbers = [0 if me in failing else 2 for me in range(4)]
    for array in given:
        array[0] = 0
    with pytest.raises(ZeroDivisionError):
        team.run(Job(engine, "halve", [*zip(numbers, given, strict=True)]))
    assert [int(array[0]) for array in given] == [6] * 4  # nobody was left behind in the middle of it
    assert crew() == []
    with pytest.raises(ThreadsFailed, match="these games have ended with an error"):
        team.run(Job(engine, "halve", [*zip((1, 2, 3, 6), given, strict=True)]))


def test_ctrl_c_interrupts_between_steps_and_games_go_on() -> None:
    vec, alone, steps = vector(3), vector(1), [1]
    vec.step(vec.random_actions)  # compiles

    def play() -> None:
        while True:
            vec.step(vec.random_actions)
            steps.append(1)

    timer = threading.Timer(0.05, signal.pthread_kill, (threading.get_ident(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        play()
    alone.skip(len(steps))
    if (alone.obs != vec.obs).any():  # the step that was interrupted has been made
        alone.skip(1)
    vec.skip(20)
    alone.skip(20)
    assert (alone.obs == vec.obs).all()


class Interrupted:
    """Plays the first legal move, until somebody types Ctrl-C."""

    def __init__(self) -> None:
        self.left = 40

    def act(self, view: View) -> str:
        self.left -= 1
        if not self.left:
            raise KeyboardInterrupt
        return str(view.legal_moves[0])


def steps(vec: envs.Singles) -> None:
    while True:
        vec.step(vec.random_actions)


def test_ctrl_c_in_the_middle_of_a_step_asks_for_a_reset() -> None:
    """Some games have moved on and others have not."""
    vec = envs.singles("red7", n=10, seed=1, opponents=Interrupted())
    vec.reset()
    with pytest.raises(KeyboardInterrupt):
        steps(vec)
    with pytest.raises(gymnasium.error.ResetNeeded):
        vec.step(vec.random_actions)
    vec.reset()
    vec.step(vec.random_actions)


def test_calls_by_several_threads_take_turns() -> None:
    """Each changes what the others have prepared, unless it waits."""
    vec, alone = vector(2), vector(1)

    def play() -> None:
        for _ in range(200):
            vec.skip(1)
            vec.observe_all()
            vec.rollout(2)

    players = [threading.Thread(target=play) for _ in range(3)]
    for player in players:
        player.start()
    for player in players:
        player.join()
    alone.skip(1800)
    assert (alone.obs == vec.obs).all()
    assert (alone.random_actions == vec.random_actions).all()


def test_threads_that_cannot_be_started_are_told_of() -> None:
    code = """
import resource, threading
from irisdeck import envs
from irisdeck.engine.threads import ThreadsFailed
envs.vector("duel", n=5, threads=1).reset()  # compiles
vec = envs.vector("duel", n=1000, threads=9)
room = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize() + (600 << 20)
threading.stack_size(200 << 20)
resource.setrlimit(resource.RLIMIT_AS, (room, resource.RLIM_INFINITY))
try:
    vec.reset()
except ThreadsFailed as failed:
    print(failed, threading.active_count())
resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
threading.stack_size(1 << 20)
vec.reset()
vec.skip(3)
print(threading.active_count())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert done.stdout.startswith("no more than "), done.stderr
    assert done.stdout.endswith(" of 9 threads could be started 1\n9\n")


# -- Other processes --


COPIES: list[Callable[[Any], Any]] = [lambda vec: pickle.loads(pickle.dumps(vec)), copy.copy, copy.deepcopy]


@pytest.mark.parametrize("copied", COPIES, ids=["pickle", "copy", "deepcopy"])
def test_a_copy_of_a_vector_has_threads_of_its_own(copied: Callable[[Any], Any]) -> None:
    vec = vector(3)
    vec.skip(10)
    twin = copied(vec)
    assert len(crew()) == 2
    vec.skip(20)
    shown = vec.obs.copy()
    vec.close()
    twin.skip(20)
    assert len(crew()) == 2
    assert (twin.obs == shown).all()
    with pytest.raises(TypeError, match="it cannot be copied or pickled"):
        copied(irisdeck.Batch(irisdeck.game("duel"), 100, threads=2))


def test_a_forked_process_goes_on_with_threads_of_its_own() -> None:
    code = """
import hashlib, os, sys, threading, warnings
warnings.simplefilter("ignore")  # Python warns of forks beside threads
from irisdeck import envs
vec = envs.vector("red7", n=300, seed=1, threads=3)
vec.reset()
vec.skip(10)
child = os.fork()
vec.skip(50)
told = hashlib.sha256(vec.obs).hexdigest(), threading.active_count()
if child:
    os.waitpid(child, 0)
print(*told, flush=True)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    lines = done.stdout.splitlines()
    assert len(lines) == 2, done.stderr
    assert lines[0] == lines[1]
    assert lines[0].endswith(" 3")


def test_games_that_were_in_play_when_a_process_was_forked_are_refused() -> None:
    code = """
import os, threading, warnings
warnings.simplefilter("ignore")  # Python warns of forks beside threads
from irisdeck import envs
from irisdeck.engine.threads import ThreadsFailed
vec = envs.vector("red7", n=300, seed=1, threads=2)
vec.reset()
vec.skip(1)
ended, begun = threading.Event(), threading.Event()
def play():
    with vec._team.lock:
        begun.set()
        ended.wait()
        vec.skip(10)
player = threading.Thread(target=play)
player.start()
begun.wait()
child = os.fork()
if child:
    ended.set()
    player.join()
    os.waitpid(child, 0)
else:
    try:
        vec.skip(1)
    except ThreadsFailed as failed:
        print(failed, flush=True)
    os._exit(0)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert done.stdout == "these games were in the middle of a step when this process was forked\n", done.stderr


def test_interpreted_games_need_no_threads() -> None:
    vec = envs.vector("red7", n=100, seed=1, threads=4, speed="python")
    vec.reset()
    vec.step(vec.random_actions)
    assert crew() == []
    assert np.array_equal(vec.obs, stepped_once())


def stepped_once() -> Any:
    vec = envs.vector("red7", n=100, seed=1, threads=2)
    vec.reset()
    return vec.step(vec.random_actions)[0]
