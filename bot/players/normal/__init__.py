"""The level `normal`: the judgement of somebody who plays a game well, counts the cards and thinks
of his partner, but does not search. What it answers it can give a reason for.
"""

from bot.engine.rules import Chooser
from bot.players.advice import Adviser, follows
from bot.players.easy import easy
from bot.players.normal.cribbage import cribbage
from bot.players.normal.exact import close_call, tricks_together
from bot.players.normal.farkle import farkle
from bot.players.normal.ninety_nine import ninety_nine

ADVISERS: dict[str, Adviser] = {
    "cribbage": cribbage,
    "close_call": close_call,
    "tricks_together": tricks_together,
    "farkle": farkle,
    "ninety_nine": ninety_nine,
}


def normal(game: str) -> Chooser:
    """How this level plays a game."""
    adviser = ADVISERS.get(game)
    return easy(game) if adviser is None else follows(adviser)
