"""The figures of Call-Your-Partner Euchre, in points more than the others make: measured as those
of Euchre.
"""

from bot.players.normal.euchre.weights import Following, Leading, Scales, Spending, Stake

MAKER = Leading(
    Stake(0.63, 0.0, 1.26, 0.02, 0.0), Spending((0.78, -0.99, -0.73, -0.32), 0.28, 0.61, -0.11),
    trump=-1.27, from_rivals=0.31, from_friends=-0.16, top_from_rivals=-0.39, long=0.31,
    can_wait=-0.94, friend_trumps=-0.3, friend_takes=-0.77,
)  # fmt: skip
"""For who made trump."""

PARTNER = Leading(
    Stake(0.3, 0.13, 0.38, 0.06, 0.0), Spending((0.04, -0.32, -0.21, -0.1), -0.05, -0.2, 0.09),
    trump=-0.59, from_rivals=0.36, from_friends=0.46, top_from_rivals=-0.15, long=-0.05,
    can_wait=-0.01, friend_trumps=-0.3, friend_takes=-0.31,
)  # fmt: skip
"""For his partner."""

DEFENDER = Leading(
    Stake(-0.14, 0.15, 1.0, 0.09, 0.0), Spending((0.83, -0.47, -0.4, -0.31), -0.09, 0.07, 0.0),
    trump=-0.35, from_rivals=0.06, from_friends=0.01, top_from_rivals=-0.35, long=0.01,
    can_wait=-0.1, friend_trumps=0.25, friend_takes=-0.58,
)  # fmt: skip
"""For those who play against them."""

MAKERS = Following(
    Stake(2.16, 0.52, 0.79, -0.27, 0.0), Spending((-0.82, -0.03, 0.13, 0.14), -0.8, -0.4, -0.14),
    void=-0.05, over=0.33, ruff=-0.59, ruff_each=-0.01,
)  # fmt: skip
"""For the maker and his partner, wherever they sit in the trick."""

DEFENDERS = Following(
    Stake(1.45, 0.46, 0.28, -0.24, 0.0), Spending((-0.58, 0.0, 0.21, 0.29), -0.32, -0.17, -0.08),
    void=0.09, over=-0.04, ruff=-0.08, ruff_each=-0.22,
)  # fmt: skip
"""For the others."""

CALL_PARTNER = Scales(MAKER, PARTNER, DEFENDER, (MAKERS,) * 3, (DEFENDERS,) * 3)
