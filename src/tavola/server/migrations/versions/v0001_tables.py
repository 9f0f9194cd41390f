"""Players, tables, seats and entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("key", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("start", sa.JSON, nullable=True),
        sa.Column("origin", sa.String(20), nullable=False),
        sa.Column("host", sa.String(40), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON, nullable=True),
        sa.Column("next", sa.String(40), nullable=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("actor", sa.Integer, nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "touched"])
    _seats_and_entries()


def _seats_and_entries() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=True),
        sa.Column("screen", sa.Boolean, nullable=False),
        sa.Column("invite", sa.LargeBinary(32), nullable=True),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("move", sa.String(64), nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table", "seat", "move", name="a_move_is_stored_once"),
    )


def downgrade() -> None:
    for name in ("entries", "seats", "tables", "players"):
        op.drop_table(name)
