"""`python -m tests.strength.farkle_turns`: how near to the best a level plays a turn of Farkle.

The best policy for one player's turn is worked out by value iteration. What an answer is worth less
than the best one, added up over a turn and measured by what the best policy makes of a turn, is the
part that the turn loses.
"""

import argparse
from collections import defaultdict
from math import sqrt
from random import Random
from statistics import fmean, stdev

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.players import PLAYERS, chooser
from bot.players.normal.farkle.keeping import choice
from bot.players.normal.farkle.position import Position
from bot.players.normal.farkle.turns import for_points
from bot.simulation.figures import Z95


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.strength.farkle_turns", description=__doc__
    )
    parser.add_argument("level", choices=PLAYERS)
    parser.add_argument("--simulations", type=int, default=1000, help="of a level that searches")
    parser.add_argument("--turns", type=int, default=200)
    arguments = parser.parse_args()
    parts = lost(arguments.level, arguments.turns, arguments.simulations)
    either_way = Z95 * stdev(parts) / sqrt(len(parts))
    print(
        f"{arguments.level}: in {len(parts)} turns {100 * fmean(parts):.2f} % (±"
        f"{100 * either_way:.2f}) less than the best policy makes"
    )


def lost(level, turns, simulations=1000, seed=1):
    """Which part of what the best policy makes each of so many turns loses, in games of two; last
    rounds are left out, in which points are not what counts.
    """
    rules, rng = GAMES["farkle"](None, 2), Random(seed)
    choose, parts, game = chooser(level, "farkle", simulations), defaultdict(float), 0
    state = rules.start()
    while len(parts) <= turns:
        if not (asked := rules.ask(state)):
            state, game = rules.start(), game + 1
            continue
        ((seat, decision),) = asked.items()
        if seat == CHANCE:
            value = decision.sample(rng.randrange)
        else:
            view = rules.view(state, seat)
            value = choose(view, rng.randrange)
            if not view.table["last_round"]:
                parts[game, len(state.deals), seat] += missed(view, value)
        rules.push(state, seat, value)
    return list(parts.values())[:turns]  # the last one may have to go on


def missed(view, value):
    """What an answer is worth less than the best one, as a part of a whole turn."""
    position = Position(view)
    turns = for_points(0, position.needed)
    position.turns = turns  # by points, however the game stands
    if view.phase == "keep":
        best = max(choice(position, dice).worth for dice in view.decision)
        less = best - choice(position, value).worth
    else:
        bank = turns.bank(position.points) or 0.0
        roll = turns.rolled(position.points, position.to_throw)
        less = max(bank, roll) - (bank if value == "bank" else roll)
    return less / turns.best(0, 6)


if __name__ == "__main__":
    main()
