"""Link previews (OpenGraph), the icons, and the web app manifest.

A picture shows the cards that stand for a game, as the home page does, never those of a table: so nothing hidden can be
in it, and it is drawn once. Flat shapes need no library for images: PNG is rows of pixels, compressed by zlib.
"""

from __future__ import annotations

import re
import struct
import zlib
from functools import cache
from math import ceil, floor, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.game import GAMES
from irisdeck.table import boards
from irisdeck.web import art
from irisdeck.words import say, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from irisdeck.table.boards import Card
    from irisdeck.table.replay import Replay
    from irisdeck.table.table import Table
    from irisdeck.words import Said

Pixel = tuple[int, int, int]
Point = tuple[float, float]
HOME = "home"  # the picture of pages that are not about a game
WIDTH, HEIGHT = 1200, 630  # as most services want it
ICONS = (192, 512)  # pixels
SAMPLES = 4  # lines that are looked at for each line of pixels, so that edges are smooth
NIGHT, PAPER = "#1d2443", "#fdf6e6"
RAINBOW = ("#c4262c", "#f08a1d", "#f7dc3c", "#0f7a43", "#5bbcf5", "#2c2f8f", "#9a48c4")
COLORS = dict(zip(("red", "orange", "yellow", "green", "blue", "indigo", "violet"), RAINBOW, strict=True))
COLORS |= {"light": "#ffffff", "shade": "#141317", "hidden": "#5b5f7a"}
INKS = dict.fromkeys(("yellow", "blue", "orange", "light"), "#1d1726")  # of signs on these cards; else white
PIPS = ("", "    #    ", "  #   #  ", "  # # #  ", "# #   # #", "# # # # #", "# ## ## #", "# ##### #")  # three lines


# -- What is said --


class Preview(NamedTuple):
    """What a service shows of a link; `picture` is a game, or HOME."""

    title: str = "Irisdeck"
    description: str = ""
    picture: str = HOME


def home_preview(language: str) -> Preview:
    """The preview of the home page, and of all pages that have none of their own."""
    return Preview(description=tell(say("home-tagline"), language))


def table_preview(table: Table, language: str) -> Preview:
    """The preview of a table: who invites to what, or who plays, and how it stands."""
    game = table.first["game"]
    if table.state is None and not table.lesson:
        title = tell(boards.invitation(table), language) or tell(say(f"{game}-title"), language)
        terms = [*boards.agreed_options(table), *boards.terms(table)] or [say(f"{game}-line")]
        return Preview(title, " · ".join(tell(one, language) for one in terms), game)
    over = table.over and not table.lesson
    words = boards.result(table, "", None).values["won"] if over else say(f"{game}-line")
    return Preview(players(game, table.names, language), tell(words, language), game)


def replay_preview(replay: Replay, language: str) -> Preview:
    """The preview of a replay: who played, and how it ended."""
    title = players(replay.game, replay.names, language)
    return Preview(title, tell(replay.positions[-1].told[-1], language), replay.game)


def players(game: str, names: Sequence[Said | str], language: str) -> str:
    """A game and who plays it."""
    told = " · ".join(tell(name, language) for name in names)
    return tell(say("line-label", label=say(f"{game}-title"), values=told), language)


def manifest(language: str) -> dict[str, Any]:
    """The web app manifest: how the site looks on a home screen."""
    sizes = [{"src": f"/icons/{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in ICONS]
    drawn = {"src": "/static/maskable.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "maskable"}
    return {
        "name": "Irisdeck",
        "short_name": "Irisdeck",
        "description": tell(say("home-tagline"), language),
        "lang": language,
        "start_url": "/",
        "display": "standalone",
        "background_color": NIGHT,
        "theme_color": NIGHT,
        "icons": [*sizes, drawn],
    }


# -- Pictures --


class Canvas:
    """A picture of flat shapes with smooth edges."""

    def __init__(self, width: int, height: int, color: str) -> None:
        self.width, self.height = width, height
        self.rows = [bytearray(bytes(pixel(color)) * width) for _ in range(height)]

    def fill(self, top: float, bottom: float, edges: Callable[[float], tuple[float, float]], color: str) -> None:
        """Fill a shape between two lines, given where it begins and ends at each height."""
        paint = pixel(color)
        for y in range(max(0, floor(top)), min(self.height, ceil(bottom))):
            heights = [y + (step + 0.5) / SAMPLES for step in range(SAMPLES)]
            spans = [edges(height) for height in heights if top <= height < bottom]
            if spans:
                self._fill_line(y, spans, paint)

    def _fill_line(self, y: int, spans: list[tuple[float, float]], paint: Pixel) -> None:
        """Fill a line of pixels: what all spans cover at once, the pixels at its ends one by one."""
        row = self.rows[y]
        start, end = max(0, floor(min(left for left, _ in spans))), min(self.width, ceil(max(r for _, r in spans)))
        inside = ceil(max(left for left, _ in spans)), floor(min(right for _, right in spans))
        first, last = (max(start, inside[0]), min(end, inside[1])) if len(spans) == SAMPLES else (end, end)
        if first < last:
            row[3 * first : 3 * last] = bytes(paint) * (last - first)
        blend(row, [*range(start, min(first, end)), *range(max(first, last), end)], spans, paint)

    def polygon(self, corners: Sequence[Point], color: str) -> None:
        """A shape with straight sides and any number of corners."""
        heights = [y for _, y in corners]
        for y in range(floor(min(heights)), ceil(max(heights))):
            spans = [span for step in range(SAMPLES) for span in crossed(corners, y + (step + 0.5) / SAMPLES)]
            if spans:
                pixels = range(floor(min(left for left, _ in spans)), ceil(max(right for _, right in spans)))
                blend(self.rows[y], pixels, spans, pixel(color))

    def disc(self, x: float, y: float, radius: float, color: str, floor_at: float | None = None) -> None:
        """A disc, or the part of it above a line."""

        def edges(height: float) -> tuple[float, float]:
            half = sqrt(max(0.0, radius * radius - (height - y) ** 2))
            return x - half, x + half

        self.fill(y - radius, y + radius if floor_at is None else floor_at, edges, color)

    def card(self, x: float, y: float, width: float, height: float, color: str) -> None:
        """A rectangle with round corners."""
        radius = width / 9

        def edges(at: float) -> tuple[float, float]:
            depth = max(0.0, radius - min(at - y, y + height - at))
            inset = radius - sqrt(max(0.0, radius * radius - depth * depth))
            return x + inset, x + width - inset

        self.fill(y, y + height, edges, color)

    def png(self) -> bytes:
        """The picture as a file."""
        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)  # 8 bits for red, green and blue
        body = zlib.compress(b"".join(b"\0" + row for row in self.rows), 6)
        chunks = ((b"IHDR", header), (b"IDAT", body), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in chunks)


def blend(row: bytearray, pixels: Iterable[int], spans: list[Point], paint: Pixel) -> None:
    """Paint pixels of a line, each as far as the spans cover it."""
    for x in pixels:
        covered = sum(max(0.0, min(right, x + 1) - max(left, x)) for left, right in spans) / SAMPLES
        for channel in range(3):
            before = row[3 * x + channel]
            row[3 * x + channel] = round(before + (paint[channel] - before) * covered)


def crossed(corners: Sequence[Point], height: float) -> list[Point]:
    """Where a line at some height is inside of a shape: from here to there, from here to there."""
    sides = zip(corners, [*corners[1:], corners[0]], strict=True)
    ends = sorted(x + (height - y) * (u - x) / (v - y) for (x, y), (u, v) in sides if (y <= height) != (v <= height))
    return list(zip(ends[::2], ends[1::2], strict=True))


def chunk(kind: bytes, data: bytes) -> bytes:
    """A chunk of a PNG file: length, kind, data, checksum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def pixel(color: str) -> Pixel:
    """A color as its three bytes."""
    red, green, blue = bytes.fromhex(color.removeprefix("#"))
    return red, green, blue


@cache
def picture(name: str) -> bytes:
    """The picture of a game, or of them all: its cards before a rainbow."""
    canvas = Canvas(WIDTH, HEIGHT, NIGHT)
    for ring, color in enumerate((*RAINBOW, NIGHT)):
        canvas.disc(WIDTH / 2, HEIGHT + 60, 650 - 26 * ring, color)
    kinds = GAMES.values() if name == HOME else [GAMES[name]]
    stacks = boards.picture(max(kinds, key=lambda kind: len(kind.picture)))
    step = min(150.0, (WIDTH - 120) / len(stacks))
    left = (WIDTH - step * len(stacks)) / 2
    for place, cards in enumerate(stacks):
        for depth, card in enumerate(cards):
            width = step - 20 - 12 * len(cards[1:])
            draw_card(canvas, card, left + step * place + 10 + 12 * depth, 290 - 30 * depth, width)
    return canvas.png()


def draw_card(canvas: Canvas, card: Card, x: float, y: float, width: float) -> None:
    """A card: its color with a pale edge, and its sign as often as its number says; without one, once and large."""
    height, edge = width * 1.5, width * 0.06
    canvas.card(x, y, width, height, PAPER)
    canvas.card(x + edge, y + edge, width - 2 * edge, height - 2 * edge, COLORS[card.color])
    if not card.number.isdigit() or int(card.number) >= len(PIPS):
        draw_sign(canvas, card.color, x + width / 2, y + height / 2, width * 0.56)
        return
    for place, pip in enumerate(PIPS[int(card.number)]):
        if pip == "#":
            across, down = 0.5 + 0.26 * (place % 3 - 1), 0.5 + 0.27 * (place // 3 - 1)
            draw_sign(canvas, card.color, x + width * across, y + height * down, width * 0.24)


def draw_sign(canvas: Canvas, color: str, x: float, y: float, size: float) -> None:
    """The sign of a color around a point: its lines, or a disc; of the moon its disc is bitten off."""
    ink, path = INKS.get(color, "#ffffff"), art.SIGNS.get(color, "")
    if path.startswith("<path") and "A" not in path:
        canvas.polygon([(x + (u / 40 - 0.5) * size, y + (v / 40 - 0.5) * size) for u, v in outline(path)], ink)
        return
    canvas.disc(x, y, size * 0.42, ink)
    if path.startswith("<path"):
        canvas.disc(x + size * 0.2, y - size * 0.1, size * 0.34, COLORS[color])


def outline(path: str) -> list[Point]:
    """The corners of a sign made of straight lines, in its box of 40 x 40."""
    corners: list[Point] = [(0.0, 0.0)]
    for command, numbers in re.findall(r"([MLHV])([-\d. ]+)", path, re.IGNORECASE):
        values = [float(number) for number in re.findall(r"-?\d*\.?\d+", numbers)]
        for at in range(0, len(values), 1 if command in "HhVv" else 2):
            (x, y), (u, v) = corners[-1], corners[-1] if command.islower() else (0.0, 0.0)
            if command in "Hh":
                corners.append((u + values[at], y))
            elif command in "Vv":
                corners.append((x, v + values[at]))
            else:
                corners.append((u + values[at], v + values[at + 1]))
    return corners[1:]


@cache
def icon(size: int) -> bytes:
    """The icon of the site, as static/icon.svg has it."""
    canvas, unit = Canvas(size, size, PAPER), size / 40
    x, ground = size / 2, round(27 * unit)
    for ring, color in enumerate((*RAINBOW[:4], PAPER)):
        canvas.disc(x, ground, (14.3 - 2.7 * ring) * unit, color, ground)
    canvas.disc(x, ground - unit, 2.6 * unit, RAINBOW[5])
    return canvas.png()
