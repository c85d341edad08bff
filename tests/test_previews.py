"""What services show of a link, and how the site looks on a home screen."""

from __future__ import annotations

import io
import json
import re
from html import unescape
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

import pytest
from PIL import Image
from positions import played
from test_web import Browser, play_to_the_end, table_of

import irisdeck
from irisdeck.table.commands import Sit
from irisdeck.table.table import Table, opened
from irisdeck.web import art, previews

if TYPE_CHECKING:
    from serving import Server


def shown(html: str) -> dict[str, str]:
    """The OpenGraph values of a page."""
    return {name: unescape(value) for name, value in re.findall(r'property="og:([\w:]+)" content="([^"]*)"', html)}


def fetched(address: str) -> tuple[str, bytes]:
    with urlopen(address, timeout=30) as answer:
        return answer.headers["Content-Type"], answer.read()


def test_the_home_page_and_all_others_have_a_preview(running: Server) -> None:
    browser = Browser(running)
    for path in ("/", "/rules/duel", "/you"):
        page = shown(browser.get(path))
        assert page["title"] == "Irisdeck"
        assert page["description"] == "Three rainbow-colored card games"
        assert page["url"] == running.address + path
        assert page["image"].startswith(running.address)


@pytest.mark.parametrize("name", [previews.HOME, *irisdeck.GAMES])
def test_the_picture_is_a_png_of_the_size_that_services_want(running: Server, name: str) -> None:
    kind, data = fetched(f"{running.address}/previews/{name}.png")
    assert kind == "image/png"
    with Image.open(io.BytesIO(data)) as image:
        image.load()
        assert (image.format, image.size) == ("PNG", (1200, 630))
        assert len(image.getcolors(1 << 20) or []) > 20  # more than the night
    assert len(data) < 200_000


def test_cards_in_pictures_have_the_signs_of_the_table() -> None:
    assert previews.outline(art.SIGNS["green"]) == [(6, 6), (34, 6), (34, 34), (6, 34)]
    for color, path in art.SIGNS.items():
        assert all(0 <= x <= 40 and 0 <= y <= 40 for x, y in previews.outline(path)), color
    canvas = previews.Canvas(40, 40, "#000000")
    previews.draw_sign(canvas, "green", 20, 20, 40)
    assert {tuple(canvas.rows[y][3 * 20 : 3 * 21]) for y in range(6, 34)} == {(255, 255, 255)}
    assert {tuple(canvas.rows[y][:15]) for y in range(40)} == {(0,) * 15}


def test_an_invitation_says_who_invites_to_what(running: Server) -> None:
    ann, service = Browser(running), Browser(running)
    ann.get("/")
    ann.post("/tables", **{"game": "red7", "name": 'Ann "A" <b>', "players": 2, "option-advanced": "on"})
    page = shown(service.get(ann.path))
    assert page["title"] == 'Ann "A" <b> invites you to play Red7'
    assert "draw" in page["description"]
    assert page["url"] == ann.url
    assert page["image"] == f"{running.address}/previews/red7.png"
    assert fetched(page["image"])[0] == "image/png"
    assert shown(Browser(running, "de").get(ann.path))["title"] == 'Ann "A" <b> lädt dich ein: Red7'


def test_a_finished_game_and_its_replay_say_who_won(running: Server) -> None:
    ann = Browser(running)
    ann.play_now("red7")
    table = ann.path
    assert shown(ann.html)["title"] == "Red7: Ann · Cat"
    play_to_the_end(ann)
    service = Browser(running)
    for path in (table, f"{table}/replay"):
        page = shown(service.get(path))
        assert page["title"] == "Red7: Ann · Cat"
        assert re.fullmatch(r"(Ann|Cat) (has won|wins).*", page["description"])


@pytest.mark.parametrize("name", irisdeck.GAMES)
def test_a_preview_tells_nothing_that_is_hidden(name: str) -> None:
    """The same whatever cards are dealt."""
    tables = [table_of(played(irisdeck.game(name, 2), seed, 0)) for seed in (1, 2)]
    assert previews.table_preview(tables[0], "en") == previews.table_preview(tables[1], "en")


def test_a_table_where_nobody_sits_has_a_preview() -> None:
    table = Table([opened("duel", 2)])
    assert previews.table_preview(table, "en").title == "Rainbow, the duel"
    table.apply(table.decide("ann", Sit(0, "Ann")))
    assert previews.table_preview(table, "en").title == "Ann invites you to play Rainbow, the duel"


def test_the_manifest_names_icons_that_exist(running: Server) -> None:
    browser = Browser(running)
    link = re.search(r'rel="manifest" href="([^"]+)"', browser.get("/"))
    assert link
    kind, data = fetched(running.address + link[1])
    assert kind == "application/manifest+json"
    manifest: dict[str, Any] = json.loads(data)
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Irisdeck", "/", "standalone")
    assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512", "any"}
    for icon in manifest["icons"]:
        kind, data = fetched(running.address + icon["src"])
        assert kind == icon["type"]
        if kind == "image/png":
            with Image.open(io.BytesIO(data)) as image:
                assert f"{image.width}x{image.height}" == icon["sizes"]


@pytest.mark.parametrize("path", ["/previews/chess.png", "/icons/7.png", "/icons/192"])
def test_there_is_no_other_picture(running: Server, path: str) -> None:
    browser = Browser(running)
    browser.get(path)
    assert browser.status == 404
