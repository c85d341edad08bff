"""The command line. Exit status 0, 1 (it failed), 2 (it was called wrongly), 130 (Ctrl-C).

A module for each family of commands registers their arguments and runs them. It is imported when it is needed.
"""

from __future__ import annotations

import errno
import io
import os
import signal
import sys
from argparse import Namespace
from contextlib import suppress
from importlib import import_module

from irisdeck import __version__
from irisdeck.cli.arguments import Failure, Parser
from irisdeck.game import InvalidOption, IrisdeckError

FAMILIES = {  # modules and their commands, in the order of the help
    "play": ("play", "daily", "tui"),
    "serve": ("serve", "backup", "restore"),
    **{name: (name,) for name in ("simulate", "export", "arena", "stats", "replay", "analyze", "puzzles", "solve")},
    **{name: (name,) for name in ("train", "bots", "rules", "schema", "bench")},
}


def parser(words: list[str]) -> Parser:
    """The parser of the command that the words name; of all commands if they name none."""
    top = Parser(
        prog="irisdeck",
        description="Play, study and research three rainbow-colored card games. No command: play in the browser.",
    )
    top.add_argument("--version", action="version", version=f"irisdeck {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    for family in _families(words[0]):
        import_module(f"irisdeck.cli.{family}").register(commands)
    return top


def _families(word: str) -> list[str]:
    """The modules to load, as few as possible: most of the time that a command takes to start is importing."""
    named = [family for family, commands in FAMILIES.items() if word in commands]
    return [] if word == "--version" else named or [*FAMILIES]


def main(argv: list[str] | None = None) -> int:
    """Run a command, and return the exit status; an error is reported in one line."""
    _open_closed_streams()
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal that lacks a character is no reason to fail
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that unfinished files are removed
    try:
        words = (sys.argv[1:] if argv is None else argv) or ["serve"]
        args = parser(words).parse_args(words, Namespace(called=words))
        args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _report("interrupted", 130, before="\n")
    except Failure as failure:
        return _report(failure, failure.status)
    except IrisdeckError as error:
        return _report(error, 2 if isinstance(error, InvalidOption) else 1)
    except OSError as error:
        return _report_system_error(error)
    return 0


def _open_closed_streams() -> None:
    """Open streams that were closed by our caller, on the null device, so that no file of ours gets their numbers.

    Input is then at its end and messages are lost; results fail to be written, as they do to a closed stream.
    """
    for name, mode, flags in (("stdin", "r", os.O_RDONLY), ("stdout", "w", os.O_RDONLY), ("stderr", "w", os.O_WRONLY)):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, flags), mode))


def _report_system_error(error: OSError) -> int:
    """Report what the operating system refused; a reader of our output who has stopped reading needs no message."""
    if error.filename is not None:
        return _report(f"{error.filename}: {error.strerror or error}", 1)
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would try again, and complain
    if isinstance(error, BrokenPipeError):
        return 1
    closed = error.errno == errno.EBADF
    return _report("standard input or output is closed" if closed else f"cannot read or write: {error.strerror}", 1)


def _report(error: object, status: int, before: str = "") -> int:
    with suppress(OSError):  # nobody can be told
        print(f"{before}irisdeck: {error}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
