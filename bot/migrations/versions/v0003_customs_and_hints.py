"""Tables have customs besides their game's house rules, and remember who has taken hints."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

RowId = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add both: tables from before have the usual customs, and nobody has taken a hint there."""
    op.add_column("tables", sa.Column("customs", sa.JSON, nullable=False, server_default="{}"))
    op.create_table(
        "hints",
        sa.Column(
            "table", RowId, sa.ForeignKey("tables.id", name="fk_hints_table"), nullable=False
        ),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("question", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table", "user", name="pk_hints"),
    )


def downgrade() -> None:
    """Drop both."""
    op.drop_table("hints")
    op.drop_column("tables", "customs")
