"""How much each thing that speaks for a card or against it weighs, in points for the side, in
Euchre.

The figures are measured: they are what best foretold the outcome when every card that could be
played in some hundred thousand deals was tried, and the deal played to its end.
"""

from bot.players.normal.euchre.weights import Following, Leading, Scales, Spending, Stake

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
    can_wait=-1.25, friend_trumps=-0.31, friend_takes=-0.88, from_under=-0.25,
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

FOLLOWING = (LAST, BEFORE_ONE, BEFORE_MORE)

EUCHRE = Scales(MAKER, PARTNER, DEFENDER, FOLLOWING, FOLLOWING)
