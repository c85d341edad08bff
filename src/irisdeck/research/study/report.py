"""The report of a study as text and as JSON; study/page.py makes a page of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import floor, log10
from typing import TYPE_CHECKING, Any

from irisdeck import __version__
from irisdeck.research.study import figures
from irisdeck.research.study.estimates import Quantile, difference, estimate, quantile

if TYPE_CHECKING:
    from irisdeck.research.intervals import Estimate
    from irisdeck.research.study.count import StudyResults
    from irisdeck.research.study.figures import Figure, Group, Section, Spread

FORMAT = "irisdeck-study/1"
QUANTILES = {"low": 0.05, "median": 0.5, "high": 0.95}


@dataclass(frozen=True)
class StudyReport:
    """The figures of all variants; the others are compared with the first."""

    results: StudyResults
    command: str = ""

    @cached_property
    def chapters(self) -> list[Section]:
        """The chapters of all variants merged: each figure and distribution once, where it first appears."""
        merged: dict[str, list[Group | Spread]] = {}
        leads: dict[str, str] = {}
        for variant in self.results.variants:
            for section in figures.sections(variant.game):
                leads.setdefault(section.title, section.lead)
                parts = merged.setdefault(section.title, [])
                for part in section.parts:
                    _merge(parts, part)
        order = max((list(map(_title, figures.sections(each.game))) for each in self.results.variants), key=len)
        return [figures.Section(title, leads[title], tuple(merged[title])) for title in order]

    @cached_property
    def estimates(self) -> list[dict[str, Estimate]]:
        """The figures of each variant by key; one without enough data is missing."""
        estimates = []
        for variant, counts in zip(self.results.variants, self.results.counts, strict=True):
            own = {figure.key: estimate(counts, figure) for figure in figures.figures(variant.game)}
            estimates.append({key: value for key, value in own.items() if value is not None})
        return estimates

    @cached_property
    def differences(self) -> list[dict[str, Estimate]]:
        """For each variant after the first: its figures minus those of the first."""
        first, *others = self.estimates
        return [{key: difference(first[key], own[key]) for key in own if key in first} for own in others]

    @cached_property
    def spreads(self) -> list[dict[str, list[int]]]:
        """The histograms of each variant: how often each value came up, from 0 on."""
        return [
            {spread.key: counts.bins[spread.bins] for spread in figures.spreads(variant.game)}
            for variant, counts in zip(self.results.variants, self.results.counts, strict=True)
        ]

    # -- For programs --

    def to_dict(self) -> dict[str, Any]:
        """The report as JSON values, as docs/stats.md describes them."""
        variants = []
        for number, variant in enumerate(self.results.variants):
            counts = self.results.counts[number]
            about = {"name": variant.name, **variant.job.about(), "games": counts.games}
            del about["irisdeck"], about["game"]
            own = {"figures": rounded(self.estimates[number]), "spreads": self._spreads(number)}
            variants.append({**about, **own})
        return {
            "format": FORMAT,
            "irisdeck": __version__,
            "command": self.command,
            "game": self.results.variants[0].game.name,
            "interrupted": self.results.interrupted,
            "about": self._about(),
            "variants": variants,
            "differences": [
                {"variant": number, "from": 0, "figures": rounded(changes)}
                for number, changes in enumerate(self.differences, 1)
            ],
        }

    def _about(self) -> dict[str, Any]:
        """The section, group, label, kind and unit of each figure, by key."""
        about: dict[str, Any] = {}
        for section in self.chapters:
            for group in section.parts:
                if isinstance(group, figures.Group):
                    for figure in group.figures:
                        kind = "share" if figure.share else "mean"
                        place = {"section": section.title, "group": group.title, "label": figure.label}
                        about[figure.key] = {**place, "kind": kind, "unit": figure.unit}
        return about

    def _spreads(self, number: int) -> dict[str, Any]:
        kinds = {spread.key: spread for spread in figures.spreads(self.results.variants[number].game)}
        spreads = {}
        for key, bins in self.spreads[number].items():
            if any(bins):
                first = next(value for value, count in enumerate(bins) if count)
                about = {"of": kinds[key].of, "unit": kinds[key].axis, "from": first, "counts": bins[first:]}
                spreads[key] = {**about, **(quantiles(bins) if kinds[key].independent else {})}
        return spreads

    # -- For people --

    def __str__(self) -> str:
        lines = []
        for number, variant in enumerate(self.results.variants):
            counts = self.results.counts[number]
            lines.append(f"{variant.game.name}, {variant.name}, seed {variant.job.seed}: {counts.games} games")
        wide = max(len(figure.label) for figure in self._listed()) + 2
        for section in self.chapters:
            lines += ["", section.title]
            for group in section.parts:
                if isinstance(group, figures.Group):
                    lines += self._lines(group, wide)
        return "\n".join(lines)

    def _listed(self) -> list[Figure]:
        groups = [part for section in self.chapters for part in section.parts if isinstance(part, figures.Group)]
        return [figure for group in groups for figure in group.figures]

    def _lines(self, group: Group, wide: int) -> list[str]:
        lines = [f"  {group.title}"]
        for figure in group.figures:
            cells = [formatted(own.get(figure.key), figure) for own in self.estimates]
            if any(cell != "-" for cell in cells):
                lines.append(f"    {figure.label:{wide}}" + "".join(f"{cell:>22}" for cell in cells))
        return lines


def _title(section: Section) -> str:
    return section.title


def _merge(parts: list[Group | Spread], part: Group | Spread) -> None:
    """Add a part to a chapter; a group whose title exists already adds only its new figures."""
    same = [n for n, old in enumerate(parts) if type(old) is type(part) and old.title == part.title]
    if not same:
        parts.append(part)
    elif isinstance(part, figures.Group):
        old = parts[same[0]]
        assert isinstance(old, figures.Group)
        keys = {figure.key for figure in old.figures}
        new = tuple(figure for figure in part.figures if figure.key not in keys)
        fair = old.fair if old.fair == part.fair else None
        parts[same[0]] = figures.Group(old.title, old.figures + new, old.drawn, old.axis, fair)


def rounded(estimates: dict[str, Estimate]) -> dict[str, list[float]]:
    """Values and widths rounded to eight digits, more than any study proves."""
    return {key: [float(f"{number:.8g}") for number in estimate] for key, estimate in estimates.items()}


def quantiles(bins: list[int]) -> dict[str, Quantile]:
    """The median, and the range of the middle nine games in ten."""
    return {name: quantile(bins, part) for name, part in QUANTILES.items()}


def formatted(estimated: Estimate | None, figure: Figure, signed: bool = False) -> str:
    """A figure for people, with as many digits as its interval allows."""
    if estimated is None:
        return "-"
    scale, unit = (100, " %") if figure.share else (1, "")
    value, width = scale * estimated.value, scale * estimated.width
    digits = 0 if not width else min(6, max(0, 1 - floor(log10(width))))
    sign = "+" if signed else ""
    if not width:
        return f"{value:{sign}g}{unit}"
    return f"{value:{sign}.{digits}f}{unit} ± {width:.{digits}f}"
