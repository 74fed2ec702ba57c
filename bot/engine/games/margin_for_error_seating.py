"""Who plays with whom, and who passes cards to whom (MFE-15, MFE-17, MFE-18)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.games.margin_for_error_state import Exchange, Seating


def four_seated(from_captain: Sequence[int]) -> Seating:
    """Partners sit opposite. ``from_captain`` are the seats clockwise, the Captain first."""
    captain, left, partner, right = from_captain
    return Seating(
        captain,
        partner,
        captains=in_order(captain, partner),
        opponents=in_order(left, right),
        exchanges=(Exchange(captain, partner, 3), Exchange(left, right, 2)),
        taker=None,
    )


def five_seated(from_captain: Sequence[int]) -> Seating:
    """The Captain's partner is the third to his left, and the second takes the card put aside."""
    captain, left, taker, partner, right = from_captain
    return Seating(
        captain,
        partner,
        captains=in_order(captain, partner),
        opponents=in_order(left, taker, right),
        exchanges=(Exchange(captain, partner, 2), Exchange(left, right, 2)),
        taker=taker,
    )


def in_order(*seats: int) -> tuple[int, ...]:
    """The seats, ascending."""
    return tuple(sorted(seats))
