"""The log of events, and who sits where."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """The first version."""
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sittings",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True, index=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )
