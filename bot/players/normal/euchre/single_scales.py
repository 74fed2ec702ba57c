"""How much each thing that speaks for a card or against it weighs for somebody who plays for
himself, where it costs dear to take no trick: Cut-Throat Euchre, Horse Thief.

The figures are measured as in `scales.py`, in points more than the others make.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.players.normal.euchre.weights import Spending


class Leading(NamedTuple):
    """What counts for a card to lead: the ``trick``, with ``none_yet``, with ``all`` of two or
    more; to spend the card, and more of the highest of another suit with no trick yet
    (``first_high``) or with trumps in hand (``can_wait``). A ``trump``: more with the chance that
    a rival has one (``drawn``), besides for the highest (``drawn_by_top``), and with each in hand
    (``long``).
    """

    trick: float
    none_yet: float
    all: float
    spending: Spending
    first_high: float
    can_wait: float
    trump: float
    drawn: float
    drawn_by_top: float
    long: float


class Following(NamedTuple):
    """What counts for a card to follow with: the ``trick``, more of it to have ``none_yet``, and as
    a ``last_chance`` with two cards left; what it brings to spend the card, and what more of a
    trump (``first_trump``) or the highest of another suit (``first_high``) with no trick yet; to
    leave a suit (``void``), to trump (``ruff``), and more with each trump in hand (``ruff_each``).
    """

    trick: float
    none_yet: float
    last_chance: float
    spending: Spending
    first_trump: float
    first_high: float
    void: float
    ruff: float
    ruff_each: float


class Scale(NamedTuple):
    """All figures of a game: to ``lead``, to follow as the ``last``, before one other, before
    more.
    """

    lead: Leading
    last: Following
    before_one: Following
    before_more: Following


BEFORE_MORE = Following(
    2.47,
    0.47,
    -0.04,
    Spending((-0.44, -0.05, 0.29, 0.83), -0.82, -0.11, -0.01),
    first_trump=-0.26,
    first_high=-0.07,
    void=0.71,
    ruff=0.63,
    ruff_each=-0.5,
)

CUT_THROAT = Scale(
    Leading(
        0.1,
        -0.32,
        0.72,
        Spending((1.76, -0.95, -0.86, -0.38), 0.36, 0.85, 0.03),
        first_high=0.4,
        can_wait=-0.99,
        trump=-0.43,
        drawn=-0.61,
        drawn_by_top=-1.17,
        long=0.54,
    ),
    Following(
        2.66,
        0.66,
        1.32,
        Spending((-0.88, -0.01, 0.28, 0.44), -0.58, -0.11, -0.32),
        first_trump=-0.56,
        first_high=-0.43,
        void=0.24,
        ruff=-0.18,
        ruff_each=-0.44,
    ),
    Following(
        3.16,
        1.03,
        1.14,
        Spending((-1.17, -0.16, 0.28, 0.67), -0.66, -0.11, -0.33),
        first_trump=-1.01,
        first_high=-0.38,
        void=0.46,
        ruff=-0.37,
        ruff_each=-0.49,
    ),
    BEFORE_MORE,
)
"""With two others and a dead hand."""

FEW = Scale(
    Leading(
        0.57,
        -0.22,
        0.94,
        Spending((1.23, 0.01, -0.22, -0.35), -0.44, 0.49, 0.0),
        first_high=0.22,
        can_wait=-0.69,
        trump=0.68,
        drawn=-1.17,
        drawn_by_top=-0.76,
        long=0.29,
    ),
    Following(
        2.56,
        0.68,
        0.95,
        Spending((-0.42, -0.1, 0.16, 0.55), -0.73, -0.09, -0.17),
        first_trump=0.09,
        first_high=-0.17,
        void=0.28,
        ruff=0.2,
        ruff_each=-0.63,
    ),
    Following(
        2.64,
        0.68,
        0.67,
        Spending((-0.29, 0.0, 0.25, 0.62), -0.9, 0.02, -0.14),
        first_trump=-0.53,
        first_high=-0.22,
        void=0.69,
        ruff=0.58,
        ruff_each=-0.52,
    ),
    BEFORE_MORE,
)
"""In Horse Thief, up to four at the table."""

MANY = Scale(
    Leading(
        0.48,
        -0.23,
        0.87,
        Spending((1.08, -0.12, -0.2, -0.18), -0.53, 0.25, 0.0),
        first_high=0.19,
        can_wait=-0.43,
        trump=0.59,
        drawn=-1.02,
        drawn_by_top=-0.44,
        long=0.27,
    ),
    Following(
        2.33,
        0.8,
        0.85,
        Spending((-0.58, -0.07, 0.25, 0.63), -0.61, -0.08, -0.14),
        first_trump=-0.02,
        first_high=-0.14,
        void=0.29,
        ruff=0.23,
        ruff_each=-0.59,
    ),
    Following(
        2.36,
        0.69,
        0.69,
        Spending((-0.43, 0.0, 0.31, 0.67), -0.76, -0.01, -0.1),
        first_trump=-0.39,
        first_high=-0.18,
        void=0.66,
        ruff=0.55,
        ruff_each=-0.52,
    ),
    BEFORE_MORE,
)
"""In Horse Thief, five or more at the table."""
