"""Charts as SVG: bars, lines and distributions of the studies, ratings of the arena, learning curves.

One small module draws them all: SVG is text, needs no library, and follows the reader's light or dark scheme. A chart
is a string to stand in a page; `save` writes it to a file of its own. Every chart is 360 units wide unless it says
otherwise: pixels on a small phone.
"""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from pathlib import Path
from typing import TYPE_CHECKING

from irisdeck.game import InvalidOption

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping, Sequence

    from irisdeck.research.intervals import Estimate

WIDE, LEFT, RIGHT = 360, 34, 10  # of a chart and its margins
TOP, BOTTOM = 20.0, 32.0  # margins of a chart with two axes
LETTER = 6.2  # of a text, on average
HEIGHT = 190.0  # of a chart with two axes
LETTERS = "ABCDEFGH"  # of the series
DASHES = 2 * ("none", "6 3", "2 2", "9 2 2 2")  # of the series, because colors alone do not tell everybody apart

LIGHT = """--paper:#fbfaf7;--card:#fff;--ink:#1d1d22;--soft:#5c5c66;--line:#d9d7d0;
--c0:#0b62a4;--c1:#b4450f;--c2:#2c7a3f;--c3:#8a3a9c;--c4:#7a6400;--c5:#a8254f;--c6:#087a7a;--c7:#55585f"""
DARK = """--paper:#141418;--card:#1d1e24;--ink:#ecebe6;--soft:#a9a9b3;--line:#3a3b44;
--c0:#6db8f2;--c1:#f0935c;--c2:#74c78a;--c3:#d394e2;--c4:#d9c057;--c5:#f08aab;--c6:#5cc9c9;--c7:#b5b8c0"""
COLORS = f"""
:root{{color-scheme:light dark;{LIGHT}}}
@media (prefers-color-scheme:dark){{:root{{{DARK}}}}}
"""
MARKS = """svg text{fill:var(--ink);font:11px system-ui,sans-serif}
svg .tiny{font-size:8px}
svg .soft{fill:var(--soft)}
svg .grid{stroke:var(--line);stroke-width:1}
svg .mark{stroke:var(--ink);stroke-width:1}
svg .fair{stroke:var(--soft);stroke-width:1;stroke-dasharray:3 3}
"""
SERIES = "".join(
    f".f{n}{{fill:var(--c{n})}}.s{n}{{stroke:var(--c{n});fill:none;stroke-width:2;stroke-dasharray:{dashes}}}"
    for n, dashes in enumerate(DASHES)
)


# -- Parts of a chart --


def chart(height: float, label: str, inside: str, wide: int = WIDE) -> str:
    """An SVG element; the label is for people who do not see it."""
    return f'<svg viewBox="0 0 {wide} {height:g}" role="img" aria-label="{escape(label)}">{inside}</svg>'


def text(x: float, y: float, content: str, anchor: str = "start", kind: str = "") -> str:
    """A line of text."""
    attribute = kind and f" class={kind!r}"
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{attribute}>{escape(content)}</text>'


def ticks(high: float, most: int = 5) -> list[float]:
    """Round numbers from 0 to `high` or a little beyond."""
    step = _step(high, most)
    return [step * n for n in range(ceil(high / step - 1e-9) + 1)]


def _ticks_between(low: float, high: float, most: int = 8) -> list[float]:
    """Round numbers from `low` or a little below to `high` or a little beyond."""
    step = _step(high - low, most)
    return [step * n for n in range(floor(low / step + 1e-9), ceil(high / step - 1e-9) + 1)]


def _step(span: float, most: int) -> float:
    step = 10.0 ** floor(log10(span / most))
    return step * next(factor for factor in (1, 2, 5, 10) if span / (step * factor) <= most)


def frame(ys: Sequence[float], y_label: str, x_label: str, height: float = HEIGHT, wide: int = WIDE) -> str:
    """The grid and the words around a chart with two axes."""
    bottom = height - BOTTOM
    lines = []
    for tick in ys:
        y = bottom - (bottom - TOP) * tick / ys[-1]
        lines.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{wide - RIGHT}"/>')
        lines.append(text(LEFT - 4, y + 4, f"{tick:g}", "end", "soft"))
    lines.append(text(4, 11, y_label, kind="soft"))
    lines.append(text(wide - RIGHT, height - 4, x_label, "end", "soft"))
    return "".join(lines)


# -- Charts --


def bars(
    title: str,
    rows: Sequence[tuple[str, Sequence[Estimate | None]]],
    axis: str,
    scale: int = 1,
    fair: float | None = None,
) -> str:
    """A bar for each row and series from 0 on, with its interval; a dashed line where all would be equal."""
    several = len(rows[0][1]) > 1
    highest = max(scale * (one.value + one.width) for _, series in rows for one in series if one is not None)
    xs = ticks(max(highest, scale * (fair or 0), 1e-9))
    left, thick, y = (16, 8, 0.0) if several else (8, 11, 0.0)

    def across(value: float) -> float:
        return left + (WIDE - left - 16) * value / xs[-1]

    inside = []
    for label, series in rows:
        inside.append(text(left, y + 12, label))
        y += 16
        for number, one in enumerate(series):
            if one is not None:
                low, high = across(max(0.0, scale * (one.value - one.width))), across(scale * (one.value + one.width))
                inside.append(_bar(number, left, across(scale * one.value), y, thick))
                inside.append(f'<path class="mark" d="M{low:.1f} {y + thick / 2:g}H{high:.1f}"/>')
            if several:
                inside.append(text(left - 4, y + thick - 0.5, LETTERS[number], "end", "tiny"))
            y += thick + 1
        y += 5
    grid = "".join(f'<path class="grid" d="M{across(x):.1f} 0V{y:g}"/>' for x in xs)
    marks = "".join(text(across(x), y + 12, f"{x:g}", "middle", "soft") for x in xs)
    if fair is not None:
        marks += f'<path class="fair" d="M{across(scale * fair):.1f} 0V{y:g}"/>'
    words = text(left, y + 27, axis, kind="soft")
    return chart(y + 32, f"{title}: bars; the numbers follow", grid + "".join(inside) + marks + words)


def _bar(number: int, left: float, right: float, y: float, thick: int) -> str:
    return f'<rect class="f{number}" x="{left}" y="{y:g}" width="{right - left:.1f}" height="{thick}"/>'


Points = list[tuple[float, "Estimate"]]  # of a line: where along the horizontal axis, and what there


def line(
    title: str,
    series: Sequence[Points],
    axes: tuple[str, str],
    xs: Mapping[float, str],
    ys: Sequence[float],
    fair: float | None = None,
    wide: int = WIDE,
) -> str:
    """Lines through points with their intervals; `xs` are the ticks by place, the last being the right end.

    The axes are named, the vertical one first. A dashed line shows where all would be equal.
    """
    bottom = HEIGHT - BOTTOM
    step = (wide - LEFT - RIGHT) / max(xs)

    def up(value: float) -> float:
        return (bottom - TOP) * value / ys[-1]

    inside = [frame(ys, *axes, wide=wide)]
    inside += [text(LEFT + step * x, bottom + 14, name, "middle", "soft") for x, name in xs.items() if name]
    if fair is not None:
        inside.append(f'<path class="fair" d="M{LEFT} {bottom - up(fair):.1f}H{wide - RIGHT}"/>')
    for number, points in enumerate(series):
        placed = [(LEFT + step * x, bottom - up(one.value), up(one.width)) for x, one in points]
        inside.append(_connected(number, placed))
    return chart(HEIGHT, f"{title}: a line; the numbers follow", "".join(inside), wide)


def _connected(number: int, points: Sequence[tuple[float, float, float]]) -> str:
    """The line of a series through its points, which reach up and down by their intervals."""
    path, marks = "", ""
    for x, y, reach in points:
        path += f"{'L' if path else 'M'}{x:.1f} {y:.1f}"
        marks += f'<circle class="f{number}" cx="{x:.1f}" cy="{y:.1f}" r="2.5"/>'
        marks += f'<path class="mark" d="M{x:.1f} {y - reach:.1f}V{y + reach:.1f}"/>'
    return f'<path class="s{number}" d="{path}"/>{marks}'


def distribution(
    title: str,
    shares: dict[int, list[float]],
    axes: tuple[str, str],
    scale: tuple[int, int],
    bands: dict[int, list[float]],
) -> str:
    """How often each step of values came up, by the number of the series; scale is the first value and the step.

    A band is half the interval of every step.
    """
    low, step = scale
    ys = ticks(100 * max(max(own) for own in shares.values()), 4)
    steps = len(next(iter(shares.values())))
    wide, bottom = (WIDE - LEFT - RIGHT) / steps, HEIGHT - BOTTOM
    inside = [frame(ys, *axes)]
    every = next(k for n in range(9) for k in (10**n, 2 * 10**n, 5 * 10**n) if k * wide / step >= 24)
    for value in range(low + -low % every, low + step * steps, every):
        x = LEFT + wide * ((value - low) / step + (0.5 if step == 1 else 0))
        inside.append(text(x, bottom + 14, str(value), "middle", "soft"))
    for number, own in shares.items():
        if number in bands:
            inside.append(_band(number, own, bands[number], wide, ys[-1]))
        outline = f"M{LEFT} {bottom:g}{_outline(own, wide, ys[-1])}V{bottom:g}"
        if len(shares) == 1:
            inside.append(f'<path class="f{number}" opacity="0.15" d="{outline}Z"/>')
        inside.append(f'<path class="s{number}" d="{outline}"/>')
    return chart(HEIGHT, f"{title}: how often each value came up", "".join(inside))


def _outline(shares: Sequence[float], wide: float, highest: float) -> str:
    """Steps from left to right, or back if they are `wide` to the left."""
    return "".join(f"V{_height(share, highest):.1f}h{wide:.2f}" for share in shares)


def _height(share: float, highest: float) -> float:
    bottom = HEIGHT - BOTTOM
    return bottom - (bottom - TOP) * min(100 * share / highest, 1.0)


def _band(number: int, shares: list[float], widths: list[float], wide: float, highest: float) -> str:
    """The 95 % interval of each step by itself; none that is thinner than the line."""
    if max(widths) * 150 / max(shares) < 1.0:
        return ""
    pairs = [*zip(shares, widths, strict=True)]
    upper = _outline([share + width for share, width in pairs], wide, highest)
    lower = _outline([max(0.0, share - width) for share, width in reversed(pairs)], -wide, highest)
    return f'<path class="f{number}" opacity="0.2" d="M{LEFT} {_height(0, highest):.1f}{upper}{lower}Z"/>'


def dots(title: str, rows: Sequence[tuple[str, Estimate]], axis: str) -> str:
    """A dot with its interval for each row, under a title."""
    wide = max(540, 16 + round(LETTER * len(title)))
    low = min(one.value - one.width for _, one in rows)
    high = max(one.value + one.width for _, one in rows)
    xs = _ticks_between(low, max(high, low + 1e-9))
    left = 20 + LETTER * max(len(label) for label, _ in rows)
    across = (wide - left - 24) / (xs[-1] - xs[0])
    bottom = 26 + 22 * len(rows)
    inside = [text(8, 14, title)]
    for x in xs:
        inside.append(f'<path class="grid" d="M{left + across * (x - xs[0]):.1f} 24V{bottom}"/>')
        inside.append(text(left + across * (x - xs[0]), bottom + 14, f"{x:g}", "middle", "soft"))
    for place, (label, one) in enumerate(rows):
        inside.append(text(left - 8, 41 + 22 * place, label, "end"))
        inside.append(_dot(left + across * (one.value - xs[0]), 37 + 22 * place, across * one.width))
    inside.append(text(wide - 24, bottom + 30, axis, "end", "soft"))
    return chart(bottom + 36, f"{title}: {axis}", "".join(inside), wide)


def _dot(x: float, y: float, reach: float) -> str:
    ends = "".join(f"M{end:.1f} {y - 4}V{y + 4}" for end in (x - reach, x + reach))
    return (
        f'<path class="mark" d="M{x - reach:.1f} {y}H{x + reach:.1f}{ends}"/>'
        f'<circle class="f0" cx="{x:.1f}" cy="{y}" r="4"/>'
    )


# -- Files --


def check_path(path: str | os.PathLike[str]) -> None:
    """Refuse a file that is no SVG, before anything is played."""
    if Path(path).suffix.lower() != ".svg":
        raise InvalidOption(f"cannot draw {path}: charts are SVG, so the name must end in .svg")


def save(drawn: str, path: str | os.PathLike[str]) -> None:
    """Write a chart to a file of its own, with its colors and a background."""
    check_path(path)
    style = f"<style>{COLORS}{MARKS}{SERIES}</style>"
    background = '<rect width="100%" height="100%" style="fill:var(--card)"/>'
    whole = drawn.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    whole = whole.replace(">", f">{style}{background}", 1)
    Path(path).write_text(f'<?xml version="1.0" encoding="utf-8"?>\n{whole}\n', encoding="utf-8")
