"""Who visits, and what they have chosen: an avatar, settings, and how they played each game last.

On a server it is stored by the person's id, not in their cookie: so it is the same on all their devices, and in
backups.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict, dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from irisdeck.table import faces
from irisdeck.table.table import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping

ID_LENGTH = 12  # bytes of a person's id
Form = dict[str, str]


class People(Protocol):
    """Where it is stored: a row for each person, with texts as JSON."""

    async def person(self, player: str) -> Any:
        """The row of a person, if there is one."""

    async def keep_person(self, player: str, **values: str) -> None:
        """Change some columns of a person's row."""


def one_of(*values: str, usual: str) -> Any:
    """A setting: its values in the order of display, and the one that holds until somebody chooses."""
    return field(default=usual, metadata={"values": values})


@dataclass(frozen=True)
class Person:
    """A visitor: an id that nobody else sees, the name they play under, the language they read.

    `declined`: the games whose lesson they do not want to be offered any more.
    `quiet`: they are shown nothing of what others say.
    `generation`: how often they have signed out everywhere.
    """

    id: str = field(default_factory=lambda: secrets.token_urlsafe(ID_LENGTH))
    name: str = ""
    language: str = ""
    declined: str = ""
    quiet: bool = False
    generation: int = 0


@dataclass(frozen=True)
class Preferences:
    """The settings of a person. The form, the parser and the attributes of every page are loops over these fields.

    The message `setting-NAME` is the label of a setting, `setting-NAME-VALUE` that of a value.
    """

    sound: str = one_of("on", "off", usual="on")
    speed: str = one_of("calm", "normal", "fast", "instant", usual="normal")
    theme: str = one_of("system", "light", "dark", usual="system")
    size: str = one_of("small", "normal", "large", usual="normal")
    palette: str = one_of("normal", "deuteranopia", "protanopia", "tritanopia", "monochrome", usual="normal")
    confirm: str = one_of("on", "off", usual="on")


SETTINGS: dict[str, tuple[str, ...]] = {one.name: one.metadata["values"] for one in fields(Preferences)}


class Profile(NamedTuple):
    """All that a person has chosen; `last` has the fields of the form with which they opened each game last."""

    face: str = faces.PERSON
    settings: Preferences = Preferences()
    last: Mapping[str, Form] = {}


def changed(settings: Preferences, form: Mapping[str, str]) -> Preferences:
    """The settings after a form that has some of them; raises Refused for a value that there is not."""
    chosen = {name: form[name] for name in SETTINGS if name in form}
    if any(value not in SETTINGS[name] for name, value in chosen.items()):
        raise Refused("not-understood")
    return replace(settings, **chosen)


def stored(text: str) -> Preferences:
    """The settings as the database has them; what only another version knows is left out."""
    known = {name: value for name, value in json.loads(text).items() if value in SETTINGS.get(name, ())}
    return Preferences(**known)


async def profile_of(store: People, player: str) -> Profile:
    """What a person has chosen."""
    row = await store.person(player)
    if row is None:
        return Profile()
    return Profile(faces.of_person(row.face), stored(row.settings), json.loads(row.last))


async def keep_settings(store: People, player: str, form: Mapping[str, str]) -> Preferences:
    """Change some settings of a person; returns all of them."""
    settings = changed((await profile_of(store, player)).settings, form)
    await store.keep_person(player, settings=json.dumps(asdict(settings)))
    return settings


async def keep_face(store: People, player: str, face: str) -> None:
    """Change the avatar of a person; raises Refused for one that there is not."""
    if face not in faces.CHOICES:
        raise Refused("not-understood")
    await store.keep_person(player, face=face)


async def keep_last(store: People, player: str, game: str, form: Form) -> None:
    """Remember how a person opened a table of a game."""
    last = (await profile_of(store, player)).last
    if last.get(game) != form:
        await store.keep_person(player, last=json.dumps({**last, game: form}))
