"""What can go wrong with the database, in one exception with a sentence for whoever meets it."""

from bot.errors import ParlourError


class StoreError(ParlourError):
    """The database did not do what was asked, and nothing of it: all that was stored still stands.

    `reason` says what was wrong and what to do.
    """

    def __init__(
        self, reason: str, what: str = "Parlour's database failed, nothing changed"
    ) -> None:
        super().__init__(f"{what}: {reason}")
        self.reason = reason


class Conflict(StoreError):
    """What was to be stored contradicts what is stored already."""
