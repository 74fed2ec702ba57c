"""What a player of Double Deck Pinochle has counted: who must have which cards, and who cannot."""

from __future__ import annotations

from collections.abc import Sequence

from propcache.api import cached_property

from bot.engine.cards import NONE, Cards, singles, union
from bot.engine.games.pinochle_cards import PACK, RANKINGS, PinochleRanking
from bot.engine.games.pinochle_shown import shown_missing
from bot.players.normal.bid_points.prospects import Prospects
from bot.players.normal.bid_points.seat import OUT_OF_PLAY, CountingSeat


class PinochleSeat(CountingSeat):
    """A seat that remembers who did not follow, trump or beat a card though he must (PIN-11,
    PIN-12), and what meld each has laid down.
    """

    @cached_property
    def ranking(self) -> PinochleRanking:
        return RANKINGS[self.table["trump"]]

    @cached_property
    def missing(self) -> list[Cards]:
        return shown_missing(self.ranking, self.view.deals[-1].tricks, self.view.places)

    @cached_property
    def shown(self) -> dict[int, Cards]:
        """The cards that each other seat has laid down as meld and not played."""
        melded = self.table["melded"]
        free, shown = self.unseen, {}
        for seat in self.view.places:
            if seat != self.me:
                shown[seat] = self._left(melded.get(str(seat), []), self.played[seat], free)
                free &= ~shown[seat]
        return shown

    @staticmethod
    def _left(melded: list[str], played: Cards, free: Cards) -> Cards:
        left = list(melded)
        for name in PACK.names(played):
            if name in left:
                left.remove(name)
        held = NONE
        for name in left:
            held |= next(iter(singles(PACK.copies_of(name) & free & ~held)), NONE)
        return held

    def room(self, place: int, card: Cards) -> float:
        """How much room a place has for a card: only one where it has been shown."""
        if place == OUT_OF_PLAY:
            return 0.0
        if card & self._all_shown:
            return float(card & self.shown[place] != NONE)
        return self.view.counts["hands"][place] - self.shown[place].bit_count()

    @property
    def apart(self) -> Sequence[Cards]:
        return tuple(self.shown.values())

    @cached_property
    def _all_shown(self) -> Cards:
        return union(self.shown.values())

    def above(self, card: Cards, led: Cards) -> Cards:
        return self.ranking.over[card] & self.unseen


class MustBeat(Prospects):
    """What may become of a trick in which everybody must beat what is winning if he can."""

    def chance_of_beating(self, by: int, winning: Cards, led: Cards) -> float:
        seat, chance = self.seat, self.holdings.chance_of_one
        above, following = seat.above(winning, led), seat.ranking.following[led]
        higher = chance(by, above & following)
        if led & seat.ranking.trumps:
            return higher
        void = 1 - chance(by, seat.unseen & following)
        return higher + void * chance(by, above & seat.ranking.trumps)

    def may_add(self, by: int) -> float:
        """How likely the card is to count that a seat plays."""
        return super().may_add(by) / self.seat.view.counts["hands"][by]
