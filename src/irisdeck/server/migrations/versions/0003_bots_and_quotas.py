"""Who began a game with bots, and who opened a record: both are limited."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the columns; of earlier games and records nobody knows."""
    op.add_column("games", sa.Column("bots_by", sa.String(40)))
    op.create_index("ix_games_bots_by", "games", ["bots_by"])
    op.add_column("replays", sa.Column("player", sa.String(40)))
    op.add_column("replays", sa.Column("network", sa.String(40)))
    op.add_column("replays", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_replays_player", "replays", ["player"])
    op.create_index("ix_replays_network", "replays", ["network"])
