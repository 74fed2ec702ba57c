"""Games as commands name them."""

from discord import app_commands

from bot.engine.games import GAMES, UnknownGame, game_named
from bot.engine.rules import Rules
from bot.screens.tellers import teller
from bot.store import Sort
from bot.table import Refused

MOST_CHOICES = 25


def game_choices(current: str) -> list[app_commands.Choice[str]]:
    """The games whose title or id holds what has been typed."""
    typed = current.casefold()
    found = [
        app_commands.Choice(name=game.title, value=name)
        for name, game in GAMES.items()
        if typed in game.title.casefold() or typed in name
    ]
    return found[:MOST_CHOICES]


def require_game(game: str) -> type[Rules]:  # type: ignore[type-arg]  # rules of any game
    """The game of an id, or of a title typed out. Raises `Refused`, saying which there are."""
    typed = game.strip().casefold()
    for kind in GAMES.values():
        if typed == kind.title.casefold():
            return kind
    try:
        return game_named(typed)
    except UnknownGame:
        titles = ", ".join(kind.title for kind in GAMES.values())
        raise Refused(f"There is no such game here. There are: {titles}.") from None


def usual_sort(game: str) -> Sort:
    """What the leaderboard of a game by its id ranks by, unless somebody asks for something else.
    Points of different games are no measure, nor are those of a game in which one can only lose
    them.
    """
    return Sort.WINS if not game or teller(game).penalties else Sort.POINTS
