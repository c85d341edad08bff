"""The figures that a study reports of a game: the chapters that all games have, then the game's own.

irisdeck.engine.figures says what a game declares in its figures.py, and what is taken where it declares nothing.
"""

from __future__ import annotations

from collections import ChainMap
from typing import TYPE_CHECKING, Any

from irisdeck.engine import counting
from irisdeck.engine import counts as default_counts
from irisdeck.engine import figures as default_figures
from irisdeck.engine.figures import ORDINALS, Figure, Group, Section, Spread, slug
from irisdeck.research.simulate import WHOLE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from types import ModuleType

    from irisdeck.game import Game

__all__ = [
    "Figure",
    "Group",
    "Section",
    "Spread",
    "columns",
    "declared",
    "figures",
    "per",
    "sections",
    "slug",
    "spreads",
]


def declared(game: Game, defaults: ModuleType) -> Mapping[str, Any]:
    """The names of a file of the game's folder, with the defaults of the engine's file of the same name behind them."""
    return ChainMap(*(vars(module) for module in reversed(game.linked(defaults))))


def sections(game: Game) -> list[Section]:
    """All chapters on a game."""
    own = declared(game, default_figures)
    scores = [_scores(game, own)] if game.scored else []
    return [_length(own), _choices(game, own), _seats(game, own), *scores, *own["sections"](game)]


def figures(game: Game) -> Iterator[Figure]:
    """All figures of a game."""
    for part in parts(game):
        if isinstance(part, Group):
            yield from part.figures


def spreads(game: Game) -> Iterator[Spread]:
    """All distributions of a game."""
    return (part for part in parts(game) if isinstance(part, Spread))


def parts(game: Game) -> Iterator[Group | Spread]:
    """All groups and distributions of the chapters."""
    for section in sections(game):
        yield from section.parts


def columns(game: Game) -> int:
    """The number of columns that are counted."""
    return int(declared(game, default_counts)["COLUMNS"])


def per(game: Game) -> list[int]:
    """The denominator of each column; a column has at most one besides the number of games."""
    found = [counting.GAMES] * columns(game)
    for figure in figures(game):
        if figure.per != counting.GAMES:
            assert found[figure.top] in (counting.GAMES, figure.per), f"{figure.key} has two denominators"
            found[figure.top] = figure.per
    return found


# -- Chapters that all games have --


def _length(own: Mapping[str, Any]) -> Section:
    one, turns, rounds = own["ROUND"], f"{own['TURN']}s", f"{own['ROUND']}s"
    lead = "A decision is one move of one player, also where there was only one legal move."
    return Section(
        "Length",
        _sentences(lead, own["LENGTH"]),
        (
            Group(
                "How long a game is",
                (
                    Figure("length.decisions", "Decisions in a game", "decisions", counting.DECISIONS),
                    Figure("length.turns", f"{turns.capitalize()} in a game", turns, counting.TURNS),
                    Figure("length.rounds", f"{rounds.capitalize()} in a game", rounds, counting.ROUNDS),
                    own["STRETCH"],
                    Figure(
                        "length.turns_per_round",
                        f"{turns.capitalize()} in a {one}",
                        turns,
                        counting.TURNS,
                        counting.ROUNDS,
                    ),
                ),
            ),
            Spread("length.decisions", "Decisions in a game", "decisions in the game", "games", counting.BY_DECISIONS),
            Spread(
                "length.turns", f"{turns.capitalize()} in a game", f"{turns} in the game", "games", counting.BY_TURNS
            ),
            Spread(
                "length.rounds",
                f"{rounds.capitalize()} in a game",
                f"{rounds} in the game",
                "games",
                counting.BY_ROUNDS,
            ),
        ),
    )


def _sentences(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


def _choices(game: Game, own: Mapping[str, Any]) -> Section:
    tenths = [
        Figure(
            f"choices.part.{k + 1}",
            f"{10 * k} to {10 * k + 10} %",
            "moves",
            counting.PART_CHOICES + k,
            counting.PART + k,
        )
        for k in range(counting.PARTS)
    ]
    return Section(
        "Choices",
        "How many legal moves a player has: over all decisions, as the game goes on, and by what is asked for.",
        (
            Group(
                "How much there is to choose from",
                (
                    Figure("choices.moves", "Legal moves at a decision", "moves", counting.CHOICES, counting.DECISIONS),
                    Figure(
                        "choices.forced",
                        "Decisions with one legal move",
                        "",
                        counting.FORCED,
                        counting.DECISIONS,
                        share=True,
                    ),
                ),
            ),
            Group("Legal moves as the game goes on", tuple(tenths), "line", "part of the game's decisions"),
            *_asked(own["asked"](game)),
            Spread("choices.moves", "Legal moves at a decision", "legal moves", "decisions", counting.BY_CHOICES),
        ),
    )


def _asked(kinds: Mapping[int, str]) -> list[Group]:
    """Choices by the kind of decision, where a game tells kinds apart."""
    moves = [
        Figure(f"choices.asked.{slug(name)}", name, "moves", counting.ASKED_CHOICES + kind, counting.ASKED + kind)
        for kind, name in kinds.items()
    ]
    shares = [
        Figure(f"choices.share.{slug(name)}", name, "", counting.ASKED + kind, counting.DECISIONS, share=True)
        for kind, name in kinds.items()
    ]
    groups = [
        Group("Legal moves by what is asked for", tuple(moves), "bars", "legal moves at such a decision"),
        Group("What is asked for", tuple(shares), "bars", "share of all decisions"),
    ]
    return groups if kinds else []


def _seats(game: Game, own: Mapping[str, Any]) -> Section:
    fair = 1 / game.players
    places = [
        Figure(f"seats.place.{k + 1}", f"plays {ORDINALS[k]}", "", counting.PLACE_WINS + k, share=True, whole=WHOLE)
        for k in range(game.players)
    ]
    seats = [
        Figure(f"seats.wins.{k}", f"seat {k}", "", counting.WINS + k, share=True, whole=WHOLE)
        for k in range(game.players)
    ]
    lead, shared = "Whom the order of play favors.", "A shared victory counts for each winner in parts."
    return Section(
        "Seats",
        _sentences(lead, own["BEGINS"], shared),
        (
            Group("Victories by order of play", tuple(places), "bars", "share of the victories", fair),
            Group("Victories by seat", tuple(seats), "bars", "share of the victories", fair),
            Group("Shared", (Figure("seats.shared", "Games with a shared victory", "", counting.SHARED, share=True),)),
        ),
    )


def _scores(game: Game, own: Mapping[str, Any]) -> Section:
    unit = own["UNIT"]
    places = [
        Figure(f"scores.place.{k + 1}", f"plays {ORDINALS[k]}", unit, counting.PLACE_POINTS + k)
        for k in range(game.players)
    ]
    seats = [Figure(f"scores.seat.{k}", f"seat {k}", unit, counting.POINTS + k) for k in range(game.players)]
    return Section(
        "Scores",
        f"Scores are {unit}; the margin is what the winner is ahead of the next player, 0 where a victory is shared.",
        (
            Group(
                "At the end of a game",
                (
                    Figure("scores.winner", "Score of the winner", unit, counting.BEST),
                    Figure("scores.margin", "Margin", unit, counting.MARGIN),
                ),
            ),
            Group("Scores by order of play", tuple(places), "bars", f"{unit} at the end"),
            Group("Scores by seat", tuple(seats), "", f"{unit} at the end"),
            Spread("scores.points", "Scores of all players", f"{unit} at the end", "scores", counting.BY_POINTS),
            Spread("scores.margin", "Margin of the winner", unit, "games", counting.BY_MARGIN),
        ),
    )
