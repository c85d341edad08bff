"""The site without a server in Firefox."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firefox import firefox
from static_site import hosted, site_folder

if TYPE_CHECKING:
    from pathlib import Path

    from firefox import Tab

READY = "document.getElementById('shell').hidden"
MINE = "document.querySelector('#status.mine') !== null"
NUMBER = "Number(document.querySelector('[name=number]').value)"
SAFE = "#play button[name=move]:not([aria-disabled]):not(.risky)"
KEPT = """(async () => {
  const cache = await caches.open("irisdeck");
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.active && navigator.serviceWorker.controller && (await cache.keys()).length > 20);
})()"""


def move_in(tab: Tab, game: str) -> None:
    """Begin a game on the home page, and make a move."""
    tab.click(f".poster.{game} input[value=strong]")
    tab.click(f".poster.{game} .go button.main")
    tab.until(MINE)
    before = tab.ask(NUMBER)
    tab.click(SAFE)
    tab.until(f"{NUMBER} > {before}")


def test_firefox_plays_keeps_and_goes_on_without_a_network(tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    profile.mkdir()
    with firefox(profile) as tab:
        with hosted(site_folder()) as host:
            tab.goto(host)
            tab.until(READY)
            move_in(tab, "duel")
            tab.until(MINE)  # the bot's cards have flown, too
            tab.ask("void (location.hash = '/')")
            move_in(tab, "red7")
            tab.until(KEPT)
        tab.until(f"{MINE} || document.getElementById('result') !== null")
        made = tab.ask(NUMBER)
        tab.reload()  # nobody is there any more
        tab.until(f"document.querySelector('[name=number]') !== null && {NUMBER} === {made}")
        assert tab.ask("location.hash").startswith("#/tables/")
        tab.ask("void (location.hash = '/rules/duel')")
        tab.until("document.querySelector('article.rules') !== null")
