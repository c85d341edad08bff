"""Several processes on PostgreSQL and Redis: how much more they carry than one, and that kills lose nothing.

    make bench-cluster
    make bench-cluster ARGS='--kills 20 --rounds 1'

Two people at every table, at half of the tables through different processes; the load generator is that of
benchmarks/server.py. Then processes are killed again and again (SIGKILL) while pairs play game after game, and the log
is held against what was shown. Needs Node, npm, PostgreSQL and Redis (make test installs the last two).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from server import BUILD, prepare, row

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
import services
from cluster import Cluster, Pair, audit, rush

from irisdeck.game import GAMES

if TYPE_CHECKING:
    from services import Postgres


def carried(postgres: Postgres, redis: str, processes: int, tables: int, seconds: float) -> float:
    """The moves a second of several processes together."""
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(Path(folder), postgres.database(), redis, processes)
        urls = ",".join(server.address for server in cluster.servers)
        command = ["node", "load.mjs", "irisdeck", urls, "--tables", str(tables), "--seconds", str(seconds)]
        done = subprocess.run(command, cwd=BUILD, check=True, capture_output=True, text=True)
        cluster.stop()
    return float(json.loads(done.stdout)["moves_per_second"])


def killed(postgres: Postgres, redis: str, kills: int) -> None:
    """Kill processes under load, and count lost and doubled moves."""
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(Path(folder), postgres.database(), redis)
        pairs = [Pair(cluster, game, f"{game} {number}") for game in GAMES for number in range(4)]
        asyncio.run(rush(cluster, pairs, kills))
        losses = audit(cluster, pairs)
        cluster.stop()
    row(f"{kills} SIGKILLs under load: games, moves shown", f"{losses.tables}, {losses.shown}")
    row("... lost, doubled, games broken", f"{losses.lost}, {losses.doubled}, {losses.broken}", "none")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kills", type=int, default=100)
    chosen = parser.parse_args()
    prepare()
    print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}\n\n| | found | wanted |\n|---|---|---|")
    with services.postgres() as postgres, services.redis() as redis:
        rates = []
        for _ in range(chosen.rounds):
            one, two = (carried(postgres, redis, count, chosen.tables, chosen.seconds) for count in (1, 2))
            rates.append((one, two))
            print(f"  one {one:.0f}, two {two:.0f}", file=sys.stderr)
        row("one process on PostgreSQL and Redis, moves/s", f"{median(one for one, _ in rates):.0f}")
        row("two processes, moves/s", f"{median(two for _, two in rates):.0f}")
        row("... of one", f"{median(two / one for one, two in rates):.2f} x", ">= 1.5 x")
        if chosen.kills:
            killed(postgres, redis, chosen.kills)


if __name__ == "__main__":
    main()
