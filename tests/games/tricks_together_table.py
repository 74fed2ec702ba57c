"""A table of Tricks Together with the cards that a test wants, and climbs that go well."""

from typing import Any, Self

from bot.engine.games.tricks_together import TricksTogether
from bot.engine.games.tricks_together_climb import ClimbState, Round
from tests.games.card_table import CardTable, stacked

PACK = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]
NAMES = ("Anna", "Ben", "Carla", "Dan")


class TogetherTable(CardTable):
    """A climb that a test deals and plays by hand; the last seat deals first."""

    def __init__(self, seats: int = 4, dealer: int | None = None, **options: Any) -> None:
        first = seats - 1 if dealer is None else dealer
        super().__init__(TricksTogether(options, seats), first)

    @property
    def order(self) -> list[int]:
        """The seats as they are dealt to, the dealer last."""
        seats = self.rules.seats
        return [(self.state.dealer + step) % seats for step in range(1, seats + 1)]

    def deal(self, hands: dict[int, str] | None = None, up: str = "") -> Self:
        """Shuffles so that these hands are dealt and this card is turned."""
        cards = self.rules.climb.cards(self.state)
        every = {seat: (hands or {}).get(seat, "") for seat in range(self.rules.seats)}
        around = [(seat, 1) for seat in self.order]
        return self.shuffled(stacked(PACK, every, [around] * cards, up))

    def commits(self, *numbers: int) -> Self:
        """The numbers of all but the dealer, from his left on."""
        return self.hears(
            *(
                f"{seat} commit {number}"
                for seat, number in zip(self.order[:-1], numbers, strict=False)
            )
        )

    def clears(self, rounds: int = 1) -> Self:
        """Deals and plays rounds that the team clears."""
        for _ in range(rounds):
            self.shuffled(pack_that_clears(self.rules, self.state))
            for seat in self.asked():
                self.hears(f"{seat} commit {number_that_clears(self.rules, self.state, seat)}")
            self.play_out()
        return self

    def fails(self, rounds: int = 1) -> Self:
        """Deals rounds, and all but the dealer choose too much."""
        for _ in range(rounds):
            self.deal()
            for seat in self.asked():
                self.hears(f"{seat} commit {self.rules.climb.cards(self.state)}")
            if self.phase == "play":
                self.play_out()
        return self


# Rounds that any play clears: who leads first has the highest spades, and spades are trump or led


def pack_that_clears(rules: TricksTogether, state: ClimbState) -> list[str]:
    """A pack with which the dealer's left wins every trick, whatever is played."""
    cards, seats = rules.climb.cards(state), rules.seats
    winner = (state.dealer + 1) % seats
    others = dict.fromkeys(range(seats), "")
    around = [((state.dealer + step) % seats, 1) for step in range(1, seats + 1)]
    return stacked(PACK, others | {winner: " ".join(PACK[:cards])}, [around] * cards, PACK[12])


def is_clear(rules: TricksTogether, state: ClimbState) -> bool:
    """Whether the cards are those of such a pack."""
    cards = rules.climb.cards(state)
    return state.hands[(state.dealer + 1) % rules.seats] == rules.pack.cards(" ".join(PACK[:cards]))


def number_that_clears(rules: TricksTogether, state: ClimbState, seat: int) -> int:
    """What a seat commits to with such a pack."""
    return rules.climb.cards(state) if seat == (state.dealer + 1) % rules.seats else 0


def after_rounds(rules: TricksTogether, state: ClimbState, cleared: int) -> ClimbState:
    """The position when so many rounds have been cleared, without the tricks of them."""
    nothing = (0,) * rules.seats
    rounds = enumerate(rules.climb.rounds[:cleared], 1)
    state.played = tuple(
        Round(place, cards, nothing, nothing, cleared=True) for place, cards in rounds
    )
    state.cards = rules.climb.cards(state)
    return state
