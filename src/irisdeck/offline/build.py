"""Builds the site without a server: a folder of plain files (docs/offline.md).

    python -m irisdeck.offline.build build/site

Needs Node.js with npm, and the network once: Pyodide comes from npm, msgspec for it from PyPI. Both, and the kernels,
are kept in the cache folder. All else is what is installed here.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import importlib.util
import io
import json
import pickle
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import asdict
from importlib.metadata import distribution, metadata, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import irisdeck
from irisdeck.engine import wasm
from irisdeck.folders import cache_folder
from irisdeck.game import GAMES
from irisdeck.table import boards
from irisdeck.web import pages, previews
from irisdeck.web.forms import clocks
from irisdeck.web.lists import last_games
from irisdeck.web.preferences import Person, Profile
from irisdeck.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE, PACKAGE = Path(__file__).parent, Path(irisdeck.__file__).parent
PYODIDE = "314.0.7"  # of npm; it fixes the version of Python, and of wheels for it
DIGEST = "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"  # of its package
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "3.14"
LOCK = {"abi_version": "2026_0", "arch": "wasm32", "platform": "emscripten_5_0_3", "python": "3.14.2"}
FOLDER = f"pyodide-{PYODIDE}/"  # in the site
NEEDED = (
    "attr", "attrs", "babel", "fluent.runtime", "fluent.syntax", "jinja2", "markdown_it", "markupsafe", "mdurl",
    "openskill", "pytz", "irisdeck",
)  # fmt: skip
DISTRIBUTIONS = (
    "attrs", "babel", "fluent.runtime", "fluent.syntax", "jinja2", "markdown-it-py", "markupsafe", "mdurl",
    "openskill", "pytz", "typing_extensions",
)  # fmt: skip
OF_ENGINE = (
    "barrier", "batch", "counting", "decisions", "device", "figures", "retarget", "threads", "wasm",
)  # fmt: skip
OF_PACKAGE = ("server", "terminal", "research", "training", "envs", "cli", "web/static", "web/faces")
# What no page needs, by the beginning of its name in the archive.
UNNEEDED = (
    "babel/locale-data", "babel/messages", "markdown_it/cli", "pytz/zoneinfo",
    *(f"irisdeck/{part}/" for part in OF_PACKAGE),
    *(f"irisdeck/engine/{part}.py" for part in OF_ENGINE),
    "irisdeck/offline/static", "irisdeck/offline/build.py", "irisdeck/docs",
    "irisdeck/analysis/making.py", "irisdeck/analysis/requests.py", "irisdeck/web/previews.py",
)  # fmt: skip
OF_GAMES = ("counts", "figures", "lines", "openspiel", "screen", "solve", "solve_loops")  # skins and studies
# What Babel must know to count and to write numbers, and what it looks up before it does.
NUMBERS = ("decimal_formats", "default_numbering_system", "number_symbols", "numbering_systems", "plural_form")
ALIASES = (
    "language_aliases", "likely_subtags", "parent_exceptions", "script_aliases", "territory_aliases", "variant_aliases",
)  # fmt: skip
SOURCES = (".py", ".ftl", ".html", ".js", ".json", ".jsonl", ".md", ".dat")
NETS = "nets/"
FIRST = (FOLDER, "python.zip")  # what must be here before anything can be played

Files = dict[str, bytes]  # by their paths in the site


def build(folder: Path, more: Files | None = None) -> Files:
    """Build the site into a folder, which is replaced; `more` scripts stand beside ours, or in their place."""
    files = site(more or {})
    shutil.rmtree(folder, ignore_errors=True)
    for name, body in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return files


def site(more: Files) -> Files:
    """All files of the site. A version is a folder of scripts and styles, so that two are never mixed."""
    cache = cache_folder() or Path("build/cache")
    cache.mkdir(parents=True, exist_ok=True)
    large = {**python(cache), **kernels(cache), **learned()}
    own = {file.name: file.read_bytes() for file in sorted((HERE / "static").iterdir())}
    del own["sw.js"]  # it stands above them, and knows them all
    scripts = {**pages.static_files(), **own, "files.js": files_script(large), **more}
    assets = f"static/{digest(b''.join(scripts.values()))[:8]}"
    pages.BUILT["assets"] = assets
    files = {
        **large,
        **{f"{assets}/{name}": body for name, body in scripts.items()},
        **{f"icons/{size}.png": previews.icon(size) for size in previews.ICONS},
        **{f"home/{language}.html": home(language).encode() for language in LANGUAGES},
        "licenses.txt": licenses().encode(),
        "manifest.webmanifest": json.dumps(manifest(assets), ensure_ascii=False).encode(),
    }
    files["index.html"] = files["home/en.html"]
    return {**files, "sw.js": service_worker(files)}


def service_worker(files: Files) -> bytes:
    """The script that serves the site from what is kept, with the digests of all files."""
    script = (HERE / "static/sw.js").read_text(encoding="utf-8")
    table = json.dumps({name: digest(body) for name, body in files.items()})
    script = script.replace("const FILES = {};", f"const FILES = {table};")
    return script.replace('const POLICY = "";', f"const POLICY = {json.dumps(pages.POLICY)};").encode()


def files_script(files: Files) -> bytes:
    """The script that tells what is in every large file, and how much must be loaded first."""
    table = {
        name: {"hash": digest(body), "size": len(body), "first": name.startswith(FIRST)} for name, body in files.items()
    }
    values = {"PYTHON": FOLDER, "LOCK": LOCK, "FILES": table}
    lines = [f"export const {name} = {json.dumps(value)};\n" for name, value in values.items()]
    return "".join(["// Written by build.py.\n", *lines]).encode()


def digest(body: bytes) -> str:
    """What a file is kept under; kept.js and sw.js compute the same."""
    return hashlib.sha256(body).hexdigest()[:32]


def squeezed(body: bytes) -> bytes:
    """A file compressed, for hosts that do not compress; always to the same bytes."""
    return gzip.compress(body, 9, mtime=0)


# -- Pages --


def home(language: str) -> str:
    """The home page as somebody sees it who has never been here: it can be read before Python is."""
    profile = Profile()
    visitor = {"person": Person(language=language), "profile": profile, "settings": asdict(profile.settings)}
    here = {"path": "/", "query": "", "base": "", "csrf": "", "lasting": True}
    nothing: dict[str, Any] = {"running": [], "lessons": {}, "open_tables": [], "watchable": []}
    games = {"kinds": GAMES, "facts": boards.facts, "clocks": clocks(), "last": last_games(profile)}
    return pages.page("home.html", language, **visitor, **here, **nothing, **games)


def manifest(assets: str) -> dict[str, Any]:
    """The web app manifest, for any folder of any host."""
    values = previews.manifest("en")
    icons = [{**icon, "src": icon["src"].lstrip("/").replace("static/", f"{assets}/")} for icon in values["icons"]]
    return {**values, "id": "./", "start_url": "./", "scope": "./", "icons": icons}


def licenses() -> str:
    """What the site is made with, under which licenses."""
    lines = [
        f"Irisdeck {version('irisdeck')}: MIT",
        f"Pyodide {PYODIDE}, with Python {LOCK['python']}: MPL-2.0 and PSF-2.0",
    ]
    for name in (*DISTRIBUTIONS, "msgspec"):
        about = metadata(name).json
        terms = str(about.get("license_expression") or about.get("license") or "see below")
        lines.append(f"{about['name']} {about['version']}: {terms.splitlines()[0]}")
    texts = [f"\n{'-' * 72}\n{name}\n\n{text}" for name in (*DISTRIBUTIONS, "msgspec") for text in license_texts(name)]
    return "\n".join([*lines, *texts]) + "\n"


def license_texts(name: str) -> list[str]:
    """The license files of an installed package."""
    files = [file for file in distribution(name).files or () if file.name.upper().startswith(("LICENSE", "COPYING"))]
    return [Path(str(file.locate())).read_text(encoding="utf-8", errors="replace") for file in files]


# -- Kernels --


def kernels(cache: Path) -> Files:
    """The search of the games as WebAssembly, compiled again only when it has changed."""
    folder = cache / "wasm"
    wasm.build(folder)
    modules = {f"kernels/{name}.wasm.gz.bin": squeezed((folder / f"{name}.wasm").read_bytes()) for name in GAMES}
    return {**modules, "kernels/kernels.json": (folder / wasm.MANIFEST).read_bytes()}


def learned() -> Files:
    """The nets that come with the games; a visit loads those of the games that are played against the expert."""
    files = [(name, file) for name, kind in GAMES.items() for file in (Path(kind.folder()) / "nets").glob("*.net")]
    return {f"{NETS}{name}-{file.stem}.bin": file.read_bytes() for name, file in sorted(files)}


# -- Python --


def python(cache: Path) -> Files:
    """Pyodide, our package and all it needs, compiled where a visit uses it; and the templates of each language."""
    home, sources = pyodide(cache), packed(cache)
    tag = digest(b"".join([sources, PYODIDE.encode(), (HERE / "compile.mjs").read_bytes()]))
    folder = cache / f"site-{tag}"
    if not (folder / "done").exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        (folder / "sources.zip").write_bytes(sources)
        tool(["node", HERE / "compile.mjs", home, folder / "sources.zip", folder, ",".join(LANGUAGES)])
        (folder / "done").touch()
    templates = {f"templates/{name}.bin": squeezed((folder / f"{name}.bin").read_bytes()) for name in LANGUAGES}
    return {
        "python.zip": (folder / "python.zip").read_bytes(),
        f"{FOLDER}python_stdlib.zip": (folder / "python_stdlib.zip").read_bytes(),
        f"{FOLDER}pyodide.asm.wasm.gz.bin": squeezed((home / "pyodide.asm.wasm").read_bytes()),
        # Hosts that do not know .mjs send it as no script.
        **{f"{FOLDER}{name}.js": (home / f"{name}.mjs").read_bytes() for name in ("pyodide", "pyodide.asm")},
        **{name.replace(".bin", ".gz.bin"): body for name, body in templates.items()},
    }


def pyodide(cache: Path) -> Path:
    """The folder of Pyodide, as npm has it."""
    archive, folder = cache / f"pyodide-{PYODIDE}.tgz", cache / f"pyodide-{PYODIDE}"
    if not archive.exists():
        tool(["npm", "pack", f"pyodide@{PYODIDE}", "--silent", "--pack-destination", cache])
    if hashlib.sha256(archive.read_bytes()).hexdigest() != DIGEST:
        archive.unlink()
        raise SystemExit(f"pyodide {PYODIDE} from npm is not the package we know: nothing was built")
    if not folder.exists():
        with tarfile.open(archive) as inside:
            inside.extractall(cache / f"{folder.name}.part", filter="data")
        (cache / f"{folder.name}.part").replace(folder)
    return folder / "package"


def tool(command: list[str | Path]) -> None:
    """Run a program that a build needs."""
    if shutil.which(str(command[0])) is None:
        raise SystemExit(f"{command[0]} is needed to build the site: install Node.js and npm, or run make static")
    done = subprocess.run(command, stdout=subprocess.DEVNULL)
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command[:3]))} failed: nothing was built")


def packed(cache: Path) -> bytes:
    """The sources of our package and of all it needs, as one archive."""
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w") as archive:
        for name, content in sorted({**own_sources(), **msgspec(cache)}.items()):
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
    return body.getvalue()


def own_sources() -> Files:
    """The sources of all packages but msgspec, our rules pages, and how our languages write numbers and count."""
    files: Files = {}
    for package in NEEDED:
        files.update(below(folder_of(package), package.replace(".", "/")))
    typing = importlib.util.find_spec("typing_extensions")
    assert typing
    assert typing.origin
    files["typing_extensions.py"] = Path(typing.origin).read_bytes()
    files = {name: content for name, content in files.items() if not unneeded(name)}
    for name in ("root", *LANGUAGES):
        files[f"babel/locale-data/{name}.dat"] = slimmed(f"locale-data/{name}.dat", NUMBERS)
    files["babel/global.dat"] = pickle.dumps({key: {} for key in ALIASES}, 2)  # our languages are nobody's alias
    rules = PACKAGE / "docs/rules" if (PACKAGE / "docs/rules").exists() else PACKAGE.parent.parent / "docs/rules"
    return {**files, **dict(below(rules, "irisdeck/docs/rules"))}


def unneeded(name: str) -> bool:
    """Whether no page needs a file."""
    of_game = name.startswith("irisdeck/games/") and Path(name).stem in OF_GAMES
    return name.startswith(UNNEEDED) or of_game


def slimmed(name: str, keys: tuple[str, ...]) -> bytes:
    """A file of Babel's data, without what Fluent never asks: currencies, territories, dates."""
    values = pickle.loads((folder_of("babel") / name).read_bytes())
    return pickle.dumps({key: values[key] for key in keys if key in values}, 2)


def folder_of(package: str) -> Path:
    """Where a package is installed."""
    spec = importlib.util.find_spec(package)
    assert spec
    assert spec.origin
    return Path(spec.origin).parent


def below(folder: Path, name: str) -> Iterator[tuple[str, bytes]]:
    """The sources in a folder, by their names in the archive."""
    for file in folder.rglob("*"):
        if file.suffix in SOURCES:
            yield f"{name}/{file.relative_to(folder).as_posix()}", file.read_bytes()


def msgspec(cache: Path) -> Files:
    """msgspec for Python in the browser: it is written in C, in part."""
    wanted = f"msgspec=={version('msgspec')}"
    file = cache / f"msgspec-{version('msgspec')}-cp314-cp314-{PLATFORM}.whl"
    if not file.exists():
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps", wanted]
        target = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--abi", "cp314"]
        subprocess.run([*pip, *target, "--only-binary", ":all:", "--dest", str(cache)], check=True)
    with zipfile.ZipFile(file) as inside:
        names = [name for name in inside.namelist() if name.startswith("msgspec/")]
        return {name: inside.read(name) for name in names if name.endswith((".py", ".so"))}


# -- The command --


def first_visit(files: Files) -> int:
    """How many bytes travel at a first visit."""
    return sum(transferred(name, body) for name, body in files.items())


def transferred(name: str, body: bytes) -> int:
    """How many bytes of a file travel at a first visit, from a host that compresses scripts, as nearly all do."""
    if name.startswith("templates/"):
        return len(body) // len(LANGUAGES)  # one of them is read
    if name.startswith(NETS):
        return 0  # none is read before a game against the expert
    return len(body) if name.endswith((".bin", ".png", ".zip")) else len(squeezed(body))


def main() -> None:
    """Build the site, and say how large it is and how to look at it."""
    parser = argparse.ArgumentParser(prog="python -m irisdeck.offline.build", description=main.__doc__)
    parser.add_argument("folder", type=Path, help="the folder to write; whatever is in it is deleted")
    folder = parser.parse_args().folder
    files = build(folder)
    whole = sum(map(len, files.values()))
    print(f"{folder}: {len(files)} files, {whole / 1e6:.1f} MB. A first visit loads {first_visit(files) / 1e6:.1f} MB.")
    print(f"Look at it: {sys.executable} -m http.server -d {folder} 8080, and open http://localhost:8080")


if __name__ == "__main__":
    main()
