"""`python -m bot games`: which games there are, and how one is played."""

import argparse
from typing import Any

from bot.commands.output import say, say_json
from bot.engine.games import GAMES, UnknownGame, game_named, rules_page
from bot.engine.options import describe_options
from bot.engine.rules import Rules
from bot.errors import ParlourError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.add_argument("game", nargs="?", metavar="GAME", help="one game, with its rules")


def run(arguments: argparse.Namespace) -> int:
    """List the games, or tell of one. Returns the exit status."""
    if arguments.game is None:
        _list(as_json=arguments.json)
    else:
        _tell(arguments.game, as_json=arguments.json)
    return 0


def _list(*, as_json: bool) -> None:
    games = list(map(described, GAMES.values()))
    if as_json:
        say_json(games)
        return
    for game in games:
        _in_words(game)


def _tell(name: str, *, as_json: bool) -> None:
    try:
        game = described(game_named(name))
    except UnknownGame as unknown:
        raise ParlourError(str(unknown)) from None
    if as_json:
        say_json({**game, "rules": rules_page(name)})
    else:
        _in_words(game)
        say("")
        say(rules_page(name))


def described(game: type[Rules[Any]]) -> dict[str, Any]:
    """What there is to know of a game before sitting down; `players` are the numbers allowed."""
    return {
        "id": game.id,
        "title": game.title,
        "players": list(game.players),
        "options": describe_options(game.option_kind),
    }


def _in_words(game: dict[str, Any]) -> None:
    numbers = game["players"]
    players = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
    say(f"{game['id']}: {game['title']}, {players} players")
    for option in game["options"]:
        setting = f"{option['name']} = {_value(option['default'])}"
        say(f"  {setting:28} {option['help']} ({_limits(option)})")


def _limits(option: dict[str, Any]) -> str:
    limits = option["limits"]
    if option["type"] == "int":
        return f"{limits[0]} to {limits[1]}"
    if option["type"] == "list":
        return f"seats from {limits[0]} to {limits[1]}"
    return " or ".join(map(_value, limits))


def _value(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
