"""The fourteen points of Pedro (PED-9, PED-10), and what is scored of them (PED-11, PED-12)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import SAME_COLOUR, STANDARD, SUITS, Cards
from bot.engine.games.bid_points import Points, Side, made_or_set_back, side_with

WORTH = {"high": 1, "low": 1, "jack": 1, "game": 1, "right_pedro": 5, "left_pedro": 5}
RANK = {"high": "A", "low": "2", "jack": "J", "game": "T", "right_pedro": "5"}


CARDS = {
    trump: {
        **{name: STANDARD.card(rank + trump) for name, rank in RANK.items()},
        "left_pedro": STANDARD.card(f"5{SAME_COLOUR[trump]}"),
    }
    for trump in SUITS
}
"""By the trump suit, the card of each point, by the point's name."""


def points_made(
    trump: str,
    taken: Sequence[Cards],
    laid: Sequence[Cards],
    high: int | None,
    sides: Sequence[Side],
) -> Points:
    """Which side has made each point; None where nobody has, or not yet.

    ``taken`` are the cards that each seat has won, ``laid`` a two of trump laid out, ``high`` the
    seat that had the ace of trump.
    """
    won = [cards | low for cards, low in zip(taken, laid, strict=True)]
    points = {name: side_with(card, won, sides) for name, card in CARDS[trump].items()}
    return points | {"high": None if high is None else sides[high]}


def deltas(scoring: str, scored: Sequence[int], bidders: Side, bid: int) -> list[int]:
    """What each seat's side scores that made so many points."""
    if scoring == "setback":
        return made_or_set_back(scored, bidders, bid)
    return difference(scored, bidders, bid)


def difference(scored: Sequence[int], bidders: Side, bid: int) -> list[int]:
    """Only one side scores: the better one what it made more, or the bidders' opponents what they
    made and the bid (PED-12).
    """
    other = next(seat for seat in range(len(scored)) if seat not in bidders)
    ours, theirs = scored[bidders[0]], scored[other]
    if ours < bid:
        return [0 if seat in bidders else theirs + bid for seat in range(len(scored))]
    return [
        max(0, ours - theirs) if seat in bidders else max(0, theirs - ours)
        for seat in range(len(scored))
    ]
