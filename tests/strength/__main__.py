"""`make strength`: whether the levels play better than those below them, game by game.

Deals are played twice, with the sides exchanged, until the difference is known within the bound.
"""

import argparse
import json
from itertools import pairwise

from bot.engine.games import GAMES
from bot.players import PLAYERS
from tests.strength.matching import Compared, Match, compared


def main() -> None:
    arguments = read_arguments()
    for game in arguments.games or GAMES:
        for levels in arguments.levels:
            match = Match(game, levels, arguments.seats, arguments.simulations)
            for result in compared(match, arguments.batch, arguments.bound, arguments.most):
                tell(match, result, as_json=arguments.json)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.strength", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", type=a_game, help="default: all")
    parser.add_argument(
        "--levels", type=two, action="append", metavar="A,B",
        help="the better and the worse one (default: each level and the one below it)",
    )  # fmt: skip
    parser.add_argument("--seats", type=int, help="how many play, where a game allows several")
    parser.add_argument("--simulations", type=int, default=1000, help="of levels that search")
    parser.add_argument("--bound", type=float, default=0.12, help="half the interval, at the end")
    parser.add_argument("--batch", type=int, default=25, help="deals between two lines")
    parser.add_argument("--most", type=int, default=20000, help="deals at the most")
    parser.add_argument("--json", action="store_true", help="one object a line")
    arguments = parser.parse_args()
    arguments.levels = arguments.levels or [(b, a) for a, b in pairwise(PLAYERS)]
    return arguments


def a_game(text: str) -> str:
    if text not in GAMES:
        raise argparse.ArgumentTypeError(f"unknown game {text!r}: there are {', '.join(GAMES)}")
    return text


def two(text: str) -> tuple[str, str]:
    first, _, second = text.partition(",")
    if first not in PLAYERS or second not in PLAYERS:
        raise argparse.ArgumentTypeError(f"two of {', '.join(PLAYERS)}")
    return first, second


def tell(match: Match, result: Compared, *, as_json: bool) -> None:
    better, worse = match.levels
    low, high = result.mean - result.either_way, result.mean + result.either_way
    if as_json:
        said = {"game": match.game, "levels": match.levels, "seats": match.rules.seats}
        print(json.dumps({**said, "deals": result.deals, "mean": result.mean, "ci95": [low, high]}))
        return
    unit = "game" if match.is_together else "deal"
    print(
        f"{match.game:22} {better} against {worse}, {result.deals:5} {unit}s:"
        f" {result.mean:+.3f} a {unit} ({low:+.3f} to {high:+.3f})"
        f"{'   beyond the interval' if low > 0 else ''}",
        flush=True,
    )


if __name__ == "__main__":
    main()
