"""Results of co-operative games tell by which house rules the climb was made."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Add the column; there were no co-operative games before."""
    op.add_column("results", sa.Column("climb", sa.Text))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("results", "climb")
