"""Rainbow duel: what a study reports, from the columns of counts.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irisdeck.engine.counting import BY_OWN, BY_OWN_TOO, DECISIONS, ROUNDS, TURNS
from irisdeck.engine.figures import Figure, Group, Section, Spread, by_kind, shares, slug
from irisdeck.games.duel import counts

if TYPE_CHECKING:
    from irisdeck.game import Game

UNIT = "cards"
LENGTH = "A turn is all that a player does before the other one is next."
BEGINS = "Who plays first is the option `first`, by default left to chance."
ASKED = ("opening a round", "beginning a turn", "after turning a card", "after laying a card")
ENDS = ("a rainbow", "a double", "a shade", "no decision: the holder is empty")
WAYS = ("laid as seen", "laid blind", "turned up")


def asked(game: Game) -> dict[int, str]:
    """The kinds of decision."""
    return dict(enumerate(ASKED))


def sections(game: Game) -> list[Section]:
    """How rounds end, and which moves are made."""
    return [rounds(), moves()]


def rounds() -> Section:
    """D13-D16, D20: how rounds end."""
    return Section(
        "How rounds end",
        "A round ends in a rainbow (D16), a double (D14) or a shade (D15). The last one may stay undecided: "
        "a hand could not be filled (D20).",
        (
            Group(
                "Rounds by their end",
                shares(ENDS, "rounds.ended", counts.ENDED, ROUNDS),
                "bars",
                "share of all rounds",
            ),
            Group(
                "Decisions in a round, by its end",
                by_kind(ENDS, "rounds.decisions", "decisions", counts.ENDED_DECISIONS, counts.ENDED),
                "bars",
                "decisions in the round",
            ),
            Group(
                "Turns in a round, by its end",
                by_kind(ENDS, "rounds.turns", "turns", counts.ENDED_TURNS, counts.ENDED),
            ),
            Group(
                "Cards in the row, by the end of the round",
                by_kind(ENDS, "rounds.cards", "cards", counts.ENDED_CARDS, counts.ENDED),
            ),
            Group("What rounds are lost by", lost(), "bars", "share of the decided rounds"),
            Group(
                "Openers, and what is left",
                (
                    Figure(
                        "rounds.opener",
                        "Decided rounds won by their opener",
                        "",
                        counts.OPENER_WON,
                        counts.DECIDED,
                        share=True,
                    ),
                    Figure("rounds.nobodys", "Cards that nobody won", "cards", counts.NOBODYS),
                ),
            ),
            Spread("rounds.turns", "Turns in a round", "turns in the round", "rounds", BY_OWN),
            Spread("rounds.cards", "Cards won with a round", "cards", "decided rounds", BY_OWN_TOO),
        ),
    )


def lost() -> tuple[Figure, ...]:
    """Rounds that were lost by a double or a shade, by the move that brought it."""
    return tuple(
        Figure(
            f"rounds.lost.{what}.{slug(way)}",
            f"{what}, {way}",
            "",
            counts.LOST + len(WAYS) * a + b,
            counts.DECIDED,
            share=True,
        )
        for a, what in enumerate(("double", "shade"))
        for b, way in enumerate(WAYS)
    )


def moves() -> Section:
    """D8-D12: what is played."""
    kinds = ("lay as seen", "lay blind", "turn a card", "end the turn")
    laid = tuple(
        Figure(f"moves.laid.{k}", f"{k} card{'s' * (k != 1)}", "", counts.LAID + k, TURNS, share=True) for k in range(4)
    )
    return Section(
        "What is played",
        "Which moves are made, and how many cards a turn brings into the row.",
        (
            Group("Moves", shares(kinds, "moves", counts.MADE, DECISIONS), "bars", "share of all decisions"),
            Group("Cards laid in a turn", laid, "bars", "share of all turns"),
        ),
    )
