"""The documentation as a site: it builds, hangs together, needs nothing from elsewhere, and its tutorials are true."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

import pytest
from markdown_it import MarkdownIt
from people import DESK, PHONE, serious, serious_in_the_dark
from playwright.sync_api import expect

import irisdeck
from irisdeck.engine import compile
from irisdeck.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parent.parent
TUTORIALS = sorted(path.stem for path in (ROOT / "docs/tutorials").glob("*.md") if path.stem != "README")
COMPILED = {"a-million-games"}  # minutes long where numba has no wheel
ELSEWHERE = {
    "index": "README",
    "changes": "CHANGELOG",
    "contributing": "CONTRIBUTING",
    "security": "SECURITY",
    "programs": "examples/README",
}
COUNTED = ("h1", "h2", "h3", "ul", "ol", "li", "table", "tr", "pre", "img", "strong", "em", "a")


class Content(HTMLParser):
    """The elements of a page, each with the names of those it lies in."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str], tuple[str, ...]]] = []
        self.within: list[tuple[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        has = {key: value or "" for key, value in attributes}
        self.found.append((tag, has, tuple(kind for _, kinds in self.within for kind in kinds.split())))
        if tag not in ("area", "br", "col", "hr", "img", "input", "link", "meta", "path", "source", "wbr"):
            self.within.append((tag, has.get("class", "")))

    def handle_endtag(self, tag: str) -> None:
        while tag in [opened for opened, _ in self.within] and self.within.pop()[0] != tag:
            pass


def pages(site: Path) -> list[Path]:
    """All pages; what is shown for a wrong address is none of them."""
    reports = site / "stats"  # pages of their own, to which a page leads
    found = [path for path in sorted(site.rglob("*.html")) if path.name != "404.html"]
    return [path for path in found if path.parent != reports]


def read(path: Path) -> Content:
    return Content(path.read_text(encoding="utf-8"))


def source(site: Path, page: Path) -> str:
    """What a page was written as."""
    name = page.relative_to(site).with_suffix("").as_posix()
    name = ELSEWHERE.get(name) or f"docs/{name.replace('/index', '/README')}"
    return (ROOT / f"{name}.md").read_text(encoding="utf-8")


def build(folder: Path, checkout: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=checkout,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site; a broken link, or a page that is not in the navigation, would be an error."""
    folder = tmp_path_factory.mktemp("docs")
    done = build(folder)
    assert done.returncode == 0, done.stderr
    return folder


# -- What hangs together --


def test_every_page_is_reached_by_the_navigation(site: Path) -> None:
    reached: set[Path] = set()
    new = {site / "index.html"}
    while new:
        reached |= new
        new = {target for page in new for target in menu(page)} - reached
    assert reached == set(pages(site))
    assert len(reached) > 40


def menu(page: Path) -> Iterator[Path]:
    for tag, has, within in read(page).found:
        if tag == "a" and {"md-nav--primary", "md-tabs"} & {*within} and not has["href"].startswith("#"):
            yield (page.parent / unquote(urlsplit(has["href"]).path)).resolve()


def test_every_link_and_picture_leads_somewhere(site: Path) -> None:
    for page in pages(site):
        for _, has, _ in read(page).found:
            address = urlsplit(has.get("href") or has.get("src") or "")
            if address.path and not address.scheme:
                assert (page.parent / unquote(address.path)).exists(), f"{page}: {address.path}"


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in [*pages(site), site / "404.html"]:
        for tag, has, _ in read(page).found:
            if tag != "a":
                for key in ("src", "href", "srcset", "data", "poster"):
                    assert "//" not in has.get(key, ""), f"{page}: {has}"
    for style in site.rglob("*.css"):
        loaded = re.findall(r"(?:url\(|@import)\s*[\"']?([^)\"';]*)", style.read_text(encoding="utf-8"))
        assert not [address for address in loaded if re.match(r"(https?:)?//", address)]


def test_a_page_says_on_the_site_what_it_says_on_a_code_host(site: Path) -> None:
    """Lists, tables, code, pictures: as many as CommonMark finds, so that none has fallen apart."""
    markdown = MarkdownIt("commonmark", {"html": True}).enable("table")
    for page in pages(site):
        wanted = Content(markdown.render(source(site, page))).found
        shown = [
            (tag, has, within)
            for tag, has, within in read(page).found
            if "md-content__inner" in within and "languages" not in within and "headerlink" not in has.get("class", "")
        ]
        for kind in COUNTED:
            counts = [sum(tag == kind for tag, *_ in found) for found in (wanted, shown)]
            assert counts[0] == counts[1], f"{page}: {kind}"


def test_rules_are_marked_with_their_language_and_lead_to_the_others(site: Path) -> None:
    found = read(site / "rules/hu/red7.html").found
    assert ("div", {"lang": "hu"}) in [(tag, has) for tag, has, within in found if "md-content__inner" in within]
    others = {has["href"] for tag, has, within in found if tag == "a" and "languages" in within}
    assert others == {"../red7.html", *(f"../{other}/red7.html" for other in LANGUAGES if other not in ("en", "hu"))}


def test_a_page_that_is_not_in_the_navigation_stops_the_build(tmp_path: Path) -> None:
    for name in ("docs", "deploy", "examples"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for path in (ROOT / "mkdocs.yml", *ROOT.glob("*.md")):
        shutil.copy(path, tmp_path)
    (tmp_path / "docs/stray.md").write_text("# Stray\n", encoding="utf-8")
    done = build(tmp_path / "site", tmp_path)
    assert done.returncode == 1
    assert "stray.md" in done.stderr


# -- In the browser, opened from a file --


@pytest.fixture
def reader(browser: Browser, site: Path) -> Iterator[Page]:
    """Somebody who opened the first page; whatever was asked of anything but files is an error."""
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda wrong: asked.append(str(wrong)))
    page.goto((site / "index.html").as_uri())
    yield page
    page.close()
    assert [one for one in asked if not one.startswith(("file:", "data:", "blob:"))] == []


def test_the_search_finds_words_of_several_languages_without_a_server(reader: Page) -> None:
    for words, link in (("merciless", "rules/red7.html"), ("Leinwandkarte", "rules/de/red7.html")):
        box = reader.get_by_role("textbox", name="Search")
        box.fill(words)
        box.press("End")  # the search listens to keys
        expect(reader.locator(f".md-search-result__link[href*='{link}']").first).to_be_attached()


def test_the_first_page_is_the_readme_and_leads_on(reader: Page) -> None:
    expect(reader.get_by_role("heading", level=1)).to_contain_text("Irisdeck")
    reader.get_by_role("link", name="docs/hosting.md").click()
    expect(reader.get_by_role("heading", level=1)).to_contain_text("Running Irisdeck for a club")
    reader.get_by_role("link", name="deploy/nginx.conf").click()
    expect(reader.locator("body")).to_contain_text("proxy_pass")


@pytest.mark.parametrize("kind", [DESK, PHONE], ids=["desk", "phone"])
def test_no_page_keeps_anybody_out(browser: Browser, site: Path, kind: dict[str, Any]) -> None:
    """Serious faults alone: menus of the theme carry the same name twice, which is a lesser one."""
    context = browser.new_context(color_scheme="light", **kind)
    page = context.new_page()
    for name in ("index", "tutorials/a-bot", "reference", "rules/hu/red7"):
        page.goto((site / f"{name}.html").as_uri())
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert serious(page) == [], name
        assert serious_in_the_dark(page) == [], name
    context.close()


# -- What cannot drift --


@pytest.mark.parametrize(
    "tutorial", TUTORIALS if compile.available() else [one for one in TUTORIALS if one not in COMPILED]
)
def test_everything_a_tutorial_shows_comes_out(tutorial: str) -> None:
    """In a Python of its own, as somebody who follows it."""
    page = ROOT / f"docs/tutorials/{tutorial}.md"
    assert page.read_text(encoding="utf-8").count(">>> ") > 5
    done = subprocess.run([sys.executable, "-m", "doctest", str(page)], capture_output=True, text=True)
    assert done.stdout + done.stderr == ""


def test_all_tutorials_are_listed() -> None:
    listed = re.findall(
        r"^\d\. \[[^]]*\]\(([\w-]+)\.md\)", (ROOT / "docs/tutorials/README.md").read_text("utf-8"), re.M
    )
    assert sorted(listed) == TUTORIALS


def test_the_reference_is_what_the_docstrings_say() -> None:
    """`make docs` writes it anew."""
    written = (ROOT / "docs/reference.md").read_text(encoding="utf-8")
    assert written == runpy.run_path(str(ROOT / "docs/site/reference.py"))["page"]()
    for name in irisdeck.__all__:
        assert f"### irisdeck.{name}\n" in written
