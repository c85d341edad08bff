"""Red7: what a study reports, from the columns of counts.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irisdeck.engine.counting import BY_OWN, BY_OWN_TOO, ROUNDS, TURNS
from irisdeck.engine.figures import ORDINALS, Figure, Group, Section, Spread, by_kind, shares
from irisdeck.games.red7 import counts
from irisdeck.games.red7.game import COLOR_NAMES

if TYPE_CHECKING:
    from irisdeck.game import Game

LENGTH = "The palette card, its action, the canvas card and the draw are decisions of one turn."
BEGINS = "Who plays first follows from the cards (R3); of several rounds it is the first that counts."
ASKED = (
    "beginning a turn",
    "action of a 7",
    "action of a 5",
    "action of a 1",
    "canvas card or end",
    "draw or keep",
)
ACTIONS, DRAW = (1, 2, 3), 5  # kinds that only a variant with actions has, and only one with advanced rules
RULES = COLOR_NAMES[1:]
WENT = ("passed", "passed, no other move", "did not lead")


def asked(game: Game) -> dict[int, str]:
    """The kinds of decision that this variant has."""
    without = () if game.options["actions"] else ACTIONS
    kinds = {kind: name for kind, name in enumerate(ASKED) if kind not in without}
    return kinds if game.options["advanced"] else {kind: name for kind, name in kinds.items() if kind != DRAW}


def sections(game: Game) -> list[Section]:
    """How rounds end, under which rule, and what players do in their turns."""
    advanced, actions = game.options["advanced"], game.options["actions"]
    return [rounds(game.players, advanced), rules(advanced), turns(advanced, actions)]


def rounds(players: int, advanced: bool) -> Section:
    """R6, R7: how players go out, and how rounds end."""
    places = tuple(
        Figure(f"rounds.place.{k + 1}", f"plays {ORDINALS[k]}", "", counts.PLACE_ROUNDS + k, ROUNDS, share=True)
        for k in range(players)
    )
    parts: list[Group | Spread] = [
        Group(
            "How players go out",
            shares(WENT, "out", counts.WENT, counts.WENT_OUT),
            "bars",
            "share of those who went out",
        ),
        Group(
            "Rounds by how the last opponent went out",
            shares(WENT, "rounds.ended", counts.ENDED, ROUNDS),
            "bars",
            "share of all rounds",
        ),
        Group(
            "Turns in a round, by how the last opponent went out",
            by_kind(WENT, "rounds.turns", "turns", counts.ENDED_TURNS, counts.ENDED),
        ),
        Group(
            "Decisions in a round, by how the last opponent went out",
            by_kind(WENT, "rounds.decisions", "decisions", counts.ENDED_DECISIONS, counts.ENDED),
        ),
        Group("Rounds won by order of play", places, "bars", "share of all rounds", 1 / players),
        Group("When a round is won", won(advanced)),
        Spread("rounds.turns", "Turns in a round", "turns in the round", "rounds", BY_OWN),
    ]
    if advanced:
        parts.append(Spread("rounds.points", "Points for a round", "points", "rounds", BY_OWN_TOO))
    return Section(
        "How rounds end",
        "A round ends when only one player is still in (R7). The others passed (R4), with or without another legal "
        "move, or did not lead at the end of their turn (R6).",
        tuple(parts),
    )


def won(advanced: bool) -> tuple[Figure, ...]:
    """What the winner of a round has."""
    left = (
        Figure("rounds.hand", "Cards in the winner's hand", "cards", counts.HAND_LEFT, ROUNDS),
        Figure("rounds.palette", "Cards in the winner's palette", "cards", counts.PALETTE_LEFT, ROUNDS),
    )
    if not advanced:
        return left
    return (
        *left,
        Figure("rounds.points", "Points for the winner", "points", counts.ROUND_POINTS, ROUNDS),
        Figure("end.goal", "Games ended by reaching the goal (R14)", "", counts.GOALS, share=True),
    )


def rules(advanced: bool) -> Section:
    """R9: the rule at the end of a round."""
    setters = ("the winner", "another player", "the red start card")
    groups = [
        Group(
            "Rounds by the rule at their end",
            shares(RULES, "rules", counts.RULED, ROUNDS)[::-1],
            "bars",
            "share of all rounds",
            1 / 7,
        ),
        Group(
            "Who had set that rule",
            shares(setters, "rules.set_by", counts.SET_BY, ROUNDS),
            "bars",
            "share of all rounds",
        ),
        Group(
            "Cards of the winner that count, by the rule",
            by_kind(RULES, "rules.cards", "cards", counts.RULED_CARDS, counts.RULED)[::-1],
        ),
        Group(
            "Turns in a round, by the rule at its end",
            by_kind(RULES, "rules.turns", "turns", counts.RULED_TURNS, counts.RULED)[::-1],
        ),
    ]
    if advanced:
        points = by_kind(RULES, "rules.points", "points", counts.RULED_POINTS, counts.RULED)[::-1]
        groups.insert(2, Group("Points for the winner, by the rule", points, "bars", "points for the round"))
    return Section(
        "The rule that wins", "Which color lies on the canvas when a round is won, and who laid it.", tuple(groups)
    )


def turns(advanced: bool, actions: bool) -> Section:
    """R4, R11, R16: what players do in their turns."""
    kinds = ("palette only", "canvas only", "palette and canvas", "pass")
    groups = [
        Group("Turns by what was done", shares(kinds, "turns", counts.DID, TURNS), "bars", "share of all turns"),
    ]
    if actions:
        acted = tuple(
            Figure(f"turns.action.{odd}", f"action of a {odd}", "a game", counts.ACTED + k)
            for k, odd in enumerate((1, 3, 5, 7))
        )
        groups.append(Group("Actions carried out", acted, "bars", "actions in a game"))
    if advanced:
        draws = (
            Figure("turns.drawn", "Cards drawn for a canvas card", "a game", counts.DRAWN),
            Figure("turns.kept", "Draws declined", "a game", counts.KEPT),
        )
        groups.append(Group("Draws (R11)", draws))
    return Section("Turns", "What players do in their turns (R4).", tuple(groups))
