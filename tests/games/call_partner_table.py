"""A table of Call-Your-Partner Euchre with the cards that a test wants."""

from typing import Any, Self

from bot.engine.games.call_partner_euchre import CallPartnerEuchre
from tests.games.card_table import CardTable, stacked

PACK = [rank + suit for suit in "SHDC" for rank in "AKQJT98"]
HANDS = {
    0: "AS KS 9H 9D 9C",
    1: "QS AH KH TD TC",
    2: "TS QH AD KD QC",
    3: "9S TH QD AC KC",
    4: "8S 8H 8D 8C JC",
}
"""JS, JH and JD are left over."""


def pack_with(hands: dict[int, str], dealer: int, up: str, hidden: str) -> list[str]:
    """A whole pack that deals these hands, turns this card and buries those two."""
    order = [(dealer + step) % 5 for step in range(1, 6)]
    rounds = [list(zip(order, sizes, strict=True)) for sizes in ((3, 2, 3, 2, 3), (2, 3, 2, 3, 2))]
    return stacked(PACK, hands, rounds, f"{up} {hidden}")


class CallPartnerTable(CardTable):
    """A game that a test deals and plays by hand."""

    def __init__(self, dealer: int | None = 4, **options: Any) -> None:
        super().__init__(CallPartnerEuchre(options), dealer)

    def deal(
        self, hands: dict[int, str] | None = None, up: str = "JD", hidden: str = "JS JH"
    ) -> Self:
        """Shuffles so that these hands are dealt."""
        pack = pack_with(HANDS if hands is None else hands, self.state.dealer, up, hidden)
        return self.shuffled(pack)

    def pass_round(self) -> Self:
        """All five pass."""
        for _ in range(5):
            self.hears(f"{self.asked()[0]} pass")
        return self
