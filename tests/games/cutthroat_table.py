"""A table of Cut-Throat Euchre with the cards that a test wants."""

from typing import Any, Self

from bot.engine.games.cutthroat_euchre import CutThroatEuchre
from tests.games.card_table import CardTable, stacked

PACK = [rank + suit for suit in "SHDC" for rank in "AKQJT9"]
DEAD = 3
HANDS = {
    0: "AS KS QS JS TS",
    1: "AH KH QH TH 9H",
    2: "AD KD QD JD TD",
    DEAD: "AC KC QC TC 9C",
}
"""JH is turned up; JC, 9S and 9D are left over."""


class CutThroatTable(CardTable):
    """A game that a test deals and plays by hand."""

    def __init__(self, dealer: int | None = 2, **options: Any) -> None:
        super().__init__(CutThroatEuchre(options), dealer)

    def deal(self, hands: dict[int, str] | None = None, up: str = "JH", hidden: str = "") -> Self:
        """Shuffles so that these hands are dealt, at place 3 to the dead hand."""
        order = [(self.state.dealer + step) % 4 for step in range(1, 5)]
        rounds = [list(zip(order, sizes, strict=True)) for sizes in ((3, 2, 3, 2), (2, 3, 2, 3))]
        pack = stacked(PACK, HANDS if hands is None else hands, rounds, f"{up} {hidden}".strip())
        return self.shuffled(pack)

    def all_keep(self, discard: str) -> Self:
        """Nobody swaps, and the dealer lays that card off."""
        for _ in range(3):
            self.hears(f"{self.asked()[0]} keep")
        return self.hears(f"{self.state.dealer} discard {discard}")
