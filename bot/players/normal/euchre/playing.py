"""Which card to play, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.engine.cards import Cards
from bot.players.advice import Advice
from bot.players.normal.euchre import following, leading
from bot.players.normal.euchre.counting import CountingSeat
from bot.players.normal.euchre.weighing import follow_value, lead_value

S = TypeVar("S", bound=CountingSeat)
Value = Callable[[S, Cards], float]
"""What it is worth to play a card, compared with others."""

ALIKE = 6
"""Decimals of a worth that count: cards that differ less are alike."""


def play(seat: CountingSeat) -> Advice:
    """A card to lead or to follow with, where there are sides."""
    return weighed(seat, lead_value, follow_value)


def weighed(seat: S, to_lead: Value[S], to_follow: Value[S]) -> Advice:
    """The card that weighs most, of equal ones the lowest; and what decides for it."""
    cards: Sequence[Cards] = seat.answers
    if len(cards) == 1:
        return Advice(cards[0], "it is the only card that you may play")
    value, why = (to_follow, following.why) if seat.trick else (to_lead, leading.why)
    card = max(cards, key=lambda card: (round(value(seat, card), ALIKE), -seat.worth(card), -card))
    return Advice(card, why(seat, card, cards))
