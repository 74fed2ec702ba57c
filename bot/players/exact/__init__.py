"""Games in which one wants just so many tricks, as the level `easy` plays them: add up what the
cards are worth, then play each trick so that the rest of the hand is worth what is still wanted.
"""

from bot.players.exact.close_call import close_call
from bot.players.exact.tricks_together import tricks_together

__all__ = ["close_call", "tricks_together"]
