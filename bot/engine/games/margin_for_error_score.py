"""What a round scores, and when that is certain (MFE-10 … MFE-14)."""

from __future__ import annotations

from functools import cache

from bot.engine.games.margin_for_error_state import POINT_CARDS

WON_BY_CAPTAIN, WON_BY_OTHERS = 15, 10
LOW_AT_MOST, HIGH_AT_LEAST = 4, 10
NO_POINT_CARD, EVERY_POINT_CARD = 5, 10
STRATEGIES = ("low", "high")


@cache
def outcome(strategy: str, taken: int) -> tuple[int, int]:
    """What each of the Captain's side and each of the others scores when his side has taken so many
    point cards (MFE-11 … MFE-14).
    """
    if strategy == "low":
        missed_by, bonus = taken - LOW_AT_MOST, NO_POINT_CARD * (taken == 0)
    else:
        missed_by, bonus = HIGH_AT_LEAST - taken, EVERY_POINT_CARD * (taken == POINT_CARDS)
    if missed_by <= 0:
        return WON_BY_CAPTAIN + bonus, 0
    return 0, 0 if missed_by == 1 else WON_BY_OTHERS


@cache
def is_certain(strategy: str, taken: int, open_still: int) -> bool:
    """Whether the score is the same however many of the cards that are still open the Captain's
    side will have (MFE-10).
    """
    now = outcome(strategy, taken)
    return all(outcome(strategy, taken + more) == now for more in range(1, open_still + 1))
