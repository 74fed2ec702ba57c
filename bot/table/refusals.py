"""Why a table refuses what somebody wants; each `str()` is said to that person as it stands."""

from bot.errors import ParlourError


class Refused(ParlourError):
    """The table did nothing: the message says why, and what can be done instead."""


class Closed(Refused):
    """The table is over, or not yet so far."""


class Stale(Refused):
    """The answer belongs to a question that has been answered: what the person sees is old."""


class NotYourTurn(Refused):
    """The person plays here, but is not asked anything now."""


class IllegalPlay(Refused):
    """The game does not allow the answer; the reason is in the game's own words (GEN-12)."""
