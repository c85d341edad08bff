"""What people have chosen, and which tables wait for strangers."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds the table and the column; a table that waits is listed again when somebody who sits there comes back."""
    op.create_table(
        "people",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("face", sa.String(20), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("last", sa.Text, nullable=False),
    )
    op.add_column("games", sa.Column("waiting_at", sa.Float))
    op.create_index("ix_games_waiting_at", "games", ["waiting_at"])
