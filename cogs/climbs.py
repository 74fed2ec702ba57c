"""Climbs of co-operative games, from the store to the screens."""

from bot.engine.games import game_named
from bot.screens.climbs import ClimbLine
from bot.screens.house_rules import changed_rules
from bot.screens.tellers import teller
from bot.store import Climb


def climb_line(game: str, climb: Climb) -> ClimbLine:
    """A climb in the game's own words."""
    rules = game_named(game)(dict(climb.options))
    came_to = teller(game).climbed(rules, climb.score, won=climb.won)
    return ClimbLine(climb.rank, climb.of, climb.names, climb.others, came_to, changed_rules(rules))
