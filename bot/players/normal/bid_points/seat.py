"""What a player of these games has counted: which cards are still out, and who may hold them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from propcache.api import cached_property

from bot.engine.cards import NONE, Cards, union
from bot.engine.phases.tricks import cards_played_by_each
from bot.engine.phases.trumping import voids_shown
from bot.players.bid_points.seat import Seat
from bot.players.normal.holdings import Holdings, Room

Worth = Callable[[Cards], float]
"""What a card is worth, in points, to the side that takes it in a trick."""

OUT_OF_PLAY = -1
"""The place of the cards that nobody holds."""

TOLD_BY_PLAYS = frozenset(["hands", "trick", "taken"])
"""The zones of this seat's hand and of the cards that have been played."""


class CountingSeat(Seat):
    """A seat that remembers what has been played and what that shows."""

    @cached_property
    def missing(self) -> list[Cards]:
        """The cards that each seat cannot hold, by what it has played."""
        return voids_shown(self.ranking, self.view.deals[-1].tricks, self.view.places)

    @cached_property
    def played(self) -> Sequence[Cards]:
        """The cards that each seat has played in this deal."""
        return cards_played_by_each(self.view.deals[-1].tricks, self.view.places)

    @cached_property
    def unseen(self) -> Cards:
        """The cards that others may hold: neither in this hand nor played nor shown elsewhere."""
        zones = self.view.zones
        seen = self.hand | union(self.played)
        for name in zones:
            if name not in TOLD_BY_PLAYS:
                for part in zones[name]:
                    seen |= part or NONE
        return self.view.rules.deck & ~seen

    def holdings(self, room: Room) -> Holdings:
        """Where the unseen cards may be; ``room`` is what each place has where nothing that was
        played speaks against it.
        """
        missing = {seat: self.missing[seat] for seat in self.view.places}
        places = [*[seat for seat in missing if seat != self.me], OUT_OF_PLAY]
        missing[OUT_OF_PLAY] = NONE
        return Holdings(
            places,
            lambda place, card: 0.0 if card & missing[place] else room(place, card),
            self.unseen,
            (*self.apart, *missing.values()),
        )

    @property
    def apart(self) -> Sequence[Cards]:
        """The sets of cards for which places have another room than for the others."""
        return (self.ranking.trumps,)

    @cached_property
    def bids(self) -> bool:
        """Whether this seat's side has bought the deal."""
        return self.table["bidder"] in self.side

    @cached_property
    def trumps_out(self) -> Cards:
        """The trumps that are neither played nor in hand."""
        return self.unseen & self.ranking.trumps

    def above(self, card: Cards, led: Cards) -> Cards:
        """The unseen cards that would beat one in a trick to that lead."""
        ranking = self.ranking
        return ranking.beating(card, led) & self.unseen

    def of_suit(self, card: Cards) -> Cards:
        """All cards of the suit that a card belongs to."""
        return self.ranking.following[card]

    def beats_out(self, card: Cards) -> int:
        """How many unseen cards of its own suit a card beats."""
        suit = self.ranking.following[card] & self.unseen
        return (suit & ~self.ranking.higher[card]).bit_count()

    def is_master(self, card: Cards) -> bool:
        """Whether a card beats all of its suit that are still out."""
        return not self.ranking.higher[card] & self.unseen
