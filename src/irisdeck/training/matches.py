"""How strong nets are: matches against bots on all cores, and a report of them as JSON and as a table.

A match is `irisdeck arena` in a process of its own: those that it starts then need not import PyTorch.
"""

from __future__ import annotations

import json
import shlex
import time
from subprocess import PIPE
from typing import TYPE_CHECKING, Any, NamedTuple

from irisdeck import __version__
from irisdeck.bots import check_bot
from irisdeck.folders import replacing
from irisdeck.game import InvalidOption
from irisdeck.nets import described, read
from irisdeck.research.intervals import Estimate
from irisdeck.training import programs
from irisdeck.training.programs import INTERRUPTED, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from irisdeck.nets import Net


class Match(NamedTuple):
    """A net against a bot in all other seats, every deal from every seat."""

    bot: str
    games: int
    won: Estimate
    command: str


class Matches:
    """The matches of nets, by what they are called, against bots. Games are kept in logs and not played again."""

    def __init__(self, folder: Path, paths: Mapping[str, Path], bots: Sequence[str], games: int, seed: int) -> None:
        self.folder, self.paths, self.bots, self.games, self.seed = folder, paths, bots, games, seed
        self.nets = {name: read(path) for name, path in paths.items()}
        for net in self.nets.values():
            for bot in bots:
                check_bot(bot, net.game)
        self.results: dict[str, list[Match]] = {name: [] for name in paths}

    def play(self, until: float) -> Iterator[str]:
        """Play them, and say how each ended, until all are over or the time is up; the report is written after each."""
        for bot in self.bots:
            for name, net in self.nets.items():
                if time.monotonic() >= until:
                    return
                match = self.match(name, net, bot, until)
                if match is None:
                    return
                self.results[name].append(match)
                self.write()
                yield f"{described(net.game)}: wins {told(match.won)} against {bot} ({match.games:,} games)"

    def match(self, name: str, net: Net, bot: str, until: float) -> Match | None:
        """One match, or as much of it as is played by then; its log is that of these very weights."""
        player = f"net:{self.paths[name]}"
        bots = ",".join([player, *[bot] * (net.game.players - 1)])
        log = self.folder / "matches" / f"{name}-{net.digest[:8]}-{bot.replace(':', '-')}.jsonl"
        log.parent.mkdir(exist_ok=True)
        words = ["arena", *words_of(net.game), "--bots", bots, "--games", str(self.games), "--seed", str(self.seed)]
        status, text, complaint = programs.run([*words, "--json", "--log", str(log)], until, stdout=PIPE, stderr=PIPE)
        if status not in (0, INTERRUPTED):
            raise InvalidOption(complaint.strip().removeprefix("irisdeck: "))
        if not text:
            return None  # not one deal was finished
        own = next(row for row in json.loads(text)["bots"] if row["bot"] == player)
        return Match(bot, own["games"], Estimate(*own["wins"]), shlex.join(["irisdeck", *words]))

    # -- The report --

    def write(self) -> Path:
        """Write report.json and report.md; returns the latter."""
        rows = [self.row(name) for name in self.nets]
        content = json.dumps({"irisdeck": __version__, "nets": rows}, indent=2)
        for name, text in (("report.json", content), ("report.md", table(rows, self.bots))):
            with replacing(self.folder / name, 0o644) as file:
                file.write(f"{text}\n".encode())
        return self.folder / "report.md"

    def row(self, name: str) -> dict[str, Any]:
        """What the report tells of a net."""
        net = self.nets[name]
        made = {key: net.made.get(key) for key in ("command", "seed", "minutes", "steps", "device", "version")}
        results = {
            match.bot: {
                "won": match.won.value,
                "width": match.won.width,
                "games": match.games,
                "command": match.command,
            }
            for match in self.results[name]
        }
        size = self.paths[name].stat().st_size
        shape = {"width": net.shape.width, "depth": net.shape.depth}
        fair = {"players": net.game.players, "fair": 1 / net.game.players}
        return {"net": name, "bytes": size, "digest": net.digest, **shape, **fair, **made, "results": results}


def table(rows: Sequence[Mapping[str, Any]], bots: Sequence[str]) -> str:
    """The report as Markdown: victories in percent with 95 % intervals, and the commands that give them again."""
    lines = [
        f"| net | kB | minutes | million decisions | fair, % | {' | '.join(f'`{bot}`' for bot in bots)} |",
        f"|---|--:|--:|--:|--:|{'--:|' * len(bots)}",
    ]
    for row in rows:
        cells = [told(Estimate(*won)) if (won := result(row, bot)) else "" for bot in bots]
        made = f"{row['minutes']:.1f} | {row['steps'] / 1e6:,.1f} | {100 * row['fair']:.1f}"
        lines.append(f"| {row['net']} | {row['bytes'] / 1000:.0f} | {made} | {' | '.join(cells)} |")
    devices = ", ".join(sorted({str(row["device"]) for row in rows}))
    total = sum(row["bytes"] for row in rows) / 1e6
    lines += ["", f"Trained on: {devices}. All files together: {total:.1f} MB.", ""]
    for row in rows:
        commands = [row["command"], *(own["command"] for own in row["results"].values())]
        lines += [f"    {command}" for command in commands if command]
    return "\n".join(lines)


def result(row: Mapping[str, Any], bot: str) -> tuple[float, float] | None:
    """The victories of a net against a bot and their interval, if they have played."""
    own = row["results"].get(bot)
    return (own["won"], own["width"]) if own else None


def told(won: Estimate) -> str:
    """A share of victories with its interval."""
    return f"{100 * won.value:.1f} ± {100 * won.width:.1f}"
