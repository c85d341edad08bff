"""The drawings: signs of the colors, numerals, pictograms of rules, faces of players. Own art, written down as SVG.

Pages use them through one stylesheet, so that a card costs a few bytes of HTML however often it is shown.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from urllib.parse import quote

INK, WHITE = "#1d1726", "#fff"
PAPER = "#fffaf0"

# Each color of a card: light above, dark below, and what is printed on it. Signs keep a contrast of 3 to both ends.
COLORS = {
    "red": ("#e2474d", "#ab1526", WHITE),
    "orange": ("#ffb153", "#ee8420", INK),
    "yellow": ("#ffe873", "#f2bd1d", INK),
    "green": ("#1f9a5e", "#0b6a40", WHITE),
    "blue": ("#83d2ff", "#43a8ec", INK),
    "indigo": ("#5560dc", "#26288a", WHITE),
    "violet": ("#b25cd6", "#7d2299", WHITE),
    "light": ("#ffffff", "#e3e9f6", INK),
    "shade": ("#3a3644", "#0b0a10", "#f3e9d2"),
}

# For eyes that tell some colors apart badly: other tones, told apart by lightness. The signs stay as they are.
PALETTES = {
    "deuteranopia": {
        "red": ("#c8501f", "#8f2f08"), "orange": ("#f5a03a", "#d67c14"), "green": ("#0a6f6a", "#04423f"),
        "violet": ("#6d5a8f", "#473763"),
    },
    "protanopia": {
        "red": ("#7a4a1c", "#4a2a0a"), "orange": ("#f2c14a", "#d9a11f"), "green": ("#1a8f8a", "#0b5a56"),
        "violet": ("#5f6fa8", "#3b4a80"),
    },
    "tritanopia": {
        "yellow": ("#ffd9d9", "#f2b3b8"), "green": ("#0f7f7a", "#064f4c"), "blue": ("#8fe0d8", "#4fc2b8"),
        "violet": ("#b0477f", "#7a2052"),
    },
    "monochrome": {
        "red": ("#777", "#555"), "orange": ("#c4c4c4", "#a8a8a8"), "yellow": ("#f2f2f2", "#dcdcdc"),
        "green": ("#666", "#444"), "blue": ("#dadada", "#c0c0c0"), "indigo": ("#333", "#1c1c1c"),
        "violet": ("#555", "#333"),
    },
}  # fmt: skip

# Signs in a box of 40 x 40; colors are never told apart by color alone.
SIGNS = {
    "red": '<circle cx="20" cy="20" r="16.5"/>',
    "orange": '<path d="M20 5 36.5 33.5h-33z"/>',
    "yellow": '<path d="m20 3 5 11 11.8 1.3-8.8 8L30.4 35 20 29 9.6 35 12 23.3l-8.8-8L15 14z"/>',
    "green": '<path d="M6 6h28v28H6z"/>',
    "blue": '<path d="M20 2.5 35 20 20 37.5 5 20z"/>',
    "indigo": '<path d="M14 4h12v10h10v12H26v10H14V26H4V14h10z"/>',
    "violet": '<path d="M12 6h16l8.5 14L28 34H12L3.5 20z"/>',
    "light": '<path d="m20 1.5 3.4 10.5 9.4-4.8L28 16.6 38.5 20 28 23.4l4.8 9.4-9.4-4.8L20 38.5 16.6 28l-9.4 4.8 '
    '4.8-9.4L1.5 20 12 16.6 7.2 7.2l9.4 4.8z"/>',
    "shade": '<path d="M26.5 4.2A16.6 16.6 0 1 0 36 26.6 14 14 0 0 1 26.5 4.2z"/>',
}

# Numerals as strokes in a box of 24 x 32.
NUMERALS = {
    "1": "M6 9.5 13.5 4v24",
    "2": "M4.5 10.5a7.4 7.4 0 0 1 14.8 0C19.3 17 4.5 21 4.5 28H20",
    "3": "M4.5 4H19l-8.3 9.3c5.8-.4 9.3 3 9.3 7.2A7.6 7.6 0 0 1 4.7 23",
    "4": "M16 28V4L3.5 20.5H21",
    "5": "M18.5 4H7L5.7 15.2c1.7-1.7 4-2.5 6.3-2.5a7.7 7.7 0 1 1-7.3 10.6",
    "6": "M16.5 4C9.7 7 4.6 13.5 4.6 20.5a7.5 7.5 0 1 0 7.5-7.5c-3 0-5.6 1.5-7 4",
    "7": "M4 4h16.5L10 28",
}

# Icons of the bar as strokes in a box of 24 x 24.
ICONS = {
    "undo": "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
    "hint": "M9 18h6m-5 3h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.5 1 2.5h6c0-1 .3-1.8 1-2.5A6 6 0 0 0 12 3z",
    "menu": "M4 7h16M4 12h16M4 17h16",
    "log": "M5 5h14v11H10l-5 4z",
    "sound": "M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
    "mute": "M4 10v4h4l5 4V6L8 10zM17 9.5l5 5m0-5-5 5",
    "turn": "M4 12a8 8 0 0 1 14-5l2 2m0-5v5h-5M20 12a8 8 0 0 1-14 5l-2-2m0 5v-5h5",
    "eye": "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
    "close": "M6 6l12 12M18 6 6 18",
    "options": "M4 7h8m6 0h2M4 17h2m6 0h8M12 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M6 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
    "globe": "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
    "history": "M4 8a9 9 0 1 1-1 5M4 3v5h5M12 8v5l3 2",
    "crown": "M3 18 2 7l6 4 4-7 4 7 6-4-1 11z",
}

# A splash of paint in a box of 400 x 220.
SPLASH = (
    "M354 110C357 119 390 130 385 136C379 143 334 142 324 149C314 156 334 175 324 180C314 185 280 174 264 178C248 "
    "182 242 202 227 203C213 205 195 188 177 187C160 185 133 198 121 195C108 191 115 171 101 166C86 161 42 168 33 "
    "162C24 157 50 141 47 132C43 123 14 117 14 110C14 103 43 97 47 88C50 79 24 63 33 58C42 52 86 59 101 54C117 50 "
    "112 33 125 30C138 28 162 42 179 39C196 36 215 12 229 12C243 13 247 38 263 43C279 47 315 34 327 39C339 43 326 "
    "60 334 68C341 76 368 78 372 85C375 92 352 101 354 110z"
)
DROPS = ((20, 60, 7), (10, 90, 4), (388, 92, 6), (376, 170, 5), (60, 196, 6), (352, 30, 4))


def svg(box: str, inside: str) -> str:
    """A whole drawing."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box}">{inside}</svg>'


def sign(color: str, x: float = 0, y: float = 0, size: float = 40) -> str:
    """The sign of a color, with corners rounded by a stroke."""
    return (
        f'<g transform="translate({x} {y}) scale({size / 40:g})" stroke-width="2.5" stroke-linejoin="round">'
        f"{SIGNS[color]}</g>"
    )


def numeral(number: str, x: float = 0, y: float = 0, size: float = 32, width: float = 5) -> str:
    """A numeral, drawn by strokes."""
    return (
        f'<path transform="translate({x} {y}) scale({size / 32:g})" d="{NUMERALS[number]}" fill="none" '
        f'stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def pictogram(color: str) -> str:
    """The rule of a color in Red7 without words, in a box of 60 x 20."""
    line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    bars = "".join(
        f'<rect x="{x}" y="{18 - height}" width="7" height="{height}" rx="2" stroke="none" opacity="{strength}"/>'
        for x, height, strength in ((8, 6, 0.5), (19, 10, 0.5), (30, 16, 1))
    )
    return {
        "red": f'{bars}<path {line} stroke-width="2.6" d="M50 17V5m-5 4.5L50 4l5 5.5"/>',
        "orange": row_of_numerals("555"),
        "yellow": row_of_signs("red", "red", "red"),
        "green": row_of_numerals("246"),
        "blue": row_of_signs("red", "orange", "green"),
        "indigo": f'{row_of_numerals("345")}<path {line} stroke-width="2" d="M17.5 17.5h4m13 0h4"/>',
        "violet": f'<path {line} stroke-width="3" d="M22 4 10 10l12 6"/>{numeral("4", 31, 1.5, 17, 4.6)}',
    }[color]


def row_of_numerals(numbers: str) -> str:
    """Three numerals beside each other."""
    return "".join(numeral(number, 4 + 18 * at, 2, 15, 4.6) for at, number in enumerate(numbers))


def row_of_signs(*colors: str) -> str:
    """Three signs beside each other."""
    return "".join(sign(color, 3 + 19 * at, 2.5, 15) for at, color in enumerate(colors))


@cache
def faces() -> dict[str, str]:
    """The faces of players by name, as drawings of 64 x 64; without the line breaks of their files."""
    files = sorted((Path(__file__).parent / "faces").glob("*.svg"))
    return {file.stem: re.sub(r"\s*\n\s*", "", file.read_text(encoding="utf-8")) for file in files}


# -- The stylesheet --


def address(drawing: str) -> str:
    """A drawing as an address for styles."""
    return f'url("data:image/svg+xml,{quote(drawing, safe=" =/:,;()<>.-").replace("%22", chr(39))}")'


def painted(inside: str, ink: str = "#000") -> str:
    """Shapes in one color."""
    return f'<g fill="{ink}" stroke="{ink}">{inside}</g>'


def icon(path: str) -> str:
    """An icon of the bar."""
    line = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    return svg("24 24", f'<path {line} d="{path}"/>')


def color_rule(color: str) -> str:
    """What the styles know of a color: its two tones, its ink, its sign, and the sign as a watermark."""
    above, below, ink = COLORS[color]
    strength = ".1" if ink == WHITE else ".07"
    mark = svg("100 140", f'<g opacity="{strength}">{painted(sign(color, 30, 62, 104), ink)}</g>')
    return (
        f".c-{color}{{--above:{above};--below:{below};--on:{ink};--sign:{address(svg('40 40', painted(sign(color))))};"
        f"--mark:{address(mark)}}}"
    )


def back() -> str:
    """The back of a card: a rainbow at night."""
    arcs = "".join(
        f'<circle cx="50" cy="140" r="{92 - 9 * at}" stroke="{tone}"/>'
        for at, tone in enumerate(("#f0565a", "#ffb153", "#ffe873", "#3fbf78", "#83d2ff", "#6a76f4", "#c07be8"))
    )
    return svg("100 140", f'<g fill="none" stroke-width="4" opacity=".9">{arcs}</g>')


@cache
def stylesheet() -> str:
    """All drawings for use by class: c-red is a color, n7 a number, f-owl a face, i-undo an icon."""
    ruling = list(COLORS)[:7]  # those that are a rule in Red7
    return "\n".join(
        [
            *map(color_rule, COLORS),
            *palette_rules(),
            *(f".n{one}{{--digit:{address(svg('24 32', painted(numeral(one, width=5.2))))}}}" for one in NUMERALS),
            *(f".c-{color}{{--pictogram:{address(svg('60 20', painted(pictogram(color))))}}}" for color in ruling),
            *(f".i-{name}{{--icon:{address(icon(path))}}}" for name, path in ICONS.items()),
            *(face_rule(name, drawing) for name, drawing in faces().items()),
            *(f'i[class*=f-][class$="-{one}"]{{--badge:{address(badge(one))}}}' for one in range(1, 7)),
            f":root{{--back:{address(back())};--splash:{address(splash())}}}",
        ]
    )


def face_rule(name: str, drawing: str) -> str:
    """The avatar of a player; f-cat-2 is the second cat at a table, with a badge."""
    return f".f-{name},[class*=f-{name}-]{{background-image:var(--badge,none),{address(drawing)}}}"


def badge(number: int) -> str:
    """The number of a player in the corner of an avatar."""
    spot = '<circle cx="46" cy="46" r="17" fill="#fffaf0" stroke="#2a2130" stroke-width="2"/>'
    return svg("64 64", spot + painted(numeral(str(number), x=38, y=35, size=22, width=6)))


def palette_rules() -> list[str]:
    """The tones of each palette that a person can choose."""
    return [
        f":root[data-palette={name}] .c-{color}{{--above:{above};--below:{below}}}"
        for name, colors in PALETTES.items()
        for color, (above, below) in colors.items()
    ]


def splash() -> str:
    """A splash of paint that takes the shape of its box."""
    drops = "".join(f'<circle cx="{x}" cy="{y}" r="{radius}"/>' for x, y, radius in DROPS)
    drawing = svg("400 220", f'<path d="{SPLASH}"/>{drops}')
    return drawing.replace("viewBox", 'preserveAspectRatio="none" viewBox')
