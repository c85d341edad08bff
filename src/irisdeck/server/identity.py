"""Who somebody is: an id that nobody can forge, in a signed cookie. No accounts.

Cookies and recovery codes are signed with `itsdangerous`. A server may have several keys: the first one signs, all of
them are accepted, so a key can be replaced without signing anybody out. Each person has a generation: "sign out
everywhere" raises it, and cookies and codes of an earlier generation are not accepted any more. A code has an edition,
too: who renews it stays signed in, and the old code is not accepted any more.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
from dataclasses import asdict
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from itsdangerous import BadData, Signer, URLSafeTimedSerializer

from irisdeck.folders import replacing
from irisdeck.game import IrisdeckError
from irisdeck.web.preferences import ID_LENGTH
from irisdeck.web.preferences import Person as Person

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

YEAR = 365 * 24 * 3600  # seconds after which a cookie expires; every page renews it
KEY_LENGTH = 32
MARK_LENGTH = 8  # bytes of a code's signature
FIRST = "0"  # the edition of the first code of a person


class Player(NamedTuple):
    """Who sends a command."""

    id: str
    name: str  # under which they sit down where the command names none
    guest: str = ""  # the name of somebody who has none
    program: bool = False  # whether they always sit under their own name


# -- Keys --


class WrongKeys(IrisdeckError):
    """The keys of a server are damaged; the message says how."""


def secret(path: Path) -> bytes:
    """The keys of this server; the first is made on first start. Nobody else can read the file."""
    if not path.exists():
        write_secret(path, secrets.token_bytes(KEY_LENGTH))
    try:
        return checked(path.read_bytes())
    except WrongKeys as wrong:
        advice = "take it from a backup, or delete it: then all cookies and recovery codes become invalid"
        raise WrongKeys(f"{path} {wrong}; {advice}") from None


def write_secret(path: Path, secret: bytes) -> None:
    """Write the file of the keys, whole or not at all."""
    with replacing(path) as file:
        file.write(secret)


def checked(secret: bytes) -> bytes:
    """The same keys, or WrongKeys: a disk that was full, or lost power, leaves nothing, a part, or zeros."""
    if not secret or len(secret) % KEY_LENGTH:
        raise WrongKeys(f"is damaged: it has {len(secret)} bytes, and each key has {KEY_LENGTH}")
    if not all(map(any, keys(secret))):
        raise WrongKeys("is damaged: a key is all zeros")
    return secret


def shared_secret(text: str) -> bytes:
    """The keys that processes share in a database."""
    try:
        return secret_of(text)
    except WrongKeys as wrong:
        raise WrongKeys(f"the setting 'secret' in the database {wrong}; take it from a backup") from None


def secret_of(text: str) -> bytes:
    """The keys in hexadecimal, as databases and backups store them, or WrongKeys."""
    try:
        return checked(bytes.fromhex(text))
    except ValueError:
        raise WrongKeys("is damaged: it is not hexadecimal") from None


def keys(secret: bytes) -> list[bytes]:
    """The keys of a secret: 32 bytes each, the first one signs."""
    return [secret[start : start + KEY_LENGTH] for start in range(0, len(secret), KEY_LENGTH)]


def pseudonym(text: str, secret: bytes) -> str:
    """Something that tells a text from others without telling it: addresses of people are not stored."""
    return hmac.new(keys(secret)[0], b"pseudonym" + text.encode(), hashlib.sha256).hexdigest()[:32]


# -- Cookies --


@cache
def _serializer(secret: bytes) -> URLSafeTimedSerializer:
    """What signs cookies; itsdangerous wants the key that signs last."""
    digest = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
    return URLSafeTimedSerializer(keys(secret)[::-1], salt="person", signer_kwargs=digest)


def signed(person: Person, secret: bytes) -> str:
    """A person as the text of a cookie."""
    text = _serializer(secret).dumps(asdict(person))
    return text if isinstance(text, str) else text.decode()


def read(cookie: str | None, secret: bytes) -> Person | None:
    """The person of a cookie that we signed less than a year ago."""
    try:
        return Person(**_serializer(secret).loads(cookie or "", max_age=YEAR))
    except BadData as wrong:
        wrong.__traceback__ = None  # the frame it was raised in keeps it: all callers would be garbage for an hour
        return _read_old(cookie or "", secret)


def _read_old(cookie: str, secret: bytes) -> Person | None:
    """The person of a cookie from before cookies had a date; the next page replaces it."""
    body, _, signature = cookie.partition(".")
    for key in keys(secret):
        if hmac.compare_digest(hmac.new(key, body.encode(), hashlib.sha256).hexdigest().encode(), signature.encode()):
            return Person(**json.loads(base64.urlsafe_b64decode(body)))
    return None


# -- Codes: how to be the same person on another device --


def edition(generation: int, renewals: int) -> str:
    """Which code of a person is the valid one."""
    return f"{generation}.{renewals}" if renewals else str(generation)


def code(person: str, secret: bytes, edition: str = FIRST) -> str:
    """The id of a person as letters and digits that can be written down: ABCD-EFGH-..."""
    mark = _mark(person, keys(secret)[0], edition)
    text = base64.b32encode(base64.urlsafe_b64decode(person) + mark).decode().rstrip("=")
    return "-".join(text[start : start + 4] for start in range(0, len(text), 4))


def coded(text: str, secret: bytes, edition_of: Callable[[str], str] = lambda _: FIRST) -> str | None:
    """The person of a code, if it is one of ours, however it was typed. Codes never expire: they are the only way back.

    `edition_of`: which code of a person is valid.
    """
    letters = "".join(sign for sign in text.upper() if sign.isascii() and sign.isalnum())
    try:
        raw = base64.b32decode(letters + "=" * (-len(letters) % 8))
    except ValueError:
        return None
    person = base64.urlsafe_b64encode(raw[:ID_LENGTH]).decode()
    valid = edition_of(person)
    marks = [_mark(person, key, valid) for key in keys(secret)]
    if valid == FIRST:
        marks += [_old_mark(person, key) for key in keys(secret)]
    return person if any(hmac.compare_digest(raw[ID_LENGTH:], mark) for mark in marks) else None


def _mark(person: str, key: bytes, edition: str) -> bytes:
    signer = Signer(key, salt="code", key_derivation="hmac", digest_method=hashlib.sha256)
    return base64.urlsafe_b64decode(signer.get_signature(f"{person}.{edition}") + b"=")[:MARK_LENGTH]


def _old_mark(person: str, key: bytes) -> bytes:
    """The signature of codes that were written down before codes had a generation."""
    return hmac.new(key, b"code" + person.encode(), hashlib.sha256).digest()[:MARK_LENGTH]
