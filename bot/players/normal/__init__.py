"""The level `normal`: the judgement of somebody who plays a game well, counts the cards and thinks
of his partner, but does not search. What it answers it can give a reason for.
"""

from bot.engine.rules import Chooser
from bot.players.advice import Adviser, follows
from bot.players.easy import easy
from bot.players.normal.bid_points import pedro, setback
from bot.players.normal.margin import margin_for_error
from bot.players.normal.pinochle import pinochle

ADVISERS: dict[str, Adviser] = {
    "setback": setback,
    "pedro": pedro,
    "pinochle": pinochle,
    "margin_for_error": margin_for_error,
}


def normal(game: str) -> Chooser:
    """How this level plays a game."""
    adviser = ADVISERS.get(game)
    return easy(game) if adviser is None else follows(adviser)
