"""Which game is told by whom."""

from bot.screens.bid_euchre import BidEuchreTeller
from bot.screens.call_partner import CallPartnerTeller
from bot.screens.close_call import CloseCallTeller
from bot.screens.cribbage import CribbageTeller
from bot.screens.cutthroat import CutThroatTeller
from bot.screens.euchre import EuchreTeller
from bot.screens.game import Teller
from bot.screens.horse_thief import HorseThiefTeller
from bot.screens.pedro import PedroTeller
from bot.screens.pinochle import PinochleTeller
from bot.screens.setback import SetbackTeller
from bot.screens.tricks_together import TricksTogetherTeller

TELLERS: dict[str, Teller] = {
    "euchre": EuchreTeller(),
    "call_partner_euchre": CallPartnerTeller(),
    "cutthroat_euchre": CutThroatTeller(),
    "bid_euchre": BidEuchreTeller(),
    "horse_thief": HorseThiefTeller(),
    "setback": SetbackTeller(),
    "pedro": PedroTeller(),
    "pinochle": PinochleTeller(),
    "tricks_together": TricksTogetherTeller(),
    "close_call": CloseCallTeller(),
    "cribbage": CribbageTeller(),
}
"""Each game's own teller by the game's id; a game that is not here is told in plain words."""

PLAIN = Teller()


def teller(game: str) -> Teller:
    """Who tells a game."""
    return TELLERS.get(game, PLAIN)
