"""`irisdeck play`, `irisdeck daily` and `irisdeck tui`: games in the terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from irisdeck.bots import BOTS, USUAL, BotFailed, check_bot
from irisdeck.cli.arguments import Failure, add_command, add_game, add_voice, chosen_game, chosen_language, whole
from irisdeck.cli.files import writing_records
from irisdeck.game import GAMES, Refused, alternatives, game
from irisdeck.record_files import format_of
from irisdeck.words import LANGUAGES

if TYPE_CHECKING:
    import argparse

    from irisdeck.cli.arguments import Commands
    from irisdeck.table.table import Table
    from irisdeck.terminal.voice import Voice

SPEEDS = ("calm", "normal", "instant")
WANTED = ("a", "\N{CYRILLIC SMALL LETTER A}")  # what is typed to have a game analyzed


def register(commands: Commands) -> None:
    """Register the commands."""
    _register_play(commands)
    _register_daily(commands)
    _register_tui(commands)


def _register_play(commands: Commands) -> None:
    command = add_command(
        commands,
        "play",
        run_play,
        "Play at the prompt against bots.",
        "play",
        "play red7 --players 3 --option actions=on",
        "play tricks --language de --aids",
    )
    add_game(command, "?")
    command.add_argument("--against", metavar="BOT", help=f"{', '.join(BOTS)} (default: {USUAL})")
    command.add_argument("--seat", type=whole(0), default=0, help="where you sit (default: 0)")
    command.add_argument("--seed", type=whole(0), help="deal this game again (default: a new one)")
    command.add_argument("--record", metavar="FILE", help="write the game to this file, finished or not")
    command.add_argument(
        "--aids", action="store_true", help="show what you could remember: faces, scores, unseen cards"
    )
    add_voice(command)


def _register_daily(commands: Commands) -> None:
    command = add_command(
        commands,
        "daily",
        run_daily,
        "Play the deal of the day: the same cards and bots for everybody, once; without a game, list today's deals.",
        "daily",
        "daily red7",
        "daily tricks --players 4",
    )
    command.add_argument("game", metavar="GAME", nargs="?", help=", ".join(GAMES))
    command.add_argument("--players", type=whole(1), help="how many (default: 2)")
    command.add_argument("--again", action="store_true", help="play a deal that is over once more; it does not count")
    command.add_argument("--folder", help="where games are kept (default: the user's data folder)")
    add_voice(command)


def _register_tui(commands: Commands) -> None:
    command = add_command(
        commands,
        "tui",
        run_tui,
        "Play on a screen of the terminal: against bots, two at one screen, or on a server.",
        "tui",
        "tui red7",
        "tui https://irisdeck.example/tables/JYkl5KOsTnAqWvPc",
        "tui games.jsonl",
    )
    command.add_argument(
        "where", metavar="GAME|SERVER|FILE", nargs="?", help="a game, a server or an invitation, or records to replay"
    )
    command.add_argument(
        "--language", help=f"{', '.join(LANGUAGES)} (default: the one chosen last, or that of the terminal)"
    )
    command.add_argument(
        "--speed",
        choices=SPEEDS,
        help="how fast others move and rounds follow each other (default: as chosen last, or normal)",
    )
    command.add_argument("--folder", help="where games are kept (default: the user's data folder)")


def run_play(args: argparse.Namespace) -> None:
    """Play a game at the prompt."""
    from irisdeck.terminal import play
    from irisdeck.terminal.voice import Quit, Voice

    if args.record:
        format_of(args.record)  # refuses an unknown ending before the game
    voice, sitting = Voice(chosen_language(args, "words"), args.spell), None
    interrupted, failed = False, None
    try:
        game = chosen_game(args) if args.game else play.choose_game(voice, args.seat)
        opponent = args.against or (USUAL if args.game else play.choose_bot(voice, game))
        check_bot(opponent, game)
        sitting = play.sit_down(game, opponent, voice, args.seat, args.seed, args.aids)
        sitting.welcome()
        sitting.play()
        offer_analysis(sitting.table, sitting.seat, voice)
    except (Quit, KeyboardInterrupt) as left:
        interrupted = isinstance(left, KeyboardInterrupt)
        print("\n" * interrupted + voice.words("line-farewell"))
    except BotFailed as wrong:
        failed = wrong
    if args.record and sitting:
        with writing_records(args.record) as file:
            file.write(sitting.record().to_json() + "\n")
    if failed:
        raise failed
    if interrupted:
        raise SystemExit(130)


def offer_analysis(table: Table, seat: int, voice: Voice) -> None:
    """Let a game that has just ended be analyzed, if somebody at a terminal wants that; pipes are asked nothing."""
    from irisdeck.cli.analyze import QUICK, analyzed
    from irisdeck.engine import compile
    from irisdeck.table.replay import names_in
    from irisdeck.terminal.analysis import told
    from irisdeck.web.analysis import result_of

    if not sys.stdin.isatty() or voice.ask(f"\n{voice.words('line-analyze')} > ").lower() not in WANTED:
        return
    record = table.record()
    analysis = analyzed(record, None if compile.available() else QUICK, result=result_of(table))
    print("\n".join(told(analysis, record, names_in(record), voice.words("analysis"), voice, seat)))


def run_daily(args: argparse.Namespace) -> None:
    """Play the deal of the day at the prompt, or list today's deals."""
    from irisdeck.folders import data_folder
    from irisdeck.table.daily import SEAT, Kind, kinds
    from irisdeck.terminal import daily
    from irisdeck.terminal.tui.local import SavedGames
    from irisdeck.terminal.voice import Quit, Voice

    voice = Voice(chosen_language(args, "words"), args.spell)
    games = daily.DailyGames(SavedGames((Path(args.folder) if args.folder else data_folder()) / "terminal"))
    if args.game is None:
        return daily.show_deals(games, voice)
    one = game(args.game)
    counts = [kind.players for kind in kinds() if kind.game == one.name]
    players = counts[0] if args.players is None else args.players
    if players not in counts:
        raise Failure(f"there is no deal of {one.name} for {players}: there are deals for {alternatives(counts)}", 2)
    try:
        if played := daily.play_deal(games, Kind(one.name, players), voice, args.again):
            offer_analysis(played, SEAT, voice)
    except Quit:
        voice.say("line-farewell")
    except KeyboardInterrupt:
        print("\n" + voice.words("line-farewell"))
        raise SystemExit(130) from None
    except Refused as refused:
        raise Failure(voice.refusal(refused)) from None


def run_tui(args: argparse.Namespace) -> None:
    """Start the screen."""
    try:
        from irisdeck.terminal.tui import app
    except ImportError as missing:
        raise Failure(f"the screen needs {missing.name}: pip install 'irisdeck[tui]'") from None
    from irisdeck.folders import data_folder

    folder = Path(args.folder) if args.folder else data_folder()
    folder.exists()  # raises for a name that cannot be one, while errors can still be read
    if not (sys.stdin.isatty() and sys.stderr.isatty()) or os.environ.get("TERM") == "dumb":
        raise Failure("the screen needs a terminal; `irisdeck play` plays line by line", 2)
    app.run(folder, chosen_language(args, "screens"), args.language is not None, args.where or "", args.speed or "")
