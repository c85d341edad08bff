"""Where the time of a move goes: a sampling profile of the server's event loop under the load of bench-server.

    python benchmarks/server_profile.py
    python benchmarks/server_profile.py --seconds 30

It starts a server, lets 50 tables play at full speed, samples the thread of the event loop with py-spy (pip install
py-spy; it needs the right to look into a process), and prints the share of each kind of work, and what it costs a move.
The processor time of the whole server, as the system measures it, stands below: that is what to compare between two
trees, in turns, on a machine with other work.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

from server import OURS, load, prepare, process

TABLES, WARMUP = 50, 3
# The first line that has one of its marks in a stack is what the sample counts for.
LINES = {
    "pages over HTTP": ["httptools_impl.py"],
    "drawing": ["(irisdeck/web/pages"],
    "working out what viewers see": ["parts (irisdeck/table/boards", "seen_by (", "news (irisdeck/server/push"],
    "sending": ["send (irisdeck/server/doors", "flush (irisdeck/server/doors", "send (uvicorn/protocols/websockets"],
    "the move itself": ["carry_out (", "_commit (irisdeck/server/tables", "perform ("],
    "the rest: tasks, frames, the loop": ["serve (irisdeck/server/run"],  # the thread of the event loop
}


def line_of(stack: str) -> str | None:
    """What a sample counts for; nothing, if it is of another thread."""
    if "serve (irisdeck/server/run" not in stack:
        return None
    return next(line for line, marks in LINES.items() if any(mark in stack for mark in marks))


def events(folder: str) -> int:
    """How many events there are."""
    with closing(sqlite3.connect(f"file:{folder}/tables.db?mode=ro", uri=True)) as database:
        return int(database.execute("SELECT count(*) FROM events").fetchone()[0])


def milliseconds(stat: Path) -> float:
    """The processor time that a process or a thread has used."""
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=15)
    seconds = parser.parse_args().seconds
    prepare()
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", str(OURS), "--folder", folder, "--no-browser", "--limit", "1000000"]
        with process([sys.executable, "-m", "irisdeck", *words], f"http://localhost:{OURS}/") as running:
            generator = threading.Thread(target=load, args=["irisdeck", TABLES, seconds + 4])
            generator.start()
            time.sleep(WARMUP)
            whole = Path(f"/proc/{running.pid}/stat")
            loop = Path(f"/proc/{running.pid}/task/{running.pid}/stat")
            began = events(folder), milliseconds(whole), milliseconds(loop)
            raw = Path(folder) / "profile"
            watch = ["py-spy", "record", "-p", str(running.pid), "-d", str(seconds), "-r", "200", "-f", "raw", "-t"]
            subprocess.run([*watch, "-o", str(raw)], check=True, capture_output=True)
            ended = events(folder), milliseconds(whole), milliseconds(loop)
            samples = raw.read_text().splitlines()
            generator.join()
    moves, used, of_loop = (after - before for before, after in zip(began, ended, strict=True))
    found: Counter[str] = Counter()
    for sample in samples:
        stack, _, times = sample.rpartition(" ")
        if line := line_of(stack):
            found[line] += int(times)
    print("| | share | ms a move |\n|---|---:|---:|")
    for line, count in found.most_common():
        share = count / found.total()
        print(f"| {line} | {100 * share:.0f} % | {share * of_loop / moves:.3f} |")
    print(f"| the event loop's thread | 100 % | {of_loop / moves:.3f} |\n| the whole server | | {used / moves:.3f} |")


if __name__ == "__main__":
    main()
