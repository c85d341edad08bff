"""The schema of the database, and its migrations.

The log of events is the truth. Everything else is made from it so that nobody has to read it all, or belongs to people:
their choices, their ratings, their tokens, the records they have opened.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text, inspect

from irisdeck.game import IrisdeckError

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection, Engine

HEAD = "0006"  # the newest migration; a test holds it against the files
LOCK = 0x1815DEC  # of PostgreSQL: so that of two processes that start at once one migrates
SCHEMA = MetaData()
EVENTS = Table(
    "events",
    SCHEMA,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),  # seconds since 1970, as everywhere
    sqlite_with_rowid=False,  # an event is one place on disk, not two
)
GAMES = Table(  # a line for each table
    "games",
    SCHEMA,
    Column("table_id", String(40), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("begun_at", Float),
    Column("ended_at", Float),
    Column("names", Text),  # of those who played it, as JSON: {"name": ...} or {"bot": ...}; before: text
    Column("deadline", Float, index=True),  # of the seat to act
    Column("bots_by", String(40), index=True),  # who began it with bots: nobody may have too many
    Column("waiting_at", Float, index=True),  # while strangers may sit down: when somebody was last seen there
    Index("ix_games_ended", "game", "ended_at"),
)
SITTINGS = Table(  # who sits or sat where
    "sittings",
    SCHEMA,
    Column("player", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True, index=True),
    Column("at", Float, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("seat", Integer),
    Column("place", Integer),  # in the end: 1 for those who won, 0 after a draw
)
PEOPLE = Table(  # what people have chosen; those who have chosen nothing are not here
    "people",
    SCHEMA,
    Column("player", String(40), primary_key=True),
    Column("face", String(20), nullable=False),  # the avatar
    Column("settings", Text, nullable=False),  # as JSON
    Column("last", Text, nullable=False),  # as JSON: the form with which each game was opened last
)
RATINGS = Table(  # of people, bots and seats, for each game
    "ratings",
    SCHEMA,
    Column("game", String(20), primary_key=True),
    Column("who", String(60), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
RATED = Table(  # the ratings after each game
    "rated",
    SCHEMA,
    Column("table_id", String(40), primary_key=True),
    Column("who", String(60), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_rated_who", "who", "game", "at"),
)
TOKENS = Table(  # of programs that act for a person
    "tokens",
    SCHEMA,
    Column("hash", String(64), primary_key=True),
    Column("player", String(40), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("scopes", String(60), nullable=False),
    Column("at", Float, nullable=False),
    Column("used", Float),
)
REPLAYS = Table(  # records of games that were played elsewhere
    "replays",
    SCHEMA,
    Column("id", String(40), primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),  # when it was opened last: it is kept for a while
    Column("player", String(40), index=True),  # who opened it, and from where (hashed): both have a quota
    Column("network", String(40), index=True),
    Column("size", Integer, nullable=False, server_default="0"),  # bytes
)
ANALYSES = Table(  # what every decision of a finished game was worth
    "analyses",
    SCHEMA,
    Column("game_key", String(60), primary_key=True),  # a table, or a game of a record that somebody has opened
    Column("body", Text, nullable=False),  # as JSON
    Column("at", Float, nullable=False),
)
QUEUE = Table(  # finished games that are to be analyzed; all processes of a server share the queue
    "analysis_queue",
    SCHEMA,
    Column("game_key", String(60), primary_key=True),
    Column("record", Text, nullable=False),  # as JSON
    Column("result", Text),  # as JSON, where the game was not played to its end
    Column("moves", Integer, nullable=False),
    Column("owners", Text, nullable=False),  # as JSON: who has asked for it
    Column("network", String(40), nullable=False),  # the pseudonym of where it was first asked for
    Column("at", Float, nullable=False),  # when it was queued
    Column("claim", String(40)),  # of the process that works at it
    Column("beat", Float),  # when that process was last heard of
    Column("about", Text),  # as JSON: the analysis without its decisions, once the work has begun
    Column("failed", Boolean, nullable=False),
)
JUDGED = Table(  # decisions of games in the queue that are judged
    "judged_decisions",
    SCHEMA,
    Column("game_key", String(60), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),  # as JSON
)
PUZZLERS = Table(  # how well people solve the puzzles of a game
    "puzzlers",
    SCHEMA,
    Column("player", String(40), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("failed", Integer, nullable=False),
    Column("streak", Integer, nullable=False),  # solved since the last failure
    Column("longest", Integer, nullable=False),  # streak
    Column("at", Float, nullable=False),
)
PUZZLE_TRIES = Table(  # the first try of a person at a puzzle, which is the one that counts
    "puzzle_tries",
    SCHEMA,
    Column("player", String(40), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
PUZZLES = Table(  # how hard puzzles are, as far as people have tried them
    "puzzles",
    SCHEMA,
    Column("puzzle", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)
DAILY = Table(  # who has played the deal of the day, and how it ended
    "daily",
    SCHEMA,
    Column("day", String(10), primary_key=True),  # 2026-11-18
    Column("kind", String(60), primary_key=True),  # the game, the number of players and the options
    Column("player", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("share", Float),  # of the victory, once the game is over
    Column("score", Integer),
    Column("at", Float, nullable=False),
    Index("ix_daily_kind", "day", "kind", "share"),
)
SETTINGS = Table(  # shared by all processes; also how often people have signed out everywhere
    "settings",
    SCHEMA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)


class NewerDatabase(IrisdeckError):
    """The database was made by a newer version than this."""


def migrate(engine: Engine) -> None:
    """Create or migrate the database; one process at a time."""
    with engine.connect() as connection:
        if version(connection) == HEAD:
            return
    with engine.connect() as connection:
        lock = "BEGIN IMMEDIATE" if engine.dialect.name == "sqlite" else f"SELECT pg_advisory_xact_lock({LOCK})"
        connection.exec_driver_sql(lock)
        upgrade(connection)
        connection.commit()


def version(connection: Connection) -> str | None:
    """The last migration of a database; none for an empty one."""
    tables = inspect(connection).get_table_names()
    if "alembic_version" in tables:
        return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar())
    return "0001" if "events" in tables else None  # the first version had no migrations


def upgrade(connection: Connection, target: str = HEAD) -> None:
    """Run the migrations that a database lacks."""
    from alembic import command  # takes 0.2 s, and is seldom needed

    config, present = alembic_config(), version(connection)
    if present and present > HEAD:
        raise NewerDatabase(f"it was made by a newer version of Irisdeck ({present}, this one knows {HEAD})")
    config.attributes["connection"] = connection
    if present == "0001":
        command.stamp(config, "0001")
    command.upgrade(config, target)


def versions() -> list[str]:
    """All versions that this program knows, from the first one on."""
    from alembic.script import ScriptDirectory

    return [script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()][::-1]


def alembic_config() -> Config:
    """The configuration of Alembic."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
