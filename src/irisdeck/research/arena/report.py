"""The results of an arena as a table, as JSON and as a chart."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from statistics import fmean, pvariance
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck.research import charts, intervals
from irisdeck.research.arena import stats
from irisdeck.research.arena.sharpen import mean_controls, sharpened

if TYPE_CHECKING:
    import os

    from irisdeck.research.arena.play import Outcome
    from irisdeck.research.arena.run import ArenaResults
    from irisdeck.research.arena.stats import Meetings
    from irisdeck.research.intervals import Estimate


class Sharp(NamedTuple):
    """The sharpened results of one bot."""

    wins: Estimate
    rating: Estimate | None  # heads-up
    factor: float | None  # so many times as many plain games would give the same interval of the wins


@dataclass(frozen=True)
class Standing:
    """The results of one bot."""

    number: int
    bot: str
    games: int
    wins: Estimate  # its share of the victories
    rating: Estimate
    forfeits: int
    error: str | None  # of the first forfeit
    sharp: Sharp | None = None  # where results are sharpened


@dataclass(frozen=True)
class ArenaReport:
    """The ratings and tables of an arena's finished deals; false if no deal was finished."""

    results: ArenaResults

    def __bool__(self) -> bool:
        return bool(self.results.deals)

    @property
    def games(self) -> int:
        """The number of finished games."""
        return sum(map(len, self.results.deals))

    @property
    def heads_up(self) -> bool:
        """Whether the ratings are Elo; with more players they are OpenSkill's."""
        return self.results.arena.game.players == 2

    @cached_property
    def ratings(self) -> list[Estimate]:
        """The ratings of all bots, by number."""
        bots, deals = len(self.results.arena.bots), self.results.deals
        if self.heads_up:
            return stats.bradley_terry(bots, [meetings(deal) for deal in deals])
        return stats.plackett_luce(bots, ((game.seats, game.ranks) for deal in deals for game in deal))

    @cached_property
    def standings(self) -> list[Standing]:
        """All bots, the best first."""
        standings = [self._standing(number) for number in range(len(self.results.arena.bots))]
        return sorted(standings, key=lambda standing: (-standing.rating.value, standing.number))

    def _standing(self, number: int) -> Standing:
        deals = [[game for game in deal if number in game.seats] for deal in self.results.deals]
        games = [game for deal in deals for game in deal]
        errors = [game.error for game in games if game.forfeit is not None and game.seats[game.forfeit] == number]
        scores = [fmean(game.share(number) for game in deal) for deal in deals]
        wins = intervals.share_of(scores, len(games))
        name, rating = self.results.arena.names[number], self.ratings[number]
        sharp = self._sharp(number, scores, deals) if self.results.arena.sharpen else None
        error = errors[0] if errors else None
        return Standing(number, name, len(games), wins, rating, len(errors), error, sharp)

    def _sharp(self, number: int, scores: list[float], deals: list[list[Outcome]]) -> Sharp:
        less = sharpened(scores, [mean_controls([game.control(number) for game in deal]) for deal in deals])
        left = pvariance(less)
        wins = intervals.share_of(less, sum(map(len, deals)))
        rating = self._sharp_ratings[number] if self.heads_up else None
        return Sharp(wins, rating, pvariance(scores) / left if left else None)

    @cached_property
    def _sharp_ratings(self) -> list[Estimate]:
        """The ratings of all bots from their sharpened scores against each other, by number."""
        deals: list[Meetings] = [{} for _ in self.results.deals]
        bots = range(len(self.results.arena.bots))
        for pair in combinations(bots, 2):
            met = [[game for game in deal if {*pair} == {*game.seats}] for deal in self.results.deals]
            scores = [fmean(game.share(pair[0]) for game in games) for games in met]
            controls = [mean_controls([game.control(pair[0]) for game in games]) for games in met]
            for deal, games, score in zip(deals, met, sharpened(scores, controls), strict=True):
                deal[pair] = (float(len(games)), score * len(games))
        return stats.bradley_terry(len(bots), deals)

    @cached_property
    def pairs(self) -> dict[tuple[int, int], Estimate]:
        """How often one bot finished before another, ties being half."""
        ahead: dict[tuple[int, int], Estimate] = {}
        bots, deals = range(len(self.results.arena.bots)), self.results.deals
        for bot, other in permutations(bots, 2):
            met = [[game.ahead(bot, other) for game in deal if {bot, other} <= {*game.seats}] for deal in deals]
            if any(met):
                ahead[bot, other] = intervals.share_of([fmean(deal) for deal in met if deal], sum(map(len, met)))
        return ahead

    # -- For people --

    def __str__(self) -> str:
        if not self:
            return "no deal was finished"
        parts = [self._about(), self._table(), self._crosstable() if len(self.standings) > 2 else self._difference()]
        return "\n".join([*parts, *self._sharpened(), *self._forfeits(), *self._test()])

    def _about(self) -> str:
        arena, deals = self.results.arena, len(self.results.deals)
        cards = f"{deals} deal{'s' if deals > 1 else ''}, each played {arena.games_per_deal} times with seats exchanged"
        usual = arena.game.options_for(arena.game.players)
        options = [f", {key}={value}" for key, value in arena.game.options.items() if value != usual[key].default]
        about = f"{arena.game.name}, {arena.game.players} players{''.join(options)}, seed {arena.seed}"
        return f"{about}: {self.games} games, {cards}"

    def _table(self) -> str:
        rating = "Elo (95 %)" if self.heads_up else "OpenSkill (95 %)"
        lines = [f"     {'bot':{self._wide}}  games  {'wins (95 %)':17}  {rating:16}  forfeits"]
        for place, row in enumerate(self.standings, 1):
            wins = f"{100 * row.wins.value:6.2f} % ± {100 * row.wins.width:.2f}"
            lines.append(
                f"{place:3}  {row.bot:{self._wide}}  {row.games:5}  {wins:17}  {self._rated(row):16}  {row.forfeits:8}"
            )
        return "\n".join(lines)

    @property
    def _wide(self) -> int:
        return max(8, *(len(standing.bot) for standing in self.standings))

    def _rated(self, standing: Standing) -> str:
        value, width = standing.rating
        return elo_of(standing.rating) if self.heads_up else f"{value:8.2f} ± {width:.2f}"

    def _crosstable(self) -> str:
        """Who finished before whom."""
        wide = max(self._wide, 11)
        names = "  ".join(f"{standing.bot:>{wide}}" for standing in self.standings)
        lines = [f"     {'ahead of':{self._wide}}  {names}"]
        for place, standing in enumerate(self.standings, 1):
            shares = [self.pairs.get((standing.number, other.number)) for other in self.standings]
            cells = ["-" if share is None else f"{100 * share.value:.1f} ± {100 * share.width:.1f}" for share in shares]
            lines.append(f"{place:3}  {standing.bot:{self._wide}}  {'  '.join(f'{cell:>{wide}}' for cell in cells)}")
        return "\n".join(lines)

    def _difference(self) -> str:
        first, last = self.standings
        value, width = 2 * first.rating.value, 2 * first.rating.width  # their mean is 0
        return f"{first.bot} is {round(value)} ± {width:.0f} Elo stronger than {last.bot}"

    def _sharpened(self) -> list[str]:
        """The results without the luck of the dice, and how many more plain games would tell as much."""
        times = self.results.arena.sharpen
        if not times:
            return []
        rating = f"  {'Elo (95 %)':16}" if self.heads_up else ""
        lines = [f"sharpened: every bot was asked {times} more time{'s' if times > 1 else ''} at each decision"]
        lines.append(f"     {'bot':{self._wide}}         {'wins (95 %)':17}{rating}  as plain games")
        for place, row in enumerate(self.standings, 1):
            if row.sharp:
                wins = f"{100 * row.sharp.wins.value:6.2f} % ± {100 * row.sharp.wins.width:.2f}"
                elo = f"  {elo_of(row.sharp.rating):16}" if row.sharp.rating else ""
                factor = row.sharp.factor
                more = f"{factor * row.games:.0f} ({factor:.1f} times)" if factor else "-"
                lines.append(f"{place:3}  {row.bot:{self._wide}}         {wins:17}{elo}  {more}")
        return lines

    def _forfeits(self) -> list[str]:
        failed = [row for row in self.standings if row.forfeits]
        return [f"{row.bot} forfeited {row.forfeits} of {row.games} games, first by {row.error}" for row in failed]

    def _test(self) -> list[str]:
        test, names = self.results.sprt, self.results.arena.names
        if not test:
            return []
        low, high = test.bounds
        risks = f"elo0 {test.elo0:g}, elo1 {test.elo1:g}, alpha {test.alpha:g}, beta {test.beta:g}"
        line = f"SPRT ({risks}): LLR {test.llr:.2f}, bounds {low:.2f} and {high:.2f}, {test.deals} deals"
        if not test.verdict:
            return [line, "no verdict yet: it needs more games"]
        more, less = (test.elo1, test.elo0) if test.verdict == "H1" else (test.elo0, test.elo1)
        verdict = f"{names[0]} is rather {more:g} than {less:g} Elo stronger than {names[1]}"
        return [line, f"{test.verdict} accepted: {verdict}"]

    # -- For programs --

    def to_dict(self) -> dict[str, Any]:
        """Everything as JSON values; an estimate is its value and half the width of its 95 % interval."""
        arena = self.results.arena
        return {
            "game": arena.game.name,
            "players": arena.game.players,
            "options": arena.game.options,
            "seed": arena.seed,
            "deals": len(self.results.deals),
            "games": self.games,
            "interrupted": self.results.interrupted,
            "model": "elo" if self.heads_up else "openskill",
            "sharpen": arena.sharpen,
            "bots": [self._row(standing) for standing in self.standings],
            "pairs": [
                {"bot": arena.names[bot], "other": arena.names[other], "ahead": ahead}
                for (bot, other), ahead in self.pairs.items()
            ],
            "sprt": self._sprt(),
        }

    def _row(self, standing: Standing) -> dict[str, Any]:
        values = {key: value for key, value in vars(standing).items() if key != "number"}
        return {**values, "sharp": standing.sharp and standing.sharp._asdict()}

    def _sprt(self) -> dict[str, Any] | None:
        test = self.results.sprt
        if not test:
            return None
        settings = {key: getattr(test, key) for key in ("elo0", "elo1", "alpha", "beta")}
        return {**settings, "deals": test.deals, "llr": test.llr, "bounds": test.bounds, "verdict": test.verdict}

    # -- As a chart --

    def plot(self, path: str | os.PathLike[str]) -> None:
        """Draw the ratings with their intervals, as SVG."""
        rows = [(standing.bot, standing.rating) for standing in self.standings]
        axis = f"{'Elo' if self.heads_up else 'OpenSkill'} with 95 % confidence intervals"
        charts.save(charts.dots(self._about(), rows, axis), path)


def elo_of(rating: Estimate) -> str:
    """An Elo rating as tables have it."""
    return f"{round(rating.value):+8d} ± {rating.width:.0f}"


def meetings(deal: list[Outcome]) -> Meetings:
    """How often each pair of bots met in a deal, and how often the first finished ahead."""
    return stats.total(
        {(first, second): (1.0, game.ahead(first, second))}
        for game in deal
        for first, second in combinations(sorted(game.seats), 2)
    )
