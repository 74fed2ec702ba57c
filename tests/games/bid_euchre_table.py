"""A table of Bid Euchre with the cards that a test wants."""

from typing import Any, Self

from bot.engine.games.bid_euchre import BidEuchre
from tests.games.card_table import CardTable, stacked

PACK = [rank + suit for suit in "SHDC" for rank in "AKQJT9"]
DEALT = {
    0: "9S 9H 9D 9C  AS AH AD AC  KS KH KD KC",
    1: "TS TH TD TC  QS QH QD QC  JS JH JD JC",
}
"""What lies face down before each, what lies face up on it in the same order, and the hand."""


def pack_with(dealt: dict[int, str], dealer: int) -> list[str]:
    """A whole pack that deals each seat these cards in this order; what is not said is filled
    up.
    """
    return stacked(PACK, dealt, [[(1 - dealer, 1), (dealer, 1)]] * 12)


class BidEuchreTable(CardTable):
    """A game that a test deals and plays by hand; seat 1 deals first, seat 0 bids and leads."""

    def __init__(self, dealer: int | None = 1, **options: Any) -> None:
        super().__init__(BidEuchre(options), dealer)

    def deal(self, dealt: dict[int, str] | None = None) -> Self:
        """Shuffles so that each is dealt these cards: four face down, four face up, four in
        hand.
        """
        pack = pack_with(DEALT if dealt is None else dealt, self.state.dealer)
        return self.shuffled(pack)

    def bought(self, seat: int, bid: int, trump: str) -> Self:
        """That seat buys the deal and names trump."""
        first = 1 - self.state.dealer
        if seat != first:
            self.hears(f"{first} bid {bid - 1}")
        self.hears(f"{seat} bid {bid}")
        if bid < 12:
            self.hears(f"{1 - seat} pass")
        return self.hears(f"{seat} trump {trump}")

    def hand(self, seat: int) -> list[str]:
        return self.rules.pack.names(self.view(seat).hand)

    def lying(self, seat: int) -> list[str]:
        """What lies face up before a seat."""
        found: list[str] = self.table()["open"][seat]
        return found

    def turned(self, seat: int) -> list[str | None]:
        """What has been turned up under a seat's piles."""
        found: list[str | None] = self.table()["turned"][str(seat)]
        return found
