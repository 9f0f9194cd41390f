"""Accounts: passkeys, the devices that came in by them, recovery codes, and what a passkey is asked to sign.

Revision ID: 0008
Revises: 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("key", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("proved", sa.Float, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.LargeBinary(32), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    )
    op.create_table(
        "challenges",
        sa.Column("asked", sa.LargeBinary(32), primary_key=True),
        sa.Column("player", sa.String(40), nullable=True),
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    for name in ("challenges", "codes", "devices", "passkeys"):
        op.drop_table(name)
