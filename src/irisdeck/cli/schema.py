"""`irisdeck schema`: the JSON Schema of a record."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from irisdeck.cli.arguments import add_command

if TYPE_CHECKING:
    import argparse

    from irisdeck.cli.arguments import Commands


def register(commands: Commands) -> None:
    """Register the command."""
    add_command(
        commands,
        "schema",
        run_schema,
        "Print the JSON Schema of a record, for programs that write or read records.",
        "schema > record.schema.json",
    )


def run_schema(args: argparse.Namespace) -> None:
    """Print the schema."""
    from irisdeck.record import Record

    print(json.dumps(Record.schema(), indent=2, ensure_ascii=False))
