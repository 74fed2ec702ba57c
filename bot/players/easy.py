"""The level `easy`: the obvious play of somebody who knows the rules, no memory, no search."""

from bot.engine.rules import Chooser
from bot.players.bid_points import pedro, setback
from bot.players.by_chance import by_chance
from bot.players.cribbage import cribbage
from bot.players.euchre import euchre
from bot.players.euchre.bid import bid_euchre
from bot.players.euchre.call_partner import call_partner_euchre
from bot.players.euchre.cutthroat import cutthroat_euchre
from bot.players.euchre.horse_thief import horse_thief
from bot.players.exact import close_call, tricks_together
from bot.players.pinochle import pinochle

GAMES: dict[str, Chooser] = {
    "euchre": euchre,
    "call_partner_euchre": call_partner_euchre,
    "cutthroat_euchre": cutthroat_euchre,
    "bid_euchre": bid_euchre,
    "horse_thief": horse_thief,
    "setback": setback,
    "pedro": pedro,
    "pinochle": pinochle,
    "tricks_together": tricks_together,
    "close_call": close_call,
    "cribbage": cribbage,
}


def easy(game: str) -> Chooser:
    """How this level plays a game: with sense where somebody has written it, else by chance."""
    return GAMES.get(game, by_chance)
