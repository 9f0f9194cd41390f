"""How games ended, seat by seat, and players who want no profile.

Revision ID: 0009
Revises: 0008
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), nullable=True),
        sa.Column("level", sa.String(40), nullable=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Float, nullable=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("results_by_player", "results", ["player", "at"])
    op.add_column("players", sa.Column("hidden", sa.Boolean, nullable=True))


def downgrade() -> None:
    op.drop_column("players", "hidden")
    op.drop_table("results")
