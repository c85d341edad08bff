"""`irisdeck export`: the decisions of games between bots, as rows for learning programs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from irisdeck.cli.arguments import Failure, add_command, whole
from irisdeck.cli.files import writing
from irisdeck.cli.runs import reporting_lost_workers, warn_if_slow
from irisdeck.cli.simulate import add_games, chosen_job

if TYPE_CHECKING:
    import argparse

    from irisdeck.cli.arguments import Commands


def register(commands: Commands) -> None:
    """Register the command."""
    command = add_command(
        commands,
        "export",
        run_export,
        "Play bots against each other, and write every decision as a row of Parquet for learning programs.",
        "export tricks --players 4 --games 10000 --out tricks.parquet",
        "export red7 --bots medium,random --games 1000 --seed 7 --out red7.parquet",
    )
    add_games(command)
    command.add_argument("--workers", type=whole(1), help="cores to use (default: all)")
    command.add_argument("--out", metavar="FILE", required=True, help="where to write: a name that ends in .parquet")


def run_export(args: argparse.Namespace) -> None:
    """Play the games and write the file."""
    from tqdm import tqdm

    if Path(args.out).suffix != ".parquet":
        raise Failure(f"decisions are written as Parquet: {args.out} does not end in .parquet", 2)
    try:
        from irisdeck.envs.export import write_steps
    except ImportError as missing:
        raise Failure(str(missing).replace("[envs]", "[data]"), 2) from None
    job = chosen_job(args)
    warn_if_slow(job.game.rules)
    with (
        writing(args.out) as file,
        tqdm(total=args.games, unit=" games", unit_scale=True, disable=None, leave=False) as bar,
        reporting_lost_workers(lambda: ""),
    ):
        count = write_steps(file.buffer, job, args.games, args.workers, lambda games: bar.update(games - bar.n))
    print(f"{args.out}: {args.games} games, {count} decisions")
