"""`irisdeck puzzles`: solve puzzles at the prompt, or make them from bots' games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irisdeck.cli.arguments import Failure, add_command, add_voice, chosen_language, whole
from irisdeck.cli.files import unfinished_path, writing
from irisdeck.cli.runs import stopped, warn_if_slow
from irisdeck.game import GAMES, Refused, alternatives, kind, suggested_game

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from irisdeck.cli.arguments import Commands

MAKE = "make"


def register(commands: Commands) -> None:
    """Register the command."""
    command = add_command(
        commands,
        "puzzles",
        run_puzzles,
        "Solve puzzles at the prompt, or make them from bots' games.",
        "puzzles",
        "puzzles red7",
        "puzzles make red7 --games 1000 --seed 1 --out red7.jsonl",
    )
    command.add_argument("what", metavar="GAME", nargs="?", help=f"{', '.join(GAMES)}; or {MAKE} and a game")
    command.add_argument("game", metavar="GAME", nargs="?", help="the game whose puzzles are made")
    add_voice(command)
    command.add_argument("--games", type=whole(1), default=1000, help=f"{MAKE}: how many bots play (default: 1000)")
    command.add_argument("--seed", type=whole(0), default=0, help=f"{MAKE}: same seed, same puzzles (default: 0)")
    command.add_argument("--most", type=whole(1), default=1000, help=f"{MAKE}: puzzles to keep (default: 1000)")
    command.add_argument("--out", metavar="FILE", help=f"{MAKE}: where the puzzles are written")
    command.add_argument("--workers", type=whole(1), help=f"{MAKE}: cores to use (default: all)")


def run_puzzles(args: argparse.Namespace) -> None:
    """Solve puzzles, or make them."""
    if args.what == MAKE:
        make_puzzles(args)
    elif args.game:
        raise Failure(f"either a game, or {MAKE} and a game", 2)
    else:
        solve_puzzles(args)


def solve_puzzles(args: argparse.Namespace) -> None:
    """Give puzzles at the prompt."""
    from irisdeck.folders import data_folder
    from irisdeck.terminal.puzzles import FILE, PromptPuzzles
    from irisdeck.terminal.voice import Quit, Voice

    voice = Voice(chosen_language(args, "words"), args.spell)
    game = kind(args.what or suggested_game())
    try:
        PromptPuzzles(game.name, voice, data_folder() / FILE).run()
    except Quit:
        return
    except Refused as refused:
        raise Failure(voice.refusal(refused)) from None


def make_puzzles(args: argparse.Namespace) -> None:
    """Make puzzles; an interrupted run is resumed by the same command."""
    from tqdm import tqdm

    from irisdeck.analysis.making import chosen, counted, make

    if not args.game:
        raise Failure(f"say which game: {alternatives(GAMES)}", 2)
    if not args.out:
        raise Failure("say with --out where the puzzles are written", 2)
    game = kind(args.game)
    warn_if_slow(game.rules)
    journal: Path = unfinished_path(args.out)
    with tqdm(total=args.games, unit=" games", disable=None) as bar:

        def progress(games: int, found: int) -> None:
            bar.update(games - bar.n)
            bar.set_postfix(puzzles=found, refresh=False)

        try:
            puzzles = make(game.name, args.games, args.seed, journal, args.workers, progress)
        except KeyboardInterrupt:
            raise stopped(int(bar.n), args.games, "the same command goes on from there") from None
    kept = chosen(puzzles, args.most)
    with writing(args.out) as file:
        for puzzle in kept:
            file.write(puzzle.to_json() + "\n")
    journal.unlink()
    themes = ", ".join(f"{count} {theme or 'without a theme'}" for theme, count in counted(kept).items())
    print(f"{len(kept)} puzzles from {args.games} games of {game.name}: {themes or 'none'}")
