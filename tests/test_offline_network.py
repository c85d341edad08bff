"""The site without a server works without its host, too, and takes new versions when people want them."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import services
from people import played_table
from playwright.sync_api import expect
from static_site import site_folder
from visiting import exported, failing_host, newer_site, owner, visitor

from irisdeck.offline.build import first_visit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser
    from visiting import Host

# Takes files of these names out of what the browser keeps; returns how many were there.
LOSE = """async (names) => {
  const root = `${location.href.split("#")[0]}@`;
  const cache = await caches.open("irisdeck");
  const [files] = await (await cache.match(`${root}files`)).json();
  const lost = Object.entries(files).filter(([path]) => names.includes(path.split("/").at(-1)));
  const gone = await Promise.all(lost.map(([, hash]) => cache.delete(root + hash)));
  return gone.filter(Boolean).length;
}"""
# Which other host the policy of a worker keeps it from.
ELSEWHERE = """() => new Promise((done) => {
  addEventListener("securitypolicyviolation", ({ blockedURI }) => done(blockedURI), { once: true });
  fetch("https://elsewhere.example/").catch(() => setTimeout(() => done("none"), 5000));
})"""
LARGE = re.compile(r"python\.zip|pyodide|kernels/|templates/|nets/")


@pytest.fixture
def host() -> Iterator[Host]:
    with failing_host() as made:
        yield made


def test_a_first_visit_loads_at_most_8_megabytes() -> None:
    folder = site_folder()
    files = {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    assert 7_000_000 < first_visit(files) < 7_930_000, "headers, and what hosts compress less well, come on top"


def test_later_visits_need_no_host_and_the_app_can_be_installed(host: Host, browser: Browser, tmp_path: Path) -> None:
    guest = owner(browser, tmp_path / "profile", host.address)
    page = guest.visit()
    table = guest.play("duel")
    guest.offline()
    host.asked.clear()
    guest.visit(f"/tables/{table}")
    guest.my_turn()
    page.wait_for_load_state("networkidle")
    assert set(host.asked) <= {"sw.js"}  # the browser asks whether there is a new version
    number = guest.number
    newest = page.workers[-1]  # the page before may rest in the browser's memory, with its worker
    assert newest.evaluate(ELSEWHERE) == "https://elsewhere.example/"
    session = guest.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    guest.complaints.clear()
    # What has been lost of what was kept is loaded, and kept again.
    assert page.evaluate(LOSE, ["live.js", "python.zip"]) == 2
    guest.visit(f"/tables/{table}")
    guest.my_turn()
    assert {Path(path).name for path in host.asked} <= {"sw.js", "live.js", "python.zip"}
    assert "python.zip" in host.asked
    page.wait_for_load_state("networkidle")
    guest.context.close()

    host.stop()
    guest = owner(browser, tmp_path / "profile", host.address)
    guest.context.set_offline(True)
    page = guest.visit()
    expect(page.locator("section.poster")).to_have_count(3)
    page.locator(f"a[href='/tables/{table}']").first.click()
    guest.my_turn()
    assert guest.number == number
    guest.move()
    page.reload()
    guest.my_turn()
    assert guest.number > number
    for level in ("medium", "strong"):
        guest.go("/")
        guest.play("red7", level)
        guest.move()
        guest.my_turn()
    guest.go("/rules/red7")
    expect(page.locator("main h1")).to_be_visible()
    guest.load(exported("finished", played_table("red7", 100_000, seed=15)))
    guest.go("/tables/finished/replay")
    page.locator("#step-on").click()
    expect(page.locator("#at")).not_to_have_value("0")
    assert {request.url.split("#")[0].startswith(host.address) for request in guest.requests} == {True}
    assert guest.complaints == []
    # Where something was lost meanwhile, a sentence says so.
    assert page.evaluate(LOSE, ["worker.js"]) == 1
    guest.context.new_cdp_session(page).send("Network.clearBrowserCache")  # it may have the file, too
    page.reload()
    expect(page.locator("#shell")).to_contain_text("Not everything could be loaded. Are you online?")
    expect(page.locator("section.poster")).to_have_count(3)
    guest.context.close()


def test_what_the_expert_has_learned_is_loaded_when_it_is_played_and_kept(
    host: Host, browser: Browser, tmp_path: Path
) -> None:
    guest = owner(browser, tmp_path / "profile", host.address)
    guest.visit()
    assert not [path for path in host.asked if "nets/" in path]
    guest.play("red7", "expert")
    while not any("nets/" in path for path in host.asked):  # one person may begin, and has several moves in a turn
        guest.move()
        guest.my_turn()
    assert [path for path in host.asked if "nets/" in path] == ["nets/red7-2.bin"]
    guest.offline()
    host.asked.clear()
    guest.visit()
    guest.play("red7", "expert")
    guest.move()
    guest.my_turn()
    assert not [path for path in host.asked if "nets/" in path]
    # Without a network a game whose net was never loaded is played nevertheless: the expert searches.
    host.stop()
    guest.visit()
    guest.play("duel", "expert")
    guest.move()
    guest.my_turn()


def test_the_manifest_names_icons_that_are_there(host: Host) -> None:
    manifest = json.loads((host.folder / "manifest.webmanifest").read_text())
    assert manifest["name"]
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    for icon in manifest["icons"]:
        body = (host.folder / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", body[16:24])) == icon["sizes"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}


def test_nginx_serves_the_site_as_the_docs_say_and_nobody_else_is_asked(browser: Browser) -> None:
    with services.nginx_for_files(site_folder()) as address:
        guest = visitor(browser, address)
        page = guest.visit()
        policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
        assert policy
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert "default-src 'none'" in policy
        assert "'unsafe-" not in policy
        guest.play("duel", "strong")
        guest.move()
        guest.my_turn()
        guest.offline()
        assert guest.complaints == []  # the console tells what a policy forbids
        assert all(request.url.startswith((address, "data:", "blob:", "about:")) for request in guest.requests)
        guest.context.close()


def test_a_new_version_is_offered_and_the_game_goes_on(host: Host, browser: Browser, tmp_path: Path) -> None:
    newer = newer_site(tmp_path / "newer")
    guest = visitor(browser, host.address)
    page = guest.visit()
    guest.play("duel")
    guest.offline()
    assets = page.locator("#shell").get_attribute("data-assets")

    # The host is being updated: one file is still, or already, another. The old version goes on.
    host.folder = newer
    host.wrong["newer.js"] = b"// of another version"
    update = """async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const ended = new Promise((done) => registration.addEventListener("updatefound", () => {
        const { installing } = registration;
        installing.addEventListener("statechange", () => done(installing.state), { once: true });
      }, { once: true }));
      await registration.update();
      return ended;
    }"""
    assert page.evaluate(update) == "redundant"
    guest.move()
    guest.my_turn()
    page.reload()
    guest.my_turn()
    assert page.locator("#shell").get_attribute("data-assets") == assets
    expect(page.locator("#shell")).to_be_hidden()

    # It is there: offered, and taken when the button is pressed. What has not changed is not loaded again.
    host.wrong.clear()
    host.asked.clear()
    assert page.evaluate(update) == "installed"
    expect(page.locator("#shell")).to_contain_text("A new version is here.")
    guest.move()
    guest.my_turn()
    number = guest.number
    other = guest.another()  # a window of the old version
    other.my_turn()
    page.get_by_role("button", name="Use it now").click()
    page.locator(f"#shell:not([data-assets='{assets}'])").wait_for(state="attached")
    guest.my_turn()
    assert guest.number == number
    assert [path for path in host.asked if LARGE.search(path)] == []
    # Scripts of the old version are still here for whoever needs them, although the host has none.
    assert page.evaluate("async (address) => (await fetch(address)).status", f"{host.address}{assets}/live.js") == 200
    other.move()
    other.my_turn()
    expect(page.locator("[name=number]")).to_have_value(str(other.number))
    guest.context.close()
