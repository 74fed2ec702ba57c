"""Which card to play, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.engine.cards import Cards
from bot.players.advice import Advice
from bot.players.normal.euchre import following, leading, weighing
from bot.players.normal.euchre.counting import CountingSeat
from bot.players.normal.euchre.weighing import Weigh
from bot.players.normal.words import ONLY_CARD

S = TypeVar("S", bound=CountingSeat)

ALIKE = 6
"""Decimals of a worth that count: cards that differ less are alike."""


def play(seat: CountingSeat) -> Advice:
    """A card to lead or to follow with, where there are sides."""
    return weighed(seat, weighing.leading, weighing.following)


def weighed(seat: S, to_lead: Callable[[S], Weigh], to_follow: Callable[[S], Weigh]) -> Advice:
    """The card that weighs most, of equal ones the lowest; and what decides for it."""
    cards: Sequence[Cards] = seat.answers
    if len(cards) == 1:
        return Advice(cards[0], ONLY_CARD)
    value, why = (to_follow, following.why) if seat.trick else (to_lead, leading.why)
    card = best(cards, value(seat), seat.worth)
    return Advice(card, why(seat, card, cards))


def best(cards: Sequence[Cards], value: Weigh, rank: Callable[[Cards], int]) -> Cards:
    """The card that weighs most; of those that weigh alike the one that ranks lowest."""
    values = list(map(value, cards))
    near = max(values) - 2 * 10**-ALIKE  # few are so near, and to round all values takes long
    rivals = [card for card, worth in zip(cards, values, strict=True) if worth >= near]
    if len(rivals) == 1:
        return rivals[0]
    return max(rivals, key=lambda card: (round(value(card), ALIKE), -rank(card), -card))
