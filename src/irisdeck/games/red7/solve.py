"""Red7 with open cards: who wins the round when both play perfectly, and by which moves.

    solution = solve(state)     # two players; the hands and the order of the deck are used
    solution.winner             # a seat
    solution.moves              # the winning moves of the seat to act, none if it loses

With `advanced`, to win means to win the current round, whatever it scores. The search is in solve_loops.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from irisdeck.engine import compile
from irisdeck.game import InvalidOption, IrisdeckError, alternatives
from irisdeck.games.red7 import rules, solve_loops
from irisdeck.games.red7.solve_loops import (
    DRAWN,
    DRAWN_LAST,
    FIVE_CARDS,
    FIVES,
    FULL,
    MOVED,
    PAINTED,
    STACK,
    UNDECIDED,
    Search,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from irisdeck.game import Game, Move, State
    from irisdeck.record import Record

ROOM = 1 << 12  # memory for turns to be tried; a search that needs more restarts with more
STRETCH = 1 << 17  # positions to search before Ctrl-C is handled


class Unsolved(IrisdeckError):
    """A position that was not decided within the limit of positions."""


class Solution(NamedTuple):
    """The solution of the current round."""

    winner: int  # the seat that wins when both play perfectly
    moves: tuple[Move, ...]  # all moves of the seat to act that win, in the order of its legal moves
    nodes: int  # positions searched


def solve(
    state: State,
    limit: int | None = None,
    speed: compile.Speed = "auto",
    progress: Callable[[int], object] = lambda positions: None,
) -> Solution:
    """Who wins the current round, and by which moves of the seat to act.

    Raises Unsolved if `limit` positions are not enough. Most deals take milliseconds, but many minutes with `advanced`
    and `actions` together; `progress` is called now and then with the number of positions searched.
    """
    refuse_others(state.game)
    if state.over:
        raise InvalidOption("the game is over: there is nothing to solve")
    room = ROOM
    while True:
        task = Task(state._fields, room, limit, speed, progress)
        try:
            codes = task.winning()
        except Crowded:
            room *= 16
            continue
        moves = tuple(state.game.notation[code] for code in state._codes() if code in codes)
        return Solution(state.seat if moves else 1 - state.seat, moves, task.nodes)


def refuse_others(game: Game) -> None:
    """Raise InvalidOption for any game but red7 with two players."""
    if game.name != "red7":
        raise InvalidOption(f"only red7 can be solved, not {game.name}")
    if game.players != 2:
        raise InvalidOption(f"only red7 between 2 players can be solved, not {game.players}")


class Crowded(Exception):
    """The turns to be tried did not fit into memory."""


class Task:
    """A position to be solved with a given amount of memory."""

    def __init__(
        self,
        fields: rules.State,
        room: int,
        limit: int | None,
        speed: compile.Speed,
        progress: Callable[[int], object],
    ) -> None:
        self.fields = fields
        self.limit = limit
        self.progress = progress
        self.engine = compile.engine(rules, speed, solve_loops)
        self.search = self.engine.states(at_the_top(fields), 1)[0]
        self.memory = self.engine.buffer(STACK + room)

    @property
    def nodes(self) -> int:
        """Positions searched so far."""
        return int(self.engine.nodes(self.search))

    def winning(self) -> set[int]:
        """The codes of all moves that win."""
        wins: set[int] = set()
        for turn in self.turns():
            first = first_moves(self.fields.phase, turn)
            if not first <= wins and not self.answered(turn):
                wins |= first
        return wins

    def turns(self) -> list[int]:
        """All ways to complete the current turn in the lead, the most promising first."""
        end = self.engine.write_rest(self.search, self.memory, self.fields.phase, self.fields.last)
        if end == FULL:
            raise Crowded
        if self.fields.phase == rules.DRAW_LAST:
            return [1 << DRAWN_LAST, 0]
        return sorted(map(int, self.memory[STACK:end]))

    def answered(self, turn: int) -> bool:
        """Whether the other side wins after a turn."""
        self.engine.begin(self.search, turn)
        won = UNDECIDED
        while won == UNDECIDED:
            stretch = STRETCH if self.limit is None else min(STRETCH, self.limit - self.nodes)
            if stretch <= 0:
                raise Unsolved(f"undecided after {self.nodes} positions")
            won = self.engine.search(self.search, self.memory, stretch)
            self.progress(self.nodes)
        if won == FULL:
            raise Crowded
        return bool(won)


def at_the_top(fields: rules.State) -> Search:
    """A new search, with the position at depth 0."""
    search = Search(advanced=fields.advanced, actions=fields.actions, cards=fields.cards, deck=fields.deck)
    me, you = fields.seat, 1 - fields.seat
    search.mine[0], search.palette[0] = fields.hand[me], fields.palette[me]
    search.theirs[0], search.other[0] = fields.hand[you], fields.palette[you]
    search.rule[0], search.left[0] = fields.rule, fields.cards - fields.top
    return search


def first_moves(phase: int, turn: int) -> set[int]:
    """The moves by which a turn, or what is left of it, may begin: of several fives any may be the first."""
    last, painted, moved = turn & 63, turn >> PAINTED & 63, turn >> MOVED & 63
    if phase == rules.SEVEN:
        return {rules.PAINT_BY_7 + moved}
    if phase == rules.ONE:
        return {rules.TAKE_BY_1 + moved}
    if phase in (rules.DRAW_MID, rules.DRAW_LAST):
        drawn = turn >> (DRAWN if phase == rules.DRAW_MID else DRAWN_LAST) & 1
        return {rules.DRAW if drawn else rules.KEEP}
    if phase == rules.CANVAS or not last:
        return {rules.PAINT + painted if painted else rules.END}
    fives = (turn >> FIVES & 127) << 28
    if not fives or rules.bit(last) & FIVE_CARDS:
        fives |= rules.bit(last)
    return {rules.LAY + card for card in range(1, rules.CARDS + 1) if fives & rules.bit(card)}


# -- Records --


def positions(record: Record) -> list[State]:
    """The positions of a recorded game, by the number of moves made."""
    states: list[State] = []
    dealt = False
    for event, state in zip(record.events, record.replay(), strict=True):
        dealt = "deal" in event
        if dealt and states:  # the deal of the next round follows the move that ended the last one
            states.pop()
        states.append(state)
    refuse_others(states[0].game)
    if not dealt and not states[-1].over and states[-1]._deals[-1][0] == len(states[-1].history):
        raise InvalidOption("the next round is not dealt yet (R13)")
    return states


def asked_for(states: list[State], after: int | None) -> State:
    """The position after some moves; by default the last one of an unfinished game or the first of a finished one."""
    if after is None:
        return states[0] if states[-1].over else states[-1]
    if after >= len(states):
        raise InvalidOption(f"the record has {count(len(states) - 1, 'move')}, not {after}")
    if states[after].over:
        raise InvalidOption(f"after {count(after, 'move')} the game is over: there is nothing to solve")
    return states[after]


def sentence(state: State, solution: Solution, names: list[str] | None) -> str:
    """A solution in words."""
    seats = [f"seat {seat}" for seat in range(state.game.players)]
    if names:
        seats = [f"{name} ({seat})" for name, seat in zip(names, seats, strict=True)]
    goal = "wins the round" if state.game.options["advanced"] else "wins"
    if not solution.moves:
        return f"{seats[solution.winner]} {goal}, whatever {seats[state.seat]} does"
    return f"{seats[solution.winner]} {goal} with {alternatives(solution.moves)}"


def count(number: int, thing: str) -> str:
    """1 move, 2 moves."""
    return f"{number} {thing}{'' if number == 1 else 's'}"
