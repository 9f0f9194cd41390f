"""When a player was last here, so that those who never return can be forgotten; and a host's tables are soon counted.

Revision ID: 0003
Revises: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("players", sa.Column("seen", sa.Float, nullable=True))
    op.create_index("tables_by_host", "tables", ["host"])


def downgrade() -> None:
    op.drop_index("tables_by_host", "tables")
    op.drop_column("players", "seen")
