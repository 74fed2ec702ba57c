"""Which dice to set aside, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.cards import Cards
from bot.engine.games.farkle_state import DICE_IN_ALL
from bot.engine.games.farkle_turn import worth
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.normal.farkle.position import Position
from bot.players.normal.farkle.throws import farkle_chances
from bot.players.normal.words import many, often


class Choice(NamedTuple):
    """Dice that may be set aside: what they make, how many are then thrown, what that is worth."""

    dice: Cards
    made: int
    to_throw: int
    worth: float


def keep(view: View, position: Position) -> Advice:
    """What leaves most: the points so far, with the dice that are then to be thrown."""
    assert view.decision is not None
    choices = [choice(position, dice) for dice in view.decision]
    best = max(choices, key=lambda one: (one.worth, one.made))
    return Advice(best.dice, reason(position, best, choices))


def choice(position: Position, dice: Cards) -> Choice:
    """What it is worth to set dice aside."""
    made = worth(dice)
    to_throw = (position.to_throw - dice.bit_count()) or DICE_IN_ALL
    return Choice(dice, made, to_throw, position.turns.best(position.points + made, to_throw))


def reason(position: Position, best: Choice, choices: Sequence[Choice]) -> str:
    """What decided for some dice."""
    if best.dice.bit_count() == position.to_throw:
        return f"all your dice score: {best.made} points, and you may throw all six again"
    if len(choices) == 1:
        return f"nothing else scores: {best.made} points, and {left(best)}"
    made = position.points + best.made
    if is_to_be_banked(position, best):
        return f"worth {best.made} points, and with them there are {made} to bank"
    most = max(choices, key=lambda one: (one.made, one.to_throw))
    if best.made == most.made:
        return f"worth {best.made} points, the most there is, with {left(best)}"
    more = f"{most.made - best.made} points more"
    return f"{left(best)}: that is worth more than {more} and {many(most.to_throw, 'die', 'dice')}"


def is_to_be_banked(position: Position, choice: Choice) -> bool:
    """Whether the turn is then to be banked."""
    made = position.points + choice.made
    bank = position.turns.bank(made)
    return bank is not None and bank >= position.turns.rolled(made, choice.to_throw)


def left(choice: Choice) -> str:
    """``two dice left, which score nothing 44 times in 100``."""
    dice = many(choice.to_throw, "die", "dice")
    score = "scores" if choice.to_throw == 1 else "score"
    return f"{dice} left, which {score} nothing {often(farkle_chances()[choice.to_throw])}"
