"""An arena at work: on all cores, in the order of its schedule, and going on where it was stopped."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from itertools import chain, islice
from statistics import fmean
from typing import TYPE_CHECKING, Any

from irisdeck import __version__
from irisdeck.bots import player_name
from irisdeck.game import InvalidOption
from irisdeck.research import journal
from irisdeck.research.arena.play import Arena, Outcome, Seating
from irisdeck.research.arena.sharpen import KINDS, Fit, mean_controls
from irisdeck.research.crew import Crew

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Generator, Iterator

    from irisdeck.research.arena.stats import Sprt

FORMAT = "irisdeck-arena/1"


@dataclass
class ArenaResults:
    """What was played, deal by deal. A deal that is not finished does not count."""

    arena: Arena
    sprt: Sprt | None = None
    deals: list[list[Outcome]] = field(default_factory=list)
    unfinished: list[Outcome] = field(default_factory=list)
    interrupted: bool = False
    fit: Fit = field(default_factory=Fit)  # of the first bot's scores to its controls, for the sequential test

    def add(self, outcome: Outcome) -> None:
        """Counts a game; they come in the order of the schedule."""
        self.unfinished.append(replace(outcome, record=None))
        if len(self.unfinished) == self.arena.games_per_deal:
            self.deals.append(self.unfinished)
            self.unfinished = []
            if self.sprt:
                self._test(self.sprt, self.deals[-1])

    def _test(self, sprt: Sprt, deal: list[Outcome]) -> None:
        """Count a deal in the sequential test, sharpened by the weight that fits the deals before it."""
        score = fmean(game.share(0) for game in deal)
        controls = mean_controls([game.control(0) for game in deal])
        sprt.add(self.fit.sharpened(score, controls))
        self.fit.add(score, controls)

    @property
    def decided(self) -> bool:
        """Whether a sequential test has found its answer."""
        return self.sprt is not None and self.sprt.verdict is not None


def compete(
    arena: Arena,
    games: int | None,
    *,
    sprt: Sprt | None = None,
    workers: int | None = None,
    ray: str | None = None,
    log: str | os.PathLike[str] | None = None,
    write: Callable[[str], object] | None = None,
    progress: Callable[[int], object] = lambda games: None,
) -> ArenaResults:
    """Plays so many games, rounded up to whole deals, or until the sequential test has its answer.

    With a `log` every finished game is kept in that file, and games that are in it already are not played again.
    Records go to `write` in the order of the schedule. Ctrl-C ends the run, not the results.
    """
    schedule = arena.schedule(deals_for(arena, games, sprt))
    results = ArenaResults(arena, sprt)
    try:
        with Crew(workers, ray) as crew, closing(_outcomes(arena, schedule, crew, log)) as outcomes:
            for outcome in outcomes:
                results.add(outcome)
                if write and outcome.record:
                    write(journal.as_line(outcome.record))
                progress(1)
                if results.decided:
                    break
    except KeyboardInterrupt:
        results.interrupted = True
    return results


def deals_for(arena: Arena, games: int | None, sprt: Sprt | None = None) -> int | None:
    """How many deals make so many games; no number where a sequential test alone decides."""
    if sprt and len(arena.bots) != 2:
        raise InvalidOption(f"a sequential test compares two bots, not {len(arena.bots)}")
    if games is None and not sprt:
        raise InvalidOption("only a sequential test needs no number of games")
    if games is not None and games < 1:
        raise InvalidOption(f"an arena plays one game or more, not {games}")
    return None if games is None else -(-games // arena.games_per_deal)


def _outcomes(
    arena: Arena, schedule: Iterator[Seating], crew: Crew, log: str | os.PathLike[str] | None
) -> Generator[Outcome]:
    """Games in the order of the schedule: those in the log, then the others as they are played."""
    played = crew.do(arena.play_all, lambda size: [*islice(schedule, size)])
    if log is None:
        yield from chain.from_iterable(played)
        return
    with journal.opened(log, "arena", header(arena)) as kept:
        yield from logged(kept, schedule)
        for outcomes in played:
            for outcome in outcomes:
                kept.write(to_dict(outcome))
            yield from outcomes


# -- The log: which arena it is, then a line for each game --


def header(arena: Arena) -> dict[str, Any]:
    """What must be the same for a log to be gone on with."""
    return {
        "format": FORMAT,
        "irisdeck": __version__,
        "game": arena.game.name,
        "players": arena.game.players,
        "options": arena.game.options,
        "bots": [*map(player_name, arena.bots)],
        "seed": arena.seed,
        "records": arena.records,
        "sharpen": arena.sharpen,
    }


def to_dict(outcome: Outcome) -> dict[str, Any]:
    """A game as a line of the log."""
    return {key: value for key, value in asdict(outcome).items() if value is not None}


def logged(kept: journal.Journal, schedule: Iterator[Seating]) -> Iterator[Outcome]:
    """The games of a log."""

    def understood(line: bytes) -> Outcome | None:
        seating = next(schedule, None)
        return seating and from_json(line, seating)

    return kept.read(understood, "the game that was due there")


def from_json(line: bytes, seating: Seating) -> Outcome:
    """Reads a game back, or fails if it is not the one of this seating."""
    values: dict[str, Any] = json.loads(line)
    parts: Any = {key: tuple(value) if isinstance(value, list) else value for key, value in values.items()}
    if "controls" in parts:
        parts["controls"] = tuple(map(tuple, parts["controls"]))
    outcome = Outcome(**parts)
    if Seating(outcome.deal, outcome.seats) != seating or len(outcome.ranks) != len(seating.seats):
        raise ValueError
    if outcome.controls is not None and [*map(len, outcome.controls)] != [KINDS] * len(seating.seats):
        raise ValueError
    if min(outcome.ranks) != 1 or (outcome.forfeit is None) != (outcome.error is None):
        raise ValueError
    return outcome
