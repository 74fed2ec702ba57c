"""What speaks for a card or against it, and the figures that say how much, in points."""

from __future__ import annotations

from typing import NamedTuple


class Stake(NamedTuple):
    """What it is worth to take a trick: more of it ``ours_two`` and ``theirs_two`` when a side has
    two already, ``unbroken`` as long as the makers have them all, ``lone`` besides when the maker
    is alone.
    """

    trick: float
    ours_two: float
    theirs_two: float
    unbroken: float
    lone: float


class Spending(NamedTuple):
    """What it brings to have spent a card, mostly less than nothing: of ``trumps`` while none, one,
    two or more of those out are higher, with ``trump_rank`` more for the highest than for none; of
    another suit ``high`` for the highest left, with ``rank`` more for an ace than for nothing.
    """

    trumps: tuple[float, float, float, float]
    trump_rank: float
    high: float
    rank: float


class Following(NamedTuple):
    """What else counts for a card to follow with: to leave a suit that can then be trumped
    (``void``), to take the trick from a partner (``over``), to trump it (``ruff``), and more with
    each trump in hand (``ruff_each``).
    """

    stake: Stake
    spending: Spending
    void: float
    over: float
    ruff: float
    ruff_each: float


class Leading(NamedTuple):
    """What else counts for a card to lead.

    A trump: ``trump``; more for each rival (``from_rivals``) and partner (``from_friends``) that
    may have one, for the highest one (``top_from_rivals``), and for each in hand (``long``). The
    highest of another suit, with trumps in hand that can bring it in later: ``can_wait``. A lower
    card that a partner may trump (``friend_trumps``) or of which he has the highest left
    (``friend_takes``), or that is led from under the highest left in the same hand
    (``from_under``).
    """

    stake: Stake
    spending: Spending
    trump: float
    from_rivals: float
    from_friends: float
    top_from_rivals: float
    long: float
    can_wait: float
    friend_trumps: float
    friend_takes: float
    from_under: float = 0.0


class Scales(NamedTuple):
    """All figures of a game: for the lead of the ``maker``, his ``partner`` and a ``defender``; to
    follow, for each side, for who plays last, before one other, before more.
    """

    maker: Leading
    partner: Leading
    defender: Leading
    makers_follow: tuple[Following, Following, Following]
    defenders_follow: tuple[Following, Following, Following]


COMES_BACK, COMES_FIRST = 0.4, 0.7
"""How often a partner's higher card still takes a trick when a rival has beaten ours, and when a
rival plays after him.
"""

TAKEN_FROM_FRIEND = -2.0
"""What it costs to lead a trump that nobody but a partner can have to follow with: he may want to
trump with it.
"""

COMES_BACK_TO_LEAD = 0.6
"""The same as the first, for a card that is led."""

HIGH_FROM_RIVAL, LOW_FROM_RIVAL = 0.9, 0.3
"""What it is worth besides, as a defender with two or more still to play, to beat a trump that a
rival has led: with one of the two highest trumps left, and with a lower one. It takes a trick some
time anyway; but now it takes one that the makers count on.
"""
