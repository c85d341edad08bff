"""Rendering a view: as the text of the terminal's board, or as a small picture painted with NumPy alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from irisdeck.game import InvalidOption, alternatives
from irisdeck.table import boards
from irisdeck.terminal import board
from irisdeck.terminal.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Iterator

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
LETTERS = {name: letter for letter, name in boards.NAMES.items() if letter in COLORS}
MOST_ROWS = 10  # of a game that declares none
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


class Tile(NamedTuple):
    """A card as it is painted: its text, and the letter of its color; "" for a card's back, "-" for an empty place."""

    text: str
    color: str = ""


Row = tuple[str, list[Tile]]  # a label and cards


def check_mode(mode: str | None) -> str | None:
    """The render mode, if there is one of that name."""
    if mode is not None and mode not in MODES:
        raise InvalidOption(f"there is no render_mode {mode!r}: there are {alternatives(MODES, 'and')}")
    return mode


def rendered(view: View, mode: str | None) -> Any:
    """A view as text, as a picture (height, width, 3), or printed; None without a render mode."""
    if mode == "rgb_array":
        return painted(picture_rows(view))
    if mode is None:
        return None
    turn = "the game is over" if view.over else f"{player_names(view)[view.turn]} to act"
    text = "\n".join([*board.lines(board_of(view).values(), view.game, Voice()), turn])
    if mode == "ansi":
        return text
    print(text)
    return None


def player_names(view: View) -> list[str]:
    """The names of the agents."""
    return [f"player_{seat}" for seat in range(view.game.players)]


# -- What is painted --


def picture_rows(view: View) -> list[Row]:
    """The rows of the picture, as many at every time of a game: those that a game's observe.py declares, if any."""
    declared = getattr(view.game.module("observe"), "picture_rows", None)
    if declared is None:
        return board_rows(view)
    return [(label, [Tile(*card) for card in cards]) for label, cards in declared(view)]


def board_rows(view: View) -> list[Row]:
    """A row for each part of the board that has cards, and empty rows up to a fixed number."""
    rows = [
        (name.upper(), [Tile(card.number or card.text, LETTERS.get(card.color, "")) for card in cards_in(part.values)])
        for name, part in board_of(view).items()
    ]
    rows = [row for row in rows if row[1]][:MOST_ROWS]
    return rows + [("", [])] * (MOST_ROWS - len(rows))


def board_of(view: View) -> dict[str, boards.Part]:
    """The parts of the board as the seat sees them, with nothing to click on."""
    return boards.board(boards.Look(view, view.seat, player_names(view), {}, own=False))


def cards_in(value: Any) -> Iterator[boards.Card]:
    """The cards anywhere in the values of a part, in order."""
    if isinstance(value, boards.Card):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from cards_in(item)
    elif isinstance(value, Iterable) and not isinstance(value, str):
        for item in value:
            yield from cards_in(item)


# -- How it is painted --


def painted(rows: list[Row]) -> Any:
    """The picture of rows of cards."""
    picture = np.full((GAP + len(rows) * (HEIGHT + GAP), LEFT + COLUMNS * (WIDTH + GAP), 3), FELT, np.uint8)
    for number, (label, cards) in enumerate(rows):
        top = GAP + number * (HEIGHT + GAP)
        write(picture, label, top + 16, GAP, 4, INK)
        for place, card in enumerate(cards[:COLUMNS]):
            paint(picture, card, top, LEFT + place * (WIDTH + GAP))
    return picture


def paint(picture: Any, card: Tile, top: int, left: int) -> None:
    """Paints a card with a border."""
    if card.color == "-":
        return
    picture[top : top + HEIGHT, left : left + WIDTH] = INK
    picture[top + 1 : top + HEIGHT - 1, left + 1 : left + WIDTH - 1] = COLORS.get(card.color, BACK)
    dots = 5 if len(card.text) == 1 else 4
    start = left + (WIDTH - (4 * len(card.text) - 1) * dots) // 2
    write(picture, card.text, top + (HEIGHT - 5 * dots) // 2, start, dots, INK if card.color in DARK_ON else CHALK)


def write(picture: Any, text: str, top: int, left: int, dots: int, color: tuple[int, int, int]) -> None:
    """Writes letters and digits; each dot is a square of `dots` pixels a side."""
    for place, letter in enumerate(text):
        for line, bits in enumerate(FONT.get(letter, "00000")):
            for column in range(3):
                if int(bits) >> 2 - column & 1:
                    y, x = top + line * dots, left + (4 * place + column) * dots
                    picture[y : y + dots, x : x + dots] = color
