"""What a careful player of the Euchre family keeps count of: who has run out of what, what is still
out, and how likely it is that somebody can beat a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, prod
from typing import ClassVar, NamedTuple

from propcache.api import cached_property

from bot.engine.cards import NONE, Cards
from bot.engine.phases.tricks import suits_not_followed
from bot.engine.view import View
from bot.players.euchre.seat import Seat
from bot.players.normal.euchre.scales import EUCHRE
from bot.players.normal.euchre.weights import Scales


class Hidden(NamedTuple):
    """What a seat may hold that is not seen: ``known`` cards for sure, and so many more ``held`` of
    those that are ``perhaps`` there, which can be dealt to it in so many ``ways``.
    """

    known: Cards
    perhaps: Cards
    held: int
    ways: int


class CountingSeat(Seat):
    """A seat that remembers every card played, and who played it.

    ``scales`` say how it weighs them where there are sides.
    """

    scales: ClassVar[Scales] = EUCHRE

    def __init__(self, view: View) -> None:
        self._hidden: dict[int, Hidden] = {}
        self._chances: dict[tuple[Cards, Cards, int], float] = {}
        super().__init__(view)

    @cached_property
    def missing(self) -> Sequence[Cards]:
        """For each seat the cards that it cannot hold, because it did not follow suit."""
        tricks = self.view.deals[-1].tricks
        return suits_not_followed(self.ranking, tricks, self.view.places, self.sitting_out)

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

    def in_hand(self, seat: int) -> int:
        """How many cards somebody who plays has in hand: as many as this seat, whose turn it is, or
        one less when he has played to the trick.
        """
        return self.hand.bit_count() - (seat in self.playing[: len(self.trick)])

    def hidden(self, seat: int) -> Hidden:
        """What a seat that plays may hold."""
        known = self.known(seat)
        perhaps = self.unseen & ~self.missing[seat] & ~self.taken_up
        held = max(0, self.in_hand(seat) - known.bit_count())
        ways = max(1, comb(perhaps.bit_count(), held))
        hidden = self._hidden[seat] = Hidden(known, perhaps, held, ways)
        return hidden

    def chance_of(self, wanted: Cards, seat: int, lacking: Cards = NONE) -> float:
        """How likely it is that a seat holds one of the wanted cards and none of the lacking."""
        known, perhaps, held, ways = self._hidden.get(seat) or self.hidden(seat)
        if known & lacking or not (known | perhaps) & wanted:
            return 0.0
        possible = perhaps & ~lacking
        without = comb(possible.bit_count(), held)
        with_none = 0 if known & wanted else comb((possible & ~wanted).bit_count(), held)
        return (without - with_none) / ways

    @cached_property
    def to_come(self) -> Sequence[int]:
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

    @cached_property
    def lone_maker(self) -> int | None:
        """The maker where he plays alone against this seat."""
        maker = self.table.get("maker")
        return maker if self.rivals == [maker] and self.table.get("alone") else None

    def stops_nothing(self, card: Cards) -> bool:
        """Whether a side card is of no more use: the maker, alone, has none of its suit to lead."""
        if self.lone_maker is None or card & self.ranking.trumps:
            return False
        suit = self.ranking.following[card]
        return not suit & self.unseen & ~self.missing[self.lone_maker]

    @property
    def rival(self) -> int:
        """One of those who do not play with this seat."""
        return next(seat for seat in self.view.places if seat not in self.side)

    @cached_property
    def friends_to_come(self) -> list[int]:
        """Those after this seat who play with it."""
        return [seat for seat in self.to_come if seat in self.friends]

    @cached_property
    def trumps_with(self) -> tuple[float, float]:
        """How many rivals, and how many partners to come, are likely to have a trump."""
        trumps = self.ranking.trumps
        rivals = sum([self.chance_of(trumps, rival) for rival in self.rivals])
        return rivals, sum([self.chance_of(trumps, friend) for friend in self.friends_to_come])

    @cached_property
    def side(self) -> frozenset[int]:
        """This seat and its partners."""
        return self.friends | {self.me}

    @cached_property
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

    @cached_property
    def with_us(self) -> bool:
        """Whether the trick lies with a partner."""
        return self.holder in self.friends

    def beats(self, card: Cards) -> bool:
        """Whether a card would take the trick as it lies."""
        return bool(card & self.winners) if self.trick else True

    @cached_property
    def winners(self) -> Cards:
        """All cards that would take the trick as it lies."""
        return self.ranking.beating(self.lying, self.trick[0])

    def chance_to_beat(self, card: Cards, seat: int, led: Cards) -> float:
        """How likely it is that a seat can beat a card in a trick to that lead."""
        ranking = self.ranking
        suit = ranking.following[led]
        higher = ranking.beating(card, led) & self.unseen
        if not higher:
            return 0.0
        chance = self._chances.get((higher, suit, seat))
        if chance is None:
            chance = self._chances[higher, suit, seat] = self.chance_to_have(higher, suit, seat)
        return chance

    def chance_to_have(self, higher: Cards, suit: Cards, seat: int) -> float:
        """How likely it is that a seat can play one of those cards to the lead of a suit."""
        if suit & self.ranking.trumps:
            return self.chance_of(higher, seat)
        by_following = self.chance_of(higher & suit, seat)
        return by_following + self.chance_of(higher & ~suit, seat, lacking=suit)

    def chance_to_stand(self, card: Cards, seats: Sequence[int]) -> float:
        """How likely it is that none of those seats can beat a card in this trick."""
        led = self.trick[0] if self.trick else card
        return prod([1 - self.chance_to_beat(card, seat, led) for seat in seats])

    def higher_out(self, card: Cards) -> int:
        """How many higher cards of its suit others may hold."""
        return (self.ranking.higher[card] & self.unseen).bit_count()
