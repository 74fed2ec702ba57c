"""Dealing in packets."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Cards


def deal_packets(
    deck: Sequence[Cards], order: Sequence[int], rounds: Sequence[Sequence[int]]
) -> tuple[list[Cards], int]:
    """The hands, by seat, of a deal in packets, and how many cards it took (GEN-3).

    ``order`` are the seats in the order in which they are dealt to; each round gives the size of
    each one's packet.
    """
    hands = [0] * len(order)
    dealt = 0
    for packets in rounds:
        for seat, size in zip(order, packets, strict=True):
            hands[seat] += sum(deck[dealt : dealt + size])
            dealt += size
    return hands, dealt
