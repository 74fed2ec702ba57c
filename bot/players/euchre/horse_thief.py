"""Horse Thief as the level `easy` plays it: stay in with a trick in hand, keep trumps and aces."""

from collections.abc import Callable
from typing import Protocol, cast

from bot.engine.cards import Cards, singles, union
from bot.engine.decisions import Below, Value
from bot.engine.view import View
from bot.players.euchre import bidding, playing
from bot.players.euchre.seat import Seat
from bot.players.euchre.strength import strength, weight


class Draws(Protocol):
    """Rules that say how many cards may be drawn."""

    most_drawn: int


IN = 0.1
"""The tricks in hand, for each player at the table, with which to stay in."""

WORTH_KEEPING = 0.3
"""The tricks that a card must promise not to be changed for another."""


class HorseThiefSeat(Seat):
    """A seat that may draw some cards."""

    @property
    def most_drawn(self) -> int:
        """How many cards it may draw at most."""
        return cast("Draws", self.view.rules).most_drawn


def drop(seat: HorseThiefSeat) -> str:
    """Play with a hand that may well take a trick, drop any other."""
    return "play" if tricks_in_hand(seat) >= IN * len(seat.view.places) else "drop"


def tricks_in_hand(seat: HorseThiefSeat) -> float:
    """What the hand is worth, the dealer's with the card that he may take."""
    if seat.dealer == seat.me and seat.most_drawn:
        return bidding.with_upcard(seat, seat.ranking)
    return strength(seat.ranking, seat.hand)


def draw(seat: HorseThiefSeat) -> Cards:
    """Change the worst cards, as many as may be, but none that is worth keeping."""
    poor = [card for card in singles(seat.hand) if weight(seat.ranking, card) < WORTH_KEEPING]
    worst = sorted(poor, key=lambda card: (seat.worth(card), card))
    return union(worst[: seat.most_drawn])


ANSWERS: dict[str, Callable[[HorseThiefSeat], Value]] = {
    "drop": drop,
    "draw": draw,
    "play": playing.play,
}


def horse_thief(view: View, _below: Below) -> Value:
    """The obvious answer to whatever this seat is asked. It never leaves anything to chance."""
    return ANSWERS[view.phase](HorseThiefSeat(view))
