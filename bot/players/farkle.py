"""Farkle as the level `easy` plays it: what is at stake against what another throw may bring."""

from bot.engine.cards import Cards
from bot.engine.decisions import Below, Value
from bot.engine.dice import spots_of
from bot.engine.games.farkle_points import points
from bot.engine.view import View

DICE_IN_ALL = 6
FARKLES = {1: 0.667, 2: 0.444, 3: 0.278, 4: 0.157, 5: 0.077, 6: 0.023}
"""How likely a throw of so many dice is to score nothing."""

BRINGS = {1: 300, 2: 250, 3: 300, 4: 350, 5: 450, 6: 650}
"""About what a throw of so many dice leads to when it scores: ones and fives, and what comes after,
all six dice again included.
"""


class Turn:
    """A turn as its player sees it: what it must have to be banked, and what it must beat."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        table, options = view.table, view.rules.options
        self.points = int(table["points"])
        self.left: int = table["left"]
        total = view.scores[view.seat]
        self.needed: int = options.minimum if total else options.opening
        others = [score for seat, score in enumerate(view.scores) if seat != view.seat]
        if table["last_round"]:
            self.needed = max(self.needed, max(others) - total + 1)

    def worth(self, made: int, dice: int) -> float:
        """What a turn with so many points is worth with so many dice to throw, banked or not."""
        return max(made if made >= self.needed else 0, self.thrown(made, dice))

    def thrown(self, made: int, dice: int) -> float:
        """What it is worth with one more throw."""
        return (1 - FARKLES[dice]) * (made + BRINGS[dice])


def keep(view: View, turn: Turn) -> Cards:
    """Set aside what leaves most: the points so far with the dice that are then to be thrown."""
    assert view.decision is not None

    def worth(dice: Cards) -> float:
        left = turn.left - dice.bit_count()
        return turn.worth(turn.points + (points(spots_of(dice)) or 0), left or DICE_IN_ALL)

    best: Cards = max(view.decision, key=worth)
    return best


def roll_or_bank(turn: Turn) -> str:
    """Bank what is enough, unless another throw is worth more."""
    enough = turn.points >= turn.needed
    return "bank" if enough and turn.points >= turn.thrown(turn.points, turn.left) else "roll"


def farkle(view: View, _below: Below) -> Value:
    """The obvious answer to whatever this seat is asked. It never leaves anything to chance."""
    turn = Turn(view)
    return keep(view, turn) if view.phase == "keep" else roll_or_bank(turn)
