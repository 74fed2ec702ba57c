"""A Margin for Error table with the cards that a test wants."""

from typing import Any, Self

from bot.engine.games.margin_for_error import MarginForError
from tests.games.card_table import CardTable, names, stacked

PACK = [f"{number}{colour}" for colour in "RYGB" for number in range(14, 0, -1)]


def cards(colour: str, *numbers: int) -> str:
    """Cards of one colour: `cards("R", 14, 13)` is `14R 13R`."""
    return " ".join(f"{number}{colour}" for number in numbers)


def from_to(colour: str, highest: int, lowest: int = 1) -> str:
    """All cards of a colour between two."""
    return cards(colour, *range(highest, lowest - 1, -1))


ONE_COLOUR_EACH = {seat: from_to(colour, 14) for seat, colour in enumerate("RYGB")}
"""Of four players each has one colour: who has the green cards takes every trick."""

LOW_CARDS = {
    **{seat: from_to(colour, 14, 4) for seat, colour in enumerate("RYGB")},
    4: "2R 1R 3Y 2Y 1Y 3G 2G 1G 3B 2B 1B",
}
"""Of five players four have the high cards of a colour each and the fifth the low ones, without the
3R, which is left over.
"""


class MarginTable(CardTable):
    """A game of Margin for Error that a test deals and plays by hand."""

    def __init__(self, seats: int = 4, dealer: int | None = None, **options: Any) -> None:
        super().__init__(MarginForError(options, seats), seats - 1 if dealer is None else dealer)

    # Dealing

    def deal(self, hands: dict[int, str] | None = None, aside: str = "") -> Self:
        """Shuffles so that these hands are dealt; with five, and that card put aside."""
        seats, places = self.rules.seats, self.state.places
        start = places.index(self.state.dealer) + 1
        around = [(seat, 1) for seat in [*places[start:], *places[:start]]]
        pack = stacked(PACK, hands or {}, [around] * (56 // seats), aside)
        return self.shuffled(pack)

    def captain(self, seat: int) -> Self:
        """All before him decline, and that one accepts."""
        while self.phase == "captain":
            (asked,) = self.asked()
            self.hears(f"{asked} {'accept' if asked == seat else 'decline'}")
        return self

    def announced(self, captain: int, suit: str = "R", strategy: str = "low") -> Self:
        """Who is Captain, and what he has announced."""
        return self.captain(captain).hears(f"{captain} point {suit} {strategy}")

    def passed(self) -> Self:
        """All pass their highest cards, and the first that they may."""
        while self.phase == "pass":
            seat, decision = next(iter(self.rules.ask(self.state).items()))
            self.rules.apply(self.state, seat, next(iter(decision)))
        return self

    # Playing with hands that are said as they are once all passing is done

    def plays_with(
        self,
        hands: dict[int, str],
        announced: str = "0 R low",
        extra: str = "",
    ) -> Self:
        """Deals and passes so that these hands are played; `announced` is the Captain's seat, the
        point suit and the strategy. Hands that are not full are filled up.
        """
        captain, suit, strategy = announced.split()
        hands = self._filled(hands, extra)
        passing = {}
        dealt = {seat: names(hand) for seat, hand in hands.items()}
        for one, other, number in self._pairs(int(captain)):
            passing[one], passing[other] = dealt[other][:number], dealt[one][:number]
            dealt[one] = [*passing[one], *dealt[one][number:]]
            dealt[other] = [*passing[other], *dealt[other][number:]]
        self.deal({seat: " ".join(hand) for seat, hand in dealt.items()}, extra)
        self.announced(int(captain), suit, strategy)
        for seat, some in passing.items():
            self.hears(f"{seat} pass {' '.join(some)}")
        return self.hears(f"{self._fifth(int(captain))} discard {extra}") if extra else self

    def _filled(self, hands: dict[int, str], extra: str) -> dict[int, str]:
        named = names(" ".join([*hands.values(), extra]))
        free = [card for card in PACK if card not in named]
        filled = {seat: names(hands.get(seat, "")) for seat in range(self.rules.seats)}
        for hand in filled.values():
            hand += [free.pop() for _ in range(56 // self.rules.seats - len(hand))]
        return {seat: " ".join(hand) for seat, hand in filled.items()}

    def _from(self, captain: int, steps: int) -> int:
        places = self.state.places
        return places[(places.index(captain) + steps) % len(places)]

    def _pairs(self, captain: int) -> list[tuple[int, int, int]]:
        pairs = [(0, 2, 3), (1, 3, 2)] if self.rules.seats == 4 else [(0, 3, 2), (1, 4, 2)]
        return [(self._from(captain, a), self._from(captain, b), many) for a, b, many in pairs]

    def _fifth(self, captain: int) -> int:
        return self._from(captain, 2)

    def trick(self, *cards_played: str) -> Self:
        """Cards for whoever has the turn, one after the other."""
        for card in cards_played:
            self.hears(f"{self.state.turn} play {card}")
        return self

    def tricks(self, number: int, first: str = "") -> Self:
        """So many tricks more; everybody plays the lowest card that he may, of the first of these
        colours that he can.
        """
        wanted = len(self.state.tricks) + number
        deals = len(self.state.deals)
        while len(self.state.deals) == deals and len(self.state.tricks) < wanted:
            decision = self.rules.ask(self.state)[self.state.turn]
            lines = [decision.text(value) for value in decision if value != "expose"]
            lowest = next((line for line in reversed(lines) if line[-1] in first), lines[-1])
            self.hears(f"{self.state.turn} {lowest}")
        return self
