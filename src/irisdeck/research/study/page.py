"""The report of a study as one self-contained HTML page: no scripts, no requests, light and dark, for any screen."""

from __future__ import annotations

from html import escape
from itertools import accumulate
from math import ceil
from typing import TYPE_CHECKING

from irisdeck import __version__
from irisdeck.research import charts
from irisdeck.research.intervals import Z
from irisdeck.research.study.figures import Group, Spread
from irisdeck.research.study.report import formatted, quantiles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.research.intervals import Estimate
    from irisdeck.research.study.count import Variant
    from irisdeck.research.study.estimates import Quantile
    from irisdeck.research.study.figures import Figure, Section
    from irisdeck.research.study.report import StudyReport

MOST_STEPS = 60  # the bins of a distribution; more values than that are grouped
MOST_VARIANTS = len(charts.LETTERS)  # each has its own letter, color and dash

LAYOUT = """*{box-sizing:border-box}
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
"""
REST = """svg.key{display:inline-block;width:26px;height:8px;vertical-align:middle;margin:0 .2rem 0 0}
svg.key path{stroke-width:3}
summary{cursor:pointer;color:var(--soft);font-size:.92rem}
ul{padding-left:1.2rem;max-width:44rem}
p small{display:block}
@media (max-width:30rem){table{font-size:.8rem}th,td{padding:.25rem .2rem}th:first-child{min-width:5rem}}
"""
STYLE = charts.COLORS + LAYOUT + charts.MARKS + REST + charts.SERIES

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


def page(report: StudyReport) -> str:
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
    """Short names: only what differs between the first variant and the others."""
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


def _head(report: StudyReport, labels: list[str]) -> str:
    """The variants, their games and seeds, and the command that repeats the study."""
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
    """The letter of a variant, with a sample of its line."""
    sample = f'<svg class="key" aria-hidden="true"><path class="s{number}" d="M0 4H26"/></svg>'
    return f"<b>{charts.LETTERS[number]}</b> {sample}"


def _legend(labels: list[str]) -> str:
    """The legend of variants, repeated in every chapter."""
    if len(labels) == 1:
        return ""
    items = "".join(f"<li>{_key(number)} {escape(label)}</li>" for number, label in enumerate(labels))
    return f'<ul class="legend row">{items}</ul>'


def _section(report: StudyReport, section: Section, labels: list[str]) -> str:
    cards = [
        _group(report, part, labels) if isinstance(part, Group) else _spread(report, part, labels)
        for part in section.parts
    ]
    articles = "".join(f'<article class="card">{card}</article>' for card in cards if card)
    lead = escape(section.lead).replace("`first`", "<code>first</code>")
    size = " many crowd" if len(labels) > 4 else " many" if len(labels) > 1 else ""
    return (
        f"<section><h2>{escape(section.title)}</h2><p>{lead}</p>{_legend(labels)}"
        f'<div class="cards{size}">{articles}</div></section>\n'
    )


# -- Figures --


def _group(report: StudyReport, group: Group, labels: list[str]) -> str:
    rows = [(figure, [own.get(figure.key) for own in report.estimates]) for figure in group.figures]
    rows = [row for row in rows if any(estimate is not None for estimate in row[1])]
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
    """A table that may be wider than the screen; the keyboard can scroll it, too."""
    return f'<div class="wide" tabindex="0" role="region" aria-label="{escape(name)}">{table}</div>'


def _table(report: StudyReport, rows: Rows, labels: list[str], units: bool) -> str:
    head = ""
    if len(labels) > 1:
        names = "".join(
            f'<th scope="col" title="{escape(label)}">{_key(number)}</th>' for number, label in enumerate(labels)
        )
        head = f'<thead><tr><th scope="col"></th>{names}</tr></thead>'
    lines = []
    for figure, estimates in rows:
        named = not units or not figure.unit or figure.unit in figure.label.lower()
        unit = "" if named else f' <span class="soft">({escape(figure.unit)})</span>'
        cells = "".join(f"<td>{_cell(report, figure, *cell)}</td>" for cell in enumerate(estimates))
        lines.append(f'<tr><th scope="row">{escape(figure.label)}{unit}</th>{cells}</tr>')
    return f"<table>{head}<tbody>{''.join(lines)}</tbody></table>"


def _cell(report: StudyReport, figure: Figure, number: int, estimate: Estimate | None) -> str:
    text = _typeset(formatted(estimate, figure)) if estimate else "–"  # noqa: RUF001
    change = report.differences[number - 1].get(figure.key) if number else None
    if change is None:
        return text
    clear = ' class="clear"' if abs(change.value) > change.width else ""
    return f"{text}<small{clear}>Δ {_typeset(formatted(change, figure, signed=True))}</small>"


def _typeset(number: str) -> str:
    return number.replace("-", "−")  # noqa: RUF001


# -- Charts --


def _bars(group: Group, rows: Rows, labels: list[str]) -> str:
    """A bar for each figure and variant."""
    share = rows[0][0].share
    alone = len(labels) == 1
    named = [(f"{figure.label}: {formatted(row[0], figure)}" if alone else figure.label, row) for figure, row in rows]
    scale = 100 if share else 1
    fair = f" (dashed: {scale * group.fair:.3g} %, if all were alike)" if group.fair is not None else ""
    axis = group.axis + (", %" if share else "") + fair
    return charts.bars(group.title, named, axis, scale, group.fair)


def _line(group: Group, rows: Rows, labels: list[str]) -> str:
    """The figures of a group from left to right, a line for each variant."""
    columns = [row for _, row in rows]
    tops = [estimate.value + estimate.width for row in columns for estimate in row if estimate is not None]
    ys = charts.ticks(max(*tops, 1e-9), 4)
    xs: dict[float, str] = {place: f"{100 * place // len(rows)}" * (place % 2 == 0) for place in range(len(rows) + 1)}
    series = [
        [(place + 0.5, estimate) for place, row in enumerate(columns) if (estimate := row[number]) is not None]
        for number in range(len(labels))
    ]
    return charts.line(group.title, series, ("legal moves at a decision", f"{group.axis}, %"), xs, ys)


def _spread(report: StudyReport, spread: Spread, labels: list[str]) -> str:
    """The distribution of every variant as a chart, with its median and its 5 % and 95 % quantiles."""
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
    picture = _distribution(spread, dict(zip(numbers, shares, strict=True)), bins, (low, step))
    beyond = 1 - min(sum(own) for own in shares)
    note = f" {100 * beyond:.2g} % at most lie beyond the edges." if beyond > 1e-9 else ""
    note = f'<p class="soft"><small>All {spread.of}{"" if step == 1 else f", in steps of {step}"}.{note}</small></p>'
    middle = _middles(spread, bins, labels) if spread.independent else ""
    content = f'<div class="both">{picture}<div>{note}{middle}</div></div>'
    return f"<h3>{escape(spread.title)}: distribution</h3>{content}"


def _reached(bins: Sequence[int], part: float) -> int:
    """The quantile: the smallest value that `part` of all counts do not exceed."""
    wanted = part * sum(bins)
    return next(value for value, count in enumerate(accumulate(bins)) if count >= wanted and count)


def _distribution(spread: Spread, shares: dict[int, list[float]], bins: list[list[int]], scale: tuple[int, int]) -> str:
    """The chart of a distribution; if games are counted, every step has its interval."""
    bands = {number: _band(own, sum(bins[number])) for number, own in shares.items() if spread.independent}
    axes = (f"share of all {spread.of}, %", spread.axis)
    return charts.distribution(spread.title, shares, axes, scale, bands)


def _band(shares: list[float], games: int) -> list[float]:
    """Half the width of the 95 % interval of each step."""
    return [Z * (share * (1 - share) / games) ** 0.5 for share in shares]


def _middles(spread: Spread, bins: list[list[int]], labels: list[str]) -> str:
    head = "".join(f'<th scope="col">{name}</th>' for name in ("", "median", "5 % up to", "95 % up to"))
    rows = []
    for number, own in enumerate(bins):
        if own:
            edges = quantiles(own)
            name = _key(number) if len(labels) > 1 else "all games"
            cells = "".join(f"<td>{_ranked(edges[which])}</td>" for which in ("median", "low", "high"))
            rows.append(f'<tr><th scope="row">{name}</th>{cells}</tr>')
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return _scrolling(f"{spread.title}: middle and edges", table)


def _ranked(quantile: Quantile) -> str:
    """A quantile, with its interval unless that is a single value."""
    if quantile.low == quantile.high:
        return str(quantile.value)
    return f"{quantile.value}<small>{quantile.low} to {quantile.high}</small>"
