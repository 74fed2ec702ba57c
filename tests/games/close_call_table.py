"""A table of Close Call with the cards that a test wants."""

from typing import Any, Self

from bot.engine.games.close_call import CloseCall
from tests.games.card_table import CardTable, stacked

RANKS = "KQNPT98765432"
PACK = [
    *(rank + suit for suit in "SW" for rank in RANKS + "A"),
    *(rank + suit for suit in "CP" for rank in RANKS),
    *(f"X{number}" for number in range(1, 7)),
]


class CloseCallTable(CardTable):
    """A game that a test deals and plays by hand; seat 0 deals first."""

    def __init__(self, seats: int = 4, dealer: int | None = 0, **options: Any) -> None:
        super().__init__(CloseCall(options, seats), dealer)

    def deal(self, hands: dict[int, str] | None = None, stock: str = "") -> Self:
        """Shuffles so that these hands are dealt and that the stock begins with these cards."""
        seats = self.rules.seats
        around = [((self.state.dealer + step) % seats, 1) for step in range(1, seats + 1)]
        pack = self.rules.pack.names(self.rules.deck)
        dealt = stacked(
            pack, {seat: (hands or {}).get(seat, "") for seat in range(seats)}, [around] * 10, stock
        )
        return self.shuffled(dealt)

    def bids(self, *bids: int) -> Self:
        """The bids from the dealer's on."""
        for bid in bids:
            self.hears(f"{self.asked()[0]} bid {bid}")
        return self

    def off_by(self, *off: int) -> Self:
        """A whole deal in which the seats miss their bids by so much, as far as may be: everybody
        plays the first card that he may, and has bid for that.
        """
        pack = self.rules.pack.names(self.rules.deck)
        trial = CloseCallTable(
            self.rules.seats, self.state.dealer, **self.rules.options.model_dump()
        )
        trial.shuffled(pack).bids(*[0] * self.rules.seats).play_out()
        winners = [trick.winner for trick in trial.state.deals[-1].tricks]
        won = [winners.count(seat) for seat in range(self.rules.seats)]
        self.shuffled(pack)
        while self.phase == "bid":
            (seat,) = self.asked()
            wanted = won[seat] + off[seat] if won[seat] + off[seat] <= 10 else won[seat] - off[seat]
            self.bids(wanted)
        return self.play_out()
