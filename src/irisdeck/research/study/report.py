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
        """The chapters of all variants, each figure and distribution once, where the first that has it has it."""
        merged: dict[str, list[Group | Spread]] = {}
        leads: dict[str, str] = {}
        for variant in self.results.variants:
            for section in figures.sections(variant.game):
                leads.setdefault(section.title, section.lead)
                parts = merged.setdefault(section.title, [])
                for part in section.parts:
                    _merge(parts, part)
        order = max((list(map(_title, figures.sections(one.game))) for one in self.results.variants), key=len)
        return [figures.Section(title, leads[title], tuple(merged[title])) for title in order]

    @cached_property
    def estimates(self) -> list[dict[str, Estimate]]:
        """Of each variant: its figures by their keys, as far as there was enough to tell."""
        told = []
        for variant, counts in zip(self.results.variants, self.results.counts, strict=True):
            found = {figure.key: estimate(counts, figure) for figure in figures.figures(variant.game)}
            told.append({key: value for key, value in found.items() if value is not None})
        return told

    @cached_property
    def differences(self) -> list[dict[str, Estimate]]:
        """Of each variant but the first: by how much its figures are larger than those of the first."""
        first, *others = self.estimates
        return [{key: difference(first[key], own[key]) for key in own if key in first} for own in others]

    @cached_property
    def spreads(self) -> list[dict[str, list[int]]]:
        """Of each variant: how often each value came up, from 0 on."""
        return [
            {spread.key: counts.bins[spread.bins] for spread in figures.spreads(variant.game)}
            for variant, counts in zip(self.results.variants, self.results.counts, strict=True)
        ]

    # -- For programs --

    def to_dict(self) -> dict[str, Any]:
        """Everything as JSON values: docs/stats.md tells what they mean."""
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
                {"variant": number, "from": 0, "figures": rounded(found)}
                for number, found in enumerate(self.differences, 1)
            ],
        }

    def _about(self) -> dict[str, Any]:
        """Where each figure stands and what it is."""
        told: dict[str, Any] = {}
        for section in self.chapters:
            for group in section.parts:
                if isinstance(group, figures.Group):
                    for figure in group.figures:
                        kind = "share" if figure.share else "mean"
                        place = {"section": section.title, "group": group.title, "label": figure.label}
                        told[figure.key] = {**place, "kind": kind, "unit": figure.unit}
        return told

    def _spreads(self, number: int) -> dict[str, Any]:
        kinds = {spread.key: spread for spread in figures.spreads(self.results.variants[number].game)}
        told = {}
        for key, bins in self.spreads[number].items():
            if any(bins):
                first = next(value for value, count in enumerate(bins) if count)
                about = {"of": kinds[key].of, "unit": kinds[key].axis, "from": first, "counts": bins[first:]}
                told[key] = {**about, **(quantiles(bins) if kinds[key].independent else {})}
        return told

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
    """Puts a part into a chapter: a group of a title that is there already gives it the figures it lacks."""
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
    """Values and widths to eight digits: more than any study proves."""
    return {key: [float(f"{number:.8g}") for number in estimate] for key, estimate in estimates.items()}


def quantiles(bins: list[int]) -> dict[str, Quantile]:
    """The median, and what nine games of ten lie between."""
    return {name: quantile(bins, part) for name, part in QUANTILES.items()}


def formatted(found: Estimate | None, figure: Figure, signed: bool = False) -> str:
    """A figure for people: as many digits as its interval allows."""
    if found is None:
        return "-"
    scale, unit = (100, " %") if figure.share else (1, "")
    value, width = scale * found.value, scale * found.width
    digits = 0 if not width else min(6, max(0, 1 - floor(log10(width))))
    sign = "+" if signed else ""
    if not width:
        return f"{value:{sign}g}{unit}"
    return f"{value:{sign}.{digits}f}{unit} ± {width:.{digits}f}"
