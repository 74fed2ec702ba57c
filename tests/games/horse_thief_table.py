"""A table of Horse Thief with the cards that a test wants."""

from typing import Any, Self

from bot.engine.games.horse_thief import HorseThief
from tests.games.card_table import CardTable, stacked

PACK = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]


class HorseThiefTable(CardTable):
    """A game that a test deals and plays by hand; the last seat deals first."""

    def __init__(self, seats: int = 3, dealer: int | None = None, **options: Any) -> None:
        super().__init__(HorseThief(options, seats), seats - 1 if dealer is None else dealer)

    def deal(self, hands: dict[int, str] | None = None, up: str = "2H", stock: str = "") -> Self:
        """Shuffles so that these hands are dealt and that the stock begins with these cards."""
        seats = self.rules.seats
        around = [((self.state.dealer + step) % seats, 1) for step in range(1, seats + 1)]
        every = {seat: (hands or {}).get(seat, "") for seat in range(seats)}
        pack = stacked(PACK, every, [around] * 5, f"{up} {stock}".strip())
        return self.shuffled(pack)

    def count_of_three(self, *playing: int) -> Self:
        """Those play, the others drop."""
        for seat in range(self.rules.seats):
            self.hears(f"{seat} {'play' if seat in playing else 'drop'}")
        return self

    def nobody_draws(self) -> Self:
        """All keep their hands."""
        while self.phase == "draw":
            self.hears(f"{self.asked()[0]} draw")
        return self
