"""Boards as lines of a terminal, drawn from parts as they come over the wire (plain of irisdeck.table.boards).

A card shows its color, its sign and its letter, so it can be read without any color. Nothing here knows a rule.

A game draws its own parts in games/NAME/screen.py: DRAWN maps the kind of a part to the function that draws it,
TOGETHER names the kinds whose function draws all such parts at once, and KEYS maps the beginning of a move to its key.
A part without such a function is drawn by `any_part`, from what all boards have in common. In a large window `spread`
draws all parts of a game at once (tui/blocks.py), if the game has it. STAYS: the cards that decided a round are still
drawn after it; otherwise the screen stops at the position before.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from textual.content import Content
from textual.style import Style

from irisdeck.game import GAMES
from irisdeck.table import boards
from irisdeck.words import say, tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from irisdeck.terminal.tui.blocks import Spread

Plain = dict[str, Any]  # a part, a card or a choice as JSON has it

SIGNS = {
    "red": "●", "orange": "▲", "yellow": "★", "green": "■", "blue": "◆", "indigo": "✚", "violet": "⬢",
    "light": "✷", "shade": "☾", "hidden": "?", "clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠",
}  # fmt: skip
INKS = {  # what stands out on the color of a card, even in a terminal of 16 colors, and that color
    "red": ("#ffffff", "#c4262c"), "orange": ("#000000", "#e88810"), "yellow": ("#000000", "#f7dc3c"),
    "green": ("#ffffff", "#088040"), "blue": ("#000000", "#5bbcf5"), "indigo": ("#ffffff", "#2c2f8f"),
    "violet": ("#ffffff", "#8d36ab"), "light": ("#000000", "#ffffff"), "shade": ("#ffffff", "#000000"),
    "hidden": ("#000000", "#b4b0c0"),
}  # fmt: skip


class Spot(NamedTuple):
    """A card that the cursor can be on: its choices, or what picking it adds to what is played."""

    id: str  # the part, and the number of the card in it
    choices: list[Plain]
    pick: str = ""


@dataclass
class Brush:
    """How a board is drawn: in which language, how wide, with large cards or small, and where the cursor is."""

    language: str
    width: int
    tall: bool = False
    cursor: str = ""
    picked: str = ""  # ranks that were picked to be played together
    turn: int | None = None  # the seat to act
    height: int = 0  # lines for a table of cards drawn as cards (tui/blocks.py); 0 in a smaller window
    side: int = 0  # columns above the log, in such a window
    advice: Sequence[Content] = ()  # what can be done with the card under the cursor, and what would follow
    fresh: frozenset[tuple[str, str]] = frozenset()  # cards that the last move brought, each with its part

    def t(self, message: str, **values: Any) -> str:
        """A message in the reader's language."""
        return tell(say(message, **values), self.language)

    def label(self, label: str, values: object = "") -> str:
        """A label with its value, and the colon of the reader's language between them."""
        return self.t("line-label", label=label, values=str(values)).rstrip()


# -- Cards --


@cache
def style(text: str, press: str = "") -> Style:
    """A style, and what a click on it touches."""
    parsed = Style.parse(text)
    return parsed + Style.from_meta({"touch": press}) if press else parsed


def paint(color: str) -> str:
    """The style of a color; that of a hidden card for a color that is not ours."""
    ink, ground = INKS.get(color, INKS["hidden"])
    return f"{ink} on {ground}"


def face(card: Plain, hidden: str) -> tuple[str, str]:
    """What is written on a card, and the sign of its color."""
    return hidden if card["color"] == "hidden" else card["text"], SIGNS.get(card["color"], "")


def chip(card: Plain, press: str = "", here: bool = False) -> Content:
    """A small card: ' R7● ', with brackets where it counts, or where the cursor is."""
    left, right = ("[", "]") if here else ("‹", "›") if card["look"] == "lit" else (" ", " ")
    looks = f"{'bold ' if here or card['look'] == 'lit' else ''}{paint(card['color'])}"
    if card["look"] == "gone":
        looks = f"strike {looks}"
    return Content.styled(f"{left}{''.join(face(card, ''))}{right}", style(looks, press))


def large(card: Plain | None, press: str = "", here: bool = False, below: str = "") -> list[Content]:
    """A large card: three lines, and a fourth for a note or the cursor."""
    if card is None:
        return [Content(" ······ "), Content(" ·    · "), Content(" ······ "), Content(" " * 8)]
    text, sign = face(card, "?")
    looks = style(f"{'strike ' if card['look'] == 'gone' else ''}bold {paint(card['color'])}", press)
    left, right = ("[", "]") if here else ("‹", "›") if card["look"] == "lit" else (" ", " ")
    inside = [f" {text:<5}", f"{sign * 2:^6}", f"{text:>5} "]
    rows = [Content.assemble(left, (f"{row}", looks), right) for row in inside]
    return [*rows, Content(f"{below or ('▲▲' if here else ''):^8}")]


def beside(blocks: Sequence[list[Content]], width: int, gap: str = " ") -> list[Content]:
    """Blocks of equal height side by side, in as many rows as needed."""
    lines: list[Content] = []
    while blocks:
        taken, used = 0, 0
        for block in blocks:
            used += max(line.cell_length for line in block) + len(gap)
            if taken and used > width:
                break
            taken += 1
        row, blocks = blocks[:taken], blocks[taken:]
        lines += [Content(gap).join(line) for line in zip(*row, strict=True)]
    return lines


def flow(items: Iterable[Content], width: int, gap: str = " ", indent: int = 0) -> list[Content]:
    """Items one after the other on as many lines as needed; no item is broken, further lines are indented."""
    lines: list[Content] = []
    line: list[Content] = []
    used = 0
    for item in items:
        size = item.cell_length
        if line and used + len(gap) + size > width:
            lines.append(Content(gap).join(line))
            line, used = [Content(" " * (indent - len(gap)))] if indent else [], max(indent - len(gap), 0)
        line.append(item)
        used += size + (len(gap) if line[1:] else 0)
    return [*lines, Content(gap).join(line)] if line else lines


def title(text: str, *more: str) -> Content:
    """A heading, and notes behind it."""
    behind = " · ".join(filter(None, more))
    return Content.assemble((text, "bold"), (f"  {behind}" if behind else "", "dim"))


@cache
def plain_card(text: str, look: str) -> Plain:
    """A card by its notation, as JSON has it."""
    return {**boards.card(text)._asdict(), "look": look}


# -- The board --

AROUND = (  # parts that are not on the table
    "status", "asks", "lesson", "result", "round", "lobby", "clock", "hint", "tools", "menu", "talk",
)  # fmt: skip


def screen_of(game: str) -> Any:
    """The screen.py of a game, or None: the game has none, or only the server has that game."""
    return GAMES[game].module("screen") if game in GAMES else None


def board(parts: dict[str, Plain], game: str, brush: Brush) -> list[Content]:
    """All parts that show cards, one below the other."""
    screen = screen_of(game)
    drawn, together = (screen.DRAWN, screen.TOGETHER) if screen else ({}, ())
    named = [{**part, "id": name} for name, part in parts.items() if part["kind"] not in AROUND]
    lines: list[Content] = []
    for kind, alike in groupby(named, lambda part: part["kind"]):
        draw = drawn.get(kind, any_part)
        for part in [list(alike)] if kind in together else alike:
            more = draw(part, brush)
            if brush.tall and lines and more:
                lines.append(Content(""))
            lines += more
    return lines


def spread(parts: dict[str, Plain], game: str, brush: Brush) -> Spread | None:
    """All parts that show cards, drawn as cards in fixed places; None where there is no room for that."""
    screen = screen_of(game)
    cards = {name: {**part, "id": name} for name, part in parts.items() if part["kind"] not in AROUND}
    if not (brush.height and cards and hasattr(screen, "spread")):
        return None
    drawn: Spread | None = screen.spread(cards, brush)
    return drawn


def any_part(part: Plain, brush: Brush) -> list[Content]:
    """Any part of any game: whose it is, notes, cards, and groups of cards."""
    notes = Content.styled("".join(f"  {note}" for note in part.get("notes", [])), "dim")
    head = title(part["title"]) if part.get("title") else whose(part, brush) if part.get("name") else Content("")
    lines = [head + notes] if head or notes else []
    places = iter(range(len(cards_in(part))))
    if part.get("cards"):
        lines += beside([block(part, next(places), entry, brush) for entry in part["cards"]], brush.width)
    for group in part.get("groups", []):
        shown = [small(part, next(places), entry, brush) for entry in group["cards"]]
        lines += flow([Content.styled(brush.label(group["label"]), "dim"), *shown], brush.width, " ", 2)
    return lines


def block(part: Plain, place: int, entry: Sequence[Any], brush: Brush) -> list[Content]:
    """A card with its choices: large where there is room, and no stack."""
    card, choices = entry
    if brush.tall and not isinstance(card, list):
        return large(card, **(touch(brush, part, place) if choices else {}))
    shown = small(part, place, entry, brush)
    return [shown, *[Content(" " * shown.cell_length)] * 3] if brush.tall else [shown]


def small(part: Plain, place: int, entry: Sequence[Any], brush: Brush) -> Content:
    """A card, a stack of cards or an empty place, on one line."""
    card, choices = entry
    if card is None:
        return Content(" ·· ")
    return stack(card if isinstance(card, list) else [card], **(touch(brush, part, place) if choices else {}))


def cards_in(part: Plain) -> list[Any]:
    """The cards of a part, each with its choices, in the order in which they are numbered."""
    return [*part.get("cards", []), *(entry for group in part.get("groups", []) for entry in group["cards"])]


def spots(parts: dict[str, Plain]) -> list[list[Spot]]:
    """The cards that something can be done with, row by row, as they lie on the screen."""
    rows = [spots_in(name, part) for name, part in parts.items()]
    return [row for row in rows if row]


def spots_in(name: str, part: Plain) -> list[Spot]:
    """The cards of one part that something can be done with; where cards are picked, all ranks."""
    if part.get("plays"):
        return [Spot(f"{name}:{place}", [], rank) for place, (rank, _) in enumerate(part["ranks"])]
    return [Spot(f"{name}:{place}", choices) for place, (_, choices) in enumerate(cards_in(part)) if choices]


def best_spot(parts: dict[str, Plain]) -> str:
    """The card of the best move according to a hint; the first, where several are played together."""
    combo = best_combo(parts)
    for spot in (spot for row in spots(parts) for spot in row):
        if any(choice["best"] for choice in spot.choices) or (combo and spot.pick == combo[0]):
            return spot.id
    return ""


def best_combo(parts: dict[str, Plain]) -> str:
    """The best move according to a hint, where it is played by picking cards."""
    plays = (play for part in parts.values() for play in part.get("plays") or ())
    return next((move for move, _, best, _ in plays if best), "")


def acts(parts: dict[str, Plain]) -> list[Plain]:
    """The choices that need no card."""
    return [choice for part in parts.values() for choice in part.get("acts", [])]


def whose(part: Plain, brush: Brush) -> Content:
    """The name of a seat, marked if it is to act."""
    here = part["seat"] == brush.turn
    away = f" ({brush.t('table-away')})" if part["away"] else ""
    return Content.assemble(("▶ " if here else "  "), (f"{part['name']}{away}", "bold" if here else ""))


def touch(brush: Brush, part: Plain, place: int) -> dict[str, Any]:
    """How a card is drawn that can be clicked, and whether the cursor is on it."""
    name = f"{part['id']}:{place}"
    return {"press": name, "here": brush.cursor == name}


def stack(cards: Iterable[Plain], press: str = "", here: bool = False) -> Content:
    """Cards that belong together."""
    return Content("").join(chip(card, press, here) for card in cards)


def counted(cards: Iterable[tuple[Plain, int]]) -> list[Content]:
    """Cards of a kind, with how many."""
    return [Content.assemble(chip(card), (f"×{count}", "dim")) for card, count in cards]


# -- Round the board --


def result(parts: dict[str, Plain], brush: Brush) -> list[Content]:
    """Who has won, with what."""
    part = parts.get("result")
    if not part:
        return []
    unit = part["unit"]
    lines = [Content.styled(f"★ {part['won']} ★" if part["mine"] else part["won"], "bold #f7dc3c")]
    for row in part["rows"]:
        name, score, best = row["name"], row["score"], row["best"]
        words = brush.t(f"table-{unit}", **{unit: score}) if part["scored"] else brush.t("table-winner") if best else ""
        lines.append(
            Content.assemble((f"{'★ ' if best else '  '}{name}", "bold" if best else ""), (f"  {words}", "dim"))
        )
    return [*lines, Content("")]


def round_end(parts: dict[str, Plain], brush: Brush) -> list[Content]:
    """Who won the last round, why, and the cards that decided it."""
    part = parts.get("round")
    if not part:
        return []
    lines = [Content.styled(part["title"], "bold #f7dc3c"), Content(part["reason"])]
    for _, name, cards, words in part["sides"]:
        lines += flow([Content.styled(name, "bold"), *map(chip, cards), Content.styled(words, "dim")], brush.width)
    return [*lines, Content("")]


def lesson(parts: dict[str, Plain], brush: Brush) -> list[Content]:
    """The step of a lesson, and what to do now."""
    part = parts.get("lesson")
    if not part:
        return []
    step = "" if part["over"] else brush.t("lesson-step", step=part["step"], steps=part["steps"])
    lines = [title(brush.t("lesson"), step), Content(part["words"])]
    if part["task"]:
        lines.append(Content.styled(f"▸ {part['task']}", "bold #f7dc3c"))
    return [*lines, Content("")]


def lobby(parts: dict[str, Plain], brush: Brush) -> list[Content]:
    """The seats, while some are empty or before the deal."""
    part = parts.get("lobby")
    if not part:
        return []
    lines = [title(brush.t("table-seats"), *part["terms"])]
    for number, name, empty in part["seats"]:
        first = f" · {brush.t('table-first-turn')}" if number == part.get("first") else ""
        lines.append(Content.assemble(f"  {number + 1}  ", (name, "dim" if empty else "bold"), first))
    return [*lines, Content("")]


def clock(parts: dict[str, Plain], brush: Brush) -> list[Content]:
    """The time that the seat to act has left for the move and for the game, and what the others have for the game."""
    part = parts.get("clock")
    if not part:
        return []
    times = ", ".join(f"{label} {text}" for label, _, text in part["times"])
    running = Content.styled(brush.label(part["name"], times), "bold" if part["urgent"] else "")
    spans = ", ".join(f"{name} {span}" for name, span in part["seats"])
    others = [Content.styled(brush.label(brush.t("clock-left-game"), spans), "dim")] if spans else []
    return flow([running, *others, Content.styled(part["then"], "dim")], brush.width, "   ")


BEST_SHOWN = 5  # moves of a hint


def hint(parts: dict[str, Plain], brush: Brush) -> list[Content]:
    """The best moves, as the strongest bot sees them."""
    part = parts.get("hint")
    if not part:
        return []
    if not part["rows"]:
        return [Content(brush.t("hint-failed"))]
    lines = [*([Content("")] if brush.tall else []), title(brush.t("hint-title"), part["about"])]
    for at, (move, chance, reason) in enumerate(part["rows"][:BEST_SHOWN]):
        look = "bold #f7dc3c" if at == 0 else ""
        lines.append(Content.assemble((f"{'★' if at == 0 else ' '} {move}", look), f"  {chance}  ", (reason, "dim")))
    return lines
