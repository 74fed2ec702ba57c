"""Cut-Throat Euchre as the level `normal` plays it: away with a hand that may take nothing, and
never without a trick.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.cards import Cards
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.euchre.cutthroat import CutThroatSeat
from bot.players.normal.euchre import laying_off, single
from bot.players.normal.euchre.bidding import place
from bot.players.normal.euchre.keeping import Worth
from bot.players.normal.euchre.single_scales import CUT_THROAT
from bot.players.normal.euchre.words import holding_in

WORTH = Worth((4.3, 3.2, 2.45, 2.25, 2.1, 2.05, 2.0), ace=1.4, king=0.35, void=0.35)
"""Measured, as the figures below: what foretold best how much more a kept hand made than the dead
one, in some hundred thousand deals.
"""

UNSEEN = (4.95, 4.3, 6.4)
"""What a hand must be worth to be kept: left of the dealer, next, the dealer's with the upcard."""

REFUSED = (0.0, -0.9, -0.25)
"""What it changes that somebody has put the dead hand down before."""


class Seat(CutThroatSeat, single.SingleSeat):
    """A seat that knows what it has put down, and counts."""

    scale = CUT_THROAT


def swap(seat: Seat) -> Advice:
    """Keep a hand that makes more than one that nobody has seen, or that somebody refused."""
    before, refused = place(seat), bool(seat.table["swapped"])
    hand = hand_kept(seat)
    held = holding_in(seat.ranking, hand)
    if WORTH.of(seat.ranking, hand) >= UNSEEN[before] + REFUSED[before] * refused:
        return Advice("keep", f"{held}: likely to take a trick, which another hand may not")
    if refused:
        return Advice("swap", f"{held}: even a hand that somebody put down promises more")
    return Advice("swap", f"{held}: too likely to take nothing, five unseen cards promise more")


def hand_kept(seat: Seat) -> Cards:
    """The hand that would be played, the dealer's with the upcard."""
    if seat.dealer != seat.me:
        return seat.hand
    six = seat.hand | seat.turned
    return six ^ WORTH.least(seat.ranking, six)


def discard(seat: Seat) -> Advice:
    """The card without which the hand is worth most."""
    card = WORTH.least(seat.ranking, seat.hand)
    return Advice(card, laying_off.why_discard(seat, card))


ADVICE: dict[str, Callable[[Seat], Advice]] = {
    "swap": swap,
    "discard": discard,
    "play": single.play,
}


def cutthroat_euchre(view: View) -> Advice:
    """What to answer to whatever this seat is asked."""
    return ADVICE[view.phase](Seat(view))
