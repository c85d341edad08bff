"""Ask OSV, the open database of vulnerabilities, about what the server runs on: `make audit`.

Both ends are asked about: the versions of requirements.txt, and the lowest that pyproject.toml allows for the server. A
hole that is found fails the run. If OSV cannot be reached, that is said, and the run goes on.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tomllib
from http.client import HTTPException
from pathlib import Path
from urllib.request import Request, urlopen

OSV = "https://api.osv.dev"
ROOT = Path(__file__).parents[1]
SERVER = ("server", "hosting")  # the extras whose lowest versions must be safe
ACCEPTED: dict[str, str] = {}  # vulnerabilities that do not concern us, by their id, and why
SECONDS = 10  # until OSV counts as unreachable
LOCKED = re.compile(r"^([\w.-]+)(?:\[[^]]*\])?==([^\s;\\]+)", re.M)
LOWEST = re.compile(r"^([\w.-]+)(?:\[[^]]*\])?>=([\w.]+)")

Package = tuple[str, str]  # its name and its version


def main() -> int:
    """Ask, report, and return the exit status."""
    packages = sorted({*locked(), *lowest()})
    try:
        holes = known_holes(packages, os.environ.get("IRISDECK_OSV_URL", OSV))
    except (OSError, HTTPException, ValueError, LookupError, TypeError) as wrong:
        print(f"could not ask {OSV} whether holes are known, going on without: {wrong}", file=sys.stderr)
        return 0
    for (name, version), ids in holes.items():
        print(f"{name} {version} has known holes: {', '.join(ids)} (https://osv.dev/{ids[0]})", file=sys.stderr)
    print(f"{len(packages)} versions asked about, {len(holes)} with known holes")
    return 1 if holes else 0


def locked() -> list[Package]:
    """The versions of a deployment."""
    return LOCKED.findall((ROOT / "deploy" / "requirements.txt").read_text(encoding="utf-8"))


def lowest() -> list[Package]:
    """The lowest versions that the server may be installed with."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    requirements = [*project["dependencies"], *(line for extra in SERVER for line in extras[extra])]
    return [(found[1], found[2]) for line in requirements if (found := LOWEST.match(line))]


def known_holes(packages: list[Package], service: str) -> dict[Package, list[str]]:
    """The ids of the vulnerabilities of each package that has some."""
    queries = [{"package": {"name": name, "ecosystem": "PyPI"}, "version": version} for name, version in packages]
    body = json.dumps({"queries": queries}).encode()
    request = Request(f"{service}/v1/querybatch", body, {"Content-Type": "application/json"})
    with urlopen(request, timeout=SECONDS) as answer:
        results = json.load(answer)["results"]
    found = {}
    for package, result in zip(packages, results, strict=True):
        ids = sorted(hole["id"] for hole in result.get("vulns", []) if hole["id"] not in ACCEPTED)
        if ids:
            found[package] = ids
    return found


if __name__ == "__main__":
    sys.exit(main())
