"""The drawings: signs of the colors, numerals, pictograms of rules, faces of players. Own art, written down as SVG.

Pages use them through one stylesheet, so that a card costs a few bytes of HTML however often it is shown.
"""

from __future__ import annotations

from functools import cache
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
    "deuteranopia": {"red": ("#c8501f", "#8f2f08"), "green": ("#0a6f6a", "#04423f"), "orange": ("#f5a03a", "#d67c14"), "violet": ("#6d5a8f", "#473763")},
    "protanopia": {"red": ("#7a4a1c", "#4a2a0a"), "green": ("#1a8f8a", "#0b5a56"), "orange": ("#f2c14a", "#d9a11f"), "violet": ("#5f6fa8", "#3b4a80")},
    "tritanopia": {"yellow": ("#ffd9d9", "#f2b3b8"), "blue": ("#8fe0d8", "#4fc2b8"), "green": ("#0f7f7a", "#064f4c"), "violet": ("#b0477f", "#7a2052")},
    "monochrome": {color: tones for color, tones in zip(
        ("red", "orange", "yellow", "green", "blue", "indigo", "violet"),
        (("#777", "#555"), ("#c4c4c4", "#a8a8a8"), ("#f2f2f2", "#dcdcdc"), ("#666", "#444"), ("#dadada", "#c0c0c0"), ("#333", "#1c1c1c"), ("#555", "#333")),
        strict=True,
    )},
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
    "M354 110C357 119 390 130 385 136C379 143 334 142 324 149C314 156 334 175 324 180C314 185 280 174 264 178C248 182 242 202 "
    "227 203C213 205 195 188 177 187C160 185 133 198 121 195C108 191 115 171 101 166C86 161 42 168 33 162C24 157 50 141 47 "
    "132C43 123 14 117 14 110C14 103 43 97 47 88C50 79 24 63 33 58C42 52 86 59 101 54C117 50 112 33 125 30C138 28 162 42 179 "
    "39C196 36 215 12 229 12C243 13 247 38 263 43C279 47 315 34 327 39C339 43 326 60 334 68C341 76 368 78 372 85C375 92 352 "
    "101 354 110z"
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


# Faces in a box of 64 x 64: the ground, then the drawing.
EYES = '<circle cx="25" cy="32" r="3.2" fill="#24160b"/><circle cx="39" cy="32" r="3.2" fill="#24160b"/>'
FACES = {
    "person": (
        "#c8992e",
        '<g fill="#fff3d6"><circle cx="32" cy="26" r="11"/><path d="M11 60c2-15 10-20 21-20s19 5 21 20z"/></g>',
    ),
    "robot": (
        "#4a6472",
        '<path d="M32 8v8" stroke="#dfe9ee" stroke-width="3"/><circle cx="32" cy="8" r="3.5" fill="#ffd166"/>'
        '<rect x="14" y="16" width="36" height="32" rx="9" fill="#dfe9ee"/><rect x="19" y="24" width="26" height="12" rx="6" '
        'fill="#24323a"/><circle cx="26" cy="30" r="3" fill="#7fe3ff"/><circle cx="38" cy="30" r="3" fill="#7fe3ff"/>'
        '<path d="M25 42h14" stroke="#24323a" stroke-width="2.5" stroke-linecap="round"/>',
    ),
    "mouse": (
        "#5c7a5e",
        '<g fill="#c9c4c9"><circle cx="17" cy="20" r="11"/><circle cx="47" cy="20" r="11"/></g><g fill="#f2b6c1">'
        '<circle cx="17" cy="20" r="6"/><circle cx="47" cy="20" r="6"/></g><path d="M14 34c0-10 8-16 18-16s18 6 18 16c0 9-10 '
        f'20-18 20S14 43 14 34z" fill="#dcd8dc"/>{EYES}<circle cx="32" cy="48" r="3.5" fill="#e0708a"/>',
    ),
    "cat": (
        "#31508f",
        '<path d="M14 10 17 32 31 21zM50 10 47 32 33 21z" fill="#dfe6f4"/><circle cx="32" cy="35" r="19" fill="#dfe6f4"/>'
        '<path d="M21 33q4-5 8 0M35 33q4-5 8 0" stroke="#1d2a4a" stroke-width="2.6" fill="none" stroke-linecap="round"/>'
        '<path d="M29 39h6l-3 4z" fill="#f58aa0"/><path d="M32 43v2m-7-3-11-1m25 1 11-1" stroke="#1d2a4a" '
        'stroke-width="1.3" stroke-linecap="round"/>',
    ),
    "hare": (
        "#8a5a3b",
        '<g fill="#e9d5bd"><ellipse cx="23" cy="15" rx="6" ry="15"/><ellipse cx="41" cy="15" rx="6" ry="15"/>'
        '<circle cx="32" cy="40" r="17"/></g><g fill="#f2b6c1"><ellipse cx="23" cy="15" rx="2.5" ry="10"/>'
        '<ellipse cx="41" cy="15" rx="2.5" ry="10"/></g><g transform="translate(0 5)">'
        f'{EYES}</g><path d="M29 44h6l-3 4zM30 50h4v5h-4z" fill="#8a4a4a"/>',
    ),
    "otter": (
        "#2e7f86",
        '<g fill="#b98a63"><circle cx="16" cy="22" r="6"/><circle cx="48" cy="22" r="6"/><circle cx="32" cy="34" r="19"/></g>'
        f'<ellipse cx="32" cy="41" rx="12" ry="9" fill="#f4e3cd"/>{EYES}<ellipse cx="32" cy="37" rx="4" ry="3" '
        'fill="#24160b"/><path d="M32 40v4m-5-2-9-1m19 1 9-1" stroke="#24160b" stroke-width="1.4" fill="none" '
        'stroke-linecap="round"/>',
    ),
    "fox": (
        "#b34f20",
        '<path d="M13 12 18 32 30 22zM51 12 46 32 34 22z" fill="#ff9c5a"/><path d="M14 28c0-8 8-12 18-12s18 4 18 12c0 12-10 '
        '24-18 24S14 40 14 28z" fill="#ff9c5a"/><path d="M14 32c6 2 13 8 18 20-10 0-18-10-18-20zM50 32c-6 2-13 8-18 20 10 0 '
        f'18-10 18-20z" fill="#fff3e6"/>{EYES}<circle cx="32" cy="48" r="3.2" fill="#2a1408"/>',
    ),
    "owl": (
        "#5f3fa0",
        '<path d="M12 16 18 30 30 22zM52 16 46 30 34 22z" fill="#a98be0"/><circle cx="32" cy="36" r="20" fill="#a98be0"/>'
        '<circle cx="24" cy="33" r="8" fill="#fff"/><circle cx="40" cy="33" r="8" fill="#fff"/><circle cx="25" cy="33" r="4" '
        'fill="#2a1d45"/><circle cx="39" cy="33" r="4" fill="#2a1d45"/><path d="M28.5 40h7L32 47z" fill="#ffb153"/>',
    ),
    "bear": (
        "#7a4a24",
        '<g fill="#b07a4a"><circle cx="16" cy="19" r="8"/><circle cx="48" cy="19" r="8"/><circle cx="32" cy="35" r="20"/></g>'
        f'<ellipse cx="32" cy="43" rx="10" ry="8" fill="#ecd9bd"/>{EYES}<ellipse cx="32" cy="40" rx="4" ry="3" '
        'fill="#24160b"/>',
    ),
    "frog": (
        "#1f6b52",
        '<g fill="#7ccf6a"><circle cx="20" cy="20" r="9"/><circle cx="44" cy="20" r="9"/><ellipse cx="32" cy="38" rx="22" '
        'ry="17"/></g><circle cx="20" cy="20" r="5" fill="#fff"/><circle cx="44" cy="20" r="5" fill="#fff"/><circle cx="20" '
        'cy="20" r="2.6" fill="#14301c"/><circle cx="44" cy="20" r="2.6" fill="#14301c"/><path d="M18 40q14 11 28 0" '
        'stroke="#14301c" stroke-width="2.6" fill="none" stroke-linecap="round"/>',
    ),
    "raven": (
        "#6b7c93",
        '<path d="M10 58c0-26 8-44 24-44 12 0 20 9 20 21 0 12-8 23-20 23z" fill="#232833"/><path d="M44 28l18 6-17 6z" '
        'fill="#f2b441"/><circle cx="37" cy="28" r="5" fill="#fff"/><circle cx="38.5" cy="28" r="2.6" fill="#111"/>',
    ),
    "deer": (
        "#4f6b3a",
        '<path d="M20 22C10 18 12 10 10 4m6 14c-4 0-8-2-9-6m37 10c10-4 8-12 10-18m-6 14c4 0 8-2 9-6" fill="none" '
        'stroke="#e9d5bd" stroke-width="3" stroke-linecap="round"/><path d="M18 28c0-8 6-12 14-12s14 4 14 12c0 10-6 26-14 '
        f'26S18 38 18 28z" fill="#c08a55"/>{EYES}<ellipse cx="32" cy="49" rx="5" ry="4" fill="#3a2413"/>',
    ),
    "hedgehog": (
        "#a3703d",
        '<path d="m4 40 5-6-3-7 8-3 0-8 8 2 4-7 6 6 6-6 4 7 8-2 0 8 8 3-3 7 5 6-8 14H12z" fill="#5a3d28"/><path d="M16 38c0-9 '
        f'7-14 16-14s16 5 16 14-8 17-16 17-16-8-16-17z" fill="#f0d9b8"/><g transform="translate(0 4)">{EYES}</g>'
        '<circle cx="32" cy="46" r="3.6" fill="#24160b"/>',
    ),
    "panda": (
        "#4d8f5a",
        '<g fill="#20222a"><circle cx="15" cy="18" r="8"/><circle cx="49" cy="18" r="8"/></g><circle cx="32" cy="35" r="20" '
        'fill="#fff"/><g fill="#20222a"><ellipse cx="24" cy="33" rx="6" ry="7"/><ellipse cx="40" cy="33" rx="6" ry="7"/>'
        '<ellipse cx="32" cy="43" rx="4" ry="3"/></g><g fill="#fff"><circle cx="25" cy="32" r="2.2"/><circle cx="39" cy="32" '
        'r="2.2"/></g>',
    ),
    "penguin": (
        "#3f86b8",
        '<ellipse cx="32" cy="38" rx="22" ry="26" fill="#1e2734"/><path d="M32 62c-11 0-15-9-15-18 0-6 3-8 3-14 0-5 4-8 12-3 '
        f'8-5 12-2 12 3 0 6 3 8 3 14 0 9-4 18-15 18z" fill="#fff"/>{EYES}<path d="M26 39h12l-6 6z" fill="#f2a33a"/>',
    ),
    "turtle": (
        "#2f6f8a",
        '<path d="M6 46c0-16 10-26 26-26s26 10 26 26z" fill="#4f8f3f"/><path d="M22 46V30l10-8 10 8v16M22 30l-12 6m32-6 12 6" '
        'fill="none" stroke="#2f5f27" stroke-width="2.6"/><ellipse cx="32" cy="46" rx="13" ry="11" fill="#a8d46f"/>'
        '<g transform="translate(0 12)"><circle cx="27" cy="32" r="2.8" fill="#1c2f14"/><circle cx="37" cy="32" r="2.8" '
        'fill="#1c2f14"/></g><path d="M27 50q5 4 10 0" stroke="#1c2f14" stroke-width="2" fill="none" stroke-linecap="round"/>',
    ),
    "bee": (
        "#6aa4d9",
        '<g fill="#fff" opacity=".85"><ellipse cx="14" cy="24" rx="11" ry="8"/><ellipse cx="50" cy="24" rx="11" ry="8"/></g>'
        '<path d="M25 14Q22 6 16 6m23 8q3-8 9-8" fill="none" stroke="#2a2213" stroke-width="2.5" stroke-linecap="round"/>'
        '<circle cx="32" cy="35" r="20" fill="#ffd04a"/><path d="M14 44h36M19 51h26" stroke="#2a2213" stroke-width="4.5"/>'
        f'<g transform="translate(0 -2)">{EYES}</g><path d="M28 37q4 3 8 0" stroke="#2a2213" stroke-width="2" fill="none"/>',
    ),
    "whale": (
        "#1c4f7c",
        '<path d="M32 16V8m0 0c-3-5-8-3-8 0m8 0c3-5 8-3 8 0" fill="none" stroke="#d9f1ff" stroke-width="2.6" '
        'stroke-linecap="round"/><path d="M6 40c0-14 12-22 26-22s26 8 26 22c0 8-12 16-26 16S6 48 6 40z" fill="#5ea9dc"/>'
        '<path d="M9 44c8 4 38 4 46 0-3 7-12 12-23 12S12 51 9 44z" fill="#e6f4fd"/><g transform="translate(0 4)">'
        '<circle cx="18" cy="32" r="3" fill="#102a40"/><circle cx="46" cy="32" r="3" fill="#102a40"/></g>',
    ),
    "unicorn": (
        "#b0609a",
        '<path d="M32 2 37 20H27z" fill="#ffd166"/><path d="M16 14 20 28 28 20zM48 14 44 28 36 20z" fill="#fff"/>'
        '<path d="M17 30c0-9 6-14 15-14s15 5 15 14c0 10-6 26-15 26S17 40 17 30z" fill="#fff"/><path d="M24 17c-10 2-14 12-12 '
        f'26 3-8 7-14 13-18zM40 17c10 2 14 12 12 26-3-8-7-14-13-18z" fill="#8bd0ff"/>{EYES}<path d="M28 49q4 3 8 0" '
        'stroke="#8a3f74" stroke-width="2" fill="none" stroke-linecap="round"/>',
    ),
}


def face_svg(name: str) -> str:
    """A face; the robot's where there is none of this name."""
    ground, drawing = FACES.get(name, FACES["robot"])
    circle = '<circle cx="32" cy="32" r="32"'
    return svg(
        "64 64", f'<clipPath id="c">{circle}/></clipPath><g clip-path="url(#c)">{circle} fill="{ground}"/>{drawing}</g>'
    )


# -- The stylesheet --


def address(drawing: str) -> str:
    """A drawing as an address for styles."""
    return f"url(\"data:image/svg+xml,{quote(drawing, safe=' =/:,;()<>.-').replace('%22', chr(39))}\")"


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
    """All drawings, for use by class: c-red, f-owl, and by number."""
    numbers = "".join(
        f'.n{number}{{--digit:{address(svg("24 32", painted(numeral(number, width=5.2))))}}}' for number in NUMERALS
    )
    rules = "".join(
        f".c-{color}{{--pictogram:{address(svg('60 20', painted(pictogram(color))))}}}" for color in list(COLORS)[:7]
    )
    faces = "".join(f".f-{name}{{background-image:{address(face_svg(name))}}}" for name in FACES)
    drops = "".join(f'<circle cx="{x}" cy="{y}" r="{radius}"/>' for x, y, radius in DROPS)
    splash = address(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 220" preserveAspectRatio="none">'
        f'<path d="{SPLASH}"/>{drops}</svg>'
    )
    palettes = "".join(
        f":root[data-palette={name}] .c-{color}{{--above:{above};--below:{below}}}"
        for name, colors in PALETTES.items()
        for color, (above, below) in colors.items()
    )
    icons = f":root{{--splash:{splash}}}" + "".join(f".i-{name}{{--icon:{address(icon(path))}}}" for name, path in ICONS.items())
    return "\n".join([*map(color_rule, COLORS), palettes, numbers, rules, icons, f":root{{--back:{address(back())}}}", faces])
