"""The report of a study as a page that stands alone: no scripts, nothing to fetch, light and dark, for any screen."""

from __future__ import annotations

from html import escape
from itertools import accumulate
from math import ceil, floor, log10
from typing import TYPE_CHECKING

from irisdeck import __version__
from irisdeck.research.study.figures import Group, Spread
from irisdeck.research.study.report import quantiles, told

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from irisdeck.research.arena.stats import Estimate
    from irisdeck.research.study.count import Variant
    from irisdeck.research.study.estimates import Quantile
    from irisdeck.research.study.figures import Figure, Section
    from irisdeck.research.study.report import Report

WIDE, LEFT, RIGHT = 360, 34, 10  # of a picture and its margins, in units that are pixels on a small phone
MOST_STEPS = 60  # of a distribution; with more, values are taken together

LINES = 2 * ("none", "6 3", "2 2", "9 2 2 2")  # dashes, because colors alone tell not everybody apart

STYLE = """
:root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#1d1d22;--soft:#5c5c66;--line:#d9d7d0;
--c0:#0b62a4;--c1:#b4450f;--c2:#2c7a3f;--c3:#8a3a9c;--c4:#7a6400;--c5:#a8254f;--c6:#087a7a;--c7:#55585f}
@media (prefers-color-scheme:dark){:root{--paper:#141418;--card:#1d1e24;--ink:#ecebe6;--soft:#a9a9b3;--line:#3a3b44;
--c0:#6db8f2;--c1:#f0935c;--c2:#74c78a;--c3:#d394e2;--c4:#d9c057;--c5:#f08aab;--c6:#5cc9c9;--c7:#b5b8c0}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:76rem;padding:1rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}
h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.3rem;margin:2.5rem 0 .25rem;border-top:1px solid var(--line);padding-top:1rem}
h3{font-size:1rem;margin:0 0 .5rem}
p{max-width:44rem;margin:.25rem 0 1rem}
code{font:.85rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
header code{display:block;background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.6rem .9rem}
.legend{list-style:none;padding-left:0;max-width:none}
.legend.card{padding:.6rem .9rem}
.legend.row{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:.25rem 0 1rem;font-size:.92rem}
.soft{color:var(--soft)}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:1rem;align-items:start}
.cards.many{grid-template-columns:minmax(0,1fr)}
.many .both{display:flex;flex-wrap:wrap;gap:0 2rem;align-items:flex-start}
.many .both>svg{flex:1 1 18rem;max-width:26rem}
.many .both>*{flex:2 1 18rem;min-width:0}
.crowd .both>details{flex-basis:100%}
.card{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.9rem;min-width:0;margin:0}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.92rem}
th,td{text-align:right;padding:.25rem .4rem;border-bottom:1px solid var(--line);vertical-align:top;white-space:nowrap}
th:first-child{text-align:left;white-space:normal;min-width:6rem;font-weight:400;position:sticky;left:0;
background:var(--card)}
thead th{font-weight:600;color:var(--soft);vertical-align:bottom;white-space:normal}
tr:last-child>*{border-bottom:0}
td small{display:block;color:var(--soft)}
td small.clear{color:var(--ink);font-weight:600}
svg{display:block;width:100%;height:auto;max-width:34rem;margin:0 0 .5rem}
svg text{fill:var(--ink);font:11px system-ui,sans-serif}
svg .tiny{font-size:8px}
svg .soft{fill:var(--soft)}
svg .grid{stroke:var(--line);stroke-width:1}
svg .mark{stroke:var(--ink);stroke-width:1}
svg .fair{stroke:var(--soft);stroke-width:1;stroke-dasharray:3 3}
svg.key{display:inline-block;width:26px;height:8px;vertical-align:middle;margin:0 .2rem 0 0}
svg.key path{stroke-width:3}
summary{cursor:pointer;color:var(--soft);font-size:.92rem}
ul{padding-left:1.2rem;max-width:44rem}
p small{display:block}
@media (max-width:30rem){table{font-size:.8rem}th,td{padding:.25rem .2rem}th:first-child{min-width:5rem}}
""" + "".join(
    f".f{n}{{fill:var(--c{n})}}.s{n}{{stroke:var(--c{n});fill:none;stroke-width:2;stroke-dasharray:{dashes}}}"
    for n, dashes in enumerate(LINES)
)
MOST_VARIANTS = 8  # that can be told apart

HOW = """
<h2>How to read this</h2>
<ul>
<li>Every figure is followed by half the width of its 95 % confidence interval: 12.3 ± 0.4 says that the mean of all
games that could be played lies between 11.9 and 12.7, in 19 of 20 such studies.</li>
<li>Games are independent, what happens within a game is not. So the game is the observation. A figure <i>a game</i> is
the mean over games. A figure <i>a round, a turn, a decision</i> is the sum over all games divided by how many there
were, and its interval comes from how far each game as a whole is off (the delta method, with Student's t for what few
games have). What never happened may still happen in three of as many games (the rule of three).</li>
<li>A figure without an interval was the same in all games. A dash stands where there was nothing to count.</li>
<li>Differences (Δ) are those to the first column. The variants were dealt from seeds of their own, so the
intervals add like those of independent numbers; a difference that its interval does not explain is bold. Of twenty
figures that do not differ at all, one will be bold by chance.</li>
<li>Medians and the range of nine games in ten have intervals from ranks alone, whatever the distribution looks like.
The pale band round a distribution of games is the 95 % interval of each step by itself.</li>
</ul>
"""


def page(report: Report) -> str:
    """The whole page."""
    game = report.results.variants[0].game
    labels = told_apart(report.results.variants)
    body = "".join(_section(report, section, labels) for section in report.chapters)
    title = f"{game.title}: a study"
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n"
        f"<header><h1>{escape(title)}</h1>{_head(report, labels)}</header>\n<main>{body}</main>\n"
        f"<footer>{HOW}</footer>\n</body></html>\n"
    )


def told_apart(variants: Sequence[Variant]) -> list[str]:
    """Short names: of the first what any other has otherwise, of the others what they have otherwise than the first."""
    first, *others = map(_aspects, variants)
    if not others:
        return [variants[0].name]
    differ = [{key: value for key, value in own.items() if value != first.get(key)} for own in others]
    names = [", ".join(value for key, value in first.items() if any(key in own for own in differ))]
    names += [", ".join(own.values()) for own in differ]
    return [name or "the same again" for name in names]


def _aspects(variant: Variant) -> dict[str, str]:
    """Players, options and bots in words."""
    usual = variant.game.options_for(variant.game.players)
    options = {
        key: _option(key, value)
        for key, value in variant.game.options.items()
        if isinstance(value, bool) or value != usual[key].default
    }
    bots = variant.bots[0] if len(set(variant.bots)) == 1 else ", ".join(variant.bots)
    return {"players": f"{variant.game.players} players", **options, "bots": f"bots {bots}"}


def _option(key: str, value: object) -> str:
    if isinstance(value, bool):
        return f"{key} {'on' if value else 'off'}"
    return "another deck" if key == "deck" else f"{key} {value}"


def _head(report: Report, labels: list[str]) -> str:
    """What was played, how often, and how to do it again."""
    game = report.results.variants[0].game
    lines = []
    for number, (variant, counts) in enumerate(zip(report.results.variants, report.results.counts, strict=True)):
        name = f"{_key(number)} " if len(labels) > 1 else ""
        about = escape(", ".join(_aspects(variant).values()))
        lines.append(f"<li>{name}{about}: {counts.games:,} games, seed {variant.job.seed}</li>")
    stopped = "<p><strong>This study was interrupted: it holds what was finished.</strong></p>"
    return (
        f"<p>{escape(game.line)}</p>{stopped if report.results.interrupted else ''}"
        f'<ul class="card legend">{"".join(lines)}</ul>'
        f'<p class="soft">Irisdeck {__version__}. The same figures again:</p><code>{escape(report.command)}</code>'
    )


def _key(number: int) -> str:
    """The letter of a variant, and a sample of the line that stands for it."""
    return (
        f'<b>{"ABCDEFGH"[number]}</b> <svg class="key" aria-hidden="true"><path class="s{number}" d="M0 4H26"/></svg>'
    )


def _legend(labels: list[str]) -> str:
    """Which letter is which variant, again for every chapter."""
    if len(labels) == 1:
        return ""
    items = "".join(f"<li>{_key(number)} {escape(label)}</li>" for number, label in enumerate(labels))
    return f'<ul class="legend row">{items}</ul>'


def _section(report: Report, section: Section, labels: list[str]) -> str:
    cards = [
        _group(report, part, labels) if isinstance(part, Group) else _spread(report, part, labels)
        for part in section.parts
    ]
    shown = "".join(f'<article class="card">{card}</article>' for card in cards if card)
    lead = escape(section.lead).replace("`first`", "<code>first</code>")
    size = " many crowd" if len(labels) > 4 else " many" if len(labels) > 1 else ""
    return (
        f"<section><h2>{escape(section.title)}</h2><p>{lead}</p>{_legend(labels)}"
        f'<div class="cards{size}">{shown}</div></section>\n'
    )


# -- Figures --


def _group(report: Report, group: Group, labels: list[str]) -> str:
    rows = [(figure, [own.get(figure.key) for own in report.estimates]) for figure in group.figures]
    rows = [row for row in rows if any(found is not None for found in row[1])]
    if not rows:
        return ""
    table = _scrolling(group.title, _table(report, rows, labels, units=not group.axis))
    if group.drawn:
        state = " open" if len(labels) > 1 else ""
        picture = _line(group, rows, labels) if group.drawn == "line" else _bars(group, rows, labels)
        table = f'<div class="both">{picture}<details{state}><summary>The numbers</summary>{table}</details></div>'
    return f"<h3>{escape(group.title)}</h3>{table}"


Rows = list[tuple["Figure", list["Estimate | None"]]]


def _scrolling(name: str, table: str) -> str:
    """A table that may be wider than the screen; the keyboard scrolls it, too."""
    return f'<div class="wide" tabindex="0" role="region" aria-label="{escape(name)}">{table}</div>'


def _table(report: Report, rows: Rows, labels: list[str], units: bool) -> str:
    head = ""
    if len(labels) > 1:
        names = "".join(
            f'<th scope="col" title="{escape(label)}">{_key(number)}</th>' for number, label in enumerate(labels)
        )
        head = f'<thead><tr><th scope="col"></th>{names}</tr></thead>'
    lines = []
    for figure, found in rows:
        named = not units or not figure.unit or figure.unit in figure.label.lower()
        unit = "" if named else f' <span class="soft">({escape(figure.unit)})</span>'
        cells = "".join(f"<td>{_cell(report, figure, n, one)}</td>" for n, one in enumerate(found))
        lines.append(f'<tr><th scope="row">{escape(figure.label)}{unit}</th>{cells}</tr>')
    return f"<table>{head}<tbody>{''.join(lines)}</tbody></table>"


def _cell(report: Report, figure: Figure, number: int, found: Estimate | None) -> str:
    text = _typeset(told(found, figure)) if found else "–"  # noqa: RUF001
    change = report.differences[number - 1].get(figure.key) if number else None
    if change is None:
        return text
    clear = ' class="clear"' if abs(change.value) > change.width else ""
    return f"{text}<small{clear}>Δ {_typeset(told(change, figure, signed=True))}</small>"


def _typeset(number: str) -> str:
    return number.replace("-", "−")  # noqa: RUF001


# -- Pictures --


def _picture(height: float, label: str, inside: str) -> str:
    return f'<svg viewBox="0 0 {WIDE} {height:g}" role="img" aria-label="{escape(label)}">{inside}</svg>'


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{kind and f" class={kind!r}"}>{escape(text)}</text>'


def _ticks(high: float, most: int = 5) -> list[float]:
    """Round numbers from 0 to `high` or a little beyond."""
    step = 10.0 ** floor(log10(high / most))
    step *= next(factor for factor in (1, 2, 5, 10) if high / (step * factor) <= most)
    return [step * n for n in range(ceil(high / step - 1e-9) + 1)]


def _bars(group: Group, rows: Rows, labels: list[str]) -> str:
    """A bar for each figure and variant from 0 on, with its interval."""
    scale = 100 if rows[0][0].share else 1
    highest = max(scale * (one.value + one.width) for _, found in rows for one in found if one is not None)
    ticks = _ticks(max(highest, scale * (group.fair or 0), 1e-9))
    thick, left = (11, 8) if len(labels) == 1 else (8, 16)

    def across(value: float) -> float:
        return left + (WIDE - left - 16) * value / ticks[-1]

    inside, y = [], 0.0
    for figure, found in rows:
        value = f": {told(found[0], figure)}" if len(labels) == 1 else ""
        inside.append(_text(left, y + 12, figure.label + value))
        y += 16
        for number, one in enumerate(found):
            if one is not None:
                low, high = across(max(0.0, scale * (one.value - one.width))), across(scale * (one.value + one.width))
                long = across(scale * one.value) - left
                inside.append(f'<rect class="f{number}" x="{left}" y="{y:g}" width="{long:.1f}" height="{thick}"/>')
                inside.append(f'<path class="mark" d="M{low:.1f} {y + thick / 2:g}H{high:.1f}"/>')
            if len(labels) > 1:
                inside.append(_text(left - 4, y + thick - 0.5, "ABCDEFGH"[number], "end", "tiny"))
            y += thick + 1
        y += 5
    grid = "".join(f'<path class="grid" d="M{across(t):.1f} 0V{y:g}"/>' for t in ticks)
    marks = "".join(_text(across(t), y + 12, f"{t:g}", "middle", "soft") for t in ticks)
    if group.fair is not None:
        marks += f'<path class="fair" d="M{across(scale * group.fair):.1f} 0V{y:g}"/>'
    unit = ", %" if rows[0][0].share else ""
    fair = f" (dashed: {scale * group.fair:.3g} %, if all were alike)" if group.fair is not None else ""
    axis = _text(left, y + 27, group.axis + unit + fair, kind="soft")
    return _picture(y + 32, f"{group.title}: bars; the numbers follow", grid + "".join(inside) + marks + axis)


def _frame(ys: list[float], y_label: str, x_label: str, height: float) -> str:
    """The lines and words round a picture with two axes."""
    top, bottom = 20.0, height - 32
    lines = []
    for tick in ys:
        y = bottom - (bottom - top) * tick / ys[-1]
        lines.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDE - RIGHT}"/>')
        lines.append(_text(LEFT - 4, y + 4, f"{tick:g}", "end", "soft"))
    lines.append(_text(4, 11, y_label, kind="soft"))
    lines.append(_text(WIDE - RIGHT, height - 4, x_label, "end", "soft"))
    return "".join(lines)


def _line(group: Group, rows: Rows, labels: list[str]) -> str:
    """The figures of a group from left to right, a line for each variant."""
    height, top = 190.0, 20.0
    bottom = height - 32
    values = [one.value + one.width for _, found in rows for one in found if one is not None]
    ys = _ticks(max(*values, 1e-9), 4)
    step = (WIDE - LEFT - RIGHT) / len(rows)
    inside = [_frame(ys, "legal moves at a decision", f"{group.axis}, %", height)]
    for place in range(len(rows) + 1):
        if place % 2 == 0:
            inside.append(_text(LEFT + step * place, bottom + 14, f"{100 * place // len(rows)}", "middle", "soft"))
    for number in range(len(labels)):
        path: list[str] = []
        marks: list[str] = []
        for place, (_, found) in enumerate(rows):
            one = found[number]
            if one is not None:
                x, y = LEFT + step * (place + 0.5), bottom - (bottom - top) * one.value / ys[-1]
                reach = (bottom - top) * one.width / ys[-1]
                path.append(f"{'L' if path else 'M'}{x:.1f} {y:.1f}")
                marks.append(f'<circle class="f{number}" cx="{x:.1f}" cy="{y:.1f}" r="2.5"/>')
                marks.append(f'<path class="mark" d="M{x:.1f} {y - reach:.1f}V{y + reach:.1f}"/>')
        inside.append(f'<path class="s{number}" d="{"".join(path)}"/>{"".join(marks)}')
    return _picture(height, f"{group.title}: a line; the numbers follow", "".join(inside))


def _spread(report: Report, spread: Spread, labels: list[str]) -> str:
    """A distribution of every variant, and where its middle and its edges lie."""
    bins = [own.get(spread.key, []) for own in report.spreads]
    bins = [own if sum(own) else [] for own in bins]
    if max((sum(count > 0 for count in own) for own in bins), default=0) < 2:
        return ""
    low = min(_reached(own, 0.0005) for own in bins if own)
    high = max(_reached(own, 0.9995) for own in bins if own)
    step = max(1, ceil((high - low + 1) / MOST_STEPS))
    steps = -(-(high - low + 1) // step)
    shares = [[sum(own[low + step * k : low + step * (k + 1)]) / sum(own) for k in range(steps)] for own in bins if own]
    numbers = [number for number, own in enumerate(bins) if own]
    picture = _histogram(spread, dict(zip(numbers, shares, strict=True)), bins, (low, step))
    beyond = 1 - min(sum(own) for own in shares)
    note = f" {100 * beyond:.2g} % at most lie beyond the edges." if beyond > 1e-9 else ""
    note = f'<p class="soft"><small>All {spread.of}{"" if step == 1 else f", in steps of {step}"}.{note}</small></p>'
    middle = _middles(spread, bins, labels) if spread.independent else ""
    told = f'<div class="both">{picture}<div>{note}{middle}</div></div>'
    return f"<h3>{escape(spread.title)}: distribution</h3>{told}"


def _reached(bins: Sequence[int], part: float) -> int:
    """The value that a part of all does not exceed."""
    wanted = part * sum(bins)
    return next(value for value, count in enumerate(accumulate(bins)) if count >= wanted and count)


def _histogram(spread: Spread, shares: dict[int, list[float]], bins: list[list[int]], scale: tuple[int, int]) -> str:
    height, top = 190.0, 20.0
    bottom = height - 32
    low, step = scale
    ys = _ticks(100 * max(max(own) for own in shares.values()), 4)
    steps = len(next(iter(shares.values())))
    wide = (WIDE - LEFT - RIGHT) / steps

    def at(share: float) -> float:
        return bottom - (bottom - top) * min(100 * share / ys[-1], 1.0)

    inside = [_frame(ys, f"share of all {spread.of}, %", spread.axis, height)]
    every = next(k for n in range(9) for k in (10**n, 2 * 10**n, 5 * 10**n) if k * wide / step >= 24)
    for value in range(low + -low % every, low + step * steps, every):
        x = LEFT + wide * ((value - low) / step + (0.5 if step == 1 else 0))
        inside.append(_text(x, bottom + 14, str(value), "middle", "soft"))
    for number, own in shares.items():
        games = sum(bins[number])
        if spread.independent:
            inside.append(_band(number, own, games, wide, at))
        outline = "".join(f"V{at(share):.1f}h{wide:.2f}" for share in own)
        fill = (
            f'<path class="f{number}" opacity="0.15" d="M{LEFT} {bottom:g}{outline}V{bottom:g}Z"/>'
            if len(shares) == 1
            else ""
        )
        inside.append(f'{fill}<path class="s{number}" d="M{LEFT} {bottom:g}{outline}V{bottom:g}"/>')
    return _picture(height, f"{spread.title}: how often each value came up", "".join(inside))


def _band(number: int, shares: list[float], games: int, wide: float, at: Callable[[float], float]) -> str:
    """The 95 % interval of each step by itself."""
    widths = [1.96 * (share * (1 - share) / games) ** 0.5 for share in shares]
    if max(widths) * 150 / max(shares) < 1.0:  # thinner than the line
        return ""
    upper = "".join(f"V{at(share + width):.1f}h{wide:.2f}" for share, width in zip(shares, widths, strict=True))
    lower = "".join(
        f"V{at(max(0.0, share - width)):.1f}h-{wide:.2f}"
        for share, width in zip(reversed(shares), reversed(widths), strict=True)
    )
    return f'<path class="f{number}" opacity="0.2" d="M{LEFT} {at(0):.1f}{upper}{lower}Z"/>'


def _middles(spread: Spread, bins: list[list[int]], labels: list[str]) -> str:
    head = "".join(f'<th scope="col">{name}</th>' for name in ("", "median", "5 % up to", "95 % up to"))
    rows = []
    for number, own in enumerate(bins):
        if own:
            found = quantiles(own)
            name = _key(number) if len(labels) > 1 else "all games"
            cells = "".join(f"<td>{_ranked(found[which])}</td>" for which in ("median", "low", "high"))
            rows.append(f'<tr><th scope="row">{name}</th>{cells}</tr>')
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return _scrolling(f"{spread.title}: middle and edges", table)


def _ranked(found: Quantile) -> str:
    """A quantile, with its interval where that is more than a point."""
    if found.low == found.high:
        return str(found.value)
    return f"{found.value}<small>{found.low} to {found.high}</small>"
