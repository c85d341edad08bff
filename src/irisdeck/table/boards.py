"""A table as its viewer sees it, in parts: plain values to be drawn, in the browser or in the terminal.

Parts are made from views, never from a state. A part is pushed as a whole when one of its values has changed. All text
is a Said (irisdeck.words), so that it can be translated for the reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from irisdeck.options import agreed
from irisdeck.table import faces
from irisdeck.words import YOU, Said, say, tell

if TYPE_CHECKING:
    from collections.abc import Collection

    from irisdeck.bots import Thought
    from irisdeck.game import Game, Outlook, State, View
    from irisdeck.table.courtesy import Speech
    from irisdeck.table.lessons import LessonPlace
    from irisdeck.table.table import Table

NAMES = {
    "R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue", "I": "indigo", "V": "violet",
    "W": "light", "K": "shade", "?": "hidden",
}  # fmt: skip
HURRY = 20  # seconds below which a clock is urgent
RANKS = "?VIBGYO"  # colors of the tricks' ranks


class Part(NamedTuple):
    """A piece of the page: the macro that draws it, and its values."""

    kind: str
    values: dict[str, Any]


class Advice(Protocol):
    """A hint that somebody has asked the strongest bot for."""

    @property
    def thoughts(self) -> list[Thought] | None:
        """The moves, the best first; None while the bot thinks."""


class Viewer(NamedTuple):
    """Somebody at a table: their seat and name, and the hint that they asked for.

    `free`: the seats at which they may sit down.
    """

    seat: int | None
    name: str = ""
    hint: Advice | None = None
    free: Collection[int] = ()


class Card(NamedTuple):
    """A card to draw: its color, number if it has one, and notation; `look` is "lit" if it counts, "gone" if taken."""

    color: str
    number: str = ""
    text: str = ""
    look: str = ""
    name: Said | None = None  # in words, for a game with its own kinds of cards

    @property
    def label(self) -> Said:
        """What a screen reader says."""
        return self.name or label(self.color, self.number)


class Choice(NamedTuple):
    """A button: the move, the words on it, why it cannot be made or should not be, and whether a lesson wants it."""

    move: str
    words: Said
    about: Said | str = ""
    why_not: Said | str = ""
    warning: Said | str = ""
    wanted: bool = False
    best: bool = False  # according to a hint
    then: Said | str = ""  # what the move would lead to, in a few words


class Side(NamedTuple):
    """One of those who are compared at the end of a round: cards, lit where they count, and what they are, in words."""

    seat: int
    name: Said | str
    cards: tuple[Card, ...]
    words: Said


choice_of = lru_cache(1 << 12)(Choice)  # the same few buttons appear at many tables


@cache
def label(color: str, number: str) -> Said:
    """A card in words."""
    if color == "hidden":
        return say("table-hidden-card")
    return say(f"card-{color}", number=number) if number else say(f"color-{color}")


@cache
def card(text: str, look: str = "") -> Card:
    """The card of a notation: R7 in red7, K in the duel, 5 in tricks."""
    if text.isdigit():
        return Card(NAMES[RANKS[int(text)]], text, text, look)
    return Card(NAMES[text[0]], text[1:], text, look)


@cache
def said(message: str) -> Said:
    """A message without values, cached."""
    return say(message)


def plain(value: Any, language: str) -> Any:
    """Parts, or anything in them, as JSON values, with texts in a language."""
    if isinstance(value, Part):
        return {"kind": value.kind, **plain(value.values, language)}
    if isinstance(value, Card):
        color, number, text, look, _ = value
        return {"color": color, "number": number, "text": text, "look": look, "label": tell(value.label, language)}
    if isinstance(value, Choice):
        return {name: plain(item, language) for name, item in value._asdict().items()}
    if isinstance(value, Mapping):
        return {name: plain(item, language) for name, item in value.items()}
    if isinstance(value, str):
        return tell(value, language)
    return [plain(item, language) for item in value] if isinstance(value, Iterable) else value


def names_for(names: Sequence[Said | str], seat: int | None) -> Sequence[Said | str]:
    """All names as the player at a seat reads them: their own is "you"."""
    if seat is None:
        return names
    return [*names[:seat], said(YOU), *names[seat + 1 :]]


# -- Every table --


def parts(
    table: Table,
    table_id: str,
    viewer: Viewer,
    away: Collection[int] = (),
    absent: Collection[int] = (),
    now: float = 0,
    problem: Said | str = "",
) -> dict[str, Part]:
    """All parts of the page except the log, by id in reading order.

    `absent` seats have been away for long; `now` is the time that clocks use; `problem` is why the game does not go on.
    """
    page: dict[str, Part] = {"status": status(table, viewer.seat, problem)}
    if questions := asks(table, viewer.seat, away, absent):
        page["asks"] = questions
    if table.lesson:
        page["lesson"] = lesson(table, table.lesson, viewer.seat)
    elif table.over:
        page["result"] = result(table, table_id, viewer.seat)
    if not table.over and (table.state is None or any(seat.empty for seat in table.seats)):
        page["lobby"] = lobby(table, viewer)
    if table.state:
        look = look_at(table, viewer, away)
        if table.clock and table.running:
            page["clock"] = clock(table, look, now)
        if table.closing and (ended := round_end(look)):
            page["round"] = ended
        page |= board(look)
        if strip_part := strip(look):
            page["strip"] = strip_part
        if look.thoughts is not None:
            page["hint"] = hint(look, look.thoughts)
        page["tools"] = tools(table, viewer)
    page["menu"] = menu(table, viewer.seat)
    others = [seat.name for number, seat in enumerate(table.seats) if seat.player and number != viewer.seat]
    if others:
        page["talk"] = Part("talk", {"speaks": viewer.seat is not None, "others": others})
    return page


def clock(table: Table, look: Look, now: float) -> Part:
    """How long everybody may still think, and what happens when the time is up; bots have no clock."""
    assert table.clock
    assert table.turn is not None
    running = None if table.deadline is None else table.deadline - now
    timed = [number for number, seat in enumerate(table.seats) if table.clock.game and not seat.bot]
    seats = [(look.names[seat], span(table.clock.left[seat])) for seat in timed if seat != table.turn]
    return Part(
        "clock",
        {
            "name": look.names[table.turn],
            "left": None if running is None else max(0, round(running)),
            "text": "" if running is None else span(running),
            "seats": seats,
            "then": said(f"clock-then-{table.clock.then}"),
            "urgent": look.acts and running is not None and running < HURRY,
        },
    )


def terms(table: Table) -> list[Said]:
    """The terms of clock, patience and rating that players accept by sitting down."""
    limits, lines = table.first.get("clock"), []
    if limits:
        lines += [say(f"clock-terms-{kind}", span=span(limits[kind])) for kind in ("move", "game") if limits[kind]]
        lines.append(said(f"clock-then-{limits['then']}"))
    elif "patience" in table.first:
        lines.append(say("patience-terms", span=span(table.first["patience"])))
    return [*lines, said("table-rated")] if table.first.get("rated") else lines


def span(seconds: float) -> Said:
    """A time in words: minutes and seconds, hours, or days and hours."""
    whole = max(0, round(seconds))
    if whole >= 86_400:
        return say("clock-days", days=whole // 86_400, hours=whole % 86_400 // 3600)
    if whole >= 3600:
        return say("clock-hours", hours=whole // 3600, minutes=whole % 3600 // 60)
    return say("clock-minutes", minutes=whole // 60, seconds=f"{whole % 60:02}")


Heard = tuple[int, tuple["Said", ...], "Speech | None"]  # an event's number, its log lines, and its speech if it is one


def told(table: Table, quiet: bool = False, since: int = 0) -> list[Heard]:
    """The log since an event, the last entry first; without speech if `quiet`."""
    speeches, entries = table.courtesy.speeches, []
    for number, lines in reversed(table.told):
        if number < since:
            break
        if not quiet or number not in speeches:
            entries.append((number, lines, speeches.get(number)))
    return entries


def log(table: Table, table_id: str, quiet: bool = False) -> Part:
    """The log, the last entry first."""
    return Part("log", {"table_id": table_id, "told": told(table, quiet)})


def news(table: Table, since: int, quiet: bool = False) -> list[tuple[str, Part]]:
    """The log since an event, the first entry first."""
    values = ("number", "lines", "speech")
    return [("", Part("news", dict(zip(values, entry, strict=True)))) for entry in told(table, quiet, since)[::-1]]


def status(table: Table, seat: int | None, problem: Said | str = "") -> Part:
    """Whose turn it is, what happened last, and why the game does not go on, if it does not."""
    turn = table.turn
    if turn is not None:
        text = said("table-your-turn") if table.to_act(seat) else say("table-turn-of", name=table.names[turn])
    elif table.over:
        text = said("lesson-over" if table.lesson else "table-over")
    else:
        empty = sum(place.empty for place in table.seats)
        text = say("table-waiting", count=empty) if empty else said("table-ready")
    return Part(
        "status",
        {
            "text": text,
            "mine": table.to_act(seat),
            "watching": seat is None,
            "last": table.last,
            "number": table.moves,
            "turn": "" if turn is None else turn,
            "problem": problem,
        },
    )


def lesson(table: Table, place: LessonPlace, seat: int | None) -> Part:
    """The current step of a lesson, and how far the reader has come."""
    stopped = table.resigned is not None
    following = place.lesson.next
    return Part(
        "lesson",
        {
            "words": said("lesson-stopped") if stopped else place.words,
            "task": None if stopped else place.task,
            "reading": seat is not None and place.reading,
            "step": place.beat.step + 1,
            "steps": len(place.lesson.steps) - 1,
            "over": table.over,
            "game": place.lesson.game,
            "name": place.lesson.name,
            "next": (following.name, following.title) if following else None,
        },
    )


def lobby(table: Table, viewer: Viewer) -> Part:
    """Who sits where, and the seats that are free."""
    names = names_for(table.names, viewer.seat)
    return Part(
        "lobby",
        {
            "seats": [(number, names[number], seat.empty) for number, seat in enumerate(table.seats)],
            "viewer": viewer.seat,
            "free": [*viewer.free],
            "name": viewer.name,
            "full": not any(seat.empty for seat in table.seats),
            "begun": table.state is not None,
            "first": first_seat(table),
            "terms": terms(table),
            "faces": [seat.face for seat in table.seats],
            "host": host(table),
            "invitation": invitation(table),
            "options": agreed_options(table),
            "waiting": table.waiting,
        },
    )


def host(table: Table) -> tuple[Said | str, str] | None:
    """Who invites to a table, and their avatar: the first person who sits there."""
    inviting = [(table.names[number], seat.face) for number, seat in enumerate(table.seats) if seat.player]
    return inviting[0] if inviting else None


def invitation(table: Table) -> Said | str:
    """Who invites to what; empty if nobody does."""
    inviting = host(table)
    return say("invite-by", name=inviting[0], game=said(f"{table.first['game']}-title")) if inviting else ""


def agreed_options(table: Table) -> list[Said]:
    """The options that differ from their defaults, in words."""
    assert table.game
    options = table.game.options_for(table.game.players)
    agreed_ones = agreed(options, table.first["options"])
    return [say("line-label", label=label, values=answer) if answer else label for label, answer in agreed_ones]


def first_seat(table: Table) -> int | None:
    """The seat that will begin, where the table says so and the cards are not dealt yet."""
    first = table.first["options"].get("first")
    return first if table.state is None and isinstance(first, int) else None


def result(table: Table, table_id: str, seat: int | None) -> Part:
    """Who has won, with what; the best first."""
    assert table.state
    names, scores, game = names_for(table.names, seat), table.state.scores, table.state.game
    if table.agreed:
        won = said("offer-agreed")
    elif table.drawn:
        won = drawn(table.state)
    elif len(table.winners) > 1:
        won = say("table-shared", names=" · ".join(table.names[winner] for winner in table.winners))
    else:
        won = said("table-won-you") if seat in table.winners else say("table-won", name=names[table.winners[0]])
    best = () if table.drawn else table.winners
    order = sorted(range(len(names)), key=lambda player: (player not in best, -scores[player]))
    return Part(
        "result",
        {
            "table_id": table_id,
            "won": won,
            "mine": seat in best,
            "rows": [(names[player], scores[player], player in best) for player in order],
            "faces": [table.seats[player].face for player in order],
            "scored": table.state.over and game.scored,
            "rematch": table.rematch,
            "seated": seat is not None,
            "unit": game.unit,
            "game": game.name,
        },
    )


def drawn(state: State) -> Said:
    """A draw in words, with what all have."""
    return say(f"{state.game.name}-drawn", **{state.game.unit: max(state.scores)})


def asks(table: Table, seat: int | None, away: Collection[int], absent: Collection[int]) -> Part | None:
    """What a player is asked: whether they are back, to end the game, to let a bot play for others; often None."""
    if seat is None or not table.running:
        return None
    if table.seats[seat].bot:
        return Part("asks", {"stood_in": True, "offer": "", "answered": False, "votes": []})
    courtesy = table.courtesy
    offer = "" if courtesy.offer is None else say("offer-made", name=table.names[courtesy.offer])
    absent = () if table.clock else absent  # the clock decides
    votes = [ballot(table, seat, other, away) for other in absent if other != seat and not table.seats[other].bot]
    if not (offer or votes):
        return None
    return Part("asks", {"stood_in": False, "offer": offer, "answered": seat in courtesy.agreeing, "votes": votes})


def ballot(table: Table, seat: int, absent: int, away: Collection[int]) -> dict[str, Any]:
    """A vote to let a bot play for an absent player: the votes given and needed, and whether this seat may vote."""
    given, needed = table.courtesy.votes.get(absent, set()), table.courtesy.voters(table, absent, away)
    name = table.names[absent]
    return {
        "seat": absent,
        "words": say("stand-in-absent", name=name),
        "wish": say("stand-in-vote", name=name),
        "given": len(given),
        "needed": len(needed),
        "may_vote": seat not in given or given >= needed,
    }


def tools(table: Table, viewer: Viewer) -> Part:
    """What can be done besides moves, in the bar; `hint` is "ask", "thinking", "told" or empty."""
    seat, asked = viewer.seat, viewer.hint
    state = "ask" if table.hints and table.to_act(seat) else ""
    heard: Said | str = ""
    if asked and state:
        state = "thinking" if asked.thoughts is None else "told"
        heard = said("hint-thinking") if asked.thoughts is None else spoken_hint(table, asked.thoughts)
    return Part("tools", {"undo": table.may_undo(seat), "hints": table.hints, "hint": state, "heard": heard})


def menu(table: Table, seat: int | None) -> Part:
    """What is seldom wanted: to leave, to resign, to offer the end of the game."""
    assert table.game
    seated = seat is not None and table.running
    offer = seat is not None and seated and table.courtesy.may_offer(table, seat)
    return Part("menu", {"game": table.game.name, "seated": seated, "offer": offer, "lesson": table.lesson is not None})


def spoken_hint(table: Table, thoughts: list[Thought]) -> Said:
    """A hint as a screen reader announces it."""
    assert table.game
    return say("hint-says", move=table.game.instruction(thoughts[0].move)) if thoughts else said("hint-failed")


def hint(look: Look, thoughts: list[Thought]) -> Part:
    """What the strongest bot thinks of all legal moves, the best first; it may not have tried all."""
    game = look.view.game
    chances = {thought.move: (round(100 * thought.chance), round(196 * thought.error)) for thought in thoughts}
    rest = [move for move in look.view.legal_moves if move not in chances] if thoughts else []
    rows = [
        (game.instruction(move), chances.get(move), look.view.outlook(move, look.names).then)
        for move in [*chances, *rest]
    ]
    return Part("hint", {"rows": rows, "about": said("hint-share" if game.ranked else "hint-chance")})


@dataclass
class Look:
    """A position as somebody sees it, at a table or in a replay; `names` are as they read them."""

    view: View
    seat: int | None
    names: Sequence[Said | str]
    closing: dict[str, Any]  # what all could see when the last move decided a round
    away: Collection[int] = ()
    aids: bool = False
    scores: bool = False  # whether all scores are shown, remembered or not
    own: bool = True  # whether the viewer sits at this seat
    acts: bool = False
    wanted: str = ""  # the move that a lesson asks for
    rounds: int = 0  # how many were decided
    thoughts: list[Thought] | None = None  # what the strongest bot thinks, for whoever asked
    laid_open: dict[str, Any] = field(default_factory=dict)  # all hidden cards, for those who may see them
    faces: Sequence[str] = ()  # the avatar of each seat, where they are known
    seen: dict[str, Any] = field(init=False)

    def __post_init__(self) -> None:
        self.seen = self.view.seen

    @property
    def hand_title(self) -> Said | str:
        """The title of the hand at the bottom."""
        if self.seat is None:
            return self.names[0]
        return said("table-your-hand") if self.own else say("replay-hand", name=self.names[self.seat])

    def choice(
        self, move: str, words: str, about: Said | str = "", why_not: Said | str = "", then: Said | str = ""
    ) -> Choice:
        """The button of a move of the viewer, with what it would lead to; that of a lesson can always be pressed."""
        then, warning = (then, "") if why_not else self.outlook(move)
        if move == self.wanted:
            return choice_of(move, said(words), about, wanted=True, then=then)
        return choice_of(move, said(words), about, why_not, warning or "", best=move == self.best, then=then)

    def outlook(self, move: str) -> Outlook:
        """What a move of the viewer would lead to, by what the table shows."""
        return self.view.outlook(move, self.names, self.aids)

    @property
    def best(self) -> str:
        """The best move according to the hint, if there is one."""
        return self.thoughts[0].move if self.thoughts else ""

    def player(self, seat: int) -> dict[str, Any]:
        """The values that the part of every player has."""
        return {
            "seat": seat,
            "name": self.names[seat],
            "face": self.faces[seat] if self.faces else faces.PERSON,
            "away": seat in self.away,
            "mine": seat == self.seat,
        }

    def round_the_table(self) -> list[int]:
        """Seats in order of display: clockwise from the viewer's left; the viewer's own comes last."""
        count, start = len(self.names), 0 if self.seat is None else self.seat + 1
        return [(start + step) % count for step in range(count)]


def look_at(table: Table, viewer: Viewer, away: Collection[int]) -> Look:
    """A table in play as somebody sees it."""
    seat = viewer.seat
    view, place = table.view(seat), table.lesson
    assert view
    acts = table.to_act(seat) and not (place and place.reading)
    return Look(
        view,
        seat,
        names_for(table.names, seat),
        table.closing,
        away,
        aids=table.aids,
        scores=table.aids or table.over,
        acts=acts,
        wanted=place.wanted if place and acts else "",
        rounds=table.closed,
        thoughts=viewer.hint.thoughts if viewer.hint and acts else None,
        faces=[seat.face for seat in table.seats],
    )


def board(look: Look) -> dict[str, Part]:
    """The parts that show the cards, as the game's board.py makes them."""
    parts: dict[str, Part] = _board_of(look).board(look)
    return parts


def strip(look: Look) -> Part | None:
    """The game's strip of conclusions from public information, if it has one."""
    make = getattr(_board_of(look), "strip", None)
    part: Part | None = make(look) if make else None
    return part


def round_end(look: Look) -> Part | None:
    """How the round ended that the last move decided, as the game's board.py tells it."""
    make = getattr(_board_of(look), "round_end", None)
    part: Part | None = make(look) if make else None
    return part


def round_part(
    look: Look, title: Said, reason: Said, sides: Sequence[Side], rule: str = "", brief: bool = False
) -> Part:
    """The end of a round: who won it, why, and the cards that decided it side by side; `rule` is a color.

    A `brief` one is nothing to stop for.
    """
    values = {"title": title, "reason": reason, "sides": sides, "rule": rule, "number": look.rounds, "brief": brief}
    return Part("round", values)


def _board_of(look: Look) -> Any:
    module = look.view.game.module("board")
    assert module, f"{look.view.game.name} has no board.py"
    return module


def picture(game: type[Game]) -> list[list[Card]]:
    """The cards that show a game on the home page, stack by stack."""
    board = game.module("board")
    make = board.card if board else card
    return [list(map(make, stack.split("+"))) for stack in game.picture.split()]


def facts(game: type[Game]) -> list[Said]:
    """How many people play a game, how long it takes and from which age, if that is known."""
    least, most = game.seats[0], game.seats[-1]
    players = say("home-players", count=most) if least == most else say("home-players-from", least=least, most=most)
    if isinstance(game.minutes, int):
        duration = say("home-minutes", minutes=game.minutes)
    else:
        duration = say("home-minutes-from", least=game.minutes[0], most=game.minutes[1])
    return [players, duration, *([say("home-age", years=game.age)] if game.age else [])]


def counted(signs: Iterable[str]) -> list[tuple[Card, int]]:
    """Each run of equal cards as one card and its count."""
    return [(card(sign), len(list(same))) for sign, same in groupby(signs)]
