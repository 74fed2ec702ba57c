"""The first shape: tables, seats, events, results, settings."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

RowId = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Create everything."""
    _create_tables()
    _create_seats()
    _create_events()
    _create_results()
    _create_settings()


def downgrade() -> None:
    """Drop everything."""
    for table in ("settings", "results", "events", "seats", "tables"):
        op.drop_table(table)


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", RowId, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("messages", sa.JSON, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("host", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("reason", sa.Text),
        sa.Column("server_seed", sa.LargeBinary(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("ids", sa.JSON, nullable=False),
        sa.Column("first_dealer", sa.Integer),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("finished", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    is_open = sa.text("state IN ('lobby', 'playing')")
    op.create_index(
        "uq_tables_open_channel",
        "tables",
        ["channel"],
        unique=True,
        sqlite_where=is_open,
        postgresql_where=is_open,
    )


def _create_seats() -> None:
    op.create_table(
        "seats",
        _table_column("seats"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger),
        sa.Column("player", sa.String(32)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("join_id", sa.BigInteger),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )


def _create_events() -> None:
    op.create_table(
        "events",
        _table_column("events"),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "n", name="pk_events"),
    )


def _create_results() -> None:
    op.create_table(
        "results",
        _table_column("results"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("user", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("self_playing", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("finished", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_results"),
    )
    op.create_index("ix_results_ranking", "results", ["guild", "game", "finished"])


def _create_settings() -> None:
    op.create_table(
        "settings",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("value", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("guild", "key", name="pk_settings"),
    )


def _table_column(name: str) -> sa.Column[int]:
    reference = sa.ForeignKey("tables.id", name=f"fk_{name}_table")
    return sa.Column("table", RowId, reference, nullable=False)
