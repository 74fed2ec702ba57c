"""A game of 99 with the cards that a test wants."""

from collections import Counter
from typing import Any, Self

from bot.engine.games.ninety_nine import NinetyNine
from tests.games.card_table import CardTable, names


class NinetyNineTable(CardTable):
    """A hand that a test deals and plays; the last seat deals first, so that seat 0 begins."""

    def __init__(self, seats: int = 3, dealer: int | None = None, **options: Any) -> None:
        super().__init__(NinetyNine(options, seats), seats - 1 if dealer is None else dealer)

    def deal(self, hands: dict[int, str] | None = None, pile: str = "") -> Self:
        """Shuffles so that these hands are dealt and that the draw pile begins with these cards."""
        seats = self.rules.seats
        wanted = {seat: names((hands or {}).get(seat, "")) for seat in range(seats)}
        free = Counter(self.rules.pack.names(self.rules.deck))
        free.subtract([card for hand in wanted.values() for card in hand])
        free.subtract(names(pile))
        rest = list(free.elements())
        for hand in wanted.values():
            hand += [rest.pop() for _ in range(3 - len(hand))]
        order = [(self.state.dealer + step) % seats for step in range(1, seats + 1)]
        dealt = [wanted[seat][around] for around in range(3) for seat in order]
        return self.shuffled([*dealt, *names(pile), *rest])

    def plays(self, *cards: str) -> Self:
        """Those cards, with what is said of them, by whoever's turn it is."""
        for card in cards:
            self.hears(f"{self.state.turn} play {card}")
        return self

    @property
    def total(self) -> int:
        return self.state.total

    @property
    def points(self) -> list[int]:
        """The hand points, seat by seat."""
        return list(self.state.hand_points)


def cheap_answer(table: CardTable, seat: int) -> Any:
    """The answer that keeps the hand going: the card that counts least; a right is left alone."""
    decision = table.rules.ask(table.state)[seat]
    plays = [value for value in decision.actions() if value != "draw"]
    return min(plays, key=table.rules.values.__getitem__) if plays else "draw"


def long_hand(table: NinetyNineTable) -> NinetyNineTable:
    """Deals so that everybody holds two high cards, and that the low ones are drawn first."""
    rules = table.rules
    cards = sorted(rules.pack.names(rules.deck), key=lambda name: "T89A234567JQK".index(name[0]))
    high = min(2 * rules.seats, 12 * rules.decks)
    return table.shuffled(cards[-high:] + cards[:-high])
