"""What a deployment is made of: exact versions that fit pyproject.toml, and nothing in which a hole is known."""

from __future__ import annotations

import json
import re
import runpy
import threading
import tomllib
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
LOCK = (ROOT / "deploy" / "requirements.txt").read_text()


# -- The lock file --


def locked() -> list[Requirement]:
    """The entries of the lock file, without their hashes."""
    lines = re.findall(r"^[\w.-].*", LOCK, re.M)
    return [Requirement(line.removesuffix("\\").strip()) for line in lines]


def required(extras: tuple[str, ...]) -> Iterator[Requirement]:
    """What pyproject.toml asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for line in [
        *project["dependencies"],
        *(line for extra in extras for line in project["optional-dependencies"][extra]),
    ]:
        requirement = Requirement(line)
        if requirement.name != project["name"]:
            yield requirement


def test_the_lock_file_satisfies_the_requirements() -> None:
    versions: dict[str, list[str]] = {}
    for entry in locked():
        [pin] = entry.specifier
        assert pin.operator == "==", entry
        versions.setdefault(canonicalize_name(entry.name), []).append(pin.version)
    for requirement in required(("fast", "server", "hosting")):
        pinned = versions.get(canonicalize_name(requirement.name), [])
        assert pinned, f"{requirement} is not in deploy/requirements.txt: make lock"
        assert all(version in requirement.specifier for version in pinned), f"{requirement} is {pinned}: make lock"


def test_of_each_package_one_version_is_locked_for_any_python() -> None:
    for python in ("3.11.0", "3.12.0", "3.13.0", "3.14.0"):
        where = {"python_version": python.rpartition(".")[0], "python_full_version": python, "sys_platform": "linux"}
        here = [entry.name for entry in locked() if Marker(str(entry.marker or "python_version > '3'")).evaluate(where)]
        assert len(here) == len(set(here))


def test_everything_locked_has_hashes_and_names_no_index() -> None:
    entries = re.split(r"^(?=[\w.-])", LOCK, flags=re.M)[1:]
    assert len(entries) == len(locked())
    assert all(re.search(r"^    --hash=sha256:[0-9a-f]{64}", entry, re.M) for entry in entries)
    assert "://" not in LOCK
    assert "index" not in LOCK


def test_the_pages_say_how_to_install_it() -> None:
    told = (ROOT / "docs" / "hosting.md").read_text() + (ROOT / "deploy" / "irisdeck@.service").read_text()
    assert told.count("pip install --require-hashes -r deploy/requirements.txt") == 2


# -- Known holes --


@contextmanager
def advisories(answer: bytes) -> Iterator[str]:
    """A service that answers every question in the same way."""

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answer or json.dumps({"results": [found(q) for q in asked[0]["queries"]]}).encode())

        def log_message(self, *_: Any) -> None:
            pass

    def found(query: dict[str, Any]) -> dict[str, Any]:
        hole = query["package"]["name"] == "litestar" and query["version"].startswith("2.20")
        return {"vulns": [{"id": "GHSA-hole", "modified": "2026-01-01"}]} if hole else {}

    asked: list[Any] = []
    with HTTPServer(("127.0.0.1", 0), Service) as service:
        thread = threading.Thread(target=service.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield f"http://127.0.0.1:{service.server_port}"
        finally:
            service.shutdown()
            thread.join()


def audit(service: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setenv("IRISDECK_OSV_URL", service)
    status: int = runpy.run_path(str(ROOT / "deploy" / "audit.py"))["main"]()
    return status


def test_a_known_hole_fails_the_audit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with advisories(b"") as service:
        assert audit(service, monkeypatch) == 1
    told = capsys.readouterr()
    assert told.err == "litestar 2.20 has known holes: GHSA-hole (https://osv.dev/GHSA-hole)\n"
    assert re.fullmatch(r"\d+ versions asked about, 1 with known holes\n", told.out)


def test_no_known_hole_passes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    tool = runpy.run_path(str(ROOT / "deploy" / "audit.py"))
    packages = {*tool["locked"](), *tool["lowest"]()}
    assert {name for name, _ in tool["lowest"]()} >= {"litestar", "uvicorn", "redis", "tqdm"}
    assert len(tool["locked"]()) == len(locked())
    with advisories(json.dumps({"results": [{}] * len(packages)}).encode()) as service:
        assert audit(service, monkeypatch) == 0
    assert capsys.readouterr().out == f"{len(packages)} versions asked about, 0 with known holes\n"


@pytest.mark.parametrize("answer", [b"<html>a proxy</html>", b"{}", b'{"results": []}', b"[]"])
def test_an_answer_that_is_none_is_told_and_no_failure(
    answer: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with advisories(answer) as service:
        assert audit(service, monkeypatch) == 0
    assert capsys.readouterr().err.startswith("could not ask ")


def test_a_service_that_cannot_be_reached_is_told_and_no_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit("http://127.0.0.1:9", monkeypatch) == 0
    assert "could not ask https://api.osv.dev whether holes are known, going on without: " in capsys.readouterr().err
