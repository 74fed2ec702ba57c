"""A Setback table with the cards that a test wants."""

from typing import Any, Self

from bot.engine.games.setback import Setback
from tests.games.card_table import AuctionTable, stacked

PACK = [rank + suit for suit in "SHDC" for rank in "AKQJT92"]
HANDS = {
    0: "AH KH JH 2H AS KS",
    1: "QH JD AC KC QC JC",
    2: "TH 9H AD KD QS JS",
    3: "TS 9S TD 9D TC 9C",
}
"""Hearts for trump, and all of them in play. QD, 2S, 2D and 2C are left over."""


def pack_with(hands: dict[int, str], dealer: int = 3, buried: str = "") -> list[str]:
    """A whole pack that deals these hands and buries these cards; the rest is filled up."""
    around = [((dealer + step) % 4, 3) for step in (1, 2, 3, 4)]
    return stacked(PACK, hands, [around, around], buried)


class SetbackTable(AuctionTable):
    """A game of Setback that a test deals and plays by hand."""

    def __init__(self, dealer: int | None = 3, **options: Any) -> None:
        super().__init__(Setback(options), dealer)

    def deal(self, hands: dict[int, str] | None = None, buried: str = "") -> Self:
        """Shuffles so that these hands are dealt."""
        pack = pack_with(HANDS if hands is None else hands, self.state.dealer, buried)
        return self.shuffled(pack)
