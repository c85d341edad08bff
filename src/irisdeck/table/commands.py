"""Commands: what a player asks of a table. Untrusted input becomes a command once, in `parse`; after that it is typed.

What only the server may know (the seed of a deal, who is away) is no part of a command: `Table.decide` takes it as
keyword arguments. The descriptions of fields are those of the API.

    parse({"do": "move", "move": "+R7", "number": 3})   # Move(move='+R7', number=3)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from irisdeck.bots import BOTS
from irisdeck.game import GAMES, Refused
from irisdeck.table.courtesy import PHRASES, REACTIONS
from irisdeck.table.faces import CHOICES as FACES

if TYPE_CHECKING:
    BotName = str
    FaceName = str
    Phrase = str
else:
    BotName, FaceName, Phrase = Literal[tuple(BOTS)], Literal[FACES], Literal[(*PHRASES, *REACTIONS)]

MOST_SEATS = max(max(kind.seats) for kind in GAMES.values())


def about(text: str, **more: Any) -> Meta:
    """What a field means, and what it may hold."""
    return Meta(description=text, **more)


SeatNumber = Annotated[int, about("A place at the table, from 0.", ge=0, lt=MOST_SEATS)]
MoveNumber = Annotated[int, about("How many moves the caller knows of.", ge=0, le=1_000_000)]


class Command(Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, frozen=True):
    """Something that a player asks of a table."""


# -- Seats --


class Sit(Command, frozen=True):
    """Take a free seat; the first, if none is named."""

    seat: SeatNumber | None = None
    name: Annotated[
        Annotated[str, Meta(max_length=200)] | None,
        about("What the caller is called, in up to 24 characters; a program has its own name."),
    ] = None
    face: Annotated[
        FaceName | None, about("The caller's avatar; if left out, the one that they have chosen on their page.")
    ] = None


class Leave(Command, frozen=True):
    """Give one's seat up."""


class Bot(Command, frozen=True):
    """Give a free seat to a bot."""

    seat: SeatNumber
    bot: BotName


class Program(Command, frozen=True):
    """Give the first free seat to one of the caller's own programs."""

    program: Annotated[str, about("The name of the program, or its id.", max_length=60)]


class Begin(Command, frozen=True):
    """Deal the cards; all seats must be taken."""


# -- The game --


class Move(Command, frozen=True):
    """Make a move. It names how many moves were made before, so that none is made twice."""

    move: Annotated[str, about("One of legal_moves.", max_length=20, examples=["+R7", "n1", "33"])]
    number: MoveNumber


class Play(Command, frozen=True):
    """Play the cards that were picked one by one, where a move is a set of cards."""

    cards: Annotated[str, about("The cards in ascending order.", max_length=20, examples=["33"])]
    number: MoveNumber


class Undo(Command, frozen=True):
    """Take the last move of this turn back, if it revealed nothing."""

    number: MoveNumber


class Hint(Command, frozen=True):
    """Ask the strongest bot, where the table allows it; the answer comes as the part `hint` of one's own board."""

    number: MoveNumber


class Close(Command, frozen=True):
    """Close the hint."""


class Resign(Command, frozen=True):
    """Give the game up; among more than two a bot plays on."""


class Rematch(Command, frozen=True):
    """The same people again, everybody one seat further, at a table of its own."""


# -- Lessons --


class Continue(Command, frozen=True):
    """Go on to the next page of a lesson."""

    number: MoveNumber


class Restart(Command, frozen=True):
    """Begin a lesson again."""


# -- Courtesy --


class Say(Command, frozen=True):
    """Say something that everybody reads in their own language."""

    phrase: Phrase


class Offer(Command, frozen=True):
    """Offer to end the game without a winner; it lapses with the next move."""


class Accept(Command, frozen=True):
    """Agree to end the game without a winner, as somebody has offered."""


class Decline(Command, frozen=True):
    """Play on, whatever somebody has offered."""


class Vote(Command, frozen=True):
    """Let a bot play for somebody who has been away for long; all others who are here must want it."""

    seat: SeatNumber


class Back(Command, frozen=True):
    """Take one's seat back from the bot that stands in."""


COMMANDS = (
    Sit, Leave, Bot, Program, Begin, Move, Play, Undo, Hint, Close, Resign, Rematch, Continue, Restart, Say, Offer,
    Accept, Decline, Vote, Back,
)  # fmt: skip
AnyCommand = (
    Sit | Leave | Bot | Program | Begin | Move | Play | Undo | Hint | Close | Resign | Rematch | Continue | Restart
    | Say | Offer | Accept | Decline | Vote | Back
)  # fmt: skip
KINDS: dict[str, type[Command]] = {kind.__name__.lower(): kind for kind in COMMANDS}


# Values of the right type that do not exist have a refusal of their own, which is translated.
UNKNOWN = {"phrase": (str, "no-such-phrase"), "bot": (str, "no-such-bot"), "seat": (int, "no-such-seat")}


def parse(fields: Any) -> AnyCommand:
    """The command that some fields spell out; raises Refused for anything unknown, missing or malformed."""
    name = fields.get("do") if isinstance(fields, dict) else None
    # msgspec works a union out anew with each call, which takes ten times as long as one kind of command.
    kind: Any = KINDS.get(name, AnyCommand) if isinstance(name, str) else AnyCommand
    try:
        return msgspec.convert(fields, kind)  # type: ignore[no-any-return]
    except msgspec.ValidationError as wrong:
        for field, (type_, message) in UNKNOWN.items():
            if str(wrong).endswith(f"`$.{field}`") and type(fields[field]) is type_:
                raise Refused(message) from None
        raise Refused("wrong-request", why=str(wrong)) from None
