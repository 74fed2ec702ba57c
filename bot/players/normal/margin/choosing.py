"""Whether to be Captain, and with which suit and strategy."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.cards import Cards, singles
from bot.engine.games.margin_for_error_captain import ANNOUNCEMENTS
from bot.engine.games.margin_for_error_state import COLOURS, PACK
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.margin.seat import HEIGHT, MIDDLE


class Promise(NamedTuple):
    """What a strategy promises the Captain's side more than the others, in points of a round:
    anyhow; for each number that a point card that suits it is beyond the middle, above it for high
    and below it for low (the others of the suit can be thrown off); and for each number that his
    other cards are above the middle, together.
    """

    anyhow: float
    in_suit: float
    others: float


PROMISES = {
    4: {"low": Promise(1.5, 0.25, -0.16), "high": Promise(-1.2, 0.52, 0.04)},
    5: {"low": Promise(0.8, 0.45, -0.08), "high": Promise(-1.4, 0.77, -0.04)},
}
"""By how many play; measured over some thousand rounds, as is what another Captain costs, against
others who guess low about as often as high: a strategy that is nearly always chosen is no secret.
"""

ANOTHER_CAPTAIN = -3.5
"""What a round promises in which somebody of the others may be Captain."""


def promise(hand: Cards, announcement: str, seats: int) -> float:
    """What a hand promises with a point suit and a strategy, in points of the round's score."""
    _, suit, strategy = announcement.split(" ")
    points = PACK.suit(suit)
    of = PROMISES[seats][strategy]
    return (
        of.anyhow
        + of.in_suit * beyond_middle(hand & points, strategy)
        + of.others * above_middle(hand & ~points)
    )


def beyond_middle(cards: Cards, strategy: str) -> float:
    """By how much the numbers of those of some cards that suit a strategy are beyond the middle."""
    heights = [HEIGHT[card] for card in singles(cards)]
    return sum([abs(height - MIDDLE) for height in heights if is_beyond(height, strategy)])


def is_beyond(height: int, strategy: str) -> bool:
    """Whether a number is above the middle for high, below it for low."""
    return (height > MIDDLE) == (strategy == "high")


def above_middle(cards: Cards) -> float:
    """By how much the numbers of some cards are above the middle, together."""
    return sum([HEIGHT[card] - MIDDLE for card in singles(cards)])


def best_announcement(view: View) -> str:
    """The point suit and the strategy that promise most."""
    seats = len(view.places)
    return max(ANNOUNCEMENTS, key=lambda announcement: promise(view.hand, announcement, seats))


def captaincy(view: View) -> Advice:
    """To be Captain unless no strategy promises more than to leave it to another."""
    announcement = best_announcement(view)
    points = promise(view.hand, announcement, len(view.places))
    called = said(announcement)
    if points < ANOTHER_CAPTAIN:
        return Advice("decline", f"not even {called} would suit your hand: let another choose")
    return Advice(
        "accept", f"who chooses has the better of it, and {called} promises you {points:.0f} points"
    )


def said(announcement: str) -> str:
    """``green, high``."""
    _, suit, strategy = announcement.split(" ")
    return f"{COLOURS[suit]}, {strategy}"


def announced(view: View) -> Advice:
    """The suit and strategy that promise most."""
    announcement = best_announcement(view)
    _, suit, strategy = announcement.split(" ")
    suited = [HEIGHT[card] for card in singles(view.hand & PACK.suit(suit))]
    mine = sorted((height for height in suited if is_beyond(height, strategy)), reverse=True)
    colour = COLOURS[suit]
    held = ", ".join(map(str, mine[:3] if strategy == "high" else mine[-3:])) or "none"
    which = "highest" if strategy == "high" else "lowest"
    return Advice(
        announcement,
        f"{said(announcement)} suits your hand best: your {which} {colour} cards are {held}",
    )
