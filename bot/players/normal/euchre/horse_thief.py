"""Horse Thief as the level `normal` plays it: stay in where a trick is likely, draw for trumps."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.cards import Cards, singles, union
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.euchre.horse_thief import HorseThiefSeat
from bot.players.normal.euchre import single
from bot.players.normal.euchre.keeping import Worth
from bot.players.normal.euchre.single_scales import FEW, MANY, Scale
from bot.players.normal.euchre.words import card_name, holding_in
from bot.players.normal.words import many

DRAWING = Worth((3.08, 2.5, 2.05, 1.7, 1.5, 1.35, 0.95), ace=0.4, king=0.07, void=0.0)
"""Where three cards may be drawn. Measured, as the figures below: what foretold best how much more
somebody made who played than who dropped, in some hundred thousand deals.
"""

AS_DEALT = Worth((3.4, 2.4, 1.85, 1.55, 1.38, 1.24, 0.95), ace=0.8, king=0.33, void=0.1)
"""Where one or two may be drawn."""

UNDRAWN = Worth(
    (3.46, 2.31, 1.75, 1.5, 1.32, 1.18, 0.92), ace=0.93, king=0.38, void=0.24, long=0.45
)
"""Where none may be drawn."""

ENOUGH = {3: 0.6, 4: 1.2, 5: 1.5, 6: 1.6, 7: 2.25, 8: 2.7, 9: 3.05, 10: 3.23}
"""What a hand must be worth to be played, by the number at the table."""

DEALER = 0.3
"""How much less is enough for the dealer, who plays last to the first trick, where three may be
drawn.
"""


class Seat(HorseThiefSeat, single.SingleSeat):
    """A seat that may draw some cards, and counts."""

    @property
    def scale(self) -> Scale:
        return FEW if len(self.view.places) <= 4 else MANY

    @property
    def worth_of_cards(self) -> Worth:
        """What cards are worth at this table."""
        return (UNDRAWN, AS_DEALT, AS_DEALT, DRAWING)[self.most_drawn]

    @property
    def takes_upcard(self) -> bool:
        """Whether it is the dealer, and may take the upcard."""
        return self.dealer == self.me and self.most_drawn > 0


def drop(seat: Seat) -> Advice:
    """Play where the hand makes more than nothing, even when it may take no trick."""
    hand = hand_played(seat)
    enough = ENOUGH[len(seat.view.places)] - DEALER * (seat.takes_upcard and seat.most_drawn == 3)
    held = holding_in(seat.ranking, hand)
    if seat.worth_of_cards.of(seat.ranking, hand) >= enough:
        return Advice("play", f"{held}: a trick is likely enough against {others(seat)}")
    return Advice("drop", f"{held}: against {others(seat)} too likely to lose three points")


def others(seat: Seat) -> str:
    """How many others sit at the table."""
    return many(len(seat.view.places) - 1, "other")


def hand_played(seat: Seat) -> Cards:
    """The hand before it draws, the dealer's with the upcard."""
    if not seat.takes_upcard:
        return seat.hand
    six = seat.hand | seat.turned
    return six ^ seat.worth_of_cards.least(seat.ranking, six)


def draw(seat: Seat) -> Advice:
    """Change everything but trumps and aces, the lowest first, as far as may be."""
    poor = [card for card in singles(seat.hand & ~seat.ranking.trumps) if not is_ace(seat, card)]
    worst = sorted(poor, key=lambda card: (seat.worth(card), card))[: seat.most_drawn]
    if not worst:
        return Advice(union(worst), "trumps and aces: a new card would more likely be worse")
    kept = seat.hand & ~union(worst)
    return Advice(union(worst), why_draw(seat, worst, kept))


def why_draw(seat: Seat, worst: list[Cards], kept: Cards) -> str:
    """What decides for the cards that are changed."""
    if seat.takes_upcard:
        name = card_name(seat, seat.turned)
        return f"{name} comes first: trumps and aces take tricks, the rest seldom does"
    if not kept & seat.ranking.trumps:
        return "you have no trump: the more you draw, the sooner there is one"
    return f"trumps and aces take tricks: draw {many(len(worst), 'new card')} for the rest"


def is_ace(seat: Seat, card: Cards) -> bool:
    """Whether a card is the highest of its suit."""
    return seat.ranking.order[seat.ranking.suit[card]][0] == card


ADVICE: dict[str, Callable[[Seat], Advice]] = {"drop": drop, "draw": draw, "play": single.play}


def horse_thief(view: View) -> Advice:
    """What to answer to whatever this seat is asked."""
    return ADVICE[view.phase](Seat(view))
