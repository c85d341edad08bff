"""Rainbow tricks: what a study reports, from the columns of counts.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irisdeck.engine.counting import BY_OWN, DECISIONS, ROUNDS, TURNS
from irisdeck.engine.figures import Figure, Group, Section, Spread, by_kind, shares
from irisdeck.games.tricks import counts

if TYPE_CHECKING:
    from irisdeck.game import Game

ROUND = "trick"
TURN = "combo"
LENGTH = "Playing a combo is a decision, and so is taking a stack."
BEGINS = "Who leads first is the option `first`, by default left to chance."
STRETCH = Figure("length.decisions_per_trick", "Decisions in a trick", "decisions", DECISIONS, ROUNDS)
ASKED = ("leading", "following singles", "following a set", "following a run", "taking a stack")
KINDS = ("singles only", "with a set", "with a run")


def asked(game: Game) -> dict[int, str]:
    """The kinds of decision."""
    return dict(enumerate(ASKED))


def sections(game: Game) -> list[Section]:
    """Which combos are played, what a trick is worth, and how the game ends."""
    return [combos(), tricks(), end(game)]


def combos() -> Section:
    """T6: combos by kind and size."""
    sizes = [Figure("combos.single", "single", "", counts.SINGLES, TURNS, share=True)]
    sizes += [
        Figure(f"combos.set.{n}", f"set of {n}", "", counts.SETS + n - 2, TURNS, share=True) for n in range(2, 11)
    ]
    sizes += [Figure(f"combos.run.{n}", f"run of {n}", "", counts.RUNS + n - 2, TURNS, share=True) for n in range(2, 7)]
    return Section(
        "Combos",
        "Which combos are played (T6).",
        (
            Group("Combos by kind and size", tuple(sizes), "bars", "share of all combos"),
            Group("Size", (Figure("combos.size", "Cards in a combo", "cards", counts.PLAYED, TURNS),)),
        ),
    )


def tricks() -> Section:
    """T11-T14: what a trick is worth."""
    per_trick = (
        Figure("tricks.points", "Points taken in a trick", "points", counts.TRICK_POINTS, ROUNDS),
        Figure("tricks.first", "Points of the stack taken first", "points", counts.FIRST_POINTS, ROUNDS),
        Figure("tricks.leader", "Tricks whose leader takes first", "", counts.LEADER_FIRST, ROUNDS, share=True),
        Figure("tricks.pairs", "Stacks taken that are pairs", "", counts.PAIRS, counts.STACKS, share=True),
    )
    return Section(
        "Tricks",
        "What a trick is worth, and for whom.",
        (
            Group("In a trick", per_trick),
            Group(
                "Tricks by what was played",
                shares(KINDS, "tricks.kind", counts.KIND, ROUNDS),
                "bars",
                "share of all tricks",
            ),
            Group(
                "Points in a trick, by what was played",
                by_kind(KINDS, "tricks.kind_points", "points", counts.KIND_POINTS, counts.KIND),
                "bars",
                "points taken in the trick",
            ),
            Spread("tricks.points", "Points taken in a trick", "points", "tricks", BY_OWN),
        ),
    )


def end(game: Game) -> Section:
    """T18, T19: two players end it when one runs out again, more when two are out."""
    two = game.players == 2
    names = (
        {1: "one player out of cards", 2: "both out of cards"}
        if two
        else {n: f"{n} players out of cards" for n in range(2, game.players + 1)}
    )
    ends = [Figure(f"end.out.{n}", name, "", counts.OUT + n, share=True) for n, name in names.items()]
    lengths = [
        Figure(f"end.decisions.{n}", name, "decisions", counts.OUT_DECISIONS + n, counts.OUT + n)
        for n, name in names.items()
    ]
    more = [
        Figure("end.held", "Cards left in hands", "cards", counts.HELD),
        Figure("end.discarded", "Points that left the game unclaimed", "points", counts.LEFT_OVER),
    ]
    if two:
        more.append(Figure("end.unraised", "Face-down piles never taken up", "piles", counts.UNRAISED))
    return Section(
        "How the game ends",
        "Two players play until one runs out of cards a second time, and what the other still holds brings a point a "
        "card (T19). Among more the game ends after the trick in which two or more are out of cards (T18).",
        (
            Group("Games by their end", tuple(ends), "bars", "share of all games"),
            Group("Decisions in a game, by its end", tuple(lengths)),
            Group("At the end", tuple(more)),
        ),
    )
