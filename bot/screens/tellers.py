"""Which game is told by whom."""

from bot.screens.euchre import EuchreTeller
from bot.screens.game import Teller

TELLERS: dict[str, Teller] = {"euchre": EuchreTeller()}
"""Each game's own teller by the game's id; a game that is not here is told in plain words."""

PLAIN = Teller()


def teller(game: str) -> Teller:
    """Who tells a game."""
    return TELLERS.get(game, PLAIN)
