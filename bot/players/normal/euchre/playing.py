"""Which card to play, and why."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Cards
from bot.players.advice import Advice
from bot.players.normal.euchre.counting import CountingSeat
from bot.players.normal.euchre.following import follow
from bot.players.normal.euchre.leading import lead


def play(seat: CountingSeat) -> Advice:
    """A card to lead or to follow with."""
    cards: Sequence[Cards] = seat.answers
    if len(cards) == 1:
        return Advice(cards[0], "it is the only card that you may play")
    return follow(seat, cards) if seat.trick else lead(seat, cards)
