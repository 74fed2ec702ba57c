"""Seats of running games can be taken over, but for those who were sent away."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Add the columns: so far nobody has taken a seat over, nor waits for one."""
    op.add_column("tables", sa.Column("sent_away", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("since", sa.Integer))
    op.add_column("seats", sa.Column("before", sa.Text))
    op.add_column("seats", sa.Column("heir", sa.BigInteger))
    op.add_column("seats", sa.Column("heir_name", sa.Text))


def downgrade() -> None:
    """Drop the columns."""
    for column in ("heir_name", "heir", "before", "since"):
        op.drop_column("seats", column)
    op.drop_column("tables", "sent_away")
