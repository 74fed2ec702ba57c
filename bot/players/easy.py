"""The level `easy`: the obvious play of somebody who knows the rules, no memory, no search."""

from bot.engine.rules import Chooser
from bot.players.by_chance import by_chance
from bot.players.euchre import euchre

GAMES: dict[str, Chooser] = {"euchre": euchre}


def easy(game: str) -> Chooser:
    """How this level plays a game: with sense where somebody has written it, else by chance."""
    return GAMES.get(game, by_chance)
