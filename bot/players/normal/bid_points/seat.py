"""What a player of these games has counted: which cards are still out, and who may hold them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from propcache.api import cached_property

from bot.engine.cards import Cards, singles, union
from bot.engine.phases.trumping import voids_shown
from bot.players.bid_points.seat import Seat
from bot.players.normal.holdings import Holdings, Room

Worth = Callable[[Cards], float]
"""What a card is worth, in points, to the side that takes it in a trick."""

OUT_OF_PLAY = -1
"""The place of the cards that nobody holds."""


class CountingSeat(Seat):
    """A seat that remembers what has been played and what that shows."""

    @cached_property
    def missing(self) -> list[Cards]:
        """The cards that each seat cannot hold, by what it has played."""
        return voids_shown(self.ranking, self.plays(), len(self.view.places))

    def plays(self) -> Iterator[tuple[int, Cards]]:
        """The cards of this deal, ``(seat, card)`` in the order in which they were played."""
        places = self.view.places
        for trick in self.view.deals[-1].tricks:
            start = places.index(trick.leader)
            for step, card in enumerate(trick.cards):
                yield places[(start + step) % len(places)], card

    def holdings(self, room: Room) -> Holdings:
        """Where the unseen cards may be; ``room`` is what each place has where nothing that was
        played speaks against it.
        """
        missing = {seat: self.missing[seat] for seat in self.view.places}
        places = [*(seat for seat in missing if seat != self.me), OUT_OF_PLAY]
        missing[OUT_OF_PLAY] = 0
        return Holdings(
            places, lambda place, card: 0.0 if card & missing[place] else room(place, card)
        )

    @cached_property
    def bids(self) -> bool:
        """Whether this seat's side has bought the deal."""
        return self.table["bidder"] in self.side

    @cached_property
    def trumps_out(self) -> Cards:
        """The trumps that are neither played nor in hand."""
        return self.unseen & self.ranking.trumps

    @cached_property
    def _above(self) -> dict[tuple[Cards, str], Cards]:
        return {}

    def above(self, card: Cards, led: Cards) -> Cards:
        """The unseen cards that would beat one in a trick to that lead."""
        suit = self.ranking.suit[led]
        found = self._above.get((card, suit))
        if found is None:
            power = self.ranking.power[suit]
            higher = [other for other in singles(self.unseen) if power[other] > power[card]]
            found = self._above[card, suit] = union(higher)
        return found

    def of_suit(self, card: Cards) -> Cards:
        """All cards of the suit that a card belongs to."""
        return self.ranking.following[card]

    def beats_out(self, card: Cards) -> int:
        """How many unseen cards of its own suit a card beats."""
        suit = self.of_suit(card) & self.unseen
        return suit.bit_count() - (self.above(card, card) & suit).bit_count()

    def is_master(self, card: Cards) -> bool:
        """Whether a card beats all of its suit that are still out."""
        return not self.above(card, card) & self.of_suit(card)
