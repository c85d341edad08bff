"""Fixtures, and what holds for every run: signals, orphans, and the compiled rules where numba has a wheel."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
import reaper
from people import Person, chromium, company
from serving import server

from irisdeck.engine import compile

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from playwright.sync_api import Browser
    from serving import Server

collect_ignore = [] if compile.available() else ["test_compiled.py"]


def pytest_report_header() -> str:
    """Says whether this run proves the compiled rules too; on the project's own machines it has to."""
    if not compile.available() and os.environ.get("CI"):
        raise RuntimeError("numba is missing, so the compiled rules would go untested")
    return f"compiled rules: {'tested' if compile.available() else 'not tested, numba is not here'}"


def pytest_configure() -> None:
    """Set up what every process of the run needs: its signals, its orphans, and bytecode for the commands it starts."""
    reaper.take_over()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of commands would compile the same sources


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Function]) -> None:
    """Keep tests that share a server, browser or cluster on one worker, so that it is started once."""
    for item in items:
        fixtures = item._fixtureinfo.name2fixturedefs.values()
        if any(fixture.scope == "module" for definitions in fixtures for fixture in definitions):
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    """End what a test has started and left behind because it failed."""
    before = reaper.children()
    try:
        return (yield)
    except BaseException:
        reaper.stop(reaper.children() - before)
        raise


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    """End what is still there, however the run has ended."""
    if left := reaper.stop(reaper.children()):
        print("ended what the tests left behind:", *left, sep="\n  ")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's browser, one for a file of tests."""
    with chromium() as made:
        yield made


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server, one for a file of tests."""
    with server(tmp_path_factory.mktemp("site")) as made:
        yield made


@pytest.fixture
def somebody(browser: Browser, running: Server) -> Iterator[Callable[..., Person]]:
    """Makes people with browsers of their own."""
    with company(lambda where=running, **kind: Person(browser, where.address, **kind)) as make:
        yield make
