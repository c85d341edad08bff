"""Red7: options, notation, views and words. The rules are in irisdeck/games/red7/rules.py."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from irisdeck.game import WATCHER, Game, InvalidDeal, short
from irisdeck.games.red7 import rules as rules
from irisdeck.games.red7.rules import (
    CARDS,
    DRAW,
    END,
    KEEP,
    LAY,
    PAINT,
    PAINT_BY_7,
    PASS,
    TAKE_BY_1,
    State,
    bit,
    color,
    number,
)
from irisdeck.options import switch
from irisdeck.words import either, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from irisdeck.options import Option
    from irisdeck.words import Said

COLORS = "?VIBGYOR"  # by number
COLOR_NAMES = ("", "violet", "indigo", "blue", "green", "yellow", "orange", "red")
PHASES = ("start", "seven", "five", "one", "canvas", "draw", "draw")
counting = lru_cache(1 << 12)(rules.counting)
ALL = (1 << CARDS) - 1
UNKNOWN = CARDS  # in a view, bits from this one on count the cards of a hand that are not known


# -- Cards --


def show_card(card: int) -> str:
    """Color and number."""
    return f"{COLORS[color(card)]}{number(card)}"


def show_cards(cards: int) -> list[str]:
    """The known cards of a set, the highest first."""
    return list(shown(cards & ALL))


@lru_cache(1 << 12)
def shown(cards: int) -> tuple[str, ...]:
    """The notations of a set of cards, cached because every seat of a table shows the same sets."""
    return tuple(show_card(card) for card in range(CARDS, 0, -1) if cards & bit(card))


def read_card(text: str) -> int:
    """Parse a card: color and number."""
    if len(text) != 2 or text[0] not in "ROYGBIV":
        raise InvalidDeal(f"there is no card {short(text)}: a card is a color of ROYGBIV and a number (R1)")
    if text[1] not in "1234567":
        raise InvalidDeal(f"there is no {text}: numbers run from 1 to 7 (R1)")
    return 7 * (int(text[1]) - 1) + COLORS.index(text[0])


@lru_cache(1 << 12)
def strength(palette: int, rule: int) -> int:
    """R8: how strong a palette is under a rule."""
    return rules.strength(rules.counting(palette, rule))


# -- The game --


class Red7(Game):
    """Be in the lead when your turn ends. If you are not, change the rule."""

    name = "red7"
    title = "Red7, by Carl Chudyk and Chris Cieslik"
    line = "Be in the lead when your turn ends. If you are not, change the rule."
    seats = range(2, 5)
    rules: ClassVar = rules
    clauses: ClassVar = {"deal": "R3", "turn": "R3", "move": "R4", "score": "R12"}
    minutes = 10
    picture = "R7 O6 Y5 G4 B3 I2 V1"
    letters = "ROYGBIV"
    suggested = True

    @classmethod
    def options_for(cls, players: int) -> dict[str, Option]:
        """R11, R16."""
        return {
            "advanced": switch(
                False,
                "high canvas cards let you draw, and several rounds are scored",
                "option-advanced",
            ),
            "actions": switch(False, "odd cards have an action when laid in the palette", "option-actions"),
        }

    @classmethod
    def _moves(cls) -> Iterator[tuple[int, str]]:
        for card in range(1, CARDS + 1):
            for kind, sign in ((LAY, "+"), (PAINT, ">"), (PAINT_BY_7, "7>"), (TAKE_BY_1, "1-")):
                yield kind + card, sign + show_card(card)
        yield from ((DRAW, "draw"), (KEEP, "keep"), (END, "end"), (PASS, "pass"))

    def blank(self) -> State:
        return State(
            players=self.players,
            advanced=int(self.options["advanced"]),
            actions=int(self.options["actions"]),
            cards=CARDS,
        )

    def set_deck(self, fields: State, deal: str) -> None:
        cards = [read_card(card) for card in deal.split(" ")]
        if len(set(cards)) < len(cards):
            twice = next(card for card in cards if cards.count(card) > 1)
            raise InvalidDeal(f"the deal holds {show_card(twice)} twice (R1)")
        scored = sum(fields.scored)
        for card in range(1, CARDS + 1):
            if (card in cards) == bool(scored & bit(card)):
                wrong = (
                    "is missing from the deal (R1)" if card not in cards else "was scored and is not dealt again (R12)"
                )
                raise InvalidDeal(f"{show_card(card)} {wrong}")
        fields.deck = cards + [0] * (CARDS - len(cards))
        fields.cards = len(cards)

    def show_deck(self, deck: Sequence[int]) -> str:
        return " ".join(show_card(card) for card in deck if card)

    def unreadable(self, text: str) -> str:
        sign = next((sign for sign in ("7>", "1-", "+", ">") if text.startswith(sign)), "")
        try:
            if sign:
                read_card(text[len(sign) :])
        except InvalidDeal as wrong:
            return str(wrong)
        return say("red7-moves-are")

    def refusal(self, fields: State, code: int) -> Said:
        kind, card = code & ~63, code & 63
        asked = {rules.SEVEN: "red7-do-7", rules.FIVE: "red7-do-5", rules.ONE: "red7-do-1"}
        fitting = {rules.SEVEN: PAINT_BY_7, rules.FIVE: LAY, rules.ONE: TAKE_BY_1}
        if fields.phase in asked and kind != fitting[fields.phase]:
            return say(asked[fields.phase])
        if fields.phase >= rules.DRAW_LAST:
            return say("red7-draw-or-keep")
        if kind in (LAY, PAINT):
            return self.hand_refusal(fields, kind, card)
        why = {
            PAINT_BY_7: "red7-no-7",
            TAKE_BY_1: "red7-no-1",
            END: "red7-no-end-bound" if fields.bound else "red7-no-end-yet",
            PASS: "red7-no-pass-now",
        }
        return say(why.get(kind, "red7-no-draw-due"))

    def hand_refusal(self, fields: State, kind: int, card: int) -> Said:
        """Why a hand card may not be laid."""
        if not fields.hand[fields.seat] & bit(card):
            return say("red7-not-in-hand", card=show_card(card))
        if kind == PAINT:
            return no_paint(color(card))
        return say("red7-palette-laid" if fields.phase == rules.CANVAS else "red7-no-lay-1")

    def warning(self, fields: State, code: int) -> Said | None:
        """R20: warn that the move leads out of the round, unless a card still to be drawn may help."""
        kind = code & ~63
        if kind == END and not rules.leads(fields, fields.rule):
            return say("red7-warning-end")
        if kind == LAY and not hopeful(fields, code):
            return say("red7-warning-lay")
        return None

    # -- What a player knows (R21) --

    def conceal(self, fields: State, seat: int) -> None:
        top, known = fields.top, fields.top + fields.open
        fields.deck = [0] * top + fields.deck[top:known] + [0] * (CARDS - known)
        for owner in range(self.players):
            if owner != seat:
                secret = fields.hand[owner] & ~fields.known[owner]
                fields.hand[owner] = fields.known[owner] | secret.bit_count() << UNKNOWN

    def imagine(self, fields: State, seat: int, rng: Random) -> None:
        unseen = [card for card in range(1, CARDS + 1) if not visible(fields) & bit(card)]
        hidden = fields.hand
        while True:  # usually once; it ends because the real cards are possible
            rng.shuffle(unseen)
            fields.hand, left = dealt_out(hidden, unseen)
            if possible(fields):
                break
        fields.deck[fields.top + fields.open : fields.cards] = left

    def places(self, fields: State) -> dict[str, list[int]]:
        sets = {"canvas": fields.canvas}
        for seat in range(self.players):
            sets |= {f"hand {seat}": fields.hand[seat], f"palette {seat}": fields.palette[seat]}
            sets |= {f"scored {seat}": fields.scored[seat]}
        deck = {f"deck {place}": [fields.deck[place]] for place in range(fields.top, fields.cards)}
        return deck | {
            place: [card for card in range(1, CARDS + 1) if some & bit(card)] for place, some in sets.items()
        }

    def seen(self, fields: State, seat: int) -> dict[str, Any]:
        alive = [bool(fields.alive >> owner & 1) for owner in range(self.players)]
        return {
            "hand": [] if seat == WATCHER else show_cards(fields.hand[seat]),
            "hands": [hand_size(fields, owner) for owner in range(self.players)],
            "in": alive,
            "leader": leader(in_play(fields), fields.rule),
            "palettes": [show_cards(fields.palette[owner]) if alive[owner] else [] for owner in range(self.players)],
            "rule": COLOR_NAMES[fields.rule],
            "canvas": show_cards(fields.canvas),
            "canvas_top": show_card(fields.cover) if fields.cover else None,
            "deck": fields.cards - fields.top,
            "scored": [show_cards(fields.scored[owner]) for owner in range(self.players)],
            "scores": [rules.score(fields, owner) for owner in range(self.players)],
            "round": fields.redeals + 1,
            "phase": PHASES[fields.phase],
            "must_lead": bool(fields.bound),
        }

    def remembered(self, fields: State, seat: int) -> dict[str, Any]:
        out = [not fields.alive >> owner & 1 for owner in range(self.players)]
        return {
            "palettes_out": [show_cards(fields.palette[owner]) if out[owner] else [] for owner in range(self.players)],
            "known_in_hands": [show_cards(fields.known[owner]) for owner in range(self.players)],
            "ones_in_hands": fields.ones[: self.players],
            "top_of_deck": [show_card(card) for card in fields.deck[fields.top : fields.top + fields.open]],
        }

    def laid_open(self, fields: State) -> dict[str, Any]:
        return {"hands": [show_cards(fields.hand[seat]) for seat in range(self.players)]}

    def insight(self, fields: State) -> dict[str, Any]:
        return {"leading": leading(in_play(fields))}

    def phrase(self, move: str) -> Said:
        words = {"draw": "red7-drew", "keep": "red7-kept", "end": "end-of-turn", "pass": "red7-passed"}
        if move in words:
            return say(words[move])
        card = move[-2:]
        if move.startswith("1-"):
            return say("red7-taken-by-1", card=card)
        if move.startswith("+"):
            return say("red7-laid", card=card)
        ruling = color_name(COLORS.index(card[0]))
        return say("red7-painted-by-7" if move.startswith("7>") else "red7-painted", card=card, color=ruling)

    def instruction(self, move: str) -> Said:
        words = {"draw": "red7-do-draw", "keep": "red7-do-keep", "end": "do-end-turn", "pass": "red7-do-pass"}
        if move in words:
            return say(words[move])
        signs = {"7>": "red7-do-paint-by-7", "1-": "red7-do-take-by-1", "+": "red7-do-lay", ">": "red7-do-paint"}
        return say(signs[move[:-2]], card=move[-2:])

    def consequences(self, before: State, code: int, after: State, names: Sequence[str]) -> list[Said]:
        me, lines = before.seat, []
        ended = after.over or after.redeals != before.redeals
        if self.options["actions"] and code & ~63 == LAY and number(code & 63) == 3 and before.top < before.cards:
            lines.append(say("red7-drew-by-3", name=names[me]))
        if code != PASS and (before.alive ^ after.alive) >> me & 1 and not ended:
            lines.append(say("red7-out", name=names[me]))
        if ended:
            lines.append(self.round_result(before, after, names))
        return lines

    def round_result(self, before: State, after: State, names: Sequence[str]) -> Said:
        """Who has won the round, and with which cards."""
        if not self.options["advanced"]:
            return say("red7-round-over")
        winner = next((seat for seat in range(self.players) if after.scored[seat] != before.scored[seat]), None)
        if winner is None:
            return say("red7-round-empty")
        cards = after.scored[winner] ^ before.scored[winner]
        shown = " ".join(show_cards(cards))
        return say("red7-round-won", name=names[winner], cards=shown, points=rules.points(cards))

    def reason(self, fields: State, code: int) -> Said:
        kind = code & ~63
        words = {PASS: "red7-why-pass", DRAW: "red7-why-draw", KEEP: "red7-why-keep"}
        if kind in words:
            return say(words[kind])
        after = fields.copy()
        if kind == LAY:
            rules.apply(after, code)
        elif kind in (PAINT, PAINT_BY_7):
            after.palette[after.seat] &= ~bit(code & 63)
            after.rule = color(code & 63)
        elif kind == TAKE_BY_1:
            after.palette = [palette & ~bit(code & 63) for palette in after.palette]
        if rules.leads(after, after.rule):
            cards = rules.counting(after.palette[after.seat], after.rule)
            return say("red7-why-leads", color=color_name(after.rule), cards=" ".join(show_cards(cards)))
        if kind == END or (kind == LAY and not hopeful(fields, code)):
            return say("red7-why-out")
        follow = show_cards(rules.paintable(after)) if after.phase == rules.CANVAS else []
        if follow:
            return say("red7-why-then", cards=either(follow))
        return say("red7-why-not-yet", color=color_name(after.rule))

    @property
    def scored(self) -> bool:
        """R12: a single round has a winner and no points."""
        return bool(self.options["advanced"])

    def known(self, fields: State) -> int:
        return visible(fields).bit_count()


@cache
def color_name(which: int) -> Said:
    """A color in words."""
    return say(f"color-{COLOR_NAMES[which]}")


@cache
def no_paint(which: int) -> Said:
    """R5: the most frequent refusal, cached."""
    return say("red7-no-paint", color=color_name(which))


def hand_size(fields: State, seat: int) -> int:
    """The number of cards in a hand, known or not."""
    return (fields.hand[seat] & ALL).bit_count() + (fields.hand[seat] >> UNKNOWN)


def in_play(fields: State) -> tuple[int, ...]:
    """All palettes; those of players who are out count as empty."""
    return tuple(fields.palette[seat] if fields.alive >> seat & 1 else 0 for seat in range(fields.players))


def leader(palettes: tuple[int, ...], rule: int) -> int | None:
    """R8: who leads under a rule, if anybody does."""
    strengths = [strength(palette, rule) for palette in palettes]
    best = max(strengths)
    return strengths.index(best) if best else None


@lru_cache(1 << 10)
def leading(palettes: tuple[int, ...]) -> dict[str, tuple[int | None, tuple[str, ...]]]:
    """R8, R9: under each rule, who leads and by which cards."""
    leaders: dict[str, tuple[int | None, tuple[str, ...]]] = {}
    for rule in range(7, 0, -1):
        ahead = leader(palettes, rule)
        leaders[COLOR_NAMES[rule]] = (ahead, () if ahead is None else shown(counting(palettes[ahead], rule)))
    return leaders


def hopeful(fields: State, lay: int) -> bool:
    """Whether a card laid into the palette leaves a way to end the turn in the lead."""
    if not fields.actions:
        return hopeful_without_actions(fields, lay & 63)
    after = fields.copy()
    rules.apply(after, lay)
    if after.phase == rules.FIVE:
        return any(hopeful(after, code) for code in legal_codes(after))
    drawn = after.top != fields.top
    return drawn or after.phase != rules.CANVAS or rules.leads(after, after.rule) or bool(rules.paintable(after))


def hopeful_without_actions(fields: State, card: int) -> bool:
    """The same without actions, where only a canvas card can help: faster, because tables check every card in hand."""
    me, palettes = fields.seat, list(in_play(fields))
    palettes[me] |= bit(card)
    hand = fields.hand[me] & ~bit(card)
    brought = [rule for rule in range(1, 8) if hand & rules.COLOR << rule - 1]
    return any(leader(tuple(palettes), rule) == me for rule in (fields.rule, *brought))


def legal_codes(fields: State) -> list[int]:
    """The codes of the legal moves."""
    out = [0] * rules.MAX_MOVES
    return out[: rules.moves(fields, out)]


def dealt_out(hidden: list[int], unseen: list[int]) -> tuple[list[int], list[int]]:
    """The hands with unseen cards in place of their unknown ones, and the cards left over."""
    hands, start = [], 0
    for hand in hidden:
        stop = start + (hand >> UNKNOWN)
        hands.append(hand & ALL | sum(map(bit, unseen[start:stop])))
        start = stop
    return hands, unseen[start:]


def possible(fields: State) -> bool:
    """Whether the hands fit the play: ones where a 5 found no other card, and a legal move for the seat to act."""
    ones = all((hand & rules.NUMBER).bit_count() >= least for hand, least in zip(fields.hand, fields.ones, strict=True))
    return ones and bool(fields.over or legal_codes(fields))


def visible(fields: State) -> int:
    """All cards that a concealed state shows somewhere."""
    cards = fields.canvas | sum(fields.scored)
    for owner in range(fields.players):
        cards |= fields.hand[owner] & ALL | fields.palette[owner]
    for place in range(fields.top, fields.top + fields.open):
        cards |= bit(fields.deck[place])
    return cards
