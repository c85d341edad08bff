"""Fixtures, and what holds for every run: signals, orphans, and the compiled rules where numba has a wheel."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import reaper
from people import Person, chromium, company
from serving import server
from static_site import StaticSite, hosted, site_folder
from xdist.scheduler import LoadScopeScheduling

from irisdeck.engine import compile

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from people import Site
    from playwright.sync_api import Browser
    from serving import Server
    from xdist.remote import Producer

collect_ignore = [] if compile.available() else ["test_compiled.py", "test_wasm.py"]


def pytest_report_header() -> str:
    """Says whether this run proves the compiled rules too; on the project's own machines it has to."""
    if not compile.available() and os.environ.get("CI"):
        raise RuntimeError("numba is missing, so the compiled rules would go untested")
    return f"compiled rules: {'tested' if compile.available() else 'not tested, numba is not here'}"


def pytest_configure() -> None:
    """Set up what every process of the run needs: its signals, its orphans, and bytecode for the commands it starts."""
    reaper.take_over()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of commands would compile the same sources


class Grouped(LoadScopeScheduling):  # type: ignore[misc]
    """Keeps the tests of a file that share a server, browser or cluster on one worker, so that it is started once."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if shares(file) else nodeid


@cache
def shares(file: str) -> bool:
    """Whether tests of a file have a fixture of the module."""
    text = Path(__file__).parents[1].joinpath(file).read_text(encoding="utf-8")
    return 'scope="module"' in text or re.search(r"\b(browser: B|running: S|somebody: S)", text) is not None


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Grouped | None:
    """Give tests to workers one by one or file by file, with `--dist loadgroup`."""
    return Grouped(config, log) if config.getoption("dist") == "loadgroup" else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave to `make test-all` most of what runs on a server and on the site without one, where Python starts first."""
    for item in items:
        values = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
        if values.get("running") == "static" and not item.get_closest_marker("always"):
            item.add_marker(pytest.mark.thorough)


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
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server, one for a file of tests."""
    with server(tmp_path_factory.mktemp("site")) as made:
        yield made


@pytest.fixture(scope="module")
def static() -> Iterator[StaticSite]:
    """The site without a server, one for a file of tests."""
    with hosted(site_folder()) as address:
        yield StaticSite(address)


@pytest.fixture(scope="module")
def running(request: pytest.FixtureRequest) -> Site:
    """A site: a server, or also the one without, for tests marked as `both`."""
    site: Site = request.getfixturevalue(getattr(request, "param", "served"))
    return site


@pytest.fixture
def somebody(browser: Browser, running: Site) -> Iterator[Callable[..., Person]]:
    """Makes people with browsers of their own."""
    with company(lambda where=running, **kind: Person(browser, where, **kind)) as make:
        yield make
