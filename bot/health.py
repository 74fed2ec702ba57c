"""How the running bot tells that it is well: a small file beside its database, touched again and
again as long as it is connected.

Real time, whatever a test does to the clock: this is about the process, not about the game.
"""

import time
from dataclasses import dataclass
from pathlib import Path

from bot.config import Config

BEAT = 15.0
"""Seconds from one sign of life to the next."""

STALE = 60.0
"""Seconds after which a sign of life counts for nothing."""


@dataclass(frozen=True, slots=True)
class Health:
    """Whether the bot is well, and a sentence about it."""

    well: bool
    words: str


def pulse_file(config: Config) -> Path:
    """The file by which the bot on this database gives its signs of life."""
    database = Path(config.database_url.database or "")
    return database.with_name(f"{database.name}-pulse")


def give_sign(pulse: Path) -> None:
    """Say that the bot is connected, now. Raises `OSError`."""
    pulse.touch()


def stop_signs(pulse: Path) -> None:
    """Say that the bot is no longer connected. Raises `OSError`."""
    pulse.unlink(missing_ok=True)


def health_of(pulse: Path) -> Health:
    """Tell from the last sign of life how the bot is."""
    try:
        age = time.time() - pulse.stat().st_mtime
    except OSError:
        return Health(well=False, words="The bot is not connected, or not running.")
    if age > STALE:
        return Health(well=False, words=f"The bot last gave a sign of life {age:.0f} s ago.")
    return Health(well=True, words="The bot is connected.")
