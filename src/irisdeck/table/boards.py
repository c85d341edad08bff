"""A table as its viewer sees it, in parts: plain values to be drawn, in the browser or in the terminal.

Parts are made from views, never from a state. A part is pushed as a whole when one of its values has changed. All text
is a Said (irisdeck.words), so that it can be translated for the reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from itertools import groupby
from math import ceil
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from irisdeck.game import NOTHING
from irisdeck.options import agreed
from irisdeck.table import faces
from irisdeck.words import YOU, Said, said, say, tell

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


@lru_cache(1 << 11)  # the same few buttons appear at many tables
def choice_of(
    move: str, words: str, about: Said | str, why_not: Said | str, outlook: Outlook, wanted: str, best: str
) -> Choice:
    """The button of a move; `wanted` is the move that a lesson wants, `best` that of a hint."""
    if move == wanted:
        return Choice(move, said(words), about, wanted=True, then=outlook.then)  # it can always be pressed
    # In lessons the coach refuses mistakes, and says why.
    warning = "" if wanted or why_not else outlook.warning or ""
    return Choice(move, said(words), about, why_not, warning, best=move == best, then=outlook.then)


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


def read_by(player: str | None, lines: Iterable[Said]) -> tuple[Said, ...]:
    """Log lines as a player reads them: "you" in place of their own name."""
    return tuple(lines) if player is None else tuple([yours(line, player) for line in lines])


def yours(line: Said, player: str) -> Said:
    """A log line about a player as they read it themselves; a line about others stays as it is."""
    if getattr(line.values.get("name"), "player", None) != player:
        return line
    return said(line.message, **{**line.values, "name": said(YOU)})


# -- Every table --


def parts(
    table: Table,
    table_id: str,
    viewer: Viewer,
    away: Collection[int] = (),
    absent: Collection[int] = (),
    now: float = 0,
    problem: Said | str = "",
    ratings: Ratings | None = None,
) -> dict[str, Part]:
    """All parts of the page except the log, by id in reading order.

    `absent` seats have been away for long; `now` is the time that clocks use; `problem` is why the game does not go on;
    `ratings` are those that a rated game has changed.
    """
    page: dict[str, Part] = {"status": status(table, viewer.seat, problem)}
    if questions := asks(table, viewer.seat, away, absent):
        page["asks"] = questions
    if table.lesson:
        page["lesson"] = lesson(table, table.lesson, viewer.seat)
    elif table.over:
        page["result"] = result(table, table_id, viewer.seat, ratings)
    if not table.over and (table.state is None or any(seat.empty for seat in table.seats)):
        page["lobby"] = lobby(table, viewer)
    if table.state:
        look = look_at(table, viewer, away)
        if table.clock and table.running:
            page["clock"] = clock(table, look, now)
        if table.closing and (ended := round_end(look)):
            page["round"] = ended
            if "result" in page:
                page["result"].values["why"] = ended.values
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
    """How long everybody may still think, and what happens when the time is up; bots have no clock.

    `times`: what the seat to act has left for this move and for the whole game, each where it is limited, with its
    label; `left` is the shorter one, and `seats` what the others have left for the whole game.
    """
    assert table.clock
    assert table.turn is not None
    running = None if table.deadline is None else table.deadline - now
    spans = {"clock-left-move": table.clock.move, "clock-left-game": table.clock.game and table.clock.left[table.turn]}
    passed = now - table.clock.since
    limits = [
        (message, limit - passed) for message, limit in spans.items() if limit is not None and running is not None
    ]
    timed = [number for number, seat in enumerate(table.seats) if table.clock.game and not seat.bot]
    seats = [(look.names[seat], span(table.clock.left[seat])) for seat in timed if seat != table.turn]
    return Part(
        "clock",
        {
            "name": look.names[table.turn],
            "left": None if running is None else max(0, round(running)),
            "times": [(said(message), max(0, round(left)), span(left)) for message, left in limits],
            "seats": seats,
            "then": said(f"clock-then-{table.clock.then}"),
            "urgent": look.acts and running is not None and running < HURRY,
        },
    )


def terms(table: Table) -> list[Said]:
    """The terms of clock, patience, rating and hints that players accept by sitting down."""
    limits, lines = table.first.get("clock"), []
    if limits:
        lines += [say(f"clock-terms-{kind}", span=length(limits[kind])) for kind in ("move", "game") if limits[kind]]
        lines.append(said(f"clock-then-{limits['then']}"))
    elif "patience" in table.first:
        lines.append(say("patience-terms", span=length(table.first["patience"])))
    more = {"rated": "table-rated", "hints": "table-hints", "series": "option-series"}
    return [*lines, *(said(message) for kind, message in more.items() if table.first.get(kind))]


def span(seconds: float) -> Said:
    """A time in words: minutes and seconds, hours, or days and hours."""
    whole = max(0, round(seconds))
    if whole >= 86_400:
        return say("clock-days", days=whole // 86_400, hours=whole % 86_400 // 3600)
    if whole >= 3600:
        return say("clock-hours", hours=whole // 3600, minutes=whole % 3600 // 60)
    return say("clock-minutes", minutes=whole // 60, seconds=f"{whole % 60:02}")


def length(seconds: float) -> Said:
    """A limit as it is chosen and agreed on, in its largest whole unit: 30 s, 5 min, 3 days."""
    whole = round(seconds)
    if whole % 86_400 == 0:
        return say("length-days", days=whole // 86_400)
    if whole % 3600 == 0:
        return say("length-hours", hours=whole // 3600)
    return say("length-minutes", minutes=whole // 60) if whole % 60 == 0 else say("length-seconds", seconds=whole)


Heard = tuple[int, tuple["Said", ...], "Speech | None"]  # an event's number, its log lines, and its speech if it is one


def told(table: Table, quiet: bool = False, since: int = 0, seat: int | None = None) -> list[Heard]:
    """The log since an event as a seat or a watcher reads it, the last entry first; without speech if `quiet`."""
    speeches, entries, reader = table.courtesy.speeches, [], reader_at(table, seat)
    for number, lines in reversed(table.told):
        if number < since:
            break
        if not quiet or number not in speeches:
            entries.append((number, read_by(reader, lines), speeches.get(number)))
    return entries


def reader_at(table: Table, seat: int | None) -> str | None:
    """Who reads the table at a seat."""
    return None if seat is None else table.seats[seat].player


def log(table: Table, table_id: str, quiet: bool = False, seat: int | None = None) -> Part:
    """The log, the last entry first."""
    return Part("log", {"table_id": table_id, "told": told(table, quiet, seat=seat)})


def status(table: Table, seat: int | None, problem: Said | str = "") -> Part:
    """Whose turn it is, what happened last, and why the game does not go on, if it does not."""
    turn = table.turn
    if turn is not None:
        text = said("table-your-turn") if table.to_act(seat) else said("table-turn-of", name=table.names[turn])
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
            "moved": seat in table.movers,
            "watching": seat is None,
            "last": read_by(reader_at(table, seat), table.last),
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
            "faces": table.faces,
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


Ratings = Mapping[int, Mapping[str, Any]]  # of each seat: the rating before and after the game, and if it is settled


def result(table: Table, table_id: str, seat: int | None, ratings: Ratings | None = None) -> Part:
    """Who has won, with what, the best first; what each round brought, and where the game turned."""
    assert table.state
    names, game = names_for(table.names, seat), table.state.game
    best = () if table.drawn else table.winners
    replay = f"/tables/{table_id}/replay"
    return Part(
        "result",
        {
            "table_id": table_id,
            "outcome": outcome(table, seat),
            "title": farewell(table, seat),
            "won": verdict(table, names, seat),
            "why": None,  # the cards that decided it, where a move of the game did
            "mine": seat in best,
            "rows": standings(table, names, best, ratings or {}),
            "scored": table.state.over and game.scored,
            "rounds": gains(table) if game.scored else [],
            "course": course(table, seat) if game.scored else [],
            "turning": turning(table, names, replay),
            "share": {"text": shared(table), "link": replay},
            "rematch": table.rematch,
            "daily": {"link": table.daily.link, "counts": table.daily.counts} if table.daily else None,
            "series": series(table, names) if table.series else None,
            "sealed": table.sealed,
            "seated": seat is not None,
            "alone": sum(place.player is not None for place in table.seats) == 1,
            "unit": game.unit,
            "game": game.name,
        },
    )


def verdict(table: Table, names: Sequence[Said | str], seat: int | None = None) -> Said:
    """Who has won, in a sentence."""
    assert table.state
    if table.agreed:
        return said("offer-agreed")
    if table.drawn:
        return drawn(table.state)
    if len(table.winners) > 1:
        return say("table-shared", names=" · ".join(table.names[winner] for winner in table.winners))
    return said("table-won-you") if seat in table.winners else say("table-won", name=names[table.winners[0]])


def shared(table: Table) -> Said:
    """The result as one sends it to others: the game, and who has won, by their names."""
    assert table.game
    return say("line-label", label=said(f"{table.game.name}-title"), values=verdict(table, table.names))


def standings(
    table: Table, names: Sequence[Said | str], best: Collection[int], ratings: Ratings
) -> list[dict[str, Any]]:
    """Everybody with their place, score and rating, the first place first; places are None where nobody has won."""
    assert table.state
    places = table.ending.places if table.ending else ()
    rows = [
        {
            "seat": seat,
            "place": places[seat] if places else None,
            "name": names[seat],
            "face": table.faces[seat],
            "score": score,
            "best": seat in best,
            "rating": ratings.get(seat),
        }
        for seat, score in enumerate(table.state.scores)
    ]
    return sorted(rows, key=lambda row: (row["place"] or 0, not row["best"], -row["score"]))


def series(table: Table, names: Sequence[Said | str]) -> dict[str, Any]:
    """What everybody made of all rounds so far with the same cards, the best first."""
    assert table.series
    rows = [
        {"name": names[total.seat], "face": table.faces[total.seat], "wins": wins(total.share), "score": total.score}
        for total in table.series.totals(table)
    ]
    return {"words": table.series.words, "last": table.series.last, "rows": rows}


def wins(share: float) -> str:
    """Victories, of which some may be shared."""
    return f"{share:.2f}".rstrip("0").rstrip(".")


def gains(table: Table) -> list[dict[str, Any]]:
    """What each seat won in each round, and the position of the replay after it."""
    rounds, before = [], (0,) * len(table.seats)
    for number, (at, scores) in enumerate(table.rounds, 1):
        won = [now - then for now, then in zip(scores, before, strict=True)]
        rounds.append({"round": number, "at": at, "gains": won})
        before = scores
    return rounds


def course(table: Table, seat: int | None) -> list[int]:
    """How far the viewer, or else the winner, was ahead of the best other player after each round."""
    who = table.winners[0] if seat is None and table.winners else seat or 0
    return [scores[who] - max(scores[:who] + scores[who + 1 :]) for _, scores in table.rounds]


def turning(table: Table, names: Sequence[Said | str], replay: str) -> dict[str, Any] | None:
    """The move by which the winner came ahead for good, with a link to the position after it."""
    at = table.turning
    if at is None:
        return None
    return {"at": at, "words": say("end-turning", name=names[table.winners[0]], at=at), "link": f"{replay}?at={at}"}


def outcome(table: Table, seat: int | None) -> str:
    """How the game ended for a viewer: won, lost, drawn, agreed or watched."""
    if seat is None:
        return "watched"
    if table.agreed or table.drawn:
        return "agreed" if table.agreed else "drawn"
    return "won" if seat in table.winners else "lost"


def farewell(table: Table, seat: int | None) -> Said:
    """The title of the end for a viewer: kind to who has lost."""
    assert table.game
    kind = outcome(table, seat)
    if seat is None or kind not in ("won", "lost"):
        return said(ENDS[kind])
    if table.resigned is not None:
        late = table.ended is not None and table.ended.message.startswith("clock-lost")
        return said(ENDS["late" if late and kind == "lost" else f"{kind}-given"])
    return table.game.farewell(f"{kind}-close" if close(table, seat) else kind, table.closing)


ENDS = {
    "watched": "end-watched",
    "drawn": "end-drawn",
    "agreed": "end-agreed",
    "won-given": "end-won-given",
    "lost-given": "end-lost-given",
    "late": "end-lost-time",
}
CLOSE = 0.1  # of the winner's score: what may be missing for a close result


def close(table: Table, seat: int) -> bool:
    """Whether little was missing for another result: few points, or, where nothing is scored, a last turn."""
    state = table.state
    assert state
    if not state.game.scored:
        return seat not in state.winners and state.history[-1][0] == seat
    first, second = sorted(state.scores, reverse=True)[:2]
    missing = first - (second if seat in state.winners else state.scores[seat])
    return missing <= max(1, CLOSE * first)


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
    hints = table.hints
    state = "ask" if hints and table.to_act(seat) else ""
    heard: Said | str = ""
    if asked and state:
        state = "thinking" if asked.thoughts is None else "told"
        heard = said("hint-thinking") if asked.thoughts is None else spoken_hint(table, asked.thoughts)
    return Part("tools", {"undo": table.may_undo(seat), "hints": hints, "hint": state, "heard": heard})


def menu(table: Table, seat: int | None) -> Part:
    """What is seldom wanted: to leave, to resign, to offer the end of the game."""
    assert table.game
    seated = seat is not None and table.running
    offer = seat is not None and seated and table.courtesy.may_offer(table, seat)
    about = table.about or ""
    lesson = table.lesson is not None
    values = {"game": table.game.name, "seated": seated, "offer": offer, "lesson": lesson, "about": about}
    return Part("menu", values)


def spoken_hint(table: Table, thoughts: list[Thought]) -> Said:
    """A hint as a screen reader announces it."""
    assert table.game
    return say("hint-says", move=table.game.instruction(thoughts[0].move)) if thoughts else said("hint-failed")


def hint(look: Look, thoughts: list[Thought]) -> Part:
    """What the strongest bot thinks of all legal moves, the best first; it may not have tried all."""
    game = look.view.game
    chances = {thought.move: weighed(thought, thoughts[0]) for thought in thoughts}
    rest = [move for move in look.view.legal_moves if move not in chances] if thoughts else []
    rows = [
        (game.instruction(move), chances.get(move, said("hint-untried")), look.view.outlook(move, look.names).then)
        for move in [*chances, *rest]
    ]
    return Part("hint", {"rows": rows, "about": said("hint-share" if game.ranked else "hint-chance")})


def weighed(thought: Thought, best: Thought) -> Said:
    """The chance of a move in words, and whether it may be as good as the best one, as far as the errors tell."""
    if thought.percent > best.percent:
        return said("hint-hardly")  # or it would be the best
    words = chance(thought)
    apart = best.chance - thought.chance
    equal = best.error > 0 and apart <= CONFIDENT * (best.error**2 + thought.error**2) ** 0.5
    return say("hint-as-good", chance=words) if thought is not best and equal else words


CONFIDENT = 1.96  # standard errors on each side that hold 95 % of all results


def chance(thought: Thought) -> Said:
    """A chance with its error; nothing is called impossible or certain because it never happened in a few tries."""
    percent, error = thought.percent, 100 * CONFIDENT * thought.error
    if not thought.error and percent in SURE:
        return said(SURE[percent])
    if percent == 0:
        return say("hint-below", chance=max(1, ceil(100 * thought.chance + error)))
    if percent == 100:
        return say("hint-above", chance=min(99, int(100 * thought.chance - error)))
    return (
        say("hint-percent", chance=percent, error=round(error)) if round(error) else say("hint-about", chance=percent)
    )


SURE = {0: "hint-sure-loss", 50: "hint-sure-draw", 100: "hint-sure-win"}


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
    best: str = field(init=False)  # the best move according to the hint, if there is one

    def __post_init__(self) -> None:
        self.best = self.thoughts[0].move if self.thoughts else ""

    @cached_property
    def seen(self) -> dict[str, Any]:
        """What the seat can see now."""
        return self.view.seen

    @cached_property
    def insight(self) -> dict[str, Any]:
        """Conclusions from public information."""
        return self.view.insight

    @property
    def hand_title(self) -> Said | str:
        """The title of the hand at the bottom."""
        if self.seat is None:
            return self.names[0]
        return said("table-your-hand") if self.own else say("replay-hand", name=self.names[self.seat])

    def choice(self, move: str, words: str, about: Said | str = "", why_not: Said | str = "") -> Choice:
        """The button of a move of the viewer, with what it would lead to, or why it cannot be made."""
        outlook = NOTHING if why_not else self.outlook(move)
        return choice_of(move, words, about, why_not, outlook, self.wanted, self.best)

    def outlook(self, move: str) -> Outlook:
        """What a move of the viewer would lead to, by what the table shows."""
        return self.view.outlook(move, self.names, self.aids)

    def face(self, seat: int) -> str:
        """The avatar of a player."""
        return self.faces[seat] if self.faces else faces.PERSON

    def player(self, seat: int) -> dict[str, Any]:
        """The values that the part of every player has."""
        return {
            "seat": seat,
            "name": self.names[seat],
            "face": self.face(seat),
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
        faces=table.faces,
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
