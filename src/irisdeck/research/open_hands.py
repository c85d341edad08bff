"""Bots against a player who sees all cards: how often does a bot keep a win that perfect play with open hands has?

    found = decisions(irisdeck.game("red7"), range(200))
    kept(found, irisdeck.bot("strong:1000"))          # the share of those that can be lost, with its interval

For games that have a solver. A bot does not see what the solver sees, so nobody keeps all of them. `Survey` tells how
much a view allows.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.bots import bot, checked_move, player_name
from irisdeck.engine.state import stream
from irisdeck.game import InvalidOption
from irisdeck.research.intervals import Estimate, share

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from irisdeck.bots import Acting
    from irisdeck.game import Game, Move, State, View


class Decision(NamedTuple):
    """A position with a choice, and what perfect play with open hands makes of it."""

    deal: int
    turn: int  # of the seat to act: 1 for its first
    view: View
    winning: tuple[Move, ...]  # the moves that keep the win; none if the position is lost


def decisions(game: Game, deals: Iterable[int], player: str = "medium") -> Iterator[Decision]:
    """All positions with a choice in which a bot comes when it plays these deals against itself."""
    solve = solver_of(game)
    for deal in deals:
        state = game.deal(deal)
        bots = [bot(player, stream(deal, seat)) for seat in range(game.players)]
        turns, acted = Counter[int](), None
        while not state.over:
            seat, view = state.seat, state.view(state.seat)
            turns[seat] += seat != acted
            acted = seat
            if len(view.legal_moves) > 1:
                yield Decision(deal, turns[seat], view, solve(state).moves)
            state = state.play(bots[seat].act(view))


def solver_of(game: Game) -> Callable[[State], Any]:
    """The function that solves positions of a game; raises InvalidOption if there is none."""
    module = game.module("solve")
    if module is None:
        raise InvalidOption(f"{game.name} has no solver")
    module.refuse_others(game)
    solve: Callable[[State], Any] = module.solve
    return solve


def kept(found: Iterable[Decision], player: Acting | None) -> Estimate:
    """The share of the wins that can be lost which a player keeps; None plays any move, all equally likely."""
    return share_over_deals((decision.deal, keeps(decision, player)) for decision in found if losable(decision))


def losable(decision: Decision) -> bool:
    """Whether a position is won, but not with every move."""
    return 0 < len(decision.winning) < len(decision.view.legal_moves)


def keeps(decision: Decision, player: Acting | None) -> float:
    """How likely a player keeps the win of a decision."""
    if player is None:
        return len(decision.winning) / len(decision.view.legal_moves)
    return float(checked_move(player, decision.view, player_name(player)) in decision.winning)


def share_over_deals(values: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of values, each of a deal, with its interval over deals: the decisions of one depend on each other."""
    deals: dict[int, list[float]] = defaultdict(list)
    for deal, value in values:
        deals[deal].append(value)
    count = sum(map(len, deals.values()))
    if not count:
        raise InvalidOption("there is no such decision in these deals: take more of them")
    mean = sum(map(sum, deals.values())) / count
    spread = sum((sum(some) - mean * len(some)) ** 2 for some in deals.values())
    error = sqrt(spread * len(deals) / max(1, len(deals) - 1)) / count
    return share(mean, error, len(deals), count)


class Survey:
    """Deals the hidden cards many times, solves every deal, and makes the move that wins most often."""

    def __init__(self, worlds: int, seed: int = 0) -> None:
        self.worlds = worlds
        self.rng = Random(seed)

    def act(self, view: View) -> Move:
        """The move that wins in most worlds, the first of equal ones."""
        solve = solver_of(view.game)
        wins = Counter(move for _ in range(self.worlds) for move in solve(view.sample(self.rng)).moves)
        return max(view.legal_moves, key=lambda move: wins[move])
