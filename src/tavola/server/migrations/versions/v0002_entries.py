"""Entries lie in the order of their table: half as many pages are written for a move.

Revision ID: 0002
Revises: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

COLUMNS = '"table", n, kind, seat, body, move, at'


def _entries(name: str, *more: sa.UniqueConstraint, with_rowid: bool) -> None:
    op.create_table(
        name,
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("move", sa.String(64), nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        *more,
        sqlite_with_rowid=with_rowid,
    )


def _into(name: str) -> None:
    op.execute(f"INSERT INTO {name} ({COLUMNS}) SELECT {COLUMNS} FROM entries")
    op.drop_table("entries")
    op.rename_table(name, "entries")


def upgrade() -> None:
    """That a move is stored once needs no index of its own: who resends one is known by the log."""
    _entries("entries_in_order", with_rowid=False)
    _into("entries_in_order")


def downgrade() -> None:
    _entries(
        "entries_before", sa.UniqueConstraint("table", "seat", "move", name="a_move_is_stored_once"), with_rowid=True
    )
    _into("entries_before")
