"""What a careful player of the Euchre family keeps count of: who has run out of what, what is still
out, and how likely it is that somebody can beat a card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import comb, prod
from typing import ClassVar

from bot.engine.cards import NONE, Cards, singles, union
from bot.engine.state import Trick
from bot.players.euchre.seat import Seat
from bot.players.normal.euchre.scales import EUCHRE
from bot.players.normal.euchre.weights import Scales


class CountingSeat(Seat):
    """A seat that remembers every card played, and who played it.

    ``scales`` say how it weighs them where there are sides.
    """

    scales: ClassVar[Scales] = EUCHRE

    @cached_property
    def sitting_out(self) -> frozenset[int]:
        """Those who play no card in this deal."""
        return frozenset(self.table.get("sitting_out", ()))

    def players_of(self, trick: Trick) -> Iterator[tuple[int, Cards]]:
        """Who played which card to a trick, from its leader on."""
        places = self.view.places
        start = places.index(trick.leader)
        seats = [seat for seat in places[start:] + places[:start] if seat not in self.sitting_out]
        return zip(seats, trick.cards, strict=False)

    @cached_property
    def missing(self) -> dict[int, Cards]:
        """For each seat the cards that it cannot hold, because it did not follow suit."""
        missing = dict.fromkeys(self.view.places, NONE)
        for trick in self.view.deals[-1].tricks:
            suit = self.ranking.following[trick.cards[0]]
            for seat, card in self.players_of(trick):
                if not card & suit:
                    missing[seat] |= suit
        return missing

    @cached_property
    def was_taken_up(self) -> Cards:
        """The turned card where another seat, the dealer, has taken it up."""
        turned = self.table["turned"]
        if turned is None or self.dealer == self.me or self.view.zones["upcard"][0]:
            return NONE
        return self.turned

    @property
    def out_of_play(self) -> Cards:
        """The cards in nobody's hand; the turned one too if the dealer cannot have kept it."""
        return super().out_of_play | (self.was_taken_up & self.missing[self.dealer])

    @cached_property
    def taken_up(self) -> Cards:
        """The turned card where another seat, the dealer, has it in hand, as far as one can see."""
        return self.was_taken_up & self.unseen

    def known(self, seat: int) -> Cards:
        """The cards that a seat surely holds."""
        return self.taken_up if seat == self.dealer else NONE

    def perhaps(self, seat: int) -> Cards:
        """The cards that a seat may hold besides those that it surely holds."""
        return self.unseen & ~self.missing[seat] & ~self.taken_up

    def chance_of(self, wanted: Cards, seat: int, lacking: Cards = NONE) -> float:
        """How likely it is that a seat holds one of the wanted cards and none of the lacking."""
        known, perhaps = self.known(seat), self.perhaps(seat)
        held = self.view.counts["hands"][seat] - known.bit_count()
        if known & lacking:
            return 0.0
        without = dealings(perhaps & ~lacking, held)
        with_none = 0 if known & wanted else dealings(perhaps & ~lacking & ~wanted, held)
        return (without - with_none) / max(1, dealings(perhaps, held))

    @cached_property
    def to_come(self) -> list[int]:
        """Who plays to this trick after this seat."""
        return self.playing[len(self.trick) + 1 :]

    @cached_property
    def rivals_to_come(self) -> list[int]:
        """Those of them who do not play with this seat."""
        return [seat for seat in self.to_come if seat not in self.friends]

    @cached_property
    def rivals(self) -> list[int]:
        """Those who play this deal, and not with this seat."""
        return [seat for seat in self.playing if seat not in self.friends and seat != self.me]

    @property
    def rival(self) -> int:
        """One of those who do not play with this seat."""
        return next(seat for seat in self.view.places if seat not in self.side)

    @cached_property
    def friends_to_come(self) -> list[int]:
        """Those after this seat who play with it."""
        return [seat for seat in self.to_come if seat in self.friends]

    @property
    def side(self) -> frozenset[int]:
        """This seat and its partners."""
        return self.friends | {self.me}

    @property
    def with_maker(self) -> bool:
        """Whether this seat made trump, or somebody who plays with it."""
        return self.table.get("maker") in self.side

    def friend_name(self, player: int) -> str:
        """What somebody who plays with this seat is to it."""
        return "your partner"

    @cached_property
    def count(self) -> tuple[int, int]:
        """How many tricks this side has taken, and how many the others have."""
        won = self.table["tricks_won"]
        ours = sum(won[seat] for seat in self.side)
        return ours, sum(won) - ours

    @property
    def needs_one(self) -> bool:
        """Whether this seat is in want of its first trick, where it costs dear to take none."""
        return False

    @cached_property
    def lying(self) -> Cards:
        """The card that takes the trick as it lies; no card where none does."""
        return self.trick[self.ranking.winner(self.trick)] if self.trick else NONE

    @cached_property
    def holder(self) -> int | None:
        """Whose that card is."""
        return self.playing[self.trick.index(self.lying)] if self.trick else None

    @property
    def with_us(self) -> bool:
        """Whether the trick lies with a partner."""
        return self.holder in self.friends

    def beats(self, card: Cards) -> bool:
        """Whether a card would take the trick as it lies."""
        if not self.trick:
            return True
        power = self.ranking.power[self.ranking.suit[self.trick[0]]]
        return power[card] > power[self.lying]

    def chance_to_beat(self, card: Cards, seat: int, led: Cards) -> float:
        """How likely it is that a seat can beat a card in a trick to that lead."""
        suit = self.ranking.following[led]
        power = self.ranking.power[self.ranking.suit[led]]
        higher = union(other for other in singles(self.unseen) if power[other] > power[card])
        if suit & self.ranking.trumps:
            return self.chance_of(higher, seat)
        by_following = self.chance_of(higher & suit, seat)
        return by_following + self.chance_of(higher & ~suit, seat, lacking=suit)

    def chance_to_stand(self, card: Cards, seats: Sequence[int]) -> float:
        """How likely it is that none of those seats can beat a card in this trick."""
        led = self.trick[0] if self.trick else card
        return prod(1 - self.chance_to_beat(card, seat, led) for seat in seats)

    def higher_out(self, card: Cards) -> int:
        """How many higher cards of its suit others may hold."""
        order = self.ranking.order[self.ranking.suit[card]]
        return (union(order[: order.index(card)]) & self.unseen).bit_count()


def dealings(cards: Cards, held: int) -> int:
    """In how many ways so many of these cards may lie in a hand."""
    return comb(cards.bit_count(), max(0, held))
