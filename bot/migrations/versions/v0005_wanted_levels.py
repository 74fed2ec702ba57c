"""The level at which somebody wants his seat to play while he is away is kept with it."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Add the column: so far nobody's wish was kept."""
    op.add_column("seats", sa.Column("wanted", sa.String(32)))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("seats", "wanted")
