"""A Cribbage table with the cards that a test wants."""

from typing import Any, Self

from bot.engine.games.cribbage import Cribbage
from tests.games.card_table import CardTable, names, stacked

PACK = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]
EXAMPLE = {0: "9D TD QD KD AS 2S", 1: "5H 6C TH JC 3S 7H"}
"""The example of the rules: seat 1 deals, the jack of spades is turned up, both lay the last two
away.
"""
UNTOLD = "KC 2C 3C 4C 5C 6C 7C 8C 9C 2D 3D 4D 5D 6D 7D 8D 9D 2H 3H"
"""What a test does not say is the first of these that it names nowhere."""


def cards(line: str) -> set[int]:
    """The cards of a line, each as the engine has it."""
    return {Cribbage.pack.card(name) for name in names(line)}


class CribbageTable(CardTable):
    """A game of Cribbage that a test deals and plays by hand; the last seat deals."""

    def __init__(self, seats: int = 2, dealer: int | None = -1, **options: Any) -> None:
        super().__init__(Cribbage(options, seats), seats - 1 if dealer == -1 else dealer)
        self.seats = seats

    def deal(self, hands: dict[int, str], turned: str = "") -> Self:
        """Shuffles so that these hands are dealt and that card will be turned up, if not said
        otherwise one that is no jack.
        """
        free = [card for card in names(UNTOLD) if card not in names(" ".join(hands.values()))]
        kitty, turned = free[0], turned or free[1]
        around = [((self.state.dealer + step) % self.seats, 1) for step in range(1, 1 + self.seats)]
        rounds = [around] * (6 if self.seats == 2 else 5)
        rest = f"{kitty} {turned}" if self.seats == 3 else turned
        return self.shuffled(stacked(PACK, hands, rounds, rest))

    def played_with(self, hands: dict[int, str], turned: str = "") -> Self:
        """Deals and lays away so that these hands are played; the cards in the kitty, and of seats
        that are not named, come as they do.
        """
        many = 6 if self.seats == 2 else 5
        self.deal({seat: hand for seat, hand in hands.items() if hand}, turned)
        for seat in range(self.seats):
            kept = names(hands.get(seat, "")) or self.hand(seat)[:4]
            away = [card for card in self.hand(seat) if card not in kept]
            assert len(away) == many - 4
            self.hears(f"{seat} discard {' '.join(away)}")
        return self

    def example(self) -> Self:
        """The example of the rules, until the first card is to be played."""
        return self.deal(EXAMPLE, "JS").hears("0 discard AS 2S", "1 discard 3S 7H")

    def plays(self, line: str) -> Self:
        """Cards in turn, as `seat card seat card …`."""
        words = line.split()
        for seat, card in zip(words[::2], words[1::2], strict=True):
            self.hears(f"{seat} play {card}")
        return self

    def in_turn(self, line: str) -> list[int]:
        """Plays these cards, whose turn it may be, and says whose it was."""
        seats = []
        for card in names(line):
            (seat,) = self.asked()
            seats.append(seat)
            self.hears(f"{seat} play {card}")
        return seats

    def play_hands(self) -> Self:
        """Plays the first card that fits until the play is over."""
        while self.phase == "pegging":
            (seat,) = self.asked()
            self.hears(f"{seat} {self.legal(seat)[0]}")
        return self

    @property
    def scores(self) -> list[int]:
        """Where the front pegs stand."""
        return list(self.view(None).scores)

    def at(self, *scores: int) -> Self:
        """Puts the pegs there, as if earlier deals had led to it."""
        self.state.scores = tuple(scores)
        self.state.front, self.state.back = list(scores), list(scores)
        return self
