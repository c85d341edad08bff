"""Write docs/stats: the studies of all three games, as pages and as JSON.

    make stats                # some minutes on two cores; the same bytes on any machine

Each variant has 100,000 games of random play, or 1,000 games by rules of thumb.
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from irisdeck import cli

FOLDER = Path(__file__).parent.parent / "docs" / "stats"
STUDIES = {
    "duel": "duel --against end_after_flip=off --against bots=easy --against bots=medium",
    "tricks": "tricks --against players=3 --against players=4 --against players=5 --against players=6"
    " --against bots=medium --against 'players=4 bots=medium' --against 'players=6 bots=medium'",
    "red7": "red7 --against players=3 --against players=4"
    " --against bots=medium --against 'players=3 bots=medium' --against 'players=4 bots=medium'",
    "red7-options": "red7 --against actions=on --against advanced=on --against 'advanced=on actions=on'"
    " --against 'advanced=on bots=medium' --against 'advanced=on actions=on bots=medium'",
}


def main() -> None:
    """Run all studies, or those named on the command line."""
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or STUDIES:
        files = ["--out", str(FOLDER / f"{name}.html"), "--json", str(FOLDER / f"{name}.json")]
        print(name, flush=True)
        status = cli.main(["stats", *shlex.split(STUDIES[name]), *files])
        if status:
            sys.exit(status)


if __name__ == "__main__":
    main()
