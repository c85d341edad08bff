"""`irisdeck serve`, `backup` and `restore`: tables in the browser, and their database."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import irisdeck
from irisdeck.cli.arguments import Failure, add_command, seconds, whole
from irisdeck.game import short

if TYPE_CHECKING:
    from irisdeck.cli.arguments import Commands, Parser
    from irisdeck.server.site import Settings

BUILT = Path(irisdeck.__file__).parents[2] / "build/site"  # where make static builds the site without a server


def register(commands: Commands) -> None:
    """Register the commands."""
    _register_serve(commands)
    backup = add_command(
        commands,
        "backup",
        run_backup,
        "Write all tables, ratings and tokens of the server to one file; the server may be running.",
        "backup club.irisdeck",
        "backup club.irisdeck --database postgresql://irisdeck@localhost/irisdeck",
    )
    backup.add_argument("file", metavar="FILE", help="replaced once everything is written; - is standard output")
    _add_database(backup)
    restore = add_command(
        commands, "restore", run_restore, "Fill an empty database of the server from a backup.", "restore club.irisdeck"
    )
    restore.add_argument(
        "file", metavar="FILE", help="what irisdeck backup wrote, from SQLite or PostgreSQL; - is standard input"
    )
    _add_database(restore)


def _register_serve(commands: Commands) -> None:
    command = add_command(
        commands,
        "serve",
        run_serve,
        "Play in the browser, alone or with friends.",
        "serve",
        "serve --host 0.0.0.0 --port 8080",
    )
    command.add_argument(
        "--host", default="127.0.0.1", help="where to listen; 0.0.0.0 lets others in (default: 127.0.0.1)"
    )
    command.add_argument("--port", type=port_number, default=8000, help="0 takes any free port (default: 8000)")
    _add_database(command)
    command.add_argument(
        "--fanout",
        metavar="URL",
        help="redis://...: how several server processes notify each other (default: IRISDECK_FANOUT_URL, "
        "or the database)",
    )
    command.add_argument("--pace", type=seconds, default=0.8, help="seconds a bot takes at least (default: 0.8)")
    command.add_argument(
        "--limit", metavar="REQUESTS", type=whole(1), default=60, help="per second from one address (default: 60)"
    )
    command.add_argument("--log", choices=["text", "json"], default="text", help="format of the log (default: text)")
    command.add_argument(
        "--patience",
        metavar="SECONDS",
        type=seconds,
        default=300,
        help="how long a player is away before the others may let a bot take over, at tables that have no clock and "
        "do not say otherwise (default: 300)",
    )
    command.add_argument(
        "--simulations",
        metavar="NUMBER",
        type=whole(1),
        default=16000,
        help="of each move at most, in the analysis of a game (default: 16000)",
    )
    command.add_argument(
        "--app",
        metavar="FOLDER",
        type=built_site,
        default=BUILT,
        help="the site without a server, offered at /app (default: build/site, where make static builds it)",
    )
    command.add_argument(
        "--no-app", dest="app", action="store_const", const=None, help="do not offer the site without a server"
    )
    command.add_argument("--no-browser", dest="browser", action="store_false", help="do not open a browser")


def _add_database(command: Parser) -> None:
    """Add the arguments that say where the server's tables are."""
    command.add_argument("--folder", help="where tables are kept (default: the user's data folder)")
    command.add_argument(
        "--database", metavar="URL", help="postgresql://... instead of the folder (default: IRISDECK_DATABASE_URL)"
    )


def port_number(text: str) -> int:
    """Read a port, 0 to 65535."""
    if text.isdecimal() and int(text) < 1 << 16:
        return int(text)
    raise argparse.ArgumentTypeError(f"{short(text)} is no port: ports run from 0 to 65535")


def built_site(text: str) -> Path:
    """Read a folder with a built site."""
    if (Path(text) / "sw.js").is_file():
        return Path(text)
    raise argparse.ArgumentTypeError(f"there is no built site in {short(text)}: make static builds one")


def run_serve(args: argparse.Namespace) -> None:
    """Start the server."""
    try:
        from irisdeck.server import run
    except ImportError as missing:
        raise Failure(f"the server needs {missing.name}: pip install 'irisdeck[server]'") from None
    more = {name: getattr(args, name) for name in ("pace", "limit", "patience", "log", "app", "simulations")}
    run.serve(args.host, args.port, args.browser, server_settings(args, **more))


def run_backup(args: argparse.Namespace) -> None:
    """Write the whole database to a file, or to standard output."""
    from irisdeck.server.backup import backup

    streamed = args.file == "-" or _is_standard_output(args.file)
    if streamed and sys.stdout.isatty():
        raise Failure("a backup is no text: name a file, or send it on to a program", 2)
    rows = backup(server_settings(args), None if streamed else Path(args.file))
    name, notes = ("This backup", sys.stderr) if streamed else (args.file, sys.stdout)
    secret = "It holds the server's secret, too: keep it to yourself."
    print(f"{name} holds everything: {rows} rows. {secret}", file=notes)


def _is_standard_output(path: str) -> bool:
    """Whether a path such as /dev/stdout is where our own output goes."""
    try:
        return os.path.samestat(Path(path).stat(), os.fstat(sys.stdout.fileno()))
    except OSError:
        return False


def run_restore(args: argparse.Namespace) -> None:
    """Fill the database from a file, or from standard input."""
    from irisdeck.server.backup import restore

    streamed = args.file == "-"
    rows = restore(server_settings(args), None if streamed else Path(args.file))
    print(f"All {rows} rows of {'standard input' if streamed else args.file} are back.")


def server_settings(args: argparse.Namespace, **more: Any) -> Settings:
    """Where the server's tables are, by options or by the environment."""
    from irisdeck.folders import data_folder
    from irisdeck.server.site import Settings

    folder = Path(args.folder) if args.folder else data_folder()
    database = args.database or os.environ.get("IRISDECK_DATABASE_URL", "")
    fanout = getattr(args, "fanout", None) or os.environ.get("IRISDECK_FANOUT_URL", "")
    return Settings(folder, database, fanout, **more)
