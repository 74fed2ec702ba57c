"""`python -m tests.strength.answers GAME`: what the answers of a level that searches gain.

One seat of that level plays deals with others of level `normal`. Where it answers otherwise than
`normal` would, both answers are played out by `normal`, in positions that fit everything: those in
which `normal` would have done what each of the others has done, however chance has dealt. What the
answers gain, added up, is how much more the seat makes of a deal than `normal` in its place. Luck
with the cards, and all that is alike in both, does not weigh: a few hundred deals tell what takes
whole matches many thousands.
"""

import argparse
from random import Random
from statistics import fmean

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.engine.rules import in_turn
from bot.engine.seeing import resume
from bot.players import SEARCHERS, chooser
from bot.players.search.glance import Glance
from bot.players.search.playing_out import PlayOut
from bot.players.search.worth import worth
from bot.record import from_seed
from bot.simulation import Plan
from tests.strength.matching import Compared

POSITIONS = 60
"""In how many positions two answers are compared."""

TRIES = 4000
"""How many are laid out, at most, to find them."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.strength.answers", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--level", choices=SEARCHERS, default="strong")
    parser.add_argument("--seats", type=int, help="how many play, where a game allows several")
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="of the deals")
    arguments = parser.parse_args()
    seat = Weighed(arguments.game, arguments.seats, arguments.level, arguments.simulations)
    made = Compared()
    for number in range(arguments.deals):
        made.differences.append(seat.gained(arguments.seed, number))
        if number % 10 == 9:
            tell(seat, made)


def tell(seat, made):
    print(
        f"{seat.rules.id}, {seat.rules.seats} seats: in {len(made.differences)} deals"
        f" {made.mean:+.4f} a deal (±{made.either_way:.4f}) more than normal; of"
        f" {seat.answers} answers {seat.others} others, {seat.alone} of them in one position",
        flush=True,
    )


class Weighed:
    """A seat of a level among others of level `normal`, and what its answers gain.

    ``answers`` counts them all, ``others`` those that `normal` would not have given, ``alone``
    those that could be compared only in the deal as it was, for want of other positions.
    """

    def __init__(self, game, seats, level, simulations):
        self.rules = GAMES[game](None, seats)
        self.answers = self.others = self.alone = 0
        self._level = chooser(level, game, simulations)
        self._normal = chooser("normal", game)

    def gained(self, seed, number):
        """What its answers in one deal gain. Each chair is its own in turn, deal by deal."""
        rules, chair = self.rules, number % self.rules.seats
        secret = Plan(rules, (), seed.to_bytes(32, "big")).seed_of(number)
        state, chance, gained, shuffles = rules.start(), Random(secret), 0.0, 0
        while not state.deals and (asked := rules.ask(state)):
            if CHANCE in asked:
                rules.push(state, CHANCE, from_seed(asked[CHANCE], secret, shuffles))
                shuffles += 1
                continue
            for seat in in_turn(asked):
                view = rules.view(state, seat)
                value = usual = self._normal(view, chance.randrange)
                if seat == chair:
                    value = self._level(view, chance.randrange)
                    gained += self._gained(view, state, value, usual, chance)
                if value is not None:
                    rules.push(state, seat, value)
                    break
        return gained

    def _gained(self, view, state, answer, usual, chance):
        """How much more an answer brings than the usual one."""
        self.answers += 1
        if answer == usual:
            return 0.0
        found = positions(view, self._normal, chance)
        self.others += 1
        self.alone += not found
        return fmean(
            self._outcome(view, one, answer) - self._outcome(view, one, usual)
            for one in found or [state]
        )

    def _outcome(self, view, state, answer):
        """What the deal brings the seat, played out by `normal` after an answer."""
        after, deals = state.copy(), len(view.deals) - (view.running_deal is not None)
        if answer is not None:
            self.rules.push(after, view.seat, answer)
        finish = PlayOut(self.rules, self._normal, Random(0).randrange)
        finish(after, deals, silent=view.seat if answer is None else None)
        return worth(self.rules, after, view.seat, deals).points


def positions(view, judgement, chance):
    """Positions that fit a view, each as likely as any other that does."""
    found = []
    for _ in range(TRIES):
        state = resume(view.rules, view)
        if is_as_expected(view, judgement, state, chance):
            found.append(state)
            if len(found) == POSITIONS:
                break
    return found


def is_as_expected(view, judgement, state, chance):
    """Lays out a deal that leads to a view; says whether all others have done what the judgement
    would have done, openly or in secret.
    """
    rules = view.rules
    for seat, value in rules.imagined_events(view, chance, state):
        asked = rules.ask(state)
        had_a_choice = seat not in (CHANCE, view.seat) and asked[seat].count() > 1
        glance = Glance(rules, state, seat, asked)
        if had_a_choice and judgement(glance, chance.randrange) != value:
            return False
        rules.push(state, seat, value)
    return True


if __name__ == "__main__":
    main()
