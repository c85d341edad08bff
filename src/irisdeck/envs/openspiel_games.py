"""The games in OpenSpiel, registered by the names `irisdeck_<name>`.

    import irisdeck.envs.openspiel_games                      # registers them
    game = pyspiel.load_game("irisdeck_red7(players=3,advanced=True)")

Every game whose folder has a file openspiel.py is registered (irisdeck.envs.openspiel_dealer). Actions have the same
numbers as everywhere in irisdeck.envs. docs/openspiel.md has the rest.
"""

from __future__ import annotations

import json
from itertools import takewhile
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import numpy as np
import pyspiel

from irisdeck.engine.memory import rows
from irisdeck.envs.layout import Layout
from irisdeck.envs.openspiel_dealer import RANDOM, CardDealer, Event, Gap, dealers
from irisdeck.game import WATCHER, InvalidOption, alternatives, kind
from irisdeck.game import State as FullState

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from irisdeck.envs.layout import Slice

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def load(name: str, **options: Any) -> SpielGame:
    """A game by its name here, with players, options and sizes; wrong ones raise at once."""
    if str(options.get("first", "")).isdecimal() or options.get("first") == "random":
        options["first"] = RANDOM if options["first"] == "random" else int(options["first"])
    if kind(name).name not in SPIEL_GAMES:
        raise InvalidOption(f"{name} is not offered in OpenSpiel: there are {alternatives(SPIEL_GAMES, 'and')}")
    return SPIEL_GAMES[name](options)


# -- Games --


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A variant of a game, by its parameters."""

    dealer_class: ClassVar[type[CardDealer]]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any]) -> None:
        params = self.dealer_class.defaults() | params
        self.dealer = self.dealer_class.from_params(**params)
        self.layout = Layout(self.dealer.variant)
        self.numbers = {code: number for number, code in enumerate(self.layout.codes)}
        self.beginning = TreeNode.first(self.dealer)
        players = self.dealer.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=self.dealer.first_outcome + players,
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.dealer.longest,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> SpielState:
        """Before anything is dealt."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound on the number of chance events."""
        return self.dealer.most_dealt

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of the public and private parts asked for; by default, of what a seat sees now."""
        if params:
            raise ValueError(f"observers of {self.get_type().short_name} take no parameters, not {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class TreeNode(NamedTuple):
    """A node of the game tree: the state, and what everybody knows of the way there. Immutable, so copies share it."""

    fields: Any  # with gaps, while cards are dealt
    gap: Gap | None  # the next of them
    private: tuple[str, ...]  # what each player has seen and not all have, after how many moves
    public: str = ""  # what all have seen
    shown: Any = None  # the fields as players last saw them; none before the first deal
    moves: int = 0
    events: tuple[Event, ...] = ()
    rounds: tuple[Any, ...] = ()  # of earlier rounds, the fields before the last move

    @classmethod
    def first(cls, dealer: CardDealer) -> TreeNode:
        """Before anything is dealt."""
        fields = dealer.start()
        return cls(fields, dealer.gap(fields), ("",) * dealer.players)

    @property
    def turn(self) -> int:
        """Who acts: a seat, chance, or TERMINAL."""
        if self.fields.over:
            return TERMINAL
        return int(self.fields.seat) if self.gap is None else CHANCE

    def dealt(self, dealer: CardDealer, outcome: int) -> TreeNode:
        """After an outcome of chance."""
        assert self.gap is not None
        fields = self.fields.copy()
        dealer.happen(fields, self.gap, outcome)
        return self._replace(fields=fields, events=(*self.events, (self.gap, outcome))).seen(dealer)

    def played(self, dealer: CardDealer, code: int) -> TreeNode:
        """After a move."""
        fields, seat = self.fields.copy(), int(self.fields.seat)
        dealer.apply(fields, code)
        move = f"{seat}:{dealer.variant.notation[code]}{dealer.revealed(self.fields, code)}"
        ended = () if fields.redeals == self.fields.redeals else (self.fields,)
        return self._replace(
            fields=fields,
            public=f"{self.public} {move}",
            moves=self.moves + 1,
            events=(*self.events, (seat, code)),
            rounds=(*self.rounds, *ended),
        ).seen(dealer)

    def seen(self, dealer: CardDealer) -> TreeNode:
        """Players see what was dealt once all of it is dealt, so that the order tells them nothing."""
        gap = dealer.gap(self.fields)
        if gap is not None:
            return self._replace(gap=gap)
        all_see, *each_sees = (dealer.news(self.shown, self.fields, seat) for seat in range(WATCHER, dealer.players))
        public = f"{self.public} [{all_see}]".lstrip() if all_see else self.public
        private = tuple(
            f"{known} {self.moves}:{news}".lstrip() if news else known
            for known, news in zip(self.private, each_sees, strict=True)
        )
        return self._replace(gap=None, private=private, public=public, shown=dealer.shown(self.fields))

    def being_dealt(self) -> list[tuple[Gap, int]]:
        """The cards dealt since players last saw anything new."""
        latest = takewhile(lambda event: isinstance(event[0], Gap), reversed(self.events))
        return [(gap, card) for gap, card in latest if isinstance(gap, Gap)]

    def known_to(self, player: int) -> tuple[str, str, int]:
        """All that a player knows, and who acts: equal for states that the player cannot tell apart."""
        return self.public, self.private[player], self.turn

    def __deepcopy__(self, memo: Any) -> TreeNode:
        return self


# -- States --


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel's. It copies and serializes only what is in `__dict__`."""

    __slots__ = ("__dict__", "_dealer", "_game", "_legal")

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = game.beginning
        self._know(game)

    def _know(self, game: SpielGame) -> None:
        self._game, self._dealer = game, game.dealer
        self._legal: list[int] | None = None

    def __getattr__(self, name: str) -> Any:
        """Restores what a state from a pickle lacks, because `__init__` was not called."""
        if name not in ("_dealer", "_game", "_legal"):
            raise AttributeError(f"a state has no {name}")
        self._know(self.get_game())
        return getattr(self, name)

    def current_player(self) -> int:
        """Who acts: a seat, chance, or TERMINAL."""
        return self.node.turn

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.turn == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        if self._legal is None:
            self._legal = sorted(self._game.numbers[code] for code in self._dealer.moves(self.node.fields))
        return self._legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be dealt next, equal cards as one outcome."""
        assert self.node.gap is not None
        return self._dealer.outcomes(self.node.fields, self.node.gap)

    def _apply_action(self, action: int) -> None:
        self._legal = None
        if self.node.turn == CHANCE:
            self.node = self.node.dealt(self._dealer, action)
        else:
            self.node = self.node.played(self._dealer, self._game.layout.codes[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self._dealer.show(action)
        return str(self._dealer.variant.notation[self._game.layout.codes[action]])

    def returns(self) -> list[float]:
        """1 for a victory, shared by the winners and paid in equal parts by the others: the sum is 0."""
        fields, players = self.node.fields, self._dealer.players
        if not fields.over:
            return [0.0] * players
        scores = [self._dealer.variant.rules.score(fields, seat) for seat in range(players)]
        share = players / scores.count(max(scores))
        return [((share if score == max(scores) else 0) - 1) / (players - 1) for score in scores]

    def __str__(self) -> str:
        """All events in order; nothing is hidden."""
        return " ".join(self._line())

    def _line(self) -> Iterator[str]:
        for who, value in self.node.events:
            if isinstance(who, Gap):
                yield f"({self._dealer.show(value)})"
            else:
                yield f"{who}:{self._dealer.variant.notation[value]}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state, dealt and played from the start, that a player cannot tell from this one."""
        at = self.node
        if at.gap is not None:
            raise ValueError("while cards are dealt there is nothing to resample")
        rng = Random(int(sampler() * (1 << 53)))
        while True:  # most often once; the real cards are possible, so it ends
            worlds = [self._dealer.sample(fields, player, rng) for fields in (*at.rounds, at.fields)]
            outcomes = iter(self._dealer.retell(at.events, worlds, player, rng))
            if other := self._retold(outcomes, player):
                return other

    def _retold(self, outcomes: Iterator[int], player: int) -> SpielState | None:
        """The same moves after other outcomes of chance, if they are legal and look the same to a player."""
        other = SpielState(self._game)
        for who, value in self.node.events:
            here = other.node
            if isinstance(who, Gap) and here.gap is not None:
                other.apply_action(next(outcomes))
            elif who == here.turn and value in self._dealer.moves(here.fields):
                other.apply_action(self._game.numbers[value])
            else:
                return None
        return other if other.node.known_to(player) == self.node.known_to(player) else None

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return seen_by(self, player)


# -- Observers --


class Observer:
    """What a seat or all seats know: as text, as one row of numbers from 0 to 1, and as named parts.

    Text with perfect recall is all that was ever seen, in order. The numbers are what follows from it for the cards.
    """

    def __init__(self, game: SpielGame, asked: Any) -> None:
        self.layout = game.layout
        self.dealer, self.players = game.dealer, game.dealer.players
        self.recall, self.public, self.private = asked.perfect_recall, asked.public_info, asked.private_info
        kinds = pyspiel.PrivateInfoType
        self.seats = {kinds.NONE: 0, kinds.SINGLE_PLAYER: 1, kinds.ALL_PLAYERS: self.players}[self.private]
        self.engine = self.layout.engine("python")
        self.at, _, _ = self.layout.tables(compiled=False)
        self.row = np.zeros(self.layout.width, np.uint8)
        pieces = list(self._pieces())
        self.tensor = np.zeros(self.players + sum(part.length * count for part, count in pieces), np.float32)
        self.dict: dict[str, Any] = {"player": self.tensor[: self.players]}
        copied: list[list[tuple[int, int, int]]] = [[] for _ in range(max(1, self.seats))]
        start = self.players
        for part, count in pieces:
            stop = start + part.length * count
            shape = (count, part.length) if self.seats > 1 and part.name in self.dealer.private else (part.length,)
            self.dict[part.name] = self.tensor[start:stop].reshape(shape)
            for place in range(count):
                first = start + part.length * place
                copied[place] += [(first + k, part.start + k, part.high) for k in range(part.length)]
            start = stop
        self.copies = [np.array(each, np.int64).reshape(-1, 3).T for each in copied]  # to, from, by what

    def _pieces(self) -> Iterator[tuple[Slice, int]]:
        """The parts that are asked for, and of how many seats."""
        for part in self.layout.slices:
            count = self.seats if part.name in self.dealer.private else int(self.public)
            if count and part.length:
                yield part, count

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what a player knows; zeros before the first deal. Other seats follow clockwise."""
        self.tensor.fill(0)
        self.tensor[player] = 1
        shown = state.node.shown
        if shown is None:
            return
        for place, (to, source, high) in enumerate(self.copies):
            seat = (player + place) % self.players
            self.engine.observe(shown, seat, self.at, rows(self.row, compiled=False), self.layout.width)
            self.tensor[to] = self.row[source] / high

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        seats = [player] if self.seats == 1 else range(self.seats)
        if self.recall:
            at = state.node
            private = [f"{seat}> {at.private[seat]}" for seat in seats]
            return " | ".join([*private, *([at.public] if self.public else [])])
        common = seen_by(state, WATCHER)
        owned = {str(seat): own(seen_by(state, seat), common) for seat in seats}
        whole = (common if self.public else {}) | {seat: seen for seat, seen in owned.items() if seen}
        return json.dumps(whole, separators=(",", ":")) if whole else ""


def seen_by(state: SpielState, seat: int) -> dict[str, Any]:
    """What lies before a seat's eyes and what it remembers of the cards, or the same of all players, for JSON."""
    at = state.node
    dealt = {"dealt": state._dealer.dealt_to(seat, at.being_dealt())} if at.gap else {}
    if at.shown is None:
        return dealt
    full = FullState(state._dealer.variant, at.shown, None, ())
    view = full.watch() if seat == WATCHER else full.view(seat)
    seen = {"turn": view.turn, "over": view.over, **view.seen, **dealt}
    return seen | {"remembered": view.game.remembered(view._fields, seat)}


def own(seen: dict[str, Any], common: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees and not everybody does."""
    return {name: value for name, value in seen.items() if value != common[name]}


# -- Registration --


def game_type(dealer: type[CardDealer]) -> Any:
    """What OpenSpiel wants to know of a game before it makes one."""
    game = dealer.game
    return pyspiel.GameType(
        short_name=f"irisdeck_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dealer.defaults(),
    )


def game_class(dealer: type[CardDealer]) -> type[SpielGame]:
    """The class to register for a game. OpenSpiel frees it without holding the GIL, so a partial would not do."""
    return type(f"Spiel{dealer.game.__name__}", (SpielGame,), {"dealer_class": dealer, "kind": game_type(dealer)})


SPIEL_GAMES = {name: game_class(dealer) for name, dealer in dealers().items()}

for _class in SPIEL_GAMES.values():
    pyspiel.register_game(_class.kind, _class)
