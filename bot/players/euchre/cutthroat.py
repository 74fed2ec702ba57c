"""Cut-Throat Euchre as the level `easy` plays it: away with a hand that may take nothing."""

from bot.engine.cards import Cards
from bot.engine.decisions import Below, Value
from bot.engine.view import View
from bot.players.euchre import bidding, laying_off, playing
from bot.players.euchre.seat import Seat
from bot.players.euchre.strength import strength

KEEP = 1.2
"""The tricks in hand with which to keep it rather than have one that nobody has seen."""

KEEP_RATHER_THAN_REFUSED = 0.7
"""The same when the dead hand is one that somebody else did not want."""


class CutThroatSeat(Seat):
    """A seat that knows what it has put down, as long as it lies dead."""

    @property
    def out_of_play(self) -> Cards:
        return super().out_of_play | (self.view.zones["dead"][0] or 0)


def swap(seat: Seat) -> str:
    """Keep a hand that will take a trick or two."""
    wanted = KEEP_RATHER_THAN_REFUSED if seat.table["swapped"] else KEEP
    return "keep" if tricks_in_hand(seat) >= wanted else "swap"


def tricks_in_hand(seat: Seat) -> float:
    """What the hand is worth, the dealer's with the card that he will take up."""
    if seat.dealer == seat.me:
        return bidding.with_upcard(seat, seat.ranking)
    return strength(seat.ranking, seat.hand)


ANSWERS = {"swap": swap, "discard": laying_off.worst, "play": playing.play}


def cutthroat_euchre(view: View, _below: Below) -> Value:
    """The obvious answer to whatever this seat is asked. It never leaves anything to chance."""
    return ANSWERS[view.phase](CutThroatSeat(view))
