"""Rated tables, and ratings by player, game, mode and season.

Revision ID: 0010
Revises: 0009
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(60), primary_key=True),
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("mode", sa.String(40), primary_key=True),
        sa.Column("season", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "season", "mode"])
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=True))
    op.add_column("results", sa.Column("rated", sa.Boolean, nullable=True))


def downgrade() -> None:
    op.drop_column("results", "rated")
    op.drop_column("tables", "rated")
    op.drop_table("ratings")
