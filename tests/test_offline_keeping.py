"""The site without a server keeps every move: through killed browsers, full disks, several windows and export."""

from __future__ import annotations

import json
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest
from people import lay_out, played_table
from playwright.sync_api import expect
from visiting import exported, failing_host, kill, owner, visitor

from irisdeck.record import Record
from irisdeck.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser
    from serving import Server
    from visiting import Host, Visitor

FULL = "the storage of this browser is full"
GONE = "This is no file of exported games. Nothing has changed."


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    with failing_host() as made:
        yield made


def set_quota(guest: Visitor, size: int | None) -> None:
    """Let the browser have room for so many bytes of the site; none: as much as usual."""
    session = guest.context.new_cdp_session(guest.page)
    size_given = {} if size is None else {"quotaSize": size}
    session.send("Storage.overrideQuotaForOrigin", {"origin": guest.address.rstrip("/"), **size_given})


def against_strong() -> list[Any]:
    """The log of a table at which a person is to act, and then a strong bot."""
    return [
        {**event, "bot": "strong"} if event["kind"] == "bot" else event for event in played_table("duel", 0, bots=True)
    ]


# -- Killed, closed, reloaded --


def test_every_move_that_was_shown_outlives_a_killed_browser(host: Host, browser: Browser, tmp_path: Path) -> None:
    guest = owner(browser, tmp_path / "profile", host.address)
    guest.visit("/you")
    promise(guest)
    guest.go("/")
    table = guest.play("duel")
    expect(guest.page.locator("body[data-asked]")).to_have_count(1)
    shown = guest.move()
    kill(guest, tmp_path / "profile")
    guest = owner(browser, tmp_path / "profile", host.address)
    guest.visit(f"/tables/{table}")
    guest.my_turn()
    assert guest.number >= shown
    assert moves_in(guest.log(table)) == guest.number
    # A tab that is closed, and one that is loaded anew, at any time.
    shown = guest.move()
    guest.page.reload()
    guest.my_turn()
    assert guest.number >= shown
    shown = guest.move()
    page, guest.page = guest.page, guest.context.new_page()
    page.close()
    guest.visit(f"/tables/{table}")
    guest.my_turn()
    assert guest.number >= shown
    assert guest.complaints == []
    guest.context.close()


def promise(guest: Visitor) -> None:
    """The page tells whether the browser has promised to delete nothing, and asks for that when somebody plays."""
    main = guest.page.locator("main")
    expect(main).to_contain_text("a private window forgets them")
    session = guest.context.new_cdp_session(guest.page)
    allowed = {"permissions": ["durableStorage"], "origin": guest.address.rstrip("/")}
    session.send("Browser.grantPermissions", allowed)
    guest.page.evaluate("() => navigator.storage.persist()")
    guest.page.evaluate("() => void (navigator.storage.persist = async () => (document.body.dataset.asked = true))")
    guest.go("/")
    guest.page.locator("section.poster.duel").wait_for()
    guest.go("/you")
    expect(main).to_contain_text("All games are kept in this browser, even when you close it.")


# -- Full --


def test_what_cannot_be_kept_does_not_happen_and_goes_on_when_there_is_room(browser: Browser, tmp_path: Path) -> None:
    with failing_host() as host:
        host.wrong["sw.js"] = 404  # so that the host can hold scripts back
        full(host, browser, tmp_path)


def full(host: Host, browser: Browser, tmp_path: Path) -> None:
    # A browser asks how much room there is when it opens the database, so each time another one does.
    def come_back(path: str, quota: int | None = 1) -> Visitor:
        guest = owner(browser, tmp_path / "profile", host.address)
        set_quota(guest, quota)
        guest.visit(path)
        return guest

    table = "table"
    guest = come_back("/", None)
    guest.load(exported(table, against_strong()))
    guest.context.close()

    guest = come_back(f"/tables/{table}")
    guest.my_turn()
    number, log = guest.number, guest.log(table)
    guest.press()
    expect(guest.page.locator("#refused")).to_contain_text(FULL)
    assert guest.number == number
    assert guest.log(table) == log
    set_quota(guest, None)
    guest.move()
    expect(guest.page.locator("#refused")).to_be_hidden()
    guest.my_turn()
    assert guest.log(table)[: len(log)] == log

    # A bot thinks, and does not come to an end before the browser is killed; what it then finds cannot be kept.
    host.held["thinker.js"] = Event()
    end_turn(guest)
    log = guest.log(table)
    kill(guest, tmp_path / "profile")
    host.held.pop("thinker.js").set()
    guest = come_back(f"/tables/{table}")
    expect(guest.page.locator("#problem")).to_contain_text(FULL)
    assert guest.log(table) == log
    set_quota(guest, None)
    guest.my_turn()
    expect(guest.page.locator("#problem")).to_have_count(0)
    assert guest.log(table)[: len(log)] == log
    assert {complaint for complaint in guest.complaints if "404" not in complaint} == set()
    guest.context.close()


def end_turn(guest: Visitor) -> None:
    """Let the other player act."""
    guest.page.get_by_role("button", name="End turn").press("Enter")
    guest.page.locator("#status:not(.mine)").wait_for()


# -- Several windows --


def test_two_windows_at_one_table_play_one_game(host: Host, browser: Browser) -> None:
    guest = visitor(browser, host.address)
    guest.visit()
    table = guest.play("duel")
    other = guest.another()
    other.my_turn()
    for mover, watcher in [(guest, other), (other, guest)] * 3:
        mover.my_turn()
        mover.move()
        mover.my_turn()
        expect(watcher.page.locator("[name=number]")).to_have_value(str(mover.number))
    # Both at the same moment: one is made, the other is refused or comes after it.
    for one in (guest, other):
        one.my_turn()
    number = guest.number
    guest.press()
    other.press()
    for one in (guest, other):
        expect(one.page.locator("[name=number]")).not_to_have_value(str(number))
    while {guest.number, other.number} != {moves_in(guest.log(table))} or not (guest.acts and other.acts):
        guest.page.wait_for_timeout(20)  # the second move may still be on its way
    # What one chooses, the other does not undo.
    guest.go("/you")
    guest.page.locator("[name=name]").fill("Ann")
    guest.page.get_by_role("button", name="Save name").click()
    guest.page.get_by_role("heading", name="Ann").wait_for()
    other.go("/you")
    other.page.locator("#avatar label").nth(2).click()
    other.page.locator("#avatar button").click()
    other.page.locator("main .note").wait_for()
    chosen = json.loads(dict(guest.kept()["texts"])["person"])
    assert chosen["name"] == "Ann"
    assert chosen["face"]
    # One deletes everything: the other, at a table, loses the table and breaks nothing.
    other.go(f"/tables/{table}")
    other.my_turn()
    forget(guest)
    other.press()
    expect(other.page.locator("#refused")).to_have_text("There is no such page.")
    assert guest.kept() == {"events": [], "tables": [], "texts": []}
    assert guest.complaints == []
    guest.context.close()


def moves_in(log: list[Any]) -> int:
    return sum(event["kind"] == "move" for event in log)


def forget(guest: Visitor) -> None:
    """Delete everything."""
    guest.page.locator("[name=sure]").check()
    guest.page.get_by_role("button", name="Delete everything").click()
    expect(guest.page.locator("main .note")).to_have_text("Everything was deleted.")


@pytest.mark.thorough
def test_a_window_that_is_closed_while_its_bot_thinks_leaves_the_game_to_the_other(browser: Browser) -> None:
    with failing_host() as host:
        host.held["thinker.js"] = Event()
        guest = visitor(browser, host.address)
        guest.visit()
        guest.load(exported("table", against_strong()))
        guest.go("/tables/table")
        guest.my_turn()
        other = guest.another()
        other.my_turn()
        guest.move()
        end_turn(guest)
        expect(other.page.locator("#status:not(.mine)")).to_be_visible()
        guest.page.close()
        host.held["thinker.js"].set()
        other.my_turn()
        other.log("table")
        assert other.complaints == []
        other.context.close()


# -- Export, import, records --


def test_games_are_exported_deleted_imported_and_carried_to_a_server_and_back(
    host: Host, browser: Browser, running: Server, tmp_path: Path
) -> None:
    guest = visitor(browser, host.address)
    page = guest.visit()
    table = guest.play("duel")
    guest.move()
    guest.my_turn()
    finished = played_table("red7", 100_000, seed=15)
    assert guest.load(exported("finished", finished)) == "1 game was imported."
    before = guest.kept()
    guest.go("/you")
    with page.expect_download() as download:
        page.locator("#export").click()
    body = download.value.path().read_bytes()
    assert download.value.suggested_filename.endswith(".jsonl")
    expect(page).to_have_url(f"{host.address}#/you")
    assert guest.load(body) == "No game in this file is new."

    lines = [json.loads(line) for line in body.decode().splitlines()]
    illegal = [*guest.log(table), {**guest.log(table)[-1], "kind": "move", "move": "no such move"}]
    for wrong in (
        b"garbage", b"\xff\xfe", b"{}", b"[" * 900, body[:-20], exported("x", illegal), exported("x", []),
        exported("x", [{"kind": "unheard of"}]), exported("a/b", finished), exported("x", finished[:1]),
        json.dumps({"file": "something else"}).encode(),
    ):  # fmt: skip
        assert guest.load(wrong) == GONE, wrong[:80]
        assert guest.kept() == before

    guest.go("/you")
    page.locator("[name=sure]").wait_for()
    forget(guest)
    assert guest.kept() == {"events": [], "tables": [], "texts": []}
    assert guest.load(body) == "2 games were imported."
    assert len(lines) == 3
    after = guest.kept()
    assert after["events"] == before["events"]
    assert after["tables"] == before["tables"]
    guest.go(f"/tables/{table}")
    guest.my_turn()
    guest.move()

    # A record of this device on a server, and one of the server on this device.
    guest.go("/tables/finished")
    with page.expect_download() as download:
        page.locator("#record").click()
    record = Record.from_json(download.value.path().read_text())
    moves = str(Table(finished).moves)
    there = guest.context.new_page()
    there.goto(f"{running.address}/replays")
    there.locator("[name=record]").fill(record.to_json())
    there.locator("form.sheet button.main").click()
    there.locator("#controls").wait_for()
    expect(there.locator("#at")).to_have_attribute("max", moves)

    link = lay_out(running, played_table("tricks", 100_000))
    with there.expect_download() as download:
        there.goto(f"{running.address}{link}")
        there.locator("#record").click()
    guest.go("/replays")
    page.locator("[name=file]").set_input_files(download.value.path())
    page.locator("form.sheet button.main").click()
    page.locator("#controls").wait_for()
    page.locator("#step-on").click()
    expect(page.locator("#at")).to_have_value("1")
    assert guest.complaints == []
    guest.context.close()


# -- A browser that keeps nothing --


@pytest.mark.thorough
def test_a_browser_that_keeps_nothing_plays_and_says_so(browser: Browser) -> None:
    with failing_host() as host:
        body = next(host.folder.glob("static/*/store.js")).read_bytes()
        host.wrong["store.js"] = b"const indexedDB = undefined;\n" + body
        guest = visitor(browser, host.address)
        page = guest.visit()
        expect(page.locator("#shell")).to_contain_text("This browser keeps nothing here")
        guest.play("duel")
        guest.move()
        guest.my_turn()
        guest.go("/you")
        expect(page.locator("main")).to_contain_text("This browser keeps nothing, as in a private window.")
        assert guest.complaints == []
        guest.context.close()
