"""Call-Your-Partner Euchre as the level `normal` plays it: make trump with more than in Euchre,
call an ace, and find out who plays with whom.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from bot.engine.cards import Cards
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.euchre import call_partner as easily
from bot.players.normal.euchre import judging, laying_off
from bot.players.normal.euchre.bidding import best_of, with_upcard
from bot.players.normal.euchre.call_partner_scales import CALL_PARTNER
from bot.players.normal.euchre.counting import CountingSeat
from bot.players.normal.euchre.playing import play
from bot.players.normal.euchre.weights import Scales
from bot.players.normal.euchre.words import card_name, holding, holding_in, suit_name, suit_of
from bot.players.normal.words import many

ORDER, ORDER_AS_DEALER = 2.3, 1.9
"""The tricks in hand with which to order: the figures here are measured over some hundred thousand
deals.
"""

CALL = 2.2
"""The same in the second round."""

ALONE = 2.8
"""The tricks in hand with which to want no partner."""


class Seat(CountingSeat, easily.CallPartnerSeat):
    """A seat that tells from the play who cannot be the maker's partner."""

    scales: ClassVar[Scales] = CALL_PARTNER

    def known_friends(self) -> frozenset[int]:
        maker = self.table["maker"]
        if maker is None or self.table["trump"] is None:
            return frozenset()
        friends = super().known_friends()
        if friends or self.me == maker or not self.called or self.hand & self.called:
            return friends
        others = frozenset(self.view.places) - {self.me, maker}
        return frozenset(seat for seat in others if self.missing[seat] & self.called)

    def friend_name(self, player: int) -> str:
        return "your partner" if self.with_maker else "a fellow defender"


def order_up(seat: Seat) -> Advice:
    """Order the upcard with enough; a partner can be called, but not yet counted on."""
    hope = with_upcard(seat)
    is_dealer = seat.dealer == seat.me
    held = f"{holding(seat, hope)}{' once you have the upcard' if is_dealer else ''}"
    if hope.tricks < (ORDER_AS_DEALER if is_dealer else ORDER):
        return Advice("pass", f"{held}: too little, even with a partner to call")
    return Advice("order", f"{held}: enough, with a partner to call")


def call_trump(seat: Seat) -> Advice:
    """Call the suit that promises most if it promises enough, or if the dealer is stuck."""
    hope = best_of(seat, {})
    suit = suit_name(hope.suit)
    if hope.tricks >= CALL:
        return Advice(f"call {hope.suit}", f"{holding(seat, hope)}: enough, with a partner to call")
    if "pass" not in seat.answers:
        return Advice(f"call {hope.suit}", f"you have to call, and {suit} promise most")
    return Advice("pass", f"no suit promises enough: in {suit} you hold {holding(seat, hope)}")


def call_partner(seat: Seat) -> Advice:
    """An ace, or else the best card that is out, of the suit in which most help is wanted."""
    if judging.worth(seat.ranking, seat.hand) >= ALONE:
        held = holding_in(seat.ranking, seat.hand)
        return Advice("alone", f"{held}: go alone, five points if you take all five")
    cards = [card for card in seat.answers if card != "alone"]
    card = min(cards, key=lambda card: (easily.better(seat, card), -seat.length(card), card))
    return Advice(card, why_call(seat, card))


def why_call(seat: Seat, card: Cards) -> str:
    """What decides for a card."""
    name, suit, held = card_name(seat, card), suit_of(seat, card)[:-1], seat.length(card)
    if not held:
        return f"{name} is the best card out, and you have no {suit} to help it with"
    return f"{name} is the best card out where you have {many(held, suit)} to lose"


ADVICE: dict[str, Callable[[Seat], Advice]] = {
    "order_up": order_up,
    "discard": laying_off.discard,
    "call_trump": call_trump,
    "call_partner": call_partner,
    "play": play,
}


def call_partner_euchre(view: View) -> Advice:
    """What to answer to whatever this seat is asked."""
    return ADVICE[view.phase](Seat(view))
