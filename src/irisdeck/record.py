"""A played game as JSON, which can be replayed and checked. The format is described in docs/notation.md."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from irisdeck.game import IllegalMove, InvalidDeal, IrisdeckError, State, game, options_in_force, short

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from irisdeck.game import Game

FORMAT = "irisdeck/1"
DEEPEST = 50  # levels of nested JSON; a traced record has ten
KEYS = {"format": str, "game": str, "players": int, "options": dict, "events": list}


class InvalidRecord(IrisdeckError, ValueError):
    """Text that is not a record."""


class WrongRecord(IrisdeckError, ValueError):
    """A record of a game that breaks the rules; `event` is the number of the wrong event, if there is one."""

    def __init__(self, message: str, event: int | None = None) -> None:
        self.event = event
        super().__init__(message if event is None else f"event {event}: {message}")


@dataclass
class Record:
    """A game as its deals and moves."""

    game: str
    players: int
    options: dict[str, Any]
    events: list[dict[str, Any]]
    names: list[str] | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    others: dict[str, Any] = field(default_factory=dict)  # top-level keys of other programs, kept as they are

    # -- Writing --

    @classmethod
    def of(cls, state: State, names: Sequence[str] | None = None) -> Record:
        """The game that led to a state."""
        if not state._deals:
            raise InvalidDeal("a sampled state has no record: its deal was never known")
        game = state.game
        deals = {number: {"deal": game.show_deck(deck)} for number, deck in state._deals}
        events: list[dict[str, Any]] = []
        for number, (seat, move) in enumerate(state.history):
            events += [deals.pop(number)] if number in deals else []
            events.append({"seat": seat, "move": str(move)})
        record = cls(
            game=game.name,
            players=game.players,
            options=options_in_force(game, state._fields),
            events=[*events, *deals.values()],
            names=None if names is None else list(names),
        )
        if state.over:
            record.scores, record.winners = list(state.scores), list(state.winners)
        return record

    def to_dict(self) -> dict[str, Any]:
        """The record as JSON values; missing ones are left out."""
        ends = {"scores": self.scores, "winners": self.winners}
        return {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "options": self.options,
            **({} if self.names is None else {"names": self.names}),
            "events": self.events,
            **{key: value for key, value in ends.items() if value is not None},
            **self.others,
        }

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.to_dict(), ensure_ascii=False, separators=(",", ":"))

    # -- Reading --

    @classmethod
    def from_line(cls, line: bytes) -> Record:
        """Parse a line of a record file; raises InvalidOption for an unknown game."""
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError as wrong:
            raise InvalidRecord(f"not UTF-8 at byte {wrong.start + 1}") from None
        record = cls.from_json(text)
        game(record.game)
        return record

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Parse a record; `check` tells whether its game is legal."""
        try:
            values = json.loads(text, parse_constant=_no_constant)
            if "\\u" in text:
                json.dumps(values, ensure_ascii=False).encode()
        except RecursionError:
            raise InvalidRecord("the JSON is nested too deeply") from None
        except UnicodeEncodeError:
            raise InvalidRecord("a text holds half of a surrogate pair") from None
        except ValueError as wrong:
            raise InvalidRecord(f"this is not JSON: {wrong}") from None
        if _depth(values) > DEEPEST:
            raise InvalidRecord("the JSON is nested too deeply")
        return cls.from_dict(values)

    @classmethod
    def from_dict(cls, values: Any) -> Record:
        """A record from JSON values."""
        if not isinstance(values, dict):
            raise InvalidRecord("a record is a JSON object")
        for key, kind in KEYS.items():
            if key not in values:
                raise InvalidRecord(f"a record needs {key!r}")
            if not isinstance(values[key], kind) or isinstance(values[key], bool):
                raise InvalidRecord(f"{key!r} must be {JSON_NAMES[kind]}")
        if values["format"] != FORMAT:
            raise InvalidRecord(f"unknown format {short(values['format'])}: this program reads {FORMAT!r}")
        known = (*KEYS, "names", "scores", "winners")
        others = {key: value for key, value in values.items() if key not in known}
        parts: Any = {key: values.get(key) for key in known if key != "format"}
        return cls(**parts, others=others)

    @staticmethod
    def schema() -> dict[str, Any]:
        """The JSON Schema of the records of all games that are installed."""
        from irisdeck.record_schema import schema  # needed by few programs

        return schema()

    # -- Replaying --

    def replay(self) -> Iterator[State]:
        """The state before the first move and after every event; raises WrongRecord at an illegal one."""
        game = self._game()
        state: State | None = None
        deal_due = True
        for number, event in enumerate(self.events):
            try:
                if deal_due or state is None:
                    state = self._dealt(game, state, event)
                    deal_due = False
                else:
                    before, state = state, self._played(state, event)
                    deal_due = state._deals is not before._deals
            except WrongRecord:
                raise
            except IrisdeckError as wrong:
                raise WrongRecord(str(wrong), number) from None
            yield state
        if state is None:
            raise WrongRecord(f"there is no deal ({game.clauses['deal']})")

    def check(self) -> State:
        """Replay the whole record, compare traces, scores and winners, and return the last state."""
        state: State | None = None
        for number, state in enumerate(self.replay()):
            self._check_legal(state, number + 1)
        assert state is not None
        self._check_end(state)
        return state

    def traced(self) -> Record:
        """The same record with the legal moves and all views before every move."""
        events = list(self.events)
        for number, state in enumerate(self.replay(), start=1):
            if number < len(events) and isinstance(events[number], dict) and "move" in events[number]:
                views = [state.view(seat).to_dict() for seat in range(self.players)]
                events[number] = {**events[number], "legal": sorted(state.legal_moves), "views": views}
        return Record(**{**vars(self), "events": events})

    def _game(self) -> Game:
        variant = game(self.game)
        try:
            variant = game(self.game, self.players, **self.options)
        except (IrisdeckError, TypeError) as wrong:
            raise WrongRecord(str(wrong)) from None
        for name, value in variant.options.items():
            if name not in self.options:
                raise WrongRecord(f"option {name!r} is missing")
            if value == "random" or value != self.options[name] or type(value) is not type(self.options[name]):
                raise WrongRecord(f"option {name!r} cannot be {short(self.options[name])} in a record")
        if self.names is not None and not _is_list(self.names, str, self.players):
            raise WrongRecord("'names' must be a list of one text per seat")
        return variant

    @staticmethod
    def _dealt(game: Game, state: State | None, event: Any) -> State:
        if not isinstance(event, dict) or not isinstance(event.get("deal"), str):
            raise InvalidDeal(f"a deal must stand here ({game.clauses['deal']})")
        return game.lay_out(event["deal"]) if state is None else state.redeal(event["deal"])

    @staticmethod
    def _played(state: State, event: Any) -> State:
        if not isinstance(event, dict) or not isinstance(event.get("move"), str) or type(event.get("seat")) is not int:
            raise IllegalMove(f"a move of a seat must stand here ({state.game.clauses['turn']})")
        if event["seat"] != state.seat and not state.over:
            whose = f"it is seat {state.seat}'s turn, not seat {event['seat']}'s"
            raise IllegalMove(f"{whose} ({state.game.clauses['turn']})")
        return state.play(event["move"])

    def _check_legal(self, state: State, number: int) -> None:
        """Compare the traced legal moves of the event that follows a state."""
        event = self.events[number] if number < len(self.events) else {}
        if not isinstance(event, dict) or "legal" not in event or "move" not in event:
            return
        legal, traced = sorted(state.legal_moves), event["legal"]
        if traced != legal:
            clause = state.game.clauses["move"]
            raise WrongRecord(f"the legal moves are {' '.join(legal)} ({clause}), not as traced", number)

    def _check_end(self, state: State) -> None:
        clause = state.game.clauses["score"]
        if state.over:
            if self.scores != list(state.scores):
                raise WrongRecord(f"the scores are {list(state.scores)}, not {short(self.scores)} ({clause})")
            if self.winners != list(state.winners):
                raise WrongRecord(f"the winners are {list(state.winners)}, not {short(self.winners)} ({clause})")
        elif self.scores is not None or self.winners is not None:
            raise WrongRecord(f"the game is not over, yet scores or winners are given ({clause})")


JSON_NAMES = {str: "a text", int: "a whole number", dict: "an object", list: "a list"}


def _depth(value: Any) -> int:
    """How deeply lists and objects are nested, counted up to one more than DEEPEST."""
    depth, level = 0, [value]
    while level and depth <= DEEPEST:
        depth += 1
        inner = [item.values() if isinstance(item, dict) else item for item in level if isinstance(item, (dict, list))]
        level = [item for items in inner for item in items]
    return depth


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON number")


def _is_list(value: Any, kind: type, length: int) -> bool:
    return isinstance(value, list) and len(value) == length and all(isinstance(item, kind) for item in value)
