"""Carries out commands: the same for form posts, WebSockets and the API, whoever sends them.

A table decides most commands by itself. What it cannot know is added here: name and avatar of who sits down, whose
programs are whose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from irisdeck.server import tokens
from irisdeck.table.commands import Program, Sit
from irisdeck.table.table import Refused
from irisdeck.web import preferences

if TYPE_CHECKING:
    from irisdeck.server.identity import Player
    from irisdeck.server.tables import Tables
    from irisdeck.table.commands import AnyCommand


async def perform(tables: Tables, table_id: str, player: Player, command: AnyCommand) -> str:
    """Carry out a command, or raise Refused; returns the table to look at next."""
    if isinstance(command, Program):
        return await seat_program(tables, table_id, player, command.program)
    if isinstance(command, Sit):
        face = command.face or (await preferences.profile_of(tables.store, player.id)).face
        command = msgspec.structs.replace(command, name=name_at_table(player, command), face=face)
    return await tables.act(table_id, player.id, command)


def name_at_table(player: Player, command: Sit) -> str:
    """What a player is called at a table; a program has its own name."""
    if player.program:
        return player.name
    return command.name or player.name or (player.guest if command.name is None else "")


async def seat_program(tables: Tables, table_id: str, player: Player, program: str) -> str:
    """Let one of a player's own programs sit down, named by its id or its name."""
    programs = await tokens.programs_of(tables.store, player.id)
    for program_id, name in programs.items():
        if program in (program_id, name):
            return await tables.act(table_id, program_id, Sit(None, name))
    raise Refused("no-such-program")
