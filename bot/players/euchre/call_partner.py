"""Call-Your-Partner Euchre as the level `easy` plays it: call an ace, and help who is known."""

from bot.engine.cards import Cards, union
from bot.engine.decisions import Below, Value
from bot.engine.view import View
from bot.players.euchre import bidding, laying_off, playing
from bot.players.euchre.seat import Seat
from bot.players.euchre.strength import strength

ORDER = 2.1
"""The tricks in hand with which to make trump, leaving the rest to the partner."""

CALL = 1.7
"""The same in the second round."""

ALONE = 3.8
"""The tricks in hand with which to want no partner."""


class CallPartnerSeat(Seat):
    """A seat in a game in which partners come to know each other late."""

    def known_friends(self) -> frozenset[int]:
        maker, partner = self.table["maker"], self.table["partner"]
        if maker is None:
            return frozenset()
        if self.me in (maker, partner) or self.hand & self.called:
            return frozenset({maker, partner}) - {self.me, None}
        if partner is not None or self.table["alone"] or self.has_laid_off_the_called_card:
            return frozenset(self.view.places) - {self.me, maker, partner}
        return frozenset()

    @property
    def called(self) -> Cards:
        """The card that the maker has called; no card when he has called none."""
        name = self.table["called"]
        return 0 if name is None else self.view.rules.pack.card(name)

    @property
    def has_laid_off_the_called_card(self) -> bool:
        """Whether this seat knows that the maker has no partner."""
        return bool((self.view.zones["discards"][self.me] or 0) & self.called)


def order_up(seat: Seat) -> str:
    """Order the upcard with a strong hand, or one that it makes strong."""
    ranking = seat.ranking_with(seat.view.rules.pack.name(seat.turned)[-1])
    return "order" if bidding.with_upcard(seat, ranking) >= ORDER else "pass"


def call_trump(seat: Seat) -> str:
    """Call the best other suit if it is good enough, or if the dealer is stuck."""
    tricks, suit = bidding.best_suit(seat)
    return f"call {suit}" if tricks >= CALL or "pass" not in seat.answers else "pass"


def call_partner(seat: Seat) -> Value:
    """An ace, or else the best card that is out, of the suit in which most help is wanted."""
    if strength(seat.ranking, seat.hand) >= ALONE:
        return "alone"
    cards = [card for card in seat.answers if card != "alone"]
    return min(cards, key=lambda card: (better(seat, card), -seat.length(card), card))


def better(seat: Seat, card: Cards) -> int:
    """How many cards of its suit, the own hand left out, are higher than this one."""
    order = seat.ranking.order[seat.ranking.suit[card]]
    return (union(order[: order.index(card)]) & ~seat.hand).bit_count()


ANSWERS = {
    "order_up": order_up,
    "discard": laying_off.worst,
    "call_trump": call_trump,
    "call_partner": call_partner,
    "play": playing.play,
}


def call_partner_euchre(view: View, _below: Below) -> Value:
    """The obvious answer to whatever this seat is asked. It never leaves anything to chance."""
    return ANSWERS[view.phase](CallPartnerSeat(view))
