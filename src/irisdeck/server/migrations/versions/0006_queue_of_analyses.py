"""The queue of games to be analyzed, which all processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds the tables; what older processes have queued is not in them, and must be asked for again."""
    op.create_table(
        "analysis_queue",
        sa.Column("game_key", sa.String(60), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("owners", sa.Text, nullable=False),
        sa.Column("network", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("claim", sa.String(40)),
        sa.Column("beat", sa.Float),
        sa.Column("about", sa.Text),
        sa.Column("failed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "judged_decisions",
        sa.Column("game_key", sa.String(60), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
