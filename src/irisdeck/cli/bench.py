"""`irisdeck bench`: speed on this machine, and the signature of the rules."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from irisdeck.cli.arguments import Failure, add_command, seconds
from irisdeck.cli.runs import warn_if_slow
from irisdeck.game import GAMES

if TYPE_CHECKING:
    import argparse

    from irisdeck.cli.arguments import Commands
    from irisdeck.game import Game

COLUMNS = {"compiled": "one core", "cores": "all cores", "python": "interpreted", "surface": "State.play"}
PEERS = Path(__file__).parents[3] / "benchmarks" / "peers.py"  # there in a checkout only


def register(commands: Commands) -> None:
    """Register the command."""
    command = add_command(
        commands,
        "bench",
        run_bench,
        "Measure the speed of this machine, and print the signature of the rules.",
        "bench",
        "bench --signature",
        "bench --peers --quick",
    )
    command.add_argument("--seconds", type=seconds, default=1.0, help="for each figure (default: 1)")
    command.add_argument("--signature", action="store_true", help="only the signature: it changes when the rules do")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    command.add_argument(
        "--peers",
        action="store_true",
        help="from a checkout: install OpenSpiel, RLCard, PettingZoo, Pgx and PufferLib, and compare",
    )
    command.add_argument("--quick", action="store_true", help="with --peers: fewer and shorter rounds, a rough picture")


def run_bench(args: argparse.Namespace) -> None:
    """Measure, and print the figures and the signature."""
    if args.peers:
        run_peers(args.quick)
        return
    if args.quick:
        raise Failure("--quick is for --peers", 2)
    from irisdeck.research import bench

    warn_if_slow(*(kind.rules for kind in GAMES.values()))
    if args.signature:
        print(bench.signature())
    elif args.json:
        rows = [{**about(game), **bench.measure(game, args.seconds)} for game in bench.shown_variants()]
        print(json.dumps({"machine": bench.machine(), "rates": rows, "signature": bench.signature()}))
    else:
        print_rates(args.seconds)
        print(f"signature {bench.signature()}")


def about(game: Game) -> dict[str, object]:
    """A variant as JSON values: its options are those that are not the default."""
    from irisdeck.options import changed

    options = changed(game.options_for(game.players), game.options)
    return {"game": game.name, "players": game.players, "options": options}


def print_rates(seconds: float) -> None:
    """Measure every variant shown, and print its row at once."""
    from irisdeck.options import changed
    from irisdeck.research import bench

    print(", ".join(f"{key} {value}" for key, value in bench.machine().items()))
    print(f"{'decisions a second':38} {' '.join(f'{title:>12}' for title in COLUMNS.values())}")
    for game in bench.shown_variants():
        rates = bench.measure(game, seconds)
        options = changed(game.options_for(game.players), game.options)
        label = ", ".join([game.name, f"{game.players} players", *options])
        cells = [f"{rates[key]:12,.0f}" if key in rates else f"{'-':>12}" for key in COLUMNS]
        print(f"{label:38} {' '.join(cells)}", flush=True)


def run_peers(quick: bool) -> None:
    """Run the benchmark that installs the peers; it is not part of the package."""
    import subprocess

    if not PEERS.exists():
        raise Failure("the peers are measured from a checkout or the source distribution: there is no benchmarks/ here")
    status = subprocess.run([sys.executable, PEERS, *(["--quick"] if quick else [])]).returncode
    if status:
        raise Failure("the benchmark against the peers has failed")
