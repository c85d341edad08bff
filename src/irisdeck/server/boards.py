"""A table as its viewer sees it, in parts: plain values that the templates draw. Only views come in, never a state.

A part is what is pushed as a whole when one of its values has changed. Everything that can be read is something said
(irisdeck.words), so that a page tells it in the reader's language.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from irisdeck.bots import Thought
    from irisdeck.courtesy import Speech
    from irisdeck.game import View
    from irisdeck.server.hints import Hint
    from irisdeck.table import Table
    from irisdeck.words import Said

NAMES = {
    "R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue", "I": "indigo", "V": "violet",
    "W": "light", "K": "shade", "?": "hidden",
}  # fmt: skip
RANKS = "?VIBGYO"  # colors of the tricks' ranks


class Part(NamedTuple):
    """A piece of the page: the macro that draws it, and its values."""

    kind: str
    values: dict[str, Any]


class Viewer(NamedTuple):
    """Whoever looks: where they sit, what they are called, and whether they asked for the strip of rules or a hint."""

    seat: int | None
    name: str = ""
    strip: bool = False
    hint: Hint | None = None


class Card(NamedTuple):
    """A card to draw: its color, its number if it has one, how it is written; lit where it counts, faint if gone."""

    color: str
    number: str = ""
    text: str = ""
    look: str = ""

    @property
    def label(self) -> Said:
        """What a screen reader says."""
        return label(self.color, self.number)


class Choice(NamedTuple):
    """A button: the move, the words on it, and why it cannot be made or should not be."""

    move: str
    words: Said
    about: Said | str = ""
    why_not: Said | str = ""
    warning: Said | str = ""
    best: bool = False  # as a hint has it


choice_of = lru_cache(1 << 12)(Choice)  # few kinds, at many tables


@cache
def label(color: str, number: str) -> Said:
    """A card in words."""
    if color == "hidden":
        return say("table-hidden-card")
    name = say(f"duel-{color}" if color in ("light", "shade") else f"color-{color}")
    return say("card-name", color=name, number=number) if number else name


@cache
def card(text: str, look: str = "") -> Card:
    """R7 of red7, K of the duel, 5 of the tricks."""
    if text.isdigit():
        return Card(NAMES[RANKS[int(text)]], text, text, look)
    return Card(NAMES[text[0]], text[1:], text, look)


@cache
def said(message: str) -> Said:
    """Something that is always said in the same words."""
    return say(message)


def names_for(table: Table, seat: int | None) -> list[Said | str]:
    """All names as whoever sits there reads them."""
    if seat is None:
        return table.names
    return [*table.names[:seat], said("table-you"), *table.names[seat + 1 :]]


# -- Every table --


def parts(
    table: Table, table_id: str, viewer: Viewer, away: Collection[int] = (), absent: Collection[int] = ()
) -> dict[str, Part]:
    """All parts of the page by their id, in the order of reading, but for the log; `absent` are away for long."""
    shown: dict[str, Part] = {"status": status(table, viewer.seat)}
    if asked := asks(table, viewer.seat, away, absent):
        shown["asks"] = asked
    if table.over:
        shown["result"] = result(table, table_id, viewer.seat)
    if not table.over and (table.state is None or any(seat.empty for seat in table.seats)):
        shown["lobby"] = lobby(table, viewer)
    if table.state:
        look = Look(table, viewer, away)
        if look.view.game.name == "red7":
            shown |= red7(look)
            shown["strip"] = red7_strip(look, table_id, viewer.strip)
        else:
            shown |= duel(look) if look.view.game.name == "duel" else tricks(look)
        if look.thoughts is not None:
            shown["hint"] = hint(look, look.thoughts)
        shown["tools"] = tools(table, viewer)
    others = [seat.name for number, seat in enumerate(table.seats) if seat.player and number != viewer.seat]
    if others:
        shown["talk"] = Part("talk", {"speaks": viewer.seat is not None, "others": others})
    return shown


Heard = tuple[int, tuple["Said", ...], "Speech | None"]  # the number of an event, what tells it, and who said it if so


def told(table: Table, quiet: bool = False, since: int = 0) -> list[Heard]:
    """What has been told since an event, the last first; to the quiet nothing that people said."""
    speeches, found = table.courtesy.speeches, []
    for number, lines in reversed(table.told):
        if number < since:
            break
        if not quiet or number not in speeches:
            found.append((number, lines, speeches.get(number)))
    return found


def log(table: Table, table_id: str, quiet: bool = False) -> Part:
    """What happened lately, the last first."""
    return Part("log", {"table_id": table_id, "told": told(table, quiet)})


def news(table: Table, since: int, quiet: bool = False) -> list[tuple[str, Part]]:
    """What has been told since an event, the first first."""
    values = ("number", "lines", "speech")
    return [("", Part("news", dict(zip(values, heard, strict=True)))) for heard in told(table, quiet, since)[::-1]]


def status(table: Table, seat: int | None) -> Part:
    """Whose turn it is, and what happened last."""
    turn = table.turn
    if turn is not None:
        text = said("table-your-turn") if table.to_act(seat) else say("table-turn-of", name=table.names[turn])
    elif table.over:
        text = said("table-over")
    else:
        text = say("table-waiting", count=sum(one.empty for one in table.seats))
    return Part(
        "status",
        {
            "text": text,
            "mine": table.to_act(seat),
            "watching": seat is None,
            "last": table.last,
            "number": table.moves,
            "turn": "" if turn is None else turn,
        },
    )


def lobby(table: Table, viewer: Viewer) -> Part:
    """Who sits where, and the seats that are free."""
    names = names_for(table, viewer.seat)
    return Part(
        "lobby",
        {
            "seats": [(number, names[number], seat.empty) for number, seat in enumerate(table.seats)],
            "viewer": viewer.seat,
            "name": viewer.name,
            "full": not any(seat.empty for seat in table.seats),
            "begun": table.state is not None,
        },
    )


def result(table: Table, table_id: str, seat: int | None) -> Part:
    """Who has won, with what; the best first."""
    assert table.state
    names, scores, game = names_for(table, seat), table.state.scores, table.state.game
    if table.agreed:
        won = said("offer-agreed")
    elif len(table.winners) > 1:
        won = say("table-shared", names=" · ".join(table.names[one] for one in table.winners))
    else:
        won = said("table-won-by-you") if seat in table.winners else say("table-won", name=names[table.winners[0]])
    rows = [(names[one], scores[one], one in table.winners) for one in range(len(names))]
    return Part(
        "result",
        {
            "table_id": table_id,
            "won": won,
            "mine": seat in table.winners,
            "rows": sorted(rows, key=lambda row: (not row[2], -row[1])),
            "scored": table.state.over and (game.name != "red7" or game.options["advanced"]),
            "rematch": table.rematch,
            "seated": seat is not None,
            "game": game.name,
        },
    )


def asks(table: Table, seat: int | None, away: Collection[int], absent: Collection[int]) -> Part | None:
    """What a player is asked: whether they are back, to end the game, to let a bot play for others; often nothing."""
    if seat is None or not table.running:
        return None
    if table.seats[seat].bot:
        return Part("asks", {"stood_in": True, "offer": "", "answered": False, "votes": []})
    courtesy = table.courtesy
    offer = "" if courtesy.offer is None else say("offer-made", name=table.names[courtesy.offer])
    votes = [ballot(table, seat, one, away) for one in absent if one != seat and not table.seats[one].bot]
    if not (offer or votes):
        return None
    return Part("asks", {"stood_in": False, "offer": offer, "answered": seat in courtesy.agreeing, "votes": votes})


def ballot(table: Table, seat: int, absent: int, away: Collection[int]) -> dict[str, Any]:
    """Who is away, how many would let a bot play for them, of how many, and whether one is still to say so."""
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
    """What can be done besides moves; `hint`: whether one can ask for one, or a bot thinks about it."""
    assert table.game
    seat, asked = viewer.seat, viewer.hint
    seated = seat is not None and table.running
    state = "ask" if table.hints and table.to_act(seat) else ""
    heard: Said | str = ""
    if asked and state:
        state = "thinking" if asked.thoughts is None else "told"
        heard = said("hint-thinking") if asked.thoughts is None else spoken_hint(table, asked.thoughts)
    return Part(
        "tools",
        {
            "undo": table.may_undo(seat),
            "seated": seated,
            "offer": seat is not None and seated and table.courtesy.may_offer(table, seat),
            "hint": state,
            "heard": heard,
            "game": table.game.name,
        },
    )


def spoken_hint(table: Table, thoughts: list[Thought]) -> Said:
    """A hint as it is read aloud when it comes."""
    assert table.game
    return say("hint-says", move=table.game.phrase(thoughts[0].move)) if thoughts else said("hint-failed")


def hint(look: Look, thoughts: list[Thought]) -> Part:
    """What the strongest bot thinks of all legal moves, the best first; it may not have tried all."""
    game = look.view.game
    rows: list[tuple[Said, tuple[int, int] | None, str]] = [
        (game.phrase(one.move), (round(100 * one.chance), round(196 * one.error)), one.reason) for one in thoughts
    ]
    tried = {one.move for one in thoughts}
    rest = [move for move in look.view.legal_moves if move not in tried] if thoughts else []
    rows += [(game.phrase(move), None, look.view.reason(move)) for move in rest]
    shares = game.name == "tricks" and game.players > 2
    return Part("hint", {"rows": rows, "about": said("hint-share" if shares else "hint-chance")})


class Look:
    """A table in play as somebody sees it."""

    def __init__(self, table: Table, viewer: Viewer, away: Collection[int]) -> None:
        seat = viewer.seat
        view = table.view(seat)
        assert view
        self.table = table
        self.view: View = view
        self.seat = seat
        self.away = away
        self.seen = view.seen
        self.names = names_for(table, seat)
        self.acts = table.to_act(seat)
        self.thoughts = viewer.hint.thoughts if viewer.hint and self.acts else None
        self.best = self.thoughts[0].move if self.thoughts else ""

    def player(self, seat: int) -> dict[str, Any]:
        """What is shown of every player."""
        return {"seat": seat, "name": self.names[seat], "away": seat in self.away, "mine": seat == self.seat}

    def round_the_table(self) -> list[int]:
        """Seats as they are seen: clockwise, from the left; one's own comes last."""
        count, start = len(self.names), 0 if self.seat is None else self.seat + 1
        return [(start + step) % count for step in range(count)]


# -- Duel --

TRIED = ["n1", "n2", "n3", "b1", "b2", "b3", "f1", "f2", "f3", "f4", "f5", "f6", "end"]


def duel(look: Look) -> dict[str, Part]:
    """Both hands as the viewer sees them, the row, the holder."""
    seen, bottom = look.seen, look.seat or 0
    may = look.view.verdicts(TRIED) if look.acts else {}

    def choices(move: str, words: str, about: Said | str = "") -> tuple[Choice, ...]:
        best = move == look.best
        return (choice_of(move, said(words), about, may[move] or "", "", best),) if move in may else ()

    def held(place: int, sign: str | None) -> tuple[Card | None, tuple[Choice, ...]]:
        if sign is None:
            return None, ()
        about = card(sign).label
        return card(sign), choices(f"n{place}", "duel-lay", about) + choices(f"b{place}", "duel-blind", about)

    row = [(card(sign), choices(f"f{at}", "duel-turn", card(sign).label)) for at, sign in enumerate(seen["row"], 1)]
    memory = look.view.remembered if look.table.aids and look.seat is not None else {}
    backs = [known(text, up) for text, up in zip(memory["row"], seen["row"], strict=True)] if memory else []
    shown = {
        "seat-top": Part(
            "duel_seat",
            {
                **look.player(1 - bottom),
                "cards": [sign and card(sign) for sign in seen["opponent"]],
                "pile_size": seen["piles"][1 - bottom],
            },
        ),
        "row": Part("duel_row", {"row": row, "backs": backs, "closed": {} if row else closed(look)}),
        "holder": Part("duel_holder", {"next": seen["next"] and card(seen["next"]), "count": seen["deck"]}),
        "hand": Part(
            "duel_hand",
            {
                **look.player(bottom),
                "cards": [held(place, sign) for place, sign in enumerate(seen["hand"], 1)],
                "pile_size": seen["piles"][bottom],
                "acts": choices("end", "table-end-turn"),
            },
        ),
    }
    if memory:
        shown["memory"] = remembered_piles(memory, bottom)
    return shown


def known(text: str, up: str) -> Card | None:
    """The other side of a card in the row, if the viewer has seen it: GK with G up is K."""
    other = text.replace(up, "", 1)
    return None if other == "?" else card(other)


def closed(look: Look) -> dict[str, Any]:
    """The row that was decided last, until a card of the next is laid."""
    was = look.table.closing
    if not was:
        return {}
    row, at = was["row"], was["decided"]
    marked = [place == at or (was["how"] == "double" and sign == row[at]) for place, sign in enumerate(row)]
    return {
        "how": was["how"],
        "words": say(f"duel-won-{was['how']}", cards=len(row), name=look.names[was["winner"]]),
        "row": [card(sign, "lit" if lit else "gone") for sign, lit in zip(row, marked, strict=True)],
    }


def remembered_piles(memory: dict[str, Any], bottom: int) -> Part:
    """The memory aid: what has been seen of the cards in both piles."""
    piles = [counted(sorted("".join(pile).replace("?", ""))) for pile in memory["piles"]]
    return Part("duel_memory", {"mine": piles[bottom], "theirs": piles[1 - bottom]})


def counted(signs: Iterable[str]) -> list[tuple[Card, int]]:
    """Cards that lie together, each kind once with its number."""
    return [(card(sign), len(list(same))) for sign, same in groupby(signs)]


# -- Tricks --


def tricks(look: Look) -> dict[str, Part]:
    """The other players, the middle, the trick in order of playing, the hand."""
    seen, view, table = look.seen, look.view, look.table
    legal = view.legal_moves if look.acts else ()
    scores = view.remembered["scores"] if table.aids or table.over else None
    players = {
        seat: {
            **look.player(seat),
            "count": seen["hands"][seat],
            "pile": seen["piles"][seat] if seen["piles"] else 0,
            "points": scores[seat] if scores else None,
        }
        for seat in look.round_the_table()
    }
    shown = {f"seat-{seat}": Part("tricks_seat", one) for seat, one in players.items() if seat != look.seat}
    order = {place: number for number, place in enumerate(view.insight["takers"], 1)}
    combos = [(seat, look.names[seat], cards(combo), order[place]) for place, (seat, combo) in enumerate(seen["trick"])]
    stacks = [
        (cards(stack), taking(stack, look.best == f"={stack}") if f"={stack}" in legal else None)
        for stack in seen["middle"]
    ]
    shown["middle"] = Part("tricks_middle", {"stacks": stacks, "taking": seen["taking"]})
    shown["trick"] = Part("tricks_trick", {"combos": combos, "taking": seen["taking"]})
    if look.seat is not None:
        shown["hand"] = Part(
            "tricks_hand",
            {
                **players[look.seat],
                "ranks": [(rank, len(list(same))) for rank, same in groupby(seen["hand"].split())],
                "plays": [(move, cards(move), move == look.best) for move in legal if not move.startswith("=")],
            },
        )
        shown["scored"] = tricks_scored(look)
    return shown


def tricks_scored(look: Look) -> Part:
    """What one has taken; with the aid, also what is still out."""
    memory = look.view.remembered
    unseen = [(card(str(rank)), count) for rank, count in enumerate(memory["unseen"], 1)] if look.table.aids else []
    taken = counted(look.seen["score_pile"].split())
    return Part("tricks_scored", {"ranks": taken, "points": memory["scores"][look.seat], "unseen": unseen})


@cache
def taking(stack: str, best: bool) -> Choice:
    """The button of a stack."""
    return Choice(f"={stack}", said("tricks-take"), stack, best=best)


@cache
def cards(ranks: str) -> tuple[Card, ...]:
    """Of a combo or a stack."""
    return tuple(map(card, ranks))


# -- Red7 --


def red7(look: Look) -> dict[str, Part]:
    """All palettes, the canvas with its rule, the hand."""
    seen = look.seen
    may: dict[str, Any] = {}
    if look.acts:
        legal = look.view.legal_moves
        may = look.view.verdicts([*(sign + text for text in seen["hand"] for sign in "+>"), *legal])
    scores = seen["scores"] if look.view.game.options["advanced"] else None
    _, leading = look.view.insight["leading"][seen["rule"]]
    shown: dict[str, Part] = {}
    for seat in look.round_the_table():
        lit = leading if seen["leader"] == seat else ()
        shown[f"seat-{seat}"] = Part(
            "red7_seat",
            {
                **look.player(seat),
                "cards": [
                    (card(text, "lit" if text in lit else ""), palette_choices(text, may, look.best) if may else ())
                    for text in seen["palettes"][seat]
                ],
                "count": seen["hands"][seat],
                "leads": seen["leader"] == seat,
                "in": seen["in"][seat],
                "points": scores and scores[seat],
            },
        )
    top, rule = seen["canvas_top"], seen["rule"]
    canvas = {"top": top and card(top), "rule": rule, "deck": seen["deck"], "round": scores and seen["round"]}
    shown["canvas"] = Part("red7_canvas", canvas)
    if look.seat is not None:
        shown["hand"] = red7_hand(look, may)
    return shown


def palette_choices(text: str, may: dict[str, Any], best: str) -> tuple[Choice, ...]:
    """What an action lets one do with a card that lies in a palette."""
    wanted = ((f"7>{text}", "red7-to-canvas"), (f"1-{text}", "red7-onto-deck"))
    return tuple(
        choice_of(move, said(words), card(text).label, "", "", move == best) for move, words in wanted if move in may
    )


ASKED = {"seven": "red7-asked-7", "five": "red7-asked-5", "one": "red7-asked-1", "draw": "red7-asked-draw"}
PLAIN = {"draw": "red7-draw", "keep": "red7-keep", "end": "table-end-turn", "pass": "red7-pass"}


def red7_hand(look: Look, may: dict[str, Any]) -> Part:
    """The cards in hand with the two things that can be done with each."""
    risks = []

    def choice(move: str, words: str, about: Said | str = "") -> Choice:
        warning = "" if may[move] else look.view.warning(move) or ""
        risks.append(warning)
        return choice_of(move, said(words), about, may[move] or "", warning, move == look.best)

    held: list[tuple[Card, tuple[Choice, ...]]] = []
    for text in look.seen["hand"]:
        one = card(text)
        both = (("+", "red7-to-palette"), (">", "red7-to-canvas")) if may else ()
        held.append((one, tuple(choice(sign + text, words, one.label) for sign, words in both)))
    acts = tuple(choice(move, words) for move, words in PLAIN.items() if move in may)
    asked = ASKED.get(look.seen["phase"]) if may else None
    values = {"seat": look.seat, "cards": held, "acts": acts, "asked": asked and said(asked), "risky": any(risks)}
    return Part("red7_hand", values)


def red7_strip(look: Look, table_id: str, wanted: bool) -> Part:
    """Who would lead under each of the seven rules; only its heading until somebody asks."""
    leading = look.view.insight["leading"] if wanted else {}
    rules = [
        (rule, leader is not None and look.names[leader], tuple(map(card, texts)))
        for rule, (leader, texts) in leading.items()
    ]
    return Part("red7_strip", {"rules": rules, "now": look.seen["rule"] if wanted else "", "table_id": table_id})
