"""The server offers the site without a server at /app."""

from __future__ import annotations

import gzip
import subprocess
import sys
import urllib.request
from typing import TYPE_CHECKING
from urllib.error import HTTPError

import pytest
from serving import server
from static_site import site_folder

from irisdeck.server import offline

if TYPE_CHECKING:
    from collections.abc import Iterator
    from http.client import HTTPResponse
    from pathlib import Path


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("offered"), words=["--app", str(site_folder())]) as running:
        yield running.address


def fetched(address: str, **headers: str) -> HTTPResponse:
    answer: HTTPResponse = urllib.request.urlopen(urllib.request.Request(address, headers=headers))
    return answer


def refusal(address: str, **headers: str) -> int:
    """The status with which a request is refused."""
    with pytest.raises(HTTPError) as refused:
        fetched(address, **headers)
    refused.value.close()
    return refused.value.code


def test_the_home_page_links_to_the_site_without_a_server(address: str) -> None:
    with fetched(f"{address}/") as answer:
        home = answer.read().decode()
    assert '<a id="app" href="/app/">Play offline</a>' in home
    with fetched(f"{address}/app") as answer:
        assert answer.geturl() == f"{address}/app/"
        assert b'id="shell"' in answer.read()


def test_files_are_compressed_tagged_and_not_sent_twice(address: str) -> None:
    with fetched(f"{address}/app/sw.js", **{"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert answer.headers["Content-Type"].startswith("text/javascript")
        assert answer.headers["Cache-Control"] == "no-cache"
        assert gzip.decompress(answer.read()) == (site_folder() / "sw.js").read_bytes()
        tag = answer.headers["ETag"]
    assert refusal(f"{address}/app/sw.js", **{"If-None-Match": tag}) == 304


def test_nothing_outside_the_built_site_is_given_away(address: str) -> None:
    for path in ("nix", "../secret.key", "%2e%2e/secret.key", "static/../../secret.key"):
        assert refusal(f"{address}/app/{path}") == 404


def test_without_a_built_site_there_is_no_link(tmp_path: Path) -> None:
    assert not offline.names(tmp_path)
    with server(tmp_path) as running:
        with fetched(f"{running.address}/") as answer:
            assert b'id="app"' not in answer.read()
        assert refusal(f"{running.address}/app/") == 404


def test_a_folder_without_a_site_is_refused_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "irisdeck", "serve", "--no-browser", "--app", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert "make static builds one" in done.stderr
