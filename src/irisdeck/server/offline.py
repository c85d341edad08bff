"""Offers the site without a server at /app: files that were built by `make static`."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.response import Redirect

from irisdeck.server.site import Site, SiteRequest, site_of
from irisdeck.server.tables import Missing
from irisdeck.web.pages import digest

COMPRESSED = (".css", ".html", ".js", ".json", ".svg", ".webmanifest")
TYPES = {".webmanifest": "application/manifest+json"}
LASTING = "public, max-age=31536000, immutable"


def address(site: Site) -> str:
    """Where the home page links to; empty if nothing was built or it is not offered."""
    return "/app/" if site.settings.app and names(site.settings.app) else ""


@get(["/app", "/app/{path:path}"])
async def app_file(request: SiteRequest, path: str = "") -> Response[Any]:
    """A file of the built site; what is in it is its tag, so browsers ask again and load nothing."""
    if request.scope["raw_path"] == b"/app":
        return Redirect("/app/")  # its files are addressed from there on
    folder, name = site_of(request).settings.app, path.strip("/") or "index.html"
    if folder is None or name not in names(folder):
        raise Missing(name)
    body, tag = content(folder, name)
    headers = {"ETag": tag, "Cache-Control": LASTING if name.startswith("static/") else "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    suffix = Path(name).suffix
    if suffix in COMPRESSED:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["Content-Encoding"] = compressed(folder, name), "gzip"
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(body, media_type=kind, headers=headers)


@cache
def names(folder: Path) -> frozenset[str]:
    """The files of the built site; none if it was not built."""
    files = folder.rglob("*") if (folder / "index.html").is_file() else ()
    return frozenset(file.relative_to(folder).as_posix() for file in files if file.is_file())


@lru_cache(128)
def content(folder: Path, name: str) -> tuple[bytes, str]:
    """A file, and its tag."""
    body = (folder / name).read_bytes()
    return body, f'"{digest(body)}"'


@lru_cache(128)
def compressed(folder: Path, name: str) -> bytes:
    """A file, compressed once."""
    return gzip.compress(content(folder, name)[0], mtime=0)
