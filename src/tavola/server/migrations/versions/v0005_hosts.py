"""For hosts: admin keys, bans, what admins did, and players who are gone.

Revision ID: 0005
Revises: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "admins",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("key", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("revoked", sa.Float, nullable=True),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("what", sa.String(60), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
        sa.Column("by", sa.String(40), nullable=False),
    )
    op.create_table(
        "office",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("deed", sa.String(40), nullable=False),
        sa.Column("what", sa.String(80), nullable=False),
        sa.Column("more", sa.String(400), nullable=False),
    )
    op.add_column("players", sa.Column("gone", sa.Float, nullable=True))


def downgrade() -> None:
    op.drop_column("players", "gone")
    for name in ("office", "bans", "admins"):
        op.drop_table(name)
