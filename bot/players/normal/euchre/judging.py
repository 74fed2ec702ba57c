"""How many tricks a hand adds to what its side would take with any other, if a suit is trump.

The figures are measured, in tricks: they are what best foretold the makers' tricks in some thousand
deals, whoever made trump and in whichever round.
"""

from __future__ import annotations

from bot.engine.cards import Cards, singles
from bot.engine.phases.ranking import Ranking

TRUMPS = (0.97, 0.57, 0.45, 0.33, 0.29, 0.25)
"""The right bower, the left, ace, king, queen, ten; those below as the ten."""

LONG = (0.0, 0.0, 0.0, 0.2, 0.35, 0.45)
"""What it adds to hold so many trumps."""

ACE = 0.31
"""The highest card of another suit."""

GUARDED = 0.07
"""The second highest of another suit, with a lower one."""

VOID = 0.25
"""A suit of which there is none in a hand with two trumps or more."""

TO_PARTNER = (0.33, 0.0, 0.13, 0.0, -0.07, -0.1, -0.17)
"""What it adds that the dealer, a partner, takes the upcard up: the right bower first."""

TO_RIVAL = (-0.25, 0.0, -0.22, -0.03, 0.0, 0.02, 0.05)
"""The same where the dealer is an opponent."""


def worth(ranking: Ranking, hand: Cards) -> float:
    """What a hand is worth, in tricks (0 to about 3)."""
    trumps = (hand & ranking.trumps).bit_count()
    in_trumps = sum(
        [
            TRUMPS[min(place, len(TRUMPS) - 1)]
            for place, card in enumerate(ranking.order[ranking.trump or ""])
            if card & hand
        ]
    )
    others = [suit for suit in ranking.order if suit != ranking.trump]
    return in_trumps + LONG[trumps] + sum([plain(ranking, suit, hand, trumps) for suit in others])


def plain(ranking: Ranking, suit: str, hand: Cards, trumps: int) -> float:
    """What the cards of another suit, or their lack, are worth."""
    held = hand & ranking.members[suit]
    if not held:
        return VOID * (trumps >= 2)
    highest, second = ranking.order[suit][:2]
    if held & highest:
        return ACE
    return GUARDED * bool(held & second and held != second)


def best_discard(ranking: Ranking, hand: Cards) -> Cards:
    """The card without which a hand is worth most; of equals the lowest."""
    height = ranking.height
    return max(singles(hand), key=lambda card: (worth(ranking, hand ^ card), -height[card], -card))


def with_upcard(ranking: Ranking, hand: Cards, upcard: Cards, *, partner: bool) -> float:
    """What a hand is worth when the dealer, somebody else, takes the upcard up."""
    place = ranking.order[ranking.trump or ""].index(upcard)
    taken = TO_PARTNER if partner else TO_RIVAL
    return worth(ranking, hand) + taken[min(place, len(taken) - 1)]
