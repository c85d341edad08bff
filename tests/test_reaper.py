"""Runs of tests that fail or are stopped: no process is left, and an interrupt reaches what a test has started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import reaper

pytestmark = pytest.mark.skipif(not reaper.LINUX, reason="orphans are adopted on Linux only")

STARTED = """
import subprocess, sys, time
from pathlib import Path

def started(*words):
    child = subprocess.Popen(words, stdout=subprocess.DEVNULL, start_new_session=True)
    with Path("pids").open("a") as file:
        print(child.pid, file=file)
"""
FAILING = """
def test_a_child_of_a_test_that_fails():
    started("sleep", "1000")
    assert False

def test_an_orphan():
    subprocess.run("sleep 1000 & echo $! >> pids", shell=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

def test_an_interrupt_is_not_ignored():
    code = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "True\\n"
"""
WAITING = """
def test_a_child_of_a_run_that_is_stopped():
    started("sleep", "1000")
    time.sleep(1000)
"""


def begin(folder: Path, tests: str) -> subprocess.Popen[str]:
    """A run of tests beneath this project's conftest.py, with SIGINT ignored as under nohup."""
    (folder / "test_it.py").write_text(STARTED + tests)
    (folder / "pytest.ini").write_text("[pytest]\n")
    return subprocess.Popen(
        [sys.executable, "-m", "pytest", "-p", "conftest", "-p", "no:cacheprovider", "-c", "pytest.ini", "test_it.py"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *filter(None, sys.path)])},
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
    )


def alive(folder: Path) -> list[int]:
    """Which of the processes that the tests have started are there still."""
    pids = map(int, (folder / "pids").read_text().split())
    return [pid for pid in pids if reaper.command_line(pid)]


def test_a_run_that_fails_leaves_no_process(tmp_path: Path) -> None:
    run = begin(tmp_path, FAILING)
    told, _ = run.communicate(timeout=300)
    assert "1 failed, 2 passed" in told
    assert "ended what the tests left behind:\n  sleep 1000" in told
    assert len((tmp_path / "pids").read_text().split()) == 2
    assert alive(tmp_path) == []


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_stopped_leaves_no_process(tmp_path: Path, sent: signal.Signals) -> None:
    run = begin(tmp_path, WAITING)
    while not (tmp_path / "pids").exists() or not (tmp_path / "pids").read_text():
        assert run.poll() is None
        time.sleep(0.05)
    run.send_signal(sent)
    told, _ = run.communicate(timeout=300)
    assert "KeyboardInterrupt" in told
    assert alive(tmp_path) == []
