"""A view to look at: the text of the terminal's boards, or a small picture painted without any help but NumPy's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from irisdeck.game import InvalidOption, alternatives
from irisdeck.table import boards
from irisdeck.terminal import board
from irisdeck.terminal.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.game import View

MODES = ("human", "ansi", "rgb_array")
WIDTH, HEIGHT, GAP, LEFT = 36, 50, 6, 130  # of a card, between cards, of the labels, in pixels
COLUMNS = 14  # cards beyond are not painted
FELT, INK, BACK, CHALK = (233, 228, 214), (29, 27, 32), (98, 93, 104), (255, 255, 255)
COLORS = {
    "R": (196, 38, 44),
    "O": (240, 138, 29),
    "Y": (247, 220, 60),
    "G": (15, 122, 67),
    "B": (91, 188, 245),
    "I": (44, 47, 143),
    "V": (154, 72, 196),
    "W": (255, 253, 248),
    "K": (29, 27, 32),
}
DARK_ON = frozenset("OYBW")  # colors that are written on in black
FONT = dict(  # three by five dots, a digit for each line from the top
    zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-?",
        "25755 65656 34443 65556 74647 74644 34553 55755 72227 11152 55655 44447 57755 65555 25552 65644 25563 65655 "
        "34216 72222 55557 55552 55775 55255 55222 71247 75557 26227 71747 71717 55711 74717 74757 71111 75757 75717 "
        "00700 61202".split(),
        strict=True,
    )
)


class Card(NamedTuple):
    """A card as it is painted: what stands on it, and its color; no color for a back."""

    text: str
    color: str = ""


def check_mode(mode: str | None) -> str | None:
    """A way of rendering, if there is one of that name."""
    if mode is not None and mode not in MODES:
        raise InvalidOption(f"there is no render_mode {mode!r}: there are {alternatives(MODES, 'and')}")
    return mode


def rendered(view: View, mode: str | None) -> Any:
    """A view as text, as a picture (height, width, 3), or printed; nothing if no way was asked for."""
    if mode == "rgb_array":
        return painted(lines(view))
    if mode is None:
        return None
    names = [f"player_{seat}" for seat in range(view.game.players)]
    turn = "the game is over" if view.over else f"{names[view.turn]} to act"
    parts = boards.board(boards.Look(view, view.seat, names, {}, own=False)).values()
    text = "\n".join([*board.lines(parts, view.game, Voice()), turn])
    if mode == "ansi":
        return text
    print(text)
    return None


# -- What is painted --


def lines(view: View) -> list[tuple[str, list[Card]]]:
    """The board line by line: a label and cards; as many lines at every time of a game."""
    seen, players = view.seen, view.game.players
    if view.game.name == "duel":
        return [
            (f"OTHER {seen['piles'][1 - view.seat]}", faces(seen["opponent"])),
            ("ROW", faces(seen["row"])),
            (f"YOU {seen['piles'][view.seat]}", faces(seen["hand"])),
            ("NEXT", [*faces([seen["next"]]), Card(str(seen["deck"]))]),
        ]
    if view.game.name == "tricks":
        trick = [(f"P{seat}", ranks(combo)) for seat, combo in seen["trick"]]
        others = [Card(str(count)) for seat, count in enumerate(seen["hands"]) if seat != view.seat]
        none: list[tuple[str, list[Card]]] = [("", [])] * (max(4, players) - len(trick))
        return [
            ("OTHERS", others),
            ("MIDDLE", ranks(seen["middle"])),
            *trick,
            *none,
            ("YOU", ranks(seen["hand"].split())),
        ]
    top = numbers([seen["canvas_top"]]) if seen["canvas_top"] else [Card("", "R")]
    palettes = [
        (f"P{seat} {seen['hands'][seat] if seen['in'][seat] else 'OUT'}", numbers(palette))
        for seat, palette in enumerate(seen["palettes"])
    ]
    return [("CANVAS", [*top, Card(str(seen["deck"]))]), *palettes, ("HAND", numbers(seen["hand"]))]


def faces(shown: Sequence[str | None]) -> list[Card]:
    """Faces of duel; a gap where there is no card."""
    return [Card(face or "", face or "-") for face in shown]


def ranks(stacks: Sequence[str]) -> list[Card]:
    """Cards or stacks of tricks, each rank in a color of its own."""
    return [Card(stack, "ROYGBV"[int(stack[0]) - 1]) for stack in stacks]


def numbers(cards: Sequence[str]) -> list[Card]:
    """Cards of red7."""
    return [Card(card[1], card[0]) for card in cards]


# -- How it is painted --


def painted(rows: list[tuple[str, list[Card]]]) -> Any:
    """A picture of lines of cards."""
    picture = np.full((GAP + len(rows) * (HEIGHT + GAP), LEFT + COLUMNS * (WIDTH + GAP), 3), FELT, np.uint8)
    for number, (label, cards) in enumerate(rows):
        top = GAP + number * (HEIGHT + GAP)
        write(picture, label, top + 16, GAP, 4, INK)
        for place, card in enumerate(cards[:COLUMNS]):
            paint(picture, card, top, LEFT + place * (WIDTH + GAP))
    return picture


def paint(picture: Any, card: Card, top: int, left: int) -> None:
    """A card with a rim."""
    if card.color == "-":
        return
    picture[top : top + HEIGHT, left : left + WIDTH] = INK
    picture[top + 1 : top + HEIGHT - 1, left + 1 : left + WIDTH - 1] = COLORS.get(card.color, BACK)
    dots = 5 if len(card.text) == 1 else 4
    start = left + (WIDTH - (4 * len(card.text) - 1) * dots) // 2
    write(picture, card.text, top + (HEIGHT - 5 * dots) // 2, start, dots, INK if card.color in DARK_ON else CHALK)


def write(picture: Any, text: str, top: int, left: int, dots: int, color: tuple[int, int, int]) -> None:
    """Letters and digits, each dot a square of so many pixels."""
    for place, letter in enumerate(text):
        for line, bits in enumerate(FONT.get(letter, "00000")):
            for column in range(3):
                if int(bits) >> 2 - column & 1:
                    y, x = top + line * dots, left + (4 * place + column) * dots
                    picture[y : y + dots, x : x + dots] = color
