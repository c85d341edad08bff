"""How much an adversary wins: exact best responses in small games for two of OpenSpiel, by their whole tree.

    tree = Tree("irisdeck_tricks(ranks=3,copies=3,hand=1,first=0)")
    policy = tree.uniform()                       # or tree.solved(100), or tree.played(chances)
    value, response = tree.best_response(policy, seat=0)
    tree.exploitability(policy)                   # the number that OpenSpiel gives, too

A policy is an array with the probability of every move of every information state. OpenSpiel's algorithms spend most
of their time in the rules, so here the tree is walked once and kept in arrays. Cards may be dealt in any order; orders
that no player can tell apart become one position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pyspiel

from irisdeck.envs.openspiel_dealer import Gap
from irisdeck.envs.openspiel_games import SpielGame, TreeNode
from irisdeck.game import InvalidOption, State, short

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from irisdeck.envs.openspiel_dealer import CardDealer
    from irisdeck.game import Move, View

    Chances = Callable[[View, Sequence[Move]], Sequence[float]]  # how likely a player makes each of these moves

MOST = 1_000_000  # positions: the texts and arrays of more need several gigabytes
ROUNDING = 1e-12  # a regret that is only an error of rounding must not decide what is played


class Known(NamedTuple):
    """An information state: what the seat to act knows."""

    node: TreeNode  # a position in which it knows just that
    codes: Sequence[int]  # the legal moves
    start: int  # the place of the first of them in a policy

    @property
    def moves(self) -> slice:
        """The places of the legal moves in a policy."""
        return slice(self.start, self.start + len(self.codes))


class Level(NamedTuple):
    """The positions after so many moves, and the ways from there to positions of the next level."""

    paid: Any  # what seat 0 gets in each position, if the game is over there
    known: Any  # the information state of each position, or -1 if the game is over
    parent: Any  # of each way: where it begins
    child: Any  # where it ends
    option: Any  # the move, by its place in a policy
    chance: Any  # of the cards that are dealt after the move
    options: slice  # the moves of this level in a policy


class Tree:
    """All positions of a small game for two."""

    def __init__(self, name: str, most: int = MOST, progress: Callable[[int], object] = lambda positions: None) -> None:
        self.name = name
        self.game = loaded(name)
        self.dealer: CardDealer = self.game.dealer
        self.known: list[Known] = []
        self.levels: list[Level] = []
        self.size = self.positions = 0  # moves of all information states; positions
        self._most = most
        level, first = Gathered(), list[tuple[int, float]]()
        for node, chance in dealt(self.dealer, self.game.beginning):
            first.append((level.place(node), chance))
            self._limit(len(first))
        self.first = np.bincount(*map(np.array, zip(*first, strict=True)))  # the chance of each deal
        while level.nodes:
            self.positions += len(level.nodes)
            self._limit(self.positions)
            progress(self.positions)
            level = self._grow(level.nodes)
        self.starts = np.array([known.start for known in self.known])
        self.owner = np.repeat(np.arange(len(self.starts)), np.diff(self.starts, append=self.size))  # of each move
        self.seat = np.array([known.node.turn for known in self.known])[self.owner]  # that makes it

    def _limit(self, count: int) -> None:
        if count > self._most:
            raise InvalidOption(f"{self.name} has more than {self._most:,} positions: choose a smaller one")

    def _grow(self, nodes: list[TreeNode]) -> Gathered:
        """Add the level of some positions, and gather those of the next."""
        before, places, following = self.size, dict[Any, int](), Gathered()
        known, ways = [], []
        for parent, node in enumerate(nodes):
            known.append(-1 if node.fields.over else self._place(node, places))
            self._limit(self.positions + len(following.nodes))
            if node.fields.over:
                continue
            _, codes, start = self.known[known[-1]]
            for option, code in enumerate(codes, start):
                for child, chance in dealt(self.dealer, node.played(self.dealer, code)):
                    ways.append((parent, following.place(child), option, chance))
        whole = np.array([way[:3] for way in ways], np.int64).reshape(-1, 3).T
        chances = np.array([way[3] for way in ways])
        paid = np.array([self._paid(node) for node in nodes])
        level = Level(paid, np.array(known), whole[0], whole[1], whole[2], chances, slice(before, self.size))
        self.levels.append(level)
        return following

    def _place(self, node: TreeNode, places: dict[Any, int]) -> int:
        """The information state of a position; all its positions are of one level, because all see every move."""
        key = node.known_to(node.turn)
        if key not in places:
            places[key] = len(self.known)
            self.known.append(Known(node, self.dealer.moves(node.fields), self.size))
            self.size += len(self.known[-1].codes)
        return places[key]

    def _paid(self, node: TreeNode) -> float:
        if not node.fields.over:
            return 0.0
        lead = [self.dealer.variant.rules.score(node.fields, seat) for seat in range(2)]
        return float((lead[0] > lead[1]) - (lead[0] < lead[1]))

    # -- Policies --

    def uniform(self) -> Any:
        """All moves equally likely."""
        return 1 / np.diff(self.starts, append=self.size)[self.owner]

    def played(self, chances: Chances, progress: Callable[[int], object] = lambda asked: None) -> Any:
        """The policy of a player, who is asked in every information state that its own moves can lead to.

        Where they never lead, an adversary cannot get either: there all moves are equally likely.
        """
        policy, asked = self.uniform(), 0
        reached = [np.ones(len(self.first)), np.ones(len(self.first))]
        for level in self.levels:
            turn = self.turns(level)
            mine = np.where(turn == 0, reached[0], reached[1])
            for place in np.unique(level.known[(turn >= 0) & (mine > 0)]):
                known = self.known[place]
                notation = self.dealer.variant.notation
                policy[known.moves] = chances(self.view(place), [notation[code] for code in known.codes])
                asked += 1
                progress(asked)
            reached = [self._own(level, reached[seat], np.where(self.seat == seat, policy, 1)) for seat in range(2)]
        return policy

    def view(self, place: int) -> View:
        """What the seat to act sees in an information state, as a bot is shown it."""
        node = self.known[place].node
        return State(self.dealer.variant, self.dealer.whole(node.shown), None, ()).view(node.turn)

    def solved(self, iterations: int, progress: Callable[[int], object] = lambda iterations: None) -> Any:
        """The average policy of CFR+ (Tammelin, 2014), as OpenSpiel computes it."""
        regrets, average = np.zeros(self.size), np.zeros(self.size)
        for iteration in range(1, iterations + 1):
            for seat in range(2):
                policy = self._shares(regrets)
                worth, likely = self._worth(policy, seat)
                mine = self.seat == seat
                mean = np.add.reduceat(policy * worth, self.starts)[self.owner]
                regrets[mine] = np.maximum(0, regrets + worth - mean)[mine]
                regrets[regrets < ROUNDING] = 0
                average[mine] += iteration * (likely * policy)[mine]
            progress(iteration)
        return self._shares(average)

    def _shares(self, weights: Any) -> Any:
        """Probabilities in proportion to weights; equal ones where there are none."""
        sums = np.add.reduceat(weights, self.starts)[self.owner]
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), self.uniform())

    # -- Values --

    def value(self, policy: Any) -> float:
        """What seat 0 gets on average when both play a policy."""
        worth = np.zeros(0)
        for level in reversed(self.levels):
            worth = self._back(level, worth, policy)
        return float(self.first @ worth)

    def best_response(self, policy: Any, seat: int) -> tuple[float, Any]:
        """The most that a seat gets on average against a policy, and the policy with this seat's moves replaced."""
        reach = self._reach(np.where(self.seat == seat, 1, policy))
        response = np.where(self.seat == seat, 0, policy)
        sign, worth = 1 - 2 * seat, np.zeros(0)
        for level, weights in zip(reversed(self.levels), reversed(reach), strict=True):
            if len(level.parent):
                gains = sign * self._gains(level, weights, worth)
                response[self._best(gains, level, seat)] = 1
            worth = self._back(level, worth, response)
        return sign * float(self.first @ worth), response

    def exploitability(self, policy: Any) -> float:
        """What best responses to a policy get on average over both seats, as OpenSpiel defines it."""
        return sum(self.best_response(policy, seat)[0] for seat in range(2)) / 2

    def _best(self, gains: Any, level: Level, seat: int) -> Any:
        """The first of the best moves of every information state of a level in which a seat is to act."""
        owner = self.owner[level.options]
        best = np.full(len(self.starts), -np.inf)
        np.maximum.at(best, owner, gains)
        places = np.flatnonzero((gains == best[owner]) & (self.seat[level.options] == seat))
        _, first = np.unique(owner[places], return_index=True)
        return level.options.start + places[first]

    def _worth(self, policy: Any, seat: int) -> tuple[Any, Any]:
        """What a seat gains by each move, weighted by how likely chance and the other lead there; and its own part."""
        reach = self._reach(np.where(self.seat == seat, 1, policy))
        gains, likely = np.zeros(self.size), np.zeros(len(self.starts))
        own = [np.ones(len(self.first))]
        for level in self.levels:
            likely[level.known[level.known >= 0]] = own[-1][level.known >= 0]
            own.append(self._own(level, own[-1], np.where(self.seat == seat, policy, 1)))
        worth = np.zeros(0)
        for level, weights in zip(reversed(self.levels), reversed(reach), strict=True):
            gains[level.options] = (1 - 2 * seat) * self._gains(level, weights, worth)
            worth = self._back(level, worth, policy)
        return gains, likely[self.owner]

    # -- From level to level --

    def turns(self, level: Level) -> Any:
        """Who is to act in each position; -1 if the game is over."""
        return np.where(level.known < 0, -1, self.seat[self.starts[level.known]])

    def _reach(self, factor: Any) -> list[Any]:
        """How likely every position of each level is, if moves have these probabilities."""
        reach = [self.first]
        for level in self.levels[:-1]:
            flow = reach[-1][level.parent] * level.chance * factor[level.option]
            reach.append(np.bincount(level.child, flow))
        return reach

    def _own(self, level: Level, before: Any, factor: Any) -> Any:
        """How likely a seat's own moves lead to the positions of the next level: equal for all that become one."""
        after = np.zeros(level.child.max(initial=-1) + 1)
        after[level.child] = before[level.parent] * factor[level.option]
        return after

    def _gains(self, level: Level, weights: Any, following: Any) -> Any:
        """What seat 0 gets after each move of a level, added up over positions by their weights."""
        came = weights[level.parent] * level.chance * following[level.child]
        start, stop = level.options.start, level.options.stop
        return np.bincount(level.option - start, came, minlength=stop - start)

    def _back(self, level: Level, following: Any, policy: Any) -> Any:
        """What seat 0 gets from each position on, from what it gets from those of the next level on."""
        came = level.chance * policy[level.option] * following[level.child]
        return level.paid + np.bincount(level.parent, came, minlength=len(level.paid))


class Gathered:
    """Positions of a level; those that differ in nothing but the order of a deal are one."""

    def __init__(self) -> None:
        self.nodes: list[TreeNode] = []
        self._places: dict[Any, int] = {}

    def place(self, node: TreeNode) -> int:
        """The number of a position among them."""
        cards = sorted((who.owner, card) for who, card in node.events if isinstance(who, Gap))
        place = self._places.setdefault((node.public, node.private, node.turn, *cards), len(self.nodes))
        if place == len(self.nodes):
            self.nodes.append(node)
        return place


def dealt(dealer: CardDealer, node: TreeNode) -> Iterator[tuple[TreeNode, float]]:
    """The positions in which somebody acts or the game is over, after all that chance may deal now."""
    if node.gap is None or node.fields.over:
        yield node, 1.0
        return
    for outcome, chance in dealer.outcomes(node.fields, node.gap):
        for after, then in dealt(dealer, node.dealt(dealer, outcome)):
            yield after, chance * then


def loaded(name: str) -> SpielGame:
    """A game by its name in OpenSpiel; raises InvalidOption unless it is one of ours for two."""
    try:
        game = pyspiel.load_game(name)
    except (pyspiel.SpielError, RuntimeError) as error:
        raise InvalidOption(f"OpenSpiel cannot load {short(name)}: {' '.join(str(error).split())}") from None
    if not isinstance(game, SpielGame) or game.num_players() != 2:
        raise InvalidOption(f"{short(name)} is not one of our games for two players")
    return game
