"""Games in which one wants just so many tricks, as the level `normal` plays them: with a count of
what is out, and an eye on how many tricks the others still want.
"""

from bot.players.normal.exact.close_call import close_call
from bot.players.normal.exact.tricks_together import tricks_together

__all__ = ["close_call", "tricks_together"]
