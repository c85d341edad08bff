"""What every game offers: options, states, views, moves with a notation, and refusals that say why.

A `Game` is a choice of rules and options; a `State` is a whole position of it and never changes; a `View` is what one
seat may know of a state, and holds nothing else.
"""

from __future__ import annotations

import os.path
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from irisdeck import words
from irisdeck.engine.state import MASK, Fields, fresh_seed, mixed, seed_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from random import Random
    from types import ModuleType

    from irisdeck.options import Option
    from irisdeck.record import Record
    from irisdeck.words import Said

# -- Refusals: a closed list --


class IrisdeckError(Exception):
    """Something from outside that cannot be accepted; the message says what, why and what instead."""


class InvalidOption(IrisdeckError, ValueError):
    """A game, a number of players, an option or a seat that does not exist."""


class InvalidNotation(IrisdeckError, ValueError):
    """Text that is not a move or a card of the game."""


class IllegalMove(IrisdeckError, ValueError):
    """A move that is not legal now; `why` is the reason, and can be translated."""

    def __init__(self, message: str, why: str = "") -> None:
        super().__init__(message)
        self.why = why or message


class InvalidDeal(IrisdeckError, ValueError):
    """A deal whose cards are not the deck of the game."""


class Refused(IrisdeckError):
    """A command that a table refuses: the name of a message, and its values."""

    def __init__(self, message: str, **values: Any) -> None:
        super().__init__(f"{message} {values}" if values else message)
        self.message = message
        self.values = values

    @property
    def said(self) -> Said:
        """The reason, in one sentence."""
        return words.say(f"refused-{self.message}", **self.values)


# -- Moves --


class Move(str):
    """A move as it is written: `+R7`. Equal to the same text, so plain text will do wherever a move is wanted."""

    __slots__ = ()


class Outlook(NamedTuple):
    """What a legal move would lead to, in a few words, as far as its seat knows; a warning if it loses the round."""

    then: Said | str
    warning: Said | None = None


NOTHING = Outlook("")  # to be told


# -- Games --


class Registry(Mapping[str, "type[Game]"]):
    """All games by name: the built-in ones, and those that installed packages register as entry points irisdeck.games.

    Packages are searched only for an unknown name or the list of all games: most programs play a built-in one.
    """

    def __init__(self) -> None:
        self.broken: dict[str, Exception] = {}  # games of installed packages that cannot be loaded, and why
        self._games: dict[str, type[Game]] = {}
        self._searched = False

    def register(self, game: type[Game]) -> None:
        """Register a game; every subclass of Game does so when it is defined."""
        if game.name in self._games:
            raise InvalidOption(f"there is a game {game.name!r} already: {self._games[game.name].title}")
        self._games[game.name] = game

    def _search(self) -> None:
        if self._searched:
            return
        self._searched = True
        from importlib.metadata import entry_points  # slow to import, and not needed by most programs

        for entry in entry_points(group="irisdeck.games"):
            try:
                entry.load()
            except Exception as error:  # third-party code may raise anything; other games stay available
                self.broken[entry.name] = error

    def __getitem__(self, name: str) -> type[Game]:
        if name not in self._games:
            self._search()
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        self._search()
        return iter(self._games)

    def __len__(self) -> int:
        self._search()
        return len(self._games)


GAMES = Registry()


def game(name: str, players: int | None = None, /, **options: Any) -> Game:
    """A game by its name, number of players (or players=...) and options; raises InvalidOption for a wrong one."""
    return kind(name)(players, **options)


def kind(name: str) -> type[Game]:
    """The class of a game by its name; raises InvalidOption for an unknown one."""
    if isinstance(name, str) and name in GAMES:
        return GAMES[name]
    if name in GAMES.broken:
        raise InvalidOption(f"the game {short(name)} is installed, but cannot be loaded: {GAMES.broken[name]}")
    raise InvalidOption(f"there is no game {short(name)}: there are {alternatives(GAMES, 'and')}")


def suggested_game() -> str:
    """The name of the default game."""
    return next((name for name, kind in GAMES.items() if kind.suggested), next(iter(GAMES)))


class Game(ABC):
    """The rules of one game with a number of players and options; raises InvalidOption for a wrong one."""

    name: ClassVar[str]
    title: ClassVar[str]
    line: ClassVar[str]  # the game in one sentence
    seats: ClassVar[range]  # possible numbers of players
    rules: ClassVar[Any]
    clauses: ClassVar[dict[str, str]]  # numbers of the clauses on the deal, turns, moves and scores
    minutes: ClassVar[int | tuple[int, int]]  # how long a game takes: about 10, or (10, 20) for 10 to 20
    age: ClassVar[int | None] = None  # from how many years on, if the rulebook says so
    picture: ClassVar[str]  # cards that show the game on the home page; with a + between them they form a stack
    letters: ClassVar[str] = ""  # card letters that stand for a color
    unit: ClassVar[str] = "points"  # of the score: "points" or "cards"
    picks: ClassVar[bool] = False  # whether cards are picked one by one and then played together
    aids: ClassVar[bool] = False  # whether a table can show what players could remember (message option-aids-NAME)
    draws: ClassVar[bool] = False  # whether a shared first place is a draw (message NAME-drawn), not a shared victory
    suggested: ClassVar[bool] = False  # whether it is the default game
    beginner_loss: ClassVar[float] = 5.0  # points that the easy bot loses by a real choice: grades refer to it
    notation: ClassVar[dict[int, Move]]
    codes: ClassVar[dict[str, int]]

    # Positional only: options come from forms, records and command lines, where one may be called "self" or "players".
    def __init__(self, players: int | None = None, /, **options: Any) -> None:
        if players is None:
            players = options.pop("players", None)
        self.players = self.seats[0] if players is None else players
        if type(self.players) is not int or self.players not in self.seats:
            raise InvalidOption(f"{self.name}: players must be {alternatives(self.seats)}, not {short(players)}")
        known = self.options_for(self.players)
        for name in options:
            if name not in known:
                has = alternatives(known, "and")
                raise InvalidOption(f"{self.name} has no option {short(name)}: it has {has}")
        self.options = {name: self._read(name, option, options) for name, option in known.items()}

    def _read(self, name: str, option: Option, given: Mapping[str, Any]) -> Any:
        value = given.get(name, option.default)
        try:
            return option.read(value)
        except (ValueError, KeyError, IndexError) as wrong:
            why = f" ({wrong})" if isinstance(wrong, InvalidDeal) else ""
            message = f"{self.name}: option {name} must be {option.allowed}, not {short(value)}{why}"
            raise InvalidOption(message) from None

    @classmethod
    @abstractmethod
    def options_for(cls, players: int) -> dict[str, Option]:
        """The options for a number of players."""

    @classmethod
    def _moves(cls) -> Iterator[tuple[int, str]]:
        """Every possible move, as its code and its notation."""
        raise NotImplementedError

    def __init_subclass__(cls) -> None:
        GAMES.register(cls)
        words.add_folder(f"{cls.folder()}/words")
        cls.notation = {code: Move(text) for code, text in cls._moves()}
        cls.codes = {text: code for code, text in cls.notation.items()}

    # -- The folder of the game --

    @classmethod
    def folder(cls) -> str:
        """The folder that holds the game's files."""
        return os.path.dirname(sys.modules[cls.__module__].__file__ or "")  # noqa: PTH120  # pathlib is slow to import

    @classmethod
    def module(cls, name: str) -> ModuleType | None:
        """A module of the game's folder by its name, such as `policy`; None if the game has no such file."""
        return _module(cls.__module__, name)

    @classmethod
    def clause_letter(cls) -> str:
        """The letter that the game's clause numbers begin with: the R of R17."""
        return cls.clauses["move"][0]

    @classmethod
    def linked(cls, defaults: ModuleType) -> tuple[ModuleType, ...]:
        """An engine module with defaults, then the game's own module of the same name if it has one."""
        own = cls.module(defaults.__name__.rpartition(".")[2])
        return (defaults, own) if own else (defaults,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[Any, ...]:
        return (self.name, self.players, *sorted(self.options.items()))

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"game({self.name!r}, players={self.players}{options})"

    # -- Playing --

    def deal(self, seed: int | None = None) -> State:
        """A new game, dealt from a seed; without one, from the system's randomness."""
        fields = self.blank()
        self.rules.deal(fields, seed_of(seed))
        return State._begin(self, fields)

    def lay_out(self, deal: str) -> State:
        """A new game from a given deal: the whole deck in the order of the record format."""
        fields = self.blank()
        if self.options.get("first") == "random":
            fields.first = fresh_seed() % self.players
        self.set_deck(fields, deal)
        fields.rng = grown_from(fields.deck)
        self.rules.lay_out(fields)
        return State._begin(self, fields)

    def parse(self, text: str) -> Move:
        """Parse the notation of a move, legal or not; raises InvalidNotation."""
        if not isinstance(text, str):
            raise InvalidNotation(f"a move of {self.name} is text, not {type(text).__name__}: {self.unreadable('')}")
        if text not in self.codes:
            raise InvalidNotation(f"{short(text)} is no move of {self.name}: {self.unreadable(text)}")
        return self.notation[self.codes[text]]

    # -- What each game implements --

    @abstractmethod
    def blank(self) -> Any:
        """A state that holds the options, before any deal."""

    @abstractmethod
    def set_deck(self, fields: Any, deal: str) -> None:
        """Parse a deal into the deck of a state, or raise InvalidDeal."""

    @abstractmethod
    def show_deck(self, deck: Sequence[int]) -> str:
        """A deal as the record format writes it."""

    @abstractmethod
    def unreadable(self, text: str) -> str:
        """Why a text is not a move."""

    @abstractmethod
    def refusal(self, fields: Any, code: int) -> Said:
        """Why a move is not legal, as a sentence with the clause; reveals nothing that the seat to act cannot see."""

    @abstractmethod
    def conceal(self, fields: Any, seat: int) -> None:
        """Remove from a state whatever a seat, or a watcher, may not know."""

    @abstractmethod
    def imagine(self, fields: Any, seat: int, rng: Random) -> None:
        """Fill in what `conceal` removed, at random, with cards that fit everything the seat knows."""

    @abstractmethod
    def seen(self, fields: Any, seat: int) -> dict[str, Any]:
        """What a seat can see now, for JSON."""

    @abstractmethod
    def remembered(self, fields: Any, seat: int) -> dict[str, Any]:
        """What a seat knows because it saw it before, for JSON."""

    @abstractmethod
    def laid_open(self, fields: Any) -> dict[str, Any]:
        """All hands and other hidden cards, for JSON."""

    def insight(self, fields: Any) -> dict[str, Any]:
        """Conclusions from public information, for those who want them worked out."""
        return {}

    @abstractmethod
    def phrase(self, before: Any, code: int, names: Sequence[Said | str]) -> Said:
        """A move of the seat to act, as a sentence for the log: 'Ann lays R7 in the palette'."""

    @abstractmethod
    def instruction(self, move: str) -> Said:
        """A move in words, as what a player should do: 'lay R7 in your palette'."""

    @abstractmethod
    def consequences(self, before: Any, code: int, after: Any, names: Sequence[Said | str]) -> list[Said]:
        """The automatic consequences of a move, in words that everybody may read."""

    def closing(self, before: Any, code: int, after: Any, past: Past) -> dict[str, Any]:
        """The public position in which a move decided a round or the game, before cards were cleared; else empty.

        `past` holds the moves before it, the last one first.
        """
        return {}

    def ahead(self, fields: Any) -> int | None:
        """The seat that is ahead as it stands; None where several are level."""
        scores = [self.rules.score(fields, seat) for seat in range(self.players)]
        best = max(scores)
        return scores.index(best) if scores.count(best) == 1 else None

    def farewell(self, kind: str, closing: Mapping[str, Any]) -> Said:
        """The title of a game's end for one who has won or lost: `kind` is won or lost, with -close if barely.

        `closing`: the position in which the last move decided it.
        """
        return words.say(f"end-{kind}")

    @abstractmethod
    def outlook(self, fields: Any, code: int, names: Sequence[Said | str], recall: bool) -> Outlook:
        """What a legal move would lead to, as the seat to act sees it; with `recall`, also as it remembers."""

    @abstractmethod
    def places(self, fields: Any) -> dict[str, list[int]]:
        """All cards by the place where they lie, such as `hand 0` or `deck 7`; only tests call it."""

    @property
    def scored(self) -> bool:
        """Whether the scores at the end say more than who has won."""
        return True

    @property
    def ranked(self) -> bool:
        """Whether bots maximize how many players a seat beats, and not only its chance to win."""
        return False

    @abstractmethod
    def known(self, fields: Any) -> int:
        """How many cards or faces a concealed state shows: it grows when something hidden is revealed."""

    def seen_by(self, fields: Any, seat: int) -> int:
        """How many a seat sees in a whole state; a game may know a quicker way, because tables ask with every move."""
        view = fields.copy()
        self.conceal(view, seat)
        return self.known(view)


@cache
def _module(beside: str, name: str) -> ModuleType | None:
    package = beside.rpartition(".")[0]
    if not package or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def grown_from(deck: Iterable[int]) -> int:
    """A seed for later rounds, derived from the whole deck, which no player has seen."""
    seed = 0
    for card in deck:
        seed = mixed(seed + card & MASK)
    return seed


def short(value: object) -> str:
    """A value as a message shows it, shortened if it is long."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:36]}..."


def as_clause(sentence: str) -> str:
    """A sentence as part of another: 'Lay a card first.' as 'lay a card first'; a card at its beginning stays 'R7'."""
    text = str(sentence).removesuffix(".")
    return text if text[1:2].isdigit() else text[:1].lower() + text[1:]


def alternatives(things: Iterable[object], joint: str = "or") -> str:
    """'2, 3 or 4'."""
    *rest, last = map(str, things)
    return f"{', '.join(rest)} {joint} {last}" if rest else last


# -- States --

Past = tuple[Any, int, Move] | None  # a linked list: the moves before the last one, who made it, and the move
WATCHER = -1  # in place of a seat: a watcher, who holds no cards


class State:
    """A whole position. It never changes: `play` returns another."""

    __slots__ = ("_deals", "_fields", "_legal", "_past", "game")

    def __init__(self, game: Game, fields: Any, past: Past, deals: tuple[Any, ...]) -> None:
        self.game = game
        self._fields = fields
        self._past = past
        self._deals = deals  # for each round: how many moves came before it, and the deck; empty in a sampled state
        self._legal: tuple[int, ...] | None = None

    @classmethod
    def _begin(cls, game: Game, fields: Any) -> State:
        return cls(game, fields, None, ((0, tuple(fields.deck)),))

    @property
    def seat(self) -> int:
        """The seat to act."""
        return int(self._fields.seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._fields.over)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of every seat as it stands."""
        return tuple(self.game.rules.score(self._fields, seat) for seat in range(self.game.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the best score once the game is over; more than one share the victory, or have drawn."""
        if not self.over:
            return ()
        scores = self.scores
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

    @property
    def drawn(self) -> bool:
        """Whether the game is over and a draw: some games call a shared first place so."""
        return self.game.draws and len(self.winners) > 1

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves of the seat to act; none once the game is over."""
        return tuple(map(self.game.notation.__getitem__, self._codes()))

    def _codes(self) -> tuple[int, ...]:
        if self._legal is None:
            self._legal = legal_codes(self.game, self._fields)
        return self._legal

    def play(self, move: str) -> State:
        """The state after a move of the seat to act; an illegal move raises and changes nothing."""
        game = self.game
        code = game.codes.get(move) if isinstance(move, str) else None
        if code is None or code not in self._codes():
            raise self._refused(move)
        fields = self._fields.copy()
        game.rules.apply(fields, code)
        past = (self._past, self._fields.seat, game.notation[code])
        deals = self._deals
        if fields.redeals != self._fields.redeals:
            deals = (*deals, (len(history(past)), tuple(fields.deck)))
        return State(game, fields, past, deals)

    def _refused(self, move: str) -> IrisdeckError:
        try:
            code = self.game.codes[self.game.parse(move)]
        except InvalidNotation as unreadable:
            return unreadable
        if self.over:
            return IllegalMove(f"{move}: the game is over")
        why = self.game.refusal(self._fields, code)
        return IllegalMove(f"{move}: {as_clause(why)}; legal: {' '.join(self.legal_moves)}", why)

    def redeal(self, deal: str) -> State:
        """This state with another deal for the round that has just begun; used to replay records."""
        if not self._deals or self._deals[-1][0] != len(self.history):
            raise InvalidDeal("cards are dealt only at the start of a round (R13)")
        fields = self._fields.copy()
        self.game.set_deck(fields, deal)
        self.game.rules.lay_out(fields)
        again = (self._deals[-1][0], tuple(fields.deck))
        return State(self.game, fields, self._past, (*self._deals[:-1], again))

    def view(self, seat: int) -> View:
        """What a seat may know."""
        if type(seat) is not int or seat not in range(self.game.players):
            raise InvalidOption(f"there is no seat {seat!r}: seats are {alternatives(range(self.game.players))}")
        return self._shown_to(seat)

    def watch(self) -> View:
        """What a watcher may know: what all players know. It cannot be sampled."""
        return self._shown_to(WATCHER)

    def _shown_to(self, seat: int) -> View:
        fields = self._fields.copy()
        fields.rng = 0
        self.game.conceal(fields, seat)
        view = View(self.game, seat, fields, self._past)
        if seat == fields.seat:
            view._legal = self._codes()  # a seat knows its moves (a law), so they are listed once
        return view

    @property
    def laid_open(self) -> dict[str, Any]:
        """The cards that views conceal, for JSON: only for those who may see all cards, because the game is over."""
        return self.game.laid_open(self._fields)

    @property
    def history(self) -> tuple[tuple[int, Move], ...]:
        """All moves so far, each with the seat that made it."""
        return history(self._past)

    def record(self, names: Sequence[str] | None = None) -> Record:
        """The game so far as a record."""
        from irisdeck.record import Record

        return Record.of(self, names)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._whole() == other._whole()

    __hash__ = None  # type: ignore[assignment]

    def _whole(self) -> tuple[Any, ...]:
        return self.game, self._fields, self.history, self._deals

    def __reduce__(self) -> tuple[Any, ...]:  # flat: pickle cannot recurse into a long linked list
        return _state_of, self._whole()

    def __repr__(self) -> str:
        moves = " ".join(move for _, move in self.history[-5:])
        return f"<{self.game.name} state, {'over' if self.over else f'seat {self.seat} to act'}, ...{moves}>"


def _state_of(game: Game, fields: Any, moves: tuple[tuple[int, Move], ...], deals: tuple[Any, ...]) -> State:
    return State(game, fields, chained(moves), deals)


def chained(moves: Iterable[tuple[int, Move]]) -> Past:
    """Moves as a linked list that grows with every move."""
    past: Past = None
    for seat, move in moves:
        past = (past, seat, move)
    return past


def legal_codes(game: Game, fields: Any) -> tuple[int, ...]:
    """The codes of the legal moves, in the order of the rules."""
    if fields.over:
        return ()
    out = [0] * game.rules.MAX_MOVES
    return tuple(out[: game.rules.moves(fields, out)])


def recent(past: Past) -> Iterator[tuple[int, Move]]:
    """The moves of a linked list, the last one first."""
    while past:
        past, seat, move = past
        yield seat, move


def history(past: Past) -> tuple[tuple[int, Move], ...]:
    """A linked list of moves as a tuple, first move first."""
    return tuple(reversed([*recent(past)]))


def phrase(before: State, move: str, names: Sequence[Said | str]) -> Said:
    """A move of the seat to act, as a sentence for the log."""
    return before.game.phrase(before._fields, before.game.codes[move], names)


def consequences(before: State, move: str, after: State, names: Sequence[Said | str]) -> list[Said]:
    """The automatic consequences of a move, in words that everybody may read."""
    return before.game.consequences(before._fields, before.game.codes[move], after._fields, names)


def closing(before: State, move: str, after: State) -> dict[str, Any]:
    """The public position in which a move decided a round or the game, before cards were cleared; else empty."""
    return before.game.closing(before._fields, before.game.codes[move], after._fields, before._past)


def ahead(state: State) -> int | None:
    """The seat that is ahead as it stands; None where several are level."""
    return state.game.ahead(state._fields)


def reveals(before: State, after: State, seat: int) -> bool:
    """Whether a seat has seen something new between two states of a round."""
    seen_by = before.game.seen_by
    return seen_by(after._fields, seat) != seen_by(before._fields, seat)


# -- Views --


class View:
    """What one seat may know of a state: what it sees now and what it remembers. It holds no hidden card."""

    __slots__ = ("_fields", "_legal", "_past", "game", "seat")

    def __init__(self, game: Game, seat: int, fields: Any, past: Past) -> None:
        self.game = game
        self.seat = seat
        self._fields = fields
        self._past = past
        self._legal: tuple[int, ...] | None = None

    @property
    def turn(self) -> int:
        """The seat to act."""
        return int(self._fields.seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._fields.over)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves of this seat; none while others act."""
        return tuple(map(self.game.notation.__getitem__, self._codes()))

    def _codes(self) -> tuple[int, ...]:
        if self._legal is None:
            self._legal = legal_codes(self.game, self._fields) if self.turn == self.seat else ()
        return self._legal

    def verdicts(self, moves: Iterable[str]) -> dict[str, Said | None]:
        """For each of these moves in this seat's turn: None if it is legal, or else why it is not."""
        legal, codes = set(self._codes()), self.game.codes
        return {move: None if codes[move] in legal else self.game.refusal(self._fields, codes[move]) for move in moves}

    def outlook(self, move: str, names: Sequence[Said | str] = (), recall: bool = True) -> Outlook:
        """What a legal move of this seat would lead to; without `recall`, by what the seat sees now alone."""
        if not names:
            others = [words.said("replay-seat", number=seat + 1) for seat in range(self.game.players)]
            names = [words.said(words.YOU) if seat == self.seat else name for seat, name in enumerate(others)]
        codes = self.game.codes
        code = codes[move] if move in codes else codes[self.game.parse(move)]  # parse says what is wrong
        return self.game.outlook(self._fields, code, names, recall)

    def warning(self, move: str, recall: bool = False) -> Said | None:
        """A sentence to show before this legal move if it puts its player out or loses the row; None for others."""
        return self.outlook(move, recall=recall).warning

    @property
    def seen(self) -> dict[str, Any]:
        """What the seat can see now."""
        return self.game.seen(self._fields, self.seat)

    @property
    def insight(self) -> dict[str, Any]:
        """Conclusions from public information: who would lead under each rule, in which order stacks are taken."""
        return self.game.insight(self._fields)

    @property
    def remembered(self) -> dict[str, Any]:
        """What the seat knows because it saw it before; every move is public, so all of them belong to it."""
        return {**self.memory, "history": " ".join(f"{seat}:{move}" for seat, move in self.history)}

    @property
    def memory(self) -> dict[str, Any]:
        """What the seat remembers besides all moves, which get longer with every turn."""
        return self.game.remembered(self._fields, self.seat)

    @property
    def history(self) -> tuple[tuple[int, Move], ...]:
        """All moves so far, each with the seat that made it."""
        return history(self._past)

    @property
    def recent(self) -> Iterator[tuple[int, Move]]:
        """All moves so far, the last one first: whoever looks for a late one need not list them all."""
        return recent(self._past)

    def sample(self, rng: Random | None = None) -> State:
        """A full state that this seat cannot tell from the real one."""
        if rng is None:
            from random import Random

            rng = Random()
        if self.seat == WATCHER:
            raise InvalidOption("a watcher has no seat to imagine a game from")
        fields = self._fields.copy()
        fields.rng = rng.getrandbits(62)
        self.game.imagine(fields, self.seat, rng)
        return State(self.game, fields, self._past, ())

    def to_json(self) -> str:
        """The view as one line of JSON."""
        import json

        return json.dumps(self.to_dict(), ensure_ascii=False, separators=(",", ":"))

    def to_dict(self) -> dict[str, Any]:
        """The view as JSON values."""
        return {
            "game": self.game.name,
            "players": self.game.players,
            "options": options_in_force(self.game, self._fields),
            "seat": self.seat,
            "turn": self.turn,
            "over": self.over,
            "legal": sorted(self.legal_moves),
            "seen": self.seen,
            "remembered": self.remembered,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return _view_of, (self.game, self.seat, self._fields, self.history)

    def __repr__(self) -> str:
        return f"<{self.game.name} view of seat {self.seat}>"


def _view_of(game: Game, seat: int, fields: Any, moves: tuple[tuple[int, Move], ...]) -> View:
    return View(game, seat, fields, chained(moves))


def options_in_force(game: Game, fields: Fields) -> dict[str, Any]:
    """The options as a record stores them: `first` is the seat itself, never random."""
    options = dict(game.options)
    if "first" in options:
        options["first"] = fields.first  # type: ignore[attr-defined]
    return options
