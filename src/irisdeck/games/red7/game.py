"""Red7: options, notation, views and words. The rules are in irisdeck/games/red7/rules.py."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from irisdeck.game import WATCHER, Game, InvalidDeal, Outlook, short
from irisdeck.games.red7 import rules as rules
from irisdeck.games.red7.rules import (
    ALL,
    CARDS,
    DRAW,
    END,
    KEEP,
    LAY,
    PAINT,
    PAINT_BY_7,
    PASS,
    TAKE_BY_1,
    UNKNOWN,
    State,
    bit,
    color,
    number,
)
from irisdeck.options import switch
from irisdeck.words import YOU, Said, either, said, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from random import Random

    from irisdeck.game import Past
    from irisdeck.options import Option

    Names = Sequence[Said | str]

COLORS = "?VIBGYOR"  # by number
COLOR_NAMES = ("", "violet", "indigo", "blue", "green", "yellow", "orange", "red")
ACTIONS = {  # by phase: the move that is due, and the message that says so
    rules.SEVEN: (PAINT_BY_7, "red7-do-7"),
    rules.FIVE: (LAY, "red7-do-5"),
    rules.ONE: (TAKE_BY_1, "red7-do-1"),
}
PHASES = ("start", "seven", "five", "one", "canvas", "draw", "draw")
counting = lru_cache(1 << 11)(rules.counting)


# -- Cards --


@cache
def show_card(card: int) -> str:
    """Color and number."""
    return f"{COLORS[color(card)]}{number(card)}"


def show_cards(cards: int) -> list[str]:
    """The known cards of a set, the highest first."""
    return list(shown(cards & ALL))


@lru_cache(1 << 11)
def shown(cards: int) -> tuple[str, ...]:
    """The notations of a set of cards, cached because every seat of a table shows the same sets."""
    texts = []
    while cards:
        card = cards.bit_length()
        texts.append(show_card(card))
        cards ^= bit(card)
    return tuple(texts)


def read_card(text: str) -> int:
    """Parse a card: color and number."""
    if len(text) != 2 or text[0] not in "ROYGBIV":
        raise InvalidDeal(f"there is no card {short(text)}: a card is a color of ROYGBIV and a number (R1)")
    if text[1] not in "1234567":
        raise InvalidDeal(f"there is no {text}: numbers run from 1 to 7 (R1)")
    return 7 * (int(text[1]) - 1) + COLORS.index(text[0])


points = lru_cache(1 << 10)(rules.points)


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
    beginner_loss = 5.5

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
        if fields.phase in ACTIONS and kind != ACTIONS[fields.phase][0]:
            return said(ACTIONS[fields.phase][1])
        if fields.phase >= rules.DRAW_LAST:
            return said("red7-draw-or-keep")
        if kind in (LAY, PAINT):
            return self.hand_refusal(fields, kind, card)
        why = {
            PAINT_BY_7: "red7-no-7",
            TAKE_BY_1: "red7-no-1",
            END: "red7-no-end-bound" if fields.bound else "red7-no-end-yet",
            PASS: "red7-no-pass-now",
        }
        return said(why.get(kind, "red7-no-draw-due"))

    def hand_refusal(self, fields: State, kind: int, card: int) -> Said:
        """Why a hand card may not be laid."""
        if not fields.hand[fields.seat] & bit(card):
            return said("red7-not-in-hand", card=show_card(card))
        if kind == PAINT:
            return no_paint(color(card))
        return said("red7-palette-laid" if fields.phase == rules.CANVAS else "red7-no-lay-1")

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
        players = range(self.players)
        alive = [bool(fields.alive >> owner & 1) for owner in players]
        return {
            "hand": [] if seat == WATCHER else show_cards(fields.hand[seat]),
            "hands": [(hand & ALL).bit_count() + (hand >> UNKNOWN) for hand in fields.hand[: self.players]],
            "in": alive,
            "leader": leader(in_play(fields), fields.rule),
            "palettes": [[*shown(fields.palette[owner])] if alive[owner] else [] for owner in players],
            "rule": COLOR_NAMES[fields.rule],
            "canvas": [*shown(fields.canvas)],
            "canvas_top": show_card(fields.cover) if fields.cover else None,
            "deck": fields.cards - fields.top,
            "scored": [[*shown(cards)] for cards in fields.scored[: self.players]],
            "scores": scores(fields),
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

    def phrase(self, before: State, code: int, names: Names) -> Said:
        kind, name = code & ~63, names[before.seat]
        words = {DRAW: "red7-drew", KEEP: "red7-kept", END: "turn-ended", PASS: "red7-passed"}
        if kind in words:
            return say(words[kind], name=name)
        card = show_card(code & 63)
        if kind == LAY:
            return say("red7-laid", name=name, card=card)
        if kind == TAKE_BY_1:
            return taken_by_1(card, name, names[owner(before, code & 63)])
        ruling = color_name(color(code & 63))
        return say("red7-painted" if kind == PAINT else "red7-painted-by-7", name=name, card=card, color=ruling)

    def instruction(self, move: str) -> Said:
        words = {"draw": "red7-do-draw", "keep": "red7-do-keep", "end": "do-end-turn", "pass": "red7-do-pass"}
        if move in words:
            return say(words[move])
        signs = {"7>": "red7-do-paint-by-7", "1-": "red7-do-take-by-1", "+": "red7-do-lay", ">": "red7-do-paint"}
        return say(signs[move[:-2]], card=move[-2:])

    def consequences(self, before: State, code: int, after: State, names: Names) -> list[Said]:
        me, lines = before.seat, []
        if self.options["actions"] and code & ~63 == LAY and number(code & 63) == 3 and before.top < before.cards:
            lines.append(say("red7-drew-by-3", name=names[me]))
        closing = self.closing(before, code, after, None)
        out = (before.alive ^ after.alive) >> me & 1
        if code == END and (out or closing):
            lines.append(say("red7-out", name=names[me]))
        return [*lines, round_reason(closing, names), round_winner(closing, names)] if closing else lines

    def closing(self, before: State, code: int, after: State, past: Past) -> dict[str, Any]:
        """R7, R12: the rule and the last two palettes, of the winner and of the player who went out."""
        if not after.over and after.redeals == before.redeals:
            return {}
        winner = (before.alive & ~(1 << before.seat)).bit_length() - 1
        points = rules.points(after.scored[winner] ^ before.scored[winner]) if before.advanced else None
        palettes = {seat: before.palette[seat] for seat in (winner, before.seat)}
        return {"rule": before.rule, "winner": winner, "loser": before.seat, "palettes": palettes, "points": points}

    def ahead(self, fields: State) -> int | None:
        """R8, R12: in a single round, who leads; else who has the most points."""
        return super().ahead(fields) if self.options["advanced"] else leader(in_play(fields), fields.rule)

    def farewell(self, kind: str, closing: Mapping[str, Any]) -> Said:
        return super().farewell(kind, closing) if self.options["advanced"] else say(f"red7-end-{kind}")

    # -- What a move would lead to --

    def outlook(self, fields: State, code: int, names: Names, recall: bool) -> Outlook:
        """R5, R6, R20: who leads after a move; with a warning if it leads out of the round."""
        kind, card, me = code & ~63, code & 63, fields.seat
        if kind == PAINT:
            return Outlook(leads_under(in_play(fields), color(card), names))
        if kind == LAY:
            return lay_outlook(fields, card, names)
        if kind == PASS:
            return out("red7-warning-pass") if fields.hand[me] else Outlook(said("red7-then-out"))
        if kind in (DRAW, KEEP):
            return Outlook(said("red7-then-draw" if kind == DRAW else "red7-then-keep"))
        palettes = in_play(fields)
        if kind in (PAINT_BY_7, TAKE_BY_1):
            palettes = tuple(palette & ~bit(card) for palette in palettes)
        if kind == PAINT_BY_7:
            return Outlook(leads_under(palettes, color(card), names))
        if leader(palettes, fields.rule) == me:
            return Outlook(leads_with(palettes[me], fields.rule, names[me]))
        if kind == END:
            return out("red7-warning-end")
        return Outlook(then_paint(led(palettes[me], others(palettes, me)) & rules.colors_of(fields.hand[me])))

    @property
    def scored(self) -> bool:
        """R12: a single round has a winner and no points."""
        return bool(self.options["advanced"])

    def known(self, fields: State) -> int:
        return visible(fields).bit_count()

    def seen_by(self, fields: State, seat: int) -> int:
        hidden = sum([hand & ALL & ~fields.known[owner] for owner, hand in enumerate(fields.hand) if owner != seat])
        return (visible(fields) & ~hidden).bit_count()


@cache
def color_name(which: int) -> Said:
    """A color in words."""
    return say(f"color-{COLOR_NAMES[which]}")


@cache
def no_paint(which: int) -> Said:
    """R5: the most frequent refusal, cached."""
    return say("red7-no-paint", color=color_name(which))


def in_play(fields: State) -> tuple[int, ...]:
    """All palettes; those of players who are out count as empty."""
    if fields.alive + 1 == 1 << fields.players:
        return tuple(fields.palette[: fields.players])
    return tuple(fields.palette[seat] if fields.alive >> seat & 1 else 0 for seat in range(fields.players))


def scores(fields: State) -> list[int]:
    """R12: everybody's score."""
    if fields.advanced:
        return [points(cards) for cards in fields.scored[: fields.players]]
    return [rules.score(fields, owner) for owner in range(fields.players)]


def leader(palettes: tuple[int, ...], rule: int) -> int | None:
    """R8: who leads under a rule, if anybody does."""
    return leaders(palettes)[rule - 1]


@lru_cache(1 << 10)
def leaders(palettes: tuple[int, ...]) -> tuple[int | None, ...]:
    """R8: who leads under each rule, violet first."""
    columns = zip(*map(powers, palettes), strict=True)
    return tuple(column.index(best) if (best := max(column)) else None for column in columns)


def leading(palettes: tuple[int, ...]) -> dict[str, tuple[int | None, tuple[str, ...]]]:
    """R8, R9: under each rule, who leads and by which cards."""
    leaders: dict[str, tuple[int | None, tuple[str, ...]]] = {}
    for rule in range(7, 0, -1):
        ahead = leader(palettes, rule)
        leaders[COLOR_NAMES[rule]] = (ahead, () if ahead is None else shown(counting(palettes[ahead], rule)))
    return leaders


# -- What a move would lead to --


def lay_outlook(fields: State, card: int, names: Names) -> Outlook:
    """R4, R16, R20: what a card laid into the palette leads to; a warning if the turn can no longer end in the lead."""
    me, drawn = fields.seat, False
    if fields.actions and number(card) & 1:
        after = fields.copy()
        rules.apply(after, LAY + card)
        if after.phase != rules.CANVAS:
            return Outlook(said(THEN_ACT[after.phase])) if hopeful(after, names) else out("red7-warning-lay")
        drawn = after.top != fields.top
        hand = after.hand[me]
    else:
        hand = fields.hand[me] & ~bit(card)
    palette, rivals = fields.palette[me] | bit(card), others(in_play(fields), me)
    if powers(palette)[fields.rule - 1] > best_powers(rivals)[fields.rule - 1]:
        return Outlook(leads_with(palette, fields.rule, names[me]))
    if ways := led(palette, rivals) & rules.colors_of(hand):
        return Outlook(then_paint(ways))
    return Outlook(said("red7-then-draw")) if drawn else out("red7-warning-lay")


def hopeful(fields: State, names: Names) -> bool:
    """R16: whether an action leaves a way to end the turn in the lead; that of a 7 or a 1 always does (R16, R17)."""
    if fields.phase != rules.FIVE:
        return True
    return any(lay_outlook(fields, code, names).warning is None for code in legal_codes(fields))


def others(palettes: tuple[int, ...], me: int) -> tuple[int, ...]:
    """All palettes but that of a seat."""
    return (*palettes[:me], *palettes[me + 1 :])


def led(palette: int, rivals: tuple[int, ...]) -> int:
    """R8: the set of the rules under which a palette leads against others, violet lowest."""
    best = best_powers(rivals)
    ruled = 0
    for rule, power in enumerate(powers(palette)):
        if power > best[rule]:
            ruled |= 1 << rule
    return ruled


@lru_cache(1 << 11)
def powers(palette: int) -> tuple[int, ...]:
    """R8: how strong a palette is under each rule, violet first."""
    return (
        rules.strength(palette & rules.LOW),
        rules.power_of_a_run(palette),
        rules.power_of_the_colors(palette),
        rules.strength(palette & rules.EVEN),
        rules.power_of_a_color(palette),
        rules.power_of_a_number(palette),
        rules.strength(bit(palette.bit_length())),
    )


@lru_cache(1 << 10)
def best_powers(palettes: tuple[int, ...]) -> tuple[int, ...]:
    """The same of the strongest of some palettes."""
    return tuple(map(max, *map(powers, palettes))) if palettes[1:] else powers(palettes[0])


def leads_under(palettes: tuple[int, ...], rule: int, names: Names) -> Said:
    """Who would lead under another rule, and with what: 'orange, two 4s: Ann leads'."""
    ahead = leader(palettes, rule)
    if ahead is None:
        return said("red7-then-nobody", color=color_name(rule))
    return leads_then(power_under(powers(palettes[ahead])[rule - 1], rule), names[ahead])


def leads_with(palette: int, rule: int, name: Said | str) -> Said:
    """Somebody leads under the rule that is in force: 'three 4s: you lead'."""
    return leads_then(counts(palette, rule), name)


@lru_cache(1 << 11, typed=True)  # "You" may be a name or stand for the reader
def leads_then(what: Said, name: Said | str) -> Said:
    """'three 4s: you lead', 'three 4s: Ann leads'."""
    return say("red7-then", what=what, name=name)


@cache
def then_paint(colors: int) -> Said:
    """The colors that would bring the lead next, violet lowest: 'then paint green or blue'."""
    return say("red7-then-paint", colors=either(color_name(rule) for rule in range(7, 0, -1) if colors >> rule - 1 & 1))


def counts(palette: int, rule: int) -> Said:
    """R9: the cards of a palette that count under a rule, in words: 'three 4s'."""
    return power_in_words(powers(palette)[rule - 1], rule)


@cache
def power_under(power: int, rule: int) -> Said:
    """A rule and what counts under it: 'orange, two 4s'."""
    return said("red7-color-and", color=color_name(rule), what=power_in_words(power, rule))


@cache
def power_in_words(power: int, rule: int) -> Said:
    """R8, R9: how many cards count under a rule, and the highest of them, in words: 'three 4s'."""
    count, highest = power >> 6, power & 63
    if count == 0:
        return said("red7-none-even" if rule == rules.GREEN else "red7-none-low")
    if count == 1:
        return said(f"card-{COLOR_NAMES[color(highest)]}", number=str(number(highest)))
    if rule == rules.INDIGO:
        return said("red7-run", first=number(highest) - count + 1, last=number(highest))
    values: dict[str, Any] = {"count": count, "many": said(f"red7-many-{count}") if count <= 7 else str(count)}
    if rule == rules.ORANGE:
        return said(f"red7-some-{number(highest)}", **values)
    if rule == rules.YELLOW:
        return said("red7-some-of-color", color=color_name(color(highest)), **values)
    return said({rules.GREEN: "red7-some-even", rules.BLUE: "red7-some-colors"}.get(rule, "red7-some-low"), **values)


THEN_ACT = {rules.SEVEN: "red7-then-7", rules.FIVE: "red7-then-5", rules.ONE: "red7-then-1"}


@cache
def out(warning: str) -> Outlook:
    """R6: a move that leads out of the round."""
    return Outlook(said("red7-then-out"), said(warning))


# -- The end of a round --


def round_reason(closing: dict[str, Any], names: Names) -> Said:
    """R6, R7: why a round was won: 'two 7s against two 4s under orange'; or because somebody passed while leading."""
    winner, loser, rule = (closing[key] for key in ("winner", "loser", "rule"))
    mine, theirs = closing["palettes"][winner], closing["palettes"][loser]
    if powers(theirs)[rule - 1] > powers(mine)[rule - 1]:
        return say("red7-round-left", name=names[loser])
    return say("red7-round-against", mine=counts(mine, rule), theirs=counts(theirs, rule), color=color_name(rule))


def round_winner(closing: dict[str, Any], names: Names) -> Said:
    """R7, R12: who has won the round, and how many points where they count."""
    name, points = names[closing["winner"]], closing["points"]
    return say("red7-round-last", name=name) if points is None else say("red7-round-won", name=name, points=points)


def taken_by_1(card: str, name: Said | str, owner: Said | str) -> Said:
    """R16: whose card a 1 took."""
    if isinstance(owner, Said) and owner.message == YOU:
        return say("red7-taken-from-reader", name=name, card=card)
    return say("red7-taken-by-1", name=name, card=card, owner=owner)


def owner(fields: State, card: int) -> int:
    """Whose palette a card lies in."""
    return next(seat for seat in range(fields.players) if fields.palette[seat] & bit(card))


# -- Legal moves and sampling --


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
