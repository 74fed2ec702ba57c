"""What cards laid in a kitty make it count, by whose it is.

Measured over some hundred thousand kitties, all players laying away with a view to whose it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.cards import Cards, singles
from bot.engine.games.cribbage_cards import RANK

OWN_PAIRS = (
    (5.3,),
    (4.2, 5.9),
    (4.5, 6.9, 5.8),
    (5.3, 4.7, 5.2, 5.7),
    (5.5, 5.4, 6.0, 6.4, 8.6),
    (4.0, 4.0, 3.6, 3.8, 6.4, 5.6),
    (4.0, 4.2, 3.7, 3.7, 6.1, 5.2, 5.9),
    (3.7, 3.8, 3.9, 3.9, 5.4, 4.7, 6.7, 5.4),
    (3.4, 3.5, 3.5, 3.6, 5.3, 4.9, 3.9, 4.7, 4.9),
    (3.4, 3.6, 3.5, 3.6, 6.6, 3.0, 3.1, 3.8, 4.1, 4.8),
    (3.8, 3.7, 3.8, 4.0, 6.7, 3.2, 3.6, 3.4, 3.9, 4.3, 5.2),
    (3.2, 3.6, 3.8, 3.8, 6.7, 3.1, 3.3, 3.4, 2.9, 3.3, 4.8, 4.7),
    (3.5, 3.6, 3.4, 3.6, 6.7, 3.1, 3.3, 3.2, 3.1, 2.6, 3.8, 3.6, 4.5),
)
"""Points on average of one's own kitty with two cards of these ranks, from the aces up: the higher
rank names the row.
"""

OTHER_PAIRS = (
    (5.9,),
    (4.9, 6.6),
    (5.1, 7.1, 6.9),
    (5.4, 5.3, 6.0, 6.4),
    (5.9, 6.0, 6.7, 7.1, 9.2),
    (5.0, 5.1, 4.9, 5.5, 7.5, 7.2),
    (4.8, 5.2, 5.2, 4.8, 7.1, 6.4, 7.2),
    (4.9, 4.9, 5.0, 5.2, 6.2, 5.9, 7.7, 6.9),
    (4.9, 4.9, 4.9, 5.0, 6.1, 6.3, 5.1, 5.7, 6.5),
    (4.3, 4.8, 4.5, 4.3, 7.3, 4.4, 4.4, 5.0, 5.6, 6.0),
    (4.7, 4.8, 4.8, 4.7, 7.4, 4.5, 4.8, 4.8, 4.9, 5.3, 6.2),
    (4.4, 4.6, 4.4, 4.4, 7.1, 4.5, 4.3, 4.5, 4.1, 4.5, 5.5, 5.7),
    (4.2, 4.4, 4.5, 4.2, 7.0, 4.3, 4.2, 4.3, 3.9, 3.6, 4.6, 4.1, 5.5),
)
"""The same of a kitty that is the other player's, who adds to it what suits him."""

OWN_CARD: Mapping[int, Sequence[float]] = {
    3: (4.2, 4.4, 4.3, 4.4, 6.5, 4.1, 4.1, 4.3, 4.2, 3.9, 4.6, 4.0, 3.8),
    4: (4.0, 4.3, 4.3, 4.3, 6.4, 4.0, 4.0, 4.2, 4.1, 3.9, 4.3, 3.7, 3.6),
}
OTHER_CARD: Mapping[int, Sequence[float]] = {
    3: (4.3, 4.5, 4.6, 4.6, 6.4, 4.6, 4.7, 4.6, 4.4, 4.3, 4.6, 4.1, 4.0),
    4: (4.1, 4.3, 4.3, 4.4, 6.6, 4.5, 4.6, 4.5, 4.2, 4.1, 4.5, 4.0, 3.8),
}
"""Points on average of a kitty with one card of each rank, from the ace up, by the number of
players.
"""


def kitty_worth(away: Cards, seats: int, *, own: bool) -> float:
    """What a kitty counts on average in which a seat lays these cards."""
    ranks = sorted(RANK[card] for card in singles(away))
    if len(ranks) == 1:
        return (OWN_CARD if own else OTHER_CARD)[seats][ranks[0]]
    low, high = ranks
    return (OWN_PAIRS if own else OTHER_PAIRS)[high][low]
