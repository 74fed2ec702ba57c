"""`python -m tests.strength.answers GAME`: what the answers of a level that searches gain.

One seat of that level plays deals with others of level `normal`. Where it answers otherwise than
`normal` would, both answers are played out by `normal`, in positions that the seat cannot tell from
the true one. What the answers gain, added up, is how much more the seat makes of a deal than
`normal` in its place. Luck with the cards, and all that is alike in both, does not weigh: a few
hundred deals tell what takes whole matches many thousands.
"""

import argparse
from random import Random
from statistics import fmean

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.engine.rules import in_turn
from bot.players import SEARCHERS, chooser
from bot.players.search.playing_out import PlayOut
from bot.record import from_seed
from bot.simulation import Plan
from tests.strength.matching import Compared
from tests.strength.retelling import positions


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.strength.answers", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--level", choices=SEARCHERS, default="strong")
    parser.add_argument("--seats", type=int, help="how many play, where a game allows several")
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--positions", type=int, default=100, help="in which answers are compared")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="of the deals")
    arguments = parser.parse_args()
    level = chooser(arguments.level, arguments.game, arguments.simulations)
    seat = Weighed(GAMES[arguments.game](None, arguments.seats), level, arguments.positions)
    made = Compared()
    for number in range(arguments.deals):
        made.differences.append(seat.gained(arguments.seed, number))
        if number % 10 == 9:
            tell(seat, made)


def tell(seat, made):
    print(
        f"{seat.rules.id}, {seat.rules.seats} seats: in {len(made.differences)} deals"
        f" {made.mean:+.4f} a deal (±{made.either_way:.4f}) more than normal; of"
        f" {seat.answers} answers {seat.others} others",
        flush=True,
    )


class Weighed:
    """A seat of a level among others of level `normal`, and what its answers gain, each compared in
    so many positions.

    ``answers`` counts them all, ``others`` those that `normal` would not have given.
    """

    def __init__(self, rules, level, positions):
        self.rules = rules
        self.answers = self.others = 0
        self._level, self._positions = level, positions
        self._normal = chooser("normal", rules.id)

    def gained(self, seed, number):
        """What its answers in one deal gain. Each chair is its own in turn, deal by deal."""
        rules, chair = self.rules, number % self.rules.seats
        secret = Plan(rules, (), seed.to_bytes(32, "big")).seed_of(number)
        state, chance, gained, told = rules.start(), Random(secret), 0.0, []
        while not state.deals and (asked := rules.ask(state)):
            if CHANCE in asked:
                shuffles = sum(by == CHANCE for by, _ in told)
                told.append((CHANCE, from_seed(asked[CHANCE], secret, shuffles)))
                rules.push(state, *told[-1])
                continue
            for seat in in_turn(asked):
                view = rules.view(state, seat)
                value = usual = self._normal(view, chance.randrange)
                if seat == chair:
                    value = self._level(view, chance.randrange)
                    gained += self._gained(view, told, value, usual, chance)
                if value is not None:
                    told.append((seat, value))
                    rules.push(state, seat, value)
                    break
        return gained

    def _gained(self, view, told, answer, usual, chance):
        """How much more an answer brings than the usual one."""
        self.answers += 1
        if answer == usual:
            return 0.0
        self.others += 1
        return fmean(
            self._made(one, view.seat, answer) - self._made(one, view.seat, usual)
            for one in positions(view, told, self._normal, chance, self._positions)
        )

    def _made(self, state, seat, answer):
        """What the deal brings the seat, played out by `normal` after an answer: of equal cards it
        may hold others here.
        """
        if answer is not None:
            decision = self.rules.ask(state)[seat]
            answer = decision.parse(decision.text(answer))
        finish = PlayOut(self.rules, self._normal, Random(0).randrange)
        return finish.outcome(state.copy(), seat, answer, deals=0).points


if __name__ == "__main__":
    main()
