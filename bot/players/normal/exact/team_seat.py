"""What a seat of the team in Tricks Together foresees of a card."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from propcache.api import cached_property

from bot.engine.cards import Cards, singles
from bot.players.exact.tricks_together import TogetherSeat
from bot.players.normal.exact.seat import CountingSeat


class Traits(NamedTuple):
    """What speaks for a card or against it, in parts of a trick.

    Of this trick: ``taken`` and ``taken_too_many`` how likely this seat takes it, where it wants
    tricks and where it has enough; ``lies_well`` and ``lies_badly`` whether another seat that wants
    tricks, or has enough, has the highest card so far, and keeps it; ``forced`` how likely somebody
    who has enough can do nothing but take it. Of what follows: ``off`` how far the rest of the hand
    is from what is still wanted. Of the card: ``strength`` how likely it takes a trick that it
    leads, for a seat that wants tricks, for one that has enough, for a lead of one that wants
    tricks (and its square), times the part of the tricks left that is wanted, the same for a lead.
    """

    taken: float
    taken_too_many: float
    lies_well: float
    lies_badly: float
    forced: float
    off: float
    strength: float
    strength_when_full: float
    strength_led: float
    strength_led_squared: float
    strength_times_need: float
    strength_times_need_led: float


WEIGHTS = Traits(-3.3, -5.3, -2.1, -6.4, -3.8, -2.5, 2.8, 2.9, 5.4, -7.4, -7.6, 7.0)
"""How much each trait counts. Fitted to the plays of some thousand rounds of two to five cards,
after which, all cards open, the round could still be cleared.
"""


class Outlook(NamedTuple):
    """A card that may be played: its traits, and how likely it takes the trick."""

    card: Cards
    traits: Traits

    @property
    def worth(self) -> float:
        """The higher, the likelier the round is to be cleared."""
        return sum([weight * trait for weight, trait in zip(WEIGHTS, self.traits, strict=True)])

    @property
    def takes(self) -> float:
        """How likely this seat takes the trick with it, if others who want tricks may."""
        return self.traits.taken + self.traits.taken_too_many


class Rivals(NamedTuple):
    """What those who are still to play may do to the card that lies highest: how likely one who
    wants tricks beats it, and how likely one who has enough must.
    """

    beaten: float
    forced: float


class TeamSeat(CountingSeat, TogetherSeat):
    """A seat that thinks of all the numbers that are wanted."""

    def is_wanting(self, seat: int) -> bool:
        """Whether a seat wants more tricks, for all that this one knows."""
        wanted = self.wants(seat)
        return wanted is None or wanted > 0

    def outlook(self, card: Cards) -> Outlook:
        """What a card may lead to."""
        trick = (*self.trick, card)
        place = self.ranking.winner(trick)
        rivals = self._rivals(trick[place], trick[0])
        holder = self.playing[place]
        left_over = 1 - rivals.beaten
        mine = left_over * (1 - rivals.forced) if holder == self.me else 0.0
        return Outlook(
            card,
            Traits(
                mine if self.need > 0 else 0.0,
                left_over if holder == self.me and self.need <= 0 else 0.0,
                float(holder != self.me and self.is_wanting(holder)),
                left_over if holder != self.me and not self.is_wanting(holder) else 0.0,
                rivals.forced * left_over,
                self._off(card, mine),
                *self._strengths(card),
            ),
        )

    def _rivals(self, highest: Cards, led: Cards) -> Rivals:
        better, following = self.better(highest, led), self.ranking.following[led]
        suit = self.unseen & following
        share = (better & suit).bit_count() / max(1, suit.bit_count())
        wanting, full = self._wanting_and_full
        kept = prod([1 - self._chance_to_beat(seat, better, following) for seat in wanting])
        spared = prod([1 - share**2 * self.chance_to_hold(seat, suit) for seat in full])
        return Rivals(1 - kept, 1 - spared)

    @cached_property
    def _wanting_and_full(self) -> tuple[list[int], list[int]]:
        """Those who are still to play: who wants tricks, and who has enough."""
        wanting = [seat for seat in self.to_come if self.is_wanting(seat)]
        return wanting, [seat for seat in self.to_come if seat not in wanting]

    def _off(self, card: Cards, takes: float) -> float:
        """By how much the rest of the hand should miss what is then wanted."""
        still = self.need - self.later_without(card)
        return takes * abs(still - 1) + (1 - takes) * abs(still)

    def later_without(self, card: Cards) -> float:
        """The tricks that the rest of the hand should take, once a card is played."""
        return sum([worth for other, worth in self._later.items() if other != card])

    @cached_property
    def _later(self) -> dict[Cards, float]:
        """The part of a trick that each card of the hand should take, if it is kept."""
        left = max(1, self.hand.bit_count() - 1)
        return {card: self.worth(card, left, leads=False) for card in singles(self.hand)}

    def _strengths(self, card: Cards) -> Sequence[float]:
        strength, wants = self._chance_to_win[card], self.need > 0
        leads = not self.trick
        by_need = strength * self.need / self.hand.bit_count()
        return (
            strength * wants,
            strength * (not wants),
            strength * wants * leads,
            strength * strength * wants * leads,
            by_need,
            by_need * leads,
        )
