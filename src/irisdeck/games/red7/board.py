"""A table of Red7 as its viewer sees it: palettes, canvas, hand, and who would lead under each rule."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from irisdeck.game import NOTHING, Outlook
from irisdeck.games.red7 import game as red7
from irisdeck.games.red7 import rules
from irisdeck.table.boards import Part, Side, card, choice_of, round_part
from irisdeck.words import said

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from irisdeck.game import Game
    from irisdeck.games.red7.rules import State
    from irisdeck.table.boards import Card, Choice, Look
    from irisdeck.words import Said

    Cards = tuple[tuple[Card, tuple[Choice, ...]], ...]  # each with its buttons; the same type, or it would look new


def board(look: Look) -> dict[str, Part]:
    """All palettes, the canvas with its rule, the hand."""
    view, fields = look.view, look.view._fields
    options, legal = view.game.options, frozenset(view._codes() if look.acts else ())
    palettes = red7.in_play(fields)
    first = red7.leader(palettes, fields.rule)
    lit = 0 if first is None else red7.counting(palettes[first], fields.rule)
    if fields.over:  # R6: everybody's lie open once more
        palettes = tuple(fields.palette[: fields.players])
    acting = legal if options["actions"] else ()  # only actions take cards of palettes
    scores = red7.scores(fields) if options["advanced"] else None
    parts: dict[str, Part] = {}
    for seat in look.round_the_table():
        parts[f"seat-{seat}"] = Part(
            "red7_seat",
            {
                **look.player(seat),
                "cards": palette(look, plain_palette(palettes[seat], lit if seat == first else 0), acting),
                "count": rules.hand_size(fields, seat),
                "leads": seat == first,
                "in": bool(fields.alive >> seat & 1),
                "points": scores and scores[seat],
                "held": tuple(map(card, look.laid_open["hands"][seat])) if look.laid_open else (),
            },
        )
    parts["canvas"] = Part(
        "red7_canvas",
        {
            "top": card(red7.show_card(fields.cover)) if fields.cover else None,
            "under": beneath(look, fields),
            "rule": red7.COLOR_NAMES[fields.rule],
            "deck": fields.cards - fields.top,
            "round": scores and fields.redeals + 1,
        },
    )
    if look.seat is not None:
        parts["hand"] = hand(look, fields, legal)
    return parts


def palette(look: Look, cards: Cards, acting: Collection[int]) -> Cards:
    """The cards of a palette, each with the buttons that an action adds."""
    return tuple((face, palette_choices(look, face.text, acting)) for face, _ in cards) if acting else cards


@lru_cache(1 << 11)
def plain_palette(cards: int, lit: int) -> Cards:
    """A set of cards without any buttons, those that count lit."""
    marked = red7.shown(lit)
    return tuple((card(text, "lit" if text in marked else ""), ()) for text in red7.shown(cards))


def beneath(look: Look, fields: State) -> Card | None:
    """The card that lay on the canvas before the one on top of it now."""
    codes = look.view.game.codes
    for _, move in look.view.recent if fields.cover else ():
        below = codes[move] & 63
        if ">" in move and below != fields.cover:
            return card(red7.show_card(below)) if fields.canvas & rules.bit(below) else None
    return None


def palette_choices(look: Look, text: str, acting: Collection[int]) -> tuple[Choice, ...]:
    """The buttons that an action adds to a card in a palette."""
    actions, codes = ((f"7>{text}", "red7-to-canvas"), (f"1-{text}", "red7-onto-deck")), look.view.game.codes
    return tuple(look.choice(move, words, card(text).label) for move, words in actions if codes[move] in acting)


LAID = Outlook(said("red7-then-laid"))
REMINDER = tuple(said(f"red7-action-{number}") for number in (7, 5, 3, 1))
ASKED = {"seven": "red7-asked-7", "five": "red7-asked-5", "one": "red7-asked-1", "draw": "red7-asked-draw"}
PLAIN = (
    (rules.DRAW, "draw", "red7-draw"),
    (rules.KEEP, "keep", "red7-keep"),
    (rules.END, "end", "table-end-turn"),
    (rules.PASS, "pass", "red7-pass"),
)


def hand(look: Look, fields: State, legal: Collection[int]) -> Part:
    """The cards in hand, each with its two buttons."""
    cards, end = fields.hand[look.view.seat] & rules.ALL, None
    acts: list[Choice] = []
    for code, move, words in PLAIN if look.acts else ():
        if code in legal or code == rules.END:
            button = look.choice(move, words, "", "" if code in legal else look.view.game.refusal(fields, code))
            acts += () if button.why_not else (button,)
            end = button if code == rules.END else end  # at all times: its place never holds another move
    asked = ASKED.get(red7.PHASES[fields.phase]) if look.acts else None
    return Part(
        "red7_hand",
        {
            "seat": look.seat,
            "cards": held(look, fields, cards, legal) if look.acts else plain_palette(cards, 0),
            "acts": tuple(acts),
            "asked": asked and said(asked),
            "end": end,
            "title": look.hand_title,
        },
    )


def held(look: Look, fields: State, cards: int, legal: Collection[int]) -> Cards:
    """The cards in hand, the highest first, each with its two buttons."""
    palettes, faces = red7.in_play(fields), []
    while cards:
        one = cards.bit_length()
        cards ^= rules.bit(one)
        face = card(red7.show_card(one))
        faces.append((face, (lay(look, fields, face, one, legal), paint(look, fields, face, one, legal, palettes))))
    return tuple(faces)


def lay(look: Look, fields: State, face: Card, one: int, legal: Collection[int]) -> Choice:
    """The button that lays a hand card: what it would lead to, or why it is refused."""
    if (code := rules.LAY + one) in legal:
        refused, outlook = "", red7.lay_outlook(fields, one, look.names)
    else:
        refused = look.view.game.refusal(fields, code)
        outlook = LAID if fields.phase == rules.CANVAS else NOTHING
    return choice_of(f"+{face.text}", "red7-to-palette", face.label, refused, outlook, look.wanted, look.best)


def paint(look: Look, fields: State, face: Card, one: int, legal: Collection[int], palettes: tuple[int, ...]) -> Choice:
    """The button that paints with a hand card: what it would lead to, also where R5 refuses it."""
    refused = "" if (code := rules.PAINT + one) in legal else look.view.game.refusal(fields, code)
    told = not refused or fields.phase in PAINTING
    outlook = Outlook(red7.leads_under(palettes, rules.color(one), look.names)) if told else NOTHING
    return choice_of(f">{face.text}", "red7-to-canvas", face.label, refused, outlook, look.wanted, look.best)


PAINTING = (rules.START, rules.CANVAS)  # phases in which nothing but R5 refuses to paint


def strip(look: Look) -> Part:
    """Who would lead under each of the seven rules; and a reminder of the actions."""
    who: dict[int | None, tuple[Any, str]] = {seat: (name, look.face(seat)) for seat, name in enumerate(look.names)}
    who[None] = False, ""
    palettes = red7.in_play(look.view._fields)
    leaders = [(rule, *who[seat]) for rule, seat in zip(RULES, reversed(red7.leaders(palettes)), strict=True)]
    now, reminder = red7.COLOR_NAMES[look.view._fields.rule], actions(look.view.game)
    rules = Leads(palettes, look.names)
    return Part("red7_strip", {"rules": rules, "leaders": leaders, "now": now, "actions": reminder})


RULES = red7.COLOR_NAMES[:0:-1]


@dataclass(frozen=True)
class Leads:
    """R8, R9: each rule, who leads under it, and the cards that count; worked out for terminals, which show them."""

    palettes: tuple[int, ...]
    names: Sequence[Said | str]

    def __iter__(self) -> Iterator[tuple[str, Said | str | bool, tuple[Card, ...]]]:
        for rule, (leader, texts) in red7.leading(self.palettes).items():
            yield rule, False if leader is None else self.names[leader], tuple(map(card, texts))


def actions(game: Game) -> tuple[Said, ...]:
    """R16: what odd cards do in a palette, where the game is played so."""
    return REMINDER if game.options["actions"] else ()


def round_end(look: Look) -> Part:
    """R7: the last two palettes side by side, with the cards that count under the rule."""
    was = look.closing
    sides = [side(look, seat) for seat in (was["winner"], was["loser"])]
    title, reason = red7.round_winner(was, look.names), red7.round_reason(was, look.names)
    return round_part(look, title, reason, sides, red7.COLOR_NAMES[was["rule"]])


def side(look: Look, seat: int) -> Side:
    """A palette at the end of a round, and what counts of it."""
    palette, rule = look.closing["palettes"][seat], look.closing["rule"]
    lit = red7.shown(red7.counting(palette, rule))
    cards = tuple(card(text, "lit" if text in lit else "") for text in red7.shown(palette))
    return Side(seat, look.names[seat], cards, red7.counts(palette, rule))
