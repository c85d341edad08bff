"""What a move costs the server in processor time, the same for several checkouts in turns.

    python benchmarks/server_cost.py                           # milliseconds a move
    python benchmarks/server_cost.py --trees ../before .       # two checkouts, and the ratio of their times

A server is started from each checkout, and 50 tables play at full speed at one after the other, a few seconds each,
under the load of bench-server. What is counted is the processor time of the server's threads for each event in its log,
opening the tables and all: on a machine with other work it goes up and down by a quarter, and the median of the ratios
of ten rounds by a few hundredths. Needs Node and npm.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import NamedTuple

from server import BUILD, OURS, prepare, process
from server_profile import TABLES, events


class Slice(NamedTuple):
    """Milliseconds a move, of all threads and of the event loop's; moves a second."""

    all: float
    loop: float
    rate: float


class Tree:
    """A server with the code of a checkout."""

    def __init__(self, code: Path, port: int, stack: ExitStack) -> None:
        self.code, self.port, self.slices = code, port, list[Slice]()
        self.folder = stack.enter_context(tempfile.TemporaryDirectory())
        words = ["serve", "--port", str(port), "--folder", self.folder, "--no-browser", "--limit", "1000000"]
        command = ["env", f"PYTHONPATH={code.resolve() / 'src'}", sys.executable, "-m", "irisdeck", *words]
        self.pid = stack.enter_context(process(command, f"http://localhost:{port}/")).pid

    def measure(self, seconds: float, seed: int) -> Slice:
        """Let the tables play for some seconds."""
        command = ["node", "load.mjs", "irisdeck", f"http://localhost:{self.port}", "--tables", str(TABLES)]
        command += ["--seconds", str(seconds), "--warmup", "0", "--seed", str(seed)]
        moves, threads = events(self.folder), self.used()
        done = subprocess.run(command, cwd=BUILD, check=True, capture_output=True, text=True)
        moves, now = events(self.folder) - moves, self.used()
        spent = {thread: used - threads.get(thread, 0) for thread, used in now.items()}
        return Slice(sum(spent.values()) / moves, spent[self.pid] / moves, json.loads(done.stdout)["moves_per_second"])

    def used(self) -> dict[int, float]:
        """The processor time of each thread, in milliseconds."""
        tasks = Path(f"/proc/{self.pid}/task").iterdir()
        return {int(task.name): int((task / "schedstat").read_text().split()[0]) / 1e6 for task in tasks}


def main() -> None:
    """Print what each checkout takes, and the ratio of the first one to the others."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--trees", nargs="+", type=Path, default=[Path(__file__).parent.parent])
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=5)
    args = parser.parse_args()
    prepare()
    with ExitStack() as stack:
        trees = [Tree(code, OURS + number, stack) for number, code in enumerate(args.trees)]
        for tree in trees:
            tree.measure(3, 1000)  # caches fill
        for number in range(args.rounds):
            for tree in trees if number % 2 else trees[::-1]:
                tree.slices.append(tree.measure(args.seconds, number))
    first = trees[0].slices
    for tree in trees:
        whole, loop, rate = (median(column) for column in zip(*tree.slices, strict=True))
        ratio = median(one.all / other.all for one, other in zip(first, tree.slices, strict=True))
        print(
            f"{tree.code!s:24s} {whole:.3f} ms a move, {loop:.3f} of it in the event loop, {rate:.0f} moves/s;"
            f" {args.trees[0]} takes {ratio:.2f} x as long"
        )


if __name__ == "__main__":
    main()
