"""What goes wrong in words for the person who meets it."""


class ParlourError(Exception):
    """Something that a person can understand and, mostly, put right.

    `str(error)` is a whole sentence or several: what was wrong and what to do. It holds no secret
    and is shown as it stands, to the operator or to a player.
    """


class NoAnswer(Exception):
    """A self-playing seat has no answer, or none in time; says why, for the log. ``known`` is what
    has been said before, and has not been better since.
    """

    def __init__(self, reason: str, *, known: bool = False) -> None:
        super().__init__(reason)
        self.known = known
