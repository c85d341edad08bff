"""What MkDocs is told about our pages (mkdocs.yml names this file as a hook).

Every page stays where a code host shows it, as CommonMark with links that work there. For the site, pages from outside
of docs/ are taken in, links follow them, and lists are indented as Python-Markdown wants them.
"""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import TYPE_CHECKING

from mkdocs.structure.files import File

from irisdeck.words import LANGUAGES

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent.parent
OUTSIDE = {  # pages of the site that are kept elsewhere
    "README.md": "index.md",
    "CHANGELOG.md": "changes.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "examples/README.md": "programs.md",
}
KEPT_AT = {page: source for source, page in OUTSIDE.items()}
LINK = re.compile(r'(?P<open>\]\(|\bsrc=")(?P<target>[^)"#:\s]+)(?=[)"#])')
CODE = re.compile(r"(<pre[^>]*>(?:<span></span>)?<code>)(.*?)(</code></pre>)", re.S)
ITEM = re.compile(r" *(?:[-*]|\d+\.) +")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Takes in what lies outside of docs/."""
    for source, page in OUTSIDE.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """A page as the site wants it."""
    name = page.file.src_uri
    if page.parent is None:  # a page that is alone under its tab needs no menu beside it
        page.meta["hide"] = ["navigation"]

    def lead(found: re.Match[str]) -> str:
        place, source = led(found["target"], name)
        if source and place not in files.src_uris:
            files.append(File.generated(config, place, content=source.read_text(encoding="utf-8")))
        return found["open"] + relpath(place, dirname(name) or ".")

    markdown = LINK.sub(lead, markdown)
    if name.startswith("rules/") and not name.endswith("README.md"):
        title, _, rest = markdown.partition("\n")
        markdown = f"{title}\n\n{languages(name)}\n{rest}"
    return widened(markdown)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Says in which language a page is: screen readers choose their voice by it."""
    language = language_of(page.file.src_uri)
    return html if language == "en" else f'<div lang="{language}">\n{html}\n</div>'


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Mends what the theme leaves to be wished for: a name for the search, and code that keys can scroll."""
    output = output.replace('role="dialog">', 'role="dialog" aria-label="Search">')
    return CODE.sub(r'\1<span tabindex="0">\2</span>\3', output)  # inside: the theme takes it from the code itself


# -- Links --


def led(target: str, page: str) -> tuple[str, Path | None]:
    """Where the site keeps what a page links to; with it a source that is to be shown there as text."""
    wanted = normpath(join(dirname(KEPT_AT.get(page, f"docs/{page}")), target))
    if wanted in OUTSIDE:
        return OUTSIDE[wanted], None
    if (ROOT / wanted).is_dir():
        return f"{wanted}/README.md".removeprefix("docs/"), None
    if wanted.startswith("docs/") or not (ROOT / wanted).is_file():
        return wanted.removeprefix("docs/"), None
    return f"source/{wanted}.txt", ROOT / wanted


# -- Languages --


def language_of(page: str) -> str:
    """rules/de/duel.md is German."""
    folder = page.split("/")[1] if page.count("/") == 2 else ""
    return folder if folder in LANGUAGES else "en"


def languages(page: str) -> str:
    """The same rules in the other languages, as a line of links."""
    own, game = language_of(page), page.rpartition("/")[2]
    links = []
    for language, title in LANGUAGES.items():
        place = f"rules/{game}" if language == "en" else f"rules/{language}/{game}"
        link = f"[{title}]({relpath(place, dirname(page))})"
        links.append(f"**{title}**" if language == own else f'{link}{{ lang="{language}" hreflang="{language}" }}')
    return " · ".join(links) + "\n{ .languages }\n"


# -- Lists --


def widened(markdown: str) -> str:
    """Lists with four spaces a level and blank lines around paragraphs, where CommonMark is content with less."""
    lines: list[str] = []
    edges: list[int] = []  # where the text of the items begins that are open
    fenced = apart = False
    for line in markdown.splitlines():
        indent, listing = len(line) - len(line.lstrip()), bool(edges)
        while edges and line.strip() and not fenced and indent < edges[-1]:
            edges.pop()
        edge = edges[-1] if edges else 0
        item = None if fenced else ITEM.match(line, edge)
        if item and lines and lines[-1] and (apart or not listing):
            lines.append("")
        lines.append("    " * len(edges) + line[min(indent, edge) :] if line.strip() else "")
        apart = not item and (apart or not line.strip())
        if item:
            edges.append(item.end())
        fenced ^= line.lstrip().startswith("```")
    return "\n".join(lines)
