"""The deal of the day in the terminal: the key follows from the date; games and results are kept in the user's folder.

The prompt and the screen share them: a deal that was begun in one is gone on with in the other.
"""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from irisdeck.bots import safe_move
from irisdeck.game import Refused
from irisdeck.table.daily import (
    LEVELS,
    SEAT,
    Deal,
    Entry,
    Score,
    compared,
    day_of,
    in_words,
    key_of,
    kind_of,
    kinds,
    played_by,
    verdict,
)
from irisdeck.table.local import person
from irisdeck.table.table import Table, bot_title, daily_opened
from irisdeck.words import YOU, say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from irisdeck.game import Move, View
    from irisdeck.table.daily import Comparison, Kind
    from irisdeck.terminal.tui.local import SavedGames
    from irisdeck.terminal.voice import Voice
    from irisdeck.words import Said


class DailyResults:
    """A file of results, by day and kind: one's own, and those of the bots."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def get(self, deal: Deal) -> dict[str, Any] | None:
        """What is kept of a deal; None of one that was never begun."""
        values = self._read().get(f"{deal.day} {deal.kind}")
        return values if isinstance(values, dict) else None

    def put(self, deal: Deal, **values: Any) -> None:
        """Keep something of a deal."""
        kept = {**self._read(), f"{deal.day} {deal.kind}": {**(self.get(deal) or {}), **values}}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        part = self.file.with_suffix(".part")
        part.write_text(json.dumps(kept), encoding="utf-8")
        part.replace(self.file)

    def _read(self) -> dict[str, Any]:
        with suppress(OSError, ValueError):
            values = json.loads(self.file.read_text(encoding="utf-8"))
            return values if isinstance(values, dict) else {}
        return {}


class DailyGames:
    """The deals of whoever plays at this terminal."""

    def __init__(self, saved: SavedGames) -> None:
        self.saved = saved
        self.results = saved.results

    def deal(self, kind: str) -> Deal:
        """A deal of today; raises Refused for an unknown kind."""
        day = day_of(time.time())
        return Deal(key_of(day), day, kind_of(kind).id)

    def running(self, deal: Deal) -> Path | None:
        """The file of the game with a deal that counts, if it is begun and not over."""
        for file, table in self.saved.unfinished():  # finished ones are archived, with their results
            if table.daily == deal:
                return file
        return None

    def score(self, deal: Deal) -> Score | None:
        """What was made of a deal; None if it can be begun or gone on with. Whoever deletes the game gives it up."""
        file, kept = self.running(deal), self.results.get(deal)
        if file or kept is None:
            return None
        with suppress(KeyError, TypeError):
            return Score(*kept["score"])
        return Score(0.0, None)

    def open(self, deal: Deal, name: str = "") -> Path:
        """The file of the game that counts, begun if it was not; raises Refused once it is over."""
        if file := self.running(deal):
            return file
        if self.score(deal):
            raise Refused("game-over")
        file = self.saved.new(daily_opened(deal, person(SEAT), name))
        self.results.put(deal, begun=True)
        return file

    def state(self, kind: Kind) -> Said:
        """A deal in a list: how far it is, or its result."""
        deal = self.deal(kind.id)
        if score := self.score(deal):
            return in_words(score, kind)
        return say("daily-go-on" if self.running(deal) else "daily-not-played")

    # -- Bots in the same seat --

    def missing(self, deal: Deal) -> list[str]:
        """The levels whose results are not known."""
        known = self._bots(deal)
        return [level for level in LEVELS if level not in known]

    def keep(self, deal: Deal, level: str, score: Score) -> None:
        """Keep what a bot made of a deal."""
        self.results.put(deal, bots={**self._bots(deal), level: score})

    def _bots(self, deal: Deal) -> dict[str, Any]:
        bots = (self.results.get(deal) or {}).get("bots")
        return bots if isinstance(bots, dict) else {}

    def compared(self, deal: Deal) -> Comparison:
        """The own result beside those of the bots."""
        bots = [Entry.of_bot(level, Score(*score)) for level, score in self._bots(deal).items()]
        own = Entry(person(SEAT), "", self.score(deal))
        return compared([own, *bots], own.player)


def lines(comparison: Comparison, kind: Kind) -> Iterator[tuple[Said, Said]]:
    """Everybody in a comparison with their result, in words."""
    for entry in comparison.entries:
        if entry.score:
            yield bot_title(entry.bot) if entry.bot else say(YOU), in_words(entry.score, kind)


# -- At the prompt --


async def think(view: View, bot: str, seed: int) -> Move:
    """A bot's move, found here."""
    return safe_move(bot, view, seed)


def show_deals(games: DailyGames, voice: Voice) -> None:
    """Print today's deals."""
    print(voice.label(voice.words("daily"), games.deal(kinds()[0].id).day))
    for kind in kinds():
        print(f"  {voice.label(kind.id, kind.title, games.state(kind))}")


def play_deal(games: DailyGames, kind: Kind, voice: Voice, again: bool = False) -> Table | None:
    """Play today's deal or go on with it, and compare; once it is over, only `again` plays it, without counting.

    The table that was played, if one was.
    """
    from irisdeck.terminal.play import PromptGame
    from irisdeck.terminal.tui.local import line_of, open_locked, read_events, write

    deal, table = games.deal(kind.id), None
    if again:
        if not games.score(deal):
            raise Refused("daily-not-over")
        table = Table(daily_opened(deal._replace(counts=False), person(SEAT), ""))
        play(PromptGame(table, SEAT, [], voice, person(SEAT)), deal._replace(counts=False))
    elif not games.score(deal):
        file = games.open(deal)
        with open_locked(file) as log:
            table = Table(read_events(file))
            play(PromptGame(table, SEAT, [], voice, person(SEAT), lambda event: write(log, line_of(event))), deal)
        games.saved.archive(file, table)
    compare(games, deal, kind, voice)
    return table


def play(sitting: Any, deal: Deal) -> None:
    """Play at the prompt, after saying whether it counts."""
    sitting.welcome()
    print(f"{sitting.voice.tell(deal.terms)}.")
    sitting.play()


def compare(games: DailyGames, deal: Deal, kind: Kind, voice: Voice) -> None:
    """Let the bots play the same cards, one after the other, and print what everybody made of them."""
    for level in games.missing(deal):
        games.keep(deal, level, asyncio.run(played_by(level, deal, think)))
    comparison = games.compared(deal)
    print(f"\n{voice.words('daily-everybody')}")
    for name, result in lines(comparison, kind):
        print(f"  {voice.label(voice.tell(name), result)}")
    if words := verdict(comparison):
        print(voice.tell(words))
