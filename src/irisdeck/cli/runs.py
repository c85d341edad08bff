"""Long runs: what is said when one is slow, is interrupted, or loses a worker."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from irisdeck.cli.arguments import Failure

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator
    from types import ModuleType


def warn_if_slow(*rules: ModuleType, more: tuple[ModuleType, ...] = ()) -> None:
    """Say so where the rules run interpreted, or where the user waits for them to be compiled."""
    from irisdeck.engine import compile

    if not compile.available():
        note = "numba is not installed, so the rules run interpreted, up to a hundred times slower"
        print(f"irisdeck: {note}: pip install 'irisdeck[fast]'", file=sys.stderr)
    elif sys.stderr.isatty() and not all(compile.is_cached(module, *more) for module in rules):
        print("irisdeck: compiling the rules; this takes some seconds, once", file=sys.stderr)


@contextmanager
def reporting_lost_workers(how_to_resume: Callable[[], str]) -> Iterator[None]:
    """Turn the death of a worker into a failure that says how to resume: finished games are kept, as after Ctrl-C."""
    from irisdeck.research.crew import WorkerDied

    try:
        yield
    except WorkerDied as died:
        raise Failure(joined(str(died), how_to_resume())) from None


def stopped(games: int, wanted: int, how_to_resume: str = "") -> Failure:
    """The failure after Ctrl-C."""
    return Failure(joined(f"stopped after {games} of {wanted} games", how_to_resume), 130)


def resume_hint(args: argparse.Namespace) -> str:
    """How to resume a run that keeps a log; nothing for a run without one."""
    return "the same command goes on from there" if args.log else ""


def joined(*parts: str) -> str:
    """One sentence of the parts that are not empty."""
    return "; ".join(filter(None, parts))
