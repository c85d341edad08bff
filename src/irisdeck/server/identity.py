"""Who somebody is: a name nobody can forge, in a cookie. No accounts."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import secrets
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class Person:
    """A visitor: an id that nobody else sees, the name they play under, the language they read.

    `declined`: the games whose lesson they do not want to be offered any more.
    `quiet`: they are shown nothing of what others say.
    """

    id: str = field(default_factory=lambda: secrets.token_urlsafe(12))
    name: str = ""
    language: str = ""
    declined: str = ""
    quiet: bool = False


class Player(NamedTuple):
    """Who sends a command."""

    id: str
    name: str  # under which they sit down where the command names none
    guest: str = ""  # the name of somebody who has none
    program: bool = False  # whether they always sit under their own name


def secret(path: Path) -> bytes:
    """The key of this server, made on first start and readable by nobody else."""
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(file, "wb") as opened:
        opened.write(secrets.token_bytes(32))
    return path.read_bytes()


def signed(person: Person, key: bytes) -> str:
    """A person as the text of a cookie."""
    body = base64.urlsafe_b64encode(json.dumps(asdict(person), ensure_ascii=False).encode())
    return f"{body.decode()}.{_signature(body, key)}"


def read(cookie: str | None, key: bytes) -> Person | None:
    """The person of a cookie, if we signed it."""
    body, _, signature = (cookie or "").partition(".")
    if not hmac.compare_digest(_signature(body.encode(), key).encode(), signature.encode()):
        return None
    return Person(**json.loads(base64.urlsafe_b64decode(body)))


def _signature(body: bytes, key: bytes) -> str:
    return hmac.new(key, body, hashlib.sha256).hexdigest()


# -- Codes: how to be the same person on another device --


def code(person: str, key: bytes) -> str:
    """The id of a person as letters and digits that can be written down: ABCD-EFGH-..."""
    text = base64.b32encode(base64.urlsafe_b64decode(person) + _mark(person, key)).decode().rstrip("=")
    return "-".join(text[start : start + 4] for start in range(0, len(text), 4))


def coded(text: str, key: bytes) -> str | None:
    """The person of a code, if it is one of ours, however it was typed."""
    letters = "".join(sign for sign in text.upper() if sign.isascii() and sign.isalnum())
    try:
        raw = base64.b32decode(letters + "=" * (-len(letters) % 8))
    except ValueError:
        return None
    person = base64.urlsafe_b64encode(raw[:12]).decode()
    return person if hmac.compare_digest(raw[12:], _mark(person, key)) else None


def _mark(person: str, key: bytes) -> bytes:
    return hmac.new(key, b"code" + person.encode(), hashlib.sha256).digest()[:8]
