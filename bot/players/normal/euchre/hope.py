"""What a hand promises."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.cards import Cards


class Hope(NamedTuple):
    """What a hand promises with a suit for trump: in tricks, and the cards that promise it."""

    tricks: float
    suit: str
    cards: Cards
