"""How much each thing that speaks for a card or against it weighs, in points for the side.

The figures are measured: they are what best foretold the outcome when every card that could be
played in some hundred thousand deals was tried, and the deal played to its end.
"""

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
    (``friend_takes``).
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


LAST = Following(
    Stake(3.39, 0.52, 0.76, -0.86, 0.84), Spending((-1.0, -0.14, 0.08, 0.02), -0.91, -0.26, -0.6),
    void=0.12, over=0.11, ruff=-1.06, ruff_each=0.0,
)  # fmt: skip
"""For who plays last to a trick."""

BEFORE_ONE = Following(
    Stake(3.35, 0.46, 0.6, -0.38, 1.31), Spending((-1.22, -0.12, 0.27, 0.44), -0.38, -0.32, -0.45),
    void=0.08, over=0.22, ruff=-0.62, ruff_each=-0.42,
)  # fmt: skip
"""For who has one player behind him."""

BEFORE_MORE = Following(
    Stake(2.25, 0.57, 0.68, -0.66, 0.0), Spending((-0.88, 0.15, 0.53, 0.64), -0.58, -0.29, -0.01),
    void=0.08, over=0.0, ruff=0.44, ruff_each=-0.34,
)  # fmt: skip
"""For who has two or more behind him."""

MAKER = Leading(
    Stake(1.24, 0.66, 1.8, -0.49, 2.25), Spending((0.4, -0.48, -0.54, -0.29), 0.44, 0.7, 0.18),
    trump=-0.9, from_rivals=0.05, from_friends=0.16, top_from_rivals=-0.66, long=0.22,
    can_wait=-1.25, friend_trumps=-0.31, friend_takes=-0.88,
)  # fmt: skip
"""For who made trump."""

PARTNER = Leading(
    Stake(0.39, 0.0, 0.1, 0.17, 0.0), Spending((-0.11, -0.08, -0.18, -0.13), -0.29, -0.02, 0.29),
    trump=-0.5, from_rivals=0.32, from_friends=0.11, top_from_rivals=0.06, long=0.12,
    can_wait=-0.31, friend_trumps=-0.64, friend_takes=-0.46,
)  # fmt: skip
"""For the maker's partner."""

DEFENDER = Leading(
    Stake(0.32, 0.88, 2.33, -0.12, 0.02), Spending((1.78, -1.04, -0.9, -0.74), -0.06, 0.07, 0.14),
    trump=-0.91, from_rivals=1.28, from_friends=-0.94, top_from_rivals=-1.6, long=-0.18,
    can_wait=-0.32, friend_trumps=-0.02, friend_takes=-0.84,
)  # fmt: skip
"""For those who play against the maker."""

COMES_BACK, COMES_FIRST = 0.4, 0.7
"""How often a partner's higher card still takes a trick when a rival has beaten ours, and when a
rival plays after him.
"""

COMES_BACK_TO_LEAD = 0.6
"""The same as the first, for a card that is led."""
