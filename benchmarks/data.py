"""Measure how fast games are written as data: decisions as rows of Parquet, and records in each format.

    python benchmarks/data.py
    python benchmarks/data.py --quick

Rates are per second of CPU time of all threads of the process, with one worker and one thread of pyarrow. For
decisions that is playing, observing, packing and writing; for records, writing what was played before, and reading it.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import pyarrow

import irisdeck
from irisdeck.envs.export import read_steps, write_steps
from irisdeck.record_files import read_records, write_records
from irisdeck.research.simulate import Job

if TYPE_CHECKING:
    from collections.abc import Callable

SETUPS: tuple[tuple[str, int, dict[str, Any], str, int], ...] = (  # with games that take about a second
    ("duel", 2, {}, "random", 5_000),
    ("tricks", 4, {}, "random", 10_000),
    ("red7", 2, {}, "random", 100_000),
    ("red7", 4, {"advanced": True, "actions": True}, "random", 2_000),
    ("red7", 4, {"advanced": True, "actions": True}, "medium", 1_000),
    ("duel", 2, {}, "medium", 2_000),
    ("tricks", 4, {}, "medium", 5_000),
    ("duel", 2, {}, "greedy", 20),
)
RECORDS = 2_000  # games


def seconds(work: Callable[[], object], times: int) -> float:
    """The median of the CPU time that something takes."""
    return median(once(work) for _ in range(times))


def once(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def decisions(folder: Path, share: float, times: int) -> None:
    """Print the table of decisions."""
    print("| game | bots | bytes a row | in the file | rows/s | read, rows/s |")
    print("|---|---|--:|--:|--:|--:|")
    file = folder / "steps.parquet"
    for name, players, options, bot, games in SETUPS:
        job = Job(irisdeck.game(name, players, **options), (bot,) * players, seed=1)
        rows = write_steps(file, job, 64)  # compiles
        wanted = max(64, int(games * share)) if bot != "greedy" else games
        took = seconds(lambda job=job, wanted=wanted: write_steps(file, job, wanted), times)  # type: ignore[misc]
        parts = list(read_steps(file))
        rows = sum(len(part.game) for part in parts)
        width = parts[0].observation.shape[1] + parts[0].mask.shape[1]
        back = seconds(lambda: sum(len(part.game) for part in read_steps(file)), times)
        words = ", ".join([name, f"{players} players", *options])
        size = file.stat().st_size / rows
        print(f"| {words} | {bot} | {width} | {size:.0f} | {rows / took:,.0f} | {rows / back:,.0f} |", flush=True)


def records(folder: Path, share: float, times: int) -> None:
    """Print the table of records."""
    job = Job(irisdeck.game("red7", 3, advanced=True), ("random",) * 3, seed=1, records=True)
    games = [job.record(number) for number in range(int(RECORDS * share))]
    moves = sum("move" in event for record in games for event in record.events)
    print(f"\n{len(games)} games of red7 (3 players, advanced) with {moves} moves:\n")
    print("| file | bytes a game | written, games/s | read, games/s |")
    print("|---|--:|--:|--:|")
    for ending in (".jsonl", ".jsonl.gz", ".parquet"):
        file = folder / f"records{ending}"
        written = seconds(lambda file=file: write_records(file, games), times)  # type: ignore[misc]
        back = seconds(lambda file=file: list(read_records(file)), times)  # type: ignore[misc]
        size, count = file.stat().st_size / len(games), len(games)
        print(f"| {ending} | {size:,.0f} | {count / written:,.0f} | {count / back:,.0f} |", flush=True)


def main() -> None:
    """Measure, and print two tables."""
    parser = argparse.ArgumentParser(description="Games written as data, as Markdown tables.")
    parser.add_argument("--quick", action="store_true", help="a tenth of the games: a rough picture")
    share, times = (0.1, 1) if parser.parse_args().quick else (1.0, 5)
    pyarrow.set_cpu_count(1)
    pyarrow.set_io_thread_count(1)
    with tempfile.TemporaryDirectory() as folder:
        decisions(Path(folder), share, times)
        records(Path(folder), share, times)


if __name__ == "__main__":
    main()
