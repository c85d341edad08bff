"""Replays as pages: positions of a game that is over, seen move by move.

Where somebody stands in a replay is all in the address: after how many moves, from which seat or with open hands. So
every position is a link, and everything works with scripts off; with scripts on, live.js fetches the next position and
morphs it in.
"""

from __future__ import annotations

import gzip
import io
import zlib
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlencode

from irisdeck.table import boards
from irisdeck.table.boards import Part
from irisdeck.table.replay import Replay, look_at, names_in, records_in, winners_in
from irisdeck.table.table import Refused
from irisdeck.web import pages
from irisdeck.web.forms import as_number
from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from markupsafe import Markup

    from irisdeck.record import Record
    from irisdeck.table.table import Table

KEPT = 32  # replays in memory: a game of 200 moves takes half a megabyte
LARGEST = 1 << 20  # bytes of a file with records, unpacked
GZIP = b"\x1f\x8b"  # how a packed file begins
SPEEDS = {"slow": 4, "normal": 2, "fast": 1}  # seconds between two moves
USUAL = "normal"


class ReplayCache:
    """A cache of replays, so that stepping through one does not rebuild it each time."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, int], Replay] = {}

    def find(self, key: tuple[str, int]) -> Replay | None:
        """A cached replay."""
        replay = self.kept.pop(key, None)
        if replay:
            self.kept[key] = replay  # the last one used stands last
        return replay

    def keep(self, key: tuple[str, int], replay: Replay) -> Replay:
        """Cache a replay, and drop the least recently used."""
        self.kept[key] = replay
        for old in list(self.kept)[:-KEPT]:
            del self.kept[old]
        return replay


# -- Where somebody stands --


class Spot(NamedTuple):
    """A position of a replay and how it is shown, as in the address of its page."""

    path: str
    game: int | None  # its number in a file of several
    at: int
    seat: int | None  # none: all hands are open
    speed: str = USUAL
    playing: bool = False

    def link(self, **other: Any) -> str:
        """The address of this spot, or of one with other values."""
        spot = self._replace(**other)
        query = {
            **({} if spot.game is None else {"game": spot.game}),
            "at": spot.at,
            "seat": "open" if spot.seat is None else spot.seat,
            **({} if spot.speed == USUAL else {"speed": spot.speed}),
            **({"play": "on"} if spot.playing else {}),
        }
        return f"{spot.path}?{urlencode(query)}"


def spot_of(path: str, asked: Mapping[str, str], replay: Replay, own: int | None, game: int | None = None) -> Spot:
    """The spot of an address, given its query; by default the deal, from one's own seat or with open hands."""
    at = number_in(asked.get("at", "0"))
    if at is None:
        raise Refused("not-understood")
    if at > replay.last:
        raise Refused("no-such-move", moves=replay.last)
    seat = own
    if "seat" in asked:
        seat = None if asked["seat"] == "open" else number_in(asked["seat"])
        if asked["seat"] != "open" and seat not in range(len(replay.names)):
            raise Refused("no-such-seat")
    speed = asked.get("speed", USUAL)
    if speed not in SPEEDS:
        raise Refused("not-understood")
    return Spot(path, game, at, seat, speed, "play" in asked and at < replay.last)


def number_in(text: str) -> int | None:
    """A number in an address."""
    number = as_number(text)
    return number if isinstance(number, int) else None


# -- What is shown --


def parts(replay: Replay, spot: Spot, own: int | None) -> dict[str, Part]:
    """The parts that differ from position to position."""
    look = look_at(replay, spot.at, spot.seat, own)
    strip = boards.strip(look)
    return {
        "status": status(replay, spot, own),
        "seen-by": seen_by(replay, spot),
        **boards.board(look),
        **({"strip": strip} if strip else {}),
        "steps": steps(replay, spot),
    }


def reader_of(replay: Replay, spot: Spot, own: int | None) -> str | None:
    """Who reads the moves as their own: a player who looks at the game from the seat where they sat."""
    return None if own is None or own != spot.seat else getattr(replay.names[own], "player", None)


def status(replay: Replay, spot: Spot, own: int | None) -> Part:
    """Which move this is, what it did, and who is to act."""
    state, told, _ = replay.positions[spot.at]
    over = spot.at == replay.last
    reader = reader_of(replay, spot, own)
    names = boards.names_for(replay.names, own if reader else None)
    return Part(
        "replay_status",
        {
            "text": say("replay-at", at=spot.at, moves=replay.last),
            "next": "" if over else say("table-turn-of", name=names[state.seat]),
            "last": boards.read_by(reader, told),
            "turn": "" if over else state.seat,
        },
    )


def seen_by(replay: Replay, spot: Spot) -> Part:
    """The seats from which it can be seen."""
    views = [(None, say("replay-open")), *enumerate(replay.names)]
    links = [(name, spot.link(seat=seat, playing=False), seat == spot.seat) for seat, name in views]
    return Part("replay_seen_by", {"views": links})


def steps(replay: Replay, spot: Spot) -> Part:
    """The links to the first, previous, next and last position, and to play."""
    at, last = spot.at, replay.last
    still = spot._replace(playing=False)
    playing = spot.link(at=at if at < last else 0, playing=True) if last else still.link()
    return Part(
        "replay_steps",
        {
            "back": (still.link(at=0), still.link(at=max(at - 1, 0)), at == 0),
            "play": still.link() if spot.playing else playing,
            "playing": spot.playing,
            "on": (still.link(at=min(at + 1, last)), still.link(at=last), at == last),
            "here": still.link(),
            "next": spot.link(at=at + 1) if spot.playing else "",
            "wait": SPEEDS[spot.speed],
        },
    )


def controls(replay: Replay, spot: Spot) -> Part:
    """The links, the slider and the speed."""
    return Part(
        "replay_controls",
        {
            "steps": steps(replay, spot).values.values(),
            "spot": spot,
            "last": replay.last,
            "now": say("replay-at", at=spot.at, moves=replay.last),
            "speeds": zip(SPEEDS, (say("replay-slow"), say("replay-normal"), say("replay-fast")), strict=True),
        },
    )


def moves(replay: Replay, spot: Spot, own: int | None = None) -> Part:
    """Every move in words, with a link to the position after it."""
    still, reader = spot._replace(playing=False), reader_of(replay, spot, own)
    rounds = [
        (round_, [(number, still.link(at=number), boards.read_by(reader, lines)) for number, lines in told])
        for round_, told in replay.rounds()
    ]
    return Part("replay_moves", {"rounds": rounds, "several": len(rounds) > 1, "at": spot.at})


def whole(replay: Replay, spot: Spot, own: int | None, language: str, back: str) -> Markup:
    """The whole replay as HTML."""
    menu = Part("replay_menu", {"back": back, "names": replay.names, "analysis": analysis_of(spot)})
    inside = parts(replay, spot, own) | {"menu": menu, "steps": controls(replay, spot)}
    inside["moves"] = moves(replay, spot, own)
    return pages.framed(inside, language, replay.game)


def analysis_of(spot: Spot) -> str:
    """The address of the analysis of the game that a replay shows."""
    return spot.path.removesuffix("/replay") + "/analysis" + (f"?game={spot.game}" if spot.game is not None else "")


def page_values(replay: Replay, spot: Spot, own: int | None, language: str, back: str) -> dict[str, Any]:
    """What the page of a replay is drawn from; `back`: where it leads back to."""
    following = spot.link(at=spot.at + 1) if spot.playing else ""
    table = whole(replay, spot, own, language, back)
    return {"table": table, "game": replay.game, "next": following, "wait": SPEEDS[spot.speed]}


# -- Whose game, and whose records --


def seat_of(table: Table, player: str) -> int | None:
    """Where somebody sits, or sat when the game began."""
    began = [one.who for one in table.playing]
    seat = table.seat_of(player)
    return began.index(player) if seat is None and player in began else seat


def checked(data: bytes) -> str:
    """The records of a file as they are kept; raises Refused if it is too large or one of them is wrong."""
    if data.startswith(GZIP):
        data = unpacked(data)
    if len(data) > LARGEST:
        raise Refused("too-large")
    return "\n".join(record.to_json() for record in records_in(data))


def unpacked(data: bytes) -> bytes:
    """A file packed with gzip, up to one byte more than it may have; raises Refused if it is damaged."""
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(data)) as file:
            return file.read(LARGEST + 1)
    except (EOFError, OSError, zlib.error) as wrong:
        raise Refused("cannot-read", why=str(wrong)) from None


def listed(path: str, records: Sequence[Record]) -> list[dict[str, Any]]:
    """The games of a file that was kept at an address, in lines."""
    return [
        {
            "link": f"{path}?game={number}",
            "game": record.game,
            "names": names_in(record),
            "winners": winners_in(record),
            "moves": sum("move" in event for event in record.events),
        }
        for number, record in enumerate(records, 1)
    ]
