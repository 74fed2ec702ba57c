"""What cards are worth to somebody who counts his tricks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import prod

from propcache.api import cached_property

from bot.engine.cards import NONE, Cards, singles
from bot.engine.phases.ranking import Ranking
from bot.engine.state import Trick
from bot.engine.view import View
from bot.players.trick_seat import TrickSeat


class ExactSeat(TrickSeat, ABC):
    """One seat's view of a deal in which it is to win just so many tricks."""

    ruff: float
    """The tricks that a trump takes which is not among the highest."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.tricks: Sequence[Trick] = view.deals[-1].tricks
        """The tricks of this deal, the one on the table included."""
        self._found_replies: dict[tuple[Cards, Cards], Sequence[tuple[float, float]]] = {}

    @property
    @abstractmethod
    def ranking(self) -> Ranking:
        """How the cards rank in this deal."""

    @abstractmethod
    def wants(self, seat: int) -> int | None:
        """How many tricks a seat still has to win; None where that is not known."""

    @cached_property
    def need(self) -> int:
        """How many tricks this seat still has to win; 0 where it does not know."""
        return self.wants(self.me) or 0

    def eagerness(self, seat: int) -> float:
        """How likely another seat is to take a trick that it can take."""
        wanted = self.wants(seat)
        if wanted is None:
            return UNKNOWN
        return EAGER if wanted > 0 else FORCED

    @cached_property
    def others(self) -> list[int]:
        """Everybody but this seat."""
        return [seat for seat in self.view.places if seat != self.me]

    @cached_property
    def unseen(self) -> Cards:
        """The cards that others may hold: all but the hand, those played and a turned-up one."""
        (turned,) = self.view.zones.get("upcard", (NONE,))
        played = sum([sum(cards) for _, cards, _ in self.tricks])
        return self.view.rules.deck & ~(self.hand | played | (turned or NONE))

    def better(self, card: Cards, led: Cards) -> Cards:
        """The unseen cards that beat one in a trick to that lead."""
        return self.unseen & self.ranking.beating(card, led)

    def chance_to_hold(self, seat: int, wanted: Cards) -> float:
        """How likely a seat is to hold one of the wanted cards."""
        return self.chance_of_one(wanted, [seat])

    # This trick

    def chance_to_take(self, card: Cards) -> float:
        """How likely a card is to take this trick, if it is played to it."""
        trick = (*self.trick, card)
        if self.ranking.winner(trick) != len(trick) - 1:
            return 0.0
        return self.chance_to_stay(card)

    def chance_to_stay(self, card: Cards) -> float:
        """How likely those who are still to play leave the trick to a card."""
        led = (*self.trick, card)[0]
        better, following = self.better(card, led), self.ranking.following[led]
        return prod(
            [
                1 - self.eagerness(seat) * self._chance_to_beat(seat, better, following)
                for seat in self.to_come
            ]
        )

    def loss(self, card: Cards) -> float:
        """What else is lost, in tricks missed, if this seat plays a card and does not take the
        trick.
        """
        return 0.0

    def _chance_to_beat(self, seat: int, better: Cards, following: Cards) -> float:
        """How likely a seat is to have one of the better cards, and to be allowed to play it."""
        by_suit = self.chance_to_hold(seat, better & following)
        void = 1 - self.chance_to_hold(seat, self.unseen & following)
        by_trump = void * self.chance_to_hold(seat, better & ~following)
        return by_suit + (1 - by_suit) * by_trump

    # The tricks to come

    def worth_of(self, cards: Sequence[Cards], *, leads: bool) -> float:
        """The tricks that these cards of the hand should take; ``leads`` if it leads them."""
        return sum([self.worth(card, len(cards), leads=leads) for card in cards])

    def worth(self, card: Cards, tricks: int, *, leads: bool) -> float:
        """The part of a trick that a card should take, with so many tricks to come."""
        is_trump = bool(card & self.ranking.trumps)
        comes_up = 1.0 if leads or is_trump else 1 - NOT_LED**tricks
        return max(comes_up * self._chance_to_win[card], self.ruff if is_trump else 0.0)

    @cached_property
    def _chance_to_win(self) -> dict[Cards, float]:
        """How likely each card of the hand is to take a trick to which it is led."""
        return {card: self._chance_if_led(card) for card in singles(self.hand)}

    def _chance_if_led(self, card: Cards) -> float:
        suit, better = self.unseen & self.ranking.following[card], self.better(card, card)
        over = (better & suit).bit_count() / max(1, suit.bit_count())
        stays = 1.0
        for follows, ruffs in self._replies(suit, better & ~suit):
            stays *= 1 - follows * over - ruffs
        return stays

    def _replies(self, suit: Cards, trumps: Cards) -> Sequence[tuple[float, float]]:
        """For each of the others how likely he is to follow to a lead, and to trump it: the same
        for all cards of a suit, and found once.
        """
        if (suit, trumps) not in self._found_replies:
            self._found_replies[suit, trumps] = [
                self._reply(seat, suit, trumps) for seat in self.others
            ]
        return self._found_replies[suit, trumps]

    def _reply(self, seat: int, suit: Cards, trumps: Cards) -> tuple[float, float]:
        follows = self.chance_to_hold(seat, suit)
        return follows, (1 - follows) * (RUFFS * self.chance_to_hold(seat, trumps))


NOT_LED = 0.75
"""How likely a trick is not to be led in a given suit."""

RUFFS = 0.7
"""How likely somebody is to trump who can."""

EAGER, UNKNOWN, FORCED = 0.9, 0.7, 0.35
"""How likely somebody is to take a trick that he can take: who needs it, who may need it, who does
not and may have to.
"""
