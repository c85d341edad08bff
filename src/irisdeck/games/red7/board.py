"""A table of Red7 as its viewer sees it: palettes, canvas, hand, and who would lead under each rule."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from irisdeck.game import NOTHING, Outlook
from irisdeck.games.red7 import game as red7
from irisdeck.table.boards import Part, Side, card, choice_of, round_part
from irisdeck.words import said

if TYPE_CHECKING:
    from irisdeck.game import Game
    from irisdeck.table.boards import Card, Choice, Look
    from irisdeck.words import Said

    Cards = tuple[tuple[Card, tuple[Choice, ...]], ...]  # each with its buttons; the same type, or it would look new


def board(look: Look) -> dict[str, Part]:
    """All palettes, the canvas with its rule, the hand."""
    seen = look.seen
    may: dict[str, Any] = {}
    if look.acts:
        others = [move for move in look.view.legal_moves if move[0] not in "+>"]
        may = look.view.verdicts([*(sign + text for text in seen["hand"] for sign in "+>"), *others, "end"])
    scores = seen["scores"] if look.view.game.options["advanced"] else None
    _, leading = look.insight["leading"][seen["rule"]]
    acting = may if look.view.game.options["actions"] else {}  # only actions take cards of palettes
    palettes = shown_palettes(look)
    parts: dict[str, Part] = {}
    for seat in look.round_the_table():
        lit = leading if seen["leader"] == seat else ()
        parts[f"seat-{seat}"] = Part(
            "red7_seat",
            {
                **look.player(seat),
                "cards": palette(look, tuple(palettes[seat]), lit, acting),
                "count": seen["hands"][seat],
                "leads": seen["leader"] == seat,
                "in": seen["in"][seat],
                "points": scores and scores[seat],
                "held": tuple(map(card, look.laid_open["hands"][seat])) if look.laid_open else (),
            },
        )
    top = seen["canvas_top"]
    parts["canvas"] = Part(
        "red7_canvas",
        {
            "top": top and card(top),
            "under": beneath(look, top),
            "rule": seen["rule"],
            "deck": seen["deck"],
            "round": scores and seen["round"],
        },
    )
    if look.seat is not None:
        parts["hand"] = hand(look, may)
    return parts


def shown_palettes(look: Look) -> list[list[str]]:
    """R6: the palettes of those who are in; at the end of the game everybody's lie open once more."""
    palettes: list[list[str]] = look.seen["palettes"]
    if not look.view.over:
        return palettes
    return [shown or out for shown, out in zip(palettes, look.view.memory["palettes_out"], strict=True)]


def palette(look: Look, texts: tuple[str, ...], lit: tuple[str, ...], acting: dict[str, Any]) -> Cards:
    """The cards of a palette, those that count lit, each with the buttons that an action adds."""
    if not acting:
        return plain_palette(texts, lit)
    return tuple((face, palette_choices(look, face.text, acting)) for face, _ in plain_palette(texts, lit))


@lru_cache(1 << 12)
def plain_palette(texts: tuple[str, ...], lit: tuple[str, ...]) -> Cards:
    """The cards of a palette without any buttons."""
    return tuple((card(text, "lit" if text in lit else ""), ()) for text in texts)


@lru_cache(1 << 12)
def faces(texts: tuple[str, ...]) -> tuple[Card, ...]:
    """Cards to be drawn."""
    return tuple(map(card, texts))


def beneath(look: Look, top: str | None) -> Card | None:
    """The card that lay on the canvas before the one on top of it now."""
    if not top:
        return None
    for _, move in look.view.recent:
        below = move.rpartition(">")[2]
        if ">" in move and below != top:
            return card(below) if below in look.seen["canvas"] else None
    return None


def palette_choices(look: Look, text: str, may: dict[str, Any]) -> tuple[Choice, ...]:
    """The buttons that an action adds to a card in a palette."""
    actions = ((f"7>{text}", "red7-to-canvas"), (f"1-{text}", "red7-onto-deck"))
    return tuple(look.choice(move, words, card(text).label) for move, words in actions if move in may)


LAID = Outlook(said("red7-then-laid"))
REMINDER = tuple(said(f"red7-action-{number}") for number in (7, 5, 3, 1))
ASKED = {"seven": "red7-asked-7", "five": "red7-asked-5", "one": "red7-asked-1", "draw": "red7-asked-draw"}
PLAIN = {"draw": "red7-draw", "keep": "red7-keep", "end": "table-end-turn", "pass": "red7-pass"}


def hand(look: Look, may: dict[str, Any]) -> Part:
    """The cards in hand, each with its two buttons."""
    texts = look.seen["hand"]
    held = tuple([hand_card(look, text, may) for text in texts]) if may else plain_palette(tuple(texts), ())
    plain = {move: look.choice(move, words, "", may[move] or "") for move, words in PLAIN.items() if move in may}
    end = plain.get("end")  # it is shown at all times: its place never holds another move
    acts = tuple(button for button in plain.values() if not button.why_not)
    asked = ASKED.get(look.seen["phase"]) if may else None
    values = {"seat": look.seat, "cards": held, "acts": acts, "asked": asked and said(asked)}
    return Part("red7_hand", {**values, "end": end, "title": look.hand_title})


def hand_card(look: Look, text: str, may: dict[str, Any]) -> tuple[Card, tuple[Choice, ...]]:
    """A card in hand with its two buttons."""
    face = card(text)
    about = face.label
    lay = choice(look, f"+{text}", "red7-to-palette", about, may)
    return face, (lay, choice(look, f">{text}", "red7-to-canvas", about, may))


def choice(look: Look, move: str, words: str, about: Said, may: dict[str, Any]) -> Choice:
    """The button of a hand card: what it would lead to, also where it is refused, or why that would be nothing."""
    refused: Said | None = may[move]
    if refused is None or refused.message == "red7-no-paint":
        outlook = look.view.outlook(move, look.names)
    else:
        outlook = LAID if refused.message == "red7-palette-laid" else NOTHING
    return choice_of(move, words, about, refused or "", outlook, look.wanted, look.best)


def strip(look: Look) -> Part:
    """Who would lead under each of the seven rules; and a reminder of the actions."""
    who: dict[int | None, tuple[Any, str]] = {seat: (name, look.face(seat)) for seat, name in enumerate(look.names)}
    who[None] = False, ""
    leading = look.insight["leading"].items()
    rules = [(rule, who[leader][0], faces(texts)) for rule, (leader, texts) in leading]
    leaders = [(rule, *who[leader]) for rule, (leader, _) in leading]
    now, reminder = look.seen["rule"], actions(look.view.game)
    return Part("red7_strip", {"rules": rules, "leaders": leaders, "now": now, "actions": reminder})


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
