"""Seats that play themselves. Each answers from its view alone, and by the chance it is given."""

from collections.abc import Callable

from bot.engine.rules import Chooser
from bot.errors import ParlourError
from bot.players.by_chance import by_chance
from bot.players.easy import easy
from bot.players.normal import normal
from bot.players.search.strong import Budget, counted, strong

SIMULATIONS = 200
"""How many games a player that searches imagines before each answer, unless it is told."""

Factory = Callable[[str, int], Chooser]
"""Makes the chooser of a level for a game: from the game's id and the number of simulations."""

SEARCHERS: dict[str, Callable[[str, Budget], Chooser]] = {"strong": strong}
"""The levels that think for as long as they are given: each makes a game's chooser that keeps to a
budget.
"""

PLAYERS: dict[str, Factory] = {
    "random": lambda _game, _simulations: by_chance,
    "easy": lambda game, _simulations: easy(game),
    "normal": lambda game, _simulations: normal(game),
    "strong": lambda game, simulations: strong(game, counted(simulations)),
}
"""Every level by its name, the weakest first."""

FOR_PEOPLE = tuple(level for level in PLAYERS if level != "random")
"""The levels that somebody may want to play with."""


class UnknownPlayer(ParlourError):
    """No level of that name; says which there are."""


def chooser(name: str, game: str, simulations: int = SIMULATIONS) -> Chooser:
    """How a level plays a game. Raises `UnknownPlayer`."""
    factory = PLAYERS.get(name)
    if factory is None:
        raise UnknownPlayer(f"unknown player {name[:40]!r}: there are {', '.join(PLAYERS)}")
    return factory(game, simulations)
