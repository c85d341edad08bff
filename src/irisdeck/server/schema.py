"""What the database holds, and how one made by an earlier version is brought up to date.

The log of events is the truth. Everything else is made from it so that nobody has to read it all, or belongs to people:
their ratings, their tokens, the records they have opened.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text, inspect

from irisdeck.game import IrisdeckError

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection, Engine

HEAD = "0002"  # the newest migration; a test holds it against the files
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
    Column("names", Text),  # of those who played it to its end, as JSON; bots by their level
    Column("deadline", Float, index=True),  # when somebody's time is up
    Index("ix_games_ended", "game", "ended_at"),
)
SITTINGS = Table(  # who sits where
    "sittings",
    SCHEMA,
    Column("player", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True, index=True),
    Column("at", Float, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("seat", Integer),
    Column("place", Integer),  # in the end, 1 for those who won
)
RATINGS = Table(  # how good somebody is at a game; bots and seats are somebody, too
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
RATED = Table(  # what somebody's rating was after each game
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
TOKENS = Table(  # by which programs act for somebody
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
    Column("at", Float, nullable=False),
)


SETTINGS = Table(  # of all processes that share a database
    "settings",
    SCHEMA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)


class NewerDatabase(IrisdeckError):
    """The database was made by a newer version than this."""


def migrate(engine: Engine) -> None:
    """Brings the database up to date, or makes it; one process at a time."""
    with engine.connect() as connection:
        if version(connection) == HEAD:
            return
    with engine.connect() as connection:
        lock = "BEGIN IMMEDIATE" if engine.dialect.name == "sqlite" else f"SELECT pg_advisory_xact_lock({LOCK})"
        connection.exec_driver_sql(lock)
        upgrade(connection)
        connection.commit()


def version(connection: Connection) -> str | None:
    """The last migration that the database has gone through; none for an empty one."""
    tables = inspect(connection).get_table_names()
    if "alembic_version" in tables:
        return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar())
    return "0001" if "events" in tables else None  # the first version had no migrations


def upgrade(connection: Connection, target: str = HEAD) -> None:
    """Goes through the migrations that the database lacks."""
    from alembic import command  # 0.2 s, which a database that is up to date spares

    config, found = alembic_config(), version(connection)
    if found and found > HEAD:
        raise NewerDatabase(f"it was made by a newer version of Irisdeck ({found}, this one knows {HEAD})")
    config.attributes["connection"] = connection
    if found == "0001":
        command.stamp(config, "0001")
    command.upgrade(config, target)


def alembic_config() -> Config:
    """Alembic, told where the migrations are."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
