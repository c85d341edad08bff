"""Cookies and recovery codes: nobody forges them, keys can be replaced, and one can sign out everywhere."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import re
import time
from dataclasses import asdict
from typing import TYPE_CHECKING

from test_api import Program
from test_web import Browser
from websockets.asyncio.client import connect

from irisdeck.server import identity
from irisdeck.server.identity import YEAR, Person, code, coded, edition, read, signed
from irisdeck.server.push import SIGNED_OUT

if TYPE_CHECKING:
    import pytest
    from serving import Server

OLD, NEW = b"o" * 32, b"n" * 32
ANN = Person(name="Ann", language="fr", declined="duel", quiet=True)


def old_cookie(person: Person, key: bytes) -> str:
    """A cookie as it was signed before it had a date."""
    fields = {name: value for name, value in asdict(person).items() if name != "generation"}
    body = base64.urlsafe_b64encode(json.dumps(fields, ensure_ascii=False).encode())
    return f"{body.decode()}.{hmac.new(key, body, hashlib.sha256).hexdigest()}"


def old_code(person: str, key: bytes) -> str:
    """A recovery code as it was written down before codes had a generation."""
    mark = hmac.new(key, b"code" + person.encode(), hashlib.sha256).digest()[:8]
    return base64.b32encode(base64.urlsafe_b64decode(person) + mark).decode().rstrip("=")


def test_the_first_key_signs_and_all_are_accepted() -> None:
    assert read(signed(ANN, OLD), NEW + OLD) == ANN
    assert read(signed(ANN, NEW + OLD), NEW) == ANN
    assert read(signed(ANN, NEW + OLD), OLD) is None
    assert coded(code(ANN.id, OLD), NEW + OLD) == ANN.id
    assert coded(code(ANN.id, NEW + OLD), NEW) == ANN.id
    assert coded(code(ANN.id, NEW), OLD) is None


def test_a_cookie_expires(monkeypatch: pytest.MonkeyPatch) -> None:
    cookie, now = signed(ANN, OLD), time.time()
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now + YEAR - 60)
    assert read(cookie, OLD) == ANN
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now + YEAR + 60)
    assert read(cookie, OLD) is None


def test_cookies_and_codes_from_before_are_accepted() -> None:
    assert read(old_cookie(ANN, OLD), NEW + OLD) == ANN
    assert read(old_cookie(ANN, OLD), NEW) is None
    assert coded(old_code(ANN.id, OLD), NEW + OLD) == ANN.id
    assert coded(old_code(ANN.id, OLD), NEW) is None


def test_a_code_is_good_for_one_generation() -> None:
    for written in (code(ANN.id, OLD), old_code(ANN.id, OLD)):
        assert coded(written, OLD, lambda _: "1") is None
        assert coded(written, OLD, lambda _: edition(0, 1)) is None
    assert coded(code(ANN.id, OLD, "1"), OLD, lambda _: "1") == ANN.id
    assert coded(code(ANN.id, OLD, "1"), OLD) is None
    editions = [edition(0, 0), edition(1, 0), edition(0, 1), edition(1, 1), edition(11, 0)]
    assert len({code(ANN.id, OLD, one) for one in editions}) == 5


# -- On a server --


def code_on(browser: Browser) -> str:
    found = re.search(r'class="code">([A-Z2-7-]+)<', browser.get("/you"))
    assert found
    return found[1]


def named_on(browser: Browser) -> str:
    found = re.search(r'name="name" value="([^"]*)"', browser.get("/you"))
    assert found
    return found[1]


def cookie_of(browser: Browser) -> str:
    return str(next(cookie.value for cookie in browser.jar if cookie.name == "person"))


def test_an_old_cookie_is_signed_anew(running: Server) -> None:
    secret = identity.secret(running.log.with_suffix("") / "secret.key")
    browser = Browser(running)
    browser.opener.addheaders = [("Cookie", f"person={old_cookie(ANN, secret)}")]
    browser.get("/")
    assert read(cookie_of(browser), secret) == ANN
    assert cookie_of(browser).count(".") > 1


def test_to_sign_out_everywhere_leaves_one_browser(running: Server) -> None:
    here, there = Browser(running), Browser(running)
    here.get("/you")
    here.post("/you", name="Ann")
    before = code_on(here)
    there.get("/you")
    there.post("/you", code=before)
    there.post("/you", name="Ann elsewhere")
    terminal = Program(running, Program(running, None).ask("/people", {"code": before})["token"])
    terminal.ask("/me")
    assert terminal.status == 200

    here.get("/you")
    here.post("/you/out")
    assert "signed out everywhere else" in here.html
    assert named_on(here) == "Ann"
    assert named_on(there) == ""
    terminal.ask("/me")
    assert terminal.status == 401
    there.get("/you")
    there.post("/you", code=before)
    assert there.status == 409
    there.get("/you")
    there.post("/you", code=code_on(here))
    assert there.status == 200
    assert code_on(there) == code_on(here) != before


def test_a_renewed_code_revokes_the_old_one_and_nobody_is_signed_out(running: Server) -> None:
    here, there = Browser(running), Browser(running)
    here.get("/you")
    here.post("/you", name="Ann")
    first = code_on(here)
    there.get("/you")
    there.post("/you", code=first)
    there.post("/you", name="Ann elsewhere")
    here.get("/you")
    here.post("/you/code")
    assert "Your recovery code is new" in here.html
    second = code_on(here)
    assert second == code_on(there) != first
    assert (named_on(here), named_on(there)) == ("Ann", "Ann elsewhere")
    stranger = Browser(running)
    stranger.get("/you")
    stranger.post("/you", code=first)
    assert stranger.status == 409
    terminal = Program(running, None)
    third = terminal.ask("/people/code", {"code": second})["code"]
    assert terminal.status == 200
    assert code_on(here) == third
    for old in (first, second):
        terminal.ask("/people/code", {"code": old})
        assert terminal.status == 422
    stranger.get("/you")
    stranger.post("/you", code=third)
    assert stranger.status == 200


def test_a_page_that_is_open_elsewhere_is_closed(running: Server) -> None:
    here, there = Browser(running), Browser(running)
    here.play_now("duel", bot="")
    table = here.path
    there.get("/you")
    there.post("/you", code=code_on(here))
    there.get("/")

    async def closed() -> int | None:
        address = f"ws://localhost:{running.port}{table}/live"
        async with connect(address, additional_headers={"Cookie": f"person={cookie_of(there)}"}) as socket:
            await socket.recv()
            await asyncio.to_thread(here.post, "/you/out")
            await asyncio.wait_for(socket.wait_closed(), 20)
            return socket.close_code

    here.get("/you")
    assert asyncio.run(closed()) == SIGNED_OUT
