"""A throw of dice that is somebody's, and that may decide something by itself."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.chance import Roll
from bot.engine.dice import Spots


@dataclass(slots=True)
class Throw(Roll):
    """A seat's throw of some dice."""

    seat: int

    def says(self, spots: Spots) -> str:
        """What is to be said of a throw besides what the dice show; or nothing."""
        return ""
