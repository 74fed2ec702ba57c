"""The bowers of the Euchre family (EUC-9, EUC-10)."""

from __future__ import annotations

from bot.engine.cards import SAME_COLOUR, STANDARD, Cards
from bot.engine.phases.ranking import Ranking, plain_order


def bower_ranking(deck: Cards, trump: str | None) -> Ranking:
    """Right bower, left bower, then the trump suit from its ace down; the left bower is missing
    from its own suit.
    """
    order = plain_order(STANDARD, deck)
    if trump is not None:
        right, left = (STANDARD.card(f"J{suit}") for suit in (trump, SAME_COLOUR[trump]))
        order[SAME_COLOUR[trump]].remove(left)
        order[trump].remove(right)
        order[trump][:0] = [right, left]
    return Ranking(order, trump)


def ranking_with_left(deck: Cards, trump: str | None, rank: str) -> Ranking:
    """The trump suit in its usual order, and right under its card of one rank the same card of the
    other suit of that colour: the bowers of Setback (SET-4), the pedros of Pedro (PED-3).
    """
    order = plain_order(STANDARD, deck)
    if trump is not None:
        right, left = (STANDARD.card(rank + suit) for suit in (trump, SAME_COLOUR[trump]))
        order[SAME_COLOUR[trump]].remove(left)
        order[trump].insert(order[trump].index(right) + 1, left)
    return Ranking(order, trump)
