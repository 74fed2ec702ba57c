"""What a careful player of Bid Euchre keeps count of: the other's open cards, what he may have in
hand, and what both still need.
"""

from __future__ import annotations

from math import comb

from propcache.api import cached_property

from bot.engine.cards import NONE, Cards, union
from bot.engine.view import View
from bot.players.euchre.bid import BidSeat

TRICKS = 12
"""How many there are."""


class Seat(BidSeat):
    """A seat of two; ``open`` are its cards face up, ``theirs`` the other's."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._without: dict[Cards, float] = {}

    @cached_property
    def not_in_hand(self) -> Cards:
        """The cards that the other cannot have in hand, as he did not follow their suit."""
        missing = NONE
        for trick in self.view.deals[-1].tricks:
            suit = self.ranking.following[trick.cards[0]]
            if trick.leader == self.me and len(trick.cards) == 2 and not trick.cards[1] & suit:
                missing |= suit
        return missing

    @cached_property
    def possible(self) -> Cards:
        """The cards that the other may have in hand."""
        return self.hidden & ~self.not_in_hand

    def chance_without(self, cards: Cards) -> float:
        """How likely it is that he has none of those cards, in hand or open."""
        if self.theirs & cards:
            return 0.0
        chance = self._without.get(cards)
        if chance is None:
            without = comb((self.possible & ~cards).bit_count(), self.held)
            chance = self._without[cards] = without / self.ways
        return chance

    @cached_property
    def held(self) -> int:
        """How many cards he has in hand."""
        return self.view.counts["hands"][1 - self.me]

    @cached_property
    def ways(self) -> int:
        """In how many ways they may have been dealt to him."""
        return max(1, comb(self.possible.bit_count(), self.held))

    def chance_to_win(self, card: Cards) -> float:
        """How likely it is that a card wins when it is led."""
        suit, trumps = self.ranking.following[card], self.ranking.trumps
        beaten = 1 - self.chance_without(self.higher(card))
        if card & trumps:
            return 1 - beaten
        trumped = self.chance_without(suit) - self.chance_without(suit | trumps)
        return 1 - beaten - trumped

    def higher(self, card: Cards) -> Cards:
        """The higher cards of its suit that may be out."""
        return self.ranking.higher[card] & self.unseen

    def beats(self, card: Cards) -> bool:
        """Whether a card takes the trick from the one that was led."""
        return bool(card & self.winners)

    @cached_property
    def winners(self) -> Cards:
        """All cards that take the trick from the one that was led."""
        led = self.trick[0]
        return self.ranking.beating(led, led)

    @cached_property
    def needed(self) -> int:
        """How many tricks the bidder still needs; 0 or less when he has made his bid."""
        made: int = self.table["tricks_won"][self.table["bidder"]]
        return int(self.table["bid"]) - made

    @cached_property
    def to_spare(self) -> int:
        """How many of the tricks that are left the bidder may lose."""
        played: int = sum(self.table["tricks_won"])
        return TRICKS - played - self.needed

    @property
    def is_bidder(self) -> bool:
        """Whether this seat has bought the deal."""
        return bool(self.table["bidder"] == self.me)

    @cached_property
    def on_piles(self) -> Cards:
        """The own open cards under which another still lies."""
        piles, turned = self.table["piles"][str(self.me)], self.table["turned"][str(self.me)]
        card = self.view.rules.pack.card
        faces = [card(face) for face, under in zip(piles, turned, strict=True) if under is None]
        return union(faces) & self.open
