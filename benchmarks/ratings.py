"""Rates the bots heads-up in every game and writes what `irisdeck bots` and docs/bots.md show.

    make ratings                  # some hours on two cores; goes on where it was interrupted
    make ratings ARGS=--quick     # minutes: only bots that do not search; strong and best stay as far above medium

Bots that search are rated with simulations in place of a time, so that anybody gets the same table. Ratings are Elo
above `random`.
"""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from pathlib import Path

from irisdeck import game
from irisdeck.research import arena

ROOT = Path(__file__).parent.parent
QUICK = dict.fromkeys(("random", "novice", "easy", "greedy", "decent", "medium", "expert"), "")
BOTS = {**QUICK, "strong": ":1000", "best": ":5000"}
DEALS = {"duel": 20, "tricks": 30, "red7": 100}
KEPT = ROOT / "src" / "irisdeck" / "bots" / "ratings.json"

Ratings = dict[str, list[int]]  # Elo above random and half its interval, by bot


def specs(bots: dict[str, str]) -> list[str]:
    """The bots with their budgets, the strongest first."""
    return [name + budget for name, budget in reversed(bots.items())]


def rated(name: str, bots: dict[str, str], deals: int) -> arena.ArenaReport:
    """Rate some bots in one game; a log lets an interrupted run resume."""
    entry = arena.Arena(game(name), tuple(specs(bots)), seed=1)
    log = ROOT / "benchmarks" / "build" / f"ratings-{name}-{len(bots)}.jsonl"
    log.parent.mkdir(exist_ok=True)
    return arena.ArenaReport(arena.compete(entry, deals * entry.games_per_deal, log=str(log)))


def with_others(quick: Ratings, before: Ratings) -> Ratings:
    """Ratings of quick bots, and those of others as far above or below medium as they were before."""
    shift = quick["medium"][0] - before["medium"][0]
    return {**{name: [elo + shift, width] for name, (elo, width) in before.items() if name not in quick}, **quick}


def above_random(report: arena.ArenaReport) -> Ratings:
    """Elo above `random` and half its 95 % interval, by name of the bot."""
    zero = next(row.rating.value for row in report.standings if row.bot == "random")
    return {
        row.bot.partition(":")[0]: [round(row.rating.value - zero), round(row.rating.width)] for row in report.standings
    }


def table(ratings: dict[str, Ratings], bots: dict[str, str], deals: dict[str, int]) -> str:
    """The table and the commands for docs/bots.md."""
    lines = [f"| bot | {' | '.join(ratings)} |", f"|---|{'--:|' * len(ratings)}"]
    for name, budget in reversed(BOTS.items()):
        cells = [f"{elo[name][0]} ± {elo[name][1]}" if elo[name][0] else "0" for elo in ratings.values()]
        lines.append(f"| `{name}{budget}` | {' | '.join(cells)} |")
    lines.append("")
    for which, count in deals.items():
        games = count * len(bots) * (len(bots) - 1)
        lines.append(f"    irisdeck arena {which} --bots {','.join(specs(bots))} --games {games} --seed 1")
    return "\n".join(lines)


def main() -> None:
    """Rate the bots in all games, and write charts, JSON and the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", type=float, default=1, help="of the deals (default: 1)")
    parser.add_argument("--quick", action="store_true", help="only bots that do not search; draws no charts")
    args = parser.parse_args()
    bots, before = QUICK if args.quick else BOTS, json.loads(KEPT.read_text(encoding="utf-8"))["elo"]
    ratings, played = {}, {}
    for name, deals in DEALS.items():
        played[name] = max(1, round(deals * args.part))
        report = rated(name, bots, played[name])
        print(report, flush=True)
        ratings[name] = with_others(above_random(report), before[name])
        if not args.quick:
            report.plot(ROOT / "docs" / "ratings" / f"{name}.svg")
    kept = {"date": datetime.now(UTC).date().isoformat(), "budgets": BOTS, "elo": ratings}
    KEPT.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    print(table(ratings, bots, played))


if __name__ == "__main__":
    main()
