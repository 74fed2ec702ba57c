"""A Euchre table with the cards that a test wants."""

from typing import Any, Self

from bot.engine.games.euchre import Euchre
from tests.games.card_table import CardTable, stacked

PACK = [rank + suit for suit in "SHDC" for rank in "AKQJT9"]
PLAIN_HANDS = {0: "AS KS 9H 9D 9C", 1: "QS AH KH TD TC", 2: "TS QH AD KD QC", 3: "9S TH QD AC KC"}
"""Five cards each that nobody would call poor. JS, JH, JD and JC are left over."""


def pack_with(
    hands: dict[int, str], dealer: int = 3, up: str | None = None, stock: str = ""
) -> list[str]:
    """A whole pack that deals these hands and turns this card; what is not said is filled up."""
    order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    rounds = [list(zip(order, sizes, strict=True)) for sizes in ((3, 2, 3, 2), (2, 3, 2, 3))]
    return stacked(PACK, hands, rounds, f"{up or ''} {stock}")


class EuchreTable(CardTable):
    """A game that a test deals and plays by hand."""

    def __init__(self, dealer: int | None = 3, **options: Any) -> None:
        super().__init__(Euchre(options), dealer)

    def deal(
        self, hands: dict[int, str] | None = None, up: str | None = "JD", stock: str = ""
    ) -> Self:
        """Shuffles so that these hands are dealt."""
        return self.shuffled(
            pack_with(PLAIN_HANDS if hands is None else hands, self.state.dealer, up, stock)
        )
