"""Which cards to lay in the kitty: what the rest counts and pegs, and whose the kitty is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.cards import Cards, Pack, singles
from bot.engine.games.cribbage_cards import RANK, low_first
from bot.engine.games.cribbage_counting import count_on_average
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.normal.cribbage.kitties import kitty_worth
from bot.players.normal.words import a, rank_of, ranks

PEGS = (0.28, 0.22, 0.25, 0.25, 0.2, 0.05, -0.05, 0.0, -0.2, -0.25, -0.3, -0.3, -0.25)
"""How many more points than other cards one of each rank pegs, from the ace up: measured over some
thousand deals of two players.
"""

NOTICED = 0.15
"""Points on average that are worth a word."""

HARDLY = 0.05
"""Points on average that make no difference."""


@dataclass(frozen=True)
class Choice:
    """Cards to lay away: what the rest counts on average with the turned card, what it pegs more
    than other cards, what a kitty with these counts, and whether that is for this side.
    """

    away: Cards
    counts: float
    pegs: float
    kitty: float
    own: bool

    @property
    def worth(self) -> float:
        """All of it together, in points."""
        return self.counts + self.pegs + (self.kitty if self.own else -self.kitty)


def lay_away(view: View) -> Advice:
    """Keep what counts and pegs most; feed this side's kitty and starve another's."""
    assert view.decision is not None
    choices = [choice(view, away) for away in view.decision.actions()]
    best = max(choices, key=lambda one: (one.worth, one.away))
    return Advice(best.away, reason(view.rules.pack, best, choices))


def choice(view: View, away: Cards) -> Choice:
    """What it is worth to lay these cards away."""
    assert view.dealer is not None
    own, left = view.seat in view.sides[view.dealer], view.hand & ~away
    return Choice(
        away,
        count_on_average(left, view.rules.deck & ~view.hand),
        sum(PEGS[RANK[card]] for card in singles(left)),
        kitty_worth(away, len(view.places), own=own),
        own,
    )


def reason(pack: Pack, best: Choice, choices: Sequence[Choice]) -> str:
    """What decided between these cards and those that would leave the most to count."""
    richest = max(choices, key=lambda one: (one.counts, one.worth))
    less, cards = richest.counts - best.counts, named(pack, best.away)
    if less < NOTICED:
        return most_counts(best, cards, "the most" if less < HARDLY else "about the most")
    gain = best.kitty - richest.kitty if best.own else richest.kitty - best.kitty
    if gain < best.pegs - richest.pegs:
        return f"low cards peg better: worth more than the {less:.1f} that another four would count"
    s = "s" if best.away.bit_count() == 1 else ""
    cost = f"only {less:.1f}" if gain > less else f"{less:.1f}"
    if best.own:
        return f"the kitty is yours: {cards} add{s} {gain:.1f} there and cost{s} your hand {cost}"
    fed = f"{cards} feed{s} it {gain:.1f} less"
    return f"the kitty is not yours: {fed} and cost{s} your hand {cost}"


def most_counts(best: Choice, cards: str, most: str) -> str:
    """The reason where what is left counts most."""
    kept = f"the rest counts {best.counts:.1f} on average, {most} you can keep"
    if best.own:
        return f"{kept}; with {cards} your kitty makes {best.kitty:.1f}"
    return f"{kept}; another's kitty makes {best.kitty:.1f} with {cards}"


def named(pack: Pack, away: Cards) -> str:
    """``two fives``, ``a two and a king``, ``a nine``."""
    one, *other = (rank_of(pack, card) for card in low_first(away))
    if not other:
        return a(one)
    return f"two {ranks(one)}" if other == [one] else f"{a(one)} and {a(other[0])}"
