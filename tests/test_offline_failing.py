"""The site without a server fails well: whatever is missing, the page can be read, says why, and shows a way on."""

from __future__ import annotations

import re
from threading import Event
from typing import TYPE_CHECKING

import pytest
from people import serious
from playwright.sync_api import expect
from visiting import failing_host, owner, visitor

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page
    from visiting import Host

OLD = re.compile("This browser is too old to play without a server")
NOT_LOADED = re.compile("Not everything could be loaded")
WRONG = re.compile("Something went wrong")
# Writes over the first event of a table.
SPOIL = """async (table) => {
  const done = (request) => new Promise((yes) => (request.onsuccess = () => yes(request.result)));
  const database = await done(indexedDB.open("irisdeck"));
  database.transaction("events", "readwrite").objectStore("events").put("no event", [table, 0]);
  database.close();
}"""
WAIT = "It begins as soon as everything is here."


@pytest.fixture
def host() -> Iterator[Host]:
    with failing_host() as made:
        yield made


# -- Old browsers, and those without scripts --


@pytest.mark.parametrize(("missing", "path"), [("WebAssembly", "/"), ("DecompressionStream", "/games")])
def test_a_browser_that_lacks_something_is_told_so(host: Host, browser: Browser, missing: str, path: str) -> None:
    guest = visitor(browser, host.address, locale="cs-CZ")
    guest.context.add_init_script(f"delete globalThis.{missing}")
    page = guest.visit(path)
    shell = page.locator("#shell")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(shell).to_contain_text("WebAssembly")
    page.locator("section.poster.duel .go .main").click()
    expect(shell).to_contain_text("WebAssembly")  # and no promise that it will begin
    expect(shell.get_by_role("button")).to_have_count(0)
    expect(shell).to_have_attribute("role", "status")
    assert guest.complaints == []
    guest.context.close()


def test_a_browser_without_modules_or_scripts_is_told_so(host: Host, browser: Browser) -> None:
    guest = visitor(browser, host.address)
    guest.context.add_init_script("delete HTMLScriptElement.prototype.noModule")
    host.wrong["live.js"] = b""  # such a browser does not run it
    no_way_on(guest.visit())
    guest.context.close()
    guest = visitor(browser, host.address)
    guest.context.add_init_script("delete globalThis.structuredClone")
    host.wrong["live.js"] = b"import {"  # such a browser cannot read it
    no_way_on(guest.visit())
    guest.context.close()
    guest = visitor(browser, host.address, java_script_enabled=False)
    page = guest.visit()
    expect(page.locator("noscript [lang=en]")).to_have_text("Scripts are needed to play here.")
    expect(page.locator("noscript [lang=en]")).to_be_in_viewport()
    expect(page.locator("section.poster")).to_have_count(3)
    guest.context.close()


def no_way_on(page: Page) -> None:
    """The browser is too old, and nobody is promised that anything will begin."""
    shell = page.locator("#shell")
    expect(shell).to_contain_text(OLD)
    for pressed in ("section.poster.duel .go .main", "header .you"):
        page.locator(pressed).click()
        expect(shell).to_contain_text(OLD)
        expect(shell.get_by_role("button")).to_have_count(0)
        expect(page.locator("section.poster")).to_have_count(3)


@pytest.mark.thorough
def test_a_host_of_plain_http_is_enough_to_play(host: Host, browser: Browser, tmp_path: Path) -> None:
    """There a browser has no service workers, no cache, no locks and no digests."""
    flags = ["--host-resolver-rules=MAP plain.test 127.0.0.1"]
    guest = owner(browser, tmp_path / "profile", host.address.replace("localhost", "plain.test"), flags)
    page = guest.visit()
    assert not page.evaluate("() => isSecureContext")
    guest.play("duel", "medium")
    guest.move()
    guest.my_turn()
    number = guest.number
    page.reload()
    guest.my_turn()
    assert guest.number == number
    assert guest.complaints == []
    # What was cut off is noticed there, too.
    host.wrong["python.zip"] = (host.folder / "python.zip").read_bytes()[:-1]
    guest.context.clear_cookies()
    guest.page.goto("about:blank")
    session = guest.context.new_cdp_session(guest.page)
    session.send("Network.clearBrowserCache")
    guest.visit()
    expect(page.locator("#shell")).to_contain_text(NOT_LOADED)
    guest.context.close()


# -- Slow and broken downloads --


def test_home_can_be_read_before_python_and_what_is_pressed_early_begins(host: Host, browser: Browser) -> None:
    scripts = host.held["live.js"] = Event()
    python = host.held["python.zip"] = Event()
    guest = visitor(browser, host.address)
    guest.page.goto(host.address, wait_until="commit")
    page, shell = guest.page, guest.page.locator("#shell")
    expect(page.locator("section.poster")).to_have_count(3)
    page.locator("section.poster.duel .go .main").click()  # not even the scripts are here
    expect(shell).to_contain_text(WAIT)
    scripts.set()
    expect(shell.get_by_role("progressbar")).to_be_visible()
    expect(shell).to_contain_text(WAIT)
    assert serious(page) == []
    python.set()
    guest.my_turn()
    expect(shell).to_be_hidden()
    assert page.evaluate("() => document.activeElement.localName") == "main"
    assert guest.complaints == []
    guest.context.close()


def test_a_download_that_fails_goes_on_where_it_was(host: Host, browser: Browser) -> None:
    host.cut.add("python.zip")
    guest = visitor(browser, host.address)
    page = guest.visit()
    shell = page.locator("#shell")
    expect(shell).to_contain_text(NOT_LOADED)
    page.locator("section.poster.duel .go .main").click()
    expect(shell).to_contain_text(NOT_LOADED)
    host.cut.clear()
    host.asked.clear()
    with page.expect_navigation():
        shell.get_by_role("button", name="Load again").click()
    guest.play("duel")
    assert "python.zip" in host.asked
    assert not [
        path for path in host.asked if path.endswith(("python_stdlib.zip", "wasm.gz.bin")) and "pyodide" in path
    ]
    guest.context.close()


@pytest.mark.parametrize("wrong", [404, 500, b"something else", b"longer " * 2_000_000])
@pytest.mark.parametrize("name", ["python.zip", "pyodide.asm.wasm.gz.bin"])
@pytest.mark.thorough
def test_a_file_that_is_missing_or_another_is_noticed(
    host: Host, browser: Browser, name: str, wrong: bytes | int
) -> None:
    host.wrong[name] = wrong
    guest = visitor(browser, host.address)
    page = guest.visit()
    expect(page.locator("#shell")).to_contain_text(NOT_LOADED)
    expect(page.locator("section.poster")).to_have_count(3)
    guest.context.close()


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        *((name, wrong) for name in ("morph.js", "worker.js", "pyodide.js") for wrong in (404, b"no script at all (")),
        ("morph.js", b"export const other = 0;"),
        ("pyodide.js", b"export const other = 0;"),
    ],
)
@pytest.mark.thorough
def test_a_script_that_is_missing_or_another_is_noticed(
    host: Host, browser: Browser, name: str, wrong: bytes | int
) -> None:
    host.wrong[name] = wrong
    guest = visitor(browser, host.address)
    shell = guest.visit().locator("#shell")
    expect(shell).to_contain_text(NOT_LOADED)
    expect(shell.get_by_role("button", name="Load again")).to_be_visible()
    host.wrong.clear()
    guest.visit()
    guest.play("duel")
    guest.context.close()


# -- What fails later --


@pytest.mark.parametrize("name", ["thinker.js", "kernels.json", "kernels.js", "duel.wasm.gz.bin"])
@pytest.mark.thorough
def test_bots_play_when_their_worker_does_not_start(host: Host, browser: Browser, name: str) -> None:
    host.wrong[name] = 404
    guest = visitor(browser, host.address)
    guest.visit()
    guest.play("duel", "medium")
    guest.move()
    guest.my_turn()
    guest.context.close()


@pytest.mark.thorough
def test_a_refused_service_worker_costs_only_the_visit_without_a_network(host: Host, browser: Browser) -> None:
    guest = visitor(browser, host.address, service_workers="block")
    guest.visit()
    guest.play("duel")
    guest.move()
    guest.my_turn()
    guest.context.close()


# -- Addresses --


def test_addresses_can_be_opened_and_left_and_an_error_is_a_page_with_a_sentence(host: Host, browser: Browser) -> None:
    guest = visitor(browser, host.address)
    page = guest.visit("/rules/duel")
    expect(page.locator("main h1")).to_be_visible()
    for unknown in ("/tables/unknown", "/no/such/page", "/rules/chess", "/replays/unknown"):
        guest.go(unknown)
        expect(page.locator(".oops .error")).to_have_text("There is no such page.")
        guest.go("/")
        expect(page.locator("section.poster")).to_have_count(3)
    table = guest.play("duel")
    page.go_back()
    expect(page.locator("section.poster")).to_have_count(3)
    page.go_forward()
    guest.my_turn()
    assert guest.table == table
    page.go_back()
    with page.expect_popup() as popup:
        page.locator("a[href='/games']").first.click(modifiers=["Control"])
    expect(popup.value).to_have_url(f"{host.address}#/games")
    popup.value.close()
    page.go_forward()
    guest.my_turn()
    page.locator("button[popovertarget=sheet]").click()
    with page.expect_popup() as popup:
        page.locator("#sheet a[target=_blank]").first.click()
    expect(popup.value).to_have_url(f"{host.address}#/rules/duel")
    expect(popup.value.locator("main h1")).to_be_visible()
    popup.value.close()
    assert guest.complaints == []
    # What Python cannot read.
    page.evaluate(SPOIL, table)
    page.reload()
    expect(page.locator(".oops .error")).to_contain_text(WRONG)
    expect(page.locator(".oops .error")).to_have_attribute("role", "alert")
    assert "Traceback" not in page.locator("body").inner_text()
    guest.go("/")
    expect(page.locator("section.poster")).to_have_count(3)
    guest.context.close()
