"""A line for each table, ratings, tokens, and records from elsewhere."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds the tables, and fills the lines of games from the log."""
    op.add_column("sittings", sa.Column("seat", sa.Integer))
    op.add_column("sittings", sa.Column("place", sa.Integer))
    games = op.create_table(
        "games",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("opened_at", sa.Float, nullable=False),
        sa.Column("begun_at", sa.Float),
        sa.Column("ended_at", sa.Float),
        sa.Column("names", sa.Text),
        sa.Column("deadline", sa.Float, index=True),
    )
    op.create_index("ix_games_ended", "games", ["game", "ended_at"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("who", sa.String(60), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("who", sa.String(60), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_rated_who", "rated", ["who", "game", "at"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(40), nullable=False, index=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("scopes", sa.String(60), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    fill(op.get_bind(), games)


def fill(connection: sa.Connection, games: sa.Table) -> None:
    """What was played before; written without the program's own classes, which will change."""
    lines: dict[str, dict[str, object]] = {}
    for table_id, body, at in connection.exec_driver_sql("SELECT table_id, body, at FROM events ORDER BY number"):
        event = json.loads(body)
        if event.get("kind") == "open":
            lines[table_id] = {
                "table_id": table_id, "game": event["game"], "players": event["players"],
                "options": json.dumps(event["options"]), "listed": bool(event.get("listed")), "rated": False,
                "opened_at": at, "begun_at": None, "ended_at": None, "deadline": None,
            }  # fmt: skip
        elif event.get("kind") == "begin" and table_id in lines:
            lines[table_id]["begun_at"] = at
        elif event.get("kind") == "sit":
            sat = sa.text("UPDATE sittings SET seat = :seat WHERE player = :player AND table_id = :table_id")
            connection.execute(sat, {"seat": event["seat"], "player": event["player"], "table_id": table_id})
        if event.get("ends") and table_id in lines:
            lines[table_id]["ended_at"] = at
    if lines:
        connection.execute(sa.insert(games), list(lines.values()))
