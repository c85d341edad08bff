"""Rates the bots heads-up in every game and writes what `irisdeck bots` and docs/bots.md show.

    make ratings          # an hour on two cores; goes on where it was interrupted

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
BOTS = {"random": "", "easy": "", "greedy": "", "medium": "", "strong": ":1000", "best": ":5000"}
DEALS = {"duel": 20, "tricks": 30, "red7": 100}
SPECS = [name + budget for name, budget in reversed(BOTS.items())]


def rated(name: str, deals: int) -> arena.ArenaReport:
    """Rate all bots in one game; a log lets an interrupted run resume."""
    entry = arena.Arena(game(name), tuple(SPECS), seed=1)
    log = ROOT / "benchmarks" / "build" / f"ratings-{name}.jsonl"
    log.parent.mkdir(exist_ok=True)
    return arena.ArenaReport(arena.compete(entry, deals * entry.games_per_deal, log=str(log)))


def above_random(report: arena.ArenaReport) -> dict[str, list[int]]:
    """Elo above `random` and half its 95 % interval, by name of the bot."""
    zero = next(row.rating.value for row in report.standings if row.bot == "random")
    return {
        row.bot.partition(":")[0]: [round(row.rating.value - zero), round(row.rating.width)] for row in report.standings
    }


def table(ratings: dict[str, dict[str, list[int]]], deals: dict[str, int]) -> str:
    """The table and the commands for docs/bots.md."""
    lines = [f"| bot | {' | '.join(ratings)} |", f"|---|{'--:|' * len(ratings)}"]
    for name, budget in reversed(BOTS.items()):
        cells = [f"{elo[name][0]} ± {elo[name][1]}" for elo in ratings.values()]
        lines.append(f"| `{name}{budget}` | {' | '.join(cells)} |")
    lines.append("")
    for which, count in deals.items():
        games = count * len(BOTS) * (len(BOTS) - 1)
        lines.append(f"    irisdeck arena {which} --bots {','.join(SPECS)} --games {games} --seed 1")
    return "\n".join(lines)


def main() -> None:
    """Rate the bots in all games, and write charts, JSON and the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", type=float, default=1, help="of the deals (default: 1)")
    args = parser.parse_args()
    ratings, played = {}, {}
    for name, deals in DEALS.items():
        played[name] = max(1, round(deals * args.part))
        report = rated(name, played[name])
        print(report, flush=True)
        report.plot(ROOT / "docs" / "ratings" / f"{name}.svg")
        ratings[name] = above_random(report)
    kept = {"date": datetime.now(UTC).date().isoformat(), "budgets": BOTS, "elo": ratings}
    (ROOT / "src" / "irisdeck" / "bots" / "ratings.json").write_text(json.dumps(kept, indent=2) + "\n")
    print(table(ratings, played))


if __name__ == "__main__":
    main()
