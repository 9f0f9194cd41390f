"""A row for each process to write and read again: so one sees whether the disk still takes anything.

Revision ID: 0004
Revises: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("process", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("weight", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pulse")
