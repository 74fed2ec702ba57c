"""The level `normal`: the judgement of somebody who plays a game well, counts the cards and thinks
of his partner, but does not search. What it answers it can give a reason for.
"""

from bot.engine.rules import Chooser
from bot.players.advice import Adviser, follows
from bot.players.easy import easy
from bot.players.normal.bid_points import pedro, setback
from bot.players.normal.cribbage import cribbage
from bot.players.normal.euchre import euchre
from bot.players.normal.euchre.bid import bid_euchre
from bot.players.normal.euchre.call_partner import call_partner_euchre
from bot.players.normal.euchre.cutthroat import cutthroat_euchre
from bot.players.normal.euchre.horse_thief import horse_thief
from bot.players.normal.exact import close_call, tricks_together
from bot.players.normal.farkle import farkle
from bot.players.normal.margin import margin_for_error
from bot.players.normal.ninety_nine import ninety_nine
from bot.players.normal.pinochle import pinochle

ADVISERS: dict[str, Adviser] = {
    "euchre": euchre,
    "bid_euchre": bid_euchre,
    "call_partner_euchre": call_partner_euchre,
    "cutthroat_euchre": cutthroat_euchre,
    "horse_thief": horse_thief,
    "setback": setback,
    "pedro": pedro,
    "pinochle": pinochle,
    "margin_for_error": margin_for_error,
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
